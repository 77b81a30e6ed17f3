"""The service under load: one worker on SQLite, the load generator on the same machine.

Many tables of two people each, every one with a compressed socket of their own that watches, as in real play; each
answers its questions with random options. Latency is from sending a choice to its acknowledgement, which is after the
commit; processor time is that of the whole server process, divided by the choices acknowledged meanwhile. What a choice
takes is counted in games that have begun, and once more with the tables that are made as others end.
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
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from bench.row import Row
from kingstable.kernel import Record, Table
from kingstable.service.transfer import import_record

T = TypeVar("T")

GAME = "kingdom_builder"
GAMES = (GAME, "for_the_king", "paladins", "viscounts", "tiletum")
TABLES = 200
#: Tables and seconds that suffice for the processor time of one game.
FEW, SHORT = 60, 8.0
#: Choices a second that are offered, over all tables, and for how long.
OFFERED = 400
SECONDS = 15.0
SOCKETS = 2000
#: Choices over whose second half memory must not grow; `CHOICES=10000 make bench` takes less long.
CHOICES = int(os.environ.get("CHOICES", "100000"))

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
    table: str = ""
    version: int = 0
    over: bool = False
    asks: list[_Ask] = []


_decode = msgspec.json.Decoder(_Heard).decode


class Load:
    """What all tables have done together: at that rate (0: as fast as they can), the games in turn."""

    def __init__(self, server: Server, games: Sequence[str] = GAMES, tables: int = TABLES, rate: float = 0.0) -> None:
        self.server = server
        self.games = games
        self.tables = tables
        self.pause = tables / rate if rate else 0.0
        self.latencies: list[float] = []
        self.made = 0
        self.begun = 0
        self.refused = 0
        #: Games that have ended.
        self.over = 0
        self.recording = False
        self.ended = False
        #: Nobody chooses before.
        self.ready = asyncio.Event()
        #: While it was recorded: the seconds it took, and those of the server's processor time.
        self.seconds = 0.0
        self.cpu = 0.0


async def guest(server: Server, http: httpx.AsyncClient) -> dict[str, str]:
    """A new guest's cookie."""
    answer = await http.post(f"{server.url}/api/me", json={"name": "Guest"})
    return {"Cookie": f"kingstable={answer.cookies['kingstable']}"}


def client() -> httpx.AsyncClient:
    """Many people's; their cookies are kept apart."""
    http = httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=20))
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


async def table_of_two(load: Load, http: httpx.AsyncClient, number: int) -> None:
    """Two people play one game after the other until the load ends."""
    server = load.server
    people = [await guest(server, http) for _ in range(2)]
    await asyncio.sleep(random.random() * load.pause)
    async with contextlib.AsyncExitStack() as stack:
        sockets: list[ClientConnection] = []
        for turn in count(number):
            plan = {"game": load.games[turn % len(load.games)], "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = (await http.post(f"{server.url}/api/tables", json=plan, headers=people[0])).json()["id"]
            await http.post(f"{server.url}/api/tables/{made}/join", json={}, headers=people[1])
            for person in people[len(sockets) :]:
                sockets.append(await stack.enter_async_context(connect(server.socket_url, additional_headers=person)))
            load.begun += turn == number
            pace = Pace(load.pause)
            await asyncio.gather(*(player(load, socket, made, pace) for socket in sockets))


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
            load.made += 1
            if load.recording:
                load.latencies.append(time.perf_counter() - sent)
            version = heard.version
        elif heard.type == "refusal":
            load.refused += 1
            version = 0
            await socket.send(f'{{"type":"watch","table":"{table}"}}')
        elif heard.type == "scene" and heard.table == table and heard.version >= version:
            if heard.over:
                load.over += 1
                await socket.send(f'{{"type":"unwatch","table":"{table}"}}')
                return
            if heard.asks:
                await load.ready.wait()
                await pace.wait()
                ask = heard.asks[0]
                do = random.choice(ask.options).do
                sent = time.perf_counter()
                version = sys.maxsize  # whatever others do meanwhile: first the answer
                await socket.send(
                    f'{{"type":"choose","table":"{table}","seat":{ask.seat},"number":{ask.number},"do":"{do}"}}'
                )


@contextlib.asynccontextmanager
async def playing(load: Load, chosen: int = 5) -> AsyncIterator[None]:
    """All tables play meanwhile, and have begun; each has made about so many choices."""
    async with client() as http:
        tables = [asyncio.create_task(table_of_two(load, http, number)) for number in range(load.tables)]
        while load.begun < load.tables or load.made < chosen * load.tables:
            await asyncio.sleep(0.1)
        yield
        load.ended = True
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)


