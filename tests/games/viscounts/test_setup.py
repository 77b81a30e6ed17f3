"""Setup and the draft (section 2) and its decisions."""

from collections import Counter

import pytest
from tests.games.viscounts.scenes import Course, built, card, desk, ids, owns, scene, scroll_ids, visible

from kingstable.games.viscounts import game
from kingstable.games.viscounts.components import COMPONENTS
from kingstable.games.viscounts.draft import draft
from kingstable.games.viscounts.facts import HEROES, SPACE_LABELS, STARTERS
from kingstable.games.viscounts.means import dismiss_price
from kingstable.games.viscounts.state import Pair, ViscountsState
from kingstable.kernel import BadOptions, Table


def drafting(seats: int, *pairs: tuple[int, str]) -> ViscountsState:
    """A game before its draft, the last seat choosing first, with these pairs."""
    table = Table.new(game, seats, {"first": "0"}, seed=1)
    s = table.state
    scene_state = scene(seats)
    s.ring, s.next, s.faces = scene_state.ring, scene_state.next, scene_state.faces
    s.pairs = [Pair(number, card(hero)) for number, hero in pairs]
    s.log = []
    return s


def play_draft(table: Table) -> None:
    while table.state.drafting:
        table.choose(table.asks[0].options[0])


@pytest.mark.rule("VIS-2.1", "VIS-2.13", "VIS-2.11", "VIS-X20")
def test_setup_of_three_players():
    assert len(Table.new(game, 3, {"first": "0"}, seed=1).state.pairs) == 4
    s = drafting(3, (1, "ada"), (2, "emma"), (7, "rudolf"), (10, "bertha"))
    order = []
    while s.drafting:
        course = Course(s, draft(s))
        order.append(course.seat)
        course.do(course.options[-1])
        while not course.done:
            course.do(course.options[0])
    assert order == [2, 1, 0]  # C, B, A
    assert s.pairs == []  # the pair that remained has left the game
    assert sorted(map(len, s.folk)) == [13, 13, 14, 14, 14]
    assert [len(pile) for pile in s.scrolls] == [7] * 5
    assert all(COMPONENTS.manuscripts[pile[-1]].back == "grey" for pile in s.scrolls)
    assert (s.debts, s.deeds) == (15, 16)
    assert all(len(player.hand) == 3 and len(player.deck) == 6 for player in s.players)
    assert sum(player.unpaid for player in s.players) == 2 + 1 + 1  # what the player cards gave
    assert s.active == s.first == 0


@pytest.mark.rule("VIS-2.2", "VIS-D25")
@pytest.mark.parametrize(
    ("seats", "side", "places"), [(1, "side_1_2", 4), (2, "side_1_2", 4), (3, "side_3_4", 5), (4, "side_3_4", 5)]
)
def test_the_side_of_the_board_follows_the_number_of_players(seats, side, places):
    s = Table.new(game, seats, seed=2).state
    assert s.side == side and s.board.places == places


@pytest.mark.rule("VIS-2.3")
def test_the_segments_lie_in_random_order():
    rings = [Table.new(game, 2, seed=seed).state.ring for seed in range(30)]
    assert len(set(rings)) > 20
    assert all(sorted(ring) == [0, 1, 2, 3, 4] for ring in rings)


@pytest.mark.rule("VIS-2.5")
def test_townsfolk_are_dealt_into_five_piles():
    piles = Table.new(game, 2, seed=4).state.folk
    assert sorted(map(len, piles)) == [13, 13, 14, 14, 14]
    assert sorted(number for pile in piles for number in pile) == list(range(68))


@pytest.mark.rule("VIS-2.6")
def test_six_black_backed_manuscripts_lie_under_each_grey_backed_one():
    tops = set()
    for seed in range(10):
        piles = Table.new(game, 2, seed=seed).state.scrolls
        for pile in piles:
            assert [COMPONENTS.manuscripts[number].back for number in pile] == ["black"] * 6 + ["grey"]
        tops.add(tuple(pile[-1] for pile in piles))
    assert len(tops) > 5


@pytest.mark.rule("VIS-2.7")
def test_only_the_top_of_a_pile_is_visible():
    table = Table.new(game, 2, seed=4)
    s = table.state
    for seat in (None, 0, 1):
        view = table.view(seat)
        shown = set(view.cards) | set(view.manuscripts)
        for pile in s.folk:
            assert not shown & set(ids(pile[:-1]))
        for pile in s.scrolls:
            assert not shown & set(scroll_ids(pile[:-1]))
        assert {segment.townsfolk_left for segment in view.ring} == {13, 14}


@pytest.mark.rule("VIS-2.8")
def test_bonus_cards_and_the_leader_card_lie_beside_the_board():
    view = Table.new(game, 2, seed=4).view(None)
    assert sorted(view.bonuses) == ["black", "blue", "grey", "yellow"]
    assert view.leader is None


@pytest.mark.rule("VIS-2.9", "VIS-2.10")
def test_every_player_starts_with_the_same_things():
    s = Table.new(game, 4, seed=4).state
    for player in s.players:
        assert player.built == [-1] * 9 and player.workers == 20
        assert (player.corruption, player.virtue) == (1, 7)
    assert len(STARTERS) == 8
    table = Table.new(game, 4, seed=4)
    play_draft(table)
    for player in table.state.players:
        every = Counter([*player.hand, *player.deck])
        assert sum(every[starter] for starter in STARTERS) >= 7  # player card 9 may have destroyed one


@pytest.mark.rule("VIS-2.11")
def test_the_first_player_is_random_or_named():
    assert {Table.new(game, 3, seed=seed).state.first for seed in range(20)} == {0, 1, 2}
    assert Table.new(game, 3, {"first": "2"}).state.first == 2
    with pytest.raises(BadOptions):
        Table.new(game, 2, {"first": "3"})
    table = Table.new(game, 2, {"first": "1"}, seed=3)
    for _ in range(60):
        table.choose(table.asks[0].options[0], seat=table.asks[0].seat)
    assert table.state.first == 1  # the marker never moves


@pytest.mark.rule("VIS-2.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_pair_than_players_is_laid_out(seats):
    s = Table.new(game, seats, seed=5).state
    assert len(s.pairs) == seats + 1
    assert len({pair.card for pair in s.pairs}) == len({pair.hero for pair in s.pairs}) == seats + 1
    assert all(pair.hero in HEROES and 1 <= pair.card <= 10 for pair in s.pairs)


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


@pytest.mark.rule("VIS-2.20", "VIS-2.21", "VIS-2.22")
@pytest.mark.parametrize(("seats", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_counted_debts_and_deeds(seats, debts, deeds):
    table = Table.new(game, seats, seed=11)
    play_draft(table)
    s = table.state
    assert sum(player.unpaid for player in s.players) > 0
    assert (s.debts, s.deeds) == (debts, deeds)  # what the player cards gave is not taken from them
    view = table.view(None)
    assert (view.poverty.left, view.poverty.of, view.prosperity.left) == (debts, debts, deeds)
