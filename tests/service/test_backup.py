"""A whole database in one file, and back into either kind of database, while a server runs and after accidents."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from tests.kept.people import put_back
from tests.service.conftest import both_databases
from tests.service.harness import ROOT, Player, Server, play_out
from tests.service.postgresql import new_database

from kingstable.kernel import Table
from kingstable.play.refused import Refused
from kingstable.service import archive, ledger, register
from kingstable.service import hall as hall_module
from kingstable.service.archive import Archive, BadArchive
from kingstable.service.backup import backup, restore
from kingstable.service.database import BadDatabase, claims, connect, prepare, url_of
from kingstable.service.hall import Hall
from kingstable.service.house import House
from kingstable.service.settings import Settings
from kingstable.service.transfer import export_table, import_record
from kingstable.service.wire import ChatLine

OLDEST = ROOT / "tests" / "kept" / "2026-11"


def contents(db: str) -> dict[str, list[tuple[object, ...]]]:
    """All that a database keeps, but for the mark that it has been restored."""
    engine = connect(url_of(db))
    with engine.begin() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(sa.select(table))), key=repr)
            for table in archive.stored_tables(connection)
        }
    engine.dispose()
    found["keys"] = [row for row in found["keys"] if row[0] != "restored"]
    return found


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A small database with people, tables, acts and chat, for looking only."""
    db = str(tmp_path_factory.mktemp("filled") / "tables.db")
    table = Table.new("kingdom_builder", 2, seed=7)
    while table.number < 20:
        table.choose(table.asks[0].options[0], seat=table.asks[0].seat)
    names = ["Anna", 'Боріс ’\\"']
    id, _ = import_record(db, table.record, names)
    engine = connect(url_of(db), writer=True)
    with engine.begin() as connection:
        register.key(connection, "cookies")
        ledger.say(connection, id, "x", ChatLine(0, "2026-01-01T00:00:00Z", None, "Anna", 'Ось "лапки", \\ і 🎲'), "")
        connection.execute(claims.insert().values(table_id=id, version=1, worker="worker", until=10))
    engine.dispose()
    return db


@both_databases
def test_a_database_of_an_earlier_version_goes_to_a_file_and_comes_back_up_to_date(
    database: str, tmp_path: Path
) -> None:
    put_back(OLDEST, database)
    file, again = tmp_path / "tables.backup", str(tmp_path / "again.db")
    header = backup(database, file)
    assert header.schema == "0002"
    assert restore(again, file) == header
    prepare(url_of(database))
    assert contents(again) == contents(database)


@pytest.mark.xdist_group("postgresql")
def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(
    filled: str, postgres: str, tmp_path: Path
) -> None:
    there, back = new_database(postgres), str(tmp_path / "back.db")
    backup(filled, tmp_path / "one")
    restore(there, tmp_path / "one")
    backup(there, tmp_path / "two")
    restore(back, tmp_path / "two")
    assert contents(there) == contents(back) == contents(filled)
    assert all(contents(filled)[name] for name in ("people", "tables", "seats", "acts", "chat", "keys"))
    assert (tmp_path / "one").stat().st_mode & 0o077 == 0, "it holds secrets"


