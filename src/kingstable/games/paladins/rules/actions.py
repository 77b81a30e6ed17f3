"""One action of a human: its target, its workers and costs, and its effect (PAL sections 5 to 16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingstable.kernel import Ask, Turn, message, named

from ..options import DEBT, Hire, Use, UseFavour, space_words
from ..state import NONE, PaladinsState
from ..tables import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTACK_REWARD,
    COMMISSION,
    CONSPIRE,
    CONSPIRE_REWARD,
    CONVERT,
    CONVERT_REWARD,
    COST_IS_SILVER,
    DEVELOP,
    FAVOUR_REWARD,
    FAVOURS,
    FORTIFY,
    GARRISON,
    HUNT,
    JAR_REWARDS,
    OUTSIDERS,
    PRAY,
    RECRUIT,
    SILVER_COST,
    SPACE_REWARD,
    STEP_REWARD,
    TRADE,
    WALL_REWARD,
    YIELD,
)
from .effects import build_workshop, hire, pray, reactions, receive, send, workshop_options
from .gains import draw_wall
from .law import take_debt
from .legal import (
    attack_options,
    convert_options,
    discounted,
    jar_options,
    pray_options,
    recruit_options,
    space_options,
    step_cost,
)
from .workers import ACTION_NAMES, FAVOUR, choose_crew, place, worker_names

OUTPOST: Final = 1  # in a board space: 2 * player + OUTPOST


def take(s: PaladinsState, me: int, use: Use) -> Turn:
    """Carry out an action of the own board."""
    return _ACTIONS[use.action](s, me, use)


def _pay(s: PaladinsState, me: int, silver: int, provisions: int) -> None:
    """PAL-4.13: to the general supply, before any reward."""
    mine = s.players[me]
    mine.silver -= silver
    mine.provisions -= provisions
    if silver:
        s.tell("pay-silver", seat=me, amount=silver)
    if provisions:
        s.tell("pay-provisions", seat=me, amount=provisions)


def _pay_step(s: PaladinsState, me: int, action: int) -> None:
    cost = step_cost(s.players[me], action)
    if COST_IS_SILVER[action]:
        _pay(s, me, cost, 0)
    else:
        _pay(s, me, 0, cost)


# -- left side ---------------------------------------------------------------------------------------------------


def _develop(s: PaladinsState, me: int, use: Use) -> Turn:
    mine = s.players[me]
    answer = yield Ask(me, message("ask-workshop"), workshop_options(mine), ("PAL-5.2", "PAL-5.3", "PAL-5.6"))
    yield from place(s, me, DEVELOP, use.workers)
    _pay(s, me, discounted(mine, DEVELOP, SILVER_COST[DEVELOP]), 0)
    yield from build_workshop(s, me, answer.space)


def _recruit(s: PaladinsState, me: int, use: Use) -> Turn:
    mine = s.players[me]
    prompt = "ask-hire" if use.workers == 2 else "ask-send"
    rules = ("PAL-6.1", "PAL-6.2", "PAL-6.5" if use.workers == 2 else "PAL-6.4")
    answer = yield Ask(me, message(prompt), recruit_options(s, mine, use.workers), rules)
    yield from place(s, me, RECRUIT, use.workers)
    if answer.price == DEBT:
        take_debt(s, me)
    else:
        _pay(s, me, answer.price, 0)
    others = reactions(s, me, RECRUIT)
    if isinstance(answer, Hire):
        yield from hire(s, me, answer.card, others)
    else:
        yield from send(s, me, answer.card, others)


def _collect(s: PaladinsState, me: int, use: Use) -> Turn:
    """Hunt and Trade (PAL-7.1 to PAL-7.5)."""
    yield from place(s, me, use.action, use.workers)
    yield from receive(s, me, ACTION_NAMES[use.action], (YIELD[use.action][use.workers], *reactions(s, me, use.action)))


def _pray(s: PaladinsState, me: int, use: Use) -> Turn:
    mine = s.players[me]
    answer = yield Ask(me, message("ask-pray"), pray_options(mine), ("PAL-8.2", "PAL-D39"))
    yield from place(s, me, PRAY, use.workers)
    _pay(s, me, discounted(mine, PRAY, SILVER_COST[PRAY]), 0)
    pray(s, me, answer.action)
    yield from receive(s, me, ACTION_NAMES[PRAY], reactions(s, me, PRAY))


def _conspire(s: PaladinsState, me: int, use: Use) -> Turn:
    yield from place(s, me, CONSPIRE, use.workers)
    yield from receive(s, me, ACTION_NAMES[CONSPIRE], (CONSPIRE_REWARD, *reactions(s, me, CONSPIRE)))


# -- right side --------------------------------------------------------------------------------------------------


def _settle(s: PaladinsState, me: int, use: Use) -> Turn:
    """Commission and Garrison: a monk or an outpost goes to the main board (PAL sections 10 and 12)."""
    action = use.action
    mine = s.players[me]
    commission = action == COMMISSION
    rules = ("PAL-10.4", "PAL-10.5", "PAL-10.6") if commission else ("PAL-12.4", "PAL-12.5")
    prompt = message("ask-commission") if commission else message("ask-garrison")
    answer = yield Ask(me, prompt, space_options(s, mine, action), rules)
    space = answer.space
    yield from place(s, me, action, use.workers)
    _pay_step(s, me, action)
    if commission:
        mine.monks += 1
        s.pieces[space] = 2 * me
    else:
        mine.outposts += 1
        s.pieces[space] = 2 * me + OUTPOST
    if s.log is not None:
        s.tell("monk" if commission else "outpost", seat=me, **space_words(space))
    rewards = (STEP_REWARD[action], SPACE_REWARD[space], *reactions(s, me, action))
    yield from receive(s, me, ACTION_NAMES[action], rewards)


def _fortify(s: PaladinsState, me: int, use: Use) -> Turn:
    yield from place(s, me, FORTIFY, use.workers)
    _pay_step(s, me, FORTIFY)
    others = reactions(s, me, FORTIFY)
    wall = draw_wall(s, me)  # PAL-11.8: only now is it seen
    yield from receive(s, me, ACTION_NAMES[FORTIFY], (STEP_REWARD[FORTIFY], WALL_REWARD[wall], *others))


def _absolve(s: PaladinsState, me: int, use: Use) -> Turn:
    mine = s.players[me]
    answer = yield Ask(me, message("ask-jar"), jar_options(mine), ("PAL-13.5", "PAL-13.7"))
    yield from place(s, me, ABSOLVE, use.workers)
    _pay_step(s, me, ABSOLVE)
    mine.jars.append(answer.space)
    if s.log is not None:
        s.tell("jar", seat=me, reward=JAR_REWARDS[answer.space].message)
    rewards = (STEP_REWARD[ABSOLVE], JAR_REWARDS[answer.space], *reactions(s, me, ABSOLVE))
    yield from receive(s, me, ACTION_NAMES[ABSOLVE], rewards)


def _attack(s: PaladinsState, me: int, use: Use) -> Turn:
    mine = s.players[me]
    answer = yield Ask(me, message("ask-attack"), attack_options(s, mine), ("PAL-14.2", "PAL-14.3"))
    yield from place(s, me, ATTACK, use.workers)
    _pay(s, me, answer.silver, 0)
    s.outsider_row[s.outsider_row.index(answer.card)] = NONE
    mine.attacked.append(answer.card)
    if s.log is not None:
        s.tell("attack", seat=me, card=named("outsider", OUTSIDERS[answer.card].id))
    rewards = (STEP_REWARD[ATTACK], ATTACK_REWARD[answer.card], *reactions(s, me, ATTACK))
    yield from receive(s, me, ACTION_NAMES[ATTACK], rewards)


def _convert(s: PaladinsState, me: int, use: Use) -> Turn:
    mine = s.players[me]
    answer = yield Ask(me, message("ask-convert"), convert_options(s, mine), ("PAL-15.3", "PAL-15.4"))
    yield from place(s, me, CONVERT, use.workers)
    _pay_step(s, me, CONVERT)
    s.outsider_row[s.outsider_row.index(answer.card)] = NONE
    mine.converted.append(answer.card)
    if s.log is not None:
        s.tell("convert", seat=me, card=named("outsider", OUTSIDERS[answer.card].id))
    rewards = (STEP_REWARD[CONVERT], CONVERT_REWARD[answer.card], *reactions(s, me, CONVERT))
    yield from receive(s, me, ACTION_NAMES[CONVERT], rewards)


_ACTIONS: Final[dict[int, Callable[[PaladinsState, int, Use], Turn]]] = {
    DEVELOP: _develop,
    RECRUIT: _recruit,
    HUNT: _collect,
    TRADE: _collect,
    PRAY: _pray,
    CONSPIRE: _conspire,
    COMMISSION: _settle,
    FORTIFY: _fortify,
    GARRISON: _settle,
    ABSOLVE: _absolve,
    ATTACK: _attack,
    CONVERT: _convert,
}
assert len(_ACTIONS) == len(ACTIONS)


def use_favour(s: PaladinsState, me: int, use: UseFavour) -> Turn:
    """PAL-16.4 to PAL-16.6: a worker on the card, its extra cost, its reward."""
    card = use.favour
    slot = s.favours.index(card)
    name = named("favour", FAVOURS[card].id)
    stand = yield from choose_crew(s, me, FAVOUR[card], name)
    s.favour_workers[slot] = stand[0]
    s.favour_owners[slot] = me
    if s.log is not None:
        s.tell("favour", seat=me, favour=name, workers=worker_names(stand))
    cost = FAVOURS[card].cost
    _pay(s, me, cost.silver, cost.provision)
    if cost.take_debt:
        take_debt(s, me, cost.take_debt)  # PAL-D44
    yield from receive(s, me, name, (FAVOUR_REWARD[card],))
