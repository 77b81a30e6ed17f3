"""The Automa's main actions (sections 37 to 39)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    built,
    castle,
    desk,
    gaining,
    no_manuscripts,
    own_manuscripts,
    owns,
    scene,
    scroll_ids,
    stock,
    told,
    track,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.components import BUILDINGS
from kingstable.games.viscounts.rival.actions import take_action
from kingstable.games.viscounts.rules.castle import _automa_expels, climb
from kingstable.games.viscounts.tables.boards import SPOT_LABELS
from kingstable.games.viscounts.tables.numbers import CONSTRUCT, PLACE, TRANSCRIBE
from kingstable.games.viscounts.tables.schemes import SCHEME_NUMBER

PLAIN = "starting_crime_1"


def automa(name="cleric", slots=(), **resources):
    """An Automa with schemes in all slots, so that no start icon counts."""
    s = scene(automa=name)
    s.players[1].slots = [SCHEME_NUMBER[id] for id in (*slots, *["starting_build"] * 3)][:3]
    stock(s, 1, **resources)
    return s


def act(s, action):
    """Whether the action was possible; it is carried out."""
    course = take_action(s, 1, action)
    if course is None:
        return False
    running = Course(s, course)
    while not running.done:
        running.do(running.options[0])
    return True


# -- construct -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-37.1")
def test_constructing_needs_a_free_spot_and_enough_icons():
    s = automa(slots=["starting_noble"] * 3, stone=2)
    at(s, 1, "5")
    assert not act(s, CONSTRUCT) and "rival-cannot-afford" in told(s)
    stock(s, 1, stone=3)
    t = s.copy()
    assert act(t, CONSTRUCT) and t.players[1].built[BUILDINGS.index("workshop_1")] >= 0
    for spot in ("5-6A", "5-6B"):
        built(s, 0, f"workshop_{1 + (spot[-1] == 'B')}", spot)
    s.log = []
    assert not act(s, CONSTRUCT) and told(s) == ["rival-no-spot"]  # it does not cross the river


@pytest.mark.rule("VIS-37.2", "VIS-37.3", "VIS-36.5")
def test_it_takes_the_leftmost_building_it_can_afford_on_the_leftmost_spot():
    for stone, building in ((0, "workshop_1"), (2, "trading_post_1"), (4, "guildhall_1"), (9, "guildhall_1")):
        s = automa(stone=stone)  # three build icons
        at(s, 1, "6")
        assert act(s, CONSTRUCT)
        assert s.players[1].built[BUILDINGS.index(building)] == SPOT_LABELS.index("5-6C")
        assert owns(s, 1)["stone"] == stone - {"workshop_1": 0, "trading_post_1": 2, "guildhall_1": 4}[building]


@pytest.mark.rule("VIS-X52", "VIS-37.5")
def test_a_free_building_over_the_river():
    s = automa()
    at(s, 1, "1")
    built(s, 0, "workshop_1", "1-2A")
    built(s, 0, "workshop_2", "1-2B")
    gaining(s, 1, "free_workshop 1")
    assert s.players[1].built[BUILDINGS.index("workshop_1")] == SPOT_LABELS.index("1-2C")


@pytest.mark.rule("VIS-37.5")
def test_a_free_building_does_not_go_back_over_the_river():
    s = automa()
    at(s, 1, "2")
    built(s, 0, "workshop_1", "1-2C")
    built(s, 0, "workshop_2", "1-2D")
    gaining(s, 1, "free_workshop 1")
    assert s.players[1].built[BUILDINGS.index("workshop_1")] == SPOT_LABELS.index("3-4A")


@pytest.mark.rule("VIS-37.5")
def test_a_free_building_goes_round_the_whole_board():
    s = automa()
    at(s, 1, "2")
    s.owners = [0] * 25
    s.owners[SPOT_LABELS.index("1-2A")] = -1
    gaining(s, 1, "free_workshop 1")
    assert s.owners[SPOT_LABELS.index("1-2A")] == 1  # the last spot on its way
    s.owners = [0] * 25
    gaining(s, 1, "free_trading_post 1")
    assert s.players[1].built[0] == -1 and told(s)[-1] == "lost"


@pytest.mark.rule("VIS-D73", "VIS-37.5")
def test_a_free_building_of_a_type_that_is_used_up_is_lost():
    s = automa()
    for slot in (1, 3):
        built(s, 1, f"guildhall_{slot}")
    gaining(s, 1, "free_guildhall 1")
    assert s.players[1].built[BUILDINGS.index("guildhall_2")] >= 0
    gaining(s, 1, "free_guildhall 1")
    assert told(s)[-1] == "lost"


# -- place workers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-38.1", "VIS-38.2")
@pytest.mark.parametrize(
    ("gold", "workers", "left"),
    [(1, 0, 1), (2, 0, 2), (3, 2, 0), (4, 2, 1), (5, 3, 0), (7, 3, 2), (8, 4, 0), (9, 4, 1)],
)
def test_it_places_as_many_as_it_can_afford_but_never_one(gold, workers, left):
    s = automa(gold=gold)
    at(s, 1, "3")  # from the outer path, into the section that faces its segment
    assert act(s, PLACE) is (workers > 0)
    assert 20 - s.players[1].workers == workers and owns(s, 1)["gold"] == left
    if workers == 2:
        assert s.players[1].tier1 == [0, 2, 0, 0, 0]


@pytest.mark.rule("VIS-D69")
@pytest.mark.parametrize(("supply", "gold", "left"), [(2, 9, 6), (3, 9, 4), (2, 2, 2), (1, 9, 9), (0, 9, 9)])
def test_with_few_workers_it_places_all_it_has_but_never_one(supply, gold, left):
    s = automa(gold=gold)
    at(s, 1, "3")
    s.players[1].workers, s.players[1].tier3 = supply, 20 - supply
    possible = supply > 1 and gold >= 3
    assert act(s, PLACE) is possible
    assert s.players[1].workers == (0 if possible else supply)
    assert owns(s, 1)["gold"] == left


@pytest.mark.rule("VIS-D69", "VIS-31.7")
@pytest.mark.parametrize(("supply", "line"), [(1, "rival-one-worker"), (0, "rival-no-workers")])
def test_it_says_why_it_places_nobody(supply, line):
    s = automa(gold=9)
    s.players[1].workers, s.players[1].tier3 = supply, 20 - supply
    assert act(s, PLACE) is False
    assert told(s) == [line]


@pytest.mark.rule("VIS-38.3")
def test_its_advances_go_clockwise_from_its_viscount():
    s = automa()
    castle(s, 1, "30303")
    at(s, 1, "5")  # faces section 3
    Course(s, climb(s, 1))
    order = [event.message.args["section"] for event in s.log if event.message.id == "log-advance"]
    assert order[:3] == ["3", "5", "1"]


@pytest.mark.rule("VIS-38.4", "VIS-D76")
def test_it_takes_the_first_option_of_a_tier_2_effect():
    s = automa()
    castle(s, 1, "00030")
    Course(s, climb(s, 1))
    assert owns(s, 1)["gold"] == 1  # gold rather than a castle move
    castle(s, 1, "00003")
    Course(s, climb(s, 1))
    assert len(s.players[1].discard) == 1  # a free hire: a future scheme


@pytest.mark.rule("VIS-38.5", "VIS-D66", "VIS-D67")
def test_it_removes_the_humans_workers():
    s = automa()
    at(s, 1, "5")
    castle(s, 1, "20200", "20000")
    castle(s, 0, "20200", "20000")
    course = Course(s, climb(s, 1))
    assert course.seat == 0 and course.prompt == "ask-resource"  # the human's own resource for tier 2
    course.do("pick ink")
    assert s.players[0].workers == 20 - 3 and owns(s, 0)["silver"] == 4
    gone = [(e.message.args["tier"], e.message.args["section"]) for e in s.log if e.message.id == "log-expel"]
    assert gone == [(1, "3"), (1, "1"), (2, "1")]  # clockwise from its viscount, tier 1 before tier 2
    t = automa()
    castle(t, 1, "00000", "20000")
    t.players[1].tier2 = [2, 0, 0, 0, 0]
    t.players[0].tier2 = [0, 0, 0, 0, 0]
    t.players[1].tier1 = [2, 0, 0, 0, 0]
    t.players[0].tier1 = [2, 0, 0, 0, 0]
    Course(t, climb(t, 1))
    assert t.players[0].tier1[0] == 1
    u = automa()
    u.climbing = 1
    castle(u, 1, "40000")
    assert _automa_expels(u, 1, [(1, 0)]) == (1, 0, 1)  # none of the human's left: its own


@pytest.mark.rule("VIS-38.6")
def test_it_can_hold_the_leader_card():
    s = automa()
    castle(s, 1, "00000", "30000")
    Course(s, climb(s, 1))
    assert s.leader == 1
    assert {line.id: line.points for line in game.scores(s)[1].lines}["leader"] == 5
    assert game.view(s, 0).players[1].hand_limit == 0


@pytest.mark.rule("VIS-38.7")
def test_its_free_workers_go_to_its_segment():
    s = automa()
    at(s, 1, "8")
    gaining(s, 1, "free_workers 2")
    assert s.players[1].tier1 == [0, 0, 0, 2, 0]


# -- transcribe ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-39.1", "VIS-39.2")
def test_it_transcribes_from_the_outer_path():
    s = automa(slots=["starting_cleric", PLAIN], ink=2)
    at(s, 1, "7")
    desk(s, "7-8", "yellow_4")  # costs 5
    assert not act(s, TRANSCRIBE) and "rival-manuscript-dear" in told(s)
    stock(s, 1, ink=4)
    assert act(s, TRANSCRIBE)
    assert scroll_ids(s.players[1].scrolls) == ["ms_yellow_4"] and owns(s, 1)["ink"] == 1


@pytest.mark.rule("VIS-39.2", "VIS-34.1")
def test_immediate_effects_are_translated():
    s = automa(ink=9)
    at(s, 1, "7")
    desk(s, "7-8", "blue_1")  # silver 4
    assert act(s, TRANSCRIBE)
    assert owns(s, 1)["ink"] == 9 - 3 and owns(s, 1)["stone"] == 2


@pytest.mark.rule("VIS-D65")
def test_the_printed_manuscript():
    s = automa(ink=3)
    at(s, 1, "7")
    no_manuscripts(s, "7-8", "1-2")
    assert act(s, TRANSCRIBE)
    assert s.players[1].scrolls == [] and track(s, 1) == (1, 5) and owns(s, 1)["ink"] == 0


@pytest.mark.rule("VIS-39.3")
def test_it_takes_cleric_bonus_cards():
    s = automa(ink=9)
    own_manuscripts(s, 1, "blue_4", "blue_5")
    at(s, 1, "7")
    desk(s, "7-8", "blue_6")
    assert act(s, TRANSCRIBE)
    assert s.players[1].bonuses == [3] and s.icons(1)[0] == 2


@pytest.mark.rule("VIS-X51", "VIS-39.4")
def test_a_free_manuscript():
    s = automa()
    at(s, 1, "1")
    for segment, id in zip(
        ("1-2", "3-4", "5-6", "7-8", "9-10"), ("black_4", "yellow_4", "black_2", "grey_2", "blue_2"), strict=True
    ):
        desk(s, segment, id)  # costs 6, 5, 4, 3, 3
    gaining(s, 1, "free_manuscript 1")
    assert scroll_ids(s.players[1].scrolls) == ["ms_black_2"]


@pytest.mark.rule("VIS-39.4")
def test_a_free_manuscript_is_looked_for_clockwise_from_its_viscount():
    s = automa()
    at(s, 1, "7")
    for segment, id in zip(
        ("1-2", "3-4", "5-6", "7-8", "9-10"), ("black_2", "grey_2", "blue_2", "black_4", "yellow_3"), strict=True
    ):
        desk(s, segment, id)  # costs 4, 3, 3, 6, 4
    gaining(s, 1, "free_manuscript 1")
    assert scroll_ids(s.players[1].scrolls) == ["ms_yellow_3"]


@pytest.mark.rule("VIS-39.4")
def test_a_free_manuscript_is_lost_only_if_none_fits():
    s = automa()
    for segment, id in zip(
        ("1-2", "3-4", "5-6", "7-8", "9-10"), ("black_4", "yellow_4", "black_5", "grey_5", "blue_4"), strict=True
    ):
        desk(s, segment, id)
    gaining(s, 1, "free_manuscript 1")
    assert s.players[1].scrolls == [] and told(s) == ["lost"]
