"""Plans: from what somebody wants to play to a new table, and to the next one of the same players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingstable.kernel import Table, find_game
from kingstable.minds import UnknownMind, default_mind, mind_ids
from kingstable.play.deals import Dealer, Dealt
from kingstable.play.faces import faces_of
from kingstable.play.header import Header, new_header, new_id
from kingstable.play.seats import Occupant
from kingstable.play.wire import NewTable, PreviewTable, SeatPlan, SetUp


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


def planned(plan: NewTable, me: str, dealer: Dealer | None = None) -> Planned:
    """The table that I want to make; raises `UnknownMind`, `UnknownGame` or `BadOptions`."""
    seats = [_seat(seat, plan.game, me) for seat in plan.seats]
    return _made(plan, seats, me, dealer)


def rematch(header: Header, occupants: Sequence[Occupant], me: str) -> Planned:
    """The same players again, the next seat first; the other people sit down when they ask for it too."""
    manners = header.name, header.free_undo, header.private, header.pace, header.patience
    plan = NewTable(header.game, [], header.options, *manners)
    return _made(plan, [_again(who, me) for who in (*occupants[1:], occupants[0])], me)


def _made(plan: NewTable, seats: list[Occupant], me: str, dealer: Dealer | None = None) -> Planned:
    info = find_game(plan.game).info
    info.check_seats(len(seats))
    options = info.check_options(plan.options)
    dealt = dealer.dealt(plan.deal, plan.game, len(seats), options) if dealer else Dealt()
    header = new_header(
        info,
        options,
        me,
        id=dealt.table,
        seed=dealt.seed,
        name=plan.name,
        free_undo=plan.free_undo,
        private=plan.private,
        days=plan.pace.days if plan.pace.kind == "days" else None,
        patience=plan.patience,
    )
    return Planned(header, seats)


def _seat(plan: SeatPlan, game: str, me: str) -> Occupant:
    if plan.kind == "me":
        return Occupant(person=me, name=plan.name)
    if plan.kind == "mind":
        return Occupant(mind=mind_named(game, plan.mind))
    return Occupant(open=True, listed=plan.kind == "open")


def _again(who: Occupant, me: str) -> Occupant:
    if who.mind and who.person is None:
        return Occupant(mind=who.mind)
    return Occupant(person=me, name=who.name) if who.person == me else Occupant(open=True)


def set_up(plan: PreviewTable, dealer: Dealer) -> SetUp:
    """What a table with these options would look like; without a deal, chance is drawn anew each time."""
    options = find_game(plan.game).info.check_options(plan.options)
    seed = dealer.dealt(plan.deal, plan.game, plan.seats, options).seed or new_id(16)
    table = Table.new(plan.game, plan.seats, options, seed, quiet=True)
    return SetUp(plan.game, table.view(None), faces_of(table.game))
