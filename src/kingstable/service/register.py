"""The people that the database knows, and the secrets of the house."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import bindparam
from sqlalchemy.engine import Connection

from kingstable.play.acts import now
from kingstable.service.database import as_dict, keys, people
from kingstable.service.waking import notify

_NAMES = (
    sa.select(people.c.id, people.c.name)
    .where(people.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(people.c.login.is_(None), people.c.created, people.c.id)
)


class Person(Struct, kw_only=True):
    """Somebody who has given a name."""

    id: str
    name: str
    lang: str | None = None
    notify: str = ""
    login: str | None = None
    password: str | None = None
    created: str = ""


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


def names_of(connection: Connection, ids: list[str]) -> dict[str, str]:
    """The names of these people, of those with a login first, then of whoever came first."""
    return {row.id: row.name for row in connection.execute(_NAMES, {"ids": ids})}
