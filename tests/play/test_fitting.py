"""Which program Play now suggests, by how somebody's games ended."""

from __future__ import annotations

from kingstable.kernel import find_game
from kingstable.play.fitting import fitting_mind
from kingstable.play.header import new_header
from kingstable.play.listed import Listed
from kingstable.play.seats import Occupant

GAME = "paladins"
ME = Occupant(person="me")


def _over(*seats: Occupant, won: bool) -> Listed:
    """A finished game, in which I sat first."""
    return Listed(new_header(find_game(GAME).info, {}, "me"), list(seats), [], 1, [0] if won else [1])


def _against(mind: str, *, won: bool) -> Listed:
    return _over(ME, Occupant(mind=mind), won=won)


def _fitting(*latest: Listed) -> str:
    return fitting_mind(GAME, "me", latest)


def test_whoever_has_met_no_program_meets_the_default_one() -> None:
    assert _fitting() == "greedy"
    assert _fitting(_over(ME, Occupant(person="borys"), won=True)) == "greedy"
    assert _fitting(_over(ME, ME, won=True)) == "greedy"
    assert _fitting(_against("random", won=True)) == "greedy", "who plays by chance is nobody's match"


def test_after_a_victory_the_next_one_is_met() -> None:
    assert _fitting(_against("beginner", won=True)) == "apprentice"
    assert _fitting(_against("greedy", won=True), _against("greedy", won=False)) == "expert"
    assert _fitting(_against("master", won=True)) == "master"


def test_one_defeat_asks_for_revenge_and_a_second_for_a_weaker_one() -> None:
    assert _fitting(_against("expert", won=False), _against("greedy", won=True)) == "expert"
    assert _fitting(_against("expert", won=False), _against("expert", won=False)) == "greedy"
    assert _fitting(_against("beginner", won=False), _against("beginner", won=False)) == "beginner"


def test_of_several_programs_the_strongest_counts() -> None:
    both = [Occupant(mind="apprentice"), Occupant(mind="beginner")]
    assert _fitting(_over(ME, *both, won=True)) == "greedy"
    assert _fitting(_over(ME, Occupant(person="borys"), *both, won=True)) == "greedy", "with others it tells nothing"


def test_a_seat_that_a_program_has_taken_over_is_no_longer_mine() -> None:
    left = Occupant(person="me", mind="greedy")
    assert _fitting(_over(left, Occupant(mind="master"), won=True)) == "greedy"


def test_whoever_met_a_program_that_is_no_longer_offered_goes_on_beside_it() -> None:
    def fitting(*latest: Listed) -> str:
        return fitting_mind("kingdom_builder", "me", latest)

    assert fitting(_against("greedy", won=True)) == "master"
    assert fitting(_against("expert", won=True)) == "master"
    assert fitting(_against("expert", won=False)) == "greedy"
    assert fitting(_against("expert", won=False), _against("greedy", won=False)) == "apprentice"
