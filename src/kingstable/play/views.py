"""The views of one moment: what all see is looked up once, and beside it what each seat knows alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from kingstable.kernel import AnyGame, Table, part_of
from kingstable.kernel.parts import ViewPart


def views(table: Table) -> Callable[[int | None], Any]:
    """What gives the view of each seat, as long as nothing happens at the table."""
    part = _part(table.game)
    if part is None:
        return table.view
    shown = table.view(None)
    return lambda seat: shown if seat is None else part.own_view(shown, table.state, seat)


@cache
def _part(game: AnyGame) -> ViewPart | None:
    part = part_of(game, "view")
    return cast("ViewPart", part) if hasattr(part, "own_view") else None
