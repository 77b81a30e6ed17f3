"""Records that people open: read and played again one at a time, so that nobody who plays is delayed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kingstable.kernel import Record
from kingstable.play.acts import stamp
from kingstable.play.recorded import Recorded, opened, played_on
from kingstable.play.refused import Refused
from kingstable.play.seats import NAME_LENGTH
from kingstable.service import deeds, ledger
from kingstable.service.deeds import Wish
from kingstable.service.identity import clean
from kingstable.service.limits import Limiter
from kingstable.service.waiting import WaitingLine

if TYPE_CHECKING:
    from kingstable.service.hall import Hall

#: How many of one person's may wait.
WAITING = 3


class Records:
    """Opens them, each person's one after the other."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._line = WaitingLine(1, WAITING)
        self._limit = Limiter(0.5, 20, "records")

    async def open(self, me: str, wish: str, raw: bytes) -> str:
        """Open a record of mine: the id of its table, or none if I have too many; raises `Refused` or `BadRecord`."""
        settings = self._hall.settings
        if len(raw) > settings.max_record:
            raise Refused("too_large", f"a record holds at most {settings.max_record} bytes")
        return await self._laid_out(Wish(me, wish), partial(_opened, raw, me))

    async def play_on(self, wish: Wish, record: Record, at: int, seat: int, mind: str) -> str:
        """A table of mine that goes on from a moment of a record, programs on the other seats; raises `Refused`."""
        return await self._laid_out(wish, partial(played_on, record, at, wish.person, seat, mind))

    async def _laid_out(self, wish: Wish, lay_out: Callable[[], Recorded]) -> str:
        settings, me = self._hall.settings, wish.person
        if not self._limit.allows(me):
            raise Refused("rate", "too many records; wait a little")
        async with self._line.taken(me):
            new = await asyncio.to_thread(lay_out)
        expires = stamp(datetime.now(UTC) + timedelta(days=settings.record_days))
        opening = ledger.open_record, new, self._hall.worker, settings.tables, expires
        return await self._hall.storage.write(deeds.once, wish, *opening, lane=me)


def _opened(raw: bytes, me: str) -> Recorded:
    record = Record.read(raw)
    return opened(replace(record, names=[clean(name)[:NAME_LENGTH] for name in record.names]), me)
