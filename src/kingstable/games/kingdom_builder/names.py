"""What things are called: names as messages, and in each language by the ids of those messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from kingstable.kernel import Names, named

from .components import COMPONENTS, LOCATION_IDS
from .printed import NamedEntry

TERRAIN_NAMES: Final = tuple(named("terrain", terrain.id) for terrain in COMPONENTS.terrains)
LOCATION_NAMES: Final = {id: named("location", id) for id in LOCATION_IDS}
CARD_NAMES: Final = {card.id: named("card", card.id) for card in COMPONENTS.kingdom_builder_cards}


def names() -> Mapping[str, Names]:
    """The names of all components."""
    groups: dict[str, Iterable[NamedEntry]] = {
        "terrain": COMPONENTS.terrains,
        "location": COMPONENTS.locations,
        "section": COMPONENTS.sections,
        "card": COMPONENTS.kingdom_builder_cards,
        "colour": COMPONENTS.player_colours,
        "piece": COMPONENTS.pieces,
    }
    return {
        named(kind, entry.id).id: {"en": entry.names.en, "uk": entry.names.uk, "ru": entry.names.ru}
        for kind, entries in groups.items()
        for entry in entries
    }
