"""What holds at every moment (section 33): it is checked, damage is noticed, and copies share nothing."""

from dataclasses import fields

import pytest
from tests.games.kingdom_builder.scenes import TERRAINS, at, begin, hexes, position, put

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.rules.tokens import ready_locations
from kingstable.games.kingdom_builder.state import NO_CARD
from kingstable.kernel import Rng, Table


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


def test_a_settlement_that_leaves_water_at_the_edge_frees_no_building_land():
    s = position("B", own={0: "0,13 12,15"})
    assert s.board.terrain[at(0, 13)] == TERRAINS.index("water")
    s.vacate(at(0, 13))
    s.occupy(0, at(0, 12))
    game.check(s)


def test_a_copy_shares_nothing_that_changes():
    s = position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, discard=["forest"], removed=["desert"])
    copy = s.copy()
    assert copy == s
    for one, other in [(s, copy), *zip(s.players, copy.players, strict=True)]:
        for field in (each.name for each in fields(one)):
            if isinstance(getattr(one, field), list):
                assert getattr(one, field) is not getattr(other, field), field
    assert all(mine is not theirs for mine, theirs in zip(s.touch, copy.touch, strict=True))
    assert all(mine is not theirs for mine, theirs in zip(s.near[0], copy.near[0], strict=True))
    assert all(mine is not theirs for mine, theirs in zip(s.free, copy.free, strict=True))


def test_putting_settlements_by_hand_keeps_the_frontiers():
    s = position()
    put(s, 0, hexes("8,8 8,9"))
    game.check(position(own={0: "8,8 8,9"}))
    assert ready_locations(s, 0) == []
