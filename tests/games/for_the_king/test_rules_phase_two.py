"""Sections 8 and 9: rounds, bidding and passing."""

from __future__ import annotations

import pytest
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
    phase_two,
    play,
    random_game,
    sensible,
    view,
    where,
)

from kingstable.games.for_the_king.tables import DEALS, GOLD, IS_GOLD
from kingstable.kernel import IllegalChoice, NotYourTurn, Rng, UndoRefused

GOLD4 = {seat: f"GOLD3-0{seat + 1} GOLD2-0{seat + 1} GOLD1-0{seat + 1}" for seat in range(4)}
NINE = "DIP-A DIP-B DIP-C DIP-D ENT-A ENT-B ENT-C ENT-D ARC-A"


@pytest.mark.rule("FK-8.1", "FK-D40", "FK-V6")
def test_the_favour_pile_is_shuffled() -> None:
    before: list[int] = []
    table = random_game(4, 3, 0)
    rng = Rng.seeded(2)
    while table.state.stage != "auction":
        before = table.state.favour.copy()
        table.choose(sensible(table, rng))
    after = [*table.state.favour, table.state.sale]
    assert set(before) <= set(after) and len(after) == 16
    assert after[::-1][: len(before)] != before and after[: len(before)] != before


@pytest.mark.rule("FK-8.4", "FK-8.5", "FK-1.9", "FK-11.13", "FK-11.14", "FK-15.5", "FK-D38")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_favour_card_has_one_round_and_ends_as_won_or_discarded(seats: int) -> None:
    table = random_game(seats, 5, 0)
    rng = Rng.seeded(4)
    while table.state.stage != "auction":
        table.choose(sensible(table, rng))
    pile = sorted([*table.state.favour, table.state.sale])
    rounds = []
    while not table.over:
        if table.state.sale >= 0 and (table.state.round, table.state.sale) not in rounds:
            rounds.append((table.state.round, table.state.sale))
        table.choose(sensible(table, rng))
    assert [number for number, _ in rounds] == list(range(1, len(pile) + 1))
    assert sorted(sale.card for sale in table.state.sales) == pile
    assert [sale.card for sale in table.state.sales] == [turned_up for _, turned_up in rounds]
    for sale in table.state.sales:
        if sale.winner < 0:
            assert sale.card in table.state.spent
        else:
            assert sale.price >= 1
    assert not table.state.favour and table.over


@pytest.mark.rule("FK-8.5", "FK-8.6", "FK-1.2", "FK-V1", "FK-V3")
def test_the_first_player_turns_up_the_top_card_and_bidding_goes_clockwise() -> None:
    table = phase_two(4, "DIP-H DIP-A", first=P3, hands=GOLD4)
    shown = view(table, None)
    assert shown.auction.card == "dip-h" and shown.leader == P3 and shown.favour == 1
    for seat in (None, P1, P2, P3, P4):
        assert where(table, seat, "DIP-H") == ("sale", None, 0)
    bidders = []
    for amount in range(1, 7):
        bidders.append(asked(table)[0])
        table.choose(f"bid {amount}")
    assert bidders == [P3, P4, P1, P2, P3, P4]
    assert view(table, None).auction.bids == [3, 4, 5, 6]
    assert (view(table, None).auction.high, view(table, None).auction.bidder) == (6, P4)


@pytest.mark.rule("FK-9.1", "FK-9.2", "FK-9.3", "FK-C5")
def test_a_player_bids_a_whole_number_from_1_or_passes() -> None:
    table = phase_two(3, "DIP-H DIP-A", hands=GOLD4)
    assert offered(table) == ["pass", *(f"bid {amount}" for amount in range(1, 61))]
    for wrong in ("bid 0", "bid -1", "bid 1.5", "bid x", "bid 61"):
        with pytest.raises(IllegalChoice):
            table.choose(wrong)


@pytest.mark.rule("FK-X22", "FK-9.3", "FK-9.4", "FK-9.6", "FK-C9")
def test_illegal_bids() -> None:
    table = phase_two(4, "DIP-H DIP-A", first=P4, hands=GOLD4)
    play(table, "P4 pass", "P1 bid 3")
    assert asked(table)[0] == P2
    before = table.digest()
    for wrong in (0, 2, 3):
        with pytest.raises(IllegalChoice):
            table.choose(f"bid {wrong}", seat=P2)
    with pytest.raises(NotYourTurn):
        table.choose("bid 9", seat=P4)
    assert table.digest() == before
    for legal in (4, 7):
        copy = table.copy()
        copy.choose(f"bid {legal}", seat=P2)
        assert copy.state.high == legal
    play(table, "P2 bid 4", "P3 bid 5", "P1 bid 6", "P2 bid 7")
    assert asked(table)[0] == P3, "P4 is passed over"


