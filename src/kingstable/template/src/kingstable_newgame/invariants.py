"""What holds at every moment of every game."""

from __future__ import annotations

from .state import GameState
from .tables import ROW, STONES


def check(s: GameState) -> None:
    """Raise AssertionError when a stone is lost."""
    stones = [*s.deck, *s.row, *(stone for taken in s.taken for stone in taken)]
    assert sorted(stones) == list(range(len(STONES))), stones
    assert len(s.row) == ROW, s.row
