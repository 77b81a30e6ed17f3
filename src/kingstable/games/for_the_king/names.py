"""What things are called: names as arguments of messages, and in each language by the ids of those messages."""

from collections.abc import Iterable, Mapping
from typing import Final

from kingstable.kernel import Message, Names, named

from .components import COMPONENTS
from .printed import Text
from .tables import IDS, OFFICE, OFFICES, STEPS

CARD_NAME: Final = tuple(named("card", id) for id in IDS)
OFFICE_NAME: Final = tuple(named("office", code) for code in OFFICES)
EFFECT_NAME: Final = {effect: named("effect", effect) for effect in STEPS}


def card_names(cards: Iterable[int]) -> list[int | str | Message]:
    """Cards as a list argument of a message."""
    return [CARD_NAME[card] for card in cards]


def names() -> Mapping[str, Names]:
    """The names of all components."""
    found = {f"card-{id}": _card(number) for number, id in enumerate(IDS)}
    codes = {office.id: office.code.lower() for office in COMPONENTS.offices}
    for office in COMPONENTS.offices:
        found[f"office-{codes[office.id]}"] = _texts(office.name)
        found[f"colour-{codes[office.id]}"] = _texts(office.colour)
    for tile in COMPONENTS.duty_tiles:
        found[f"duty-{codes[tile.office]}-{tile.value}"] = _texts(tile.title)
    for effect in COMPONENTS.king_effects:
        found[f"effect-{effect.id}"] = _texts(effect.text)
    terms = {term.id: _texts(term.text) for term in COMPONENTS.terms}
    for id, text in terms.items():
        found[f"term-{id.replace('_', '-')}"] = text
    for zone, term in (("self", "zone_self"), ("centre", "zone_centre"), ("favour", "favour_pile")):
        found[f"zone-{zone}"] = terms[term]
    return found


def title() -> dict[str, str]:
    """What the game is called."""
    return next(_texts(term.text) for term in COMPONENTS.terms if term.id == "game_title")


def _texts(text: Text) -> dict[str, str]:
    return {"en": text.en, "uk": text.uk, "ru": text.ru}


def _card(number: int) -> Names:
    card = COMPONENTS.cards[number]
    if card.type == "government":
        office = _texts(COMPONENTS.offices[OFFICE[number]].name)
        return {language: f"{name} {card.value}{card.letter}" for language, name in office.items()}
    if card.type == "gold":
        gold = {"en": "Gold", "uk": "Золото", "ru": "Золото"}
        return {language: f"{name} {card.value}" for language, name in gold.items()}
    symbol = next(effect.symbol for effect in COMPONENTS.king_effects if effect.id == card.king_effect)
    then = {"en": " then", "uk": ", потім", "ru": ", затем"}
    king = {"en": "King", "uk": "Король", "ru": "Король"}
    return {language: f"{king[language]} {symbol.replace(', then', word)}" for language, word in then.items()}
