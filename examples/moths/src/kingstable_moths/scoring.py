"""Points (MOTH-3)."""

from __future__ import annotations

from collections.abc import Sequence

from kingstable.kernel import ScoreLine, ScoreSheet, ranks

from .rules.dawn import worth
from .state import MothState
from .tables import SPARK


def score_sheets(s: MothState) -> list[ScoreSheet]:
    """The sheets of all seats, as they are now."""
    return sheets([(sum(map(worth, flames)), len(flames)) for flames in s.taken], s.sparks)


def sheets(lights: Sequence[tuple[int, int]], sparks: Sequence[int]) -> list[ScoreSheet]:
    """Sheets from the points and the number of each player's lights, and from sparks."""
    keys = [(points + SPARK * caught, count) for (points, count), caught in zip(lights, sparks, strict=True)]
    places = ranks(keys)  # MOTH-3.2
    return [
        ScoreSheet(
            seat=seat,
            lines=(ScoreLine("lights", points), ScoreLine("sparks", SPARK * sparks[seat])),
            total=keys[seat][0],
            rank=places[seat],
            winner=places[seat] == 1,
            ties=(ScoreLine("lights-taken", count),),
        )
        for seat, (points, count) in enumerate(lights)
    ]
