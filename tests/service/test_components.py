"""Editions at a running server: tables keep their components and rules, and what cannot be used harms nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.service.harness import Player, Server

from kingstable.kernel import Table
from kingstable.kernel.registry import shipped
from kingstable.service.transfer import export_table

GAME = "kingdom_builder"
#: Whoever makes the table begins, so that nobody waits for a mind.
FIRST = {"first": "0"}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server of its own, and the file that its owner may put in place."""
    file = tmp_path / "home" / "components" / f"{GAME}.json"
    file.parent.mkdir(parents=True)
    server = Server(tmp_path, str(tmp_path / "tables.db"), KINGSTABLE_HOME=str(tmp_path / "home"))
    server.start()
    yield server, file
    server.stop()


def renamed(name: str) -> str:
    raw = json.loads(shipped(f"kingstable.games.{GAME}"))
    raw["locations"][0]["names"]["en"] = name
    return json.dumps(raw)


def oracle(player: Player, scene: dict[str, str]) -> bool:
    """Whether the words of a table's edition name the thing as its owner does."""
    components = scene["faces"].partition("/")[0]
    return "Soothsayer" in player.http.get("/words/en", params={"game": GAME, "components": components}).text


def test_a_table_keeps_its_components_when_the_file_changes_and_goes(own: tuple[Server, Path]) -> None:
    server, file = own
    file.write_text(renamed("Soothsayer"))
    anna = Player(server, "Anna")
    table = anna.table("me", "random", game=GAME, options=FIRST)
    assert oracle(anna, anna.scene(table))
    file.write_text(renamed("Prophet"))
    assert not oracle(anna, anna.scene(anna.table("me", "random", game=GAME, options=FIRST)))
    anna.choose(table)
    file.unlink()
    server.stop()
    server.start()
    anna.move_to(server)
    scene = anna.scene(table)
    assert oracle(anna, scene) and scene["choices"] >= 1
    anna.choose(table)


def test_a_file_that_cannot_be_used_is_told_and_harms_nothing_else(own: tuple[Server, Path]) -> None:
    server, file = own
    anna = Player(server, "Anna")
    table = anna.table("me", "random", game=GAME, options=FIRST)
    file.write_text("{}")
    entries = {entry["info"]["id"]: entry for entry in anna.get("/games")}
    assert entries[GAME]["trouble"]["id"] == "error-bad-components"
    assert not entries["tiletum"].get("trouble")
    seats = [{"kind": "me"}, {"kind": "mind", "mind": "random"}]
    assert anna.refused("/tables", game=GAME, seats=seats) == "bad_components"
    anna.choose(table)
    file.unlink()
    assert not {entry["info"]["id"]: entry for entry in anna.get("/games")}[GAME].get("trouble")


def test_components_that_are_nowhere_are_told(own: tuple[Server, Path]) -> None:
    server, file = own
    file.write_text(renamed("Soothsayer"))
    anna = Player(server, "Anna")
    table = anna.table("me", "random", game=GAME, options=FIRST)
    server.stop()
    file.unlink()
    for copy in (file.parent / GAME).iterdir():
        copy.unlink()
    server.start()
    anna.move_to(server)
    assert anna.http.get(f"/tables/{table}/scene").json()["code"] == "other_components"
    assert table in [one["id"] for one in anna.get("/tables", scope="mine")]


def test_a_version_of_the_rules_that_is_not_known_is_told_and_nothing_is_lost(own: tuple[Server, Path]) -> None:
    server, _ = own
    anna = Player(server, "Anna")
    table = anna.table("me", "random", game=GAME, options=FIRST)
    anna.choose(table)
    for version, code in ((9, "other_version"), (1, None)):
        server.stop()
        with sqlite3.connect(server.db) as database:
            database.execute("UPDATE tables SET rules_version = ?", [version])
        server.start()
        anna.move_to(server)
        assert table in [one["id"] for one in anna.get("/tables", scope="mine")]
        answer = anna.http.get(f"/tables/{table}/scene").json()
        assert answer.get("code") == code
        if code:
            assert answer["message"]["id"] == "error-other-version"
    anna.choose(table)


def test_a_table_of_an_older_version_is_played_and_left_by_its_own_rules(own: tuple[Server, Path]) -> None:
    server, _ = own
    anna, borys = Player(server, "Anna"), Player(server, "Borys")
    table = anna.table("me", "open", "random", game="viscounts")
    server.stop()
    with sqlite3.connect(server.db) as database:
        database.execute("UPDATE tables SET rules_version = 1")
    server.start()
    for player in (anna, borys):
        player.move_to(server)
    borys.post(f"/tables/{table}/join")
    assert anna.scene(table)["faces"].startswith("shipped-1/")
    borys.post(f"/tables/{table}/resign", mind="random")
    server.until(lambda: anna.scene(table)["asks"])
    anna.choose(table)
    record = export_table(server.db, table)
    assert record.rules_version == 1 and Table.replay(record).game.info.rules_version == 1
    assert anna.http.get("/words/en", params={"game": "viscounts", "components": "shipped-1"}).is_success
