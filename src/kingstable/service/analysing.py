"""Games that people have analysed: one after the other, in a process of its own that gives way to all others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import TYPE_CHECKING

from kingstable.kernel import Record
from kingstable.minds.analysis import Study, Task, weights
from kingstable.minds.judging import Decision
from kingstable.play.refused import Refused
from kingstable.play.thoughts import Judging
from kingstable.service import analysed, metrics
from kingstable.service.storage import StorageDown, Unsettled
from kingstable.service.thinking import MindFailed, Process
from kingstable.service.waiting import WaitingLine
from kingstable.service.wire import Analysed

if TYPE_CHECKING:
    from kingstable.service.hall import Hall

log = logging.getLogger("kingstable.analyses")

#: How many of one person's may wait or be made.
WAITING = 3
#: Seconds that a decision may take at most, however busy the machine is, and how far the process stands behind others.
LONGEST = 300.0
NICE = 19
#: Per cent after which what is known is written down again.
STEP = 5


class Analyses:
    """Makes them, each person's one after the other."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._line = WaitingLine(1, WAITING)
        #: Who waits for which.
        self._wanted: dict[str, str] = {}

    async def read(self, id: str) -> Analysed | None:
        """How far the analysis of a game has come; None where nobody has wanted one."""
        found = await self._hall.storage.read(analysed.read, id, time.time())
        return found or (Analysed(0, None) if id in self._wanted else None)

    async def begin(self, id: str, me: str) -> None:
        """Have a finished game analysed, unless that is done or under way; raises `Refused`."""
        async with self._hall.room(id).entered() as table:
            if not table.match.over:
                raise Refused("not_over", "a game is analysed when it is over")
            record, judged_by = table.record(), weights(table.match.table.game)
        if id in self._wanted:
            return
        if Counter(self._wanted.values())[me] >= WAITING:
            raise Refused("rate", "your other games are still being analysed")
        if await self._hall.storage.write(analysed.begin, id, me, judged_by, self._hall.worker, time.time(), lane=id):
            self._wanted[id] = me
            self._hall.spawn(self._make(id, me, record))

    async def cancel(self, id: str, me: str) -> None:
        """I no longer want it; raises `Refused` where it was not I who did."""
        person = await self._hall.storage.read(analysed.asked_by, id)
        if person is None:
            return
        if person != me:
            raise Refused("not_owner", "only whoever wanted the analysis may cancel it")
        await self._hall.storage.write(analysed.cancel, id, lane=id)

    async def _make(self, id: str, person: str, record: Record) -> None:
        outcome = "failed"
        try:
            async with self._line.taken(person):
                with metrics.ANALYSIS_SECONDS.time(), metrics.ANALYSING.track_inprogress():
                    outcome = await self._made(id, record)
        except MindFailed as error:
            log.warning("an analysis failed", extra={"table": id, "error": str(error)})
            await self._hall.storage.write(analysed.cancel, id, lane=id)
        except (StorageDown, Unsettled):
            log.warning("an analysis could not be kept", extra={"table": id})
        finally:
            del self._wanted[id]
            metrics.ANALYSES.labels(outcome).inc()

    async def _made(self, id: str, record: Record) -> str:
        """Judge decision after decision; what comes of it."""
        study = await asyncio.to_thread(Study, record, self._hall.settings.analysis_seconds)
        process = await asyncio.to_thread(Process, NICE)
        written = 0
        try:
            while task := study.task():
                study.take(await asyncio.to_thread(_judged, process, record, task), task.seconds)
                if study.progress >= written + STEP or study.task() is None:
                    written = study.progress
                    if not await self._keep(id, study):
                        return "cancelled"
            return "done"
        finally:
            process.end()

    async def _keep(self, id: str, study: Study) -> bool:
        found = study.analysis()
        return await self._hall.storage.write(analysed.keep, id, self._hall.worker, found, time.time(), lane=id)


def _judged(process: Process, record: Record, task: Task) -> Decision:
    process.wait()
    found = process.ask(Judging(record, task.span, task.seconds), LONGEST)
    assert isinstance(found, Decision)
    return found
