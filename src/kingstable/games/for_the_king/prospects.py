"""What a search needs to know of For the King: each option is a way to go on, and offices tell who is ahead."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Ask, Candidate, Table

from .greedy import Outlook, answer, judged
from .state import KingState
from .view import view

AHEAD: Final = 2
PRIOR: Final = 1.0
CAUTION: Final = 0.7
MOST: Final = 4  # answers that are worth a thought
DOUBT: Final = 0.3  # points by which another answer than greedy's seems worse at first


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """Greedy's answer first, then the others by what they seem worth."""
    outlook = Outlook(view(table.state, ask.seat), ask.seat)
    best = answer(outlook, ask.options)
    if top == 1:
        return [Candidate(0.0, (best,))]
    others = sorted([option for option in ask.options if option != best], key=lambda option: -judged(outlook, option))
    return [Candidate(-DOUBT * place, (option,)) for place, option in enumerate([best, *others][: min(top, MOST)])]


def stage(s: KingState, seat: int) -> int:
    """The turns of phase one; phase two is played to its end, since what gold is worth shows only there.

    For two players, of whom the value was learned, every turn and every sale is far enough.
    """
    return 2 * (s.turn + len(s.sales)) if s.seats == 2 else s.turn


def margin(s: KingState, seat: int) -> float:
    """What all offices promise, and what gold may still buy."""
    outlook = Outlook(view(s, seat), seat)
    return sum(outlook.now.values()) + outlook.gold * outlook.purse
