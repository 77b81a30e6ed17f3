"""The analysis: how often it finds a mistake that was planted into a game, and how often it sees one where none is.

Masters play. A mistake is planted where a choice seems bad however one goes on, or a whole way to go on, the last that
a game thinks of; and a search with ten times the time must put the decision, as it was then played, far enough below
the best: whoever goes on well after a choice may make it good. The best of that search must not be called a mistake
itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from time import process_time
from typing import NamedTuple

from bench.row import Row
from kingstable.kernel import Option, Record, Rng, Sight, Table, game_ids
from kingstable.minds import find_mind
from kingstable.minds.analysis import CLOSE, SECONDS, Study
from kingstable.minds.judging import Decision, Span, judge, judged, mistake_of, spans
from kingstable.minds.search import prospects, take

GAMES = 10
WORST = 3  # decisions among which the planted one is looked for
MORE = 10  # times the time of a close look that the search takes which plants
BRIEF = 0.5  # seconds in which a choice is sought that seems bad
TRIED = 4  # choices that are looked at so
WAYS = 30  # ways to go on of which the last is looked at likewise
SEEMING = 1.5  # mistakes that it must seem to cost, since a longer look mostly finds it less bad
LEVEL = "master"


class Found(NamedTuple):
    """Whether a planted mistake was among the worst decisions, its place, and whether the best was called one.

    `seconds` is the time of the whole analysis, `first` that until every decision was looked at.
    """

    game: str
    among: bool
    place: int
    false: bool
    seconds: float
    first: float


def rows() -> Iterator[Row]:
    """Ten games of each game, in as many processes as there are cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for id in game_ids():
            found = [each for each in pool.map(planted, [id] * GAMES, range(GAMES)) if each is not None]
            share = 100 * sum(each.among for each in found) / max(1, len(found))
            yield Row(f"{id}: planted mistakes among the {WORST} worst, of {len(found)}", share, "%", ">=", 80)
            yield Row(f"{id}: best choices called mistakes", sum(each.false for each in found), "", "<=", GAMES / 10)
            yield Row(f"{id}: first result", max((each.first for each in found), default=0.0), "s", "<=", 10)
            yield Row(f"{id}: whole analysis", max((each.seconds for each in found), default=0.0), "s", "<=", 90)


def planted(id: str, number: int) -> Found | None:
    """One game with one mistake; None where none was found that is bad enough."""
    table, rng = Table.new(id, 2, seed=f"planted/{number}", quiet=True), Rng.seeded(f"plant/{id}/{number}")
    minds = [find_mind(id, LEVEL, process_time) for _ in range(2)]
    wait, at, bad = 10 + rng.below(30), None, list[Option]()
    while not table.over:
        seat = table.asks[0].seat
        sight = Sight.of(table, seat, rng)
        wait -= len(sight.ask.options) > 1
        if at is None and wait < 0 and len(sight.ask.options) > 2:
            bad = _bad(sight, rng, SEEMING * mistake_of(table.game))
            if bad:
                at, minds[seat] = len(table.made), find_mind(id, LEVEL, process_time)
        table.choose(take(bad, sight.ask.options) or minds[seat].choose(sight), seat=seat)
    if at is None:
        return None
    span = next(each for each in spans(table.record) if each.at <= at < each.to)
    best = judge(table.record, span, MORE * CLOSE, process_time)
    return _looked(table.record, at, best) if best.lost >= mistake_of(table.game) else None


def _bad(sight: Sight, rng: Rng, mistake: float) -> list[Option]:
    """Choices that seem to be a mistake; none where none is found."""
    last = prospects(sight.game, rng).candidates(sight.imagine(), sight.ask, WAYS)[-1]
    for way in [(option,) for option in rng.sample(sight.ask.options, TRIED)] + [last.choices]:
        if all(_seems_bad(sight, way, seconds, mistake) for seconds in (BRIEF, CLOSE)):
            return list(way)
    return []


def _seems_bad(sight: Sight, way: tuple[Option, ...], seconds: float, mistake: float) -> bool:
    """Whether another way is so much better, and not only another way to go on after a single choice."""
    found = judged(sight, way, Span(sight.seat, 0, 1), seconds, process_time)
    better = found.better
    return found.lost >= mistake and better is not None and (len(way) > 1 or better.steps[0].do != way[0].notation)


def _looked(record: Record, at: int, best: Decision) -> Found:
    """What the analysis says of a game, and of the best choice where the mistake is."""
    study, began, first = Study(record, SECONDS), process_time(), 0.0
    while task := study.task():
        since = process_time()
        study.take(judge(record, task.span, task.seconds, process_time), process_time() - since)
        first = first or (process_time() - began if study.progress >= 50 else 0.0)
    decisions = sorted(study.analysis().decisions, key=lambda each: -each.sure)
    place = next(place for place, each in enumerate(decisions) if each.at <= at < each.to)
    seconds = process_time() - began
    return Found(record.game, place < WORST, place + 1, _false(record, at, best), seconds, first)


def _false(record: Record, at: int, best: Decision) -> bool:
    """Whether what the long search thinks best is called a mistake."""
    assert best.better is not None
    table = Table.replay(record, best.at, quiet=True)
    choices = [table.game.notation.parse(step.do) for step in best.better.steps]
    sight = Sight.of(table, best.seat, Rng.seeded(f"false/{at}"))
    return judged(sight, choices, Span(best.seat, best.at, best.to), CLOSE, process_time).kind == "mistake"
