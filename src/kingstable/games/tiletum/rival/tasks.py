"""What the Cardinal does with bonus tiles, and his tasks: crests, cathedrals, contracts (TIL-32, TIL-34, TIL-37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingstable.kernel import named

from ..components import COMPONENTS
from ..printed.solo import ChallengeEffect
from ..rules.challenges import effects
from ..rules.pieces import (
    cathedral_vp,
    contribute,
    gain,
    king_up,
    may_contribute,
    owns_crest,
    score,
    settle_building,
)
from ..state import (
    CARDINAL_SIDE,
    LINE_CHALLENGES,
    LINE_CONTRACTS,
    LINE_CRESTS,
    YOU,
    TiletumState,
)
from ..tables import (
    BUILDING_NAMES,
    CATHEDRAL_NAMES,
    CATHEDRALS,
    CREST,
    CREST_OF,
    FOOD,
    GOLD,
    LISTED_TILES,
    NONE,
    STONE,
    TILE_NAMES,
    TILES,
    Part,
)
from .needs import (
    CONTRACT_VP,
    CREST_PRICE,
    RESERVED_FOOD,
    Criterion,
    buy,
    can_buy,
    can_pay,
    decide,
    him,
    lacks,
    most_needed,
    pay_contract,
)

_BOARD: Final = COMPONENTS.cardinal_board
CREST_VP: Final = _BOARD.crest_vp
SLOTS: Final = _BOARD.unfulfilled_contract_slots


# -- bonus tiles --------------------------------------------------------------------------------------------------


def gets_bonus_tile(s: TiletumState, number: int) -> None:
    """TIL-34.9 to TIL-34.12, and the challenge cards for its category."""
    _, cardinal = him(s)
    tile = TILES[number]
    crest = tile.kind == CREST and not owns_crest(s, CARDINAL_SIDE, tile.crest)
    acting = [] if crest else list(effects(cardinal.challenges, "bonus_tile_category", tile.category))
    if not crest:
        s.removed.append(number)
    if s.log is not None:
        category = named("category", str(tile.category))
        s.tell("rival-gets" if crest or acting else "rival-removes", tile=TILE_NAMES[number], category=category)
    if crest:
        cardinal.reserve.append(number)
        s.tell("rival-reserve")
    for card, effect in acting:
        apply_challenge(s, card, effect, number)


def apply_challenge(s: TiletumState, card: str, effect: ChallengeEffect, number: int) -> None:
    """What a challenge card does with a tile, a character or a die (TIL-37.2 to TIL-37.8)."""
    if s.log is not None:
        s.tell("rival-challenge", card=named("challenge", card))
    match effect.do:
        case "gain_gold":
            gain(s, CARDINAL_SIDE, GOLD, effect.amount)
        case "gain_most_needed_resource":
            gain(s, CARDINAL_SIDE, most_needed(s), effect.amount)
        case "king_steps":
            king_up(s, CARDINAL_SIDE, effect.amount)
        case "gain_vp_equal_to_ap_value":
            score(s, CARDINAL_SIDE, TILES[number].ap_value, LINE_CHALLENGES)
        case "gain_printed_resources_and_vp":
            _gain_printed(s, TILES[number].parts, 0)
        case "gain_printed_resources_and_vp_plus_1vp_per_ap_step_build":
            _gain_printed(s, TILES[number].parts, 1)
        case "use_as_contract":
            _use_as_contract(s, number)


def _gain_printed(s: TiletumState, parts: Sequence[Part], vp_each: int) -> None:
    """TIL-37.4, TIL-37.7: printed resources and VP, and so many VP for each AP, step and build."""
    for part in parts:
        if part.kind == "gain_resource":
            gain(s, CARDINAL_SIDE, part.resource, part.amount)
        elif part.kind == "gain_any_resource":
            for _ in range(part.amount):  # TIL-33.7
                gain(s, CARDINAL_SIDE, most_needed(s), 1)
    vp = sum(part.amount for part in parts if part.kind == "gain_vp")
    vp += vp_each * sum(_points(part) for part in parts)
    if vp:
        score(s, CARDINAL_SIDE, vp, LINE_CHALLENGES)


def _points(part: Part) -> int:
    """AP, steps and builds that a part shows."""
    if part.kind in ("place_house", "place_pillar"):
        return 1
    return part.ap if part.kind == "action" else part.amount if part.kind == "move" else 0


def _use_as_contract(s: TiletumState, number: int) -> None:
    """TIL-37.3, TIL-D68: fulfilled at once, or into a free slot, or removed from the game after all."""
    player, cardinal = him(s)
    if can_pay(player.resources, TILES[number]):
        s.removed.remove(number)
        fulfil(s, number, RESERVED_FOOD)
    elif len(cardinal.slots) < SLOTS:
        s.removed.remove(number)
        cardinal.slots.append(number)
        s.tell("rival-slot")
    else:
        s.tell("rival-removed")


def best_bonus_tile(s: TiletumState, tiles: Sequence[int]) -> int:
    """TIL-34.1 to TIL-34.8."""
    lowest = min(TILES[tile].category for tile in tiles)
    level = [tile for tile in tiles if TILES[tile].category == lowest]
    if len(level) < len(tiles) and s.log is not None:
        category = named("category", str(lowest))
        s.tell("rival-category", category=category, tiles=[LISTED_TILES[tile] for tile in level])
    player, _ = him(s)
    ties: dict[int, list[Criterion[int]]] = {
        1: [
            ("crest-he-lacks", lambda tile: not owns_crest(s, CARDINAL_SIDE, CREST_OF[tile])),
            ("crest-you-lack", lambda tile: not owns_crest(s, YOU, CREST_OF[tile])),
        ],
        3: [
            ("more-vp", lambda tile: _sum(tile, "gain_vp")),
            ("more-resources", lambda tile: _sum(tile, "gain_resource") + _sum(tile, "gain_any_resource")),
            ("more-any", lambda tile: _sum(tile, "gain_any_resource")),
        ],
        4: [("more-ap", lambda tile: TILES[tile].ap_value)],
        5: [("lacks-fewest", lambda tile: -lacks(player.resources, TILES[tile]))],
    }
    return decide(s, "tile", level, ties.get(lowest, []), LISTED_TILES.__getitem__)


def _sum(tile: int, kind: str) -> int:
    return sum(part.amount for part in TILES[tile].parts if part.kind == kind)


# -- tasks --------------------------------------------------------------------------------------------------------


def tasks(s: TiletumState) -> None:
    """TIL-23.7: crests, cathedrals, contracts."""
    _activate_crests(s)
    _contribute(s)
    fulfil_contracts(s, RESERVED_FOOD)


def _activate_crests(s: TiletumState) -> None:
    """TIL-32.1 to TIL-32.6."""
    player, cardinal = him(s)
    while cardinal.reserve and NONE in player.crests and can_buy(player.resources, FOOD, CREST_PRICE):
        free = [building for building, crest in enumerate(player.crests) if crest == NONE]
        building = next((building for building in free if player.filled(building)), free[0])  # TIL-32.5
        crest = cardinal.reserve.pop(0)  # TIL-D57
        buy(s, FOOD, CREST_PRICE)
        player.crests[building] = crest
        player.score(CREST_VP, LINE_CRESTS)
        if s.log is not None:
            place = BUILDING_NAMES[building]
            s.tell("rival-crest", tile=TILE_NAMES[crest], building=place, vp=CREST_VP)
        settle_building(s, CARDINAL_SIDE, building)


def _contribute(s: TiletumState) -> None:
    """TIL-32.7 to TIL-32.9."""
    player, _ = him(s)
    while True:
        possible = [
            cathedral
            for cathedral in range(len(CATHEDRALS))
            if may_contribute(s, player, cathedral) and can_buy(player.resources, STONE, s.stone_cost(cathedral))
        ]
        if not possible:
            return
        criteria: list[Criterion[int]] = [("most-vp", lambda cathedral: cathedral_vp(s, cathedral))]
        chosen = decide(s, "cathedral", possible, criteria, CATHEDRAL_NAMES.__getitem__)
        buy(s, STONE, s.stone_cost(chosen))
        contribute(s, CARDINAL_SIDE, chosen)


def fulfil_contracts(s: TiletumState, reserved: int) -> None:
    """TIL-32.10, TIL-32.13."""
    player, cardinal = him(s)
    while True:
        possible = [tile for tile in cardinal.slots if can_pay(player.resources, TILES[tile], reserved)]
        if not possible:
            return
        criteria: list[Criterion[int]] = [("fewer-resources", lambda tile: -TILES[tile].total)]
        chosen = decide(s, "contract", possible, criteria, LISTED_TILES.__getitem__)
        cardinal.slots.remove(chosen)
        fulfil(s, chosen, reserved)


def fulfil(s: TiletumState, number: int, reserved: int) -> None:
    """TIL-32.11, TIL-32.12: printed VP and 5 more; any other benefit is ignored."""
    player, _ = him(s)
    pay_contract(s, number, reserved)
    player.contracts.append(number)
    vp = TILES[number].vp + CONTRACT_VP
    player.score(vp, LINE_CONTRACTS)
    if s.log is not None:
        s.tell("rival-fulfils", tile=TILE_NAMES[number], printed=TILES[number].vp, extra=CONTRACT_VP, vp=vp)


def last_contracts(s: TiletumState) -> None:
    """TIL-35.3: at the end stone and all food become gold, and contracts are tried once more."""
    player, cardinal = him(s)
    if not cardinal.slots:
        return
    gold = player.resources[STONE] + player.resources[FOOD]
    player.resources[GOLD] += gold
    player.resources[STONE] = player.resources[FOOD] = 0
    s.tell("rival-converts", gold=gold)
    fulfil_contracts(s, 0)
