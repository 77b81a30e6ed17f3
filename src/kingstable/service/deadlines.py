"""Deadlines: ends connections to PostgreSQL on which an answer is overdue; nothing else would wake who waits for it."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Engine

#: Seconds between two looks.
PAUSE = 0.25


class Line(Protocol):
    """A connection with a socket under it."""

    def fileno(self) -> int:
        """The socket; raises when it is closed."""


class Deadlines:
    """A thread that looks at the connections in use. Whoever waits on one that it ends meets an error."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._due: dict[Line, float] = {}
        self._closing = threading.Event()
        threading.Thread(target=self._run, name="deadlines", daemon=True).start()

    def guard(self, engine: Engine) -> None:
        """Let nobody keep a connection of this engine for longer than that."""
        sa.event.listen(engine, "checkout", lambda line, *_: self._due.__setitem__(line, self._deadline()))
        sa.event.listen(engine, "checkin", lambda line, *_: self._due.pop(line, None))

    @contextlib.contextmanager
    def within(self, line: Line) -> Iterator[None]:
        """What is done on this connection meanwhile may take so long."""
        self._due[line] = self._deadline()
        try:
            yield
        finally:
            self._due.pop(line, None)

    def close(self) -> None:
        """End all that are in use: the server goes down."""
        self._closing.set()
        for line in list(self._due):
            _end(line)

    def _deadline(self) -> float:
        return time.monotonic() + self._seconds

    def _run(self) -> None:
        while not self._closing.wait(PAUSE):
            clock = time.monotonic()
            for line, due in list(self._due.items()):
                if due < clock:
                    _end(line)


def _end(line: Any) -> None:
    """Shut the socket down; it still belongs to the connection, which closes it."""
    with contextlib.suppress(Exception):  # it has ended by itself
        under = socket.socket(fileno=line.fileno())
        try:
            under.shutdown(socket.SHUT_RDWR)
        finally:
            under.detach()
