"""What one viewer may see of a table, built from the match and nothing else."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

import msgspec

from kingstable.kernel import AnyGame, Ask, Option, Table, print_of, winners
from kingstable.service.ledger import SeatRow
from kingstable.service.match import Header, Match
from kingstable.service.requests import Pace
from kingstable.service.wire import LogEntry, Offer, OpenAsk, Result, Scene, Seat, UndoState

#: What the shipped components of a game are called where a mark is wanted.
SHIPPED = "shipped"

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=100_000)
def _offer(option: Option) -> msgspec.Raw:
    """An option as pages get it; the same few thousand come back all the time."""
    return msgspec.Raw(_encode(Offer(option.notation, option.kind, option.message, list(option.references))))


def faces_of(game: AnyGame) -> str:
    """Where the faces of an edition of a game are fetched: its components, and the version of the print."""
    return f"{game.info.components or SHIPPED}/{print_of(game).version}"


def open_ask(ask: Ask, number: int) -> OpenAsk:
    """A question as pages get it."""
    options: Any = [_offer(option) for option in ask.options]
    return OpenAsk(ask.seat, number, ask.prompt, list(ask.rules), ask.confirm, options)


class Sketch:
    """What all viewers' scenes of one moment have in common, worked out when first needed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        table = match.table
        state = table.state
        self.active = None if table.over else match.game.active(state)
        self.round = match.game.round(state)
        scores = table.scores()
        self.scores: Any = msgspec.Raw(_encode(scores))
        self.history = [(mark.round, mark.totals) for mark in match.marks]
        if not table.over:
            self.history.append((self.round, match.totals_of(scores)))
        self.result = Result(winners(scores), match.ended_at or "") if table.over else None
        self._views: dict[int | None, Any] = {}
        self._asks: dict[int, list[Any]] = {}

    def view(self, seat: int | None) -> Any:
        """The game's view of a seat, encoded."""
        if seat not in self._views:
            self._views[seat] = msgspec.Raw(_encode(self.match.table.view(seat)))
        return self._views[seat]

    def asks(self, seat: int | None) -> list[Any]:
        """The open questions of a seat, encoded."""
        if seat is None:
            return []
        if seat not in self._asks:
            ask = self.match.table.ask_of(seat)
            number = self.match.table.number
            self._asks[seat] = [] if ask is None else [msgspec.Raw(_encode(open_ask(ask, number)))]
        return self._asks[seat]


def seat_list(rows: list[SeatRow], names: dict[str, str], person: str, connected: Collection[str]) -> list[Seat]:
    """The seats of a table as this person sees them."""
    return [
        Seat(
            name=names.get(row.person or "", ""),
            kind=row.kind,  # type: ignore[arg-type]
            mind=row.mind,
            connected=row.kind == "person" and row.person in connected,
            mine=row.kind == "person" and row.person == person,
            colour=number,
            by_link=row.kind == "open" and row.by_link,
            taken_over=row.kind == "mind" and row.person is not None,
        )
        for number, row in enumerate(rows)
    ]


def pace_of(days: int | None) -> Pace:
    """The pace as pages get it."""
    return Pace("live") if days is None else Pace("days", days)


def chosen_seat(match: Match, mine: list[int], wanted: int | None, before: int | None) -> int | None:
    """Whose view to show: the seat wanted, if that is allowed; else mine that is asked, or the one shown before."""
    if wanted is not None and (wanted in mine or (match.table.over and 0 <= wanted < match.table.seats)):
        return wanted
    asked = [seat for seat in match.waiting if seat in mine]
    if before in asked or (not asked and before in mine):
        return before
    return asked[0] if asked else mine[0] if mine else None


def unstarted(
    header: Header, rows: list[SeatRow], names: dict[str, str], person: str, connected: Collection[str]
) -> Scene:
    """A table that waits for players."""
    seats = seat_list(rows, names, person, connected)
    mine = [number for number, seat in enumerate(seats) if seat.mine]
    return Scene(
        table=header.id,
        game=header.game,
        name=header.name,
        status="open",
        version=0,
        number=0,
        seats=seats,
        options=header.options,
        viewer_seats=mine,
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
        undo=UndoState(False, None, None, False),
        consent=None,
        choices=0,
        result=None,
        own=header.owner == person,
        free_undo=header.free_undo,
        private=header.private,
        pace=pace_of(header.days),
        join=header.join_code if mine or header.owner == person else None,
        rematch=header.rematch,
    )


def running(sketch: Sketch, seats: list[Seat], person: str, seat: int | None, log_from: int) -> Scene:
    """A started table as this person sees it from that seat, with the log from that entry on."""
    match = sketch.match
    header, table = match.header, match.table
    mine = [number for number, one in enumerate(seats) if one.mine]
    return Scene(
        table=header.id,
        game=header.game,
        name=header.name,
        status="finished" if table.over else "running",
        version=match.version,
        number=table.number,
        seats=seats,
        options=header.options,
        viewer_seats=mine,
        seat=seat,
        view=sketch.view(seat),
        faces=faces_of(match.game),
        asks=sketch.asks(seat if seat in mine else None),
        waiting=match.waiting,
        active=sketch.active,
        round=sketch.round,
        over=table.over,
        scores=sketch.scores,
        history=sketch.history,
        log_from=log_from,
        log=[LogEntry(line.number, line.event.seen_by(seat)) for line in match.log[log_from:]],
        undo=match.undo_state(mine),
        consent=match.consent,
        choices=len(table.made),
        result=sketch.result,
        own=header.owner == person,
        free_undo=header.free_undo,
        private=header.private,
        pace=pace_of(header.days),
        deadline=match.deadline,
        overdue=match.overdue,
        join=None,
        rematch=header.rematch,
    )


def replayed(match: Match, seats: list[Seat], person: str, seat: int | None, at: int) -> Scene:
    """The table as it was after the first `at` choices, as this person saw it from that seat."""
    table = Table.replay(match.table.record, upto=at)
    game, header = match.game, match.header
    scores = table.scores()
    made = len(table.made)
    round = game.round(table.state)
    history = [(mark.round, mark.totals) for mark in match.marks if mark.choices <= made]
    if not table.over:
        history.append((round, match.totals_of(scores)))
    return Scene(
        table=header.id,
        game=header.game,
        name=header.name,
        status="finished" if match.table.over else "running",
        version=match.version,
        number=table.number,
        seats=seats,
        options=header.options,
        viewer_seats=[number for number, one in enumerate(seats) if one.mine],
        seat=seat,
        view=table.view(seat),
        faces=faces_of(match.game),
        asks=[],
        waiting=[ask.seat for ask in table.asks],
        active=None if table.over else game.active(table.state),
        round=round,
        over=table.over,
        scores=scores,
        history=history,
        log_from=0,
        log=[LogEntry(number, told) for number, told in table.heard(seat)],
        undo=UndoState(False, None, None, False),
        consent=None,
        choices=made,
        result=None,
        own=header.owner == person,
        free_undo=header.free_undo,
        private=header.private,
        pace=pace_of(header.days),
        rematch=header.rematch,
    )
