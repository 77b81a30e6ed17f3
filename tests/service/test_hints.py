"""Hints: what a program would choose, where nobody competes; each that was taken is counted."""

from __future__ import annotations

from typing import Any

from tests.service.harness import Page, Player


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


def test_where_people_compete_there_are_no_hints(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    at_one_screen = anna.table("me", "me")
    with anna.page() as page:
        for scene in (page.watch(table), page.watch(at_one_screen)):
            assert hint(page, scene, scene["waiting"][0])["code"] == "no_hints"
            assert scene["hints"] == [0, 0]


def test_a_question_that_is_no_longer_open_has_no_hints(anna: Player) -> None:
    table = anna.table("me", "random")
    with anna.page() as page:
        scene = page.watch(table)
        assert page.ask("hint", table=table, seat=0, number=scene["number"] + 7)["code"] == "stale"
