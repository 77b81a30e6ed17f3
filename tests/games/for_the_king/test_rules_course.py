"""The course of a whole game: the same again from the same seed, one stage after another, an end."""

from __future__ import annotations

import pytest
from tests.games.for_the_king.scenes import moments, random_game

from kingstable.games.for_the_king import game
from kingstable.kernel import Table

COUNTS = [2, 3, 4, 5]


@pytest.mark.rule("FK-15.6", "FK-D40")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_same_seed_and_choices_give_the_same_game(seats: int) -> None:
    one, other = random_game(seats, 42), random_game(seats, 42)
    assert one.digest() == other.digest()
    assert Table.replay(one.record).digest() == one.digest()
    assert random_game(seats, 43).digest() != one.digest()


@pytest.mark.rule("FK-1.9")
@pytest.mark.parametrize("seats", COUNTS)
def test_phase_one_is_followed_by_phase_two_and_the_end(seats: int) -> None:
    stages: list[str] = []
    rounds: list[int] = []
    for table in moments(seats, 51, every=1):
        stages.append(table.state.stage)
        rounds.append(game.round(table.state))
        assert game.active(table.state) == (None if table.over else table.asks[0].seat)
    begun = stages.index("auction")
    assert set(stages[:begun]) <= {"distribute", "choose"}
    assert set(stages[begun:-1]) == {"auction"} and stages[-1] == "over"
    assert list(dict.fromkeys(rounds)) == list(range(1, 2 * table.state.deal.turns + 1))
