"""What a mind is, a player that is a program, and what it sees."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kingstable.kernel.ask import Ask
from kingstable.kernel.game import AnyGame
from kingstable.kernel.message import Message
from kingstable.kernel.option import Option
from kingstable.kernel.rng import Rng
from kingstable.kernel.table import Table


class Sight:
    """All that a mind is given for one decision: the open question, the view of its seat, and imagination."""

    __slots__ = ("_table", "ask", "rng", "seat")

    def __init__(self, table: Table, ask: Ask, rng: Rng) -> None:
        self._table = table
        self.ask = ask
        self.seat = ask.seat
        self.rng = rng

    @classmethod
    def of(cls, table: Table, seat: int, rng: Rng) -> Sight:
        """The sight of a seat that is asked something."""
        ask = table.ask_of(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return cls(table, ask, rng)

    @property
    def view(self) -> msgspec.Struct:
        """What a person in this seat would see."""
        return self._table.view(self.seat)

    @property
    def number(self) -> int:
        """The number of the open question; it grows as the game goes on."""
        return self._table.number

    def heard(self) -> list[Message]:
        """The log as this seat may read it; raises `ValueError` at a table that keeps none (see `Mind.listens`)."""
        if self._table.log is None:
            raise ValueError("this table keeps no log; a mind that wants one says so by `listens = True`")
        return [told for _, told in self._table.heard(self.seat)]

    @property
    def game(self) -> AnyGame:
        """The game that is played, in its edition."""
        return self._table.game

    @property
    def begins(self) -> bool:
        """Whether the question is the first one since a turn of the rules began."""
        return self._table.begins

    def imagine(self, rng: Rng | None = None) -> Table:
        """A table that could be the real one, everything hidden from this seat dealt anew; good for playing on.

        By the same `rng` it is the same table.
        """
        return self._table.imagine(self.seat, self.rng if rng is None else rng)


class Mind(Protocol):
    """A player. One object plays one seat of one game; it may remember what it planned.

    A mind with an attribute `listens` that is true is seated at tables that keep a log, also in the arena, where tables
    are quiet otherwise.
    """

    def choose(self, sight: Sight) -> Option:
        """One of `sight.ask.options`."""
