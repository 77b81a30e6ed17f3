"""The course of the game: nobles, phase one turn by turn, phase two round by round, the end."""

from collections.abc import Callable
from typing import Final

from kingstable.kernel import Turn

from ..state import AUCTION, CHOOSE, DISTRIBUTE, NOBLES, OVER, START, KingState
from .phase_one import choose, choose_noble, distribute, start
from .phase_two import auction

_TURNS: Final[dict[str, Callable[[KingState], Turn]]] = {
    NOBLES: choose_noble,
    START: start,
    DISTRIBUTE: distribute,
    CHOOSE: choose,
    AUCTION: auction,
}


def turn(s: KingState) -> Turn:
    """What comes next: one decision of one player, with all that follows from it."""
    return _TURNS[s.stage](s)


def over(s: KingState) -> bool:
    """Whether the last card of the favour pile has been sold or discarded."""
    return s.stage == OVER


def active(s: KingState) -> int | None:
    """The seat that decides now, if any does."""
    return None if s.stage == OVER else s.actor
