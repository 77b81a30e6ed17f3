"""A whole game judged: what everybody could expect in its course, where it turned, and who decided how well.

Every decision is judged briefly first, so that there is soon a first result; then those that seem to have cost
something, the worst first, are judged closely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from statistics import fmean
from time import perf_counter
from typing import Literal, NamedTuple

from msgspec import Struct

from kingstable.kernel import AnyGame, Record, Table
from kingstable.minds.judging import Decision, Expected, Kind, Span, judge, spans
from kingstable.minds.search import ahead
from kingstable.minds.value import nets, shipped

#: Seconds for a whole game, how much of them all decisions have together at first, and those of a close look.
SECONDS = 80.0
ROUGH = 0.1
CLOSE = 1.5
#: By how much the chance of somebody changes where a game turns, and how many such moments are named.
TURN = 0.15
TURNS = 5
#: Worlds from which on it is believed that luck has changed a chance.
ENOUGH = 8


class Task(NamedTuple):
    """A decision that is to be judged next, and in how many seconds."""

    span: Span
    seconds: float


class Point(Struct, frozen=True):
    """What each player could expect after so many choices."""

    at: int
    players: list[Expected]


class Turning(Struct, frozen=True):
    """A moment at which the game turned: whose chance changed most, from what to what, and by what."""

    at: int
    seat: int
    by: Literal["decision", "chance"]
    before: float
    after: float


class Player(Struct, frozen=True):
    """How a player decided: decisions of each kind, points lost by them, and points that came and went by luck."""

    seat: int
    kinds: dict[Kind, int]
    lost: float
    luck: float


class Gap(NamedTuple):
    """From one decision of a seat to its next: whether something became known, and the points that others lost."""

    seat: int
    before: Decision
    after: Decision
    fresh: bool
    lost: float


class Analysis(Struct, frozen=True):
    """What is known of a game so far. `weights` names what the positions were judged by; `progress` ends at 100."""

    game: str
    rules_version: int
    weights: str
    progress: int
    decisions: list[Decision]
    points: list[Point]
    turnings: list[Turning]
    players: list[Player]


class Study:
    """Judges a game decision by decision: `task` says which comes next, `take` hears what was found."""

    def __init__(self, record: Record, seconds: float = SECONDS) -> None:
        self._record = record
        self._end = Table.replay(record, quiet=True)
        self._spans = spans(record)
        self._left = seconds
        self._rough_left = ROUGH * seconds
        self._rough: list[Decision] = []
        self._closely: dict[int, Decision] = {}

    def task(self) -> Task | None:
        """What is to be judged next; None when all is done."""
        if to_come := len(self._spans) - len(self._rough):
            return Task(self._spans[len(self._rough)], max(0.0, self._rough_left / to_come))
        waiting = self._waiting()
        if not waiting or self._left <= 0:
            return None
        return Task(self._spans[waiting[0]], min(CLOSE, self._left))

    def take(self, found: Decision, seconds: float) -> None:
        """The decision of the last task as it was judged, and the time that took."""
        self._left -= seconds
        if len(self._rough) < len(self._spans):
            self._rough_left -= seconds
            self._rough.append(found)
        else:
            self._closely[self._waiting()[0]] = found

    def _waiting(self) -> list[int]:
        """Decisions that nobody has looked at closely yet, those first that seem to have cost most."""
        waiting = [place for place in range(len(self._rough)) if place not in self._closely]
        return sorted(waiting, key=lambda place: -self._rough[place].lost)

    @property
    def progress(self) -> int:
        """Per cent: half of it is the first look."""
        if len(self._rough) < len(self._spans):
            return 50 * len(self._rough) // len(self._spans)
        to_come = min(len(self._waiting()), self._left / CLOSE) if self._left > 0 else 0
        return 50 + int(50 * len(self._closely) / (len(self._closely) + to_come)) if to_come else 100

    def analysis(self) -> Analysis:
        """What has been found so far."""
        info = self._end.game.info
        decisions = [self._closely.get(place, each) for place, each in enumerate(self._rough)]
        return Analysis(
            info.id,
            info.rules_version,
            weights(self._end.game),
            self.progress,
            decisions,
            self._points(decisions),
            self._turnings(decisions),
            self._players(decisions),
        )

    def _points(self, decisions: list[Decision]) -> list[Point]:
        """The course of expectations, each the mean of what all saw at their last decision: whoever moves sees more."""
        last: dict[int, list[Expected]] = {}
        found = []
        for each in decisions:
            last[each.seat] = each.after
            if len(last) == self._record.seats:
                found.append(Point(each.to, [_mean(seen) for seen in zip(*last.values(), strict=True)]))
        return [*found, *self._result()] if len(decisions) == len(self._spans) else found

    def _result(self) -> list[Point]:
        """How it ended, if it did."""
        if not self._end.over:
            return []
        sheets = self._end.scores()
        won = {sheet.seat for sheet in sheets if sheet.winner}
        seats = range(self._record.seats)
        return [Point(len(self._record.choices), [Expected(ahead(sheets, seat), float(seat in won)) for seat in seats])]

    def _turnings(self, decisions: list[Decision]) -> list[Turning]:
        """The greatest changes of a chance, in the order of the game."""
        found = [
            Turning(each.at, each.seat, "decision", each.best[each.seat].chance, each.after[each.seat].chance)
            for each in decisions
        ]
        for gap in self._gaps(decisions):
            if gap.fresh and not gap.lost and min(gap.before.worlds, gap.after.worlds) >= ENOUGH:
                before, after = gap.before.after[gap.seat], gap.after.best[gap.seat]
                found.append(Turning(gap.before.to, gap.seat, "chance", before.chance, after.chance))
        great = sorted((each for each in found if _size(each) >= TURN), key=_size, reverse=True)[:TURNS]
        return sorted(great, key=lambda each: each.at)

    def _gaps(self, decisions: list[Decision]) -> Iterator[Gap]:
        """From each decision of a seat to its next."""
        last: dict[int, int] = {}
        for place, each in enumerate(decisions):
            if each.seat in last:
                between = decisions[last[each.seat] + 1 : place]
                fresh = any(span.fresh for span in self._spans[last[each.seat] + 1 : place + 1])
                yield Gap(each.seat, decisions[last[each.seat]], each, fresh, sum(other.sure for other in between))
            last[each.seat] = place

    def _players(self, decisions: list[Decision]) -> list[Player]:
        seats = range(self._record.seats)
        luck = [0.0 for _ in seats]
        for gap in self._gaps(decisions):
            if gap.fresh:
                luck[gap.seat] += gap.after.best[gap.seat].margin - gap.before.after[gap.seat].margin - gap.lost
        usual = fmean(luck) if len(luck) > 1 else 0.0  # everybody finds more when it is their turn
        return [_player(seat, decisions, luck[seat] - usual) for seat in seats]


def analyse(record: Record, seconds: float = SECONDS, clock: Callable[[], float] = perf_counter) -> Iterator[Analysis]:
    """What is known of a game after each step; whoever has had enough stops listening."""
    study = Study(record, seconds)
    while task := study.task():
        began = clock()
        found = judge(record, task.span, task.seconds, clock)
        study.take(found, clock() - began)
        yield study.analysis()


def weights(game: AnyGame) -> str:
    """A name for what positions are judged by: of the learned nets, or of the margin that the game tells."""
    raw = shipped(game) if nets(game) else None
    return "margin" if raw is None else blake2b(raw, digest_size=6).hexdigest()


def _player(seat: int, decisions: list[Decision], luck: float) -> Player:
    kinds: dict[Kind, int] = {"best": 0, "good": 0, "inaccuracy": 0, "mistake": 0}
    own = [each for each in decisions if each.seat == seat]
    for each in own:
        kinds[each.kind] += 1
    return Player(seat, kinds, round(sum(each.sure for each in own), 1), round(luck, 1))


def _mean(seen: Sequence[Expected]) -> Expected:
    return Expected(round(fmean(each.margin for each in seen), 2), round(fmean(each.chance for each in seen), 3))


def _size(turning: Turning) -> float:
    return abs(turning.before - turning.after)
