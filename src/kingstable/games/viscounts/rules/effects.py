"""The interpreter of effects: what is printed on cards and boards is data, carried out here op by op.

`gain` looks every step up among the handlers; other modules enter theirs with `@human` and `@automa`. A handler
changes the state at once and returns nothing to ask, or is a generator that asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kingstable.kernel import Ask, Asks, Turn, message

from ..components import COMPONENTS
from ..options import FLIPS, PICK, RESOLVE, take
from ..printed.entry import Effect, Effects
from ..state import ViscountsState
from ..tables.boards import TRACK_END
from ..tables.cards import CARDS
from ..tables.numbers import GOLD, INK, SILVER, STONE, in_order
from ..tables.words import ONE_UNIT, PHASE_NAMES, effect_message, in_phases
from .rounds import trigger_end

Asked = Iterable[Ask | Asks]
Handler = Callable[[ViscountsState, int, Effect], Asked]

HUMAN: Final[dict[str, Handler]] = {}
AUTOMA: Final[dict[str, Handler]] = {}


def human(*ops: str) -> Callable[[Handler], Handler]:
    """Enter the handler of these ops for people."""

    def enter(handler: Handler) -> Handler:
        HUMAN.update(dict.fromkeys(ops, handler))
        return handler

    return enter


def automa(*ops: str) -> Callable[[Handler], Handler]:
    """Enter the handler of these ops for the Automa."""

    def enter(handler: Handler) -> Handler:
        AUTOMA.update(dict.fromkeys(ops, handler))
        return handler

    return enter


def gain(s: ViscountsState, who: int, effects: Effects) -> Turn:
    """Carry out the effects in their order, each completely before the next (VIS-6.3, VIS-D5)."""
    handlers = HUMAN if who < s.humans else AUTOMA
    for effect in effects:
        yield from handlers[effect.op](s, who, effect)


def told(s: ViscountsState, who: int, effect: Effect) -> None:
    """Log a plain gain."""
    if s.log is not None:
        s.tell("gain", who=s.name(who), what=effect_message(effect))


def lost(s: ViscountsState, who: int, effect: Effect) -> Asked:
    """VIS-19.22: an effect that cannot be carried out."""
    if s.log is not None:
        s.tell("lost", who=s.name(who), what=effect_message(effect))
    return ()


# -- resources -------------------------------------------------------------------------------------------------------

STOCKED: Final = {"ink": INK, "gold": GOLD, "stone": STONE, "silver": SILVER}
_ASK_RESOURCE: Final = tuple(in_phases("ask-resource", left=left) for left in range(10))


@human("ink", "gold", "stone", "silver")
def gain_stock(s: ViscountsState, who: int, effect: Effect) -> Asked:
    """VIS-19.1, VIS-19.2."""
    s.players[who].stock[STOCKED[effect.op]] += effect.n
    told(s, who, effect)
    return ()


@human("any_resource")
def any_resource(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.3: each freely chosen, never silver."""
    for left in range(effect.n, 0, -1):
        picked = yield Ask(who, _ASK_RESOURCE[left][s.phase], PICK, ("VIS-19.3",))
        s.players[who].stock[picked.resource] += 1
        s.tell("pick", who=s.name(who), what=ONE_UNIT[picked.resource])


# -- virtue and corruption -------------------------------------------------------------------------------------------


def corrupt(s: ViscountsState, who: int, steps: int) -> None:
    """VIS-4.1 to VIS-4.3: the corruption marker goes right and, once they are linked, takes the other along."""
    player = s.players[who]
    was_linked = player.linked
    for _ in range(steps):
        if player.corruption < player.virtue:
            player.corruption += 1
        elif player.virtue < TRACK_END:
            player.corruption += 1
            player.virtue += 1
    _tell_markers(s, who, "corruption", steps, was_linked)


def ennoble(s: ViscountsState, who: int, steps: int) -> None:
    """VIS-4.1 to VIS-4.3: the virtue marker goes left, likewise."""
    player = s.players[who]
    was_linked = player.linked
    for _ in range(steps):
        if player.corruption < player.virtue:
            player.virtue -= 1
        elif player.corruption > 1:
            player.corruption -= 1
            player.virtue -= 1
    _tell_markers(s, who, "virtue", steps, was_linked)


def _tell_markers(s: ViscountsState, who: int, id: str, steps: int, was_linked: bool) -> None:
    if s.log is not None:
        player = s.players[who]
        s.tell(id, who=s.name(who), n=steps, corruption=player.corruption, virtue=player.virtue)
        if player.linked and not was_linked:
            s.tell("linked", who=s.name(who), space=player.virtue)


@human("corruption")
@automa("corruption")
def gain_corruption(s: ViscountsState, who: int, effect: Effect) -> Asked:
    corrupt(s, who, effect.n)
    return ()


