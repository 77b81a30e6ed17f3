"""Tables as record files, straight from and into the database; and databases of older versions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.service.conftest import both_databases
from tests.service.harness import Player, Server, play_out

from kingstable.kernel import BadRecord, Choice, Record, Table
from kingstable.minds import default_mind
from kingstable.play.refused import Refused
from kingstable.service import database
from kingstable.service.database import BadDatabase, prepare, url_of
from kingstable.service.transfer import export_table, import_record


def game(choices: int) -> Record:
    table = Table.new("tiny", 2, {"rounds": 3}, seed=11)
    while not table.over and len(table.made) < choices:
        ask = table.asks[-1]
        table.choose(ask.options[len(table.made) % len(ask.options)], seat=ask.seat, at="2026-01-01T00:00:00Z")
    record = table.record
    record.names = ["Anna", "Borys"]
    return record


@both_databases
@pytest.mark.parametrize("choices", [0, 3, 500])
def test_what_is_imported_comes_out_again(database: str, choices: int) -> None:
    record = game(choices)
    table, _ = import_record(database, record, ["Anna", "Borys"])
    assert export_table(database, table) == record


def test_whoever_has_the_link_goes_on_with_an_imported_game(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    record = game(4)
    table, code = import_record(db, record, ["Anna"], ["", "broken"])
    server = Server(tmp_path, db).start()
    clara = Player(server, "Clara")
    scene = clara.scene(table)
    assert [(seat["kind"], seat["name"]) for seat in scene["seats"]] == [("open", "Anna"), ("mind", "")]
    assert scene["choices"] == len(record.choices)
    assert clara.refused(f"/tables/{table}/join") == "already_started"
    with clara.page() as page:
        page.watch(table)
        clara.post(f"/join/{code}")
        scene = page.scene(lambda scene: scene["seats"][0]["name"] == "Clara")
    assert scene["viewer_seats"] == [0]
    assert clara.scene(table)["log"][-1]["message"]["id"] == "log-seat-joined"
    assert Player(server, "Dana").refused(f"/join/{code}") == "already_started"
    assert play_out(table, clara)["over"]
    assert export_table(db, table).names[0] == "Clara"
    server.stop()


def test_minds_keep_their_seats_and_the_others_get_the_default_one(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    table, _ = import_record(db, game(500), ["", "Borys"], ["cheat"])
    assert export_table(db, table).names == ["cheat", "Borys"]
    table, _ = import_record(db, game(500))
    assert export_table(db, table).names == [default_mind("tiny")] * 2


def test_names_from_a_file_are_cleaned_as_those_of_guests_are(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    table, _ = import_record(db, game(500), ["\u202eAn\x1b[2J\n na" + "a" * 100, " \u200b "])
    assert export_table(db, table).names == ["An[2J na" + "a" * 32, default_mind("tiny")]


def test_a_table_of_a_running_server_can_be_exported(server: Server) -> None:
    anna = Player(server, "Anna")
    table = anna.table("me", "random")
    anna.choose(table)
    assert export_table(server.db, table).names == ["Anna", "random"]
    final = play_out(table, anna)
    assert len(export_table(server.db, table).choices) == final["choices"]


def test_what_cannot_be_is_said(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with pytest.raises(BadDatabase, match="No such file"):
        export_table(db, "x")
    prepare(url_of(db))
    with pytest.raises(Refused, match="there is no table 'x'"):
        export_table(db, "x")
    record = game(3)
    record.choices.append(Choice(0, "bid 99"))
    with pytest.raises(BadRecord):
        import_record(db, record)


@both_databases
def test_migrations_lead_to_the_tables_of_the_code(database: str) -> None:
    from kingstable.service import database as code

    url = code.url_of(database)
    code.prepare(url)
    engine = code.connect(url, writer=True)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), code.metadata)
    engine.dispose()
    assert differences == []
    assert ScriptDirectory.from_config(code._alembic()).get_current_head() == code.HEAD


def test_an_older_database_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    url = database.url_of(str(tmp_path / "tables.db"))
    engine = database.connect(url, writer=True)
    config = database._alembic()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row: dict[str, Any] = {
            "id": "old",
            "game": "tiny",
            "rules_version": 1,
            "options": "{}",
            "seed": "1",
            "name": "",
        }
        row |= {"owner": "", "free_undo": True, "private": False, "join_code": "x", "created": "", "updated": ""}
        columns = ", ".join([*row, "status"])
        connection.execute(
            sa.text(f"INSERT INTO tables ({columns}) VALUES ({', '.join(f':{key}' for key in row)}, 'open')"), row
        )
    engine.dispose()
    before = database.prepare(url)
    with database.connect(url).begin() as connection:
        found = connection.execute(sa.select(database.tables)).one()
    assert (found.id, found.components) == ("old", "")
    assert before == tmp_path / f"tables.before-{database.HEAD}.db"
    with closing(sqlite3.connect(before)) as aside:
        assert aside.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert aside.execute("SELECT id FROM tables").fetchone() == ("old",)
    assert database.prepare(url) is None
