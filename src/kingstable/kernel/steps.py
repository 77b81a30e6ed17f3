"""What happens between two questions, step by step: found by making the choices again, and never stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from kingstable.kernel.choice import Choice
from kingstable.kernel.state import Event
from kingstable.kernel.table import Table

L = TypeVar("L")

#: The most steps that one choice comes to.
MOST = 12


class Look(NamedTuple):
    """What somebody sees of a moment: the view and the scores, in JSON."""

    view: bytes
    scores: bytes


class Step(NamedTuple):
    """Something that happened as the choice before `number` was carried out, and what it led to.

    `turn`: how many choices had been made when the turn began in which it was. `auto`: nobody was asked, since there
    was no other choice.
    """

    number: int
    turn: int
    seat: int
    auto: bool
    told: tuple[Event, ...]
    seen: Look


class Onlooker(list[Event], Generic[L]):
    """In place of a state's log: looks at the state whenever something is told."""

    def __init__(self, look: Callable[[], L]) -> None:
        self._look = look
        self.seen: list[tuple[Event, L]] = []

    def append(self, event: Event, /) -> None:
        """Hear something, and look."""
        super().append(event)
        self.seen.append((event, self._look()))


def steps(table: Table, choices: Iterable[Choice], look: Callable[[], Look]) -> Iterator[Step]:
    """Make these choices at a table, and tell what somebody who looks at it sees of them."""
    before = look()
    for choice in choices:
        onlooker, turn = Onlooker(look), table.since
        table.state.log = onlooker
        table.again(choice)
        after = look()
        for told, seen in _gathered(_found(before, onlooker.seen, after)):
            yield Step(len(table.made), turn, choice.seat, choice.auto, told, seen)
        before = after
    table.state.log = None


_Found = tuple[tuple[Event, ...], Look]


def _found(before: Look, heard: list[tuple[Event, Look]], after: Look) -> list[_Found]:
    """Each change that shows, with what was told up to it; what comes of the choice last belongs to the last step."""
    found: list[_Found] = []
    told: tuple[Event, ...] = ()
    for event, seen in heard:
        told += (event,)
        if seen != before:
            found.append((told, seen))
            told, before = (), seen
    if found:
        last, _ = found.pop()
        return [*found, (last + told, after)]
    return [(told, after)] if told or before != after else []


def _gathered(found: list[_Found]) -> list[_Found]:
    """At most `MOST` of them: neighbours of which little was told become one."""
    while len(found) > MOST:
        at = min(range(len(found) - 1), key=lambda at: len(found[at][0]) + len(found[at + 1][0]))
        found[at : at + 2] = [(found[at][0] + found[at + 1][0], found[at + 1][1])]
    return found
