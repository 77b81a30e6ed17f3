"""Choices that one click makes together: walks, steps up the king track, a die as it lies, an end without a choice."""

from __future__ import annotations

from kingstable.kernel import Ask, Option

from .options import END, PUT_BACK, KingUp, Move, TakeDie
from .state import TiletumState


def leads_on(s: TiletumState, option: Option) -> bool:
    """A step of a walk, but not back to where the meeple stands; or one up the king track."""
    if isinstance(option, Move):
        return option.spot != s.players[s.active].at[option.meeple]
    return isinstance(option, KingUp)


def follows(s: TiletumState, ask: Ask) -> Option | None:
    """A die that can neither be turned nor recoloured is taken as it lies; a turn ends where nothing is left to do."""
    first, *others = ask.options
    if isinstance(first, TakeDie) and others == [PUT_BACK]:
        return first
    return first if first == END else None
