"""Limits and bad input: what is malformed, foreign, oversized or too frequent is refused by name, with no effect."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.progress import SILENCE
from tests.service.conftest import both_databases
from tests.service.harness import FRIEND, Player, Server
from websockets.exceptions import InvalidStatus

from kingstable.service.limits import neighbourhood

STRICT = {
    "KINGSTABLE_RATE": "0.5",  # so low that requests are too many on a busy machine too
    "KINGSTABLE_BURST": "12",
    "KINGSTABLE_SOCKETS": "2",
    "KINGSTABLE_TABLES": "2",
    "KINGSTABLE_GUESTS_BURST": "8",
    "KINGSTABLE_GUESTS_PER_MINUTE": "1",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    server = Server(folder, str(folder / "tables.db"), **STRICT).start()
    yield server
    server.stop()
    assert '"level":"error"' not in server.logged(), server.logged()


def test_too_many_requests_are_refused_for_a_while(strict: Server) -> None:
    anna = Player(strict, "Anna")
    answers = [anna.http.get("/me") for _ in range(20)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "rate"
    assert answers[-1].headers["retry-after"] == "1"
    assert Player(strict, "Borys").get("/me")["name"] == "Borys", "others are not concerned"


def test_a_socket_over_its_rate_is_refused_and_then_closed(strict: Server) -> None:
    with Player(strict, "Anna").page() as page:
        for _ in range(40):
            page.send("ping")
        assert page.closed_with() == 4429
    kinds = [message["type"] for message in page.seen]
    assert kinds[0] == "pong"
    assert "refusal" in kinds
    assert {message["code"] for message in page.seen if message["type"] == "refusal"} == {"rate"}


def test_nobody_opens_too_many_sockets(strict: Server) -> None:
    anna = Player(strict, "Anna")
    with anna.page() as one, anna.page() as two:
        assert one.ask("ping")["type"] == two.ask("ping")["type"] == "pong"
        with anna.page() as three:
            assert three.closed_with() == 4408
        assert one.ask("ping")["type"] == "pong"


def test_nobody_makes_too_many_tables(strict: Server) -> None:
    anna = Player(strict, "Anna")
    for _ in range(2):
        anna.table("me", "open")
    refused = anna.http.post("/tables", json={"game": "tiny", "seats": [{"kind": "me"}]}).json()
    assert (refused["code"], refused["message"]) == ("too_many", {"id": "error-too-many", "args": {"count": 2}})


@pytest.mark.parametrize(
    ("host", "known_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_who_has_one_address_of_a_network_has_them_all(host: str, known_as: str) -> None:
    assert neighbourhood(host) == known_as


def test_an_address_brings_only_so_many_new_guests(strict: Server) -> None:
    codes = [Player(strict).http.post("/me", json={"name": "Guest"}).status_code for _ in range(9)]
    assert codes[-1] == 429


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "malformed"),
        ("hello", "malformed"),
        ("[]", "malformed"),
        ("{}", "malformed"),
        ('{"type":"fly"}', "malformed"),
        ('{"type":"choose"}', "malformed"),
        ('{"type":"watch","table":7}', "malformed"),
        ('{"type":"watch","table":"x","log":-1}', "malformed"),
        ('{"type":"watch","table":"no such table"}', "unknown_table"),
        ('{"type":"watch","table":"' + "x" * 20_000 + '"}', "too_large"),
        ('{"type":"ping","id":"' + "x" * 65 + '"}', "malformed"),
        ("[" * 10_000, "malformed"),
        ('{"x":' + "[" * 10_000, "malformed"),
        ('{"type":"watch","table":"\\u0000"}', "malformed"),
        (b"\xff\xfe\x00", "malformed"),
    ],
)
def test_a_message_that_cannot_be_is_refused_and_the_socket_goes_on(anna: Player, raw: str | bytes, code: str) -> None:
    with anna.page() as page:
        page.socket.send(raw)
        refusal = page.receive()
        assert (refusal["type"], refusal["code"]) == ("refusal", code)
        assert refusal["detail"]
        assert page.ask("ping")["type"] == "pong"


def test_what_is_far_too_large_is_not_even_read(anna: Player) -> None:
    with anna.page() as page:
        page.socket.send("x" * 1_000_000)
        assert page.closed_with() == 1009


def test_a_stranger_may_watch_but_not_play(anna: Player) -> None:
    table = anna.table("me", "me")
    with Player(anna.server).page() as page:
        assert page.watch(table)["seat"] is None
        for wish in (
            {"type": "choose", "seat": 0, "number": 0, "do": "bid 1"},
            {"type": "undo", "seat": 0},
            {"type": "consent", "agree": True},
            {"type": "chat", "text": "Hello"},
            {"type": "explain", "seat": 0, "thing": "card:1"},
            {"type": "advise", "seat": 0},
            {"type": "preview", "seat": 0, "do": "bid 1"},
        ):
            assert page.ask(**wish, table=table)["code"] == "no_name"


def test_a_body_that_is_too_large_or_no_json(anna: Player) -> None:
    assert anna.refused("/tables", game="tiny", seats=[], name="x" * 20_000) == "too_large"
    chunks = iter([b'{"name":"', b"x" * 20_000, b'"}'])  # of a length not told beforehand
    answer = anna.http.post("/me", content=chunks, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    form = anna.http.post("/me", data={"name": "Anna"})
    assert (form.status_code, form.json()["code"]) == (415, "media_type")
    broken = anna.http.post("/me", content=b'{"name":', headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "malformed")
    deep = b'{"game":"tiny","seats":[{"kind":"me"}],"options":{"x":' + b"[" * 5_000 + b"]" * 5_000 + b"}}"
    nested = anna.http.post("/tables", content=deep, headers={"content-type": "application/json"})
    assert (nested.status_code, nested.json()["code"]) == (400, "malformed")
    latin = anna.http.post("/me", content=b'{"name":"\xff"}', headers={"content-type": "application/json"})
    assert (latin.status_code, latin.json()["code"]) == (400, "malformed")


@both_databases
def test_letters_that_no_database_takes(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    anna = Player(server, "Anna\0")
    table = anna.table("me", "me", name="\a Friday\0 night\u202e")
    assert anna.get(f"/tables/{table}")["name"] == "Friday night"
    anna.post(f"/tables/{table}/chat", text="Hello\0!")
    assert [line["text"] for line in anna.get(f"/tables/{table}/chat")["lines"]] == ["Hello!"]
    assert anna.refused(f"/tables/{table}/chat", text="\0") == "malformed"
    for path in ("/tables/%00", "/tables/%00/scene", "/join/%00"):
        assert anna.refused(path, method="GET") == "malformed"
    assert anna.refused(f"{server.url}/%00", method="GET") == "malformed"
    assert anna.refused(f"/tables/{table}/join", code="\0") == "malformed"
    server.stop()
    assert '"level":"error"' not in server.logged(), server.logged()


@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.example"}, {"origin": "http://["}, {"sec-fetch-site": "cross-site"}]
)
def test_pages_of_other_sites_can_do_nothing(anna: Player, headers: dict[str, str]) -> None:
    answer = anna.http.post("/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert anna.get("/me")["name"] == "Anna"
    with pytest.raises(InvalidStatus) as refused, anna.page(**headers):
        pass
    assert refused.value.response.status_code == 403


def test_own_pages_and_allowed_sites_may(anna: Player) -> None:
    own = {"origin": anna.server.url}
    assert anna.http.post("/me", json={"name": "Anna"}, headers=own).status_code == 200
    with anna.page(**own) as page:
        assert page.ask("ping")["type"] == "pong"
    with anna.page(origin=FRIEND) as page:
        assert page.ask("ping")["type"] == "pong"
    assert anna.http.post("/me", json={"name": "Anna"}, headers={"origin": FRIEND}).status_code == 200


def test_every_answer_carries_the_headers_that_keep_browsers_safe(anna: Player) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/table/x", "/missing.js"):
        headers = httpx.get(anna.server.url + path, timeout=SILENCE).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    page = httpx.get(anna.server.url, timeout=SILENCE).text
    for part in re.findall(r'"[.]?(/assets/[^"]+[.](?:js|css))"', page):
        headers = httpx.get(anna.server.url + part, timeout=SILENCE).headers
        assert headers["x-content-type-options"] == "nosniff" and "content-security-policy" not in headers
    cookie = httpx.post(f"{anna.server.url}/api/me", json={"name": "Anna"}, timeout=SILENCE).headers["set-cookie"]
    assert re.search(r"HttpOnly", cookie, re.IGNORECASE)
    assert re.search(r"SameSite=lax", cookie, re.IGNORECASE)
    assert httpx.get(f"{anna.server.url}/api/me", timeout=SILENCE).headers["cache-control"] == "no-store"


def test_unknown_addresses_are_said_to_be_unknown(anna: Player) -> None:
    for path in ("/api/nothing", "/api/tables/x/y", "/missing.js", "/assets/../../secret.py", "/" + "x" * 300):
        answer = httpx.get(anna.server.url + path, timeout=SILENCE)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path
    answer = httpx.put(f"{anna.server.url}/api/me", json={}, timeout=SILENCE)
    assert (answer.status_code, answer.json()["code"]) == (405, "bad_method")
    assert "html" in httpx.get(f"{anna.server.url}/table/anything", timeout=SILENCE).headers["content-type"]


def test_health_and_metrics(anna: Player) -> None:
    assert httpx.get(f"{anna.server.url}/health", timeout=SILENCE).json() == {
        "status": "ok",
        "reading": True,
        "writing": True,
    }
    table = anna.table("me", "me")
    anna.choose(table)
    text = httpx.get(f"{anna.server.url}/metrics", timeout=SILENCE).text
    for name in ("acts_total", "sockets", "rooms", "act_seconds", "write_seconds", "refusals_total"):
        assert f"kingstable_{name}" in text


def test_a_slow_shutdown_closes_sockets_and_leaves_nothing_behind(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db")).start()
    anna = Player(server, "Anna")
    table = anna.table("me", "slow")
    with anna.page() as page:
        page.watch(table)
        anna.choose(table)
        server.stop()
        assert page.closed_with() == 1012
    assert '"level":"error"' not in server.logged(), server.logged()
    assert '"text":"closed"' in server.logged()
