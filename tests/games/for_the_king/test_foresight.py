"""How a world may end: what is left is dealt out, and what is up for auction goes to who has gold."""

from __future__ import annotations

from tests.games.for_the_king.scenes import P1, P2, P3, card, phase_one, phase_two, random_game

from kingstable.games.for_the_king.foresight import foreseen
from kingstable.games.for_the_king.prospects import foretells
from kingstable.games.for_the_king.scoring import outcome
from kingstable.games.for_the_king.state import KingState
from kingstable.games.for_the_king.tables import OFFICE, OFFICES


def sums(s: KingState, code: str) -> dict[int, int]:
    """What each seat will have in an office."""
    [found] = [each for each in foreseen(s) if OFFICES[each.duty.office] == code]
    return {standing.seat: standing.sum for standing in found.standings}


def test_at_the_end_it_is_the_end() -> None:
    table = random_game(3, 5)
    assert table.over and foreseen(table.state) == outcome(table.state, None).awards
    assert [sum(line.points for line in sheet) for sheet in foretells(table.state)] == [
        sheet.total for sheet in table.scores()
    ]


def test_everybody_gets_a_card_of_a_turn_to_come_and_one_is_up_for_auction() -> None:
    s = phase_one(2, "DIP-H DIP-E DIP-A", hands={P1: "GOLD1-01", P2: "GOLD2-01"}).state
    assert sums(s, "dip") == {P1: 4, P2: 3 + 2}, "who has more gold buys the third"


def test_gold_buys_what_is_up_for_auction_in_turn() -> None:
    hands = {P1: "GOLD3-01 GOLD3-02", P2: "GOLD1-01", P3: "GOLD2-01 GOLD2-02"}
    s = phase_two(3, "DIP-H DIP-E DIP-A GOLD1-02", hands=hands).state
    assert sums(s, "dip") == {P1: 4 + 2, P3: 3}
    s.hands[P1].remove(card("GOLD3-02"))
    assert sums(s, "dip") != {P1: 4 + 2, P3: 3}, "less gold buys less"


def test_worlds_that_differ_in_a_card_end_alike_but_for_it() -> None:
    s = random_game(3, 8, 40).state
    other = s.copy()
    lost = next(each for each in other.hands[P1] if OFFICE[each] >= 0)
    other.hands[P1].remove(lost)
    differs = [mine.duty.office for mine, its in zip(foreseen(s), foreseen(other), strict=True) if mine != its]
    assert differs == [OFFICE[lost]]


def test_it_leaves_the_world_as_it_is() -> None:
    s = random_game(4, 3, 30).state
    before = s.copy()
    foreseen(s)
    assert (s.hands, s.deck, s.favour) == (before.hands, before.deck, before.favour)
