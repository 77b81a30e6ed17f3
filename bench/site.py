"""A site without a server: what a visit loads, and how quick Python is in a page beside Python here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.site.node import PYODIDE
from tests.site.node import inside as page

from bench import inside as here
from bench.row import Row
from kingstable.kernel import find_game, game_ids
from kingstable.site import write

#: Megabytes that a first visit may load up to the first move.
FIRST_VISIT = 9.0


def rows() -> Iterator[Row]:
    """All measurements, of a site written for them."""
    with TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        manifest = write(site, PYODIDE)
        python = sum(file.bytes for file in manifest.files.values())
        yield Row("Python with all games, as fetched", python / 1e6, "MB", "<=", FIRST_VISIT)
        yield Row("the whole site", sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) / 1e6, "MB")
        yield from _speed(site)


def _speed(site: Path) -> Iterator[Row]:
    with page(site, Path(here.__file__)) as python:
        for id in game_ids():
            seats = find_game(id).info.seats[0]
            for what, unit, args in (("random_games", "games/s", [id, seats, 2.0]), ("greedy", "ms", [id, 2, 2])):
                name = f"{id}, {args[1]} players: {what.replace('_', ' ')}"
                yield Row(f"{name} in a page", python.ask(what, *args), unit)
                yield Row(f"{name} in CPython", getattr(here, what)(*args), unit)
