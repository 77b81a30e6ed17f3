"""What a search needs to know of Tiletum: turns around a die that are worth a thought, and who is ahead."""

from __future__ import annotations

from collections import Counter
from heapq import nlargest
from typing import Final

from kingstable.kernel import Ask, Candidate, Level, ScoreLine, Table, Trust, message

from .greedy import BRIEF, CLOSE, WIDE, WIDEST, Look, Plan, Search
from .rules.pieces import cathedral_vp, may_contribute
from .scoring import completed_buildings, fair_points, takes_part, tally_now
from .state import ACTION_PHASE, CARDINAL_SIDE, FAIR_PHASE, TiletumState
from .tables import BOND, CATHEDRALS, CREST, HELPER, NONE, PASSES, PERSON, RESOURCE_NAMES, RESOURCES, ROUNDS, TILES
from .worth import Worth

#: How the levels play here, so that each is clearly stronger than the one before.
LEVELS: Final = {
    "beginner": Level(0.0, 24, 0.97),
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


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """The best ways to the end of the turn."""
    ends = Search(table.copy, ask, _look(top)).ends()
    best = nlargest(top, _different(ends), key=lambda plan: plan.worth)
    return [Candidate(plan.worth, plan.choices or (ask.options[-1],)) for plan in best]


def _look(top: int) -> Look:
    """How closely to look for so many ways."""
    return BRIEF if top == 1 else CLOSE if top < MANY else WIDE if top < MOST else WIDEST


def _different(plans: list[Plan]) -> list[Plan]:
    """Turns that come to the same worth are one."""
    return list({round(plan.worth, 4): plan for plan in reversed(plans)}.values())


def trust(seats: int) -> Trust:
    """The same for any number of players."""
    return TRUST


def stage(s: TiletumState, seat: int) -> int:
    """The turns that the seat has begun and those that it has ended."""
    if s.phase > ACTION_PHASE:
        return 2 * s.round * PASSES
    place = s.order.index(seat) if s.phase == ACTION_PHASE else len(s.order)
    return 2 * ((s.round - 1) * PASSES + s.pass_) + (place <= s.place) + (place < s.place)


def means(s: TiletumState, seat: int) -> list[ScoreLine]:
    """What fairs would pay, what stands on the map and in buildings, what was freed or taken for it, and the rest.

    What is placed, housed or fulfilled was freed or taken all the same: so nothing that is well spent looks lost.
    """
    player = s.players[seat]
    stored = Counter(TILES[tile].kind for tile in player.storehouse)
    crests = sum(tile != NONE for tile in player.crests)
    characters = sum(tile != NONE for rooms in player.rooms for tile in rooms)
    amounts = {
        "fairs": sum(fair_points(s, seat, slot, s.king_vp(seat)) for slot in _fairs(s, seat)),
        "houses": player.houses,
        "pillars": player.pillars,
        "crests": crests,
        "characters": characters,
        "contracts": len(player.contracts),
        "houses-freed": player.houses + player.house_supply,
        "pillars-freed": player.pillars + player.pillar_supply,
        "crests-taken": crests + stored[CREST],
        "characters-taken": characters + stored[PERSON],
        "contracts-taken": len(player.contracts) + stored[BOND],
        "helpers": stored[HELPER],
        "king": player.king,
    }
    resources = [
        ScoreLine(id, amount, name)
        for id, amount, name in zip(RESOURCES, player.resources, RESOURCE_NAMES, strict=True)
    ]
    return [*(ScoreLine(id, amount, message(f"means-{id}")) for id, amount in amounts.items()), *resources]


def _fairs(s: TiletumState, seat: int) -> list[int]:
    """Fairs to come in which the seat takes part as things stand: a house stays, a merchant waits for the next one."""
    first = s.round - (s.phase <= FAIR_PHASE)
    return [
        slot
        for slot in range(first, ROUNDS)
        if s.players[seat].house_at >> s.fair_towns[slot] & 1 or (slot == first and takes_part(s, seat, slot))
    ]


def strengths(s: TiletumState, seat: int) -> list[ScoreLine]:
    """What cathedrals would pay for stone, completed buildings, and bonus AP at actions."""
    player = s.players[seat]
    own = [cathedral for cathedral in range(len(CATHEDRALS)) if may_contribute(s, player, cathedral)]
    amounts = {
        "cathedrals": sum(cathedral_vp(s, cathedral) for cathedral in own),
        "completed": completed_buildings(player),
        "markers": sum(player.markers),
    }
    return [ScoreLine(f"strength-{id}", amount, message(f"strength-{id}")) for id, amount in amounts.items()]


def margin(s: TiletumState, seat: int) -> float:
    """By the worth of the positions; of the Cardinal only the points are known."""
    worths = [
        float(sum(tally_now(s, side))) if s.solo and side == CARDINAL_SIDE else Worth(s, side).total()
        for side in range(len(s.players))
    ]
    return worths[seat] - max(worths[:seat] + worths[seat + 1 :])
