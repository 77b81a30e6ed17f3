"""Location tokens (section 18): gained, kept, lost, ready again."""

import pytest
from tests.games.kingdom_builder.scenes import (
    at,
    begin,
    builds,
    finish_turn,
    play,
    position,
    stack,
    statuses,
    uses,
)

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.rules.tokens import lose_token
from kingstable.games.kingdom_builder.tables.geometry import NEIGHBOURS
from kingstable.kernel import Rng, Table


@pytest.mark.rule("KB-18.1")
def test_a_held_token_is_bound_to_the_hex_it_came_from():
    table = play(begin(position(card="canyon")), "build 6,8")
    token = table.view(1).players[0].tokens[0]
    assert (token.location, token.hex, token.status) == ("tavern", "6,7", "new")


@pytest.mark.rule("KB-18.2", "KB-18.3", "KB-18.4", "KB-18.7", "KB-18.19", "KB-18.17", "KB-X38", "KB-D22", "KB-33.3")
def test_x38_gain_one_per_location_hex_exhaustion():
    s = position(seats=3, card="canyon")
    s.deck += [s.players[1].hand, s.players[2].hand]
    s.deck.remove(0)
    s.deck.remove(1)
    s.players[1].hand, s.players[2].hand = 0, 1  # grass and forest
    table = begin(s)
    play(table, "build 6,8")
    assert statuses(table.state, 0) == [("tavern", "new")] and stack(table.state, "6,7") == 1
    play(table, "build 5,7")
    assert table.made[-1].auto and table.made[-1].option.cell == at(5, 8)  # the only canyon left beside them
    assert len(table.state.players[0].tokens) == 1 and stack(table.state, "6,7") == 1
    play(table, "end", "build 7,7")
    assert statuses(table.state, 1) == [("tavern", "new")] and stack(table.state, "6,7") == 0
    finish_turn(table)
    play(table, "build 6,6")
    assert table.state.players[2].tokens == [] and table.state.players[2].taken == []
    assert table.view(0).tokens[table.state.board.location_cells.index(at(6, 7))] == 0
    workers = table.state.board.touches_special[at(6, 6)]
    assert workers  # still a location hex for Workers and Merchants


@pytest.mark.rule("KB-18.5", "KB-18.6", "KB-9.6", "KB-X39", "KB-18.8")
def test_x39_a_new_token_waits_for_the_next_turn():
    own = {0: "5,1 8,8 8,9 8,10", 1: "5,2"}
    table = begin(position(own=own, tokens={0: [("6,2", "ready")]}, card="canyon"))
    play(table, "build 6,8")
    assert statuses(table.state, 0) == [("tavern", "ready"), ("tavern", "new")]
    while builds(table):
        table.choose(table.asks[0].options[0])
    play(table, "use tavern")
    table.choose(table.asks[0].options[0])
    assert uses(table) == []
    play(table, "end")
    assert statuses(table.state, 0) == [("tavern", "ready"), ("tavern", "ready")]


@pytest.mark.rule("KB-18.2", "KB-18.10", "KB-18.11", "KB-18.13", "KB-X40", "KB-18.22", "KB-D27", "KB-33.3")
def test_x40_a_move_that_loses_one_token_and_gains_another():
    s = position(own={0: "6,8 2,17"}, tokens={0: [("6,7", "ready"), ("2,18", "ready")]}, card="grass")
    table = begin(s)
    play(table, "use paddock", "lift 6,8", "put 6,10")
    assert statuses(table.state, 0) == [("paddock", "spent"), ("paddock", "new")]
    assert stack(table.state, "6,7") == 1 and stack(table.state, "6,11") == 1
    assert "tavern" not in uses(table)
    finish_turn(table)
    assert statuses(table.state, 0) == [("paddock", "ready"), ("paddock", "ready")]


@pytest.mark.rule("KB-18.22", "KB-D43")
def test_a_token_gained_by_the_same_move_does_not_stand_in_for_the_one_lost():
    """From one Tower hex to the other: the ready token goes, and the new one waits for the next turn."""
    held = [("13,7", "ready"), ("13,15", "ready")]
    table = begin(position("B", own={0: "12,7 12,15"}, tokens={0: held}, card="desert"))
    assert "tower" in uses(table)
    play(table, "use barn", "lift 12,15", "put 17,13")
    assert statuses(table.state, 0) == [("barn", "spent"), ("tower", "new")]
    assert uses(table) == []
    assert stack(table.state, "13,15") == stack(table.state, "17,12") == 1


