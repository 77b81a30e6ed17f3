"""The solo opponent's turn: it plays by its scheme cards, and says at each step why (PAL sections 31 to 34)."""

from __future__ import annotations

from collections.abc import Iterator

from kingstable.kernel import Turn, named

from ..rules.law import draw_suspicion
from ..setup import add_workshop
from ..state import NONE, PaladinsState, rival_of
from ..tables import (
    AI_ACTIONS,
    AI_WORKERS,
    FALLBACKS,
    FAVOUR_SCHEME,
    FAVOURS_OPEN,
    KINGS_ORDERS,
    ORDER_ACTION,
    ORDERS_OPEN,
    SCHEME_ACTION,
    SCHEMES,
    TAVERN_WORKERS,
)
from ..tables.rewards import CRIMINAL
from .actions import perform
from .choice import obstacle, order_candidates


def new_round(s: PaladinsState) -> None:
    """King's cards being turned up give their workshop and scheme; then the workers of the round."""
    rival, board = rival_of(s), s.players[s.seats]
    for slot in range(s.orders_open, ORDERS_OPEN[s.round]):
        action = ORDER_ACTION[s.orders[slot]]
        add_workshop(board, action)  # PAL-31.1
        s.tell("rival-workshop", action=named("action", AI_ACTIONS[action]))
    for _ in range(s.favours_open, FAVOURS_OPEN[s.round]):
        rival.pile.append(FAVOUR_SCHEME)  # PAL-31.2
        s.tell("rival-favour-scheme")
    rival.workers = AI_WORKERS[s.round - 1]  # PAL-33.3
    s.tell("rival-workers", workers=rival.workers)


def see_tavern(s: PaladinsState) -> Turn:
    """PAL-31.4: a suspicion card for each criminal of the tavern that the human left."""
    left = s.tavern_row[s.tavern_taken.index(NONE)]
    criminals = TAVERN_WORKERS[left][CRIMINAL]
    if criminals:
        s.tell("rival-tavern", criminals=criminals)
        yield from draw_suspicion(s, s.seats, criminals)


def turn(s: PaladinsState) -> Turn:
    """PAL-34.2, PAL-34.3, PAL-34.5."""
    rival = rival_of(s)
    if rival.workers == 0:  # PAL-D69
        s.players[s.seats].passed = True
        s.tell("rival-pass")
        return
    scheme = _draw_scheme(s)
    for action in _candidates(s, scheme):
        why = obstacle(s, action)
        if why is None:
            yield from perform(s, action)
            return
        s.tell("rival-cannot", action=named("action", AI_ACTIONS[action]), why=why)
    s.tell("rival-falls-back")
    for action in FALLBACKS:
        why = obstacle(s, action)
        if why is None:
            yield from perform(s, action)
            return
        s.tell("rival-cannot", action=named("action", AI_ACTIONS[action]), why=why)


def _draw_scheme(s: PaladinsState) -> int:
    """PAL-34.2, PAL-D71."""
    rival = rival_of(s)
    if not rival.deck:
        rival.deck, rival.pile = rival.pile, []
        s.rng.shuffle(rival.deck)
        s.tell("rival-schemes-shuffled", cards=len(rival.deck))
    card = s.draw(rival.deck)
    rival.pile.append(card)
    action = named("action", AI_ACTIONS[SCHEME_ACTION[card]])
    s.tell("rival-scheme", scheme=named("scheme", SCHEMES[card].id), action=action)
    return card


def _candidates(s: PaladinsState, scheme: int) -> Iterator[int]:
    """The actions a scheme card makes the opponent try, in order."""
    action = SCHEME_ACTION[scheme]
    if action == KINGS_ORDERS:
        yield from order_candidates(s)
    else:
        yield action
