"""Tables to which nobody comes: open ones are closed and running ones ended, some days after the lobby has said so.

A record that somebody opened, and whose game is over, is removed when its time has come.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from kingstable.play.acts import Ended, dump, now, stamp
from kingstable.play.refused import Refused
from kingstable.service.claiming import forget_the_gone
from kingstable.service.database import acts, seats, tables
from kingstable.service.ledger import UNFINISHED, remove
from kingstable.service.waking import wake

if TYPE_CHECKING:
    from kingstable.service.hall import Hall

log = logging.getLogger("kingstable.expiry")

#: So long before it happens the lobby says that a table will expire, at most.
NOTICE = timedelta(days=2)
#: Seconds between two rounds, and rounds until the database is asked for tables that expire.
ROUND = 60.0
ROUNDS = 10

# -- in the database --------------------------------------------------------------------------------------------------


class Found(Struct):
    """Tables that are to expire, with the time; tables that no longer are; and tables whose time has come."""

    near: dict[str, str]
    saved: list[str]
    due: list[str]


def look(connection: Connection, clock: datetime, days: Mapping[str, float]) -> Found:
    """Find the tables of each status at which nothing was done and nobody was for so many days; 0 is for ever.

    A table expires only after it has been said to, however long the server did not run.
    """
    found = Found({}, [], [])
    for status, most in days.items():
        whole = timedelta(days=most)
        notice = min(NOTICE, whole / 2)
        lonely = _lonely(stamp(clock - whole + notice)) if most else sa.false()
        said = tables.c.expires.is_not(None)
        found.near |= dict.fromkeys(_ids(connection, status, lonely, ~said), stamp(clock + notice))
        found.saved += _ids(connection, status, ~lonely, said)
        found.due += _ids(connection, status, lonely, tables.c.expires <= stamp(clock))
    return found


def _lonely(since: str) -> sa.ColumnElement[bool]:
    seen = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.seen >= since)
    return sa.and_(tables.c.updated < since, ~seen)


def _ids(connection: Connection, status: str, *where: sa.ColumnElement[bool]) -> list[str]:
    return list(connection.execute(sa.select(tables.c.id).where(tables.c.status == status, *where)).scalars())


def outdated(connection: Connection, clock: datetime) -> list[str]:
    """The opened records whose time has come."""
    over = tables.c.status.in_(("finished", "ended"))
    return list(connection.execute(sa.select(tables.c.id).where(over, tables.c.expires <= stamp(clock))).scalars())


def announce(connection: Connection, id: str, when: str | None) -> None:
    """Say when a table expires, or that it does not."""
    connection.execute(tables.update().where(tables.c.id == id).values(expires=when))


def expire(connection: Connection, id: str, at: str, worker: str) -> bool:
    """Close an open table, or end a game; False when its time has not come after all."""
    row = connection.execute(sa.select(tables).where(tables.c.id == id).with_for_update()).one_or_none()
    if row is None or row.status not in UNFINISHED or row.expires is None or row.expires > at:
        return False
    values: dict[str, Any] = {"status": "expired", "expires": None}
    if row.status == "running":
        ended = dump(Ended(at=at, why="expired"))
        connection.execute(acts.insert().values(table_id=id, number=row.version + 1, body=ended))
        values |= {"status": "ended", "version": row.version + 1, "waiting": "[]", "minds_asked": False, "updated": at}
    connection.execute(tables.update().where(tables.c.id == id).values(**values))
    wake(connection, id, worker)
    return True


# -- in the background ------------------------------------------------------------------------------------------------


class Caretaker:
    """Goes round: writes down who is where, and sees to the tables to which nobody comes."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.see_to_tables()
                if self._hall.storage.postgresql:
                    await self._hall.storage.write(forget_the_gone)
            except Refused as error:
                log.warning("cannot look for tables that expire", extra={"code": error.code})
            for _ in range(ROUNDS):
                await asyncio.sleep(ROUND)
                self._hall.note_everybody()

    async def see_to_tables(self) -> None:
        """Say which tables will expire, and let those expire whose time has come."""
        hall = self._hall
        days = {"open": hall.settings.open_days, "running": hall.settings.running_days}
        found = await hall.storage.read(look, datetime.now(UTC), days)
        said: dict[str, str | None] = {**found.near, **dict.fromkeys(found.saved)}
        for id, when in said.items():
            await hall.storage.write(announce, id, when, lane=id)
        for id in found.due:
            if await hall.storage.write(expire, id, now(), hall.worker, lane=id):
                hall.rearranged(hall.room(id))
        for id in await hall.storage.read(outdated, datetime.now(UTC)):
            await hall.storage.write(remove, id, hall.worker, lane=id)
            hall.rearranged(hall.room(id))
        if said:
            hall.lobby.changed()
