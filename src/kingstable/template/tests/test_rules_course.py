"""The rules, clause by clause."""

import pytest
from kingstable.kernel import Rng, Table, winners
from scenes import scene, stones

from kingstable_newgame import game
from kingstable_newgame.scoring import sheets
from kingstable_newgame.tables import STONES


@pytest.mark.rule("NEW-1.1", "NEW-1.2")
def test_four_of_21_stones_lie_face_up() -> None:
    s = scene()
    assert len(STONES) == 21
    assert (len(s.row), len(s.deck)) == (4, 17)


@pytest.mark.rule("NEW-2.1", "NEW-2.2")
def test_a_stone_is_taken_and_replaced() -> None:
    table = Table.new(game, 2, {}, seed=1)
    option = table.asks[0].options[2]
    table.choose(option)
    view = table.view(None)
    assert isinstance(view, game.view_type)
    assert view.taken == [[int(option.references[0].removeprefix("stone:"))], []]
    assert (len(view.row), view.deck, view.active) == (4, 16, 1)


@pytest.mark.rule("NEW-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_four(seats: int) -> None:
    table = Table.new(game, seats, {}, seed=1)
    rng = Rng.seeded(1)
    turns = 0
    while not table.over:
        table.choose(rng.pick(table.asks[0].options))
        turns += 1
    assert turns == 4 * seats


@pytest.mark.rule("NEW-3.1", "NEW-3.2")
def test_the_highest_stone_of_each_colour_counts() -> None:
    found = sheets([stones("red 7", "red 6", "blue 1"), stones("red 3", "green 5")])
    assert [sheet.total for sheet in found] == [8, 8]
    assert winners(found) == [0, 1]
