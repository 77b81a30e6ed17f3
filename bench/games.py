"""The engine: random complete games with final scoring, copies, replays and views, for every installed game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

import msgspec

from bench.row import Row, cpu
from kingstable.kernel import AnyGame, Ask, Option, Rng, Table, find_game, game_ids

#: Games/s and decisions/s wanted, by game and player count.
TARGETS: dict[tuple[str, int], tuple[float, float | None]] = {
    ("kingdom_builder", 2): (600, 50_000),
    ("kingdom_builder", 4): (300, None),
    ("for_the_king", 4): (400, None),
    ("paladins", 2): (60, 15_000),
    ("tiletum", 2): (60, None),
    ("viscounts", 2): (60, None),
}
#: Microseconds for a copy at the start of a turn and in its middle.
COPY_TARGETS: dict[str, tuple[float | None, float | None]] = {"kingdom_builder": (20, 80), "paladins": (60, None)}


def rows() -> Iterator[Row]:
    """All measurements of all games."""
    for id in game_ids():
        game = find_game(id)
        least, most = game.info.seats
        for seats in range(least, most + 1):
            yield from _random_games(game, seats)
        yield from _one_game(game, max(2, least))


def _random_games(game: AnyGame, seats: int, seconds: float = 1.5) -> Iterator[Row]:
    uniform = Random(1).random

    def pick(ask: Ask) -> Option:
        options = ask.options
        return options[int(uniform() * len(options))]

    games, decisions = 0, 0
    began = process_time()
    while process_time() - began < seconds:
        table = Table.new(game, seats, seed=games, quiet=True)
        decisions += table.play_out(pick)
        table.scores()
        games += 1
    spent = process_time() - began
    wanted, wanted_decisions = TARGETS.get((game.info.id, seats), (None, None))
    what = f"{game.info.id}, {seats} players: random games"
    yield Row(what, games / spent, "games/s", ">=", wanted)
    yield Row(what, decisions / spent, "decisions/s", ">=", wanted_decisions)


def _one_game(game: AnyGame, seats: int) -> Iterator[Row]:
    """Copies at every decision of one random game, and its record and views."""
    id = game.info.id
    table = Table.new(game, seats, seed=3)
    table.view(0)  # what is loaded with the first one is not measured
    rng = Rng.seeded("bench")
    starts: list[float] = []
    middles: list[float] = []
    imagined: list[float] = []
    views: list[float] = []
    size, turn = 0, -1
    while not table.over:
        ask = table.asks[0]
        at_start = table._since != turn
        turn = table._since
        (starts if at_start else middles).append(cpu(table.copy, 0.0005))
        if table.number % 10 == 0:
            imagined.append(cpu(lambda seat=ask.seat: table.imagine(seat, rng), 0.0005))
            views.append(cpu(lambda seat=ask.seat: msgspec.json.encode(table.view(seat)), 0.0005))
            size = max(size, len(msgspec.json.encode(table.view(ask.seat))))
        table.choose(rng.pick(ask.options), seat=ask.seat)
    start_target, middle_target = COPY_TARGETS.get(id, (None, None))
    record = table.record
    yield Row(f"{id}: copy at the start of a turn", _mean(starts) * 1e6, "us", "<=", start_target)
    yield Row(f"{id}: copy in its middle", _mean(middles) * 1e6, "us", "<=", middle_target)
    yield Row(f"{id}: imagine", _mean(imagined) * 1e6, "us")
    yield Row(f"{id}: view as JSON", _mean(views) * 1e6, "us", "<=", 300 if id == "kingdom_builder" else None)
    yield Row(f"{id}: largest view", size / 1024, "KB")
    replayed = cpu(lambda: Table.replay(record, quiet=True), 0.1) * 1e3
    yield Row(
        f"{id}: replay of {len(record.choices)} choices", replayed, "ms", "<=", 10 if id == "kingdom_builder" else None
    )


def _mean(values: list[float]) -> float:
    return sum(values) / max(1, len(values))
