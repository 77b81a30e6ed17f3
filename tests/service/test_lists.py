"""Lists of tables: fair to hosts, paged, and what waits for me before anything else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy.engine import Connection
from tests.kernel.tiny import tiny
from tests.service.conftest import both_databases
from tests.service.harness import Player

from kingstable.play.header import new_header
from kingstable.play.seats import Occupant
from kingstable.service import ledger, lists
from kingstable.service.database import connect, prepare, tables, url_of

OPEN = [Occupant(open=True, listed=True)]


@pytest.fixture
def connection(database: str) -> Iterator[Connection]:
    url = url_of(database)
    prepare(url)
    engine = connect(url, writer=True)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def made(connection: Connection, owner: str, minute: int, seats: list[Occupant]) -> str:
    """A table that was last changed in that minute."""
    header = new_header(tiny.info, {"rounds": 3}, owner)
    ledger.create_table(connection, header, seats, "test")
    when = f"2026-01-01T{minute // 60:02}:{minute % 60:02}:00.000Z"
    connection.execute(tables.update().where(tables.c.id == header.id).values(updated=when))
    return header.id


def walked(connection: Connection, scope: str, person: str, size: int) -> list[list[str]]:
    """The pages of a list, by the ids of the tables."""
    pages: list[list[str]] = []
    after: lists.Place | None = None
    while not pages or after is not None:
        page = lists.list_tables(connection, scope, person, after, size)
        pages.append([table.header.id for table in page.tables])
        after = page.more
    return pages


@both_databases
def test_many_tables_of_one_host_do_not_push_out_those_of_others(connection: Connection) -> None:
    anna = [made(connection, "anna", minute, OPEN) for minute in range(2)]
    borys = made(connection, "borys", 2, OPEN)
    eve = [made(connection, "eve", minute, OPEN) for minute in range(10, 70)]
    first, *rest = walked(connection, "open", "", 5)
    assert first == [eve[-1], borys, anna[1], eve[-2], anna[0]]
    assert [id for page in rest for id in page] == eve[-3::-1], "nothing twice, nothing left out"


@both_databases
def test_what_waits_for_me_comes_first_and_then_the_latest(connection: Connection) -> None:
    ended = [Occupant("anna"), Occupant(mind="random")]
    waiting = [made(connection, "borys", minute, ended) for minute in range(3)]
    quiet = [made(connection, "anna", minute, OPEN) for minute in range(10, 30)]
    connection.execute(tables.update().where(tables.c.id == waiting[0]).values(waiting="[10,1]"))
    pages = walked(connection, "mine", "anna", 4)
    assert pages[0] == [waiting[2], waiting[1], *quiet[:-3:-1]]
    assert pages[-1][-1] == waiting[0], "others are asked there"


def test_a_list_names_its_next_page(anna: Player) -> None:
    made = {anna.table("me", "open") for _ in range(lists.PAGE + 1)}
    first = anna.http.get("/tables", params={"scope": "mine"})
    last = anna.http.get(str(first.url.join(first.links["next"]["url"])))
    assert [len(answer.json()) for answer in (first, last)] == [lists.PAGE, 1]
    assert {row["id"] for answer in (first, last) for row in answer.json()} == made
    assert "next" not in last.links
    assert anna.refused("/tables?scope=mine&after=0,x", method="GET") == "malformed"


def test_a_page_asks_for_more_of_the_lobby(anna: Player) -> None:
    made = [anna.table("me", "open") for _ in range(5)]
    with anna.page() as page:
        page.send("lobby", mine=3)
        told = page.until(lambda message: message["type"] == "lobby")
        assert [row["id"] for row in told["mine"]] == made[:1:-1]
        assert "mine" in told["more"]
        page.send("lobby", mine=5)
        told = page.until(lambda message: message["type"] == "lobby")
        assert [row["id"] for row in told["mine"]] == made[::-1]
        assert "mine" not in told["more"]
        made.append(anna.table("me", "open"))
        news = page.until(lambda message: message["type"] == "lobby_change" and "mine" in message["lists"])
        assert news["lists"]["mine"] == made[:0:-1]
        assert "mine" in news["more"]
