"""Version 1 of the rules, by which older tables and records go on."""

import pytest
from tests.games.viscounts.scenes import Course, at, cards, markers, no_townsfolk, owns, scene, stock, told, track

from kingstable.games.viscounts.tables.numbers import PLACE
from kingstable.kernel import Table, find_game, part_of

OLD = find_game("viscounts", version=1)


def test_new_tables_are_of_the_newest_version():
    assert Table.new("viscounts", 2).record.rules_version == 2
    assert Table.new(OLD, 2).record.rules_version == 1


@pytest.mark.rule("VIS-D22")
def test_the_number_of_exchanges_was_fixed_when_paying():
    s = scene()
    at(s, 0, "8")
    no_townsfolk(s, "7-8")
    cards(s, 0, slots=["trader", "lender", "abbot"], hand=["financer", "thief", "squire"], deck=["labourer"])
    course = Course(s, part_of(OLD, "rules.actions").main_action(s, 0)).do("trade 1", "destroy start_financer")
    assert course.done and owns(s, 0)["silver"] == 3 + 1


@pytest.mark.rule("VIS-D49")
def test_step_4_of_a_collision_read_the_space_of_step_3():
    s = scene(2)
    markers(s, 0, 6, 6)
    cards(s, 0, slots=["racketeer_1", "abbot", "squire"], discard=["thief", "trader", "lender"])
    cards(s, 1, slots=["abbot", "squire", "labourer"])
    course = Course(s, part_of(OLD, "rules.collision").resolve_collision(s, 0))
    course.do("take discard:1", "reshuffle").until("")
    assert s.players[1].acquired == 0 and track(s, 1) == (1, 6)
    assert "collision-moved" not in told(s)


@pytest.mark.rule("VIS-D69")
def test_the_automa_placed_its_last_worker():
    s = scene(automa="cleric")
    at(s, 1, "3")
    stock(s, 1, gold=9)
    s.players[1].workers, s.players[1].tier3 = 1, 19
    placing = part_of(OLD, "rival.actions").take_action(s, 1, PLACE)
    assert placing is not None and Course(s, placing).done
    assert s.players[1].workers == 0 and owns(s, 1)["gold"] == 7  # a start icon counts
