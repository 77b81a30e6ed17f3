"""The payments a winner may choose among, as the view shows them: to the winner alone, with what each would lose."""

from tests.games.for_the_king.scenes import phase_two, play, view

P1, P2 = 0, 1


def test_the_winner_alone_sees_the_payments_with_their_totals_and_losses_cheapest_first() -> None:
    table = phase_two(2, "DIP-H DIP-B", hands={P1: "GOLD1-01 GOLD2-01 GOLD3-01 GOLD3-02", P2: "GOLD1-02"})
    play(table, "P1 bid 4", "P2 pass")
    shown = view(table, P1).auction.payments
    assert [(each.total, each.lost) for each in shown] == [(4, 0), (5, 1), (6, 2), (6, 2)]
    assert shown[0].cards == ["gold1-01", "gold3-01"]
    assert view(table, P2).auction.payments == view(table, None).auction.payments == []


def test_nobody_sees_payments_before_the_auction_is_won_or_when_cards_are_owed() -> None:
    table = phase_two(2, "GOLD3-03 DIP-B", hands={P1: "GOLD1-01 GOLD2-01 GOLD3-01", P2: "GOLD1-02"})
    assert view(table, P1).auction.payments == []
    play(table, "P1 bid 2", "P2 pass")
    assert view(table, P1).auction.owed == 2
    assert view(table, P1).auction.payments == []
