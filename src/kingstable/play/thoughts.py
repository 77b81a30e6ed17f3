"""What a mind is asked, and how it comes to its choice, in whatever process it thinks."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from msgspec import Struct

from kingstable.kernel import Choice, Mind, Record, Rng, Sight, Table
from kingstable.minds import find_mind
from kingstable.play.match import Match

#: Tables that a thinker remembers, so that it need not replay them from the beginning.
REMEMBERED = 64


class Thought(Struct):
    """What a mind is to decide: the id of the table and its game so far, the seat, and the mind's name."""

    table: str
    record: Record
    seat: int
    mind: str


def thought_of(match: Match, seat: int, mind: str) -> Thought:
    """What the mind on this seat is to think about now."""
    return Thought(match.header.id, match.table.record, seat, mind)


class _Known:
    """A table that this thinker has already seen, and the minds that sit at it."""

    def __init__(self, record: Record) -> None:
        self.table = Table.replay(record)
        self.choices: list[Choice] = record.choices
        self.minds: dict[int, tuple[str, Mind]] = {}

    def fits(self, record: Record) -> bool:
        return record.choices[: len(self.choices)] == self.choices

    def catch_up(self, record: Record) -> None:
        self.table.follow(record)
        self.choices = record.choices

    def mind(self, seat: int, name: str) -> Mind:
        if self.minds.get(seat, ("", None))[0] != name:
            self.minds[seat] = name, find_mind(self.table.game, name)
        return self.minds[seat][1]


class Thinker:
    """Decides for minds, and remembers the last tables it was asked about."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, _Known] = OrderedDict()

    def decide(self, thought: Thought) -> str:
        """The notation of what the mind chooses; raises whatever the mind raises, and has then forgotten the table."""
        known = self._known.pop(thought.table, None)
        if known is None or not known.fits(thought.record):
            known = _Known(thought.record)
        known.catch_up(thought.record)
        rng = Rng.seeded(secrets.token_hex(16))
        mind = known.mind(thought.seat, thought.mind)
        do = mind.choose(Sight.of(known.table, thought.seat, rng)).notation
        self._known[thought.table] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return do
