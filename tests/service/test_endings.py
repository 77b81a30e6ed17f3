"""Endings on a server: a game whose player is gone, and tables to which nobody comes."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy.engine import Connection
from tests.kernel.tiny import tiny
from tests.service.conftest import both_databases
from tests.service.harness import Page, Player, Server, play_out

from kingstable.kernel import Record, Table
from kingstable.play.acts import load, stamp
from kingstable.play.header import new_header
from kingstable.play.seats import Occupant
from kingstable.service import expiry, ledger, lists
from kingstable.service.database import acts, connect, prepare, tables, url_of
from kingstable.service.expiry import Found

#: Whoever closes the page is gone at once.
IMPATIENT = {"KINGSTABLE_GONE_MINUTES": "0"}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("impatient")
    server = Server(folder, str(folder / "tables.db"), KINGSTABLE_TABLES="1", **IMPATIENT).start()
    yield server
    server.stop()
    assert '"level":"error"' not in server.logged(), server.logged()


def seated(server: Server, *names: str) -> tuple[list[Player], str]:
    players = [Player(server, name) for name in names]
    table = players[0].table("me", *["open"] * (len(names) - 1))
    for player in players[1:]:
        player.post(f"/tables/{table}/join")
    return players, table


def left_alone(page: Page, seats: list[int]) -> None:
    """Wait until the players on these seats, and nobody else, count as gone."""
    page.scene(lambda scene: [one["seat"] for one in scene["absent"] if one["gone"]] == seats)


def test_who_stayed_ends_the_game_and_it_stays_readable(impatient: Server) -> None:
    (anna, borys), table = seated(impatient, "Anna", "Borys")
    assert anna.refused("/tables", game="tiny", seats=[{"kind": "me"}]) == "too_many"
    with anna.page() as page:
        with borys.page() as other:
            page.watch(table)
            other.watch(table)
            anna.choose(table)
            page.scene(lambda scene: scene["seats"][1]["connected"])
            assert anna.refused(f"/tables/{table}/vote", how="end") == "nobody_gone"
        left_alone(page, [1])
        assert Player(impatient, "Clara").refused(f"/tables/{table}/vote", how="end") == "not_seated"
        anna.post(f"/tables/{table}/vote", how="end")
        scene = page.scene(lambda scene: scene["over"])
    assert (scene["status"], scene["result"]["winners"]) == ("ended", [])
    assert borys.refused(f"/tables/{table}/choose", seat=1, number=0, do="bid 1") == "over"
    assert [row["status"] for row in borys.get("/tables", scope="finished")] == ["ended"]
    assert borys.get("/tables", scope="mine") == []
    record = Record.loads(borys.http.get(f"/tables/{table}/record").text)
    assert not Table.replay(record).over
    assert borys.get(f"/tables/{table}/replay", at=1)["choices"] == 1
    assert anna.post(f"/tables/{table}/rematch")["status"] == "open", "the ended game leaves the limit"


def test_who_comes_back_in_time_plays_on(impatient: Server) -> None:
    (anna, borys, clara), table = seated(impatient, "Anna", "Borys", "Clara")
    with anna.page() as page, clara.page() as third:
        third.watch(table)
        page.watch(table)
        left_alone(page, [1])
        anna.post(f"/tables/{table}/vote", how="mind")
        page.scene(lambda scene: scene["ending"] == {"votes": {"0": "mind"}, "needed": 2})
        with borys.page() as back:
            back.watch(table)
            scene = page.scene(lambda scene: any(entry["message"]["id"] == "log-came-back" for entry in scene["log"]))
            assert (scene["absent"], scene["ending"]) == ([], None)
        left_alone(page, [1])
        for player in (clara, anna):
            assert anna.scene(table)["seats"][1]["kind"] == "person"
            player.post(f"/tables/{table}/vote", how="mind")
        seat = anna.scene(table)["seats"][1]
        assert (seat["mind"], seat["taken_over"]) == ("greedy", True)
    borys.post(f"/tables/{table}/join")
    assert play_out(table, anna, borys, clara)["result"]["winners"]


# -- tables to which nobody comes -------------------------------------------------------------------------------------

START = datetime.fromisoformat("2026-01-01T00:00:00Z")
DAYS = {"open": 7.0, "running": 30.0}


@pytest.fixture
def connection(database: str) -> Iterator[Connection]:
    url = url_of(database)
    prepare(url)
    engine = connect(url, writer=True)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def made(connection: Connection, *seats: Occupant) -> str:
    """A table at which nothing has happened since the beginning of the year."""
    header = new_header(tiny.info, {"rounds": 3}, "anna")
    ledger.create_table(connection, header, list(seats), "test")
    connection.execute(tables.update().where(tables.c.id == header.id).values(updated=stamp(START)))
    return header.id


def after(connection: Connection, days: float, limits: dict[str, float] = DAYS) -> Found:
    """What is found so many days later; what is to be said is said."""
    found = expiry.look(connection, START + timedelta(days=days), limits)
    for id, when in found.near.items():
        expiry.announce(connection, id, when)
    for id in found.saved:
        expiry.announce(connection, id, None)
    return found


def expires(connection: Connection, id: str) -> str | None:
    return lists.one_table(connection, id).tables[0].header.expires


@both_databases
def test_tables_expire_when_nobody_comes_and_it_is_said_before(connection: Connection) -> None:
    waiting = made(connection, Occupant("anna"), Occupant(open=True))
    running = made(connection, Occupant("anna"), Occupant("borys"))
    assert after(connection, 4.9) == Found({}, [], [])
    assert after(connection, 5.1).near == {waiting: stamp(START + timedelta(days=7.1))}
    assert expires(connection, waiting) == stamp(START + timedelta(days=7.1))
    assert after(connection, 7.2).due == [waiting]
    assert expiry.expire(connection, waiting, stamp(START + timedelta(days=7.2)), "test")
    assert lists.list_tables(connection, "open", "").tables == []
    assert ledger.join(connection, waiting, "clara", None, None, "test") == "expired"
    assert ledger.unfinished(connection, "anna") == 1
    assert after(connection, 28.5).near == {running: stamp(START + timedelta(days=30.5))}
    assert after(connection, 31).due == [running]
    at = stamp(START + timedelta(days=31))
    assert expiry.expire(connection, running, at, "test")
    assert not expiry.expire(connection, running, at, "another worker")
    bodies = connection.execute(acts.select().where(acts.c.table_id == running).order_by(acts.c.number))
    assert [type(load(row.body)).__name__ for row in bodies] == ["Started", "Ended"]
    [table] = lists.list_tables(connection, "finished", "borys").tables
    assert (table.header.status, table.header.expires, table.waiting) == ("ended", None, [])
    assert ledger.unfinished(connection, "anna") == 0
    assert after(connection, 4000) == Found({}, [], []), "what is over stays for ever"


@both_databases
def test_whoever_comes_in_time_keeps_the_table(connection: Connection) -> None:
    table = made(connection, Occupant("anna"), Occupant("borys"))
    assert list(after(connection, 400).near) == [table], "after a long time too it is said before it happens"
    assert after(connection, 401) == Found({}, [], [])
    ledger.saw(connection, table, ["borys"], stamp(START + timedelta(days=401)))
    assert after(connection, 403).saved == [table]
    assert expires(connection, table) is None
    assert list(after(connection, 430).near) == [table]
    assert after(connection, 440, {"open": 0, "running": 0}).saved == [table], "0 is for ever"


def test_a_server_closes_tables_whose_time_has_come(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db")).start()
    anna = Player(server, "Anna")
    ids = [anna.table("me", "open"), anna.table("me", "me"), anna.table("me", "open")]
    server.stop()
    engine = connect(url_of(server.db), writer=True)
    with engine.begin() as connection:
        old = {"updated": "2020-01-01T00:00:00.000Z"}
        connection.execute(tables.update().values(**old))
        connection.execute(tables.update().where(tables.c.id.in_(ids[:2])).values(expires="2020-01-31T00:00:00.000Z"))
        connection.exec_driver_sql("UPDATE seats SET seen = NULL")
    engine.dispose()
    anna.move_to(server.start())
    server.until(lambda: anna.http.get(f"/tables/{ids[0]}/scene").status_code == 410)
    assert anna.refused(f"/tables/{ids[0]}/scene", method="GET") == "expired"
    assert anna.refused(f"/tables/{ids[0]}/join") == "expired"
    assert anna.scene(ids[1])["status"] == "ended"
    assert anna.scene(ids[1])["log"][-1]["message"]["id"] == "log-ended-expired"
    [row] = anna.get("/tables", scope="mine")
    assert row["id"] == ids[2] and row["expires"] > row["updated"]
    server.stop()
    assert '"level":"error"' not in server.logged(), server.logged()