@pytest.mark.rule("FK-9.5")
def test_whoever_has_not_passed_is_asked_again_and_again() -> None:
    table = phase_two(2, "DIP-H DIP-A", hands=GOLD4)
    for amount in range(1, 31):
        assert asked(table)[0] == (amount + 1) % 2
        table.choose(f"bid {amount}")


@pytest.mark.rule("FK-9.6", "FK-9.7")
def test_who_passes_even_at_once_bids_no_more_in_that_auction() -> None:
    table = phase_two(4, "DIP-H DIP-A", hands=GOLD4)
    play(table, "P1 pass", "P2 bid 1", "P3 pass", "P4 bid 2")
    assert view(table, None).auction.passed == [True, False, True, False]
    assert asked(table)[0] == P2
    play(table, "P2 bid 3")
    assert asked(table)[0] == P4
    play(table, "P4 pass", "P2 pay gold3-02")
    assert view(table, None).round == 16, "the next card is on sale"
    assert view(table, None).auction.passed == [False] * 4
    assert asked(table)[0] == P2


@pytest.mark.rule("FK-9.8", "FK-D19", "FK-9.14")
@pytest.mark.parametrize(("seats", "gold_cap", "cards_cap"), [(2, 54, 20), (3, 60, 18), (4, 66, 16), (5, 78, 18)])
def test_bids_are_gold_for_government_and_kings_and_cards_for_gold(seats: int, gold_cap: int, cards_cap: int) -> None:
    for sale, prompt, cap in (
        ("DIP-H", "ask-bid", gold_cap),
        ("KING-UP1-1", "ask-bid", gold_cap),
        ("GOLD3-09", "ask-bid-cards", cards_cap),
    ):
        table = phase_two(seats, f"{sale} DIP-A", hands={P1: "ARC-A ARC-B", P2: "ARC-C"})
        assert table.asks[0].prompt.id == prompt
        assert view(table, P1).auction.least == 1
        assert offered(table)[-1] == f"bid {cap}"
    assert sum(GOLD[each] for each in DEALS[seats].cards) == gold_cap, "no payable bid is excluded"
    assert DEALS[seats].turns == cards_cap


@pytest.mark.rule("FK-9.14", "FK-D19", "FK-C5")
def test_with_the_cap_reached_the_others_can_only_pass() -> None:
    table = phase_two(3, "DIP-H DIP-A", hands=GOLD4)
    play(table, "P1 pass", "P2 bid 60")  # P3 passes by itself, and P2 fails
    assert [(made.seat, made.option.notation, made.auto) for made in table.made[2:3]] == [(P3, "pass", True)]
    assert [said.args["seat"] for said in heard(table, None, "fail")] == [P2]


@pytest.mark.rule("FK-9.9", "FK-9.10", "FK-10.1")
def test_the_auction_is_won_as_soon_as_all_others_have_passed() -> None:
    table = phase_two(4, "DIP-H DIP-A", hands=GOLD4)
    play(table, "P1 bid 1", "P2 bid 2", "P3 pass", "P4 pass")
    assert asked(table)[0] == P1, "P1 may still raise"
    play(table, "P1 pass")
    (said,) = heard(table, None, "win")
    assert (said.args["seat"], said.args["price"]) == (P2, 2)
    assert asked(table)[0] == P2 and offered(table)[0].startswith("pay"), "P2 is asked for the payment only"


@pytest.mark.rule("FK-9.11", "FK-D17", "FK-X21", "FK-11.10", "FK-11.11")
def test_nobody_bids() -> None:
    hands = {P1: "GOLD1-01", P2: "GOLD1-02", P3: "GOLD1-03"}
    table = phase_two(3, "KING-DOWN1-2 DIP-A", first=P3, hands=hands)
    play(table, "P3 pass", "P1 pass")
    assert asked(table)[0] == P2, "P2 is still asked"
    wins = table.copy()
    play(wins, "P2 bid 1")
    assert asked(wins)[0] == P2 and offered(wins)[0].startswith("lower ")
    assert hand(wins, P2) == []
    wins.choose("lower dip")
    play(table, "P2 pass")
    assert {each.primary for each in view(table, None).offices} == {3}
    assert where(table, P1, "KING-DOWN1-2") == ("gone", None, 0)
    assert [said.args["card"].id for said in heard(table, None, "unsold")] == ["card-king-down1-2"]
    for each in (table, wins):
        assert view(each, None).leader == P1 and asked(each)[0] == P1


