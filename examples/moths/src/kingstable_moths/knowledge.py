"""What a seat cannot know, dealt anew: the hands of the others, the moths out of the game, the order of the lights."""

from __future__ import annotations

from kingstable.kernel import Rng

from .state import MothState


def imagine(s: MothState, seat: int | None, rng: Rng) -> None:
    """Re-deal in place what this seat cannot know."""
    others = [hand for other, hand in enumerate(s.hands) if other != seat]
    hidden = [*s.aside, *(moth for hand in others for moth in hand)]
    rng.shuffle(hidden)
    for hand in others:
        hand[:] = sorted(hidden.pop() for _ in hand)
    s.aside[:] = hidden
    rng.shuffle(s.deck)
