"""Rewards resolved for a human: what is asked, in which order, and what each effect does (PAL-D9 to PAL-D12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingstable.kernel import Ask, Message, Option, Turn, message, named

from ..options import (
    Choose,
    Clear,
    Decline,
    Destroy,
    Hire,
    Next,
    Repay,
    Send,
    Workshop,
)
from ..state import NONE, PaladinsState, Player
from ..tables import (
    ACTIONS,
    DASHED,
    DEBT_COLLECTORS,
    DEVELOP,
    FIRST_SPACE,
    PALADIN_REWARD,
    PALADIN_REWARDS,
    PALADINS,
    RIGHT,
    TOWNSFOLK,
    TOWNSFOLK_ACTION,
    TOWNSFOLK_DISCARD,
    TOWNSFOLK_INSTANT,
    TOWNSFOLK_REWARD,
    WORKSHOP_REWARD,
    WORKSHOPS,
)
from ..tables.rewards import (
    CHOOSE_ONE,
    CRIMINAL,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    EFFECTS,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_CRIMINAL,
    GAIN_TAX,
    PAY_DEBT,
    REWARD_PRAY,
    WORKERS,
    Effect,
    Reward,
)
from .gains import gain
from .law import ask_discard, draw_suspicion, take_tax, tell_acts
from .workers import ACTION_NAMES, clear

DECLINE: Final = Decline()
NEXT: Final = {id: Next(id) for id in EFFECTS}
CHOICES: Final = {
    id: [Choose(id, choice + 1) for choice in range(len(effect.options))]
    for id, effect in EFFECTS.items()
    if effect.options
}
DESTROYS: Final = tuple(Destroy(amount) for amount in range(25))
REPAYS: Final = tuple(Repay(amount) for amount in range(25))
CLEARS: Final = tuple(Clear(action) for action in range(len(ACTIONS)))
WORKSHOP_OPTIONS: Final = tuple(Workshop(number) for number in range(len(DASHED)))
FOLK_NAMES: Final = tuple(named("townsfolk", card.id) for card in TOWNSFOLK)
FREE_HIRES: Final = tuple(Hire(card, 0) for card in range(len(TOWNSFOLK)))
FREE_SENDS: Final = tuple(Send(card, 0) for card in range(len(TOWNSFOLK)))


def reactions(s: PaladinsState, me: int, action: int) -> list[Reward]:
    """What own townsfolk and the paladin add to an action, fixed when the workers are placed (PAL-26.1, PAL-D13)."""
    mine = s.players[me]
    found = []
    for card in mine.kept:
        if TOWNSFOLK_ACTION[card] == action:
            found.append(TOWNSFOLK_REWARD[card])
            if s.log is not None:
                tell_acts(s, me, card)
    if PALADIN_REWARDS[mine.paladin] == action:
        found.append(PALADIN_REWARD[mine.paladin])
        if s.log is not None:
            s.tell("paladin-acts", seat=me, paladin=named("paladin", PALADINS[mine.paladin].id))
    return found


def receive(s: PaladinsState, me: int, what: Message, rewards: Iterable[Reward]) -> Turn:
    """PAL-D12: plain gains first, then the rest, in the player's order where it can matter; `what` brings them."""
    pool: list[Effect] = []
    plain: list[Effect] = []
    for reward in rewards:
        plain += reward.simple
        pool += reward.rest
    if plain:
        gain(s, me, plain)
    while pool:
        if len(pool) > 1:
            pool = _without_void(s.players[me], pool) or pool
        effect = pool[0]
        if len(pool) > 1 and any(GAIN_CRIMINAL <= each.kind <= FREE_RECRUIT for each in pool):
            ids = list(dict.fromkeys(each.id for each in pool))
            answer = yield Ask(me, message("ask-next", what=what), [NEXT[id] for id in ids], ("PAL-D12",))
            effect = EFFECTS[answer.effect]
        pool.remove(effect)
        yield from resolve(s, me, what, effect)


def _without_void(mine: Player, pool: list[Effect]) -> list[Effect]:
    """PAL-D8: a discard is skipped when there is no suspicion card and nothing left that could bring one."""
    if mine.suspicion or any(each.kind in (GAIN_CRIMINAL, FREE_RECRUIT) for each in pool):
        return pool
    return [each for each in pool if each.kind != DISCARD_SUSPICION]


def resolve(s: PaladinsState, me: int, what: Message, effect: Effect) -> Turn:
    """One effect that may ask or set something off."""
    kind, amount = effect.kind, effect.amount
    if kind == GAIN_TAX:
        yield from take_tax(s, me, amount)
    elif kind == GAIN_CRIMINAL:
        yield from gain_criminals(s, me, amount)
    elif kind == DISCARD_SUSPICION:
        yield from ask_discard(s, me, what, amount, ("PAL-29.8", "PAL-D9", "PAL-D11"))
    elif kind == REWARD_PRAY:
        yield from reward_pray(s, me)
    elif kind == FREE_RECRUIT:
        yield from free_recruit(s, me)
    elif kind == PAY_DEBT:
        yield from _pay_debts(s, me, what, amount)
    elif kind == DESTROY_DEBT:
        yield from _destroy_debts(s, me, what, amount)
    elif kind == FREE_DEVELOP:
        yield from free_develop(s, me)
    else:
        assert kind == CHOOSE_ONE
        answer = yield Ask(me, message("ask-choose", what=what), CHOICES[effect.id], ("PAL-11.7", "PAL-D8"))
        yield from receive(s, me, what, (effect.options[answer.choice - 1],))


