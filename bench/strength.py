"""How strong the levels are: `master` against what is wanted of it, each level above the one below, and more time.

Games are played by seeds that no training has seen, as many as it takes until the 95 % interval of the share that is
won lies on one side of what is wanted, or as many as are enough; thought is counted in processor time. `GAME=tiletum`
plays those of one game, `SERIES=ladder` (or `bars`, `alone`, `time`) those of one kind; all together take a day.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from statistics import fmean
from typing import Any, NamedTuple

from bench.row import Row
from kingstable.arena import Contest
from kingstable.arena.contest import play
from kingstable.arena.report import wilson
from kingstable.kernel import find_game, game_ids
from kingstable.minds import answers_at_once, ladder

JOBS = int(os.environ.get("JOBS", os.cpu_count() or 1))
MOST = {1: 100, 2: 200}  # games by the number of seats; with more seats as with two
ON_A_RUNG = {True: 200, False: 40}  # by whether both answer at once
AT_A_TIME = 60
LEAST = 10
TIMES = (0.2, 1.0, 5.0)
#: Seconds a turn, and the share of games to be won against one `greedy`, against three, and against opponents without a
#: seat.
BARS: dict[str, tuple[float, dict[int, float], dict[str, dict[str, float]]]] = {
    "kingdom_builder": (0.5, {1: 0.70, 3: 0.38}, {}),
    "for_the_king": (0.5, {1: 0.60, 3: 0.36}, {}),
    "paladins": (1.0, {1: 0.70}, {"difficulty": {"normal": 0.45, "hard": 0.25}}),
    "viscounts": (1.0, {1: 0.80}, {"automa": {"card": 0.75, "cleric": 0.50, "builder": 0.50, "noble": 0.30}}),
    "tiletum": (1.0, {1: 0.70}, {"difficulty": {"priest": 0.75, "bishop": 0.30}}),
}


class Series(NamedTuple):
    """Games of a mind, the first of these, against the others, and what is wanted of it."""

    kind: str
    game: str
    minds: tuple[str, ...]
    options: dict[str, Any]
    most: int
    wanted: float | None

    @property
    def name(self) -> str:
        return " ".join([f"{self.game}:", " ".join(self.minds), *map(str, self.options.values())])


def rows() -> Iterator[Row]:
    """All series that are wanted; each is told as soon as it is over, since they take long."""
    wanted = [*filter(_wanted, _series())]
    if not wanted:
        raise SystemExit("no such series: see GAME and SERIES in bench/strength.py")
    with ProcessPoolExecutor(JOBS) as pool:
        for series in wanted:
            row = _played(series, pool)
            print(f"{row.name}: {row.value:.1f} {row.unit}", file=sys.stderr, flush=True)
            yield row


def _wanted(series: Series) -> bool:
    named = {"GAME": series.game, "SERIES": series.kind}
    return all(os.environ.get(name, value) == value for name, value in named.items())


def _series() -> Iterator[Series]:
    for game in game_ids():
        yield from _bars(game)
    for game in game_ids():
        for below, above in pairwise(ladder(game)[1:]):
            yield Series("ladder", game, (above, below), {}, ON_A_RUNG[answers_at_once(game, above)], None)
        if 1 in find_game(game).info.seats:
            for level in ladder(game)[1:]:
                yield Series("alone", game, (level,), {}, ON_A_RUNG[answers_at_once(game, level)], None)
    for game in game_ids():
        for seconds in TIMES:
            yield Series("time", game, (f"master@{seconds:g}", "greedy"), {}, AT_A_TIME, None)


def _bars(game: str) -> Iterator[Series]:
    if game not in BARS:
        return
    seconds, greedy, alone = BARS[game]
    master = f"master@{seconds:g}"
    for others, wanted in greedy.items():
        yield Series("bars", game, (master, *["greedy"] * others), {}, MOST[2], wanted)
    for option, values in alone.items():
        for value, wanted in values.items():
            yield Series("bars", game, (master,), {option: value}, MOST[1], wanted)


def _played(series: Series, pool: ProcessPoolExecutor) -> Row:
    """The share won by the first mind; alone also the mean of its points."""
    contest = Contest(series.game, series.minds, series.most, "strength", series.options)
    wins, points, seconds = list[float](), list[int](), 0.0
    for first in range(0, series.most, JOBS):
        for game in pool.map(play, [contest] * JOBS, range(first, min(first + JOBS, series.most))):
            seat = game.seating.index(0)
            wins.append(game.won[seat] / max(1, sum(game.won)))
            points.append(game.points[seat])
            seconds += game.seconds[seat]
        share, low, high = wilson(wins)
        if len(wins) >= LEAST and series.wanted is not None and not low <= series.wanted <= high:
            break
    told = f"{series.name}, {len(wins)} games ({100 * low:.0f}–{100 * high:.0f}), mean {fmean(points):.1f} points"
    wanted = None if series.wanted is None else 100 * series.wanted
    return Row(f"{told}, {seconds / len(wins):.1f} s a game", 100 * share, "%", ">=", wanted)
