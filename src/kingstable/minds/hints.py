"""What to do now: the best ways to go on from a question, and what each of them is expected to bring."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import chain
from statistics import fmean
from time import perf_counter
from typing import Any, NamedTuple

from msgspec.structs import replace

from kingstable.kernel import Option, ScoreLine, Sight, Table
from kingstable.minds.search import LONGEST, Judged, Line, Search, more

#: Ways that are compared, and the seconds that takes.
WAYS = 12
SECONDS = 0.8
#: Worlds in which something must be the same to be told as sure, and those in which games are played to their end.
SURE = 3
FAR = 6
#: Lines of a score sheet that are told of what is to come.
TOLD = 3


class AtOnce(NamedTuple):
    """What comes of a way in one world before others choose: points, other means, what was chosen, and the sheet."""

    brings: list[ScoreLine]
    means: list[ScoreLine]
    choices: tuple[Option, ...]
    sheet: Sequence[ScoreLine]


class Hint(NamedTuple):
    """A way to go on.

    What it brings at once, line by line of the score sheet, and what else one then has more or less of; the points that
    come later, on average; by how many points the seat may then expect to be ahead at the end of the game; and its
    chance to win.
    """

    choices: tuple[Option, ...]
    brings: list[ScoreLine]
    means: list[ScoreLine]
    leads: list[ScoreLine]
    margin: float
    chance: float


def hints(sight: Sight, count: int = 3, clock: Callable[[], float] = perf_counter) -> list[Hint]:
    """The best ways to go on, the best first, each with another first choice; they know no more than the seat does."""
    search = Outlook(sight, SECONDS, clock)
    best: dict[Option, Line] = {}
    for line in search.compared(WAYS):
        best.setdefault(line.candidate.choices[0], line)
    return [search.hint(line) for line in [*best.values()][:count]]


class Outlook(Search):
    """A search that remembers which points each way has led to."""

    def __init__(self, sight: Sight, seconds: float, clock: Callable[[], float]) -> None:
        super().__init__(sight, seconds, clock)
        self._led: defaultdict[Line, list[Sequence[ScoreLine]]] = defaultdict(list)

    def hint(self, line: Line) -> Hint:
        """A line for people to read: of what it brings at once only that which is the same in several worlds."""
        first, *others = [self._at_once(number, line) for number in range(SURE)]
        brings, means = (
            [each for each in found if all(each in other[place] for other in others)]
            for place, found in enumerate(first[:2])
        )
        same = all(other.choices == first.choices for other in others)
        margin, chance = (fmean(each) for each in zip(*line.met, strict=True))
        choices = first.choices if same else line.candidate.choices
        return Hint(choices, brings, means, self._leads(line, first.sheet), margin, chance)

    def _at_once(self, number: int, line: Line) -> AtOnce:
        """What comes of a line in a world before others choose."""
        table = self._world(number).copy()
        sheet, means = self._sheet(table), self._part.means(table.state, self._seat)
        choices = self._at_one_go(table, line, blind=True)
        now = self._sheet(table)
        return AtOnce(more(sheet, now), more(means, self._part.means(table.state, self._seat)), choices, now)

    def _judged(self, table: Table, line: Line, stages: int) -> Judged:
        judged = super()._judged(table, line, stages)
        self._led[line].append(self._sheet(table))
        return judged

    def _leads(self, line: Line, now: Sequence[ScoreLine]) -> list[ScoreLine]:
        """The lines that change most after that on average; where a game tells of its end, what stands there then."""
        tells: Any = getattr(self._part, "tells", None)
        worlds = [self._ended(number, line, tells) for number in range(FAR)] if tells else self._led[line]
        known = {each.id: each for each in chain(*worlds)}
        mean = [
            replace(each, points=round(fmean(_points(world, id) for world in worlds))) for id, each in known.items()
        ]
        return sorted(more([] if tells else now, mean), key=lambda each: -abs(each.points))[:TOLD]

    def _ended(self, number: int, line: Line, tells: Callable[[Any, int], list[ScoreLine]]) -> list[ScoreLine]:
        """What the game tells of its end in a world, along a line."""
        table = self._world(number).copy()
        self._play(table, line, LONGEST)
        return tells(table.state, self._seat)


def _points(lines: Sequence[ScoreLine], id: str) -> int:
    return sum(each.points for each in lines if each.id == id)
