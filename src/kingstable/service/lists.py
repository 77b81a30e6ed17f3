"""Lists of tables, as the lobby and people's own pages show them."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import bindparam
from sqlalchemy.engine import Connection

from kingstable.play.listed import Listed
from kingstable.service.database import seats, tables
from kingstable.service.ledger import UNFINISHED, header_of, sitting_at
from kingstable.service.register import names_of

#: Tables on a page of a list.
PAGE = 100

_LISTED = sa.select(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))


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


def latest_finished(connection: Connection, person: str, game: str, most: int) -> list[Listed]:
    """The last games of this kind that somebody has played to their end, the latest first."""
    sat = sa.select(seats.c.table_id).where(seats.c.person == person)
    mine = sa.select(tables.c.id).where(tables.c.id.in_(sat), tables.c.game == game)
    over = mine.where(tables.c.status.concat("") == "finished").order_by(tables.c.updated.desc()).limit(most)
    return _listed(connection, list(connection.scalars(over)))


def _listed(connection: Connection, ids: list[str]) -> list[Listed]:
    """These tables as lists show them, in this order."""
    rows = {row.id: row for row in connection.execute(_LISTED, {"ids": ids})}
    sitting = sitting_at(connection, ids)
    decode = msgspec.json.decode
    return [
        Listed(header_of(row), sitting[id], decode(row.waiting), row.round, decode(row.winners))
        for id, row in ((id, rows[id]) for id in ids if id in rows)
    ]


def tables_of(connection: Connection, person: str) -> list[str]:
    """The tables at which this person sits or sat, or that they made."""
    sits = sa.select(seats.c.table_id).where(seats.c.person == person)
    owns = sa.select(tables.c.id).where(tables.c.owner == person)
    return list(connection.execute(sits.union(owns)).scalars())


def minds_to_move(connection: Connection) -> list[str]:
    """The tables at which a mind is asked."""
    query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.minds_asked == sa.true())
    return list(connection.execute(query).scalars())
