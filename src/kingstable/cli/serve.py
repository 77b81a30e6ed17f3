"""`kingstable serve`, `backup`, `restore`, `export`, `import`, `password`, `schema`: the commands about a server."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from kingstable.cli.desk import Desk
from kingstable.cli.errors import reason_of, refused
from kingstable.cli.progress import bar
from kingstable.cli.seating import shown_people
from kingstable.kernel import BadRecord, Record

if TYPE_CHECKING:
    from kingstable.service.archive import Header

HOST, PORT = "127.0.0.1", 8000
INSTALL = 'pip install "kingstable[serve]"'


def open_lobby(given: argparse.Namespace, desk: Desk) -> int:
    """Bare `kingstable`: a server on this machine, and the browser at its door."""
    return _serve(HOST, PORT, db=None, workers=1, open_browser=True)


def serve(given: argparse.Namespace, desk: Desk) -> int:
    """Serve until Ctrl-C."""
    return _serve(given.host, given.port, db=given.db, workers=given.workers, open_browser=given.open)


def _serve(host: str, port: int, *, db: str | None, workers: int, open_browser: bool) -> int:
    with _installed():
        from kingstable.service import run

    run.serve(host=host, port=port, db=db, workers=workers, open_browser=open_browser)
    return 0


def export(given: argparse.Namespace, desk: Desk) -> int:
    """Write the record of a table to a file."""
    with _installed():
        from kingstable.service import transfer

    record = transfer.export_table(_database(given.db), given.table)
    if given.file == "-":
        sys.stdout.write(record.dumps())
    else:
        record.save(Path(given.file))
        desk.console.print(desk.say("cli-exported", table=given.table, file=given.file), soft_wrap=True)
    return 0


def import_(given: argparse.Namespace, desk: Desk) -> int:
    """Make a table from a record: minds keep their seats, people take theirs by the join link."""
    from kingstable.minds import mind_ids

    with _installed():
        from kingstable.service import transfer

    try:
        record = Record.load(Path(given.file))
        known = mind_ids(record.game)
        minds = [name if name in known else "" for name in record.names]
        names = [
            "" if mind else name for mind, name in zip(minds, shown_people(record.names, desk.speaker), strict=True)
        ]
        table, code = transfer.import_record(_database(given.db), record, names, minds)
    except BadRecord as error:
        raise refused("cli-bad-record", file=given.file, line=error.line, reason=reason_of(error)) from None
    desk.console.print(desk.say("cli-imported", table=table, link=f"/join/{code}"), soft_wrap=True)
    return 0


def backup(given: argparse.Namespace, desk: Desk) -> int:
    """Write the whole database to a file."""
    with _installed():
        from kingstable.service import backup as safe

    with bar(desk.say("cli-backing-up")) as told:
        header = safe.backup(_database(given.db), Path(given.file), told)
    return _counted("cli-backed-up", given.file, header, desk)


def restore(given: argparse.Namespace, desk: Desk) -> int:
    """Put a backup into the database."""
    with _installed():
        from kingstable.service import backup as safe

    db = _database(given.db)
    with bar(desk.say("cli-checking")) as checked, bar(desk.say("cli-restoring")) as told:
        header = safe.restore(db, Path(given.file), replace=given.replace, checked=checked, told=told)
    return _counted("cli-restored", given.file, header, desk)


def _counted(said: str, file: str, header: Header, desk: Desk) -> int:
    people, tables = header.count("people"), header.count("tables")
    desk.console.print(desk.say(said, file=file, people=people, tables=tables), soft_wrap=True)
    return 0


def password(given: argparse.Namespace, desk: Desk) -> int:
    """Make a one-time link for somebody who has lost their password."""
    with _installed():
        from kingstable.service import accounts
        from kingstable.service.settings import from_environment

    settings = from_environment(db=given.db)
    link = f"{settings.url.rstrip('/')}/password/{accounts.new_link(settings.db, given.name)}"
    desk.console.print(desk.say("cli-password", name=given.name, link=link), soft_wrap=True)
    return 0


@contextmanager
def _installed() -> Iterator[None]:
    """What is imported here needs the packages of the server, an extra that need not be there."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("kingstable"):
            raise
        raise refused("serve-not-installed", command=INSTALL) from None


def _database(db: str | None) -> str:
    """The database that a server would use here."""
    from kingstable.service.settings import from_environment

    return from_environment(db=db).db


def schema(given: argparse.Namespace, desk: Desk) -> int:
    """Print the JSON Schema of everything on the wire."""
    import msgspec

    from kingstable.service.schema import schema as wire

    print(msgspec.json.format(msgspec.json.encode(wire(), order="sorted")).decode())
    return 0
