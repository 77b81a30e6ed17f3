"""The score pad: the example of the rulebook, solo games, and faults named by their place."""

import json
from typing import Any

import pytest

from kingstable.games.viscounts.pad import score_text
from kingstable.kernel import BadPosition

RULEBOOK: dict[str, Any] = {
    "poverty": True,
    "prosperity": False,
    "players": [
        {
            "buildings": ["trading_post_1", "guildhall_2", "guildhall_3", "workshop_1", "workshop_2", "workshop_3"],
            "castle": [5, 4, 2],
            "manuscripts": [
                "ms_grey_1",
                "ms_grey_5",
                "ms_black_1",
                "ms_black_2",
                "ms_black_3",
                "ms_yellow_4",
                "ms_yellow_5",
                "ms_blue_5",
            ],
            "cards": [
                "aristocrat_1",
                "princess_1",
                "start_squire",
                "diplomat_1",
                "antagonist_1",
                "start_thief",
                "illusionist_1",
            ],
            "leader": True,
            "bonuses": ["black"],
            "unpaid": 1,
            "paid": 3,
            "acquired": 4,
            "approved": 2,
        },
        {"approved": 4},
        {"approved": 3},
    ],
}


@pytest.mark.rule("VIS-X15")
def test_the_109_points_of_the_rulebook():
    ((red, blue, yellow),) = score_text(json.dumps(RULEBOOK))
    assert red.total == 109 and red.winner
    assert {line.id: line.points for line in red.lines if line.points} == {
        "trading-posts": 4,
        "guildhalls": 13,
        "workshops": 9,
        "castle": 19,
        "sets": 26,
        "manuscripts": 18,
        "leader": 5,
        "bonuses": 3,
        "unpaid-debts": -2,
        "acquired-deeds": 4,
        "approved-deeds": 6,
        "poverty": 4,
    }
    assert (blue.total, yellow.total) == (12 + 12, 9 + 8)


@pytest.mark.rule("VIS-X56", "VIS-41.3")
def test_a_solo_game():
    position = {
        "poverty": False,
        "prosperity": False,
        "players": [{"acquired": 90, "silver": 9}, {"automa": "cleric", "acquired": 84, "ink": 3, "gold": 3}],
    }
    ((human, automa),) = score_text(json.dumps(position))
    assert (human.total, automa.total) == (90, 90)
    assert not human.winner and automa.winner
    assert automa.seat is None and automa.name is not None and automa.name.id == "automa-cleric"


def test_icons_can_be_counted_by_hand():
    position = {
        "poverty": False,
        "prosperity": False,
        "players": [{"manuscripts": ["ms_blue_4"], "icons": {"trade": 7}, "buildings": ["trading_post_3"]}, {}],
    }
    assert score_text(json.dumps([position, position]))[1][0].total == 4 + 1 + 4


def test_everybody_has_the_same_starting_cards():
    squire = {"cards": ["start_squire"], "manuscripts": ["ms_yellow_4"]}
    position = {"poverty": False, "prosperity": False, "players": [squire, {"cards": ["start_squire"]}]}
    assert score_text(json.dumps(position))[0][0].total == 1 + 1


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"players": []}, "players: 0 instead of 2 to 4"),
        ({"poverty": 1}, "poverty: Expected `bool`"),
        ({"weather": "fine"}, "Object contains unknown field `weather`"),
        ({"players": [{}, {"castle": [1, 2]}]}, r"players\[1\].castle: Expected `array` of length 3"),
        ({"players": [{"castle": [20, 1, 0]}, {}]}, r"players\[0\].castle: 21 workers"),
        ({"players": [{"unpaid": -1}, {}]}, r"players\[0\].unpaid: -1 is negative"),
        ({"players": [{"icons": {"crime": -2}}, {}]}, r"players\[0\].icons.crime: -2 is negative"),
        ({"players": [{"manuscripts": ["ms_pink_1"]}, {}]}, r"players\[0\].manuscripts\[0\]: 'ms_pink_1' is not a"),
        (
            {"players": [{"buildings": ["workshop_1"] * 2}, {}]},
            r"buildings\[1\]: the building 'workshop_1' is repeated",
        ),
        ({"players": [{"leader": True}, {"leader": True}]}, "only one of them can be castle leader"),
        ({"players": [{"bonuses": ["blue"]}, {"bonuses": ["blue"]}]}, "2 of them have bonuses 'blue'"),
        ({"players": [{"cards": ["princess_1"]}, {"cards": ["princess_1"]}]}, "2 of them have cards 'princess_1'"),
        ({"players": [{"automa": "card"}, {}]}, r"players\[0\].automa: only the second"),
        ({"players": [{}, {"automa": "card", "cards": ["start_thief"]}]}, "'start_thief' is not a scheme"),
    ],
)
def test_faults_are_named_by_their_place(change, fault):
    with pytest.raises(BadPosition, match=fault):
        score_text(json.dumps({**RULEBOOK, **change}))
    with pytest.raises(BadPosition, match="position 1: "):
        score_text(json.dumps([RULEBOOK, {**RULEBOOK, **change}]))


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[" * 100_000])
def test_what_is_no_json_is_refused(text):
    with pytest.raises(BadPosition, match="not JSON"):
        score_text(text)


@pytest.mark.parametrize("text", ["7", '"x"', "null", "[7]"])
def test_what_is_no_position_is_refused(text):
    with pytest.raises(BadPosition):
        score_text(text)
