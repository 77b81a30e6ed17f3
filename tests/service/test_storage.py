"""The storage when its database is locked, hangs, or does not answer a COMMIT: who waits is told the truth."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from tests.progress import SILENCE
from tests.service.conftest import only_postgresql
from tests.service.postgresql import new_database, postgresql
from tests.service.proxy import Fate, Proxy, proxied

from kingstable.service import claiming, ledger
from kingstable.service.database import connect, keys, prepare, url_of
from kingstable.service.storage import Storage, StorageDown, Unsettled

T = TypeVar("T")


def put(connection: sa.Connection, name: str) -> str:
    connection.execute(keys.insert().values(name=name, value=f"kept-{name}"))
    return name


def names(connection: sa.Connection) -> list[str]:
    own = keys.c.name == "probe", keys.c.name.startswith("kingstable ")
    rows = connection.execute(sa.select(keys.c.name).where(~sa.or_(*own)).order_by(keys.c.name))
    return list(rows.scalars())


def run(db: str, play: Callable[[Storage], Awaitable[T]], patience: float = 4.0) -> T:
    async def playing() -> T:
        storage = Storage(url_of(db), patience)
        try:
            return await play(storage)
        finally:
            storage.close()

    return asyncio.run(playing())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    path = str(tmp_path / "tables.db")
    prepare(url_of(path))
    return path


def test_an_error_of_the_driver_itself_is_told_as_one_of_the_database(sqlite: str) -> None:
    async def play(storage: Storage) -> None:
        await storage.write(lambda connection: connection.exec_driver_sql("DROP TABLE acts"))
        with pytest.raises(StorageDown):
            await storage.write(lambda connection: ledger._INSERT(connection, {"id": "t", "number": 1, "body": ""}))

    run(sqlite, play)


def test_while_sqlite_is_locked_nobody_waits_behind_the_others(sqlite: str) -> None:
    locking = sqlite3.connect(sqlite, isolation_level=None)
    tried = 0

    async def play(storage: Storage) -> list[Any]:
        def count(_: Any) -> None:
            nonlocal tried
            tried += 1

        sa.event.listen(storage._writing, "checkout", lambda *_: count(_))
        locking.execute("BEGIN IMMEDIATE")
        assert await storage.readable()
        assert not await storage.writable()
        told = await asyncio.gather(*(storage.write(put, f"{n}") for n in range(6)), return_exceptions=True)
        locking.execute("ROLLBACK")
        await storage.back()
        assert await storage.write(put, "after") == "after"
        return [*told, await storage.read(names)]

    *told, kept = run(sqlite, play, patience=1.0)
    assert [type(one) for one in told] == [StorageDown] * 6
    assert kept == ["after"]
    assert tried < 8, "for all of them together, not for each"


def test_one_that_fails_by_its_own_fault_spoils_nothing_for_the_others(sqlite: str) -> None:
    async def play(storage: Storage) -> list[Any]:
        await storage.write(put, "b")
        told = await asyncio.gather(*(storage.write(put, name) for name in "abc"), return_exceptions=True)
        return [*told, await storage.read(names)]

    one, two, three, kept = run(sqlite, play)
    assert (one, three, kept) == ("a", "c", ["a", "b", "c"])
    assert two.code == "internal"


def test_what_is_not_being_committed_in_time_never_is(sqlite: str) -> None:
    go_on = threading.Event()

    def slow(connection: sa.Connection) -> str:
        go_on.wait()
        return put(connection, "slow")

    async def play(storage: Storage) -> list[str]:
        told = await asyncio.gather(
            storage.write(slow), storage.write(put, "waiting", lane="table"), return_exceptions=True
        )
        assert [type(one) for one in told] == [StorageDown] * 2
        storage.check("table")
        go_on.set()
        await storage.back()
        return await storage.read(names)

    assert run(sqlite, play, patience=0.3) == []


def test_of_what_is_being_committed_nothing_is_known_until_it_is(sqlite: str) -> None:
    go_on = threading.Event()

    async def play(storage: Storage) -> list[str]:
        settled: list[str] = []
        storage.settled = settled.append
        sa.event.listen(storage._writing, "commit", lambda _: go_on.wait())
        with pytest.raises(Unsettled):
            await storage.write(put, "first", lane="table")
        with pytest.raises(Unsettled):
            await storage.write(put, "second", lane="table")
        go_on.set()
        await storage.back()
        assert settled == ["table"]
        await storage.write(put, "third", lane="table")
        return await storage.read(names)

    assert run(sqlite, play, patience=0.3) == ["first", "third"]


@pytest.fixture
def way(database: str) -> Iterator[tuple[Proxy, str]]:
    prepare(url_of(database))
    with proxied(database) as found:
        yield found


class TestPostgreSQL:
    pytestmark = only_postgresql

    @pytest.mark.parametrize(("fate", "saved"), [("unanswered", True), ("broken", False), ("stuck", False)])
    def test_a_commit_without_an_answer_is_looked_up(self, way: tuple[Proxy, str], fate: Fate, saved: bool) -> None:
        proxy, db = way

        async def play(storage: Storage) -> list[Any]:
            proxy.lose(fate, b"kept-a")
            told = await asyncio.gather(*(storage.write(put, name) for name in "abc"), return_exceptions=True)
            return [*told, await storage.read(names)]

        *told, kept = run(db, play)
        assert proxy.lost == 1
        assert [one if saved else type(one) for one in told] == (list("abc") if saved else [StorageDown] * 3)
        assert kept == (list("abc") if saved else [])

    def test_while_it_cannot_be_looked_up_it_is_said_to_be_unsettled(self, way: tuple[Proxy, str]) -> None:
        proxy, db = way

        async def play(storage: Storage) -> list[str]:
            settled = asyncio.Event()
            storage.settled = lambda lane: settled.set() if lane == "table" else None
            proxy.lose("unanswered", b"kept-a", then_blocked=True)
            with pytest.raises(Unsettled):
                await storage.write(put, "a", lane="table")
            with pytest.raises(Unsettled):
                storage.check("table")
            assert not await storage.readable()
            proxy.blocked = False
            await settled.wait()
            storage.check("table")
            return await storage.read(names)

        assert run(db, play, patience=1.0) == ["a"]

    def test_one_that_hangs_is_told_of_and_comes_back(self, way: tuple[Proxy, str]) -> None:
        proxy, db = way

        async def play(storage: Storage) -> list[str]:
            await storage.write(put, "before")
            proxy.blocked = True
            for _ in range(2):
                with pytest.raises(StorageDown):
                    await storage.write(put, "during")
                with pytest.raises(StorageDown):
                    await storage.read(names)
            proxy.blocked = False
            await storage.back()
            await storage.write(put, "after")
            return await storage.read(names)

        assert run(db, play, patience=1.0) == ["after", "before"]

    def test_marks_of_workers_that_are_gone_are_removed(self, database: str) -> None:
        prepare(url_of(database))

        async def play(storage: Storage) -> list[str]:
            await storage.write(claiming.forget_the_gone)
            return await storage.read(lambda connection: list(connection.execute(sa.select(keys.c.name)).scalars()))

        [first], [second] = run(database, play), run(database, play)
        assert first != second

    def test_it_can_be_closed_while_it_hangs(self, way: tuple[Proxy, str]) -> None:
        proxy, db = way

        async def play(storage: Storage) -> None:
            await storage.write(put, "before")
            proxy.lose("unanswered", b"kept-a", then_blocked=True)
            with pytest.raises(Unsettled):
                await storage.write(put, "a")

        run(db, play, patience=1.0)


@pytest.mark.xdist_group("postgresql")
def test_what_a_crash_of_the_database_has_undone_is_not_taken_for_what_others_write_later() -> None:
    with postgresql() as there:
        db = new_database(there.url)
        prepare(url_of(db))

        def put_and_crash(connection: sa.Connection) -> str:
            put(connection, "undone")
            there.restart("immediate")
            others = connect(url_of(db), writer=True)
            for name in "abc":  # in transactions with the numbers that the crash has set free
                with others.begin() as other:
                    put(other, name)
            others.dispose()
            return "undone"

        async def play(storage: Storage) -> list[str]:
            with pytest.raises(StorageDown):
                await storage.write(put_and_crash)
            await storage.write(put, "d")
            return await storage.read(names)

        assert run(db, play, patience=SILENCE) == list("abcd")
