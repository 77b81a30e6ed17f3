"""Setting up (MOTH-1)."""

from __future__ import annotations

from kingstable.kernel import Options, Rng

from .state import Flame, MothState
from .tables import HAND, LIGHTS, MOTHS, ROW


def set_up(seats: int, options: Options, rng: Rng) -> MothState:
    """Hands are dealt, and the first lights are face up."""
    moths = list(MOTHS)
    deck = list(range(len(LIGHTS)))
    rng.shuffle(moths)
    rng.shuffle(deck)
    return MothState(
        rng=rng,
        hands=[sorted(moths.pop() for _ in range(HAND)) for _ in range(seats)],
        aside=moths,
        row=[Flame(deck.pop()) for _ in range(ROW)],
        deck=deck,
        taken=[[] for _ in range(seats)],
        sparks=[0] * seats,
        flown=[],
        last=[],
    )
