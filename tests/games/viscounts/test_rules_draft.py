"""The draft of player cards and heroes, and what they bring (section 2)."""

import pytest
from tests.games.viscounts.scenes import Course, built, card, desk, drafting, ids, owns, scroll_ids, visible

from kingstable.games.viscounts.rules.draft import draft
from kingstable.games.viscounts.rules.means import dismiss_price
from kingstable.games.viscounts.state import Pair
from kingstable.games.viscounts.tables.boards import SPACE_LABELS
from kingstable.games.viscounts.tables.cards import STARTERS


@pytest.mark.rule("VIS-2.13")
def test_each_player_takes_one_of_the_pairs_that_are_left():
    s = drafting(2, (1, "ada"), (7, "emma"), (10, "rudolf"))
    course = Course(s, draft(s))
    assert course.seat == 1 and course.options == ["draft 1", "draft 7", "draft 10"]
    course.do("draft 7")
    assert course.done
    course = Course(s, draft(s))
    assert course.seat == 0 and course.options == ["draft 1", "draft 10"]
    course.do("draft 1")
    assert s.pairs == [] and not s.drafting


@pytest.mark.rule("VIS-2.14", "VIS-2.15", "VIS-2.17", "VIS-2.19")
def test_space_gains_and_hand_of_a_player_card():
    s = drafting(2, (1, "ada"), (7, "emma"), (10, "rudolf"))
    Course(s, draft(s)).do("draft 10")
    player = s.players[1]
    assert SPACE_LABELS[player.viscount] == "10"
    assert owns(s, 1) == {"ink": 1, "gold": 1, "stone": 1, "silver": 10}
    assert (player.acquired, player.unpaid) == (1, 2)
    assert (player.corruption, player.virtue) == (3, 7)
    assert len(player.hand) == 3 and len(player.deck) == 6
    assert sorted([*player.hand, *player.deck]) == sorted([*STARTERS, card("rudolf")])
    assert player.start == 10  # nothing of the card works any more


@pytest.mark.rule("VIS-2.14")
def test_viscounts_may_share_a_space():
    s = drafting(2, (1, "ada"), (7, "emma"), (10, "rudolf"))
    Course(s, draft(s)).do("draft 7")
    s.pairs = [Pair(7, card("ada"))]
    Course(s, draft(s))
    assert s.players[0].viscount == s.players[1].viscount


@pytest.mark.rule("VIS-2.16", "VIS-D26")
def test_player_card_3_hires_in_any_segment():
    s = drafting(2, (3, "ada"), (7, "emma"), (10, "rudolf"))
    for segment, folk in zip(
        ("1-2", "3-4", "5-6", "7-8", "9-10"), ("miner", "courier", "acolyte", "mason", "swindler_1"), strict=True
    ):
        visible(s, segment, folk)
    course = Course(s, draft(s)).do("draft 3")
    assert course.options == [f"hire {id}" for id in ("miner_1", "courier_1", "acolyte_1", "mason_1", "swindler_1")]
    player = s.players[1]
    course.do("hire courier_1")  # its shuffle finds nothing and is lost, without a crime check
    assert course.done and (player.corruption, player.virtue) == (1, 7)
    assert len(player.hand) + len(player.deck) == 10 and not player.discard


@pytest.mark.rule("VIS-D26")
@pytest.mark.parametrize(
    ("folk", "markers"), [("acolyte_1", (1, 7)), ("mason_1", (1, 7)), ("miner_1", (1, 6)), ("swindler_1", (2, 7))]
)
def test_the_corner_of_a_townsfolk_hired_in_setup(folk, markers):
    s = drafting(2, (3, "ada"), (7, "emma"), (10, "rudolf"))
    visible(s, "5-6", folk)
    course = Course(s, draft(s)).do("draft 3", f"hire {folk}")
    assert course.done
    assert (s.players[1].corruption, s.players[1].virtue) == markers


