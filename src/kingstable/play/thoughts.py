"""What a mind is asked, and how it comes to its choice, in whatever process it thinks."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from time import process_time

from msgspec import Struct

from kingstable.kernel import Choice, Mind, Record, Rng, Sight, Table
from kingstable.minds import find_mind
from kingstable.minds.hints import hints
from kingstable.minds.judging import Decision, Span, chosen, judge
from kingstable.play.match import Match
from kingstable.play.wire import Suggestion

#: Tables that a thinker remembers, so that it need not replay them from the beginning.
REMEMBERED = 64


class Thought(Struct):
    """What a mind is to decide: the id of the table and its game so far, the seat, and the mind's name."""

    table: str
    record: Record
    seat: int
    mind: str


class Hinting(Thought):
    """What a program would choose there; its `mind` is only a name for how long it takes."""

    mind: str = "hint"


class Judging(Struct):
    """A decision of a finished game that is to be judged, and in how many seconds of the processor."""

    record: Record
    span: Span
    seconds: float


AnyThought = Thought | Judging
#: The notation of a choice, ways to go on, or what a decision was worth.
Answer = str | list[Suggestion] | Decision


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

    def answer(self, thought: AnyThought) -> Answer:
        """What comes of any thought."""
        if isinstance(thought, Judging):
            return judge(thought.record, thought.span, thought.seconds, process_time)
        return self.hint(thought) if isinstance(thought, Hinting) else self.decide(thought)

    def hint(self, thought: Hinting) -> list[Suggestion]:
        """The best ways to go on, the best first."""
        table = self._caught_up(thought).table
        found = hints(Sight.of(table, thought.seat, Rng.seeded(f"{table.seed}/hint/{table.number}")))
        return [
            Suggestion(
                [chosen(each) for each in way.choices],
                way.brings,
                way.means,
                way.leads,
                round(way.margin, 1),
                round(way.chance, 2),
                way.reasons,
            )
            for way in found
        ]

    def decide(self, thought: Thought) -> str:
        """The notation of what the mind chooses; raises whatever the mind raises, and has then forgotten the table."""
        known = self._caught_up(thought)
        rng = Rng.seeded(secrets.token_hex(16))
        mind = known.mind(thought.seat, thought.mind)
        do = mind.choose(Sight.of(known.table, thought.seat, rng)).notation
        self._known[thought.table] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return do

    def _caught_up(self, thought: Thought) -> _Known:
        """The table as it is now; it is forgotten until it is put back."""
        known = self._known.pop(thought.table, None)
        if known is None or not known.fits(thought.record):
            known = _Known(thought.record)
        known.catch_up(thought.record)
        return known
