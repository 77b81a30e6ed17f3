"""The decisions of kept games, and what an adviser says at them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.games.golden import folder

from kingstable.kernel import Ask, Message, Record, Table, part_of


def recorded(game: str) -> Iterator[tuple[str, Table, Ask]]:
    """The decisions of a game for one, for two and for three, as far as it has them, by the newest rules.

    Each has a name, such as `2-mixed/37`: the record, and the number of choices before it.
    """
    for path in (folder(game) / f"{name}.jsonl" for name in ("1-minds", "2-mixed", "3-minds")):
        if path.exists():
            record = Record.load(path)
            table = Table.new(game, record.seats, record.options, record.seed, quiet=True)
            for choice in record.choices:
                if not choice.auto:
                    yield f"{path.stem}/{len(table.made)}", table, table.question(choice.seat)
                    table.choose(choice.do, seat=choice.seat)


def told(table: Table, ask: Ask) -> dict[str, Message]:
    """All that could be said at a question, by id."""
    part: Any = part_of(table.game, "advice")
    return {message.id: message for message in part.advice(table.view(ask.seat), ask)}


@cache
def heard(game: str) -> dict[str, dict[str, Message]]:
    """All that could be said in the kept games, by the names of their decisions."""
    return {name: told(table, ask) for name, table, ask in recorded(game)}
