"""One search for all games: the best turns a game can think of, tried in imagined worlds, and played on for a while."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest
from itertools import accumulate
from math import exp, sqrt
from statistics import stdev
from typing import Any, NamedTuple

from msgspec.structs import replace

from kingstable.kernel import (
    AnyGame,
    Ask,
    Candidate,
    Option,
    Rng,
    ScoreLine,
    ScoreSheet,
    Sight,
    Table,
    Trust,
    part_of,
)
from kingstable.kernel.choice import Made
from kingstable.kernel.known import known_scores
from kingstable.kernel.parts import ProspectsPart
from kingstable.minds.value import Learned, nets

#: Points that winning is worth beside the margin, and the margin by which a position is about won.
VICTORY = 10.0
CLEAR = 8.0
#: Worlds imagined for each one that is tried, where the game tells how likely they are, and how finely it is drawn.
GUESSES = 12
FINE = 1 << 30
#: Choices after which a world is judged as it is.
LONGEST = 400


class Plain:
    """Prospects of a game that tells none: each option is a way to go on, and others play at random to the end."""

    AHEAD = 1
    SIFTED = 0

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self._game, self._rng = game, rng

    def candidates(self, table: Table, ask: Ask, top: int) -> list[Candidate]:
        return [Candidate(0.0, (option,)) for option in self._rng.sample(ask.options, top)]

    def trust(self, seats: int) -> Trust:
        return Trust(0.0, 0.0)

    def stage(self, s: Any, seat: int) -> int:
        return 0

    def means(self, s: Any, seat: int) -> list[ScoreLine]:
        return []

    def margin(self, s: Any, seat: int) -> float:
        return ahead(self._game.scores(s), seat)


def prospects(game: AnyGame, rng: Rng) -> ProspectsPart:
    """What the game tells a search, or the plainest that can be told of any game."""
    part: Any = part_of(game, "prospects")
    return part or Plain(game, rng)


class Judged(NamedTuple):
    """By how many points a seat may be expected to be ahead at the end, and its chance to win."""

    margin: float
    chance: float

    @property
    def value(self) -> float:
        return self.margin + VICTORY * (2 * self.chance - 1)


class Line:
    """A way to go on, and what came of it in each world so far, beside what it seems worth in so many of them."""

    __slots__ = ("candidate", "met", "prior", "soon", "values")

    def __init__(self, candidate: Candidate, prior: float) -> None:
        self.candidate, self.prior = candidate, prior
        self.soon: float | None = None
        self.met: list[Judged] = []
        self.values: list[float] = []

    def meet(self, judged: Judged) -> None:
        self.met.append(judged)
        self.values.append(judged.value)

    @property
    def value(self) -> float:
        """What it brings, to be compared with lines that have met the same worlds."""
        return (sum(self.values) + self.prior * self.candidate.worth) / (len(self.values) + self.prior)

    def beats(self, other: Line, caution: float) -> bool:
        """Whether it is better than one that has met the same worlds, by more than so many standard errors."""
        count = len(self.values)
        if count < 2:
            return False
        more = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        return self.value - other.value > caution * stdev(more) / sqrt(count)


class Search:
    """Compares ways to go on from an open question within a time; all of them meet the same worlds."""

    def __init__(
        self, sight: Sight, seconds: float, clock: Callable[[], float], learned: Mapping[int, Learned] | None = None
    ) -> None:
        self._sight, self._seat = sight, sight.seat
        self._part = prospects(sight.game, sight.rng)
        self._learned = nets(sight.game) if learned is None else learned
        self._judge = judge_of(sight.game, self._part.margin, self._learned)
        self._likely: Callable[[Any, int], float] | None = getattr(self._part, "likely", None)
        self._clock = clock
        self._end = clock() + seconds
        self._worlds: list[Table] = []

    @property
    def _trust(self) -> Trust:
        return self._part.trust(self._world(0).seats)

    def best(self, top: int) -> Candidate:
        """The best of the game's first so many candidates, by sequential halving.

        The one that seems best at a glance stays to the end, and is left only for one that is surely better.
        """
        first, *others = self._lines(top)
        while others and self._clock() < self._end:
            until = self._end - (self._end - self._clock()) * (1 - 1 / _halvings(len(others) + 1))
            self._try([first, *others], until, self._end)
            if not first.met:
                break
            others.sort(key=lambda line: -line.value)
            others = others[: (len(others) + 1) // 2]
        return others[0].candidate if others and others[0].beats(first, self._trust.caution) else first.candidate

    def soon(self, top: int) -> Candidate:
        """The one of the game's first so many candidates that leads to the best end of the own turn, in one world."""
        return max(self._lines(top), key=self._soon).candidate

    def _lines(self, top: int) -> list[Line]:
        """The game's first so many candidates; where it wishes so, they are the first by what was learned."""
        sifted = self._part.SIFTED if self._world(0).seats in self._learned else 0
        found = self._part.candidates(self._sight.imagine(), self._sight.ask, max(top, sifted))
        lines = [Line(candidate, self._trust.prior) for candidate in found]
        if len(lines) <= top:
            return lines
        for line in lines:
            line.candidate = line.candidate._replace(worth=self._soon(line))
        return nlargest(top, lines, key=lambda line: line.candidate.worth)

    def _soon(self, line: Line) -> float:
        """What a line is worth at the end of the own turn, in the first world."""
        if line.soon is None:
            table = self._world(0).copy()
            self._play(table, line, 1)
            line.soon = self._judge(table, self._seat).value
        return line.soon

    def _try(self, lines: Sequence[Line], until: float, most: float | None = None) -> None:
        """Every line in one world after another, at least in one; but one in which the most time ends says nothing."""
        while True:
            found: list[Judged] = []
            for line in lines:
                found.append(self._judged(self._world(len(line.met)).copy(), line, self._part.AHEAD))
                if most is not None and self._clock() >= most:
                    return
            for line, judged in zip(lines, found, strict=True):
                line.meet(judged)
            if self._clock() >= until:
                return

    def _world(self, number: int) -> Table:
        while len(self._worlds) <= number:
            self._worlds.append(self._imagined())
        return self._worlds[number]

    def _imagined(self) -> Table:
        """A world that agrees with all the seat knows; where the game can tell, likelier ones come more often."""
        if self._likely is None:
            return self._sight.imagine()
        worlds = [self._sight.imagine() for _ in range(GUESSES)]
        found = [self._likely(world.state, self._seat) for world in worlds]
        shares = [*accumulate(exp(each - max(found)) for each in found)]
        return worlds[bisect(shares, self._sight.rng.below(FINE) / FINE * shares[-1])]

    def _plans(self, table: Table, line: Line) -> list[list[Option]]:
        """What each seat has planned: the own seat the line, the others nothing yet."""
        return [list(line.candidate.choices) if seat == self._seat else [] for seat in range(table.seats)]

    def _sheets(self, table: Table) -> Sequence[ScoreSheet]:
        """All score sheets, as far as the seat knows them."""
        return table.scores() if table.over else known_scores(table, self._seat)

    def _sheet(self, table: Table) -> Sequence[ScoreLine]:
        """The lines of the own score sheet."""
        return next(sheet.lines for sheet in self._sheets(table) if sheet.seat == self._seat)

    def _judged(self, table: Table, line: Line, stages: int) -> Judged:
        """What the seat has of it when everybody has played on for so long."""
        self._play(table, line, stages)
        return self._judge(table, self._seat)

    def _play(self, table: Table, line: Line, stages: int, stage: Callable[[Any, int], int] | None = None) -> None:
        """Go so many stages along a line, those that the game knows or others."""
        me, stage = self._seat, stage or self._part.stage
        goal = stage(table.state, me) + stages
        plans = self._plans(table, line)
        for _ in range(LONGEST):
            if table.over:
                return
            ask = table.ask_of(me) or table.asks[0]
            known = len(table.made)
            table.choose(self._answer(table, ask, plans), seat=ask.seat)
            strike(plans, table.made[known:])
            if stage(table.state, me) >= goal:
                return

    def _answer(self, table: Table, ask: Ask, plans: list[list[Option]]) -> Option:
        """The next choice of the seat's plan; where it has none for this question, a new one is made quickly."""
        if len(ask.options) == 1:
            return ask.options[0]
        plan = plans[ask.seat]
        if plan and plan[0] in ask.options:
            return plan[0]
        choices = self._part.candidates(table, ask, 1)[0].choices
        if len(choices) > 1:
            plans[ask.seat] = list(choices)
        return choices[0]