@pytest.mark.rule("KB-18.7", "KB-18.9", "KB-18.10", "KB-X41")
def test_x41_moving_around_the_same_location_keeps_the_token():
    s = position(own={0: "6,6 6,12"}, tokens={0: [("6,7", "ready"), ("6,11", "ready")]}, card="grass")
    table = play(begin(s), "use paddock", "lift 6,6", "put 6,8")
    assert statuses(table.state, 0) == [("tavern", "ready"), ("paddock", "spent")]
    assert stack(table.state, "6,7") == 1


@pytest.mark.rule("KB-18.12", "KB-18.14", "KB-X42", "KB-D28", "KB-18.4")
def test_x42_the_action_that_costs_its_own_token_no_second_chance():
    s = position(own={0: "6,10"}, tokens={0: [("6,11", "ready")]}, card="grass")
    table = play(begin(s), "use paddock", "lift 6,10", "put 6,8")
    assert statuses(table.state, 0) == [("tavern", "new")]
    assert stack(table.state, "6,11") == 1
    later = position(own={0: "6,8 6,9"}, tokens={0: [("6,7", "ready")]}, card="canyon")
    place = later.board.location_cells.index(at(6, 11))
    later.players[0].taken.append(place)  # taken and lost in an earlier turn
    later.stacks[place] -= 1
    again = play(begin(later), "build 6,10")
    assert statuses(again.state, 0) == [("tavern", "ready")]
    assert stack(again.state, "6,11") == 1


@pytest.mark.rule("KB-18.9", "KB-33.4")
def test_a_token_is_kept_exactly_as_long_as_an_own_settlement_touches_its_hex():
    for seed in range(6):
        sections = ["paddock", "barn", "harbor", "tavern"]
        table = Table.new(game, 2, {"setup": "chosen", "sections": sections}, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            s = table.state
            for seat, player in enumerate(s.players):
                held = {token.place for token in player.tokens}
                for place in player.taken:
                    beside = any(s.owner[cell] == seat for cell in NEIGHBOURS[s.board.location_cells[place]])
                    if place in held:
                        assert beside
            table.choose(rng.pick(table.asks[0].options))


@pytest.mark.rule("KB-18.16", "KB-D29")
@pytest.mark.parametrize(
    ("left", "other", "after"),
    [
        ("ready", "spent", "ready"),
        ("ready", "new", "ready"),
        ("spent", "ready", "ready"),
        ("new", "ready", "ready"),
        ("ready", "ready", "ready"),
        ("spent", "spent", "spent"),
        ("new", "spent", "spent"),
    ],
)
def test_of_two_equal_tokens_one_that_cannot_be_used_goes_first(left, other, after):
    s = position(own={0: "6,8 5,1"}, tokens={0: [("6,7", left), ("6,2", other)]})
    s.vacate(at(6, 8))
    s.occupy(0, at(9, 9))
    lose_token(s, 0, at(6, 8))
    assert statuses(s, 0) == [("tavern", after)]
    assert s.board.location_cells[s.players[0].tokens[0].place] == at(6, 2)  # bound to the hex still touched


@pytest.mark.rule("KB-18.15")
def test_other_players_cannot_affect_my_tokens():
    own = {0: "6,8", 1: "6,6 2,17"}
    s = position(own=own, tokens={0: [("6,7", "ready")], 1: [("6,7", "ready"), ("2,18", "ready")]}, active=1)
    table = play(begin(s), "use paddock", "lift 6,6", "put 8,5")
    assert statuses(table.state, 0) == [("tavern", "ready")]
    assert ("tavern", "ready") not in statuses(table.state, 1)


@pytest.mark.rule("KB-18.18")
def test_tokens_are_limited_by_nothing_but_the_location_hexes():
    own = {0: "5,1 6,8 6,10 2,17 12,18 15,13 12,8 16,6"}
    places = ["6,2", "6,7", "6,11", "2,18", "11,17", "15,12", "12,7", "17,5"]
    s = position(own=own, tokens={0: [(place, "ready") for place in places]}, card="desert")
    game.check(s)
    assert len(begin(s).view(0).players[0].tokens) == 8


@pytest.mark.rule("KB-18.20", "KB-18.21", "KB-1.16")
def test_castles_give_no_token_and_a_build_at_most_one():
    table = play(begin(position(card="grass")), "build 7,14")  # beside the castle (7,15)
    assert table.state.players[0].tokens == []
    for seed in range(4):
        table = Table.new(game, 2, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            before = sum(len(player.taken) for player in table.state.players)
            made = len(table.made)
            table.choose(rng.pick(table.asks[0].options))
            assert sum(len(player.taken) for player in table.state.players) - before <= len(table.made) - made
