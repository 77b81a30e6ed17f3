"""Free tasks of a human: trade, contracts, crests, cathedrals and helpers (TIL-13 to TIL-16)."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Option

from ..options import (
    CONTRIBUTE,
    FULFIL,
    FULFIL_WITH,
    TRADES,
    USE,
    Contribute,
    Fulfil,
    FulfilWith,
    PlaceCrest,
    Trade,
    UseHelper,
)
from ..options import CREST as CREST_OPTIONS
from ..state import LINE_CONTRACTS, LINE_CRESTS, LINE_HELPERS, Player, TiletumState
from ..tables import (
    BOND,
    BUILDING_NAMES,
    CREST,
    CREST_BONUS,
    CREST_FOOD,
    FOOD,
    GOLD,
    HELPER,
    IRON,
    NONE,
    PILLARS_ON_CONTRACTS,
    RESOURCE_NAMES,
    STONE,
    TILE_NAMES,
    TILES,
    TRADE_PRICE,
    WOOL,
)
from .actions import NOTHING, Reward
from .pieces import contribute, may_contribute, settle_building

TASKS: Final = frozenset((Trade, Fulfil, FulfilWith, PlaceCrest, Contribute, UseHelper))


def add_tasks(s: TiletumState, side: int, options: list[Option]) -> None:
    """Add every free task that is possible now."""
    player = s.players[side]
    resources = player.resources
    if resources[GOLD] >= TRADE_PRICE:
        options += TRADES
    for number in player.storehouse:
        tile = TILES[number]
        if tile.kind == HELPER:
            if usable(s, number):
                options.append(USE[number])
        elif tile.kind == BOND:
            options += payments(player, number)
        elif tile.kind == CREST:
            food = resources[FOOD]
            for building, crest in enumerate(player.crests):
                if crest == NONE and CREST_FOOD[building] <= food:
                    options.append(CREST_OPTIONS[number][building])
    owing = player.pillar_at & ~player.given_at
    cathedral = 0
    while owing:
        if owing & 1 and resources[STONE] >= s.stone_cost(cathedral) and may_contribute(s, player, cathedral):
            options.append(CONTRIBUTE[cathedral])
        owing >>= 1
        cathedral += 1


def usable(s: TiletumState, number: int) -> bool:
    """TIL-14.9, TIL-14.10: +AP helpers serve the die action only, change-colour helpers the taking of a die."""
    kind = TILES[number].parts[0].kind
    if kind == "add_ap":
        return bool(s.frames) and s.frames[-1].die
    return kind != "change_die_resource"


def payments(player: Player, number: int) -> list[Option]:
    """TIL-13.5: the ways to pay for a stored contract."""
    tile, resources = TILES[number], player.resources
    if resources[WOOL] < tile.wool or resources[IRON] < tile.iron:
        return []
    if not tile.any:
        return [FULFIL[number]]
    left = resources.copy()
    left[WOOL] -= tile.wool
    left[IRON] -= tile.iron
    return [FULFIL_WITH[number][resource] for resource in range(5) if left[resource] >= tile.any]


def carry_out_task(s: TiletumState, side: int, option: Option) -> Reward:
    """Do a free task; gives what it still brings."""
    player = s.players[side]
    if isinstance(option, Trade):
        player.resources[GOLD] -= TRADE_PRICE
        player.resources[option.resource] += 1
        if s.log is not None:
            s.tell("trade", seat=side, price=TRADE_PRICE, resource=RESOURCE_NAMES[option.resource])
        return NOTHING
    if isinstance(option, Fulfil):
        return _fulfil(s, side, option.tile, NONE)
    if isinstance(option, FulfilWith):
        return _fulfil(s, side, option.tile, option.resource)
    if isinstance(option, PlaceCrest):
        return _place_crest(s, side, option)
    if isinstance(option, Contribute):
        player.resources[STONE] -= s.stone_cost(option.cathedral)
        contribute(s, side, option.cathedral)
        return NOTHING
    assert isinstance(option, UseHelper)
    return _use_helper(s, side, option.tile)


def _fulfil(s: TiletumState, side: int, number: int, any_type: int) -> Reward:
    """TIL-13.3, TIL-13.4."""
    player, tile = s.players[side], TILES[number]
    player.resources[WOOL] -= tile.wool
    player.resources[IRON] -= tile.iron
    if tile.any:
        player.resources[any_type] -= tile.any
    player.storehouse.remove(number)
    player.contracts.append(number)
    player.score(tile.vp, LINE_CONTRACTS)
    if s.log is not None:
        s.tell("fulfil", seat=side, tile=TILE_NAMES[number], vp=tile.vp)
        if tile.any:
            s.tell("fulfil-any", seat=side, amount=tile.any, resource=RESOURCE_NAMES[any_type])
    if len(player.contracts) <= PILLARS_ON_CONTRACTS:
        player.pillar_supply += 1
        s.tell("contract-pillar", seat=side)
    return LINE_CONTRACTS, tile.parts


def _place_crest(s: TiletumState, side: int, option: PlaceCrest) -> Reward:
    """TIL-13.7, TIL-15.3."""
    player, building = s.players[side], option.building
    player.resources[FOOD] -= CREST_FOOD[building]
    player.storehouse.remove(option.tile)
    player.crests[building] = option.tile
    if s.log is not None:
        food, place = CREST_FOOD[building], BUILDING_NAMES[building]
        s.tell("crest", seat=side, tile=TILE_NAMES[option.tile], building=place, food=food)
    settle_building(s, side, building)
    return LINE_CRESTS, CREST_BONUS[building]


def _use_helper(s: TiletumState, side: int, number: int) -> Reward:
    """TIL-14.6 to TIL-14.11."""
    s.players[side].storehouse.remove(number)
    s.bonus_discard.append(number)
    if s.log is not None:
        s.tell("use", seat=side, tile=TILE_NAMES[number])
    parts = TILES[number].parts
    if parts[0].kind == "add_ap":
        s.frames[-1].ap += parts[0].amount
        return NOTHING
    return LINE_HELPERS, parts
