"""The simplest player."""

from __future__ import annotations

from kingstable.kernel import Option, Sight


class Random:
    """Takes any legal option, each with the same chance."""

    def choose(self, sight: Sight) -> Option:
        return sight.rng.pick(sight.ask.options)
