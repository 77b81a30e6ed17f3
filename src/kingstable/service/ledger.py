"""Tables and what happens at them, in the database: plain functions of a connection, run by `Storage`.

None of them raises for what is to be expected; they say by their result what happened.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import bindparam
from sqlalchemy.engine import Connection

from kingstable.play.acts import Act, Sat, Started, dump, now
from kingstable.play.header import Header
from kingstable.play.match import Match
from kingstable.play.recorded import Recorded
from kingstable.play.seats import Occupant, free_seat, seats_of
from kingstable.service.database import acts, analyses, chat, claims, people, seats, tables
from kingstable.service.deeds import NOBODY, Outcome, Wish, remember
from kingstable.service.register import names_of
from kingstable.service.waking import wake
from kingstable.service.wire import ChatLine

#: Lines of chat shown to newcomers.
CHAT_TAIL = 100
#: The tables that count for limits and may expire: others are over, or have expired.
UNFINISHED = ("open", "running")


class Loaded(Struct):
    """A table as the database has it, with its acts from some number on and the names of its people."""

    header: Header
    seats: list[Occupant]
    acts: list[str]
    names: dict[str, str]
    #: When people who sit here were last known to be there.
    seen: dict[str, str]


# -- tables -----------------------------------------------------------------------------------------------------------

# What every new table, every visit and every list asks for is put together once: that takes longer than the answer.
_HEADER = sa.select(*(tables.c[name] for name in Header.__struct_fields__)).where(tables.c.id == bindparam("id"))
_LOCKED = _HEADER.with_for_update()
_SEATS = (
    sa.select(seats)
    .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
_ACTS = (
    sa.select(acts.c.body)
    .where(acts.c.table_id == bindparam("id"), acts.c.number > bindparam("after"))
    .order_by(acts.c.number)
)
_SEEN = sa.select(seats.c.person, seats.c.seen).where(seats.c.table_id == bindparam("id"), seats.c.seen.is_not(None))
_SAW = seats.update().where(
    seats.c.table_id == bindparam("table"), seats.c.person.in_(bindparam("present", expanding=True))
)
_SIT = seats.update().where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("number"))
_TOUCH = tables.update().where(tables.c.id == bindparam("table"))
_OWNER = sa.select(people.c.id).where(people.c.id == bindparam("owner")).with_for_update()
_UNFINISHED = sa.select(sa.func.count()).where(
    tables.c.owner == bindparam("owner"), sa.or_(tables.c.status.in_(UNFINISHED), tables.c.expires.is_not(None))
)
_NEW_TABLE, _NEW_SEATS, _NEW_ACT = tables.insert(), seats.insert(), acts.insert()


def header_of(row: sa.Row[Any]) -> Header:
    values = {name: getattr(row, name) for name in Header.__struct_fields__}
    values["options"] = msgspec.json.decode(values["options"])
    return Header(**values)


def sitting_at(connection: Connection, ids: list[str]) -> dict[str, list[Occupant]]:
    found: dict[str, list[Occupant]] = {id: [] for id in ids}
    for row in connection.execute(_SEATS, {"ids": ids}):
        free = row.kind == "open"
        who = Occupant(row.person, row.mind, open=free, listed=free and not row.by_link, name=row.name)
        found[row.table_id].append(who)
    return found


def _row(who: Occupant) -> dict[str, Any]:
    """What the row of a seat says of whoever holds it."""
    return {"kind": who.kind, "person": who.person, "mind": who.mind, "by_link": who.by_link, "name": who.name}


def load_table(connection: Connection, id: str, after: int = 0) -> Loaded | None:
    """A table with its acts after the first `after` ones."""
    row = connection.execute(_HEADER, {"id": id}).one_or_none()
    if row is None:
        return None
    bodies = connection.execute(_ACTS, {"id": id, "after": after})
    sitting = sitting_at(connection, [id])[id]
    names = names_of(connection, [seat.person for seat in sitting if seat.person])
    return Loaded(header_of(row), sitting, list(bodies.scalars()), names, _seen(connection, id))


def _seen(connection: Connection, id: str) -> dict[str, str]:
    return {row.person: row.seen for row in connection.execute(_SEEN, {"id": id}) if row.person}


def saw(connection: Connection, id: str, present: Sequence[str], at: str) -> None:
    """These people were at the table then."""
    connection.execute(_SAW, {"table": id, "present": present, "seen": at})


def table_of_code(connection: Connection, code: str) -> str | None:
    """The table to which this join code belongs."""
    found: str | None = connection.execute(sa.select(tables.c.id).where(tables.c.join_code == code)).scalar()
    return found


def unfinished(connection: Connection, owner: str) -> int:
    """How many tables this person has made that are not finished, and records that are still open."""
    return int(connection.execute(_UNFINISHED, {"owner": owner}).scalar_one())


def make_table(connection: Connection, header: Header, sitting: list[Occupant], worker: str, most: int) -> str:
    """Add a table, unless its owner has already made the most there may be: its id, or none.

    It is `taken` where the deal that it was to be played with has been played.
    """
    connection.execute(_OWNER, {"owner": header.owner})
    if unfinished(connection, header.owner) >= most:
        return ""
    if connection.execute(_HEADER, {"id": header.id}).one_or_none():
        return "taken"
    create_table(connection, header, sitting, worker)
    return header.id


def create_table(connection: Connection, header: Header, sitting: list[Occupant], worker: str) -> None:
    """Add a table, and start it when nobody is missing."""
    values = msgspec.structs.asdict(header)
    connection.execute(_NEW_TABLE, {**values, "options": msgspec.json.encode(header.options).decode()})
    connection.execute(
        _NEW_SEATS,
        [{"table_id": header.id, "seat": number, **_row(who)} for number, who in enumerate(sitting)],
    )
    _start_when_full(connection, header)
    wake(connection, header.id, worker)


def add_recorded(connection: Connection, new: Recorded, worker: str) -> None:
    """Add a table that has been played elsewhere."""
    create_table(connection, new.header, new.seats, worker)
    if new.acts:
        append(connection, appending(new.match, new.acts, worker))


def open_record(connection: Connection, new: Recorded, worker: str, most: int, expires: str) -> str:
    """Add a record that somebody opened, to be removed then if its game is over; its id, or none if it is too many."""
    connection.execute(_OWNER, {"owner": new.header.owner})
    if unfinished(connection, new.header.owner) >= most:
        return ""
    add_recorded(connection, new, worker)
    if new.match.over:
        connection.execute(tables.update().where(tables.c.id == new.header.id).values(expires=expires))
    return new.header.id


def remove(connection: Connection, id: str, worker: str) -> None:
    """Take a table away, with all that happened at it."""
    for table in (chat, seats, acts, claims, analyses):
        connection.execute(table.delete().where(table.c.table_id == id))
    connection.execute(tables.delete().where(tables.c.id == id))
    wake(connection, id, worker)


def hand_over(connection: Connection, id: str, guest: str, person: str, worker: str) -> None:
    """What this guest has at a table is that person's from now on: their seats and, if they made it, the table."""
    header = _locked(connection, id)
    if header is None:
        return
    sitting = enumerate(sitting_at(connection, [id])[id])
    moved = [
        Sat(at=now(), seat=seat, occupant=replace(who, person=person), why="moved")
        for seat, who in sitting
        if who.person == guest
    ]
    version = connection.execute(sa.select(tables.c.version).where(tables.c.id == id)).scalar_one()
    for number, act in enumerate(moved, version + 1):
        _seat(connection, id, act.seat, act.occupant)
        if version:  # it has begun
            connection.execute(_NEW_ACT, {"table_id": id, "number": number, "body": dump(act)})
    owner = person if header.owner == guest else header.owner
    after = version + len(moved) if version else 0
    connection.execute(tables.update().where(tables.c.id == id).values(owner=owner, version=after))
    wake(connection, id, worker)


