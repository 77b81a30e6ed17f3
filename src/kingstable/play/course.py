"""The course of a game: what happened after some moment, step by step, as one viewer saw it."""

from __future__ import annotations

import msgspec

from kingstable.kernel import Table
from kingstable.kernel.steps import steps
from kingstable.play.wire import Step

#: The most choices that are followed at once.
LONGEST = 100


class Guide:
    """Follows a table from any moment. It goes on from where it was last, if the game has come by there.

    It keeps two tables, as one began and as it ended: several who watch ask for the same stretch, one after another.
    """

    def __init__(self) -> None:
        self._kept: tuple[Table, ...] = ()

    def lead(self, table: Table, since: int, upto: int | None, seat: int | None) -> tuple[int, list[Step]]:
        """What this seat saw happen after the first `since` choices, and how many had been made then."""
        record = table.record
        end = min(len(record.choices), since + LONGEST, len(record.choices) if upto is None else upto)
        if since >= end:
            return end, []
        at = self._nearest(table, since) or Table.replay(record, upto=since, quiet=True)
        at.follow(record, since)
        began = at.copy()
        found = [
            Step(
                step.number, step.seat, [event.seen_by(seat) for event in step.told], msgspec.Raw(step.view), step.auto
            )
            for step in steps(at, record.choices[since:end], seat)
        ]
        self._kept = began, at
        return end, found

    def _nearest(self, table: Table, since: int) -> Table | None:
        """A copy of the kept table from which the least is to be made again."""
        known = [kept for kept in self._kept if len(kept.made) <= since and _comes_by(table, kept)]
        return max(known, key=lambda kept: len(kept.made)).copy() if known else None


def _comes_by(table: Table, at: Table) -> bool:
    """Whether the game went the way of the other table."""
    return [made.choice for made in at.made] == [made.choice for made in table.made[: len(at.made)]]
