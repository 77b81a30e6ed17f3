"""The board: four sections laid together, with tables of everything that follows from the printed hexes."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import add
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
_BUILDABLE: Final = bytes(kind in BUILDABLE for kind in range(256))
_SECTIONS: Final = frozenset(section.id for section in COMPONENTS.sections)


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
        for id in self.sections:
            if id not in _SECTIONS:
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
    pieces = [_piece(id, place, layout.rotated[place]) for place, id in enumerate(layout.sections)]
    tl, tr, bl, br = pieces
    rows = (*map(add, tl.rows, tr.rows), *map(add, bl.rows, br.rows))
    terrain = "".join(rows).encode().translate(_NUMBERS)
    by_terrain = [
        (*sorted(top_left + top_right), *sorted(bottom_left + bottom_right))
        for top_left, top_right, bottom_left, bottom_right in zip(*[each.cells for each in pieces], strict=True)
    ]
    locations, castles = by_terrain[LOCATION], by_terrain[CASTLE]
    special = sorted(locations + castles)
    by_water = tl.by_water | tr.by_water | bl.by_water | br.by_water
    by_mountain = tl.by_mountain | tr.by_mountain | bl.by_mountain | br.by_mountain
    by_special = tl.by_special | tr.by_special | bl.by_special | br.by_special
    dry = tl.dry | tr.dry | bl.dry | br.dry
    buildable = terrain.translate(_BUILDABLE)
    return Board(
        layout=layout,
        rows=rows,
        terrain=tuple(terrain),
        cells_by_terrain=tuple(by_terrain),
        location_cells=locations,
        location_types=tuple([pieces[SECTION[cell]].location for cell in locations]),
        castle_cells=castles,
        special_cells=tuple(special),
        special_at=_adjacent(special, special),
        location_at=_adjacent(locations, range(len(locations))),
        castle_at=_adjacent(castles, range(len(castles))),
        touches_mountain=_flags(by_mountain),
        touches_special=_flags(by_special),
        shore=_flags(by_water & dry),
        buildable=buildable,
        edge_buildable=tuple([cell for cell in EDGE if buildable[cell]]),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Piece:
    """A section in its place, turned or not: a quarter of many boards.

    Sets of cells are numbers with one byte a cell, so that those of four pieces are joined by ``|``.
    """

    location: str
    rows: tuple[str, ...]
    cells: tuple[list[int], ...]
    """For each terrain its cells on the board, in ascending order."""
    by_water: int
    by_mountain: int
    by_special: int
    dry: int
    """Everything but water."""


@cache
def _piece(id: str, place: int, turned: bool) -> _Piece:
    """KB-1.11, KB-1.12: the section with its rows as they lie; there are 64 of these."""
    section = COMPONENTS.section(id)
    rows = tuple(row[::-1] for row in reversed(section.rows)) if turned else section.rows
    cells: list[list[int]] = [[] for _ in CODES]
    for row, letters in enumerate(rows, 10 * (place // 2)):
        for column, letter in enumerate(letters, 10 * (place % 2)):
            cells[CODES.index(letter)].append(row * COLUMNS + column)
    return _Piece(
        location=section.location,
        rows=rows,
        cells=tuple(cells),
        by_water=_beside(cells[WATER]),
        by_mountain=_beside(cells[MOUNTAIN]),
        by_special=_beside(cells[CASTLE] + cells[LOCATION]),
        dry=_number(cell for kind, of_kind in enumerate(cells) if kind != WATER for cell in of_kind),
    )


def _beside(cells: Iterable[int]) -> int:
    """The cells that touch one of these."""
    return _number(neighbour for cell in cells for neighbour in NEIGHBOURS[cell])


def _number(cells: Iterable[int]) -> int:
    flags = bytearray(CELLS)
    for cell in cells:
        flags[cell] = 1
    return int.from_bytes(flags, "little")


def _flags(number: int) -> bytes:
    return number.to_bytes(CELLS, "little")


def _adjacent(cells: Iterable[int], values: Iterable[int]) -> tuple[int, ...]:
    """For each cell of the board the value of the one of `cells` that is adjacent to it, or -1."""
    adjacent = [-1] * CELLS
    for cell, value in zip(cells, values, strict=True):
        for neighbour in NEIGHBOURS[cell]:
            adjacent[neighbour] = value
    return tuple(adjacent)