def join(connection: Connection, id: str, person: str, seat: int | None, code: str | None, worker: str) -> Outcome:
    """Sit down on that free seat, or the first one, and start the table when nobody is missing.

    Whoever sits there already stays, and takes a further seat only by its number.
    """
    header = _locked(connection, id)
    if header is None:
        return "unknown"
    if header.status != "open":
        return _not_open(header)
    sitting = sitting_at(connection, [id])[id]
    mine = seats_of(sitting, person)
    if mine and seat in (None, *mine):
        return "done"
    allowed = code == header.join_code or person == header.owner
    chosen = free_seat(sitting, seat, with_link=allowed)
    if chosen is None:
        return "taken" if free_seat(sitting, seat, with_link=True) is None else "by_link"
    _seat(connection, id, chosen, Occupant(person=person))
    outcome = _start_when_full(connection, header)
    _touch(connection, id, worker)
    return outcome


def leave(connection: Connection, id: str, person: str, seat: int | None, worker: str) -> Outcome:
    """Stand up from that seat (all of one's seats without one) of a table that has not started."""
    header = _locked(connection, id)
    if header is None:
        return "unknown"
    if header.status != "open":
        return _not_open(header)
    mine = sa.and_(seats.c.table_id == id, seats.c.person == person)
    if seat is not None:
        mine = sa.and_(mine, seats.c.seat == seat)
    changed = connection.execute(seats.update().where(mine).values(kind="open", person=None, name=""))
    _touch(connection, id, worker)
    return "done" if changed.rowcount else "not_seated"


