"""A waiting line, for what only a few can be served with at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kingstable.play.refused import Refused

#: So many may wait at all.
KEYS = 1_000


class WaitingLine:
    """So many are served at once, one of each key: whoever brings much waits behind their own, and delays nobody."""

    def __init__(self, places: int, most: int) -> None:
        self._places = places
        #: How many of one key may wait.
        self._most = most
        self._served: set[str] = set()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def taken(self, key: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it; raises `Refused` when too many of this key wait already."""
        if len(self._waiting.get(key, ())) >= self._most or len(self._waiting) > KEYS:
            raise Refused("rate", "too many are waiting; try again in a moment")
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(mine)
        self._call()
        try:
            await mine
            yield
        finally:
            if not mine.cancelled():
                self._served.discard(key)
                self._call()

    def _call(self) -> None:
        """Call those whose turn it is; the others of their key go to the end of the line."""
        for key in [key for key in self._waiting if key not in self._served]:
            if len(self._served) == self._places:
                return
            queue = self._waiting.pop(key)
            while queue and queue[0].cancelled():
                queue.popleft()
            if queue:
                self._served.add(key)
                queue.popleft().set_result(None)
            if queue:
                self._waiting[key] = queue
