"""A position of Paladins in numbers, as one seat may know it, for the learned value."""

from __future__ import annotations

from .prospects import TRIED, margin
from .scoring import points
from .state import PaladinsState
from .tables import ORDER_ACTION, ROUNDS, TOWNSFOLK_ACTION
from .worth import worth


def features(s: PaladinsState, seat: int) -> list[float]:
    """What is common to all, the seat's own side, and that of the best of the others."""
    other = max((who for who in range(len(s.players)) if who != seat), key=lambda who: points(s, who))
    common = [margin(s, seat), ROUNDS - s.round, s.orders_open, s.favours_open, s.tax, float(s.first == seat)]
    mine = s.players[seat]
    own = [worth(s, seat, TRIED), *mine.workers, *(mask.bit_count() for mask in mine.workshops)]
    return [*common, *own, *_side(s, seat), *_side(s, other)]


def _side(s: PaladinsState, who: int) -> list[float]:
    player = s.players[who]
    orders = [player.count(ORDER_ACTION[order]) for order in s.orders[: s.orders_open]]
    return [
        points(s, who),
        *player.tracks,
        player.silver,
        player.provisions,
        sum(player.workers),
        player.built,
        player.monks,
        player.outposts,
        len(player.walls),
        len(player.jars),
        len(player.attacked),
        len(player.converted),
        len(player.kept),
        sum(TOWNSFOLK_ACTION[card] >= 0 for card in player.kept),
        len(player.suspicion),
        player.unpaid,
        player.paid,
        *(orders + [0] * 3)[:3],
    ]
