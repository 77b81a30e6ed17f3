"""The service worker of a site: the client's script, told which files it has to keep."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from kingstable.site.packed import Manifest, digest

SCRIPT = "sw.js"
#: Where the names of files change with what they hold.
_NAMED = ("assets/", "py/answers/", "api/games/")


class Kept(msgspec.Struct):
    """A file that a service worker keeps, as its library wants it; `revision` is for names that stay."""

    url: str
    revision: str | None


def worker(folder: Path, manifest: Manifest) -> str:
    """The script of a site that is otherwise complete."""
    script = (folder / SCRIPT).read_text(encoding="utf-8")
    python = [f"py/{file.at}" for file in manifest.files.values()]
    kept = [_kept(folder, name) for name in _names(folder) if name != SCRIPT and name not in python]
    told = f"self.__WB_MANIFEST = {_json(kept)}\nself.python = {_json(python)}\n"
    return told + script


def _names(folder: Path) -> Iterator[str]:
    return (path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file())


def _kept(folder: Path, name: str) -> Kept:
    return Kept(name, None if name.startswith(_NAMED) else digest((folder / name).read_bytes()))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
