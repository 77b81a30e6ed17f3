"""What Python imports in a page beside its own library: msgspec, the rooms that play, and all installed games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from kingstable import __version__
from kingstable.kernel.registry import GROUP as GAMES
from kingstable.minds.mind import GROUP as MINDS
from kingstable.site.packed import stored

HOUSE = "kingstable"
#: What a page needs of this package. The words, rulebooks and pictures that it shows are answers, made beforehand.
ROOMS = (
    *("__init__.py", "kernel", "games", "minds", "play", "lessons", "tab"),
    *(f"service/{name}.py" for name in ("__init__", "errors", "identity", "reading", "requests", "wire")),
)
#: What lies beside the rules of a game and is not for the page's Python.
_BESIDE = {"__pycache__", "terminal", "terminal.py", "locale", "rulebook", "client", "rules.md", "tests", "py.typed"}


def parcel(wheels: Iterable[bytes]) -> bytes:
    """A zip to be unpacked where Python finds packages."""
    return stored({**_unpacked(wheels), **dict(_packages()), **_announced()})


def _unpacked(wheels: Iterable[bytes]) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for wheel in wheels:
        with ZipFile(BytesIO(wheel)) as archive:
            found |= {name: archive.read(name) for name in archive.namelist() if not name.endswith(".pyi")}
    return found


def _packages() -> Iterator[tuple[str, bytes]]:
    house = _folder(HOUSE)
    for room in ROOMS:
        yield from _files(house / room, house.parent)
    for outside in sorted({entry.module.partition(".")[0] for entry in _entries()} - {HOUSE}):
        yield from _files(_folder(outside), _folder(outside).parent)


def _files(place: Path, root: Path) -> Iterator[tuple[str, bytes]]:
    if place.is_dir():
        for each in place.iterdir():
            if each.name not in _BESIDE:
                yield from _files(each, root)
    elif place.is_file():
        yield place.relative_to(root).as_posix(), place.read_bytes()


def _folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations, package
    return Path(spec.submodule_search_locations[0])


def _entries() -> list[EntryPoint]:
    return [*entry_points(group=GAMES), *entry_points(group=MINDS)]


def _announced() -> dict[str, bytes]:
    """All games and minds, by entry points of one distribution."""
    lines = [
        line
        for group in (GAMES, MINDS)
        for line in (f"[{group}]", *sorted(f"{entry.name} = {entry.value}" for entry in entry_points(group=group)))
    ]
    place = f"{HOUSE}-{__version__}.dist-info"
    about = f"Metadata-Version: 2.1\nName: {HOUSE}\nVersion: {__version__}\n"
    return {f"{place}/METADATA": about.encode(), f"{place}/entry_points.txt": "\n".join([*lines, ""]).encode()}
