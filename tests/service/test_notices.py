"""Notices to people whose turn it is: once a question, never into the network of the host, none waits for another."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.progress import until
from tests.service.harness import Player, Server

from kingstable.play.refused import Refused
from kingstable.play.seats import Occupant
from kingstable.service.notices import Notices
from kingstable.service.sending import Letter, deliver, is_public
from kingstable.service.waiting import WaitingLine


class Mailbox:
    """A webhook that keeps what it gets; one that is `slow` never answers, and one that is told to sends people on."""

    def __init__(self, host: str = "127.0.0.1", slow: bool = False, on: str = "") -> None:
        self.letters: list[dict[str, Any]] = []
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                box.letters.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                if slow:
                    box.closed.wait()
                self.send_response(307 if on else 200)
                self.send_header("location", on)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.closed = threading.Event()
        self.server = ThreadingHTTPServer((host, 0), Handler)
        self.port = self.server.server_port
        self.url = f"json://{host}:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count: int) -> list[dict[str, Any]]:
        until(lambda: len(self.letters) >= count, why=lambda: f"{len(self.letters)} notices instead of {count}")
        return self.letters

    def close(self) -> None:
        self.closed.set()
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host lets notices go to this machine."""
    folder = tmp_path_factory.mktemp("notices")
    server = Server(
        folder,
        str(folder / "tables.db"),
        KINGSTABLE_NOTICES="json",
        KINGSTABLE_NOTICE_NETWORKS="127.0.0.1/32",
        KINGSTABLE_URL="https://play.example.org/",
    ).start()
    yield server
    server.stop()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


def asked_at_a_table(server: Server, player: Player, notify: str) -> str:
    """Somebody who is away is asked something; gives the table."""
    player.post("/me", name="Borys", notify=notify)
    table = Player(server, "Anna").table("me", "open")
    player.post(f"/tables/{table}/join")
    return table


def test_a_notice_tells_who_is_away_that_it_is_their_turn(host: Server, mailbox: Mailbox) -> None:
    anna, borys = Player(host, "Anna"), Player(host, "Borys")
    borys.post("/me", name="Borys", lang="uk", notify=mailbox.url)
    table = anna.table("me", "open", name="Slow one", pace={"kind": "days", "days": 3})
    borys.post(f"/tables/{table}/join")
    [letter] = mailbox.wait(1)
    assert letter["title"] == "Tiny: ваш хід" or letter["title"].endswith(": ваш хід")
    assert f"https://play.example.org/table/{table}" in letter["message"]
    assert "Slow one" in letter["message"]
    anna.choose(table)
    time.sleep(0.3)
    assert len(mailbox.letters) == 1, "once for each question"
    with borys.page() as page:
        page.watch(table)
        page.ask("choose", table=table, seat=1, number=0, do="bid 3")
        page.scene(lambda scene: scene["waiting"] == [1])
        time.sleep(0.3)
        assert len(mailbox.letters) == 1, "whoever looks on needs no notice"


def test_a_notice_that_cannot_be_sent_is_only_logged(host: Server) -> None:
    anna, borys = Player(host, "Anna"), Player(host, "Borys")
    borys.post("/me", name="Borys", notify="json://127.0.0.1:1")
    table = anna.table("me", "open")
    borys.post(f"/tables/{table}/join")
    host.until(lambda: "a notice could not be sent" in host.logged())
    anna.choose(table)


def test_only_allowed_kinds_of_notices_are_taken(host: Server, server: Server) -> None:
    anna = Player(host, "Anna")
    assert anna.refused("/me", name="Anna", notify="not a url") == "bad_notice"
    assert anna.refused("/me", name="Anna", notify="json://") == "bad_notice"
    assert anna.get("/me")["notify"] == ""
    assert Player(server, "Anna").refused("/me", name="Anna", notify="json://127.0.0.1:1") == "bad_notice"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.9.1",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "168.63.129.16",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fd00:ec2::254",
        "fec0::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "::ffff:8.8.8.8", "64:ff9b::808:808", "2606:4700::1111"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(ip_address(address))