@pytest.mark.rule("FK-9.12", "FK-D18", "FK-V13")
def test_a_bid_beyond_ones_means_is_legal_and_only_the_bidder_is_warned() -> None:
    table = phase_two(3, "DIP-H DIP-A", hands={P1: "GOLD3-01 ARC-A", P2: "GOLD1-01", P3: "GOLD1-02"})
    assert view(table, P1).auction.means == 3
    play(table, "P1 bid 4")
    assert [said.id for said in heard(table, P1, "bid")] == ["log-bid-known"]
    assert heard(table, P1, "bid")[0].args["means"] == 3
    for other in (None, P2, P3):
        assert [said.id for said in heard(table, other, "bid")] == ["log-bid"]
        assert "means" not in heard(table, other, "bid")[0].args
    play(table, "P2 bid 5")
    assert view(table, P3).auction.means == 1
    assert view(table, None).auction.means is None


@pytest.mark.rule("FK-V13")
def test_nobody_can_pass_look_whether_the_winner_can_pay_and_take_the_pass_back() -> None:
    for gold in ("GOLD3-01 GOLD2-01 GOLD1-01", "GOLD1-01 ARC-A"):
        table = phase_two(3, "DIP-H DIP-A", hands={P1: gold, P2: "GOLD3-02", P3: "GOLD1-02"})
        play(table, "P1 bid 3", "P2 pass")
        table.undo(P2)
        play(table, "P2 pass", "P3 pass")
        with pytest.raises(UndoRefused):
            table.undo(P3)


@pytest.mark.rule("FK-9.8", "FK-V13")
def test_means_for_a_gold_card_are_cards() -> None:
    table = phase_two(2, "GOLD3-09 DIP-A", hands={P1: "ARC-A GOLD3-01", P2: NINE})
    assert (view(table, P1).auction.means, view(table, P2).auction.means) == (2, 9)


@pytest.mark.rule("FK-9.13", "FK-10.14", "FK-D22")
def test_a_winning_bid_must_be_paid_whatever_it_was_made_for() -> None:
    table = phase_two(2, "DIP-H DIP-A", hands={P1: "GOLD3-01 ARC-A", P2: "GOLD1-01"})
    play(table, "P1 bid 3", "P2 pass")  # the only payment is made by itself
    assert hand(table, P1) == ["ARC-A", "DIP-H"]
    table = phase_two(2, "DIP-H DIP-A", hands={P1: "GOLD3-01 GOLD2-01 GOLD1-01", P2: "GOLD1-02"})
    play(table, "P1 bid 3", "P2 pass")
    assert all(option.startswith("pay ") for option in offered(table)), "there is no way to fail on purpose"


@pytest.mark.rule("FK-9.15", "FK-D20", "FK-C5")
def test_a_player_with_an_empty_hand_can_only_pass() -> None:
    table = phase_two(3, "DIP-H DIP-A", hands={P2: "GOLD1-01"})
    assert asked(table)[0] == P2, "P1 has passed by itself"
    assert [(made.seat, made.option.notation) for made in table.made] == [(P1, "pass")]
    play(table, "P2 bid 1")
    assert hand(table, P2) == ["DIP-H"]


@pytest.mark.rule("FK-D20", "FK-11.10")
def test_if_all_hands_are_empty_the_cards_are_discarded() -> None:
    table = phase_two(3, "DIP-H DIP-A")
    assert table.over
    assert {card("DIP-H"), card("DIP-A")} <= set(table.state.spent)
    assert all(made.auto for made in table.made)


@pytest.mark.rule("FK-8.7", "FK-10.6", "FK-1.10")
def test_the_winner_pays_the_whole_bid_and_then_receives_the_card() -> None:
    table = phase_two(3, "DIP-H DIP-A", hands={P1: "GOLD2-01 GOLD2-02 ARC-A", P2: "GOLD3-01", P3: "GOLD3-02"})
    play(table, "P1 bid 4", "P2 pass", "P3 pass")
    assert hand(table, P1) == ["ARC-A", "DIP-H"]
    told = [said.id for _, said in table.heard(None)]
    assert told.index("log-win") < told.index("log-pay")
    assert all(IS_GOLD[each] for each in table.state.spent)
