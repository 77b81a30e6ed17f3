"""Rewards: what cards, spaces and boards print, as a small vocabulary of effects that the rules interpret."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Message, message, named

from ..components import COMPONENTS
from ..printed.cards import Effect as Printed

WORKERS: Final = tuple(kind.id for kind in COMPONENTS.worker_types)
LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL = range(6)
ATTRIBUTES: Final = tuple(attribute.id for attribute in COMPONENTS.attributes)
FAITH, STRENGTH, INFLUENCE = range(3)

#: Kinds of effect. Up to GAIN_PROVISION the order of effects never matters (PAL-D12).
(
    GAIN_WORKER,
    GAIN_ATTRIBUTE,
    GAIN_SILVER,
    GAIN_PROVISION,
    GAIN_CRIMINAL,
    GAIN_TAX,
    FREE_RECRUIT,
    FREE_DEVELOP,
    REWARD_PRAY,
    DISCARD_SUSPICION,
    DESTROY_DEBT,
    PAY_DEBT,
    CHOOSE_ONE,
) = range(13)
_KINDS: Final = {
    "gain_worker": GAIN_WORKER,
    "gain_attribute": GAIN_ATTRIBUTE,
    "gain_silver": GAIN_SILVER,
    "gain_provision": GAIN_PROVISION,
    "gain_tax": GAIN_TAX,
    "pray": REWARD_PRAY,
    "discard_suspicion": DISCARD_SUSPICION,
    "destroy_debt": DESTROY_DEBT,
    "pay_debt": PAY_DEBT,
    "free_recruit": FREE_RECRUIT,
    "free_develop": FREE_DEVELOP,
    "choose_one": CHOOSE_ONE,
}


class Effect:
    """One effect: its kind, the worker or attribute it concerns, its amount, and the alternatives of a choice.

    `id` is its notation (``tax_2``), `message` its words.
    """

    __slots__ = ("amount", "id", "kind", "message", "options", "which")

    def __init__(self, kind: int, which: int, amount: int, options: tuple[Reward, ...], id: str, words: Message):
        self.kind = kind
        self.which = which
        self.amount = amount
        self.options = options
        self.id = id
        self.message = words


class Reward:
    """A printed list of effects, split into those whose order never matters and the rest (PAL-D12)."""

    __slots__ = ("effects", "message", "rest", "simple")

    def __init__(self, effects: tuple[Effect, ...]):
        self.effects = effects
        self.simple = tuple(effect for effect in effects if effect.kind <= GAIN_PROVISION)
        self.rest = tuple(effect for effect in effects if effect.kind > GAIN_PROVISION)
        self.message = _all_of(effects)


#: Every effect of the game by its id.
EFFECTS: Final[dict[str, Effect]] = {}
_REWARDS: Final[dict[tuple[str, ...], Reward]] = {}


def reward_of(printed: tuple[Printed, ...]) -> Reward:
    """The reward for a printed list; equal lists share one."""
    effects = tuple(effect_of(effect) for effect in printed)
    key = tuple(effect.id for effect in effects)
    if key not in _REWARDS:
        _REWARDS[key] = Reward(effects)
    return _REWARDS[key]


def effect_of(printed: Printed) -> Effect:
    """The effect for a printed icon; equal icons share one."""
    kind, which = _KINDS[printed.effect], -1
    options = tuple(reward_of(option) for option in printed.options)
    if printed.worker is not None:
        which = WORKERS.index(printed.worker)
        kind = GAIN_CRIMINAL if which == CRIMINAL else GAIN_WORKER
        id = f"{printed.worker}_{printed.amount}"
        words = message("reward-worker", amount=printed.amount, worker=named("worker", printed.worker))
    elif printed.attribute is not None:
        which = ATTRIBUTES.index(printed.attribute)
        id = f"{printed.attribute}_{printed.amount}"
        words = message("reward-attribute", amount=printed.amount, attribute=named("attribute", printed.attribute))
    elif options:
        id = "_or_".join("_and_".join(effect.id for effect in option.effects) for option in options)
        words = _one_of(options)
    else:
        word = printed.effect.replace("gain_", "")
        id = f"{word}_{printed.amount}"
        words = message(f"reward-{word}".replace("_", "-"), amount=printed.amount)
    if id not in EFFECTS:
        EFFECTS[id] = Effect(kind, which, printed.amount, options, id, words)
    return EFFECTS[id]


def _all_of(effects: tuple[Effect, ...]) -> Message:
    if not effects:
        return message("reward-nothing")
    return effects[0].message if len(effects) == 1 else message("reward-all", parts=[e.message for e in effects])


def _one_of(options: tuple[Reward, ...]) -> Message:
    words = options[-1].message
    for option in reversed(options[:-1]):
        words = message("reward-or", left=option.message, right=words)
    return words
