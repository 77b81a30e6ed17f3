"""The table: setting up, choosing, simultaneous questions, questions that answer themselves, errors, playing out."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from tests.kernel.tiny import Bid, End, Pass, Throw, Tiny, TinyState, pledges, rounds, tiny

from kingstable.kernel import (
    Ask,
    BadOptions,
    GameOver,
    IllegalChoice,
    KingstableError,
    NotYourTurn,
    Option,
    Rng,
    StaleChoice,
    Table,
    Thing,
    Turn,
    UnknownGame,
    message,
)


def bid(table: Table, *coins: int) -> None:
    """All bid, seat by seat."""
    for seat, amount in enumerate(coins):
        table.choose(Bid(amount), seat=seat)


def play_first(table: Table) -> None:
    """Play to the end, always the first option."""
    while not table.over:
        table.choose(table.asks[0].options[0], seat=table.asks[0].seat)


def look(table: Table) -> tuple[Any, ...]:
    return table.digest(), table.asks, table.number, list(table.made), table.heard(None), table.heard(0), table.over


# -- setting up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 4, -1, True, 2.0, "2", None])
def test_seats_must_fit_the_game(seats: Any) -> None:
    with pytest.raises(BadOptions, match="tiny is for 1 to 3 players"):
        Table.new(tiny, seats)


def test_options_must_be_those_of_the_game() -> None:
    with pytest.raises(BadOptions, match="tiny has no option 'colour'; it has: rounds"):
        Table.new(tiny, 2, {"colour": "red"})
    with pytest.raises(BadOptions, match=r"option rounds: 4 is not a whole number 1\.\.3"):
        Table.new(tiny, 2, {"rounds": 4})


def test_the_game_must_be_installed() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        Table.new("chess", 2)


def test_a_new_table_knows_how_it_was_set_up() -> None:
    table = Table.new(tiny, 3, {"rounds": 3}, 7)
    assert (table.seats, table.options, table.seed, table.number, table.over) == (3, {"rounds": 3}, "7", 0, False)
    assert Table.new(tiny, 3, seed=7).options == {"rounds": 2}
    assert Table.new(tiny, 3, seed="7").digest() == Table.new(tiny, 3, seed=7).digest()
    assert Table.new(tiny, 3, seed=8).digest() != Table.new(tiny, 3, seed=7).digest()


def test_a_table_can_start_from_a_state_made_by_hand() -> None:
    state = TinyState(
        rng=Rng.seeded(1), seats=1, deck=[3, 4], hands=[[1, 2]], piles=[[]], coins=[0], round=3, bidding=False
    )
    table = Table.at(tiny, state, 1)
    table.choose("play 2")
    play_first(table)
    assert table.over
    assert table.scores()[0].lines[0].points == 2
    with pytest.raises(KingstableError, match="has no record"):
        _ = table.record


# -- choosing -----------------------------------------------------------------------------------------------------


def test_a_choice_is_given_as_an_option_or_in_notation() -> None:
    one, other = Table.new(tiny, 1), Table.new(tiny, 1)
    one.choose(Bid(2))
    other.choose("bid 2")
    assert one.digest() == other.digest()
    assert one.number == 1


@pytest.mark.parametrize(
    "choice", [Bid(4), Bid(-1), Pass(), "bid 4", "pass", "bid", "bid x", "", "fly", None, 3, b"bid 1"]
)
def test_what_is_not_offered_is_illegal(choice: Any) -> None:
    table = Table.new(tiny, 2)
    before = look(table)
    with pytest.raises(IllegalChoice):
        table.choose(choice, seat=0)
    assert look(table) == before


class Unwritable(Option, frozen=True, tag="unwritable"):
    place: Annotated[int, Thing("place", write=lambda place: ["here"][place])]


def test_an_option_without_a_notation_is_illegal_and_nothing_worse() -> None:
    table = Table.new(tiny, 2)
    with pytest.raises(IllegalChoice, match=r"Unwritable\(place=5\) is not one of the 4 legal choices"):
        table.choose(Unwritable(5), seat=0)


def test_an_equal_value_of_another_type_becomes_the_offered_option() -> None:
    table = Table.new(tiny, 1)
    table.choose(Bid(True))
    assert table.record.choices[0].do == "bid 1"


def test_only_a_seat_that_is_asked_may_choose() -> None:
    table = Table.new(tiny, 2)
    bid(table, 1, 0)
    before = look(table)
    for seat in (1, 2, -1):
        with pytest.raises(NotYourTurn, match=f"seat {seat} is not asked anything"):
            table.choose(table.asks[0].options[0], seat=seat)
    assert look(table) == before


def test_when_several_are_asked_the_seat_must_be_said() -> None:
    with pytest.raises(NotYourTurn, match="say which one answers"):
        Table.new(tiny, 2).choose(Bid(0))


def test_a_choice_for_another_question_is_stale() -> None:
    table = Table.new(tiny, 1)
    table.choose(Bid(0), number=0)
    before = look(table)
    for number in (0, 2, -1):
        with pytest.raises(StaleChoice, match=f"question {number} is no longer open; the open one is 1"):
            table.choose(table.asks[0].options[0], number=number)
    assert look(table) == before
    table.choose(table.asks[0].options[0], number=1)


def test_nothing_can_be_chosen_after_the_end() -> None:
    table = Table.new(tiny, 2)
    play_first(table)
    before = look(table)
    with pytest.raises(GameOver, match="the game is over"):
        table.choose("pass", seat=0)
    assert look(table) == before
    assert table.asks == ()
    assert table.ask_of(0) is None


def test_the_time_of_a_choice_goes_into_the_record() -> None:
    table = Table.new(tiny, 1)
    table.choose("bid 0", at="2024-05-01T12:00:00Z")
    assert table.record.choices[0].at == "2024-05-01T12:00:00Z"


# -- simultaneous questions ---------------------------------------------------------------------------------------


def test_several_seats_answer_in_any_order() -> None:
    one, other = Table.new(tiny, 3), Table.new(tiny, 3)
    for seat in (0, 1, 2):
        one.choose(Bid(seat), seat=seat)
    for seat in (2, 0, 1):
        other.choose(Bid(seat), seat=seat)
    assert one.digest() == other.digest()
    assert one.asks == other.asks
    assert one.heard(None) == other.heard(None)


def test_nobody_sees_the_answer_of_another() -> None:
    table = Table.new(tiny, 3)
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    table.choose(Bid(3), seat=1)
    assert [table.view(seat) for seat in (None, 0, 1, 2)] == views
    assert table.heard(None) == table.heard(0) == []
    assert [ask.seat for ask in table.asks] == [0, 2]
    assert table.number == 0


def test_a_seat_answers_once() -> None:
    table = Table.new(tiny, 3)
    table.choose(Bid(3), seat=1)
    with pytest.raises(StaleChoice, match="seat 1 has already answered"):
        table.choose(Bid(2), seat=1)


def test_answers_given_so_far_are_part_of_the_digest() -> None:
    table, other = Table.new(tiny, 3), Table.new(tiny, 3)
    table.choose(Bid(3), seat=1)
    assert table.digest() != other.digest()
    other.choose(Bid(2), seat=1)
    assert table.digest() != other.digest()


# -- questions that answer themselves -------------------------------------------------------------------------------


class Narrow(Tiny):
    """A game in which some questions have only one answer."""

    def turn(self, s: TinyState) -> Turn:
        yield Ask(0, message("ask-throw"), [Throw()])
        s.tell("throw", seat=0)
        yield Ask(1, message("ask-throw"), [Throw(), Pass()])
        yield Ask(0, message("ask-throw"), [Throw()])
        yield Ask(0, message("ask-end"), [End()], confirm=True)
        s.round += 1


def test_a_question_with_one_option_answers_itself_and_says_so() -> None:
    table = Table.new(Narrow(), 2)
    assert [(made.option, made.auto) for made in table.made] == [(Throw(), True)]
    assert table.number == 1
    assert table.heard(None) == [(1, message("log-throw", seat=0))]
    table.choose(Pass())
    assert [made.auto for made in table.made] == [True, False, True]
    assert [choice.auto for choice in table.record.choices] == [True, False, True]


def test_a_question_to_confirm_waits_although_it_has_one_option() -> None:
    table = Table.new(Narrow(), 2)
    table.choose(Pass())
    assert table.asks[0].options == [End()]
    table.choose("end")
    assert [made.option for made in table.made[3:]] == [End(), Throw()]


def test_a_simultaneous_question_with_one_option_answers_itself() -> None:
    table = Table.new(tiny, 2, {"rounds": 3})
    bid(table, 3, 0)
    for choice in (table.asks[0].options[0], Pass(), End()):
        table.choose(choice)
    assert [ask.seat for ask in table.asks] == [1]
    assert (table.made[-1].seat, table.made[-1].option, table.made[-1].auto) == (0, Bid(0), True)


# -- faults in the rules --------------------------------------------------------------------------------------------


class Faulty(Tiny):
    """Rules that fail after they have changed the state: on a throw, or between two turns."""

    def _play(self, s: TinyState) -> Turn:
        yield from super()._play(s)
        if s.coins[0] == 1:
            raise ZeroDivisionError

    def turn(self, s: TinyState) -> Turn:
        if s.bidding and s.coins[0] == 2:
            s.tell("doomed")
            raise ZeroDivisionError
        yield from super().turn(s)


@pytest.mark.parametrize("coins", [1, 2])
def test_a_fault_in_the_rules_leaves_the_table_as_it_was(coins: int) -> None:
    table = Table.new(Faulty(), 2)
    bid(table, 3 - coins, 0)
    table.choose(table.asks[0].options[0])
    table.choose(Pass())
    before = look(table)
    with pytest.raises(ZeroDivisionError):
        table.choose(End())
    assert look(table) == before
    table.undo()
    table.undo()
    assert table.number == 2
    table.choose(table.asks[0].options[0])


def test_a_fault_at_an_imagined_table_does_not_bring_the_truth_back() -> None:
    table = Table.new(Faulty(), 2)
    bid(table, 2, 0)
    table.choose(table.asks[0].options[0])
    table.choose(Pass())
    imagined = table.imagine(0, Rng.seeded(3))
    assert imagined.state.hands[1] != table.state.hands[1]
    with pytest.raises(ZeroDivisionError):
        imagined.choose(End())
    assert imagined.state.hands[1] != table.state.hands[1]


# -- playing out, hearing, scores -------------------------------------------------------------------------------------


def last(ask: Ask) -> Option:
    return ask.options[-1]


@pytest.mark.parametrize("game", [tiny, pledges, rounds], ids=["tiny", "pledges", "rounds"])
def test_playing_out_ends_where_choosing_ends(game: Tiny) -> None:
    chosen, played = Table.new(game, 3), Table.new(game, 3)
    while not chosen.over:
        chosen.choose(last(chosen.asks[0]), seat=chosen.asks[0].seat)
    steps = played.play_out(last)
    assert played.over
    assert played.asks == ()
    assert played.digest() == chosen.digest()
    assert played.scores() == chosen.scores()
    assert 0 < steps <= len(chosen.made)


def test_playing_out_goes_on_from_the_middle_of_simultaneous_questions() -> None:
    table = Table.new(tiny, 3)
    table.choose(Bid(2), seat=1)
    asked: list[int] = []

    def pick(ask: Ask) -> Option:
        asked.append(ask.seat)
        return ask.options[0]

    table.play_out(pick, limit=1)
    assert asked == [0, 2]
    assert table.state.coins == [3, 1, 3]


def test_playing_out_stops_at_the_limit() -> None:
    table = Table.new(tiny, 2)
    assert table.play_out(last, limit=3) == 3
    assert not tiny.over(table.state)
    assert Table.new(tiny, 2).play_out(last, limit=0) == 0


def test_a_finished_table_has_nothing_to_play_out() -> None:
    table = Table.new(tiny, 1)
    play_first(table)
    before = table.digest()
    assert table.play_out(last) == 0
    assert table.digest() == before


def test_everybody_hears_what_they_may() -> None:
    table = Table.new(tiny, 2)
    bid(table, 1, 0)
    for choice in (table.asks[0].options[0], Pass(), End()):
        table.choose(choice)
    card = table.state.hands[0][-1]
    open_draw = message("log-draw", seat=0)
    assert table.heard(None)[-1] == table.heard(1)[-1] == (5, open_draw)
    assert table.heard(0)[-1] == (5, message("log-draw-known", seat=0, card=card))
    assert table.heard(0, since=len(table.heard(0)) - 1) == table.heard(0)[-1:]
    assert [number for number, _ in table.heard(None)] == [2, 2, 3, 5]


def test_a_quiet_table_hears_nothing_and_plays_the_same() -> None:
    loud, quiet = Table.new(tiny, 2), Table.new(tiny, 2, quiet=True)
    play_first(loud)
    play_first(quiet)
    assert quiet.heard(None) == []
    assert quiet.log is None
    assert quiet.digest() == loud.digest()
