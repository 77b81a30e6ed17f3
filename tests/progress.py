"""Waiting by progress: a busy machine may take its time, so what fails a test is a long silence, never a clock."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from typing import TypeVar

import psutil

#: How many seconds nothing may move before a test gives up.
SILENCE = 120.0

T = TypeVar("T")


class Patience:
    """Lasts as long as one of the things that are looked at changes, and then for a while."""

    def __init__(self, *moving: Callable[[], object], silence: float = SILENCE) -> None:
        self.moving = moving
        self.silence = silence
        self.seen = self._look()
        self.since = time.monotonic()

    def _look(self) -> list[object]:
        return [look() for look in self.moving]

    def check(self, why: str | Callable[[], str] = "it did not happen") -> None:
        """Fail, and say why, when all has been still for too long."""
        seen = self._look()
        if seen != self.seen:
            self.seen, self.since = seen, time.monotonic()
        elif time.monotonic() > self.since + self.silence:
            raise AssertionError(f"nothing moved for {self.silence:g} s: {why if isinstance(why, str) else why()}")


def until(
    holds: Callable[[], T],
    *moving: Callable[[], object],
    why: str | Callable[[], str] = "it did not happen",
    silence: float = SILENCE,
    pause: float = 0.05,
) -> T:
    """What `holds` gives once it is true, however long that takes while one of the other things still moves."""
    patience = Patience(*moving, silence=silence)
    while not (found := holds()):
        patience.check(why)
        time.sleep(pause)
    return found


def work_of(pid: int) -> Callable[[], int]:
    """How much a process and its children have worked, in half seconds: what only idles hardly ever comes to one.

    Children that have ended count too. It is looked up once a second at most, and stays what it was after the end.
    """
    known, looked = 0, 0.0

    def work() -> int:
        nonlocal known, looked
        if time.monotonic() > looked + 1:
            try:
                process = psutil.Process(pid)
                times = [each.cpu_times() for each in (process, *process.children(recursive=True))]
                known = int(2 * sum(map(sum, times)))
            except psutil.Error:
                pass  # one of them has just ended
            looked = time.monotonic()
        return known

    return work


def ended(process: subprocess.Popen[bytes]) -> int:
    """The code with which a process ends, waited for while it works."""
    until(lambda: process.poll() is not None, work_of(process.pid), why="a process does not end")
    return process.wait()
