"""Tiletum keeps to the kernel's contract, at every player count and with every kind of set-up."""

import pytest

from kingstable.games.tiletum import game
from kingstable.kernel import conformance

ALL_CHALLENGES = {
    "difficulty": "custom",
    "challenges": [card for setting in game.info.settings if setting.id == "challenges" for card in setting.values],
}
CASES = [
    *conformance.cases(game, [{}]),
    conformance.Case(1, {"difficulty": "bishop"}),
    conformance.Case(1, ALL_CHALLENGES),
    conformance.Case(2, {"wheel": "first_game"}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance(check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(game, check, case, budget)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance_at_length(check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(game, check, case, 10 * budget)