def start(connection: Connection, id: str, person: str, mind: str, worker: str) -> Outcome:
    """The owner starts now; minds take the seats that are still free."""
    header = _locked(connection, id)
    if header is None:
        return "unknown"
    if header.owner != person:
        return "not_owner"
    if header.status == "running":
        return "done"
    if header.status != "open":
        return _not_open(header)
    free = sa.and_(seats.c.table_id == id, seats.c.kind == "open")
    connection.execute(seats.update().where(free).values(kind="mind", mind=mind))
    outcome = _start_when_full(connection, header)
    wake(connection, id, worker)
    return outcome


def delete_table(connection: Connection, id: str, person: str, worker: str) -> Outcome:
    """The owner removes a table that has not started."""
    header = _locked(connection, id)
    if header is None:
        return "unknown"
    if header.owner != person:
        return "not_owner"
    if header.status != "open":
        return _not_open(header)
    remove(connection, id, worker)
    return "done"


def rematch(connection: Connection, id: str, header: Header, sitting: list[Occupant], worker: str, most: int) -> str:
    """Make the next table of the same players, unless there is one; the one that counts, or none if it is too many."""
    before = _locked(connection, id)
    assert before is not None
    if before.rematch is not None:
        return before.rematch
    if not make_table(connection, header, sitting, worker, most):
        return ""
    connection.execute(tables.update().where(tables.c.id == id).values(rematch=header.id))
    wake(connection, id, worker)
    return header.id


def _not_open(header: Header) -> Outcome:
    return "expired" if header.status == "expired" else "not_open"


def _locked(connection: Connection, id: str) -> Header | None:
    """The table, which nobody else changes until this transaction ends."""
    row = connection.execute(_LOCKED, {"id": id}).one_or_none()
    return None if row is None else header_of(row)


def _seat(connection: Connection, id: str, seat: int, who: Occupant) -> None:
    connection.execute(_SIT, {"table": id, "number": seat, **_row(who)})


def _start_when_full(connection: Connection, header: Header) -> Outcome:
    sitting = sitting_at(connection, [header.id])[header.id]
    if any(who.kind == "open" for who in sitting):
        return "done"
    started = Started(at=now(), seats=tuple(sitting))
    match = Match(header, started)
    connection.execute(_NEW_ACT, {"table_id": header.id, "number": 1, "body": dump(started)})
    _UPDATE(connection, _derived(match, started.at))
    return "started"


def _touch(connection: Connection, id: str, worker: str) -> None:
    connection.execute(_TOUCH, {"table": id, "updated": now()})
    wake(connection, id, worker)


