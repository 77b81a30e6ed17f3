"""`kingstable backup` and `kingstable restore`: a database to a file and back, also while a server uses it."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kingstable.kernel import message
from kingstable.service import archive
from kingstable.service.archive import BATCH, Archive, BadArchive, Header, Part, Told, silent
from kingstable.service.database import (
    RESTORED,
    BadDatabase,
    connect,
    known_versions,
    look,
    missing,
    reason,
    shown,
    snapshot,
    unusable,
    upgrade,
    url_of,
)
from kingstable.service.register import renew_key

#: Seconds for which a restore waits until nobody uses the tables, and between two looks.
WAIT, PAUSE = 30.0, 0.02


def backup(db: str, path: Path, told: Told = silent) -> Header:
    """Write all that the database holds at this moment to a file; raises `BadDatabase`, or `OSError` for the file."""
    url = url_of(db)
    version = look(url)
    if version is None:
        raise unusable(url, os.strerror(errno.ENOENT))
    with _said(url), snapshot(url) as connection:
        return archive.write(connection, version, path, told)


def restore(db: str, path: Path, *, replace: bool = False, checked: Told = silent, told: Told = silent) -> Header:
    """Put a backup into a database that holds nothing, or in place of what it holds.

    The whole file is checked first; then everything happens in one transaction, so that a failure leaves all as it was.
    A backup of an older version is brought up to date. Raises `BadArchive`, `BadDatabase`, or `OSError` for the file.
    """
    url = url_of(db)
    source = Archive(path)
    if source.header.schema not in known_versions():
        text = f"{path} has database version {source.header.schema}: a newer Kingstable made it"
        raise BadArchive(text, message("backup-newer", file=str(path), found=source.header.schema))
    source.check(checked)
    look(url)
    if missing(url):
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    with _said(url):
        engine = connect(url, writer=True)
        try:
            with engine.begin() as connection:
                _take(connection)
                if not replace:
                    _check_empty(url, connection)
                _fill(connection, source, told)
        finally:
            engine.dispose()
    return source.header


@contextmanager
def _said(url: sa.URL) -> Iterator[None]:
    """What the database complains of becomes `BadDatabase`."""
    try:
        yield
    except sa.exc.DBAPIError as error:
        raise unusable(url, reason(error)) from None


def _take(connection: Connection) -> None:
    """Have PostgreSQL to oneself, as SQLite gives it to whoever writes.

    Never waits with a lock in hand, so that no other transaction and this one can wait for each other.
    """
    if connection.dialect.name != "postgresql":
        return
    names = ", ".join(f'"{name}"' for name in sa.inspect(connection).get_table_names())
    until = time.monotonic() + WAIT
    while names:
        try:
            with connection.begin_nested():
                connection.exec_driver_sql(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE NOWAIT")
            return
        except sa.exc.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(PAUSE)


def _check_empty(url: sa.URL, connection: Connection) -> None:
    held = {
        table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in archive.stored_tables(connection)
        if table.name in ("people", "tables")
    }
    if any(held.values()):
        text = (
            f"the database {shown(url)} is not empty: it holds {held['people']} people and {held['tables']} tables. "
            "Nothing was changed; --replace puts the backup in their place"
        )
        raise BadDatabase(
            text, message("restore-not-empty", file=shown(url), people=held["people"], tables=held["tables"])
        )


def _fill(connection: Connection, source: Archive, told: Told) -> None:
    """Lay the tables out as they were when the backup was made, fill them, and bring them up to date."""
    before = sa.MetaData()
    before.reflect(connection)
    before.drop_all(connection)
    upgrade(connection, source.header.schema)
    tables = {table.name: table for table in archive.stored_tables(connection)}
    laid_out = {table.name: {column.name for column in table.columns} for table in tables.values()}
    if laid_out != {part.table: set(part.columns) for part in source.header.parts}:
        raise BadArchive("other tables", message("backup-damaged", file=str(source.path)))
    done = 0
    for rows in _batches(source):
        part = rows[0][0]
        connection.execute(tables[part.table].insert(), [dict(zip(part.columns, row, strict=True)) for _, row in rows])
        done += len(rows)
        told(done, source.header.rows)
    upgrade(connection)
    renew_key(connection, RESTORED)


def _batches(source: Archive) -> Iterator[list[tuple[Part, list[Any]]]]:
    """The rows, some at a time, all of one table."""
    for _, rows in groupby(source.rows(), key=lambda row: row[0].table):
        while batch := list(islice(rows, BATCH)):
            yield batch
