"""Writes a site: the built client, its page and service worker, Python with the games, and boards from outside."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path

from kingstable.kernel import KingstableError, Message, game_ids
from kingstable.library import boards
from kingstable.site.answers import answers
from kingstable.site.engine import engine, write_engine
from kingstable.site.licences import STYLE, licences_page
from kingstable.site.packed import MANIFEST, Manifest
from kingstable.site.page import CHECK, page
from kingstable.site.python import wheels
from kingstable.site.worker import SCRIPT, worker

PY = "py"
#: What the client is made of, by its own build.
LICENCES = "licences.json"
_PACKED_FOR_SERVERS = shutil.ignore_patterns("*.br")


class NoClient(KingstableError):
    """The browser client has not been built."""


class Occupied(KingstableError):
    """The folder holds something else than a site."""


def write(folder: Path, pyodide: Path) -> Manifest:
    """Write a site into a folder that is empty or holds one already; Pyodide and its wheels lie in the other one."""
    if folder.exists() and not (folder / PY / MANIFEST).is_file() and any(folder.iterdir()):
        raise Occupied(f"{folder} is not empty", Message("site-occupied", {"folder": str(folder)}))
    fresh = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    manifest = _filled(fresh, pyodide)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return manifest


def _filled(folder: Path, pyodide: Path) -> Manifest:
    python = engine(pyodide)  # whatever is missing is told at once
    manifest = write_engine(folder / PY, python, answers())
    _copy_client(folder)
    for game in game_ids():
        _copy_board(game, folder)
    _write(folder / "index.html", page((folder / "index.html").read_text(encoding="utf-8")))
    _write(folder / "check.js", CHECK)
    _write(folder / "licences.html", licences_page((folder / LICENCES).read_bytes(), wheels(pyodide)))
    _write(folder / "licences.css", STYLE)
    (folder / LICENCES).unlink()
    _write(folder / SCRIPT, worker(folder, manifest))
    return manifest


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def _copy_client(folder: Path) -> None:
    with as_file(files("kingstable") / "service" / "static") as client:
        if not all((client / name).is_file() for name in ("index.html", SCRIPT, LICENCES)):
            raise NoClient("the browser client has not been built", Message("site-no-client"))
        shutil.copytree(client, folder, ignore=_PACKED_FOR_SERVERS, dirs_exist_ok=True)


def _copy_board(game: str, folder: Path) -> None:
    """The board of a game from outside, where a server would have it."""
    board = boards.board_of(game)
    if board is not None:
        shutil.copytree(board, folder / "api" / "games" / game / "client" / boards.version_of(game))
