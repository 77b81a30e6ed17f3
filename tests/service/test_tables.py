"""Tables: made, listed, joined by seat or link, left, started, resigned from, played again, removed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.service.harness import Player, Server, play_out


def seats(player: Player, table: str) -> list[str]:
    return [seat["name"] or seat["mind"] or seat["kind"] for seat in player.get(f"/tables/{table}")["seats"]]


def ids(tables: list[Any]) -> list[str]:
    return [table["id"] for table in tables]


def test_a_stranger_gives_a_name_and_keeps_it(server: Server) -> None:
    guest = Player(server)
    assert guest.get("/me") == {"id": "", "name": "", "lang": None, "login": None, "notify": ""}
    assert guest.refused("/tables", game="tiny", seats=[{"kind": "me"}]) == "no_name"
    me = guest.post("/me", name="  Anna \u0007 K. ", lang="uk")
    assert (me["name"], me["lang"]) == ("Anna K.", "uk")
    assert guest.get("/me") == me
    assert guest.post("/me", name="Hanna")["id"] == me["id"]
    assert guest.refused("/me", name=" \u200b\u0000 ") == "malformed"


def test_a_forged_cookie_is_nobody(anna: Player) -> None:
    stolen = Player(anna.server)
    stolen.http.cookies.set("kingstable", anna.get("/me")["id"] + "." + "0" * 40)
    assert stolen.get("/me")["id"] == ""


def test_cookies_of_other_programs_do_no_harm(anna: Player) -> None:
    """On one machine all ports share their cookies, and not every program writes them well."""
    own = f"kingstable={anna.http.cookies['kingstable']}"
    for cookies in (f'theirs={{"a": 1, "b"}}; {own}', f'{own}; theirs="', f"=;;{own}", f"kingstable-x=1; {own}"):
        assert Player(anna.server).http.get("/me", headers={"cookie": cookies}).json()["name"] == "Anna", cookies


def test_an_identity_moves_to_another_device_by_login(anna: Player, borys: Player) -> None:
    login = f"anna{anna.get('/me')['id']}"
    assert anna.post("/me/password", login=login, password="correct horse")["login"] == login
    assert borys.refused("/me/password", login=login.upper(), password="battery staple") == "login_taken"
    phone = Player(anna.server)
    assert phone.refused("/login", login=login, password="wrong horse") == "bad_login"
    assert phone.refused("/login", login="nobody", password="wrong horse") == "bad_login"
    assert phone.post("/login", login=login, password="correct horse")["id"] == anna.get("/me")["id"]
    phone.post("/logout")
    assert phone.get("/me")["id"] == ""


def test_an_open_table_is_listed_and_starts_when_it_is_full(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open", name="Evening")
    [found] = [one for one in borys.get("/tables", scope="open") if one["id"] == table]
    assert (found["name"], found["own"], found["join"]) == ("Evening", False, None)
    assert table in ids(anna.get("/tables", scope="mine"))
    assert borys.post(f"/tables/{table}/join")["status"] == "running"
    assert table not in ids(borys.get("/tables", scope="open"))
    assert table in ids(borys.get("/tables", scope="running"))
    assert seats(anna, table) == ["Anna", "Borys"]


def test_mine_to_move_come_first(anna: Player, borys: Player) -> None:
    first = anna.table("me", "open")
    second = anna.table("me", "open")
    for table in (first, second):
        borys.post(f"/tables/{table}/join")
    anna.choose(second)  # now the later one waits for Borys only
    mine = [(table["id"], table["my_move"]) for table in anna.get("/tables", scope="mine")]
    assert mine == [(first, True), (second, False)]


def test_a_seat_for_a_guest_needs_the_link(anna: Player, borys: Player) -> None:
    table = anna.table("me", "person", private=True)
    assert table not in ids(borys.get("/tables", scope="open"))
    assert borys.refused(f"/tables/{table}/join") == "by_link_only"
    code = anna.get(f"/tables/{table}")["join"]
    assert borys.get(f"/join/{code}")["id"] == table
    assert borys.get(f"/join/{code}")["seats"][1]["by_link"]
    assert borys.post(f"/join/{code}")["status"] == "running"
    assert borys.refused("/join/nonsense") == "unknown_table"
    assert table not in ids(borys.get("/tables", scope="running")), "it stays private"


def test_nobody_takes_a_seat_twice(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open", "open")
    borys.post(f"/tables/{table}/join", seat=1)
    clara = Player(anna.server, "Clara")
    assert clara.refused(f"/tables/{table}/join", seat=1) == "seat_taken"
    assert clara.refused(f"/tables/{table}/join", seat=0) == "seat_taken"
    assert clara.refused(f"/tables/{table}/join", seat=9) == "seat_taken"
    borys.post(f"/tables/{table}/leave")
    assert borys.refused(f"/tables/{table}/leave") == "not_seated"
    clara.post(f"/tables/{table}/join", seat=1)
    assert seats(anna, table) == ["Anna", "Clara", "open"]
    borys.post(f"/tables/{table}/join")
    assert borys.refused(f"/tables/{table}/leave") == "already_started"
    assert Player(anna.server, "Dmytro").refused(f"/tables/{table}/join") == "already_started"


def test_the_owner_may_start_with_minds_or_remove_the_table(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    assert borys.refused(f"/tables/{table}/start") == "not_owner"
    assert anna.refused(f"/tables/{table}/start", mind="nobody") == "unknown_mind"
    assert anna.post(f"/tables/{table}/start", mind="random")["status"] == "running"
    assert seats(anna, table) == ["Anna", "random"]
    assert anna.refused(f"/tables/{table}", method="DELETE") == "already_started"
    other = anna.table("me", "open")
    assert borys.refused(f"/tables/{other}", method="DELETE") == "not_owner"
    with borys.page() as page:
        assert page.watch(other)["status"] == "open"
        assert anna.http.delete(f"/tables/{other}").status_code == 204
        assert page.until(lambda message: message["type"] == "notice")["code"] == "removed"
    assert anna.refused(f"/tables/{other}", method="GET") == "unknown_table"


def test_a_waiting_page_sees_the_table_start(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    with anna.page() as page:
        waiting = page.watch(table)
        assert (waiting["status"], waiting["view"], waiting["version"]) == ("open", None, 0)
        assert waiting["join"]
        borys.post(f"/tables/{table}/join")
        begun = page.scene(lambda scene: scene["status"] == "running")
        assert (begun["version"], begun["seat"], begun["waiting"]) == (1, 0, [0, 1])
    assert anna.refused(f"/tables/{table}/choose", seat=5, number=0, do="bid 1") == "not_seated"


def test_who_resigns_leaves_the_seat_to_a_mind_and_may_come_back(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    assert Player(anna.server, "Clara").refused(f"/tables/{table}/resign") == "not_seated"
    borys.post(f"/tables/{table}/resign", mind="random")
    taken = anna.scene(table)["seats"][1]
    assert (taken["kind"], taken["name"], taken["taken_over"]) == ("mind", "Borys", True)
    assert table not in ids(borys.get("/tables", scope="mine"))
    borys.post(f"/tables/{table}/join")
    back = anna.scene(table)["seats"][1]
    assert (back["kind"], back["name"], back["taken_over"]) == ("person", "Borys", False)
    told = [entry["message"]["id"] for entry in anna.scene(table)["log"]]
    assert [id for id in told if id.startswith("log-seat")] == ["log-seat-resigned", "log-seat-returned"]
    borys.post(f"/tables/{table}/resign", mind="random")
    assert play_out(table, anna)["over"]


def test_a_rematch_turns_the_seats_and_waits_for_the_others(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open", "random", options={"rounds": 1})
    assert anna.refused(f"/tables/{table}/rematch") == "not_started"
    borys.post(f"/tables/{table}/join")
    assert anna.refused(f"/tables/{table}/rematch") == "not_over"
    play_out(table, anna, borys)
    assert Player(anna.server, "Clara").refused(f"/tables/{table}/rematch") == "not_seated"
    again = borys.post(f"/tables/{table}/rematch")
    assert seats(anna, again["id"]) == ["Borys", "random", "open"]
    assert anna.scene(table)["rematch"] == again["id"]
    begun = anna.post(f"/tables/{table}/rematch")
    assert (begun["id"], begun["status"], begun["options"]) == (again["id"], "running", {"rounds": 1})


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown_game"),
        ({"game": "tiny", "seats": [{"kind": "me"}] * 4}, "bad_options"),
        ({"game": "tiny", "seats": []}, "malformed"),
        ({"game": "tiny", "seats": [{"kind": "king"}]}, "malformed"),
        ({"game": "tiny", "seats": [{"kind": "mind", "mind": "deep blue"}]}, "unknown_mind"),
        ({"game": "tiny", "seats": [{"kind": "me"}], "options": {"rounds": 9}}, "bad_options"),
        ({"game": "tiny", "seats": [{"kind": "me"}], "options": {"colour": 9}}, "bad_options"),
        ({"game": "tiny", "seats": [{"kind": "me"}], "seed": "7"}, "malformed"),
        ({"game": "tiny", "seats": [{"kind": "me"}], "pace": {"kind": "days", "days": 0}}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Player, body: dict[str, Any], code: str) -> None:
    assert anna.refused("/tables", **body) == code


def test_the_lobby_is_pushed_when_it_changes(anna: Player, borys: Player) -> None:
    with borys.page() as page:
        page.send("lobby")
        assert page.receive()["type"] == "lobby"
        table = anna.table("me", "open")
        news = page.until(
            lambda message: message["type"] == "lobby_change" and table in message["lists"].get("open", ())
        )
        assert ids(news["rows"]) == [table]
        borys.post(f"/tables/{table}/join")
        news = page.until(
            lambda message: message["type"] == "lobby_change" and table in message["lists"].get("mine", ())
        )
        assert [one["my_move"] for one in news["rows"] if one["id"] == table] == [True]
        page.send("lobby", on=False)


def test_a_change_of_the_lobby_brings_no_row_that_the_page_has(anna: Player, borys: Player) -> None:
    tables = [anna.table("me", "open") for _ in range(5)]
    with borys.page() as page:
        page.send("lobby", open=1000)
        assert set(tables) <= set(ids(page.receive()["open"]))
        new = anna.table("me", "open")
        news = page.until(lambda message: message["type"] == "lobby_change" and new in message["lists"].get("open", ()))
        assert ids(news["rows"]) == [new]
        assert set(news["lists"]) == {"open"}
        assert anna.http.delete(f"/tables/{tables[0]}").status_code == 204
        gone = page.until(lambda message: message["type"] == "lobby_change" and "open" in message["lists"])
        assert tables[0] not in gone["lists"]["open"] and gone["rows"] == []


def test_a_new_name_shows_at_the_tables(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    with borys.page() as page:
        page.watch(table)
        anna.post("/me", name="Queen Anna")
        page.scene(lambda scene: scene["seats"][0]["name"] == "Queen Anna")


def test_games_words_rules_and_previews(server: Server) -> None:
    guest = Player(server)
    games = {entry["info"]["id"]: entry for entry in guest.get("/games")}
    assert "random" in games["tiny"]["minds"]
    words = guest.http.get("/words/uk", params={"game": "kingdom_builder"})
    assert "terrain-grass = " in words.text
    assert "undo-nothing = " in guest.http.get("/words/uk").text
    tag = words.headers["etag"]
    assert guest.http.get("/words/uk?game=kingdom_builder", headers={"if-none-match": tag}).status_code == 304
    assert guest.refused("/words/de", method="GET") == "malformed"
    assert guest.refused("/words/en?game=chess", method="GET") == "unknown_game"
    rules = guest.get("/rules/kingdom_builder")
    assert any(clause["id"] == "KB-6.1" for section in rules["sections"] for clause in section["clauses"])
    assert guest.refused("/rules/chess", method="GET") == "unknown_game"


def test_a_rulebook_is_read_in_a_language_and_says_where_a_clause_is_told(server: Server) -> None:
    guest = Player(server)
    book = guest.get("/rulebook/kingdom_builder/uk")
    assert (book["lang"], book["title"], book["chapters"][0]["id"]) == ("uk", "Будівничі королівств", "start")
    chapter, number = book["told"]["KB-7.3"].rsplit("-", 1)
    blocks = {each["id"]: each["blocks"] for each in book["chapters"]}
    assert chapter == "building" and "KB-7.3" in blocks[chapter][int(number) - 1]["clauses"]
    assert book["refusals"]["why-occupied"] == "KB-7.1"
    assert guest.get("/rulebook/kingdom_builder/xx")["lang"] == "en"
    assert guest.get("/rulebook/tiny/uk")["chapters"] == []
    assert guest.refused("/rulebook/chess/en", method="GET") == "unknown_game"
    assert book["pictures"]["three"] == {"size": [400, 300], "shots": 2}
    assert guest.get("/rulebook/tiny/uk")["pictures"] == {}
    drawn = guest.get("/pictures/kingdom_builder/three")
    assert [scene["view"].get("built", 0) for scene in drawn["scenes"]] == [0, 3]
    assert guest.refused("/pictures/kingdom_builder/four", method="GET") == "not_found"
    view = guest.post("/preview", game="tiny", seats=2, options={"rounds": 1})["view"]
    assert (view["round"], view["hand"]) == (3, [])
    assert guest.refused("/preview", game="tiny", seats=9) == "bad_options"


def test_chat(anna: Player, borys: Player) -> None:
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/chat", text="Good luck!")
    with anna.page() as page, Player(anna.server, "Clara").page() as watcher:
        page.watch(table)
        assert [line["text"] for line in page.receive()["lines"]] == ["Good luck!"]
        watcher.watch(table)
        watcher.receive()
        watcher.ask("chat", table=table, text="Hello\nfrom outside")
        [line] = page.until(lambda message: message["type"] == "chat")["lines"]
        assert (line["n"], line["seat"], line["name"], line["text"]) == (2, None, "Clara", "Hello from outside")
    assert [line["seat"] for line in borys.get(f"/tables/{table}/chat")["lines"]] == [0, None]
    assert anna.refused(f"/tables/{table}/chat", text="   ") == "malformed"
    assert anna.refused(f"/tables/{table}/chat", text="x" * 501) == "malformed"
    codes = [anna.http.post(f"/tables/{table}/chat", json={"text": "spam"}).status_code for _ in range(12)]
    assert 429 in codes


def test_at_a_private_table_those_write_who_sit_there(anna: Player, borys: Player) -> None:
    table = anna.table("me", "person", private=True)
    watcher = Player(anna.server, "Clara")
    borys.post(f"/join/{anna.get(f'/tables/{table}')['join']}")
    for player in (anna, borys):
        player.post(f"/tables/{table}/chat", text="Hello")
    assert watcher.refused(f"/tables/{table}/chat", text="Hello") == "private_chat"
    with watcher.page() as page:
        assert page.ask("chat", table=table, text="Hello")["code"] == "private_chat"
    host = anna.table("person", "person", private=True)
    anna.post(f"/tables/{host}/chat", text="Come in!")


def test_equal_names_at_a_table_are_told_apart(server: Server) -> None:
    first, owner, third = (Player(server, name) for name in ("Anna K.", "anna k.", "Аnnа К."))
    owner.post("/me/password", login="anna k.", password="correct horse")
    table = first.table("me", "open", "open")
    for player in (owner, third):
        player.post(f"/tables/{table}/join")
    names = ["Anna K. (2)", "anna k.", "Аnnа К. (3)"]
    assert seats(first, table) == names, "whoever has an account keeps the name"
    assert [seat["name"] for seat in first.scene(table)["seats"]] == names
    onlooker = Player(server, "Anna K")
    alike = Player(server, "ANNA K.")
    for player in (first, onlooker, alike):
        player.post(f"/tables/{table}/chat", text="Hello")
    said = [line["name"] for line in first.get(f"/tables/{table}/chat")["lines"]]
    assert said == ["Anna K. (2)", "Anna K", "ANNA K. (4)"]
