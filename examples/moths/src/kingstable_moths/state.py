"""The whole truth about a game: plain data."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(slots=True, kw_only=True)
class MothState(State):
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
        copy = self.begun()
        copy.deck = self.deck.copy()
        copy.aside = self.aside.copy()
        copy.row = self.row.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.taken = [flames.copy() for flames in self.taken]
        copy.sparks = self.sparks.copy()
        copy.flown = self.flown.copy()
        copy.last = self.last.copy()
        copy.night = self.night
        return copy
