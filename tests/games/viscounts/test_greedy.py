"""Greedy at the table of Viscounts: it plays whole games, takes over anywhere, and beats chance."""

import pytest

from kingstable.arena.contest import Contest, compete
from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, find_mind


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_a_whole_game_with_offered_options(seats: int) -> None:
    table = Table.new("viscounts", seats, seed=seats, quiet=True)
    minds = [find_mind("viscounts", "greedy") for _ in range(seats)]
    rng = Rng.seeded(seats)
    while not table.over:
        ask = table.asks[0]
        option = minds[ask.seat].choose(Sight.of(table, ask.seat, rng))
        assert option in ask.options
        table.choose(option, seat=ask.seat)


def test_it_takes_over_in_the_middle_of_a_turn() -> None:
    table = Table.new("viscounts", 2, seed=5, quiet=True)
    rng = Rng.seeded("middle")
    asked = set()
    for step in range(250):
        ask = table.asks[0]
        if step % 3 == 0:  # a new mind each time: it knows no plan
            asked.add(ask.prompt.id)
            option = find_mind("viscounts", "greedy").choose(Sight.of(table, ask.seat, rng))
            assert option in ask.options
        else:
            option = rng.pick(ask.options)
        table.choose(option, seat=ask.seat)
        if table.over:
            break
    assert {"ask-play", "ask-move", "ask-outer-action", "ask-hire"} <= asked


def test_it_leaves_the_table_as_it_is() -> None:
    table = Table.new("viscounts", 2, seed=6, quiet=True)
    rng = Rng.seeded("still")
    for _ in range(60):
        ask = table.asks[0]
        before = table.digest()
        find_mind("viscounts", "greedy").choose(Sight.of(table, ask.seat, Rng.seeded(1)))
        assert table.digest() == before
        table.choose(rng.pick(ask.options), seat=ask.seat)


def test_it_beats_chance() -> None:
    games = compete(Contest("viscounts", ("greedy", "random"), games=4, seed="test"))
    assert sum(game.won[game.seating.index(0)] for game in games) == 4
