"""Scenes: what one viewer may see of a table, built from the table and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from kingstable.kernel import Ask, Logged, Option, ScoreSheet, Table, winners
from kingstable.kernel.known import differ, known_scores
from kingstable.play.faces import faces_of
from kingstable.play.header import Header
from kingstable.play.losses import losing
from kingstable.play.match import Match
from kingstable.play.presence import Presence, absent, majority, stayed, votes
from kingstable.play.refused import Refused
from kingstable.play.rows import Row, ways, written
from kingstable.play.seats import Occupant, names_at
from kingstable.play.views import views
from kingstable.play.wire import Absent, EndingState, FarOffer, LogEntry, Offer, OpenAsk, Result, Scene, Seat, UndoState

_encode = msgspec.json.Encoder().encode

_NO_UNDO = UndoState(False, None, None, False)


@lru_cache(maxsize=100_000)
def _offer(option: Option) -> msgspec.Raw:
    """An option as pages get it; the same few thousand come back all the time."""
    offer = Offer(option.notation, option.kind, option.message, list(option.references), option.quiet)
    return msgspec.Raw(_encode(offer))


def open_ask(table: Table, ask: Ask) -> OpenAsk:
    """A question as pages get it."""
    options: Any = [_offer(option) for option in ask.options]
    return OpenAsk(
        seat=ask.seat,
        number=table.number,
        prompt=ask.prompt,
        rules=list(ask.rules),
        confirm=ask.confirm,
        options=options,
        far=_far(table, ask.seat),
        losing=losing(table, ask),
    )


def _far(table: Table, seat: int) -> list[FarOffer]:
    """The rows that lead from a question to what it does not offer yet."""
    rows = ways(table, seat)
    if not rows:
        return []
    ends = [written(row[-1]) for row in rows]
    often = Counter(notation for notation, touches in ends if touches)
    return [_far_offer(row, often[notation] > 1) for row, (notation, _) in zip(rows, ends, strict=True)]


@lru_cache(maxsize=10_000)
def _far_offer(row: Row, several: bool) -> FarOffer:
    *steps, last = row
    do, *then = [option.notation for option in row]
    by = [step.message for step in steps] if several else []
    return FarOffer(do, last.kind, last.message, list(last.references), then=then, by=by)


def heard(log: Sequence[Logged], seat: int | None) -> list[LogEntry]:
    """Lines of a log as this seat may read them."""
    return [LogEntry(line.number, line.event.seen_by(seat)) for line in log]


def seat_list(
    occupants: Sequence[Occupant], names: Mapping[str, str], person: str, connected: Collection[str]
) -> list[Seat]:
    """The seats of a table as this person sees them."""
    called = names_at(occupants, names)
    return [_seat(number, who, called[number], person, connected) for number, who in enumerate(occupants)]


def _seat(number: int, who: Occupant, name: str, person: str, connected: Collection[str]) -> Seat:
    kind = who.kind
    sits = kind == "person"
    return Seat(
        name=name,
        kind=kind,
        mind=who.mind,
        connected=sits and who.person in connected,
        mine=sits and who.person == person,
        colour=number,
        by_link=kind == "open" and not who.listed,
        taken_over=kind == "mind" and who.person is not None,
    )


# -- whose eyes -------------------------------------------------------------------------------------------------------


def chosen_seat(match: Match, person: str, wanted: int | None, before: int | None) -> int | None:
    """Whose view to show: the seat wanted, if that is allowed; else mine that is asked, or the one shown before."""
    if wanted is not None and match.may_see(person, wanted):
        return wanted
    mine = match.seats_of(person)
    asked = [seat for seat in match.waiting if seat in mine]
    if before in asked or (not asked and before in mine):
        return before
    return asked[0] if asked else mine[0] if mine else None


def check_eyes(match: Match, person: str, seat: int) -> None:
    """Raise `Refused` unless this person may look back from that seat."""
    if match.may_see(person, seat):
        return
    if match.over:
        raise Refused("malformed", f"there is no seat {seat}")
    raise Refused("not_seated", "while the game runs, only your own seats can be looked back from")


# -- scenes -----------------------------------------------------------------------------------------------------------


class Sketch:
    """The scene of one moment as far as it is the same for all viewers; what only some see is worked out when needed.

    With `presence` it is the moment now, where people are at the table; without it is looked back at.
    """

    def __init__(self, match: Match, table: Table, presence: Presence | None = None) -> None:
        self.match = match
        self.table = table
        self.over = table.over or (match.ended and table is match.table)
        scores = table.scores()
        self.scene = self._then(scores) if presence is None else self._now(scores, presence)
        self._look = views(table)
        self._views: dict[int | None, Any] = {}
        self._scores: dict[int | None, Any] = {None: msgspec.Raw(_encode(scores))}
        self._asks: dict[int, list[Any]] = {}

    def _then(self, scores: list[ScoreSheet]) -> Scene:
        """As the game was, or is."""
        match, table = self.match, self.table
        round, made = match.game.round(table.state), len(table.made)
        history = [(mark.round, mark.totals) for mark in match.marks if mark.choices <= made]
        if not table.over:
            history.append((round, match.totals_of(scores)))
        return replace(
            _blank(match.header),
            status=match.status,
            version=match.version,
            number=table.number,
            faces=faces_of(match.game),
            waiting=[] if self.over else [ask.seat for ask in table.asks],
            active=None if self.over else match.game.active(table.state),
            round=round,
            over=self.over,
            history=history,
            choices=made,
        )

    def _now(self, scores: list[ScoreSheet], presence: Presence) -> Scene:
        """The same, with what people may do now."""
        match = self.match
        missing = absent(match, presence)
        won = winners(scores) if self.table.over else []
        return replace(
            self._then(scores),
            consent=match.consent,
            result=Result(won, match.ended_at or "") if match.over else None,
            hints=match.hinted,
            hinting=match.hints,
            deadline=match.deadline,
            overdue=match.overdue,
            absent=missing,
            ending=_ending(match, presence, missing) if any(one.gone for one in missing) else None,
        )

    def view(self, seat: int | None) -> Any:
        """The game's view of a seat, encoded."""
        if seat not in self._views:
            self._views[seat] = msgspec.Raw(_encode(self._look(seat)))
        return self._views[seat]

    def scores(self, seat: int | None) -> Any:
        """The scores as a seat knows them, encoded."""
        if not differ(self.table.game):
            seat = None
        if seat not in self._scores:
            self._scores[seat] = msgspec.Raw(_encode(known_scores(self.table, seat)))
        return self._scores[seat]

    def asks(self, seat: int) -> list[Any]:
        """The open questions of a seat, encoded."""
        if seat not in self._asks:
            ask = None if self.over else self.table.ask_of(seat)
            self._asks[seat] = [] if ask is None else [msgspec.Raw(_encode(open_ask(self.table, ask)))]
        return self._asks[seat]


