"""Terrain cards: dead ones are replaced, and new ones drawn (KB-4, KB-8)."""

from __future__ import annotations

from ..names import TERRAIN_NAMES
from ..state import NO_CARD, KingdomState


def replace_dead_card(s: KingdomState, me: int) -> None:
    """KB-8.1 to KB-8.4: a card without a free hex of its terrain leaves the game and another is drawn, face up."""
    s.removed.append(s.card)
    s.tell("dead-card", seat=me, terrain=TERRAIN_NAMES[s.card])
    s.card = draw(s)
    if s.card >= 0:
        s.tell("new-card", seat=me, terrain=TERRAIN_NAMES[s.card])


def draw(s: KingdomState) -> int:
    """The top card; an empty pile is first made anew from the discard pile (KB-4.5)."""
    if not s.deck:
        s.deck, s.discard = s.discard, []
        s.rng.shuffle(s.deck)
        s.tell("reshuffle")
    return s.draw(s.deck) if s.deck else NO_CARD
