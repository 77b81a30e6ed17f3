"""Every clause of docs/rules is named by a test, and no test names a clause that does not exist.

Run as a program (`python tests/test_clauses.py`), this prints how far each game has come.
"""

import ast
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = {path.stem: path for path in sorted((ROOT / "docs" / "rules").glob("*.md"))}
PLAYABLE = [game for game in RULES if (ROOT / "src" / "kingstable" / "games" / game / "__init__.py").exists()]

# A clause is defined where its id opens a line, be it a bullet, a table row, a heading or a paragraph:
# `- **KB-7.3** ...`, `| **VIS-D8** | ...`, `#### KB-X58 Title`, `**FK-D4.** ...`.
DEFINITION = re.compile(r"^ *(?:[-*] |\| *|#+ )?(?:\*\*)?([A-Z]{2,}-(?:\d+\.\d+|[A-Z]\d+))\b", re.MULTILINE)


def clauses(rules: str) -> list[str]:
    """The ids of all clauses that a rules document defines, in its order."""
    return DEFINITION.findall(rules)


def marks(source: str) -> Iterator[tuple[int, str]]:
    """The line and the id of each clause that a test file names in a `pytest.mark.rule(...)`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for arg in node.args:
                # Anything but a plain string is shown as it is written, and then found in no document.
                yield node.lineno, str(arg.value) if isinstance(arg, ast.Constant) else ast.unparse(arg)


def named_in_tests() -> dict[str, list[str]]:
    """Where each clause is named: its id, and the places as `file:line`."""
    places: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for line, clause in marks(path.read_text(encoding="utf-8")):
            places.setdefault(clause, []).append(f"{path.relative_to(ROOT)}:{line}")
    return places


def defined(game: str) -> list[str]:
    return clauses(RULES[game].read_text(encoding="utf-8"))


def by_section(ids: list[str]) -> str:
    """The ids, one section a line: `KB-7.1 KB-7.3`."""
    return "\n".join("  " + " ".join(group) for _, group in groupby(ids, lambda id: re.split(r"\.|(?<=-[A-Z])", id)[0]))


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_clause_is_named_by_a_test(game: str) -> None:
    named = named_in_tests()
    missing = [clause for clause in defined(game) if clause not in named]
    assert not missing, f"{len(missing)} clauses of docs/rules/{game}.md have no test:\n{by_section(missing)}"


def test_every_named_clause_is_in_a_rules_document() -> None:
    known = {clause for game in RULES for clause in defined(game)}
    unknown = [
        f"{place} {clause}" for clause, places in named_in_tests().items() if clause not in known for place in places
    ]
    assert not unknown, "tests name clauses that no document has:\n" + "\n".join(unknown)


@pytest.mark.parametrize("game", RULES)
def test_a_document_defines_each_clause_once_and_refers_to_none_beside_them(game: str) -> None:
    ids = defined(game)
    assert len(ids) == len(set(ids))
    (prefix,) = {id.split("-")[0] for id in ids}
    text = RULES[game].read_text(encoding="utf-8")
    assert set(re.findall(rf"\b{prefix}-(?:\d+\.\d+|[A-Z]\d+)\b", text)) == set(ids)


def test_clauses_are_found_in_every_shape() -> None:
    document = """
- **KB-7.3** Text that refers to KB-1.1 and **KB-1.2**.
  - **KB-7.4** Indented.
* **PAL-D16** *A question?* Ruling.
| **VIS-D8** | A question. | No. |
| KB-C1 | a decision point |
| 217 | example | VIS-X1 |
**FK-D4.** *A question.*
**FK-X1. A title**
#### KB-X58 A title
"""
    assert clauses(document) == ["KB-7.3", "KB-7.4", "PAL-D16", "VIS-D8", "KB-C1", "FK-D4", "FK-X1", "KB-X58"]


def test_marks_are_found_on_tests_modules_and_parameters() -> None:
    source = """
pytestmark = pytest.mark.rule("KB-1.1")
@pytest.mark.rule("KB-1.2", "KB-D1")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("KB-X1"))])
def test_it(n): ...
@pytest.mark.rule(*MANY)
def test_more(): ...
"""
    assert sorted(clause for _, clause in marks(source)) == ["*MANY", "KB-1.1", "KB-1.2", "KB-D1", "KB-X1"]


def report() -> None:
    named = named_in_tests()
    for game in RULES:
        ids = defined(game)
        missing = [clause for clause in ids if clause not in named]
        print(f"{game}: {len(ids) - len(missing)} of {len(ids)} clauses have a test")
        if missing and game in PLAYABLE:
            print(f"without one:\n{by_section(missing)}")


if __name__ == "__main__":
    report()
