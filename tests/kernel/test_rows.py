"""Rows of choices: made one after the other, taken back together, and never past a moment that stands."""

from __future__ import annotations

import pytest
from tests.kernel.test_table import bid, look
from tests.kernel.test_undo import Polite
from tests.kernel.tiny import Bid, End, Pass, Throw, rounds, tiny

from kingstable.kernel import IllegalChoice, Record, Rng, RowBroken, Table


def begun() -> Table:
    """Seat 0 is to play a card."""
    table = Table.new(tiny, 2)
    bid(table, 2, 1)
    return table


def test_a_row_is_taken_back_together() -> None:
    table = begun()
    before = look(table)
    card = table.asks[0].options[1]
    table.choose(card)
    table.choose(Pass(), joined=True)
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert look(table) == before
    table.choose(card)
    between = look(table)
    table.choose(Pass())
    table.undo(0)
    assert look(table) == between, "choices that were made alone are taken back alone"


def test_a_choice_after_a_row_is_taken_back_alone() -> None:
    table = Table.new(rounds, 1)
    before = look(table)
    table.choose(Pass())
    table.choose(table.asks[0].options[0], joined=True)
    after = look(table)
    table.choose(Pass())
    table.undo(0)
    assert look(table) == after
    table.undo(0)
    assert look(table) == before


def test_a_row_may_end_with_something_new_and_not_go_past_it() -> None:
    table = begun()
    table.choose(table.asks[0].options[0])
    table.choose(Throw(), joined=True)
    before = look(table)
    with pytest.raises(RowBroken):
        table.choose(End(), joined=True)
    assert look(table) == before
    table.choose(End())


def test_nor_past_another_seat_or_into_a_question_to_several() -> None:
    table = Table.new(Polite(), 2)
    table.choose(Pass())
    table.choose(Pass())
    with pytest.raises(RowBroken):
        table.choose(End(), joined=True)
    table = Table.new(tiny, 2)
    with pytest.raises(RowBroken):
        table.choose(Bid(1), seat=0, joined=True)


def test_a_choice_that_is_refused_leaves_the_row_as_it_was() -> None:
    table = begun()
    table.choose(table.asks[0].options[0])
    before = look(table)
    with pytest.raises(IllegalChoice):
        table.choose(End(), joined=True)
    assert look(table) == before


def test_freely_a_row_goes_back_whole_across_chance_and_others() -> None:
    table = begun()
    before = look(table)
    table.choose(table.asks[0].options[0])
    table.choose(Throw(), joined=True)
    table.undo(0, free={0})
    assert look(table) == before


def test_a_record_knows_nothing_of_rows() -> None:
    table, alone = begun(), begun()
    card = table.asks[0].options[0]
    for each, joined in ((table, True), (alone, False)):
        each.choose(card)
        each.choose(Pass(), joined=joined)
    assert table.record == alone.record
    assert Table.replay(Record.loads(table.record.dumps()), game=tiny).digest() == table.digest()


def test_copies_keep_rows_together() -> None:
    table = begun()
    before = table.digest()
    table.choose(table.asks[0].options[0])
    table.choose(Pass(), joined=True)
    copy = table.copy()
    copy.undo(0)
    assert copy.digest() == before
    dream = table.imagine(0, Rng.seeded(1))
    dream.choose(End())
    assert dream.copy().digest() == dream.digest()
