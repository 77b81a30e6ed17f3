"""The score pad: the example of the rulebook, solo games, and faults named by their place."""

import json
from typing import Any

import pytest
from tests.games.refusals import refusal

from kingstable.games.viscounts.pad import score_text

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
        ({"players": []}, "players: 0 entries instead of 1 to 4"),
        ({"poverty": 1}, "poverty: 1 is neither true nor false"),
        ({"weather": "fine"}, "unknown key 'weather'; the keys are players, poverty, prosperity"),
        ({"players": [{}, {"castle": [1, 2]}]}, "player 2, castle: 2 entries instead of 3"),
        ({"players": [{"castle": [20, 1, 0]}, {}]}, "player 1, castle: 21 workers, but a player has only 20"),
        ({"players": [{"unpaid": -1}, {}]}, "player 1, unpaid: -1 is not a whole number from 0 to 999"),
        ({"players": [{"icons": {"crime": -2}}, {}]}, "player 1, icons.crime: -2 is not a whole number from 0 to 999"),
        (
            {"players": [{"manuscripts": ["ms_pink_1"]}, {}]},
            "player 1, manuscripts[0]: 'ms_pink_1' is not a manuscript; the closest are",
        ),
        (
            {"players": [{"buildings": ["workshop_1"] * 2}, {}]},
            "player 1, buildings[1]: 'workshop_1' is repeated",
        ),
        ({"players": [{"leader": True}, {"leader": True}]}, "players: only one of them can be castle leader"),
        ({"players": [{"bonuses": ["blue"]}, {"bonuses": ["blue"]}]}, "players: 2 players have the bonus card 'blue'"),
        (
            {"players": [{"cards": ["princess_1"]}, {"cards": ["princess_1"]}]},
            "players: 2 players have the card 'princess_1'",
        ),
        ({"players": [{}]}, "players: one player alone plays against the Automa, who is missing"),
        (
            {"players": [{}, {"automa": "king"}]},
            "player 2, automa: 'king' is not an Automa; there are cleric, builder",
        ),
        ({"players": [{"automa": "card"}, {}]}, "player 1, automa: only the second"),
        (
            {"players": [{}, {"automa": "card", "cards": ["start_thief"]}]},
            "player 2, cards[0]: 'start_thief' is not a scheme",
        ),
    ],
)
def test_faults_are_named_by_their_place(change, fault):
    wrong = {**RULEBOOK, **change}
    assert refusal("viscounts", json.dumps(wrong)).startswith(fault)
    assert refusal("viscounts", json.dumps([RULEBOOK, wrong])).startswith(f"position 2: {fault}")


@pytest.mark.parametrize("text", ["", "{", "nonsense"])
def test_what_is_no_json_is_refused(text):
    assert refusal("viscounts", text).startswith("not JSON: line 1, column ")


@pytest.mark.parametrize("text", ["7", '"x"', "null", "[7]", "[" * 100_000])
def test_what_is_no_position_is_refused(text):
    assert refusal("viscounts", text)
