"""What a search needs to know of Kingdom Builder: whole turns worth a thought, and how far ahead a kingdom is."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from typing import Final

from kingstable.kernel import Ask, Candidate, Level, ScoreLine, Table, Trust, message

from .greedy import BRIEF, WIDE, Plan, Prospect, midway, turns
from .options import WITHDRAW
from .state import KingdomState

#: How the levels play here, so that each is clearly stronger than the one before.
LEVELS: Final = {
    "beginner": Level(0.0, 30, 0.97),
    "apprentice": Level(0.0, 30, 0.93),
    "expert": Level(0.15, 8),
    "master": Level(1.0, 8),
}
AHEAD: Final = 3
SIFTED: Final = 0
TRUST: Final = Trust(1.0, 0.3)
MANY: Final = 5  # ways from which on they are looked for widely


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """The best whole turns from here; in the middle of a token's action the answers that carry it out."""
    s: KingdomState = table.state
    if WITHDRAW in ask.options:
        return [Candidate(0.0, (midway(s, ask),))] if top == 1 else nlargest(top, _midway(table, ask), key=_worth)
    found = turns(s, ask.seat, WIDE if top >= MANY else BRIEF)
    return [Candidate(plan.worth, plan.options) for plan in _different(found, ask.seat)[:top]]


def _midway(table: Table, ask: Ask) -> Iterator[Candidate]:
    """Each answer in the middle of a token's action; a settlement that is taken goes where it is worth most."""
    for option in ask.options:
        there, choices = table.copy(), [option]
        there.choose(option, seat=ask.seat)
        then = there.ask_of(ask.seat)
        if option is not WITHDRAW and then is not None and WITHDRAW in then.options:
            choices.append(midway(there.state, then))
            there.choose(choices[-1], seat=ask.seat)
        yield Candidate(Prospect(there.state, ask.seat).standing(), tuple(choices))


def _worth(candidate: Candidate) -> float:
    return candidate.worth


def _different(plans: list[Plan], me: int) -> list[Plan]:
    """Turns that lead to the same kingdom are one."""
    kept: dict[tuple[frozenset[int], int], Plan] = {}
    for plan in plans:
        mine = plan.state.players[me]
        kept.setdefault((frozenset(mine.own), len(mine.tokens)), plan)
    return list(kept.values())


def trust(seats: int) -> Trust:
    """The same for any number of players."""
    return TRUST


def stage(s: KingdomState, seat: int) -> int:
    """The turns that the seat has begun and those that it has ended."""
    seats = len(s.players)
    to_come = (seat - s.first) % seats > (s.active - s.first) % seats
    return 2 * (s.round - to_come) - (s.active == seat)


def means(s: KingdomState, seat: int) -> list[ScoreLine]:
    """Tokens."""
    return [ScoreLine("tokens", len(s.players[seat].tokens), message("means-tokens"))]


def margin(s: KingdomState, seat: int) -> float:
    """By the worth of the kingdoms."""
    worths = [Prospect(s, each).standing() for each in range(len(s.players))]
    return worths[seat] - max(worth for each, worth in enumerate(worths) if each != seat)
