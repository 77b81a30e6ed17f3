"""What a search needs to know of Viscounts: turns of card, space and action worth a thought, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from typing import Any, Final

from kingstable.kernel import Ask, Candidate, Option, Table

from .greedy import Plan, actions, draft_worth, hire_gain, judged, plans, turns
from .options import END_TURN, HIRE, MOVES, PLAY, Move
from .state import ViscountsState
from .worth import WEIGHTS, own_total, value

AHEAD: Final = 3


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """The best turns from here on, as far as a turn can be planned; otherwise the best answers."""
    ways = _WAYS.get(ask.prompt.id, _answers)
    return nlargest(top, ways(table.state, ask), key=_worth) or nlargest(top, _answers(table.state, ask), key=_worth)


def _worth(candidate: Candidate) -> float:
    return candidate.worth


def _turns(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    for plan in turns(s, ask.seat):
        yield Candidate(plan.worth, (PLAY[plan.card], *_rest(plan, ask.seat)))


def _moves(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    offered: dict[int, Any] = {option.space: option for option in ask.options if isinstance(option, Move)}
    for plan in plans(s, ask.seat, s.players[ask.seat].slots[0]):
        if plan.space in offered:  # the card that was played may have left its slot since
            yield Candidate(plan.worth, (offered[plan.space], *_rest(plan, ask.seat)[1:]))


def _rest(plan: Plan, me: int) -> tuple[Option, ...]:
    return MOVES[plan.space][plan.silver], plan.action, _hire(plan.after, me)


def _actions(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    for worth, action, after in actions(s, ask.seat):
        yield Candidate(worth, (action, _hire(after, ask.seat)))


def _hire(s: ViscountsState, me: int) -> Option:
    return HIRE[s.folk[s.segment(me)][-1]] if hire_gain(s, me) > 0 else END_TURN


def _hires(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    gain = hire_gain(s, ask.seat)
    for option in ask.options:
        yield Candidate(gain if option is not END_TURN else 0.0, (option,))


def _draft(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    for option in ask.options:
        yield Candidate(draft_worth(s, option), (option,))


def _answers(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    for worth, option in judged(s, ask):
        yield Candidate(worth, (option,))


_WAYS: Final[dict[str, Any]] = {
    "ask-play": _turns,
    "ask-move": _moves,
    "ask-outer-action": _actions,
    "ask-inner-action": _actions,
    "ask-hire": _hires,
    "ask-draft": _draft,
}


def stage(s: ViscountsState, seat: int) -> int:
    """The turns that the seat has begun and those that it has ended; the draft comes before them."""
    return -2 if s.drafting else 2 * s.players[seat].turns + (s.active == seat)


def margin(s: ViscountsState, seat: int) -> float:
    """By the worth of both positions; of the Automa only the points are known."""
    worths = [own_total(s, who) if s.is_automa(who) else _alone(s, who) for who in range(len(s.players))]
    return worths[seat] - max(worths[:seat] + worths[seat + 1 :])


def _alone(s: ViscountsState, who: int) -> float:
    """The worth of a position without what the others have."""
    rival = max([own_total(s, other) for other in range(len(s.players)) if other != who])
    return value(s, who) + WEIGHTS.rival * rival
