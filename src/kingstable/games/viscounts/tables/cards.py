"""Townsfolk, manuscripts, bonus cards and player cards as the rules read them, numbered as they are printed."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingstable.kernel import Message, named

from ..components import ACTIONS, COMPONENTS, RESOURCES, RIBBONS
from ..printed import cards as printed
from ..printed.entry import Effects
from .numbers import CRIME, NONE, IconCounts, counted, in_order

# -- townsfolk -------------------------------------------------------------------------------------------------------


class Conversion(NamedTuple):
    """In an action, `amount` of each of these count as `gives` icons; `limit` 0 is no limit."""

    action: int
    resources: tuple[int, ...]
    trade_icons: bool
    amount: int
    gives: int
    limit: int


class Card(NamedTuple):
    """A townsfolk card as the rules use it; abilities that it does not have are empty."""

    id: str
    name: Message
    silver: int
    icons: IconCounts
    corner: Effects
    timing: str
    immediate: Effects
    drop_off: Effects
    after_action: int
    event: str
    ongoing: Effects
    conversion: Conversion | None


def _card(card: printed.Townsfolk) -> Card:
    ability = card.ability
    once = in_order(ability.effects) if isinstance(ability, printed.OnceAbility) else ()
    after, event, conversion = NONE, "", None
    ongoing: Effects = ()
    if isinstance(ability, printed.AfterAction):
        after, ongoing = ACTIONS.index(ability.action), in_order(ability.effects)
    elif isinstance(ability, printed.OnEvent):
        event, ongoing = ability.event, in_order(ability.effects)
    elif isinstance(ability, printed.Convert):
        paid = tuple(RESOURCES.index(unit) for unit in ability.pay_any_of if unit in RESOURCES)
        conversion = Conversion(
            ACTIONS.index(ability.action),
            paid,
            "trade_icon" in ability.pay_any_of,
            ability.pay_amount,
            ability.gives_amount,
            ability.max_uses_per_action,
        )
    return Card(
        card.id,
        named("card", card.id),
        card.silver,
        counted(card.icons),
        in_order(card.on_hire_or_dismiss),
        card.timing,
        once if card.timing == "immediate" else (),
        once if card.timing == "drop_off" else (),
        after,
        event,
        ongoing,
        conversion,
    )


PRINTED_CARDS: Final = (*COMPONENTS.townsfolk, *COMPONENTS.heroes, *COMPONENTS.starters)
CARDS: Final = tuple(_card(card) for card in PRINTED_CARDS)
CARD_NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
TOWNSFOLK: Final = range(len(COMPONENTS.townsfolk))
HEROES: Final = range(TOWNSFOLK.stop, TOWNSFOLK.stop + len(COMPONENTS.heroes))
STARTERS: Final = range(HEROES.stop, len(CARDS))
CARD_ICONS: Final = tuple(card.icons for card in CARDS)
CARD_CRIME: Final = tuple(card.icons[CRIME] for card in CARDS)
CONVERSIONS: Final = tuple(card.conversion for card in CARDS)

# -- manuscripts -----------------------------------------------------------------------------------------------------


class Scroll(NamedTuple):
    """A manuscript as the rules use it."""

    id: str
    name: Message
    ribbon: int
    cost: int
    immediate: Effects
    scores: str
    per: int


SCROLLS: Final = tuple(
    Scroll(
        entry.id,
        named("manuscript", entry.id),
        RIBBONS.index(entry.ribbon),
        entry.cost,
        in_order(entry.immediate),
        entry.end_scoring.what if entry.end_scoring else "",
        entry.end_scoring.per if entry.end_scoring else 1,
    )
    for entry in COMPONENTS.manuscripts
)
SCROLL_NUMBER: Final = {scroll.id: number for number, scroll in enumerate(SCROLLS)}
FREE_COSTS: Final = (3, 4)  # VIS-19.9
_BONUS: Final = {card.ribbon: card for card in COMPONENTS.cleric_bonus_cards}
BONUS_ICONS: Final = tuple(counted(_BONUS[ribbon].icons) for ribbon in RIBBONS)
BONUS_NEEDS: Final = tuple(_BONUS[ribbon].manuscripts_needed for ribbon in RIBBONS)
BONUS_NAMES: Final = tuple(named("bonus", _BONUS[ribbon].id.removeprefix("bonus_")) for ribbon in RIBBONS)
PLAYER_CARDS: Final = {card.number: card for card in COMPONENTS.player_cards}
