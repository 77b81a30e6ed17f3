"""Sights that see less than usual."""

from __future__ import annotations

from kingstable.kernel import Rng, Sight, Table


class Blindfolded(Sight):
    """A sight without the table itself: all that is left is what it imagines."""

    def __init__(self, sight: Sight) -> None:
        self.ask, self.seat, self.rng = sight.ask, sight.seat, sight.rng
        self._sight = sight

    game = property(lambda self: self._sight.game)  # type: ignore[assignment]
    begins = property(lambda self: self._sight.begins)  # type: ignore[assignment]

    def imagine(self, rng: Rng | None = None) -> Table:
        return self._sight.imagine(rng)
