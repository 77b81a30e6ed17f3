"""What a seat sees."""

from tests.games.viscounts.scenes import (
    Course,
    at,
    cards,
    castle,
    markers,
    scene,
    stock,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.rules.movement import move


def test_the_view_says_what_each_action_could_use():
    s = scene(2)
    at(s, 0, "1-2")
    cards(s, 0, slots=["artist", "diplomat", "thief"])
    visible(s, "1-2", "enforcer")
    stock(s, 0, gold=2, silver=7)
    outlook = game.view(s, 0).outlook
    assert outlook is not None
    place = outlook.means[2]
    assert (place.action, place.here, place.icons, place.most) == ("place_workers", True, 3, 9)
    assert (place.silver_per_icon, place.first_counts_double) == (2, True)
    assert game.faces().paid_with["place_workers"] == "gold"
    assert (place.dismiss_legal, place.dismiss_price, place.dismiss_icons) == (True, 3, 2)
    assert not outlook.means[0].here
    assert game.view(s, None).outlook is None


def test_the_view_shows_spaces_in_reach_for_each_hand_card():
    s = scene(2)
    at(s, 0, "3")
    cards(s, 0, slots=["", "abbot", "squire"], hand=["labourer", "thief"])
    outlook = game.view(s, 0).outlook
    assert outlook is not None
    assert outlook.reach == {
        "start_labourer": {"5": 0, "5-6": 0, "4": 0},
        "start_thief": {"4": 0, "3-4": 0},
    }


def test_prices_of_a_card_that_was_played_and_moved_are_told_by_the_options_alone():
    s = scene(2)
    at(s, 0, "3")
    stock(s, 0, silver=1)
    cards(s, 0, slots=["thief", "labourer", "squire"], hand=["abbot"])
    s.phase = 2
    course = Course(s, move(s, 0, 2))  # the Labourer, who was rearranged
    assert "move 5 0" in course.options and "move 6 1" in course.options
    assert game.view(s, 0).outlook.reach == {}


def test_the_view_foresees_the_castle():
    s = scene(2)
    at(s, 0, "1-2")
    castle(s, 0, "10000", "20000")
    castle(s, 1, "02000")
    outlook = game.view(s, 0).outlook
    assert outlook is not None
    assert [cascade.workers for cascade in outlook.cascades] == [2, 3, 4]  # a single one sets nothing going
    assert outlook.cascades[0].steps == ["advance 1", "ascend 1"]


def test_the_view_tells_what_a_collision_would_give():
    s = scene(2)
    markers(s, 0, 4, 4)
    player = game.view(s, 1).players[0]
    assert player.corruption == player.virtue == 4
    assert [(effect.op, effect.n) for effect in game.faces().board.track[player.virtue - 1].owner] == [
        ("silver", 2),
        ("gain_deed", 1),
        ("gain_debt", 1),
    ]
