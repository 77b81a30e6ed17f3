"""Where minds think: a few processes of their own, so that no request ever waits for one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from msgspec import Struct

from kingstable.kernel import Rng, Table
from kingstable.minds import Mind, Sight, find_mind
from kingstable.service import metrics

log = logging.getLogger("kingstable.minds")

#: Tables that a process remembers, so that it need not replay them from the beginning.
REMEMBERED = 64
#: Seconds that a process may take to start, and what it says then.
START = 60.0
READY = "ready"


class Thought(Struct):
    """What a mind is to decide: a game as its choices so far, the seat, and the mind's name."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    #: Seat and notation of each choice that did not make itself.
    choices: list[tuple[int, str]]
    seat: int
    mind: str


class Failed(Struct):
    """Why a thought came to nothing."""

    reason: str


class MindFailed(Exception):
    """The mind raised an error, took too long, or its process died."""


# -- in the process ---------------------------------------------------------------------------------------------------


class _Known:
    """A table that this process has already seen, and the minds that sit at it."""

    def __init__(self, thought: Thought) -> None:
        self.table = Table.new(thought.game, thought.seats, thought.options, thought.seed)
        self.choices: list[tuple[int, str]] = []
        self.minds: dict[int, tuple[str, Mind]] = {}

    def fits(self, thought: Thought) -> bool:
        return thought.choices[: len(self.choices)] == self.choices

    def catch_up(self, thought: Thought) -> None:
        for seat, do in thought.choices[len(self.choices) :]:
            self.table.choose(do, seat=seat)
        self.choices = thought.choices

    def mind(self, seat: int, name: str) -> Mind:
        if self.minds.get(seat, ("", None))[0] != name:
            self.minds[seat] = name, find_mind(self.table.game, name)
        return self.minds[seat][1]


def decide(thought: Thought, known: OrderedDict[str, _Known]) -> str:
    """The notation of what the mind chooses."""
    table = known.pop(thought.table, None)
    if table is None or not table.fits(thought):
        table = _Known(thought)
    known[thought.table] = table
    while len(known) > REMEMBERED:
        known.popitem(last=False)
    table.catch_up(thought)
    rng = Rng.seeded(secrets.token_hex(16))
    mind = table.mind(thought.seat, thought.mind)
    return mind.choose(Sight.of(table.table, thought.seat, rng)).notation


def _think(connection: Connection) -> None:
    """The life of a process: it ends when the server's end of the line is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(5)  # people who wait for an answer come first
    known: OrderedDict[str, _Known] = OrderedDict()
    connection.send(READY)
    while True:
        try:
            thought = connection.recv()
        except EOFError:
            return
        try:
            answer: str | Failed = decide(thought, known)
        except Exception as error:
            known.pop(thought.table, None)
            answer = Failed(type(error).__name__)
        connection.send(answer)


# -- in the server ----------------------------------------------------------------------------------------------------


class _Thinker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_think, args=(other,), name="mind", daemon=True)
        self.process.start()
        other.close()
        self.ready = False
        self.tables: set[str] = set()

    def ask(self, thought: Thought, seconds: float) -> str:
        try:
            if not self.ready:  # its start is not the mind's fault
                if not self.line.poll(START):
                    raise MindFailed("its process does not start")
                self.ready = self.line.recv() == READY
            self.line.send(thought)
            if not self.line.poll(seconds):
                raise MindFailed(f"took longer than {seconds:g} s")
            answer: str | Failed = self.line.recv()
        except (EOFError, OSError):
            raise MindFailed("its process died") from None
        if isinstance(answer, Failed):
            raise MindFailed(answer.reason)
        return answer

    def end(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


class Thinkers:
    """The pool: `think` waits for a free process, preferring one that remembers the table."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._free: list[_Thinker | None] = [None] * processes
        self._places = asyncio.Semaphore(processes)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="mind")

    async def think(self, thought: Thought) -> str:
        """The notation of the mind's choice; raises `MindFailed`."""
        async with self._places:
            thinker = self._take(thought.table)
            began = time.perf_counter()
            try:
                loop = asyncio.get_running_loop()
                thinker, answer = await loop.run_in_executor(self._threads, self._ask, thinker, thought)
            finally:
                self._free.append(thinker)
            metrics.MIND_SECONDS.labels(thought.mind).observe(time.perf_counter() - began)
            if isinstance(answer, MindFailed):
                metrics.MIND_FAILURES.labels(thought.mind).inc()
                raise answer
            return answer

    def _take(self, table: str) -> _Thinker | None:
        best = 0
        for index, thinker in enumerate(self._free):
            if thinker is not None and table in thinker.tables:
                return self._free.pop(index)
            if thinker is not None:
                best = index
        return self._free.pop(best)

    def _ask(self, thinker: _Thinker | None, thought: Thought) -> tuple[_Thinker | None, str | MindFailed]:
        """On a thread: start the process if need be, ask it, and end it if it does not answer."""
        if thinker is None:
            thinker = _Thinker()
        if len(thinker.tables) > REMEMBERED:
            thinker.tables.clear()
        thinker.tables.add(thought.table)
        try:
            return thinker, thinker.ask(thought, self._seconds)
        except MindFailed as error:
            if str(error).startswith(("took", "its process")):
                thinker.end()
                thinker = None
            return thinker, error

    def close(self) -> None:
        """End all processes."""
        for thinker in self._free:
            if thinker is not None:
                thinker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
