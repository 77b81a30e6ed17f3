"""The course of the game: the draft, and turns of play, move, main action, hire, collision, draw (VIS-6, 7, 16)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from kingstable.kernel import Ask, Asks, Option, Turn, message

from ..options import END_TURN, HIRE, PLAY, Hire
from ..rival.turn import automa_turn
from ..state import ViscountsState
from ..tables.cards import CARD_CRIME, CARDS
from ..tables.numbers import NONE, SILVER
from .actions import main_action
from .cards import draw, hire, leave_hand, unseen_card
from .collision import resolve_collision
from .draft import draft
from .effects import corrupt, gain
from .movement import move
from .rounds import end_turn

_ASK_PLAY: Final = message("ask-play")
_ASK_HIRE: Final = message("ask-hire")
_ASK_END: Final = message("ask-end")
_PLAY_RULES: Final = ("VIS-7.3", "VIS-7.4", "VIS-8.1")
_HIRE_RULES: Final = ("VIS-16.1", "VIS-16.2", "VIS-18.8")


def turn(s: ViscountsState) -> Turn:
    """What comes next: a choice of the draft, or the turn of whoever is active."""
    if s.drafting:
        return draft(s)
    return automa_turn(s, s.active) if s.is_automa(s.active) else human_turn(s, s.active)


def over(s: ViscountsState) -> bool:
    """VIS-20.2."""
    return s.finished


def active(s: ViscountsState) -> int | None:
    """The seat whose turn it is, if any; the Automa has none."""
    if s.finished:
        return None
    who = s.drafting[-1] if s.drafting else s.active
    return None if s.is_automa(who) else who


def human_turn(s: ViscountsState, me: int) -> Turn:
    """VIS-6.2."""
    s.phase = 1
    if s.log is not None:
        s.tell("turn", who=s.name(me), round=s.round)
    yield from slide(s, me)
    card = yield from play(s, me)
    s.phase = 2
    yield from move(s, me, CARDS[card].silver)
    s.phase = 3
    yield from main_action(s, me)
    s.phase = 4
    yield from hire_phase(s, me)
    s.phase = 5
    if s.players[me].linked:  # VIS-17.1
        yield from resolve_collision(s, me)
    s.phase = 6
    draw(s, me, s.hand_limit(me))
    end_turn(s, me)


# -- phase 1 ---------------------------------------------------------------------------------------------------------


def slide(s: ViscountsState, me: int) -> Turn:
    """VIS-7.1, VIS-7.2: every card one slot to the right; the last one drops off and may have an ability."""
    player = s.players[me]
    dropped = player.slots.pop()
    player.slots.insert(0, NONE)
    if dropped != NONE:
        player.discard.append(dropped)
        if s.log is not None:
            s.tell("drop-off", who=s.name(me), card=CARDS[dropped].name)
        if CARDS[dropped].drop_off:
            yield from gain(s, me, CARDS[dropped].drop_off)


def play(s: ViscountsState, me: int) -> Generator[Ask | Asks, Any, int]:
    """VIS-7.3 to VIS-7.6: a card from hand, or the top card unseen; its crime and its immediate ability."""
    player = s.players[me]
    if player.hand:
        chosen = yield Ask(me, _ASK_PLAY, [PLAY[card] for card in player.hand], _PLAY_RULES)
        card: int = chosen.card
        leave_hand(s, me, card)
        if s.log is not None:
            s.tell("play", who=s.name(me), card=CARDS[card].name)
    else:
        card = unseen_card(s, me)
        s.tell("play-unseen", who=s.name(me), card=CARDS[card].name)
    player.slots[0] = card
    if CARD_CRIME[card]:
        corrupt(s, me, s.crime(me))
    if CARDS[card].immediate:
        yield from gain(s, me, CARDS[card].immediate)
    return card


# -- phase 4 ---------------------------------------------------------------------------------------------------------


def hire_phase(s: ViscountsState, me: int) -> Turn:
    """VIS-16.1: the visible townsfolk of the segment, or nobody; nothing can be taken back after that."""
    player = s.players[me]
    segment = s.segment(me)
    pile = s.folk[segment]
    options: list[Option] = []
    if pile and CARDS[pile[-1]].silver <= player.stock[SILVER]:
        options.append(HIRE[pile[-1]])
    chosen = yield Ask(me, _ASK_HIRE if options else _ASK_END, [*options, END_TURN], _HIRE_RULES, confirm=True)
    if isinstance(chosen, Hire):
        price = CARDS[chosen.card].silver
        player.stock[SILVER] -= price
        s.tell("pays-hire", who=s.name(me), silver=price)
        yield from hire(s, me, segment)