# -- acts -------------------------------------------------------------------------------------------------------------


class _Plain:
    """A statement as the drivers of both databases read it; gives the number of rows that it has written.

    That of SQLite is called itself: all that SQLAlchemy does around it takes three times as long as the statement.
    """

    def __init__(self, text: str) -> None:
        self._sqlite, self._postgresql = text, re.sub(r":(\w+)", r"%(\1)s", text)

    def __call__(self, connection: Connection, values: dict[str, Any]) -> int:
        if connection.dialect.name == "postgresql":
            return connection.exec_driver_sql(self._postgresql, values).rowcount
        cursor: Any = connection.connection.cursor()
        try:
            return int(cursor.execute(self._sqlite, values).rowcount)
        except sqlite3.Error as error:
            down = isinstance(error, sqlite3.OperationalError)
            raise (sa.exc.OperationalError if down else sa.exc.DatabaseError)(self._sqlite, values, error) from error


# Executed with every act.
_INSERT = _Plain("INSERT INTO acts (table_id, number, body) VALUES (:id, :number, :body) ON CONFLICT DO NOTHING")
_UPDATE = _Plain(
    "UPDATE tables SET status = :status, version = :version, waiting = :waiting, minds_asked = :minds_asked,"
    " round = :round, winners = :winners, updated = :updated, expires = NULL WHERE id = :id"
)


class Append(Struct):
    """Acts to be written, the number of the first one, and what lists show of the table after them."""

    id: str
    number: int
    acts: Sequence[Act]
    derived: dict[str, Any]
    worker: str
    wish: Wish


def _derived(match: Match, at: str) -> dict[str, Any]:
    return {
        "id": match.header.id,
        "status": match.status,
        "version": match.version,
        "waiting": msgspec.json.encode(match.waiting).decode(),
        "minds_asked": bool(match.minds_asked),
        "round": match.game.round(match.table.state),
        "winners": msgspec.json.encode(match.winners).decode(),
        "updated": at,
    }


def appending(match: Match, acts: Sequence[Act], worker: str, wish: Wish = NOBODY) -> Append:
    """What to write after the match has carried out these acts."""
    first = match.version - len(acts) + 1
    return Append(match.header.id, first, acts, _derived(match, acts[-1].at), worker, wish)


def append(connection: Connection, job: Append) -> bool:
    """Write the acts; False, with nothing written, when another worker has already written the first of them."""
    for offset, act in enumerate(job.acts):
        row = {"id": job.id, "number": job.number + offset, "body": dump(act)}
        if _INSERT(connection, row) == 0:
            return False
        if isinstance(act, Sat):
            _seat(connection, job.id, act.seat, act.occupant)
    _UPDATE(connection, job.derived)
    remember(connection, job.wish, job.derived["version"])
    wake(connection, job.id, job.worker)
    return True


# -- chat -------------------------------------------------------------------------------------------------------------


def say(connection: Connection, id: str, person: str, line: ChatLine, worker: str) -> int:
    """Add a line of chat; returns its number."""
    if _locked(connection, id) is None:
        return 0
    last = connection.execute(sa.select(sa.func.max(chat.c.number)).where(chat.c.table_id == id)).scalar() or 0
    values = {"at": line.at, "person": person, "seat": line.seat, "name": line.name, "text": line.text}
    connection.execute(chat.insert().values(table_id=id, number=last + 1, **values))
    wake(connection, id, worker, "chat")
    return int(last) + 1


_SAID = (
    sa.select(chat)
    .where(chat.c.table_id == bindparam("id"), chat.c.number > bindparam("after"))
    .order_by(chat.c.number.desc())
    .limit(CHAT_TAIL)
)


def said(connection: Connection, id: str, after: int = 0) -> list[ChatLine]:
    """The last lines of chat, those after number `after`, in order."""
    rows = list(connection.execute(_SAID, {"id": id, "after": after}))
    return [ChatLine(row.number, row.at, row.seat, row.name, row.text) for row in reversed(rows)]
