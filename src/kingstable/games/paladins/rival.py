"""The solo opponent: it plays by its scheme cards, and says at each step why (PAL sections 31 to 43)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kingstable.kernel import Turn, named

from .gains import move_marker, raise_attribute, rival_of
from .law import discard_suspicion, draw_suspicion, lose_tax, take_debt, take_tax
from .options import space_words
from .rewards import (
    ATTRIBUTES,
    CHOOSE_ONE,
    CRIMINAL,
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
from .rival_choice import (
    board_space,
    favour_slot,
    obstacle,
    order_candidates,
    outsider_slot,
    townsfolk_slot,
    workers_for,
)
from .setup import add_workshop
from .state import NONE, PaladinsState
from .tables import (
    ABSOLVE,
    AI_ACTIONS,
    AI_CONSPIRE_WORKERS,
    AI_WORKERS,
    ATTACK,
    ATTACK_REWARD,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CONVERT_REWARD,
    FALLBACKS,
    FAVOUR_REWARD,
    FAVOUR_SCHEME,
    FAVOURS,
    FAVOURS_OPEN,
    FORTIFY,
    GARRISON,
    KINGS_FAVOUR,
    KINGS_ORDERS,
    ORDER_ACTION,
    ORDERS_OPEN,
    OUTSIDERS,
    PRAY,
    RECRUIT,
    REST,
    RIGHT,
    SCHEME_ACTION,
    SCHEMES,
    SPACE_REWARD,
    STEP_REWARD,
    TAVERN_WORKERS,
    TOWNSFOLK,
    TOWNSFOLK_DISCARD,
    TRACK_TOP,
    TRADE,
    WALL_REWARD,
    WALLS,
)


def new_rival_round(s: PaladinsState) -> None:
    """King's cards being turned up give their workshop and scheme; then the workers of the round."""
    rival, board = rival_of(s), s.players[s.seats]
    for slot in range(s.orders_open, ORDERS_OPEN[s.round]):
        action = ORDER_ACTION[s.orders[slot]]
        add_workshop(board, action)  # PAL-31.1
        s.tell("ai-workshop", action=named("action", AI_ACTIONS[action]))
    for _ in range(s.favours_open, FAVOURS_OPEN[s.round]):
        rival.pile.append(FAVOUR_SCHEME)  # PAL-31.2
        s.tell("ai-favour-scheme")
    rival.workers = AI_WORKERS[s.round - 1]  # PAL-33.3
    s.tell("ai-workers", workers=rival.workers)


def rival_sees_tavern(s: PaladinsState) -> Turn:
    """PAL-31.4: a suspicion card for each criminal of the tavern that the human left."""
    left = s.tavern_row[s.tavern_taken.index(NONE)]
    criminals = TAVERN_WORKERS[left][CRIMINAL]
    if criminals:
        s.tell("ai-tavern", criminals=criminals)
        yield from draw_suspicion(s, s.seats, criminals)


def rival_turn(s: PaladinsState) -> Turn:
    """PAL-34.2, PAL-34.3, PAL-34.5."""
    rival = rival_of(s)
    if rival.workers == 0:  # PAL-D69
        s.players[s.seats].passed = True
        s.tell("ai-pass")
        return
    scheme = _draw_scheme(s)
    for action in _candidates(s, scheme):
        why = obstacle(s, action)
        if why is None:
            yield from _perform(s, action)
            return
        s.tell("ai-cannot", action=named("action", AI_ACTIONS[action]), why=why)
    s.tell("ai-falls-back")
    for action in FALLBACKS:
        why = obstacle(s, action)
        if why is None:
            yield from _perform(s, action)
            return
        s.tell("ai-cannot", action=named("action", AI_ACTIONS[action]), why=why)


def _draw_scheme(s: PaladinsState) -> int:
    """PAL-34.2, PAL-D71."""
    rival = rival_of(s)
    if not rival.deck:
        rival.deck, rival.pile = rival.pile, []
        s.rng.shuffle(rival.deck)
        s.tell("ai-schemes-shuffled", cards=len(rival.deck))
    card = s.draw(rival.deck)
    rival.pile.append(card)
    action = named("action", AI_ACTIONS[SCHEME_ACTION[card]])
    s.tell("ai-scheme", scheme=named("scheme", SCHEMES[card].id), action=action)
    return card


def _candidates(s: PaladinsState, scheme: int) -> Iterator[int]:
    """The actions a scheme card makes the opponent try, in order."""
    action = SCHEME_ACTION[scheme]
    if action == KINGS_ORDERS:
        yield from order_candidates(s)
    else:
        yield action


# -- the actions -------------------------------------------------------------------------------------------------


def _perform(s: PaladinsState, action: int) -> Turn:
    """Place the workers and carry out the action."""
    rival = rival_of(s)
    workers = workers_for(s, action)
    rival.workers -= workers
    if action != KINGS_FAVOUR:
        rival.placed[action] += workers
    s.tell("ai-use", action=named("action", AI_ACTIONS[action]), workers=workers, left=rival.workers)
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
    s.tell("ai-recruit", marker=rival_of(s).marker, slot=slot + 1, card=name)
    yield from rival_receives(s, TOWNSFOLK_DISCARD[card])


def _pray(s: PaladinsState, _action: int) -> Turn:
    """PAL-35.2, PAL-35.3: clear the right side, or gain a worker; then all schemes are shuffled."""
    rival = rival_of(s)
    cleared = sum(rival.placed[action] for action in RIGHT)
    if cleared:
        for action in RIGHT:
            rival.placed[action] = 0
        s.tell("ai-pray", workers=cleared)
    else:
        rival.workers += 1
        s.tell("ai-pray-worker")
    rival.deck += rival.pile
    rival.pile = []
    s.rng.shuffle(rival.deck)
    s.tell("ai-schemes-shuffled", cards=len(rival.deck))
    yield from ()


