"""What people press twice happens once: by its id, or because it is so already."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.service.conftest import both_databases
from tests.service.harness import Player, Server, play_out


def several(press: Callable[[], Any], times: int = 8) -> list[Any]:
    """What comes of pressing it so often at once."""
    with ThreadPoolExecutor(times) as fingers:
        return [one.result() for one in [fingers.submit(press) for _ in range(times)]]


@both_databases
def test_everything_that_can_be_pressed_twice(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna, borys = Player(server, "Anna"), Player(server, "Borys")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = several(lambda: anna.post("/tables", game="tiny", seats=seats, id="evening")["id"])
    [table] = set(made)
    assert [one["id"] for one in anna.get("/tables", scope="mine")] == [table]

    several(lambda: borys.post(f"/tables/{table}/join"))
    assert [seat["mine"] for seat in borys.get(f"/tables/{table}")["seats"]] == [False, True, False]
    several(lambda: borys.post(f"/tables/{table}/join", seat=1))
    several(lambda: borys.post(f"/tables/{table}/leave", seat=1, id="leave"))
    assert borys.post(f"/tables/{table}/join", seat=2)["seats"][2]["mine"]
    assert borys.post(f"/tables/{table}/join", seat=1)["status"] == "running", "a further seat by its number"
    assert borys.post(f"/tables/{table}/join")["status"] == "running", "who sits there may say so again"

    several(lambda: anna.post(f"/tables/{table}/chat", text="Hello", id="hello"))
    assert len(anna.get(f"/tables/{table}/chat")["lines"]) == 1
    several(lambda: borys.post(f"/tables/{table}/resign", seat=1, id="resign"))
    assert borys.get(f"/tables/{table}")["seats"][2]["kind"] == "person"

    play_out(table, anna, borys)
    [again] = set(several(lambda: anna.post(f"/tables/{table}/rematch")["id"]))
    assert len(anna.get("/tables", scope="mine")) == 1
    started = several(lambda: anna.post(f"/tables/{again}/start")["status"])
    assert set(started) == {"running"}
    server.stop()
    assert '"level":"error"' not in server.logged(), server.logged()


def test_a_refusal_is_not_kept(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open", "open")
    borys.post(f"/tables/{table}/join", seat=1)
    clara = Player(anna.server, "Clara")
    assert clara.refused(f"/tables/{table}/join", seat=1, id="sit") == "seat_taken"
    borys.post(f"/tables/{table}/leave", seat=1)
    assert clara.post(f"/tables/{table}/join", seat=1, id="sit")["seats"][1]["mine"]


def test_an_undo_is_done_once_under_its_id(anna: Player) -> None:
    table = anna.table("me", "me")
    with anna.page() as page:
        page.watch(table)
        for _ in range(3):
            anna.choose(table)
        first = page.ask("undo", table=table, seat=anna.scene(table)["undo"]["seat"], id="back")
        assert first["type"] == "ack"
        again = page.ask("undo", table=table, seat=anna.scene(table)["undo"]["seat"], id="back")
        assert again == first
    assert anna.scene(table)["version"] == first["version"]


@pytest.mark.parametrize("_", range(3))
def test_who_comes_too_late_for_the_last_seat_is_told_so(anna: Player, borys: Player, _: int) -> None:
    table = anna.table("me", "open")
    anna.scene(table)
    others = [Player(anna.server, f"Guest {n}") for n in range(4)]
    with ThreadPoolExecutor(4) as fingers:
        answers = list(fingers.map(lambda guest: guest.http.post(f"/tables/{table}/join", json={}), others))
    codes = sorted(answer.json().get("code", "sits") for answer in answers)
    assert codes == ["already_started"] * 3 + ["sits"]
