"""Greedy: the game's own player."""

from __future__ import annotations

from kingstable.kernel import Option, Sight

from .options import Take
from .scoring import sheets
from .tables import STONES
from .view import GameView


class Greedy:
    """Takes the stone that brings the most points now, and of equal ones any."""

    def choose(self, sight: Sight) -> Option:
        view = sight.view
        assert isinstance(view, GameView)
        return max(sight.ask.options, key=lambda option: (_total(view, sight.seat, option), sight.rng.below(100)))


def _total(view: GameView, seat: int, option: Option) -> int:
    """The points after an option; what is not a stone brings none."""
    more = [option.stone] if isinstance(option, Take) else []
    return sheets([[STONES[stone] for stone in (*view.taken[seat], *more)]])[0].total
