"""What a player does in a turn: the mandatory action and special actions, with all that follows (KB-6, 7, 9, 18)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from kingstable.kernel import Ask, Message, Option, Turn, message

from ..components import COMPONENTS, LOCATION_IDS
from ..names import LOCATION_NAMES, TERRAIN_NAMES
from ..options import BUILD, LIFT, PUT, WITHDRAW, Withdraw
from ..state import NO_CARD, KingdomState
from ..tables.board import BUILDABLE
from ..tables.geometry import name
from .cards import replace_dead_card
from .locations import BUILDERS, build_targets, destinations, legal_hexes, movable
from .tokens import lay_down, lose_token, spend, take_token, take_up

MANDATORY: Final = 3  # KB-6.1

_MANDATORY_RULES: Final = ("KB-6.1", "KB-7.3", "KB-7.5")
_ACTION_RULES: Final = {
    location.id: (location.rules + ".1", location.rules + ".2") for location in COMPONENTS.locations
}

# Prompts are values like options: made once, for each terrain, number still to build, forced or free, and whether a
# token may be used first.
_ASK_BUILD: Final = {
    (ground, left, forced, tokens): message(
        "ask-build" if forced else "ask-build-anywhere", terrain=TERRAIN_NAMES[ground], left=left, tokens=int(tokens)
    )
    for ground in BUILDABLE
    for left in range(1, MANDATORY + 1)
    for forced in (False, True)
    for tokens in (False, True)
}
_ASK_TARGET: Final = {id: message("ask-target", location=LOCATION_NAMES[id]) for id in LOCATION_IDS}
_ASK_LIFT: Final = {id: message("ask-lift", location=LOCATION_NAMES[id]) for id in LOCATION_IDS}


@cache
def _ask_put(location: str, start: int) -> Message:
    return message("ask-put", location=LOCATION_NAMES[location], hex=name(start))


# -- the mandatory action -------------------------------------------------------------------------------------------


def where_to_build(s: KingdomState, me: int, uses: Sequence[Option] = ()) -> Ask:
    """The next settlement of the mandatory action; `uses` are the tokens that may come first."""
    left = min(MANDATORY - s.built, s.players[me].supply)
    prompt = _ASK_BUILD[s.card, left, bool(s.near[me][s.card]), bool(uses)]
    return Ask(me, prompt, [*map(BUILD.__getitem__, legal_hexes(s, me, s.card)), *uses], _MANDATORY_RULES)


def mandatory_action(s: KingdomState, me: int, first: int) -> Turn:
    """KB-6.1: three settlements one after another; nothing else may come between (KB-5.5)."""
    build(s, me, first)
    while not s.complete:
        choice = yield where_to_build(s, me)
        build(s, me, choice.cell)


def build(s: KingdomState, me: int, cell: int) -> None:
    """One settlement of the mandatory action."""
    s.built += 1
    if s.log is not None:
        s.tell("build", seat=me, hex=name(cell), terrain=TERRAIN_NAMES[s.board.terrain[cell]])
    settle(s, me, cell)


# -- special actions ------------------------------------------------------------------------------------------------


def special_action(s: KingdomState, me: int, location: str) -> Turn:
    """The action of one token; it is spent when the action is carried out (KB-9.7), not before (KB-9.12)."""
    take_up(s, me, location)
    if location in BUILDERS:
        yield from _build_by_token(s, me, location)
    else:
        yield from _move_by_token(s, me, location)


def _build_by_token(s: KingdomState, me: int, location: str) -> Turn:
    targets = map(BUILD.__getitem__, build_targets(s, me, location))
    choice = yield Ask(me, _ASK_TARGET[location], [*targets, WITHDRAW], _ACTION_RULES[location])
    if isinstance(choice, Withdraw):
        lay_down(s, me, location)
    else:
        build_by(s, me, location, choice.cell)


def build_by(s: KingdomState, me: int, location: str, cell: int) -> None:
    """Carry out a build action."""
    spend(s, me, location)
    if s.log is not None:
        s.tell("build-by", seat=me, hex=name(cell), location=LOCATION_NAMES[location])
    settle(s, me, cell)


def _move_by_token(s: KingdomState, me: int, location: str) -> Turn:
    rules = _ACTION_RULES[location]
    while True:
        settlements = map(LIFT.__getitem__, movable(s, me, location))
        lifted = yield Ask(me, _ASK_LIFT[location], [*settlements, WITHDRAW], rules)
        if isinstance(lifted, Withdraw):
            lay_down(s, me, location)
            return
        targets = map(PUT.__getitem__, destinations(s, me, location, lifted.cell))
        put = yield Ask(me, _ask_put(location, lifted.cell), [*targets, WITHDRAW], rules)
        if not isinstance(put, Withdraw):  # otherwise back to the choice of the settlement (KB-C6)
            move_by(s, me, location, lifted.cell, put.cell)
            return


def move_by(s: KingdomState, me: int, location: str, start: int, end: int) -> None:
    """Carry out a move action: the settlement is put down, then tokens are lost and gained (KB-18.10, KB-18.22)."""
    spend(s, me, location)
    if s.log is not None:
        s.tell("move-by", seat=me, start=name(start), hex=name(end), location=LOCATION_NAMES[location])
    s.vacate(start)
    s.occupy(me, end)
    s.players[me].recent.append(end)
    lose_token(s, me, start)
    take_token(s, me, end)
    judge(s, me)


# -- what follows ---------------------------------------------------------------------------------------------------


def settle(s: KingdomState, me: int, cell: int) -> None:
    """Build one settlement from the supply, with all that follows at once (KB-6.6)."""
    player = s.players[me]
    player.supply -= 1
    player.recent.append(cell)
    s.occupy(me, cell)
    take_token(s, me, cell)
    if not player.supply and s.ended_by < 0:
        s.ended_by = me  # KB-20.1
        s.tell("last-round", seat=me)
    judge(s, me)


def judge(s: KingdomState, me: int) -> None:
    """After the card is played, and after every build and move: is it dead, is the mandatory action complete?"""
    while s.card >= 0 and not s.free[s.card]:
        replace_dead_card(s, me)
    if s.built == MANDATORY or not s.players[me].supply or s.card == NO_CARD:
        s.complete = True  # KB-6.4, KB-6.5; without a card KB-D15
