"""Everything printed that a board needs to draw."""

from __future__ import annotations

import msgspec
from kingstable.kernel import Faces

from .tables import STONES


class StoneFace(msgspec.Struct, frozen=True):
    """A stone, as it looks."""

    colour: str
    number: int


class GameFaces(Faces, frozen=True):
    """The stones by their numbers."""

    stones: tuple[StoneFace, ...]


def faces() -> GameFaces:
    """The faces of this edition."""
    return GameFaces(tuple(StoneFace(*stone) for stone in STONES))
