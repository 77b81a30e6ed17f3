"""Through whose eyes somebody may look: every way to ask for a table is tried from another seat, and from none.

While the game runs, nothing that comes back shows what Anna sees; when it is over, it does. A route or a message that
is not tried here yet makes the first test fail: say with what it is to be tried.
"""

from __future__ import annotations

import re
from typing import Any, get_args

import httpx
import pytest
from litestar import Litestar
from tests.service.harness import Player, Server, play_out

from kingstable.service.app import create
from kingstable.service.settings import Settings
from kingstable.service.wire import FromPage

#: What to send along to see most: by query where it is read only, otherwise in the body.
HTTP: dict[tuple[str, str], dict[str, Any]] = {
    ("GET", "/"): {},
    ("GET", "/api"): {},
    ("GET", "/api/faces/{game:str}/{components:str}/{version:str}"): {},
    ("GET", "/api/games"): {},
    ("GET", "/api/games/{game:str}/client/{version:str}/{name:path}"): {},
    ("GET", "/api/join/{code:str}"): {"seat": 0},
    ("GET", "/api/lessons/{game:str}"): {},
    ("GET", "/api/me"): {},
    ("GET", "/api/me/lessons/{game:str}"): {},
    ("GET", "/api/openapi"): {},
    ("GET", "/api/openapi/openapi.json"): {},
    ("GET", "/api/openapi/{path:str}"): {},
    ("GET", "/api/pictures/{game:str}/{name:str}"): {},
    ("GET", "/api/rulebook/{game:str}/{lang:str}"): {},
    ("GET", "/api/rules/{game:str}"): {},
    ("GET", "/api/tables"): {"scope": "running"},
    ("GET", "/api/password/{code:str}"): {},
    ("GET", "/api/tables/{id:str}"): {"seat": 0},
    ("GET", "/api/tables/{id:str}/analysis"): {"seat": 0},
    ("GET", "/api/tables/{id:str}/chat"): {"seat": 0},
    ("GET", "/api/tables/{id:str}/record"): {"seat": 0},
    ("GET", "/api/tables/{id:str}/replay"): {"seat": 0, "at": 6},
    ("GET", "/api/tables/{id:str}/scene"): {"seat": 0},
    ("GET", "/api/words/{lang:str}"): {},
    ("GET", "/health"): {},
    ("GET", "/metrics"): {},
    ("GET", "/{path:path}"): {},
    ("POST", "/api/join/{code:str}"): {"seat": 0},
    ("POST", "/api/lessons/{game:str}/{lesson:str}"): {},
    ("POST", "/api/login"): {"login": "anna", "password": "correct horse"},
    ("POST", "/api/logout"): {},
    ("POST", "/api/me"): {"name": "Anna"},
    ("POST", "/api/me/lessons/{game:str}"): {"lessons": {}},
    ("POST", "/api/me/notice"): {},
    ("POST", "/api/me/password"): {"login": "anna", "password": "correct horse"},
    ("POST", "/api/password/{code:str}"): {"password": "correct horse"},
    ("POST", "/api/preview"): {"game": "tiny", "seats": 2},
    ("POST", "/api/records"): {},
    ("POST", "/api/tables"): {"game": "tiny", "seats": [{"kind": "open"}]},
    ("POST", "/api/tables/{id:str}/analysis"): {},
    ("POST", "/api/tables/{id:str}/chat"): {"text": "What have you got?"},
    ("POST", "/api/tables/{id:str}/choose"): {"seat": 0, "number": 5, "do": "bid 0"},
    ("POST", "/api/tables/{id:str}/claim"): {"seat": 0},
    ("POST", "/api/tables/{id:str}/consent"): {"agree": True},
    ("POST", "/api/tables/{id:str}/hints"): {"allow": True},
    ("POST", "/api/tables/{id:str}/join"): {"seat": 0},
    ("POST", "/api/tables/{id:str}/leave"): {"seat": 0},
    ("POST", "/api/tables/{id:str}/play-on"): {"at": 5, "seat": 0},
    ("POST", "/api/tables/{id:str}/rematch"): {},
    ("POST", "/api/tables/{id:str}/resign"): {"seat": 0},
    ("POST", "/api/tables/{id:str}/start"): {"seat": 0},
    ("POST", "/api/tables/{id:str}/undo"): {"seat": 0},
    ("POST", "/api/tables/{id:str}/vote"): {"how": "end"},
    ("DELETE", "/api/tables/{id:str}"): {},
    ("DELETE", "/api/tables/{id:str}/analysis"): {},
}
SOCKET: dict[str, dict[str, Any]] = {
    "advise": {"seat": 0},
    "allow_hints": {"allow": True},
    "chat": {"text": "What have you got?"},
    "choose": {"seat": 0, "number": 5, "do": "bid 0"},
    "consent": {"agree": True},
    "explain": {"seat": 0, "thing": "card:1"},
    "follow": {"seat": 0, "since": 0},
    "hint": {"seat": 0, "number": 5},
    "lobby": {},
    "ping": {},
    "preview": {"seat": 0, "do": "bid 0"},
    "undo": {"seat": 0},
    "unwatch": {},
    "watch": {"seat": 0},
}
#: Where everybody may look through Anna's eyes once the game is over.
OPEN_IN_THE_END = {("GET", "/api/tables/{id:str}/replay"), ("GET", "/api/tables/{id:str}/scene")}


