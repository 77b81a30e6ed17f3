"""What to do now: the best ways to go on from a question, what each of them brings, and why it is better or worse."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import chain
from math import exp
from statistics import fmean
from time import perf_counter
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from kingstable.kernel import AnyGame, Ask, Candidate, Message, Option, ScoreLine, Sight, Table, Turn, message
from kingstable.minds.reasons import COUNTS, Prospect, Reading, alone, compare, known, outdoes, points_of, richer, why
from kingstable.minds.search import LONGEST, Judged, Line, Search, judge_of, more, strike

#: Ways that are compared, and further first choices that are looked at where those begin alike; and the seconds that
#: takes, in the second half of them only for those that are told.
WAYS = 8
OTHERS = 12
SECONDS = 1.2
#: Worlds in which something must be the same to be told as sure, those of which a game foretells the end, and those in
#: which ways are tried however long it takes.
SURE = 12
FAR = 240
LEAST = 6
#: Points by which who is foretold to be ahead may win or not.
CLOSE = 2.0
#: Lines of a score sheet that are told of what is to come.
TOLD = 3
#: Who is asked when the own turn is over.
NOBODY = -1


class Seen(NamedTuple):
    """A position in numbers that people read.

    The own score sheet, what one has beside it, that with all that will pay later, the points of the best other, and
    the turns that all have had.
    """

    sheet: Sequence[ScoreLine]
    means: Sequence[ScoreLine]
    strengths: Sequence[ScoreLine]
    other: int
    turns: Hashable = None


class AtOnce(NamedTuple):
    """What comes of a way by the end of the own turn: choices, points, other means, and what happens by itself.

    `vague` are the lines that are not the same in every world, or of which what happens by itself says all; `tried` are
    the means in each world.
    """

    choices: tuple[Option, ...]
    brings: list[ScoreLine]
    means: list[ScoreLine]
    noted: list[Message]
    vague: frozenset[tuple[str, str]] = frozenset()
    tried: Sequence[Sequence[ScoreLine]] = ()


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
    ways = search.spoken_for([search.way(line) for line in search.best_few(WAYS, count)])
    return [search.hint(place, ways) for place in range(len(ways))]


class Outlook(Search):
    """A search that remembers what each way has led to."""

    def __init__(self, sight: Sight, seconds: float, clock: Callable[[], float]) -> None:
        super().__init__(sight, seconds, clock)
        self._judge = judge_of(sight.game, getattr(self._part, "expected", self._part.margin), self._learned)
        self._tells: Any = getattr(self._part, "tells", None)
        self._foretells: Any = getattr(self._part, "foretells", None)
        self._strengths: Any = getattr(self._part, "strengths", lambda s, seat: [])
        self._notes: Mapping[str, Sequence[str]] = getattr(self._part, "NOTED", {})
        self._reading = Reading(
            getattr(self._part, "BURDENS", ()),
            getattr(self._part, "WITHIN", {}),
            getattr(self._part, "IN_POINTS", ()),
            getattr(self._part, "WORTH", {}),
        )
        self._comes_to: Any = getattr(self._part, "comes_to", None)
        self._turns: Callable[[Any], Hashable] = getattr(self._part, "turns_had", lambda s: None)
        self._aside: Sequence[str] = getattr(self._part, "ASIDE", ())
        self._beside: Mapping[str, str] = getattr(self._part, "BESIDE", {})
        self._neutral: Sequence[str] = getattr(self._part, "NEUTRAL", ())
        self._beginning: Callable[[Option], object] = getattr(self._part, "beginning", lambda option: option)
        self._led: defaultdict[Line, list[Seen]] = defaultdict(list)

    def best_few(self, top: int, count: int) -> list[Line]:
        """The best of the game's first so many candidates, the best first, each another way."""
        lines = self._begun_differently(self._lines(top), count)
        for line in lines:
            line.candidate = line.candidate._replace(choices=self._until_something_shows(line))
        self._try(lines, (self._clock() + self._end) / 2)
        few = self._various(self._unlike(self._apart(sorted(lines, key=lambda line: -line.value))), count)
        self._try(few, self._end)
        while len(few[0].met) < LEAST:
            self._try(few, self._end)
        return sorted(few, key=lambda line: -fmean(line.values))  # as they are told, without what they seemed worth

    def _various(self, lines: Sequence[Line], count: int) -> list[Line]:
        """The first so many; where all of them begin by one kind of choice, the last as the game wishes beside it."""
        few, kinds = [*lines[:count]], {line.candidate.choices[0].kind for line in lines[:count]}
        beside = self._beside.get(kinds.pop()) if len(kinds) == 1 else None
        others = [line for line in lines[count:] if line.candidate.choices[0].kind == beside]
        return [*few[:-1], others[0]] if others else few

    def _unlike(self, lines: list[Line]) -> list[Line]:
        """Without those that come to the same as an earlier one; then others, so that something is left to compare."""
        found: list[Line] = []
        for line in lines:
            if not any(self._alike(line, other) for other in found):
                found.append(line)
        if len(lines) > len(found) == 1:
            begun = {self._beginning(line.candidate.choices[0]) for line in lines}
            options = [option for option in self._sight.ask.options if self._beginning(option) not in begun]
            others = self._apart(self._otherwise(options, lines[0].candidate.worth))[: len(lines)]
            while others and len(others[0].met) < len(lines[0].met):
                self._try(others, self._clock())
            others = [line for line in others if not self._alike(line, found[0])]
            found += sorted(others, key=lambda line: -line.value)
        return found if len(found) > 1 else lines

    def _alike(self, line: Line, other: Line) -> bool:
        """Whether two ways differ only in their order, or in pieces that are worth the same in every world."""
        reordered = self._begun(line) == self._begun(other)
        if not reordered and line.values != other.values:
            return False
        mine, its = self._surely(line), self._surely(other)
        same = mine._replace(choices=()) == its._replace(choices=())
        return same and (reordered or bool(mine.brings or mine.means))

    def _begun(self, line: Line) -> Counter[object]:
        """Its choices in whatever order, as the game sees the beginning of a way."""
        return Counter(map(self._beginning, line.candidate.choices))

    def _begun_differently(self, lines: list[Line], count: int) -> list[Line]:
        """Ways of their own, with the best of some other first choices where fewer than so many are among them."""
        lines = [line for line in lines if not self._comes_back(line.candidate.choices)] or lines
        apart = self._apart(lines)
        firsts = {line.candidate.choices[0] for line in lines}
        others = [option for option in self._sight.ask.options if option not in firsts]
        if len(apart) >= count or not others:
            return lines
        worth = min(line.candidate.worth for line in lines)
        others_too = self._apart([*apart, *self._otherwise(others, worth)])
        return [*lines, *[line for line in others_too if line not in apart][: count - len(apart)]]

    def _otherwise(self, options: Sequence[Option], worth: float) -> list[Line]:
        """Ways that begin with some of these choices, what is best at the end of the own turn first."""
        found = [self._from(option, worth) for option in self._sight.rng.sample(options, OTHERS)]
        tried = [Line(candidate, self._trust.prior) for candidate in found if candidate]
        return sorted(tried, key=lambda line: -self._soon(line))

    def _until_something_shows(self, line: Line) -> tuple[Option, ...]:
        """The choices of a line with all between and after them that can be settled before anything comes to light."""
        me, chosen = self._seat, list[Option]()
        table, other = self._world(0).copy(), self._world(1).copy()
        plans, ask = self._plans(table, line), table.ask_of(self._seat)
        while ask is not None and len(chosen) < LONGEST:
            if other.ask_of(me) != ask or other.view(me) != table.view(me):
                break
            known, option = len(table.made), self._answer(table, ask, plans)
            chosen.append(option)
            table, other = (within_turn(each, option, me, []) for each in (table, other))
            strike(plans, table.made[known:])
            ask = table.ask_of(me)
        return (*chosen, *plans[me])

    def _apart(self, lines: Sequence[Line]) -> list[Line]:
        """Those that neither begin as one before them nor lead to the same; nor by more steps than another."""
        ends = [self._reached(line) for line in lines]
        fewest = {end: min(steps for other, steps in ends if other == end) for end, _ in ends}
        kept: list[Line] = []
        firsts, known = set[object](), set[Hashable]()
        for line, (end, steps) in zip(lines, ends, strict=True):
            first = self._beginning(line.candidate.choices[0])
            if first not in firsts and end not in known and steps == fewest[end]:
                kept.append(line)
                firsts.add(first)
                known.add(end)
        return kept

    def _reached(self, line: Line) -> tuple[Hashable, int]:
        """What a line comes to by the end of the own turn, in the first world, and in how many steps."""
        if self._comes_to is None:
            return line, 0
        table = self._world(0).copy()
        self._play(table, line, 1)
        return self._comes_to(table.state, self._seat), len(table.made)

    def _from(self, option: Option, worth: float) -> Candidate | None:
        """A way that begins with a choice and goes on as is quickly found, or else as is found at all."""
        table = within_turn(self._world(0), option, self._seat, [])
        ask = table.ask_of(self._seat)
        if ask is None:
            return Candidate(worth, (option,))
        further = (each.choices for top in (1, WAYS) for each in self._part.candidates(table, ask, top))
        own = ((option, *choices) for choices in further if not self._comes_back((option, *choices)))
        return next((Candidate(worth, choices) for choices in own), None)

    def _comes_back(self, choices: Sequence[Option]) -> bool:
        """Whether a way only takes something up again that it has just put back."""
        here = table = self._world(0)
        for choice in choices[:2]:
            ask = table.ask_of(self._seat)
            if ask is None or choice not in ask.options:
                return False
            table = within_turn(table, choice, self._seat, [])
        return table.ask_of(self._seat) == self._sight.ask and table.view(self._seat) == here.view(self._seat)

    def way(self, line: Line) -> Way:
        """All that is known of a line."""
        sure, led = self._surely(line), self._led[line]
        worlds = range(FAR if self._foretells else 0)
        ends = [self._foretold(self._world(number).copy(), line)[0] for number in worlds] or led
        seen = Prospect(
            sure.brings,
            [each for each in sure.means if each.id not in self._neutral],
            sure.vague,
            [seen.sheet for seen in ends],
            [seen.strengths for seen in led],
            [seen.other for seen in ends],
            [judged.margin for judged in line.met],
            last=self._foretells is None,
            turns=[seen.turns for seen in ends],
            tried=[[each for each in means if each.id not in self._neutral] for means in sure.tried],
        )
        return Way(line, sure, seen)

    def spoken_for(self, ways: Sequence[Way]) -> list[Way]:
        """The same ways as they are told: first one that no other outdoes, then the others by how good they are.

        Of ways that are about as good, the first brings more points that last, or as many and only more of something
        else, or as many by fewer of the same choices.
        """
        first = ways[0]
        for other in ways[1:]:
            close = fmean(ways[0].seen.margins) - fmean(other.seen.margins) < COUNTS
            ahead = outdoes(other.seen, first.seen, self._reading) or (close and self._brings_more(other, first))
            first = other if ahead else first
        others = [way for way in ways if way is not first]
        return [first, *sorted(others, key=lambda way: self._behind(way, first))]

    def _behind(self, way: Way, first: Way) -> tuple[float, bool]:
        """How far a way is called behind the first; where it is not, whether it only lacks something."""
        lead, points, rest = compare(way.seen, first.seen, 1, self._reading)
        return -lead, not any(point.good for point in (*points, *rest)) and bool(points)

    def _brings_more(self, way: Way, other: Way) -> bool:
        """Whether it brings more points that last, or as many with more of something else, or by fewer choices."""
        points = _total(self._whole(way.sure.brings)) - _total(self._whole(other.sure.brings))
        if points:
            return points > 0 and way.seen.last
        if richer(way.seen, other.seen, self._reading):
            return True
        said = [reason.id for reason in why(way.seen, other.seen, 1, self._reading)]
        return "hint-advantage" in said and _part_of(way.sure.choices, other.sure.choices)

    def hint(self, place: int, ways: Sequence[Way]) -> Hint:
        """One of several ways for people to read; the first is compared with the second, the others with the first."""
        line, sure, seen = ways[place]
        margin = fmean(judged.margin for judged in line.met)
        chance = (sum(judged.chance for judged in line.met) + 0.5) / (len(line.met) + 1)  # few worlds make nothing sure
        means, rival = self._whole(sure.means), 0 if place else 1
        reasons = (
            why(seen, ways[rival].seen, rival + 1, self._reading)
            if len(ways) > 1
            else alone(seen._replace(means=means))
        )
        return Hint(sure.choices, sure.brings, means, self._leads(seen), margin, chance, [*sure.noted, *reasons])

    def _whole(self, means: Sequence[ScoreLine]) -> list[ScoreLine]:
        """Without what is counted within another line."""
        return [each for each in means if each.id not in self._reading.within]

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
            frozenset(vague).union(*(world.vague for world in worlds)),
            means,
        )

    def _at_once(self, number: int, line: Line) -> AtOnce:
        """What comes of a line in a world before others choose what matters, and before another turn begins."""
        me, table, chosen, told = self._seat, self._world(number).copy(), list[Option](), list[Message]()
        before, plans = self._seen(table), self._plans(table, line)
        ask = table.ask_of(me)
        while ask is not None and len(chosen) < LONGEST:
            known, option = len(table.made), self._answer(table, ask, plans)
            chosen += [option] if ask.seat == me else []
            table = within_turn(table, option, me, told, by=ask.seat)
            strike(plans, table.made[known:])
            ask = table.ask_of(me) or next((each for each in table.asks if each.prompt.id in self._aside), None)
        after = self._seen(table)
        noted = [each for each in told if each.id in self._notes]
        settled = {id for each in noted for id in self._notes[each.id]}
        means = [each for each in more(before.means, after.means) if each.id not in settled]
        said = [Message(each.id.replace("log-", "hint-"), each.args) for each in noted]
        if plans[me] and any(ask.seat not in (me, NOBODY) for ask in table.asks):
            said.append(message("hint-others-first"))
        unsaid = frozenset((name, id) for name in ("means", "noted") for id in settled)
        return AtOnce(tuple(chosen), more(before.sheet, after.sheet), means, said, unsaid)

    # -- later --------------------------------------------------------------------------------------------------

    def _judged(self, table: Table, line: Line, stages: int) -> Judged:
        if self._foretells is None or table.seats in self._learned:
            judged = super()._judged(table, line, stages)
        else:
            judged = self._foretold(table, line)[1]
        self._led[line].append(self._seen(table))
        return judged

    def _foretold(self, table: Table, line: Line) -> tuple[Seen, Judged]:
        """What the game foretells of its end, when along a line what is going on has been settled."""
        self._play(table, line, 1, getattr(self._part, "settled", None))
        sheets: list[Sequence[ScoreLine]] = self._foretells(table.state)
        mine = sheets.pop(self._seat)
        other = max((sum(each.points for each in sheet) for sheet in sheets), default=0)
        ahead = sum(each.points for each in mine) - other
        return Seen(mine, [], [], other), Judged(ahead, 1 / (1 + exp(-ahead / CLOSE)))

    def _seen(self, table: Table) -> Seen:
        sheets, means = self._sheets(table), self._part.means(table.state, self._seat)
        mine = next(sheet.lines for sheet in sheets if sheet.seat == self._seat)
        mine = self._tells(table.state, self._seat) if self._tells else mine
        other = max((sheet.total for sheet in sheets if sheet.seat != self._seat), default=0)
        strengths = [*self._whole(means), *self._strengths(table.state, self._seat)]
        silent = {*self._neutral, *chain(*self._notes.values())}  # what an event settles says nothing of later
        strengths = [each for each in strengths if each.id not in silent]
        return Seen(mine, means, strengths, other, self._turns(table.state))

    def _leads(self, seen: Prospect) -> list[ScoreLine]:
        """The lines that change most after that on average; where a game foretells its end, what stands there then."""
        now = [] if self._foretells else [*self._sheet(self._world(0)), *seen.brings]
        held = [replace(each, points=points_of(now, each.id)) for each in known([now])]
        mean = [
            replace(each, points=round(fmean(points_of(sheet, each.id) for sheet in seen.sheets)))
            for each in known(seen.sheets)
        ]
        return sorted(more(held, mean), key=lambda each: -abs(each.points))[:TOLD]


class _Halted:
    """A game that goes no further than to the end of the running turn: then nobody is asked."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def turn(self, s: Any) -> Turn:
        yield Ask(NOBODY, message("ask-nobody"), ())


def within_turn(table: Table, option: Option, seat: int, told: list[Message], by: int | None = None) -> Table:
    """A copy of a table in which this was chosen, before another turn begins; with what it told the seat."""
    copy, halted = table.copy(), cast(AnyGame, _Halted(table.game))
    copy.game, copy.state.log = halted, []
    copy.choose(option, seat=seat if by is None else by)
    told += [event.seen_by(seat) for event in copy.state.log]
    copy.game, copy.state.log = table.game, None
    return copy


def _part_of(few: Sequence[Option], many: Sequence[Option]) -> bool:
    """Whether these are some of the others, and not all of them, in the same order."""
    left = iter(many)
    return len(few) < len(many) and all(option in left for option in few)


def _total(lines: Sequence[ScoreLine]) -> int:
    return sum(line.points for line in lines)


def _everywhere(line: ScoreLine, worlds: Sequence[Sequence[ScoreLine]]) -> bool:
    return all(line in world for world in worlds)
