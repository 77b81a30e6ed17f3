"""What holds at every moment (section 15), and that a breach is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.for_the_king.scenes import P1, P2, moments, random_game

from kingstable.games.for_the_king import game
from kingstable.games.for_the_king.state import KingState
from kingstable.games.for_the_king.tables import IS_KING


@pytest.mark.rule("FK-15.1", "FK-15.3", "FK-1.11", "FK-D38")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_is_lost_and_no_value_out_of_range(seats: int) -> None:
    gone: set[int] = set()
    for table in moments(seats, 41, every=1):
        game.check(table.state)
        s = table.state
        now = {each for pile in (s.spent, *s.buried) for each in pile}
        if not s.owed:  # a payment in cards may still be taken back
            assert gone <= now, "what is discarded stays so"
            gone = now


def _to_hand(s: KingState, card: int) -> None:
    s.spent.remove(card)
    s.hands[P1].append(card)


@pytest.mark.rule("FK-15.1", "FK-15.3", "FK-6.19", "FK-V5")
@pytest.mark.parametrize(
    ("fault", "spoil"),
    [
        ("lost or doubled", lambda s: s.deck.pop()),
        ("lost or doubled", lambda s: s.hands[P1].append(s.deck[-1])),
        ("a king in a hand", lambda s: _to_hand(s, next(card for card in s.spent if IS_KING[card]))),
        ("primary of office", lambda s: s.primary.__setitem__(s.deal.offices[0], 7)),
        ("not in play", lambda s: s.primary.__setitem__(2, 3)),
        ("nobody may know", lambda s: s.seen.__setitem__(s.deck[-1], 1 << P2)),
        ("known to others", lambda s: s.seen.__setitem__(s.hands[P1][0], 1 << P2)),
        ("its advisor alone", lambda s: s.seen.__setitem__(s.favour[0], 0)),
    ],
)
def test_a_breach_is_noticed(fault: str, spoil: Callable[[KingState], object]) -> None:
    s = random_game(3, 4, 40).state
    game.check(s)
    spoil(s)
    with pytest.raises(AssertionError, match=fault):
        game.check(s)
