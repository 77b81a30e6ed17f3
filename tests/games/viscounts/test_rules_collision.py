"""Collisions of virtue and corruption (section 17)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    built,
    cards,
    markers,
    owns,
    said,
    scene,
    told,
    track,
)

from kingstable.games.viscounts.rules.collision import resolve_collision
from kingstable.games.viscounts.rules.course import human_turn


@pytest.mark.rule("VIS-17.1")
def test_a_collision_happens_only_with_linked_markers():
    for position, collides in (((3, 4), False), ((4, 4), True)):
        s = scene(2)
        cards(s, 0, slots=["", "abbot", "squire"], hand=["labourer"], deck=["trader", "lender", "financer"])
        markers(s, 0, *position)
        course = Course(s, human_turn(s, 0))
        while not course.done:
            course.do(next((o for o in course.options if o in ("skip", "end", "keep")), course.options[0]))
        assert ("collision" in told(s)) is collides


@pytest.mark.rule("VIS-X13", "VIS-17.3", "VIS-17.4", "VIS-17.5", "VIS-17.6", "VIS-17.7")
def test_a_collision_on_space_6():
    s = scene(3)
    markers(s, 0, 6, 6)
    built(s, 0, "workshop_2")
    cards(s, 0, slots=["thief", "peddler_1", "abbot"])
    cards(s, 1, slots=["abbot", "squire", "labourer"])
    cards(s, 2, slots=["abbot", "thief", "labourer"])
    assert Course(s, resolve_collision(s, 0)).done
    assert owns(s, 0) == {"ink": 1, "gold": 0, "stone": 0, "silver": 3}
    assert s.players[0].unpaid == 2
    assert track(s, 1) == (1, 6) and track(s, 2) == (1, 7)
    assert track(s, 0) == (1, 7)


@pytest.mark.rule("VIS-17.5", "VIS-17.6", "VIS-D50")
@pytest.mark.parametrize(
    ("space", "silver", "deeds", "debts"),
    [(1, 1, 3, 0), (2, 1, 2, 0), (3, 1, 1, 0), (4, 2, 1, 1), (5, 2, 0, 1), (6, 3, 0, 2), (7, 4, 0, 3)],
)
def test_what_each_space_gives(space, silver, deeds, debts):
    s = scene(3)
    markers(s, 0, space, space)
    cards(s, 1, slots=["thief", "squire", "labourer"])
    cards(s, 2, slots=["abbot", "squire", "labourer"])
    course = Course(s, resolve_collision(s, 0))
    asked = []
    while not course.done:
        asked.append((course.seat, course.prompt))
        course.do(course.options[0])
    player = s.players[0]
    assert (player.stock[3], player.acquired, player.unpaid) == (silver, deeds, debts)
    gains = [event.message.args["what"].id for event in s.log if event.message.id == "log-gain"]
    own = [id for id in gains if id in ("effect-silver", "effect-gain-deed", "effect-gain-debt")]
    assert own[: 1 + bool(deeds) + bool(debts)] == [
        "effect-silver",
        *(["effect-gain-deed"] if deeds else []),
        *(["effect-gain-debt"] if debts else []),
    ]
    criminal, honest = s.players[1], s.players[2]
    if space == 1:
        assert criminal.unpaid == 1 and honest.unpaid == 0
    elif space in (2, 3):
        assert track(s, 1) == (2, 7) and track(s, 2) == (1, 7)
    elif space == 4:
        assert asked == [(1, "ask-rearrange"), (2, "ask-rearrange")]
    elif space in (5, 6):
        assert track(s, 1) == (1, 7) and track(s, 2) == (1, 6)
    else:
        assert criminal.acquired == 0 and honest.acquired == 1


@pytest.mark.rule("VIS-X39", "VIS-17.3", "VIS-17.5", "VIS-D48")
def test_virtue_first():
    s = scene(2)
    markers(s, 0, 4, 4)
    built(s, 0, "workshop_2")
    cards(s, 0, slots=["abbot", "squire", "labourer"])
    cards(s, 1, slots=["thief", "squire", "labourer"])
    assert Course(s, resolve_collision(s, 0)).done
    assert owns(s, 0)["silver"] == 1 and s.players[0].acquired == 1 and s.players[0].unpaid == 0
    assert track(s, 1) == (2, 7)


@pytest.mark.rule("VIS-17.4", "VIS-19.12", "VIS-D7")
def test_collision_cards_of_all_players_active_first_then_clockwise():
    s = scene(3)
    markers(s, 1, 5, 5)
    cards(s, 0, slots=["peddler_1", "thief", "abbot"])
    cards(s, 1, slots=["peddler_2", "peddler_4", "thief"])
    cards(s, 2, slots=["peddler_3", "thief", "abbot"])
    course = Course(s, resolve_collision(s, 1))
    assert course.seat == 1 and course.options == ["resolve peddler_2", "resolve peddler_4"]
    course.do("resolve peddler_4")
    assert course.done
    order = [event.message.args["card"].id for event in s.log if event.message.id == "log-ability"]
    assert order == ["card-peddler-4", "card-peddler-2", "card-peddler-3", "card-peddler-1"]
    assert owns(s, 0)["ink"] == owns(s, 1)["gold"] == owns(s, 2)["stone"] == 1 and owns(s, 1)["silver"] == 2 + 2


@pytest.mark.rule("VIS-D48")
def test_a_card_of_step_2_can_move_the_markers():
    s = scene(2)
    markers(s, 0, 5, 5)
    cards(s, 0, slots=["ada", "abbot", "squire"])  # virtue 1, any resource 1
    Course(s, resolve_collision(s, 0)).do("pick ink").until("")
    assert owns(s, 0)["silver"] == 2 and s.players[0].acquired == 1  # the row of space 4


@pytest.mark.rule("VIS-D49", "VIS-17.7", "VIS-17.1")
def test_markers_moved_in_steps_3_and_4_are_reset_all_the_same():
    s = scene(2)
    markers(s, 0, 6, 6)
    cards(s, 0, slots=["racketeer_1", "abbot", "squire"], discard=["thief", "trader", "lender"])
    course = Course(s, resolve_collision(s, 0)).do("take discard:1", "reshuffle")  # the shuffle moves the markers
    assert track(s, 0) == (7, 7)
    course.until("")
    assert track(s, 0) == (1, 7) and told(s).count("collision") == 1


@pytest.mark.rule("VIS-D49", "VIS-17.6")
def test_opponents_gain_by_the_space_where_the_markers_are_in_step_4():
    s = scene(2)
    markers(s, 0, 6, 6)
    cards(s, 0, slots=["racketeer_1", "abbot", "squire"], discard=["thief", "trader", "lender"])
    cards(s, 1, slots=["abbot", "squire", "labourer"])
    Course(s, resolve_collision(s, 0)).do("take discard:1", "reshuffle").until("")
    assert s.players[1].acquired == 1 and track(s, 1) == (1, 7)  # below space 7; below 6 stands a virtue
    assert said(s, "collision-space")[0]["space"] == 6 and said(s, "collision-moved")[0]["space"] == 7


@pytest.mark.rule("VIS-17.2")
def test_linked_markers_of_others_stay():
    s = scene(2)
    markers(s, 0, 7, 7)
    markers(s, 1, 2, 2)
    cards(s, 1, slots=["thief", "squire", "labourer"])
    Course(s, resolve_collision(s, 0))
    assert track(s, 1) == (2, 2)
