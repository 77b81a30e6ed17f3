"""What nobody at the table knows: the order of the piles and the face-down corruption tokens, dealt anew."""

from __future__ import annotations

from kingstable.kernel import Rng

from .state import TiletumState


def imagine(s: TiletumState, seat: int | None, rng: Rng) -> None:
    """TIL-39.10: in place; no seat knows more than another."""
    for pile in (s.bonus_pile, s.contract_pile, s.character_pile):
        pile.sort()
        rng.shuffle(pile)
    tokens = sorted(s.tokens + s.aside)
    rng.shuffle(tokens)
    down = len(s.tokens)
    s.tokens, s.aside = tokens[:down], tokens[down:]
