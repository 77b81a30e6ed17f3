"""What the solo opponent can do and which card or space it takes (PAL-32.6, PAL-32.7, PAL-36.3, PAL-D68)."""

from __future__ import annotations

from collections.abc import Iterator

from kingstable.kernel import Message, message, named

from ..state import NONE, PaladinsState, rival_of
from ..tables import (
    ABSOLVE,
    AI_ACTION_WORKERS,
    AI_CLASSES,
    AI_FAVOUR_WORKERS,
    AI_JAR_NEEDS,
    AI_WALL_NEEDS,
    AI_WORKSHOP_SAVES,
    ATTACK,
    COMMISSION,
    COMMISSION_REACH,
    CONVERT,
    FAITH_FLAGS,
    FALLBACK_WORKERS,
    FORTIFY,
    GARRISON,
    GARRISON_REACH,
    KINGS_FAVOUR,
    LIMIT,
    ORDER_ACTION,
    ORDER_COUNT,
    RECRUIT,
    RIGHT,
    SPACE_CLASS,
    STRENGTH_FLAGS,
)
from ..tables.rewards import ATTRIBUTES, FAITH, INFLUENCE, STRENGTH


def workers_for(s: PaladinsState, action: int) -> int:
    """PAL-33.4, PAL-D70."""
    if action in RIGHT:
        workshops = s.players[s.seats].workshops[action - RIGHT.start].bit_count()
        return AI_ACTION_WORKERS - AI_WORKSHOP_SAVES * workshops
    return AI_FAVOUR_WORKERS if action == KINGS_FAVOUR else FALLBACK_WORKERS[action]


def from_marker(s: PaladinsState, slots: int) -> Iterator[int]:
    """Slots (from 0) in the order in which the marker makes the opponent want them (PAL-32.6, PAL-32.7)."""
    start = rival_of(s).marker - 1
    return ((start + step) % slots for step in range(slots))


def townsfolk_slot(s: PaladinsState) -> int:
    row = s.townsfolk_row
    return next((slot for slot in from_marker(s, len(row)) if row[slot] != NONE), NONE)


def favour_slot(s: PaladinsState) -> int:
    """PAL-42.1: face up and not occupied this round."""
    slots = from_marker(s, len(s.favours))
    return next((slot for slot in slots if slot < s.favours_open and s.favour_workers[slot] == NONE), NONE)


def outsider_slot(s: PaladinsState, action: int) -> int:
    """PAL-39.1, PAL-40.1: only within reach; silver does not help (PAL-39.2)."""
    tracks = s.players[s.seats].tracks
    flags, value = (STRENGTH_FLAGS, tracks[STRENGTH]) if action == ATTACK else (FAITH_FLAGS, tracks[FAITH])
    row = s.outsider_row
    return next((slot for slot in from_marker(s, len(row)) if row[slot] != NONE and flags[slot] <= value), NONE)


def board_space(s: PaladinsState, action: int) -> int:
    """PAL-36.3, PAL-36.4, PAL-D77: the best class of reward, then the leftmost space."""
    board = s.players[s.seats]
    reach = COMMISSION_REACH[board.tracks[FAITH]] if action == COMMISSION else GARRISON_REACH[board.tracks[STRENGTH]]
    free = [space for space in range(reach) if s.pieces[space] == NONE]
    for kind in AI_CLASSES:
        if kind == "pay_debt" and not board.unpaid:
            continue
        if kind == "free_recruit" and townsfolk_slot(s) == NONE:
            continue
        for space in free:
            if SPACE_CLASS[space] == kind:
                return space
    return NONE


def order_candidates(s: PaladinsState) -> list[int]:
    """PAL-41.1, PAL-41.2, PAL-D82: face-up Orders from the right, those not yet completed first."""
    board = s.players[s.seats]
    open_orders = s.orders[: s.orders_open][::-1]
    done = [board.count(ORDER_ACTION[order]) >= ORDER_COUNT[order] for order in open_orders]
    pairs = sorted(zip(done, open_orders, strict=True), key=lambda pair: pair[0])
    return [ORDER_ACTION[order] for _, order in pairs]


def obstacle(s: PaladinsState, action: int) -> Message | None:
    """PAL-34.3, PAL-D68: why the opponent cannot take an action now; None when it can."""
    rival = rival_of(s)
    if action != KINGS_FAVOUR and rival.placed[action]:
        return message("rival-why-blocked")  # PAL-34.4
    need = workers_for(s, action)
    if rival.workers < need:
        return message("rival-why-workers", need=need, have=rival.workers)
    if action == RECRUIT:
        return message("rival-why-no-townsfolk") if townsfolk_slot(s) == NONE else None
    if action == KINGS_FAVOUR:
        return message("rival-why-no-favour") if favour_slot(s) == NONE else None
    return _right_obstacle(s, action) if action in RIGHT else None


def _right_obstacle(s: PaladinsState, action: int) -> Message | None:
    board = s.players[s.seats]
    count = board.count(action)
    if LIMIT[action] and count >= LIMIT[action]:
        return message("rival-why-limit", count=count)
    if action == FORTIFY:
        return _influence_short(board.tracks[INFLUENCE], AI_WALL_NEEDS[count]) or (
            None if s.walls else message("rival-why-no-wall")
        )
    if action == ABSOLVE:
        return _influence_short(board.tracks[INFLUENCE], AI_JAR_NEEDS[count])
    if action in (COMMISSION, GARRISON):
        return message("rival-why-no-space") if board_space(s, action) == NONE else None
    assert action in (ATTACK, CONVERT)
    return message("rival-why-no-outsider") if outsider_slot(s, action) == NONE else None


def _influence_short(have: int, need: int) -> Message | None:
    if have >= need:
        return None
    return message("rival-why-attribute", attribute=named("attribute", ATTRIBUTES[INFLUENCE]), need=need, have=have)
