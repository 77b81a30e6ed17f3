"""Judging a recorded game in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

FIRST = ("play", "kingdom_builder", "--setup", "first-game", "--seed", "7", "--seats", "me:Anna,random")


@pytest.fixture
def record(run: Run, home: Path) -> str:
    run(*FIRST, "--save", "game.jsonl", typed="0,7\n0,8\n0,9\n\nq\n")
    return str(home / "game.jsonl")


@pytest.mark.parametrize(("lang", "said"), [("en", "points lost"), ("uk", "втрачено очок"), ("ru", "потеряно очков")])
def test_a_game_is_judged_for_people(run: Run, record: str, lang: str, said: str) -> None:
    code, out, err = run("analyse", record, "--seconds", "1", "--lang", lang)
    assert (code, err) == (0, "")
    assert said in out and "Anna" in out


def test_a_game_is_judged_for_programs(run: Run, record: str) -> None:
    found = json.loads(run("analyse", record, "--seconds", "1", "--json").out)
    assert (found["game"], found["progress"]) == ("kingdom_builder", 100)
    assert [player["seat"] for player in found["players"]] == [0, 1]
    assert found["decisions"][0]["played"]["steps"]


@pytest.mark.parametrize(
    ("words", "said"),
    [(("--seconds", "0"), "--seconds must be at least 1, not 0."), (("--seconds", "x"), "“x” is not a number")],
)
def test_what_cannot_be_judged(run: Run, record: str, words: tuple[str, ...], said: str) -> None:
    code, out, err = run("analyse", record, *words)
    assert (code, out) == (2, "") and said in err


def test_a_record_without_decisions(run: Run, home: Path) -> None:
    run(*FIRST, "--save", "game.jsonl", typed="q\n")
    assert "Nothing is decided in this record." in run("analyse", str(home / "game.jsonl")).err
