"""A host in a tab answers as a server does, loses nothing, and tells nobody what they may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from tests.tab.tab import Tab

from kingstable.kernel import Record, Table, find_game, game_ids
from kingstable.lessons import lessons
from kingstable.play.recorded import opened
from kingstable.tab import analyses

ME, RANDOM = {"kind": "me"}, {"kind": "mind", "mind": "random"}


@pytest.fixture
def tab() -> Tab:
    return Tab()


def _last(heard: list[Any]) -> Any:
    return [told for told in heard if told["type"] == "scene"][-1]


def _choose(tab: Tab, scene: Any, rng: random.Random, id: str = "") -> Any:
    """Answer the open question at random; the scene when it is my turn again."""
    ask = scene["asks"][0]
    wish = {"seat": ask["seat"], "number": ask["number"], "do": rng.choice(ask["options"])["do"], "id": id}
    heard = tab.say("choose", table=scene["table"], version=scene["version"], **wish)
    assert heard[0]["type"] == "ack", heard
    tab.think()
    return _last(tab.heard)


def _record(tab: Tab, id: str) -> Record:
    return Record.loads(tab.call("GET", f"/api/tables/{id}/record")[1])


def _check_eyes(scene: Any, record: Record) -> None:
    """The page got what its seat may see of the real table, and no other seat's questions."""
    assert scene["seat"] in scene["viewer_seats"]
    assert scene["view"] == json.loads(msgspec.json.encode(Table.replay(record).view(scene["seat"])))
    assert {ask["seat"] for ask in scene["asks"]} <= {scene["seat"]}


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_played_to_its_end_against_a_mind_with_a_reload_on_the_way(tab: Tab, game: str) -> None:
    rng = random.Random(game)
    id = tab.table(game, ME, RANDOM)
    scene = tab.scene(id)
    tab.think()
    scene = _last(tab.heard)
    made = 0
    while not scene["over"]:
        scene = _choose(tab, scene, rng)
        made += 1
        if made in (3, 11):
            _check_eyes(scene, _record(tab, id))
            before = {**scene, "log": None, "log_from": None}
            tab.reload()
            assert {**tab.scene(id), "log": None, "log_from": None} == before
    assert tab.get("/api/tables?scope=finished")[0]["winners"] == scene["result"]["winners"]
    assert tab.get("/api/tables?scope=mine") == []
    record = _record(tab, id)
    assert Table.replay(record).over
    assert record.names == ["Anna", "random"]


@pytest.mark.parametrize("game", game_ids())
def test_people_who_share_a_screen_see_by_turns_what_each_may_see(tab: Tab, game: str) -> None:
    rng = random.Random(game)
    id = tab.table(game, {**ME, "name": "Anna"}, {**ME, "name": "Borys"})
    scene, seen = tab.scene(id), set()
    while not scene["over"] and len(seen) < 2:
        seen.add(scene["seat"])
        _check_eyes(scene, _record(tab, id))
        scene = _choose(tab, scene, rng)
    assert seen == {0, 1}
    assert [seat["name"] for seat in scene["seats"]] == ["Anna", "Borys"]


def _begun(tab: Tab, game: str, choices: int) -> tuple[str, Any]:
    """A table against a mind, after some choices."""
    rng, id = random.Random(7), tab.table(game, ME, RANDOM)
    tab.scene(id)
    tab.think()
    for _ in range(choices):
        _choose(tab, _last(tab.say("watch", table=id)), rng)
    return id, _last(tab.say("watch", table=id))


def test_a_choice_that_is_sent_again_is_made_once(tab: Tab) -> None:
    id, scene = _begun(tab, "kingdom_builder", 2)
    ask = scene["asks"][0]
    wish = {"seat": ask["seat"], "number": ask["number"], "do": ask["options"][0]["do"], "id": "once"}
    first = tab.say("choose", table=id, **wish)[0]
    tab.reload()
    again = tab.say("choose", table=id, **wish)[0]
    assert first == again == {"type": "ack", "id": "once", "version": scene["version"] + 1}


def test_what_could_not_be_kept_has_not_happened(tab: Tab) -> None:
    id, scene = _begun(tab, "kingdom_builder", 1)
    ask = scene["asks"][0]
    wish = {"type": "choose", "table": id, "seat": ask["seat"], "number": ask["number"], "do": ask["options"][0]["do"]}
    text = json.dumps({**wish, "id": "lost"})
    assert json.loads(tab.host.hear(text))["rows"]
    tab.host.put_away(id)
    [refusal] = json.loads(tab.host.refuse(text, "unkept"))["said"]
    assert (refusal["type"], refusal["id"], refusal["code"]) == ("refusal", "lost", "unkept")
    assert _last(tab.say("watch", table=id))["version"] == scene["version"]


