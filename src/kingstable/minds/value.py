"""The learned value: small nets, one for each number of seats, read from a file beside a game's components.

The file is a line of JSON, which says what the nets are for and how they came to be, and then half floats: for each net
the mean and the scale of each feature, and for each layer its rows of weights and its biases.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from struct import unpack_from
from typing import Any, NamedTuple, Protocol

import msgspec

from kingstable.kernel import AnyGame
from kingstable.kernel.registry import package_of

FILE = "value.bin"
#: Points of margin that the nets count as one.
UNIT = 20.0


class Shape(msgspec.Struct, frozen=True):
    """A net for this number of seats: the sizes from the features to the two outputs, margin and win.

    What it says of one position is there to check other ways to compute it by.
    """

    seats: int
    sizes: list[int]
    position: list[float]
    says: tuple[float, float] = (0.0, 0.0)


class Header(msgspec.Struct, frozen=True):
    """What the nets are for, which must fit the game that is played, and how they came to be."""

    game: str
    rules_version: int
    components: str
    nets: list[Shape]
    made: dict[str, Any] = {}


class Learned(Protocol):
    """What was learned for a number of seats, however it is computed."""

    def judge(self, features: Sequence[float]) -> tuple[float, float]:
        """The margin to be expected at the end, in points, and the chance to win."""
        ...


Layer = tuple[list[tuple[float, ...]], tuple[float, ...]]


class Net(NamedTuple):
    """Weights as plain numbers; `judge` needs nothing else."""

    mean: tuple[float, ...]
    scale: tuple[float, ...]
    layers: list[Layer]

    def judge(self, features: Sequence[float]) -> tuple[float, float]:
        """The margin to be expected at the end, in points, and the chance to win."""
        x: Sequence[float] = [
            (each - mean) * by for each, mean, by in zip(features, self.mean, self.scale, strict=True)
        ]
        *hidden, last = self.layers
        for rows, biases in hidden:
            x = [max(0.0, sum(map(mul, row, x), bias)) for row, bias in zip(rows, biases, strict=True)]
        margin, win = (sum(map(mul, row, x), bias) for row, bias in zip(*last, strict=True))
        return UNIT * margin, 1 / (1 + exp(-max(-30.0, min(30.0, win))))


@cache
def nets(game: AnyGame) -> Mapping[int, Learned]:
    """The nets of a game by the number of seats; none where they were made for other rules or components."""
    raw = shipped(game)
    return {} if raw is None else reader(raw, game)


def shipped(game: AnyGame) -> bytes | None:
    """The file that a game brings, if it does."""
    file = files(package_of(game).partition("@")[0]) / "data" / FILE
    return file.read_bytes() if file.is_file() else None


def read(raw: bytes, game: AnyGame) -> dict[int, Net]:
    """The nets in a file, as far as they fit the game."""
    line, _, weights = raw.partition(b"\n")
    header = msgspec.json.decode(line, type=Header)
    info = game.info
    if (header.game, header.rules_version, header.components) != (info.id, info.rules_version, info.components):
        return {}
    found, place = {}, 0
    for shape in header.nets:
        found[shape.seats], place = _net(weights, place, shape.sizes)
    return found


def _net(raw: bytes, place: int, sizes: list[int]) -> tuple[Net, int]:
    def numbers(count: int) -> tuple[float, ...]:
        nonlocal place
        place += 2 * count
        return unpack_from(f"<{count}e", raw, place - 2 * count)

    mean, scale = numbers(sizes[0]), numbers(sizes[0])
    layers: list[Layer] = []
    for wide, narrow in itertools.pairwise(sizes):
        layers.append(([numbers(wide) for _ in range(narrow)], numbers(narrow)))
    return Net(mean, scale, layers), place


#: How the nets of a game are read; a browser tab has its own way, by which it computes them itself.
reader: Callable[[bytes, AnyGame], Mapping[int, Learned]] = read
