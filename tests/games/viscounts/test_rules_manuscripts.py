"""Transcribing and manuscripts (section 15)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    built,
    cards,
    desk,
    gaining,
    ids,
    no_manuscripts,
    no_townsfolk,
    own_manuscripts,
    owns,
    scene,
    scroll_ids,
    stock,
    told,
    track,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.components import COMPONENTS
from kingstable.games.viscounts.rules.actions import main_action
from kingstable.games.viscounts.scoring import set_points
from kingstable.games.viscounts.tables.cards import SCROLLS


def acting(s, *answers):
    return Course(s, main_action(s, 0)).do(*answers)


def line(s, who, id):
    return next(each.points for each in game.scores(s)[who].lines if each.id == id)


@pytest.mark.rule("VIS-15.1", "VIS-15.2", "VIS-15.5")
def test_transcribing_takes_the_visible_manuscript_for_its_cost():
    s = scene()
    no_townsfolk(s)
    desk(s, "1-2", "yellow_3", "yellow_5")
    cards(s, 0, slots=["abbot", "squire", "labourer"])
    stock(s, 0, ink=4)
    at(s, 0, "1-2")
    assert acting(s.copy()).options == ["place 1 1", "skip"]  # 1 + 4 icons, the manuscript costs 6
    stock(s, 0, ink=5)
    pile = len(s.scrolls[0])
    course = acting(s, "transcribe 1-2")
    assert course.done
    assert owns(s, 0)["ink"] == 0 and scroll_ids(s.players[0].scrolls) == ["ms_yellow_5"]
    view = game.view(s, 2)
    assert view.players[0].manuscripts == ["ms_yellow_5"]
    assert view.ring[0].manuscript == "ms_yellow_3" and view.ring[0].manuscripts_left == pile - 1
    at(s, 0, "1")
    assert not any(option.startswith("transcribe") for option in acting(s).options)


@pytest.mark.rule("VIS-15.3")
def test_an_immediate_effect_is_resolved_once():
    s = scene()
    desk(s, "1-2", "blue_1")
    gaining(s, 0, "free_manuscript 1").do("manuscript ms_blue_1")
    assert owns(s, 0)["silver"] == 4


@pytest.mark.rule("VIS-15.4", "VIS-19.9")
def test_a_free_manuscript_comes_on_top_of_the_one_transcribed():
    s = scene()
    no_townsfolk(s)
    at(s, 0, "1-2")
    desk(s, "1-2", "black_9")  # 7: a free manuscript
    desk(s, "3-4", "blue_1")
    stock(s, 0, ink=7)
    cards(s, 0, slots=["trader", "lender", "squire"])
    course = acting(s, "transcribe 1-2")
    course.do("manuscript ms_blue_1")
    assert course.done and scroll_ids(s.players[0].scrolls) == ["ms_black_9", "ms_blue_1"]


@pytest.mark.rule("VIS-15.5")
def test_empty_piles_are_never_refilled():
    s = scene()
    pile = s.scrolls[0]
    pile[:] = pile[-1:]
    desk(s, "1-2", "blue_1")
    gaining(s, 0, "free_manuscript 1").do("manuscript ms_blue_1")
    s.scrolls[0].clear()
    assert game.view(s, None).ring[0].manuscript is None
    assert game.faces().segments["1-2"].manuscript.cost == 3


@pytest.mark.rule("VIS-X36", "VIS-15.6")
def test_a_printed_manuscript():
    s = scene()
    no_manuscripts(s, "7-8", "1-2")
    no_townsfolk(s)
    at(s, 0, "7-8")
    cards(s, 0, slots=["abbot", "priest", "acolyte"])  # 3 cleric icons
    for virtue in (5, 3):
        course = acting(s, "transcribe 7-8")
        assert course.done and track(s, 0) == (1, virtue) and s.players[0].scrolls == []


@pytest.mark.rule("VIS-15.8", "VIS-21.4")
@pytest.mark.parametrize(
    ("id", "points"),
    [
        ("grey_4", 3),  # 2 leftover resources
        ("grey_5", 2),  # buildings
        ("black_4", 1),  # 2 manuscripts, itself included
        ("black_5", 4),  # approved deeds
        ("yellow_5", 5),  # paid debts
        ("yellow_6", 3),  # 2 castle workers
        ("yellow_4", 2),  # noble icons
        ("blue_5", 3),  # crime icons
        ("blue_4", 1),  # 2 trade icons
        ("grey_9", 1),  # build icons
        ("black_8", 1),  # cleric icons
    ],
)
def test_each_scoring_manuscript_counts_by_itself(id, points):
    s = scene()
    cards(
        s,
        0,
        slots=["antagonist", "thief", "squire"],
        hand=["princess"],
        deck=["abbot"],
        discard=["courier", "labourer"],
    )
    stock(s, 0, ink=3, gold=2, stone=2, silver=9)
    built(s, 0, "workshop_1")
    built(s, 0, "trading_post_1")
    player = s.players[0]
    player.approved, player.paid, player.tier1, player.tier3 = 4, 5, [1, 1, 1, 1, 1], 2
    player.workers = 13
    own_manuscripts(s, 0, id, "grey_2" if not id.startswith("grey") else "black_2")
    assert line(s, 0, "manuscripts") == points


@pytest.mark.rule("VIS-X11", "VIS-15.9", "VIS-21.3")
def test_sets_of_ribbons():
    assert set_points([0, 1, 2]) == 9
    assert [set_points(range(size)) for size in range(1, 5)] == [1, 4, 9, 16]
    assert set_points([]) == 0


@pytest.mark.rule("VIS-X44", "VIS-21.3")
def test_optimal_sets():
    assert set_points([0, 1, 2, 2, 2, 2]) == 9 + 1 + 1 + 1


@pytest.mark.rule("VIS-X12", "VIS-15.1", "VIS-9.8", "VIS-19.17", "VIS-D9", "VIS-D11")
def test_a_manuscript_for_6():
    s = scene()
    at(s, 0, "5-6")
    desk(s, "5-6", "grey_5")
    visible(s, "5-6", "racketeer_2")
    cards(s, 0, slots=["acolyte", "squire", "labourer"], deck=["trader"], discard=["lender", "financer"])
    s.players[0].bonuses, s.bonuses[1], s.players[0].permanent = [1], False, [0, 0, 0, 1, 0]
    stock(s, 0, ink=3, silver=1)
    course = acting(s, "transcribe 5-6")
    assert course.options == ["dismiss 5-6 3 0 0 1"]
    course.do("dismiss 5-6 3 0 0 1")
    assert course.done
    assert owns(s, 0) == {"ink": 0, "gold": 0, "stone": 0, "silver": 0}
    assert s.players[0].discard == [] and len(s.players[0].deck) == 3
    assert track(s, 0) == (1, 6)  # the Racketeer's crime icon is not on the board
    assert scroll_ids(s.players[0].scrolls) == ["ms_grey_5"]
    built(s, 0, "workshop_1")
    assert line(s, 0, "manuscripts") == 1 and line(s, 0, "sets") == 1


@pytest.mark.rule("VIS-X37", "VIS-15.10", "VIS-15.11")
def test_cleric_bonus_cards():
    s = scene(2)
    own_manuscripts(s, 0, "blue_4", "blue_5")
    own_manuscripts(s, 1, "blue_2", "blue_6")
    desk(s, "1-2", "blue_3", "blue_1")
    before = s.icons(1)[0]
    gaining(s, 1, "free_manuscript 1").do("manuscript ms_blue_1")
    assert s.players[1].bonuses == [3] and s.icons(1)[0] == before + 2
    gaining(s, 0, "free_manuscript 1").do("manuscript ms_blue_3", "pick ink", "pick ink")
    assert s.players[0].bonuses == []
    assert line(s, 1, "bonuses") == 3 and line(s, 0, "bonuses") == 0
    assert {
        card.ribbon: {
            i: n
            for i, n in zip(
                "tbnc", (card.icons.trade, card.icons.build, card.icons.noble, card.icons.cleric), strict=True
            )
            if n
        }
        for card in COMPONENTS.cleric_bonus_cards
    } == {
        "grey": {"b": 1},
        "black": {"c": 1},
        "yellow": {"n": 1},
        "blue": {"t": 2},
    }


@pytest.mark.rule("VIS-D47")
def test_manuscripts_are_taken_one_by_one():
    s = scene(2)
    own_manuscripts(s, 0, "blue_4", "blue_5", "grey_1", "grey_2")
    desk(s, "1-2", "blue_1", "grey_3")
    course = gaining(s, 0, "free_manuscript 2").do("manuscript ms_grey_3")
    assert s.players[0].bonuses == [0]
    course.do(course.options[0]).until("ask-free-manuscript").do("manuscript ms_blue_1")
    assert s.players[0].bonuses == [0, 3]
    assert told(s).count("bonus") == 2


@pytest.mark.rule("VIS-D46", "VIS-19.9")
def test_free_manuscripts_cost_3_or_4_and_are_never_printed_ones():
    s = scene()
    desk(s, "1-2", "yellow_5")  # 6
    desk(s, "3-4", "black_2")  # 4
    desk(s, "5-6", "blue_2")  # 3
    desk(s, "7-8", "yellow_4")  # 5
    no_manuscripts(s, "9-10", "1-2")
    desk(s, "1-2", "yellow_5")
    assert gaining(s, 0, "free_manuscript 1").options == ["manuscript ms_black_2", "manuscript ms_blue_2"]
    for segment, ms in (("3-4", "black_5"), ("5-6", "black_4")):
        desk(s, segment, ms)
    assert gaining(s, 0, "free_manuscript 1").done  # lost
    assert all(scroll.cost >= 3 for scroll in SCROLLS)


@pytest.mark.rule("VIS-X45", "VIS-21.4", "VIS-21.5")
def test_an_icon_manuscript():
    s = scene()
    own_manuscripts(s, 0, "blue_4")
    cards(s, 0, slots=["thief", "courier", "abbot"], hand=["peddler_1"], deck=["trader"], discard=["antagonist"])
    built(s, 0, "trading_post_3")
    assert sum(1 for card in ids(s.players[0].slots) if card) == 3
    assert line(s, 0, "manuscripts") == (3 + 3 + 1 + 2) // 2 == 4
