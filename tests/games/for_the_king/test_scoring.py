"""Sections 12 to 14: who takes which duty, the points, and ties for victory."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.for_the_king.scenes import (
    P1,
    P2,
    P3,
    P4,
    card,
    faces,
    heard,
    moments,
    phase_one,
    phase_two,
    play,
    random_game,
    view,
)

from kingstable.games.for_the_king.prospects import foretells
from kingstable.games.for_the_king.scoring import (
    Award,
    Duty,
    Result,
    award,
    known_hands,
    known_sheets,
    outcome,
    result,
    sheets,
)
from kingstable.games.for_the_king.state import KingState
from kingstable.games.for_the_king.tables import FACE, OFFICE, OFFICE_OF_CODE, OFFICES, Face
from kingstable.games.for_the_king.worth import foreseen
from kingstable.kernel import Table


def duties(players: int, **values: int) -> list[Duty]:
    return [
        Duty(OFFICE_OF_CODE[code.lower()], value, value // 2 if players > 2 else 0) for code, value in values.items()
    ]


def one(players: int, hands: Sequence[str], **values: int) -> Award:
    (found,) = award(duties(players, **values), [faces(held) for held in hands])
    return found


def takers(found: Award) -> tuple[int, int]:
    return found.primary_seat, found.secondary_seat


def end(players: int, hands: Sequence[str], **values: int) -> Result:
    return result(duties(players, **values), [faces(held) for held in hands])


def winners(outcome: Result) -> list[int]:
    return [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]


@pytest.mark.rule("FK-12.2", "FK-12.3", "FK-12.5")
def test_the_highest_sum_takes_the_primary_and_the_second_highest_the_secondary() -> None:
    found = one(3, ["DIP-A(2) ENT-H(4)", "DIP-B(2) DIP-E(3)", "DIP-H(4) ENT-A(2)"], DIP=4)
    assert [(each.seat, each.sum) for each in found.standings] == [(P2, 5), (P3, 4), (P1, 2)]
    assert takers(found) == (P2, P3)
    assert [found.points(seat) for seat in (P1, P2, P3)] == [0, 4, 2]


@pytest.mark.rule("FK-X24", "FK-12.4", "FK-12.7", "FK-2.7")
def test_tie_for_first_the_loser_takes_the_secondary() -> None:
    found = one(3, ["DIP-A(2) DIP-H(4)", "DIP-E(3) DIP-F(3)", "DIP-B(2) DIP-C(2)"], DIP=5)
    assert [each.sum for each in found.standings] == [6, 6, 4]
    assert takers(found) == (P1, P2)
    assert [found.points(seat) for seat in (P1, P2, P3)] == [5, 2, 0]
    assert found.by_letter(0) and not found.by_letter(1)


@pytest.mark.rule("FK-X26", "FK-12.6")
def test_tie_for_second() -> None:
    found = one(3, ["ENT-H(4) ENT-I(4)", "ENT-B(2) ENT-E(3)", "ENT-A(2) ENT-F(3)"], ENT=3)
    assert takers(found) == (P1, P3)
    assert [found.points(seat) for seat in (P1, P2, P3)] == [3, 0, 1]
    assert found.by_letter(1) and not found.by_letter(0)


@pytest.mark.rule("FK-D30", "FK-12.7")
def test_when_three_tie_for_first_the_best_letters_take_both_duties() -> None:
    found = one(4, ["MIL-C(2)", "MIL-B(2)", "MIL-A(2)", "MIL-D(1)"], MIL=4)
    assert takers(found) == (P3, P2)


@pytest.mark.rule("FK-2.7", "FK-12.8")
def test_a_letter_decides_nothing_but_ties() -> None:
    assert takers(one(3, ["MIL-A(1)", "MIL-H(2)", "MIL-B(1)"], MIL=4)) == (P2, P1)


@pytest.mark.rule("FK-12.8", "FK-15.4")
@given(
    st.permutations([(value, letter) for letter, value in zip("ABCDEFGHI", [2, 2, 2, 2, 3, 3, 3, 4, 4], strict=True)])
)
def test_the_ranking_of_an_office_has_no_ties_and_follows_sum_then_letter(deal: list[tuple[int, str]]) -> None:
    hands = [[Face(0, value, letter) for value, letter in deal[start:stop]] for start, stop in ((0, 2), (2, 5), (5, 9))]
    (found,) = award([Duty(0, 5, 2)], hands)
    keys = [(-each.sum, each.letter) for each in found.standings]
    assert keys == sorted(set(keys)) and len(keys) == 3
    assert takers(found) == (found.standings[0].seat, found.standings[1].seat)


@pytest.mark.rule("FK-12.9", "FK-12.10", "FK-D29")
def test_a_player_without_cards_is_not_ranked_and_a_duty_may_stay_unclaimed() -> None:
    assert takers(one(3, ["DIP-A(2)", "", ""], DIP=4)) == (P1, -1)
    assert takers(one(3, ["", "", ""], DIP=4)) == (-1, -1)
    assert one(3, ["DIP-A(2)", "", ""], DIP=4).standings[0].seat == P1
    assert end(3, ["DIP-A(2)", "", ""], DIP=4, ENT=3).points == [4, 0, 0]


@pytest.mark.rule("FK-12.11")
def test_a_player_may_win_in_many_offices_but_never_both_duties_of_one() -> None:
    hands = ["DIP-A(2) DIP-B(2) ENT-A(2) MIL-A(1)", "DIP-C(2) ENT-B(2)", ""]
    outcome = end(3, hands, DIP=6, ENT=4, MIL=5)
    assert [takers(each) for each in outcome.awards] == [(P1, P2), (P1, P2), (P1, -1)]
    assert outcome.points == [15, 5, 0]


@pytest.mark.rule("FK-X5", "FK-12.3", "FK-12.5", "FK-13.1", "FK-D37")
def test_final_score_of_9_with_five_players() -> None:
    hands = ["MIL-H(2) ENT-H(4) PRO-A(1)", "MIL-A(1) PRO-B(1) PRO-C(1)", "ENT-A(2)", "", ""]
    outcome = end(5, hands, MIL=4, ENT=4, PRO=3)
    assert outcome.points[P1] == 4 + 4 + 1 == 9
    won = {line.id: line.points for line in sheets(outcome)[P1].lines if line.points}
    assert won == {"mil-primary": 4, "ent-primary": 4, "pro-secondary": 1}


@pytest.mark.rule("FK-X7", "FK-7.7", "FK-12.3")
def test_two_players_only_the_primary_counts() -> None:
    assert end(2, ["DIP-H(4) DIP-E(3)", "DIP-F(3) DIP-A(2)"], DIP=4).points == [4, 0]


@pytest.mark.rule("FK-X28", "FK-12.8", "FK-13.1", "FK-13.2", "FK-13.3")
def test_a_complete_award_with_three_players() -> None:
    hands = [
        "DIP-A(2) DIP-H(4) ENT-B(2) MIL-C(1) MIL-D(1) ARC-I(2) GOLD2-01 GOLD1-01",
        "DIP-E(3) DIP-F(3) ENT-H(4) MIL-H(2) PRO-A(1) GOLD3-01",
        "DIP-B(2) ENT-E(3) ARC-A(1) ARC-B(1) MIL-A(1) MIL-G(1) PRO-H(2) GOLD1-02",
    ]
    outcome = end(3, hands, DIP=5, ENT=2, ARC=1, MIL=4, PRO=3)
    sums = [{each.seat: each.sum for each in found.standings} for found in outcome.awards]
    assert sums == [
        {P1: 6, P2: 6, P3: 2},
        {P1: 2, P2: 4, P3: 3},
        {P1: 2, P3: 2},
        {P1: 2, P2: 2, P3: 2},
        {P2: 1, P3: 2},
    ]
    assert [takers(found) for found in outcome.awards] == [(P1, P2), (P2, P3), (P3, -1), (P3, P1), (P3, P2)]
    assert outcome.points == [7, 5, 9]
    assert winners(outcome) == [P3] and outcome.used == [], "gold is not looked at"


@pytest.mark.rule("FK-13.2")
def test_card_values_and_gold_score_nothing() -> None:
    outcome = end(3, ["DIP-A(2)", "ENT-A(2) ENT-H(4) GOLD3-01 GOLD3-02", "GOLD3-03 GOLD3-04"], DIP=1, ENT=1)
    assert outcome.points == [1, 1, 0]


def tied(hands: Sequence[str], points: Sequence[int]) -> Result:
    """An end in which the players have these points: each holds an office of that worth, out of the tie-break's way."""
    own = [Duty(100 + seat, worth, 0) for seat, worth in enumerate(points)]
    holders = [[*faces(held), Face(100 + seat, 1, "A")] for seat, held in enumerate(hands)]
    return result(own, holders)


