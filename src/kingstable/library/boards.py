"""The boards that games from outside bring along: the files in the folder ``client`` of their packages.

A game in a package of its own has its board, its cover and its accent there, described by ``client/client.json``:

    {"interface": 1, "module": "index.js", "style": "board.css", "cover": "cover.svg",
     "accent": {"light": "#31506f", "dark": "#9fc4e8"}}

What the module has to export is written in web/src/games/outside.ts.
"""

from __future__ import annotations

import logging
import mimetypes
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from kingstable.kernel.registry import folder_of
from kingstable.library.file import File, make
from kingstable.library.wire import Accent, OutsideClient
from kingstable.play.refused import Refused

log = logging.getLogger("kingstable.boards")

MANIFEST = "client.json"
#: What browsers take for a module, whatever the machine thinks of the ending.
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Manifest(msgspec.Struct):
    """``client.json``; the names are files of the same folder."""

    interface: int
    module: str
    cover: str = ""
    style: str = ""
    accent: Accent | None = None


def client_of(game: str) -> OutsideClient | None:
    """What a page needs to know of the board that a game brings; None for a game that brings none."""
    folder = board_of(game)
    if folder is None:
        return None
    version = version_of(game)
    try:
        manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
        for name in filter(None, (manifest.module, manifest.cover, manifest.style)):
            _inside(folder, name)
    except (OSError, msgspec.DecodeError, Refused) as error:
        log.warning("the board of %s cannot be shown", game, extra={"reason": str(error)})
        return OutsideClient(interface=0, module="")
    place = f"/api/games/{game}/client/{version}"
    return OutsideClient(
        interface=manifest.interface,
        module=f"{place}/{manifest.module}",
        cover=manifest.cover and f"{place}/{manifest.cover}",
        style=manifest.style and f"{place}/{manifest.style}",
        accent=manifest.accent,
    )


def file_of(game: str, name: str) -> File:
    """A file of the board that a game brings; raises `UnknownGame` or `Refused`."""
    folder = board_of(game)
    if folder is None:
        raise Refused("not_found", "this game brings no board")
    path = _inside(folder, name)
    return _file(path, path.stat().st_mtime_ns)


def version_of(game: str) -> str:
    """Changes with the content of any file of the board, so that browsers may keep them for good."""
    folder = board_of(game)
    paths = [] if folder is None else sorted(path for path in folder.rglob("*") if path.is_file())
    return _digest(tuple((path, path.stat().st_mtime_ns) for path in paths))


def board_of(game: str) -> Path | None:
    """The folder of the board, where the game brings one."""
    folder = Path(str(folder_of(game))) / "client"
    return folder.resolve() if (folder / MANIFEST).is_file() else None


def _inside(folder: Path, name: str) -> Path:
    """A file of the folder; no name leads out of it."""
    path = (folder / name.lstrip("/")).resolve()
    if not path.is_relative_to(folder) or not path.is_file():
        raise Refused("not_found", f"there is no file {name!r}")
    return path


@lru_cache(maxsize=256)
def _file(path: Path, changed: int) -> File:
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return make(path.read_bytes(), media_type)


@lru_cache(maxsize=64)
def _digest(paths: tuple[tuple[Path, int], ...]) -> str:
    found = blake2b(digest_size=8)
    for path, changed in paths:
        found.update(path.name.encode() + b"\0" + _file(path, changed).body)
    return found.hexdigest()
