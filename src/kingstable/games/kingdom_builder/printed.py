"""The shapes of everything printed: the box and its entries, as frozen structs."""

from typing import Literal, Protocol

import msgspec


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every entry has in common: no key that is not known, and no change after loading."""


class Names(Entry, frozen=True):
    en: str
    uk: str
    ru: str


class NamedEntry(Protocol):
    """An entry that has a name in each language."""

    @property
    def id(self) -> str: ...

    @property
    def names(self) -> Names: ...


class GameFacts(Entry, frozen=True):
    id: str
    names: Names
    names_provenance: Names
    designer: str
    players_min: int
    players_max: int
    age_min: int
    sections_in_play: int
    section_back: Literal["gold_track"]
    kingdom_builder_cards_in_play: int
    provenance: str


class Grid(Entry, frozen=True):
    section_rows: Literal[10]
    section_columns: Literal[10]
    board_rows: Literal[20]
    board_columns: Literal[20]
    hex: Literal["pointy_top"]
    shifted_rows: Literal["odd"]
    shift: Literal["half_a_hex_to_the_right"]
    positions: tuple[str, str, str, str]
    rotations: tuple[Literal[0], Literal[180]]
    rotation_180: str
    rows_are: str
    provenance: str


class Terrain(Entry, frozen=True):
    id: str
    code: str
    buildable: bool
    on_terrain_cards: bool
    names: Names
    names_provenance: Names
    provenance: str


class Action(Entry, frozen=True):
    """The kind of special action a location token gives."""

    kind: Literal["build", "move"]
    target: Literal["card_terrain", "grass", "desert", "board_edge", "line_end", "water", "two_steps_straight"]
    adjacency: Literal["prefer", "inherent", "none"]
    uses_supply: bool


class Location(Entry, frozen=True):
    id: str
    names: Names
    names_provenance: Names
    action: Action
    section: str
    location_hexes: int
    tokens_per_hex: int
    tokens_total: int
    rules: str
    provenance: str


class Section(Entry, frozen=True):
    """One of the eight board pieces, unrotated, top row first; hexes are local (row, column)."""

    id: str
    names: Names
    names_provenance: Names
    location: str
    rows: tuple[str, ...]
    location_hexes: tuple[tuple[int, int], ...]
    castle_hexes: tuple[tuple[int, int], ...]
    tokens: int
    counts: dict[str, int]
    buildable: int
    provenance: str


class TerrainCards(Entry, frozen=True):
    terrain: str
    count: int
    provenance: str


class Castle(Entry, frozen=True):
    gold_per_castle: int
    gives_token: Literal[False]
    rules: str
    provenance: str


class KingdomCard(Entry, frozen=True):
    id: str
    names: Names
    names_provenance: Names
    gold: str
    first_game: bool
    rules: str
    provenance: str


class Colour(Entry, frozen=True):
    id: str
    names: Names
    provenance: str


class Piece(Entry, frozen=True):
    id: str
    per_player: int
    total: int
    names: Names
    names_provenance: Names
    provenance: str


class Placement(Entry, frozen=True):
    """Where a section lies in the first game."""

    position: str
    section: str
    rotation: Literal[0, 180]
    provenance: str


class FirstGameCards(Entry, frozen=True):
    ids: tuple[str, str, str]
    provenance: str


class FirstGame(Entry, frozen=True):
    layout: tuple[Placement, Placement, Placement, Placement]
    kingdom_builder_cards: FirstGameCards
    rules: str
    provenance: str


class Components(Entry, frozen=True):
    """The whole box."""

    schema: str
    provenance_key: dict[str, str]
    game: GameFacts
    grid: Grid
    terrains: tuple[Terrain, ...]
    locations: tuple[Location, ...]
    sections: tuple[Section, ...]
    terrain_cards: tuple[TerrainCards, ...]
    castle: Castle
    kingdom_builder_cards: tuple[KingdomCard, ...]
    player_colours: tuple[Colour, ...]
    pieces: tuple[Piece, ...]
    first_game: FirstGame

    def section(self, id: str) -> Section:
        return next(section for section in self.sections if section.id == id)

    def location(self, id: str) -> Location:
        return next(location for location in self.locations if location.id == id)

    def piece(self, id: str) -> Piece:
        return next(piece for piece in self.pieces if piece.id == id)
