"""The conformance kit, on games that keep to everything."""

import pytest
from tests.kernel.tiny import Tiny, pledges, tiny

from kingstable.kernel import conformance

CASES = conformance.cases(tiny, [{}, {"rounds": 3}])


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
@pytest.mark.parametrize("game", [tiny, pledges], ids=["tiny", "pledges"])
def test_conformance(game: Tiny, check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(game, check, case, budget)
