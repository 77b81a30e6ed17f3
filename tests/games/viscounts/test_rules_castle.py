"""Placing workers, the castle procedure (section 13) and the castle leader (section 14)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    built,
    cards,
    castle,
    gaining,
    ids,
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
from kingstable.games.viscounts.rules.actions import main_action
from kingstable.games.viscounts.rules.castle import climb, place
from kingstable.games.viscounts.rules.course import human_turn


def acting(s, *answers):
    return Course(s, main_action(s, 0)).do(*answers)


def placing(s, who, section, workers):
    return Course(s, place(s, who, section - 1, workers))


def tiers(s, who):
    player = s.players[who]
    return "".join(map(str, player.tier1)), "".join(map(str, player.tier2)), player.tier3


@pytest.mark.rule("VIS-13.1", "VIS-D38")
def test_only_workers_of_the_own_supply():
    s = scene()
    at(s, 0, "1-2")
    stock(s, 0, gold=9)
    s.players[0].workers, s.players[0].tier3 = 2, 18
    assert [option for option in acting(s.copy()).options if option.startswith("place")] == ["place 1 1", "place 2 1"]
    s.players[0].workers, s.players[0].tier3 = 0, 20
    course = acting(s)
    assert not any(option.startswith("place") for option in course.options)
    assert gaining(s, 0, "free_workers 2").done  # lost
    t = scene()
    t.players[0].workers, t.players[0].tier3 = 1, 19
    gaining(t, 0, "free_workers 4").do("station 2")
    assert tiers(t, 0) == ("01000", "00000", 19)  # all that are left


@pytest.mark.rule("VIS-13.2", "VIS-13.3")
def test_one_to_four_workers_for_1_3_5_8_icons_into_the_facing_section():
    for gold, most in ((0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (7, 3), (8, 4), (12, 4)):
        s = scene(turned=2)
        at(s, 0, "5-6")
        no_townsfolk(s)
        cards(s, 0, slots=["abbot", "labourer", "financer"])
        stock(s, 0, gold=gold)
        offered = [option for option in acting(s).options if option.startswith("place")]
        assert offered == [f"place {n} 5" for n in range(1, most + 1)]
    s = scene(turned=2)
    at(s, 0, "5-6")
    no_townsfolk(s)
    cards(s, 0, slots=["abbot", "labourer", "financer"])
    stock(s, 0, gold=4)
    acting(s, "place 2 5")
    assert tiers(s, 0) == ("00002", "00000", 0) and owns(s, 0)["gold"] == 1 and s.players[0].workers == 18


@pytest.mark.rule("VIS-X9", "VIS-13.4")
def test_a_simple_advance():
    s = scene()
    cards(s, 0, hand=["thief"], deck=["ada", "abbot", "squire"])
    course = placing(s, 0, 5, 3)
    assert course.options == ["take free_hire:1", "take destroy:1"]
    assert tiers(s, 0) == ("00002", "00001", 0)  # the effect at once, before the others move
    course.do("take destroy:1", "decline")
    assert course.done and tiers(s, 0) == ("10010", "00001", 0)
    assert told(s)[:2] == ["place", "advance"]
    moves = [event.message.args for event in s.log if event.message.id == "log-castle-move"]
    assert [(move["start"], move["end"]) for move in moves] == [("5", "1"), ("5", "4")]  # clockwise first


@pytest.mark.rule("VIS-X10", "VIS-5.9", "VIS-5.10", "VIS-13.5", "VIS-13.7", "VIS-13.9", "VIS-13.10", "VIS-14.2")
def test_the_castle_cascade():
    s = scene(3)
    at(s, 0, "3-4")
    no_townsfolk(s)
    cards(s, 0, slots=["thief", "overseer_1", "benefactor"], hand=["trader", "lender"], deck=["ada"])
    built(s, 0, "guildhall_2")
    built(s, 0, "trading_post_3")
    stock(s, 0, gold=3)
    castle(s, 0, "21000", "02000")
    castle(s, 1, "00200", "00000", 1)
    castle(s, 2, "00100")
    s.leader = 1
    assert s.players[0].workers == 15
    course = acting(s, "place 4 2")
    assert owns(s, 0)["gold"] == 0 and s.players[0].workers == 11
    # The advances need no decision; then two moves to tier 3.
    assert course.prompt == "ask-resource"
    course.do("pick gold", "pick gold")
    assert tiers(s, 0)[1:] == ("12000", 2)
    assert s.leader == 0
    assert course.options == ["expel 1.3.0", "expel 1.3.1", "expel 1.3.2"]
    course.do("expel 1.3.1", "expel 1.3.1")
    assert s.players[1].workers == 20 - 3 + 2 and owns(s, 1)["silver"] == 4
    assert tiers(s, 0) == ("10201", "12000", 2)
    assert owns(s, 0) == {"ink": 2, "gold": 2, "stone": 2, "silver": 0}
    assert track(s, 0) == (1, 5)
    # At last the Overseer.
    assert course.options == ["take destroy:1", "take discard:1"]
    course.do("take discard:1", "discard start_trader")
    assert course.done and ids(s.players[0].discard) == ["start_trader"]


@pytest.mark.rule("VIS-13.5")
def test_every_section_is_checked_again_after_each_advance():
    s = scene()
    castle(s, 0, "02020")
    course = placing(s, 0, 3, 3)  # section 3 advances and fills its neighbours
    course.until("ask-advance")
    assert set(course.options) == {"advance 2", "advance 4"}
    course.do("advance 2").until("")
    assert max(s.players[0].tier1) < 3


@pytest.mark.rule("VIS-13.6")
def test_the_player_orders_sections_that_qualify_together():
    s = scene()
    castle(s, 0, "30300")
    course = Course(s, climb(s, 0))
    assert course.options == ["advance 1", "advance 3"]
    course.do("advance 3")
    order = [event.message.args["section"] for event in s.log if event.message.id == "log-advance"]
    assert order == ["3", "1"] and s.players[0].tier2 == [1, 0, 1, 0, 0]


@pytest.mark.rule("VIS-13.7")
def test_tier_2_advances_to_tier_3_only():
    s = scene()
    castle(s, 0, "00000", "00004")
    course = Course(s, climb(s, 0)).do("pick ink", "pick ink")
    assert course.done and tiers(s, 0) == ("00000", "00002", 2)
    assert owns(s, 0)["ink"] == 2


@pytest.mark.rule("VIS-13.8")
def test_other_colours_neither_help_nor_hinder():
    s = scene()
    castle(s, 1, "00002")
    placing(s, 0, 5, 1)
    assert tiers(s, 0) == ("00001", "00000", 0)
    t = scene()
    castle(t, 1, "00003", "00003")
    course = placing(t, 0, 5, 3)
    assert course.options == ["take free_hire:1", "take destroy:1"]  # the advance is not hindered


@pytest.mark.rule("VIS-13.9", "VIS-13.10")
def test_own_workers_may_be_removed_too():
    s = scene()
    castle(s, 1, "00020")
    castle(s, 2, "00010")
    course = placing(s, 0, 4, 1)
    assert course.options == ["expel 1.4.0", "expel 1.4.1", "expel 1.4.2"]
    course.do("expel 1.4.0")
    assert course.done and s.players[0].workers == 20 and owns(s, 0)["silver"] == 2


@pytest.mark.rule("VIS-13.9")
def test_removal_goes_on_until_three_are_left_in_each_section():
    s = scene()
    castle(s, 1, "00020", "00020")
    castle(s, 2, "00010", "00010")
    castle(s, 0, "00010", "00010")
    course = Course(s, climb(s, 0))
    assert course.options == [f"expel {tier}.4.{who}" for tier in (1, 2) for who in range(3)]
    course.do("expel 2.4.2", "pick ink")
    assert course.options == ["expel 1.4.0", "expel 1.4.1", "expel 1.4.2"]
    course.do("expel 1.4.2")
    assert course.done and s.crowds(1)[3] == s.crowds(2)[3] == 3


@pytest.mark.rule("VIS-X34", "VIS-13.10", "VIS-D42")
def test_expelled_from_tier_2():
    s = scene()
    castle(s, 1, "00000", "00200")
    castle(s, 2, "00000", "00100")
    course = placing(s, 0, 3, 3)
    course.do("expel 2.3.1")
    assert (course.seat, course.prompt) == (1, "ask-resource")  # the owner chooses, at once
    course.do("pick stone")
    assert course.done
    assert s.players[1].workers == 19 and track(s, 1) == (1, 6) and owns(s, 1)["stone"] == 1


@pytest.mark.rule("VIS-D42")
def test_rewards_come_in_the_order_of_removal():
    s = scene()
    castle(s, 1, "00000", "00200")
    castle(s, 2, "00000", "00200")
    castle(s, 0, "00000", "00100")
    course = Course(s, climb(s, 0)).do("expel 2.3.2")
    assert course.seat == 2
    course.do("pick ink", "expel 2.3.1")
    assert course.seat == 1
    course.do("pick gold")
    assert course.done and s.crowds(2)[2] == 3


@pytest.mark.rule("VIS-13.11")
def test_tier_3_has_no_limit():
    s = scene()
    for who in range(3):
        castle(s, who, tier3=5)
    assert Course(s, climb(s, 0)).done
    assert [player.tier3 for player in s.players] == [5, 5, 5]


@pytest.mark.rule("VIS-13.12", "VIS-21.2", "VIS-D57")
def test_points_of_workers():
    s = scene()
    castle(s, 0, "21002", "10210", 2)
    assert {line.id: line.points for line in game.scores(s)[0].lines}["castle"] == 5 + 2 * 4 + 3 * 2
    own_manuscripts(s, 0, "yellow_6")  # 1 per 2 workers in the castle; the supply does not count
    assert {line.id: line.points for line in game.scores(s)[0].lines}["manuscripts"] == 11 // 2


@pytest.mark.rule("VIS-13.13", "VIS-19.18")
def test_the_procedure_follows_a_castle_move():
    s = scene()
    castle(s, 0, "12000")
    course = gaining(s, 0, "castle_move 1")
    assert course.options == ["castle_move 1 2", "castle_move 1 5", "castle_move 2 3", "castle_move 2 1", "decline"]
    course.do("castle_move 1 2")
    assert course.done and tiers(s, 0) == ("10100", "01000", 0)
    assert owns(s, 0) == {"ink": 1, "gold": 0, "stone": 1, "silver": 0}


@pytest.mark.rule("VIS-13.14", "VIS-D36", "VIS-D41")
def test_by_a_link_the_active_player_moves_first_and_then_the_opponent():
    s = scene(3)
    built(s, 1, "workshop_1", "1-2E")
    castle(s, 0, "12000")
    castle(s, 1, "12000", "02000")
    s.players[0].tier2 = [0, 1, 0, 0, 0]
    s.players[0].workers = 16
    course = raising(s, 0, "workshop_1", "1-2D")  # nothing to flip; the link gives a castle move to both
    assert course.seat == 0
    course.do("castle_move 1 2")
    while (course.seat, course.prompt) != (1, "ask-castle-move"):  # the builder finishes all own movements first
        assert course.seat == 0 or course.prompt == "ask-resource"  # the reward of an expelled worker
        course.do(course.options[-1])
    assert max(s.players[0].tier1) < 3 and s.climbing == -1
    course.do("castle_move 1 2")
    while not course.done:
        assert course.seat in (0, 1)
        if course.prompt == "ask-expel":
            assert course.seat == 1  # the player whose movement it was
        course.do(course.options[0])
    assert max(*s.players[0].tier1, *s.players[1].tier1) < 3
    game.check(s)


@pytest.mark.rule("VIS-13.14")
def test_an_opponents_procedure_waits_for_the_running_one():
    s = scene(2)
    castle(s, 1, "30000")
    s.climbing = 0
    assert Course(s, climb(s, 1)).done and s.waiting == [1]
    assert tiers(s, 1) == ("30000", "00000", 0)
    s.climbing = -1
    assert Course(s, climb(s, 0)).done
    assert tiers(s, 1) == ("01001", "10000", 0) and s.waiting == []


@pytest.mark.rule("VIS-D39")
def test_a_castle_move_within_a_cascade_starts_no_second_procedure():
    s = scene()
    castle(s, 0, "20000")
    castle(s, 1, "30000")
    course = placing(s, 0, 4, 3)
    assert course.options == ["take gold:1", "take castle_move:1"]
    course.do("take castle_move:1")
    assert "castle_move 4 5" in course.options
    course.do("castle_move 4 5")
    # The worker moved at once; (c) takes the last one clockwise, (d) finds none (VIS-D80).
    assert tiers(s, 0)[0] == "20002" and tiers(s, 0)[1] == "00010"
    assert course.prompt == "ask-expel"  # section 1 had five all the time: expulsion only at the very end
    t = scene()
    castle(t, 0, "20000")
    castle(t, 1, "30000")
    course = placing(t, 0, 4, 3).do("take castle_move:1", "castle_move 1 5")
    assert "expel" not in told(t)
    assert course.prompt == "ask-expel"


@pytest.mark.rule("VIS-D39", "VIS-D40")
def test_the_running_checks_see_a_castle_move():
    s = scene()
    castle(s, 0, "12000")
    course = placing(s, 0, 4, 3).do("take castle_move:1", "castle_move 1 2")  # section 2 now has three
    assert course.done
    assert s.players[0].tier2 == [0, 1, 0, 1, 0]
    assert max(s.players[0].tier1) < 3


@pytest.mark.rule("VIS-D80")
def test_a_step_without_a_worker_is_skipped():
    s = scene()
    placing(s, 0, 4, 3).do("take castle_move:1", "castle_move 4 3")
    assert tiers(s, 0) == ("00101", "00010", 0)  # clockwise to section 5, none left for section 3


@pytest.mark.rule("VIS-D40")
def test_tier_1_is_looked_at_again_before_tier_2_goes_on():
    s = scene()
    castle(s, 0, "30000", "00030")
    course = Course(s, climb(s, 0))
    assert told(s)[0] == "advance"  # tier 1 first
    course.do("pick ink")
    assert course.done and tiers(s, 0) == ("01001", "10020", 1)


@pytest.mark.rule("VIS-D44")
def test_an_advance_cannot_be_skipped():
    s = scene()
    castle(s, 0, "30300")
    assert all(option.startswith("advance") for option in Course(s, climb(s, 0)).options)


# -- leader ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-14.1")
def test_the_first_worker_in_tier_3_takes_the_leader_card():
    s = scene()
    castle(s, 0, "00000", "00003")
    assert s.leader == -1
    course = Course(s, climb(s, 0))
    assert s.leader == 0  # at once
    course.do("pick ink")


@pytest.mark.rule("VIS-X35", "VIS-14.2", "VIS-14.4", "VIS-14.5", "VIS-18.3", "VIS-D43")
def test_the_leader_changes_only_by_strictly_more():
    s = scene(2)
    s.leader = 1
    castle(s, 1, tier3=2)
    castle(s, 0, "00000", "00003", 1)
    cards(
        s,
        1,
        slots=["abbot", "squire", "labourer"],
        hand=["trader", "lender", "financer", "thief"],
        deck=["ada", "journeyman"],
    )
    Course(s, climb(s, 0)).do("pick ink")
    assert s.players[0].tier3 == 2 and s.leader == 1
    s.players[0].tier2[4] += 1
    s.players[0].workers -= 1
    Course(s, climb(s, 0)).do("pick ink")
    assert s.players[0].tier3 == 3 and s.leader == 0
    assert len(s.players[1].hand) == 4  # nothing is discarded
    s.active = 1
    course = Course(s, human_turn(s, 1))
    while not course.done:
        course.do(next((o for o in course.options if o in ("skip", "end", "decline", "keep")), course.options[0]))
    assert len(s.players[1].hand) == 3  # limit 3: nothing drawn


@pytest.mark.rule("VIS-14.3", "VIS-21.6")
def test_the_leader_card_is_worth_five_points():
    s = scene()
    s.leader = 1
    assert [sheet.lines[6].points for sheet in game.scores(s)] == [0, 5, 0]


@pytest.mark.rule("VIS-23.2")
def test_after_a_procedure_no_section_is_crowded():
    s = scene()
    castle(s, 1, "22222", "11111")
    castle(s, 2, "11111", "11111")
    markers(s, 0, 1, 7)
    visible(s, "1-2", "jeweller")
    course = placing(s, 0, 1, 4)
    while not course.done:
        course.do(course.options[0])
    assert max(*s.crowds(1), *s.crowds(2)) <= 3
    game.check(s)
