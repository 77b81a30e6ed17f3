"""Why a thing on the table is not among the choices, in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingstable.kernel import Ask, Message, message

from .options import DICE, ROOM_IDS, room_of
from .rules.actions import placements
from .rules.pieces import may_house, why_not_take
from .rules.tasks import payments, usable
from .state import Player, TiletumState
from .tables import (
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
    PLACE_SPOT,
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

#: It may be done, but another question is open.
_NOT_NOW: Final = message("why-not-now")
_MOST_AP: Final = max(max(costs) for costs in ROOM_COST)


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
        reason = None
        if s.die_taken(side) and s.action_at(player.dice[-1] % 6 + 1) == s.sector_bonus.index(tile):
            reason = why_not_take(s, side, tile)
        return reason or message("why-tile-sector")
    if tile in s.map_bonus:
        spot = PLACE_SPOT[s.map_bonus.index(tile)]
        if action not in (MERCHANT, ARCHITECT) or player.at[action - MERCHANT] != spot:
            return message("why-tile-map")
        return why_not_take(s, side, tile) or _points(1, ap) or _NOT_NOW
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
    return _points(cost, ap) or why_not_take(s, side, tile) or _NOT_NOW


def _why_not_stored(s: TiletumState, player: Player, number: int) -> Message | None:
    tile, resources = TILES[number], player.resources
    if tile.kind == BOND:
        if payments(player, number):
            return _NOT_NOW
        wool, iron = max(0, tile.wool - resources[WOOL]), max(0, tile.iron - resources[IRON])
        if wool or iron:
            return message("why-contract", wool=wool, iron=iron)
        return message("why-contract-any", amount=tile.any)
    if tile.kind == CREST:
        free = [CREST_FOOD[building] for building, crest in enumerate(player.crests) if crest == NONE]
        if not free:
            return message("why-crest-places")
        return _food(min(free), resources[FOOD])
    if tile.kind == HELPER:
        if usable(s, number):
            return _NOT_NOW
        return message("why-ap-helper" if tile.parts[0].kind == "add_ap" else "why-colour-helper")
    action, ap = _action(s)
    if action != CHARACTER:
        return _needs(CHARACTER)
    costs = [_cost(option.room) for option in placements(player, number, _MOST_AP)]
    if not costs:
        return message("why-no-room")
    return _points(min(costs), ap) or _NOT_NOW


def _cost(room: int) -> int:
    building, floor = room_of(room)
    return ROOM_COST[building][floor]


def _food(food: int, have: int) -> Message:
    return message("why-food", food=food, have=have) if food > have else _NOT_NOW


def _why_not_die(s: TiletumState, side: int, id: str) -> Message | None:
    if not s.wheel[DICE.index(id)]:
        return None
    if s.die_taken(side):
        return message("why-die-taken")
    return message("why-die-picked") if s.picked != NONE else _NOT_NOW


def _why_not_spot(s: TiletumState, side: int, id: str) -> Message | None:
    spot = SPOT[id]
    action, ap = _action(s)
    if action not in (MERCHANT, ARCHITECT):
        return message("why-spot")
    meeple = action - MERCHANT
    steps = DISTANCE[s.players[side].at[meeple]][spot]
    if steps == 0:
        return message("why-already-there", meeple=MEEPLE_NAMES[meeple])
    if steps == 1 and ap:
        return _NOT_NOW
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
    action, ap = _action(s)
    if action != MERCHANT:
        return _needs(MERCHANT)
    if player.at[MERCHANT_MEEPLE] != space.spot:
        return message("why-not-there", meeple=MEEPLE_NAMES[MERCHANT_MEEPLE])
    return _points(1, ap) or _NOT_NOW


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
        stone, have = s.stone_cost(cathedral), player.resources[STONE]
        return message("why-stone", stone=stone, have=have) if stone > have else _NOT_NOW
    if len(s.pillars[cathedral]) >= PILLAR_SPACES[cathedral]:
        return message("why-pillar-spaces")
    if not player.pillar_supply:
        return message("why-no-pillar")
    action, ap = _action(s)
    if action != ARCHITECT:
        return _needs(ARCHITECT)
    if player.at[ARCHITECT_MEEPLE] != CATHEDRAL_SPOT[cathedral]:
        return message("why-not-there", meeple=MEEPLE_NAMES[ARCHITECT_MEEPLE])
    return _points(1, ap) or _NOT_NOW


def _why_not_building(s: TiletumState, side: int, id: str) -> Message | None:
    """TIL-13.7."""
    building, player = int(id) - 1, s.players[side]
    if player.crests[building] != NONE:
        return message("why-crest-there")
    if not any(TILES[tile].kind == CREST for tile in player.storehouse):
        return message("why-no-crest")
    return _food(CREST_FOOD[building], player.resources[FOOD])


def _why_not_room(s: TiletumState, side: int, id: str) -> Message | None:
    """TIL-10.3, TIL-10.5, TIL-10.6."""
    room = ROOM_IDS.index(id)
    building, floor = room_of(room)
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
    return _points(_cost(room), ap) or _NOT_NOW


def _why_not_resource(s: TiletumState, side: int, id: str) -> Message | None:
    gold = s.players[side].resources[GOLD]
    if id == "gold":
        return None
    return message("why-trade", price=TRADE_PRICE, have=gold) if gold < TRADE_PRICE else _NOT_NOW


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
