"""The house: the hall with its database and what listens to it, opened with the server, and anew after a restore.

Everything in memory is a cache of the database. When a backup has taken the place of all that was there, nothing of it
holds any more: pages are closed as by a server that stops, and come back to a new hall.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import AsyncExitStack

from kingstable.play.deals import Dealer
from kingstable.play.refused import Refused
from kingstable.service import register
from kingstable.service.database import url_of
from kingstable.service.hall import Hall
from kingstable.service.identity import Signer
from kingstable.service.settings import Settings
from kingstable.service.storage import KNOCK, Storage

log = logging.getLogger("kingstable.house")

#: With which pages are closed that are to come again.
RESTART = 1012


class House:
    """`opened` is told of every new hall, and of the key that its cookies are signed with."""

    def __init__(self, settings: Settings, opened: Callable[[Hall, Signer], None]) -> None:
        self._settings = settings
        self._opened = opened
        self._closing = AsyncExitStack()
        self._renewal: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open everything; raises `Refused` when the database is out of reach."""
        async with AsyncExitStack() as closing:
            storage = Storage(url_of(self._settings.db), self._settings.database_seconds)
            closing.callback(storage.close)
            signer = Signer(await storage.write(register.key, "cookies"))
            hall = Hall(self._settings, storage, Dealer(await storage.write(register.key, "deals")))
            closing.push_async_callback(hall.close)
            if storage.deadlines is not None:
                from kingstable.service.listening import Listener  # its driver is slow to import

                listener = Listener(storage.url, storage.line, storage.deadlines, hall.heard)
                closing.callback(listener.close)
            await hall.open()
            storage.replaced = lambda: self._renew(hall)
            self._opened(hall, signer)
            self._closing = closing.pop_all()
            log.info("ready", extra={"worker": hall.worker, "pid": os.getpid()})

    async def close(self) -> None:
        """Close everything."""
        if self._renewal is not None:
            self._renewal.cancel()
            await asyncio.wait((self._renewal,))
        await self._closing.aclose()
        log.info("closed")

    def _renew(self, hall: Hall) -> None:
        if self._renewal is None or self._renewal.done():
            self._renewal = asyncio.get_running_loop().create_task(self._open_anew(hall))

    async def _open_anew(self, hall: Hall) -> None:
        log.warning("the database has been restored from a backup: all tables are read anew")
        await asyncio.gather(*(page.close(RESTART) for pages in hall.pages.values() for page in pages))
        await self._closing.aclose()
        while True:
            try:
                return await self.open()
            except Refused:
                await asyncio.sleep(KNOCK)