@both_databases
def test_a_database_that_is_not_empty_is_only_replaced_when_told(database: str, filled: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    backup(filled, file)
    restore(database, file)
    before = contents(database)
    with pytest.raises(BadDatabase, match="is not empty: it holds 2 people and 1 tables"):
        restore(database, file)
    assert contents(database) == before
    engine = connect(url_of(database), writer=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE people SET name = 'Clara'")
        connection.exec_driver_sql("DELETE FROM acts")
    engine.dispose()
    restore(database, file, replace=True)
    assert contents(database) == before


def cut(raw: bytes) -> bytes:
    return raw[: len(raw) // 2]


def flip(raw: bytes) -> bytes:
    middle = len(raw) // 2
    return raw[:middle] + bytes([raw[middle] ^ 1]) + raw[middle + 1 :]


def unpacked(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    """A change of the lines, packed again as if nothing had happened."""
    return lambda raw: gzip.compress(b"".join(change(gzip.decompress(raw).splitlines(keepends=True))))


def with_header(**fields: object) -> Callable[[bytes], bytes]:
    def change(lines: list[bytes]) -> list[bytes]:
        header = {**msgspec.json.decode(lines[0]), **fields}
        return [msgspec.json.encode(header) + b"\n", *lines[1:]]

    return unpacked(change)


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (cut, "damaged"),
        (flip, "damaged"),
        (lambda raw: b"", "it has no header"),
        (lambda raw: b"Dear Anna, ", "damaged"),
        (unpacked(lambda lines: [b"[" * 100_000 + b"\n"]), "it has no header"),
        (unpacked(lambda lines: lines[:-1]), "damaged"),
        (unpacked(lambda lines: [lines[0], *lines[2:]]), "damaged"),
        (unpacked(lambda lines: [*lines[:3], lines[2], *lines[3:]]), "damaged"),
        (unpacked(lambda lines: [*lines, b"[]\n"]), "checksum"),
        (unpacked(lambda lines: [line.replace(b"Anna", b"Olha") for line in lines]), "checksum"),
        (with_header(kingstable_backup=2), "format 2; this Kingstable reads format 1"),
        (with_header(schema="9999"), "database version 9999: a newer Kingstable made it"),
    ],
)
def test_a_file_that_is_not_sound_is_refused_before_anything_is_touched(
    harm: Callable[[bytes], bytes], said: str, filled: str, tmp_path: Path
) -> None:
    file, into = tmp_path / "tables.backup", tmp_path / "into.db"
    backup(filled, file)
    file.write_bytes(harm(file.read_bytes()))
    with pytest.raises(BadArchive, match=said):
        restore(str(into), file)
    assert not into.exists()


@both_databases
def test_a_restore_that_fails_half_way_leaves_everything_as_it_was(
    database: str, filled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.backup"
    backup(filled, file)
    restore(database, file)
    before = contents(database)
    monkeypatch.setattr(Archive, "check", lambda self, told: None)  # the file is harmed after it was looked at
    file.write_bytes(unpacked(lambda lines: [line.replace(b"Anna", b"Olha") for line in lines])(file.read_bytes()))
    with pytest.raises(BadArchive, match="checksum"):
        restore(database, file, replace=True)
    assert contents(database) == before


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@pytest.mark.xdist_group("postgresql")
def test_a_postgresql_that_is_brought_up_to_date_is_kept_as_it_was(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINGSTABLE_HOME", str(tmp_path / "home"))
    put_back(OLDEST, database)
    before = contents(database)
    aside = prepare(url_of(database))
    assert aside is not None and aside.parent == tmp_path / "home"
    restore(str(tmp_path / "again.db"), aside)
    again = contents(str(tmp_path / "again.db"))
    assert again == contents(database)
    assert {name: len(again[name]) for name in before} == {name: len(rows) for name, rows in before.items()}


@both_databases
def test_a_running_server_goes_on_with_what_is_restored_under_it(database: str, tmp_path: Path) -> None:
    workers = 2 if "://" in database else 1
    server = Server(tmp_path, database, "--workers", str(workers)).start()
    server.until(lambda: server.logged().count('"ready"') == workers)
    anna = Player(server, "Anna")
    table = anna.table("me", "me")
    anna.choose(table)
    before = anna.scene(table)
    backup(database, tmp_path / "tables.backup")
    for _ in range(3):
        anna.choose(table)
    late = anna.table("me", "open")
    with anna.page() as page, anna.page() as other:
        page.watch(table)
        [ask] = other.watch(table)["asks"]
        restore(database, tmp_path / "tables.backup", replace=True)
        wish = {"seat": ask["seat"], "number": ask["number"], "do": ask["options"][0]["do"]}
        assert anna.refused(f"/tables/{table}/choose", **wish) in ("storage", "stale", "not_your_turn", "illegal")
        assert page.closed_with() == other.closed_with() == 1012
    server.until(lambda: server.logged().count('"ready"') >= 2 * workers)
    after = anna.scene(table)
    assert [after[key] for key in ("version", "view", "asks", "log")] == [
        before[key] for key in ("version", "view", "asks", "log")
    ]
    assert anna.refused(f"/tables/{late}", "GET") == "unknown_table"
    assert play_out(table, anna)["over"]
    server.stop()
    assert Table.replay(export_table(database, table)).over


def test_a_look_around_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL may refuse what is asked while a restore drops the tables; the restore is noticed all the same."""
    database = str(tmp_path / "tables.db")
    prepare(url_of(database))
    backup(database, tmp_path / "tables.backup")
    monkeypatch.setattr(hall_module, "SWEEP", 0.05)
    halls: list[Hall] = []

    async def watch() -> None:
        house = House(Settings(db=database), lambda hall, _: halls.append(hall))
        await house.open()
        read, asked = halls[0].storage.read, [Refused("internal"), ValueError("gone")]

        async def failing(work: Callable[..., Any], *args: Any) -> Any:
            if asked:
                raise asked.pop()
            return await read(work, *args)

        monkeypatch.setattr(halls[0].storage, "read", failing)
        restore(database, tmp_path / "tables.backup", replace=True)
        while len(halls) < 2:
            await asyncio.sleep(0.05)
        assert not asked
        await house.close()

    asyncio.run(watch())


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="No such file"):
        backup(str(tmp_path / "nowhere.db"), tmp_path / "file")
    with pytest.raises(FileNotFoundError):
        restore(str(tmp_path / "nowhere.db"), tmp_path / "file")
    assert list(tmp_path.iterdir()) == []
