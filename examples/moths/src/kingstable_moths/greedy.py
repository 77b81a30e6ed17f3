"""Greedy: weighs what a light is worth against the chance that a higher moth comes."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Option, Sight

from .options import Fly
from .rules.dawn import worth
from .tables import MOTHS, ROW, SPARK
from .view import MothView

THRIFT: Final = 0.06  # what a step in a moth's number is worth on later nights


class Greedy:
    """Sends the moth that promises most where it promises most."""

    def choose(self, sight: Sight) -> Option:
        view = sight.view
        assert isinstance(view, MothView)
        return max(sight.ask.options, key=lambda option: _promise(view, option) + sight.rng.below(100) / 100)


def _promise(view: MothView, option: Option) -> float:
    """The points to expect, less what the moth would be worth later."""
    assert isinstance(option, Fly)
    unseen = [moth for moth in MOTHS if moth not in view.hand and moth not in view.flown]
    higher = sum(moth > option.moth for moth in unseen) / len(unseen)
    rivals = len(view.hand_sizes) - 1
    points = next(worth(flame) for flame in view.row if flame.light == option.light)
    # The others come here as likely as elsewhere, and rather to a bright light.
    comes = points / sum(worth(flame) for flame in view.row) if len(view.row) == ROW else 1 / len(view.row)
    wins = (1 - comes * higher) ** rivals
    spark = (1 - (1 - comes) ** rivals) * higher**rivals
    return points * wins + SPARK * spark - THRIFT * option.moth