@pytest.mark.rule("VIS-2.16", "VIS-D29")
def test_player_card_5_places_workers_in_any_section():
    s = drafting(2, (5, "ada"), (7, "emma"), (10, "rudolf"))
    s.players[1].tier1[2] = 1
    s.players[1].workers = 19
    course = Course(s, draft(s)).do("draft 5")
    assert course.options == [f"station {n}" for n in range(1, 6)]
    course.do("station 3", "flip deed")
    assert s.players[1].tier2 == [0, 0, 1, 0, 0]  # the castle procedure works in setup
    assert s.players[1].tier1 == [0, 1, 0, 1, 0]


@pytest.mark.rule("VIS-D29")
def test_markers_linked_in_setup_wait_for_phase_5():
    s = drafting(2, (7, "ada"), (1, "emma"), (10, "rudolf"))
    s.players[1].corruption = 5
    Course(s, draft(s)).do("draft 7")  # virtue 2
    assert (s.players[1].corruption, s.players[1].virtue) == (5, 5)


@pytest.mark.rule("VIS-2.16")
def test_player_card_6_takes_a_manuscript_of_any_segment():
    s = drafting(2, (6, "ada"), (7, "emma"), (10, "rudolf"))
    desk(s, "9-10", "blue_1")
    desk(s, "1-2", "black_5")  # costs 6
    course = Course(s, draft(s)).do("draft 6")
    assert "manuscript ms_blue_1" in course.options and "manuscript ms_black_5" not in course.options
    course.do("manuscript ms_blue_1")
    assert owns(s, 1)["silver"] == 4 + 4 and scroll_ids(s.players[1].scrolls) == ["ms_blue_1"]


@pytest.mark.rule("VIS-X67", "VIS-2.16", "VIS-11.12")
def test_player_card_8_builds_at_the_own_viscount():
    s = drafting(2, (8, "ada"), (7, "emma"), (10, "rudolf"))
    course = Course(s, draft(s)).do("draft 8", "pick gold")
    player = s.players[1]
    assert SPACE_LABELS[player.viscount] == "8"
    assert owns(s, 1) == {"ink": 0, "gold": 1, "stone": 0, "silver": 1}
    assert (player.acquired, player.unpaid) == (1, 1)
    assert course.options == [f"build trading_post_{n} 7-8{spot}" for n in (1, 2, 3) for spot in "CD"]
    course.do("build trading_post_2 7-8C")
    assert course.options == ["flip debt", "flip deed"]
    course.do("flip debt", "pick ink")
    assert course.done and owns(s, 1)["ink"] == 1 and player.paid == 1
    assert {dismiss_price(s, 1, segment) for segment in range(5)} == {1}


@pytest.mark.rule("VIS-D28")
def test_player_card_8_on_a_full_bank_uses_the_whole_segment():
    s = drafting(2, (8, "ada"), (7, "emma"), (10, "rudolf"))
    built(s, 0, "workshop_1", "7-8C")
    built(s, 0, "workshop_2", "7-8D")
    course = Course(s, draft(s)).do("draft 8", "pick gold")
    assert {option.split()[2] for option in course.options} == {"7-8A", "7-8B"}


@pytest.mark.rule("VIS-X66", "VIS-2.18", "VIS-D27")
def test_player_card_9_destroys_a_card_openly():
    s = drafting(2, (9, "ada"), (7, "emma"), (10, "rudolf"))
    course = Course(s, draft(s)).do("draft 9")
    assert course.options == [*(f"destroy {id}" for id in ids([*STARTERS, card("ada")])), "decline"]
    course.do("destroy start_thief")
    player = s.players[1]
    assert owns(s, 1) == {"ink": 0, "gold": 0, "stone": 2, "silver": 6}
    assert (player.acquired, player.unpaid) == (1, 1)
    assert len(player.hand) == 3 and len(player.deck) == 5 and player.owned == 8
    assert SPACE_LABELS[player.viscount] == "9"
    assert (player.corruption, player.virtue) == (1, 7)  # the first shuffle has no crime check