def more(before: Sequence[ScoreLine], after: Sequence[ScoreLine]) -> list[ScoreLine]:
    """The lines that are other points than before, and by how many."""
    had = {each.id: each.points for each in before}
    found = [replace(each, points=each.points - had.get(each.id, 0)) for each in after]
    return [each for each in found if each.points]


def strike(plans: list[list[Option]], made: Sequence[Made]) -> None:
    """What was chosen, also what answered itself, is no longer planned."""
    for each in made:
        if plans[each.seat][:1] == [each.option]:
            del plans[each.seat][0]


def take(plan: list[Option], options: Sequence[Option]) -> Option | None:
    """The next choice of a plan, if it is offered; one before it may have answered itself."""
    for place, option in enumerate(plan[:2]):
        if option in options:
            del plan[: place + 1]
            return option
    return None


def _halvings(count: int) -> int:
    """How often so many lines are halved until one is left."""
    return (count - 1).bit_length()


def judge_of(
    game: AnyGame, margin_of: Callable[[Any, int], float], learned: Mapping[int, Learned]
) -> Callable[[Table, int], Judged]:
    """How positions are judged: by the result, by what was learned for this number of seats, or by the margin."""
    features: Any = part_of(game, "features") if learned else None

    def judge(table: Table, seat: int) -> Judged:
        if table.over:
            sheets = table.scores()
            won = any(sheet.winner for sheet in sheets if sheet.seat == seat)
            return Judged(ahead(sheets, seat), float(won))
        if table.seats in learned:
            return Judged(*learned[table.seats].judge(features.features(table.state, seat)))
        margin = margin_of(table.state, seat)
        return Judged(margin, 1 / (1 + exp(-max(-50.0, min(50.0, margin / CLEAR)))))

    return judge


def ahead(sheets: Sequence[ScoreSheet], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    mine = sum(sheet.total for sheet in sheets if sheet.seat == seat)
    return float(mine - max((sheet.total for sheet in sheets if sheet.seat != seat), default=0))
