"""The arena on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kingstable.kernel import Record, Table

SMALL = ("arena", "kingdom_builder", "--minds", "random,random", "--games", "4", "--seed", "1")


def without_time(text: str) -> object:
    report = json.loads(text)
    for standing in report["standings"]:
        standing.pop("milliseconds")
    return report


def test_the_table_shows_each_mind(run: Run) -> None:
    code, out, err = run("arena", "kingdom_builder", "--minds", "greedy,random", "--games", "2")
    assert (code, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == ["program", "greedy", "random"]
    assert "95% interval" in out


@pytest.mark.parametrize(
    ("lang", "head", "cells"),
    [
        ("en", "95% interval", r"greedy +4 +\d+\.\d% +\d+\.\d–\d+\.\d% .* \d+\.\d\d ms"),
        ("uk", "95 % у межах", r"greedy +4 +\d+,\d % +\d+,\d–\d+,\d % .* \d+,\d\d мс"),
        ("ru", "95 % в пределах", r"greedy +4 +\d+,\d % +\d+,\d–\d+,\d % .* \d+,\d\d мс"),
    ],
)
def test_numbers_are_written_as_in_the_language(run: Run, lang: str, head: str, cells: str) -> None:
    out = run(*SMALL[:3], "greedy,random", *SMALL[4:], "--lang", lang).out
    assert head in out and re.search(cells, out)


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_jobs(run: Run) -> None:
    one = run(*SMALL, "--json")
    two = run(*SMALL, "--json", "--jobs", "2")
    assert one.code == two.code == 0
    assert without_time(one.out) == without_time(two.out)


def test_records_are_kept_with_the_names_of_the_minds(run: Run, home: Path) -> None:
    assert run(*SMALL, "--records", "games").code == 0
    files = sorted((home / "games").iterdir())
    assert [file.name for file in files] == ["00000.jsonl", "00001.jsonl", "00002.jsonl", "00003.jsonl"]
    record = Record.load(files[0])
    assert record.names == ["random", "random"]
    assert Table.replay(record).over


def test_minds_are_repeated_to_fill_the_seats(run: Run) -> None:
    out = run("arena", "kingdom_builder", "--minds", "random", "--seats", "3", "--games", "2", "--json").out
    assert json.loads(out)["contest"]["minds"] == ["random"] * 3
