"""What happens to pieces and tiles, whoever moves them: placing, taking, scoring, the king track, refilling."""

from __future__ import annotations

from kingstable.kernel import Message

from ..state import CARDINAL_SIDE, LINE_CATHEDRALS, Player, TiletumState
from ..tables import (
    ACTION_NAMES,
    BOND,
    BUILDING_NAMES,
    CATHEDRAL_NAMES,
    CHARACTER_SLOTS,
    CONTRACT_SPACES,
    COST_VP,
    CREST,
    CREST_OF,
    KING_TOP,
    KING_VP,
    LISTED_TILES,
    NONE,
    OFFER_SLOTS,
    PILLAR_SPACES,
    RESOURCE_NAMES,
    SPACES,
    SPOT_NAMES,
    STACKS,
    STOREHOUSE,
    TILE_NAMES,
    TILES,
    TYPED,
    Part,
)


def gain(s: TiletumState, side: int, resource: int, amount: int) -> None:
    """TIL-1.11: tokens never run out."""
    s.players[side].resources[resource] += amount
    if s.log is not None:
        s.tell("gain", who=s.who(side), amount=amount, resource=RESOURCE_NAMES[resource])


def score(s: TiletumState, side: int, vp: int, line: int) -> None:
    """Score VP and say so."""
    s.players[side].score(vp, line)
    if s.log is not None:
        s.tell("score", who=s.who(side), vp=vp)


# -- the king track -----------------------------------------------------------------------------------------------


def put_on_track(s: TiletumState, side: int, space: int) -> None:
    """TIL-7.3: a marker that moves onto a space goes on top of the stack there."""
    player = s.players[side]
    s.track[player.king].remove(side)
    s.track[space].append(side)
    player.king = space


def king_up(s: TiletumState, side: int, steps: int) -> None:
    """TIL-7.1, TIL-7.2: steps above the highest space are lost."""
    start = s.players[side].king
    space = min(start + steps, KING_TOP)
    if space != start:
        put_on_track(s, side, space)
    if s.log is not None:
        s.tell("king-up", who=s.who(side), steps=space - start, vp=KING_VP[space])


def corrupt(s: TiletumState, steps: int) -> None:
    """TIL-5.2 to TIL-5.4: all markers move down, the lowest space first, each stack from the bottom up."""
    if not steps:
        return
    for space, stack in enumerate(s.track):
        for side in stack.copy():
            target = max(0, space - steps)
            if target != space:
                put_on_track(s, side, target)


# -- houses and pillars -------------------------------------------------------------------------------------------


def house_spaces(s: TiletumState, player: Player, spot: int) -> list[int]:
    """TIL-8.4: the spaces of a town where this player may place a house."""
    if player.house_supply < 1 or player.house_at >> spot & 1:
        return []
    return s.free_spaces(spot)


def place_house(s: TiletumState, side: int, space: int) -> Part:
    """Place a house from the supply; gives the reward printed on the space (TIL-8.6)."""
    player, spot = s.players[side], SPACES[space].spot
    s.houses[space] = side
    player.house_supply -= 1
    player.houses += 1
    player.house_at |= 1 << spot
    if s.log is not None:
        s.tell("house", who=s.who(side), spot=SPOT_NAMES[spot])
    return SPACES[space].reward


def may_place_pillar(s: TiletumState, player: Player, cathedral: int) -> bool:
    """TIL-9.4."""
    return (
        cathedral != NONE
        and player.pillar_supply > 0
        and not player.pillar_at >> cathedral & 1
        and len(s.pillars[cathedral]) < PILLAR_SPACES[cathedral]
        and not s.closed(cathedral)
    )


def place_pillar(s: TiletumState, side: int, cathedral: int) -> None:
    """Place a pillar from the supply."""
    player = s.players[side]
    s.pillars[cathedral].append(side)
    player.pillar_supply -= 1
    player.pillars += 1
    player.pillar_at |= 1 << cathedral
    if s.log is not None:
        s.tell("pillar", who=s.who(side), cathedral=CATHEDRAL_NAMES[cathedral])


def cathedral_vp(s: TiletumState, cathedral: int) -> int:
    """TIL-16.3: the cost tile and the top cathedral tile together."""
    return COST_VP[s.costs[cathedral]] + s.top_vp(cathedral)


def may_contribute(s: TiletumState, player: Player, cathedral: int) -> bool:
    """TIL-16.1, stone apart."""
    return (
        bool((player.pillar_at & ~player.given_at) >> cathedral & 1)
        and s.taken[cathedral] < len(STACKS[cathedral])
        and not s.closed(cathedral)
    )


def contribute(s: TiletumState, side: int, cathedral: int) -> None:
    """TIL-16.2, TIL-16.3: the stone is already paid; take the top tile and score."""
    player, vp = s.players[side], cathedral_vp(s, cathedral)
    player.given_at |= 1 << cathedral
    s.taken[cathedral] += 1
    player.score(vp, LINE_CATHEDRALS)
    if s.log is not None:
        s.tell("contribute", who=s.who(side), cathedral=CATHEDRAL_NAMES[cathedral], vp=vp)


# -- tiles --------------------------------------------------------------------------------------------------------


