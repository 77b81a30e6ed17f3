"""What greedy thinks a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .scoring import outsider_vp, tally
from .state import PaladinsState, Player
from .tables import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    FORTIFY,
    GARRISON,
    INQUISITION_STEP,
    ORDER_ACTION,
    ORDER_VP,
    RIGHT,
    ROUNDS,
    TOWNSFOLK_ACTION,
    WALLS,
)
from .tables.rewards import CRIMINAL, LABOURER

#: Points of an attribute, smoothed between the steps of the track.
_TRACK: Final = (0.0, 0.6, 1.2, 2.0, 3.0, 4.3, 6.0, 7.3, 9.0, 11.0, 13.0, 16.0, 20.0)
#: Points for the count of an action, smoothed likewise.
_COUNTS: Final = {
    COMMISSION: (0.0, 0.3, 0.7, 1.2, 1.8, 2.8, 5.4, 9.0),
    FORTIFY: (0.0, 0.2, 0.5, 0.9, 1.3, 1.8, 3.4, 6.0),
    GARRISON: (0.0, 0.3, 0.7, 1.2, 1.8, 2.8, 5.4, 9.0),
    ABSOLVE: (0.0, 0.2, 0.5, 0.9, 1.3, 1.8, 3.4, 6.0),
}
#: What a silver or a provision is worth, by the rounds left.
_RATES: Final = (0.33, 0.6, 0.75, 0.9)
_DEVELOP: Final = (0.0, 0.0, 0.1, 0.2, 0.4, 0.6, 1.2, 3.0, 6.0)


def worth(s: PaladinsState, me: int) -> float:
    """What a player's position is worth between two rounds."""
    mine = s.players[me]
    left = ROUNDS - s.round
    total = sum(_TRACK[value] + 0.1 * left * value for value in mine.tracks)
    total += _progress(s, mine, left)
    total += _cards(s, me, left)
    total += _stocks(mine, left)
    total += mine.paid - 3.0 * mine.unpaid
    return total - _suspected(s, mine, left)


def _progress(s: PaladinsState, mine: Player, left: int) -> float:
    total = _DEVELOP[mine.built] + sum(WALLS[wall].vp for wall in mine.walls)
    for action, values in _COUNTS.items():
        total += values[min(7, mine.count(action))]
    for slot in range(s.orders_open):
        action = ORDER_ACTION[s.orders[slot]]
        total += ORDER_VP[slot] * min(1.0, mine.count(action) / 5) ** 1.6
    for number, mask in enumerate(mine.workshops):
        action = RIGHT[number]
        uses = left if action == ATTACK else min(left, 7 - mine.count(action))
        total += 0.6 * mask.bit_count() * max(0, uses)
    return total


def _cards(s: PaladinsState, me: int, left: int) -> float:
    mine = s.players[me]
    total = 0.0
    if mine.converted:
        count, orders = tally(s, me), s.orders[: s.orders_open]
        for kind in count.converted:
            total += outsider_vp(kind, count, orders) + 0.15 * left
    for card in mine.kept:
        action = TOWNSFOLK_ACTION[card]
        total += (0.5 if action >= 0 else 0.35 if INQUISITION_STEP[card] else 0.2) * left
    return total


def _stocks(mine: Player, left: int) -> float:
    if left == 0:
        return (mine.silver + mine.provisions) / 3
    rate = _RATES[min(left, 3)]
    silver = rate * min(mine.silver, 5) + 0.35 * max(0, mine.silver - 5)
    provisions = rate * min(mine.provisions, 4) + 0.35 * max(0, mine.provisions - 4)
    return silver + provisions + kept(mine.workers)


def kept(workers: Sequence[int]) -> float:
    """The worth of the three best workers to keep; criminals serve anywhere."""
    wild = min(3, workers[CRIMINAL])
    coloured = min(3 - wild, sum(min(2, count) for count in workers[LABOURER + 1 : CRIMINAL]))
    plain = min(3 - wild - coloured, sum(workers) - workers[CRIMINAL])
    return 1.5 * wild + 1.2 * coloured + 0.8 * max(0, plain)


def _suspected(s: PaladinsState, mine: Player, left: int) -> float:
    held = len(mine.suspicion)
    most = max(len(player.suspicion) for player in s.players)
    return 0.25 * held + (0.7 if held and held == most and left else 0.0)
