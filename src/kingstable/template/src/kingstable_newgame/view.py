"""What a seat may know."""

from __future__ import annotations

import msgspec

from .state import GameState


class GameView(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    active: int
    row: list[int]
    deck: int
    taken: list[list[int]]


def view(s: GameState, seat: int | None) -> GameView:
    """The view of this seat: everything but the order of the deck."""
    return GameView(seat, s.active, list(s.row), len(s.deck), [list(stones) for stones in s.taken])
