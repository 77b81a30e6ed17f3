"""A human's turn: take a die, its resources and tile, perform the action, declare the end (TIL-5)."""

from __future__ import annotations

from collections.abc import Generator
from itertools import compress
from typing import Any, Final

from kingstable.kernel import Ask, Asks, Option, Turn, message

from ..options import (
    ACT,
    LEAVE_TILE,
    PICK_DIE,
    PUT_BACK,
    TAKE_TILE,
    TURNINGS,
    Act,
    End,
    LeaveTile,
    PickDie,
    PutBack,
    Recolour,
    TakeDie,
    TakeTile,
)
from ..state import Frame, TiletumState
from ..tables import (
    ACTION_NAMES,
    GOLD,
    JESTER,
    NONE,
    PIP_PRICE,
    RESOURCE_NAMES,
    TILE_NAMES,
    TILES,
)
from .flow import end_ask, free_task, perform
from .pieces import gain, refill_contracts, take_tile, why_not_take
from .tasks import add_tasks

_START_RULES: Final = ("TIL-5.5", "TIL-5.13", "TIL-13.1")
_DIE_RULES: Final = ("TIL-5.6", "TIL-5.7", "TIL-5.8")
_TILE_RULES: Final = ("TIL-5.10", "TIL-14.2", "TIL-14.4")
_JESTER_RULES: Final = ("TIL-12.1", "TIL-12.2")
_ASK_START: Final = message("ask-start")
_ASK_DIE: Final = tuple(message("ask-die", die=pick.message.args["die"]) for pick in PICK_DIE)
_ASK_TILE: Final = tuple(message("ask-tile", tile=name) for name in TILE_NAMES)


def human_turn(s: TiletumState, side: int) -> Turn:
    """One die and everything that goes with it."""
    s.exchanged = False
    value = yield from _take_die(s, side)
    action = s.action_at(value)
    yield from _sector_tile(s, side, action)
    if action == JESTER:
        action = yield from _choose_action(s, side, 7 - value)
    marker = s.players[side].markers[action]
    ap = 7 - value + marker  # TIL-6.1 to TIL-6.3
    s.frames.append(Frame(action, ap, True))
    if s.log is not None:
        s.tell("action", who=s.who(side), action=ACTION_NAMES[action], ap=ap, marker=marker)
    frame = s.frames[-1]
    yield from perform(s, side)
    if frame.ap > 0:  # stopped with AP left: the turn goes on without an action
        yield from _after_action(s, side)
    s.picked = s.named = NONE
    s.tell("end", seat=side)
    refill_contracts(s)


def _take_die(s: TiletumState, side: int) -> Generator[Ask | Asks, Any, int]:
    """TIL-5.5 to TIL-5.9: pick a die, turn or recolour it, take it; gives the value it shows."""
    player = s.players[side]
    while True:
        options: list[Option] = list(compress(PICK_DIE, s.wheel))
        add_tasks(s, side, options)
        option = yield Ask(side, _ASK_START, options, _START_RULES)
        if not isinstance(option, PickDie):
            yield from free_task(s, side, option)
            continue
        s.picked, s.named = option.die, option.die // 6
        helper = NONE
        while True:
            options = _die_options(s, side, helper)
            chosen = yield Ask(side, _ASK_DIE[option.die], options, _DIE_RULES)
            if not isinstance(chosen, Recolour):
                break
            helper, s.named = chosen.tile, chosen.resource
        if isinstance(chosen, PutBack):
            s.picked = s.named = NONE
            continue
        assert isinstance(chosen, TakeDie)
        if helper != NONE:
            player.storehouse.remove(helper)
            s.bonus_discard.append(helper)
            if s.log is not None:
                s.tell("recolour", seat=side, tile=TILE_NAMES[helper], resource=RESOURCE_NAMES[s.named])
        _take(s, side, chosen)
        return chosen.value


def _die_options(s: TiletumState, side: int, helper: int) -> list[Option]:
    """What can be done with the picked die."""
    player = s.players[side]
    shown = s.picked % 6 + 1
    options: list[Option] = list(TURNINGS[shown - 1][min(3, player.resources[GOLD] // PIP_PRICE)])
    if helper == NONE:
        for tile in player.storehouse:
            if TILES[tile].parts and TILES[tile].parts[0].kind == "change_die_resource":
                options += [Recolour(tile, resource) for resource in range(5) if resource != s.named]
                break
    options.append(PUT_BACK)
    return options


def _take(s: TiletumState, side: int, option: TakeDie) -> None:
    """TIL-5.7, TIL-5.9, TIL-5.12: the die leaves the wheel with its new value and gives its resources."""
    player = s.players[side]
    player.resources[GOLD] -= option.price
    s.wheel[s.picked] -= 1
    colour = s.picked // 6
    player.dice.append(colour * 6 + option.value - 1)
    if s.log is not None:
        resource = RESOURCE_NAMES[colour]
        shown = s.picked % 6 + 1
        s.tell("take-die", seat=side, resource=resource, value=option.value, shown=shown, price=option.price)
    gain(s, side, s.named, option.value)


def _sector_tile(s: TiletumState, side: int, action: int) -> Turn:
    """TIL-5.10, TIL-12.3: the bonus tile on the sector's action tile, if the player wants it and may take it."""
    tile = s.sector_bonus[action]
    while tile != NONE:
        options: list[Option] = [LEAVE_TILE]
        if why_not_take(s, side, tile) is None:
            options.insert(0, TAKE_TILE[tile])
        add_tasks(s, side, options)
        option = yield Ask(side, _ASK_TILE[tile], options, _TILE_RULES)
        if isinstance(option, LeaveTile):
            return
        if isinstance(option, TakeTile):
            s.sector_bonus[action] = NONE
            take_tile(s, side, tile)
            return
        yield from free_task(s, side, option)


def _choose_action(s: TiletumState, side: int, ap: int) -> Generator[Ask | Asks, Any, int]:
    """TIL-12.1."""
    while True:
        options: list[Option] = list(ACT)
        add_tasks(s, side, options)
        option = yield Ask(side, message("ask-jester", ap=ap), options, _JESTER_RULES)
        if isinstance(option, Act):
            return option.action
        yield from free_task(s, side, option)


def _after_action(s: TiletumState, side: int) -> Turn:
    """TIL-5.13, TIL-5.15: free tasks until the player declares the end of the turn."""
    while True:
        options: list[Option] = []
        add_tasks(s, side, options)
        option = yield end_ask(side, options)
        if isinstance(option, End):
            return
        yield from free_task(s, side, option)
