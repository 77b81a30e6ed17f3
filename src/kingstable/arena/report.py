"""What a contest showed: win shares with their intervals, points and their spread, and time a decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from kingstable.arena.contest import Contest, Game

_Z95 = 1.959964


class Standing(msgspec.Struct, frozen=True):
    """One mind's results. A victory shared by k players counts 1/k."""

    mind: str
    games: int
    win_share: float
    #: 95 % interval of the win share.
    low: float
    high: float
    points: float
    spread: float
    decisions: int
    milliseconds: float


class Report(msgspec.Struct, frozen=True):
    """The standings of a contest, in the order of its minds; equal minds are counted together."""

    contest: Contest
    standings: list[Standing]


def summarise(contest: Contest, games: Sequence[Game]) -> Report:
    """The report of the games played."""
    return Report(contest, [_standing(contest, games, mind) for mind in dict.fromkeys(contest.minds)])


def _standing(contest: Contest, games: Sequence[Game], mind: str) -> Standing:
    wins: list[float] = []
    points: list[int] = []
    decisions, seconds = 0, 0.0
    for game in games:
        for seat, index in enumerate(game.seating):
            if contest.minds[index] != mind:
                continue
            wins.append(game.won[seat] / max(1, sum(game.won)))
            points.append(game.points[seat])
            decisions += game.decisions[seat]
            seconds += game.seconds[seat]
    share, low, high = wilson(wins)
    return Standing(
        mind,
        len(wins),
        share,
        low,
        high,
        fmean(points),
        stdev(points) if len(points) > 1 else 0.0,
        decisions,
        1000 * seconds / max(1, decisions),
    )


def wilson(wins: Iterable[float]) -> tuple[float, float, float]:
    """A share and its 95 % Wilson score interval.

    >>> share, low, high = wilson([1.0] * 190 + [0.0] * 10)
    >>> round(share, 3), round(low, 3), round(high, 3)
    (0.95, 0.91, 0.973)
    """
    results = list(wins)
    n = len(results)
    share = sum(results) / n
    middle = (share + _Z95**2 / (2 * n)) / (1 + _Z95**2 / n)
    reach = _Z95 / (1 + _Z95**2 / n) * sqrt(share * (1 - share) / n + _Z95**2 / (4 * n * n))
    return share, max(0.0, middle - reach), min(1.0, middle + reach)
