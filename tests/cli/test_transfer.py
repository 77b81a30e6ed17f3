"""The commands about a server: serving, tables as files and back, lost passwords."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kingstable.kernel import Record
from kingstable.service import accounts, register
from kingstable.service.database import prepare, url_of
from kingstable.service.register import Person
from kingstable.service.transfer import with_database

FIRST = ("play", "kingdom_builder", "--seed", "7", "--seats", "me:Anna,random", "--save", "game.jsonl")


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ((), {"host": "127.0.0.1", "port": 8000, "db": None, "workers": 1, "open_browser": True}),
        (("--lang", "uk"), {"host": "127.0.0.1", "port": 8000, "db": None, "workers": 1, "open_browser": True}),
        (("serve",), {"host": "127.0.0.1", "port": 8000, "db": None, "workers": 1, "open_browser": False}),
        (
            ("serve", "--host", "0.0.0.0", "--port", "9", "--db", "x.db", "--workers", "3", "--open"),
            {"host": "0.0.0.0", "port": 9, "db": "x.db", "workers": 3, "open_browser": True},
        ),
    ],
)
def test_serve_asks_the_service_for_what_was_said(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], asked: dict[str, object]
) -> None:
    calls: list[dict[str, object]] = []
    monkeypatch.setattr("kingstable.service.run.serve", lambda **given: calls.append(given))
    assert run(*words).code == 0
    assert calls == [asked]


def test_a_server_that_cannot_run_is_one_line(run: Run) -> None:
    code, out, err = run("serve", "--workers", "2", "--db", "x.db")
    assert (code, out) == (2, "") and "PostgreSQL" in err and err.count("\n") == 1


def test_a_game_goes_into_the_database_and_comes_out_again(run: Run, home: Path) -> None:
    run(*FIRST, typed="a\n" * 12)
    code, out, err = run("import", "game.jsonl", "--db", "tables.db")
    assert (code, err) == (0, "")
    table = out.split()[5].rstrip(".")
    assert "/join/" in out
    code, out, err = run("export", table, "--db", "tables.db")
    assert (code, err) == (0, "")
    played, back = Record.load(home / "game.jsonl"), Record.loads(out)
    assert [choice.do for choice in back.choices] == [choice.do for choice in played.choices]
    assert (back.seed, back.options, back.names[0]) == (played.seed, played.options, "Anna")
    assert back.names[1] == "random", "a mind keeps its seat"
    assert run("export", table, "copy.jsonl", "--db", "tables.db").code == 0
    assert Record.load(home / "copy.jsonl") == back


def test_a_table_that_is_not_there_and_a_file_that_is_no_record(run: Run, home: Path) -> None:
    assert "No such file" in run("export", "nowhere", "--db", "tables.db").err
    assert not (home / "tables.db").exists()
    prepare(url_of("tables.db"))
    code, out, err = run("export", "nowhere", "--db", "tables.db")
    assert (code, out) == (2, "") and "There is no table “nowhere”" in err
    (home / "game.jsonl").write_text("nonsense\n")
    code, out, err = run("import", "game.jsonl", "--db", "tables.db")
    assert (code, out) == (2, "") and "game.jsonl, line 1: not a Kingstable record" in err
    assert err.count("\n") == 1


def test_a_database_is_backed_up_and_restored(run: Run, home: Path) -> None:
    run(*FIRST, typed="a\n" * 12)
    run("import", "game.jsonl", "--db", "tables.db")
    code, out, err = run("backup", "tables.backup", "--db", "tables.db")
    assert (code, out, err) == (0, "The database has been written to tables.backup (people: 1, tables: 1).\n", "")
    code, out, err = run("restore", "tables.backup", "--db", "again.db")
    assert (code, err) == (0, "") and "restored from tables.backup (people: 1, tables: 1)" in out
    code, out, err = run("restore", "tables.backup", "--db", "again.db", "--lang", "uk")
    assert (code, out) == (2, "") and "не порожня (людей: 1, столів: 1)" in err and "--replace" in err
    assert run("restore", "tables.backup", "--db", "again.db", "--replace").code == 0
    (home / "tables.backup").write_bytes((home / "tables.backup").read_bytes()[:-20])
    code, out, err = run("restore", "tables.backup", "--db", "new.db")
    assert (code, out) == (2, "") and "is not a Kingstable backup, or it is damaged" in err and err.count("\n") == 1
    assert not (home / "new.db").exists()


def test_a_lost_password_gets_a_link(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "No such file" in run("password", "anna", "--db", "tables.db").err
    with_database("tables.db", register.save_person, Person(id="a", name="Anna"), "")
    with_database("tables.db", accounts.set_login, "a", "anna", "x", "", "")
    code, out, err = run("password", "borys", "--db", "tables.db")
    assert (code, out) == (2, "") and "Nobody here has the login “borys”" in err
    code, out, err = run("password", "Anna", "--db", "tables.db")
    assert (code, err) == (0, "") and " /password/" in out
    monkeypatch.setenv("KINGSTABLE_URL", "https://play.example.org/")
    assert " https://play.example.org/password/" in run("password", "Anna", "--db", "tables.db").out
