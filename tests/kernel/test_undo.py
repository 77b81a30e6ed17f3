"""Taking back: what can be, what cannot and why, and that the table is then exactly as it was."""

from __future__ import annotations

import pytest
from tests.kernel.test_table import bid, look, play_first
from tests.kernel.tiny import Bid, End, Pass, Throw, Tiny, TinyState, tiny

from kingstable.kernel import Ask, Message, Rng, Table, Turn, UndoRefused, message


def refused(table: Table, reason: Message, seat: int | None = None) -> None:
    before = look(table)
    assert table.undo_refusal(seat) == reason
    with pytest.raises(UndoRefused, match=reason.id) as caught:
        table.undo(seat)
    assert caught.value.said == reason
    assert look(table) == before


def test_a_choice_is_taken_back_exactly() -> None:
    table = Table.new(tiny, 2)
    bid(table, 2, 1)
    before = look(table)
    table.choose(table.asks[0].options[1])
    between = look(table)
    table.choose(Pass())
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert look(table) == between
    table.undo()
    assert look(table) == before


def test_there_is_nothing_to_take_back_at_first() -> None:
    refused(Table.new(tiny, 2), message("undo-nothing"))
    table = Table.new(tiny, 2)
    table.choose(Bid(0), seat=1)
    refused(table, message("undo-nothing"), seat=0)


def test_a_die_cannot_be_taken_back() -> None:
    table = Table.new(tiny, 1)
    table.choose(Bid(0))
    table.choose(table.asks[0].options[0])
    table.choose(Throw())
    refused(table, message("undo-sealed"))


def test_a_drawn_card_cannot_be_taken_back() -> None:
    table = Table.new(tiny, 1)
    table.choose(Bid(0))
    table.choose(table.asks[0].options[0])
    table.choose(Pass())
    assert table.undo_refusal() is None
    table.choose(End())
    refused(table, message("undo-sealed"))


class Polite(Tiny):
    """Seat 0 chooses, seat 1 answers, and seat 0 goes on; nothing is hidden."""

    def turn(self, s: TinyState) -> Turn:
        yield Ask(0, message("ask-throw"), [Throw(), Pass()])
        yield Ask(1, message("ask-throw"), [Throw(), Pass()])
        yield Ask(0, message("ask-end"), [End()], confirm=True)
        s.round += 1


def test_nothing_is_taken_back_across_another_seat() -> None:
    table = Table.new(Polite(), 2)
    table.choose(Pass())
    assert table.undo_refusal(0) is None
    table.choose(Pass())
    refused(table, message("undo-other-seat", seat=1), seat=0)
    table.undo(1)
    table.undo(0)
    assert table.number == 0


def test_taking_back_goes_across_the_end_of_a_turn_that_shows_nothing_new() -> None:
    table = Table.new(Polite(), 2)
    table.choose(Pass())
    table.choose(Pass())
    before = look(table)
    table.choose(End())
    table.undo(0)
    assert look(table) == before


def test_what_answered_itself_goes_with_the_choice_before_it() -> None:
    class Echo(Tiny):
        def turn(self, s: TinyState) -> Turn:
            yield Ask(0, message("ask-throw"), [Throw(), Pass()])
            yield Ask(0, message("ask-end"), [End()])
            yield Ask(0, message("ask-throw"), [Throw(), Pass()])
            s.round += 1

    table = Table.new(Echo(), 2)
    before = look(table)
    table.choose(Pass())
    assert table.number == 2
    table.undo()
    assert look(table) == before


def test_an_own_answer_is_taken_back_until_all_have_answered() -> None:
    table = Table.new(tiny, 3)
    table.choose(Bid(1), seat=0)
    table.choose(Bid(2), seat=2)
    table.undo(0)
    assert [ask.seat for ask in table.asks] == [0, 1]
    assert [(made.seat, made.option) for made in table.made] == [(2, Bid(2))]
    table.choose(Bid(3), seat=0)
    table.undo()
    table.choose(Bid(0), seat=0)
    table.choose(Bid(0), seat=1)
    assert table.state.coins == [3, 3, 1]
    refused(table, message("undo-other-seat", seat=1), seat=0)
    refused(table, message("undo-sealed"), seat=1)


def test_alone_there_is_nobody_to_reveal_an_answer_to() -> None:
    table = Table.new(tiny, 1)
    before = look(table)
    table.choose(Bid(2))
    table.undo()
    assert look(table) == before


def test_free_undo_takes_anything_back() -> None:
    table = Table.new(tiny, 2)
    looks = []
    while not table.over:
        looks.append(look(table))
        ask = table.asks[-1]
        table.choose(Throw() if Throw() in ask.options else ask.options[0], seat=ask.seat)
    while looks:
        assert table.undo_refusal(0, free={0, 1}) is None
        table.undo(0, free={0, 1})
        assert look(table) == looks.pop()
    refused(table, message("undo-nothing"), seat=0)


def test_free_undo_of_one_seat_goes_back_to_its_own_last_choice() -> None:
    table = Table.new(Polite(), 2)
    before = look(table)
    table.choose(Pass())
    table.choose(Pass())
    table.undo(0, free={0})
    assert look(table) == before


def test_the_end_of_the_game_can_be_taken_back_like_any_other_choice() -> None:
    table = Table.new(Polite(), 2, {"rounds": 1})
    table.choose(Pass())
    table.choose(Pass())
    before = look(table)
    table.choose(End())
    assert table.over
    table.undo()
    assert look(table) == before
    play_first(table)
    assert table.over


def test_a_copy_takes_back_like_its_original() -> None:
    table = Table.new(tiny, 2)
    bid(table, 2, 1)
    before = table.digest()
    table.choose(table.asks[0].options[1])
    copy = table.copy()
    copy.undo()
    assert copy.digest() == before
    assert table.number == 3


def test_an_imagined_table_takes_back_nothing_that_was_before_it() -> None:
    table = Table.new(tiny, 2)
    bid(table, 2, 1)
    table.choose(table.asks[0].options[1])
    imagined = table.imagine(0, Rng.seeded(1))
    assert imagined.undo_refusal() == message("undo-nothing")
    imagined.choose(Pass())
    assert imagined.undo_refusal() == message("undo-imagined")
