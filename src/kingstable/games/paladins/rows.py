"""Choices that one click makes together: an action and the end of the turn, where nothing is left to do."""

from __future__ import annotations

from kingstable.kernel import Ask, Option

from .options import End
from .state import PaladinsState


def follows(s: PaladinsState, ask: Ask) -> Option | None:
    """After its action a turn only ends (PAL-4.15)."""
    return ask.options[0] if isinstance(ask.options[0], End) else None
