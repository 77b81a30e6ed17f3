"""The ring of spaces: where one step leads, and how far away every space is."""

from __future__ import annotations

from typing import Final

from ..components import COMPONENTS, SPACE_KINDS
from .cards import CARDS
from .numbers import INNER, LEFT, RIGHT

# Places are told relative to where one stands: segments further clockwise, and the kind of space there.
Place = tuple[int, int]

_ARROWS: Final = {
    kind: [
        (1 if arrow.segment == "next_clockwise" else 0, SPACE_KINDS.index(arrow.to))
        for arrow in COMPONENTS.board.moves_within_and_between_segments
        if SPACE_KINDS.index(arrow.from_) == kind
    ]
    for kind in (LEFT, RIGHT, INNER)
}


def after(start: int, steps: int) -> list[Place]:
    """All places where exactly so many steps from a space of this kind can end (VIS-8.3)."""
    places: list[Place] = [(0, start)]
    for _ in range(steps):
        reached = {((on + more) % 5, kind) for on, here in places for more, kind in _ARROWS[here]}
        places = sorted(reached)
    return places


def _nearest(start: int, least: int) -> tuple[tuple[int, int, int], ...]:
    """Every place with the fewest steps that reach it and are not fewer than `least`, the nearest first."""
    found: dict[Place, int] = {}
    steps = least
    while len(found) < 15:
        for place in after(start, steps):
            found.setdefault(place, steps)
        steps += 1
    return tuple(sorted(((steps, on, kind) for (on, kind), steps in found.items())))


_LONGEST: Final = max(card.silver for card in CARDS)
#: By kind of space and least number of steps: (steps, segments further, kind) of all fifteen places.
NEAREST: Final = tuple(tuple(_nearest(start, least) for least in range(_LONGEST + 1)) for start in (LEFT, RIGHT, INNER))
