"""What holds at every moment of a game, whatever happened (KB-33)."""

from __future__ import annotations

from .setup import SETTLEMENTS
from .state import NO_CARD, KingdomState
from .tables.board import WATER
from .tables.geometry import CELLS, NEIGHBOURS


def check(s: KingdomState) -> None:
    """Raise AssertionError when an invariant is broken, or a frontier does not fit the board."""
    board = s.board
    for seat, player in enumerate(s.players):
        assert player.supply + len(player.own) == SETTLEMENTS, "KB-33.1"
        assert sorted(player.own) == [cell for cell in range(CELLS) if s.owner[cell] == seat], "KB-33.2"
        assert all(board.terrain[cell] <= WATER for cell in player.own), "KB-33.2"
        held = [token.place for token in player.tokens]
        for place in held:
            beside = NEIGHBOURS[board.location_cells[place]]
            assert any(s.owner[cell] == seat for cell in beside), "KB-33.4"
        assert len(set(held)) == len(held) and set(held) <= set(player.taken), "KB-33.3"
        assert len(set(player.taken)) == len(player.taken), "KB-33.3"
    for place, left in enumerate(s.stacks):
        assert left + sum(player.taken.count(place) for player in s.players) == 2, "KB-33.3"
    cards = [card for card in (*(player.hand for player in s.players), s.card) if card != NO_CARD]
    assert sorted(cards + s.deck + s.discard + s.removed) == sorted(list(range(5)) * 5), "KB-33.5"
    assert len(cards) == len(s.players) or not (s.deck or s.discard), "KB-33.5"
    assert s.card == NO_CARD or s.free[s.card], "KB-33.6"
    _check_frontiers(s)


def _check_frontiers(s: KingdomState) -> None:
    terrain = s.board.terrain
    for ground in range(WATER + 1):
        free = [cell for cell in range(CELLS) if terrain[cell] == ground and s.owner[cell] < 0]
        assert s.free[ground] == free, "free hexes"
        for seat in range(len(s.players)):
            near = [cell for cell in free if any(s.owner[other] == seat for other in NEIGHBOURS[cell])]
            assert s.near[seat][ground] == near, "frontier"
    assert s.free_edge == sum(s.owner[cell] < 0 for cell in s.board.edge_buildable), "free edge"
