"""What has been acknowledged is never lost: kill -9, restarts, full disks, lost and unknown databases."""

from __future__ import annotations

import random
import resource
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import psycopg
import pytest
import sqlalchemy as sa
from tests.progress import SILENCE, ended, until
from tests.service.conftest import both_databases
from tests.service.harness import Player, Server, play_out

from kingstable.play.acts import Chose, load
from kingstable.service import database as tables
from kingstable.service.database import connect, prepare, url_of
from kingstable.service.transfer import export_table, import_record


class Stream(threading.Thread):
    """A player who plays one hot-seat game after the other and remembers every choice that was acknowledged."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.player = Player(server, "Anna")
        self.made: dict[str, list[tuple[int, str]]] = {}
        self.count = 0

    def run(self) -> None:
        try:
            while True:
                self.play()
        except (httpx.HTTPError, AssertionError):
            return  # the server is gone, also in the middle of an answer

    def play(self) -> None:
        table = self.player.table("me", "me")
        made = self.made[table] = []
        while True:
            scene = self.player.scene(table)
            if scene["over"]:
                return
            [ask] = scene["asks"]
            do = random.choice(ask["options"])["do"]
            self.player.post(f"/tables/{table}/choose", seat=ask["seat"], number=ask["number"], do=do)
            made.append((ask["seat"], do))
            self.count += 1


def wait_for_choices(streams: list[Stream], enough: int) -> None:
    def made() -> int:
        return sum(stream.count for stream in streams)

    until(lambda: made() >= enough, made, why="the players do not play", pause=0.02)


def choices_in(database: str) -> dict[str, list[tuple[int, str]]]:
    """All choices of all tables, as they are stored."""
    engine = connect(url_of(database))
    found: dict[str, list[tuple[int, str]]] = {}
    with engine.begin() as connection:
        for row in connection.execute(sa.select(tables.acts).order_by("table_id", "number")):
            act = load(row.body)
            if row.number == 1:
                found[row.table_id] = []
            elif isinstance(act, Chose):
                found[row.table_id].append((act.seat, act.do))
    engine.dispose()
    return found


@both_databases
def test_kill_9_loses_no_acknowledged_choice(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database)
    for _ in range(2):
        server.start()
        streams = [Stream(server) for _ in range(4)]
        for stream in streams:
            stream.start()
        wait_for_choices(streams, 100)
        time.sleep(random.random() * 0.1)
        server.kill()
        for stream in streams:
            stream.join()
        made = {table: choices for stream in streams for table, choices in stream.made.items()}
        assert sum(map(len, made.values())) >= 100
        stored = choices_in(database)
        for table, choices in made.items():
            kept = stored[table]
            assert kept[: len(choices)] == choices
            assert len(kept) <= len(choices) + 1, "at most the one whose answer was cut off"
    server.start()
    unfinished = streams[0].player.move_to(server)
    for table in list(streams[0].made)[-1:]:
        assert play_out(table, unfinished)["over"]
    server.stop()


@both_databases
def test_a_restart_continues_every_table(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna, borys = Player(server, "Anna"), Player(server, "Borys")
    table = anna.table("me", "open", "random")
    borys.post(f"/tables/{table}/join")
    waiting = anna.table("me", "open")
    anna.post(f"/tables/{table}/chat", text="Back in a minute")
    for player in (anna, borys):
        player.choose(table)
    with anna.page() as page:
        page.watch(table)
        page.scene(lambda scene: 2 not in scene["waiting"])
    server.until(lambda: not anna.scene(table)["seats"][0]["connected"])
    before = anna.scene(table)
    server.stop()
    server.start()
    anna.move_to(server)
    borys.move_to(server)
    assert anna.scene(table) == before
    assert anna.get(f"/tables/{waiting}")["status"] == "open"
    assert [line["text"] for line in borys.get(f"/tables/{table}/chat")["lines"]] == ["Back in a minute"]
    assert play_out(table, anna, borys)["over"]
    server.stop()


def test_minds_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    server = Server(tmp_path, database).start()
    anna = Player(server, "Anna")
    table = anna.table("me", "random")
    anna.choose(table)
    record = export_table(database, table)
    server.kill()
    copy, _ = import_record(database, record)  # without names, minds take all seats
    server.start()
    anna.move_to(server)
    server.until(lambda: anna.get(f"/tables/{copy}")["status"] == "finished")
    server.stop()


def test_a_full_disk_is_said_and_costs_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(tmp_path, str(database)).start()
    assert server.process is not None
    anna = Player(server, "Anna")
    table = anna.table("me", "me")
    anna.choose(table)
    before = anna.scene(table)
    wal = Path(f"{database}-wal").stat().st_size
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (wal + 100, unlimited))
    ask = before["asks"][0]
    body = {"seat": ask["seat"], "number": ask["number"], "do": ask["options"][0]["do"]}
    with anna.page() as page:
        page.watch(table)
        answer = anna.http.post(f"/tables/{table}/choose", json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert "disk" in answer.json()["detail"]
        refused = page.ask("choose", table=table, **body)
        assert (refused["type"], refused["code"]) == ("refusal", "storage")
    assert anna.scene(table) == before
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))
    assert play_out(table, anna)["over"]
    server.stop()
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_database_file_that_disappears_is_said_and_nothing_is_pretended(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(tmp_path, str(database)).start()
    anna = Player(server, "Anna")
    table = anna.table("me", "me")
    before = anna.scene(table)
    files = [path for path in tmp_path.glob("tables.db*") if path.suffix != ".lock"]
    for path in files:
        path.rename(path.with_name("away-" + path.name))
    body = {"seat": 0, "number": 0, "do": "bid 1"}
    answer = anna.http.post(f"/tables/{table}/choose", json=body)
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert "removed" in answer.json()["detail"]
    health = httpx.get(f"{server.url}/health", timeout=SILENCE)
    assert health.status_code == 503
    assert str(tmp_path) not in answer.text + health.text, "where it lies is told to nobody but the log"
    assert str(tmp_path) in server.logged()
    assert not database.exists(), "no new one is made in its place"
    for path in files:
        path.with_name("away-" + path.name).rename(path)
    assert anna.scene(table) == before
    assert play_out(table, anna)["over"]
    server.stop()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@pytest.mark.xdist_group("postgresql")
def test_a_postgresql_that_goes_away_is_said_and_comes_back(database: str, postgres: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna = Player(server, "Anna")
    table = anna.table("me", "me")
    before = anna.scene(table)
    name = database.rpartition("/")[2]
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        answer = anna.http.post(f"/tables/{table}/choose", json={"seat": 0, "number": 0, "do": "bid 1"})
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
    assert anna.scene(table) == before
    assert play_out(table, anna)["over"]
    server.stop()


def refusal(server: Server) -> str:
    """What a server says that cannot start."""
    server.start(wait=False)
    assert server.process is not None
    assert ended(server.process) == 1
    return server.logged()


def test_a_newer_database_is_refused_untouched(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    prepare(url_of(str(database)))
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = database.read_bytes()
    said = refusal(Server(tmp_path, str(database)))
    assert "has version 9999: a newer Kingstable made it" in said
    assert "Nothing was changed" in said
    assert database.read_bytes() == before


def test_a_file_that_is_no_database_or_another_programs_is_refused_untouched(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 1000)
    assert "file is not a database" in refusal(Server(tmp_path, str(letter)))
    assert letter.read_text() == "Dear Anna, " * 1000
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = foreign.read_bytes()
    assert "belongs to another program (it holds recipes)" in refusal(Server(tmp_path, str(foreign)))
    assert foreign.read_bytes() == before
    assert sorted(path.name for path in tmp_path.glob("*.[dt]*")) == ["foreign.db", "letter.txt"], "nor left beside"


def test_a_second_server_on_the_same_file_is_refused(server: Server, tmp_path: Path) -> None:
    assert "another server is using the database" in refusal(Server(tmp_path, server.db))


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    said = refusal(Server(tmp_path, str(tmp_path / "tables.db"), "--workers", "2"))
    assert "2 workers need PostgreSQL" in said


def test_an_unreachable_postgresql_is_refused_without_its_password(tmp_path: Path) -> None:
    said = refusal(Server(tmp_path, "postgresql://kingstable:secret@127.0.0.1:1/none"))
    assert "cannot use the database" in said
    assert "secret" not in said
