"""Setting up (NEW-1)."""

from __future__ import annotations

from kingstable.kernel import Options, Rng

from .state import GameState
from .tables import ROW, STONES


def set_up(seats: int, options: Options, rng: Rng) -> GameState:
    """The state in which the first turn begins."""
    deck = list(range(len(STONES)))
    rng.shuffle(deck)
    return GameState(rng=rng, row=[deck.pop() for _ in range(ROW)], deck=deck, taken=[[] for _ in range(seats)])
