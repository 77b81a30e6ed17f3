"""The service under load: one worker on SQLite, the load generator on the same machine.

Many tables of two people each, every one with a socket of their own that watches, as in real play; each answers its
questions with random options. Latency is from sending a choice to its acknowledgement, which is after the commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from bench.row import Row
from kingstable.kernel import Record, Table
from kingstable.service.transfer import import_record

GAME = "kingdom_builder"
TABLES = 200
#: Choices a second that are offered, over all tables, and for how long.
OFFERED = 400
SECONDS = 15.0
SOCKETS = 2000

_LIMITS = {
    "KINGSTABLE_RATE": "100000",
    "KINGSTABLE_BURST": "100000",
    "KINGSTABLE_GUESTS_PER_MINUTE": "1000000",
    "KINGSTABLE_GUESTS_BURST": "1000000",
    "KINGSTABLE_SOCKETS": "100000",
    "KINGSTABLE_CONNECTIONS": "100000",
    "KINGSTABLE_TABLES": "100000",
}


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: Path, limits: Mapping[str, str]) -> None:
        self.db = str(folder / "bench.db")
        self.log = folder / "log"
        with self.log.open("wb") as log:
            command = [sys.executable, "-m", "kingstable.service.run", "--port", "0", "--db", self.db]
            self.process = subprocess.Popen(command, env={**os.environ, **limits}, stderr=log)
        while not (said := re.search(r"is at http://localhost:(\d+)", self.log.read_text())):
            time.sleep(0.02)
        self.url = f"http://127.0.0.1:{said[1]}"
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/health").status_code == 200:
                    break
            time.sleep(0.02)
        self.socket_url = self.url.replace("http", "ws", 1) + "/api/socket"

    def cpu(self) -> float:
        """CPU seconds used so far."""
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)

    def memory(self) -> float:
        """Resident megabytes."""
        return float(psutil.Process(self.process.pid).memory_info().rss) / 1e6


@contextlib.contextmanager
def serving(folder: Path, limits: Mapping[str, str] = _LIMITS) -> Iterator[Server]:
    """A server that is stopped in the end."""
    server = Server(folder, limits)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.wait()


# -- playing ----------------------------------------------------------------------------------------------------------


class _Offer(msgspec.Struct):
    do: str


class _Ask(msgspec.Struct):
    seat: int
    number: int
    options: list[_Offer]


class _Heard(msgspec.Struct):
    """As much of a message as a random player reads."""

    type: str
    version: int = 0
    over: bool = False
    asks: list[_Ask] = []


_decode = msgspec.json.Decoder(_Heard).decode


class Load:
    """What all tables have done together."""

    def __init__(self, server: Server, rate: float) -> None:
        self.server = server
        self.pause = TABLES / rate if rate else 0.0
        self.latencies: list[float] = []
        self.refused = 0
        self.recording = False
        self.ended = False


async def guest(server: Server, http: httpx.AsyncClient) -> dict[str, str]:
    """A new guest's cookie."""
    answer = await http.post(f"{server.url}/api/me", json={"name": "Guest"})
    http.cookies.clear()
    return {"Cookie": f"kingstable={answer.cookies['kingstable']}"}


async def table_of_two(load: Load, http: httpx.AsyncClient) -> None:
    """Two people play one game after the other until the load ends."""
    server = load.server
    people = [await guest(server, http) for _ in range(2)]
    async with (
        connect(server.socket_url, additional_headers=people[0], compression=None) as first,
        connect(server.socket_url, additional_headers=people[1], compression=None) as second,
    ):
        await asyncio.sleep(random.random() * load.pause)
        while not load.ended:
            plan = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = (await http.post(f"{server.url}/api/tables", json=plan, headers=people[0])).json()["id"]
            await http.post(f"{server.url}/api/tables/{made}/join", json={}, headers=people[1])
            pace = Pace(load.pause)
            await asyncio.gather(player(load, first, made, pace), player(load, second, made, pace))


