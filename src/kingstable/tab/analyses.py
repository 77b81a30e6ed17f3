"""Finished games that are analysed in a tab: a part of them each time that the page asks how far it has come."""

from __future__ import annotations

from time import perf_counter

from kingstable.kernel import Record
from kingstable.minds.analysis import Study
from kingstable.minds.judging import judge
from kingstable.service.wire import Analysed

#: Seconds of thought about a whole game, and each time before others are heard again.
SECONDS = 40.0
SHARE = 1.0


class Analyses:
    """Those that somebody has asked for since the tab was opened, by table."""

    def __init__(self) -> None:
        self._studies: dict[str, tuple[Record, Study]] = {}

    def begin(self, id: str, record: Record) -> Analysed:
        """Have a game analysed, unless that is done or under way."""
        self._studies.setdefault(id, (record, Study(record, SECONDS)))
        return self.read(id)

    def cancel(self, id: str) -> None:
        """Nobody wants it any more; one that is finished stays."""
        if id in self._studies and self._studies[id][1].task() is not None:
            del self._studies[id]

    def read(self, id: str) -> Analysed:
        """Go on with it for a while; how far it has come, and what is known by now."""
        if id not in self._studies:
            return Analysed(0, None, wanted=False)
        record, study = self._studies[id]
        end = perf_counter() + SHARE
        while (task := study.task()) and perf_counter() < end:
            began = perf_counter()
            found = judge(record, task.span, task.seconds, perf_counter)
            study.take(found, perf_counter() - began)
        return Analysed(study.progress, study.analysis())
