"""The Automa's turn, told step by step so that it can be checked at a printed game (VIS-31, VIS-32)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from kingstable.kernel import Ask, Asks, Message, Turn

from ..rules.collision import resolve_collision
from ..rules.effects import gain
from ..rules.movement import meet
from ..rules.rounds import end_turn
from ..state import ViscountsState
from ..tables.boards import SPACE_LABELS
from ..tables.numbers import LEFT, NONE
from ..tables.schemes import ACTION_OF, SCHEMES, Scheme
from ..tables.words import ACTION_NAMES, effects_message, icons_message
from .actions import take_action
from .gains import reshuffle


def automa_turn(s: ViscountsState, me: int) -> Turn:
    """VIS-31.2 to VIS-31.8."""
    s.phase = 1
    s.tell("turn", who=s.name(me), round=s.round)
    scheme = yield from _turn_over_scheme(s, me)
    yield from gain(s, me, scheme.row1)
    yield from gain(s, me, scheme.row2)
    s.phase = 2
    advance(s, me, scheme.move)
    yield from meet(s, me)
    s.phase = 3
    yield from _options(s, me, scheme)
    s.phase = 5
    if s.players[me].linked:
        yield from resolve_collision(s, me)
    s.phase = 6
    end_turn(s, me)


def _turn_over_scheme(s: ViscountsState, me: int) -> Generator[Ask | Asks, Any, Scheme]:
    """VIS-31.2, VIS-31.3: slide, shuffle if need be, and put the top scheme into slot 1."""
    player = s.players[me]
    dropped = player.slots.pop()
    player.slots.insert(0, NONE)
    if dropped != NONE:
        player.discard.append(dropped)
        s.tell("rival-drop", who=s.name(me), scheme=SCHEMES[dropped].name)
    if not player.deck:
        yield from reshuffle(s, me)
    card = s.draw(player.deck)
    if card in s.unseen:
        s.unseen.remove(card)
    player.slots[0] = card
    scheme = SCHEMES[card]
    if s.log is not None:
        icons: list[int | str | Message] = [
            icons_message(icon, number) for icon, number in enumerate(scheme.header) if number
        ]
        s.tell("rival-scheme", who=s.name(me), scheme=scheme.name, icons=icons, left=len(player.deck))
    return scheme


def advance(s: ViscountsState, me: int, steps: int) -> None:
    """VIS-32.1: on the outer path only."""
    player = s.players[me]
    for _ in range(steps):
        segment, kind = divmod(player.viscount, 3)
        player.viscount = player.viscount + 1 if kind == LEFT else s.next[segment] * 3
    s.tell("rival-move", who=s.name(me), steps=steps, space=SPACE_LABELS[player.viscount])


def _options(s: ViscountsState, me: int, scheme: Scheme) -> Turn:
    """VIS-31.7: the first option from the left that is possible; the last one always is (VIS-D83)."""
    board = s.automa_board
    for option in scheme.options:
        action = option.action
        if action == "focus":
            s.tell("rival-focus", who=s.name(me), focus=_focus_name(board.focus))
            action = board.focus
        if not action:
            if s.log is not None:
                s.tell("rival-option", who=s.name(me), what=effects_message(option.effects))
            yield from gain(s, me, option.effects)
            return
        if action == "flip":  # VIS-42.2
            if s.players[me].unpaid or s.players[me].acquired:
                yield from gain(s, me, board.focus_effects)
                return
            s.tell("rival-nothing-to-flip", who=s.name(me))
            continue
        s.tell("rival-tries", who=s.name(me), action=ACTION_NAMES[ACTION_OF[action]])
        course = take_action(s, me, ACTION_OF[action])
        if course is not None:
            yield from course
            return


def _focus_name(focus: str) -> Message:
    return Message("focus-flip") if focus == "flip" else ACTION_NAMES[ACTION_OF[focus]]
