"""Plans: from what somebody wants to play to a new table, and to the next one of the same players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingstable.kernel import Options, Table, find_game
from kingstable.minds import UnknownMind, default_mind, mind_ids
from kingstable.play.faces import faces_of
from kingstable.play.header import Header, new_header, new_id
from kingstable.play.seats import Occupant
from kingstable.play.wire import NewTable, Pace, PreviewTable, SeatPlan, SetUp


class Planned(NamedTuple):
    """A new table and its seats."""

    header: Header
    seats: list[Occupant]


def mind_named(game: str, name: str | None) -> str:
    """The mind of that name, or the default one; raises `UnknownMind`."""
    if name is None:
        return default_mind(game)
    if name not in mind_ids(game):
        raise UnknownMind(f"no mind {name!r} plays {game}; there are: {', '.join(mind_ids(game))}")
    return name


def planned(plan: NewTable, me: str) -> Planned:
    """The table that I want to make; raises `UnknownMind`, `UnknownGame` or `BadOptions`."""
    seats = [_seat(seat, plan.game, me) for seat in plan.seats]
    return _made(plan.game, seats, plan.options, me, plan.name, plan.free_undo, plan.private, _days(plan.pace))


def rematch(header: Header, occupants: Sequence[Occupant], me: str) -> Planned:
    """The same players again, the next seat first; the other people sit down when they ask for it too."""
    seats = [_again(who, me) for who in (*occupants[1:], occupants[0])]
    return _made(header.game, seats, header.options, me, header.name, header.free_undo, header.private, header.days)


def _made(
    game: str,
    seats: list[Occupant],
    options: Options,
    me: str,
    name: str,
    free_undo: bool,
    private: bool,
    days: int | None,
) -> Planned:
    info = find_game(game).info
    info.check_seats(len(seats))
    checked = info.check_options(options)
    return Planned(new_header(info, checked, me, name=name, free_undo=free_undo, private=private, days=days), seats)


def _seat(plan: SeatPlan, game: str, me: str) -> Occupant:
    if plan.kind == "me":
        return Occupant(person=me)
    if plan.kind == "mind":
        return Occupant(mind=mind_named(game, plan.mind))
    return Occupant(open=True, listed=plan.kind == "open")


def _days(pace: Pace) -> int | None:
    return pace.days if pace.kind == "days" else None


def _again(who: Occupant, me: str) -> Occupant:
    if who.mind and who.person is None:
        return Occupant(mind=who.mind)
    return Occupant(person=me) if who.person == me else Occupant(open=True)


def set_up(plan: PreviewTable) -> SetUp:
    """What a table with these options would look like; chance is drawn anew each time."""
    table = Table.new(plan.game, plan.seats, plan.options, new_id(16), quiet=True)
    return SetUp(plan.game, table.view(None), faces_of(table.game))
