"""Where minds think: a few processes of their own, so that no request ever waits for one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from msgspec import Struct

from kingstable.minds import answers_at_once
from kingstable.play.thoughts import REMEMBERED, Answer, AnyThought, Thinker, Thought
from kingstable.service import metrics
from kingstable.service.turns import QUICK, Turn, Turns

log = logging.getLogger("kingstable.minds")

#: How much less such a process counts than the server.
NICE = 5
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


def _think(connection: Connection, nice: int) -> None:
    """The life of a process: it ends when the server's end of the line is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(nice)  # people who wait for an answer come first
    thinker = Thinker()
    with suppress(EOFError, ConnectionError):
        connection.send(READY)
        while True:
            thought = connection.recv()
            try:
                answer: Answer | Failed = thinker.answer(thought)
            except Exception as error:
                answer = Failed(type(error).__name__)
            connection.send(answer)


# -- in the server ----------------------------------------------------------------------------------------------------


class Process:
    """One process and the line to it."""

    def __init__(self, nice: int = NICE) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_think, args=(other, nice), name="mind", daemon=True)
        self.process.start()
        other.close()
        self.ready = False
        self.tables: set[str] = set()
        self._ending = threading.Lock()

    def wait(self) -> None:
        """Until it has started."""
        if self.ready:
            return
        try:
            if not self.line.poll(START):
                raise ProcessLost("its process does not start")
            self.ready = self.line.recv() == READY
        except (EOFError, OSError):
            raise ProcessLost("its process died") from None

    def ask(self, thought: AnyThought, seconds: float) -> Answer:
        """What comes of a thought; raises `MindFailed`."""
        if isinstance(thought, Thought):
            self._remember(thought.table)
        try:
            self.line.send(thought)
            if not self.line.poll(seconds):
                raise ProcessLost(f"took longer than {seconds:g} s")
            answer: Answer | Failed = self.line.recv()
        except (EOFError, OSError):
            raise ProcessLost("its process died") from None
        if isinstance(answer, Failed):
            raise MindFailed(answer.reason)
        return answer

    def _remember(self, table: str) -> None:
        if len(self.tables) > REMEMBERED:
            self.tables.clear()
        self.tables.add(table)

    def end(self) -> None:
        """Now, whatever it does; more than one may wish so."""
        with self._ending:
            self.process.kill()
            self.process.join()
            self.line.close()


class _Run:
    """A thought that has its turn, with the process for it."""

    def __init__(self, process: Process | None) -> None:
        self.process = process
        self.began: float | None = None
        self.seconds = 0.0
        self.stopped = False

    def think(self, thought: Thought, seconds: float) -> Answer | MindFailed:
        """On a thread: start the process if need be, ask it, and end it when it is lost."""
        if self.process is None:
            self.process = Process()
        try:
            if self.stopped:
                raise ProcessLost("not needed any more")
            self.process.wait()  # its start is not the mind's fault
            self.began = time.perf_counter()
            return self.process.ask(thought, seconds)
        except ProcessLost as error:
            self.end()
            return error
        except MindFailed as error:
            return error
        finally:
            if self.began is not None:
                self.seconds = time.perf_counter() - self.began

    def stop(self) -> None:
        """Give way to others."""
        self.stopped = True
        process = self.process  # its thread may let go of it meanwhile
        if process is not None:
            process.process.kill()

    def end(self) -> None:
        """The process is of no use any more."""
        if self.process is not None:
            self.process.end()
        self.process = None


class Thinkers:
    """The pool: `think` waits for its turn, and prefers a process that remembers the table.

    There are at least two processes, since one of them is never left to long thoughts.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        places = max(2, processes)
        self._seconds = seconds
        self._free: list[Process | None] = [None] * places
        self._turns = Turns(places)
        self._waiting: dict[Turn, asyncio.Future[None]] = {}
        self._running: dict[Turn, _Run] = {}
        self._threads = ThreadPoolExecutor(places, thread_name_prefix="mind")

    async def think(self, thought: Thought, person: str = "", watched: bool = False) -> Answer:
        """The notation of the mind's choice, or hints, thought on this person's behalf; raises `MindFailed`."""
        game, mind = thought.record.game, thought.mind
        turn = Turn(thought.table, person, (game, mind), watched, answers_at_once(game, mind))
        answer: Answer | MindFailed | None = None
        while answer is None:
            await self._wait(turn)
            answer = await self._answer(turn, thought)
        if isinstance(answer, MindFailed):
            metrics.MIND_FAILURES.labels(thought.mind).inc()
            raise answer
        return answer

    def look(self, table: str, person: str) -> None:
        """Somebody looks at this person's table now: its minds go first."""
        self._turns.look(table, person)

    async def _wait(self, turn: Turn) -> None:
        """Stand in line; once this returns, a process is free."""
        go = self._waiting[turn] = asyncio.get_running_loop().create_future()
        self._turns.wait(turn)
        self._go_on()
        try:
            await go
        except asyncio.CancelledError:
            if self._waiting.pop(turn, None) is None:  # its turn came at the same moment
                self._turns.done(turn, 0.0)
            else:
                self._turns.give_up(turn)
            raise

    def _go_on(self) -> None:
        """Give every free place to whose turn it is, and make one for quick thoughts where there is none."""
        while (turn := self._turns.next()) is not None:
            go = self._waiting.pop(turn)
            if not go.done():  # otherwise it has just been cancelled, and gives its place back
                go.set_result(None)
        slow = self._turns.in_the_way()
        if slow is not None:
            self._running[slow].stop()

    async def _answer(self, turn: Turn, thought: Thought) -> Answer | MindFailed | None:
        """What a process makes of it; None when it had to give way to others."""
        loop = asyncio.get_running_loop()
        run = self._running[turn] = _Run(self._take(turn.table))
        timer = loop.call_later(QUICK, self._look_after, turn)
        thinking = loop.run_in_executor(self._threads, run.think, thought, self._seconds)
        thinking.add_done_callback(lambda _: self._done(turn, run, timer))
        try:
            answer = await asyncio.shield(thinking)
        except asyncio.CancelledError:
            run.stop()  # its place is given to others once the process is at rest
            raise
        metrics.MIND_SECONDS.labels(thought.mind).observe(run.seconds)
        return None if run.stopped and isinstance(answer, ProcessLost) else answer

    def _done(self, turn: Turn, run: _Run, timer: asyncio.TimerHandle) -> None:
        timer.cancel()
        if run.stopped:
            run.end()
        del self._running[turn]
        self._free.append(run.process)
        self._turns.done(turn, run.seconds)
        self._go_on()

    def _look_after(self, turn: Turn) -> None:
        """A thought is no longer quick; unless its process has only just started."""
        run = self._running.get(turn)
        if run is None:
            return
        early = QUICK if run.began is None else QUICK - (time.perf_counter() - run.began)
        if early > 0:
            asyncio.get_running_loop().call_later(early, self._look_after, turn)
        else:
            self._turns.slow(turn)
            self._go_on()

    def _take(self, table: str) -> Process | None:
        best = 0
        for index, process in enumerate(self._free):
            if process is not None and table in process.tables:
                return self._free.pop(index)
            if process is not None:
                best = index
        return self._free.pop(best)

    def close(self) -> None:
        """End all processes."""
        for run in self._running.values():
            run.stop()
        for process in self._free:
            if process is not None:
                process.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
