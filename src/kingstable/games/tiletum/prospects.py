"""What a search needs to know of Tiletum: turns around a die that are worth a thought, and who is ahead."""

from __future__ import annotations

from heapq import nlargest
from typing import Final

from kingstable.kernel import Ask, Candidate, Level, ScoreLine, Table, Trust, message

from .greedy import BRIEF, CLOSE, WIDE, WIDEST, Look, Plan, Search
from .scoring import tally_now
from .state import ACTION_PHASE, CARDINAL_SIDE, TiletumState
from .tables import NONE, PASSES, RESOURCE_NAMES, RESOURCES
from .worth import Worth

#: How the levels play here, so that each is clearly stronger than the one before.
LEVELS: Final = {
    "beginner": Level(0.0, 24, 0.97),
    "apprentice": Level(0.0, 16, 0.9),
    "expert": Level(0.15, 6),
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
    """Resources, what is ready and what stands on the map, characters, tiles kept, and the king track."""
    player = s.players[seat]
    resources = [
        ScoreLine(id, amount, name)
        for id, amount, name in zip(RESOURCES, player.resources, RESOURCE_NAMES, strict=True)
    ]
    amounts = {
        "house-supply": player.house_supply,
        "pillar-supply": player.pillar_supply,
        "houses": player.houses,
        "pillars": player.pillars,
        "characters": sum(tile != NONE for rooms in player.rooms for tile in rooms),
        "crests": sum(tile != NONE for tile in player.crests),
        "storehouse": len(player.storehouse),
        "contracts": len(player.contracts),
        "king": player.king,
    }
    return [*resources, *(ScoreLine(id, amount, message(f"means-{id}")) for id, amount in amounts.items())]


def margin(s: TiletumState, seat: int) -> float:
    """By the worth of the positions; of the Cardinal only the points are known."""
    worths = [
        float(sum(tally_now(s, side))) if s.solo and side == CARDINAL_SIDE else Worth(s, side).total()
        for side in range(len(s.players))
    ]
    return worths[seat] - max(worths[:seat] + worths[seat + 1 :])
