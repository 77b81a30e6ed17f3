"""Accounts: people who keep their identity under a login, and one-time links for those who lost their password."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kingstable.kernel import message
from kingstable.play.refused import Refused
from kingstable.service import sessions
from kingstable.service.database import as_dict, people, resets
from kingstable.service.identity import clean_name
from kingstable.service.register import Person
from kingstable.service.transfer import must_exist, with_database
from kingstable.service.waking import notify

#: Seconds for which a one-time link is good.
LINK_LASTS = 24 * 3600.0


def login_of(name: str) -> str:
    """A login as it is kept; raises `Refused`."""
    return clean_name(name).lower()


def find_login(connection: Connection, login: str) -> Person | None:
    """The person who keeps their identity under this login."""
    row = connection.execute(sa.select(people).where(people.c.login == login)).one_or_none()
    return None if row is None else Person(**as_dict(row))


def set_login(connection: Connection, person: str, login: str, password: str, session: str, worker: str) -> bool:
    """Keep an identity under a login, and end all sessions but this one; False when somebody else has the login."""
    taken = connection.execute(sa.select(people.c.id).where(people.c.login == login)).scalar()
    if taken not in (None, person):
        return False
    connection.execute(people.update().where(people.c.id == person).values(login=login, password=password))
    sessions.end(connection, person, worker, but=session)
    notify(connection, f"{worker} person {person}")
    return True


# -- one-time links ---------------------------------------------------------------------------------------------------


def new_link(db: str, name: str) -> str:
    """The code of a one-time link with which this login gets a new password; raises `Refused`, or `BadDatabase`."""
    must_exist(db)
    code = secrets.token_urlsafe(24)
    if not with_database(db, _keep_link, login_of(name), _hashed(code), time.time() + LINK_LASTS):
        text = f"nobody has the login {name!r}"
        raise Refused("bad_login", text, message("password-no-login", name=name))
    return code


def _keep_link(connection: Connection, login: str, code: str, until: float) -> bool:
    person = find_login(connection, login)
    if person is None:
        return False
    connection.execute(resets.delete().where(resets.c.person == person.id))
    connection.execute(resets.insert().values(code=code, person=person.id, until=until))
    return True


def find_link(connection: Connection, code: str, clock: float) -> Person | None:
    """The person for whom this link was made, unless it has been used or is too old."""
    query = sa.select(people).where(
        people.c.id == resets.c.person, resets.c.code == _hashed(code), resets.c.until > clock
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else Person(**as_dict(row))


def use_link(connection: Connection, code: str, password: str, clock: float, worker: str) -> Person | None:
    """Set a new password by a one-time link, and end all sessions; None when it is good no more."""
    person = find_link(connection, code, clock)
    used = connection.execute(resets.delete().where(resets.c.code == _hashed(code)))
    if person is None or person.login is None or used.rowcount == 0:
        return None
    set_login(connection, person.id, person.login, password, "", worker)
    return person


def _hashed(code: str) -> str:
    return sha256(code.encode()).hexdigest()
