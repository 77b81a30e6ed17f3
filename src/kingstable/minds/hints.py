"""What to do now: the best ways to go on from a question, and what each of them is expected to bring."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from kingstable.kernel import Option, ScoreLine, Sight
from kingstable.minds.search import Line, Search

#: Ways that are compared, and the seconds that takes.
WAYS = 12
SECONDS = 0.8


class Hint(NamedTuple):
    """A way to go on.

    What it brings at once, line by line of the score sheet; by how many points the seat may then expect to be ahead at
    the end of the game; and its chance to win.
    """

    choices: tuple[Option, ...]
    brings: list[ScoreLine]
    margin: float
    chance: float


def hints(sight: Sight, count: int = 3, clock: Callable[[], float] = perf_counter) -> list[Hint]:
    """The best ways to go on, the best first, each with another first choice; they know no more than the seat does."""
    search = Search(sight, SECONDS, clock)
    best: dict[Option, Line] = {}
    for line in search.compared(WAYS):
        best.setdefault(line.candidate.choices[0], line)
    return [_hint(search, line) for line in [*best.values()][:count]]


def _hint(search: Search, line: Line) -> Hint:
    margin, chance = (fmean(each) for each in zip(*line.met, strict=True))
    return Hint(line.candidate.choices, search.brings(line), margin, chance)
