"""Copies and imagined tables, in the middle of a turn and of simultaneous questions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.test_table import bid, look, play_first
from tests.kernel.tiny import Bid, Play, Throw, Tiny, pledges, rounds, tiny

from kingstable.kernel import KingstableError, Rng, Table


def random_table(game: Tiny, seats: int, seed: int, steps: int) -> Table:
    """A table after some random choices."""
    table, rng = Table.new(game, seats, {"rounds": 3}, seed), Rng.seeded(seed)
    for _ in range(steps):
        if not table.over:
            ask = rng.pick(table.asks)
            table.choose(rng.pick(ask.options), seat=ask.seat)
    return table


tables = st.builds(
    random_table, st.sampled_from([tiny, pledges, rounds]), st.integers(1, 3), st.integers(0, 99), st.integers(0, 30)
)


@given(tables, st.integers(0, 999))
def test_a_copy_is_exact_and_independent(table: Table, seed: int) -> None:
    before = look(table)
    copy, rng = table.copy(), Rng.seeded(seed)
    assert (copy.digest(), copy.asks, copy.number, copy.made) == (table.digest(), table.asks, table.number, table.made)
    assert copy.record == table.record
    copy.play_out(lambda ask: rng.pick(ask.options))
    assert look(table) == before


@given(tables)
def test_a_copy_goes_the_way_of_its_original(table: Table) -> None:
    copies = [table.copy()]
    copies.append(copies[0].copy())
    play_first(table)
    for copy in copies:
        play_first(copy)
        assert copy.digest() == table.digest()
        assert copy.made == table.made


@given(tables, st.integers(0, 999))
def test_an_imagined_table_is_the_same_to_its_seat(table: Table, seed: int) -> None:
    before = look(table)
    for ask in table.asks:
        imagined = table.imagine(ask.seat, Rng.seeded(seed))
        assert imagined.view(ask.seat) == table.view(ask.seat)
        assert imagined.ask_of(ask.seat) == ask
        play_first(imagined)
        table.game.check(imagined.state)
    assert look(table) == before


def test_an_imagined_table_re_deals_hidden_cards_and_future_chance() -> None:
    table = Table.new(tiny, 2)
    bid(table, 1, 0)
    worlds = [table.imagine(0, Rng.seeded(seed)) for seed in range(20)]
    assert len({tuple(world.state.hands[1]) for world in worlds}) > 10
    assert len({tuple(world.state.deck) for world in worlds}) == 20
    assert all(world.state.hands[0] == table.state.hands[0] for world in worlds)
    throws = set()
    for world in worlds:
        world.choose(world.asks[0].options[0])
        world.choose(Throw())
        throws.add(world.state.coins[0])
    assert len(throws) > 2


def test_an_imagined_table_knows_neither_the_seed_nor_the_past() -> None:
    table = Table.new(tiny, 2)
    bid(table, 1, 0)
    imagined = table.imagine(0, Rng.seeded(1))
    assert imagined.seed is None
    assert imagined.made == []
    assert imagined.log is None
    assert imagined.state.rng.key != table.state.rng.key
    with pytest.raises(KingstableError, match="no record"):
        _ = imagined.record


def test_what_others_have_answered_is_imagined_away() -> None:
    table = Table.new(tiny, 3)
    for seat in (1, 2):
        table.choose(Bid(3), seat=seat)
    imagined = table.imagine(1, Rng.seeded(1))
    assert [ask.seat for ask in imagined.asks] == [0, 2]
    assert [made.option for made in imagined.made] == [Bid(3)]
    assert imagined.digest().endswith("|1 bid 3")
    imagined.choose(Bid(0), seat=2)
    imagined.choose(Bid(0), seat=0)
    assert imagined.state.coins == [3, 0, 3]
    watched = table.imagine(None, Rng.seeded(1))
    assert [ask.seat for ask in watched.asks] == [0, 1, 2]


def test_others_are_asked_about_what_they_are_imagined_to_hold() -> None:
    table = Table.new(pledges, 3)
    table.choose(table.asks[1].options[0], seat=1)
    for seed in range(5):
        imagined = table.imagine(0, Rng.seeded(seed))
        assert imagined.ask_of(0) == table.ask_of(0)
        for seat in (1, 2):
            ask = imagined.ask_of(seat)
            assert ask is not None
            assert ask.options == [Play(card) for card in imagined.state.hands[seat]]
        play_first(imagined)


@given(tables, st.integers(0, 999), st.integers(0, 6))
def test_an_imagined_table_is_copied_as_it_is_wherever_it_stands(table: Table, seed: int, steps: int) -> None:
    rng = Rng.seeded(seed)
    for ask in table.asks:
        imagined = table.imagine(ask.seat, rng)
        for _ in range(steps):
            if not imagined.over:
                one = rng.pick(imagined.asks)
                imagined.choose(rng.pick(one.options), seat=one.seat)
        again = imagined.copy().copy()
        assert (again.digest(), again.asks, again.made) == (imagined.digest(), imagined.asks, imagined.made)
        play_first(again)
        assert again.digest() != imagined.digest() or imagined.over
        play_first(imagined)
        assert (again.digest(), again.made) == (imagined.digest(), imagined.made)


@given(tables, st.integers(0, 999))
def test_one_may_imagine_what_others_imagine(table: Table, seed: int) -> None:
    rng = Rng.seeded(seed)
    for ask in table.asks:
        imagined = table.imagine(ask.seat, rng)
        deeper = imagined.imagine(imagined.asks[0].seat, rng)
        again = deeper.copy()
        assert (again.digest(), again.asks) == (deeper.digest(), deeper.asks)
        play_first(again)
        play_first(deeper)
        assert again.digest() == deeper.digest()


def test_a_finished_table_can_be_copied_and_imagined() -> None:
    table = Table.new(tiny, 2)
    play_first(table)
    assert table.copy().over
    assert table.copy().digest() == table.digest()
    imagined = table.imagine(0, Rng.seeded(1))
    assert imagined.over
    assert imagined.copy().over
