"""What choices give up for good: told with the question, so that whoever makes them is asked once."""

from __future__ import annotations

from functools import cache
from typing import cast

from kingstable.kernel import AnyGame, Ask, Message, Table, part_of
from kingstable.kernel.parts import LossesPart


def losing(table: Table, ask: Ask) -> dict[str, Message]:
    """The options of a question that give something up, by their notation, and what."""
    part = _part(table.game)
    if part is None or len(ask.options) == 1:
        return {}
    found = {option.notation: part.loses(table.state, ask, option) for option in ask.options if option.quiet}
    return {do: lost for do, lost in found.items() if lost is not None}


@cache
def _part(game: AnyGame) -> LossesPart | None:
    return cast("LossesPart | None", part_of(game, "losses"))
