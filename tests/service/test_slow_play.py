"""Slow play: notices to people whose turn it is, seats of those whose time has run out, minds without end."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.progress import until
from tests.service.harness import Player, Server, play_out


class Mailbox:
    """A webhook that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[dict[str, Any]] = []
        letters = self.letters

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                letters.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"json://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count: int) -> list[dict[str, Any]]:
        until(lambda: len(self.letters) >= count, why=lambda: f"{len(self.letters)} notices instead of {count}")
        return self.letters


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("days")
    server = Server(
        folder,
        str(folder / "tables.db"),
        KINGSTABLE_NOTICES="json",
        KINGSTABLE_URL="https://play.example.org/",
        KINGSTABLE_MIND_SECONDS="1",
    ).start()
    yield server
    server.stop()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.server.shutdown()


def test_a_notice_tells_who_is_away_that_it_is_their_turn(slow_server: Server, mailbox: Mailbox) -> None:
    anna, borys = Player(slow_server, "Anna"), Player(slow_server, "Borys")
    borys.post("/me", name="Borys", lang="uk", notify=mailbox.url)
    table = anna.table("me", "open", name="Slow one", pace={"kind": "days", "days": 3})
    borys.post(f"/tables/{table}/join")
    [letter] = mailbox.wait(1)
    assert letter["title"] == "Tiny: ваш хід" or letter["title"].endswith(": ваш хід")
    assert f"https://play.example.org/table/{table}" in letter["message"]
    assert "Slow one" in letter["message"]
    anna.choose(table)
    time.sleep(0.3)
    assert len(mailbox.letters) == 1, "once for each question"
    with borys.page() as page:
        page.watch(table)
        page.ask("choose", table=table, seat=1, number=0, do="bid 3")
        page.scene(lambda scene: scene["waiting"] == [1])
        time.sleep(0.3)
        assert len(mailbox.letters) == 1, "whoever looks on needs no notice"


def test_a_notice_that_cannot_be_sent_is_only_logged(slow_server: Server) -> None:
    anna, borys = Player(slow_server, "Anna"), Player(slow_server, "Borys")
    borys.post("/me", name="Borys", notify="json://127.0.0.1:1")
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    slow_server.until(lambda: "a notice could not be sent" in slow_server.logged())
    anna.choose(table)


def test_only_allowed_kinds_of_notices_are_taken(slow_server: Server, server: Server) -> None:
    anna = Player(slow_server, "Anna")
    assert anna.refused("/me", name="Anna", notify="not a url") == "malformed"
    assert anna.refused("/me", name="Anna", notify="json://") == "malformed"
    assert anna.get("/me")["notify"] == ""
    assert Player(server, "Anna").refused("/me", name="Anna", notify="json://127.0.0.1:1") == "malformed"


def test_whose_time_has_run_out_may_lose_the_seat_to_a_mind(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db")).start()
    anna, borys = Player(server, "Anna"), Player(server, "Borys")
    table = anna.table("me", "open", pace={"kind": "days", "days": 2})
    borys.post(f"/tables/{table}/join")
    scene = anna.scene(table)
    assert scene["pace"] == {"kind": "days", "days": 2}
    assert scene["deadline"] and scene["overdue"] == []
    assert anna.refused(f"/tables/{table}/claim") == "not_overdue"
    server.stop()
    with sqlite3.connect(server.db) as connection:  # three days pass
        connection.execute("UPDATE acts SET body = json_set(body, '$.at', '2020-01-01T00:00:00.000Z')")
    connection.close()
    server.start()
    for player in (anna, borys):
        player.move_to(server)
    assert anna.scene(table)["overdue"] == [0, 1]
    assert Player(server, "Clara").refused(f"/tables/{table}/claim") == "not_seated"
    assert anna.refused(f"/tables/{table}/claim", seat=0) == "not_overdue", "one's own seat cannot be claimed"
    anna.post(f"/tables/{table}/claim", mind="random")
    seat = anna.scene(table)["seats"][1]
    assert (seat["name"], seat["mind"], seat["taken_over"]) == ("Borys", "random", True)
    assert "log-seat-claimed" in [entry["message"]["id"] for entry in anna.scene(table)["log"]]
    server.stop()


def test_a_mind_that_takes_too_long_is_replaced_and_the_log_says_so(slow_server: Server) -> None:
    anna = Player(slow_server, "Anna")
    table = anna.table("me", "slow")
    final = play_out(table, anna)
    assert final["seats"][1]["mind"] == "greedy"
    assert "log-seat-failed" in [entry["message"]["id"] for entry in final["log"]]
