"""What a position of Paladins is worth to a player between two rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .scoring import outsider_vp, tally
from .state import PaladinsState, Player
from .tables import (
    ATTACK,
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
#: Points for monks and outposts, and for walls and jars, smoothed likewise; more than seven do not fit.
_PLACED: Final = (0.0, 0.3, 0.7, 1.2, 1.8, 2.8, 5.4, 9.0)
_KEPT: Final = (0.0, 0.2, 0.5, 0.9, 1.3, 1.8, 3.4, 6.0)
_DEVELOP: Final = (0.0, 0.0, 0.1, 0.2, 0.4, 0.6, 1.2, 3.0, 6.0)


class Weights(NamedTuple):
    """What is not on the score sheet yet, in points; rates are for each round left."""

    #: A step of faith, of strength, of influence, and how much more one high up is worth.
    faith: float = 0.1
    strength: float = 0.1
    influence: float = 0.1
    climb: float = 0.0
    #: The counts of actions, and each action that counts.
    commission: float = 1.0
    fortify: float = 1.0
    garrison: float = 1.0
    absolve: float = 1.0
    more: float = 0.0
    #: An Order that is not complete, by the power of its completed part.
    order: float = 1.0
    power: float = 1.6
    #: Workshops, a rate, and their points.
    workshop: float = 0.6
    develop: float = 1.0
    #: An outsider that is converted, once and as a rate; one that was attacked.
    converted: float = 0.0
    growing: float = 0.15
    attacked: float = 0.0
    #: Townsfolk, rates: with an action, with a step of the Inquisition, others.
    skilled: float = 0.5
    shrewd: float = 0.35
    other: float = 0.2
    #: A silver before the last round, two and more before the end; a provision beside it; what is enough of them.
    last: float = 0.6
    second: float = 0.75
    early: float = 0.9
    provision: float = 1.0
    silver_enough: float = 5.0
    provisions_enough: float = 4.0
    beyond: float = 0.35
    #: Workers that are kept.
    criminal: float = 1.5
    coloured: float = 1.2
    plain: float = 0.8
    #: Debts; a rate of those that may still be paid.
    paid: float = 1.0
    unpaid: float = 3.0
    redeem: float = 0.0
    #: Each suspicion, and to have the most.
    suspicion: float = 0.25
    most: float = 0.7
    #: A worker that could still be placed this round, and a criminal of a tavern.
    spare: float = 1.0
    crime: float = 0.6


PLAIN: Final = Weights()


def worth(s: PaladinsState, me: int, w: Weights = PLAIN, *, begins: bool = False) -> float:
    """What a player's position is worth between two rounds: when a round is at its end, or another one `begins`."""
    mine = s.players[me]
    left = ROUNDS - s.round + begins
    total = sum([_TRACK[value] + w.climb * left * value * value for value in mine.tracks])
    faith, strength, influence = mine.tracks
    total += left * (w.faith * faith + w.strength * strength + w.influence * influence)
    total += _progress(s, mine, left, w)
    total += _cards(s, me, left, w)
    total += _stocks(mine, left, w)
    total += w.paid * mine.paid - (w.unpaid - w.redeem * left) * mine.unpaid
    return total - _suspected(s, mine, left, w)


def _progress(s: PaladinsState, mine: Player, left: int, w: Weights) -> float:
    total = w.develop * _DEVELOP[mine.built] + sum([WALLS[wall].vp for wall in mine.walls])
    monks, walls, outposts, jars = mine.monks, len(mine.walls), mine.outposts, len(mine.jars)
    counts = (monks, walls, outposts, jars, len(mine.attacked), len(mine.converted))  # as in RIGHT
    total += w.commission * _PLACED[monks] + w.fortify * _KEPT[walls]
    total += w.garrison * _PLACED[outposts] + w.absolve * _KEPT[jars]
    total += w.more * left * (monks + walls + outposts + jars)
    for slot in range(s.orders_open):
        count = counts[ORDER_ACTION[s.orders[slot]] - RIGHT.start]
        total += w.order * ORDER_VP[slot] * min(1.0, count / 5) ** w.power
    for number, mask in enumerate(mine.workshops):
        if mask:
            uses = left if RIGHT[number] == ATTACK else min(left, 7 - counts[number])
            total += w.workshop * mask.bit_count() * max(0, uses)
    return total


def _cards(s: PaladinsState, me: int, left: int, w: Weights) -> float:
    mine = s.players[me]
    total = w.attacked * left * len(mine.attacked)
    if mine.converted:
        count, orders = tally(s, me), s.orders[: s.orders_open]
        for kind in count.converted:
            total += outsider_vp(kind, count, orders) + (w.converted + w.growing * left if left else 0.0)
    for card in mine.kept:
        action = TOWNSFOLK_ACTION[card]
        total += (w.skilled if action >= 0 else w.shrewd if INQUISITION_STEP[card] else w.other) * left
    return total


def _stocks(mine: Player, left: int, w: Weights) -> float:
    if left == 0:
        return (mine.silver + mine.provisions) / 3
    rate = w.early if left > 2 else w.second if left == 2 else w.last
    silver = min(mine.silver, w.silver_enough)
    provisions = min(mine.provisions, w.provisions_enough)
    beyond = w.beyond * (mine.silver + mine.provisions - silver - provisions)
    return rate * (silver + w.provision * provisions) + beyond + kept(mine.workers, w)


def kept(workers: Sequence[int], w: Weights = PLAIN) -> float:
    """The worth of the three best workers to keep; criminals serve anywhere."""
    wild = min(3, workers[CRIMINAL])
    coloured = min(3 - wild, sum([min(2, count) for count in workers[LABOURER + 1 : CRIMINAL]]))
    plain = min(3 - wild - coloured, sum(workers) - workers[CRIMINAL] - coloured)
    return w.criminal * wild + w.coloured * coloured + w.plain * plain


def _suspected(s: PaladinsState, mine: Player, left: int, w: Weights) -> float:
    held = len(mine.suspicion)
    most = max([len(player.suspicion) for player in s.players])
    return w.suspicion * held + (w.most if held and held == most and left else 0.0)
