"""Which of several workers thinks for the minds of a table; only on PostgreSQL."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

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
    """Whether this worker is the one that thinks for the minds of a table at this version.

    A claim ends with its time, or with the last connection of the worker who made it.
    """
    clock = time.time()
    values = {"id": id, "version": version, "worker": worker, "until": clock + seconds, "clock": clock}
    return connection.execute(_CLAIM, values).rowcount > 0


def forget_the_gone(connection: Connection) -> None:
    """Remove the marks of transactions of workers that are gone."""
    connection.execute(_FORGET)


def orphans(connection: Connection) -> list[str]:
    """The tables at which a mind is asked whose worker is gone."""
    return list(connection.execute(_ORPHANS).scalars())
