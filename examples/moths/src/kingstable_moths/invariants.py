"""What holds at every moment of every game."""

from __future__ import annotations

from .state import MothState
from .tables import HAND, LIGHTS, MOTHS


def check(s: MothState) -> None:
    """Raise AssertionError when a moth or a light is lost, or somebody has too many."""
    moths = [*s.aside, *s.flown, *(moth for hand in s.hands for moth in hand)]
    assert sorted(moths) == list(MOTHS), moths
    flames = [flame.light for flame in (*s.row, *(flame for flames in s.taken for flame in flames))]
    assert sorted([*s.deck, *flames]) == list(range(len(LIGHTS))), flames
    assert all(len(hand) == HAND - s.night + 1 for hand in s.hands), s.hands
