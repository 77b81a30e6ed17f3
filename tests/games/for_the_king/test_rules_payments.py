"""Sections 10 and 11: paying, failing to pay, unsold cards, and who begins the next round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.for_the_king.scenes import (
    P1,
    P2,
    P3,
    P4,
    asked,
    card,
    hand,
    heard,
    offered,
    office,
    phase_two,
    play,
    primary,
    random_game,
    sensible,
    view,
    where,
)

from kingstable.games.for_the_king.rules.payments import legal_payments
from kingstable.kernel import IllegalChoice, Message, NotYourTurn, Rng, Table, UndoRefused

NINE = "DIP-A DIP-B DIP-C DIP-D ENT-A ENT-B ENT-C ENT-D ARC-A"


@pytest.mark.rule("FK-X3", "FK-9.1", "FK-9.10", "FK-10.1", "FK-10.5", "FK-10.7", "FK-D28", "FK-D37")
def test_auction_of_a_king_with_overpayment() -> None:
    hands = {P1: "GOLD2-03 GOLD2-04", P2: "GOLD2-01 GOLD3-01 DIP-A", P3: "GOLD1-01", P4: "GOLD1-02"}
    table = phase_two(4, "KING-UP1-1 DIP-B", hands=hands, MIL=3)
    assert office(table, "MIL").secondary == 1
    play(table, "P1 bid 2", "P2 bid 4", "P3 pass", "P4 pass", "P1 pass")
    (pay,) = heard(table, None, "pay")  # 2 + 3 is the only payment
    assert [each.id for each in pay.args["cards"]] == ["card-gold2-01", "card-gold3-01"]
    assert (pay.args["seat"], pay.args["paid"], pay.args["lost"]) == (P2, 5, 1)
    assert asked(table)[0] == P2
    play(table, "P2 raise mil")
    assert (primary(table, "MIL"), office(table, "MIL").secondary) == (4, 2)
    assert where(table, P4, "KING-UP1-1") == ("gone", None, 0)
    assert hand(table, P2) == ["DIP-A"], "three cards less two"
    assert view(table, None).leader == P2


@pytest.mark.rule("FK-X4", "FK-9.8", "FK-10.8", "FK-10.9", "FK-10.10", "FK-V11")
def test_auction_of_a_gold_card() -> None:
    hands = {P1: NINE, P2: "GOLD1-01 GOLD1-02", P3: "GOLD1-03", P4: "GOLD1-04"}
    table = phase_two(4, "GOLD3-04 DIP-E", first=P2, hands=hands)
    play(table, "P2 bid 2", "P3 pass", "P4 pass", "P1 bid 3", "P2 pass")
    assert asked(table) == (P1, [f"discard {id.lower()}" for id in NINE.split()])
    play(table, "P1 discard dip-b", "P1 discard arc-a", "P1 discard ent-c")
    assert len(hand(table, P1)) == 7 and "GOLD3-04" in hand(table, P1)
    for other in (None, P2, P3, P4):
        (said,) = heard(table, other, "discard")
        assert (said.id, said.args) == ("log-discard", {"seat": P1, "count": 3, "bought": Message("card-gold3-04")})
        assert view(table, other).players[P1].discarded == 3
        assert where(table, other, "DIP-B")[0] == "unknown"
    (said,) = heard(table, P1, "discard")
    assert [each.id for each in said.args["cards"]] == ["card-dip-b", "card-arc-a", "card-ent-c"]
    assert view(table, P1).players[P1].buried == ["dip-b", "ent-c", "arc-a"]
    assert view(table, None).leader == P3


@pytest.mark.rule("FK-10.2", "FK-10.3", "FK-C6")
def test_government_and_king_cards_are_paid_with_gold_from_hand_face_up() -> None:
    for sale in ("DIP-H", "KING-UP1-1"):
        table = phase_two(2, f"{sale} DIP-B", hands={P1: "GOLD2-01 GOLD3-01 DIP-A ENT-A", P2: "GOLD1-01"})
        play(table, "P1 bid 2", "P2 pass")
        assert asked(table) == (P1, ["pay gold2-01", "pay gold3-01"])
        for wrong in ("pay dip-a", "pay gold1-01", "pay gold2-01+dip-a", "pay gold2-01+gold3-01"):
            with pytest.raises(IllegalChoice):
                table.choose(wrong)
        play(table, "P1 pay gold3-01")
        for seat in (None, P1, P2):
            assert where(table, seat, "GOLD3-01") == ("gone", None, 0)


def values(options: list[str]) -> list[tuple[int, ...]]:
    """Payments by the values of their cards: `pay gold1-01+gold3-02` is (1, 3)."""
    return [tuple(int(part[4]) for part in option.removeprefix("pay ").split("+")) for option in options]


@pytest.mark.rule("FK-X15", "FK-10.4", "FK-10.5", "FK-10.12", "FK-D21")
def test_which_payments_are_legal() -> None:
    table = phase_two(2, "DIP-H DIP-B", hands={P1: "GOLD1-01 GOLD2-01 GOLD3-01 GOLD3-02", P2: "GOLD1-02"})
    play(table, "P1 bid 4", "P2 pass")
    legal = values(offered(table))
    assert sorted(legal) == [(1, 2, 3), (1, 3), (2, 3), (3, 3)]
    assert {each: sum(each) - 4 for each in legal} == {(1, 3): 0, (2, 3): 1, (3, 3): 2, (1, 2, 3): 2}
    assert legal[0] == (1, 3), "the proposal"
    for wrong in ("pay gold1-01+gold2-01", "pay gold1-01+gold3-01+gold3-02"):
        with pytest.raises(IllegalChoice):
            table.choose(wrong)
    table = phase_two(2, "DIP-H DIP-B", hands={P1: "GOLD1-01 GOLD1-02 GOLD3-01", P2: "GOLD1-03"})
    play(table, "P1 bid 2", "P2 pass")
    assert sorted(values(offered(table))) == [(1, 1), (1, 3), (3,)]


@pytest.mark.rule("FK-10.4", "FK-D21", "FK-C6")
@given(st.lists(st.integers(1, 3), min_size=1, max_size=8), st.integers(1, 20))
def test_payments_are_just_the_sets_whose_last_card_was_needed_in_some_order(gold: list[int], price: int) -> None:
    """Laid off one by one, stopping when the bid is reached: tried with every set and every last card."""
    expected = set()
    for size in range(1, len(gold) + 1):
        for chosen in combinations(sorted(gold), size):
            if sum(chosen) >= price and any(sum(chosen) - last < price for last in chosen):
                expected.add(tuple(chosen.count(value) for value in (1, 2, 3)))
    found = legal_payments(gold.count(1), gold.count(2), gold.count(3), price)
    assert set(found) == expected and len(found) == len(expected)
    costs = [(one + 2 * two + 3 * three, one + two + three) for one, two, three in found]
    assert costs == sorted(costs), "the smallest total comes first, then the fewest cards"
    if sum(gold) >= price:
        used = [any(counts[value - 1] for counts in found) for value in (1, 2, 3)]
        assert used == [value in gold for value in (1, 2, 3)], "gold of every value in hand can be part of a payment"


@pytest.mark.rule("FK-C6")
def test_of_gold_cards_of_one_value_those_that_all_have_seen_are_paid_first() -> None:
    table = phase_two(2, "GOLD3-09 DIP-H DIP-B", hands={P1: "GOLD3-01 ARC-A", P2: "GOLD1-01"})
    play(table, "P1 bid 1", "P2 pass", "P1 discard arc-a")  # everybody sees P1 win GOLD3-09
    play(table, "P2 pass", "P1 bid 3")
    assert hand(table, P1) == ["DIP-H", "GOLD3-01"], "the kept one stays hidden"
    assert where(table, P2, "GOLD3-01")[0] == "unknown"


@pytest.mark.rule("FK-X19", "FK-10.8", "FK-10.9", "FK-10.10", "FK-10.11", "FK-C7")
def test_gold_card_paid_with_cards_of_any_kind() -> None:
    hands = {P1: "DIP-A ARC-B GOLD1-03 GOLD3-01", P2: "GOLD1-01"}
    table = phase_two(2, "GOLD2-05 DIP-B", hands=hands)
    play(table, "P1 bid 3", "P2 pass")
    for wrong in ("discard gold2-05", "discard gold1-01", "pay gold3-01"):
        with pytest.raises(IllegalChoice):
            table.choose(wrong)
    play(table, "P1 discard dip-a", "P1 discard arc-b")
    assert asked(table)[0] == P1, "two cards are not enough"
    play(table, "P1 discard gold1-03")
    assert hand(table, P1) == ["GOLD2-05", "GOLD3-01"]
    assert asked(table)[0] == P2, "a fourth card is not asked for"
    assert heard(table, P2, "discard")[0].args["count"] == 3
    assert "dip-a" not in view(table, P1).players[P1].hand, "DIP-A no longer counts"


@pytest.mark.rule("FK-X19", "FK-C7")
def test_a_hand_of_exactly_the_bid_is_paid_without_asking() -> None:
    hands = {P1: "DIP-A ARC-B GOLD1-03 GOLD3-01", P2: "GOLD1-01"}
    table = phase_two(2, "GOLD2-05 DIP-B", hands=hands)
    play(table, "P1 bid 4", "P2 pass")
    assert hand(table, P1) == ["GOLD2-05"]


@pytest.mark.rule("FK-10.12", "FK-C7")
def test_a_payment_in_cards_can_be_changed_until_its_last_card() -> None:
    table = phase_two(2, "GOLD2-05 DIP-B", hands={P1: NINE, P2: "GOLD1-01"})
    play(table, "P1 bid 2", "P2 pass", "P1 discard dip-a")
    table.undo(P1)
    assert len(offered(table)) == 9
    play(table, "P1 discard dip-d", "P1 discard ent-a")
    with pytest.raises(UndoRefused):
        table.undo(P1)
    assert view(table, P1).players[P1].buried == ["dip-d", "ent-a"]


@pytest.mark.rule("FK-10.13")
def test_losing_bids_cost_nothing() -> None:
    hands = {P1: "GOLD3-01", P2: "GOLD3-02", P3: "GOLD3-03 GOLD3-04"}
    table = phase_two(3, "DIP-H DIP-B", hands=hands)
    play(table, "P1 bid 2", "P2 bid 3", "P3 bid 4", "P1 pass", "P2 pass")
    assert (hand(table, P1), hand(table, P2), hand(table, P3)) == (["GOLD3-01"], ["GOLD3-02"], ["DIP-H"])


@pytest.mark.rule("FK-10.15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_hand_gets_larger_in_phase_two(seats: int) -> None:
    table = random_game(seats, 31, 0)
    rng = Rng.seeded(6)
    sizes: list[int] = []
    while not table.over:
        if table.state.stage == "auction":
            now = [len(held) for held in table.state.hands]
            if sizes and not table.state.owed and table.state.king < 0:
                assert all(one <= other for one, other in zip(now, sizes, strict=True))
            if not table.state.owed and table.state.king < 0:
                sizes = now
        table.choose(sensible(table, rng))
    assert sum(sizes) < seats * table.state.deal.turns


def failing() -> Table:
    hands = {P1: "GOLD1-01", P2: "GOLD1-02", P3: "GOLD1-05", P4: "GOLD3-01 GOLD1-03 " + " ".join(NINE.split()[:7])}
    table = phase_two(4, "DIP-H DIP-I DIP-G", first=P2, hands=hands)
    assert len(hand(table, P4)) == 9
    play(table, "P2 bid 1", "P3 bid 3", "P4 bid 5", "P1 pass", "P2 pass", "P3 pass")
    return table


@pytest.mark.rule("FK-X16", "FK-11.1", "FK-11.2", "FK-11.3", "FK-11.4", "FK-11.5", "FK-11.6", "FK-11.7", "FK-D24")
def test_failed_payment_and_repeat_auction_without_the_failed_bidder() -> None:
    table = failing()
    assert heard(table, None, "pay") == []
    assert len(hand(table, P4)) == 8
    (said,) = heard(table, P1, "penalty")
    assert (said.id, said.args["seat"], said.args["drawer_seat"]) == ("log-penalty", P4, P1)
    assert view(table, None).auction.excluded == [False, False, False, True]
    assert view(table, None).auction.card == "dip-h"
    seat, options = asked(table)
    assert seat == P2 and options[:2] == ["pass", "bid 1"]
    with pytest.raises(NotYourTurn):
        table.choose("bid 2", seat=P4)
    play(table, "P2 pass", "P3 bid 1", "P1 pass")  # P4 is not asked
    assert hand(table, P3) == ["DIP-H"]
    assert view(table, None).leader == P3, "left of P2"
    play(table, "P3 pass")
    assert asked(table)[0] == P4, "P4 may bid in this round"


@pytest.mark.rule("FK-11.9", "FK-11.11", "FK-11.12", "FK-D26")
def test_a_repeat_auction_does_not_move_the_first_player_and_exclusion_ends_with_the_round() -> None:
    table = failing()
    play(table, "P2 pass", "P3 pass", "P1 pass")
    assert view(table, None).leader == P3
    assert view(table, None).auction.excluded == [False] * 4
    assert [(sale.winner, sale.failed) for sale in view(table, None).sales] == [(None, [P4])]


@pytest.mark.rule("FK-11.2", "FK-D23", "FK-V12", "FK-D36", "FK-C8")
def test_the_penalty_is_drawn_at_random_and_shown_to_nobody_but_its_former_owner() -> None:
    table = failing()
    gone = view(table, P4).players[P4].buried
    assert len(gone) == 1
    assert heard(table, P4, "penalty")[0].args["card"].id == f"card-{gone[0]}"
    for other in (None, P1, P2, P3):
        assert "card" not in heard(table, other, "penalty")[0].args
        assert where(table, other, gone[0])[0] == "unknown"
        assert view(table, other).players[P4].cards == 8
    drawn: Counter[int] = Counter()
    for seed in range(300):
        fresh = phase_two(4, "DIP-H DIP-I", first=P4, hands={P4: "GOLD1-03 ARC-A ARC-B", P1: "GOLD1-01"})
        fresh.state.rng = Rng.seeded(seed)
        play(fresh, "P4 bid 5", "P1 pass")
        drawn[fresh.state.buried[P4][0]] += 1
    assert set(drawn) == {card("GOLD1-03"), card("ARC-A"), card("ARC-B")}
    assert min(drawn.values()) > 70


@pytest.mark.rule("FK-X20", "FK-11.1", "FK-V17")
def test_failing_on_a_gold_card() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(100):
        table = phase_two(3, "GOLD1-09 DIP-A", first=P3, hands={P3: "GOLD3-02 MIL-A", P1: NINE, P2: "ARC-B"})
        table.state.rng = Rng.seeded(seed)
        play(table, "P3 bid 3", "P1 pass", "P2 pass")
        assert len(hand(table, P3)) == 1
        (said,) = heard(table, P1, "penalty")
        assert said.args["drawer_seat"] == P1
        (fail,) = heard(table, P2, "fail")
        assert (fail.args["seat"], fail.args["price"]) == (P3, 3)
        drawn[table.state.buried[P3][0]] += 1
    assert min(drawn[card("GOLD3-02")], drawn[card("MIL-A")]) > 30


@pytest.mark.rule("FK-11.7", "FK-D24")
def test_if_the_first_player_has_failed_the_next_one_opens_the_repeat_auction() -> None:
    hands = {P1: "GOLD1-01 ARC-A", P2: "GOLD1-02", P3: "GOLD1-03"}
    table = phase_two(3, "DIP-H DIP-A", hands=hands)
    play(table, "P1 bid 9", "P2 pass", "P3 pass")
    assert asked(table)[0] == P2
    play(table, "P2 bid 1", "P3 pass")
    assert view(table, None).leader == P2


@pytest.mark.rule("FK-11.8", "FK-D25", "FK-11.10", "FK-D27", "FK-1.11")
def test_further_failures_exclude_further_players_until_the_card_is_discarded() -> None:
    hands = {P1: "GOLD1-01 ARC-A", P2: "GOLD1-02 ARC-B", P3: "GOLD1-03 ARC-C"}
    table = phase_two(3, "DIP-H DIP-A", hands=hands)
    play(table, "P1 bid 9", "P2 pass", "P3 pass")
    play(table, "P2 bid 9", "P3 pass")
    assert asked(table)[0] == P3, "a single player left is asked once"
    single = table.copy()
    play(table, "P3 bid 9")
    assert where(table, P1, "DIP-H") == ("gone", None, 0)
    assert [sale.failed for sale in view(table, None).sales] == [[P1, P2, P3]]
    assert [len(held) for held in table.state.hands] == [1, 1, 1]
    assert view(table, None).leader == P2
    passes = single.copy()
    play(passes, "P3 pass")
    assert where(passes, P1, "DIP-H") == ("gone", None, 0)
    play(single, "P3 bid 1")
    assert card("DIP-H") in single.state.hands[P3] or card("GOLD1-03") not in single.state.hands[P3]
    assert view(single, None).sales[0].winner == P3


@pytest.mark.rule("FK-11.10", "FK-D27", "FK-V4")
def test_an_unsold_card_is_discarded_open_to_all() -> None:
    table = phase_two(2, "DIP-H DIP-A", hands={P1: "GOLD1-01", P2: "GOLD1-02"})
    play(table, "P1 pass", "P2 pass")
    for seat in (None, P1, P2):
        assert where(table, seat, "DIP-H") == ("gone", None, 0)
        assert view(table, seat).sales[0].winner is None


@pytest.mark.rule("FK-11.11", "FK-11.13")
def test_the_first_player_moves_one_seat_a_round_whoever_wins() -> None:
    hands = {seat: f"GOLD1-0{seat + 1} GOLD1-0{seat + 5}" for seat in range(4)}
    table = phase_two(4, "DIP-A DIP-B DIP-C DIP-D DIP-E", first=P3, hands=hands)
    leaders = []
    for _ in range(4):
        leaders.append(asked(table)[0])
        table.choose("bid 1")
        for _ in range(3):
            table.choose("pass")
    assert leaders == [P3, P4, P1, P2]


@pytest.mark.rule("FK-D28", "FK-10.7")
def test_a_king_won_is_paid_revealed_applied_and_discarded_in_this_order() -> None:
    table = phase_two(2, "KING-UP1-1 DIP-A", hands={P1: "GOLD1-01 ARC-A", P2: "GOLD1-02"})
    play(table, "P1 bid 1", "P2 pass")
    assert hand(table, P1) == ["ARC-A"] and view(table, P2).king == "king-up1-1"
    play(table, "P1 raise dip")
    told = [said.id for _, said in table.heard(None)]
    first = {id: told.index(id) for id in ("log-win", "log-pay", "log-raise")}
    assert sorted(first, key=lambda id: first[id]) == ["log-win", "log-pay", "log-raise"]
    assert view(table, None).leader == P2
