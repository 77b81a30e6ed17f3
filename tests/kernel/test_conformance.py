"""The conformance kit, on a game that keeps to everything."""

import pytest
from tests.kernel.tiny import tiny

from kingstable.kernel import conformance

CASES = conformance.cases(tiny, [{}, {"rounds": 3}])


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance(check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(tiny, check, case, budget)
