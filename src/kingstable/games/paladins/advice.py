"""What matters now: Orders and steps within reach, what is short, the Inquisition, and the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Final

import msgspec

from kingstable.kernel import Ask, Message, message, named

from .options import Assign, Convert, Pass, Tavern, Use, UseFavour
from .scoring import ATTRIBUTE_VP, COUNT_VP, DEBT, LEFTOVERS, NATIONS, Tally, outsider_vp
from .tables import (
    ACTIONS,
    ANY,
    COST_BY_COUNT,
    COST_IS_SILVER,
    DASHED,
    HUNT,
    KEEP_LIMIT,
    ORDER_ACTION,
    ORDER_COUNT,
    ORDER_VP,
    ORDERS,
    OUTSIDERS,
    PALADIN_WAIVES,
    PALADINS,
    PRAY,
    RAISES,
    RECRUIT,
    RIGHT,
    ROUNDS,
    SPACES,
    TAVERNS,
    TRACK_TOP,
    TRADE,
    WALLS,
)
from .tables.rewards import ATTRIBUTES, CRIMINAL, WORKERS
from .view import PaladinsView, PlayerView

#: An Order that lacks no more than this is near, and a step that brings so many points is worth a word.
_NEAR: Final = 2
_STEP: Final = 2
#: A tax supply that is nearly empty.
_FEW_TAXES: Final = 3
#: Rounds in which one is told what one soon knows.
_EARLY: Final = 2
_ORDER: Final = {order.id: number for number, order in enumerate(ORDERS)}
_OUTSIDER: Final = {card.id: card for card in OUTSIDERS}
_COUNTED: Final = {ACTIONS.index(action) for action in COUNT_VP}
_WALL_VP: Final = {card.id: card.vp for card in WALLS}


def advice(view: PaladinsView, ask: Ask) -> Iterator[Message]:
    """What the seat that is asked may be told, the most important first."""
    look = _Look(view, ask)
    return (said for rule in _RULES if (said := rule(look)) is not None)


class _Look:
    """A view with what follows from it."""

    def __init__(self, view: PaladinsView, ask: Ask) -> None:
        self.view, self.ask, self.seat = view, ask, ask.seat
        #: Whether a turn begins: one acts or passes.
        self.acts = any(isinstance(option, Pass) for option in ask.options)
        self.actions = {option.action for option in ask.options if isinstance(option, Use)} if self.acts else set()

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    @cached_property
    def tally(self) -> Tally:
        """All that counts for my score."""
        me = self.me
        faith, strength, influence = (me.tracks[attribute] for attribute in ATTRIBUTES)
        nations = [_OUTSIDER[card].nation for card in me.attacked]
        return Tally(
            tracks=(faith, strength, influence),
            attacked=tuple(nations.count(nation) for nation in NATIONS),
            converted=tuple(_OUTSIDER[card].type for card in me.converted),
            commission=len(me.monks),
            fortify=len(me.walls),
            garrison=len(me.outposts),
            absolve=len(me.jars),
            develop=len(me.workshops),
            wall_vp=sum(_WALL_VP[wall] for wall in me.walls),
            townsfolk=len(me.kept),
            suspicion=len(me.suspicion),
            paid=me.paid,
            unpaid=me.unpaid,
            silver=me.silver,
            provisions=me.provisions,
        )

    @cached_property
    def orders(self) -> list[tuple[int, int, int]]:
        """The open Orders that I have not completed: how often the action is lacking, the points, the action."""
        found = []
        for slot, open_order in zip(ORDER_VP, self.view.orders, strict=True):
            if open_order.card is not None:
                order = _ORDER[open_order.card]
                left = ORDER_COUNT[order] - self.tally.count(ORDER_ACTION[order])
                if left > 0:
                    found.append((left, slot, ORDER_ACTION[order]))
        return sorted(found, key=lambda order: (order[0], -order[1]))

    def suspected(self, number: int) -> int:
        return len(self.view.players[number].suspicion)

    def is_most_suspected(self) -> bool:
        """PAL-20.4."""
        return self.suspected(self.seat) == max(map(self.suspected, range(len(self.view.players)))) > 0


def _action(action: int) -> Message:
    return named("action", ACTIONS[action])


# -- what pays ------------------------------------------------------------------------------------------------------


def _order(look: _Look) -> Message | None:
    """PAL-16.1: an Order that is nearly complete, and its action can be taken."""
    for left, vp, action in look.orders:
        if left <= _NEAR and action in look.actions:
            return message("advice-order", action=_action(action), left=left, vp=vp)
    return None


def _pray(look: _Look) -> Message | None:
    """PAL-8.2: the action that an Order still lacks has been taken this round."""
    for left, vp, action in look.orders:
        if left <= _NEAR and ACTIONS[action] in look.me.placed and PRAY in look.actions:
            return message("advice-pray", pray=_action(PRAY), action=_action(action), left=left, vp=vp)
    return None


def _count(look: _Look) -> Message | None:
    """PAL-23.4 to PAL-23.8: the next monk, wall, outpost, jar or workshop brings points by itself."""
    steps = []
    for action in sorted(look.actions & _COUNTED):
        table, count = COUNT_VP[ACTIONS[action]], look.tally.count(action)
        if count + 1 < len(table):
            steps.append((table[count + 1] - table[count], -action))
    vp, action = max(steps, default=(0, 0))
    return message("advice-count", action=_action(-action), vp=vp) if vp >= _STEP else None


def _track(look: _Look) -> Message | None:
    """PAL-23.3: the next step of an attribute brings points, and an action on the right raises it."""
    steps = []
    for action in sorted(look.actions & set(RIGHT)):
        value = look.tally.tracks[RAISES[action]]
        if value < TRACK_TOP:
            steps.append((ATTRIBUTE_VP[value + 1] - ATTRIBUTE_VP[value], -action))
    vp, action = max(steps, default=(0, 0))
    if vp < _STEP:
        return None
    return message(
        "advice-track", attribute=named("attribute", ATTRIBUTES[RAISES[-action]]), action=_action(-action), vp=vp
    )


def _convert(look: _Look) -> Message | None:
    """PAL-27.1: what outsiders would be worth to me, where it differs."""
    face_up = [_ORDER[order.card] for order in look.view.orders if order.card is not None]
    worth = []
    for option in look.ask.options:
        if isinstance(option, Convert):
            kind = OUTSIDERS[option.card].type
            with_it = _with(look.tally, kind)
            worth.append((outsider_vp(kind, with_it, face_up), -option.card))
    if len({vp for vp, _ in worth}) < 2:
        return None
    vp, card = max(worth)
    return message("advice-convert", card=named("outsider", OUTSIDERS[-card].id), vp=vp)


def _with(tally: Tally, kind: str) -> Tally:
    """A tally with one converted outsider more."""
    return msgspec.structs.replace(tally, converted=(*tally.converted, kind))


# -- what is short --------------------------------------------------------------------------------------------------


def _costly(look: _Look, silver: bool) -> list[Message]:
    """The actions on the right that cost silver, or provisions, the next time."""
    found = []
    for action in RIGHT:
        steps, count = COST_BY_COUNT[action], look.tally.count(action)
        cost = look.me.costs.get(ACTIONS[action], steps[count] if count < len(steps) else 0)
        if cost and COST_IS_SILVER[action] == silver:
            found.append(_action(action))
    return found


def _provisions(look: _Look) -> Message | None:
    if look.me.provisions or HUNT not in look.actions or not _costly(look, silver=False):
        return None
    return message("advice-provisions", hunt=_action(HUNT), actions=[*_costly(look, silver=False)])


def _silver(look: _Look) -> Message | None:
    if look.me.silver or TRADE not in look.actions or not _costly(look, silver=True):
        return None
    return message("advice-silver", trade=_action(TRADE), actions=[*_costly(look, silver=True)])


def _pass(look: _Look) -> Message | None:
    """PAL-21.4: nothing on the right can be taken, and those who are left would stay; said in the first rounds."""
    workers = sum(look.me.workers.values())
    if not look.acts or look.view.round > _EARLY or look.actions & set(RIGHT) or not 0 < workers <= KEEP_LIMIT:
        return None
    return message("advice-pass", most=KEEP_LIMIT)


# -- suspicion and debts --------------------------------------------------------------------------------------------


def _suspected(look: _Look) -> Message | None:
    """PAL-17.4, PAL-20.4: the next taxes bring an Inquisition, and it would be me."""
    if not look.acts or look.view.tax > _FEW_TAXES or not look.is_most_suspected():
        return None
    return message("advice-suspected", tax=look.view.tax, count=look.suspected(look.seat))


def _safe(look: _Look) -> Message | None:
    """The same, and it would be others."""
    most = max(map(look.suspected, range(len(look.view.players))))
    if not look.acts or look.view.tax > _FEW_TAXES or look.is_most_suspected() or not most:
        return None
    return message("advice-safe", tax=look.view.tax, count=look.suspected(look.seat), most=most)


def _criminals(look: _Look) -> Message | None:
    """PAL-18.1: a tavern with a criminal brings suspicion, and I am among the most suspected already."""
    wild = {_crew(option.tavern)[CRIMINAL] > 0 for option in look.ask.options if isinstance(option, Tavern)}
    return message("advice-criminals", count=look.suspected(look.seat)) if _more(look) and True in wild else None


def _more(look: _Look) -> bool:
    others = [number for number in range(len(look.view.players)) if number != look.seat]
    return look.suspected(look.seat) >= max(map(look.suspected, others)) and look.suspected(look.seat) > 0


def _debts(look: _Look) -> Message | None:
    """PAL-19.4: the last rounds to be rid of debts."""
    if not look.acts or look.view.round < ROUNDS - 1 or not look.me.unpaid:
        return None
    return message("advice-debts", count=look.me.unpaid, vp=-DEBT.unpaid_vp)


def _last_round(look: _Look) -> Message | None:
    if not look.acts or look.view.round != ROUNDS:
        return None
    return message("advice-last-round", set=LEFTOVERS.set_size, vp=LEFTOVERS.vp_per_set)


# -- paladin, tavern, cards -----------------------------------------------------------------------------------------


def _paladin(look: _Look) -> Message | None:
    """One of the three makes an action cheaper that an Order asks for."""
    if not any(isinstance(option, Assign) for option in look.ask.options):
        return None
    helped = {PALADIN_WAIVES[number]: number for number, card in enumerate(PALADINS) if card.id in look.view.hand}
    for left, _, action in look.orders:
        if action in helped:
            paladin = named("paladin", PALADINS[helped[action]].id)
            return message("advice-paladin", paladin=paladin, action=_action(action), left=left)
    return None


def _crew(tavern: int) -> Counter[int]:
    return Counter(WORKERS.index(worker) for worker in TAVERNS[tavern].workers)


def _tavern(look: _Look) -> Message | None:
    """The colour that the action of the nearest Order asks for, and not every tavern has it."""
    crews = [_crew(option.tavern) for option in look.ask.options if isinstance(option, Tavern)]
    for left, _, action in look.orders[:1] if crews else ():
        lacking = _lacking(look, action)
        if lacking and len({any(crew[colour] for colour in lacking) for crew in crews}) == 2:
            workers = [named("worker", WORKERS[colour]) for colour in sorted(lacking)]
            return message("advice-tavern", action=_action(action), left=left, workers=[*workers])
    return None


def _lacking(look: _Look, action: int) -> set[int]:
    """The colours of an action's spaces that I have no worker for; a workshop needs none (PAL-5.3)."""
    built = {DASHED[number][1] for number in range(len(DASHED)) if _is_built(look, action, number)}
    wanted = {kind for space, kind in enumerate(SPACES[action]) if kind != ANY and space not in built}
    return {kind for kind in wanted if not look.me.workers.get(WORKERS[kind])}


