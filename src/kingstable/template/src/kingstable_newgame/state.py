"""The whole truth about a game: plain data."""

from __future__ import annotations

from typing import Self

from kingstable.kernel import State


class GameState(State, kw_only=True):
    """The deck is hidden; everything else lies open."""

    deck: list[int]
    row: list[int]
    taken: list[list[int]]
    active: int = 0

    @property
    def seats(self) -> int:
        return len(self.taken)

    def copy(self) -> Self:
        return type(self)(
            rng=self.rng.copy(),
            seals=self.seals,
            deck=self.deck.copy(),
            row=self.row.copy(),
            taken=[stones.copy() for stones in self.taken],
            active=self.active,
        )
