"""Tables of a server as files, and files as tables."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run

from kingstable.kernel import Record

FIRST = ("play", "kingdom_builder", "--seed", "7", "--seats", "me:Anna,random", "--save", "game.jsonl")


def test_a_game_goes_into_the_database_and_comes_out_again(run: Run, home: Path) -> None:
    run(*FIRST, typed="a\n" * 12)
    code, out, err = run("import", "game.jsonl", "--db", "tables.db")
    assert (code, err) == (0, "")
    table = out.split()[-1]
    code, out, err = run("export", table, "--db", "tables.db")
    assert (code, err) == (0, "")
    played, back = Record.load(home / "game.jsonl"), Record.loads(out)
    assert [choice.do for choice in back.choices] == [choice.do for choice in played.choices]
    assert (back.seed, back.options, back.names[0]) == (played.seed, played.options, "Anna")
    assert run("export", table, "copy.jsonl", "--db", "tables.db").code == 0
    assert Record.load(home / "copy.jsonl") == back


def test_a_table_that_is_not_there_and_a_file_that_is_no_record(run: Run, home: Path) -> None:
    code, out, err = run("export", "nowhere", "--db", "tables.db")
    assert (code, out) == (2, "") and "there is no table 'nowhere'" in err
    (home / "game.jsonl").write_text("nonsense\n")
    code, out, err = run("import", "game.jsonl", "--db", "tables.db")
    assert (code, out) == (2, "") and "game.jsonl, line 1: not a Kingstable record" in err
    assert err.count("\n") == 1
