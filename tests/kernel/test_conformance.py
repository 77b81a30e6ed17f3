"""The conformance kit, on games that keep to everything."""

import re
from pathlib import Path

import pytest
from tests.kernel.tiny import Tiny, TinyState, pledges, rounds, tiny

from kingstable.kernel import Turn, conformance, game_ids

CASES = conformance.cases(tiny, [{}, {"rounds": 3}])


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", conformance.CHECKS)
@pytest.mark.parametrize("game", [tiny, pledges, rounds], ids=["tiny", "pledges", "rounds"])
def test_conformance(game: Tiny, check: str, case: conformance.Case, budget: int) -> None:
    conformance.run(game, check, case, budget)


def test_cases_are_all_seats_with_all_options() -> None:
    setups = [(case.seats, case.options) for case in CASES]
    assert setups == [(seats, options) for options in ({}, {"rounds": 3}) for seats in (1, 2, 3)]
    assert [str(case) for case in CASES[2:4]] == ["3p", "1p rounds=3"]


def test_everything_a_game_says_is_collected() -> None:
    found = conformance.spoken(tiny, CASES)
    assert found["ask-play"] == {"left"}
    assert found["option-play"] == {"card"}
    assert found["log-draw"] == {"seat"}
    assert found["log-draw-known"] == {"seat", "card"}
    assert found["why-not-yours"] == frozenset()
    assert {"score-cards", "score-coins"} <= found.keys()
    assert list(found) == sorted(found)


class Losing(Tiny):
    """Loses a card in the last round."""

    def check(self, s: TinyState) -> None:
        assert s.round < 3, "a card is lost"


def test_a_failure_says_where_it_happened_and_how_to_get_there() -> None:
    game, case = Losing(), conformance.Case(2, {"rounds": 3})
    with pytest.raises(conformance.Nonconformance) as caught:
        conformance.run(game, "rules", case)
    told = str(caught.value)
    assert told.startswith("tiny [2p rounds=3] rules: AssertionError: a card is lost\n")
    again = re.search(r"again: conformance\.(reach\(.*\))$", told)
    assert again
    table = eval(again[1], {"reach": conformance.reach, "Case": conformance.Case, "game": game})
    assert table.state.round == 3
    assert table.heard(None)
    step = re.search(r"at step \d+, where seat (\d) chooses '(.*)'", told)
    assert step
    table.choose(step[2], seat=int(step[1]))


class Falling(Tiny):
    """Rules that fail in the second round."""

    def turn(self, s: TinyState) -> Turn:
        yield from super().turn(s)
        assert s.round < 2, "fallen"


@pytest.mark.parametrize("check", ["rules", "leaks", "undo"])
def test_a_fault_in_the_rules_is_reported_by_every_check(check: str) -> None:
    game, case = Falling(), conformance.Case(2, {"rounds": 3})
    with pytest.raises(conformance.Nonconformance, match="play: AssertionError: fallen") as caught:
        conformance.run(game, check, case)
    step = re.search(r"step=(\d+)", str(caught.value))
    assert step
    table = conformance.reach(game, case, 0, int(step[1]))
    with pytest.raises(AssertionError, match="fallen"):
        table.choose("end")


def test_a_bigger_budget_plays_other_games_too() -> None:
    class Rare(Tiny):
        def check(self, s: TinyState) -> None:
            assert s.coins[0] < 9

    case = conformance.Case(2, {"rounds": 3})
    conformance.run(Rare(), "rules", case)
    with pytest.raises(conformance.Nonconformance):
        conformance.run(Rare(), "rules", case, budget=50)


@pytest.mark.parametrize("id", game_ids())
def test_every_installed_game_is_put_to_the_test(id: str) -> None:
    path = Path(__file__).parent.parent / "games" / id / "test_conformance.py"
    assert "conformance.run(" in path.read_text(encoding="utf-8")
