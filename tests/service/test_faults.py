"""The server while its database is locked or hangs: everybody is told the truth, and all goes on when it is over."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from tests.progress import SILENCE, ended
from tests.service.conftest import only_postgresql
from tests.service.harness import Player, Server
from tests.service.proxy import proxied
from tests.service.troubles import spawned

from kingstable.service.hold import Hold
from kingstable.service.settings import BadSettings

HASTY = {"KINGSTABLE_DATABASE_SECONDS": "1"}


def health(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/health", timeout=SILENCE).json()
    return found


def test_minds_go_on_by_themselves_after_a_locked_file(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(tmp_path, str(database), **HASTY).start()
    anna = Player(server, "Anna")
    table = anna.table("patient", "patient")
    other = sqlite3.connect(database, isolation_level=None)
    with anna.page() as page:
        page.watch(table)
        other.execute("BEGIN IMMEDIATE")
        (tmp_path / "enough").touch()  # only now the minds come to an end
        server.until(lambda: "storage is down" in server.logged())
        assert health(server) == {"status": "down", "reading": True, "writing": False}
        before = anna.scene(table)["version"]
        other.execute("ROLLBACK")
        page.scene(lambda scene: scene["version"] > before)
        server.until(lambda: health(server)["status"] == "ok")
    server.stop()


def test_a_link_to_the_file_leads_to_the_same_lock(server: Server, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(server.db)
    second = Server(tmp_path, str(link)).start(wait=False)
    assert second.process is not None
    assert ended(second.process) == 1
    assert "another server is using the database" in second.logged()


def test_a_killed_server_leaves_no_lock_and_no_address_behind(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(tmp_path, str(database)).start()
    first = Hold(str(database))
    assert not first.take()
    assert first.address == server.url.replace("127.0.0.1", "localhost")
    assert server.process is not None
    server.process.kill()
    server.process.wait()
    assert first.address, "it could say nothing more"
    assert first.take()
    assert not first.address, "nobody is sent to where no server is"
    first.address = "http://localhost:1"
    second = Hold(str(database))
    assert not second.take()
    assert second.address == "http://localhost:1", "whoever is refused changes nothing"
    first.release()
    assert second.take()
    second.release()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSettings, match="cannot write beside the database"):
        Hold(str(tmp_path / "file" / "tables.db")).take()


class TestPostgreSQL:
    pytestmark = only_postgresql

    def test_one_that_hangs_is_told_of_and_all_goes_on_afterwards(self, database: str, tmp_path: Path) -> None:
        with proxied(database) as (proxy, db):
            server = Server(tmp_path, db, **HASTY).start()
            anna = Player(server, "Anna")
            table = anna.table("patient", "patient")
            with anna.page() as page:
                before = page.watch(table)["version"]
                proxy.blocked = True
                (tmp_path / "enough").touch()  # only now the minds come to an end
                assert page.ask("chat", table=table, text="Hello?")["code"] in ("storage", "unsettled")
                assert health(server) == {"status": "down", "reading": False, "writing": False}
                with anna.page() as late:
                    assert late.ask("chat", table=table, text="Hello?")["code"] in ("storage", "unsettled")
                    proxy.blocked = False
                    page.scene(lambda scene: scene["version"] > before + 2)
                    server.until(lambda: health(server)["status"] == "ok")
                    assert late.ask("chat", table=table, text="Back!")["type"] == "ack"
            texts = [line["text"] for line in anna.get(f"/tables/{table}/chat")["lines"]]
            assert texts[-1] == "Back!"
            server.stop()

    def test_a_worker_that_dies_while_its_database_hangs_is_replaced_afterwards(
        self, database: str, tmp_path: Path
    ) -> None:
        with proxied(database) as (proxy, db):
            server = Server(tmp_path, db, "--workers", "2", **HASTY).start()
            server.until(lambda: server.logged().count('"ready"') == 2)
            assert server.process is not None
            proxy.blocked = True
            spawned(psutil.Process(server.process.pid))[0].kill()
            server.until(lambda: "another takes its place" in server.logged())
            proxy.blocked = False
            server.until(lambda: server.logged().count('"ready"') == 3)
            anna = Player(server, "Anna")
            assert anna.scene(anna.table("me", "me"))["version"] == 1
            server.stop()

    def test_a_server_can_be_stopped_while_its_database_hangs(self, database: str, tmp_path: Path) -> None:
        with proxied(database) as (proxy, db):
            server = Server(tmp_path, db).start()
            anna = Player(server, "Anna")
            table = anna.table("me", "me")
            with anna.page() as page:
                page.watch(table)
                proxy.blocked = True
                page.send("choose", table=table, seat=0, number=0, do="bid 1")
                server.stop()
            assert '"text":"closed"' in server.logged()

    def test_a_choice_whose_commit_is_not_answered_is_made_once(self, database: str, tmp_path: Path) -> None:
        with proxied(database) as (proxy, db):
            server = Server(tmp_path, db, **HASTY).start()
            anna = Player(server, "Anna")
            table = anna.table("me", "me")
            with anna.page() as page:
                page.watch(table)
                proxy.lose("unanswered", b"bid 1", then_blocked=True)
                wish = {"table": table, "seat": 0, "number": 0, "do": "bid 1", "id": "mine"}
                assert page.ask("choose", **wish)["code"] == "unsettled"
                assert page.ask("choose", **wish)["code"] == "unsettled"
                proxy.blocked = False
                told = page.ask("choose", **wish)
                while told["type"] == "refusal":
                    assert told["code"] in ("unsettled", "storage")
                    told = page.ask("choose", **wish)
                assert told["version"] == 2
                assert page.ask("choose", **wish)["version"] == 2
            assert anna.scene(table)["version"] == 2
            server.stop()