@human("virtue")
@automa("virtue")
def gain_virtue(s: ViscountsState, who: int, effect: Effect) -> Asked:
    ennoble(s, who, effect.n)
    return ()


def crime_check(s: ViscountsState, who: int) -> None:
    """VIS-18.5: exactly one step, whatever the number of crime icons."""
    if s.crime(who):
        s.tell("crime-check-corruption", who=s.name(who))
        corrupt(s, who, 1)
    else:
        s.tell("crime-check-virtue", who=s.name(who))
        ennoble(s, who, 1)


# -- debts and deeds -------------------------------------------------------------------------------------------------

FLIP_GAIN: Final = in_order(COMPONENTS.debt_card.on_flip)
_ASK_FLIP: Final = in_phases("ask-flip")


def debt_drawn(s: ViscountsState) -> None:
    """VIS-3.1, VIS-3.2; those gained in setup are not counted (VIS-2.22)."""
    if s.phase and s.debts:
        s.debts -= 1
        if not s.debts:
            s.tell("poverty-revealed")
            trigger_end(s)


def _deed_drawn(s: ViscountsState) -> None:
    """VIS-3.1, VIS-3.2; those gained in setup are not counted (VIS-2.22)."""
    if s.phase and s.deeds:
        s.deeds -= 1
        if not s.deeds:
            s.tell("prosperity-revealed")
            trigger_end(s)


@human("gain_debt")
def gain_debt(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.4; events come once for each debt (VIS-D23)."""
    for taken in range(effect.n):
        s.players[who].unpaid += 1
        if not taken:
            told(s, who, effect)
        debt_drawn(s)
        yield from happened(s, who, "own_debt_gained")


@human("gain_deed")
@automa("gain_deed")
def gain_deed(s: ViscountsState, who: int, effect: Effect) -> Asked:
    """VIS-19.5."""
    s.players[who].acquired += effect.n
    told(s, who, effect)
    for _ in range(effect.n):
        _deed_drawn(s)
    return ()


def flip_debt(s: ViscountsState, who: int) -> Turn:
    """VIS-3.4, then the cards that wait for it (VIS-5.11)."""
    player = s.players[who]
    player.unpaid -= 1
    player.paid += 1
    s.tell("flip-debt", who=s.name(who))
    yield from gain(s, who, FLIP_GAIN)
    yield from happened(s, who, "own_debt_flipped")


def flip_deed(s: ViscountsState, who: int) -> None:
    """VIS-3.5."""
    player = s.players[who]
    player.acquired -= 1
    player.approved += 1
    s.tell("flip-deed", who=s.name(who))


@human("flip_debt", "flip_deed", "flip_any")
def flip(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.6 to VIS-19.8, as far as possible (VIS-D8)."""
    player = s.players[who]
    for done in range(effect.n):
        debt = player.unpaid > 0 and effect.op != "flip_deed"
        deed = player.acquired > 0 and effect.op != "flip_debt"
        if not debt and not deed:
            lost(s, who, Effect(effect.op, effect.n - done))
            return
        if debt and deed:
            chosen = yield Ask(who, _ASK_FLIP[s.phase], FLIPS, ("VIS-19.8", "VIS-3.4", "VIS-3.5"))
            debt = chosen.what == "debt"
        if debt:
            yield from flip_debt(s, who)
        else:
            flip_deed(s, who)


# -- choices and triggers --------------------------------------------------------------------------------------------

_ASK_TAKE: Final = in_phases("ask-take")


@human("choose_one")
def choose_one(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.21; an option that can do nothing may be chosen too (VIS-D8)."""
    options = [take(option) for option in effect.options]
    chosen = yield Ask(who, _ASK_TAKE[s.phase], options, ("VIS-19.21",))
    taken = effect.options[options.index(chosen)]
    yield from gain(s, who, taken)


def happened(s: ViscountsState, who: int, event: str) -> Turn:
    """VIS-5.11: the ongoing abilities of the player's cards that wait for this event."""
    cards = [card for card in s.players[who].slots if card >= 0 and CARDS[card].event == event]
    if cards:
        yield from use_abilities(s, who, cards)


def use_abilities(s: ViscountsState, who: int, cards: list[int]) -> Turn:
    """Ongoing abilities that work at the same moment, in the owner's order (VIS-D6)."""
    while cards:
        card = cards[0]
        if len(cards) > 1:
            prompt = message("ask-order", during=PHASE_NAMES[s.phase])
            asked = yield Ask(who, prompt, [RESOLVE[each] for each in cards], ("VIS-D6",))
            card = asked.card
        cards.remove(card)
        s.tell("ability", who=s.name(who), card=CARDS[card].name)
        yield from gain(s, who, CARDS[card].ongoing)
