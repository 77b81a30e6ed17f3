"""The whole truth about a game: plain data."""

from __future__ import annotations

from typing import Self

import msgspec
from kingstable.kernel import State


class Flame(msgspec.Struct, frozen=True):
    """A light on the table or taken: which one, and how often it has glowed (MOTH-2.4)."""

    light: int
    glow: int = 0


class Flight(msgspec.Struct, frozen=True):
    """A moth that flew: whose, which, where to, and what it brought."""

    seat: int
    moth: int
    light: int
    takes: bool = False
    spark: bool = False


class MothState(State, kw_only=True):
    """Hands and decks are hidden; everything else lies open."""

    deck: list[int]
    aside: list[int]
    row: list[Flame]
    hands: list[list[int]]
    taken: list[list[Flame]]
    sparks: list[int]
    flown: list[int]
    last: list[Flight]
    night: int = 1

    @property
    def seats(self) -> int:
        return len(self.hands)

    def copy(self) -> Self:
        return type(self)(
            rng=self.rng.copy(),
            seals=self.seals,
            deck=self.deck.copy(),
            aside=self.aside.copy(),
            row=self.row.copy(),
            hands=[hand.copy() for hand in self.hands],
            taken=[flames.copy() for flames in self.taken],
            sparks=self.sparks.copy(),
            flown=self.flown.copy(),
            last=self.last.copy(),
            night=self.night,
        )
