"""What can befall a server: it is killed, flooded, and its database is locked, full, gone, hangs or starts anew."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

import psutil
import psycopg
from tests.service.harness import Server
from tests.service.postgresql import PostgreSQL
from tests.service.proxy import Proxy
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kingstable.service.backup import backup

Trouble = Callable[[], Awaitable[None]]

#: Seconds that a trouble lasts at least and at most: below and above what the server waits for its database.
LASTS = (0.5, 8.0)
#: Hostile connections at once, none of them from the address of the players.
CROWD = 50
STRANGER = "127.0.0.66"
#: Seconds in which a server has to end.
END = 10.0


class Troubles:
    """Those of any server. Each lasts until it is over, the way back to a running server included."""

    def __init__(self, server: Server, random: Random, folder: Path) -> None:
        self.server = server
        self.random = random
        self.folder = folder
        #: Backups that were made meanwhile, and how long the server took to end.
        self.backups: list[Path] = []
        self.ended: list[float] = []

    def all(self) -> list[Trouble]:
        return [self.kill, self.stop, self.kill_a_mind, self.flood, self.back_up]

    async def _wait(self) -> None:
        await asyncio.sleep(self.random.uniform(*LASTS))

    async def kill(self) -> None:
        """kill -9, and a new server."""
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)

    async def stop(self) -> None:
        """SIGTERM, and a new server."""
        began = time.monotonic()
        await asyncio.to_thread(self.server.stop)
        self.ended.append(time.monotonic() - began)
        await asyncio.to_thread(self.server.start)

    async def kill_a_mind(self) -> None:
        """A process dies in which minds think."""
        self._kill_one(self._minds())

    def _minds(self) -> list[psutil.Process]:
        assert self.server.process is not None
        return spawned(psutil.Process(self.server.process.pid))

    def _kill_one(self, found: list[psutil.Process]) -> None:
        with contextlib.suppress(psutil.NoSuchProcess):
            if found:
                self.random.choice(found).kill()

    async def back_up(self) -> None:
        """Somebody makes a backup."""
        path = self.folder / f"{len(self.backups)}.backup"
        with contextlib.suppress(Exception):  # while the database is away there is nothing to be had
            await asyncio.to_thread(backup, self.server.db, path)
            self.backups.append(path)

    async def flood(self) -> None:
        """Strangers do their worst for a while."""
        kinds = (self._silent, self._endless_address, self._many_headers, self._slow, self._shouting)
        crowd = [asyncio.create_task(kinds[number % len(kinds)]()) for number in range(CROWD)]
        await self._wait()
        for one in crowd:
            one.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    async def _raw(self, *sent: bytes, endless: bytes = b"", pause: float = 0.0) -> None:
        """Say this, and then the rest without end."""
        host, port = self.server.url.removeprefix("http://").split(":")
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(STRANGER, 0))
                try:
                    for part in sent:
                        writer.write(part)
                    while endless:
                        writer.write(endless)
                        await writer.drain()
                        await asyncio.sleep(pause)
                    await asyncio.sleep(LASTS[1])
                finally:
                    writer.close()
            await asyncio.sleep(0.1)

    async def _silent(self) -> None:
        await self._raw()

    async def _endless_address(self) -> None:
        await self._raw(b"GET /", endless=b"x" * 65536, pause=0.01)

    async def _many_headers(self) -> None:
        await self._raw(b"GET / HTTP/1.1\r\nHost: x\r\n", endless=b"X: y\r\n" * 1000, pause=0.01)

    async def _slow(self) -> None:
        await self._raw(b"GET / HTTP/1.1\r\nHost: x\r\n", endless=b"x", pause=0.5)

    async def _shouting(self) -> None:
        url = self.server.url.replace("http", "ws", 1) + "/api/socket"
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, local_addr=(STRANGER, 0)) as socket:
                    for _ in range(1000):
                        await socket.send('{"type":"ping","id":"x"}')
                        await asyncio.sleep(0.002)
            await asyncio.sleep(0.1)


def spawned(process: psutil.Process) -> list[psutil.Process]:
    """The processes that it has started for work."""
    try:
        return [child for child in process.children() if "spawn_main" in " ".join(child.cmdline())]
    except psutil.Error:  # one of them has just ended
        return []


class SQLiteTroubles(Troubles):
    """Those of a server with a file."""

    def all(self) -> list[Trouble]:
        return [*super().all(), self.lock, self.lock, self.fill_the_disk, self.take_the_file_away]

    async def lock(self) -> None:
        """Somebody else writes into the file and takes their time."""
        other = sqlite3.connect(self.server.db, isolation_level=None, timeout=20)
        with contextlib.closing(other):
            other.execute(self.random.choice(("BEGIN IMMEDIATE", "BEGIN EXCLUSIVE")))
            await self._wait()
            other.execute("ROLLBACK")

    async def fill_the_disk(self) -> None:
        """Files cannot grow any more."""
        assert self.server.process is not None
        size = max(path.stat().st_size for path in Path(self.server.db).parent.glob("tables.db*"))
        pid, unlimited = self.server.process.pid, resource.RLIM_INFINITY
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, unlimited))
        await self._wait()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))

    async def take_the_file_away(self) -> None:
        """The file is moved, and comes back."""
        files = [path for path in Path(self.server.db).parent.glob("tables.db*") if path.suffix != ".lock"]
        for path in files:
            path.rename(path.with_name("away-" + path.name))
        await self._wait()
        for path in files:
            path.with_name("away-" + path.name).rename(path)


class PostgreSQLTroubles(Troubles):
    """Those of a server with PostgreSQL, which it reaches through a proxy."""

    def __init__(self, server: Server, random: Random, folder: Path, there: PostgreSQL, proxy: Proxy) -> None:
        super().__init__(server, random, folder)
        self.there = there
        self.proxy = proxy
        self.name = server.db.rpartition("/")[2]

    def all(self) -> list[Trouble]:
        own = [self.hang, self.hang, self.lose_a_commit, self.lose_a_commit, self.restart, self.end_all, self.lock]
        return [*super().all(), self.kill_a_worker, *own]

    async def kill_a_worker(self) -> None:
        """One of several workers dies; another one takes its place."""
        self._kill_one(super()._minds())

    def _minds(self) -> list[psutil.Process]:
        return [mind for worker in super()._minds() for mind in spawned(worker)]

    async def hang(self) -> None:
        """Nothing gets through."""
        self.proxy.blocked = True
        await self._wait()
        self.proxy.blocked = False

    async def lose_a_commit(self) -> None:
        """A choice is committed or not, and nobody is told."""
        fate = self.random.choice(("unanswered", "broken", "stuck"))
        self.proxy.lose(fate, b"INSERT INTO acts", then_blocked=self.random.random() < 0.5)
        await self._wait()
        self.proxy.calm()

    async def restart(self) -> None:
        """PostgreSQL is started anew, politely or not."""
        await asyncio.to_thread(self.there.restart, self.random.choice(("fast", "immediate")))

    async def end_all(self) -> None:
        """All connections are ended."""
        with self._other() as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [self.name])

    async def lock(self) -> None:
        """Somebody else has the choices to themselves for a while."""
        with self._other(self.name) as connection, connection.transaction():
            await asyncio.to_thread(connection.execute, "LOCK TABLE acts IN ACCESS EXCLUSIVE MODE")
            await self._wait()

    @contextlib.contextmanager
    def _other(self, name: str = "postgres") -> Iterator[psycopg.Connection]:
        with psycopg.connect(f"{self.there.url}/{name}", autocommit=True) as connection:
            yield connection
