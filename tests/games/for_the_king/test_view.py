"""What each seat is told: the state of play, its own cards, the reference panel, its payments; and nothing hidden."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.for_the_king.scenes import (
    P1,
    P2,
    P3,
    heard,
    listed,
    moments,
    phase_one,
    phase_two,
    play,
    random_game,
    view,
    where,
)

from kingstable.games.for_the_king.tables import IDS

COUNTS = [2, 3, 4, 5]


@pytest.mark.rule("FK-V14", "FK-D40")
@pytest.mark.parametrize("seats", COUNTS)
def test_no_view_shows_the_seed(seats: int) -> None:
    for table in moments(seats, 46, every=40):
        for seat in (None, *range(seats)):
            raw = msgspec.json.encode(view(table, seat)).decode()
            assert table.state.rng.key not in raw and '"rng"' not in raw and '"seed"' not in raw


@pytest.mark.rule("FK-V1", "FK-V2", "FK-V3")
def test_everybody_sees_the_state_of_play() -> None:
    table = phase_one(3, "DIP-A DIP-B DIP-C DIP-D", advisor=P2)
    play(table, "P2 place centre")
    for seat in (None, P1, P2, P3):
        shown = view(table, seat)
        assert (shown.seats, shown.phase, shown.stage, shown.turn) == (3, 1, "distribute", 1)
        assert (shown.leader, shown.actor, shown.deck, shown.favour) == (P2, P2, 2, 0)
        assert shown.centre == ["dip-a"] and shown.room == [1, 1, 1]
        assert [player.cards for player in shown.players] == [0, 0, 0]
        assert len(listed(table, seat)) == 85


@pytest.mark.rule("FK-D34", "FK-V4")
def test_what_was_public_stays_available_as_history() -> None:
    hands = {P1: "GOLD2-01 GOLD2-02", P2: "GOLD1-01 ARC-A", P3: "GOLD1-02 ARC-B"}
    table = phase_two(3, "DIP-H KING-UP1-1 GOLD3-09 ENT-A", hands=hands)
    play(table, "P1 bid 2", "P2 bid 9", "P3 pass", "P1 pass")  # P2 fails
    play(table, "P1 bid 1", "P3 pass")
    play(table, "P2 pass", "P3 pass", "P1 bid 1", "P1 raise ent")
    for seat in (None, P1, P2, P3):
        shown = view(table, seat)
        assert [(sale.card, sale.winner, sale.price, sale.failed) for sale in shown.sales] == [
            ("dip-h", P1, 1, [P2]),
            ("king-up1-1", P1, 1, []),
        ]
        assert [said.args["amount"] for said in heard(table, seat, "bid")] == [2, 9, 1, 1]
        assert [said.args["paid"] for said in heard(table, seat, "pay")] == [2, 2]
        assert len(heard(table, seat, "fail")) == 1
        assert [(said.args["office"].id, said.args["value"]) for said in heard(table, seat, "raise")] == [
            ("office-ent", 4)
        ]
        for id in ("GOLD2-01", "GOLD2-02", "KING-UP1-1"):
            assert where(table, seat, id) == ("gone", None, 0)


@pytest.mark.rule("FK-V11", "FK-V12", "FK-D36", "FK-D5", "FK-V7")
def test_after_the_end_face_down_discards_and_removed_cards_are_shown() -> None:
    table = random_game(4, 47)
    s = table.state
    assert any(s.buried) and table.over
    shown = listed(table, None)
    for seat, buried in enumerate(s.buried):
        assert all(shown[IDS[each]] == ("discarded", seat, 0) for each in buried)
    assert all(shown[IDS[each]] == ("removed", None, 0) for each in s.removed)
    assert "unknown" not in {place.where for place in shown.values()}


@pytest.mark.rule("FK-V15")
def test_a_player_sees_their_own_cards_by_office_and_their_gold() -> None:
    table = phase_two(2, "ENT-A ENT-B", hands={P1: "DIP-H DIP-A MIL-C GOLD3-01 GOLD2-01", P2: "MIL-A"})
    assert view(table, P1).players[P1].hand == ["dip-a", "dip-h", "mil-c", "gold2-01", "gold3-01"], "office by office"
    assert view(table, P1).auction.means == 5
    assert view(table, P1).put == ["ent-b"], "P1 has put it there"
    assert view(table, P2).players[P1].hand is None and view(table, P2).put == view(table, None).put == []


@pytest.mark.rule("FK-V10", "FK-V3")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_panel_never_shows_a_hidden_place_and_accounts_for_what_is_known(seats: int) -> None:
    for table in moments(seats, 48, every=11):
        s = table.state
        for seat in range(seats):
            shown = listed(table, seat)
            unseen = [each for each in s.deal.cards if not s.seen[each] >> seat & 1]
            if not table.over:
                assert all(shown[IDS[each]].where == "unknown" for each in unseen)
                assert sum(each.where == "unknown" for each in shown.values()) == len(unseen)
            own = [id for id, each in shown.items() if each.where == "mine"]
            assert sorted(own) == sorted(IDS[each] for each in s.hands[seat])


def test_spectators_see_no_more_than_everybody() -> None:
    for table in moments(3, 49, every=13):
        if table.over:
            continue
        shown = {place.where for place in listed(table, None).values()}
        assert not {"mine", "favour", "drawn", "discarded", "removed"} & shown
        assert all(player.hand is None for player in view(table, None).players)


def test_the_log_gives_no_secret_card_away() -> None:
    table = random_game(3, 50)
    for seat in (None, P1, P2, P3):
        for _, said in table.heard(seat):
            if said.id in ("log-draw", "log-keep", "log-favour", "log-discard", "log-penalty"):
                assert not {"card", "cards"} & set(said.args)


def test_the_winner_alone_sees_the_payments_cheapest_first() -> None:
    table = phase_two(2, "DIP-H DIP-B", hands={P1: "GOLD1-01 GOLD2-01 GOLD3-01 GOLD3-02", P2: "GOLD1-02"})
    play(table, "P1 bid 4", "P2 pass")
    shown = view(table, P1).auction.payments
    assert shown == [
        ["gold1-01", "gold3-01"],
        ["gold2-01", "gold3-01"],
        ["gold3-01", "gold3-02"],
        ["gold1-01", "gold2-01", "gold3-01"],
    ]
    assert view(table, P2).auction.payments == view(table, None).auction.payments == []


def test_nobody_sees_payments_before_the_auction_is_won_or_when_cards_are_owed() -> None:
    table = phase_two(2, "GOLD3-03 DIP-B", hands={P1: "GOLD1-01 GOLD2-01 GOLD3-01", P2: "GOLD1-02"})
    assert view(table, P1).auction.payments == []
    play(table, "P1 bid 2", "P2 pass")
    assert view(table, P1).auction.owed == 2
    assert view(table, P1).auction.payments == []
