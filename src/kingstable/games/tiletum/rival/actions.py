"""The Cardinal's architect, merchant, character and contract actions, with his reach (TIL-26 to TIL-30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..rules.actions import move
from ..rules.challenges import effects
from ..rules.pieces import (
    cathedral_vp,
    gain,
    may_place_pillar,
    owns_crest,
    place_house,
    place_pillar,
    replace_characters,
    score,
    settle_building,
    take_character,
)
from ..state import CARDINAL_SIDE, LINE_HOUSES, YOU, TiletumState
from ..tables import (
    ACTION_TYPES,
    ARCHITECT_MEEPLE,
    BOND,
    BUILDING_NAMES,
    CATHEDRAL_AT,
    CATHEDRAL_NAMES,
    CATHEDRAL_SPOT,
    CATHEDRALS,
    CREST,
    CREST_OF,
    DISTANCE,
    GOLD,
    LISTED_TILES,
    MEEPLE_NAMES,
    MERCHANT_MEEPLE,
    NONE,
    OFFER_COST,
    OFFER_SLOTS,
    PLACE_SPOT,
    SPACES,
    SPOT_NAMES,
    TILE_NAMES,
    TILES,
    TOWNS,
)
from .needs import (
    RESERVED_FOOD,
    Criterion,
    can_pay,
    decide,
    him,
    lacks,
    most_needed,
)
from .tasks import (
    SLOTS,
    apply_challenge,
    best_bonus_tile,
    fulfil,
    gets_bonus_tile,
)

TOP_FLOOR: Final = 1
GROUND_FLOOR: Final = 0


# -- reach --------------------------------------------------------------------------------------------------------


def in_reach(start: int, ap: int, spots: Sequence[int]) -> list[int]:
    """TIL-26.1, TIL-26.2: the spots not farther than the AP; the own spot too."""
    return [spot for spot in spots if DISTANCE[start][spot] <= ap]


def _nearest(start: int, spots: Sequence[int]) -> list[int]:
    least = min(DISTANCE[start][spot] for spot in spots)
    return [spot for spot in spots if DISTANCE[start][spot] == least]


def _travel(s: TiletumState, meeple: int, spot: int, free: int) -> None:
    """TIL-26.3 to TIL-26.6: move there; 1 gold for each step beyond the free ones, as far as the gold goes."""
    player, _ = him(s)
    steps = DISTANCE[player.at[meeple]][spot]
    extra = max(0, steps - free)
    paid = min(extra, player.resources[GOLD])
    player.resources[GOLD] -= paid
    if s.log is not None:
        goal, name = SPOT_NAMES[spot], MEEPLE_NAMES[meeple]
        s.tell("rival-travels", meeple=name, spot=goal, steps=steps, free=free, extra=extra, gold=paid)
    if steps:
        move(s, CARDINAL_SIDE, meeple, spot)


def _map_tile(s: TiletumState, meeple: int, ap: int) -> None:
    """TIL-27.3, TIL-27.4, TIL-28.10: the best bonus tile in reach, without moving."""
    start = him(s)[0].at[meeple]
    reach = in_reach(start, ap, range(len(DISTANCE)))
    tiles = [tile for spot, tile in zip(PLACE_SPOT, s.map_bonus, strict=True) if tile != NONE and spot in reach]
    if not tiles:
        s.tell("rival-no-tile", ap=ap)
        return
    tile = best_bonus_tile(s, tiles)
    place = s.map_bonus.index(tile)
    spot = PLACE_SPOT[place]
    s.map_bonus[place] = NONE
    if s.log is not None:
        s.tell("rival-map-tile", tile=TILE_NAMES[tile], spot=SPOT_NAMES[spot], steps=DISTANCE[start][spot], ap=ap)
    gets_bonus_tile(s, tile)


# -- architect ----------------------------------------------------------------------------------------------------


def architect(s: TiletumState, ap: int) -> None:
    """TIL-27."""
    player, _ = him(s)
    here = CATHEDRAL_AT[player.at[ARCHITECT_MEEPLE]]
    if may_place_pillar(s, player, here):
        place_pillar(s, CARDINAL_SIDE, here)
    else:
        s.tell("rival-no-pillar", spot=SPOT_NAMES[player.at[ARCHITECT_MEEPLE]])  # TIL-27.2
    _map_tile(s, ARCHITECT_MEEPLE, ap)
    target = next_cathedral(s, ap)
    if target == NONE:
        s.tell("rival-stays", meeple=MEEPLE_NAMES[ARCHITECT_MEEPLE])  # TIL-27.9
    else:
        _travel(s, ARCHITECT_MEEPLE, CATHEDRAL_SPOT[target], ap)


def cathedral_candidates(s: TiletumState) -> list[int]:
    """TIL-27.5."""
    player, _ = him(s)
    return [c for c in range(len(CATHEDRALS)) if not player.pillar_at >> c & 1 and not s.closed(c)]


def next_cathedral(s: TiletumState, ap: int) -> int:
    """TIL-27.5 to TIL-27.7: the cathedral he makes for, or NONE."""
    start = him(s)[0].at[ARCHITECT_MEEPLE]
    candidates = cathedral_candidates(s)
    if not candidates:
        return NONE
    reached = [c for c in candidates if DISTANCE[start][CATHEDRAL_SPOT[c]] <= ap]
    if not reached:
        near = _nearest(start, [CATHEDRAL_SPOT[c] for c in candidates])
        reached = [CATHEDRAL_AT[spot] for spot in near]
    criteria: list[Criterion[int]] = [
        ("most-vp", lambda c: cathedral_vp(s, c)),
        ("you-lack", lambda c: not s.players[YOU].given_at >> c & 1),
        ("least-stone", lambda c: -s.stone_cost(c)),
        ("nearest", lambda c: -DISTANCE[start][CATHEDRAL_SPOT[c]]),
    ]
    return decide(s, "cathedral", reached, criteria, CATHEDRAL_NAMES.__getitem__)


# -- merchant -----------------------------------------------------------------------------------------------------


def merchant(s: TiletumState, ap: int) -> None:
    """TIL-28."""
    player, _ = him(s)
    if not open_towns(s) or not player.house_supply:  # TIL-28.9
        s.tell("rival-no-house")
    else:
        if not is_open(s, player.at[MERCHANT_MEEPLE]):
            _travel(s, MERCHANT_MEEPLE, next_town(s, player.resources[GOLD]), 0)
        _build_house(s)
    _map_tile(s, MERCHANT_MEEPLE, ap)
    if open_towns(s):
        _travel(s, MERCHANT_MEEPLE, next_town(s, ap), ap)
    else:
        s.tell("rival-stays", meeple=MEEPLE_NAMES[MERCHANT_MEEPLE])  # TIL-28.13


def is_open(s: TiletumState, spot: int) -> bool:
    """TIL-28.1."""
    return not him(s)[0].house_at >> spot & 1 and bool(s.free_spaces(spot))


def open_towns(s: TiletumState) -> list[int]:
    """All towns in which he could place a house."""
    return [spot for spot in TOWNS if is_open(s, spot)]


def next_town(s: TiletumState, moves: int) -> int:
    """TIL-28.3 to TIL-28.5, TIL-28.11, TIL-28.12: the best open town within these moves, else the nearest."""
    start = him(s)[0].at[MERCHANT_MEEPLE]
    towns = open_towns(s)
    reached = in_reach(start, moves, towns) or _nearest(start, towns)
    fair = s.fair_towns[s.round - 1]
    criteria: list[Criterion[int]] = [
        ("fair-town", lambda spot: spot == fair),
        ("space-vp", lambda spot: max(space_vp(space) for space in s.free_spaces(spot))),
        ("space-reward", lambda spot: any(_other_reward(space) for space in s.free_spaces(spot))),
        ("nearest", lambda spot: -DISTANCE[start][spot]),
    ]
    return decide(s, "town", reached, criteria, SPOT_NAMES.__getitem__)


def space_vp(space: int) -> int:
    """VP printed on a house space."""
    reward = SPACES[space].reward
    return reward.amount if reward.kind == "gain_vp" else 0


def _other_reward(space: int) -> bool:
    return SPACES[space].reward.kind not in ("none", "gain_vp")


def _build_house(s: TiletumState) -> None:
    """TIL-28.7, TIL-28.8, TIL-D45: on the space with the most VP; other rewards are ignored."""
    spaces = s.free_spaces(him(s)[0].at[MERCHANT_MEEPLE])
    space = max(spaces, key=lambda space: (space_vp(space), _other_reward(space)))
    place_house(s, CARDINAL_SIDE, space)
    if space_vp(space):
        score(s, CARDINAL_SIDE, space_vp(space), LINE_HOUSES)


# -- character ----------------------------------------------------------------------------------------------------


def character(s: TiletumState, ap: int) -> None:
    """TIL-29.1: for each AP he places a character of his supply, or takes one from the offer."""
    _, cardinal = him(s)
    for spent in range(ap):
        if cardinal.supply:
            place_character(s, cardinal.supply.pop(0))
        elif not _take_character(s):
            s.tell("rival-no-character", ap=ap - spent)  # TIL-29.11
            return


def place_character(s: TiletumState, tile: int) -> None:
    """TIL-29.2 to TIL-29.4, TIL-37.7."""
    player, cardinal = him(s)
    building = _building_of(s, TILES[tile].type)
    floor = GROUND_FLOOR
    if building == NONE:
        building, floor = next(b for b, rooms in enumerate(player.rooms) if rooms == [NONE, NONE]), TOP_FLOOR
    player.rooms[building][floor] = tile
    if s.log is not None:
        who, place = s.who(CARDINAL_SIDE), BUILDING_NAMES[building]
        s.tell("place", who=who, tile=TILE_NAMES[tile], building=place, floor=floor + 1)
    for card, effect in effects(cardinal.challenges, "character_placed"):
        apply_challenge(s, card, effect, tile)
    settle_building(s, CARDINAL_SIDE, building)


def _building_of(s: TiletumState, type_: int) -> int:
    """His building with a character of this type, or NONE."""
    for building, rooms in enumerate(him(s)[0].rooms):
        if any(tile != NONE and TILES[tile].type == type_ for tile in rooms):
            return building
    return NONE


def _owned(s: TiletumState, type_: int) -> int:
    """Characters of this type on his board and in his supply."""
    player, cardinal = him(s)
    tiles = [tile for rooms in player.rooms for tile in rooms if tile != NONE] + cardinal.supply
    return sum(TILES[tile].type == type_ for tile in tiles)


def _take_character(s: TiletumState) -> bool:
    """TIL-29.5 to TIL-29.11: whether there was one to take."""
    _, cardinal = him(s)
    owned = [_owned(s, type_) for type_ in ACTION_TYPES]
    if min(owned) >= 2:
        return False
    wanted = [tile for tile in s.character_offer if owned[TILES[tile].type] < 2]
    if not wanted and not cardinal.replaced:  # TIL-29.10
        cardinal.replaced = True
        s.tell("rival-replaces")
        replace_characters(s)
        wanted = [tile for tile in s.character_offer if owned[TILES[tile].type] < 2]
    if not wanted:
        return False
    criteria: list[Criterion[int]] = [
        ("has-one", lambda tile: owned[TILES[tile].type]),
        ("further-left", lambda tile: -_place_of(s, TILES[tile].type)),
        ("higher-reward", lambda tile: TILES[tile].reward),
    ]
    tile = decide(s, "character", wanted, criteria, LISTED_TILES.__getitem__)
    cardinal.supply.append(tile)
    if s.log is not None:
        s.tell("take-tile", who=s.who(CARDINAL_SIDE), tile=TILE_NAMES[tile])
    take_character(s, tile)
    return True


def _place_of(s: TiletumState, type_: int) -> int:
    """TIL-29.7: how far left the type is on his board, then in his supply; level for types he does not have."""
    building = _building_of(s, type_)
    if building != NONE:
        return building
    player, cardinal = him(s)
    types = [TILES[tile].type for tile in cardinal.supply]
    return len(player.rooms) + (types.index(type_) if type_ in types else len(types))


# -- contract -----------------------------------------------------------------------------------------------------


def contract(s: TiletumState, ap: int) -> None:
    """TIL-30.1: A new crests, B ready contracts, C one contract, D resources."""
    _, cardinal = him(s)
    ap = _take_crests(s, ap)
    before = ap
    ap = _take_ready(s, ap)
    if ap == before and len(cardinal.slots) < SLOTS:  # TIL-30.7
        ap = _take_one(s, ap)
    for _ in range(ap):  # TIL-30.10
        gain(s, CARDINAL_SIDE, most_needed(s), 1)


def _offered(s: TiletumState, kind: str, ap: int) -> list[int]:
    """Slots of the offer with a tile of this kind that these AP can pay."""
    return [
        slot
        for slot, tile in enumerate(s.contract_offer)
        if tile != NONE and TILES[tile].kind == kind and OFFER_COST[slot] <= ap
    ]


def _from_offer(s: TiletumState, slot: int, step: str) -> int:
    tile = s.contract_offer[slot]
    s.contract_offer[slot] = NONE
    if s.log is not None:
        s.tell("rival-contract-" + step, tile=TILE_NAMES[tile], ap=OFFER_COST[slot])
    return tile


def _take_crests(s: TiletumState, ap: int) -> int:
    """TIL-30.2, TIL-30.3; gives the AP left."""
    _, cardinal = him(s)
    for slot in range(OFFER_SLOTS - 1, -1, -1):
        tile = s.contract_offer[slot]
        if tile == NONE or TILES[tile].kind != CREST or OFFER_COST[slot] > ap:
            continue
        if not owns_crest(s, CARDINAL_SIDE, CREST_OF[tile]):
            cardinal.reserve.append(_from_offer(s, slot, "crest"))
            ap -= OFFER_COST[slot]
    return ap


def _take_ready(s: TiletumState, ap: int) -> int:
    """TIL-30.4 to TIL-30.6; gives the AP left."""
    player, _ = him(s)
    while True:
        ready = [slot for slot in _offered(s, BOND, ap) if can_pay(player.resources, TILES[s.contract_offer[slot]])]
        if not ready:
            return ap
        criteria: list[Criterion[int]] = [
            ("most-vp", lambda slot: TILES[s.contract_offer[slot]].vp),
            ("cheaper", lambda slot: -OFFER_COST[slot]),
        ]
        slot = decide(s, "contract", ready, criteria, lambda slot: LISTED_TILES[s.contract_offer[slot]])
        fulfil(s, _from_offer(s, slot, "ready"), RESERVED_FOOD)
        ap -= OFFER_COST[slot]


def _take_one(s: TiletumState, ap: int) -> int:
    """TIL-30.7, TIL-30.8; gives the AP left."""
    player, cardinal = him(s)
    slots = _offered(s, BOND, ap)
    if not slots:
        return ap
    criteria: list[Criterion[int]] = [
        ("lacks-fewest", lambda slot: -lacks(player.resources, TILES[s.contract_offer[slot]])),
        ("further-right", lambda slot: slot),
    ]
    slot = decide(s, "contract", slots, criteria, lambda slot: LISTED_TILES[s.contract_offer[slot]])
    cardinal.slots.append(_from_offer(s, slot, "one"))
    return ap - OFFER_COST[slot]