def test_every_way_to_ask_is_tried() -> None:
    app: Any = create(Settings(db="unused")).app
    assert isinstance(app, Litestar)
    routes = {(method, route.path) for route in app.routes for method in getattr(route, "methods", ())}
    assert {route for route in routes if route[0] != "OPTIONS"} == set(HTTP)
    sockets = [route.path for route in app.routes if not hasattr(route, "methods") or not route.methods]
    assert sockets == ["/api/socket"]
    assert {message.__struct_config__.tag for message in get_args(FromPage)} == set(SOCKET)


class Table:
    """A running game in which Anna has cards in her hand, has drawn one, and has made a bid that nobody knows yet."""

    def __init__(self, anna: Player, borys: Player) -> None:
        self.anna, self.borys = anna, borys
        self.id = anna.table("me", "open", options={"rounds": 3})
        borys.post(f"/tables/{self.id}/join")
        self.login = {"login": f"borys {self.id}", "password": "battery staple"}
        borys.post("/me/password", **self.login)
        self.code = anna.get(f"/tables/{self.id}")["join"]
        anna.choose(self.id, lambda options: options[2])
        borys.choose(self.id)
        for _ in ("play a card", "pass", "end the turn", "bid"):
            anna.choose(self.id, lambda options: options[-1])
        assert self.shown_in(anna.scene(self.id)) == {"hand", "drawn"}

    def shown_in(self, answer: Any) -> set[str]:
        """What an answer shows of that which only Anna may see."""
        hand = self.anna.scene(self.id)["view"]["hand"]
        found: set[str] = set()
        waiting = [answer]
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict):
                waiting += value.values()
                found |= {"hand"} if value.get("hand") == hand else set()
                found |= {"drawn"} if value.get("id") == "log-draw-known" and value["args"]["seat"] == 0 else set()
                found |= {"asked"} if "options" in value and "prompt" in value and value["seat"] == 0 else set()
            elif isinstance(value, list):
                waiting += value
        return found


@pytest.fixture(scope="module")
def running(server: Server) -> Table:
    """One table for all that must be refused there."""
    return Table(Player(server, "Anna"), Player(server, "Borys"))


@pytest.fixture
def table(anna: Player, borys: Player) -> Table:
    """A table of one's own."""
    return Table(anna, borys)


def onlookers(table: Table) -> list[Player]:
    """A stranger, and Borys with a browser that he may log out of."""
    borys = Player(table.anna.server)
    borys.post("/login", **table.login)
    return [Player(table.anna.server), borys]