def unstarted(header: Header, seats: list[Seat], person: str) -> Scene:
    """A table that waits for players."""
    viewer = _viewer(header, seats, person)
    join = header.join_code if viewer["viewer_seats"] or viewer["own"] else None
    return replace(_blank(header), **viewer, join=join)


def running(sketch: Sketch, seats: list[Seat], person: str, seat: int | None, log_from: int) -> Scene:
    """A started table as this person sees it from that seat, with the log from that entry on."""
    match = sketch.match
    viewer = _viewer(match.header, seats, person)
    return replace(
        sketch.scene,
        **viewer,
        seat=seat,
        view=sketch.view(seat),
        scores=sketch.scores(seat),
        asks=[] if seat is None else sketch.asks(seat),
        log_from=log_from,
        log=heard(match.log[log_from:], seat),
        undo=match.undo_state(viewer["viewer_seats"]),
    )


def _ending(match: Match, presence: Presence, missing: list[Absent]) -> EndingState:
    wanted = {match.seats_of(person)[0]: how for person, how in votes(match, missing).items()}
    return EndingState(wanted, majority(stayed(match, presence)))


def replayed(match: Match, then: Table, seats: list[Seat], person: str, seat: int | None) -> Scene:
    """The table as it was `then`, as this person saw it from that seat."""
    sketch = Sketch(match, then)
    log = [line for line in match.table.log or [] if line.number <= len(then.made)]
    return replace(
        sketch.scene,
        **_viewer(match.header, seats, person),
        seat=seat,
        view=sketch.view(seat),
        scores=sketch.scores(seat),
        log=heard(log, seat),
    )


def _blank(header: Header) -> Scene:
    """What a scene says of a table whatever the moment and whoever looks; all the rest is to be filled in."""
    return Scene(
        table=header.id,
        game=header.game,
        name=header.name,
        status="open",
        version=0,
        number=0,
        seats=[],
        options=header.options,
        viewer_seats=[],
        seat=None,
        view=None,
        faces="",
        asks=[],
        waiting=[],
        active=None,
        round=0,
        over=False,
        scores=[],
        history=[],
        log_from=0,
        log=[],
        undo=_NO_UNDO,
        consent=None,
        choices=0,
        result=None,
        own=False,
        free_undo=header.free_undo,
        private=header.private,
        pace=header.pace,
        rematch=header.rematch,
    )


def _viewer(header: Header, seats: list[Seat], person: str) -> dict[str, Any]:
    """What a scene says of the table to this person, whatever the moment."""
    mine = [number for number, seat in enumerate(seats) if seat.mine]
    return {"seats": seats, "viewer_seats": mine, "own": header.is_owned_by(person)}
