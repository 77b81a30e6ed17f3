"""The conformance kit on For the King: every number of players, with nobles dealt and chosen."""

import pytest

from kingstable.games.for_the_king import game
from kingstable.kernel import conformance

CASES = conformance.cases(game, [{}, {"nobles": "chosen"}])


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance(check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(game, check, case, budget)
