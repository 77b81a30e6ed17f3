"""All access to the database: one thread writes, in groups that share a transaction; a few threads read.

Nobody waits for longer than `patience` seconds. Who is told that nothing was saved can rely on it: a transaction whose
end is not known is looked up by its mark first, and as long as that cannot be done it is said to be unsettled.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from typing import Any, TypeVar

import sqlalchemy as sa

from kingstable.play.header import new_id
from kingstable.play.refused import Refused
from kingstable.service import metrics
from kingstable.service.database import RESTORED, connect, line_of, reason, shown
from kingstable.service.deadlines import Deadlines

T = TypeVar("T")
log = logging.getLogger("kingstable.storage")

#: So many jobs at most share a transaction.
GROUP = 64
#: Seconds from the beginning of one transaction to that of the next: who comes alone does not wait, many share one.
BREATH = 0.004
#: Seconds between two attempts to reach a database that is away.
KNOCK = 0.5
#: A connection that breaks sooner than this had broken before it was used, and another one is tried.
STALE = 0.5

_PROBE = sa.text(
    "INSERT INTO keys (name, value) VALUES ('probe', :clock) ON CONFLICT (name) DO UPDATE SET value = :clock"
)
_READ = sa.text("SELECT value FROM keys WHERE name = 'probe'")
_RESTORED = f"SELECT value FROM keys WHERE name = '{RESTORED}'"
# The last that is written in a transaction on PostgreSQL, under the name of the worker: it stands there if and only if
# the transaction was committed. Its number would not tell: after a crash of the database another one may get that.
_MARK = sa.text(
    "INSERT INTO keys (name, value) VALUES (:name, :mark) ON CONFLICT (name) DO UPDATE SET value = :mark"
    " RETURNING pg_backend_pid()"
)
_MARKED = sa.text("SELECT value FROM keys WHERE name = :name")
_END = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :backend AND application_name = :name"
)


class StorageDown(Refused):
    """The database cannot be written or read now. Nothing was acknowledged; nothing is lost that was."""

    def __init__(self, detail: str) -> None:
        super().__init__("storage", detail)


class Unsettled(Refused):
    """It is not known yet whether this was written. Sent again under the same id, it is done once."""

    def __init__(self) -> None:
        super().__init__(
            "unsettled", "the database has not said yet whether this was saved; ask again under the same id"
        )


class _Job:
    __slots__ = ("args", "begun", "future", "lane", "loop", "timer", "withdrawn", "work")

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...], lane: str) -> None:
        self.work = work
        self.args = args
        self.lane = lane
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.timer: asyncio.TimerHandle | None = None
        #: Whether it is being committed, or is no longer to be.
        self.begun = False
        self.withdrawn = False


class _Lost(Exception):
    """The connection broke before COMMIT was answered."""

    def __init__(self, mark: str, backend: int, results: list[Any]) -> None:
        super().__init__(mark)
        self.mark = mark
        self.backend = backend
        self.results = results


class _Withdrawn(Exception):
    """Somebody no longer waits for what was to be committed."""


class Storage:
    """`write` and `read` run functions of a connection elsewhere and give back their results.

    A writing function must not raise for what is to be expected (a taken number): it would spoil the transaction it
    shares. If one does raise, the others of its group are run again, each alone.
    """

    def __init__(self, url: sa.URL, patience: float = 4.0) -> None:
        self.url = url
        self.postgresql = url.drivername != "sqlite"
        #: A name by which workers tell each other apart.
        self.worker = new_id(4)
        #: Called with the lane of what was written after its writer had gone, or been told that this is not known.
        self.settled: Callable[[str], None] = lambda _: None
        #: Called when a backup has taken the place of what was in the database; from then on all is refused.
        self.replaced: Callable[[], None] = lambda: None
        self._restored: str | None = None
        self.deadlines = Deadlines(patience * 0.75) if self.postgresql else None
        self.line = line_of(url, patience / 2, self.worker) if self.postgresql else {}
        self._patience = patience
        self._writing = connect(url, writer=True, patience=patience / 2, line=self.line)
        self._reading = connect(url, patience=patience / 2, line=self.line)
        if self.deadlines is not None:
            self.deadlines.guard(self._writing)
            self.deadlines.guard(self._reading)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._beginning = threading.Lock()
        self._marks = count(1)
        self._unsettled: set[str] = set()
        self._silent = False
        self._waiting: asyncio.Task[None] | None = None
        self._trial: asyncio.Task[bool] | None = None
        self._tried = 0.0
        self._file = None if self.postgresql else _inode(url.database or "")
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[..., T], *args: Any, lane: str = "") -> T:
        """Run `work(connection, *args)` in a transaction; its result is durable when this returns.

        Raises `StorageDown` when it was not written, and `Unsettled` when that is not known yet. Once begun it cannot
        be cancelled. `lane` names the table it is about: all workers write theirs in the same order, so that no two
        wait for each other; and nothing more is written about a table while something about it is unsettled.
        """
        self.check(lane)
        return await self._write_within(self._patience_now, work, args, lane)

    async def _write_within(self, seconds: float, work: Callable[..., T], args: tuple[Any, ...], lane: str) -> T:
        job = _Job(work, args, lane)
        job.timer = job.loop.call_later(seconds, self._late, job)
        self._jobs.put(job)
        result: T = await job.future
        return result

    def check(self, lane: str) -> None:
        """Raise `Unsettled` while something about this table is."""
        if lane in self._unsettled:
            raise Unsettled

    async def read(self, work: Callable[..., T], *args: Any) -> T:
        """Run `work(connection, *args)`; raises `StorageDown`."""
        if self._closing.is_set():
            raise StorageDown("the server is letting go of its database")
        loop = asyncio.get_running_loop()
        reading: asyncio.Future[T] = loop.run_in_executor(self._readers, self._read, work, args)
        try:
            async with asyncio.timeout(self._patience_now):
                return await reading
        except (TimeoutError, StorageDown) as error:
            self._fall_silent()
            why = error.detail if isinstance(error, StorageDown) else "the database of the server does not answer"
            raise StorageDown(why) from None

    def _read(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        try:
            result: T = self._renewing(self._read_once, work, args)
            return result
        except sa.exc.SQLAlchemyError as error:
            raise self._down(error) from None

    def _read_once(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        self._look()
        with self._reading.begin() as connection:
            return work(connection, *args)

    async def readable(self) -> bool:
        """Whether something can be read now."""
        try:
            await self.read(lambda connection: connection.execute(_READ))
        except StorageDown:
            return False
        return True

    async def writable(self) -> bool:
        """Whether something can be written now: tried out, but however many ask, not more often than `KNOCK` says."""
        if self._trial is None or (self._trial.done() and time.monotonic() > self._tried + KNOCK):
            self._trial = asyncio.get_running_loop().create_task(self._try())
        trial = self._trial  # another may be begun while this one is waited for
        done, _ = await asyncio.wait((trial,), timeout=self._patience / 2)
        return bool(done) and trial.result()

    async def _try(self) -> bool:
        try:
            await self._write_within(self._patience, _probe, (), "")
        except Refused:
            return False
        finally:
            self._tried = time.monotonic()
        return True

    async def look_around(self) -> None:
        """Notice, also while nobody writes, that a backup has taken the place of what was in the database.

        What is asked while it does may fail in ways of its own: a table is dropped under the question.
        """
        with suppress(Refused):
            if await self.read(_restored) != self._restored:
                self.replaced()

    async def back(self) -> None:
        """Wait until the database can be written again."""
        await asyncio.sleep(KNOCK)
        while not await self.writable():
            await asyncio.sleep(KNOCK)

    def close(self) -> None:
        """Write what is waiting, and let go of the database, whatever it does."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._jobs.put(None)
        self._thread.join(self._patience / 2)
        self._closing.set()
        if self.deadlines is not None:
            self.deadlines.close()
        self._thread.join(1)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._writing.dispose()
        self._reading.dispose()

    # -- those who wait -----------------------------------------------------------------------------------------------

    @property
    def _patience_now(self) -> float:
        """While others have waited in vain, and somebody tries whether it is over, nobody else waits as long."""
        return self._patience / 8 if self._silent else self._patience

    def _fall_silent(self) -> None:
        if not self._silent:
            self._silent = True
            self._waiting = asyncio.get_running_loop().create_task(self._speak_again())

    async def _speak_again(self) -> None:
        await self.back()
        self._silent = False

    def _late(self, job: _Job) -> None:
        """Tell somebody who has waited long enough: what is not being committed never is, of the rest nobody knows."""
        with self._beginning:
            job.withdrawn = not job.begun
        if job.future.done():
            return
        self._fall_silent()
        if job.withdrawn:
            job.future.set_exception(StorageDown("the database of the server is busy; nothing was changed"))
        else:
            if job.lane:
                self._unsettled.add(job.lane)
            job.future.set_exception(Unsettled())

    def _answer(self, answers: list[tuple[_Job, Any]]) -> None:
        for job, result in answers:
            if job.timer is not None:
                job.timer.cancel()
            if job.future.done():
                self._unsettled.discard(job.lane)
                if not isinstance(result, Exception):
                    self.settled(job.lane)
            elif isinstance(result, Exception):
                job.future.set_exception(result)
            else:
                job.future.set_result(result)

    # -- on the writer thread -----------------------------------------------------------------------------------------

    def _run(self) -> None:
        closing = False
        began = 0.0
        while not closing:
            jobs = [self._jobs.get()]
            time.sleep(max(0.0, began + BREATH - time.monotonic()))
            began = time.monotonic()
            while len(jobs) < GROUP and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            closing = jobs[-1] is None
            self._write(sorted((job for job in jobs if job is not None), key=lambda job: job.lane))

    def _write(self, jobs: list[_Job]) -> None:
        group = [job for job in jobs if not job.withdrawn]
        if not group:
            return
        began = time.perf_counter()
        try:
            results = self._together(group)
        except _Withdrawn:
            return self._write(group)
        except Exception as error:
            alone = len(group) == 1 or _is_down(error)
            results = [self._down(error)] * len(group) if alone else self._one_by_one(group)
        metrics.WRITE_SECONDS.observe(time.perf_counter() - began)
        metrics.WRITE_GROUP.observe(len(group))
        loops = {job.loop for job in group}
        for loop in loops:
            answers = [(job, result) for job, result in zip(group, results, strict=True) if job.loop is loop]
            try:
                loop.call_soon_threadsafe(self._answer, answers)
            except RuntimeError:  # the loop is closed: nobody waits any more
                log.info("an answer came after the end")

    def _one_by_one(self, group: list[_Job]) -> list[Any]:
        """After one has spoilt the transaction of all; when the database goes away, the rest are not tried."""
        results: list[Any] = []
        for job in group:
            if results and _is_down(results[-1]):
                results.append(results[-1])
                continue
            try:
                results += self._together([job])
            except Exception as error:
                results.append(self._down(error))
        return results

    def _together(self, group: list[_Job]) -> list[Any]:
        try:
            return self._renewing(self._commit, group)
        except _Lost as lost:
            return self._settle(lost)

    def _commit(self, group: list[_Job]) -> list[Any]:
        self._look()
        with self._writing.connect() as connection:
            transaction = connection.begin()
            self._check_same(connection, group)
            results = [job.work(connection, *job.args) for job in group]
            mark = str(next(self._marks))
            backend = self._mark(connection, mark)
            self._begin(group)
            try:
                transaction.commit()
            except sa.exc.DBAPIError as error:
                if backend and error.connection_invalidated:
                    raise _Lost(mark, backend, results) from None
                raise
            return results

    def _mark(self, connection: sa.Connection, mark: str) -> int:
        """Write by what this transaction can be told from others; gives the process that carries it out."""
        if not self.postgresql:
            return 0
        return int(connection.execute(_MARK, {"name": self.line["application_name"], "mark": mark}).scalar_one())

    def _check_same(self, connection: sa.Connection, group: list[_Job]) -> None:
        """What was decided about another database must not be written into this one.

        On PostgreSQL this also keeps a restore away until the transaction ends.
        """
        restored = _restored(connection)
        if self._restored is None:
            self._restored = restored
        elif self._restored != restored:
            for loop in {job.loop for job in group}:
                loop.call_soon_threadsafe(self.replaced)
            raise StorageDown("the database of the server has been restored from a backup; nothing was changed")

    def _begin(self, group: list[_Job]) -> None:
        """From now on nobody can withdraw, unless somebody has."""
        with self._beginning:
            if any(job.withdrawn for job in group):
                raise _Withdrawn
            for job in group:
                job.begun = True

    def _settle(self, lost: _Lost) -> list[Any]:
        """What a transaction came to whose COMMIT was not answered: ask until the database says it."""
        log.warning("a commit was not answered", extra={"mark": lost.mark})
        while True:
            committed = self._is_committed(lost)
            if committed:
                return lost.results
            if committed is False:
                raise StorageDown("the connection to the database was lost; nothing was changed")
            if self._closing.wait(KNOCK):
                raise Unsettled

    def _is_committed(self, lost: _Lost) -> bool | None:
        """How it stands with a transaction; one that is still open is ended, for nobody can ever commit it."""
        try:
            with self._writing.connect() as connection:
                name = self.line["application_name"]
                if connection.execute(_END, {"backend": lost.backend, "name": name}).all():
                    return None
                return connection.execute(_MARKED, {"name": name}).scalar() == lost.mark
        except sa.exc.SQLAlchemyError:
            return None

    # -- when it goes wrong -------------------------------------------------------------------------------------------

    def _renewing(self, work: Callable[..., T], *args: Any) -> T:
        """Do it again when the connection had been lost before; nothing of the first time has then been stored."""
        began = time.monotonic()
        try:
            return work(*args)
        except sa.exc.DBAPIError as error:
            if not error.connection_invalidated or time.monotonic() - began > STALE:
                raise
            return work(*args)

    def _look(self) -> None:
        """SQLite goes on writing into a file that has been deleted: look whether it is still there."""
        if self._file is not None and _inode(self.url.database or "") != self._file:
            log.error("the database file has been removed or replaced", extra={"file": shown(self.url)})
            raise StorageDown("the database of the server has been removed or replaced")

    def _down(self, error: Exception) -> Exception:
        """What is said of an error of the database."""
        if not isinstance(error, sa.exc.SQLAlchemyError):
            return error
        said = reason(error) if isinstance(error, sa.exc.DBAPIError) else type(error).__name__
        if not _is_down(error):
            log.error("a statement failed", extra={"error": type(error).__name__, "reason": said})
            return Refused("internal")
        log.error("storage is down", extra={"reason": said})
        if "full" in said or "disk I/O" in said:
            return StorageDown("the disk of the server is full or damaged; nothing was changed")
        return StorageDown("the database of the server is out of reach; nothing was changed")


def _probe(connection: sa.Connection) -> None:
    connection.execute(_PROBE, {"clock": str(time.time())})


def _restored(connection: sa.Connection) -> str:
    return str(connection.exec_driver_sql(_RESTORED).scalar())


def _is_down(error: Any) -> bool:
    """Whether it is the database that fails, and not what was asked of it."""
    down = (StorageDown, Unsettled, sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
    return isinstance(error, down)


def _inode(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
