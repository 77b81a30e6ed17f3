"""What Python in a page and Python here are both asked to do, as quickly as they can."""

from __future__ import annotations

from random import Random
from time import perf_counter

import msgspec

from kingstable.kernel import Ask, Option, Rng, Sight, Table, find_game
from kingstable.minds import find_mind

#: Choices of a first game after which all is loaded that a level needs.
WARM = 40


def random_games(game: str, seats: int, seconds: float) -> float:
    """Random games a second, with final scoring."""
    uniform, found, games = Random(1).random, find_game(game), 0

    def pick(ask: Ask) -> Option:
        return ask.options[int(uniform() * len(ask.options))]

    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        table = Table.new(found, seats, seed=games, quiet=True)
        table.play_out(pick)
        table.scores()
        games += 1
    return games / spent


def greedy(game: str, seats: int, games: int) -> float:
    """Milliseconds a decision of `greedy`, playing against itself."""
    mind, rng, spent, decisions = find_mind(game, "greedy"), Rng.seeded("bench"), 0.0, 0
    for seed in range(games):
        table = Table.new(find_game(game), seats, seed=seed, quiet=True)
        while not table.over:
            seat = table.asks[0].seat
            began = perf_counter()
            option = mind.choose(Sight.of(table, seat, rng))
            spent += perf_counter() - began
            decisions += 1
            table.choose(option, seat=seat)
    return 1000 * spent / decisions


def longest_turn(game: str, seats: int, level: str, games: int) -> float:
    """Seconds of the longest turn of a level that plays against itself; the first game only loads what it needs."""
    rng, longest = Rng.seeded("bench"), 0.0
    for seed in range(games + 1):
        table = Table.new(find_game(game), seats, seed=seed, quiet=True)
        minds, spent = [find_mind(game, level) for _ in range(seats)], [0.0] * seats
        while not table.over and (seed or len(table.made) < WARM):
            seat = table.asks[0].seat
            sight = Sight.of(table, seat, rng)
            spent[seat] *= not sight.begins
            began = perf_counter()
            option = minds[seat].choose(sight)
            spent[seat] += perf_counter() - began
            longest = max(longest, spent[seat]) if seed else 0.0
            table.choose(option, seat=seat)
    return longest


def answer(line: str) -> str:
    """The answer to a line that names a function and its arguments."""
    name, *args = msgspec.json.decode(line)
    return msgspec.json.encode(globals()[name](*args)).decode()
