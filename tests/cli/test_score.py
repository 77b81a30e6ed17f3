"""The score pad on the command line."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

from kingstable.games.kingdom_builder.pad import read, score

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
    ]


def test_a_position_can_be_piped_in(run: Run) -> None:
    code, out, _ = run("score", "kingdom_builder", "-", "--json", typed=json.dumps(POSITION))
    assert code == 0
    (position,) = read(json.dumps(POSITION))
    assert json.loads(out) == [[player.lines() for player in score(position)]]


def test_malformed_input_names_the_place(run: Run, home: Path) -> None:
    rows = ["." * 20] * 3 + ["." * 7 + "x" + "." * 12] + ["." * 20] * 16
    for wrong, said in [
        ({**POSITION, "owners": rows}, "owners row 3, column 7: 'x' is neither '.' nor a player 0..1"),
        ({**POSITION, "cards": ["dragons"]}, "cards[0]: 'dragons' is not a card"),
        ({**POSITION, "sections": ["tower"]}, "sections: 1 entries instead of 4"),
        ([POSITION, 7], "position 1: 7 is not an object"),
    ]:
        (home / "wrong.json").write_text(json.dumps(wrong))
        code, out, err = run("score", "kingdom_builder", "wrong.json", "--json")
        assert (code, out) == (2, "") and err.count("\n") == 1
        assert said in err
    assert run("score", "kingdom_builder", "-", typed="{").err.startswith("kingstable: not JSON: line 1, column 2")
