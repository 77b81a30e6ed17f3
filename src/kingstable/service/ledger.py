"""What is asked of the database: plain functions of a connection, run by `Storage`.

None of them raises for what is to be expected; they say by their result what happened.
"""

from __future__ import annotations

import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeVar, cast, get_args

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import bindparam
from sqlalchemy.engine import Connection

from kingstable.play.acts import Act, Sat, Started, dump, now
from kingstable.play.header import Header
from kingstable.play.listed import Listed
from kingstable.play.match import Match
from kingstable.play.recorded import Recorded
from kingstable.play.seats import Occupant, free_seat, seats_of
from kingstable.service.database import acts, analyses, as_dict, chat, claims, deeds, keys, people, seats, tables
from kingstable.service.wire import ChatLine

#: The channel of PostgreSQL on which workers wake each other.
CHANNEL = "kingstable"
#: Tables on a page of a list, and lines of chat shown to newcomers.
PAGE = 100
CHAT_TAIL = 100
#: The tables that count for limits and may expire: others are over, or have expired.
UNFINISHED = ("open", "running")
#: So long somebody may say the same wish again.
DEED_SECONDS = 2 * 24 * 3600.0

Outcome = Literal["done", "started", "unknown", "taken", "by_link", "not_open", "not_owner", "not_seated", "expired"]
_REFUSALS: set[Any] = {"", 0, *get_args(Outcome)} - {"done", "started"}
T = TypeVar("T")


class Loaded(Struct):
    """A table as the database has it, with its acts from some number on and the names of its people."""

    header: Header
    seats: list[Occupant]
    acts: list[str]
    names: dict[str, str]
    #: When people who sit here were last known to be there.
    seen: dict[str, str]


class Place(Struct, frozen=True):
    """Where a table stands in a list: those of a lower rank come first, then those changed last."""

    rank: int
    updated: str
    id: str


class Page(Struct):
    """Some tables of a list, the names of the people at them, and where the rest begins, if there is more."""

    tables: list[Listed]
    names: dict[str, str]
    more: Place | None = None


class Person(Struct, kw_only=True):
    """Somebody who has given a name."""

    id: str
    name: str
    lang: str | None = None
    notify: str = ""
    login: str | None = None
    password: str | None = None
    created: str = ""


# -- people -----------------------------------------------------------------------------------------------------------


def find_person(connection: Connection, id: str) -> Person | None:
    """The person of this id."""
    row = connection.execute(sa.select(people).where(people.c.id == id)).one_or_none()
    return None if row is None else Person(**as_dict(row))


def save_person(connection: Connection, person: Person, worker: str) -> None:
    """Add a person, or change all that is known of them but the login."""
    values = {"name": person.name, "lang": person.lang, "notify": person.notify}
    changed = connection.execute(people.update().where(people.c.id == person.id).values(**values))
    if changed.rowcount == 0:
        connection.execute(people.insert().values(id=person.id, created=now(), **values))
    else:
        notify(connection, f"{worker} person {person.id}")


def key(connection: Connection, name: str) -> str:
    """The secret of this name, made up when it is first asked for."""
    connection.execute(
        sa.text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"),
        {"name": name, "value": secrets.token_hex(32)},
    )
    return str(connection.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar_one())


def renew_key(connection: Connection, name: str) -> None:
    """Make up the secret of this name anew."""
    connection.execute(keys.delete().where(keys.c.name == name))
    key(connection, name)


# -- deeds ------------------------------------------------------------------------------------------------------------

_DEED = sa.text("INSERT INTO deeds (person, id, answer, at) VALUES (:person, :id, :answer, :at) ON CONFLICT DO NOTHING")


class Wish(NamedTuple):
    """Who wants something, and the id under which they may say so again; without one, it is another wish each time."""

    person: str
    id: str = ""


#: A wish of the table itself, or of a mind.
NOBODY = Wish("")


def once(connection: Connection, wish: Wish, work: Callable[..., T], *args: Any) -> T:
    """Run `work`, unless it has been done for the same wish before: then what came of it. A refusal is not kept."""
    if not wish.id:
        return work(connection, *args)
    if not remember(connection, wish, None):
        return cast(T, deed(connection, wish))
    result = work(connection, *args)
    mine = sa.and_(deeds.c.person == wish.person, deeds.c.id == wish.id)
    if result in _REFUSALS:
        connection.execute(deeds.delete().where(mine))
    else:
        connection.execute(deeds.update().where(mine).values(answer=msgspec.json.encode(result).decode()))
    return result


def deed(connection: Connection, wish: Wish) -> Any:
    """What came of a wish; None when it has not been fulfilled."""
    mine = sa.select(deeds.c.answer).where(deeds.c.person == wish.person, deeds.c.id == wish.id)
    return msgspec.json.decode(connection.execute(mine).scalar() or "null")


