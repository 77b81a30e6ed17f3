"""The printed facts as rules look them up: a stone is its place in `STONES`."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingstable.kernel import Message, message, named

from .components import COMPONENTS

ROW: Final = 4  # NEW-1.2
EACH: Final = 4  # NEW-2.3


class Stone(NamedTuple):
    """A colour and a number."""

    colour: str
    number: int


STONES: Final = tuple(
    Stone(colour.id, number) for colour in COMPONENTS.colours for number in range(1, COMPONENTS.highest + 1)
)


def stone_name(stone: int) -> Message:
    """What a stone is called: its colour and its number."""
    colour, number = STONES[stone]
    return message("stone", colour=named("colour", colour), number=number)
