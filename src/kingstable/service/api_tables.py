"""The HTTP API of tables: make and find them, sit down, play, look back."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import MediaType, Response
from litestar.params import FromPath, JSONBody, QueryParameter

from kingstable.kernel import find_game, message
from kingstable.service import ledger, requests, wire
from kingstable.service.acts import now
from kingstable.service.api import Myself, TheHall, Viewer, delete, get, post
from kingstable.service.errors import Refused
from kingstable.service.hall import Hall
from kingstable.service.identity import clean
from kingstable.service.ledger import Outcome, Person, SeatRow, new_id
from kingstable.service.match import Header

TheTable = FromPath[requests.TableId]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
CountQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]

_REFUSED: dict[Outcome, tuple[str, str]] = {
    "unknown": ("unknown_table", "there is no such table"),
    "taken": ("seat_taken", "that seat is not free"),
    "by_link": ("by_link_only", "that seat is kept for whoever has the join link"),
    "not_open": ("already_started", "the game has begun"),
    "not_owner": ("not_owner", "only whoever made the table may do this"),
    "not_seated": ("not_seated", "you do not sit there"),
}


def done(outcome: Outcome) -> None:
    """Refuse unless it was done."""
    if outcome in _REFUSED:
        raise Refused(*_REFUSED[outcome])


def scene_response(body: bytes) -> Response[wire.Scene]:
    """A scene that is already JSON."""
    return Response(body, media_type=MediaType.JSON)  # type: ignore[arg-type]


# -- making and finding -----------------------------------------------------------------------------------------------


@get("/tables", tags=["tables"])
async def list_tables(
    viewer: Viewer,
    hall: TheHall,
    which: Annotated[Literal["mine", "open", "running", "finished"], QueryParameter(name="scope")] = "open",
) -> list[wire.TableSummary]:
    """Tables: my unfinished ones with mine to move first, open to join, running, or my finished ones."""
    if which in ("mine", "finished") and not viewer:
        return []
    return await hall.tables(which, viewer)


@post("/tables", tags=["tables"], status_code=201)
async def create_table(data: JSONBody[requests.NewTable], me: Myself, hall: TheHall) -> wire.TableSummary:
    """Make a table; when nobody is missing it starts at once."""
    rows = [_row(plan, data.game, me, hall) for plan in data.seats]
    return await _create(data, rows, me, hall)


def _row(plan: requests.SeatPlan, game: str, me: Person, hall: Hall) -> SeatRow:
    if plan.kind == "me":
        return SeatRow("person", me.id, None, False)
    if plan.kind == "mind":
        return SeatRow("mind", None, hall.mind(game, plan.mind), False)
    return SeatRow("open", None, None, plan.kind == "person")


async def _create(data: JSONBody[requests.NewTable], rows: list[SeatRow], me: Person, hall: Hall) -> wire.TableSummary:
    info = find_game(data.game).info
    info.check_seats(len(rows))
    options = info.check_options(data.options)
    if await hall.storage.read(ledger.unfinished, me.id) >= hall.settings.tables:
        most = hall.settings.tables
        text = f"you have {most} unfinished tables; finish or delete some first"
        raise Refused("too_many", text, message("error-too-many", count=most))
    header = Header(
        id=new_id(6),
        game=data.game,
        rules_version=info.rules_version,
        components=info.components,
        options=options,
        seed=new_id(16),
        name=clean(data.name),
        owner=me.id,
        free_undo=data.free_undo,
        private=data.private,
        days=data.pace.days if data.pace.kind == "days" else None,
        join_code=new_id(9),
        created=now(),
        status="open",
        updated=now(),
        rematch=None,
    )
    await hall.storage.write(ledger.create_table, header, rows, hall.worker, lane=header.id)
    hall.rearranged(hall.room(header.id))
    return await hall.table(header.id, me.id)


@get("/tables/{id:str}", tags=["tables"])
async def read_table(id: TheTable, viewer: Viewer, hall: TheHall) -> wire.TableSummary:
    """One table as lists show it."""
    return await hall.table(id, viewer)


@get("/join/{code:str}", tags=["tables"])
async def read_invitation(code: FromPath[requests.Word], viewer: Viewer, hall: TheHall) -> wire.TableSummary:
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
) -> wire.TableSummary:
    """Sit down; at a running table, on a seat that a mind took over from me."""
    return await _join(id, data.seat, data.code, me, hall)


@post("/join/{code:str}", tags=["seats"])
async def join_by_link(
    code: FromPath[requests.Word],
    data: JSONBody[requests.Join],
    me: Myself,
    hall: TheHall,
) -> wire.TableSummary:
    """Sit down by a join link."""
    return await _join(await _by_code(code, hall), data.seat, code, me, hall)


async def _join(id: str, seat: int | None, code: str | None, me: Person, hall: Hall) -> wire.TableSummary:
    outcome, _ = await hall.storage.write(ledger.join, id, me.id, seat, code, hall.worker, lane=id)
    if outcome == "not_open":
        room = await hall.found(id)
        await room.come_back(me.id, seat, code)
    else:
        done(outcome)
    hall.rearranged(hall.room(id))
    return await hall.table(id, me.id)


@post("/tables/{id:str}/leave", tags=["seats"])
async def leave_table(
    id: TheTable,
    data: JSONBody[requests.SeatOnly],
    me: Myself,
    hall: TheHall,
) -> wire.TableSummary:
    """Stand up before the game has begun."""
    done(await hall.storage.write(ledger.leave, id, me.id, data.seat, hall.worker, lane=id))
    hall.rearranged(hall.room(id))
    return await hall.table(id, me.id)


@post("/tables/{id:str}/start", tags=["seats"])
async def start_table(
    id: TheTable,
    data: JSONBody[requests.SeatOnly],
    me: Myself,
    hall: TheHall,
) -> wire.TableSummary:
    """Start my table now; minds (the one named, or the default one) take the seats that are still free."""
    room = await hall.found(id)
    mind = hall.mind(room.header.game, data.mind)
    done(await hall.storage.write(ledger.start, id, me.id, mind, hall.worker, lane=id))
    hall.rearranged(room)
    return await hall.table(id, me.id)


@post("/tables/{id:str}/resign", tags=["seats"])
async def resign(
    id: TheTable,
    data: JSONBody[requests.SeatOnly],
    me: Myself,
    hall: TheHall,
) -> wire.Ack:
    """Leave my seat at a running table to a mind."""
    return wire.Ack("", await (await hall.found(id)).resign(me.id, data.seat, data.mind))


@post("/tables/{id:str}/claim", tags=["seats"])
async def claim(
    id: TheTable,
    data: JSONBody[requests.SeatOnly],
    me: Myself,
    hall: TheHall,
) -> wire.Ack:
    """Have a mind take the seat of somebody whose time has run out."""
    return wire.Ack("", await (await hall.found(id)).claim(me.id, data.seat, data.mind))


@post("/tables/{id:str}/rematch", tags=["seats"])
async def rematch(id: TheTable, me: Myself, hall: TheHall) -> wire.TableSummary:
    """The same players again, the next seat first: the first who asks makes the table, the others sit down at it."""
    room = await hall.found(id)
    rows = room.rows
    if not any(row.person == me.id for row in rows):
        raise Refused("not_seated", "only those who played may play again")
    if not room.match().table.over:
        raise Refused("not_over")
    header = room.header
    if header.rematch is None:
        turned = [_again(row, me) for row in [*rows[1:], rows[0]]]
        plan = requests.NewTable(
            game=header.game,
            seats=[],
            options=header.options,
            name=header.name,
            free_undo=header.free_undo,
            private=header.private,
            pace=requests.Pace("live") if header.days is None else requests.Pace("days", header.days),
        )
        made = await _create(plan, turned, me, hall)
        chosen = await hall.storage.write(ledger.set_rematch, id, made.id, hall.worker, lane=id)
        if chosen == made.id:
            hall.rearranged(room)
            return made
        await hall.storage.write(ledger.delete_table, made.id, me.id, hall.worker, lane=made.id)
    else:
        chosen = header.rematch
    found = await hall.found(chosen)
    if found.started or any(row.person == me.id for row in found.rows):
        return await hall.table(chosen, me.id)
    return await _join(chosen, None, found.header.join_code, me, hall)


def _again(row: SeatRow, me: Person) -> SeatRow:
    """The seat of a rematch: the other people sit down when they ask for it too."""
    if row.kind == "mind" and row.person is None:
        return SeatRow("mind", None, row.mind, False)
    if row.person == me.id:
        return SeatRow("person", me.id, None, False)
    return SeatRow("open", None, None, True)


# -- playing ----------------------------------------------------------------------------------------------------------


@post("/tables/{id:str}/choose", tags=["playing"])
async def choose(
    id: TheTable,
    data: JSONBody[requests.Choice],
    me: Myself,
    hall: TheHall,
) -> wire.Ack:
    """Answer the open question of a seat of mine."""
    wish = wire.Choose(id, data.seat, data.number, data.do, data.version, data.id)
    return wire.Ack(data.id, await (await hall.found(id)).choose(me.id, wish))


@post("/tables/{id:str}/undo", tags=["playing"])
async def undo(
    id: TheTable,
    data: JSONBody[requests.SeatOnly],
    me: Myself,
    hall: TheHall,
) -> wire.Ack:
    """Take back my last choice, or ask the others for their consent."""
    room = await hall.found(id)
    mine = room.match().seats_of(me.id)
    if not mine:
        raise Refused("not_seated")
    return wire.Ack("", await room.undo(me.id, mine[0] if data.seat is None else data.seat, None))


@post("/tables/{id:str}/consent", tags=["playing"])
async def consent(
    id: TheTable,
    data: JSONBody[requests.Answer],
    me: Myself,
    hall: TheHall,
) -> wire.Ack:
    """Answer a request to take a choice back."""
    return wire.Ack("", await (await hall.found(id)).consent(me.id, data.agree))


@post("/tables/{id:str}/chat", tags=["playing"])
async def say(
    id: TheTable,
    data: JSONBody[requests.Line],
    me: Myself,
    hall: TheHall,
) -> wire.Ack:
    """Write a line to everybody at the table."""
    return wire.Ack("", await hall.say(me, id, data.text))


@get("/tables/{id:str}/chat", tags=["playing"])
async def read_chat(id: TheTable, hall: TheHall) -> wire.Chat:
    """The last lines of the chat."""
    await hall.found(id)
    return await hall.chat(id)


@get("/tables/{id:str}/scene", tags=["playing"])
async def read_scene(
    id: TheTable,
    viewer: Viewer,
    hall: TheHall,
    seat: SeatQuery = None,
    log: CountQuery = 0,
    version: CountQuery = 0,
) -> Response[wire.Scene]:
    """The table as I may see it now."""
    return scene_response(await (await hall.found(id)).scene(viewer, seat, log, version))


# -- looking back -----------------------------------------------------------------------------------------------------


@get("/tables/{id:str}/replay", tags=["playing"])
async def replay(
    id: TheTable,
    viewer: Viewer,
    hall: TheHall,
    at: CountQuery,
    seat: SeatQuery = None,
) -> wire.Scene:
    """The table as it was after so many choices: from my own seat while the game runs, from any afterwards."""
    return await (await hall.found(id)).replay(viewer, at, seat)


@get("/tables/{id:str}/record", tags=["playing"], media_type=MediaType.TEXT)
async def read_record(id: TheTable, hall: TheHall) -> Response[str]:
    """The record of a finished game, with its seed."""
    room = await hall.found(id)
    if not room.match().table.over:
        raise Refused("not_over", "the record holds the seed; it can be had when the game is over")
    name = f"{room.header.game}-{id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    text = room.match().record(room.names()).dumps()
    return Response(text, media_type="application/jsonl", headers=headers)


HANDLERS = [
    list_tables,
    create_table,
    read_table,
    read_invitation,
    delete_table,
    join_table,
    join_by_link,
    leave_table,
    start_table,
    resign,
    claim,
    rematch,
    choose,
    undo,
    consent,
    say,
    read_chat,
    read_scene,
    replay,
    read_record,
]
