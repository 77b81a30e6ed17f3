"""Where minds think: a few processes of their own, so that no request ever waits for one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from msgspec import Struct

from kingstable.play.thoughts import REMEMBERED, Thinker, Thought
from kingstable.service import metrics

log = logging.getLogger("kingstable.minds")

#: Seconds that a process may take to start, and what it says then.
START = 60.0
READY = "ready"


class Failed(Struct):
    """Why a thought came to nothing."""

    reason: str


class MindFailed(Exception):
    """The mind raised an error."""


class ProcessLost(MindFailed):
    """The process of the mind does not start, is dead, or thinks for too long: it is to be ended."""


# -- in the process ---------------------------------------------------------------------------------------------------


def _think(connection: Connection) -> None:
    """The life of a process: it ends when the server's end of the line is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(5)  # people who wait for an answer come first
    thinker = Thinker()
    connection.send(READY)
    while True:
        try:
            thought = connection.recv()
        except EOFError:
            return
        try:
            answer: str | Failed = thinker.decide(thought)
        except Exception as error:
            answer = Failed(type(error).__name__)
        connection.send(answer)


# -- in the server ----------------------------------------------------------------------------------------------------


class _Process:
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
                    raise ProcessLost("its process does not start")
                self.ready = self.line.recv() == READY
            self.line.send(thought)
            if not self.line.poll(seconds):
                raise ProcessLost(f"took longer than {seconds:g} s")
            answer: str | Failed = self.line.recv()
        except (EOFError, OSError):
            raise ProcessLost("its process died") from None
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
        self._free: list[_Process | None] = [None] * processes
        self._places = asyncio.Semaphore(processes)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="mind")

    async def think(self, thought: Thought) -> str:
        """The notation of the mind's choice; raises `MindFailed`."""
        async with self._places:
            process = self._take(thought.table)
            began = time.perf_counter()
            try:
                loop = asyncio.get_running_loop()
                process, answer = await loop.run_in_executor(self._threads, self._ask, process, thought)
            finally:
                self._free.append(process)
            metrics.MIND_SECONDS.labels(thought.mind).observe(time.perf_counter() - began)
            if isinstance(answer, MindFailed):
                metrics.MIND_FAILURES.labels(thought.mind).inc()
                raise answer
            return answer

    def _take(self, table: str) -> _Process | None:
        best = 0
        for index, process in enumerate(self._free):
            if process is not None and table in process.tables:
                return self._free.pop(index)
            if process is not None:
                best = index
        return self._free.pop(best)

    def _ask(self, process: _Process | None, thought: Thought) -> tuple[_Process | None, str | MindFailed]:
        """On a thread: start the process if need be, ask it, and end it when it is lost."""
        if process is None:
            process = _Process()
        if len(process.tables) > REMEMBERED:
            process.tables.clear()
        process.tables.add(thought.table)
        try:
            return process, process.ask(thought, self._seconds)
        except ProcessLost as error:
            process.end()
            return None, error
        except MindFailed as error:
            return process, error

    def close(self) -> None:
        """End all processes."""
        for process in self._free:
            if process is not None:
                process.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
