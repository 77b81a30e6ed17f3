"""Score sheets: named lines per player, totals, and ranks after tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kingstable.kernel.message import Message


class ScoreLine(msgspec.Struct, frozen=True):
    """One named line of a sheet; its words are the Fluent message ``score-<id>``, or `label` if given."""

    id: str
    points: int
    label: Message | None = None


class ScoreSheet(msgspec.Struct, frozen=True):
    """The lines of one player. `seat` is None for an opponent that the rulebook plays; `name` is its name.

    `ties` are the tie-breaks in order, shown when totals are equal. `winner` is what the rules say, which in a
    solo game need not be the first rank.
    """

    seat: int | None
    lines: tuple[ScoreLine, ...]
    total: int
    rank: int
    winner: bool
    ties: tuple[ScoreLine, ...] = ()
    name: Message | None = None


def winners(sheets: Sequence[ScoreSheet]) -> list[int]:
    """The seats that win by these sheets; none where only the rulebook's own opponent does."""
    return [sheet.seat for sheet in sheets if sheet.winner and sheet.seat is not None]


def ranks(keys: Sequence[Any]) -> list[int]:
    """Rank 1 for the highest key; equal keys share a rank and the next one is skipped.

    >>> ranks([51, 48, 51])
    [1, 3, 1]
    """
    return [1 + sum(other > key for other in keys) for key in keys]