@pytest.mark.rule("FK-X29", "FK-14.1", "FK-14.2", "FK-14.3", "FK-14.6", "FK-D31", "FK-D32")
def test_final_tie_gold_then_number_of_diplomacy_cards() -> None:
    hands = [
        "GOLD3-01 GOLD2-01 DIP-A(2)",
        "GOLD3-02 GOLD1-01 GOLD1-02 DIP-F(3) DIP-G(3)",
        "GOLD3-03 GOLD1-03 DIP-H(4)",
        "GOLD3-04 GOLD3-05 GOLD3-06",
    ]
    outcome = tied(hands, [8, 8, 8, 6])
    assert winners(outcome) == [P2]
    assert [(step.step, step.worth) for step in outcome.used] == [("gold", (5, 5, 4, 9)), ("count", (1, 2, 1, 0))]


@pytest.mark.rule("FK-14.1", "FK-14.2", "FK-D31")
def test_gold_is_counted_by_value_not_by_cards() -> None:
    assert winners(tied(["GOLD3-01", "GOLD1-01 GOLD1-02"], [8, 8])) == [P1]


@pytest.mark.rule("FK-X30", "FK-14.4", "FK-14.5", "FK-D32")
def test_final_tie_letter_then_further_offices() -> None:
    gold = "GOLD3-01 GOLD2-01"
    outcome = tied([f"{gold} DIP-C(2)", f"{gold} DIP-B(2)"], [8, 8])
    assert winners(outcome) == [P2]
    assert [(step.step, step.letters) for step in outcome.used][-1] == ("letter", ("C", "B"))
    outcome = tied([f"{gold} ARC-A(1)", f"{gold} ARC-G(1) ARC-I(2)", "", ""], [8, 8, 1, 1])
    assert winners(outcome) == [P2]
    assert [(step.step, step.office) for step in outcome.used] == [("gold", -1), ("count", OFFICE_OF_CODE["arc"])]
    outcome = tied([f"{gold} MIL-E(1)", f"{gold} MIL-D(1)"], [8, 8])
    assert winners(outcome) == [P2]
    assert [step.step for step in outcome.used] == ["gold", "count", "letter"]


