"""Rows of choices on a server: one request, one commit, one scene, one undo."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.service.conftest import both_databases, only_postgresql
from tests.service.harness import Player, Server, play_out
from tests.service.proxy import Fate, proxied

HASTY = {"KINGSTABLE_DATABASE_SECONDS": "1"}


def begun(player: Player) -> tuple[str, dict[str, Any]]:
    """A table at which seat 0 is to play a card, and the row that does so and passes."""
    table = player.table("me", "me")
    player.post(f"/tables/{table}/choose", seat=0, number=0, do="bid 2")
    player.post(f"/tables/{table}/choose", seat=1, number=0, do="bid 1")
    card = player.scene(table)["asks"][0]["options"][0]["do"]
    return table, {"seat": 0, "number": 2, "do": card, "then": ["pass"], "id": "row"}


@both_databases
def test_a_row_is_made_once_kept_over_a_restart_and_taken_back_whole(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna = Player(server, "Anna")
    table, wish = begun(anna)
    before = anna.scene(table)
    with ThreadPoolExecutor(4) as fingers:
        sent = [fingers.submit(anna.post, f"/tables/{table}/choose", **wish) for _ in range(4)]
        assert [one.result()["version"] for one in sent] == [5] * 4
    made = anna.scene(table)
    assert (made["version"], made["choices"]) == (5, 4)
    server.kill()
    server.start()
    anna.move_to(server)
    assert anna.scene(table)["view"] == made["view"]
    assert anna.post(f"/tables/{table}/choose", **wish)["version"] == 5
    anna.post(f"/tables/{table}/undo")
    after = anna.scene(table)
    assert (after["number"], after["view"], after["asks"]) == (2, before["view"], before["asks"])
    assert play_out(table, anna)["over"]
    dos = [line for line in anna.http.get(f"/tables/{table}/record").text.splitlines() if "joined" in line]
    assert not dos, "records know nothing of rows"
    server.stop()
    assert '"level":"error"' not in server.logged(), server.logged()


@pytest.mark.parametrize(
    ("then", "code"),
    [
        (["throw", "end"], "row_broken"),
        (["pass", "fly"], "illegal"),
        (["end"], "illegal"),
        ([""], "malformed"),
        (["pass"] * 41, "malformed"),
        ("pass", "malformed"),
    ],
)
def test_a_row_that_does_not_go_is_refused_whole(anna: Player, then: Any, code: str) -> None:
    table, wish = begun(anna)
    with anna.page() as page:
        before = page.watch(table)
        page.receive()  # the chat
        told = page.ask("choose", table=table, **{**wish, "then": then})
        assert (told["type"], told["code"]) == ("refusal", code)
        assert page.quiet()
    assert anna.refused(f"/tables/{table}/choose", **{**wish, "then": then}) == code
    after = anna.scene(table)
    assert (after["version"], after["view"]) == (before["version"], before["view"])


def test_everybody_gets_one_scene_with_all_that_was_told(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/choose", seat=0, number=0, do="bid 2")
    borys.post(f"/tables/{table}/choose", seat=1, number=0, do="bid 1")
    card = anna.scene(table)["asks"][0]["options"][0]["do"]
    with borys.page() as page:
        page.watch(table)
        page.receive()  # the chat
        anna.post(f"/tables/{table}/choose", seat=0, number=2, do=card, then=["throw"])
        scene = page.scene()
        assert (scene["version"], [line["message"]["id"] for line in scene["log"]]) == (5, ["log-play", "log-throw"])
        assert page.quiet()


class TestPostgreSQL:
    pytestmark = only_postgresql

    @pytest.mark.parametrize(("fate", "saved"), [("unanswered", True), ("broken", False)])
    def test_a_row_whose_commit_is_lost_is_made_whole_or_not_at_all(
        self, database: str, tmp_path: Path, fate: Fate, saved: bool
    ) -> None:
        with proxied(database) as (proxy, db):
            server = Server(tmp_path, db, **HASTY).start()
            anna = Player(server, "Anna")
            table, wish = begun(anna)
            with anna.page() as page:
                page.watch(table)
                proxy.lose(fate, b'"do":"pass"')
                told = page.ask("choose", table=table, **wish)
                assert proxy.lost == 1
                assert anna.scene(table)["version"] == (5 if saved else 3)
                while told["type"] == "refusal":
                    assert told["code"] in ("unsettled", "storage")
                    told = page.ask("choose", table=table, **wish)
                assert told["version"] == 5
            assert anna.scene(table)["choices"] == 4
            server.stop()