def owns_crest(s: TiletumState, side: int, crest: int) -> bool:
    """TIL-1.10: in the storehouse (the Cardinal's reserve), or under a building."""
    player = s.players[side]
    held = player.storehouse
    if s.cardinal is not None and side == CARDINAL_SIDE:
        held = s.cardinal.reserve
    return crest in [CREST_OF[tile] for tile in held] or crest in [
        CREST_OF[tile] for tile in player.crests if tile != NONE
    ]


def contract_room(player: Player) -> bool:
    """TIL-11.4: fulfilled contracts and stored ones share six spaces."""
    stored = sum(TILES[tile].kind == BOND for tile in player.storehouse)
    return len(player.contracts) + stored < CONTRACT_SPACES


def why_not_take(s: TiletumState, side: int, tile: int) -> Message | None:
    """TIL-11.2 to TIL-11.4, TIL-14.2, TIL-14.4, TIL-14.5: what forbids a human to take a tile."""
    player, kind = s.players[side], TILES[tile].kind
    if len(player.storehouse) >= STOREHOUSE:
        return _FULL
    if kind == CREST and owns_crest(s, side, CREST_OF[tile]):
        return _OWNED
    if kind == BOND and not contract_room(player):
        return _NO_SPACE
    return None


_FULL = Message("why-storehouse-full")
_OWNED = Message("why-crest-owned")
_NO_SPACE = Message("why-no-contract-space")


def take_tile(s: TiletumState, side: int, tile: int) -> None:
    """Put a tile into the storehouse."""
    s.players[side].storehouse.append(tile)
    if s.log is not None:
        s.tell("take-tile", who=s.who(side), tile=TILE_NAMES[tile])


def draw_bonus(s: TiletumState) -> int:
    """TIL-14.14: the next bonus tile, from the reshuffled discards if need be; NONE if there is none at all."""
    if not s.bonus_pile:
        if not s.bonus_discard:
            return NONE
        s.bonus_pile, s.bonus_discard = s.bonus_discard, []
        s.rng.shuffle(s.bonus_pile)
        s.tell("bonus-reshuffled")
    return s.draw(s.bonus_pile)


def refill_contracts(s: TiletumState) -> None:
    """TIL-11.8, TIL-11.9: tiles move to the right, new ones enter from the left."""
    if NONE not in s.contract_offer:
        return
    kept = [tile for tile in s.contract_offer if tile != NONE]
    new: list[int] = []
    while s.contract_pile and len(kept) + len(new) < OFFER_SLOTS:
        new.append(s.draw(s.contract_pile))
    empty = OFFER_SLOTS - len(kept) - len(new)
    s.contract_offer = [NONE] * empty + new[::-1] + kept
    if new and s.log is not None:
        s.tell("contracts-refilled", tiles=[LISTED_TILES[tile] for tile in new])


def take_character(s: TiletumState, tile: int) -> None:
    """TIL-10.1, TIL-10.13: a character leaves the offer, the next of the pile takes its place."""
    place = s.character_offer.index(tile)
    if s.character_pile:
        new = s.draw(s.character_pile)
        s.character_offer[place] = new
        if s.log is not None:
            s.tell("character-refilled", tile=TILE_NAMES[new])
    else:
        del s.character_offer[place]


def replace_characters(s: TiletumState) -> None:
    """TIL-10.2, TIL-D8: first the new tiles are drawn, then the old ones are shuffled into the pile."""
    old = s.character_offer
    new = [s.draw(s.character_pile) for _ in range(min(CHARACTER_SLOTS, len(s.character_pile)))]
    s.character_pile += old
    s.rng.shuffle(s.character_pile)
    while s.character_pile and len(new) < CHARACTER_SLOTS:
        new.append(s.draw(s.character_pile))
    s.character_offer = new
    if s.log is not None:
        s.tell("characters-replaced", tiles=[LISTED_TILES[tile] for tile in new])


def settle_building(s: TiletumState, side: int, building: int) -> None:
    """TIL-15.5, TIL-29.13: a completed building sends its marker to the sector of its characters' type.

    For a human in the middle of a die action of that type its AP count at once (TIL-6.5).
    """
    player = s.players[side]
    marker = player.home_markers[building]
    if not marker or not player.completed(building):
        return
    action = TILES[player.rooms[building][0]].type
    player.home_markers[building] = 0
    player.markers[action] += marker
    if s.log is not None:
        s.tell("marker", who=s.who(side), building=BUILDING_NAMES[building], ap=marker, action=ACTION_NAMES[action])
    for frame in s.frames:
        if frame.die and frame.action == action:
            frame.ap += marker


def home_of(player: Player, type_: int) -> int:
    """TIL-10.6: the building 1-5 in which characters of this type live, or NONE."""
    for building, rooms in enumerate(player.rooms):
        if TYPED[building]:
            for tile in rooms:
                if tile != NONE:
                    if TILES[tile].type == type_:
                        return building
                    break
    return NONE


def may_house(player: Player, type_: int, building: int) -> bool:
    """TIL-10.5 to TIL-10.7: whether a character of this type fits the building."""
    if not TYPED[building]:
        return True
    home = home_of(player, type_)
    return home == building if home != NONE else all(tile == NONE for tile in player.rooms[building])