@pytest.mark.rule("FK-14.6", "FK-D32")
def test_a_step_compares_only_those_still_tied() -> None:
    """P3 has the most diplomacy cards, but has dropped out by gold."""
    hands = ["GOLD3-01 DIP-C(2)", "GOLD3-02 DIP-B(2)", "GOLD2-01 DIP-A(2) DIP-D(2) DIP-E(3)"]
    assert winners(tied(hands, [8, 8, 8])) == [P2]


@pytest.mark.rule("FK-14.5")
def test_livestock_comes_before_architecture() -> None:
    outcome = tied(["LIV-B(2) ARC-A(1) ARC-B(1)", "LIV-A(2)"], [8, 8])
    assert winners(outcome) == [P2]


@pytest.mark.rule("FK-X32", "FK-14.7", "FK-D33")
def test_shared_victory() -> None:
    outcome = end(2, ["GOLD3-01", "GOLD2-02 GOLD1-01"], DIP=3, ENT=3, ARC=3, MIL=3, PRO=3)
    assert outcome.points == [0, 0]
    assert winners(outcome) == [P1, P2]
    assert [sheet.winner for sheet in sheets(outcome)] == [True, True]


@pytest.mark.rule("FK-X32", "FK-14.7", "FK-12.10", "FK-11.14")
def test_a_shared_victory_is_told() -> None:
    table = phase_two(2, "DIP-H", hands={P1: "GOLD3-01", P2: "GOLD2-02 GOLD1-01"})
    play(table, "P1 pass", "P2 pass")
    assert table.over
    assert [said.args["seat"] for said in heard(table, None, "shared-victory")] == [P1, P2]
    assert len(heard(table, None, "primary-nobody")) == 5