class Pace:
    """When the next choice at a table is due."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.due = time.perf_counter()

    async def wait(self) -> None:
        """Until it is due."""
        self.due = max(self.due + self.pause, time.perf_counter())
        await asyncio.sleep(self.due - time.perf_counter())


async def player(load: Load, socket: ClientConnection, table: str, pace: Pace) -> None:
    """One seat of one game."""
    await socket.send(f'{{"type":"watch","table":"{table}"}}')
    sent = 0.0
    version = 0
    while not load.ended:
        heard = _decode(await socket.recv())
        if heard.type == "ack":
            if load.recording:
                load.latencies.append(time.perf_counter() - sent)
            version = heard.version
        elif heard.type == "refusal":
            load.refused += 1
        elif heard.type == "scene" and heard.version >= version:
            if heard.over:
                return
            if heard.asks:
                await pace.wait()
                ask = heard.asks[0]
                do = random.choice(ask.options).do
                sent = time.perf_counter()
                version = heard.version + 1
                await socket.send(
                    f'{{"type":"choose","table":"{table}","seat":{ask.seat},"number":{ask.number},"do":"{do}"}}'
                )


async def play(server: Server, rate: float, seconds: float) -> Load:
    """All tables at once, at that rate together (0: as fast as they can)."""
    load = Load(server, rate)
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=20)) as http:
        tables = [asyncio.create_task(table_of_two(load, http)) for _ in range(TABLES)]
        await asyncio.sleep(5)
        load.recording = True
        await asyncio.sleep(seconds)
        load.recording = False
        load.ended = True
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
    return load


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of all values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


# -- the other measurements -------------------------------------------------------------------------------------------


async def idle(server: Server) -> float:
    """Megabytes that so many sockets take, each watching a table, ten to a table."""
    async with httpx.AsyncClient(timeout=60) as http:
        owner = await guest(server, http)
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = [
            (await http.post(f"{server.url}/api/tables", json={"game": GAME, "seats": seats}, headers=owner)).json()[
                "id"
            ]
            for _ in range(SOCKETS // 10)
        ]
        people = [await guest(server, http) for _ in range(20)]
        await asyncio.sleep(1)
        before = server.memory()
        sockets = []
        for number in range(SOCKETS):
            socket = await connect(server.socket_url, additional_headers=people[number % 20], compression=None)
            await socket.send(f'{{"type":"watch","table":"{made[number // 10]}"}}')
            await socket.recv()
            sockets.append(socket)
        await asyncio.sleep(2)
        used = server.memory() - before
        await asyncio.gather(*(socket.close() for socket in sockets))
        return used


def long_game(seed: int) -> Record:
    """A record of 150 random choices."""
    table = Table.new(GAME, 4, seed=seed)
    chance = random.Random(seed)
    while sum(not made.auto for made in table.made) < 150:
        ask = table.asks[0]
        table.choose(chance.choice(ask.options), seat=ask.seat)
    return table.record


def opened(folder: Path) -> list[float]:
    """Milliseconds of the first look at tables of 150 choices, none of which is in memory."""
    db = str(folder / "bench.db")
    ids = [import_record(db, long_game(seed), ["A", "B", "C", "D"]).table for seed in range(20)]
    with serving(folder) as server, httpx.Client() as http:
        http.get(f"{server.url}/health")
        times = []
        for id in ids:
            began = time.perf_counter()
            assert http.get(f"{server.url}/api/tables/{id}/scene").status_code == 200
            times.append((time.perf_counter() - began) * 1000)
        return times


def _more_files() -> None:
    """Sockets are files: take as many as the system grants."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(work: object) -> object:
    """Run a coroutine on the loop that the server uses too."""
    import uvloop

    return uvloop.run(work)  # type: ignore[arg-type]


def rows() -> list[Row]:
    """The report."""
    _more_files()
    found = []
    with tempfile.TemporaryDirectory() as folder:
        times = opened(Path(folder))
        found += [
            Row("service: open a table at move 150, median of 20", percentile(times, 0.5), "ms"),
            Row("service: the slowest of these", max(times), "ms", "<=", 100),
        ]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        load = run(play(server, OFFERED, SECONDS))
        assert isinstance(load, Load)
        made = len(load.latencies)
        found += [
            Row(f"service: choices/s over {TABLES} tables ({OFFERED} offered)", made / SECONDS, "/s", ">=", 300),
            Row("service: p50 of these", percentile(load.latencies, 0.5) * 1000, "ms"),
            Row("service: p99 of these", percentile(load.latencies, 0.99) * 1000, "ms", "<=", 100),
            Row("service: refused", load.refused, "", "<=", 0),
        ]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        before = server.cpu()
        load = run(play(server, 0, SECONDS))
        assert isinstance(load, Load)
        spent = (server.cpu() - before) / (SECONDS + 5)
        found += [
            Row(f"service: choices/s over {TABLES} tables, as many as it takes", len(load.latencies) / SECONDS, "/s"),
            Row("service: p50 of these", percentile(load.latencies, 0.5) * 1000, "ms"),
            Row("service: cores the server used then", spent, ""),
        ]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        used = run(idle(server))
        assert isinstance(used, float)
        found.append(Row(f"service: {SOCKETS:,} idle sockets", used, "MB", "<=", 100))
    return found
