"""A way to PostgreSQL that can be blocked: packets are lost, or the answer to a COMMIT, or nobody gets through."""

from __future__ import annotations

import contextlib
import selectors
import socket
import threading
from collections.abc import Iterator
from typing import Literal

#: What becomes of a COMMIT: it arrives, but its answer does not; it does not arrive, and its connection breaks;
#: it does not arrive, and the other end does not know that anything is wrong.
Fate = Literal["", "unanswered", "broken", "stuck"]
PAUSE = 0.02


class Proxy:
    """Passes everything on, until it is told otherwise."""

    def __init__(self, host: str, port: int) -> None:
        self._there = host, port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        #: While true nothing gets through, not even a new connection; what was sent meanwhile arrives afterwards.
        self.blocked = False
        self.lost = 0
        self._fate: Fate = ""
        self._about = b""
        self._concerned: socket.socket | None = None
        self._then_blocked = False
        self._clients: set[socket.socket] = set()
        self._pairs: dict[socket.socket, socket.socket] = {}
        self._kept: list[socket.socket] = []
        self._looking = selectors.DefaultSelector()
        self._looking.register(self._door, selectors.EVENT_READ)
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def lose(self, fate: Fate, about: bytes, *, then_blocked: bool = False) -> None:
        """Lose the next COMMIT of whoever has sent these bytes; afterwards, if wanted, nothing gets through."""
        self._fate, self._about, self._then_blocked, self._concerned = fate, about, then_blocked, None

    def calm(self) -> None:
        """Pass everything on from now on; the ends of those that were lost notice it."""
        self._fate, self.blocked = "", False
        while self._kept:
            self._kept.pop().close()

    def _run(self) -> None:
        while not self._closing.is_set():
            if self.blocked:
                self._closing.wait(PAUSE)
                continue
            for key, _ in self._looking.select(PAUSE):
                if key.fileobj is self._door:
                    self._admit()
                elif key.fileobj in self._pairs and not self.blocked:
                    self._pass_on(key.fileobj)

    def _admit(self) -> None:
        client, _ = self._door.accept()
        try:
            server = socket.create_connection(self._there)
        except OSError:  # nobody is there now
            client.close()
            return
        self._clients.add(client)
        for one, other in ((client, server), (server, client)):
            self._pairs[one] = other
            self._looking.register(one, selectors.EVENT_READ)

    def _pass_on(self, one: socket.socket) -> None:
        other = self._pairs[one]
        try:
            data = one.recv(65536)
            if self._fate and one in self._clients and self._about in data:
                self._concerned = one
            if one is self._concerned and b"COMMIT\0" in data:
                self._lose(one, other, data)
            elif data:
                other.sendall(data)
            else:
                self._end(one, other)
        except OSError:
            self._end(one, other)

    def _lose(self, client: socket.socket, server: socket.socket, commit: bytes) -> None:
        if self._fate == "unanswered":
            server.sendall(commit)
            server.recv(65536)
        if self._fate == "stuck":
            self._kept.append(server.dup())  # the other end of which hears nothing
        self._end(client, server)
        self._fate, self._concerned = "", None
        self.lost += 1
        self.blocked = self._then_blocked

    def _end(self, *sides: socket.socket) -> None:
        for one in sides:
            self._looking.unregister(one)
            del self._pairs[one]
            one.close()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()
        for one in (self._door, *self._pairs, *self._kept):
            one.close()


@contextlib.contextmanager
def proxied(database: str) -> Iterator[tuple[Proxy, str]]:
    """A proxy before a database, and the URL through it."""
    root, _, name = database.rpartition("/")
    before, _, port = root.rpartition(":")
    proxy = Proxy("127.0.0.1", int(port))
    try:
        yield proxy, f"{before}:{proxy.port}/{name}"
    finally:
        proxy.close()
