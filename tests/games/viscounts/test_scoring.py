"""The end of the game (section 20), scoring (21), winner (22)."""

import pytest
from tests.games.viscounts.scenes import built, cards, castle, gaining, own_manuscripts, scene, stock, told

from kingstable.games.viscounts import game
from kingstable.games.viscounts.rules.rounds import end_turn
from kingstable.games.viscounts.scoring import places
from kingstable.kernel import Rng, Table


def lines(s, who=0):
    return {line.id: line.points for line in game.scores(s)[who].lines}


@pytest.mark.rule("VIS-1.2", "VIS-22.1")
def test_the_most_points_win():
    s = scene()
    s.players[1].approved = 2
    s.players[2].approved = 1
    sheets = game.scores(s)
    assert [sheet.total for sheet in sheets] == [0, 6, 3]
    assert [(sheet.rank, sheet.winner) for sheet in sheets] == [(3, False), (1, True), (2, False)]


@pytest.mark.rule("VIS-1.3")
def test_main_sources_of_points():
    s = scene()
    built(s, 0, "guildhall_1")
    own_manuscripts(s, 0, "grey_1", "black_1")
    castle(s, 0, "10000", "10000", 1)
    s.players[0].acquired = 2
    assert {id: points for id, points in lines(s).items() if points} == {
        "guildhalls": 6,
        "sets": 4,
        "castle": 6,
        "acquired-deeds": 2,
    }


@pytest.mark.rule("VIS-X42", "VIS-20.1", "VIS-20.2", "VIS-20.3", "VIS-D52")
def test_the_end():
    s = scene(3)
    s.round, s.debts, s.deeds = 9, 1, 1
    s.active = 1
    gaining(s, 1, "gain_debt 1")
    assert s.last_round == 10
    end_turn(s, 1)
    assert not s.finished and (s.round, s.active) == (9, 2)
    end_turn(s, 2)
    assert (s.round, s.active) == (10, 0) and "last-round" in told(s)
    end_turn(s, 0)
    end_turn(s, 1)
    gaining(s, 2, "gain_deed 1")
    assert s.last_round == 10  # a second reveal does not move the end
    end_turn(s, 2)
    assert s.finished and s.round == 10 and game.over(s)
    s.players[1].approved = s.players[2].paid = 1
    assert lines(s, 1)["poverty"] == 12 and lines(s, 2)["prosperity"] == 12  # both cards score


@pytest.mark.rule("VIS-20.2", "VIS-23.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_the_same_number_of_turns(seats):
    for seed in range(4):
        table = Table.new(game, seats, seed=seed, quiet=True)
        rng = Rng.seeded(seed)
        table.play_out(lambda ask, rng=rng: rng.pick(ask.options))
        assert len({player.turns for player in table.state.players}) == 1
        assert table.state.players[0].turns == table.state.round == table.state.last_round


@pytest.mark.rule("VIS-20.4")
def test_ongoing_abilities_do_not_score():
    s = scene()
    cards(s, 0, slots=["debt_collector_1", "peddler_1", "trader"])
    with_them = game.scores(s)[0].total
    cards(s, 0, slots=["abbot", "squire", "labourer"])
    assert game.scores(s)[0].total == with_them == 0


@pytest.mark.rule("VIS-X14", "VIS-21.9", "VIS-21.11")
def test_shared_places():
    assert places([3, 3, 1, 0]) == [10, 10, 4, 0]
    assert places([4, 2, 2, 2]) == [12, 4, 4, 4]
    assert places([0, 0, 0]) == [0, 0, 0]
    assert places([1, 1, 1, 1]) == [6, 6, 6, 6]


@pytest.mark.rule("VIS-21.12")
def test_with_two_players_there_is_no_middle_place():
    assert places([3, 1]) == [12, 4]
    assert places([1, 3]) == [4, 12]
    assert places([2, 2]) == [8, 8]
    assert places([0, 2]) == [0, 12]


@pytest.mark.rule("VIS-D56", "VIS-21.11")
def test_shares_of_places_are_whole():
    shares = set()
    for players in (3, 4):
        for number in range(4**players):
            shares |= set(places([number // 4**who % 4 for who in range(players)]))
    assert shares == {0, 2, 4, 6, 8, 10, 12}


@pytest.mark.rule("VIS-X15", "VIS-21.1", "VIS-21.2", "VIS-21.3", "VIS-21.6")
def test_109_points():
    s = scene(4)
    for building in ("trading_post_1", "guildhall_2", "guildhall_3", "workshop_1", "workshop_2", "workshop_3"):
        built(s, 0, building)
    castle(s, 0, "11111", "11110", 2)
    own_manuscripts(s, 0, "grey_1", "grey_5", "black_1", "black_2", "black_3", "yellow_4", "yellow_5", "blue_5")
    s.players[0].bonuses, s.players[0].permanent = [1], [0, 0, 1, 2, 0]
    cards(
        s,
        0,
        slots=["aristocrat", "princess", "squire"],
        hand=["diplomat", "antagonist"],
        deck=["thief"],
        discard=["illusionist"],
    )
    s.leader = 0
    player = s.players[0]
    player.unpaid, player.paid, player.acquired, player.approved = 1, 3, 4, 2
    s.players[1].approved, s.players[2].approved = 4, 3
    s.debts = 0
    found = lines(s)
    assert found["trading-posts"] + found["guildhalls"] + found["workshops"] == 26
    assert found["castle"] == 19
    assert found["sets"] == 26 and found["manuscripts"] == 6 + 5 + 4 + 3
    assert (found["leader"], found["bonuses"], found["unpaid-debts"]) == (5, 3, -2)
    assert (found["acquired-deeds"], found["approved-deeds"], found["poverty"]) == (4, 6, 4)
    assert game.scores(s)[0].total == 109


@pytest.mark.rule("VIS-X46", "VIS-22.2", "VIS-22.3")
def test_ties():
    s = scene(2)
    for who in (0, 1):
        s.players[who].acquired = 80
    stock(s, 0, silver=3, ink=1)
    stock(s, 1, stone=4)
    assert [sheet.winner for sheet in game.scores(s)] == [True, True]
    stock(s, 1, stone=5)
    sheets = game.scores(s)
    assert [sheet.winner for sheet in sheets] == [False, True] and [sheet.rank for sheet in sheets] == [2, 1]
    assert [sheet.ties[0].points for sheet in sheets] == [4, 5]


@pytest.mark.rule("VIS-1.2")
def test_nothing_is_scored_during_play():
    table = Table.new(game, 2, seed=1)
    assert "points" not in type(table.state.players[0]).__dataclass_fields__
