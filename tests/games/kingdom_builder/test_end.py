"""The end of the game, the winner and the invariants (sections 20, 21, 32, 33)."""

import pytest
from tests.games.kingdom_builder.scenes import (
    begin,
    can_end,
    finish_turn,
    ground,
    hexes,
    hold,
    play,
    position,
    put,
    uses,
)

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.state import NO_CARD
from kingstable.kernel import GameOver, Rng, Table, ranks


def short_of(supplies, **more):
    """Board A with so many settlements left in each supply, built on desert, canyon and forest away from tokens."""
    s = position(seats=len(supplies), **more)
    cells = [
        cell
        for terrain in ("desert", "canyon", "forest", "flower_field")
        for cell in ground(s, terrain)
        if s.board.location_at[cell] < 0
    ]
    for seat, left in enumerate(supplies):
        while s.players[seat].supply > left:
            put(s, seat, [next(cell for cell in cells if s.owner[cell] < 0)])
    return s


@pytest.mark.rule("KB-20.1", "KB-20.2", "KB-20.3", "KB-X44")
def test_x44_the_round_is_played_out():
    s = short_of([30, 30, 30, 3], first=2, active=3)
    s.round = 12
    table = begin(s)
    finish_turn(table)
    assert table.state.ended_by == 3 and not table.over
    assert table.view(None).still_to_move == [0, 1]
    assert begin(position(seats=4, first=2, active=2)).view(None).still_to_move == [2, 3, 0, 1]
    turns = [table.state.active]
    finish_turn(table)
    turns.append(table.state.active)
    assert turns == [0, 1] and table.state.round == 12
    finish_turn(table)
    assert table.over and table.state.finished and table.state.round == 12
    assert table.view(None).still_to_move == []


@pytest.mark.rule("KB-20.4", "KB-20.9", "KB-X45")
def test_x45_the_last_player_of_the_round_triggers_the_end():
    s = short_of([30, 3, 30, 30], first=2, active=1)
    s.round = 13
    put(s, 1, hexes("2,17"))
    hold(s, 1, "2,18")
    table = begin(s)
    while not can_end(table):
        table.choose(table.asks[0].options[0])
    assert table.state.ended_by == 1
    assert uses(table) == ["paddock"]  # ready move tokens may still be used
    play(table, "end")
    assert table.over


@pytest.mark.rule("KB-20.5", "KB-D30")
def test_the_end_is_triggered_also_by_a_special_action_and_cannot_be_undone_by_moves():
    s = short_of([1, 30], own={0: "15,13 2,17"}, tokens={0: [("15,12", "ready"), ("2,18", "ready")]}, card="grass")
    table = begin(s)
    play(table, "use farm")
    table.choose(table.asks[0].options[0])
    assert table.state.ended_by == 0 and not table.over
    play(table, "use paddock", "lift 15,13")
    table.choose(table.asks[0].options[0])
    assert table.state.ended_by == 0
    finish_turn(table)
    assert not table.over
    finish_turn(table)
    assert table.over


@pytest.mark.rule("KB-D9")
def test_a_card_is_drawn_at_the_end_of_the_last_turns_too():
    table = begin(short_of([3, 3]))
    pile = len(table.state.deck)
    finish_turn(table)
    finish_turn(table)
    assert table.over and len(table.state.deck) == pile - 2
    assert all(player.hand != NO_CARD for player in table.state.players)


@pytest.mark.rule("KB-20.6")
def test_several_players_may_run_out_in_the_last_round():
    table = begin(short_of([2, 3]))
    finish_turn(table)
    finish_turn(table)
    assert table.over and [player.supply for player in table.state.players] == [0, 0]
    assert table.state.ended_by == 0  # the first of them
    assert [entry.event.message.id for entry in table.log].count("log-last-round") == 1


