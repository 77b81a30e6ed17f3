"""Points (NEW-3)."""

from __future__ import annotations

from collections.abc import Sequence

from kingstable.kernel import ScoreLine, ScoreSheet, named, ranks

from .components import COMPONENTS
from .state import GameState
from .tables import STONES, Stone


def score_sheets(s: GameState) -> list[ScoreSheet]:
    """The sheets of all seats, as they are now."""
    return sheets([[STONES[stone] for stone in stones] for stones in s.taken])


def sheets(taken: Sequence[Sequence[Stone]]) -> list[ScoreSheet]:
    """Sheets for what each player has taken."""
    lines = [
        tuple(
            ScoreLine(colour.id, _points(stones, colour.id), named("score", colour.id)) for colour in COMPONENTS.colours
        )
        for stones in taken
    ]
    totals = [sum(line.points for line in each) for each in lines]
    return [
        ScoreSheet(seat, each, total, rank, rank == 1)
        for seat, (each, total, rank) in enumerate(zip(lines, totals, ranks(totals), strict=True))
    ]


def _points(stones: Sequence[Stone], colour: str) -> int:
    return max((stone.number for stone in stones if stone.colour == colour), default=0)  # NEW-3.1
