"""A game, from the deal to the last night."""

import pytest
from kingstable.kernel import Rng, Table, winners
from scenes import night, scene, told

from kingstable_moths import game
from kingstable_moths.rules.dawn import worth
from kingstable_moths.scoring import score_sheets, sheets
from kingstable_moths.tables import LIGHTS, MOTHS


@pytest.mark.rule("MOTH-1.1")
def test_the_box_holds_what_the_rules_say() -> None:
    assert (len(MOTHS), len(LIGHTS)) == (24, 15)
    assert sorted(kind.worth for kind in LIGHTS) == [worth for worth in (2, 3, 4, 5, 6) for _ in range(3)]


@pytest.mark.rule("MOTH-1.2", "MOTH-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_moths_each_and_three_lights(seats: int) -> None:
    s = scene(seats)
    assert [len(hand) for hand in s.hands] == [6] * seats
    assert (len(s.aside), len(s.row), len(s.deck)) == (24 - 6 * seats, 3, 12)


@pytest.mark.rule("MOTH-2.1", "MOTH-2.5")
def test_five_nights_in_which_all_choose_at_once() -> None:
    table = Table.new(game, 3, {}, seed=4)
    rng = Rng.seeded(4)
    nights = 0
    while not table.over:
        assert [ask.seat for ask in table.asks] == [0, 1, 2]
        assert [len(ask.options) for ask in table.asks] == [(6 - nights) * 3] * 3
        for ask in table.asks:
            table.choose(rng.pick(ask.options), seat=ask.seat)
        nights += 1
        assert len(table.view(None).flown) == 3 * nights  # type: ignore[attr-defined]
    assert nights == 5


@pytest.mark.rule("MOTH-X1", "MOTH-2.2", "MOTH-2.3", "MOTH-2.4")
def test_the_example() -> None:
    s = scene(3, row=("lighthouse", "candle", "lantern"))
    lantern = s.row[2].light
    night(s, (17, 0), (9, 0), (3, 1))
    assert [[worth(flame) for flame in flames] for flames in s.taken] == [[6], [], [2]]
    assert s.sparks == [0, 1, 0]
    assert worth(s.row[2]) == 5 and s.row[2].light == lantern
    assert told(s) == ["log-fly"] * 3 + ["log-take", "log-spark", "log-take", "log-glow"]


@pytest.mark.rule("MOTH-3.1")
def test_glow_and_sparks_are_points() -> None:
    s = scene(2, row=("lighthouse", "candle", "lantern"))
    night(s, (17, 0), (9, 0))
    night(s, (20, 1), (8, 1))
    assert [sheet.total for sheet in score_sheets(s)] == [6 + 3, 1 + 1]


@pytest.mark.rule("MOTH-3.2")
def test_more_lights_break_a_tie() -> None:
    assert winners(sheets([(6, 1), (6, 2)], [0, 0])) == [1]
    assert winners(sheets([(5, 1), (6, 1)], [1, 0])) == [0, 1]
