"""Kingdom Builder keeps to the kernel's contract, at every player count and with every kind of set-up."""

import pytest

from kingstable.games.kingdom_builder import game
from kingstable.kernel import conformance

MOVERS = {"setup": "chosen", "sections": ["harbor", "barn", "paddock", "tavern"], "rotated": [True, False, True, False]}
CASES = conformance.cases(game, [{}, {"setup": "first_game"}, MOVERS])


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance(check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(game, check, case, budget)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance_at_length(check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(game, check, case, 10 * budget)
