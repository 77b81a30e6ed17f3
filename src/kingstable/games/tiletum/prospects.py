"""What a search needs to know of Tiletum: turns around a die that are worth a thought, and who is ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Final

from kingstable.kernel import Ask, Candidate, Level, Option, ScoreLine, Table, Trust, message

from .greedy import BRIEF, CLOSE, WIDE, WIDEST, Look, Plan, Search
from .options import PlaceCrest
from .rules.pieces import cathedral_vp, may_contribute
from .scoring import completed_buildings, fair_points, takes_part, tally_now
from .state import ACTION_PHASE, CARDINAL_SIDE, FAIR_PHASE, Player, TiletumState
from .tables import (
    ARCHITECT_MEEPLE,
    BOND,
    CATHEDRAL_SPOT,
    CATHEDRALS,
    CREST,
    DISTANCE,
    HELPER,
    LISTED_TILES,
    MERCHANT_MEEPLE,
    NONE,
    PASSES,
    PERSON,
    PILLAR_SPACES,
    RESOURCE_NAMES,
    RESOURCES,
    ROUNDS,
    STONE,
    TILES,
    TOWNS,
    Tile,
)
from .worth import Worth

#: How the levels play here, so that each is clearly stronger than the one before.
LEVELS: Final = {
    "beginner": Level(0.0, 24, 0.93),
    "apprentice": Level(0.0, 16, 0.9),
    "expert": Level(0.3, 6),
    "master": Level(0.75, 8),
}
AHEAD: Final = 2
SIFTED: Final = 0
TRUST: Final = Trust(3.0, 0.0)
MISTAKE: Final = 8.0  # points that a mistake costs at least: there are many to be had
#: Ways from which on they are looked for widely, and most widely.
MANY: Final = 5
MOST: Final = 8
#: Beginnings of a turn that are among them then.
BEGINNINGS: Final = 4
#: VP that each turn to come adds to what a position is worth, and how much more while there are many of them; and what
#: each adds to the VP of the Cardinal and to his fairs as things stand. Measured in games of `greedy`.
A_TURN: Final = 3.3
EARLIER: Final = 0.5
HIS_TURN: Final = 11.8


def _first_alike(tile: Tile) -> int:
    return next(number for number, each in enumerate(TILES) if _content(each) == _content(tile))


def _content(tile: Tile) -> Hashable:
    return tile.kind, tile.type, tile.vp, tile.any, tile.wool, tile.iron, tile.crest, tile.parts


#: Tiles of which more than one is in the box are told as the first of them; and as what each kind of them is counted.
TOLD_AS: Final = tuple(_first_alike(tile) for tile in TILES)
_KINDS: Final = {BOND: "contracts-taken", PERSON: "characters-taken", HELPER: "helpers-stored"}
_TOLD: Final = {tile: f"tile-{TILES[tile].id}" for tile in sorted({*TOLD_AS}) if TILES[tile].kind in _KINDS}
IN_POINTS: Final = ("fairs", "king")
BURDENS: Final = ("far-house", "far-fair", "far-pillar", "strength-stone")
#: About what one of them is worth in resources.
WORTH: Final = {
    **dict.fromkeys(("houses", "pillars", "fair-towns", "crests", "strength-completed"), 4.0),
    **dict.fromkeys(
        ("characters", "contracts", "crests-taken", "contracts-taken", "helpers-stored", "strength-crests"), 3.0
    ),
    **dict.fromkeys(("characters-taken", "houses-freed", "pillars-freed", "strength-markers"), 2.0),
}
WITHIN: Final = {
    **{id: _KINDS[TILES[tile].kind] for tile, id in _TOLD.items()},
    "far-pillar": "pillars",
    "far-house": "houses",
    "far-fair": "fair-towns",
}


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """The best ways to the end of the turn."""
    search, apart = Search(table.copy, ask, _look(top)), top == MOST
    ends = sorted(search.ends(apart=apart), key=_rank)
    different = _different([*map(search.straight, ends)], BEGINNINGS) if apart else _different(ends)
    best = sorted(different[:top], key=_rank)
    return [Candidate(plan.worth, plan.choices or (ask.options[-1],)) for plan in best]


def _look(top: int) -> Look:
    """How closely to look for so many ways."""
    return BRIEF if top == 1 else CLOSE if top < MANY else WIDE if top < MOST else WIDEST


def _rank(plan: Plan) -> float:
    return -plan.worth


def _different(plans: list[Plan], beginnings: int = 1) -> list[Plan]:
    """Turns that come to the same worth are one; first those that begin otherwise than the better ones, so many."""
    found: dict[float, Plan] = {}
    begun: set[object] = set()
    for plan in plans:
        first = beginning(plan.choices[0]) if plan.choices else None
        if len(begun) < beginnings and first not in begun and round(plan.worth, 4) not in found:
            found[round(plan.worth, 4)] = plan
            begun.add(first)
    for plan in plans:
        found.setdefault(round(plan.worth, 4), plan)
    return [*found.values()]


def trust(seats: int) -> Trust:
    """The same for any number of players."""
    return TRUST


def stage(s: TiletumState, seat: int) -> int:
    """The turns that the seat has begun and those that it has ended."""
    if s.phase > ACTION_PHASE:
        return 2 * s.round * PASSES
    place = s.order.index(seat) if s.phase == ACTION_PHASE else len(s.order)
    return 2 * ((s.round - 1) * PASSES + s.pass_) + (place <= s.place) + (place < s.place)


def turns_had(s: TiletumState) -> Hashable:
    """How many turns each side has had, by those that are left to it."""
    return tuple(Worth(s, side).turns for side in range(len(s.players)))


def beginning(option: Option) -> object:
    """A crest under a building is the same whichever it is."""
    return (PlaceCrest, option.building) if isinstance(option, PlaceCrest) else option


def comes_to(s: TiletumState, seat: int) -> Hashable:
    """What a turn leads to, in whatever order: the own board, and the tiles that others can still take.

    Which of the own crests lies under which building, and who of a building lives in which of its rooms, is the same.
    """
    player = s.players[seat]
    crests = [TILES[tile].crest for tile in (*player.crests, *player.storehouse) if tile != NONE]
    stored = [tile for tile in player.storehouse if TILES[tile].kind != CREST]
    return (
        *(player.vp, player.king, *player.resources, *player.at, player.house_supply, player.pillar_supply),
        *(player.house_at, player.pillar_at, player.given_at, *map(_taken, (player.crests, *player.rooms))),
        *(tuple(sorted(tiles)) for tiles in (crests, stored, *player.rooms, player.contracts, player.dice)),
        *(*s.map_bonus, *s.sector_bonus),
    )


def _taken(places: list[int]) -> Hashable:
    """The places in which something lies."""
    return tuple(tile != NONE for tile in places)


def means(s: TiletumState, seat: int) -> list[ScoreLine]:
    """What fairs would pay, what stands on the map and in buildings, what was freed or taken for it, and the rest.

    What is placed, housed or fulfilled was freed or taken all the same: so nothing that is well spent looks lost.
    """
    player = s.players[seat]
    stored = Counter(TILES[tile].kind for tile in player.storehouse)
    crests = sum(tile != NONE for tile in player.crests)
    placed = [tile for rooms in player.rooms for tile in rooms if tile != NONE]
    amounts = {
        "fairs": sum(fair_points(s, seat, slot, s.king_vp(seat)) for slot in _fairs(s, seat)),
        "fair-towns": sum(player.house_at >> s.fair_towns[slot] & 1 for slot in range(_next_fair(s), ROUNDS)),
        "houses": player.houses,
        "pillars": player.pillars,
        "crests": crests,
        "characters": len(placed),
        "contracts": len(player.contracts),
        "houses-freed": player.houses + player.house_supply,
        "pillars-freed": player.pillars + player.pillar_supply,
        "crests-taken": crests + stored[CREST],
        "characters-taken": len(placed) + stored[PERSON],
        "contracts-taken": len(player.contracts) + stored[BOND],
        "helpers-stored": stored[HELPER],
        "king": s.king_vp(seat),
        **_far(s, player),
    }
    had = Counter(TOLD_AS[tile] for tile in (*player.storehouse, *placed, *player.contracts))
    tiles = [ScoreLine(id, had[tile], LISTED_TILES[tile]) for tile, id in _TOLD.items()]
    resources = [
        ScoreLine(id, amount, name)
        for id, amount, name in zip(RESOURCES, player.resources, RESOURCE_NAMES, strict=True)
    ]
    return [*(ScoreLine(id, amount, message(f"means-{id}")) for id, amount in amounts.items()), *resources, *tiles]


def _far(s: TiletumState, player: Player) -> dict[str, int]:
    """The steps of the merchant and of the architect to where they can place something next."""
    merchant, architect = (DISTANCE[player.at[meeple]] for meeple in (MERCHANT_MEEPLE, ARCHITECT_MEEPLE))
    towns = [spot for spot in TOWNS if not player.house_at >> spot & 1 and s.free_spaces(spot)]
    coming = s.fair_towns[_next_fair(s) + (len(player.dice) == PASSES) :]
    cathedrals = [
        CATHEDRAL_SPOT[each]
        for each, sides in enumerate(s.pillars)
        if not player.pillar_at >> each & 1 and len(sides) < PILLAR_SPACES[each] and not s.closed(each)
    ]
    return {
        "far-house": min((merchant[spot] for spot in towns), default=0),
        "far-fair": min((merchant[spot] for spot in coming if spot in towns), default=0),
        "far-pillar": min((architect[spot] for spot in cathedrals), default=0),
    }


def _next_fair(s: TiletumState) -> int:
    return s.round - (s.phase <= FAIR_PHASE)


def _fairs(s: TiletumState, seat: int) -> list[int]:
    """Fairs to come in which the seat takes part as things stand: a house stays, a merchant waits for the next one."""
    first = _next_fair(s)
    return [
        slot
        for slot in range(first, ROUNDS)
        if s.players[seat].house_at >> s.fair_towns[slot] & 1 or (slot == first and takes_part(s, seat, slot))
    ]


def strengths(s: TiletumState, seat: int) -> list[ScoreLine]:
    """What cathedrals and contracts would still pay, crests to place, stone wanted, completed buildings, bonus AP."""
    player = s.players[seat]
    cathedrals = _open(s, player)
    wanted = sum(s.stone_cost(cathedral) for cathedral in cathedrals)
    amounts = {
        "cathedrals": sum(cathedral_vp(s, cathedral) for cathedral in cathedrals),
        "contracts": sum(TILES[tile].vp for tile in player.storehouse if TILES[tile].kind == BOND),
        "crests": sum(TILES[tile].kind == CREST for tile in player.storehouse),
        "stone": max(0, wanted - player.resources[STONE]),
        "completed": completed_buildings(player),
        "markers": sum(player.markers),
    }
    return [ScoreLine(f"strength-{id}", amount, message(f"strength-{id}")) for id, amount in amounts.items()]


def _open(s: TiletumState, player: Player) -> list[int]:
    """The cathedrals to which one may contribute, stone apart."""
    return [cathedral for cathedral in range(len(CATHEDRALS)) if may_contribute(s, player, cathedral)]


def margin(s: TiletumState, seat: int) -> float:
    """By the worth of the positions; against the Cardinal, of whom only the points are known, as is expected."""
    if s.solo:
        return expected(s, seat)
    worths = [Worth(s, side).total() for side in range(len(s.players))]
    return worths[seat] - max(worths[:seat] + worths[seat + 1 :])


def expected(s: TiletumState, seat: int) -> float:
    """By the worth of the positions and what the turns to come usually add to it: some may have more of them."""
    ends = [_at_the_end(s, side) for side in range(len(s.players))]
    return ends[seat] - max(ends[:seat] + ends[seat + 1 :])


def _at_the_end(s: TiletumState, side: int) -> float:
    """VP that a side may be expected to have at the end; of the Cardinal only the points are known."""
    worth = Worth(s, side)
    if s.solo and side == CARDINAL_SIDE:
        fairs = sum(fair_points(s, side, slot, s.king_vp(side)) for slot in range(_next_fair(s), ROUNDS))
        return sum(tally_now(s, side)) + fairs + HIS_TURN * worth.turns
    return worth.total() + (A_TURN + EARLIER * worth.turns) * worth.turns