def asked(player: Player, table: Table, route: tuple[str, str]) -> httpx.Response:
    """The answer of a route to a player who sends along what is to be tried with it."""
    method, path = route
    names = {"id": table.id, "code": table.code, "game": "tiny", "lang": "en", "path": f"table/{table.id}"}
    url = player.server.url + re.sub(r"\{(\w+):\w+\}", lambda part: names.get(part[1], "shipped"), path)
    if method == "POST":
        return player.http.post(url, json=HTTP[route])
    return player.http.request(method, url, params=HTTP[route])


def plain(answer: httpx.Response) -> Any:
    return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text


@pytest.mark.parametrize("route", HTTP, ids=" ".join)
def test_while_it_runs_no_route_shows_what_another_seat_sees(running: Table, route: tuple[str, str]) -> None:
    for player in onlookers(running):
        answer = asked(player, running, route)
        assert answer.status_code < 500
        assert running.shown_in(plain(answer)) == set()
        assert running.anna.scene(running.id)["seats"][0]["mine"], "she still has her seat"


@pytest.mark.parametrize("route", sorted(OPEN_IN_THE_END), ids=" ".join)
def test_in_the_end_everybody_sees_what_everybody_saw(table: Table, route: tuple[str, str]) -> None:
    before = table.anna.scene(table.id)["view"]
    play_out(table.id, table.anna, table.borys)
    for player in onlookers(table):
        scene = asked(player, table, route).json()
        assert scene["seat"] == 0
        assert scene["view"] == (before if "at" in HTTP[route] else table.anna.scene(table.id)["view"])
        assert "drawn" in table.shown_in(scene)
        assert scene["asks"] == []


def test_the_record_which_tells_all_is_there_in_the_end_only(table: Table) -> None:
    route = ("GET", "/api/tables/{id:str}/record")
    for player in (*onlookers(table), table.anna):
        assert asked(player, table, route).json()["code"] == "not_over"
    play_out(table.id, table.anna, table.borys)
    assert '"seed"' in asked(Player(table.anna.server), table, route).text


@pytest.mark.parametrize("type", SOCKET)
def test_while_it_runs_no_message_shows_what_another_seat_sees(running: Table, type: str) -> None:
    for player, code in zip(onlookers(running), ("no_name", "not_seated"), strict=True):
        with player.page() as page:
            needed = {} if type in ("lobby", "ping") else {"table": running.id}
            page.send(type, **needed, **SOCKET[type])
            page.ask("ping")
            assert running.shown_in(page.seen) == set()
            if "seat" in SOCKET[type] and type != "watch":
                expected = "not_seated" if type == "follow" else code  # without a name one may follow, but from no seat
                assert [heard["code"] for heard in page.seen if heard["type"] == "refusal"] == [expected]


def test_hints_on_which_all_agree_tell_what_the_own_seat_knows_and_only_that_seat(table: Table) -> None:
    for player in (table.anna, table.borys):
        player.post(f"/tables/{table.id}/hints", allow=True)
    asked = {"table": table.id, "seat": 1, "number": table.borys.scene(table.id)["asks"][0]["number"]}
    with table.borys.page() as own, table.anna.page() as other:
        other.watch(table.id)
        assert own.ask("hint", **asked)["ways"]
        assert table.shown_in(own.seen) == set()
        other.scene(lambda scene: scene["hints"] == [0, 1])
        assert other.ask("hint", **asked)["code"] == "not_seated"
        heard = {heard["type"] for heard in other.seen}
        assert heard == {"ack", "scene", "chat", "refusal"}, "that one was taken is all that others hear"


def test_a_page_that_wants_another_seat_sees_its_own_until_the_end(table: Table) -> None:
    stranger, borys = onlookers(table)
    with borys.page() as page, stranger.page() as watcher:
        for looking, seat in ((page, 1), (watcher, None)):
            assert looking.watch(table.id, seat=0)["seat"] == seat
        play_out(table.id, table.anna, table.borys)
        for looking, seat in ((page, 1), (watcher, None)):
            last = looking.scene(lambda scene: scene["over"])
            assert {scene["seat"] for scene in looking.seen if scene["type"] == "scene" and scene is not last} == {seat}
            assert last["seat"] == 0
            assert last["view"] == table.anna.scene(table.id)["view"]
            assert "drawn" in table.shown_in(last)