def test_no_notice_reaches_into_the_network_of_the_host(mailbox: Mailbox, tmp_path: Path) -> None:
    port = mailbox.port
    secret = tmp_path / "secret.json"
    secret.write_text('{"content": "a secret of the host"}')
    webhook = "1234567890/abcdefghijklmnopqrstuvwxyz"
    urls = [
        f"json://127.0.0.1:{port}",
        f"json://localhost:{port}",
        f"json://2130706433:{port}",
        f"json://0.0.0.0:{port}",
        f"ntfy://127.0.0.1:{port}/topic",
        f"mailto://me:secret@example.org?smtp=127.0.0.1&port={port}",
        f"discord://{webhook}?template=http://127.0.0.1:{port}/",
        f"discord://{webhook}?template={secret}",
    ]
    outcomes = sent(*(Letter(url, "Hello", "It is your turn") for url in urls))
    assert set(outcomes) <= {"forbidden", "unreadable"}, dict(zip(urls, outcomes, strict=True))
    assert outcomes[:2] == ["forbidden", "forbidden"]
    assert mailbox.letters == []


def test_what_the_host_allows_is_reached_and_leads_nowhere_else(mailbox: Mailbox) -> None:
    inside = Mailbox("127.0.0.2")
    door = Mailbox(on=f"http://127.0.0.2:{inside.port}/")
    letters = [Letter(box.url, "Hello", "Hello", ("127.0.0.1/32",)) for box in (mailbox, door)]
    assert sent(*letters) == ["sent", "forbidden"]
    assert (len(mailbox.letters), len(door.letters), inside.letters) == (1, 1, [])
    inside.close()
    door.close()


def test_a_notice_that_takes_too_long_is_given_up() -> None:
    slow = Mailbox(slow=True)
    assert sent(Letter(f"{slow.url}?rto=600", "Hello", "Hello", ("127.0.0.1/32",)), seconds=5) == ["late"]
    slow.close()


def sent(*letters: Letter, seconds: float = 600) -> list[str]:
    async def all_of_them() -> list[str]:
        return await asyncio.gather(*(deliver(letter, seconds) for letter in letters))

    return asyncio.run(all_of_them())


def test_nobody_waits_for_the_slow_address_of_somebody_else(host: Server, mailbox: Mailbox) -> None:
    slow = Mailbox(slow=True)
    borys, clara = Player(host, "Borys"), Player(host, "Clara")
    for _ in range(6):
        asked_at_a_table(host, borys, f"{slow.url}?rto=600")
    slow.wait(1)
    asked_at_a_table(host, clara, mailbox.url)
    mailbox.wait(1)
    assert len(slow.letters) == 1, "one after the other"
    slow.close()


def test_a_waiting_line_serves_everybody_in_turn() -> None:
    served: list[str] = []

    async def one(line: WaitingLine, key: str) -> None:
        async with line.taken(key):
            served.append(key)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        line = WaitingLine(1, 3)
        waiting = [asyncio.create_task(one(line, key)) for key in ("a", "a", "a", "a", "a", "b", "c", "b")]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.sleep(0)
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(outcome, Refused) for outcome in outcomes].index(True) == 4, "too many of one"
        assert (line._served, line._waiting) == (set(), {})

    asyncio.run(all_of_them())
    assert served == ["a", "a", "b", "c", "a", "b"]


def test_whoever_is_no_longer_asked_is_forgotten() -> None:
    notices = Notices(SimpleNamespace(pages={}, spawn=lambda work: work.close()))  # type: ignore[arg-type]
    room = SimpleNamespace(id="t")

    def turn(asked_version: int, *waiting: int) -> dict[str, dict[str, int]]:
        occupants = [Occupant("anna"), Occupant("borys"), Occupant(mind="random")]
        match = SimpleNamespace(waiting=waiting, asked_version=asked_version, occupants=occupants)
        notices.turn(room, SimpleNamespace(match=match, header=None))  # type: ignore[arg-type]
        return notices._told

    assert turn(1, 0, 1) == {"t": {"anna": 1, "borys": 1}}
    assert turn(1, 1) == {"t": {"borys": 1}}
    assert turn(2, 2) == {}
