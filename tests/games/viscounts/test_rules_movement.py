"""Phase 2: moving the viscount and meeting others (section 8)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    built,
    cards,
    ids,
    owns,
    scene,
    spaces,
    stock,
)

from kingstable.games.viscounts.rules.movement import move, reachable
from kingstable.games.viscounts.tables.boards import SPACE_LABELS
from kingstable.games.viscounts.tables.paths import after

# -- phase 2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-X4", "VIS-8.1", "VIS-8.3", "VIS-8.4")
def test_an_abbot_moves_two_steps():
    s = scene()
    at(s, 0, "3")
    assert spaces(s, 0, 2) == {"5": 0, "5-6": 0, "4": 0}


@pytest.mark.rule("VIS-8.2", "VIS-12.2")
def test_the_question_says_how_many_extra_steps_are_free():
    s = scene()
    at(s, 0, "3")
    assert Course(s, move(s, 0, 2)).ask.prompt.args == {"steps": 2, "free": 0}
    built(s, 0, "trading_post_1")
    assert Course(s, move(s, 0, 2)).ask.prompt.args == {"steps": 2, "free": 1}


@pytest.mark.rule("VIS-X25", "VIS-8.3", "VIS-8.5")
def test_paths():
    s = scene()
    at(s, 0, "1")
    assert spaces(s, 0, 3) == {"3": 0, "4": 0, "3-4": 0, "5-6": 0}
    at(s, 0, "1-2")
    assert spaces(s, 0, 1) == {"2": 0, "3-4": 0}
    inner = [steps for steps in range(1, 12) if (0, 2) in after(2, steps)]
    assert inner[0] == 5  # a circle on the inner path
    at(s, 0, "1")
    stock(s, 0, silver=20)
    assert spaces(s, 0, 3)["1"] == 4  # by the shortest circle of 7 steps; the outer path has 10
    assert (0, 0) in after(0, 10)
    outer = 0
    place = (0, 0)
    while place != (0, 0) or not outer:
        place = (place[0], 1) if place[1] == 0 else ((place[0] + 1) % 5, 0)
        outer += 1
    assert outer == 10


@pytest.mark.rule("VIS-X26", "VIS-8.1", "VIS-8.2", "VIS-12.2", "VIS-D32")
def test_extra_steps():
    s = scene()
    at(s, 0, "1-2")
    built(s, 0, "trading_post_1")
    stock(s, 0, silver=2)
    prices = {}
    for steps in range(1, 8):
        ends = {SPACE_LABELS[segment * 3 + kind] for segment, kind in after(2, steps)}
        for space in ends:
            prices.setdefault(space, max(0, steps - 2))
    assert spaces(s, 0, 1) == {space: price for space, price in prices.items() if price <= 2}
    assert spaces(s, 0, 1) == {
        "2": 0,
        "3-4": 0,
        "3": 0,
        "4": 0,
        "5-6": 0,
        "5": 1,
        "6": 1,
        "7-8": 1,
        "7": 2,
        "8": 2,
        "9-10": 2,
    }
    assert "1-2" not in spaces(s, 0, 1)  # not moving is illegal
    course = Course(s, move(s, 0, 1)).do("move 7 2")
    assert course.done and owns(s, 0)["silver"] == 0 and SPACE_LABELS[s.players[0].viscount] == "7"


@pytest.mark.rule("VIS-8.2")
def test_fewer_steps_are_not_possible():
    s = scene()
    at(s, 0, "1")
    stock(s, 0, silver=0)
    assert spaces(s, 0, 3).keys() == {SPACE_LABELS[segment * 3 + kind] for segment, kind in after(0, 3)}
    assert spaces(s, 0, 1).keys() == {"2", "1-2"}


@pytest.mark.rule("VIS-X59", "VIS-8.6", "VIS-8.7", "VIS-D33", "VIS-19.14")
def test_meeting():
    s = scene(3)
    for who in (1, 2):
        at(s, who, "5")
        cards(s, who, slots=["abbot", "squire", "labourer"])
    at(s, 0, "3")
    t = s.copy()
    course = Course(t, move(t, 0, 2)).do("move 5 0")
    assert course.seat == 1 and len(course.options) == 6 and course.options[0] == "keep"
    course.do("arrange start_squire+start_abbot+start_labourer")
    assert course.seat == 2
    course.do("keep")
    assert course.done
    assert ids(t.players[1].slots) == ["start_squire", "start_abbot", "start_labourer"]
    assert ids(t.players[2].slots) == ["start_abbot", "start_squire", "start_labourer"]
    stock(s, 0, silver=1)
    course = Course(s, move(s, 0, 2)).do("move 6 1")  # through 5
    assert course.done


@pytest.mark.rule("VIS-D34", "VIS-8.5")
def test_a_full_circle_ends_where_it_began_and_is_an_arrival():
    s = scene(2)
    at(s, 0, "1-2")
    at(s, 1, "1-2")
    cards(s, 1, slots=["abbot", "squire", "labourer"])
    stock(s, 0, silver=3)
    course = Course(s, move(s, 0, 2)).do("move 1-2 3")
    assert course.seat == 1 and course.prompt == "ask-rearrange"


@pytest.mark.rule("VIS-8.4")
def test_every_space_is_offered_once_at_its_least_price():
    s = scene()
    stock(s, 0, silver=30)
    for space in SPACE_LABELS:
        at(s, 0, space)
        for steps in (1, 2, 3):
            found = reachable(s, 0, steps)
            assert len(found) == 15 == len({target for target, _ in found})
