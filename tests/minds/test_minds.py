"""Minds: they are found by name, choose what is offered, and see no more than their seat."""

import pytest

from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, UnknownMind, default_mind, find_mind, mind_ids


def test_random_plays_every_game_and_greedy_is_the_default() -> None:
    assert mind_ids("kingdom_builder")[0] == "random"
    assert default_mind("kingdom_builder") == "greedy"
    assert default_mind("a game of its own") == "random"


@pytest.mark.parametrize("name", ["grandmaster", "", "kingdom_builder.greedy"])
def test_an_unknown_mind_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownMind, match=r"there are: random, beginner, apprentice, greedy, expert, master"):
        find_mind("kingdom_builder", name)


def test_a_sight_needs_a_question() -> None:
    table = Table.new("kingdom_builder", 2, {"first": "0"}, 3)
    with pytest.raises(ValueError, match="seat 1"):
        Sight.of(table, 1, Rng.seeded(0))


def test_what_was_told_is_heard_where_there_is_a_log_and_missed_loudly_elsewhere() -> None:
    told = Sight.of(Table.new("kingdom_builder", 2, {"first": "0"}, 3), 0, Rng.seeded(0))
    assert told.heard()
    quiet = Sight.of(Table.new("kingdom_builder", 2, {"first": "0"}, 3, quiet=True), 0, Rng.seeded(0))
    with pytest.raises(ValueError, match="listens = True"):
        quiet.heard()


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mind_plays_a_whole_game_with_offered_options(name: str, seats: int) -> None:
    table = Table.new("kingdom_builder", seats, seed=seats, quiet=True)
    minds = [find_mind("kingdom_builder", name) for _ in range(seats)]
    rng = Rng.seeded(name)
    while not table.over:
        ask = table.asks[0]
        option = minds[ask.seat].choose(Sight.of(table, ask.seat, rng))
        assert option in ask.options
        table.choose(option)


def test_what_a_mind_imagines_agrees_with_what_it_sees_and_not_with_what_is_hidden() -> None:
    table = Table.new("kingdom_builder", 3, {"first": "0"}, 11)
    decks = set()
    for seed in range(5):
        sight = Sight.of(table, 0, Rng.seeded(seed))
        imagined = sight.imagine()
        assert imagined.view(0) == sight.view
        assert imagined.asks == table.asks
        decks.add(tuple(imagined.state.deck))
    assert len(decks) == 5
    assert tuple(table.state.deck) not in decks