def remember(connection: Connection, wish: Wish, answer: Any) -> bool:
    """Keep what came of a wish, and forget this person's deeds of days ago; False when it has been fulfilled before."""
    if not wish.id:
        return True
    clock = time.time()
    connection.execute(deeds.delete().where(deeds.c.person == wish.person, deeds.c.at < clock - DEED_SECONDS))
    values = {"person": wish.person, "id": wish.id, "answer": msgspec.json.encode(answer).decode(), "at": clock}
    return connection.execute(_DEED, values).rowcount > 0


# -- tables -----------------------------------------------------------------------------------------------------------

# What every new table, every visit and every list asks for is put together once: that takes longer than the answer.
_HEADER = sa.select(*(tables.c[name] for name in Header.__struct_fields__)).where(tables.c.id == bindparam("id"))
_LOCKED = _HEADER.with_for_update()
_LISTED = sa.select(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_SEATS = (
    sa.select(seats)
    .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
_NAMES = (
    sa.select(people.c.id, people.c.name)
    .where(people.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(people.c.login.is_(None), people.c.created, people.c.id)
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


def _header(row: sa.Row[Any]) -> Header:
    values = {name: getattr(row, name) for name in Header.__struct_fields__}
    values["options"] = msgspec.json.decode(values["options"])
    return Header(**values)


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[Occupant]]:
    found: dict[str, list[Occupant]] = {id: [] for id in ids}
    for row in connection.execute(_SEATS, {"ids": ids}):
        free = row.kind == "open"
        who = Occupant(row.person, row.mind, open=free, listed=free and not row.by_link, name=row.name)
        found[row.table_id].append(who)
    return found


def _row(who: Occupant) -> dict[str, Any]:
    """What the row of a seat says of whoever holds it."""
    return {"kind": who.kind, "person": who.person, "mind": who.mind, "by_link": who.by_link, "name": who.name}


def names_of(connection: Connection, ids: list[str]) -> dict[str, str]:
    """The names of these people, of those with a login first, then of whoever came first."""
    return {row.id: row.name for row in connection.execute(_NAMES, {"ids": ids})}


def load_table(connection: Connection, id: str, after: int = 0) -> Loaded | None:
    """A table with its acts after the first `after` ones."""
    row = connection.execute(_HEADER, {"id": id}).one_or_none()
    if row is None:
        return None
    bodies = connection.execute(_ACTS, {"id": id, "after": after})
    sitting = _seats(connection, [id])[id]
    names = names_of(connection, [seat.person for seat in sitting if seat.person])
    return Loaded(_header(row), sitting, list(bodies.scalars()), names, _seen(connection, id))


def _seen(connection: Connection, id: str) -> dict[str, str]:
    return {row.person: row.seen for row in connection.execute(_SEEN, {"id": id}) if row.person}


def saw(connection: Connection, id: str, present: Sequence[str], at: str) -> None:
    """These people were at the table then."""
    connection.execute(_SAW, {"table": id, "present": present, "seen": at})


def table_of_code(connection: Connection, code: str) -> str | None:
    """The table to which this join code belongs."""
    found: str | None = connection.execute(sa.select(tables.c.id).where(tables.c.join_code == code)).scalar()
    return found


def list_tables(connection: Connection, scope: str, person: str, after: Place | None = None, size: int = PAGE) -> Page:
    """A page of a list: `mine` with mine to move first, `finished` ones of mine, `open` or `running` ones of anybody.

    The lists of anybody's tables are fair to hosts: first the latest of each, then the second of each, and so on. The
    list `of_people` is the running games of at least two people.
    """
    where, rank = _scope(scope, person)
    ranked = sa.select(tables.c.id, tables.c.updated, rank.label("rank")).where(*where).subquery()
    order = ranked.c.rank, ranked.c.updated.desc(), ranked.c.id
    query = sa.select(ranked).order_by(*order).limit(size + 1)
    if after is not None:
        query = query.where(_behind(ranked.c, after))
    rows = list(connection.execute(query))
    shown = rows[:size]
    more = Place(shown[-1].rank, shown[-1].updated, shown[-1].id) if len(rows) > size else None
    return _page(connection, [row.id for row in shown], more)


def one_table(connection: Connection, id: str) -> Page:
    """A page with this table alone, or without any."""
    return _page(connection, [id])


def _page(connection: Connection, ids: list[str], more: Place | None = None) -> Page:
    found = _listed(connection, ids)
    shown = {seat.person for table in found for seat in table.seats if seat.person}
    shown |= {table.header.owner for table in found}
    return Page(found, names_of(connection, sorted(shown)), more)


def _scope(scope: str, person: str) -> tuple[list[sa.ColumnElement[bool]], sa.ColumnElement[int]]:
    """Which tables are in a list, and their rank in it."""
    status = tables.c.status.concat("")  # a person has few tables: SQLite is not to look among all of that status
    if scope == "mine":
        sits = sa.select(seats.c.table_id).where(seats.c.person == person, seats.c.kind == "person")
        owns = sa.select(tables.c.id).where(tables.c.owner == person)
        return [tables.c.id.in_(sits.union(owns)), status.in_(UNFINISHED)], sa.case((_asks(person), 0), else_=1)
    if scope == "finished":
        sits = sa.select(seats.c.table_id).where(seats.c.person == person)
        owns = sa.select(tables.c.id).where(tables.c.owner == person)
        return [tables.c.id.in_(sits.union(owns)), status.in_(("finished", "ended"))], sa.literal(0)
    nth = sa.func.row_number().over(partition_by=tables.c.owner, order_by=(tables.c.updated.desc(), tables.c.id))
    public = tables.c.private == sa.false()
    if scope == "of_people":
        return [tables.c.status == "running", public, _people_at_the_table() > 1], nth
    return [tables.c.status == scope, public], nth


def _people_at_the_table() -> sa.ColumnElement[int]:
    query = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
    return query.scalar_subquery()


def _asks(person: str) -> sa.ColumnElement[bool]:
    """Whether a table waits for this person: `waiting` is a list such as ``[0,2]``."""
    waiting = sa.func.replace(sa.func.replace(tables.c.waiting, "[", ","), "]", ",")
    mine = sa.and_(seats.c.table_id == tables.c.id, seats.c.person == person, seats.c.kind == "person")
    return sa.exists().where(mine, waiting.like(sa.literal("%,").concat(sa.cast(seats.c.seat, sa.Text)).concat(",%")))


def _behind(row: Any, place: Place) -> sa.ColumnElement[bool]:
    later = sa.or_(row.updated < place.updated, sa.and_(row.updated == place.updated, row.id > place.id))
    return sa.or_(row.rank > place.rank, sa.and_(row.rank == place.rank, later))


def _listed(connection: Connection, ids: list[str]) -> list[Listed]:
    """These tables as lists show them, in this order."""
    rows = {row.id: row for row in connection.execute(_LISTED, {"ids": ids})}
    sitting = _seats(connection, ids)
    decode = msgspec.json.decode
    return [
        Listed(_header(row), sitting[id], decode(row.waiting), row.round, decode(row.winners))
        for id, row in ((id, rows[id]) for id in ids if id in rows)
    ]


def tables_of(connection: Connection, person: str) -> list[str]:
    """The tables at which this person sits or sat, or that they made."""
    sits = sa.select(seats.c.table_id).where(seats.c.person == person)
    owns = sa.select(tables.c.id).where(tables.c.owner == person)
    return list(connection.execute(sits.union(owns)).scalars())


def unfinished(connection: Connection, owner: str) -> int:
    """How many tables this person has made that are not finished, and records that are still open."""
    return int(connection.execute(_UNFINISHED, {"owner": owner}).scalar_one())


def minds_to_move(connection: Connection) -> list[str]:
    """The tables at which a mind is asked."""
    query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.minds_asked == sa.true())
    return list(connection.execute(query).scalars())


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
    sitting = enumerate(_seats(connection, [id])[id])
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
    sitting = _seats(connection, [id])[id]
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
    return None if row is None else _header(row)


def _seat(connection: Connection, id: str, seat: int, who: Occupant) -> None:
    connection.execute(_SIT, {"table": id, "number": seat, **_row(who)})


def _start_when_full(connection: Connection, header: Header) -> Outcome:
    sitting = _seats(connection, [header.id])[header.id]
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


def wake(connection: Connection, id: str, worker: str, kind: str = "table") -> None:
    """Tell the other workers, once this transaction is durable, that the table has changed."""
    notify(connection, f"{worker} {kind} {id}")


def notify(connection: Connection, payload: str) -> None:
    """Tell the other workers: who says it, what kind of thing it is about, and which one."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"payload": payload})


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
_NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")


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


_ALIVE = "EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = 'kingstable ' || claims.worker)"
_CLAIM = sa.text(
    "INSERT INTO claims (table_id, version, worker, until) VALUES (:id, :version, :worker, :until)"
    " ON CONFLICT (table_id) DO UPDATE SET version = :version, worker = :worker, until = :until"
    f" WHERE claims.version < :version OR claims.until < :clock OR claims.worker = :worker OR NOT {_ALIVE}"
)
_ORPHANS = sa.text(
    "SELECT id FROM tables LEFT JOIN claims ON claims.table_id = tables.id"
    f" WHERE tables.status = 'running' AND tables.minds_asked AND NOT {_ALIVE}"
)
_FORGET = sa.text(
    "DELETE FROM keys WHERE name LIKE 'kingstable %'"
    " AND NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = keys.name)"
)


def claim(connection: Connection, id: str, version: int, worker: str, seconds: float) -> bool:
    """Whether this worker is the one that thinks for the minds of a table at this version; only on PostgreSQL.

    A claim ends with its time, or with the last connection of the worker who made it.
    """
    clock = time.time()
    values = {"id": id, "version": version, "worker": worker, "until": clock + seconds, "clock": clock}
    return connection.execute(_CLAIM, values).rowcount > 0


def forget_the_gone(connection: Connection) -> None:
    """Remove the marks of transactions of workers that are gone; only on PostgreSQL."""
    connection.execute(_FORGET)


def orphans(connection: Connection) -> list[str]:
    """The tables at which a mind is asked whose worker is gone; only on PostgreSQL."""
    return list(connection.execute(_ORPHANS).scalars())


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
