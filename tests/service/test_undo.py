"""Taking back: by the rules of the table, freely while one person plays, by consent of the others otherwise."""

from __future__ import annotations

from tests.service.harness import Player, play_out


def bid(table: str, *players: Player) -> None:
    for player in players:
        player.choose(table)


def test_one_person_takes_back_anything(anna: Player) -> None:
    table = anna.table("me", "me")
    with anna.page() as page:
        log = page.watch(table)["log"]
        states = []
        for _ in range(6):
            states.append(anna.scene(table))
            anna.choose(table)
        for state in reversed(states):
            assert anna.scene(table)["undo"]["allowed"]
            anna.post(f"/tables/{table}/undo")
            now = anna.scene(table)
            assert (now["number"], now["choices"]) == (state["number"], state["choices"])
            assert now["scores"] == state["scores"]
            assert now["history"] == state["history"]
        assert not anna.scene(table)["undo"]["allowed"]
        assert anna.refused(f"/tables/{table}/undo") == "undo_refused"
        final = anna.scene(table)
        while True:
            scene = page.scene()
            log[scene["log_from"] :] = scene["log"]
            if scene["version"] == final["version"]:
                break
    assert log == final["log"], "a page that follows has the same log as one that comes anew"
    assert [entry["message"]["id"] for entry in log] == ["log-undone"] * 6
    assert play_out(table, anna)["over"]


def test_taking_back_crosses_the_moves_of_minds(anna: Player) -> None:
    table = anna.table("me", "random")
    with anna.page() as page:
        page.watch(table)
        anna.choose(table)
        page.scene(lambda scene: scene["choices"] >= 2 and scene["waiting"] == [0])
        anna.post(f"/tables/{table}/undo")
        assert anna.scene(table)["number"] == 0
        # The mind thinks about the same game anew, whatever it remembers.
    assert play_out(table, anna)["over"]


def test_without_free_undo_the_rules_decide(anna: Player) -> None:
    table = anna.table("me", "me", free_undo=False)
    anna.choose(table)
    anna.post(f"/tables/{table}/undo")  # an answer to a question still open
    anna.choose(table)
    anna.choose(table)
    state = anna.scene(table)["undo"]
    assert (state["allowed"], state["needs_consent"], state["reason"]["id"]) == (False, False, "undo-sealed")
    answer = anna.http.post(f"/tables/{table}/undo", json={})
    assert (answer.status_code, answer.json()["message"]["id"]) == (409, "undo-sealed")


def test_the_others_must_agree(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open", "open")
    clara = Player(anna.server, "Clara")
    for player in (borys, clara):
        player.post(f"/tables/{table}/join")
    before = anna.scene(table)
    bid(table, anna, borys, clara)
    state = anna.scene(table)["undo"]
    assert (state["allowed"], state["needs_consent"], state["reason"]["id"]) == (True, True, "undo-other-seat")
    anna.post(f"/tables/{table}/undo")
    assert borys.scene(table)["consent"] == {"asked_by": 0, "waiting_for": [1, 2]}
    assert borys.refused(f"/tables/{table}/undo") == "undo_refused", "one wish at a time"
    assert anna.refused(f"/tables/{table}/consent", agree=True) == "no_request"
    borys.post(f"/tables/{table}/consent", agree=True)
    assert borys.refused(f"/tables/{table}/consent", agree=True) == "no_request"
    assert clara.scene(table)["consent"] == {"asked_by": 0, "waiting_for": [2]}
    clara.post(f"/tables/{table}/consent", agree=True)
    now = anna.scene(table)
    assert (now["consent"], now["number"]) == (None, 0)
    assert now["view"] == before["view"]


def test_one_who_does_not_agree_is_enough(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    bid(table, anna, borys)
    with anna.page() as mine, borys.page() as other:
        mine.watch(table)
        other.watch(table)
        mine.ask("undo", table=table, seat=0)
        other.scene(lambda scene: scene["consent"])
        assert other.ask("consent", table=table, agree=False)["type"] == "ack"
        told = mine.scene(lambda scene: scene["consent"] is None and scene["version"] == 5)
        assert told["log"][-1]["message"] == {"id": "log-undo-declined", "args": {"seat": 1}}
        mine.ask("undo", table=table, seat=0)
        mine.ask("consent", table=table, agree=False)
        assert anna.scene(table)["log"][-1]["message"]["id"] == "log-undo-withdrawn"
        assert other.ask("consent", table=table, agree=True)["code"] == "no_request"


def test_playing_on_ends_the_wish(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    bid(table, anna, borys)
    anna.post(f"/tables/{table}/undo")
    (anna if anna.scene(table)["asks"] else borys).choose(table)
    assert anna.scene(table)["consent"] is None


def test_nothing_is_taken_back_after_the_end(anna: Player) -> None:
    table = anna.table("me", "me", options={"rounds": 1})
    play_out(table, anna)
    assert anna.scene(table)["undo"]["reason"]["id"] == "undo-over"
    assert anna.refused(f"/tables/{table}/undo") == "undo_refused"
