"""The course of a human turn: play, move, main action, hire, collision, draw (VIS-6 to VIS-9, 16 to 18)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from kingstable.kernel import Ask, Asks, Option, Turn, message

from .actions import main_action
from .cards import draw, hire, leave_hand, unseen_card
from .collision import resolve_collision
from .effects import corrupt, gain
from .facts import (
    CARD_CRIME,
    CARDS,
    EXTRA_STEPS,
    NONE,
    SILVER,
    TO_SPACE,
)
from .options import END_TURN, HIRE, MOVES, PLAY, Hire, Move
from .paths import NEAREST
from .printed import Effect
from .state import ViscountsState

_ASK_PLAY: Final = message("ask-play")
_ASK_MOVE: Final = tuple(message("ask-move", steps=steps) for steps in range(10))
_ASK_HIRE: Final = message("ask-hire")
_ASK_END: Final = message("ask-end")
_REARRANGE: Final = Effect("rearrange")
_PLAY_RULES: Final = ("VIS-7.3", "VIS-7.4", "VIS-8.1")
_MOVE_RULES: Final = ("VIS-8.1", "VIS-8.2", "VIS-8.3")
_HIRE_RULES: Final = ("VIS-16.1", "VIS-16.2", "VIS-18.8")


def human_turn(s: ViscountsState, me: int) -> Turn:
    """VIS-6.2."""
    s.phase = 1
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


def end_turn(s: ViscountsState, me: int) -> None:
    """VIS-6.1, VIS-20.1, VIS-20.2: the next player clockwise; after the last round the game is over."""
    s.players[me].turns += 1
    s.active = (me + 1) % len(s.players)
    if s.active == s.first:
        if s.round == s.last_round:
            s.finished = True
            s.tell("game-over")
            return
        s.round += 1
        if s.round == s.last_round:
            s.tell("last-round")


# -- phase 1 ---------------------------------------------------------------------------------------------------------


def slide(s: ViscountsState, me: int) -> Turn:
    """VIS-7.1, VIS-7.2: every card one slot to the right; the last one drops off and may have an ability."""
    player = s.players[me]
    dropped = player.slots.pop()
    player.slots.insert(0, NONE)
    if dropped != NONE:
        player.discard.append(dropped)
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


# -- phase 2 ---------------------------------------------------------------------------------------------------------


def free_steps(s: ViscountsState, who: int) -> int:
    """VIS-12.2."""
    built = s.players[who].built
    return sum([steps for slot, steps in EXTRA_STEPS if built[slot] >= 0])


def reachable(s: ViscountsState, who: int, steps: int) -> list[tuple[int, int]]:
    """Every space that can be reached and paid for, with the least silver it costs (VIS-8.1 to VIS-8.5)."""
    player = s.players[who]
    segment, kind = divmod(player.viscount, 3)
    at = s.ring.index(segment)
    walk = steps + free_steps(s, who)
    most = walk + player.stock[SILVER]
    return [
        (s.ring[(at + on) % 5] * 3 + there, distance - walk if distance > walk else 0)
        for distance, on, there in NEAREST[kind][steps]
        if distance <= most
    ]


def move(s: ViscountsState, me: int, steps: int) -> Turn:
    """VIS-8.1 to VIS-8.7."""
    player = s.players[me]
    options = [
        MOVES[space][silver] if silver < 12 else Move(space, silver) for space, silver in reachable(s, me, steps)
    ]
    chosen = yield Ask(me, _ASK_MOVE[steps], options, _MOVE_RULES)
    player.viscount = chosen.space
    player.stock[SILVER] -= chosen.silver
    s.tell("move", who=s.name(me), space=TO_SPACE[chosen.space], silver=chosen.silver)
    yield from meet(s, me)


def meet(s: ViscountsState, me: int) -> Turn:
    """VIS-8.7, VIS-D33: each opponent on the space may rearrange, clockwise."""
    for other in s.others(me):
        if s.players[other].viscount == s.players[me].viscount:
            s.tell("meet", who=s.name(me), other=s.name(other))
            yield from gain(s, other, (_REARRANGE,))


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
