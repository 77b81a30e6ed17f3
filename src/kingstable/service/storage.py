"""All access to the database: one thread writes, in groups that share a transaction; a few threads read."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from kingstable.play.refused import Refused
from kingstable.service import metrics
from kingstable.service.database import connect, reason, shown

T = TypeVar("T")
log = logging.getLogger("kingstable.storage")

#: So many jobs at most share a transaction.
GROUP = 256


class StorageDown(Refused):
    """The database cannot be written or read now. Nothing was acknowledged; nothing is lost that was."""

    def __init__(self, detail: str) -> None:
        super().__init__("storage", detail)


class _Job:
    __slots__ = ("args", "future", "lane", "loop", "work")

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...], lane: str) -> None:
        self.work = work
        self.args = args
        self.lane = lane
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()


class Storage:
    """`write` and `read` run functions of a connection elsewhere and give back their results.

    A writing function must not raise for what is to be expected (a taken number): it would spoil the transaction it
    shares. If one does raise, the others of its group are run again, each alone.
    """

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.postgresql = url.drivername != "sqlite"
        self._writing = connect(url, writer=True)
        self._reading = connect(url)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._file = None if self.postgresql else _inode(url.database or "")
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[..., T], *args: Any, lane: str = "") -> T:
        """Run `work(connection, *args)` in a transaction; its result is durable when this returns.

        Raises `StorageDown` when it could not be written. Once begun it cannot be cancelled. `lane` names the table it
        is about: all workers write theirs in the same order, so that no two wait for each other.
        """
        job = _Job(work, args, lane)
        self._jobs.put(job)
        result: T = await asyncio.shield(job.future)
        return result

    async def read(self, work: Callable[..., T], *args: Any) -> T:
        """Run `work(connection, *args)`; raises `StorageDown`."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work, args)

    def _read(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        try:
            self._look()
            with self._reading.begin() as connection:
                return work(connection, *args)
        except sa.exc.SQLAlchemyError as error:
            raise self._down(error) from None

    def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    # -- on the writer thread -----------------------------------------------------------------------------------------

    def _run(self) -> None:
        closing = False
        while not closing:
            jobs = [self._jobs.get()]
            while len(jobs) < GROUP and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            closing = jobs[-1] is None
            group = sorted((job for job in jobs if job is not None), key=lambda job: job.lane)
            if group:
                self._write(group)

    def _write(self, group: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            results = self._together(group)
        except Exception as error:
            results = [error] if len(group) == 1 else [self._alone(job) for job in group]
        metrics.WRITE_SECONDS.observe(time.perf_counter() - began)
        metrics.WRITE_GROUP.observe(len(group))
        loops = {job.loop for job in group}
        for loop in loops:
            answers = [(job.future, result) for job, result in zip(group, results, strict=True) if job.loop is loop]
            try:
                loop.call_soon_threadsafe(self._answer, answers)
            except RuntimeError:  # the loop is closed: nobody waits any more
                log.info("an answer came after the end")

    def _together(self, group: list[_Job]) -> list[Any]:
        self._look()
        with self._writing.begin() as connection:
            return [job.work(connection, *job.args) for job in group]

    def _alone(self, job: _Job) -> Any:
        try:
            return self._together([job])[0]
        except Exception as error:
            return error

    def _answer(self, answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
        for future, result in answers:
            if future.done():
                continue
            if isinstance(result, sa.exc.SQLAlchemyError):
                future.set_exception(self._down(result))
            elif isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    # -- when it goes wrong -------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """SQLite goes on writing into a file that has been deleted: look whether it is still there."""
        if self._file is not None and _inode(self.url.database or "") != self._file:
            log.error("the database file has been removed or replaced", extra={"file": shown(self.url)})
            raise StorageDown("the database of the server has been removed or replaced")

    def _down(self, error: sa.exc.SQLAlchemyError) -> Exception:
        if not isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError | sa.exc.TimeoutError):
            said = reason(error) if isinstance(error, sa.exc.DBAPIError) else ""
            log.error("a statement failed", extra={"error": type(error).__name__, "reason": said})
            return Refused("internal")
        said = reason(error) if isinstance(error, sa.exc.DBAPIError) else "no connection is free"
        log.error("storage is down", extra={"reason": said})
        if "full" in said or "disk I/O" in said:
            return StorageDown("the disk of the server is full or damaged; nothing was changed")
        return StorageDown("the database of the server is out of reach; nothing was changed")


def _inode(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
