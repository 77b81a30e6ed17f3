"""The five actions: what a player may do with action points, and what each act costs and does (TIL-7 to TIL-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kingstable.kernel import Option

from ..options import (
    EXCHANGES,
    HOUSE,
    KING_UP,
    MOVES,
    PILLAR,
    PLACE,
    RECRUIT,
    REPLACE,
    TAKE_CONTRACT,
    TAKE_TILE,
    Exchange,
    House,
    KingUp,
    Move,
    Pillar,
    Place,
    Recruit,
    Replace,
    TakeContract,
    TakeTile,
    room_of,
)
from ..state import LINE_CHARACTERS, LINE_HOUSES, Player, TiletumState
from ..tables import (
    ARCHITECT,
    ARCHITECT_MEEPLE,
    BUILDING_NAMES,
    CATHEDRAL_AT,
    CHARACTER,
    KING,
    KING_TOP,
    MEEPLE_NAMES,
    MERCHANT,
    MERCHANT_MEEPLE,
    NONE,
    OFFER_COST,
    PERSON,
    PLACES_AT,
    REPLACE_COST,
    RESOURCE_NAMES,
    ROOM_COST,
    SPOT_NAMES,
    STOREHOUSE,
    TAKE_COST,
    TILE_NAMES,
    TILES,
    TYPED,
    Part,
)
from .pieces import (
    home_of,
    house_spaces,
    king_up,
    may_place_pillar,
    place_house,
    place_pillar,
    replace_characters,
    settle_building,
    take_character,
    take_tile,
    why_not_take,
)

#: What an act still gives: the line of the score sheet, and the parts to be resolved.
Reward = tuple[int, tuple[Part, ...]]
NOTHING: Final[Reward] = (LINE_HOUSES, ())
#: The AP that an act costs, and what it still gives.
Done = tuple[int, Reward]
#: TIL-11.6.
_EXTRA: Final = (Part("gain_any_resource", amount=1),)


def action_options(s: TiletumState, side: int, action: int, ap: int) -> list[Option]:
    """Every legal way to spend AP of this action."""
    player = s.players[side]
    if action == KING:
        return [KING_UP] if player.king < KING_TOP else []  # TIL-7.2
    if action == MERCHANT:
        return _merchant_options(s, side, player)
    if action == ARCHITECT:
        return _architect_options(s, side, player)
    if action == CHARACTER:
        return _character_options(s, player, ap)
    return _contract_options(s, side, player, ap)


def _merchant_options(s: TiletumState, side: int, player: Player) -> list[Option]:
    spot = player.at[MERCHANT_MEEPLE]
    options: list[Option] = list(MOVES[MERCHANT_MEEPLE][spot])
    options += [HOUSE[space] for space in house_spaces(s, player, spot)]
    return options + _map_tiles(s, side, spot)


def _map_tiles(s: TiletumState, side: int, spot: int) -> list[Option]:
    """TIL-8.11: the bonus tiles that lie here."""
    tiles = [s.map_bonus[place] for place in PLACES_AT[spot]]
    return [TAKE_TILE[tile] for tile in tiles if tile != NONE and why_not_take(s, side, tile) is None]


def _architect_options(s: TiletumState, side: int, player: Player) -> list[Option]:
    spot = player.at[ARCHITECT_MEEPLE]
    options: list[Option] = list(MOVES[ARCHITECT_MEEPLE][spot])
    cathedral = CATHEDRAL_AT[spot]
    if may_place_pillar(s, player, cathedral):
        options.append(PILLAR[cathedral])
    return options + _map_tiles(s, side, spot)


def _character_options(s: TiletumState, player: Player, ap: int) -> list[Option]:
    options: list[Option] = []
    if len(player.storehouse) < STOREHOUSE:
        options += [RECRUIT[tile] for tile in s.character_offer]
    if s.character_pile:  # otherwise the same tiles would come back
        options.append(REPLACE)
    for tile in player.storehouse:
        if TILES[tile].kind == PERSON:
            options += placements(player, tile, ap)
    return options


def placements(player: Player, tile: int, ap: int) -> list[Place]:
    """TIL-10.3 to TIL-10.7: the empty rooms in which a stored character may live, at this cost at most."""
    options: list[Place] = []
    home = home_of(player, TILES[tile].type)
    for building, rooms in enumerate(player.rooms):
        if TYPED[building] and building != home and (home != NONE or any(other != NONE for other in rooms)):
            continue
        costs = ROOM_COST[building]
        options += [
            PLACE[tile][building][floor] for floor, other in enumerate(rooms) if other == NONE and costs[floor] <= ap
        ]
    return options


def _contract_options(s: TiletumState, side: int, player: Player, ap: int) -> list[Option]:
    options: list[Option] = []
    for slot, tile in enumerate(s.contract_offer):
        if tile != NONE and OFFER_COST[slot] <= ap and why_not_take(s, side, tile) is None:
            options.append(TAKE_CONTRACT[tile])
    for give, amount in enumerate(player.resources):
        if amount:
            options += EXCHANGES[give]
    return options


def carry_out(s: TiletumState, side: int, option: Option) -> Done:
    """Do one act of an action; gives the AP it costs and what it still brings."""
    return _ACTS[type(option)](s, side, option)


def move(s: TiletumState, side: int, meeple: int, spot: int) -> None:
    """Put a meeple on a spot, one step away or anywhere."""
    s.players[side].at[meeple] = spot
    if s.log is not None:
        s.tell("move", who=s.who(side), meeple=MEEPLE_NAMES[meeple], spot=SPOT_NAMES[spot])


def _move(s: TiletumState, side: int, option: Move) -> Done:
    move(s, side, option.meeple, option.spot)
    return 1, NOTHING


def _king_up(s: TiletumState, side: int, option: KingUp) -> Done:
    king_up(s, side, 1)
    return 1, NOTHING


def _house(s: TiletumState, side: int, option: House) -> Done:
    return 1, (LINE_HOUSES, (place_house(s, side, option.space),))


def _pillar(s: TiletumState, side: int, option: Pillar) -> Done:
    place_pillar(s, side, option.cathedral)
    return 1, NOTHING


def _take_tile(s: TiletumState, side: int, option: TakeTile) -> Done:
    s.map_bonus[s.map_bonus.index(option.tile)] = NONE  # TIL-8.11
    take_tile(s, side, option.tile)
    return 1, NOTHING


def _recruit(s: TiletumState, side: int, option: Recruit) -> Done:
    take_tile(s, side, option.tile)
    take_character(s, option.tile)
    return TAKE_COST, NOTHING


def _replace(s: TiletumState, side: int, option: Replace) -> Done:
    s.tell("replace", seat=side)
    replace_characters(s)
    return REPLACE_COST, NOTHING


def _place(s: TiletumState, side: int, option: Place) -> Done:
    """TIL-10.3, TIL-10.8, TIL-10.11."""
    player, (building, floor) = s.players[side], room_of(option.room)
    player.storehouse.remove(option.tile)
    player.rooms[building][floor] = option.tile
    if s.log is not None:
        place = BUILDING_NAMES[building]
        s.tell("place", who=s.who(side), tile=TILE_NAMES[option.tile], building=place, floor=floor + 1)
    if TYPED[building] and player.filled(building):
        player.house_supply += 1
        s.tell("roof", seat=side, building=building + 1)
    settle_building(s, side, building)
    return ROOM_COST[building][floor], (LINE_CHARACTERS, TILES[option.tile].parts)


def _take_contract(s: TiletumState, side: int, option: TakeContract) -> Done:
    slot = s.contract_offer.index(option.tile)
    s.contract_offer[slot] = NONE  # TIL-11.8: the gap stays until the end of the turn
    take_tile(s, side, option.tile)
    return OFFER_COST[slot], NOTHING


def _exchange(s: TiletumState, side: int, option: Exchange) -> Done:
    """TIL-11.5 to TIL-11.7."""
    player = s.players[side]
    player.resources[option.give] -= 1
    player.resources[option.take] += 1
    if s.log is not None:
        s.tell("exchange", seat=side, give=RESOURCE_NAMES[option.give], take=RESOURCE_NAMES[option.take])
    if s.exchanged:
        return 1, NOTHING
    s.exchanged = True
    return 1, (LINE_HOUSES, _EXTRA)


_ACTS: Final[dict[type[Option], Callable[[TiletumState, int, Any], Done]]] = {
    Move: _move,
    KingUp: _king_up,
    House: _house,
    Pillar: _pillar,
    TakeTile: _take_tile,
    Recruit: _recruit,
    Replace: _replace,
    Place: _place,
    TakeContract: _take_contract,
    Exchange: _exchange,
}
