"""Why a thing on the table is not among the choices, in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingstable.games.tiletum.actions import placements
from kingstable.games.tiletum.box import (
    ACTION_NAMES,
    ARCHITECT,
    ARCHITECT_MEEPLE,
    BOND,
    CATHEDRAL,
    CATHEDRAL_SPOT,
    CHARACTER,
    CONTRACT,
    CREST,
    CREST_FOOD,
    DISTANCE,
    FOOD,
    GOLD,
    HELPER,
    IRON,
    MEEPLE_NAMES,
    MERCHANT,
    MERCHANT_MEEPLE,
    NONE,
    OFFER_COST,
    PILLAR_SPACES,
    ROOM_COST,
    SPACE,
    SPACES,
    SPOT,
    STACKS,
    STONE,
    TILE,
    TILES,
    TRADE_PRICE,
    WOOL,
)
from kingstable.games.tiletum.options import ROOM_IDS, room_of
from kingstable.games.tiletum.pieces import may_house, why_not_take
from kingstable.games.tiletum.state import Player, TiletumState
from kingstable.kernel import Ask, Message, message


def explain(s: TiletumState, ask: Ask, thing: str) -> Message | None:
    """The reason why this thing is not lit for the open question, None if it is lit or there is none to give."""
    if any(thing in option.references for option in ask.options):
        return None
    kind, _, id = thing.partition(":")
    reason = _REASONS.get(kind)
    try:
        return reason(s, ask.seat, id) if reason is not None else None
    except (KeyError, ValueError, IndexError):
        return None


def _action(s: TiletumState) -> tuple[int, int]:
    """The action in progress and its AP."""
    return (s.frames[-1].action, s.frames[-1].ap) if s.frames else (NONE, 0)


def _needs(action: int) -> Message:
    return message("why-needs-action", action=ACTION_NAMES[action])


def _why_not_tile(s: TiletumState, side: int, id: str) -> Message | None:
    tile, player = TILE[id], s.players[side]
    action, ap = _action(s)
    if tile in player.storehouse:
        return _why_not_stored(s, player, tile)
    if tile in s.contract_offer:
        cost = OFFER_COST[s.contract_offer.index(tile)]
        return _why_not_offered(s, side, tile, CONTRACT, cost)
    if tile in s.character_offer:
        return _why_not_offered(s, side, tile, CHARACTER, 1)
    if tile in s.sector_bonus:
        if s.picked != NONE and not s.frames and s.action_at(s.picked % 6 + 1) == s.sector_bonus.index(tile):
            return why_not_take(s, side, tile)
        return message("why-tile-sector")
    if tile in s.map_bonus:
        spot = s.map_bonus.index(tile)
        if action not in (MERCHANT, ARCHITECT) or player.at[action - MERCHANT] != spot:
            return message("why-tile-map")
        return why_not_take(s, side, tile) or _points(1, ap)
    if tile == s.king_tile:
        return message("why-king-tile")
    if any(tile in other.storehouse for other in s.players):
        return message("why-not-yours")
    return None


def _points(cost: int, ap: int) -> Message | None:
    return message("why-ap", cost=cost, ap=ap) if cost > ap else None


def _why_not_offered(s: TiletumState, side: int, tile: int, needed: int, cost: int) -> Message | None:
    action, ap = _action(s)
    if action != needed:
        return _needs(needed)
    return _points(cost, ap) or why_not_take(s, side, tile)


def _why_not_stored(s: TiletumState, player: Player, number: int) -> Message | None:
    tile, resources = TILES[number], player.resources
    if tile.kind == BOND:
        wool, iron = max(0, tile.wool - resources[WOOL]), max(0, tile.iron - resources[IRON])
        if wool or iron:
            return message("why-contract", wool=wool, iron=iron)
        return message("why-contract-any", amount=tile.any)
    if tile.kind == CREST:
        free = [CREST_FOOD[building] for building, crest in enumerate(player.crests) if crest == NONE]
        if not free:
            return message("why-crest-places")
        return message("why-food", food=min(free), have=resources[FOOD])
    if tile.kind == HELPER:
        return message("why-ap-helper" if tile.parts[0].kind == "add_ap" else "why-colour-helper")
    action, ap = _action(s)
    if action != CHARACTER:
        return _needs(CHARACTER)
    return message("why-ap", cost=1, ap=ap) if placements(player, number, 9) else message("why-no-room")


def _why_not_die(s: TiletumState, side: int, id: str) -> Message | None:
    return message("why-die-taken") if s.players[side].dice or s.frames else message("why-die-picked")


def _why_not_spot(s: TiletumState, side: int, id: str) -> Message | None:
    spot = SPOT[id]
    action, ap = _action(s)
    if action not in (MERCHANT, ARCHITECT):
        return message("why-spot")
    meeple = action - MERCHANT
    steps = DISTANCE[s.players[side].at[meeple]][spot]
    if steps == 0:
        return message("why-already-there", meeple=MEEPLE_NAMES[meeple])
    return message("why-steps", meeple=MEEPLE_NAMES[meeple], steps=steps, ap=ap)


def _why_not_space(s: TiletumState, side: int, id: str) -> Message | None:
    """TIL-8.4."""
    number = SPACE[id]
    space, player = SPACES[number], s.players[side]
    if space.reserved:
        return message("why-space-reserved")
    if space.min_players > s.n:
        return message("why-space-players", players=space.min_players)
    if s.houses[number] != NONE:
        return message("why-space-taken")
    if player.house_at >> space.spot & 1:
        return message("why-own-house")
    if not player.house_supply:
        return message("why-no-house")
    if _action(s)[0] != MERCHANT:
        return _needs(MERCHANT)
    if player.at[MERCHANT_MEEPLE] != space.spot:
        return message("why-not-there", meeple=MEEPLE_NAMES[MERCHANT_MEEPLE])
    return None


def _why_not_cathedral(s: TiletumState, side: int, id: str) -> Message | None:
    """TIL-9.4, TIL-16.1."""
    cathedral, player = CATHEDRAL[id], s.players[side]
    if s.closed(cathedral):
        return message("why-closed")
    if player.given_at >> cathedral & 1:
        return message("why-given")
    if player.pillar_at >> cathedral & 1:
        if s.taken[cathedral] >= len(STACKS[cathedral]):
            return message("why-no-cathedral-tile")
        return message("why-stone", stone=s.stone_cost(cathedral), have=player.resources[STONE])
    if len(s.pillars[cathedral]) >= PILLAR_SPACES[cathedral]:
        return message("why-pillar-spaces")
    if not player.pillar_supply:
        return message("why-no-pillar")
    if _action(s)[0] != ARCHITECT:
        return _needs(ARCHITECT)
    if player.at[ARCHITECT_MEEPLE] != CATHEDRAL_SPOT[cathedral]:
        return message("why-not-there", meeple=MEEPLE_NAMES[ARCHITECT_MEEPLE])
    return None


def _why_not_building(s: TiletumState, side: int, id: str) -> Message | None:
    """TIL-13.7."""
    building, player = int(id) - 1, s.players[side]
    if player.crests[building] != NONE:
        return message("why-crest-there")
    if not any(TILES[tile].kind == CREST for tile in player.storehouse):
        return message("why-no-crest")
    return message("why-food", food=CREST_FOOD[building], have=player.resources[FOOD])


def _why_not_room(s: TiletumState, side: int, id: str) -> Message | None:
    """TIL-10.3, TIL-10.5, TIL-10.6."""
    building, floor = room_of(ROOM_IDS.index(id))
    player = s.players[side]
    if player.rooms[building][floor] != NONE:
        return message("why-room-taken")
    action, ap = _action(s)
    if action != CHARACTER:
        return _needs(CHARACTER)
    people = [tile for tile in player.storehouse if TILES[tile].type != NONE]
    if not people:
        return message("why-no-character")
    if not any(may_house(player, TILES[tile].type, building) for tile in people):
        return message("why-type")
    return _points(ROOM_COST[building][floor], ap)


def _why_not_resource(s: TiletumState, side: int, id: str) -> Message | None:
    gold = s.players[side].resources[GOLD]
    if id == "gold" or gold >= TRADE_PRICE:
        return None
    return message("why-trade", price=TRADE_PRICE, have=gold)


def _why_not_action(s: TiletumState, side: int, id: str) -> Message | None:
    return message("why-action-by-die")


_REASONS: Final[dict[str, Callable[[TiletumState, int, str], Message | None]]] = {
    "tile": _why_not_tile,
    "die": _why_not_die,
    "spot": _why_not_spot,
    "space": _why_not_space,
    "cathedral": _why_not_cathedral,
    "building": _why_not_building,
    "room": _why_not_room,
    "resource": _why_not_resource,
    "action": _why_not_action,
}
