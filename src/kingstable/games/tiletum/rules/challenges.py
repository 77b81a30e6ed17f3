"""The challenge cards: which effects are in play, found by what triggers them (TIL-37)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ..components import COMPONENTS
from ..printed.solo import ChallengeEffect
from ..tables import KING_VP

CHALLENGES: Final = {card.id: card for card in COMPONENTS.challenge_cards}


def effects(cards: Iterable[str], trigger: str, category: int = 0) -> Iterator[tuple[str, ChallengeEffect]]:
    """The effects of the cards in play for this trigger, with the card of each (TIL-37.1: they add up)."""
    for card in cards:
        for effect in CHALLENGES[card].effects:
            if effect.trigger == trigger and effect.category == category:
                yield card, effect


def floor_space(cards: Iterable[str]) -> int:
    """TIL-22.3, TIL-37.9: the lowest king space on which he stands after a reset."""
    floors = [KING_VP.index(effect.amount) for _, effect in effects(cards, "setup_and_king_reset")]
    return max([COMPONENTS.king_track.cardinal_floor_index, *floors])
