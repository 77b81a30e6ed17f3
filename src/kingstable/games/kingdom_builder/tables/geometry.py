"""The hex grid of 20 rows and 20 columns: cells as ints, and tables of everything that depends on the grid alone.

A cell is `20 * row + column`; its name, used in notation and messages, is "row,column", both counted from 0.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

ROWS: Final = 20
COLUMNS: Final = 20
CELLS: Final = ROWS * COLUMNS
OFF_BOARD: Final = -1

DIRECTIONS: Final = ("E", "W", "NE", "NW", "SE", "SW")  # the order of KB-1.7

# KB-1.7: (row, column) of one step in each direction, from an even and from an odd row.
_STEPS: Final = (
    ((0, 1), (0, -1), (-1, 0), (-1, -1), (1, 0), (1, -1)),
    ((0, 1), (0, -1), (-1, 1), (-1, 0), (1, 1), (1, 0)),
)
_EASTWARD: Final = (0, 2, 4)  # E, NE, SE: one direction of each axis
_OPPOSITE: Final = (1, 0, 5, 4, 3, 2)
_NEIGHBOUR_ORDER: Final = (1, 0, 3, 2, 5, 4)  # KB-1.3, KB-1.4 list W E NW NE SW SE

_NAMES: Final = tuple(f"{row},{column}" for row in range(ROWS) for column in range(COLUMNS))
_NAME: Final = re.compile(r"(0|[1-9][0-9]?),(0|[1-9][0-9]?)", re.ASCII)


def cell(row: int, column: int) -> int:
    """The cell at (row, column); both must lie in 0..19, since nothing wraps around (KB-1.5)."""
    if not (0 <= row < ROWS and 0 <= column < COLUMNS):
        raise ValueError(f"({row},{column}) is not on the board")
    return row * COLUMNS + column


def name(cell: int) -> str:
    """The name of a cell.

    >>> name(137)
    '6,17'
    """
    return _NAMES[cell]


def parse(name: str) -> int:
    """The cell of a name, in exactly the form that `name` writes.

    >>> parse("6,17")
    137
    """
    match = _NAME.fullmatch(name)
    if match is None:
        raise ValueError(f"{name!r} is not a hex; write row,column, for example 6,17")
    return cell(int(match[1]), int(match[2]))


def distance(one: int, other: int) -> int:
    """Steps between two cells: each step to another row also moves half a column.

    >>> distance(parse("0,0"), parse("2,3"))
    4
    """
    one_row, one_column = divmod(one, COLUMNS)
    other_row, other_column = divmod(other, COLUMNS)
    down = abs(one_row - other_row)
    right = abs((2 * one_column + one_row % 2) - (2 * other_column + other_row % 2))
    return down + max(0, right - down) // 2


@cache
def distances(start: int) -> tuple[int, ...]:
    """For each cell its distance from this one."""
    return tuple([distance(start, other) for other in range(CELLS)])


def _step(direction: int, start: int) -> int:
    row, column = divmod(start, COLUMNS)
    down, right = _STEPS[row % 2][direction]
    row, column = row + down, column + right
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else OFF_BOARD


STEP: Final = tuple(tuple(_step(direction, start) for start in range(CELLS)) for direction in range(6))
"""STEP[direction][cell]: the cell one step away, or -1 off the board (KB-1.7)."""


def _walk(start: int, direction: int, steps: int) -> tuple[int, ...]:
    """The cells 1 to `steps` steps from `start` in a straight line, as far as the board goes."""
    line: list[int] = []
    here = STEP[direction][start]
    while here != OFF_BOARD and len(line) < steps:
        line.append(here)
        here = STEP[direction][here]
    return tuple(line)


def _per_cell(of: Callable[[int], tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    return tuple(of(start) for start in range(CELLS))


NEIGHBOURS: Final = _per_cell(
    lambda start: tuple(STEP[d][start] for d in _NEIGHBOUR_ORDER if STEP[d][start] != OFF_BOARD)
)
"""NEIGHBOURS[cell]: its 2 to 6 neighbours, in the order of KB-1.3 and KB-1.4."""

JUMP2: Final = _per_cell(
    lambda start: tuple(line[1] for line in (_walk(start, d, 2) for d in range(6)) if len(line) == 2)
)
"""JUMP2[cell]: the cells two straight steps away that are on the board, in the order of KB-1.9."""

Triple = tuple[int, int, tuple[int, ...]]


def _triples(start: int) -> tuple[Triple, ...]:
    """Each line of three is found once, from the cell at its western end."""
    found: list[Triple] = []
    for onward in _EASTWARD:
        line = _walk(start, onward, 3)
        if len(line) >= 2:
            found.append((line[0], line[1], _walk(start, _OPPOSITE[onward], 1) + line[2:]))
    return tuple(found)


TRIPLES: Final = tuple(_triples(start) for start in range(CELLS))
"""TRIPLES[cell]: the other two cells of each line of three, and the cells at both ends of the line (KB-14.1)."""

ROW: Final = tuple(start // COLUMNS for start in range(CELLS))
"""ROW[cell]: its board row, the horizontal line of Discoverers and Knights (KB-1.10)."""

SECTION: Final = tuple(2 * (start // COLUMNS // 10) + start % COLUMNS // 10 for start in range(CELLS))
"""SECTION[cell]: 0 top left, 1 top right, 2 bottom left, 3 bottom right (KB-1.12)."""

EDGE: Final = tuple(
    start for start in range(CELLS) if start // COLUMNS in (0, ROWS - 1) or start % COLUMNS in (0, COLUMNS - 1)
)
"""The 76 edge cells in ascending order (KB-1.14)."""

IS_EDGE: Final = bytes(start in EDGE for start in range(CELLS))
"""IS_EDGE[cell]: 1 for the cells of EDGE."""
