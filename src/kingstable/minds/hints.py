"""What to do now: the best ways to go on from a question, what each of them brings, and why it is better or worse."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest
from itertools import chain
from statistics import fmean
from time import perf_counter
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from kingstable.kernel import AnyGame, Ask, Candidate, Message, Option, ScoreLine, Sight, Table, Turn, message
from kingstable.minds.reasons import Prospect, alone, known, points_of, why
from kingstable.minds.search import LONGEST, Judged, Line, Search, more, strike

#: Ways that are compared, and further first choices that are looked at where those begin alike; and the seconds that
#: takes, in the second half of them only for those that are told.
WAYS = 8
OTHERS = 12
SECONDS = 1.2
#: Worlds in which something must be the same to be told as sure, and those in which games are played to their end.
SURE = 6
FAR = 6
#: Lines of a score sheet that are told of what is to come.
TOLD = 3
#: Who is asked when the own turn is over.
NOBODY = -1


class Seen(NamedTuple):
    """A position in numbers that people read.

    The own score sheet, what one has beside it, that with all that will pay later, and the points of the best other.
    """

    sheet: Sequence[ScoreLine]
    means: Sequence[ScoreLine]
    strengths: Sequence[ScoreLine]
    other: int


class AtOnce(NamedTuple):
    """What comes of a way by the end of the own turn: choices, points, other means, and what happens by itself.

    `vague` are the lines that are not the same in every world.
    """

    choices: tuple[Option, ...]
    brings: list[ScoreLine]
    means: list[ScoreLine]
    noted: list[Message]
    vague: frozenset[tuple[str, str]] = frozenset()


class Way(NamedTuple):
    """A line, what comes of it at once, and all that is compared with other lines."""

    line: Line
    sure: AtOnce
    seen: Prospect


class Hint(NamedTuple):
    """A way to go on.

    What it brings at once, line by line of the score sheet, and what else one then has more or less of; the points that
    come later, on average; by how many points the seat may then expect to be ahead at the end of the game; its chance
    to win; and in words what happens by itself, and what speaks for it and against it.
    """

    choices: tuple[Option, ...]
    brings: list[ScoreLine]
    means: list[ScoreLine]
    leads: list[ScoreLine]
    margin: float
    chance: float
    reasons: list[Message]


def hints(sight: Sight, count: int = 3, clock: Callable[[], float] = perf_counter) -> list[Hint]:
    """The best ways to go on, the best first, each with another first choice; they know no more than the seat does."""
    search = Outlook(sight, SECONDS, clock)
    ways = [search.way(line) for line in search.best_few(WAYS, count)]
    return [search.hint(place, ways) for place in range(len(ways))]


class Outlook(Search):
    """A search that remembers what each way has led to."""

    def __init__(self, sight: Sight, seconds: float, clock: Callable[[], float]) -> None:
        super().__init__(sight, seconds, clock)
        self._tells: Any = getattr(self._part, "tells", None)
        self._strengths: Any = getattr(self._part, "strengths", lambda s, seat: [])
        self._notes: Mapping[str, Sequence[str]] = getattr(self._part, "NOTED", {})
        self._burdens: Sequence[str] = getattr(self._part, "BURDENS", ())
        self._led: defaultdict[Line, list[Seen]] = defaultdict(list)

    def best_few(self, top: int, count: int) -> list[Line]:
        """The best of the game's first so many candidates, the best first, each with another first choice."""
        lines = self._begun_differently(self._lines(top), count)
        self._try(lines, (self._clock() + self._end) / 2)
        best: dict[Option, Line] = {}
        for line in sorted(lines, key=lambda line: -line.value):
            best.setdefault(line.candidate.choices[0], line)
        few = [*best.values()][:count]
        self._try(few, self._end)
        return sorted(few, key=lambda line: -line.value)

    def _begun_differently(self, lines: list[Line], count: int) -> list[Line]:
        """With the best of some other first choices, where fewer than so many are among them."""
        firsts = {line.candidate.choices[0] for line in lines}
        others = [option for option in self._sight.ask.options if option not in firsts]
        if len(firsts) >= count or not others:
            return lines
        worth = min(line.candidate.worth for line in lines)
        tried = [
            Line(self._from(option, worth), self._trust.prior) for option in self._sight.rng.sample(others, OTHERS)
        ]
        return [*lines, *nlargest(count - len(firsts), tried, key=self._soon)]

    def _from(self, option: Option, worth: float) -> Candidate:
        """A way that begins with a choice and goes on as is quickly found."""
        table = within_turn(self._world(0), option, self._seat, [])
        ask = table.ask_of(self._seat)
        further = self._part.candidates(table, ask, 1)[0].choices if ask else ()
        return Candidate(worth, (option, *further))

    def way(self, line: Line) -> Way:
        """All that is known of a line."""
        sure, led = self._surely(line), self._led[line]
        ends = [self._ended(number, line) for number in range(FAR)] if self._tells else [seen.sheet for seen in led]
        seen = Prospect(
            sure.brings,
            sure.means,
            sure.vague,
            ends,
            [seen.strengths for seen in led],
            [seen.other for seen in led],
            [judged.margin for judged in line.met],
        )
        return Way(line, sure, seen)

    def hint(self, place: int, ways: Sequence[Way]) -> Hint:
        """One of several ways for people to read; the first is compared with the second, the others with the first."""
        line, sure, seen = ways[place]
        margin, chance = (fmean(each) for each in zip(*line.met, strict=True))
        rival = 0 if place else 1
        reasons = why(seen, ways[rival].seen, rival + 1, self._burdens) if len(ways) > 1 else alone(seen)
        return Hint(sure.choices, sure.brings, sure.means, self._leads(seen), margin, chance, [*sure.noted, *reasons])

    # -- by the end of the own turn -----------------------------------------------------------------------------

    def _surely(self, line: Line) -> AtOnce:
        """What comes of a line at once, as far as it is the same in several worlds; the choices up to a difference."""
        first, *others = worlds = [self._at_once(number, line) for number in range(SURE)]
        count = 1
        while count < len(first.choices) and all(
            first.choices[: count + 1] == other.choices[: count + 1] for other in others
        ):
            count += 1
        brings, means = ([world.brings for world in worlds], [world.means for world in worlds])
        found = [("brings", brings), ("means", means)]
        vague = [(name, line.id) for name, each in found for line in chain(*each) if not _everywhere(line, each)]
        return AtOnce(
            first.choices[:count],
            [each for each in first.brings if _everywhere(each, brings)],
            [each for each in first.means if _everywhere(each, means)],
            [
                *([message("hint-open")] if any(count < len(world.choices) for world in worlds) else []),
                *(each for each in first.noted if all(each in other.noted for other in others)),
            ],
            frozenset(vague),
        )

    def _at_once(self, number: int, line: Line) -> AtOnce:
        """What comes of a line in a world before others choose and before another turn begins."""
        me, table, chosen, told = self._seat, self._world(number).copy(), list[Option](), list[Message]()
        before, plans = self._seen(table), self._plans(table, line)
        ask = table.ask_of(me)
        while ask is not None and len(chosen) < LONGEST:
            known = len(table.made)
            chosen.append(self._answer(table, ask, plans))
            table = within_turn(table, chosen[-1], me, told)
            strike(plans, table.made[known:])
            ask = table.ask_of(me)
        after = self._seen(table)
        noted = [each for each in told if each.id in self._notes]
        settled = {id for each in noted for id in self._notes[each.id]}
        means = [each for each in more(before.means, after.means) if each.id not in settled]
        said = [Message(each.id.replace("log-", "hint-"), each.args) for each in noted]
        if plans[me] and any(ask.seat not in (me, NOBODY) for ask in table.asks):
            said.append(message("hint-others-first"))
        return AtOnce(tuple(chosen), more(before.sheet, after.sheet), means, said)

    # -- later --------------------------------------------------------------------------------------------------

    def _judged(self, table: Table, line: Line, stages: int) -> Judged:
        judged = super()._judged(table, line, stages)
        self._led[line].append(self._seen(table))
        return judged

    def _seen(self, table: Table) -> Seen:
        sheets, means = self._sheets(table), self._part.means(table.state, self._seat)
        mine = next(sheet.lines for sheet in sheets if sheet.seat == self._seat)
        other = max((sheet.total for sheet in sheets if sheet.seat != self._seat), default=0)
        return Seen(mine, means, [*means, *self._strengths(table.state, self._seat)], other)

    def _leads(self, seen: Prospect) -> list[ScoreLine]:
        """The lines that change most after that on average; where a game tells of its end, what stands there then."""
        now = [] if self._tells else [*self._sheet(self._world(0)), *seen.brings]
        held = [replace(each, points=points_of(now, each.id)) for each in known([now])]
        mean = [
            replace(each, points=round(fmean(points_of(sheet, each.id) for sheet in seen.sheets)))
            for each in known(seen.sheets)
        ]
        return sorted(more(held, mean), key=lambda each: -abs(each.points))[:TOLD]

    def _ended(self, number: int, line: Line) -> Sequence[ScoreLine]:
        """What the game tells of its end in a world, along a line."""
        table = self._world(number).copy()
        self._play(table, line, LONGEST)
        found: Sequence[ScoreLine] = self._tells(table.state, self._seat)
        return found


class _Halted:
    """A game that goes no further than to the end of the running turn: then nobody is asked."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def turn(self, s: Any) -> Turn:
        yield Ask(NOBODY, message("ask-nobody"), ())


def within_turn(table: Table, option: Option, seat: int, told: list[Message]) -> Table:
    """A copy of a table in which this was chosen, before another turn begins; with what it told the seat."""
    copy, halted = table.copy(), cast(AnyGame, _Halted(table.game))
    copy.game, copy.state.log = halted, []
    copy.choose(option, seat=seat)
    told += [event.seen_by(seat) for event in copy.state.log]
    copy.game, copy.state.log = table.game, None
    return copy


def _everywhere(line: ScoreLine, worlds: Sequence[Sequence[ScoreLine]]) -> bool:
    return all(line in world for world in worlds)
