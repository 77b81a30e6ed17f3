"""The service under attack: 50 hostile connections do their worst while one honest player plays.

The attackers are a process of their own and come from an address that is no proxy's; who is turned away comes again at
once. Latencies are those of `/health` and of an honest player's choice, as in `bench.service`.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from bench.row import Row
from bench.service import Load, Server, _decode, guest, percentile, run, serving

HOSTILE = 50
SECONDS = 20.0
#: An address of this machine that is no trusted proxy.
STRANGER = "127.0.0.2"

_CHUNK = b"x" * 262_144
_UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


# -- attacks ----------------------------------------------------------------------------------------------------------

Reader, Writer = asyncio.StreamReader, asyncio.StreamWriter


async def _pour(writer: Writer, begin: bytes, more: bytes, pause: float = 0.0) -> None:
    writer.write(begin)
    while True:
        writer.write(more)
        await writer.drain()
        await asyncio.sleep(pause)


async def endless_address(_: Reader, writer: Writer) -> None:
    """An address without an end."""
    await _pour(writer, b"GET /", _CHUNK)


async def endless_header(_: Reader, writer: Writer) -> None:
    """A header without an end."""
    await _pour(writer, b"GET / HTTP/1.1\r\nx: ", _CHUNK)


async def many_headers(_: Reader, writer: Writer) -> None:
    """Headers without an end."""
    await _pour(writer, b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 10_000)


async def drop_by_drop(reader: Reader, writer: Writer) -> None:
    """A request that comes letter by letter."""
    await _pour(writer, b"GET / HTTP/1.1\r\nx: ", b"x", pause=0.5)


async def silent(reader: Reader, _: Writer) -> None:
    """Nothing at all."""
    await reader.read()


async def many_requests(_: Reader, writer: Writer) -> None:
    """Requests without listening to the answers."""
    await _pour(writer, b"", b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 1000)


async def flood_of_pings(_: Reader, writer: Writer) -> None:
    """A socket that pings and does not read."""
    await _pour(writer, _UPGRADE, Frame(Opcode.PING, b"x" * 100).serialize(mask=True) * 1000)


async def flood_of_fragments(_: Reader, writer: Writer) -> None:
    """A socket whose message has no end."""
    begun = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
    await _pour(writer, _UPGRADE + begun, Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 1000)


async def flood_of_messages(_: Reader, writer: Writer) -> None:
    """A socket with more messages than anybody answers."""
    await _pour(writer, _UPGRADE, Frame(Opcode.TEXT, b'{"type":"lobby"}').serialize(mask=True) * 1000)


ATTACKS: list[Callable[[Reader, Writer], Awaitable[None]]] = [
    endless_address,
    endless_header,
    many_headers,
    drop_by_drop,
    silent,
    many_requests,
    flood_of_pings,
    flood_of_fragments,
    flood_of_messages,
]


async def hostile(port: int, attack: Callable[[Reader, Writer], Awaitable[None]]) -> None:
    """One connection after the other."""
    while True:
        with contextlib.suppress(OSError, RuntimeError):  # the loop's own word for a connection that is closed
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
            try:
                await attack(reader, writer)
            finally:
                writer.transport.abort()
        await asyncio.sleep(0)


async def storm(port: int) -> None:
    """All of them at once."""
    attacks = itertools.islice(itertools.cycle(ATTACKS), HOSTILE)
    await asyncio.gather(*(hostile(port, attack) for attack in attacks))


# -- the honest player ------------------------------------------------------------------------------------------------


async def healthy(server: Server, http: httpx.AsyncClient, found: list[float]) -> None:
    """Asks for the health of the server ten times a second."""
    while True:
        began = time.perf_counter()
        assert (await http.get(f"{server.url}/health")).status_code == 200
        found.append(time.perf_counter() - began)
        await asyncio.sleep(0.1)


async def honest(load: Load, http: httpx.AsyncClient) -> None:
    """Plays both seats of game after game, ten choices a second, and gives up nothing."""
    cookie = await guest(load.server, http)
    async with connect(load.server.socket_url, additional_headers=cookie, compression=None) as socket:
        while True:
            plan = {"game": "kingdom_builder", "seats": [{"kind": "me"}, {"kind": "me"}]}
            table = (await http.post(f"{load.server.url}/api/tables", json=plan, headers=cookie)).json()["id"]
            await socket.send(f'{{"type":"watch","table":"{table}"}}')
            sent = version = 0.0
            while True:
                heard = _decode(await socket.recv())
                if heard.type == "ack":
                    load.latencies.append(time.perf_counter() - sent)
                    version = heard.version
                elif heard.type == "refusal":
                    load.refused += 1
                elif heard.type == "scene" and heard.version >= version:
                    if heard.over:
                        break
                    ask = heard.asks[0]
                    await asyncio.sleep(0.1)
                    do = random.choice(ask.options).do
                    sent, version = time.perf_counter(), heard.version + 1
                    await socket.send(
                        f'{{"type":"choose","table":"{table}","seat":{ask.seat},"number":{ask.number},"do":"{do}"}}'
                    )


async def live(server: Server, seconds: float) -> tuple[list[float], Load]:
    """An honest player's latencies, of health and of choices."""
    load, health = Load(server), []
    async with httpx.AsyncClient(timeout=60) as http, httpx.AsyncClient(timeout=60) as other:
        tasks = [asyncio.create_task(healthy(server, other, health)), asyncio.create_task(honest(load, http))]
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()
    return health, load


def attacked(server: Server) -> tuple[list[float], Load, float]:
    """The same while the storm rages, and by how many megabytes the server grew at most."""
    run(live(server, 3))
    before = most = server.memory()
    storm = subprocess.Popen([sys.executable, "-m", "bench.strangers", server.url.rpartition(":")[2]])
    try:
        health: list[float] = []
        load = Load(server)
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            found = run(live(server, 2))
            health += found[0]
            load.latencies += found[1].latencies
            load.refused += found[1].refused
            most = max(most, server.memory())
        assert storm.poll() is None, "the attackers gave up"
        return health, load, most - before
    finally:
        storm.kill()
        storm.wait()


def rows() -> list[Row]:
    """The report."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), {}) as server:
        health, load, grown = attacked(server)
    return [
        Row(f"strangers: p50 of /health beside {HOSTILE} hostile connections", percentile(health, 0.5) * 1000, "ms"),
        Row("strangers: p99 of /health", percentile(health, 0.99) * 1000, "ms", "<=", 250),
        Row("strangers: p50 of an honest choice", percentile(load.latencies, 0.5) * 1000, "ms"),
        Row("strangers: p99 of an honest choice", percentile(load.latencies, 0.99) * 1000, "ms", "<=", 250),
        Row("strangers: honest choices refused", load.refused, "", "<=", 0),
        Row("strangers: growth of the server's memory", grown, "MB", "<=", 50),
    ]


if __name__ == "__main__":
    run(storm(int(sys.argv[1])))
