"""The eight locations: where each special action may build, what it may move and where to (KB-10 to KB-17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..state import KingdomState
from ..tables.board import DESERT, GRASS, WATER
from ..tables.geometry import IS_EDGE, JUMP2, LINES3, NEIGHBOURS

BUILDERS: Final = ("oracle", "farm", "oasis", "tower", "tavern")  # KB-9.4
MOVERS: Final = ("barn", "harbor", "paddock")


def legal_hexes(s: KingdomState, me: int, ground: int) -> Sequence[int]:
    """pref(free({ground}), me): the adjacent ones if there are any, otherwise all (KB-7.3, KB-7.5)."""
    return s.near[me][ground] or s.free[ground]


# -- build actions --------------------------------------------------------------------------------------------------


def _oracle(s: KingdomState, me: int) -> Sequence[int]:
    return legal_hexes(s, me, s.card) if s.card >= 0 else ()  # KB-10.2; no card: KB-D15


def _farm(s: KingdomState, me: int) -> Sequence[int]:
    return legal_hexes(s, me, GRASS)  # KB-11.2


def _oasis(s: KingdomState, me: int) -> Sequence[int]:
    return legal_hexes(s, me, DESERT)  # KB-12.2


def _tower(s: KingdomState, me: int) -> Sequence[int]:
    """KB-13.3: all free buildable edge hexes are one set, of whatever terrain."""
    near = sorted([cell for ground in s.near[me][:WATER] for cell in ground if IS_EDGE[cell]])
    return near or [cell for cell in s.board.edge_buildable if s.owner[cell] < 0]


def _tavern(s: KingdomState, me: int) -> Sequence[int]:
    """KB-14.1: the next hex of a straight line of three own settlements; it is always one adjacent to them."""
    owner = s.owner
    found: list[int] = []
    for ground in s.near[me][:WATER]:
        for cell in ground:
            for one, two, three in LINES3[cell]:
                if owner[one] == me and owner[two] == me and owner[three] == me:
                    found.append(cell)
                    break
    found.sort()
    return found


_BUILD_TARGETS: Final[dict[str, Callable[[KingdomState, int], Sequence[int]]]] = {
    "oracle": _oracle,
    "farm": _farm,
    "oasis": _oasis,
    "tower": _tower,
    "tavern": _tavern,
}


def build_targets(s: KingdomState, me: int, location: str) -> Sequence[int]:
    """The legal set of a build action, in ascending order."""
    return _BUILD_TARGETS[location](s, me)


# -- move actions ---------------------------------------------------------------------------------------------------


def _onto(s: KingdomState, me: int, start: int, ground: int) -> Sequence[int]:
    """Barn and Harbor: the settlement is lifted before adjacency is judged (KB-15.2 to KB-15.5)."""
    touch, beside = s.touch[me], NEIGHBOURS[start]
    near = [cell for cell in s.near[me][ground] if touch[cell] > (cell in beside)]
    if near or (s.board.terrain[start] == ground and touch[start]):
        return near  # KB-15.4: the hex just left restricts the choice but is never chosen
    return s.free[ground]


def _barn(s: KingdomState, me: int, start: int) -> Sequence[int]:
    return _onto(s, me, start, s.card) if s.card >= 0 else ()


def _harbor(s: KingdomState, me: int, start: int) -> Sequence[int]:
    return _onto(s, me, start, WATER)  # KB-16.2


def _paddock(s: KingdomState, me: int, start: int) -> Sequence[int]:
    """KB-17.1 to KB-17.4: two straight steps, over anything, onto a free buildable hex."""
    owner, buildable = s.owner, s.board.buildable
    return sorted([cell for cell in JUMP2[start] if owner[cell] < 0 and buildable[cell]])


_DESTINATIONS: Final[dict[str, Callable[[KingdomState, int, int], Sequence[int]]]] = {
    "barn": _barn,
    "harbor": _harbor,
    "paddock": _paddock,
}


def destinations(s: KingdomState, me: int, location: str, start: int) -> Sequence[int]:
    """Where the settlement on `start` may be moved by this location, in ascending order."""
    return _DESTINATIONS[location](s, me, start)


def movable(s: KingdomState, me: int, location: str) -> list[int]:
    """The own settlements that have a destination, in ascending order (KB-15.6, KB-16.5, KB-17.7)."""
    own = sorted(s.players[me].own)
    if location != "paddock" and _holds_for_all(s, me, WATER if location == "harbor" else s.card):
        return own
    legal = _DESTINATIONS[location]
    return [cell for cell in own if legal(s, me, cell)]


def _holds_for_all(s: KingdomState, me: int, ground: int) -> bool:
    """A free hex beside two own settlements stays adjacent whichever one is lifted."""
    touch = s.touch[me]
    return ground >= 0 and any(touch[cell] > 1 for cell in s.near[me][ground])


def usable(s: KingdomState, me: int, location: str) -> bool:
    """Whether the action has a legal target; the token and the moment are the caller's to judge (KB-9.5, KB-9.6)."""
    if location in MOVERS:
        legal = _DESTINATIONS[location]
        return any(legal(s, me, cell) for cell in s.players[me].own)
    if not s.players[me].supply:
        return False  # KB-9.5
    if location == "tower":
        return s.free_edge > 0
    return bool(_BUILD_TARGETS[location](s, me))
