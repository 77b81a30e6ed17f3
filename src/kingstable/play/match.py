"""A started table as its acts make it: the game, who sits where, the log and the line of scores."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, Literal, NamedTuple

from kingstable.kernel import Event, Logged, Message, Record, ScoreSheet, Table, find_game, named, winners
from kingstable.kernel.undo import last_choice
from kingstable.play.acts import (
    Act,
    AnyAct,
    CameBack,
    Chose,
    Ended,
    Hinted,
    HintsAllowed,
    Sat,
    Started,
    Stumbled,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
    now,
)
from kingstable.play.header import Header
from kingstable.play.refused import Refused
from kingstable.play.seats import people, seats_of
from kingstable.play.wire import ConsentState, HintsState, UndoState


class Mark(NamedTuple):
    """The totals when a round had ended."""

    choices: int
    round: int
    totals: list[int]


class Match:
    """Acts happen by `apply`, for the first time and again: replaying them all gives the table.

    An act that does not fit is refused, and the match is then as it was before.
    """

    def __init__(self, header: Header, started: Started) -> None:
        game = find_game(header.game, header.components, header.rules_version)
        self.header = header
        self.game = game
        self.occupants = list(started.seats)
        self.table = Table.new(game, len(started.seats), header.options, header.seed)
        #: Acts so far.
        self.version = 1
        #: The act, and the time, that put the open question.
        self.asked_version = 1
        self.asked_at = started.at
        #: Whether it was ended without a result.
        self.ended = False
        self.ended_at = started.at if self.over else None
        #: Who asks to take a choice back, and the people who have not answered yet.
        self.request: UndoAsked | None = None
        self.asked_people: set[str] = set()
        #: When each person last did something.
        self.acted: dict[str, str] = {}
        #: What those who stayed want, and the seats of those who were gone then.
        self.votes: dict[str, Voted] = {}
        self._gone: set[int] = set()
        #: How often each seat was told what a program would choose, and who is for that where people compete.
        self.hinted = [0] * len(started.seats)
        self._for_hints: set[str] = set()
        #: Who is for hints, and who has yet to say so.
        self.hints = self._hints()
        self.log: list[Logged] = []
        #: Version and first entry of each time that the log was rewritten rather than continued.
        self.rewritten: list[tuple[int, int]] = []
        self.marks: list[Mark] = []
        #: The version that a page's message led to, by seat and the id that the page gave it.
        self.done: dict[tuple[int, str], int] = {}
        self._told = 0
        self._round = game.round(self.table.state)
        self._listen()

    @classmethod
    def of(cls, header: Header, acts: Iterable[AnyAct]) -> Match:
        """The table after these acts."""
        rest = iter(acts)
        started = next(rest)
        assert isinstance(started, Started)
        match = cls(header, started)
        for act in rest:
            match.apply(act)
        return match

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended or self.table.over

    @property
    def status(self) -> Literal["running", "finished", "ended"]:
        """How far it has come."""
        return "ended" if self.ended else "finished" if self.over else "running"

    # -- what happens -------------------------------------------------------------------------------------------------

    def apply(self, act: AnyAct) -> None:
        """Carry out the next act; raises what `Table` raises, and `Refused` when the game was ended."""
        if self.ended and not isinstance(act, Sat):
            raise Refused("over")
        if isinstance(act, Chose):
            self._choose(act)
        elif isinstance(act, Undone):
            self._undo(act)
        elif isinstance(act, UndoAsked):
            self.request = act
            asker = self.occupants[act.seat].person
            self.asked_people = {person for person in people(self.occupants) if person != asker}
            self._note("undo-asked", act.seat)
        elif isinstance(act, UndoAnswered):
            self._answer(act)
        elif isinstance(act, Sat):
            self._sit(act)
        elif isinstance(act, Stumbled):
            mind = self.occupants[act.seat].mind or ""
            self._note("mind-stumbled", act.seat, {"mind": named("mind", mind)})
        elif isinstance(act, Voted):
            self.votes[act.person] = act
            self._gone.update(act.gone)
            self._note(f"voted-{act.how}", self.seats_of(act.person)[0])
        elif isinstance(act, CameBack):
            self._forget_votes()
            self._note("came-back", act.seat)
        elif isinstance(act, Hinted):
            self.hinted[act.seat] += 1
        elif isinstance(act, HintsAllowed):
            self._allow_hints(act)
        elif isinstance(act, Ended):
            self._end(act)
        self._hear_of(act)
        self.version += 1

    def _hear_of(self, act: AnyAct) -> None:
        """Remember when somebody did something."""
        if isinstance(act, Voted | UndoAnswered | HintsAllowed):
            self.acted[act.person] = act.at
        elif isinstance(act, Chose | Undone | UndoAsked | CameBack | Hinted):
            who = self.occupants[act.seat]
            if who.person and who.mind is None:
                self.acted[who.person] = act.at
        elif isinstance(act, Sat) and act.occupant.person and act.occupant.kind == "person":
            self.acted[act.occupant.person] = act.at

    def _end(self, act: Ended) -> None:
        self.ended = True
        self.ended_at = act.at
        self.request = None
        self._forget_votes()
        self._note(f"ended-{act.why}")

    def _forget_votes(self) -> None:
        self.votes = {}
        self._gone = set()

    def is_missed(self, person: str) -> bool:
        """Whether votes have been cast because this person is gone."""
        return any(self.occupants[seat].is_held_by(person) for seat in self._gone)

    def _choose(self, act: Chose) -> None:
        before = self.table.number
        self.table.choose(act.do, seat=act.seat, at=act.at, joined=act.joined)
        self.request = None
        if act.seat in self._gone:
            self._forget_votes()
        if act.message_id:
            self.done[act.seat, act.message_id] = self.version + 1
        if self.table.number != before or self.over:
            self._put(act)
        self._listen()
        self._mark()
        if self.over:
            self.ended_at = act.at

    def _undo(self, act: Undone) -> None:
        self.table.undo(act.seat, free=act.free)
        self.request = None
        self._put(act)
        made = len(self.table.made)
        self.marks = [mark for mark in self.marks if mark.choices <= made]
        self._round = self.game.round(self.table.state)
        self._relisten()
        self._note("undone", act.seat)

    def _put(self, act: Act) -> None:
        self.asked_version = self.version + 1
        self.asked_at = act.at
        self._forget_votes()

    def _answer(self, act: UndoAnswered) -> None:
        assert self.request is not None
        self.asked_people.discard(act.person)
        if not act.agree:
            seats = self.seats_of(act.person)
            withdrawn = self.request.seat in seats
            self._note("undo-withdrawn" if withdrawn else "undo-declined", self.request.seat if withdrawn else seats[0])
            self.request = None

    def _allow_hints(self, act: HintsAllowed) -> None:
        before = self.hints_allowed
        if act.allow:
            self._for_hints.add(act.person)
        else:
            self._for_hints.clear()
        self.hints = self._hints()
        if self.hints_allowed:
            self._note("hints-agreed")
        else:
            said = "wanted" if act.allow else "ended" if before else "declined"
            self._note(f"hints-{said}", self.seats_of(act.person)[0])

    def _sit(self, act: Sat) -> None:
        before = self.occupants[act.seat]
        self.occupants[act.seat] = act.occupant
        self.hints = self._hints()
        self.request = None
        self._forget_votes()
        args: dict[str, Any] = {}
        if act.occupant.mind:
            args["mind"] = named("mind", act.occupant.mind)
        if act.why == "failed" and before.mind:
            args["before"] = named("mind", before.mind)
        self._note(f"seat-{act.why}", act.seat, args)

    # -- the log and the line of scores -------------------------------------------------------------------------------

    def _listen(self) -> None:
        told = self.table.log or []
        self.log.extend(told[self._told :])
        self._told = len(told)

    def _relisten(self) -> None:
        """After choices were taken back: drop what the game no longer tells, keep what people did."""
        told = self.table.log or []
        kept: list[Logged] = []
        same = 0
        first = None
        for index, line in enumerate(self.log):
            if not line.of_game:
                kept.append(line)
            elif same < len(told) and told[same].event == line.event and first is None:
                kept.append(line)
                same += 1
            elif first is None:
                first = index
        if first is not None:
            self.log = kept
            self.rewritten.append((self.version + 1, first))
        self._told = same
        self._listen()

    def _note(self, id: str, seat: int | None = None, args: dict[str, Any] | None = None) -> None:
        about = {} if seat is None else {"seat": seat}
        event = Event(Message(f"log-{id}", {**about, **(args or {})}))
        self.log.append(Logged(len(self.table.made), event, of_game=False))

    def log_from(self, have: int, version: int) -> int:
        """The first entry that somebody lacks who had `have` entries at `version`."""
        if version > self.version:
            return 0
        for rewritten, first in self.rewritten:
            if rewritten > version:
                have = min(have, first)
        return min(have, len(self.log))

    def _mark(self) -> None:
        """Remember the totals whenever a round has ended."""
        round = self.game.round(self.table.state)
        if round != self._round or self.over:
            self.marks.append(Mark(len(self.table.made), self._round, self.totals_of(self.table.scores())))
            self._round = round

    def totals_of(self, scores: list[ScoreSheet]) -> list[int]:
        """Each seat's points, then those of opponents without a seat."""
        totals = [0] * self.table.seats
        for sheet in scores:
            if sheet.seat is not None:
                totals[sheet.seat] = sheet.total
        return totals + [sheet.total for sheet in scores if sheet.seat is None]

    # -- who ----------------------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats on which this person sits."""
        return seats_of(self.occupants, person)

    def check_own(self, person: str, seat: int) -> None:
        """Raise `Refused` unless this person sits there."""
        if not (0 <= seat < len(self.occupants) and self.occupants[seat].is_held_by(person)):
            raise Refused("not_seated", f"seat {seat} is not yours")

    def may_see(self, person: str, seat: int) -> bool:
        """Whether this person may look through the eyes of a seat: their own, and any once the game is over."""
        return seat in self.seats_of(person) or (self.over and 0 <= seat < self.table.seats)

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return [] if self.ended else [ask.seat for ask in self.table.asks]

    @property
    def minds_asked(self) -> list[int]:
        """The seats of minds that are asked."""
        return [seat for seat in self.waiting if self.occupants[seat].mind is not None]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        return winners(self.table.scores()) if self.table.over else []

    @property
    def deadline(self) -> str | None:
        """When the open question should have been answered, at a pace of days."""
        if self.header.days is None or self.over:
            return None
        asked = datetime.fromisoformat(self.asked_at)
        due = asked.astimezone(UTC) + timedelta(days=self.header.days)
        return due.isoformat(timespec="seconds").replace("+00:00", "Z")

    @property
    def overdue(self) -> list[int]:
        """The seats of people who should have answered by now."""
        due = self.deadline
        if due is None or now() < due:
            return []
        return [seat for seat in self.waiting if self.occupants[seat].mind is None]

    # -- taking back --------------------------------------------------------------------------------------------------

    def undo_state(self, seats: list[int]) -> UndoState:
        """What a person who holds these seats may take back, and how."""
        if not seats:
            return UndoState(False, None, None, False)
        last = last_choice(self.table.made, seats)
        seat = seats[0] if last is None else self.table.made[last].seat
        if self.over:
            return UndoState(False, seat, Message("undo-over"), False)
        refusal = self.table.undo_refusal(seat)
        if refusal is None:
            return UndoState(True, seat, None, False)
        if refusal.id == "undo-nothing" or not self.header.free_undo:
            return UndoState(False, seat, refusal, False)
        if len(people(self.occupants)) == 1:
            return UndoState(True, seat, None, False)
        return UndoState(True, seat, refusal, True)

    @property
    def consent(self) -> ConsentState | None:
        """The open request to take a choice back."""
        if self.request is None:
            return None
        return ConsentState(self.request.seat, self._seats_of_all(self.asked_people))

    # -- hints --------------------------------------------------------------------------------------------------------

    @property
    def competing(self) -> bool:
        """Whether several people play; those who share a screen are several too."""
        return sum(who.kind == "person" for who in self.occupants) > 1

    @property
    def hints_allowed(self) -> bool:
        """Whether a program may be asked what it would choose: where people compete, all of them must be for it."""
        return not self.competing or self._for_hints.issuperset(people(self.occupants))

    def is_for_hints(self, person: str) -> bool:
        """Whether this person has agreed to hints in this game."""
        return person in self._for_hints

    def _hints(self) -> HintsState:
        here = people(self.occupants)
        agreed = [person for person in here if person in self._for_hints]
        waiting = [person for person in here if person not in self._for_hints] if agreed else []
        return HintsState(self.competing, self.hints_allowed, self._seats_of_all(agreed), self._seats_of_all(waiting))

    def _seats_of_all(self, persons: Iterable[str]) -> list[int]:
        return sorted(seat for person in persons for seat in self.seats_of(person))

    # -- records ------------------------------------------------------------------------------------------------------

    def record(self, names: list[str]) -> Record:
        """The game so far, with the players' names."""
        record = self.table.record
        record.names = names
        return record