def test_choices_are_taken_back_and_minds_choose_anew(tab: Tab) -> None:
    id, scene = _begun(tab, "kingdom_builder", 1)
    heard = tab.say("undo", table=id, seat=0, version=scene["version"], id="u")
    assert heard[0]["type"] == "ack"
    assert _last(heard)["choices"] < scene["choices"]
    tab.think()
    before = _choose(tab, _last(tab.say("watch", table=id)), random.Random(1))
    tab.post(f"/api/tables/{id}/undo")
    assert _last(tab.say("watch", table=id))["choices"] < before["choices"]


def test_looking_back_following_trying_out_and_advice_are_answered(tab: Tab) -> None:
    id, scene = _begun(tab, "kingdom_builder", 2)
    assert tab.get(f"/api/tables/{id}/replay?at=1&seat=0")["choices"] == 1
    assert tab.get(f"/api/tables/{id}/scene?log=1000")["choices"] == scene["choices"]
    assert tab.call("GET", f"/api/tables/{id}/replay?at=now")[0] == 400
    ask = scene["asks"][0]
    about = {"table": id, "seat": ask["seat"]}
    assert tab.say("follow", table=id, since=0, upto=1, id="f")[0]["steps"]
    assert tab.say("preview", **about, do=ask["options"][0]["do"], id="p")[0]["type"] == "preview"
    assert tab.say("explain", **about, thing="hex:0,0", id="e")[0]["type"] == "explanation"
    assert tab.say("advise", **about, id="a")[0]["type"] == "advice"


def test_a_seat_is_left_to_a_mind_and_taken_again(tab: Tab) -> None:
    id, _ = _begun(tab, "kingdom_builder", 1)
    tab.post(f"/api/tables/{id}/resign", {"mind": "random"})
    assert _last(tab.heard)["seats"][0]["taken_over"]
    tab.post(f"/api/tables/{id}/join", {"seat": 0})
    assert _last(tab.heard)["seats"][0]["mine"]


def test_a_finished_game_has_one_rematch(tab: Tab) -> None:
    rng, id = random.Random(1), tab.table("kingdom_builder", {**ME, "name": "A"}, {**ME, "name": "B"})
    scene = tab.scene(id)
    assert tab.call("POST", f"/api/tables/{id}/rematch")[0] == 409
    while not scene["over"]:
        scene = _choose(tab, scene, rng)
    next = tab.post(f"/api/tables/{id}/rematch")
    assert [seat["name"] for seat in next["seats"]] == ["B", "A"]
    tab.reload()
    assert tab.post(f"/api/tables/{id}/rematch")["id"] == next["id"]
    assert tab.scene(id)["rematch"] == next["id"]


def test_what_a_program_would_choose_is_told_and_counted(tab: Tab) -> None:
    id, scene = _begun(tab, "kingdom_builder", 1)
    heard = tab.say("hint", table=id, seat=0, number=scene["asks"][0]["number"], id="h")
    assert (heard[0]["type"], heard[0]["id"]) == ("hints", "h")
    assert heard[0]["ways"]
    assert _last(heard)["hints"] == [1, 0]


def test_those_who_share_a_screen_allow_hints_themselves(tab: Tab) -> None:
    id = tab.table("kingdom_builder", {**ME, "name": "A"}, {**ME, "name": "B"})
    scene = tab.scene(id)
    asked = {"table": id, "seat": scene["asks"][0]["seat"], "number": scene["number"], "id": "h"}
    assert tab.say("hint", **asked)[0]["code"] == "no_hints"
    assert not scene["hinting"]["allowed"]
    assert tab.say("allow_hints", table=id, allow=True, id="yes")[0]["type"] == "ack"
    assert tab.scene(id)["hinting"]["allowed"]
    assert tab.say("hint", **asked)[0]["ways"]
    tab.say("allow_hints", table=id, allow=False)
    assert tab.say("hint", **asked)[0]["code"] == "no_hints"


def test_a_finished_game_is_analysed_and_played_on_from_any_moment(tab: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "SHARE", 0.1)
    rng, id = random.Random(1), tab.table("kingdom_builder", {**ME, "name": "A"}, {**ME, "name": "B"})
    scene, way = tab.scene(id), f"/api/tables/{id}"
    assert tab.call("POST", f"{way}/analysis")[0] == 409
    while not scene["over"]:
        scene = _choose(tab, scene, rng)
    assert tab.get(f"{way}/analysis")["wanted"] is False
    first = then = tab.post(f"{way}/analysis")
    while then["progress"] < 100 and len(then["analysis"]["decisions"]) == len(first["analysis"]["decisions"]):
        then = tab.get(f"{way}/analysis")
    assert first["progress"] <= then["progress"] < 100
    on = tab.post(f"{way}/play-on", {"at": 5, "seat": 1, "mind": "random"})
    assert [seat["kind"] for seat in on["seats"]] == ["mind", "person"]
    assert tab.scene(on["id"])["choices"] >= 5  # the mind may have gone on


