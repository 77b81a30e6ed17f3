"""Paladins keeps to the kernel's contract, at every player count and difficulty."""

import pytest

from kingstable.games.paladins import game
from kingstable.kernel import conformance

CASES = conformance.cases(game, [{}, {"difficulty": "hard"}])


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance(check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(game, check, case, budget)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance_at_length(check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(game, check, case, 10 * budget)
