"""Tables as record files, straight from and into the database: `kingstable export` and `kingstable import`."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kingstable.kernel import Record, Table, message
from kingstable.minds import default_mind
from kingstable.play import acts
from kingstable.play.acts import AnyAct, Sat, now
from kingstable.play.gathering import Gathering
from kingstable.play.header import new_id
from kingstable.play.match import Match
from kingstable.play.recorded import Recorded, recorded
from kingstable.play.refused import Refused
from kingstable.play.seats import NAME_LENGTH, Occupant
from kingstable.service import ledger, register
from kingstable.service.database import connect, missing, prepare, reason, unusable, url_of
from kingstable.service.identity import clean
from kingstable.service.register import Person

T = TypeVar("T")


def export_table(db: str, table_id: str) -> Record:
    """The record of a table, finished or running; raises `BadDatabase`, or `Refused` when there is no such table."""
    must_exist(db)
    loaded = with_database(db, ledger.load_table, table_id)
    if loaded is None:
        text = f"there is no table {table_id!r} in this database"
        raise Refused("unknown_table", text, message("export-no-table", name=table_id))
    if not loaded.acts:
        text = f"the game at table {table_id!r} has not begun"
        raise Refused("not_started", text, message("export-not-started", name=table_id))
    match = Match.of(loaded.header, map(acts.load, loaded.acts))
    return Gathering(loaded.header, loaded.seats, loaded.names, match).record()


class Imported(NamedTuple):
    """A new table: its id, and the code of its join link."""

    table: str
    code: str


def import_record(db: str, record: Record, names: Sequence[str] = (), minds: Sequence[str] = ()) -> Imported:
    """Put a record into the database as a table.

    Each of the `names` is a person on that seat, which at a running table is open to whoever has the join link. On
    seats without one (or with an empty one) sits the mind of `minds`, or the game's default one. Raises `BadRecord`
    when the record does not replay.
    """
    called = [clean(name)[:NAME_LENGTH] for name in names[: record.seats]]
    people = {seat: Person(id=new_id(), name=name) for seat, name in enumerate(called) if name}
    playing = {seat: mind for seat, mind in enumerate(minds) if mind}
    mind = default_mind(record.game)

    def sitting(table: Table) -> list[Occupant]:
        return [
            Occupant(people[seat].id) if seat in people else Occupant(mind=playing.get(seat, mind))
            for seat in range(table.seats)
        ]

    def awaited(table: Table) -> list[AnyAct]:
        away = {} if table.over else people
        return [
            Sat(at=now(), seat=seat, occupant=Occupant(person.id, open=True), why="awaited")
            for seat, person in away.items()
        ]

    owner = next(iter(people.values()), None)
    new = recorded(record, owner.id if owner else "", sitting, awaited)
    with_database(db, _insert, new, list(people.values()))
    return Imported(new.header.id, new.header.join_code)


def _insert(connection: Connection, new: Recorded, people: list[Person]) -> None:
    for person in people:
        register.save_person(connection, person, "import")
    ledger.add_recorded(connection, new, "import")


def must_exist(db: str) -> None:
    """Raise `BadDatabase` where there is no file."""
    if missing(url_of(db)):
        raise unusable(url_of(db), os.strerror(errno.ENOENT))


def with_database(db: str, work: Callable[..., T], *args: object) -> T:
    """Run `work(connection, *args)` in a transaction of its own, beside whatever server there is."""
    url = url_of(db)
    prepare(url)
    engine = connect(url, writer=True)
    try:
        with engine.begin() as connection:
            return work(connection, *args)
    except sa.exc.DBAPIError as error:
        raise unusable(url, reason(error)) from None
    finally:
        engine.dispose()
