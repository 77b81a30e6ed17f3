"""Laying out a game for two to four players (section 2)."""

from collections import Counter

import pytest
from tests.games.viscounts.scenes import Course, drafting, ids, scroll_ids, shown

from kingstable.games.viscounts import game
from kingstable.games.viscounts.components import COMPONENTS
from kingstable.games.viscounts.rules.draft import draft
from kingstable.games.viscounts.tables.cards import HEROES, STARTERS
from kingstable.kernel import BadOptions, Table


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
        for pile in s.folk:
            assert not shown(view) & set(ids(pile[:-1]))
        for pile in s.scrolls:
            assert not shown(view) & set(scroll_ids(pile[:-1]))
        assert {segment.townsfolk_left for segment in view.ring} == {13, 14}


@pytest.mark.rule("VIS-2.8")
def test_bonus_cards_and_the_leader_card_lie_beside_the_board():
    table = Table.new(game, 2, seed=4)
    assert table.state.bonuses == [True] * 4
    assert table.view(None).leader is None and not any(player.bonuses for player in table.view(None).players)


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


@pytest.mark.rule("VIS-2.20", "VIS-2.21", "VIS-2.22")
@pytest.mark.parametrize(("seats", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_counted_debts_and_deeds(seats, debts, deeds):
    table = Table.new(game, seats, seed=11)
    play_draft(table)
    s = table.state
    assert sum(player.unpaid for player in s.players) > 0
    assert (s.debts, s.deeds) == (debts, deeds)  # what the player cards gave is not taken from them
    view = table.view(None)
    assert (view.debts, view.deeds) == (debts, deeds)
    assert (game.faces().poverty[seats - 1], game.faces().prosperity[seats - 1]) == (debts, deeds)
