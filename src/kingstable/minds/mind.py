"""What a mind is, what it sees, and where minds are found."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

import msgspec

from kingstable.kernel import Ask, KingstableError, Message, Option, Rng, Table

GROUP = "kingstable.minds"


class UnknownMind(KingstableError):
    """No mind of this name plays this game."""


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
        """The log as this seat may read it."""
        return [told for _, told in self._table.heard(self.seat)]

    def imagine(self) -> Table:
        """A table that could be the real one, everything hidden from this seat dealt anew; good for playing on."""
        return self._table.imagine(self.seat, self.rng)


class Mind(Protocol):
    """A player. One object plays one seat of one game; it may remember what it planned."""

    def choose(self, sight: Sight) -> Option:
        """One of `sight.ask.options`."""


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def mind_ids(game_id: str) -> list[str]:
    """The minds that play this game, the strongest last."""
    general = [name for name in _installed() if "." not in name]
    special = [name.partition(".")[2] for name in _installed() if name.startswith(game_id + ".")]
    return general + special


def default_mind(game_id: str) -> str:
    """The opponent a newcomer meets: the strongest one that answers at once."""
    ids = mind_ids(game_id)
    return "greedy" if "greedy" in ids else ids[-1]


def find_mind(game_id: str, name: str) -> Mind:
    """A new player of this name; raises `UnknownMind`."""
    entry = _installed().get(f"{game_id}.{name}") or _installed().get(name)
    if entry is None or "." in name:
        raise UnknownMind(f"no mind {name!r} plays {game_id}; there are: {', '.join(mind_ids(game_id))}")
    mind: Mind = entry.load()()
    return mind
