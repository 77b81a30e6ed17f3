"""Hints: what a program would choose, where nobody competes or all agree; each that was taken is counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.service.harness import Page, Player, Server


def hint(page: Page, scene: Any, seat: int = 0) -> Any:
    return page.ask("hint", table=scene["table"], seat=seat, number=scene["number"])


def test_alone_against_programs_one_is_told_what_a_program_would_choose(anna: Player) -> None:
    table = anna.table("me", "random", game="kingdom_builder", options={"first": "0"})
    with anna.page() as page:
        scene = page.watch(table)
        told = hint(page, scene)
        assert (told["type"], told["number"]) == ("hints", scene["number"])
        offered = {option["do"] for option in scene["asks"][0]["options"]}
        first = [way["steps"][0]["do"] for way in told["ways"]]
        assert 1 <= len(first) <= 3 and len(set(first)) == len(first) and set(first) <= offered
        assert all(way["steps"][0]["references"] and 0 <= way["chance"] <= 1 for way in told["ways"])
        assert page.watch(table)["hints"] == [1, 0]
    assert anna.scene(table)["hints"] == [1, 0]


def test_where_people_compete_there_are_no_hints_by_themselves(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    at_one_screen = anna.table("me", "me")
    with anna.page() as page:
        for scene in (page.watch(table), page.watch(at_one_screen)):
            assert hint(page, scene, scene["waiting"][0])["code"] == "no_hints"
            assert scene["hints"] == [0, 0]
            assert scene["hinting"] == {"competing": True, "allowed": False, "agreed": [], "waiting_for": []}


def test_where_people_compete_there_are_hints_once_all_agree(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    with anna.page() as mine, borys.page() as other:
        scene = mine.watch(table)
        other.watch(table)
        assert mine.ask("allow_hints", table=table, allow=True)["type"] == "ack"
        asked = other.scene(lambda scene: scene["hinting"]["waiting_for"])
        assert asked["hinting"] == {"competing": True, "allowed": False, "agreed": [0], "waiting_for": [1]}
        assert hint(mine, scene)["code"] == "no_hints", "nobody has agreed yet"
        assert other.ask("allow_hints", table=table, allow=True)["type"] == "ack"
        assert mine.scene(lambda scene: scene["hinting"]["allowed"])["hinting"]["agreed"] == [0, 1]
        assert hint(mine, scene)["ways"]
        assert other.scene(lambda scene: scene["hints"] == [1, 0])["hinting"]["allowed"]
        assert other.ask("allow_hints", table=table, allow=False)["type"] == "ack"
        assert hint(mine, scene)["code"] == "no_hints", "one who is against them is enough"
    log = [entry["message"]["id"] for entry in anna.scene(table)["log"]]
    assert log == ["log-hints-wanted", "log-hints-agreed", "log-hints-ended"]


def test_what_was_agreed_about_hints_outlives_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db")).start()
    anna, borys = Player(server, "Anna"), Player(server, "Borys")
    agreed, proposed = (anna.table("me", "open") for _ in range(2))
    for table in (agreed, proposed):
        borys.post(f"/tables/{table}/join")
        anna.post(f"/tables/{table}/hints", allow=True)
    borys.post(f"/tables/{agreed}/hints", allow=True)
    server.kill()
    server.start()
    anna.move_to(server)
    assert anna.scene(agreed)["hinting"]["allowed"]
    assert anna.scene(proposed)["hinting"]["waiting_for"] == [1]
    server.stop()


def test_being_for_hints_twice_is_being_so_once(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    versions = [anna.post(f"/tables/{table}/hints", allow=True)["version"] for _ in range(3)]
    assert versions == [anna.scene(table)["version"]] * 3
    assert len(anna.scene(table)["log"]) == 1


def test_a_question_that_is_no_longer_open_has_no_hints(anna: Player) -> None:
    table = anna.table("me", "random")
    with anna.page() as page:
        scene = page.watch(table)
        assert page.ask("hint", table=table, seat=0, number=scene["number"] + 7)["code"] == "stale"
