"""Hears from PostgreSQL what other workers have written."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Any, LiteralString

import psycopg
import sqlalchemy as sa

from kingstable.service.deadlines import Deadlines
from kingstable.service.waking import CHANNEL

_LISTEN: LiteralString = f"LISTEN {CHANNEL}"
log = logging.getLogger("kingstable.listening")


class Listener:
    """A thread with a connection of its own; `heard` is called on the event loop, with `*` after a gap."""

    def __init__(self, url: sa.URL, line: dict[str, Any], deadlines: Deadlines, heard: Callable[[str], None]) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line = line
        self._deadlines = deadlines
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, **self._line) as connection:
                    self._ask(connection, _LISTEN)
                    self._tell("*")
                    while not self._closing.is_set():
                        for notify in connection.notifies(timeout=0.5):
                            self._tell(notify.payload)
                        self._ask(connection, "SELECT 1")
            except psycopg.Error as error:
                log.warning("lost the database", extra={"error": type(error).__name__})
                self._closing.wait(1)

    def _ask(self, connection: psycopg.Connection[Any], statement: LiteralString) -> None:
        with self._deadlines.within(connection):
            connection.execute(statement)

    def _tell(self, payload: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, payload)

    def close(self) -> None:
        """Hear no more; an answer that does not come is not waited for."""
        self._closing.set()
        self._thread.join(1)
