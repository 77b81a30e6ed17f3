"""The minds: CPU time a decision and a turn, each against the one below it."""

from __future__ import annotations

from collections.abc import Iterator

from bench.row import Row
from kingstable.arena import Contest, compete
from kingstable.kernel import Table, find_game, game_ids
from kingstable.minds import mind_ids


def rows(games: int = 10) -> Iterator[Row]:
    """A few games of every special mind of every game."""
    for id in game_ids():
        seats = max(2, find_game(id).info.seats[0])
        for mind in mind_ids(id)[1:]:
            played = compete(Contest(id, (mind, *["random"] * (seats - 1)), games))
            seconds = sum(game.seconds[game.seating.index(0)] for game in played)
            decisions = sum(game.decisions[game.seating.index(0)] for game in played)
            rounds = sum(_rounds(game.record) for game in played)
            yield Row(f"{id}: {mind}, a decision", 1000 * seconds / decisions, "ms")
            target = 20 if id == "kingdom_builder" else None
            yield Row(f"{id}: {mind}, a round", 1000 * seconds / rounds, "ms", "<=", target)


def _rounds(record) -> int:
    table = Table.replay(record, quiet=True)
    return max(1, table.game.round(table.state))
