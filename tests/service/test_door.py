"""Strangers at the door: what is too long, too slow, too much or too many is turned away, and honest people play on."""

from __future__ import annotations

import contextlib
import itertools
import logging
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.progress import SILENCE
from tests.service.harness import Player, Server
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from kingstable.play.refused import Refused
from kingstable.service.door import HELD, STUCK, TOLD, Door, Visit
from kingstable.service.protocol import FIELDS, HEAD
from kingstable.service.settings import Settings

#: Addresses of this machine that are no trusted proxies.
STRANGERS = (f"127.0.{n}.2" for n in itertools.count())
BOUNDS = {"KINGSTABLE_CONNECTIONS": "6", "KINGSTABLE_PATIENCE": "1.5", "KINGSTABLE_SOCKETS": "4"}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("narrow")
    server = Server(folder, str(folder / "tables.db"), **BOUNDS).start()
    yield server
    server.stop()
    assert '"level":"error"' not in server.logged(), server.logged()


@contextlib.contextmanager
def stranger(server: Server, source: str = "") -> Iterator[socket.socket]:
    """A bare connection, of a new address if none is told."""
    source = source or next(STRANGERS)
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=SILENCE, source_address=(source, 0)) as raw:
        yield raw


def answer(raw: socket.socket) -> bytes:
    """All that comes until the server closes."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := raw.recv(65536):
            parts.append(part)
    return b"".join(parts)


def pour(raw: socket.socket, *pieces: bytes) -> None:
    """Send as long as somebody takes it."""
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        for piece in pieces:
            raw.sendall(piece)


# -- what is too long -------------------------------------------------------------------------------------------------


def header(count: int, size: int = 10) -> bytes:
    return b"".join(b"x-%d: %s\r\n" % (n, b"x" * size) for n in range(count))


@pytest.mark.parametrize(
    ("head", "status", "code"),
    [
        (b"GET /" + b"x" * (HEAD + 1) + b" HTTP/1.1\r\n\r\n", 414, "long_address"),
        (b"GET /" + b"x" * 1_000_000, 414, "long_address"),
        (b"GET / HTTP/1.1\r\nx: " + b"x" * 1_000_000, 431, "long_head"),
        (b"GET / HTTP/1.1\r\nx: " + b"x" * (HEAD + 1) + b"\r\n\r\n", 431, "long_head"),
        (b"GET / HTTP/1.1\r\n" + header(FIELDS + 1) + b"\r\n", 431, "long_head"),
        (b"GET / HTTP/1.1\r\n" + header(FIELDS - 1, 200) + b"\r\n", 431, "long_head"),
        (b"\r\n" * 100_000, 431, "long_head"),
        (b"hello\r\n\r\n", 400, "malformed"),
        (b"GET /\xff HTTP/1.1\r\n\r\n", 400, "malformed"),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "malformed"),
        (b"POST /api/me HTTP/1.1\r\ncontent-length: 99999999\r\n\r\n" + b"x" * 1_000_000, 413, "too_large"),
    ],
)
def test_a_head_that_is_too_long_or_none_at_all_is_answered(
    narrow: Server, head: bytes, status: int, code: str
) -> None:
    with stranger(narrow) as raw:
        pour(raw, head)
        said = answer(raw)
    assert not said or (said.startswith(b"HTTP/1.1 %d " % status) and b'"code":"%s"' % code.encode() in said)
    assert said or len(head) > 100_000, "only who goes on talking may miss the answer"


def test_a_head_up_to_the_bounds_is_heard(narrow: Server) -> None:
    query = "x" * (HEAD - 20)
    long = {f"x-{n}": "x" * 100 for n in range(FIELDS - 6)}
    found = httpx.get(f"{narrow.url}/health?{query}", headers=long, timeout=SILENCE)
    assert found.status_code == 200


def test_a_body_without_an_end_is_not_heard_to_its_end(narrow: Server) -> None:
    with stranger(narrow) as raw:
        pour(raw, b"POST /api/me HTTP/1.1\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\n")
        pour(raw, *(b"2000\r\n" + b" " * 0x2000 + b"\r\n" for _ in range(500)))
        said = answer(raw)
    assert not said or b" 413 " in said.split(b"\r\n")[0]


@pytest.mark.parametrize("count", [2, 5_000])
def test_whoever_asks_again_without_listening_is_answered_once(narrow: Server, count: int) -> None:
    with stranger(narrow) as raw:
        pour(raw, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * count)
        said = answer(raw)
    assert said.count(b" 200 OK") == 1 or (count > 2 and not said)


def test_people_read_why_in_their_language(narrow: Server) -> None:
    asked = {"accept": "text/html,*/*", "accept-language": "de, uk-UA;q=0.9, en;q=0.8", "cookie": "x" * (HEAD + 1)}
    found = httpx.get(narrow.url, headers=asked, timeout=SILENCE)
    assert found.status_code == 431
    assert '<html lang="uk">' in found.text and "cookie" in found.text and "Браузер" in found.text


# -- what is too slow -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begun", "said"),
    [
        (b"", b""),
        (b"GET / HT", b"HTTP/1.1 408 "),
        (b"GET /health HTTP/1.1\r\nhost: x\r\nx: y", b"HTTP/1.1 408 "),
        (b"POST /api/me HTTP/1.1\r\ncontent-length: 20\r\ncontent-type: application/json\r\n\r\n{", b"HTTP/1.1 408 "),
    ],
)
def test_who_does_not_come_to_the_point_is_not_waited_for(narrow: Server, begun: bytes, said: bytes) -> None:
    with stranger(narrow) as raw:
        pour(raw, begun)
        assert answer(raw).startswith(said)


def test_a_connection_kept_for_a_next_request_is_not_kept_for_ever(narrow: Server) -> None:
    with stranger(narrow) as raw:
        pour(raw, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        assert answer(raw).count(b"HTTP/1.1 200 OK") == 1


def test_a_socket_that_never_speaks_is_closed(narrow: Server) -> None:
    with Player(narrow, "Anna").page() as silent, Player(narrow, "Borys").page() as speaking:
        assert speaking.ask("ping")["type"] == "pong"
        assert silent.closed_with() == 4400
        assert speaking.ask("ping")["type"] == "pong"


# -- what is too many -------------------------------------------------------------------------------------------------


def test_who_waits_longest_makes_room_for_another_of_the_same_address(narrow: Server) -> None:
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(stranger(narrow, "127.1.0.1")) for _ in range(10)]
        with stranger(narrow, "127.1.0.1") as raw:
            pour(raw, b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            assert b'"ok"' in answer(raw)
        assert answer(silent[0]) == b""
    assert '"code":"crowded","address":"127.1.0.1"' in narrow.logged()


def test_an_address_with_too_many_open_sockets_is_told_so(narrow: Server) -> None:
    url = narrow.url.replace("http", "ws", 1) + "/api/socket"
    # As a trusted proxy tells it: all of one network.
    of = [{"X-Forwarded-For": f"2001:db8::{n}"} for n in range(7)]
    with contextlib.ExitStack() as stack:
        pages = [stack.enter_context(connect(url, additional_headers=one)) for one in of[:6]]
        for page in pages:
            page.send('{"type":"ping","id":"1"}')
            assert "pong" in str(page.recv(SILENCE))
        refused = httpx.get(f"{narrow.url}/api/me", headers=of[6], timeout=SILENCE)
        assert (refused.status_code, refused.json()["code"]) == (429, "crowded")
        assert refused.headers["retry-after"]
        with connect(url, additional_headers=of[6]) as page:
            assert '"error-crowded"' in str(page.recv(SILENCE))
            with pytest.raises(ConnectionClosed):
                page.recv(SILENCE)
        elsewhere = httpx.get(f"{narrow.url}/api/me", headers={"X-Forwarded-For": "2001:db8:0:1::1"}, timeout=SILENCE)
        assert elsewhere.status_code == 200
    assert httpx.get(f"{narrow.url}/api/me", headers=of[6], timeout=SILENCE).status_code == 200


def test_nobody_forwards_for_others_but_a_trusted_proxy(narrow: Server) -> None:
    with contextlib.ExitStack() as stack:
        for n in range(20):
            raw = stack.enter_context(stranger(narrow, "127.1.0.2"))
            pour(raw, b"GET /health HTTP/1.1\r\nx-forwarded-for: 192.0.2.%d\r\n" % n)
        assert b" 429 " in answer(raw)
        with stranger(narrow) as other:
            pour(other, b"GET /health HTTP/1.1\r\nconnection: close\r\n\r\n")
            assert b'"ok"' in answer(other)


def test_with_few_files_those_who_say_nothing_do_not_lock_the_others_out(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db")).start(wait=False)
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (160, 160))
    server.wait()
    with contextlib.ExitStack() as stack:
        for n in range(200):
            stack.enter_context(stranger(server, f"127.0.1.{n % 20 + 1}"))
        anna = Player(server, "Anna")
        anna.choose(anna.table("me", "me"))
        assert httpx.get(f"{server.url}/health", timeout=SILENCE).status_code == 200
    server.stop()
    assert '"code":"crowded"' in server.logged()
    assert '"level":"error"' not in server.logged(), server.logged()


# -- sockets that flood -----------------------------------------------------------------------------------------------


def frames(opcode: Opcode, data: bytes, count: int, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True) * count


@pytest.mark.parametrize(
    "flood",
    [
        frames(Opcode.PING, b"x" * 100, 20_000),
        frames(Opcode.PONG, b"", 100_000),
        frames(Opcode.TEXT, b"{", 1, fin=False) + frames(Opcode.CONT, b"", 100_000, fin=False),
        frames(Opcode.TEXT, b"{}", 100_000),
    ],
)
def test_a_flood_of_frames_ends_the_connection(narrow: Server, flood: bytes) -> None:
    with Player(narrow, "Anna").page() as page:
        assert page.ask("ping")["type"] == "pong"
        pour(page.socket.socket, flood)
        with pytest.raises(ConnectionClosed):
            while True:
                page.socket.recv(SILENCE)
    with Player(narrow, "Borys").page() as page:
        assert page.ask("ping")["type"] == "pong"


def test_as_many_messages_as_a_person_may_send_at_once_are_heard(server: Server) -> None:
    with Player(server, "Anna").page() as page:
        pour(page.socket.socket, frames(Opcode.TEXT, b'{"type":"ping","id":"1"}', 150))
        for _ in range(150):
            assert page.receive()["type"] == "pong"


# -- the door itself, with a clock of the test ------------------------------------------------------------------------


class Wire:
    """A transport without a connection."""

    def __init__(self) -> None:
        self.unread = 0
        self.ended = ""

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.ended = "aborted"


@pytest.fixture
def time() -> SimpleNamespace:
    return SimpleNamespace(now=100.0)


@pytest.fixture
def door(time: SimpleNamespace) -> Door:
    return Door(Settings(db="unused", connections=3, patience=10), files=20, clock=lambda: time.now)


def come(door: Door, address: str = "192.0.2.1") -> Any:
    wire: Any = Wire()

    def end(how: str) -> None:
        wire.ended = how
        door.leave(wire.visit)

    wire.visit = Visit(wire, address, lambda: end("late"), lambda: end("yields"))
    wire.refused = door.enter(wire.visit)
    return wire


def test_whoever_waits_too_long_is_ended_and_whoever_is_served_is_not(door: Door, time: SimpleNamespace) -> None:
    slow, served = come(door), come(door)
    door.served(served.visit)
    time.now += 9
    door.sweep()
    assert not slow.ended
    time.now += 1
    door.sweep()
    assert (slow.ended, served.ended) == ("late", "")
    door.waits(served.visit)
    time.now += 10
    door.sweep()
    assert served.ended == "late"


def test_the_longest_in_wait_yields_and_never_who_is_served(door: Door) -> None:
    served, first, second = come(door), come(door), come(door)
    door.served(served.visit)
    assert not come(door, "192.0.2.2").refused and not first.ended, "another address has room"
    assert not come(door).refused
    assert (served.ended, first.ended, second.ended) == ("", "yields", "")


def test_when_all_are_served_a_new_one_has_no_room(door: Door) -> None:
    visits = [come(door, f"192.0.2.{n}") for n in range(10)]
    for visit in visits:
        door.served(visit.visit)
    assert come(door, "192.0.2.99").refused.code == "full"
    door.leave(visits[0].visit)
    assert not any(visit.ended for visit in visits)


def test_an_address_that_comes_again_and_again_has_to_wait(door: Door, time: SimpleNamespace) -> None:
    for _ in range(6):
        visit = come(door)
        assert visit.refused is None
        door.leave(visit.visit)
    held = come(door)
    assert held.refused.code == "crowded" and not held.ended
    time.now += HELD
    door.sweep()
    assert held.ended == "late"
    assert come(door).refused.code == "crowded"
    assert come(door, "192.0.2.2").refused is None
    assert come(door, "").refused is None, "a proxy comes as often as it has to"


def test_who_reads_nothing_of_what_is_sent_is_given_up(door: Door, time: SimpleNamespace) -> None:
    slow, deaf = come(door), come(door)
    for wire in (slow, deaf):
        door.served(wire.visit)
        wire.unread = 1000
    for _ in range(int(STUCK) + 2):
        time.now += 1
        slow.unread -= 1
        deaf.unread += 1
        door.sweep()
    assert (slow.ended, deaf.ended) == ("", "aborted")


def test_places_are_counted_by_address(door: Door) -> None:
    for _ in range(3):
        door.take_place("192.0.2.1")
    with pytest.raises(Refused, match="more than 3"):
        door.take_place("192.0.2.1")
    door.take_place("192.0.2.2")
    door.free_place("192.0.2.1")
    door.take_place("192.0.2.1")


def test_a_flood_of_refusals_is_told_in_few_lines(
    door: Door, time: SimpleNamespace, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "kingstable.door"):
        for _ in range(TOLD + 70):
            door.refused("slow", "192.0.2.1")
        assert len(caplog.records) == TOLD
        time.now += 60
        door.sweep()
        assert len(caplog.records) == TOLD + 1
        assert vars(caplog.records[-1])["codes"] == {"slow": 70}
