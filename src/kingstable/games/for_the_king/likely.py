"""How likely an imagined world of For the King is: what the others hold, they have mostly chosen themselves."""

from __future__ import annotations

from math import tanh
from typing import Final

from .state import NONE, KingState
from .tables import FACE, GOLD, IS_GOLD, OFFICE, OFFICES

#: How much likelier each of this makes a world, by the logarithm; found from games, in which the true world was told
#: apart from imagined ones: gold, each card of gold (small ones are seldom kept), points in offices where cards are
#: held, points in those that are led, and a bid that could not be paid.
_GOLD: Final = 0.85
_GOLD_CARD: Final = -1.6
_HELD: Final = 0.2
_LED: Final = 0.45
_SHORT: Final = -3.0
#: A lead that is about safe, and the sum of cards that makes an office one's own.
_SAFE: Final = 3


def likelihood(s: KingState, seat: int) -> float:
    """The logarithm of how likely the hands of the others are, for comparing imagined worlds."""
    sums = [[0] * len(OFFICES) for _ in s.hands]
    worth = 0.0
    for holder, hand in enumerate(s.hands):
        gold = 0
        for card in hand:
            office = OFFICE[card]
            if office >= 0:
                sums[holder][office] += FACE[card].value
            elif holder != seat:
                gold += GOLD[card]
                worth += _GOLD_CARD
        if holder != seat:
            worth += _GOLD * gold
            if s.sale != NONE and not IS_GOLD[s.sale] and s.bids[holder] > gold:
                worth += _SHORT
    for office in s.deal.offices:
        ranked = sorted([held[office] for held in sums], reverse=True)
        for holder, held in enumerate(sums):
            if holder != seat:
                own = held[office]
                rest = ranked[1] if own == ranked[0] else ranked[0]
                worth += s.primary[office] * (_HELD * own / _SAFE + _LED * tanh((own - rest) / _SAFE))
    return worth
