"""`kingstable components`: where a game's numbers come from, and how an owner of the printed game corrects them."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kingstable import owned
from kingstable.cli.desk import Desk
from kingstable.cli.errors import unknown
from kingstable.kernel import find_game, game_ids

KINDS = ("rulebook", "public", "reconstructed")


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
    """How many entries of each part come from where, and which are reconstructions."""
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
        desk.console.print(", ".join(reconstructed), highlight=False)
    desk.console.print(desk.say("cli-components-own" if own else "cli-components-shipped", game=id))


def entries(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every entry that says where it comes from, with its place in the file."""
    if isinstance(value, list):
        for number, item in enumerate(value):
            name = item.get("id", number) if isinstance(item, dict) else number
            yield from entries(item, f"{path}.{name}" if path else str(name))
    elif isinstance(value, dict):
        provenance = value.get("provenance")
        if isinstance(provenance, str):
            yield path, provenance
        for key, item in value.items():
            yield from entries(item, f"{path}.{key}" if path else key)