def gain_criminals(s: PaladinsState, me: int, amount: int) -> Turn:
    """PAL-18.1: all are taken, then a suspicion card is drawn for each, one by one."""
    s.players[me].workers[CRIMINAL] += amount
    if s.log is not None:
        s.tell("criminals", seat=me, amount=amount, worker=named("worker", WORKERS[CRIMINAL]))
    yield from draw_suspicion(s, me, amount)


def reward_pray(s: PaladinsState, me: int) -> Turn:
    """PAL-8.5: any own action that holds a worker, the one just taken included (PAL-D40); may be declined."""
    mine = s.players[me]
    options: list[Option] = [CLEARS[action] for action in range(len(ACTIONS)) if mine.busy >> action & 1]
    if options:
        options.append(DECLINE)
        answer = yield Ask(me, message("ask-pray-reward"), options, ("PAL-8.5", "PAL-D9", "PAL-D40"))
        if isinstance(answer, Clear):
            pray(s, me, answer.action)


def pray(s: PaladinsState, me: int, action: int) -> None:
    """The effect of Pray (PAL-8.2)."""
    clear(s.players[me], action)
    if s.log is not None:
        s.tell("pray", seat=me, action=ACTION_NAMES[action])


def free_recruit(s: PaladinsState, me: int) -> Turn:
    """PAL-6.8, PAL-D37: any townsfolk, hired or discarded, for nothing; may be declined."""
    cards = [card for card in s.townsfolk_row if card != NONE]
    if cards:
        options: list[Option] = [FREE_HIRES[card] for card in cards]
        options += [FREE_SENDS[card] for card in cards]
        options.append(DECLINE)
        answer = yield Ask(me, message("ask-free-recruit"), options, ("PAL-6.8", "PAL-D9", "PAL-D37"))
        if isinstance(answer, Hire):
            yield from hire(s, me, answer.card, ())
        elif isinstance(answer, Send):
            yield from send(s, me, answer.card, ())


def hire(s: PaladinsState, me: int, card: int, others: Iterable[Reward]) -> Turn:
    """Keep a townsfolk and receive its instant reward (PAL-2.21, PAL-2.22, PAL-6.5)."""
    s.townsfolk_row[s.townsfolk_row.index(card)] = NONE
    s.players[me].kept.append(card)
    if s.log is not None:
        s.tell("hire", seat=me, card=FOLK_NAMES[card])
    yield from receive(s, me, FOLK_NAMES[card], (TOWNSFOLK_INSTANT[card], *others))


def send(s: PaladinsState, me: int, card: int, others: Iterable[Reward]) -> Turn:
    """Discard a townsfolk for the reward in its corner (PAL-6.4)."""
    s.townsfolk_row[s.townsfolk_row.index(card)] = NONE
    s.townsfolk_gone.append(card)
    if s.log is not None:
        s.tell("send", seat=me, card=FOLK_NAMES[card])
    yield from receive(s, me, FOLK_NAMES[card], (TOWNSFOLK_DISCARD[card], *others))


def _destroy_debts(s: PaladinsState, me: int, what: Message, most: int) -> Turn:
    """PAL-19.3: back to the pile; may be declined."""
    mine = s.players[me]
    most = min(most, mine.unpaid)
    if most:
        answer = yield Ask(me, message("ask-destroy", what=what, most=most), DESTROYS[most::-1], ("PAL-19.3", "PAL-D9"))
        mine.unpaid -= answer.amount
        if answer.amount:
            s.tell("debt-destroyed", who=s.name(me), amount=answer.amount)


def _pay_debts(s: PaladinsState, me: int, what: Message, most: int) -> Turn:
    """PAL-19.2: turn debts to the paid side, each for the Debt Collectors; may be declined."""
    mine = s.players[me]
    most = min(most, mine.unpaid)
    if most:
        answer = yield Ask(me, message("ask-repay", what=what, most=most), REPAYS[most::-1], ("PAL-19.2", "PAL-D9"))
        for _ in range(answer.amount):
            mine.unpaid -= 1
            mine.paid += 1
            s.tell("debt-paid", who=s.name(me))
            collected = [TOWNSFOLK_REWARD[card] for card in mine.kept if DEBT_COLLECTORS[card]]
            yield from receive(s, me, what, collected)  # PAL-26.9, PAL-D57


def workshop_options(mine: Player) -> list[Option]:
    """The dashed spaces without a workshop, occupied by a worker or not (PAL-5.3, PAL-5.6)."""
    workshops = mine.workshops
    return [WORKSHOP_OPTIONS[number] for number in range(len(DASHED)) if not workshops[number >> 1] >> (number & 1) & 1]


def free_develop(s: PaladinsState, me: int) -> Turn:
    """PAL-D32: a Develop without workers and silver; may be declined."""
    mine = s.players[me]
    if mine.built < WORKSHOPS:
        options = [*workshop_options(mine), DECLINE]
        answer = yield Ask(me, message("ask-free-develop"), options, ("PAL-D9", "PAL-D32"))
        if isinstance(answer, Workshop):
            yield from build_workshop(s, me, answer.space)


def build_workshop(s: PaladinsState, me: int, number: int) -> Turn:
    """Move the leftmost workshop of the row onto a dashed space (PAL-5.2 to PAL-5.6)."""
    mine = s.players[me]
    action, space = DASHED[number]
    mine.spaces[FIRST_SPACE[action] + space] = NONE  # a worker there goes home; the right space still blocks (PAL-D30)
    mine.workshops[action - RIGHT.start] |= 1 << space
    mine.built += 1
    if s.log is not None:
        s.tell("workshop", seat=me, action=ACTION_NAMES[action], space=space + 1)
    rewards = (WORKSHOP_REWARD[mine.built - 1], *reactions(s, me, DEVELOP))
    yield from receive(s, me, ACTION_NAMES[DEVELOP], rewards)
