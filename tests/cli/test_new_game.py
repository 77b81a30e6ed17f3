"""`kingstable new-game`: names, folders, refusals. What it writes is played in tests/browser/test_outside.py."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kingstable.cli.new_game import name_of
from kingstable.kernel import conformance
from kingstable.kernel.conformance import Nonconformance

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("words", "title", "id", "type", "prefix"),
    [
        ("Stone Road", "Stone Road", "stone_road", "StoneRoad", "SR"),
        ("stone_road", "Stone Road", "stone_road", "StoneRoad", "SR"),
        ("stone-road", "Stone Road", "stone_road", "StoneRoad", "SR"),
        ("Kind Bears", "Kind Bears", "kind_bears", "KindBears", "KI"),  # KB is Kingdom Builder's
        ("Go 2", "Go 2", "go_2", "Go2", "GO"),
        ("McRae", "McRae", "mcrae", "McRae", "MC"),
        ("x", "X", "x", "X", "XX"),
    ],
)
def test_a_name_has_all_its_forms(words: str, title: str, id: str, type: str, prefix: str) -> None:
    assert name_of(words) == (title, id, type, prefix)


@pytest.mark.parametrize("words", ["", " ", "2048", "Камінь", "a/b", "../up", "class", "a.b", "x" * 41])
@pytest.mark.parametrize(("lang", "said"), [("en", "name of a game"), ("uk", "називатися"), ("ru", "называться")])
def test_a_name_that_cannot_be_one_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, lang: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run("new-game", words, "--lang", lang)
    assert (code, out) == (2, "") and said in err
    assert not list(tmp_path.iterdir())


def test_a_game_that_there_is_already_is_refused(run: Run, tmp_path: Path) -> None:
    code, _, err = run("new-game", "Kingdom Builder", str(tmp_path / "kb"))
    assert code == 2 and "already is a game" in err and not (tmp_path / "kb").exists()


def test_a_folder_with_something_in_it_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    for folder in (tmp_path, tmp_path / "mine"):
        code, _, err = run("new-game", "Stone Road", str(folder))
        assert code == 2 and "already exists" in err
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_nothing_of_the_template_s_own_name_is_left(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("new-game", "Long Way Home", str(tmp_path / "way"))
    assert code == 0 and "pip install -e" in out
    for path in (tmp_path / "way").rglob("*"):
        assert "newgame" not in path.name
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            assert not [word for word in ("newgame", "NewGame", "New Game", "NEW-") if word in text], path
    assert "ui-special-long-way-home" in (tmp_path / "way/src/kingstable_long_way_home/locale/lobby/en.ftl").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("name", "cited", "refused"),
    [("clay_road", "CR-2.2", nullcontext()), ("corn_road", "CR-2.9", pytest.raises(Nonconformance, match=r"CR-2\.9"))],
)
def test_the_kit_finds_a_question_that_cites_a_clause_its_rules_do_not_have(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    cited: str,
    refused: AbstractContextManager[object],
) -> None:
    run("new-game", name, str(tmp_path))
    course = tmp_path / "src" / f"kingstable_{name}" / "rules" / "course.py"
    before, after = course.read_text(encoding="utf-8").split('"CR-2.1"')
    course.write_text(f'{before}"{cited}"{after}', encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    game = import_module(f"kingstable_{name}").game
    with refused:
        conformance.run(game, "questions", conformance.Case(2))


def commands(text: str) -> list[str]:
    """What is to be typed, whatever Python is called there and whatever the folder."""
    return re.findall(r"-m (pip install -e|pytest|kingstable)\b", text)


def test_everywhere_a_new_game_is_installed_tested_and_played_by_the_same_commands(run: Run, tmp_path: Path) -> None:
    _, out, _ = run("new-game", "Stone Road", str(tmp_path / "road"))
    readme = (tmp_path / "road" / "README.md").read_text(encoding="utf-8")
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2]
    example = (ROOT / "examples" / "moths" / "README.md").read_text(encoding="utf-8")
    for text in (out, readme, contributing, example):
        assert commands(text) == ["pip install -e", "pytest", "kingstable"]
