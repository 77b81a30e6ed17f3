"""The score pad on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.service.harness import ROOT

from kingstable.games.kingdom_builder.pad import read, score
from kingstable.kernel import game_ids

ROWS = ["." * 20] * 20
POSITION = {
    "sections": ["tower", "farm", "oasis", "harbor"],
    "rotated": [False, False, False, False],
    "players": 2,
    "cards": ["fishermen", "lords"],
    "owners": ROWS,
}


def test_json_has_one_object_a_player_for_each_position(run: Run, home: Path) -> None:
    (home / "all.json").write_text(json.dumps([POSITION, {**POSITION, "cards": ["knights"]}]))
    code, out, err = run("score", "kingdom_builder", "all.json", "--json")
    assert (code, err) == (0, "")
    empty = {"fishermen": 0, "lords": 48, "castles": 0, "total": 48}
    assert json.loads(out) == [[empty] * 2, [{"knights": 0, "castles": 0, "total": 0}] * 2]


def test_the_table_names_cards_and_players(run: Run, home: Path) -> None:
    (home / "one.json").write_text(json.dumps(POSITION))
    out = run("score", "kingdom-builder", "one.json", "--lang", "uk").out
    assert [line.split() for line in out.splitlines()] == [
        ["Гравець", "1", "Гравець", "2"],
        ["Рибалки", "0", "0"],
        ["Лорди", "48", "48"],
        ["Замки", "0", "0"],
        ["Разом", "48", "48"],
        ["Спільна", "перемога:", "Гравець", "1,", "Гравець", "2."],
    ]


def test_a_position_can_be_piped_in(run: Run) -> None:
    code, out, _ = run("score", "kingdom_builder", "-", "--json", typed=json.dumps(POSITION))
    assert code == 0
    (position,) = read(json.dumps(POSITION))
    assert json.loads(out) == [[player.lines() for player in score(position)]]


def test_malformed_input_names_the_place(run: Run, home: Path) -> None:
    rows = ["." * 20] * 3 + ["." * 7 + "x" + "." * 12] + ["." * 20] * 16
    for wrong, said in [
        ({**POSITION, "owners": rows}, "owners row 3, column 7: 'x' is neither a dot nor a digit 0–1"),
        ({**POSITION, "cards": ["dragons"]}, "cards[0]: 'dragons' is not a card"),
        ({**POSITION, "sections": ["tower"]}, "sections: 1 entry instead of 4"),
        ([POSITION, 7], "position 2: 7 is not an object"),
    ]:
        (home / "wrong.json").write_text(json.dumps(wrong))
        code, out, err = run("score", "kingdom_builder", "wrong.json", "--json")
        assert (code, out) == (2, "") and err.count("\n") == 1
        assert said in err
    assert run("score", "kingdom_builder", "-", typed="{").err.startswith("kingstable: not JSON: line 1, column 2")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "position 2: owners row 1, column 11: player 2 cannot have a settlement on a mountain hex"),
        ("uk", "позиція 2: owners, рядок 1, стовпчик 11: у гравця 2 не може бути поселення на горі"),
        ("ru", "позиция 2: owners, строка 1, столбец 11: у игрока 2 не может быть поселения на горе"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_of_the_reader(run: Run, home: Path, lang: str, said: str) -> None:
    sections = ["harbor", "tower", "oracle", "barn"]
    rows = ["." * 20, "." * 11 + "1" + "." * 8, *["." * 20] * 18]
    wrong = {**POSITION, "sections": sections, "owners": rows}
    (home / "wrong.json").write_text(json.dumps([POSITION, wrong]))
    assert run("score", "kingdom_builder", "wrong.json", "--lang", lang) == (2, "", f"kingstable: {said}\n")


@pytest.mark.parametrize("game", game_ids())
def test_nothing_to_score_is_said_alike_for_all_games(run: Run, home: Path, game: str) -> None:
    (home / "latin.json").write_bytes(b'{"name": "\xe9"}')
    for file, typed, said in [
        ("-", "", "not JSON: line 1, column 1: a value is missing"),
        ("-", "[]", "not a position: the list is empty"),
        ("-", "[7]", "position 1: 7 is not an object"),
        ("latin.json", "", "not UTF-8 text: byte 10"),
    ]:
        assert run("score", game, file, typed=typed) == (2, "", f"kingstable: {said}\n")


PEOPLE = {"vp": 60, "houses": 6, "pillars": 4, "completed": 4, "resources": 11}
CARDINAL = {"vp": 60, "houses": 6, "pillars": 4, "resources": {"gold": 9}}


@pytest.mark.parametrize(
    ("lang", "tied", "won"),
    [
        ("en", "Tie-break: Turn order", ["Player 1 wins.", "The Cardinal wins."]),
        ("uk", "У разі нічиєї: Порядок ходу", ["Перемога: Гравець 1.", "Перемога: Кардинал."]),
        ("ru", "В случае ничьей: Порядок хода", ["Победа: Игрок 1.", "Победа: Кардинал."]),
    ],
)
def test_it_says_who_wins_and_by_which_tie_break(run: Run, lang: str, tied: str, won: list[str]) -> None:
    behind = {**PEOPLE, "completed": 0, "resources": 0}
    positions = [{"players": [PEOPLE, PEOPLE]}, {"players": [behind], "cardinal": CARDINAL}]
    code, out, err = run("score", "tiletum", "-", "--lang", lang, typed=json.dumps(positions))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    first, second = lines[: lines.index("")], lines[lines.index("") + 1 :]
    assert first[-2].split() == [*tied.split(), "1", "2"]
    assert [first[-1], second[-1]] == won
    assert [first[0].split()[-1], second[0].split()[-1]] == ["1", "2"], "positions count from 1"


@pytest.mark.parametrize(("number", "game"), [(1, "for_the_king"), (2, "paladins"), (3, "viscounts"), (4, "tiletum")])
def test_the_examples_of_the_documentation_are_scored(run: Run, number: int, game: str) -> None:
    page = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    example = re.findall(r"```json\n(.*?)```", page, re.DOTALL)[number]
    code, out, err = run("score", game, "-", typed=example)
    assert (code, err) == (0, "") and "wins." in out
