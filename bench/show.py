"""What others do, shown step by step: what deriving it costs, and how much travels.

Steps are derived for every choice of kept games, as for a page that watches from the first seat.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from time import process_time

import msgspec
from tests.games.golden import golden

from bench.row import Row
from bench.service import percentile
from kingstable.kernel import Table, find_game
from kingstable.play.course import Guide
from kingstable.play.wire import Course
from kingstable.service.packing import Packer

GAMES = ("kingdom_builder", "for_the_king", "paladins", "viscounts", "tiletum")

_encode = msgspec.json.Encoder().encode


def rows() -> Iterator[Row]:
    """All measurements."""
    for game in GAMES:
        yield from _derived(game)


def _derived(game: str) -> Iterator[Row]:
    """The steps of each choice, for a game with as many as can play, and where one plays alone for that one."""
    times: list[float] = []
    sizes: list[float] = []
    least, most = find_game(game).info.seats
    for players in {least, most}:
        for spent, size in _steps(Table.replay(golden(game, f"{players}-minds"))):
            times += spent
            sizes.append(size)
    yield Row(f"{game}: processor time of a step, p99", percentile(times, 0.99) * 1e3, "ms", "<=", 30)
    yield Row(f"{game}: steps of a choice, compressed, median", statistics.median(sizes) / 1e3, "KB", "<=", 3)
    yield Row(f"{game}: steps of a choice, compressed, p99", percentile(sizes, 0.99) / 1e3, "KB", "<=", 32)


def _steps(table: Table) -> Iterator[tuple[list[float], int]]:
    """For each choice, what each of its steps took and how many bytes they are on a socket that stays open."""
    guide, packer = Guide(), Packer()
    for since in range(len(table.made)):
        began = process_time()
        upto, steps = guide.lead(table, since, since + 1, 0)
        packed = packer.compress(_encode(Course("", "", since, upto, 0, steps)))
        spent = process_time() - began
        yield [spent / len(steps)] * len(steps) if steps else [], len(packed)
