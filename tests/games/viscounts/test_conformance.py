"""The conformance kit on every number of players and every Automa."""

import pytest

from kingstable.games.viscounts import game
from kingstable.kernel import conformance
from kingstable.kernel.conformance import Case

CASES = [
    *conformance.cases(game),
    Case(1, {"automa": "builder", "difficulty": 1}),
    Case(1, {"automa": "noble", "difficulty": 3}),
    Case(1, {"automa": "card", "difficulty": 2}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance(check: str, case: Case, budget: int) -> None:
    conformance.run(game, check, case, budget)
