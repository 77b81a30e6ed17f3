"""A position of For the King in numbers, as one seat may know it, for the learned value."""

from __future__ import annotations

from .greedy import Outlook
from .state import KingState
from .tables import OFFICES
from .view import view


def features(s: KingState, seat: int) -> list[float]:
    """How far the game is, what the seat has to spend, and the race in each office."""
    known = view(s, seat)
    outlook = Outlook(known, seat)
    worth = outlook.gold * outlook.purse
    hands = [player.cards for player in known.players]
    common = [
        sum(outlook.now.values()) + worth,
        worth,
        outlook.purse,
        hands[seat],
        max(count for other, count in enumerate(hands) if other != seat),
        float(known.phase == 1),
        known.deck,
        known.favour,
        float(s.leader == seat),
        float(s.bidder == seat),
        s.high,
    ]
    for office in range(len(OFFICES)):
        common += _race(outlook, office) if office in outlook.values else [0.0] * 5
    return common


def _race(outlook: Outlook, office: int) -> list[float]:
    sums = outlook.sums[office]
    mine, best = sums[outlook.me], max(own for seat, own in enumerate(sums) if seat != outlook.me)
    noise = outlook.noise[office] + 0.1
    ahead = max(-4.0, min(4.0, (mine - best) / noise))
    return [outlook.values[office], outlook.now[office], mine, best, ahead * outlook.values[office]]
