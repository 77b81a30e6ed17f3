"""The HTTP API of tables: make and find them, sit down, play, look back."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response
from litestar.params import FromPath, JSONBody, QueryParameter

from kingstable.kernel import message
from kingstable.play import plans, wishes
from kingstable.play.gathering import Watching
from kingstable.play.plans import mind_named, planned
from kingstable.play.refused import Refused
from kingstable.play.wire import Ack, Choose, Code, NewTable, Scene, TableId, TableSummary, Word
from kingstable.service import deeds, ledger, lists, requests, wire
from kingstable.service.api import AnyRequest, Myself, TheHall, Viewer, delete, get, post
from kingstable.service.deeds import Outcome, Wish
from kingstable.service.hall import Hall
from kingstable.service.identity import clean
from kingstable.service.lists import Place
from kingstable.service.register import Person

TheTable = FromPath[TableId]
Scope = Literal["mine", "open", "running", "of_people", "finished"]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
CountQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
#: Where a page of a list begins: a rank, a time and the id of a table.
PLACE = r"^[0-9]{1,9},[0-9TZ:.-]{1,32},[0-9a-zA-Z]{1,32}$"

_REFUSED: dict[Outcome, tuple[Code, str]] = {
    "unknown": ("unknown_table", "there is no such table"),
    "taken": ("seat_taken", "that seat is not free"),
    "by_link": ("by_link_only", "that seat is kept for whoever has the join link"),
    "not_open": ("already_started", "the game has begun"),
    "not_owner": ("not_owner", "only whoever made the table may do this"),
    "not_seated": ("not_seated", "you do not sit there"),
    "expired": ("expired", "nobody came for a long time"),
}


def done(outcome: Outcome) -> None:
    """Refuse unless it was done."""
    if outcome in _REFUSED:
        raise Refused(*_REFUSED[outcome])


def scene_response(body: bytes) -> Response[Scene]:
    """A scene that is already JSON."""
    return Response(body, media_type=MediaType.JSON)  # type: ignore[arg-type]


# -- making and finding -----------------------------------------------------------------------------------------------


@get("/tables", tags=["tables"])
async def list_tables(
    viewer: Viewer,
    hall: TheHall,
    which: Annotated[Scope, QueryParameter(name="scope")] = "open",
    after: Annotated[str | None, QueryParameter(pattern=PLACE)] = None,
) -> Response[list[TableSummary]]:
    """Tables: my unfinished ones with mine to move first, open to join, running, or my finished ones.

    Of the running ones, `of_people` are those at which two people play at least. Where there are more than a page of
    them, the header `Link` names the next page (rel="next").
    """
    if which in ("mine", "finished") and not viewer:
        return Response([])
    page = await hall.storage.read(lists.list_tables, which, viewer, _place(after))
    headers = {} if page.more is None else {"link": f'<?scope={which}&after={_written(page.more)}>; rel="next"'}
    return Response(hall.shown(page, viewer), headers=headers)


def _written(place: Place) -> str:
    return f"{place.rank},{place.updated},{place.id}"


def _place(text: str | None) -> Place | None:
    if text is None:
        return None
    rank, updated, id = text.split(",")
    return Place(int(rank), updated, id)


@post("/tables", tags=["tables"], status_code=201)
async def create_table(data: JSONBody[NewTable], me: Myself, hall: TheHall) -> TableSummary:
    """Make a table; when nobody is missing it starts at once."""
    seats = [msgspec.structs.replace(seat, name=clean(seat.name)) for seat in data.seats]
    new = planned(msgspec.structs.replace(data, name=clean(data.name), seats=seats), me.id, hall.dealer)
    # One person's tables are written one after another, wherever they are made, so that the limit holds.
    making = ledger.make_table, new.header, new.seats, hall.worker, hall.settings.tables
    id = _made(await hall.storage.write(deeds.once, Wish(me.id, data.id), *making, lane=me.id), hall)
    hall.rearranged(hall.room(id))
    return await hall.table(id, me.id)


def _made(id: str, hall: Hall) -> str:
    """Refuse unless the table was made."""
    if not id:
        most = hall.settings.tables
        text = f"you have {most} unfinished tables; finish or delete some first"
        raise Refused("too_many", text, message("error-too-many", count=most))
    if id == "taken":
        raise Refused("deal_used", "this deal has been played; each is played once")
    return id


@post("/records", tags=["tables"], status_code=201, request_max_body_size=None)
async def open_record(
    request: AnyRequest,
    me: Myself,
    hall: TheHall,
    wish: Annotated[str, QueryParameter(name="id", max_length=64)] = "",
) -> TableSummary:
    """Open a record: a private table, to look at it or, where the game is not over, to go on in its people's place.

    The body is the record, as `GET /api/tables/{id}/record` gives it. A finished game that was opened is removed after
    some days.
    """
    id = _made(await hall.records.open(me.id, wish, await request.body()), hall)
    hall.rearranged(hall.room(id))
    return await hall.table(id, me.id)


@get("/tables/{id:str}", tags=["tables"])
async def read_table(id: TheTable, viewer: Viewer, hall: TheHall) -> TableSummary:
    """One table as lists show it."""
    return await hall.table(id, viewer)


@get("/join/{code:str}", tags=["tables"])
async def read_invitation(code: FromPath[Word], viewer: Viewer, hall: TheHall) -> TableSummary:
    """The table to which a join link leads."""
    return await hall.table(await _by_code(code, hall), viewer)


async def _by_code(code: str, hall: Hall) -> str:
    id = await hall.storage.read(ledger.table_of_code, code)
    if id is None:
        raise Refused("unknown_table", "this link leads to no table")
    return id


@delete("/tables/{id:str}", tags=["tables"], status_code=204)
async def delete_table(id: TheTable, me: Myself, hall: TheHall) -> None:
    """Remove a table of mine that has not started."""
    done(await hall.storage.write(ledger.delete_table, id, me.id, hall.worker, lane=id))
    hall.rearranged(hall.room(id))


# -- sitting down and getting up --------------------------------------------------------------------------------------


@post("/tables/{id:str}/join", tags=["seats"])
async def join_table(
    id: TheTable,
    data: JSONBody[requests.Join],
    me: Myself,
    hall: TheHall,
) -> TableSummary:
    """Sit down; at a running table, on a seat that a mind took over from me."""
    return await _join(id, data.seat, data.code, Wish(me.id, data.id), hall)


@post("/join/{code:str}", tags=["seats"])
async def join_by_link(
    code: FromPath[Word],
    data: JSONBody[requests.Join],
    me: Myself,
    hall: TheHall,
) -> TableSummary:
    """Sit down by a join link."""
    return await _join(await _by_code(code, hall), data.seat, code, Wish(me.id, data.id), hall)


async def _join(id: str, seat: int | None, code: str | None, wish: Wish, hall: Hall) -> TableSummary:
    room = hall.room(id)
    joining = ledger.join, id, wish.person, seat, code, hall.worker
    outcome = await hall.storage.write(deeds.once, wish, *joining, lane=id)
    if outcome == "not_open":
        async with room.entered():
            await room.read_again()  # it may have begun a moment ago, with somebody else on the last seat
        await room.act(partial(wishes.come_back, person=wish.person, seat=seat, code=code), wish)
    else:
        done(outcome)
    hall.rearranged(room)
    return await hall.table(id, wish.person)


@post("/tables/{id:str}/leave", tags=["seats"])
async def leave_table(
    id: TheTable,
    data: JSONBody[requests.SeatOnly],
    me: Myself,
    hall: TheHall,
) -> TableSummary:
    """Stand up before the game has begun."""
    leaving = ledger.leave, id, me.id, data.seat, hall.worker
    done(await hall.storage.write(deeds.once, Wish(me.id, data.id), *leaving, lane=id))
    hall.rearranged(hall.room(id))
    return await hall.table(id, me.id)


@post("/tables/{id:str}/start", tags=["seats"])
async def start_table(
    id: TheTable,
    data: JSONBody[requests.SeatOnly],
    me: Myself,
    hall: TheHall,
) -> TableSummary:
    """Start my table now; minds (the one named, or the default one) take the seats that are still free."""
    room = hall.room(id)
    async with room.entered() as table:
        mind = mind_named(table.header.game, data.mind)
    done(await hall.storage.write(ledger.start, id, me.id, mind, hall.worker, lane=id))
    hall.rearranged(room)
    return await hall.table(id, me.id)


@post("/tables/{id:str}/resign", tags=["seats"])
async def resign(
    id: TheTable,
    data: JSONBody[requests.SeatOnly],
    me: Myself,
    hall: TheHall,
) -> Ack:
    """Leave my seat at a running table to a mind."""
    wish = partial(wishes.resign, person=me.id, seat=data.seat, mind=data.mind)
    return Ack(data.id, await hall.room(id).act(wish, Wish(me.id, data.id)))


@post("/tables/{id:str}/claim", tags=["seats"])
async def claim(
    id: TheTable,
    data: JSONBody[requests.Claim],
    me: Myself,
    hall: TheHall,
) -> Ack:
    """Have the default mind take the seat of somebody whose time has run out."""
    wish = partial(wishes.claim, person=me.id, seat=data.seat)
    return Ack(data.id, await hall.room(id).act(wish, Wish(me.id, data.id)))


@post("/tables/{id:str}/vote", tags=["seats"])
async def vote(
    id: TheTable,
    data: JSONBody[requests.Vote],
    me: Myself,
    hall: TheHall,
) -> Ack:
    """Say what is to become of a game whose player is gone; most of those who stayed decide."""
    room = hall.room(id)
    version = await room.act(lambda match: wishes.vote(match, me.id, data.how, room.presence()), Wish(me.id, data.id))
    return Ack(data.id, version)


@post("/tables/{id:str}/rematch", tags=["seats"])
async def rematch(id: TheTable, me: Myself, hall: TheHall) -> TableSummary:
    """The same players again, the next seat first: the first who asks makes the table, the others sit down at it."""
    room = hall.room(id)
    async with room.entered() as table:
        header, occupants = table.header, table.occupants
        if all(who.person != me.id for who in occupants):
            raise Refused("not_seated", "only those who played may play again")
        if not table.match.over:
            raise Refused("not_over")
    next = header.rematch
    if next is None:
        new = plans.rematch(header, occupants, me.id)
        making = ledger.rematch, id, new.header, new.seats, hall.worker, hall.settings.tables
        next = _made(await hall.storage.write(*making, lane=id), hall)
        hall.rearranged(room)
        hall.rearranged(hall.room(next))
    return await _join_again(next, me, hall)


async def _join_again(id: str, me: Person, hall: Hall) -> TableSummary:
    async with hall.room(id).entered() as table:
        here = table.started or any(who.person == me.id for who in table.occupants)
        code = table.header.join_code
    return await hall.table(id, me.id) if here else await _join(id, None, code, Wish(me.id), hall)


# -- playing ----------------------------------------------------------------------------------------------------------


@post("/tables/{id:str}/choose", tags=["playing"])
async def choose(
    id: TheTable,
    data: JSONBody[requests.Choice],
    me: Myself,
    hall: TheHall,
) -> Ack:
    """Answer the open question of a seat of mine, or several in a row."""
    wish = Choose(id, data.seat, data.number, data.do, data.version, data.id, data.then, data.on)
    return Ack(data.id, await hall.room(id).choose(me.id, wish))


@post("/tables/{id:str}/undo", tags=["playing"])
async def undo(
    id: TheTable,
    data: JSONBody[requests.SeatOnly],
    me: Myself,
    hall: TheHall,
) -> Ack:
    """Take back my last choice, or ask the others for their consent."""
    wish = partial(wishes.undo, person=me.id, seat=data.seat)
    return Ack(data.id, await hall.room(id).act(wish, Wish(me.id, data.id)))


@post("/tables/{id:str}/consent", tags=["playing"])
async def consent(
    id: TheTable,
    data: JSONBody[requests.Answer],
    me: Myself,
    hall: TheHall,
) -> Ack:
    """Answer a request to take a choice back."""
    wish = partial(wishes.consent, person=me.id, agree=data.agree)
    return Ack(data.id, await hall.room(id).act(wish, Wish(me.id, data.id)))


@post("/tables/{id:str}/hints", tags=["playing"])
async def allow_hints(
    id: TheTable,
    data: JSONBody[requests.Allowing],
    me: Myself,
    hall: TheHall,
) -> Ack:
    """Propose hints where people compete, agree to them, or be against them."""
    wish = partial(wishes.allow_hints, person=me.id, allow=data.allow)
    return Ack(data.id, await hall.room(id).act(wish, Wish(me.id, data.id)))


@post("/tables/{id:str}/chat", tags=["playing"])
async def say(
    id: TheTable,
    data: JSONBody[requests.Line],
    me: Myself,
    hall: TheHall,
) -> Ack:
    """Write a line to everybody at the table."""
    return Ack(data.id, await hall.say(me, id, data.text, data.id))


@get("/tables/{id:str}/chat", tags=["playing"])
async def read_chat(id: TheTable, hall: TheHall) -> wire.Chat:
    """The last lines of the chat."""
    async with hall.room(id).entered():
        return await hall.chat(id)


@get("/tables/{id:str}/scene", tags=["playing"])
async def read_scene(
    id: TheTable,
    viewer: Viewer,
    hall: TheHall,
    seat: SeatQuery = None,
    log: CountQuery = 0,
    version: CountQuery = 0,
) -> Response[Scene]:
    """The table as I may see it now."""
    return scene_response(await hall.room(id).scene(viewer, Watching(seat, log, version)))


# -- looking back -----------------------------------------------------------------------------------------------------


@get("/tables/{id:str}/replay", tags=["playing"])
async def replay(
    id: TheTable,
    viewer: Viewer,
    hall: TheHall,
    at: CountQuery,
    seat: SeatQuery = None,
) -> Response[Scene]:
    """The table as it was after so many choices: from my own seat while the game runs, from any afterwards."""
    return scene_response(await hall.room(id).look_back(viewer, at, seat))


@get("/tables/{id:str}/record", tags=["playing"], media_type=MediaType.TEXT)
async def read_record(id: TheTable, hall: TheHall) -> Response[str]:
    """The record of a finished game, with its seed."""
    async with hall.room(id).entered() as table:
        if not table.match.over:
            raise Refused("not_over", "the record holds the seed; it can be had when the game is over")
        name = f"{table.header.game}-{id}.jsonl"
        text = table.record().dumps()
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@post("/tables/{id:str}/play-on", tags=["tables"], status_code=201)
async def play_on(id: TheTable, data: JSONBody[requests.PlayOn], me: Myself, hall: TheHall) -> TableSummary:
    """A private table of mine that goes on from a moment of a finished game, with programs on the other seats."""
    async with hall.room(id).entered() as table:
        if not table.match.over:
            raise Refused("not_over", "one plays on from a game that is over")
        record, mind = table.record(), mind_named(table.header.game, data.mind)
    next = _made(await hall.records.play_on(Wish(me.id, data.id), record, data.at, data.seat, mind), hall)
    hall.rearranged(hall.room(next))
    return await hall.table(next, me.id)


HANDLERS = [
    list_tables,
    create_table,
    open_record,
    read_table,
    read_invitation,
    delete_table,
    join_table,
    join_by_link,
    leave_table,
    start_table,
    resign,
    claim,
    vote,
    rematch,
    choose,
    undo,
    consent,
    allow_hints,
    say,
    read_chat,
    read_scene,
    replay,
    read_record,
    play_on,
]
