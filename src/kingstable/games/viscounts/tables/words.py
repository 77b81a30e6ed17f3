"""Printed things in words: the messages that tell effects, icons, amounts and the names of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingstable.kernel import Message, message, named

from ..components import ACTIONS, COMPONENTS, ICONS, RESOURCES
from ..printed.entry import Effect, Effects

ACTION_NAMES: Final = tuple(named("action", action) for action in ACTIONS)
#: What goes on while something is asked, by the phase of the turn; setup is phase 0.
PHASE_NAMES: Final = (message("phase-setup"), *(named("phase", phase.id) for phase in COMPONENTS.phases))


def in_phases(id: str, **args: int) -> tuple[Message, ...]:
    """A question in the words of each phase, and of the set-up."""
    return tuple(message(id, during=phase, **args) for phase in PHASE_NAMES)


def effect_message(effect: Effect) -> Message:
    """The effect in words: ``effect-any-resource`` with its number, or the choices it offers."""
    if effect.options:
        return Message("effect-choose-one", {"options": [effects_message(option) for option in effect.options]})
    return Message("effect-" + effect.op.replace("_", "-"), {"n": effect.n})


def effects_message(effects: Effects) -> Message:
    if len(effects) == 1:
        return effect_message(effects[0])
    return Message("effects" if effects else "effects-none", {"all": [effect_message(effect) for effect in effects]})


def stock_message(resource: int, n: int) -> Message:
    """So many of a resource: ``effect-ink`` and its number."""
    return Message(f"effect-{RESOURCES[resource]}", {"n": n})


#: A single unit of each resource.
ONE_UNIT: Final = tuple(stock_message(resource, 1) for resource in range(len(RESOURCES)))


def icons_message(icon: int, n: int) -> Message:
    """So many icons of a kind."""
    return Message(f"icons-{ICONS[icon]}", {"n": n})


def amounts(spent: Sequence[int]) -> list[int | str | Message]:
    """What is paid of ink, gold, stone and silver, in words."""
    return [stock_message(resource, number) for resource, number in enumerate(spent) if number]
