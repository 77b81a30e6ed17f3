"""The course of the game: turns, rounds, what can be taken back, and the end (sections 5 and 20)."""

import pytest
from tests.games.kingdom_builder.scenes import (
    begin,
    builds,
    can_end,
    finish_turn,
    ground,
    hexes,
    hold,
    lifts,
    play,
    position,
    put,
    puts,
    statuses,
    targets,
    uses,
)

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.state import NO_CARD
from kingstable.kernel import GameOver, IllegalChoice, NotYourTurn, Rng, Table, UndoRefused

# -- turn structure -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-5.1", "KB-5.2")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1)])
def test_turns_go_clockwise_and_a_round_is_one_turn_of_each(seats, first):
    table = Table.new(game, seats, {"first": str(first)}, seed=2)
    order = []
    for _ in range(2 * seats + 1):
        order.append((table.state.round, table.state.active))
        finish_turn(table)
    expected = [(1 + turn // seats, (first + turn) % seats) for turn in range(2 * seats + 1)]
    assert order == expected


@pytest.mark.rule("KB-5.4", "KB-9.3", "KB-C2", "KB-C7")
def test_special_actions_come_before_or_after_the_mandatory_action_in_any_order():
    own = {0: "15,13 16,6 5,5"}
    tokens = {0: [("15,12", "ready"), ("17,5", "ready")]}
    table = begin(position(own=own, tokens=tokens, card="forest"))
    assert uses(table) == ["farm", "oasis"] and builds(table) and not can_end(table)
    play(table, "use oasis", "build 17,6")
    assert uses(table) == ["farm"] and builds(table)
    for _ in range(3):
        table.choose(table.asks[0].options[0])
    assert uses(table) == ["farm"] and can_end(table) and not builds(table)


@pytest.mark.rule("KB-5.5", "KB-5.6", "KB-5.7", "KB-X14", "KB-C3", "KB-C7")
def test_x14_no_special_action_inside_the_mandatory_action_no_early_end():
    s = position(own={0: "5,1 8,8 8,9"}, tokens={0: [("6,2", "ready")]}, card="grass")
    for cell in ground(s, "canyon") + ground(s, "flower_field"):  # the rest of the 20 stand alone, in no line
        if s.players[0].supply > 20 and not s.touch[0][cell] and s.owner[cell] < 0:
            put(s, 0, [cell])
    assert s.players[0].supply == 20
    table = begin(s)
    assert uses(table) == [] and not can_end(table)
    play(table, "build 8,10")
    assert uses(table) == [] and not can_end(table)
    assert {option.kind for option in table.asks[0].options} == {"build"}
    play(table, "build 9,10", "build 9,11")
    assert uses(table) == ["tavern"] and can_end(table)
    assert targets(table, "tavern") == hexes("8,7G 8,11G")
    play(table, "end")
    assert table.state.active == 1


@pytest.mark.rule("KB-C2", "KB-C3", "KB-5.4")
def test_the_question_says_when_a_token_may_be_used_first():
    table = begin(position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, card="forest"))
    assert table.asks[0].prompt.args["tokens"] == 1
    table.choose(table.asks[0].options[0])
    assert table.asks[0].prompt.args["tokens"] == 0  # inside the mandatory action no more
    without = begin(position(own={0: "15,13"}, card="forest"))
    assert without.asks[0].prompt.args["tokens"] == 0


@pytest.mark.rule("KB-7.3", "KB-7.5", "KB-C7")
def test_the_question_says_whether_the_choice_is_forced_and_what_is_left_to_do():
    forced = begin(position(own={0: "5,5"}, card="forest"))
    assert forced.asks[0].prompt.id == "ask-build"
    free = begin(position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, card="canyon"))
    assert (free.asks[0].prompt.id, free.asks[0].prompt.args["left"]) == ("ask-build-anywhere", 3)
    play(free, "build 6,8")
    assert (free.asks[0].prompt.id, free.asks[0].prompt.args["left"]) == ("ask-build", 2)
    while builds(free):
        free.choose(free.asks[0].options[0])
    assert free.asks[0].prompt.id == "ask-use-or-end"
    play(free, "use farm")
    free.choose(free.asks[0].options[0])
    assert free.asks[0].prompt.id == "ask-end"


@pytest.mark.rule("KB-5.9")
def test_only_the_active_player_acts():
    table = Table.new(game, 3, {"first": "1"}, seed=4)
    rng = Rng.seeded(2)
    for _ in range(80):
        assert [ask.seat for ask in table.asks] == [table.state.active]
        other = (table.state.active + 1) % 3
        with pytest.raises(NotYourTurn):
            table.choose(table.asks[0].options[0], seat=other)
        table.choose(rng.pick(table.asks[0].options))


# -- taking back ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-D39")
def test_builds_moves_and_tokens_can_be_taken_back_until_a_card_is_drawn():
    s = position(own={0: "6,10 2,17"}, tokens={0: [("6,11", "ready"), ("2,18", "ready")]}, card="grass")
    table = begin(s)
    start = table.digest()
    play(table, "use paddock", "lift 6,10", "put 6,8")
    assert ("tavern", "new") in statuses(table.state, 0)
    play(table, "build 7,7")
    while table.digest() != start:
        table.undo(0)
    finish_turn(table)
    with pytest.raises(UndoRefused):
        table.undo(0)


@pytest.mark.rule("KB-D25", "KB-9.12", "KB-C4", "KB-C5", "KB-C6")
def test_withdrawing_from_a_move_goes_back_step_by_step_and_changes_nothing():
    table = begin(position(own={0: "6,10 2,17"}, tokens={0: [("2,18", "ready")]}, card="grass"))
    before = table.digest()
    play(table, "use paddock")
    assert lifts(table) == hexes("2,17 6,10")
    play(table, "lift 6,10")
    assert puts(table)
    play(table, "withdraw")
    assert lifts(table) == hexes("2,17 6,10")
    play(table, "withdraw")
    assert table.digest() == before
    assert statuses(table.state, 0) == [("paddock", "ready")]


def test_a_choice_that_is_not_offered_is_refused():
    table = begin(position(card="grass"))
    before = table.digest()
    for wrong in ("build 0,0", "end", "use farm", "withdraw", "build 20,20", "build", "fly 3,3"):
        with pytest.raises(IllegalChoice):
            table.choose(wrong)
    assert table.digest() == before


# -- the end --------------------------------------------------------------------------------------------------------


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
    assert (table.view(None).ended_by, table.view(None).finished) == (3, False)
    turns = [table.state.active]
    finish_turn(table)
    turns.append(table.state.active)
    assert turns == [0, 1] and table.state.round == 12
    finish_turn(table)
    assert table.over and table.state.finished and table.state.round == 12
    assert table.view(None).finished


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
