"""Golden records: complete games, kept by the version of the rules that they were played by."""

from __future__ import annotations

from pathlib import Path

from kingstable.kernel import Record, find_game

HERE = Path(__file__).parent
GAMES = sorted(path.parent.name for path in HERE.glob("*/records"))


def folder(game: str, version: int | None = None) -> Path:
    """Where those of a version lie, by default of the newest one; the first has no folder of its own."""
    version = find_game(game).info.rules_version if version is None else version
    return HERE / game / "records" / ("" if version == 1 else str(version))


def golden(game: str, name: str, version: int | None = None) -> Record:
    """One of them, by the name of its file."""
    return Record.load(folder(game, version) / f"{name}.jsonl")
