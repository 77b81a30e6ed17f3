"""Lessons over HTTP: a page brings along what it has chosen; how far somebody has come is kept with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.service.conftest import both_databases
from tests.service.harness import Player, Server, play_out

from kingstable.kernel import find_game, game_ids
from kingstable.lessons import Run, lessons

TAUGHT = [(game, lesson.id) for game in game_ids() for lesson in lessons(find_game(game))[:1]]


def step(server: Server, place: str, status: int = 200, **move: Any) -> Any:
    answer = httpx.post(f"{server.url}/api/lessons/{place}", json=move)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_the_list_names_every_lesson_and_how_long_it_is(server: Server) -> None:
    told = {entry["info"]["id"]: entry["lessons"] for entry in httpx.get(f"{server.url}/api/games").json()}
    for game in game_ids():
        found = lessons(find_game(game))
        listed = httpx.get(f"{server.url}/api/lessons/{game}").json()
        assert [(one["id"], one["steps"], one["left_out"]) for one in listed] == [
            (one.id, len(one.steps), False) for one in found
        ]
        assert told[game] == len(found)


@pytest.mark.parametrize(("game", "id"), TAUGHT)
def test_a_lesson_is_gone_through_with_what_the_page_brings_along(server: Server, game: str, id: str) -> None:
    run = Run(find_game(game), next(one for one in lessons(find_game(game)) if one.id == id))
    tables = httpx.get(f"{server.url}/api/tables").json()
    told = step(server, f"{game}/{id}")
    while not run.finished:
        assert (told["at"], told["steps"], told["asks"]) == (run.at, run.progress.steps, run.ask is not None)
        assert told["said"]["id"] == run.said.id
        assert told["scene"]["seat"] == run.seat and told["scene"]["table"] == ""
        offered = [offer["do"] for ask in told["scene"]["asks"] for offer in ask["options"]]
        assert offered == ([] if run.ask is None else [option.notation for option in run.ask.options])
        if run.ask is None:
            run.next()
            told = step(server, f"{game}/{id}", steps=told["steps"], want="next")
        else:
            way = run.way()
            for choice in way:
                answer = run.choose(choice)
            told = step(server, f"{game}/{id}", steps=told["steps"], want="choose", choose=way)
            assert told["answer"]["kind"] == answer.kind == "done"
        replied = [choice.seat for choice in run.replied.table.record.choices[run.replied.since : run.replied.upto]]
        assert {step["seat"] for step in told.get("course", ())} == set(replied)
        if replied and not run.finished and run.step.table is None:
            assert told["course"][-1]["view"] == told["scene"]["view"]
    assert told["at"] == told["of"] == len(run.lesson.steps) and told["said"] is None
    assert httpx.get(f"{server.url}/api/tables").json() == tables


def test_what_others_do_is_shown_step_by_step(server: Server) -> None:
    game = find_game("kingdom_builder")
    run = Run(game, lessons(game)[0])
    while not run.step.reply:
        run.next() if run.ask is None else [run.choose(choice) for choice in run.way()]
    before = run.progress.steps
    told = step(server, "kingdom_builder/three", steps=before, want="choose", choose=run.way())
    assert len(told["course"]) > 1 and {one["seat"] for one in told["course"]} == {1}
    assert all(one["told"] for one in told["course"])
    assert told["answer"]["scene"]["view"] != told["course"][0]["view"] != told["course"][-1]["view"]
    assert step(server, "kingdom_builder/three", steps=told["steps"])["course"] == [], "whoever comes back has seen it"


def test_a_mistake_is_shown_as_it_left_the_table_and_taken_back(server: Server) -> None:
    place = "kingdom_builder/three"
    told = step(server, place, want="next")
    wrong = step(server, place, steps=told["steps"], want="choose", choose=["build 13,12"])
    assert wrong["answer"]["kind"] == "wrong" and wrong["steps"] == told["steps"]
    assert "13,12" in str(wrong["answer"]["scene"]["view"]) and wrong["scene"]["view"] == told["scene"]["view"]


def test_three_hints_of_which_the_last_does_it_and_the_way_back(server: Server) -> None:
    place = "kingdom_builder/three"
    told = step(server, place, want="next")
    for level in (1, 2, 3):
        hint = step(server, place, steps=told["steps"], want="hint", hints=level - 1)
        assert hint["hint"]["level"] == level
    assert hint["at"] == told["at"] + 1
    assert step(server, place, steps=hint["steps"], want="back")["at"] == told["at"]


def test_what_does_not_fit_is_refused(server: Server) -> None:
    assert step(server, "kingdom_builder/nothing", 404)["code"] == "not_found"
    assert step(server, "nothing/three", 404)["code"] == "unknown_game"
    assert step(server, "kingdom_builder/three", 409, want="choose", choose=["build 1,1"])["code"] == "illegal"
    assert step(server, "kingdom_builder/three", 400, want="dance")["code"] == "malformed"
    kept = step(server, "kingdom_builder/three", steps=[[], ["build 0,0"], ["end"]])
    assert kept["at"] == 1, "what was chosen under older rules counts as far as it fits"


THREE = "/lessons/kingdom_builder/three"
MINE = "/me/lessons/kingdom_builder"
NOTHING = {"steps": [], "done": False}


def begin(player: Player) -> Any:
    """Read the first step."""
    return player.post(THREE, want="next")["steps"]


def finish(player: Player) -> None:
    """Go to the last step, which is only read, and past it."""
    run = Run(find_game("kingdom_builder"), lessons(find_game("kingdom_builder"))[0])
    while run.at < len(run.lesson.steps) - 1:
        if run.ask is None:
            run.next()
        for choice in run.way() if run.ask else ():
            run.choose(choice)
    told = player.post(THREE, steps=run.progress.steps, want="next")
    assert told["at"] == told["of"]


@both_databases
def test_what_somebody_has_learned_stays_with_them(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna, stranger = Player(server, "Anna"), Player(server)
    begin(stranger)
    assert stranger.get(MINE) == {"lessons": {}, "finished": 0, "mind": "greedy"}
    steps = begin(anna)
    assert anna.get(MINE)["lessons"] == {"three": {"steps": steps, "done": False}}
    assert anna.get("/me/lessons/paladins")["lessons"] == {}
    finish(anna)
    assert anna.get(MINE)["lessons"] == {"three": {"steps": [], "done": True}}
    begin(anna)
    assert anna.get(MINE)["lessons"] == {"three": {"steps": steps, "done": True}}, "once done is done"

    guest, brought = Player(server, "Guest"), {"steps": [[], ["build 2,19"], []], "done": False}
    known = guest.post(MINE, lessons={"three": NOTHING | {"done": True}, "gold": brought, "nothing": brought})
    assert known["lessons"] == {"three": NOTHING | {"done": True}, "gold": brought}
    guest.post(MINE, lessons={"three": brought, "gold": NOTHING | {"done": True}})
    assert guest.get(MINE)["lessons"] == {"three": NOTHING | {"done": True}, "gold": brought | {"done": True}}

    anna.post("/me/password", login="anna", password="correct horse battery")
    guest.post("/login", login="anna", password="correct horse battery", bring=True)
    lessons = {"three": {"steps": steps, "done": True}, "gold": brought | {"done": True}}
    assert guest.get(MINE) == anna.get(MINE) == {"lessons": lessons, "finished": 0, "mind": "greedy"}
    server.stop()


def test_games_that_somebody_has_finished_are_counted(server: Server) -> None:
    anna = Player(server, "Anna")
    play_out(anna.table("me", "beginner"), anna)
    anna.table("me", "random")
    [table] = anna.get("/tables", scope="finished")
    mind = "apprentice" if 0 in table["winners"] else "beginner"
    assert anna.get("/me/lessons/tiny") == {"lessons": {}, "finished": 1, "mind": mind}
    assert Player(server).refused(MINE, lessons={}) == "no_name"
