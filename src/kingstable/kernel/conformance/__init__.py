"""The conformance kit: what every game must keep to, checked at the decisions of random games.

A game gets all checks by one small test file:

    CASES = conformance.cases(game, [{}, {"rounds": 1}])

    @pytest.mark.parametrize("case", CASES, ids=str)
    @pytest.mark.parametrize("check", conformance.CHECKS)
    def test_conformance(check, case, budget):
        conformance.run(game, check, case, budget)

A failure names the place; `reach` brings its table back.
"""

from __future__ import annotations

from collections.abc import Iterable

from kingstable.kernel.conformance import memory, processes, questions, secrets, words  # noqa: F401 (they enter their checks)
from kingstable.kernel.conformance.walk import CHECKS, GAMES, Case, Nonconformance, Walk, cases, reach
from kingstable.kernel.conformance.words import parts, said_in
from kingstable.kernel.game import AnyGame

__all__ = ["CHECKS", "Case", "Nonconformance", "cases", "reach", "run", "spoken"]


def run(game: AnyGame, check: str, case: Case, budget: int = 1) -> None:
    """Make one check on a number of random games; raises `Nonconformance`."""
    for seed in range(budget if check == "processes" else GAMES * budget):
        walk = Walk(game, case, seed, check)
        try:
            CHECKS[check](walk)
        except Nonconformance:
            raise
        except Exception as error:
            raise Nonconformance(walk.told(f"{type(error).__name__}: {error}")) from error


def spoken(game: AnyGame, cases: Iterable[Case], budget: int = 1) -> dict[str, frozenset[str]]:
    """All message ids that random games use, each with the names of its arguments, so that words can be checked."""
    found: dict[str, set[str]] = {}
    for case in cases:
        for seed in range(GAMES * budget):
            for said in said_in(Walk(game, case, seed, "spoken")):
                for part in parts(said):
                    found.setdefault(part.id, set()).update(part.args)
    return {id: frozenset(found[id]) for id in sorted(found)}