@pytest.mark.rule("FK-12.1", "FK-V18", "FK-1.5")
def test_at_the_end_all_hands_are_shown_with_what_decided() -> None:
    hands = {
        P1: "DIP-A DIP-H ENT-B MIL-C MIL-D ARC-I GOLD2-01 GOLD1-01",
        P2: "DIP-E DIP-F ENT-H MIL-H PRO-A GOLD3-01",
        P3: "DIP-B ENT-E ARC-A ARC-B MIL-A MIL-G PRO-H GOLD1-02",
    }
    table = phase_two(3, "DIP-I", hands=hands, DIP=5, ENT=2, ARC=1, MIL=4, PRO=3)
    for seat in (None, P1, P2):
        assert view(table, seat).players[P3].hand is None
    play(table, "P1 pass", "P2 pass", "P3 pass")
    for seat in (None, P1, P2, P3):
        shown = view(table, seat)
        assert shown.players[P2].hand == ["dip-e", "dip-f", "ent-h", "mil-h", "pro-a", "gold3-01"]
        mil = next(each for each in shown.offices if each.office == "mil")
        assert (mil.taken.primary, mil.taken.secondary) == (P3, P1)
        assert mil.taken.primary_by_letter and mil.taken.secondary_by_letter
        assert [(each.seat, each.sum, each.letter) for each in mil.standings] == [
            (P3, 2, "A"),
            (P1, 2, "C"),
            (P2, 2, "H"),
        ]
    assert [sheet.total for sheet in table.scores()] == [7, 5, 9]
    assert [sheet.winner for sheet in table.scores()] == [False, False, True]
    (won,) = [said for said in heard(table, None, "primary-letter") if said.args["office"].id == "office-dip"]
    assert (won.args["seat"], won.args["value"], won.args["letter"]) == (P1, 5, "A")
    assert [said.args["seat"] for said in heard(table, None, "winner")] == [P3]
    assert told_sums(table, "primary") == {
        "dip": (P1, 6),
        "ent": (P2, 4),
        "arc": (P3, 2),
        "mil": (P3, 2),
        "pro": (P3, 2),
    }
    assert told_sums(table, "secondary") == {"dip": (P2, 6), "ent": (P3, 3), "mil": (P1, 2), "pro": (P2, 1)}


def told_sums(table: Table, duty: str) -> dict[str, tuple[int, int]]:
    """For each office who takes the duty, and with which total, as the log says."""
    lines = [*heard(table, None, duty), *heard(table, None, f"{duty}-letter")]
    return {said.args["office"].id.removeprefix("office-"): (said.args["seat"], said.args["sum"]) for said in lines}


@pytest.mark.rule("FK-V18", "FK-14.1")
def test_the_tie_break_steps_that_were_used_are_shown() -> None:
    hands = {P1: "DIP-A GOLD1-01", P2: "ENT-A GOLD2-01"}
    table = phase_two(2, "ARC-I", hands=hands)
    play(table, "P1 pass", "P2 pass")
    assert [(step.step, step.worth) for step in view(table, None).tie_breaks] == [("gold", [1, 2])]
    assert [line.points for line in table.scores()[P2].ties] == [2]
    assert [(said.args["seat"], said.args["gold"]) for said in heard(table, None, "tie-gold")] == [(P1, 1), (P2, 2)]
    assert [sheet.rank for sheet in table.scores()] == [2, 1]