async def play(load: Load, seconds: float) -> Load:
    """Record for so long; where a game ends, the next one begins."""
    load.ready.set()
    async with playing(load):
        await _record(load, lambda passed: passed >= seconds)
    return load


async def first_games(load: Load) -> Load:
    """Record until the first game ends: all tables are there before, and none is made meanwhile."""
    async with playing(load, chosen=0):
        load.ready.set()
        await _record(load, lambda passed: load.over > 0)
    return load


async def _record(load: Load, enough: Callable[[float], bool]) -> None:
    began, cpu = time.perf_counter(), load.server.cpu()
    load.recording = True
    while not enough(time.perf_counter() - began):
        await asyncio.sleep(0.02)
    load.recording = False
    load.seconds, load.cpu = time.perf_counter() - began, load.server.cpu() - cpu


async def growth(load: Load) -> float:
    """Megabytes by which the server has grown in the second half of all choices."""
    load.ready.set()
    async with playing(load):
        memory = []
        for enough in (CHOICES // 2, CHOICES):
            while load.made < enough:
                await asyncio.sleep(0.2)
            memory.append(load.server.memory())
    return memory[1] - memory[0]


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of all values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


# -- the other measurements -------------------------------------------------------------------------------------------


async def idle(server: Server) -> float:
    """Megabytes that so many sockets take, each watching a table, ten to a table."""
    async with client() as http:
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
            socket = await connect(server.socket_url, additional_headers=people[number % 20])
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


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on the loop that the server uses too."""
    import uvloop

    return uvloop.run(work)


@contextlib.contextmanager
def fresh(**limits: str) -> Iterator[Server]:
    """A server with an empty database, and these limits beside the usual wide ones."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), {**_LIMITS, **limits}) as server:
        yield server


# -- the report -------------------------------------------------------------------------------------------------------


def rows() -> Iterator[Row]:
    """All of it."""
    _more_files()
    yield from _opening()
    for game in GAMES:
        with fresh() as server:
            alone = run(first_games(Load(server, [game], FEW)))
        what = f"service: processor time a choice, two watching, {game}"
        yield Row(what, _cost(alone), "ms", "<=", 0.45 if game == GAME else 1.0)
        with fresh() as server:
            load = run(play(Load(server, [game], FEW), SHORT))
        yield Row("service: with tables that are made, joined and opened meanwhile", _cost(load), "ms")
    yield from _as_many_as_it_takes()
    yield from _mixed()
    with fresh(KINGSTABLE_IDLE="5") as server:  # so that tables that are over soon leave the memory
        grown = run(growth(Load(server, GAMES, FEW)))
    yield Row(f"service: growth over the second half of {CHOICES:,} choices", grown, "MB", "<=", 5)
    with fresh() as server:
        yield Row(f"service: {SOCKETS:,} idle sockets", run(idle(server)), "MB", "<=", 100)


def _cost(load: Load) -> float:
    """Milliseconds of the server's processor time for each choice."""
    return 1000 * load.cpu / len(load.latencies)


def _opening() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        times = opened(Path(folder))
    yield Row("service: open a table at move 150, median of 20", percentile(times, 0.5), "ms")
    yield Row("service: the slowest of these", max(times), "ms", "<=", 100)


def _as_many_as_it_takes() -> Iterator[Row]:
    with fresh() as server:
        load = run(play(Load(server, [GAME], TABLES), SECONDS))
    what = f"service: choices/s over {TABLES} tables of {GAME}, as many as it takes"
    yield Row(what, len(load.latencies) / load.seconds, "/s", ">=", 1500)
    yield Row("service: p50 of these", percentile(load.latencies, 0.5) * 1000, "ms")
    yield Row("service: cores the server used then", load.cpu / load.seconds, "")


def _mixed() -> Iterator[Row]:
    with fresh() as server:
        load = run(play(Load(server, GAMES, TABLES, OFFERED), SECONDS))
    what = f"service: choices/s over {TABLES} tables of all games ({OFFERED} offered)"
    yield Row(what, len(load.latencies) / load.seconds, "/s")
    yield Row("service: p50 of these", percentile(load.latencies, 0.5) * 1000, "ms")
    yield Row("service: p99 of these", percentile(load.latencies, 0.99) * 1000, "ms", "<=", 50)
    yield Row("service: refused", load.refused, "", "<=", 0)
