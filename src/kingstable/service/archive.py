"""A whole database in one file, whichever kind of database it comes from or goes to.

The file is gzip over JSON lines: a header that says which tables, columns and numbers of rows follow, the rows in that
order, and a checksum of all lines before it.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from kingstable.kernel import KingstableError, message
from kingstable.play.acts import now

FORMAT = 1
#: Not kept: the version, which the header tells, and what only concerns the workers that run now.
PASSING = frozenset({"alembic_version", "claims"})
#: Rows that are fetched at once, and bytes of a line at most.
BATCH = 1000
LONGEST = 16_777_216

#: Is told how many rows are done, and of how many.
Told = Callable[[int, int], None]

_encode = msgspec.json.Encoder().encode


class Part(Struct, forbid_unknown_fields=True):
    """One table of the database."""

    table: str
    columns: list[str]
    rows: int


class Header(Struct, forbid_unknown_fields=True):
    """The first line: the format of the file, the version of the database, when it was made, and what is in it."""

    kingstable_backup: int
    schema: str
    made: str
    parts: list[Part]

    @property
    def rows(self) -> int:
        """All rows of all tables."""
        return sum(part.rows for part in self.parts)

    def count(self, table: str) -> int:
        """The rows of one table."""
        return sum(part.rows for part in self.parts if part.table == table)


_header = msgspec.json.Decoder(Header)
_row = msgspec.json.Decoder(list[str | int | float | bool | None])


class BadArchive(KingstableError):
    """The file is no backup, or not a sound one; nothing has been changed by it."""


def silent(done: int, whole: int) -> None:
    """Nobody wants to be told."""


# -- writing ----------------------------------------------------------------------------------------------------------


def write(connection: Connection, schema: str, path: Path, told: Told = silent) -> Header:
    """Write what the connection sees; the file is either the old one or the new one, and for its owner's eyes only."""
    kept = stored_tables(connection)
    header = Header(FORMAT, schema, now(), [_part(connection, table) for table in kept])
    unfinished = path.with_name(path.name + ".part")
    try:
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, 0) as file:
                _write_lines(file, _lines(connection, header, kept, told))
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return header


def stored_tables(connection: Connection) -> list[sa.Table]:
    """The tables that are kept, as this database has them."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for name, table in sorted(found.tables.items()) if name not in PASSING]


def _part(connection: Connection, table: sa.Table) -> Part:
    rows = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
    return Part(str(table.name), [str(column.name) for column in table.columns], rows)


def _lines(connection: Connection, header: Header, kept: list[sa.Table], told: Told) -> Iterator[bytes]:
    yield _encode(header)
    done = 0
    for table in kept:
        rows = connection.execution_options(yield_per=BATCH).execute(sa.select(table).order_by(*table.primary_key))
        for batch in rows.partitions():
            yield from (_encode(tuple(row)) for row in batch)
            done += len(batch)
            told(done, header.rows)


def _write_lines(file: gzip.GzipFile, lines: Iterator[bytes]) -> None:
    sum = hashlib.sha256()
    for line in lines:
        sum.update(line + b"\n")
        file.write(line + b"\n")
    file.write(_encode(sum.hexdigest()) + b"\n")


# -- reading ----------------------------------------------------------------------------------------------------------


class Archive:
    """A file that `write` has made; raises `BadArchive`, or `OSError` when it cannot be opened."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with path.open("rb") as file:
            self.header = self._header(next(self._lines(file), b""))

    def check(self, told: Told = silent) -> None:
        """Read all of it; raises `BadArchive` when anything is missing, too much or changed."""
        for done, _ in enumerate(self.rows(), 1):
            if done % BATCH == 0:
                told(done, self.header.rows)

    def rows(self) -> Iterator[tuple[Part, list[Any]]]:
        """Every row with the table it belongs to. Whether all of it was sound is only known at the end."""
        sum = hashlib.sha256()
        with self.path.open("rb") as file:
            lines = self._lines(file)
            sum.update(next(lines, b""))
            for part in self.header.parts:
                for _ in range(part.rows):
                    line = next(lines, b"")
                    sum.update(line)
                    yield part, self._row(line, part)
            if next(lines, b"") != _encode(sum.hexdigest()) + b"\n" or next(lines, b""):
                raise self._damaged("the checksum is wrong")

    def _lines(self, file: IO[bytes]) -> Iterator[bytes]:
        unpacked = gzip.GzipFile(fileobj=file)
        try:
            while line := unpacked.readline(LONGEST):
                yield line
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise self._damaged(str(error)) from None

    def _header(self, line: bytes) -> Header:
        try:
            found = msgspec.json.decode(line, type=dict[str, Any])["kingstable_backup"]
        except (msgspec.DecodeError, KeyError, RecursionError, UnicodeDecodeError):
            raise self._damaged("it has no header") from None
        if found != FORMAT:
            text = f"{self.path} is a backup of format {found!r}; this Kingstable reads format {FORMAT}"
            raise BadArchive(text, message("backup-format", file=str(self.path), found=str(found)[:20], known=FORMAT))
        try:
            return _header.decode(line)
        except msgspec.DecodeError as error:
            raise self._damaged(str(error)) from None

    def _row(self, line: bytes, part: Part) -> list[Any]:
        try:
            row = _row.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._damaged(str(error)) from None
        if len(row) != len(part.columns):
            raise self._damaged(f"a row of {part.table} has {len(row)} columns")
        return row

    def _damaged(self, why: str) -> BadArchive:
        text = f"{self.path} is no backup of Kingstable, or it is damaged: {why}"
        return BadArchive(text, message("backup-damaged", file=str(self.path)))