def test_records_of_all_games_go_into_one_file_and_open_elsewhere_exactly(tab: Tab) -> None:
    ids = [_begun(tab, game, 3)[0] for game in ("kingdom_builder", "tiletum")]
    texts = [tab.call("GET", f"/api/tables/{id}/record")[1] for id in ids]
    other = Tab()
    other.post("/api/me", {"name": "Anna"})
    status, _ = other.call("POST", "/api/records", "".join(texts))
    assert status == 200
    opened_again = {other.call("GET", f"/api/tables/{id}/record")[1] for id in other.tables}
    assert opened_again == set(texts)
    seats = [[seat["kind"] for seat in row["seats"]] for row in other.get("/api/tables?scope=mine")]
    assert seats == [["person", "mind"]] * 2


def test_a_game_goes_on_at_a_server_with_the_person_and_the_mind_in_their_seats(tab: Tab) -> None:
    id, scene = _begun(tab, "viscounts", 3)
    there = opened(_record(tab, id), "somebody there").match
    assert (there.occupants[0].person, there.occupants[1].mind) == ("somebody there", "random")
    assert there.table.digest() == Table.replay(_record(tab, id)).digest()
    assert there.waiting == scene["waiting"]


def test_the_set_up_that_was_seen_is_the_one_that_is_played_once(tab: Tab) -> None:
    seen = tab.post("/api/preview", {"game": "kingdom_builder", "seats": 2, "deal": "this"})
    id = tab.table("kingdom_builder", ME, RANDOM, deal="this")
    _, error = tab.call("POST", "/api/tables", {"game": "kingdom_builder", "seats": [ME, RANDOM], "deal": "this"})
    assert json.loads(error)["code"] == "deal_used"
    tab.scene(id)
    assert tab.get(f"/api/tables/{id}/replay?at=0")["view"]["sections"] == seen["view"]["sections"]


def test_what_was_learned_is_kept(tab: Tab) -> None:
    tab.post("/api/me", {"name": "Anna"})
    lesson = "/api/lessons/kingdom_builder/"
    first = lessons(find_game("kingdom_builder"))[0].id
    scene = tab.post(lesson + first, {"want": "look"})
    scene = tab.post(lesson + first, {"steps": scene["steps"], "want": "next"})
    tab.reload()
    known = tab.get("/api/me/lessons/kingdom_builder")
    assert known["lessons"][first] == {"steps": scene["steps"], "done": False}
    assert tab.get("/api/me")["name"] == "Anna"


def test_the_lobby_shows_my_games_and_follows_them(tab: Tab) -> None:
    id = tab.table("kingdom_builder", ME, RANDOM)
    [lobby, ack] = tab.say("lobby", id="l")
    assert ([row["id"] for row in lobby["mine"]], ack["type"]) == ([id], "ack")
    tab.heard = []
    tab.call("DELETE", f"/api/tables/{id}")
    assert tab.heard[-1]["mine"] == []
    assert id not in tab.acts


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"type": "watch", "table": "nowhere", "id": "x"}, "unknown_table"),
        ({"type": "nonsense", "id": "x"}, "malformed"),
        ({"type": "chat", "table": "nowhere", "text": "hello", "id": "x"}, "unknown_table"),
    ],
)
def test_what_cannot_be_done_is_refused_under_its_id(tab: Tab, wish: Any, code: str) -> None:
    [refusal] = tab.say(**wish)
    assert (refusal["type"], refusal["id"], refusal["code"]) == ("refusal", "x", code)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/login", None, 404),
        ("POST", "/api/tables", {"game": "kingdom_builder", "seats": [{"kind": "me"}]}, 401),
        ("POST", "/api/tables", {"game": 5}, 400),
        ("POST", "/api/tables", {"game": "kingdom_builder", "seats": [ME, {"kind": "open"}]}, 400),
        ("GET", "/api/tables/nowhere/replay?at=0", None, 404),
        ("POST", "/api/records", "no record", 401),
    ],
)
def test_what_needs_a_server_or_makes_no_sense_is_refused(
    tab: Tab, method: str, path: str, body: Any, status: int
) -> None:
    assert tab.call(method, path, body)[0] == status
