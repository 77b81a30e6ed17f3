"""The eight locations: where each special action may build, what it may move and where to (KB-10 to KB-17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ..state import KingdomState
from ..tables.board import DESERT, GRASS, WATER
from ..tables.geometry import IS_EDGE, JUMP2, NEIGHBOURS, TRIPLES

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
    return sorted(set(_line_ends(s, me)))


def _line_ends(s: KingdomState, me: int) -> Iterator[int]:
    """The free buildable hexes before and after each line of three; one may end several lines."""
    owner, buildable = s.owner, s.board.buildable
    for one in s.players[me].own:
        for two, three, ends in TRIPLES[one]:
            if owner[two] == me and owner[three] == me:
                for end in ends:
                    if owner[end] < 0 and buildable[end]:
                        yield end


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
    return sorted(_movable(s, me, location))


def _movable(s: KingdomState, me: int, location: str) -> Iterator[int]:
    """The same, one after another as they were built."""
    own = s.players[me].own
    if location == "paddock":
        return _jumpers(s, own)
    ground = WATER if location == "harbor" else s.card
    return _leavers(s, me, own, ground) if ground >= 0 and s.free[ground] else iter(())


def _jumpers(s: KingdomState, own: Sequence[int]) -> Iterator[int]:
    """The settlements that the Paddock can move."""
    owner, buildable = s.owner, s.board.buildable
    for start in own:
        for cell in JUMP2[start]:
            if owner[cell] < 0 and buildable[cell]:
                yield start
                break


def _leavers(s: KingdomState, me: int, own: Sequence[int], ground: int) -> Iterator[int]:
    """The settlements that can move onto a ground that has free hexes.

    Only a hex just left that is itself such ground, beside an own settlement, can leave nothing to choose (KB-15.4).
    """
    touch, terrain, near = s.touch[me], s.board.terrain, s.near[me][ground]
    for start in own:
        if terrain[start] != ground or not touch[start]:
            yield start
        else:
            beside = NEIGHBOURS[start]
            if any(touch[cell] > (cell in beside) for cell in near):
                yield start


def usable(s: KingdomState, me: int, location: str) -> bool:
    """Whether the action has a legal target; the token and the moment are the caller's to judge (KB-9.5, KB-9.6)."""
    if location in MOVERS:
        return _any(_movable(s, me, location))
    if not s.players[me].supply:
        return False  # KB-9.5
    if location == "tower":
        return s.free_edge > 0
    if location == "tavern":
        return _any(_line_ends(s, me))
    return bool(_BUILD_TARGETS[location](s, me))


def _any(cells: Iterator[int]) -> bool:
    """Whether there is one; no more of them are looked for."""
    return next(cells, None) is not None
