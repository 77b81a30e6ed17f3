"""Every clause of the rules is named by a test, and no test names another."""

import re
from pathlib import Path

from kingstable.rulebook import parse

HERE = Path(__file__).parent
RULES = HERE.parent / "src" / "kingstable_moths" / "rules.md"


def test_every_clause_is_named_by_a_test() -> None:
    written = {clause.id for section in parse(RULES.read_text(encoding="utf-8")) for clause in section.clauses}
    sources = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    marks = "".join(re.findall(r"pytest\.mark\.rule\((.*?)\)", sources, re.DOTALL))
    assert written == set(re.findall(r'"([A-Z]+-\w+(?:\.\w+)?)"', marks))
