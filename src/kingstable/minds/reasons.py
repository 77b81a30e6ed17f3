"""Why a way to go on is better or worse than another: what the search saw of both, in words."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
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
#: Standard errors that may be chance.
DOUBT = 1.5
MINUS = "\N{MINUS SIGN}"
_NONE: Mapping[str, str] = MappingProxyType({})


class Prospect(NamedTuple):
    """What is known of a way.

    By the end of the own turn: points, other means, and the lines of both that are `vague`. Some time later, in each
    world: the score sheet, other means, the points of the best other, and by how many one will be ahead at the end.
    Where points do not `last`, those of now are only how things stand.
    """

    brings: Sequence[ScoreLine]
    means: Sequence[ScoreLine]
    vague: frozenset[tuple[str, str]]
    sheets: Sequence[Sequence[ScoreLine]]
    held: Sequence[Sequence[ScoreLine]]
    others: Sequence[int]
    margins: Sequence[float]
    last: bool = True


class Point(NamedTuple):
    """Something that speaks for a way or against it, in words; `weight` is how much of it there is."""

    id: str
    weight: float
    good: bool
    said: Message


def why(
    mine: Prospect,
    other: Prospect,
    way: int,
    burdens: Sequence[str] = (),
    within: Mapping[str, str] = _NONE,
    *,
    behind: bool = False,
) -> list[Message]:
    """How much better or worse a way is than the `way`th, what speaks for it and what against it.

    The first way is never called worse, nor another one better: they then hardly differ. Of `burdens` less is better.
    What is counted `within` another line is told where that does not differ, and of means that are vague what is left
    of them later. A way that stands `behind` one that is
    worse is worse too, however doubtful that is by itself.
    """
    lead, doubt = _mean(mine.margins, other.margins)
    if abs(lead) < max(COUNTS, 0.0 if behind else doubt) or (lead > 0) != (way > 1):
        lead = 0.0
    vague = {id for name, id in mine.vague | other.vague if name == "means"}
    means = [*_means(mine, other, burdens, within)]
    means += [point for point in _held(mine, other, burdens) if point.id in vague]
    differs = {point.id for point in means}
    points = [point for point in _points(mine, other) if not _told_by(within.get(point.id), point, differs)]
    told = {point.id for point in points}
    points += [point for point in means if point.id not in told]
    told |= differs | vague | {id for id in within if within[id] in differs}
    rest = _rest(mine, other, burdens, lead, points, told, behind) if lead else []
    if abs(lead) < SLIGHT and not any(point.good == (lead > 0) for point in (*points, *rest)):
        lead = 0.0
    found = [message(f"hint-{_verdict(lead, points, way)}", way=way, points=max(1, round(abs(lead))))]
    for good in (lead >= 0, lead < 0):
        side = [point for point in points if point.good == good]
        held = [point for point in rest if point.good == good and point.id]
        unseen = [point for point in rest if point.good == good and not point.id]
        what = [*side[: TOLD - len(held)], *held, *unseen]
        name = "hint-advantage" if good else "hint-drawback"
        found += [message(name, what=[point.said for point in what])] if what else []
    return found


def _told_by(whole: str | None, point: Point, differs: Container[str]) -> bool:
    """Whether a line of the score sheet is told by the means within which it is counted: always if it comes later."""
    return whole is not None and (whole in differs or point.said.id in ("hint-later", "hint-growing"))


def _verdict(lead: float, points: Sequence[Point], way: int) -> str:
    """Whether it is better or worse; where that hardly counts, a way that is only behind the first is not as good."""
    if lead:
        return "better" if lead > 0 else "worse"
    if not points:
        return "same"
    return "slightly-worse" if way == 1 and not any(point.good for point in points) else "alike"


def alone(mine: Prospect) -> list[Message]:
    """What is said of a way beside which there is no other: what it brings."""
    found = [*(_said("now", line, line.points) for line in mine.brings if line.points > 0)]
    found += [_said("means", line, line.points) for line in mine.means if line.points > 0]
    return [message("hint-lone-brings", what=[*found[:TOLD]])] if found else [message("hint-lone")]


def _rest(
    mine: Prospect,
    other: Prospect,
    burdens: Sequence[str],
    lead: float,
    points: Sequence[Point],
    told: Container[str],
    behind: bool,
) -> list[Point]:
    """What makes up for it where the score sheets do not show why a way is so much better or worse."""
    good, rest = lead > 0, lead - _counted(mine, other)
    silent = not any(point.good == good for point in points)
    if not silent and (lead * rest <= 0 or abs(rest) < max(1.0, abs(lead) / 2)):
        return []
    held = [point for point in _held(mine, other, burdens) if point.good == good and point.id not in told]
    if held and abs(rest) < FAR:
        return held[:1]
    unseen = Point("", 0, good, message("hint-promising" if good else "hint-unpromising"))
    return [*held[:1], unseen] if (behind or abs(lead) >= SLIGHT if silent else abs(rest) >= FAR / 2) else []


def _points(mine: Prospect, other: Prospect) -> list[Point]:
    """Lines of the score sheet, and the points of the best other; the greatest difference first."""
    found = [_line(line, mine, other) for line in known([mine.brings, other.brings, *mine.sheets, *other.sheets])]
    return sorted([*_others(mine, other), *filter(None, found)], key=lambda point: -point.weight)


def _line(line: ScoreLine, mine: Prospect, other: Prospect) -> Point | None:
    """A line of the score sheet: what differs at once, unless later it no longer does; or what differs later."""
    vague = ("brings", line.id) in mine.vague | other.vague
    gained, others = (0 if vague else points_of(side.brings, line.id) for side in (mine, other))
    now = gained - others
    far, doubt = _mean(*([points_of(sheet, line.id) for sheet in side.sheets] for side in (mine, other)))
    told = any(each.id == line.id for sheet in mine.sheets for each in sheet)
    counts = abs(far) >= max(COUNTS, doubt)
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


def _means(mine: Prospect, other: Prospect, burdens: Sequence[str], within: Mapping[str, str]) -> Iterator[Point]:
    """What one has beside points at the end of the turn."""
    vague = mine.vague | other.vague
    lines = [line for line in known([mine.means, other.means]) if ("means", line.id) not in vague]
    more = [(line, points_of(mine.means, line.id) - points_of(other.means, line.id)) for line in lines]
    differs = {line.id for line, points in more if points}
    for line, points in sorted(more, key=lambda each: -abs(each[1])):
        if points and within.get(line.id) not in differs:
            yield _point("means", line, points, burden=line.id in burdens)


def _held(mine: Prospect, other: Prospect, burdens: Sequence[str]) -> list[Point]:
    """What will pay later and is not on the score sheet yet, the greatest difference first."""
    found = []
    for line in known([*mine.held, *other.held]):
        far, doubt = _mean(*([points_of(held, line.id) for held in side.held] for side in (mine, other)))
        if round(far) and abs(far) >= doubt:
            found.append(_point("held", line, round(far), burden=line.id in burdens))
    return sorted(found, key=lambda point: -point.weight)


def _others(mine: Prospect, other: Prospect) -> Iterator[Point]:
    """The points of the best other some time later."""
    far, doubt = _mean(mine.others, other.others)
    if abs(far) >= max(1.0, doubt):
        name = "others-less" if far < 0 else "others-more"
        yield Point("others", abs(far), far < 0, message(f"hint-{name}", points=round(abs(far))))


def _counted(mine: Prospect, other: Prospect) -> float:
    """By how many points more one is ahead some time later, by the score sheets, as far as they are told."""
    totals = [[sum(line.points for line in sheet) for sheet in side.sheets] for side in (mine, other)]
    return _mean(*totals)[0] + sum(point.weight if point.good else -point.weight for point in _others(mine, other))


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
    return fmean(more) if more else 0.0, DOUBT * stdev(more) / sqrt(len(more)) if len(more) > 1 else 0.0


def known(worlds: Sequence[Sequence[ScoreLine]]) -> list[ScoreLine]:
    """All lines that there are in any of them, each once."""
    return [*{line.id: line for lines in worlds for line in lines}.values()]


def points_of(lines: Sequence[ScoreLine], id: str) -> int:
    """What all lines of this name come to."""
    return sum(each.points for each in lines if each.id == id)
