"""Constructing (section 11) and what open building slots do (section 12)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    built,
    cards,
    castle,
    gaining,
    markers,
    no_townsfolk,
    own_manuscripts,
    owns,
    raising,
    scene,
    stock,
    told,
    track,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.components import BUILDINGS, COMPONENTS
from kingstable.games.viscounts.rules.actions import main_action
from kingstable.games.viscounts.rules.collision import resolve_collision
from kingstable.games.viscounts.rules.course import hire_phase
from kingstable.games.viscounts.rules.movement import reachable
from kingstable.games.viscounts.scoring import Estate, tally
from kingstable.games.viscounts.tables.boards import SPOT_LABELS


def acting(s, *answers):
    return Course(s, main_action(s, 0)).do(*answers)


def spots(course):
    return {option.split()[2] for option in course.options if option.startswith("build")}


def buildings(course):
    return {option.split()[1] for option in course.options if option.startswith("build")}


@pytest.mark.rule("VIS-11.1")
def test_without_a_building_left_nothing_can_be_constructed():
    s = scene()
    at(s, 0, "1")
    stock(s, 0, stone=9)
    for building in BUILDINGS[:-1]:
        built(s, 0, building)
    assert buildings(acting(s.copy())) == {"workshop_3"}
    built(s, 0, "workshop_3")
    assert not buildings(acting(s))


@pytest.mark.rule("VIS-11.2", "VIS-11.3")
def test_the_river_parts_the_spots():
    s = scene()
    stock(s, 0, stone=9)
    at(s, 0, "1")
    assert spots(acting(s.copy())) == {"1-2A", "1-2B", "1-2C"}
    at(s, 0, "2")
    assert spots(acting(s.copy())) == {"1-2D", "1-2E"}
    built(s, 1, "workshop_1", "1-2D")
    assert spots(acting(s.copy())) == {"1-2E"}


@pytest.mark.rule("VIS-X29", "VIS-11.2", "VIS-11.3")
def test_a_full_bank():
    s = scene(2)
    at(s, 0, "1")
    built(s, 1, "workshop_1", "1-2A")
    built(s, 1, "workshop_2", "1-2B")
    cards(s, 0, slots=["charlatan", "foreman", "woodcutter_1"])
    stock(s, 0, stone=3)
    course = acting(s)
    assert not spots(course) and "trade 1" in course.options


@pytest.mark.rule("VIS-11.4", "VIS-11.5")
def test_any_building_left_for_its_price():
    s = scene()
    at(s, 0, "1")
    no_townsfolk(s)
    cards(s, 0, slots=["abbot", "squire", "financer"])
    for stone, types in (
        (2, set()),
        (3, {"workshop"}),
        (5, {"workshop", "trading_post"}),
        (7, {"workshop", "trading_post", "guildhall"}),
    ):
        stock(s, 0, stone=stone)
        assert buildings(acting(s.copy())) == {f"{type}_{n}" for type in types for n in (1, 2, 3)}
    for type, cost in (("workshop", 3), ("trading_post", 5), ("guildhall", 7)):
        t = s.copy()
        acting(t, f"build {type}_3 1-2A")
        assert owns(t, 0)["stone"] == 7 - cost


@pytest.mark.rule("VIS-11.6", "VIS-11.7", "VIS-12.1")
def test_the_slot_opens_and_the_spot_gives_its_effect():
    s = scene()
    at(s, 0, "1")
    stock(s, 0, stone=7)
    no_townsfolk(s)
    cards(s, 0, slots=["abbot", "squire", "financer"])
    acting(s, "build guildhall_3 1-2A")
    assert s.players[0].built[BUILDINGS.index("guildhall_3")] == SPOT_LABELS.index("1-2A")
    assert owns(s, 0)["ink"] == 1
    assert s.icons(0)[3] == 2  # for the rest of the game
    assert game.view(s, 1).players[0].built == {"guildhall_3": "1-2A"}


@pytest.mark.rule("VIS-X7", "VIS-9.10", "VIS-11.9", "VIS-11.5")
def test_a_workshop_with_a_link():
    s = scene(3)
    at(s, 0, "3")
    built(s, 1, "trading_post_1", "3-4B")
    visible(s, "3-4", "mason")
    cards(s, 0, slots=["abbot", "squire", "financer"])
    stock(s, 0, stone=2, silver=4)
    course = acting(s)
    assert spots(course) == {"3-4A"}
    course.do("build workshop_1 3-4A", "dismiss 3-4 0 0 2 1")
    assert owns(s, 0) == {"ink": 0, "gold": 0, "stone": 0, "silver": 3}
    assert course.prompt == "ask-rearrange"
    course.do("keep")
    assert course.done
    assert owns(s, 0) == {"ink": 1, "gold": 0, "stone": 0, "silver": 5}
    assert owns(s, 1)["silver"] == 2


@pytest.mark.rule("VIS-11.10")
def test_a_link_between_own_buildings_pays_once():
    s = scene()
    built(s, 0, "trading_post_1", "3-4B")
    raising(s, 0, "workshop_1", "3-4A")
    assert owns(s, 0)["silver"] == 2


@pytest.mark.rule("VIS-11.8", "VIS-11.11", "VIS-D35")
def test_one_building_can_complete_two_links_in_the_builders_order():
    s = scene(3)
    built(s, 1, "workshop_1", "3-4A")
    built(s, 2, "workshop_1", "3-4C")
    course = raising(s, 0, "workshop_1", "3-4B")  # stone; links A-B silver 2, B-C a debt across the river
    assert owns(s, 0)["stone"] == 1
    assert course.options == ["link 3-4A", "link 3-4B"]
    course.do("link 3-4B")
    assert course.done
    assert s.players[0].unpaid == s.players[2].unpaid == 1
    assert owns(s, 0)["silver"] == owns(s, 1)["silver"] == 2 and owns(s, 2)["silver"] == 0
    logged = [event.message for event in s.log if event.message.id in ("log-link", "log-gain")]
    assert [message.id for message in logged][-6:] == ["log-link", "log-gain", "log-gain"] * 2
    assert logged[-2].args["who"] == s.name(0)  # for each link the builder first


@pytest.mark.rule("VIS-11.8", "VIS-11.11")
def test_a_link_joins_the_next_segment_and_never_pays_again():
    s = scene(3)
    built(s, 1, "workshop_1", "1-2E")
    raising(s, 0, "workshop_1", "3-4A")  # virtue 1 between 1-2E and 3-4A
    assert track(s, 0) == (1, 6) and track(s, 1) == (1, 6)
    raising(s, 0, "workshop_2", "3-4E")
    assert track(s, 1) == (1, 6)


@pytest.mark.rule("VIS-11.8")
def test_some_neighbours_have_no_link():
    s = scene(3)
    built(s, 1, "workshop_1", "1-2C")
    course = raising(s, 0, "workshop_1", "1-2B")  # free hire
    assert len(course.options) == 5
    course.do(course.options[0]).until("")
    assert "link" not in told(s)


@pytest.mark.rule("VIS-11.12", "VIS-19.20", "VIS-D37")
def test_free_buildings_gain_spot_and_links_but_no_after_action():
    s = scene(3)
    cards(s, 0, slots=["woodcutter_1", "abbot", "squire"])
    at(s, 0, "9-10")
    built(s, 1, "workshop_1", "3-4B")
    course = gaining(s, 0, "free_workshop 1")
    assert len(spots(course)) == 24 and buildings(course) == {"workshop_1", "workshop_2", "workshop_3"}
    course.do("build workshop_2 3-4A")
    assert owns(s, 0)["ink"] == 1 and owns(s, 0)["silver"] == owns(s, 1)["silver"] == 2
    assert track(s, 0) == (1, 7)  # the Woodcutter is for the main action only


@pytest.mark.rule("VIS-D36")
def test_a_link_asks_the_other_owner_at_once():
    s = scene(3)
    built(s, 1, "workshop_1", "1-2E")
    castle(s, 1, "10000")
    course = raising(s, 0, "workshop_1", "1-2D")  # flip (nothing), then castle moves for both
    assert (course.seat, course.prompt) == (1, "ask-castle-move")
    course.do("castle_move 1 2")
    assert course.done and s.players[1].tier1 == [0, 1, 0, 0, 0]


# -- slots -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-12.2")
def test_trading_post_1_gives_a_free_step():
    s = scene()
    at(s, 0, "1-2")
    plain = dict(reachable(s, 0, 1))
    built(s, 0, "trading_post_1")
    more = dict(reachable(s, 0, 1))
    assert set(plain) < set(more) and set(more.values()) == {0}


@pytest.mark.rule("VIS-12.3")
def test_trading_post_2_makes_dismissing_cheap_but_not_hiring():
    s = scene()
    built(s, 0, "trading_post_2", "9-10A")
    at(s, 0, "1")
    visible(s, "1-2", "bishop")
    stock(s, 0, silver=2)
    outlook = game.view(s, 0).outlook
    assert outlook and {each.dismiss_price for each in outlook.means if each.dismiss_legal} == {1}
    assert Course(s, hire_phase(s, 0)).options == ["end"]


@pytest.mark.rule("VIS-12.6", "VIS-D45")
def test_workshop_1_allows_a_discard_at_every_hire():
    s = scene()
    built(s, 0, "workshop_1")
    cards(s, 0, slots=["abbot", "squire", "labourer"], hand=["thief"], deck=["ada", "trader"])
    visible(s, "1-2", "jeweller")
    course = gaining(s, 0, "free_hire 1").do("hire jeweller_1")
    assert course.prompt == "ask-discard" and track(s, 0) == (1, 6)  # after the corner
    course.do("discard start_thief")
    assert course.done


@pytest.mark.rule("VIS-12.7", "VIS-17.3")
@pytest.mark.parametrize(("slot", "virtue"), [("abbot", 6), ("thief", 7)])
def test_workshop_2_gives_virtue_in_collisions_without_crime(slot, virtue):
    s = scene()
    built(s, 1, "workshop_2")
    cards(s, 1, slots=[slot, "squire", "labourer"])
    markers(s, 0, 7, 7)
    Course(s, resolve_collision(s, 0))
    assert track(s, 1)[1] == virtue


@pytest.mark.rule("VIS-12.8", "VIS-18.2", "VIS-14.4")
def test_hand_limits():
    s = scene()
    assert s.hand_limit(0) == 3
    built(s, 0, "workshop_3")
    assert s.hand_limit(0) == 4
    s.leader = 0
    assert s.hand_limit(0) == 5 and s.hand_limit(1) == 3
    assert game.view(s, 1).players[0].hand_limit == 5


@pytest.mark.rule("VIS-X8", "VIS-12.9", "VIS-21.1")
def test_building_points():
    def points(*numbers: int) -> list[int]:
        lines = tally([Estate(buildings=numbers)], False, False)[0]  # type: ignore[arg-type]
        return [lines["trading-posts"], lines["guildhalls"], lines["workshops"]]

    assert [points(n, n, n) for n in (1, 2, 3)] == [[4, 6, 2], [9, 13, 5], [15, 21, 9]]
    assert points(0, 0, 0) == [0, 0, 0]


@pytest.mark.rule("VIS-19.10")
def test_the_buildings_icon_counts_all_types():
    s = scene()
    own_manuscripts(s, 0, "grey_5")
    for building in ("trading_post_1", "guildhall_1", "workshop_1", "workshop_3"):
        built(s, 0, building)
    assert {line.id: line.points for line in game.scores(s)[0].lines}["manuscripts"] == 4
    assert COMPONENTS.manuscripts[4].end_scoring.what == "buildings"
