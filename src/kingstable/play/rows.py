"""Rows: choices of one seat that one click makes together, and what such rows lead to from here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import cast

from kingstable.kernel import AnyGame, Ask, Option, Table, part_of
from kingstable.kernel.parts import RowsPart

#: Consecutive choices.
Row = tuple[Option, ...]

#: No more ways than this are looked for.
MOST = 200


def after(table: Table, seat: int, row: Sequence[Option | str]) -> Table:
    """A copy of the table on which the row has been made; raises what `Table.choose` raises."""
    ahead = table.copy()
    for number, option in enumerate(row):
        ahead.choose(option, seat=seat, joined=number > 0)
    return ahead


def whole(table: Table, seat: int, row: Sequence[str], on: bool) -> list[str]:
    """The row as it will be made, in notation; with `on`, what follows of itself is part of it.

    More than one choice is tried on a copy first; raises what `Table.choose` raises.
    """
    follows = getattr(_part(table.game), "follows", None) if on else None
    if len(row) == 1 and follows is None:
        return list(row)
    ahead = after(table, seat, row)
    while follows is not None and ahead.may_join(seat):
        answer: Option | None = follows(ahead.state, ahead.asks[0])
        if answer is None:
            break
        ahead.choose(answer, seat=seat, joined=True)
        if ahead.undo_refusal(seat) is not None:  # something new would be known
            break
        row = [*row, answer.notation]
    return list(row)


def ways(table: Table, seat: int) -> list[Row]:
    """The shortest rows to what the open question of this seat does not offer yet, the nearest first.

    They go step by step, through what the game calls so, as long as the same is asked and all can be taken back.
    Several rows of one length to the same are told apart only where they leave the table in different states.
    """
    leads_on = getattr(_part(table.game), "leads_on", None)
    ask = table.ask_of(seat)
    if leads_on is None or ask is None:
        return []
    known = {_aim((option,)) for option in ask.options}
    ends: list[Row] = [(option,) for option in ask.options if leads_on(table.state, option)]
    steps = {row[0].kind for row in ends}
    found: list[Row] = []
    while ends and len(found) < MOST:
        reached: dict[tuple[str, int], list[Row]] = {}
        for row in ends:
            for option in _offered_after(table, seat, row, ask):
                longer = (*row, option)
                aims = leads_on(table.state, option) if option.kind in steps else written(option)[1]
                if aims and _aim(longer) not in known:
                    reached.setdefault(_aim(longer), []).append(longer)
        known |= reached.keys()
        different = [row for rows in reached.values() for row in _different(table, seat, rows)]
        ends = [row for row in different if leads_on(table.state, row[-1])]
        found += different
    return found


def _aim(row: Row) -> tuple[str, int]:
    """What a row leads to: the things that its last choice touches, or as often as it is made."""
    notation, touches = written(row[-1])
    return notation, 0 if touches else len(row)


@lru_cache(maxsize=10_000)
def written(option: Option) -> tuple[str, bool]:
    """A choice as it is written, and whether it touches things; the same ones are looked for all the time."""
    return option.notation, bool(option.references)


def _offered_after(table: Table, seat: int, row: Row, first: Ask) -> Sequence[Option]:
    """What may be chosen after a row, if it is the same question that is asked again."""
    ahead = after(table, seat, row)
    if not ahead.may_join(seat) or ahead.asks[0].prompt.id != first.prompt.id:
        return ()
    return ahead.asks[0].options


def _different(table: Table, seat: int, rows: list[Row]) -> list[Row]:
    """Those that leave the table in different states."""
    if len(rows) == 1:
        return rows
    return list({after(table, seat, row).digest(): row for row in reversed(rows)}.values())[::-1]


@cache
def _part(game: AnyGame) -> RowsPart | None:
    return cast("RowsPart | None", part_of(game, "rows"))
