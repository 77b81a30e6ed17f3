"""The board: four sections laid together, with tables of everything that follows from the printed hexes."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ..components import CODES, COMPONENTS
from .geometry import CELLS, COLUMNS, EDGE, NEIGHBOURS, SECTION

GRASS: Final = 0
FOREST: Final = 1
DESERT: Final = 2
CANYON: Final = 3
FLOWER_FIELD: Final = 4
WATER: Final = 5
MOUNTAIN: Final = 6
CASTLE: Final = 7
LOCATION: Final = 8

BUILDABLE: Final = (GRASS, FOREST, DESERT, CANYON, FLOWER_FIELD)  # KB-2.3

_NUMBERS: Final = bytes.maketrans(CODES.encode(), bytes(range(len(CODES))))


@dataclass(frozen=True, slots=True)
class Layout:
    """Which four sections lie top left, top right, bottom left and bottom right, and which are turned by 180 degrees.

    Raises `ValueError` for an unknown or repeated section (KB-3.1).
    """

    sections: tuple[str, str, str, str]
    rotated: tuple[bool, bool, bool, bool] = (False, False, False, False)

    def __post_init__(self) -> None:
        if len(self.sections) != 4 or len(self.rotated) != 4:
            raise ValueError("a board has four sections")
        known = {section.id for section in COMPONENTS.sections}
        for id in self.sections:
            if id not in known:
                raise ValueError(f"{id!r} is not a section")
            if self.sections.count(id) > 1:
                raise ValueError(f"the section {id!r} is used more than once")


def _first_game() -> Layout:
    tl, tr, bl, br = COMPONENTS.first_game.layout
    return Layout(
        (tl.section, tr.section, bl.section, br.section),
        (tl.rotation == 180, tr.rotation == 180, bl.rotation == 180, br.rotation == 180),
    )


FIRST_GAME: Final = _first_game()
"""The layout of the first game (KB-3.13)."""


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """An assembled board. Tables with one entry a cell are indexed by the cell; `bytes` hold 0 or 1.

    Printed terrain never changes (KB-1.17), so a board is never copied and boards are shared between games.
    """

    layout: Layout
    rows: tuple[str, ...]
    """The 20 rows as letters."""
    terrain: tuple[int, ...]
    cells_by_terrain: tuple[tuple[int, ...], ...]
    """For each terrain its cells in ascending order."""
    location_cells: tuple[int, ...]
    """The location hexes in ascending order; an index into this is how a location hex is named elsewhere."""
    location_types: tuple[str, ...]
    """The location id of each of `location_cells`."""
    castle_cells: tuple[int, ...]
    special_cells: tuple[int, ...]
    """Castles and location hexes, in ascending order."""
    special_at: tuple[int, ...]
    """The castle or location hex adjacent to a cell, or -1; never more than one (KB-1.16)."""
    location_at: tuple[int, ...]
    """The index of the location hex adjacent to a cell, or -1."""
    castle_at: tuple[int, ...]
    """The index of the castle adjacent to a cell, or -1."""
    touches_water: bytes
    touches_mountain: bytes
    touches_special: bytes
    shore: bytes
    """Not itself water, and touching water: where Fishermen pays (KB-22.1)."""
    buildable: bytes
    edge_buildable: tuple[int, ...]
    """The buildable cells of the board's edge, of all five terrains together (KB-13.3)."""


@lru_cache(maxsize=1024)
def assemble(layout: Layout) -> Board:
    """The board of a layout; the same layout gives the same object as long as it is remembered."""
    letters = _letters(layout)
    terrain = letters.encode().translate(_NUMBERS)
    by_terrain: list[list[int]] = [[] for _ in CODES]
    for cell, kind in enumerate(terrain):
        by_terrain[kind].append(cell)
    locations, castles = by_terrain[LOCATION], by_terrain[CASTLE]
    special = sorted(locations + castles)
    touches_water = _touching(by_terrain[WATER])
    buildable = bytes(kind <= FLOWER_FIELD for kind in terrain)
    return Board(
        layout=layout,
        rows=tuple(letters[start : start + COLUMNS] for start in range(0, CELLS, COLUMNS)),
        terrain=tuple(terrain),
        cells_by_terrain=tuple(map(tuple, by_terrain)),
        location_cells=tuple(locations),
        location_types=tuple(COMPONENTS.section(layout.sections[SECTION[cell]]).location for cell in locations),
        castle_cells=tuple(castles),
        special_cells=tuple(special),
        special_at=_adjacent(special, special),
        location_at=_adjacent(locations, range(len(locations))),
        castle_at=_adjacent(castles, range(len(castles))),
        touches_water=touches_water,
        touches_mountain=_touching(by_terrain[MOUNTAIN]),
        touches_special=_touching(special),
        shore=bytes([wet and kind != WATER for wet, kind in zip(touches_water, terrain, strict=True)]),
        buildable=buildable,
        edge_buildable=tuple(cell for cell in EDGE if buildable[cell]),
    )


def _letters(layout: Layout) -> str:
    """The 400 hexes row by row, each section in its place and turned as the layout says (KB-1.11, KB-1.12)."""
    tl, tr, bl, br = (
        tuple(row[::-1] for row in reversed(rows)) if turned else rows
        for rows, turned in zip(
            (COMPONENTS.section(id).rows for id in layout.sections),
            layout.rotated,
            strict=True,
        )
    )
    upper = (left + right for left, right in zip(tl, tr, strict=True))
    lower = (left + right for left, right in zip(bl, br, strict=True))
    return "".join((*upper, *lower))


def _touching(cells: Iterable[int]) -> bytes:
    touched = bytearray(CELLS)
    for cell in cells:
        for neighbour in NEIGHBOURS[cell]:
            touched[neighbour] = 1
    return bytes(touched)


def _adjacent(cells: Iterable[int], values: Iterable[int]) -> tuple[int, ...]:
    """For each cell of the board the value of the one of `cells` that is adjacent to it, or -1."""
    adjacent = [-1] * CELLS
    for cell, value in zip(cells, values, strict=True):
        for neighbour in NEIGHBOURS[cell]:
            adjacent[neighbour] = value
    return tuple(adjacent)
