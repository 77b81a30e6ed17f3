"""What a search needs to know of Paladins: rounds worth a thought, and who is ahead between two of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import nlargest
from typing import Any, Final

from kingstable.kernel import Ask, Candidate, Option, Table

from .greedy import (
    BRIEF,
    CLOSE,
    KEEN,
    WIDE,
    Look,
    Plan,
    hire_worth,
    keep_worth,
    paladin_worths,
    rounds,
    tavern_worth,
    trial,
)
from .scoring import lines, tally
from .state import PaladinsState
from .worth import worth

AHEAD: Final = 1
PRIOR: Final = 1.0
CAUTION: Final = 0.7
MANY: Final = 5  # ways from which on they are looked for widely
TOP: Final = 0.1  # what it counts which paladin goes on top of the deck


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """The best rest of the round with each first turn; between the turns the best answers."""
    found: Iterable[Candidate]
    if ask.prompt.id == "ask-action":
        found = _rounds(table.state, ask, _look(top))
    else:
        judge = _JUDGES.get(ask.prompt.id, _tried)
        found = [Candidate(worth, (option,)) for worth, option in judge(table, ask, top)]
    return nlargest(top, found, key=lambda candidate: candidate.worth)


def _look(top: int) -> Look:
    """How closely to look for so many ways."""
    return BRIEF if top == 1 else CLOSE if top < MANY else WIDE


def _glance(top: int) -> Look:
    """How closely to look at what is before a round."""
    return KEEN if top >= MANY else BRIEF


def _rounds(s: PaladinsState, ask: Ask, look: Look) -> Iterable[Candidate]:
    """For each first turn the best round that begins with it; at its end the player passes."""
    best: dict[tuple[Option, ...], Plan] = {}
    for plan in rounds(s, ask.seat, look):
        first = plan.turns[0][0] if plan.turns else ()
        if first not in best or plan.value > best[first].value:
            best[first] = plan
    for plan in best.values():
        choices = [option for turn, _ in plan.turns for option in turn]
        yield Candidate(plan.value, (*choices, ask.options[-1]))


def _tried(table: Table, ask: Ask, top: int) -> list[tuple[float, Option]]:
    """Each option on a table of its own; for everybody who just plays on the first one will do."""
    if top == 1:
        return [(0.0, ask.options[0])]
    return [(trial(table.copy(), ask.seat, option), option) for option in ask.options]


def _paladins(table: Table, ask: Ask, top: int) -> list[tuple[float, Option]]:
    values = paladin_worths(table.state, ask.seat, 2 if top > 1 else 1, _glance(top))
    assigned: list[Any] = list(ask.options)
    return [(values[option.use - 1] + TOP * values[option.top - 1], option) for option in assigned]


def _taverns(table: Table, ask: Ask, top: int) -> list[tuple[float, Option]]:
    return [(tavern_worth(table.state, ask.seat, option, _glance(top)), option) for option in ask.options]


_JUDGES: Final[dict[str, Callable[[Table, Ask, int], list[tuple[float, Option]]]]] = {
    "ask-paladin": _paladins,
    "ask-tavern": _taverns,
    "ask-keep": lambda table, ask, top: [(keep_worth(option), option) for option in ask.options],
    "ask-setup-hire": lambda table, ask, top: [(hire_worth(option), option) for option in ask.options],
}


def stage(s: PaladinsState, seat: int) -> int:
    """The rounds; the last one ends with the game."""
    return s.round


def margin(s: PaladinsState, seat: int) -> float:
    """By the worth of the positions; of the opponent without a seat only the points are known."""
    worths = [worth(s, who) if who < s.seats else points(s, who) for who in range(len(s.players))]
    return worths[seat] - max(worths[:seat] + worths[seat + 1 :])


def points(s: PaladinsState, who: int) -> float:
    """The points of a player or of the opponent without a seat as they stand."""
    return float(sum(line.points for line in lines(tally(s, who), s.orders[: s.orders_open])))
