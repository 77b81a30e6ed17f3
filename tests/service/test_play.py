"""Playing at a table: one answer for each question, told to everybody, and each sees what they may."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from tests.service.harness import Player, Server, play_out


def two(anna: Player, borys: Player, **more: Any) -> str:
    table = anna.table("me", "open", **more)
    borys.post(f"/tables/{table}/join")
    return table


def test_two_people_play_a_whole_game(anna: Player, borys: Player) -> None:
    table = two(anna, borys)
    final = play_out(table, anna, borys)
    assert final["status"] == "finished"
    assert final["result"]["winners"]
    assert [sheet["total"] for sheet in final["scores"]] == final["history"][-1][1]
    assert anna.refused(f"/tables/{table}/choose", seat=0, number=final["number"], do="bid 1") == "over"


def test_everybody_is_told_after_the_choice_and_sees_only_their_own_questions(anna: Player, borys: Player) -> None:
    table = two(anna, borys)
    with anna.page() as mine, borys.page() as other, Player(anna.server, "").page() as watcher:
        first, second, third = mine.watch(table), other.watch(table), watcher.watch(table)
        assert (first["seat"], second["seat"], third["seat"]) == (0, 1, None)
        assert [ask["seat"] for ask in first["asks"]] == [0]
        assert [ask["seat"] for ask in second["asks"]] == [1]
        assert third["asks"] == []
        assert first["view"]["hand"] != second["view"]["hand"]
        assert third["view"]["hand"] == []
        answer = mine.ask("choose", table=table, seat=0, number=0, version=first["version"], do="bid 1")
        assert answer == {"type": "ack", "id": answer["id"], "version": 2}
        for page in (mine, other, watcher):
            told = page.scene(lambda scene: scene["version"] == 2)
            assert told["waiting"] == [1]
        assert mine.seen[-2]["type"] == "ack", "the answer comes before the news"


def test_the_scene_says_who_is_there(anna: Player, borys: Player) -> None:
    table = two(anna, borys)
    with anna.page() as mine:
        assert [seat["connected"] for seat in mine.watch(table)["seats"]] == [True, False]
        with borys.page() as other:
            assert [seat["mine"] for seat in other.watch(table)["seats"]] == [False, True]
            mine.scene(lambda scene: scene["seats"][1]["connected"])
        mine.scene(lambda scene: not scene["seats"][1]["connected"])
        assert [seat["name"] for seat in mine.seen[-1]["seats"]] == ["Anna", "Borys"]


def test_of_two_answers_to_one_question_one_is_refused_as_stale(anna: Player) -> None:
    """A person with two pages open answers on both at once."""
    table = anna.table("me", "me")
    number = anna.scene(table)["number"]
    codes: list[str] = []

    def answer(do: str) -> None:
        done = Player(anna.server).move_to(anna.server)
        done.http.cookies = anna.http.cookies
        body = {"seat": 0, "number": number, "do": do}
        codes.append(done.http.post(f"/tables/{table}/choose", json=body).json().get("code", "done"))

    threads = [threading.Thread(target=answer, args=(f"bid {coins}",)) for coins in (0, 1, 2, 3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == ["done", "stale", "stale", "stale"]
    assert anna.scene(table)["choices"] == 1


def test_a_choice_sent_again_under_its_id_is_made_once(anna: Player, borys: Player) -> None:
    table = two(anna, borys)
    with anna.page() as page:
        page.watch(table)
        wish = {"table": table, "seat": 0, "number": 0, "do": "bid 1", "id": "same"}
        assert page.ask("choose", **wish)["version"] == 2
        borys.choose(table)
        assert page.ask("choose", **wish) == {"type": "ack", "id": "same", "version": 2}
    assert borys.scene(table)["version"] == 3
    wish = {"seat": 0, "number": 0, "do": "bid 1", "id": "same"}
    assert borys.refused(f"/tables/{table}/choose", **wish) == "not_seated"


def test_what_has_an_id_is_answered_under_it(anna: Player) -> None:
    table = anna.table("me", "me")
    with anna.page() as page:
        assert page.ask("watch", table=table)["version"] == 1
        assert [message["type"] for message in page.seen] == ["scene", "chat", "ack"]
        for type, fields in {"lobby": {"on": False}, "unwatch": {"table": table}}.items():
            assert page.ask(type, **fields)["type"] == "ack"
        page.send("watch", table=table, id="")
        assert [page.receive()["type"] for _ in range(2)] == ["scene", "chat"]
        assert page.quiet()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"do": "bid 9"}, "illegal"),
        ({"do": "fly to the moon"}, "illegal"),
        ({"do": "bid one"}, "illegal"),
        ({"do": "play 1"}, "illegal"),
        ({"number": 1}, "stale"),
        ({"seat": 1}, "not_seated"),
        ({"seat": 3}, "not_seated"),
        ({"seat": -1}, "malformed"),
        ({"seat": "0"}, "malformed"),
        ({"do": ""}, "malformed"),
        ({"do": "bid 1" * 100}, "malformed"),
        ({"table": "nowhere"}, "unknown_table"),
        ({"colour": "red"}, "malformed"),
    ],
)
def test_a_wrong_choice_is_refused_by_name_and_changes_nothing(
    anna: Player, borys: Player, change: dict[str, Any], code: str
) -> None:
    table = two(anna, borys)
    with anna.page() as page:
        before = page.watch(table)
        page.receive()  # the chat
        answer = page.ask("choose", **{"table": table, "seat": 0, "number": 0, "do": "bid 1", **change})
        assert (answer["type"], answer["code"]) == ("refusal", code)
        assert answer["message"]["id"] == f"error-{code}".replace("_", "-")
        assert page.quiet(), "nobody else hears of it"
    after = anna.scene(table)
    assert after == {**before, "seats": after["seats"], "absent": after["absent"]}, "but who is there"


def test_an_answer_to_a_question_that_was_taken_back_is_stale(anna: Player) -> None:
    table = anna.table("me", "me")
    old = anna.scene(table)["version"]
    anna.post(f"/tables/{table}/choose", seat=0, number=0, do="bid 1", version=old)
    anna.post(f"/tables/{table}/undo")
    assert anna.scene(table)["number"] == 0
    late = {"seat": 0, "number": 0, "do": "bid 2", "version": old}
    assert anna.refused(f"/tables/{table}/choose", **late) == "stale"
    anna.post(f"/tables/{table}/choose", **{**late, "version": anna.scene(table)["version"]})


def test_a_page_that_comes_back_gets_the_rest_of_the_log(anna: Player, borys: Player) -> None:
    table = two(anna, borys)
    log: list[Any] = []
    with anna.page() as page:
        scene = page.watch(table)
        log[scene["log_from"] :] = scene["log"]
        page.ask("choose", table=table, seat=0, number=0, do="bid 1")
        scene = page.scene(lambda scene: scene["version"] == 2)
        log[scene["log_from"] :] = scene["log"]
    borys.choose(table)
    with anna.page() as page:
        scene = page.watch(table, log=len(log), version=scene["version"])
        assert scene["log_from"] == len(log)
        log[scene["log_from"] :] = scene["log"]
    whole = anna.scene(table)["log"]
    assert log == whole
    assert [entry["message"]["id"] for entry in whole] == ["log-bid", "log-bid"]


def test_the_hot_seat_shows_the_seat_that_is_asked(anna: Player) -> None:
    table = anna.table("me", "me")
    with anna.page() as page:
        first = page.watch(table)
        assert (first["viewer_seats"], first["seat"]) == ([0, 1], 0)
        page.ask("choose", table=table, seat=0, number=0, do="bid 1")
        second = page.scene(lambda scene: scene["version"] == 2)
        assert second["seat"] == 1
        assert second["log_from"] == 0, "another seat has heard other things"
        assert [ask["seat"] for ask in second["asks"]] == [1]
        assert page.watch(table, seat=0)["seat"] == 0
    assert play_out(table, anna)["over"]


def test_why_not_and_what_if(anna: Player) -> None:
    table = anna.table("me", "me")
    with anna.page() as page:
        page.watch(table)
        why = page.ask("explain", table=table, seat=0, thing="card:3")
        assert why["message"] == {"id": "why-not-yours"}
        assert page.ask("explain", table=table, seat=0, thing="nothing")["message"] is None
        for do in ("bid 2", "bid 1"):
            ask = anna.scene(table)["asks"][0]
            page.ask("choose", table=table, seat=ask["seat"], number=ask["number"], do=do)
        scene = anna.scene(table)
        [ask] = scene["asks"]
        card = ask["options"][0]["do"]
        seen = page.ask("preview", table=table, seat=ask["seat"], do=card)
        assert seen["view"]["piles"][ask["seat"]] == [int(card.split()[1])]
        assert anna.scene(table) == scene, "nothing has happened"
        anna.choose(table)
        thrown = page.ask("preview", table=table, seat=ask["seat"], do="throw")
        assert (thrown["view"], thrown["scores"]) == (None, None), "nobody looks into the future"


def test_the_adviser_speaks_to_whoever_sits_there(anna: Player, borys: Player) -> None:
    table = anna.table("me", "me", game="kingdom_builder", options={"first": "0"})
    with anna.page() as page, borys.page() as other:
        first = page.ask("advise", table=table, seat=0)
        ids = [message["id"] for message in first["said"]]
        assert (first["number"], ids[0], len(ids)) == (0, "advice-first", 2)
        rest = page.ask("advise", table=table, seat=0, said=ids)["said"]
        assert not set(ids) & {message["id"] for message in rest}, "it has just said so"
        assert page.ask("advise", table=table, seat=1)["said"] == [], "nobody asks that seat"
        assert other.ask("advise", table=table, seat=0)["code"] == "not_seated"


def test_looking_back(anna: Player, borys: Player) -> None:
    table = two(anna, borys)
    first = anna.scene(table)
    final = play_out(table, anna, borys)
    past = borys.get(f"/tables/{table}/replay", at=0, seat=0)
    assert past["view"] == first["view"]
    assert (past["choices"], past["over"]) == (0, False)
    last = anna.get(f"/tables/{table}/replay", at=final["choices"])
    assert last["over"]
    assert last["view"] == anna.scene(table)["view"]
    for wrong in (
        {"at": final["choices"] + 1},
        {"at": -1},
        {"at": 0, "seat": -5},
        {"at": 0, "seat": 2},
        {"at": "x"},
        {},
    ):
        answer = anna.http.get(f"/tables/{table}/replay", params=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), wrong
    for wrong in ({"seat": -5}, {"seat": 99}, {"log": -1}):
        answer = anna.http.get(f"/tables/{table}/scene", params=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), wrong


def test_while_it_runs_nobody_looks_back_from_another_seat(anna: Player, borys: Player) -> None:
    table = two(anna, borys)
    for _ in range(2):
        (anna if anna.scene(table)["asks"] else borys).choose(table)
    assert anna.http.get(f"/tables/{table}/replay", params={"at": 1, "seat": 1}).json()["code"] == "not_seated"
    assert Player(anna.server).get(f"/tables/{table}/replay", at=1)["view"]["hand"] == []
    assert anna.http.get(f"/tables/{table}/record").json()["code"] == "not_over"


def test_a_mind_plays_on_the_other_seat(anna: Player) -> None:
    table = anna.table("me", "random")
    final = play_out(table, anna)
    assert final["seats"][1] == {
        "name": "",
        "kind": "mind",
        "mind": "random",
        "connected": False,
        "mine": False,
        "colour": 1,
        "by_link": False,
        "taken_over": False,
    }


@pytest.mark.parametrize("mind", ["broken", "deadly", "cheat"])
def test_a_mind_that_fails_is_replaced_and_the_log_says_so(anna: Player, mind: str) -> None:
    table = anna.table("me", mind)
    final = play_out(table, anna)
    assert final["seats"][1]["mind"] == "greedy"
    [said] = [entry["message"] for entry in final["log"] if entry["message"]["id"] == "log-seat-failed"]
    assert said["args"] == {"seat": 1, "mind": {"id": "mind-greedy"}, "before": {"id": f"mind-{mind}"}}


def test_minds_play_on_when_nobody_looks(server: Server) -> None:
    anna = Player(server, "Anna")
    table = anna.table("random", "random", "random")
    with anna.page() as page:
        page.send("watch", table=table)
        assert page.scene(lambda scene: scene["over"])["result"]
