"""Everything printed that a client draws: sections, terrains, locations, cards and colours."""

from __future__ import annotations

import msgspec

from kingstable.kernel import Faces

from .components import COMPONENTS


class TerrainFace(msgspec.Struct, frozen=True):
    """A terrain, and the letter that stands for it in the rows of sections."""

    id: str
    letter: str


class SectionFace(msgspec.Struct, frozen=True):
    """A section as it lies unturned: its ten rows as letters of terrains, and which location its location hexes are."""

    location: str
    rows: tuple[str, ...]


class KingdomFaces(Faces, frozen=True):
    """The box. `cards` are the Kingdom Builder cards; a seat has the colour at its place in `colours`."""

    terrains: tuple[TerrainFace, ...]
    sections: dict[str, SectionFace]
    locations: tuple[str, ...]
    cards: tuple[str, ...]
    colours: tuple[str, ...]


def faces() -> KingdomFaces:
    """The faces of this edition."""
    return KingdomFaces(
        terrains=tuple(TerrainFace(terrain.id, terrain.code) for terrain in COMPONENTS.terrains),
        sections={section.id: SectionFace(section.location, section.rows) for section in COMPONENTS.sections},
        locations=tuple(location.id for location in COMPONENTS.locations),
        cards=tuple(card.id for card in COMPONENTS.kingdom_builder_cards),
        colours=tuple(colour.id for colour in COMPONENTS.player_colours),
    )
