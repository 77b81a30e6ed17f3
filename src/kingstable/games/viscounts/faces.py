"""Cards as they look: all that a client needs to draw townsfolk, manuscripts and schemes, and to explain them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from .components import ACTIONS, COMPONENTS, RESOURCES, RIBBONS
from .printed.entry import Effects
from .tables.cards import CARDS, PRINTED_CARDS, SCROLLS, Conversion
from .tables.schemes import SCHEMES, Scheme


class ConversionFace(msgspec.Struct, frozen=True):
    """In an action, so many of one of `paid` count as `gives` icons of the action; `limit` 0 is no limit."""

    paid: list[str]
    amount: int
    gives: int
    limit: int


class CardFace(msgspec.Struct, frozen=True):
    """A townsfolk card. `action` and `event` say when an ongoing ability works."""

    id: str
    family: str
    silver: int
    icons: tuple[int, int, int, int, int]
    corner: Effects
    timing: str
    ability: Effects
    action: str
    event: str
    conversion: ConversionFace | None
    reconstructed: bool


class ManuscriptFace(msgspec.Struct, frozen=True):
    """A manuscript: 1 point for each `per` of what it `scores`, if it does."""

    id: str
    ribbon: str
    cost: int
    immediate: Effects
    scores: str
    per: int
    reconstructed: bool


class OptionFace(msgspec.Struct, frozen=True):
    """An option of a scheme: an action or focus, or else effects."""

    action: str
    effects: Effects


class SchemeFace(msgspec.Struct, frozen=True):
    id: str
    deck: str
    header: tuple[int, int, int, int, int]
    row1: Effects
    row2: Effects
    move: int
    options: list[OptionFace]
    reconstructed: bool


def _conversion(each: Conversion) -> ConversionFace:
    paid = [RESOURCES[resource] for resource in each.resources] + ["trade_icon"] * each.trade_icons
    return ConversionFace(paid, each.amount, each.gives, each.limit)


_FAMILIES: Final = (
    ["townsfolk"] * len(COMPONENTS.townsfolk)
    + ["hero"] * len(COMPONENTS.heroes)
    + ["starter"] * len(COMPONENTS.starters)
)


def _card(number: int) -> CardFace:
    card = CARDS[number]
    conversion = card.conversion
    action = conversion.action if conversion else card.after_action
    return CardFace(
        card.id,
        _FAMILIES[number],
        card.silver,
        card.icons,
        card.corner,
        card.timing,
        card.immediate or card.drop_off or card.ongoing,
        ACTIONS[action] if action >= 0 else "",
        card.event,
        _conversion(conversion) if conversion else None,
        PRINTED_CARDS[number].provenance == "reconstructed",
    )


CARD_FACES: Final = tuple(_card(number) for number in range(len(CARDS)))
MANUSCRIPT_FACES: Final = tuple(
    ManuscriptFace(
        scroll.id,
        RIBBONS[scroll.ribbon],
        scroll.cost,
        scroll.immediate,
        scroll.scores,
        scroll.per,
        COMPONENTS.manuscripts[number].provenance == "reconstructed",
    )
    for number, scroll in enumerate(SCROLLS)
)


def _scheme(number: int, scheme: Scheme) -> SchemeFace:
    printed = (*COMPONENTS.solo.starting_schemes, *COMPONENTS.solo.future_schemes)[number]
    return SchemeFace(
        scheme.id,
        printed.deck,
        scheme.header,
        scheme.row1,
        scheme.row2,
        scheme.move,
        [OptionFace(option.action, option.effects) for option in scheme.options],
        printed.provenance == "reconstructed",
    )


SCHEME_FACES: Final = tuple(_scheme(number, scheme) for number, scheme in enumerate(SCHEMES))


def card_faces(numbers: Iterable[int]) -> dict[str, CardFace]:
    """The faces of these cards by id, each once."""
    return {CARDS[number].id: CARD_FACES[number] for number in sorted(set(numbers))}


def manuscript_faces(numbers: Iterable[int]) -> dict[str, ManuscriptFace]:
    return {SCROLLS[number].id: MANUSCRIPT_FACES[number] for number in sorted(set(numbers))}


def scheme_faces(numbers: Iterable[int]) -> dict[str, SchemeFace]:
    return {SCHEMES[number].id: SCHEME_FACES[number] for number in sorted(set(numbers))}
