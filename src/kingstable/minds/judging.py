"""What a decision was worth: what a seat did, beside what it could have done, by what it could know then."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean
from time import perf_counter
from typing import Literal, NamedTuple

from msgspec import Struct

from kingstable.kernel import AnyGame, Candidate, Message, Option, Record, Rng, ScoreLine, Sight, Table, part_of
from kingstable.minds.search import Judged, Line, Search, more, strike

#: Ways that are compared with what was done; where there are fewer seconds than those, a few.
WAYS = 6
FEW = 2
BRIEF = 0.5
#: How much of the time goes to finding the best of them; the rest to how much better it is.
FINDING = 0.5
#: Points that a mistake costs at least, where a game says nothing else (`MISTAKE` of its `prospects`).
MISTAKE = 4.0
#: What parts of that an inaccuracy costs at least, and what is good without being the best.
INACCURACY = 3 / 8
GOOD = 1 / 8
#: By how many mistakes two ways are believed to differ from world to world before any were seen.
DOUBT = 1.5

Kind = Literal["best", "good", "inaccuracy", "mistake"]


class Span(NamedTuple):
    """What one seat chose at one go: until another chose, or something new became known.

    `at` and `to` are the choices made in the game before it and with it; `fresh`: something has become known since the
    decision before.
    """

    seat: int
    at: int
    to: int
    fresh: bool = True


class Chosen(Struct, frozen=True):
    """A choice: as it is written, in words, and the things on the board that it touches."""

    do: str
    label: Message
    references: list[str]


class Expected(Struct, frozen=True):
    """By how many points a player may be expected to be ahead at the end, and the chance to win."""

    margin: float
    chance: float


class Way(Struct, frozen=True):
    """Choices, and the lines of the own score sheet that they change at once."""

    steps: list[Chosen]
    brings: list[ScoreLine]


class Decision(Struct, frozen=True):
    """A decision judged: the points lost by it, and what each player could expect after the `best` way and after it.

    `lost` is what is lost on average in so many worlds, `sure` one standard error less. Where nothing was better, there
    is no `better`.
    """

    seat: int
    at: int
    to: int
    kind: Kind
    lost: float
    sure: float
    worlds: int
    played: Way
    better: Way | None
    best: list[Expected]
    after: list[Expected]


def spans(record: Record) -> list[Span]:
    """The decisions of a game: each begins with a question that has several answers."""
    found: list[Span] = []
    table = Table.replay(record, 0, quiet=True)
    open_, seal = False, -1
    for number, choice in enumerate(record.choices):
        now = table.state.seal
        if open_ and found[-1].seat == choice.seat and now == seal:
            found[-1] = found[-1]._replace(to=number + 1)
        else:
            open_ = len(table.question(choice.seat).options) > 1
            if open_:
                found.append(Span(choice.seat, number, number + 1, now != seal))
                seal = now
        table.again(choice)
    return found


def judge(record: Record, span: Span, seconds: float, clock: Callable[[], float] = perf_counter) -> Decision:
    """A decision of a recorded game, judged in about this time; always the same in the same worlds."""
    table = Table.replay(record, span.at, quiet=True)
    parse = table.game.notation.parse
    choices = [parse(each.do) for each in record.choices[span.at : span.to] if not each.auto]
    return judged(Sight.of(table, span.seat, Rng.seeded(f"analysis/{span.at}")), choices, span, seconds, clock)


def judged(sight: Sight, choices: Sequence[Option], span: Span, seconds: float, clock: Callable[[], float]) -> Decision:
    """What a seat chose from its sight on, judged; by no more than the seat could know.

    How much better another way is, only those worlds say that have not made it seem better.
    """
    trial = Trial(sight, seconds, clock)
    played = trial.line(choices)
    rival = trial.best_beside(played)
    since = len(played.met) if rival and rival.value > played.value else 0
    if since or trial.has_time or not played.met:
        trial.compare([played, rival] if rival else [played])
    mistake = mistake_of(sight.game)
    lost, error = _difference(rival, played, since, DOUBT * mistake) if rival else (0.0, 0.0)
    better = rival if lost > 0 else None
    sure = max(0.0, lost - error)
    return Decision(
        span.seat,
        span.at,
        span.to,
        kind_of(sure, mistake),
        round(max(0.0, lost), 2),
        round(sure, 2),
        len(played.met),
        trial.way(played),
        trial.way(better) if better else None,
        trial.expected(better or played, since),
        trial.expected(played, since),
    )


def chosen(option: Option) -> Chosen:
    """A choice for people to read."""
    return Chosen(option.notation, option.message, list(option.references))


def mistake_of(game: AnyGame) -> float:
    """The points that a mistake costs in this game at least."""
    return float(getattr(part_of(game, "prospects"), "MISTAKE", MISTAKE))


def kind_of(lost: float, mistake: float) -> Kind:
    """What a decision is called that costs so many points, where a mistake costs so many at least."""
    if lost >= mistake:
        return "mistake"
    if lost >= INACCURACY * mistake:
        return "inaccuracy"
    return "good" if lost >= GOOD * mistake else "best"


def _difference(best: Line, played: Line, since: int, doubt: float) -> tuple[float, float]:
    """By how many points one line is ahead in the worlds since then, and the error of that: few worlds prove little."""
    more = [one.margin - other.margin for one, other in zip(best.met[since:], played.met[since:], strict=True)]
    mean, count = fmean(more), len(more)
    return mean, sqrt(doubt**2 + sum((each - mean) ** 2 for each in more)) / count


class Trial(Search):
    """A search that compares what was done with the best of the rest, each as far as it is chosen at one go."""

    def __init__(self, sight: Sight, seconds: float, clock: Callable[[], float]) -> None:
        super().__init__(sight, seconds, clock)
        self._ways = FEW if seconds < BRIEF else WAYS
        self._found = self._end - seconds * (1 - FINDING)
        self._everybody: defaultdict[Line, list[list[Judged]]] = defaultdict(list)

    def line(self, choices: Sequence[Option]) -> Line:
        """A way to go on, about which nothing is known yet."""
        return Line(Candidate(0.0, tuple(choices)), 0.0)

    def best_beside(self, played: Line) -> Line | None:
        """The way that seems best beside the one that was gone; None where there is no other."""
        found = self._lines(self._ways)
        ways = {self._at_one_go(self._world(0).copy(), line): None for line in found}
        lines = [self.line(way) for way in ways if way != played.candidate.choices]
        if not lines:
            return None
        self._try([played, *lines], self._found)
        return max(lines, key=lambda line: line.value)

    @property
    def has_time(self) -> bool:
        return self._clock() < self._end

    def compare(self, lines: Sequence[Line]) -> None:
        """Try these lines in further worlds until the time is over."""
        self._try(lines, self._end)

    def way(self, line: Line) -> Way:
        """A line for people to read."""
        return Way([chosen(each) for each in line.candidate.choices], self._brings(line))

    def _brings(self, line: Line) -> list[ScoreLine]:
        """The lines of the own score sheet that are other points once this is chosen, and by how many."""
        table = self._world(0).copy()
        before = self._sheet(table)
        self._at_one_go(table, line)
        return more(before, self._sheet(table))

    def _at_one_go(self, table: Table, line: Line) -> tuple[Option, ...]:
        """Choose so much of a line as can be chosen before another chooses or something new becomes known.

        Questions in between are answered quickly; returns what was chosen.
        """
        me, seal, chosen = self._seat, table.state.seal, list[Option]()
        plans = self._plans(table, line)
        while plans[me] and table.state.seal == seal:
            ask, known = table.ask_of(me), len(table.made)
            if ask is None:
                break
            chosen.append(self._answer(table, ask, plans))
            table.choose(chosen[-1], seat=me)
            strike(plans, table.made[known:])
            if any(each.seat != me for each in table.made[known:]):
                break
        return tuple(chosen)

    def expected(self, line: Line, since: int) -> list[Expected]:
        """What each player may expect of a line, by the worlds since then."""
        seats = zip(*self._everybody[line][since:], strict=True)
        return [
            Expected(round(fmean(each.margin for each in met), 2), round(fmean(each.chance for each in met), 3))
            for met in seats
        ]

    def _judged(self, table: Table, line: Line, stages: int) -> Judged:
        mine = super()._judged(table, line, stages)
        self._everybody[line].append(self._all_of(table, mine))
        return mine

    def _all_of(self, table: Table, mine: Judged) -> list[Judged]:
        """What everybody has of a position: of two the one what the other lacks; of more, shares of the chances."""
        me = self._seat
        if table.seats <= 2:
            other = Judged(-mine.margin, 1 - mine.chance)
            return [mine if seat == me else other for seat in range(table.seats)]
        found = [mine if seat == me else self._judge(table, seat) for seat in range(table.seats)]
        whole = sum(each.chance for each in found) or 1.0
        return [Judged(each.margin, each.chance / whole) for each in found]
