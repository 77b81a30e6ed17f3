"""What a seat cannot know, dealt anew: the order of the deck."""

from __future__ import annotations

from kingstable.kernel import Rng

from .state import GameState


def imagine(s: GameState, seat: int | None, rng: Rng) -> None:
    """Re-deal in place what this seat cannot know."""
    rng.shuffle(s.deck)
