"""The game keeps to the kernel's contract, at every number of players."""

import pytest
from kingstable.kernel import conformance

from kingstable_newgame import game


@pytest.mark.parametrize("case", conformance.cases(game), ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conformance(check: str, case: conformance.Case) -> None:
    conformance.run(game, check, case)
