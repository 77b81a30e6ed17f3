"""Saved games: where they lie, how they are written after every choice, and how a damaged one is read."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from kingstable.cli.errors import reason_of, refused
from kingstable.cli.seating import Seat
from kingstable.home import home
from kingstable.kernel import BadRecord, KingstableError, Record, Table


def folder() -> Path:
    """Where games are saved unless the person names a file."""
    return home() / "saves"


def new_path(game_id: str) -> Path:
    """A file for a new game, named after the game and the time."""
    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}.jsonl"
    count = 1
    while path.exists():
        count += 1
        path = folder() / f"{stem}-{count}.jsonl"
    return path


def latest() -> Path:
    """The game that was saved last and is not over; raises `Refused`."""
    found = sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        if not _over(path):
            return path
    raise refused("cli-nothing-saved", folder=str(folder()))


def _over(path: Path) -> bool:
    """Whether a saved game is finished; a damaged one is not: whoever opens it is told about it."""
    try:
        return Table.replay(Record.load(path), quiet=True).over
    except KingstableError:
        return False


def save(table: Table, seats: Sequence[Seat], path: Path) -> None:
    """Write the game and who sits where; a kill at any moment leaves the file of before or of after."""
    path.parent.mkdir(parents=True, exist_ok=True)
    msgspec.structs.replace(table.record, names=[str(seat) for seat in seats]).save(path)


def load(path: Path, *, salvage: bool, again: str) -> tuple[Record, Table]:
    """A record and the table at its end.

    A damaged file raises `Refused`, which tells how to go on with what could be read: by the command `again`. With
    `salvage` that is what is returned.
    """
    try:
        record = Record.load(path)
        return record, Table.replay(record)
    except BadRecord as error:
        partial = error.partial
        if partial is None:
            raise refused("cli-bad-record", file=str(path), line=error.line, reason=reason_of(error)) from None
        if not salvage:
            raise refused(
                "cli-damaged-record",
                file=str(path),
                line=error.line,
                reason=reason_of(error),
                count=len(partial.choices),
                command=again,
            ) from None
    return _readable(path, partial)


def _readable(path: Path, partial: Record) -> tuple[Record, Table]:
    """What is good of a damaged record: its lines can be read, and its choices are legal."""
    try:
        return partial, Table.replay(partial)
    except BadRecord as error:
        if error.partial is None:
            raise refused("cli-bad-record", file=str(path), line=error.line, reason=reason_of(error)) from None
        return error.partial, Table.replay(error.partial)


def set_aside(path: Path) -> Path:
    """Keep a damaged file beside the one that will take its place."""
    aside = path.with_name(path.name + ".damaged")
    aside.write_bytes(path.read_bytes())
    return aside