@pytest.mark.rule("KB-20.3", "KB-20.7", "KB-20.8", "KB-20.10", "KB-33.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_turns_no_turn_with_an_empty_supply_at_most_14_rounds(seats):
    for seed in range(8):
        table = Table.new(game, seats, seed=seed)
        rng = Rng.seeded(seed)
        turns = [0] * seats
        last = None
        while not table.over:
            now = (table.state.round, table.state.active)
            if now != last:
                turns[now[1]] += 1
                made = [made for made in table.made if made.seat == now[1]]
                if last is None or not made or made[-1].option.kind == "end":
                    assert table.state.players[now[1]].supply > 0
                last = now
            table.choose(rng.pick(table.asks[0].options))
        assert len(set(turns)) == 1 and turns[0] <= 14
        assert table.state.ended_by >= 0
        with pytest.raises(GameOver):
            table.choose("end")


@pytest.mark.rule("KB-20.1")
def test_the_last_round_is_announced_as_soon_as_the_end_is_triggered():
    table = begin(short_of([2, 30]))
    while table.state.ended_by < 0:
        assert not [entry for entry in table.log if entry.event.message.id == "log-last-round"]
        table.choose(table.asks[0].options[0])
    assert [entry.event.message.args for entry in table.log if entry.event.message.id == "log-last-round"] == [
        {"seat": 0}
    ]
    assert table.view(1).ended_by == 0


@pytest.mark.rule("KB-32.1", "KB-32.2", "KB-X59")
def test_x59_shared_victory():
    """Three players with 51, 48 and 51 gold, made of Knights, Hermits and Lords lines by hand."""
    assert ranks([51, 48, 51]) == [1, 3, 1]
    table = begin(position(seats=3, own={0: "0,5", 1: "19,13", 2: "9,0"}, cards=("knights", "hermits", "discoverers")))
    sheets = table.scores()
    assert [sheet.total for sheet in sheets] == [4, 4, 4]
    assert all(sheet.winner and sheet.rank == 1 for sheet in sheets)
    ahead = begin(
        position(seats=3, own={0: "0,5 0,6", 1: "19,10", 2: "9,0 9,1"}, cards=("knights", "hermits", "lords"))
    )
    totals = [sheet.total for sheet in ahead.scores()]
    assert totals[0] == totals[2] > totals[1]
    assert [sheet.winner for sheet in ahead.scores()] == [True, False, True]


@pytest.mark.rule("KB-21.5", "KB-D40")
def test_the_sheet_shows_gold_per_card_castles_and_total_at_any_time():
    table = begin(position(own={0: "7,14 8,8"}, cards=("fishermen", "knights", "hermits")))
    sheet = table.scores()[0]
    assert [(line.id, line.points) for line in sheet.lines] == [
        ("fishermen", 1),
        ("knights", 2),
        ("hermits", 2),
        ("castles", 3),
    ]
    assert sheet.total == 8
    assert table.view(1).players[0].gold == {"fishermen": 1, "knights": 2, "hermits": 2, "castles": 3, "total": 8}


@pytest.mark.rule("KB-33.1", "KB-33.2", "KB-33.3", "KB-33.4", "KB-33.5", "KB-33.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_invariants_hold_after_every_choice(seats):
    table = Table.new(game, seats, seed=17)
    rng = Rng.seeded(17)
    while not table.over:
        game.check(table.state)
        table.choose(rng.pick(table.asks[0].options))
    game.check(table.state)


@pytest.mark.parametrize(
    ("clause", "damage"),
    [
        ("KB-33.1", lambda s: setattr(s.players[0], "supply", 39)),
        ("KB-33.2", lambda s: s.players[0].own.__setitem__(0, s.players[0].own[1])),
        ("KB-33.3", lambda s: s.stacks.__setitem__(0, 1)),
        ("KB-33.3", lambda s: s.players[0].taken.extend(s.players[0].taken) or s.stacks.__setitem__(6, 0)),
        ("KB-33.3", lambda s: s.players[0].taken.clear() or s.stacks.__setitem__(6, 2)),
        ("KB-33.3", lambda s: s.players[0].tokens.extend(s.players[0].tokens)),
        ("KB-33.4", lambda s: s.players[1].tokens.extend(s.players[0].tokens)),
        ("KB-33.5", lambda s: s.deck.pop()),
        ("KB-33.5", lambda s: s.deck.append(s.players[1].hand) or setattr(s.players[1], "hand", NO_CARD)),
        ("KB-33.6", lambda s: s.free.__setitem__(s.card, [])),
        ("free edge", lambda s: setattr(s, "free_edge", 3)),
        ("frontier", lambda s: s.near[0][0].append(3)),
    ],
)
def test_a_broken_invariant_is_noticed(clause, damage):
    table = begin(position(own={0: "15,13 15,11"}, tokens={0: [("15,12", "ready")]}, card="grass"))
    game.check(table.state)
    damage(table.state)
    with pytest.raises(AssertionError, match=clause):
        game.check(table.state)
