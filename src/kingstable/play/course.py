"""The course of a game: what happened after some moment, step by step, as one viewer saw it."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from kingstable.kernel import Record, Table
from kingstable.kernel.known import known_scores
from kingstable.kernel.steps import Look, steps
from kingstable.kernel.steps import Step as Happened
from kingstable.play.wire import Step

#: The most choices that are followed at once.
LONGEST = 100
#: After every so many choices the table is kept as it was then.
EVERY = 40

_encode = msgspec.json.Encoder().encode


class Guide:
    """Follows a table from any moment. It goes on from the nearest table that it has kept, if the game came by there.

    It keeps two tables, as one began and as it ended: several who watch ask for the same stretch, one after another.
    And it keeps those at the marks on its way: whoever looks back jumps to and fro.
    """

    def __init__(self) -> None:
        self._kept: tuple[Table, ...] = ()
        self._marks: dict[int, Table] = {}

    def lead(self, table: Table, since: int, upto: int | None, seat: int | None) -> tuple[int, list[Step]]:
        """What this seat saw happen after the first `since` choices, and how many had been made then."""
        made = len(table.made)
        end = min(made, since + LONGEST, made if upto is None else upto)
        if since >= end:
            return end, []
        record = table.record
        at = self._back(table, record, since)
        began = at.copy()
        found = [_told(step, seat) for step in steps(at, record.choices[since:end], lambda: _look(at, seat))]
        self._kept = began, at
        return end, found

    def back(self, table: Table, number: int) -> Table:
        """The table as it was after its first `number` choices, without log."""
        return self._back(table, table.record, number)

    def _back(self, table: Table, record: Record, number: int) -> Table:
        at = self._nearest(table, number) or Table.replay(record, upto=0, quiet=True)
        for mark in range((len(at.made) // EVERY + 1) * EVERY, number + 1, EVERY):
            at.follow(record, mark)
            self._marks[mark] = at.copy()
        at.follow(record, number)
        return at

    def _nearest(self, table: Table, number: int) -> Table | None:
        """A copy of the kept table from which the least is to be made again."""
        kept = [kept for kept in (*self._kept, *self._marks.values()) if len(kept.made) <= number]
        kept.sort(key=lambda kept: -len(kept.made))
        return next((kept.copy() for kept in kept if _comes_by(table, kept)), None)


def _look(table: Table, seat: int | None) -> Look:
    return Look(_encode(table.view(seat)), _encode(known_scores(table, seat)))


def _told(step: Happened, seat: int | None) -> Step:
    """A step as this seat is told of it."""
    told = [event.seen_by(seat) for event in step.told]
    view, scores = (cast("Any", msgspec.Raw(seen)) for seen in step.seen)
    return Step(step.number, step.turn, step.seat, told, view, scores, step.auto)


def _comes_by(table: Table, at: Table) -> bool:
    """Whether the game went the way of the other table."""
    if len(at.made) > len(table.made):
        return False
    return all(
        one.seat == made.seat and one.option == made.option for one, made in zip(at.made, table.made, strict=False)
    )
