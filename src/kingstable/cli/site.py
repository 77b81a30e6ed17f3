"""`kingstable site`: writes a folder of plain files in which all games are played without a server."""

from __future__ import annotations

import argparse
from pathlib import Path

from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused
from kingstable.site import commands, write


def site(given: argparse.Namespace, desk: Desk) -> int:
    """Write the site, and say how to look at it."""
    if given.pyodide is None:
        raise refused("site-no-python", commands=commands())
    manifest = write(Path(given.dir), Path(given.pyodide))
    size = round(sum(file.bytes for file in manifest.files.values()) / 1e6)
    look = f"python -m http.server --directory {given.dir}"
    desk.console.print(desk.say("site-written", folder=given.dir, size=size, command=look), soft_wrap=True)
    return 0