def _is_built(look: _Look, action: int, number: int) -> bool:
    return DASHED[number][0] == action and f"{ACTIONS[action]}.{DASHED[number][1] + 1}" in look.me.workshops


def _recruit(look: _Look) -> Message | None:
    """PAL-6.4, PAL-6.5: in the first rounds, where both can be done."""
    modes = {option.workers for option in look.ask.options if isinstance(option, Use) and option.action == RECRUIT}
    early = look.acts and look.view.round <= _EARLY and len(modes) == 2
    return message("advice-recruit", recruit=_action(RECRUIT), one=min(modes), two=max(modes)) if early else None


def _favour(look: _Look) -> Message | None:
    """PAL-16.6: a Favour serves one player a round; said before the first action of a round."""
    offered = any(isinstance(option, UseFavour) for option in look.ask.options)
    others = [player for number, player in enumerate(look.view.players) if number != look.seat and not player.passed]
    return message("advice-favour") if look.acts and offered and others and not look.me.placed else None


_RULES: Final[tuple[Callable[[_Look], Message | None], ...]] = (
    _suspected,
    _order,
    _pray,
    _count,
    _track,
    _convert,
    _paladin,
    _tavern,
    _criminals,
    _last_round,
    _debts,
    _provisions,
    _silver,
    _safe,
    _recruit,
    _favour,
    _pass,
)