def _trade(s: PaladinsState, _action: int) -> Turn:
    move_marker(s, 1)  # PAL-35.4
    yield from ()


def _conspire(s: PaladinsState, _action: int) -> Turn:
    """PAL-35.5."""
    rival_of(s).workers += AI_CONSPIRE_WORKERS
    s.tell("ai-gains-workers", amount=AI_CONSPIRE_WORKERS)
    yield from draw_suspicion(s, s.seats, 1)


def _rest(s: PaladinsState, _action: int) -> Turn:
    """PAL-35.6, PAL-D70: a step, and one more for each worker left; then it passes."""
    rival = rival_of(s)
    s.tell("ai-rest", left=rival.workers, steps=1 + rival.workers)
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
    s.tell("ai-space", reward=SPACE_REWARD[space].message, **space_words(space))
    yield from rival_receives(s, STEP_REWARD[action])
    yield from rival_receives(s, SPACE_REWARD[space])


def _absolve(s: PaladinsState, _action: int) -> Turn:
    """PAL-37.2 to PAL-37.4, PAL-D78."""
    board = s.players[s.seats]
    board.jars.append(len(board.jars))
    s.tell("ai-jar", jars=len(board.jars))
    yield from rival_receives(s, STEP_REWARD[ABSOLVE])
    if board.unpaid:
        _pay_debts(s, 1)
    else:
        yield from _discard(s, 1)


def _fortify(s: PaladinsState, _action: int) -> Turn:
    wall = s.draw(s.walls)  # PAL-38.2
    s.players[s.seats].walls.append(wall)
    s.tell("ai-wall", wall=named("wall", WALLS[wall].id), reward=WALL_REWARD[wall].message)
    yield from rival_receives(s, WALL_REWARD[wall])


def _meet_outsider(s: PaladinsState, action: int) -> Turn:
    """Attack and Convert (PAL-39.1 to PAL-40.2)."""
    board = s.players[s.seats]
    slot = outsider_slot(s, action)
    card = s.outsider_row[slot]
    s.outsider_row[slot] = NONE
    name = named("outsider", OUTSIDERS[card].id)
    s.tell("ai-outsider", marker=rival_of(s).marker, slot=slot + 1, card=name)
    if action == ATTACK:
        board.attacked.append(card)
        yield from rival_receives(s, ATTACK_REWARD[card])
    else:
        board.converted.append(card)
        yield from rival_receives(s, CONVERT_REWARD[card])


def _favour(s: PaladinsState, _action: int) -> Turn:
    """PAL-42.1, PAL-42.2."""
    slot = favour_slot(s)
    card = s.favours[slot]
    s.favour_workers[slot] = 0  # all its workers are alike (PAL-33.1)
    s.favour_owners[slot] = s.seats
    name = named("favour", FAVOURS[card].id)
    s.tell("ai-favour", marker=rival_of(s).marker, slot=slot + 1, favour=name)
    if FAVOURS[card].cost.take_debt:
        take_debt(s, s.seats, FAVOURS[card].cost.take_debt)  # PAL-D80
    yield from rival_receives(s, FAVOUR_REWARD[card])


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


def rival_receives(s: PaladinsState, reward: Reward) -> Turn:
    """PAL-D84: from left to right; the opponent never declines."""
    for effect in reward.effects:
        yield from _resolve(s, effect)


def _resolve(s: PaladinsState, effect: Effect) -> Turn:
    rival, board = rival_of(s), s.players[s.seats]
    kind, amount = effect.kind, effect.amount
    if kind in (GAIN_WORKER, GAIN_CRIMINAL):
        rival.workers += amount
        s.tell("ai-gains-workers", amount=amount)
        if kind == GAIN_CRIMINAL:
            yield from draw_suspicion(s, s.seats, amount)  # PAL-33.2
    elif kind == GAIN_ATTRIBUTE:
        raise_attribute(s, s.seats, effect.which, amount)
        attribute = named("attribute", ATTRIBUTES[effect.which])
        s.tell("ai-attribute", attribute=attribute, value=board.tracks[effect.which])
    elif kind in (GAIN_SILVER, GAIN_PROVISION):
        s.tell("ai-resources", amount=amount, reward=effect.message)
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
        yield from rival_receives(s, _alternative(s, effect))


def _discard(s: PaladinsState, amount: int) -> Turn:
    """PAL-32.8, PAL-D75: each card that is missing takes a silver from the tax supply."""
    for _ in range(amount):
        if s.players[s.seats].suspicion:
            discard_suspicion(s, s.seats, 1)
        else:
            yield from lose_tax(s, s.seats)


def _destroy(s: PaladinsState, amount: int) -> Turn:
    board = s.players[s.seats]
    for _ in range(amount):
        if board.unpaid:
            board.unpaid -= 1
            s.tell("ai-debt-destroyed", amount=1)
        else:
            yield from lose_tax(s, s.seats)


def _pay_debts(s: PaladinsState, amount: int) -> None:
    """PAL-D76: without an unpaid debt nothing happens."""
    board = s.players[s.seats]
    for _ in range(min(amount, board.unpaid)):
        board.unpaid -= 1
        board.paid += 1
        s.tell("ai-debt-paid")


def _alternative(s: PaladinsState, effect: Effect) -> Reward:
    """PAL-38.3, PAL-D79: the leftmost alternative that can have an effect."""
    chosen = next((option for option in effect.options if _can_help(s, option)), effect.options[0])
    s.tell("ai-alternative", reward=chosen.message)
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
