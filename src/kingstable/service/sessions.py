"""Sessions: by which cookies people are known, from the first visit or signing in to signing out."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from kingstable.play.header import new_id
from kingstable.service.database import people, sessions
from kingstable.service.identity import Ticket
from kingstable.service.settings import Settings
from kingstable.service.storage import Storage, StorageDown, Unsettled
from kingstable.service.waking import notify

DAY = 24 * 3600.0
#: Sessions remembered without asking the database.
KEPT = 10_000


class Session(Struct):
    """One browser of a person. It lasts so long after it was last `seen`, which is noted once a day."""

    ticket: Ticket
    guest: bool
    seen: float


# -- in the database --------------------------------------------------------------------------------------------------


def find(connection: Connection, ticket: Ticket) -> Session | None:
    """The session of a ticket, unless it has been ended."""
    query = sa.select(sessions.c.seen, people.c.login).join(people, people.c.id == sessions.c.person)
    mine = query.where(sessions.c.id == ticket.session, sessions.c.person == ticket.person)
    row = connection.execute(mine).one_or_none()
    return None if row is None else Session(ticket, row.login is None, row.seen)


def begin(connection: Connection, ticket: Ticket, seen: float, forgotten: float) -> None:
    """Add a session, and drop those that were last seen so long ago."""
    connection.execute(sessions.delete().where(sessions.c.seen < forgotten))
    connection.execute(sessions.insert().values(id=ticket.session, person=ticket.person, seen=seen))


def renew(connection: Connection, ticket: Ticket, seen: float) -> None:
    """Note that somebody was here."""
    connection.execute(sessions.update().where(sessions.c.id == ticket.session).values(seen=seen))


def end(connection: Connection, person: str, worker: str, only: str = "", but: str = "") -> None:
    """End the sessions of a person: all, `only` this one, or all `but` this one."""
    ended = sessions.delete().where(sessions.c.person == person, sessions.c.id != but)
    connection.execute(ended.where(sessions.c.id == only) if only else ended)
    notify(connection, f"{worker} session {person}")


# -- in the server ----------------------------------------------------------------------------------------------------


class Sessions:
    """Knows which sessions are open. What it remembers is a cache of the database."""

    def __init__(self, settings: Settings, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        self._settings = settings
        self._storage = storage
        self._clock = clock
        self._open: OrderedDict[Ticket, Session] = OrderedDict()
        #: How often something was forgotten: what was read before that is not remembered.
        self._forgotten = 0

    def seconds(self, guest: bool) -> float:
        """How long a session lasts when nobody comes: a guest has no password to come back with."""
        return DAY * (self._settings.guest_days if guest else self._settings.session_days)

    async def begin(self, person: str, *, guest: bool) -> Session:
        """A new session."""
        session = Session(Ticket(person, new_id()), guest, self._clock())
        forgotten = session.seen - max(self.seconds(True), self.seconds(False))
        await self._storage.write(begin, session.ticket, session.seen, forgotten)
        self._remember(session)
        return session

    async def find(self, ticket: Ticket) -> Session | None:
        """The open session of a ticket; while the database is away, the ticket is believed."""
        session = self._open.get(ticket)
        if session is None:
            before = self._forgotten
            try:
                session = await self._storage.read(find, ticket)
            except StorageDown:
                return Session(ticket, False, self._clock())
            if session is None:
                return None
            if self._forgotten == before:
                self._remember(session)
        if self._clock() < session.seen + self.seconds(session.guest):
            return session
        self._open.pop(ticket, None)
        return None

    async def renewed(self, session: Session) -> bool:
        """Let it last anew from now on, once a day; whether that was done."""
        if self._clock() < session.seen + DAY:
            return False
        session.seen = self._clock()
        try:
            await self._storage.write(renew, session.ticket, session.seen)
        except (StorageDown, Unsettled):
            self.forget(session.ticket.person)
            return False
        return True

    def forget(self, person: str) -> None:
        """Look again which sessions of this person are open."""
        self._forgotten += 1
        for ticket in [ticket for ticket in self._open if ticket.person == person]:
            del self._open[ticket]

    def clear(self) -> None:
        """Look again which sessions are open."""
        self._forgotten += 1
        self._open.clear()

    def _remember(self, session: Session) -> None:
        self._open[session.ticket] = session
        if len(self._open) > KEPT:
            self._open.popitem(last=False)
