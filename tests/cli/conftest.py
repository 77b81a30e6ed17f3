"""What the tests of the command line share: running it in this process, with what was typed and what was said."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from kingstable.cli import main


class Ran(NamedTuple):
    """How a command ended and what it said; to a reader a space is a space, whether a line may break there or not."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data directory of its own, plain English, and a screen of 80 x 24."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("KINGSTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Run `kingstable` with these words; `typed` are the lines of standard input."""

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        capfd.readouterr()
        code = main(words)
        out, err = (text.replace("\N{NO-BREAK SPACE}", " ") for text in capfd.readouterr())
        return Ran(code, out, err)

    return run


@pytest.fixture
def saved(home: Path) -> Callable[[], Path]:
    """The one file in the data directory."""

    def saved() -> Path:
        (path,) = (home / "data" / "kingstable" / "saves").glob("*.jsonl")
        return path

    return saved
