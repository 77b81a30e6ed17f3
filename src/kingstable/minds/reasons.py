"""Why a way to go on is better or worse than another: what the search saw of both, in words."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from types import MappingProxyType
from typing import NamedTuple

from kingstable.kernel import Message, ScoreLine, message

#: Things that are said to speak for a way, and against it.
TOLD = 3
#: Points from which on nothing that one will have is enough to speak for them.
FAR = 5.0
#: Points from which on a difference counts, and from which on it does without anything to speak for it.
COUNTS = 0.5
SLIGHT = 1.5
#: The part of that from which on a difference is told where all that counts speaks for the other way.
NEARLY = 0.8
#: Points for which something must make up; a way that is behind by fewer is outdone by what is seen alone.
EASED = 1.0
#: By how much more one has of something later for that to be told.
GROWN = 2
#: Standard errors that may be chance, and so many worlds beside one in which twice as many may be.
DOUBT = 1.5
FEW = 2
#: What comes to both ways, only not at the same time.
TEMPO = ("hint-sooner", "hint-not-yet")
#: What one has beside points.
MEANS = ("hint-means", "hint-means-growing", "hint-about")
MINUS = "\N{MINUS SIGN}"
_NONE: Mapping[str, str] = MappingProxyType({})
_WORTH: Mapping[str, float] = MappingProxyType({})


class Prospect(NamedTuple):
    """What is known of a way.

    By the end of the own turn: points, other means, and the lines of both that are `vague`; those means as `tried` in
    the same worlds for all ways. Some time later, in each world: the score sheet, other means, the points of the best
    other, and by how many one will be ahead at the end. Where points do not `last`, those of now are only how things
    stand. Where others have had more `turns` along one way than along another, their points say nothing.
    """

    brings: Sequence[ScoreLine]
    means: Sequence[ScoreLine]
    vague: frozenset[tuple[str, str]]
    sheets: Sequence[Sequence[ScoreLine]]
    held: Sequence[Sequence[ScoreLine]]
    others: Sequence[int]
    margins: Sequence[float]
    last: bool = True
    turns: Sequence[Hashable] = ()
    tried: Sequence[Sequence[ScoreLine]] = ()


class Reading(NamedTuple):
    """How a game is read.

    Of `burdens` less is better. What is counted `within` another line is told where that does not differ. Means that
    are counted `in_points` stand among the points. What is `worth` more than 1 each is told before as much of others.
    """

    burdens: Collection[str] = ()
    within: Mapping[str, str] = _NONE
    in_points: Collection[str] = ()
    worth: Mapping[str, float] = _WORTH

    def weight(self, id: str, points: float) -> float:
        """How much so many of something are worth."""
        return abs(points) * self.worth.get(id, 1.0)


PLAIN = Reading()


class Point(NamedTuple):
    """Something that speaks for a way or against it, in words; `weight` is how much of it there is."""

    id: str
    weight: float
    good: bool
    said: Message


class Compared(NamedTuple):
    """How much better or worse a way is than another, what is seen to speak for it and against it, and what is not."""

    lead: float
    points: list[Point]
    rest: list[Point]


def why(mine: Prospect, other: Prospect, way: int, reading: Reading = PLAIN) -> list[Message]:
    """How much better or worse a way is than the `way`th, what speaks for it and what against it.

    The first way is never called worse, nor another one better: they then hardly differ. Ways are called about as good
    only where something speaks for either.
    """
    lead, points, rest = compare(mine, other, way, reading)
    found = [message(f"hint-{_verdict(lead, way, [*points, *rest])}", way=way, points=max(1, round(abs(lead))))]
    for good in (lead >= 0, lead < 0):
        side, more = _first(points, last=mine.last, good=good), _side(rest, good)
        held, unseen = [point for point in more if point.id], [point for point in more if not point.id]
        count = TOLD - len(held)
        what = [*side[:count], *held, *(side[count : count + 1] if unseen else ()), *unseen][: TOLD + len(unseen)]
        name = "hint-advantage" if good else "hint-drawback"
        found += [message(name, what=[point.said for point in what])] if what else []
    return found


def _first(points: Sequence[Point], *, last: bool, good: bool) -> list[Point]:
    """What speaks for a way, or against it; where points are only foretold, what one has then is not the last of it."""
    side = _side(points, good)
    lines = [point for point in side if point.said.id not in MEANS]
    means = [point for point in side if point.said.id in MEANS]
    return side if last else [*lines[: TOLD - 1], *means, *lines[TOLD - 1 :]]


def compare(mine: Prospect, other: Prospect, way: int, reading: Reading = PLAIN) -> Compared:
    """All that is told of a way beside the `way`th; what may be chance counts where all that is seen speaks for it."""
    met, doubt = _mean(mine.margins, other.margins)
    means = _differing(mine, other, reading)
    sheet = _points(mine, other, means, reading)
    points = _together(sheet, means, reading)
    said = _said_of(mine, other, points, means, reading)
    held = [point for point in _held(mine, other, reading) if point.id not in said]
    likely = [point for point in _points(mine, other, means, reading, sure=False) if point.id not in said]
    lead = met if abs(met) >= max(COUNTS, doubt) else _borne_out(met, points)
    if (lead > 0) != (way > 1):
        lead = 0.0
    told = _counted(mine, other, {point.id for point in sheet if point.said.id not in TEMPO})
    rest = _likely(lead, told, likely) + _rest(lead, lead - _counted(mine, other), points, held) if lead else []
    if abs(lead) < SLIGHT and not any(point.good == (lead > 0) for point in (*points, *rest)):
        lead = 0.0
    if not (lead or points):
        rest = [point for good in (True, False) for point in _side(held, good)[:TOLD]]
        rest = [] if {point.good for point in rest} == {way == 1} else rest  # the first way is not called worse
    return Compared(lead, points, [*rest, *_made_up(lead, met - told, points, held)])


def _differing(mine: Prospect, other: Prospect, reading: Reading) -> list[Point]:
    """What one has beside points at the end of the turn; of what is vague then, what is left of it later."""
    means = [*_means(mine, other, reading)]
    means += _roughly(mine, other, reading, {point.id for point in means})
    held = {point.id: point for point in _held(mine, other, reading)}
    left = [held[id] for id in held if id in _vague(mine, other) - {point.id for point in means}]
    return [*(_growing(point, held.get(point.id)) for point in means), *left]


def _growing(point: Point, later: Point | None) -> Point:
    """What one has at the end of the turn, together with what becomes of it where that is much more."""
    if later is None or later.good != point.good or later.weight < point.weight + GROWN:
        return point
    said = Message("hint-means-growing", {**later.said.args, "now": point.said.args["points"]})
    return later._replace(said=said)


def _vague(mine: Prospect, other: Prospect) -> set[str]:
    return {id for name, id in mine.vague | other.vague if name == "means"}


def _together(sheet: Sequence[Point], means: Sequence[Point], reading: Reading) -> list[Point]:
    """All that is seen: the score sheet with the means that are counted in points, then the others."""
    told = {point.id: point.weight for point in sheet}
    worth = [point for point in means if point.id in reading.in_points and point.weight >= 2 * told.get(point.id, 0.0)]
    others = [point for point in means if point.id not in told and point.id not in reading.in_points]
    return [*sorted([*sheet, *worth], key=lambda point: -point.weight), *others]


def _said_of(
    mine: Prospect, other: Prospect, points: Sequence[Point], means: Sequence[Point], reading: Reading
) -> set[str]:
    """Of what no more is to be said: what is seen, and what is counted within it."""
    seen = {point.id for point in (*points, *means)}
    return seen | _vague(mine, other) | {id for id, whole in reading.within.items() if whole in seen}


def outdoes(mine: Prospect, other: Prospect, reading: Reading = PLAIN) -> bool:
    """Whether a way, by what is seen, is only better than another, and not surely worse by more than that."""
    behind, doubt = _mean(other.margins, mine.margins)
    means = _differing(mine, other, reading)
    sheet = _points(mine, other, means, reading)
    points, seen = _together(sheet, means, reading), sum(point.weight for point in sheet)
    return bool(points) and all(point.good for point in points) and behind < max(EASED, min(seen, max(SLIGHT, doubt)))


def richer(mine: Prospect, other: Prospect, reading: Reading = PLAIN) -> bool:
    """Whether beside points one only has more of something at the end of the turn."""
    means = [*_means(mine, other, reading)]
    return bool(means) and all(point.good for point in means)


def _verdict(lead: float, way: int, points: Sequence[Point]) -> str:
    """Whether it is better or worse; where that hardly counts, whether all that differs speaks for one of them."""
    if lead:
        return "better" if lead > 0 else "worse"
    sides = {point.good for point in points}
    if sides == {way > 1}:
        return "little-better" if way > 1 else "little-worse"
    return "alike" if sides else "same"


def _borne_out(met: float, points: Sequence[Point]) -> float:
    """As much of a difference that may be chance as is borne out by all that is seen."""
    agree = bool(points) and all(point.good == (met > 0) and point.said.id not in TEMPO for point in points)
    seen = min(abs(met), sum(point.weight for point in points))
    return 0.0 if not agree or seen < COUNTS else seen if met > 0 else -seen


def alone(mine: Prospect) -> list[Message]:
    """What is said of a way beside which there is no other: what it brings."""
    found = [*(_said("now", line, line.points) for line in mine.brings if line.points > 0)]
    found += [_said("means", line, line.points) for line in mine.means if line.points > 0]
    return [message("hint-lone-brings", what=[*found[:TOLD]])] if found else [message("hint-lone")]


def _likely(lead: float, told: float, likely: Sequence[Point]) -> list[Point]:
    """A line of the score sheet that may be chance, where the others do not come to so much."""
    much = (lead - told) * lead > 0 and abs(lead - told) >= max(1.0, abs(lead) / 2)
    return _side(likely, lead > 0)[:1] if much else []


def _rest(lead: float, rest: float, points: Sequence[Point], held: Sequence[Point]) -> list[Point]:
    """What makes up for the rest where the score sheets do not show why a way is so much better or worse."""
    good = lead > 0
    silent = _silent(points, good)
    if not silent and (lead * rest <= 0 or abs(rest) < max(1.0, abs(lead) / 2)):
        return []
    most = _side(held, good)[:1]
    if most and abs(rest) < min(FAR, 2 * abs(lead)):
        return most
    if abs(lead) >= SLIGHT if silent else abs(rest) >= FAR / 2:
        return [*most, _unseen(good=good)]
    return most if silent else []


def _silent(points: Sequence[Point], good: bool) -> bool:
    """Whether nothing is told that speaks for a side, or no more than speaks against it."""
    own = _side(points, good)
    come_to = sum(round(point.weight) for point in own) - sum(round(point.weight) for point in _side(points, not good))
    return not own or (come_to <= 0 and not any(point.said.id in MEANS for point in points))


def _made_up(lead: float, over: float, points: Sequence[Point], held: Sequence[Point]) -> list[Point]:
    """What makes up for it where all that is told, a matter of time aside, speaks for more than there is."""
    sides = {point.good for point in points if point.said.id not in TEMPO} or {point.good for point in points}
    good = over > 0
    if not sides or sides == {good} or (lead and (lead > 0) == good):
        return []
    made = _side(held, good)[: max(1, min(2, TOLD - len(_side(points, good))))]
    much = abs(over) >= (EASED if len(sides) == 1 and not lead else max(FAR, abs(lead)) / 2)
    return made or [_unseen(good=good)] if much else made if abs(over) >= SLIGHT else []


def _side(points: Sequence[Point], good: bool) -> list[Point]:
    """Those that speak for a way, or those that speak against it."""
    return [point for point in points if point.good == good]


def _unseen(*, good: bool) -> Point:
    """What nobody can name."""
    return Point("", 0, good, message("hint-promising" if good else "hint-unpromising"))


def _points(
    mine: Prospect, other: Prospect, means: Sequence[Point], reading: Reading, *, sure: bool = True
) -> list[Point]:
    """Lines of the score sheet that no means tell, and the points of the best other; the greatest difference first."""
    lines = known([mine.brings, other.brings, *mine.sheets, *other.sheets])
    found = [*filter(None, [_line(line, mine, other, sure=sure) for line in lines])]
    sides = {point.good for point in found}
    if len(sides) == 1:  # one half of an exchange is not told alone
        nearly = filter(None, [_line(line, mine, other, sure=sure, least=NEARLY * COUNTS) for line in lines])
        found += [point for point in nearly if point.good not in sides]
    differs = {point.id for point in means}
    own = [point for point in found if not _told_by(reading.within.get(point.id), point, differs)]
    return sorted([*_others(mine, other, sure=sure), *own], key=lambda point: -point.weight)


def _told_by(whole: str | None, point: Point, differs: Collection[str]) -> bool:
    """Whether a line of the score sheet is told by the means within which it is counted: always if it comes later."""
    return whole is not None and (whole in differs or point.said.id in ("hint-later", "hint-growing"))


def _line(line: ScoreLine, mine: Prospect, other: Prospect, *, sure: bool, least: float = COUNTS) -> Point | None:
    """A line of the score sheet: what differs at once, unless later it no longer does; or what differs later."""
    vague = ("brings", line.id) in mine.vague | other.vague
    gained, others = (0 if vague else points_of(side.brings, line.id) for side in (mine, other))
    now = gained - others
    far, doubt = _mean(*([points_of(sheet, line.id) for sheet in side.sheets] for side in (mine, other)))
    told = any(each.id == line.id for sheet in mine.sheets for each in sheet)
    counts = abs(far) >= (max(least, doubt) if sure else least)
    if now and counts and now * far > 0 and abs(round(far)) > abs(now):
        said = _said("growing", line, round(far))
        return Point(line.id, abs(far), now > 0, Message(said.id, {**said.args, "now": _signed(now)}))
    if now and (not told or (now * far > 0 and 2 * abs(far) >= abs(now))):
        return _point("now", line, now)
    if counts:
        return _point("later", line, round(far) or (1 if far > 0 else -1))
    if now:
        comes = mine.last and min(gained, others) >= 0  # what a side gives up comes to none sooner or later
        said = _said("sooner" if now > 0 else "not-yet", line, abs(now)) if comes else _said("now", line, now)
        return Point(line.id, abs(now) / 2, now > 0, said)
    return None


def _means(mine: Prospect, other: Prospect, reading: Reading) -> Iterator[Point]:
    """What one has beside points at the end of the turn."""
    lines = known([mine.means, other.means, *mine.tried, *other.tried])
    more = [(line, _surely_more(line, mine, other)) for line in lines]
    differs = {line.id for line, points in more if points}
    late = {id for id in reading.within if id not in reading.worth}
    for line, points in sorted(more, key=lambda each: (each[0].id in late, -reading.weight(each[0].id, each[1]))):
        if points and reading.within.get(line.id) not in differs:
            yield _point("means", line, points, burden=line.id in reading.burdens)


def _surely_more(line: ScoreLine, mine: Prospect, other: Prospect) -> int:
    """By how much one has more of something at the end of the turn, if that is the same in every world."""
    vague = mine.vague | other.vague
    if ("means", line.id) not in vague:
        return points_of(mine.means, line.id) - points_of(other.means, line.id)
    more = {*_in_each_world(line, mine, other)}
    return more.pop() if len(more) == 1 else 0


def _roughly(mine: Prospect, other: Prospect, reading: Reading, told: Collection[str]) -> Iterator[Point]:
    """What one has more of at the end of the turn in every world, or less, though not as much in each."""
    for line in known([*mine.tried, *other.tried]):
        more = _in_each_world(line, mine, other)
        if line.id not in told and reading.within.get(line.id) not in told and more and min(more) * max(more) > 0:
            yield _point("about", line, round(fmean(more)), burden=line.id in reading.burdens)


def _in_each_world(line: ScoreLine, mine: Prospect, other: Prospect) -> list[int]:
    """By how much one has more of something at the end of the turn; nothing of what an event says already."""
    if ("noted", line.id) in mine.vague | other.vague:
        return []
    return [points_of(a, line.id) - points_of(b, line.id) for a, b in zip(mine.tried, other.tried, strict=True)]


def _held(mine: Prospect, other: Prospect, reading: Reading) -> list[Point]:
    """What will pay later and is not on the score sheet yet, what is worth most first."""
    found = []
    for line in known([*mine.held, *other.held]):
        far, doubt = _mean(*([points_of(held, line.id) for held in side.held] for side in (mine, other)))
        if round(far) and abs(far) >= doubt:
            found.append(_point("held", line, round(far), burden=line.id in reading.burdens))
    return sorted(found, key=lambda point: -reading.weight(point.id, point.weight))


def _others(mine: Prospect, other: Prospect, *, sure: bool) -> Iterator[Point]:
    """The points of the best other some time later."""
    far, doubt = _mean(mine.others, other.others)
    if mine.turns == other.turns and abs(far) >= (max(1.0, doubt) if sure else 1.0):
        name = "others-less" if far < 0 else "others-more"
        yield Point("others", abs(far), far < 0, message(f"hint-{name}", points=round(abs(far))))


def _counted(mine: Prospect, other: Prospect, ids: Collection[str] | None = None) -> float:
    """By how many points more one is ahead some time later, by the score sheets, or by these lines of them."""
    totals = [
        [sum(line.points for line in sheet if ids is None or line.id in ids) for sheet in side.sheets]
        for side in (mine, other)
    ]
    compared = mine.turns == other.turns and (ids is None or "others" in ids)
    return _mean(*totals)[0] - (_mean(mine.others, other.others)[0] if compared else 0.0)


def _point(name: str, line: ScoreLine, points: int, *, burden: bool = False) -> Point:
    return Point(line.id, abs(points), (points > 0) != burden, _said(name, line, points))


def _said(name: str, line: ScoreLine, points: int) -> Message:
    what, count = line.label or message(f"score-{line.id}".replace("_", "-")), abs(points)
    return message(f"hint-{name}", what=what, points=_signed(points), count=count)


def _signed(points: int) -> str:
    return f"{'+' if points > 0 else MINUS}{abs(points)}"


def _mean(mine: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much something differs on average in the same worlds, and by how much that may be chance."""
    more = [each - its for each, its in zip(mine, other, strict=True)]
    count = len(more)
    if count < 2:
        return sum(more), 0.0
    return fmean(more), DOUBT * (1 + FEW / (count - 1)) * stdev(more) / sqrt(count)


def known(worlds: Sequence[Sequence[ScoreLine]]) -> list[ScoreLine]:
    """All lines that there are in any of them, each once."""
    return [*{line.id: line for lines in worlds for line in lines}.values()]


def points_of(lines: Sequence[ScoreLine], id: str) -> int:
    """What all lines of this name come to."""
    return sum(each.points for each in lines if each.id == id)
