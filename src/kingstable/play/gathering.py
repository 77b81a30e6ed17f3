"""A gathering: a table and the people at it, and all that they may see of it and ask about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from kingstable.kernel import Record
from kingstable.kernel.known import known_scores
from kingstable.play.acts import AnyAct
from kingstable.play.advice import advice
from kingstable.play.course import Guide
from kingstable.play.header import Header
from kingstable.play.match import Match
from kingstable.play.presence import Presence
from kingstable.play.refused import Refused
from kingstable.play.rows import after
from kingstable.play.scene import Sketch, check_eyes, chosen_seat, replayed, running, seat_list, unstarted
from kingstable.play.seats import Occupant, called, told_apart
from kingstable.play.wire import Advice, Advise, Course, Explain, Explanation, Follow, Seat, Trial, TryOut

_encode = msgspec.json.Encoder().encode


class Watching:
    """What a page has of a table: the seat it wants, the seat it got, how much of the log, and of which version."""

    __slots__ = ("log", "seat", "version", "wanted")

    def __init__(self, wanted: int | None = None, log: int = 0, version: int = 0) -> None:
        self.wanted = wanted
        self.seat = wanted
        self.log = log
        self.version = version


class Gathering:
    """A table, begun or not, and the names of its people. From its beginning on the match knows who sits where.

    Where people look on, `presence` tells who is at the table.
    """

    def __init__(self, header: Header, seats: list[Occupant], names: dict[str, str], match: Match | None) -> None:
        self.header = header
        self.names = names
        self._seats = seats
        self._match = match
        #: What the seats looked like to each person, as long as these were here and called so.
        self._company: tuple[Any, ...] = ()
        self._seen: dict[str, list[Seat]] = {}
        self._guide = Guide()

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self._match is not None

    @property
    def match(self) -> Match:
        """The started game; raises `Refused` before the start."""
        if self._match is None:
            raise Refused("not_started")
        return self._match

    @property
    def occupants(self) -> list[Occupant]:
        """Who holds each seat."""
        return self._seats if self._match is None else self._match.occupants

    def carry_out(self, acts: Iterable[AnyAct]) -> None:
        """Have these things happen, one after the other; raises what `Match.apply` raises."""
        for act in acts:
            self.match.apply(act)

    def renew(self, header: Header, names: dict[str, str]) -> None:
        """Take over what may have changed beside the acts: how people are called, and what comes after the game."""
        self.header, self.names = header, names
        if self._match is not None:
            self._match.header = header

    def name_of(self, person: str, name: str) -> str:
        """What somebody of this name is called here, whether they sit or look on."""
        return told_apart([*self.names, person], {**self.names, person: name})[person]

    def record(self) -> Record:
        """The game so far, with the players' names."""
        return self.match.record(called(self.occupants, self.names))

    # -- looking ------------------------------------------------------------------------------------------------------

    def scene(self, person: str, watching: Watching, presence: Presence) -> bytes:
        """The table as this person may see it now, in JSON; the page then has of it what `watching` says."""
        return self.scenes(presence)(person, watching)

    def scenes(self, presence: Presence) -> Callable[[str, Watching], bytes]:
        """What gives such scenes to everybody, as long as nothing happens: most of them is worked out only once."""
        match = self._match
        if match is None:
            return lambda person, _: _encode(unstarted(self.header, self._seats_for(person, presence), person))
        sketch = Sketch(match, match.table, presence)
        return lambda person, watching: self._scene(sketch, self._seats_for(person, presence), person, watching)

    def _scene(self, sketch: Sketch, seats: list[Seat], person: str, watching: Watching) -> bytes:
        match = sketch.match
        seat = chosen_seat(match, person, watching.wanted, watching.seat)
        log_from = match.log_from(watching.log, watching.version)
        if seat != watching.seat and (watching.seat is not None or len(match.seats_of(person)) > 1):
            log_from = 0  # another seat may have heard more, or less
        watching.seat, watching.log, watching.version = seat, len(match.log), match.version
        return _encode(running(sketch, seats, person, seat, log_from))

    def _seats_for(self, person: str, presence: Presence) -> list[Seat]:
        """The seats as this person sees them."""
        company = [*self.occupants], self.names, presence.connected
        if company != self._company:
            self._company, self._seen = company, {}
        if person not in self._seen:
            self._seen[person] = seat_list(self.occupants, self.names, person, presence.connected)
        return self._seen[person]

    def look_back(self, person: str, at: int, wanted: int | None, presence: Presence) -> bytes:
        """The table after its first `at` choices, in JSON: from one's own seat while the game runs, then from any."""
        match = self.match
        made = len(match.table.made)
        if at > made:
            raise Refused("malformed", f"there have been only {made} choices")
        seat = self._eyes(person, wanted)
        then = self._guide.back(match.table, at)
        return _encode(replayed(match, then, self._seats_for(person, presence), person, seat))

    def follow(self, person: str, wish: Follow) -> Course:
        """What happened after a moment, step by step; through the same eyes."""
        seat = self._eyes(person, wish.seat)
        upto, steps = self._guide.lead(self.match.table, wish.since, wish.upto, seat)
        return Course(wish.id, self.header.id, wish.since, upto, seat, steps)

    def _eyes(self, person: str, wanted: int | None) -> int | None:
        """The seat through which somebody looks back; raises `Refused`."""
        if wanted is not None:
            check_eyes(self.match, person, wanted)
            return wanted
        mine = self.match.seats_of(person)
        return mine[0] if mine else None

    def explain(self, person: str, wish: Explain) -> Explanation:
        """Why a thing is not among the options of a seat."""
        match = self.match
        match.check_own(person, wish.seat)
        ask = match.table.ask_of(wish.seat)
        why = None if ask is None else match.game.explain(match.table.state, ask, wish.thing)
        return Explanation(wish.id, self.header.id, wish.thing, why)

    def advise(self, person: str, wish: Advise) -> Advice:
        """What matters now for a seat that is asked."""
        match = self.match
        match.check_own(person, wish.seat)
        said = [] if match.over else advice(match.table, wish.seat, wish.said)
        return Advice(wish.id, self.header.id, match.table.number, said)

    def try_out(self, person: str, wish: TryOut) -> Trial:
        """What an option or a row would bring, where neither chance nor anything hidden has a say in it."""
        match = self.match
        match.check_own(person, wish.seat)
        seal = match.table.state.seal
        table = after(match.table, wish.seat, [wish.do, *wish.then])
        if table.state.seal != seal:
            return Trial(wish.id, self.header.id, wish.do, None, None)
        return Trial(wish.id, self.header.id, wish.do, table.view(wish.seat), known_scores(table, wish.seat))
