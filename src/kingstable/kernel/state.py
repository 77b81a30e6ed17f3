"""The state of a game: plain data, the random generator included, and the events it tells on the way."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple, Self, TypeVar

import msgspec

from kingstable.kernel.message import Argument, Message
from kingstable.kernel.rng import Rng

T = TypeVar("T")


class Event(msgspec.Struct, frozen=True):
    """Something that happened. Everybody reads `message`; the seats in `to` read `secret` instead."""

    message: Message
    to: tuple[int, ...] = ()
    secret: Message | None = None

    def seen_by(self, seat: int | None) -> Message:
        """The event as this seat may know it; None is a spectator."""
        return self.secret if self.secret is not None and seat in self.to else self.message


class Logged(NamedTuple):
    """A line of a log: an event, and how many choices had been made when it happened.

    The log of a game holds what its rules told; where people are told more (who sat down), `of_game` is false.
    """

    number: int
    event: Event
    of_game: bool = True


@dataclass(slots=True, kw_only=True)
class State:
    """Base of every game's state: numbers, strings, lists, tuples, and dataclasses of those; nothing else.

    What never changes once it is made may be a frozen struct.

    `seals` counts what cannot be taken back (`draw`, `reveal`); `log` collects events while somebody listens
    and is no part of the truth: a copy starts without it.
    """

    rng: Rng
    seals: int = 0
    log: list[Event] | None = None

    def copy(self) -> Self:
        """An independent copy without the log. Games write their own, in microseconds; this one serves any state."""
        return msgspec.json.decode(_truth(self), type=type(self))

    def begun(self) -> Self:
        """A copy of what every state has; the `copy` of a game adds its own fields, one by one.

        Filling in a bare object takes a quarter of the time that naming all fields to the class would.
        """
        copy = object.__new__(type(self))
        copy.rng = self.rng.copy()
        copy.seals = self.seals
        copy.log = None
        return copy

    def tell(self, id: str, /, **args: Argument) -> None:
        """Log an event that everybody may know: the Fluent message ``log-<id>``."""
        if self.log is not None:
            self.log.append(Event(Message("log-" + id, args)))

    def tell_secret(self, to: int | tuple[int, ...], id: str, known: dict[str, Argument], /, **args: Argument) -> None:
        """Log an event whose arguments `known` only the seats `to` may read.

        The others read ``log-<id>``, those seats read ``log-<id>-known``.
        """
        if self.log is not None:
            seats = (to,) if isinstance(to, int) else to
            secret = Message(f"log-{id}-known", {**args, **known})
            self.log.append(Event(Message("log-" + id, args), seats, secret))

    def draw(self, pile: list[T]) -> T:
        """Take the last item of a face-down pile; what it is can no longer be unseen."""
        self.seals += 1
        return pile.pop()

    def reveal(self) -> None:
        """Something hidden has been turned up or shown to somebody."""
        self.seals += 1

    @property
    def seal(self) -> int:
        """Changes whenever chance or hidden information came in."""
        return self.seals + self.rng.count


def _truth(state: State) -> bytes:
    """The state as JSON, without the log."""
    log, state.log = state.log, None
    try:
        return msgspec.json.encode(state)
    finally:
        state.log = log


def digest(state: State) -> str:
    """A hash of the whole truth, the same in every process and on every platform."""
    return blake2b(_truth(state), digest_size=16).hexdigest()
