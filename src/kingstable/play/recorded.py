"""Records as tables: a game that was played elsewhere, to be looked at or played on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace

from kingstable.kernel import BadRecord, Record, Table, message
from kingstable.minds import mind_ids
from kingstable.play.acts import AnyAct, Chose, Started, now
from kingstable.play.header import Header, new_header
from kingstable.play.match import Match
from kingstable.play.refused import Refused
from kingstable.play.seats import Occupant

#: The longest seed, and the longest time, that a table has.
SEED_LENGTH = 64
TIME_LENGTH = 32


class Recorded(NamedTuple):
    """A table that has been played: its header, its seats when it began, its acts since then, and the match."""

    header: Header
    seats: list[Occupant]
    acts: list[AnyAct]
    match: Match


def recorded(
    record: Record,
    owner: str,
    sitting: Callable[[Table], list[Occupant]],
    then: Callable[[Table], Sequence[AnyAct]] = lambda table: (),
) -> Recorded:
    """The table that a record tells of, who sits there, and what happens then; raises `BadRecord`."""
    if len(record.seed) > SEED_LENGTH or not record.seed.isprintable():
        raise BadRecord(1, "this is no seed", said=message("record-header", text="seed"))
    table = Table.replay(record)
    seats = sitting(table)
    header = new_header(table.game.info, table.options, owner, seed=record.seed, private=True)
    done: list[AnyAct] = [
        Chose(at=_time(choice.at), seat=choice.seat, do=choice.do) for choice in record.choices if not choice.auto
    ]
    done += then(table)
    match = Match.of(header, [Started(at=now(), seats=tuple(seats)), *done])
    if match.table.digest() != table.digest():
        text = "the choices that made themselves differ from those of this version"
        raise BadRecord(1, text, said=message("record-answers"))
    return Recorded(header, seats, done, match)


def _time(text: str | None) -> str:
    """The time of a choice, or now where it says none."""
    try:
        datetime.fromisoformat(text or "")
    except ValueError:
        return now()
    return text if text and len(text) <= TIME_LENGTH else now()


def opened(record: Record, me: str) -> Recorded:
    """A record that I open: of a finished game to look at it, of another to go on in the place of its people."""
    minds = mind_ids(record.game)

    def sitting(table: Table) -> list[Occupant]:
        names = [*record.names, *[""] * table.seats][: table.seats]
        person = None if table.over else me
        return [Occupant(mind=name) if name in minds else Occupant(person, name=name) for name in names]

    return recorded(record, me, sitting)


def played_on(record: Record, at: int, me: str, seat: int, mind: str) -> Recorded:
    """A moment of a game from where I go on alone, on this seat; the mind takes the others. Raises `Refused`."""
    if not 0 <= at < len(record.choices):
        raise Refused("over", "there is nothing to decide after the last choice")
    if not 0 <= seat < record.seats:
        raise Refused("malformed", f"there is no seat {seat}")

    def sitting(table: Table) -> list[Occupant]:
        if table.over:
            raise Refused("over", "there is nothing left to decide")
        return [Occupant(me) if each == seat else Occupant(mind=mind) for each in range(table.seats)]

    return recorded(replace(record, choices=record.choices[:at]), me, sitting)
