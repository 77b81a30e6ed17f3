"""What a seat cannot know, dealt anew: the hands of the others and the draw pile."""

from __future__ import annotations

from kingstable.kernel import Rng

from .state import NO_CARD, KingdomState


def imagine(s: KingdomState, seat: int | None, rng: Rng) -> None:
    """Hands of the others and the draw pile are one unknown heap."""
    others = [player for other, player in enumerate(s.players) if other != seat and player.hand != NO_CARD]
    heap = s.deck + [player.hand for player in others]
    rng.shuffle(heap)
    for player in others:
        player.hand = heap.pop()
    s.deck = heap
