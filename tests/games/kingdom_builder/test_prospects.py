"""What hints say of Kingdom Builder: points as the sheet counts them, and moves that end somewhere."""

from __future__ import annotations

from itertools import pairwise

from tests.games.hinting import hinted

from kingstable.kernel import Rng, Table
from kingstable.minds.hints import within_turn


def test_what_a_way_brings_at_once_is_what_the_score_sheet_then_says() -> None:
    table = Table.new("kingdom_builder", 2, seed="brings", quiet=True)
    hint, seat = hinted(table)[0], table.asks[0].seat
    for choice in hint.choices:
        table.choose(choice, seat=seat)
    sheet = next(sheet for sheet in table.scores() if sheet.seat == seat)
    assert {line.id: line.points for line in sheet.lines if line.points} == {
        line.id: line.points for line in hint.brings
    }


def test_a_settlement_that_a_way_lifts_is_put_somewhere() -> None:
    table, rng, looked = Table.new("kingdom_builder", 2, seed=5, quiet=True), Rng.seeded("lift"), 0
    while not table.over and looked < 3:
        ask = table.asks[0]
        if len([option for option in ask.options if option.kind == "lift"]) > 2:
            looked += 1
            ways = [[choice.kind for choice in hint.choices[:2]] for hint in hinted(table)]
            assert ["lift", "withdraw"] not in ways and ["lift", "put"] in ways
        uses = [option for option in ask.options if option.kind == "use"]
        table.choose(rng.pick(uses or ask.options))
    assert looked == 3


def test_ways_lead_to_different_kingdoms_and_take_nothing_up_in_vain() -> None:
    table, rng, looked = Table.new("kingdom_builder", 2, seed=5, quiet=True), Rng.seeded("apart"), 0
    while not table.over and looked < 12:
        ask = table.asks[0]
        if len(ask.options) > 2 and rng.below(5) == 0:
            looked += 1
            ends = []
            for hint in hinted(table):
                kinds = [choice.kind for choice in hint.choices]
                assert ("use", "withdraw") not in pairwise(kinds)
                there = table
                for choice in hint.choices:
                    there = within_turn(there, choice, ask.seat, [])
                ends.append(frozenset(there.state.players[ask.seat].own))
            assert len(set(ends)) == len(ends)
        uses = [option for option in ask.options if option.kind == "use"]
        table.choose(rng.pick(uses or ask.options))
    assert looked == 12
