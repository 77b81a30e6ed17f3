"""The whole truth about a game: plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from kingstable.kernel import State


@dataclass(slots=True, kw_only=True)
class GameState(State):
    """The deck is hidden; everything else lies open."""

    deck: list[int]
    row: list[int]
    taken: list[list[int]]
    active: int = 0

    @property
    def seats(self) -> int:
        return len(self.taken)

    def copy(self) -> Self:
        copy = self.begun()
        copy.deck = self.deck.copy()
        copy.row = self.row.copy()
        copy.taken = [stones.copy() for stones in self.taken]
        copy.active = self.active
        return copy
