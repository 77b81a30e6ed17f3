"""Sections 16 and 28: King's Orders and King's Favours."""

import pytest
from tests.games.paladins.scenes import (
    ORDER,
    add_walls,
    asked,
    attribute,
    blocked,
    favours,
    give,
    held,
    next_suspicion,
    offered,
    orders,
    play,
    put_workers,
    stage,
    start,
    suspect,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.components import COMPONENTS
from kingstable.games.paladins.scoring import Tally, lines


def order_points(tally: Tally, *ids: str) -> int:
    return lines(tally, [ORDER[id] for id in ids])[0].points


@pytest.mark.rule("PAL-16.1", "PAL-16.2", "PAL-23.2", "PAL-X3")
def test_everybody_who_meets_the_condition_scores_the_slot() -> None:
    s = stage(3, 7)
    orders(s, "order_fortify", "order_attack", "order_convert")
    add_walls(s, 0, 5)
    add_walls(s, 1, 6)
    add_walls(s, 2, 4)
    points = [{line.id: line.points for line in sheet.lines}["orders"] for sheet in game.scores(s)]
    assert points == [4, 4, 0]
    assert [slot.done_by for slot in game.view(s, None).orders] == [[0, 1], [], []]
    five = Tally(tracks=(0, 0, 0), fortify=5)
    assert order_points(five, "order_attack", "order_fortify", "order_convert") == 6
    assert order_points(five, "order_attack", "order_convert", "order_fortify") == 8


@pytest.mark.rule("PAL-16.3", "PAL-D45")
def test_a_face_down_order_counts_for_nobody_yet() -> None:
    s = stage(2, 1)
    orders(s, "order_attack", "order_fortify", "order_convert")
    add_walls(s, 0, 5)
    assert {line.id: line.points for line in game.scores(s)[0].lines}["orders"] == 0
    s.round, s.orders_open = 2, 2  # completed before it was revealed
    assert {line.id: line.points for line in game.scores(s)[0].lines}["orders"] == 6


@pytest.mark.rule("PAL-16.4")
def test_each_favour_has_one_space_a_cost_and_a_reward() -> None:
    spaces = {card.id: card.space for card in COMPONENTS.kings_favours}
    assert spaces == {
        "favour_01": "scout",
        "favour_02": "cleric",
        "favour_03": "any",
        "favour_04": "criminal",
        "favour_05": "fighter",
        "favour_06": "any",
        "favour_07": "merchant",
        "favour_08": "criminal",
        "favour_09": "any",
        "favour_10": "any",
    }
    assert all(card.reward for card in COMPONENTS.kings_favours)


@pytest.mark.rule("PAL-16.5", "PAL-16.6", "PAL-28.9")
def test_a_favour_is_used_once_a_round_by_whoever_comes_first() -> None:
    s = stage(2, 3)
    favours(s, "favour_09")
    mine = give(s.players[0], "labourer")
    other = give(s.players[1], "labourer")
    table = play(start(s), "favour favour_09")
    assert (mine.provisions, mine.silver, s.tax) == (2, 1, s.tax_start - 1)
    play(table, "end")
    assert "favour favour_09" not in offered(table)
    assert held(other) == {"labourer": 1}
    slot = game.view(s, 1).favours[0]
    assert (slot.worker, slot.owner) == ("labourer", 0)


@pytest.mark.rule("PAL-16.7")
def test_pray_does_not_clear_a_favour() -> None:
    s = stage(2, 3)
    favours(s, "favour_10", "favour_09")
    mine = give(s.players[0], "labourer 2")
    put_workers(mine, "hunt", "labourer")
    s.favour_workers[1], s.favour_owners[1] = 0, 0
    table = play(start(s), "favour favour_10")
    assert offered(table) == ["clear hunt", "decline"]


@pytest.mark.rule("PAL-16.9")
def test_several_favours_in_a_round_one_a_turn() -> None:
    s = stage(2, 4)
    favours(s, "favour_09", "favour_08")
    mine = give(s.players[0], "labourer criminal")
    give(s.players[1], "labourer 2")
    table = play(start(s), "favour favour_09", "place labourer", "end", "use hunt 1", "end", "favour favour_08")
    assert held(mine) == {"labourer": 3}
    assert s.favour_owners[:2] == [0, 0]
    assert asked(table) == "ask-end"


# -- the ten Favours -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-28.2")
def test_favour_02() -> None:
    s = stage(4, 3)
    favours(s, "favour_02")
    mine = give(s.players[0], "cleric")
    suspect(s, 2)
    play(start(s), "favour favour_02", "next discard_suspicion_1", "discard 1")
    assert len(mine.suspicion) == 1 and (mine.silver, s.tax) == (2, 6)


@pytest.mark.rule("PAL-28.3", "PAL-18.4")
def test_favour_03() -> None:
    s = stage(4, 3)
    favours(s, "favour_03")
    next_suspicion(s, 1, 2)
    mine = give(s.players[0], "labourer")
    play(start(s), "favour favour_03")
    assert held(mine) == {"criminal": 2} and len(mine.suspicion) == 2
    assert (mine.silver, s.tax) == (3, 5)


@pytest.mark.parametrize(("choice", "raised"), [(1, "faith"), (2, "strength"), (3, "influence")])
@pytest.mark.rule("PAL-28.4")
def test_favour_04(choice: int, raised: str) -> None:
    s = stage(4, 3)
    favours(s, "favour_04")
    mine = give(s.players[0], "criminal")
    play(start(s), "favour favour_04", f"choose faith_1_or_strength_1_or_influence_1 {choice}")
    assert attribute(mine, raised) == 1 and sum(mine.tracks) == 1
    s = stage(4, 3)
    favours(s, "favour_04")
    give(s.players[0], "cleric labourer")
    assert "favour favour_04" not in offered(start(s))


@pytest.mark.rule("PAL-28.5")
def test_favour_05() -> None:
    s = stage(4, 3)
    favours(s, "favour_05")
    mine = give(s.players[0], "fighter")
    assert "favour favour_05" not in offered(start(s))  # it costs a silver
    mine.silver, mine.unpaid = 1, 1
    play(start(s), "favour favour_05", "choose pay_debt_1_or_discard_suspicion_2 1", "repay 1")
    assert (mine.silver, mine.unpaid, mine.paid) == (0, 0, 1)
    s = stage(4, 3)
    favours(s, "favour_05")
    mine = give(s.players[0], "fighter", silver=1)
    suspect(s, 3)
    play(start(s), "favour favour_05", "choose pay_debt_1_or_discard_suspicion_2 2", "discard 2")
    assert len(mine.suspicion) == 1


@pytest.mark.rule("PAL-28.6", "PAL-D44")
def test_favour_06() -> None:
    s = stage(4, 3)
    favours(s, "favour_06")
    mine = give(s.players[0], "labourer")
    table = play(start(s), "favour favour_06")
    assert asked(table) == "ask-end"  # nothing to decline: the debt is the cost
    assert held(mine) == {"scout": 1, "merchant": 1, "fighter": 1} and mine.unpaid == 1


@pytest.mark.rule("PAL-28.8")
def test_favour_08() -> None:
    s = stage(4, 3)
    favours(s, "favour_08")
    mine = give(s.players[0], "criminal")
    play(start(s), "favour favour_08")
    assert held(mine) == {"labourer": 3}


@pytest.mark.rule("PAL-28.10")
def test_favour_10() -> None:
    s = stage(4, 3)
    favours(s, "favour_10")
    mine = give(s.players[0], "labourer")
    put_workers(mine, "attack", "scout labourer fighter")
    play(start(s), "favour favour_10", "clear attack")
    assert not blocked(mine, "attack")