@pytest.mark.rule("FK-V18", "FK-14.6")
def test_a_tie_break_is_shown_for_those_who_were_still_tied() -> None:
    hands = {P1: "DIP-H GOLD2-01", P2: "ENT-H GOLD2-02", P3: "MIL-A GOLD1-01", P4: "GOLD3-01"}
    table = phase_two(4, "ARC-I", hands=hands)
    play(table, "P1 pass", "P2 pass", "P3 pass", "P4 pass")
    assert [sheet.total for sheet in table.scores()] == [3, 3, 3, 0]
    assert [said.args["seat"] for said in heard(table, None, "tie-gold")] == [P1, P2, P3]
    assert [said.args["seat"] for said in heard(table, None, "tie-count")] == [P1, P2]
    assert [[line.id for line in sheet.ties] for sheet in table.scores()] == [
        ["gold", "dip-count"],
        ["gold", "dip-count"],
        ["gold"],
        [],
    ]
    assert [sheet.winner for sheet in table.scores()] == [True, False, False, False]


@pytest.mark.rule("FK-V18", "FK-7.3")
def test_no_letter_decides_a_duty_that_is_not_there() -> None:
    found = one(3, ["DIP-A(2)", "DIP-B(1)", "DIP-C(1)"], DIP=1)
    assert takers(found) == (P1, -1)
    assert not found.by_letter(0) and not found.by_letter(1)


@pytest.mark.rule("FK-13.1", "FK-13.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scores_add_up_in_whole_games(seats: int) -> None:
    for seed in range(5):
        table = random_game(seats, seed)
        shown = view(table, None)
        for sheet in table.scores():
            won = [each.primary for each in shown.offices if each.taken.primary == sheet.seat]
            won += [each.secondary for each in shown.offices if each.taken.secondary == sheet.seat]
            assert sheet.total == sum(won)
        best = max(sheet.total for sheet in table.scores())
        assert all(sheet.total == best for sheet in table.scores() if sheet.winner)
        assert any(sheet.winner for sheet in table.scores())


def test_before_the_end_scores_count_only_what_everybody_saw() -> None:
    table = phase_two(
        3, "DIP-H DIP-I GOLD3-09", hands={P1: "GOLD1-01 DIP-A DIP-B", P2: "DIP-G GOLD1-02", P3: "GOLD1-03"}
    )
    assert [sheet.total for sheet in table.scores()] == [0, 0, 0]
    play(table, "P1 bid 1", "P2 pass", "P3 pass")
    assert [sheet.total for sheet in table.scores()] == [3, 0, 0]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_counts_its_own_cards_in_full_and_of_others_what_it_has_seen(seats: int) -> None:
    hidden = 0
    for table in moments(seats, 5, every=25):
        s = table.state
        for seat in range(seats):
            known, public = known_hands(s, seat), known_hands(s, None)
            assert known[seat] == tuple(s.hands[seat])
            for other in set(range(seats)) - {seat}:
                assert set(public[other]) <= set(known[other])
            hidden += len(known[seat]) > len(public[seat])
            sums = {(each.office, it.seat): it.sum for each in view(table, seat).offices for it in each.standings}
            held = [FACE[card] for card in known[seat] if FACE[card].office >= 0]
            assert sum(sums.get((OFFICES[office], seat), 0) for office in s.deal.offices) == sum(
                face.value for face in held if face.office in s.deal.offices
            )
            assert known_sheets(s, seat)[seat].total == outcome(s, seat).points[seat]
    assert hidden, "somebody holds what not all have seen"


# -- how a world may end ------------------------------------------------------------------------------------------


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
