"""Who knows what, and the worlds that a seat imagines from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.for_the_king.scenes import (
    P1,
    P2,
    P3,
    card,
    cards,
    hand,
    heard,
    moments,
    offered,
    phase_one,
    phase_two,
    play,
    view,
    where,
)

from kingstable.games.for_the_king.invariants import check_cards
from kingstable.games.for_the_king.tables import GOLD, IS_KING
from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, find_mind

COUNTS = [2, 3, 4, 5]
NINE = "DIP-A DIP-B DIP-C DIP-D ENT-B ENT-C ENT-D ENT-E ARC-A"


def worlds(table: Table, seat: int | None, count: int = 20) -> Iterator[Table]:
    """Imagined tables, each checked to look the same from the seat."""
    shown = view(table, seat)
    for seed in range(count):
        imagined = table.imagine(seat, Rng.seeded(seed))
        check_cards(imagined.state)
        assert view(imagined, seat) == shown
        yield imagined


@pytest.mark.rule("FK-15.7", "FK-V5", "FK-V6", "FK-V7", "FK-V8", "FK-V9", "FK-V10", "FK-V11", "FK-V12")
@pytest.mark.parametrize("seats", COUNTS)
def test_hidden_cards_can_change_places_without_a_trace(seats: int) -> None:
    for table in moments(seats, 44, every=23):
        for seat in (None, *range(seats)):
            for imagined in worlds(table, seat, 3):
                asked, real = imagined.ask_of(seat) if seat is not None else None, table.asks
                assert asked is None or asked in real


@pytest.mark.rule("FK-15.7", "FK-V19")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_gets_the_view_of_its_seat_and_its_move_depends_on_nothing_hidden(seats: int) -> None:
    for table in moments(seats, 45, every=17):
        if table.over:
            continue
        seat = table.asks[0].seat
        sight = Sight.of(table, seat, Rng.seeded(1))
        assert sight.view == view(table, seat)
        chosen = find_mind("for_the_king", "greedy").choose(sight)
        for imagined in worlds(table, seat, 5):
            again = find_mind("for_the_king", "greedy").choose(Sight.of(imagined, seat, Rng.seeded(1)))
            assert again == chosen


@pytest.mark.rule("FK-V10", "FK-V4", "FK-D34")
def test_others_know_what_they_saw_being_taken_or_won_but_not_what_was_discarded_since() -> None:
    table = phase_two(3, "DIP-H GOLD3-09 ENT-H ENT-A", hands={P1: "GOLD1-01 GOLD1-02 ARC-A ARC-B", P2: "GOLD1-03"})
    play(table, "P1 bid 1", "P2 pass")  # P3 has no cards
    assert where(table, P2, "DIP-H") == ("held", P1, 0), "certain"
    play(table, "P2 pass", "P1 bid 1", "P1 discard dip-h")
    assert where(table, P2, "DIP-H") == ("held", P1, 1), "perhaps discarded"
    assert where(table, P1, "DIP-H") == ("discarded", P1, 0)
    assert where(table, P2, "GOLD3-09") == ("held", P1, 0), "it came after the discard"
    known = view(table, P2).players[P1]
    assert [(each.card, each.discards) for each in known.known] == [("dip-h", 1), ("gold3-09", 0)]
    assert (known.cards, known.discarded) == (4, 1)
    held = Counter(card("DIP-H") in imagined.state.hands[P1] for imagined in worlds(table, P2, 60))
    assert held[True] > 20 and held[False] > 3
    assert all(card("GOLD3-09") in imagined.state.hands[P1] for imagined in worlds(table, P2))
    assert all(hand(imagined, P1) == hand(table, P1) for imagined in worlds(table, P1))


@pytest.mark.rule("FK-V17", "FK-11.1")
def test_a_failed_payment_tells_that_the_gold_was_too_little() -> None:
    hands = {P1: "GOLD1-01 ARC-A ARC-B ARC-C ARC-D ARC-E", P2: "GOLD3-01 GOLD3-02", P3: "MIL-A"}
    table = phase_two(3, "DIP-H ENT-H ENT-A", hands=hands)
    before = [sum(GOLD[each] for each in imagined.state.hands[P1]) for imagined in worlds(table, P2, 30)]
    assert max(before) > 3, "P2 can imagine P1 rich"
    play(table, "P1 bid 3", "P2 pass", "P3 pass")
    (said,) = heard(table, P2, "fail")
    assert (said.args["seat"], said.args["price"]) == (P1, 3)
    play(table, "P2 bid 1", "P3 pass")
    for imagined in worlds(table, P2, 40):
        s = imagined.state
        assert sum(GOLD[each] for each in s.hands[P1] + s.buried[P1]) < 3


@pytest.mark.rule("FK-V17")
def test_what_a_failure_told_stays_true_when_gold_is_paid_openly_or_won_afterwards() -> None:
    hands = {P1: "GOLD2-01 ARC-A ARC-B ARC-C", P2: "MIL-A", P3: "MIL-B"}
    table = phase_two(3, "DIP-H GOLD3-09 ENT-H ENT-A MIL-I", hands=hands)
    table.state.rng = Rng.seeded(4)
    play(table, "P1 bid 3", "P2 pass", "P3 pass", "P2 pass", "P3 pass")
    assert "GOLD2-01" in hand(table, P1), "the penalty was another card"
    assert table.state.lacks[P1] == [(14, 3)]
    play(table, "P2 pass", "P3 pass", "P1 bid 1")
    play(table, f"P1 discard {hand(table, P1)[0].lower()}")  # for GOLD3-09, which came after the failure
    play(table, "P3 pass", "P1 bid 2", "P2 pass", "P1 pay gold2-01")
    assert table.state.lacks[P1] == [(14, 1)], "of the gold held then, 2 has been shown; so there was none besides"
    for imagined in worlds(table, P2, 30):
        s = imagined.state
        kept = [each for each in s.hands[P1] + s.buried[P1] if each != card("GOLD3-09")]
        assert sum(GOLD[each] for each in kept) == 0


@pytest.mark.rule("FK-V17")
def test_gold_won_after_a_failure_and_paid_openly_tells_nothing_of_the_gold_held_then() -> None:
    table = phase_two(2, "DIP-H GOLD3-09 ENT-H ENT-A", hands={P1: "ARC-A ARC-B ARC-C ARC-D", P2: "MIL-A"})
    play(table, "P1 bid 9", "P2 pass", "P2 pass")
    play(table, "P2 pass", "P1 bid 1")
    play(table, f"P1 {offered(table)[0]}", "P1 bid 3", "P2 pass")
    assert where(table, P2, "GOLD3-09") == ("gone", None, 0)
    assert table.state.lacks[P1] == [(17, 9)]


@pytest.mark.rule("FK-V17", "FK-X20")
def test_a_failure_on_a_gold_card_tells_nothing_of_the_gold_in_hand() -> None:
    table = phase_two(3, "GOLD1-09 DIP-A", first=P3, hands={P3: "ARC-A ARC-B ARC-C", P1: "MIL-A", P2: "ARC-D"})
    play(table, "P3 bid 4", "P1 pass", "P2 pass")
    gold = [sum(GOLD[each] for each in imagined.state.hands[P3]) for imagined in worlds(table, P1, 40)]
    assert max(gold) >= 4


@pytest.mark.rule("FK-6.19", "FK-V9")
def test_no_imagined_hand_holds_a_king() -> None:
    table = phase_one(2, "DIP-A DIP-B DIP-C", hands={P2: "ENT-A ENT-B ENT-C ENT-D ENT-E"})
    for imagined in worlds(table, P1, 30):
        assert not any(IS_KING[each] for each in imagined.state.hands[P2])
    found = {imagined.state.hands[P2][0] for imagined in worlds(table, P1, 60)}
    assert len(found) > 15, "any other hidden card may be there"


@pytest.mark.rule("FK-V8", "FK-4.4")
def test_the_drawn_card_is_imagined_by_all_but_the_advisor() -> None:
    table = phase_one(3, "DIP-A DIP-B DIP-C DIP-D")
    assert {imagined.state.drawn for imagined in worlds(table, P1)} == {card("DIP-A")}
    found = {imagined.state.drawn for imagined in worlds(table, P2, 40)}
    assert len(found) > 15
    for imagined in worlds(table, P2, 10):
        drawn = imagined.state.drawn
        imagined.choose("place centre", seat=P1)
        assert imagined.state.centre == [drawn]


@pytest.mark.rule("FK-V11", "FK-V10", "FK-10.9")
def test_while_a_payment_is_chosen_the_others_imagine_another_hand_that_can_pay() -> None:
    hands = {P1: "GOLD2-01 GOLD2-02 GOLD3-01 ARC-A ARC-B", P2: "MIL-A"}
    for sale, bid in (("DIP-H", 4), ("GOLD3-09", 2)):
        table = phase_two(2, f"{sale} ENT-A", hands=hands)
        play(table, f"P1 bid {bid}", "P2 pass")
        found = set()
        for imagined in worlds(table, P2, 30):
            found.add(tuple(hand(imagined, P1)))
            (ask,) = imagined.asks
            imagined.choose(ask.options[-1], seat=P1)
            check_cards(imagined.state)
        assert len(found) > 20


def discarded_before(table: Table, seat: int, known: str, round: int = 1) -> None:
    """The seat has won these cards openly in phase one and discarded them face down in that round."""
    s = table.state
    for each in cards(known):
        s.removed.remove(each)
        s.seen[each] = s.everybody
        s.buried[seat].append(each)
        s.buried_in[seat].append(round)


@pytest.mark.rule("FK-V17", "FK-15.1")
def test_a_failure_that_hardly_any_world_explains_is_explained_by_each_imagined_one() -> None:
    """P1 openly held two gold cards, has made two face-down discards since, and cannot pay 1: both are gone."""
    table = phase_two(2, "DIP-H ENT-H ENT-A", hands={P1: NINE + " MIL-D MIL-E MIL-F MIL-G", P2: "GOLD1-01 ARC-I"})
    discarded_before(table, P1, "GOLD3-01 GOLD3-02")
    for each in table.state.hands[P1]:
        table.state.seen[each] = table.state.everybody
    play(table, "P1 bid 1", "P2 pass", "P2 pass")
    for imagined in worlds(table, P2, 40):
        assert not any(GOLD[each] for each in imagined.state.hands[P1])


@pytest.mark.rule("FK-V17", "FK-V10")
def test_gold_discarded_before_a_failure_was_not_in_hand_then() -> None:
    table = phase_two(2, "DIP-H ENT-H ENT-A", hands={P1: "ARC-A ARC-B ARC-C ARC-D ARC-E", P2: "MIL-A"})
    discarded_before(table, P1, "GOLD3-01")
    play(table, "P1 bid 3", "P2 pass", "P2 pass")
    left: Counter[int] = Counter()
    for imagined in worlds(table, P2, 40):
        s = imagined.state
        assert s.buried[P1][0] == card("GOLD3-01")
        left[sum(GOLD[each] for each in s.hands[P1])] += 1
    assert set(left) == {0, 1, 2}, "the other cards are any that do not make 3 gold"


@pytest.mark.rule("FK-10.14", "FK-V10", "FK-15.1")
def test_a_payment_that_hardly_any_world_allows_is_possible_in_each_imagined_one() -> None:
    table = phase_two(2, "DIP-H ENT-H", hands={P1: "GOLD3-01 GOLD3-02 GOLD1-01", P2: "ARC-I"})
    discarded_before(table, P1, NINE + " MIL-D MIL-E MIL-F MIL-G")
    play(table, "P1 bid 6", "P2 pass")
    for imagined in worlds(table, P2, 40):
        imagined.choose(imagined.asks[0].options[-1], seat=P1)
        check_cards(imagined.state)


@pytest.mark.rule("FK-10.14", "FK-V17", "FK-15.1")
def test_what_is_known_of_a_players_gold_goes_before_the_cards_of_the_others() -> None:
    """All cards but those in hand lie open, so that hardly any gold, or anything else, is left to imagine."""
    for hand_of_p3, bid in (("GOLD3-01 GOLD3-02 GOLD1-01", 6), ("MIL-D MIL-E MIL-F", 1)):
        rich = " GOLD2-01 GOLD2-02 GOLD2-03 GOLD2-04 GOLD2-05 GOLD2-06"
        others = NINE if bid == 6 else NINE[:11] + rich
        table = phase_two(3, "DIP-H ENT-H", first=P3, hands={P1: others, P2: "ARC-I", P3: hand_of_p3})
        s = table.state
        s.spent, s.removed = s.spent + s.removed, []
        for each in s.spent:
            s.seen[each] = s.everybody
        play(table, f"P3 bid {bid}", "P1 pass", "P2 pass")
        for imagined in worlds(table, P2, 40):
            gold = sum(GOLD[each] for each in imagined.state.hands[P3] + imagined.state.buried[P3])
            assert gold >= 6 if bid == 6 else gold == 0
