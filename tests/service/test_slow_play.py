"""Slow play: seats of those whose time has run out, minds without end."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.service.harness import Player, Server, play_out


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("days")
    server = Server(
        folder,
        str(folder / "tables.db"),
        KINGSTABLE_MIND_SECONDS="1",
    ).start()
    yield server
    server.stop()


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
    assert anna.refused(f"/tables/{table}/claim", mind="random") == "malformed", (
        "nobody chooses a weak program for another"
    )
    anna.post(f"/tables/{table}/claim")
    seat = anna.scene(table)["seats"][1]
    assert (seat["name"], seat["mind"], seat["taken_over"]) == ("Borys", "greedy", True)
    assert "log-seat-claimed" in [entry["message"]["id"] for entry in anna.scene(table)["log"]]
    server.stop()


def test_a_mind_that_takes_too_long_is_replaced_and_the_log_says_so(slow_server: Server) -> None:
    anna = Player(slow_server, "Anna")
    table = anna.table("me", "slow")
    final = play_out(table, anna)
    assert final["seats"][1]["mind"] == "greedy"
    assert "log-seat-failed" in [entry["message"]["id"] for entry in final["log"]]
