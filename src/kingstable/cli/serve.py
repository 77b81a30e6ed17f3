"""`kingstable serve`, `export`, `import` and `schema`: the commands about tables on a server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kingstable.cli.desk import Desk

HOST, PORT = "127.0.0.1", 8000


def open_lobby(given: argparse.Namespace, desk: Desk) -> int:
    """Bare `kingstable`: a server on this machine, and the browser at its door."""
    return _serve(HOST, PORT, db=None, workers=None, open_browser=True)


def serve(given: argparse.Namespace, desk: Desk) -> int:
    """Serve until Ctrl-C."""
    return _serve(given.host, given.port, db=given.db, workers=given.workers, open_browser=given.open)


def _serve(host: str, port: int, *, db: str | None, workers: int | None, open_browser: bool) -> int:
    from kingstable.service import run

    run.serve(host=host, port=port, db=db, workers=workers, open_browser=open_browser)
    return 0


def export(given: argparse.Namespace, desk: Desk) -> int:
    """Write the record of a table to a file."""
    from kingstable.service import transfer

    record = transfer.export_table(given.table, db=given.db)
    if given.file == "-":
        sys.stdout.write(record.dumps())
    else:
        record.save(Path(given.file))
        desk.console.print(desk.say("cli-exported", table=given.table, file=given.file))
    return 0


def import_(given: argparse.Namespace, desk: Desk) -> int:
    """Make a table from a record."""
    from kingstable.kernel import Record
    from kingstable.service import transfer

    table = transfer.import_record(Record.load(Path(given.file)), db=given.db)
    desk.console.print(desk.say("cli-imported", table=table))
    return 0


def schema(given: argparse.Namespace, desk: Desk) -> int:
    """Print the JSON Schema of everything on the wire."""
    import msgspec

    from kingstable.service.schema import schema as wire

    print(msgspec.json.format(msgspec.json.encode(wire(), order="sorted")).decode())
    return 0
