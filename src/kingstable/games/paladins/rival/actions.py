"""What the solo opponent does: its actions, and what their rewards mean to it (PAL sections 35 to 42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingstable.kernel import Turn, named

from ..options import space_words
from ..rules.gains import draw_wall, raise_attribute
from ..rules.law import discard_suspicion, draw_suspicion, lose_tax, take_debt, take_tax
from ..state import NONE, PaladinsState, rival_of
from ..tables import (
    ABSOLVE,
    AI_ACTIONS,
    AI_CONSPIRE_WORKERS,
    ATTACK,
    ATTACK_REWARD,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CONVERT_REWARD,
    FAVOUR_REWARD,
    FAVOURS,
    FORTIFY,
    GARRISON,
    KINGS_FAVOUR,
    OUTSIDERS,
    PRAY,
    RECRUIT,
    REST,
    RIGHT,
    SPACE_REWARD,
    STEP_REWARD,
    TOWNSFOLK,
    TOWNSFOLK_DISCARD,
    TRACK_TOP,
    TRADE,
    WALL_REWARD,
)
from ..tables.rewards import (
    ATTRIBUTES,
    CHOOSE_ONE,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_ATTRIBUTE,
    GAIN_CRIMINAL,
    GAIN_PROVISION,
    GAIN_SILVER,
    GAIN_TAX,
    GAIN_WORKER,
    PAY_DEBT,
    REWARD_PRAY,
    Effect,
    Reward,
)
from .choice import (
    board_space,
    favour_slot,
    outsider_slot,
    townsfolk_slot,
    workers_for,
)
from .marker import move_marker


def perform(s: PaladinsState, action: int) -> Turn:
    """Place the workers and carry out the action."""
    rival = rival_of(s)
    workers = workers_for(s, action)
    rival.workers -= workers
    if action != KINGS_FAVOUR:
        rival.placed[action] += workers
    s.tell("rival-use", action=named("action", AI_ACTIONS[action]), workers=workers, left=rival.workers)
    yield from _PERFORM[action](s, action)


def _recruit(s: PaladinsState, _action: int) -> Turn:
    """PAL-35.1: discard the townsfolk that the marker points at."""
    slot = townsfolk_slot(s)
    if slot == NONE:
        return
    card = s.townsfolk_row[slot]
    s.townsfolk_row[slot] = NONE
    s.townsfolk_gone.append(card)
    name = named("townsfolk", TOWNSFOLK[card].id)
    s.tell("rival-recruit", marker=rival_of(s).marker, slot=slot + 1, card=name)
    yield from receive(s, TOWNSFOLK_DISCARD[card])


def _pray(s: PaladinsState, _action: int) -> Turn:
    """PAL-35.2, PAL-35.3: clear the right side, or gain a worker; then all schemes are shuffled."""
    rival = rival_of(s)
    cleared = sum(rival.placed[action] for action in RIGHT)
    if cleared:
        for action in RIGHT:
            rival.placed[action] = 0
        s.tell("rival-pray", workers=cleared)
    else:
        rival.workers += 1
        s.tell("rival-pray-worker")
    rival.deck += rival.pile
    rival.pile = []
    s.rng.shuffle(rival.deck)
    s.tell("rival-schemes-shuffled", cards=len(rival.deck))
    yield from ()


def _trade(s: PaladinsState, _action: int) -> Turn:
    move_marker(s, 1)  # PAL-35.4
    yield from ()


def _conspire(s: PaladinsState, _action: int) -> Turn:
    """PAL-35.5."""
    rival_of(s).workers += AI_CONSPIRE_WORKERS
    s.tell("rival-gains-workers", amount=AI_CONSPIRE_WORKERS)
    yield from draw_suspicion(s, s.seats, 1)


def _rest(s: PaladinsState, _action: int) -> Turn:
    """PAL-35.6, PAL-D70: a step, and one more for each worker left; then it passes."""
    rival = rival_of(s)
    s.tell("rival-rest", left=rival.workers, steps=1 + rival.workers)
    move_marker(s, 1 + rival.workers)
    s.players[s.seats].passed = True
    yield from ()


def _settle(s: PaladinsState, action: int) -> Turn:
    """Commission and Garrison (PAL-36.1, PAL-36.2)."""
    board = s.players[s.seats]
    space = board_space(s, action)
    if action == COMMISSION:
        board.monks += 1
        s.pieces[space] = 2 * s.seats
    else:
        board.outposts += 1
        s.pieces[space] = 2 * s.seats + 1
    s.tell("rival-space", reward=SPACE_REWARD[space].message, **space_words(space))
    yield from receive(s, STEP_REWARD[action])
    yield from receive(s, SPACE_REWARD[space])


def _absolve(s: PaladinsState, _action: int) -> Turn:
    """PAL-37.2 to PAL-37.4, PAL-D78."""
    board = s.players[s.seats]
    board.jars.append(len(board.jars))
    s.tell("rival-jar", jars=len(board.jars))
    yield from receive(s, STEP_REWARD[ABSOLVE])
    if board.unpaid:
        _pay_debts(s, 1)
    else:
        yield from _discard(s, 1)


def _fortify(s: PaladinsState, _action: int) -> Turn:
    wall = draw_wall(s, s.seats)  # PAL-38.2
    yield from receive(s, WALL_REWARD[wall])


def _meet_outsider(s: PaladinsState, action: int) -> Turn:
    """Attack and Convert (PAL-39.1 to PAL-40.2)."""
    board = s.players[s.seats]
    slot = outsider_slot(s, action)
    card = s.outsider_row[slot]
    s.outsider_row[slot] = NONE
    name = named("outsider", OUTSIDERS[card].id)
    s.tell("rival-outsider", marker=rival_of(s).marker, slot=slot + 1, card=name)
    if action == ATTACK:
        board.attacked.append(card)
        yield from receive(s, ATTACK_REWARD[card])
    else:
        board.converted.append(card)
        yield from receive(s, CONVERT_REWARD[card])


def _favour(s: PaladinsState, _action: int) -> Turn:
    """PAL-42.1, PAL-42.2."""
    slot = favour_slot(s)
    card = s.favours[slot]
    s.favour_workers[slot] = 0  # all its workers are alike (PAL-33.1)
    s.favour_owners[slot] = s.seats
    name = named("favour", FAVOURS[card].id)
    s.tell("rival-favour", marker=rival_of(s).marker, slot=slot + 1, favour=name)
    if FAVOURS[card].cost.take_debt:
        take_debt(s, s.seats, FAVOURS[card].cost.take_debt)  # PAL-D80
    yield from receive(s, FAVOUR_REWARD[card])


_PERFORM: Final[dict[int, Callable[[PaladinsState, int], Turn]]] = {
    RECRUIT: _recruit,
    PRAY: _pray,
    TRADE: _trade,
    CONSPIRE: _conspire,
    REST: _rest,
    COMMISSION: _settle,
    FORTIFY: _fortify,
    GARRISON: _settle,
    ABSOLVE: _absolve,
    ATTACK: _meet_outsider,
    CONVERT: _meet_outsider,
    KINGS_FAVOUR: _favour,
}


# -- rewards -----------------------------------------------------------------------------------------------------


def receive(s: PaladinsState, reward: Reward) -> Turn:
    """PAL-D84: from left to right; the opponent never declines."""
    for effect in reward.effects:
        yield from _resolve(s, effect)


def _resolve(s: PaladinsState, effect: Effect) -> Turn:
    rival, board = rival_of(s), s.players[s.seats]
    kind, amount = effect.kind, effect.amount
    if kind in (GAIN_WORKER, GAIN_CRIMINAL):
        rival.workers += amount
        s.tell("rival-gains-workers", amount=amount)
        if kind == GAIN_CRIMINAL:
            yield from draw_suspicion(s, s.seats, amount)  # PAL-33.2
    elif kind == GAIN_ATTRIBUTE:
        raise_attribute(s, s.seats, effect.which, amount)
        attribute = named("attribute", ATTRIBUTES[effect.which])
        s.tell("rival-attribute", attribute=attribute, value=board.tracks[effect.which])
    elif kind in (GAIN_SILVER, GAIN_PROVISION):
        s.tell("rival-resources", amount=amount, reward=effect.message)
        move_marker(s, amount)  # PAL-32.1
    elif kind == GAIN_TAX:
        yield from take_tax(s, s.seats, amount)
    elif kind == REWARD_PRAY:
        yield from _pray(s, PRAY)
    elif kind == DISCARD_SUSPICION:
        yield from _discard(s, amount)
    elif kind == DESTROY_DEBT:
        yield from _destroy(s, amount)
    elif kind == PAY_DEBT:
        _pay_debts(s, amount)
    elif kind == FREE_RECRUIT:
        yield from _recruit(s, RECRUIT)
    elif kind == CHOOSE_ONE:
        yield from receive(s, _alternative(s, effect))


def _discard(s: PaladinsState, amount: int) -> Turn:
    """PAL-32.8, PAL-D75: each card that is missing takes a silver from the tax supply."""
    for _ in range(amount):
        if s.players[s.seats].suspicion:
            discard_suspicion(s, s.seats, 1)
        else:
            yield from lose_tax(s, s.seats, "suspicion")


def _destroy(s: PaladinsState, amount: int) -> Turn:
    board = s.players[s.seats]
    for _ in range(amount):
        if board.unpaid:
            board.unpaid -= 1
            s.tell("debt-destroyed", who=s.name(s.seats), amount=1)
        else:
            yield from lose_tax(s, s.seats, "debt")


def _pay_debts(s: PaladinsState, amount: int) -> None:
    """PAL-D76: without an unpaid debt nothing happens."""
    board = s.players[s.seats]
    for _ in range(min(amount, board.unpaid)):
        board.unpaid -= 1
        board.paid += 1
        s.tell("debt-paid", who=s.name(s.seats))


def _alternative(s: PaladinsState, effect: Effect) -> Reward:
    """PAL-38.3, PAL-D79: the leftmost alternative that can have an effect."""
    chosen = next((option for option in effect.options if _can_help(s, option)), effect.options[0])
    s.tell("rival-alternative", reward=chosen.message)
    return chosen


def _can_help(s: PaladinsState, reward: Reward) -> bool:
    board = s.players[s.seats]
    for effect in reward.effects:
        if effect.kind == FREE_DEVELOP:
            continue
        if effect.kind == PAY_DEBT and not board.unpaid:
            continue
        if effect.kind == GAIN_ATTRIBUTE and board.tracks[effect.which] >= TRACK_TOP:
            continue
        return True
    return False
