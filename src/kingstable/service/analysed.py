"""Analyses in the database: one a finished game, written while it is made, and kept with the game."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kingstable.minds.analysis import Analysis
from kingstable.service.database import analyses
from kingstable.service.wire import Analysed

#: Seconds after which one that is not finished and of which nothing was heard has been given up.
SILENCE = 600.0


def begin(connection: Connection, id: str, person: str, weights: str, worker: str, clock: float) -> bool:
    """Whether this worker is to analyse a game: nobody has done so by the same weights, nor does so now."""
    row = connection.execute(sa.select(analyses).where(analyses.c.table_id == id)).one_or_none()
    if row is not None and (row.weights == weights if row.progress == 100 else clock - row.at < SILENCE):
        return False
    cancel(connection, id)
    values = {"person": person, "weights": weights, "worker": worker, "progress": 0, "body": "", "at": clock}
    connection.execute(analyses.insert().values(table_id=id, **values))
    return True


def keep(connection: Connection, id: str, worker: str, found: Analysis, clock: float) -> bool:
    """What is known by now; False when nobody wants it any more."""
    mine = sa.and_(analyses.c.table_id == id, analyses.c.worker == worker, analyses.c.progress < 100)
    body = msgspec.json.encode(found).decode()
    done = connection.execute(analyses.update().where(mine).values(progress=found.progress, body=body, at=clock))
    return done.rowcount == 1


def cancel(connection: Connection, id: str) -> None:
    """Nobody wants it any more."""
    connection.execute(analyses.delete().where(analyses.c.table_id == id))


def asked_by(connection: Connection, id: str) -> str | None:
    """Who wants the analysis that is being made; None where none is."""
    making = sa.select(analyses.c.person).where(analyses.c.table_id == id, analyses.c.progress < 100)
    return connection.execute(making).scalar()


def read(connection: Connection, id: str, clock: float) -> Analysed | None:
    """How far the analysis of a game has come; None where there is none, or one that was given up."""
    row = connection.execute(sa.select(analyses).where(analyses.c.table_id == id)).one_or_none()
    if row is None or (row.progress < 100 and clock - row.at >= SILENCE):
        return None
    return Analysed(row.progress, msgspec.json.decode(row.body, type=Analysis) if row.body else None)
