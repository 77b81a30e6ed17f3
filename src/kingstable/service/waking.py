"""How workers that share a database of PostgreSQL wake each other."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

#: The channel of PostgreSQL on which workers wake each other.
CHANNEL = "kingstable"

_NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")


def wake(connection: Connection, id: str, worker: str, kind: str = "table") -> None:
    """Tell the other workers, once this transaction is durable, that the table has changed."""
    notify(connection, f"{worker} {kind} {id}")


def notify(connection: Connection, payload: str) -> None:
    """Tell the other workers: who says it, what kind of thing it is about, and which one."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"payload": payload})
