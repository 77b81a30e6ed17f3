"""Games to learn from that were played already: a file with a line each, so that training goes on where it ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from kingstable.kernel import AnyGame
from kingstable.training.games import Sample


class Kept:
    """The positions of games by a seed, in rounds of so many, in order; what was kept for anything else is given up."""

    def __init__(self, file: Path, game: AnyGame, seed: str, games: Sequence[int]) -> None:
        self._file = file
        info = game.info
        first = msgspec.json.encode([info.id, info.rules_version, info.components, seed, games]) + b"\n"
        found = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        self._lines = [line for line in found[1:] if line.endswith(b"\n")] if found[:1] == [first] else []
        file.write_bytes(b"".join([first, *self._lines]))  # without a line that was broken off

    def games(self) -> list[list[Sample]]:
        return [msgspec.json.decode(line, type=list[Sample]) for line in self._lines]

    def keep(self, game: list[Sample]) -> None:
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def forget(self) -> None:
        self._file.unlink()
