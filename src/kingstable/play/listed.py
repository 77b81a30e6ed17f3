"""Tables in a list, each as one person sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from kingstable.play.header import Header
from kingstable.play.scene import seat_list
from kingstable.play.seats import Occupant, everybody, told_apart
from kingstable.play.wire import TableSummary


class Listed(Struct):
    """What a list needs to know of a table; the last three are those of its last moment."""

    header: Header
    seats: list[Occupant]
    waiting: list[int]
    round: int
    winners: list[int]


def summary(table: Listed, names: Mapping[str, str], person: str, connected: Collection[str]) -> TableSummary:
    """The table as this person sees it in a list."""
    header = table.header
    seats = seat_list(table.seats, names, person, connected)
    own = header.is_owned_by(person)
    return TableSummary(
        id=header.id,
        game=header.game,
        name=header.name,
        status=header.status,  # type: ignore[arg-type]
        seats=seats,
        options=header.options,
        own=own,
        private=header.private,
        free_undo=header.free_undo,
        pace=header.pace,
        waiting=table.waiting,
        my_move=any(seats[number].mine for number in table.waiting),
        round=table.round,
        created=header.created,
        updated=header.updated,
        host=told_apart([*everybody(table.seats), header.owner], names).get(header.owner, ""),
        join=header.join_code if own or any(seat.mine for seat in seats) else None,
        winners=table.winners,
        rematch=header.rematch,
        expires=header.expires,
    )
