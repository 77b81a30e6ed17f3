"""Replaying a recorded game: one moment of it, or step by step."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

FIRST = ("play", "kingdom_builder", "--setup", "first-game", "--seed", "7", "--seats", "me:Anna,random")


@pytest.fixture
def record(run: Run, home: Path) -> str:
    run(*FIRST, "--save", "game.jsonl", typed="0,7\n0,8\n0,9\n\nq\n")
    return str(home / "game.jsonl")


def test_one_moment(run: Run, record: str) -> None:
    code, out, err = run("replay", record, "--at", "2")
    assert (code, err) == (0, "")
    assert "Anna: Build at 0,8" in out and "2 of " in out
    assert out.count("Round 1   Draw pile") == 1
    assert "To build: 1" in out


def test_the_beginning_and_the_end(run: Run, record: str) -> None:
    assert "To build: 3" in run("replay", record, "--at", "0").out
    out = run("replay", record, "--at", "4").out
    assert "Anna: End the turn" in out
    assert "Anna draws a card" in out and "Anna draws a card:" not in out
    assert "Anna draws a card:" in run("replay", record, "--at", "4", "--seat", "1").out


def test_step_by_step_with_lines(run: Run, record: str) -> None:
    out = run("replay", record, typed="\n\nb\n3\nend\nhome\nq\n").out
    shown = [line.split(" of ")[0] for line in out.splitlines() if " of " in line and line[0].isdecimal()]
    last = shown[5]
    assert shown == ["0", "1", "2", "1", "3", last, "0"]
    assert int(last) > 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--at", "99999"), "There is no choice 99999; the game has "),
        (("--at", "-1"), "There is no choice -1"),
        (("--seat", "3"), "There is no seat 3; the seats are numbered 1 to 2."),
        (("--at", "x"), "--at: “x” is not a number."),
    ],
)
def test_what_is_not_there(run: Run, record: str, words: tuple[str, ...], said: str) -> None:
    code, out, err = run("replay", record, *words)
    assert (code, out) == (2, "") and said in err


def test_a_damaged_record_can_be_seen_up_to_the_damage(run: Run, record: str) -> None:
    path = Path(record)
    path.write_text("\n".join([*path.read_text().splitlines()[:3], '{"seat":']))
    assert "line 4: the line is damaged" in run("replay", record).err
    code, out, _ = run("replay", record, "--salvage", "--at", "2")
    assert code == 0 and "Anna: Build at 0,8" in out
    assert not path.with_name("game.jsonl.damaged").exists()


def test_names_from_a_file_cannot_play_with_the_terminal(run: Run, record: str) -> None:
    path = Path(record)
    path.write_text(path.read_text().replace("me:Anna", "A\\u001b[2Jnna"))
    out = run("replay", record, "--at", "1").out
    assert "\x1b" not in out and "A[2Jnna: Build at 0,7" in out
