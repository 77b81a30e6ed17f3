"""Around the table: invitations, deals that are kept, people at one screen, games brought along, opened records."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.service.conftest import both_databases
from tests.service.harness import Player, Server, play_out

from kingstable.kernel import Record, Table
from kingstable.service import expiry, ledger
from kingstable.service.transfer import export_table, with_database

BOARD = {"game": "kingdom_builder", "seats": 2}


def opened(player: Player, record: Record | str, **query: str) -> httpx.Response:
    """What the server answers to the file of a record."""
    text = record if isinstance(record, str) else record.dumps()
    return player.http.post(
        "/records", content=text.encode(), params=query, headers={"content-type": "application/jsonl"}
    )


def played(choices: int, *names: str) -> Record:
    """A game that was played elsewhere."""
    table = Table.new("tiny", 2, {"rounds": 3}, seed=11)
    while not table.over and len(table.made) < choices:
        ask = table.asks[-1]
        table.choose(ask.options[len(table.made) % len(ask.options)], seat=ask.seat, at="2026-01-01T00:00:00Z")
    record = table.record
    record.names = list(names)
    return record


def names(told: Any) -> list[str]:
    return [seat["name"] for seat in told["seats"]]


# -- invitations ------------------------------------------------------------------------------------------------------


def test_an_invitation_tells_what_is_played_by_whom_and_how_far_it_is(anna: Player, borys: Player) -> None:
    table = anna.table("me", "person", options={"rounds": 3}, name="Sunday")
    code = anna.get(f"/tables/{table}")["join"]
    told = borys.get(f"/join/{code}")
    assert (told["host"], told["game"], told["name"], told["status"]) == ("Anna", "tiny", "Sunday", "open")
    assert [(seat["name"], seat["kind"]) for seat in told["seats"]] == [("Anna", "person"), ("", "open")]
    assert told["options"] == {"rounds": 3}
    borys.post(f"/join/{code}")
    assert Player(anna.server).get(f"/join/{code}")["status"] == "running"
    play_out(table, anna, borys)
    assert Player(anna.server).get(f"/join/{code}")["status"] == "finished"
    assert borys.refused("/join/nothing", method="GET") == "unknown_table"


@both_databases
def test_an_invitation_to_a_table_that_expired_says_so(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna = Player(server, "Anna")
    table = anna.table("me", "person")
    code = anna.get(f"/tables/{table}")["join"]
    with_database(database, expiry.announce, table, "2026-01-01T00:00:00.000Z")
    assert with_database(database, expiry.expire, table, "2026-01-02T00:00:00.000Z", "test")
    assert anna.refused(f"/join/{code}", method="GET") == "expired"
    server.stop()


# -- deals ------------------------------------------------------------------------------------------------------------


def test_a_deal_that_is_kept_is_the_one_that_is_played(anna: Player) -> None:
    views = [anna.post("/preview", **BOARD, deal=deal)["view"] for deal in ("like it", "like it", "another")]
    assert views[0] == views[1] != views[2]
    table = anna.table("me", "me", game="kingdom_builder", deal="like it", private=True)
    scene = Player(anna.server).scene(table)
    assert (scene["view"]["sections"], scene["view"]["cards"]) == (views[0]["sections"], views[0]["cards"])


def test_a_deal_is_played_once_and_belongs_to_its_seats_and_options(anna: Player, borys: Player) -> None:
    deal = f"{anna.get('/me')['id']} deal"
    anna.table("me", "me", deal=deal)
    assert borys.refused("/tables", game="tiny", seats=[{"kind": "me"}] * 2, deal=deal) == "deal_used"
    borys.table("me", "me", "me", deal=deal)
    borys.table("me", "me", deal=deal, options={"rounds": 3})
    sections = [anna.post("/preview", game="kingdom_builder", seats=count, deal=deal)["view"] for count in (2, 3)]
    assert sections[0]["sections"] + sections[0]["cards"] != sections[1]["sections"] + sections[1]["cards"]


def test_a_table_that_is_made_again_under_the_same_id_is_the_same_though_its_deal_is_used(anna: Player) -> None:
    plan = {"game": "tiny", "seats": [{"kind": "me"}] * 2, "deal": f"{anna.get('/me')['id']} again", "id": "one"}
    assert anna.post("/tables", **plan)["id"] == anna.post("/tables", **plan)["id"]


# -- people at one screen ---------------------------------------------------------------------------------------------


@both_databases
def test_people_at_one_screen_have_names_of_their_own(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna = Player(server, "Anna")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": " Оля\t"}, {"kind": "person"}]
    made = anna.post("/tables", game="tiny", seats=seats)
    table = made["id"]
    assert names(made) == ["Anna", "Оля", ""]
    borys = Player(server, "ОЛЯ")
    borys.post(f"/join/{made['join']}")
    assert names(anna.scene(table)) == ["Anna", "Оля (2)", "ОЛЯ"]
    anna.post(f"/tables/{table}/resign", seat=1)
    assert names(anna.scene(table))[1] == "Оля (2)", "a program plays on under the name"
    anna.post(f"/tables/{table}/join", seat=1)
    play_out(table, anna, borys)
    assert export_table(database, table).names == names(borys.scene(table))
    again = anna.post(f"/tables/{table}/rematch")
    assert names(again) == ["Оля", "", "Anna"]
    server.stop()


# -- who is watched ---------------------------------------------------------------------------------------------------


@both_databases
def test_games_of_people_are_told_apart_from_those_against_programs(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna, borys = Player(server, "Anna"), Player(server, "Borys")
    against = anna.table("me", "patient")
    screen = anna.table("me", "me")
    friends = anna.table("me", "open", "patient")
    borys.post(f"/tables/{friends}/join")
    assert {row["id"] for row in borys.get("/tables", scope="running")} == {against, screen, friends}
    assert {row["id"] for row in borys.get("/tables", scope="of_people")} == {screen, friends}
    with borys.page() as page:
        page.send("lobby", programs=False)
        told = page.until(lambda message: message["type"] == "lobby")
        assert {row["id"] for row in told["running"]} == {screen, friends}
        page.send("lobby")
        told = page.until(lambda message: message["type"] == "lobby")
        assert {row["id"] for row in told["running"]} == {against, screen, friends}
    server.stop()


# -- signing in with games --------------------------------------------------------------------------------------------


@both_databases
def test_a_guest_who_signs_in_takes_all_their_games_along(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna, borys = Player(server, "Anna"), Player(server, "Borys")
    anna.post("/me/password", login="anna", password="correct horse")
    guest = Player(server, "Wanderer")
    running = guest.table("me", "open")
    borys.post(f"/tables/{running}/join")
    finished = guest.table("me", "me")
    play_out(finished, guest)
    open_table = guest.table("me", "person")
    with_anna = anna.table("me", "open")
    guest.post(f"/tables/{with_anna}/join")
    for _ in range(2):
        (borys if borys.scene(running)["asks"] else guest).choose(running)
    with borys.page() as page:
        before = page.watch(running)
        me = guest.post("/login", login="anna", password="correct horse", bring=True)
        after = page.scene(lambda scene: scene["version"] > before["version"])
    assert me == anna.get("/me")
    assert names(after) == ["Anna", "Borys"]
    assert after["log"][-1]["message"]["id"] == "log-seat-moved"
    assert {row["id"] for row in anna.get("/tables", scope="mine")} == {running, open_table, with_anna}
    assert [row["id"] for row in anna.get("/tables", scope="finished")] == [finished]
    assert anna.scene(finished)["viewer_seats"] == [0, 1]
    assert anna.scene(with_anna)["viewer_seats"] == [0, 1]
    assert anna.get(f"/tables/{open_table}")["own"]
    server.stop()
    server = Server(tmp_path, database).start()
    anna.move_to(server), borys.move_to(server)
    play_out(running, anna, borys)
    server.stop()


def test_an_ended_game_is_taken_along_too(anna: Player, server: Server) -> None:
    anna.post("/me/password", login=f"a{anna.get('/me')['id'][:8]}", password="correct horse")
    guest = Player(server, "Wanderer")
    table = guest.table("me", "me")
    with_database(server.db, expiry.announce, table, "2026-01-01T00:00:00.000Z")
    assert with_database(server.db, expiry.expire, table, "2026-01-02T00:00:00.000Z", "test")
    guest.post("/login", login=anna.get("/me")["login"], password="correct horse", bring=True)
    assert anna.scene(table)["viewer_seats"] == [0, 1]


def test_whoever_has_an_account_or_brings_nothing_leaves_their_games_where_they_are(
    anna: Player, borys: Player, server: Server
) -> None:
    logins = {player: f"b{player.get('/me')['id'][:8]}" for player in (anna, borys)}
    for player, login in logins.items():
        player.post("/me/password", login=login, password="correct horse")
    table = anna.table("me", "open")
    kept = Player(server, "Wanderer").table("me", "open")
    anna.post("/login", login=logins[borys], password="correct horse", bring=True)
    assert [row["id"] for row in anna.get("/tables", scope="mine")] == []
    anna.post("/login", login=logins[anna], password="correct horse")
    assert [row["id"] for row in anna.get("/tables", scope="mine")] == [table]
    assert kept not in {row["id"] for row in borys.get("/tables", scope="mine")}


# -- records ----------------------------------------------------------------------------------------------------------


@both_databases
def test_a_record_of_a_finished_game_opens_to_be_looked_at(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna, watcher = Player(server, "Anna"), Player(server)
    record = played(500, "Dana", "random")
    table = opened(anna, record, id="once").json()["id"]
    assert opened(anna, record, id="once").json()["id"] == table, "sent again, it is opened once"
    scene = watcher.scene(table)
    assert (scene["over"], scene["private"], scene["viewer_seats"]) == (True, True, [])
    assert [(seat["name"], seat["mind"]) for seat in scene["seats"]] == [("Dana", None), ("", "random")]
    assert watcher.get(f"/tables/{table}/replay", at=2, seat=0)["choices"] == 2
    assert export_table(database, table) == record
    [row] = anna.get("/tables", scope="finished")
    assert row["id"] == table and row["expires"] > row["updated"]
    assert anna.get("/tables", scope="mine") == [] == watcher.get("/tables", scope="running")
    soon, late = (datetime.now(UTC) + timedelta(days=days) for days in (6, 8))
    assert with_database(database, expiry.outdated, soon) == []
    assert with_database(database, expiry.outdated, late) == [table]
    with_database(database, ledger.remove, table, "test")
    server.stop()
    server = Server(tmp_path, database).start()
    assert anna.move_to(server).refused(f"/tables/{table}/scene", method="GET") == "unknown_table"
    server.stop()


def test_a_record_of_a_game_that_is_not_over_goes_on_with_me_in_the_place_of_its_people(anna: Player) -> None:
    record = played(3, "Dana", "Emil")
    table = opened(anna, record).json()["id"]
    scene = anna.scene(table)
    assert (scene["viewer_seats"], names(scene), scene["choices"]) == ([0, 1], ["Dana", "Emil"], len(record.choices))
    assert play_out(table, anna)["over"]
    assert not anna.get(f"/tables/{table}")["expires"], "what was played here stays"


@pytest.mark.parametrize(
    ("old", "new", "code", "why"),
    [
        ("{", "no record {", "bad_record", "record-foreign"),
        ('"kingstable":1', '"kingstable":9', "bad_record", "record-format"),
        ('"rules_version":1', '"rules_version":99', "bad_record", "record-rules"),
        ('"seats":2', '"components":"0123456789abcdef","seats":2', "bad_record", "record-components"),
        ('"seats":2', '"seats":"two"', "bad_record", "record-header"),
        ('"seed":"11"', f'"seed":"{"x" * 65}"', "bad_record", "record-header"),
        ('{"seat":0', '{"seat"', "bad_record", "record-damaged"),
        ('"do":"', '"do":"fly away ', "bad_record", "record-choice"),
        ('"game":"tiny"', '"game":"huge"', "unknown_game", ""),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(anna: Player, old: str, new: str, code: str, why: str) -> None:
    text = played(3).dumps()
    assert old in text
    problem = opened(anna, text.replace(old, new)).json()
    assert problem["code"] == code
    assert not why or problem["message"]["args"]["why"]["id"] == why


def test_bytes_that_are_no_text_and_records_that_are_too_large_are_refused(anna: Player, server: Server) -> None:
    kind = {"content-type": "application/jsonl"}
    assert anna.http.post("/records", content=b"\xff\xfe", headers=kind).json()["code"] == "bad_record"
    assert anna.http.post("/records", content=b" " * 1_000_001, headers=kind).status_code == 413
    large = played(500).dumps().encode() + b"\n" * 999_000
    assert anna.http.post("/records", content=large[:1_000_000], headers=kind).status_code == 201
    pieces = (b" " * 65_536 for _ in range(20))
    assert anna.http.post("/records", content=pieces, headers=kind).status_code == 413
    assert anna.http.post("/records", content=b"{}", headers={"content-type": "text/plain"}).status_code == 415
    assert opened(Player(server), played(3)).json()["code"] == "no_name"
    assert anna.http.post("/tables", content=b" " * 20_000, headers={"content-type": "application/json"}).is_error


def test_times_that_are_none_do_no_harm(anna: Player) -> None:
    text = played(500).dumps().replace("2026-01-01T00:00:00Z", "x" * 500)
    assert opened(anna, text).status_code == 201


def test_opened_records_count_as_tables(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db"), KINGSTABLE_TABLES="1").start()
    anna = Player(server, "Anna")
    assert opened(anna, played(500)).status_code == 201
    assert opened(anna, played(500)).json()["code"] == "too_many"
    server.stop()
