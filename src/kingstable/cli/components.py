"""`kingstable components`: where a game's numbers come from, and how an owner of the printed game corrects them."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal

import msgspec

from kingstable import owned
from kingstable.cli.desk import Desk
from kingstable.cli.errors import unknown
from kingstable.kernel import find_game, game_ids
from kingstable.kernel.registry import folder_of

KINDS = ("rulebook", "public", "reconstructed")


class Reconstruction(msgspec.Struct, frozen=True):
    """What some reconstructed parts rest on, in each language, and how sure it is; parts are named by patterns."""

    parts: tuple[str, ...]
    sure: Literal["certain", "likely", "guess"]
    rests_on: dict[str, str]

    def covers(self, path: str) -> bool:
        """Whether this is about the entry at this place."""
        return any(fnmatchcase(path, part) for part in self.parts)


def components(given: argparse.Namespace, desk: Desk) -> int:
    """List, export, replace or put back the components of a game."""
    id = given.of.lower().replace("-", "_")
    if id not in game_ids():
        raise unknown("game", given.of, game_ids())
    if given.reset:
        desk.console.print(desk.say("cli-components-reset" if owned.reset(id) else "cli-components-as-shipped"))
        return 0
    if given.use:
        path = owned.use(id, Path(given.use).read_bytes())
        name = find_game(id).info.names[desk.lang]
        desk.console.print(desk.say("cli-components-used", file=str(path), game=name), soft_wrap=True)
        return 0
    raw = owned.current(id)
    if given.export:
        return _export(raw, given.export, desk)
    _list(raw, owned.is_own(id), id, desk)
    return 0


def _export(raw: bytes, file: str, desk: Desk) -> int:
    if file == "-":
        sys.stdout.buffer.write(raw)
        return 0
    Path(file).write_bytes(raw)
    desk.console.print(desk.say("cli-components-exported", file=file), soft_wrap=True)
    return 0


def _list(raw: bytes, own: bool, id: str, desk: Desk) -> None:
    """How many entries of each part come from where; which are reconstructions, and what those rest on."""
    from rich.table import Table as Grid

    counts: dict[str, Counter[str]] = {}
    reconstructed: list[str] = []
    for path, provenance in entries(msgspec.json.decode(raw)):
        counts.setdefault(path.partition(".")[0], Counter())[provenance] += 1
        if provenance == "reconstructed":
            reconstructed.append(path)
    grid = Grid(desk.say("cli-components-part"), *(desk.say(f"cli-provenance-{kind}") for kind in KINDS), box=None)
    for column in grid.columns[1:]:
        column.justify = "right"
    for part, found in counts.items():
        grid.add_row(part, *(str(found[kind] or "") for kind in KINDS))
    desk.console.print(grid)
    if reconstructed:
        desk.console.print(desk.say("cli-components-reconstructed"))
        _explain(reconstructed, reconstructions(id), desk)
    desk.console.print(desk.say("cli-components-own" if own else "cli-components-shipped", game=id))


def _explain(paths: list[str], known: tuple[Reconstruction, ...], desk: Desk) -> None:
    """Each reconstruction with its entries; those that nobody explains come last."""
    left = paths
    for each in known:
        covered = [path for path in left if each.covers(path)]
        left = [path for path in left if path not in covered]
        if covered:
            sure = desk.say(f"cli-components-{each.sure}")
            whole = [path for path in covered if not any(path.startswith(f"{other}.") for other in covered)]
            desk.console.print(f"{sure}. {each.rests_on[desk.lang]}", highlight=False)
            desk.console.print(", ".join(whole), style="dim", highlight=False)
    if left:
        desk.console.print(", ".join(left), highlight=False)


def reconstructions(id: str) -> tuple[Reconstruction, ...]:
    """What a game says of its reconstructed parts."""
    file = folder_of(id) / "data" / "reconstructed.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[Reconstruction, ...]) if file.is_file() else ()


def entries(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every entry, and every single field, that says where it comes from, with its place in the file."""
    if isinstance(value, list):
        for number, item in enumerate(value):
            name = item.get("id", number) if isinstance(item, dict) else number
            yield from entries(item, _inside(path, name))
    elif isinstance(value, dict):
        for key, item in value.items():
            if key == "provenance" or key in _OF_FIELDS:
                yield from _sources(path, item)
            elif key.endswith("_provenance") and key not in _OF_WORDS:
                yield from _sources(_inside(path, key.removesuffix("_provenance")), item)
            else:
                yield from entries(item, _inside(path, key))


#: Keys under which the single fields of an entry say where they come from, and those that are not about numbers.
_OF_FIELDS = ("field_provenance", "provenance_fields")
_OF_WORDS = ("names_provenance", "kind_provenance")


def _sources(path: str, said: Any) -> Iterator[tuple[str, str]]:
    """One source, or several of the fields or items that lie there."""
    if said in KINDS:
        yield path, said
    elif isinstance(said, dict | list):
        for key, source in said.items() if isinstance(said, dict) else enumerate(said):
            yield from ((_inside(path, key), source) for _ in range(source in KINDS))


def _inside(path: str, key: object) -> str:
    return f"{path}.{key}" if path else str(key)
