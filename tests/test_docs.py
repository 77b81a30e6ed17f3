"""What the documents show is true: examples in the kernel's docstrings, and code in the README and in docs."""

import doctest
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import kingstable.kernel
from kingstable.kernel import (
    Ask,
    Asks,
    Choice,
    Game,
    GameInfo,
    Notation,
    Option,
    Record,
    Rng,
    ScoreLine,
    ScoreSheet,
    Setting,
    Sight,
    State,
    Table,
    Thing,
)
from kingstable.kernel.pad import Entry

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
MODULES = [
    module.name
    for module in walk_packages(kingstable.kernel.__path__, "kingstable.kernel.")
    if not module.name.endswith("__main__")
]


def blocks(path: Path, language: str) -> list[str]:
    """The code blocks of a page that are in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def run(examples: doctest.DocTest) -> None:
    told: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=told.append, clear_globs=False)
    assert not result.failed, "".join(told)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    for examples in doctest.DocTestFinder(exclude_empty=True).find(import_module(name)):
        run(examples)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_python_on_a_page_runs(path: Path) -> None:
    """The blocks of a page follow each other; one without prompts is a program of its own."""
    names: dict[str, object] = {}
    for number, block in enumerate(blocks(path, "python"), 1):
        place = f"{path.name} block {number}"
        if ">>>" in block:
            examples = doctest.DocTestParser().get_doctest(block, names, place, str(path), 0)
            run(examples)
            names = examples.globs
        else:
            exec(compile(block, place, "exec"), names)


def test_the_record_that_the_docs_show_is_a_game() -> None:
    (text,) = blocks(ROOT / "docs" / "record.md", "jsonl")
    record = Record.loads(text)
    assert record.dumps() == text
    table = Table.replay(record)
    assert record.choices[-1] == Choice(1, "build 2,3", auto=True)
    assert [choice.auto for choice in table.record.choices] == [choice.auto for choice in record.choices]


@pytest.mark.parametrize("mistake", [">>> 1 + 1\n3\n", ">>> [][0]\n"])
def test_an_example_that_is_not_true_is_found(mistake: str) -> None:
    with pytest.raises(AssertionError, match="Failed example"):
        run(doctest.DocTestParser().get_doctest(mistake, {}, "mistake", "mistake", 0))


#: What games are given, with all its public members.
GIVEN = (Ask, Asks, Entry, Game, GameInfo, Notation, Option, Rng, ScoreLine, ScoreSheet, Setting, Sight, State, Thing)
GAME_PAGE = (ROOT / "docs" / "game.md").read_text(encoding="utf-8")


def callable_by_games() -> set[str]:
    members = {name for kind in GIVEN for name in (*dir(kind), *kind.__annotations__) if not name.startswith("_")}
    return members | set(kingstable.kernel.__all__)


def test_the_page_for_games_has_all_that_they_may_call() -> None:
    assert not sorted(callable_by_games() - set(re.findall(r"\w+", GAME_PAGE)))


def test_the_tables_for_games_name_nothing_that_there_is_not() -> None:
    cells = re.findall(r"^\| (`.*?) \|", GAME_PAGE, re.MULTILINE)
    named = {name.rpartition(".")[2] for cell in cells for name in re.findall(r"`([\w.]+)", cell)}
    assert len(named) > 30 and not named - callable_by_games()
