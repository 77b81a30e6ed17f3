"""Scores as one viewer may know them."""

from __future__ import annotations

from functools import cache
from typing import cast

from kingstable.kernel.game import AnyGame
from kingstable.kernel.parts import ScoringPart
from kingstable.kernel.registry import part_of
from kingstable.kernel.score import ScoreSheet
from kingstable.kernel.table import Table


def known_scores(table: Table, seat: int | None) -> list[ScoreSheet]:
    """The sheets as they are now, to a seat or to a spectator."""
    part = _part(table.game)
    return table.scores() if part is None or seat is None else part.known_sheets(table.state, seat)


def differ(game: AnyGame) -> bool:
    """Whether a seat of this game may know other scores than everybody does."""
    return _part(game) is not None


@cache
def _part(game: AnyGame) -> ScoringPart | None:
    part = part_of(game, "scoring")
    return cast("ScoringPart", part) if hasattr(part, "known_sheets") else None
