"""The state of a game: settlements, tokens, cards, and the frontiers from which legal hexes are read."""

from __future__ import annotations

from bisect import bisect_left, insort
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Self

import msgspec

from kingstable.kernel import State

from .tables.board import WATER, Board, Layout, assemble
from .tables.geometry import IS_EDGE, NEIGHBOURS

NO_CARD: Final = -1
READY, SPENT, NEW, IN_USE = 0, 1, 2, 3  # the states of a token


class Token(msgspec.Struct, frozen=True):
    """A held token, bound to the location hex it came from (KB-18.1): an index into `Board.location_cells`."""

    place: int
    status: int


@dataclass(slots=True)
class Player:
    """What belongs to one player."""

    supply: int
    hand: int
    own: list[int]
    tokens: list[Token]
    #: Location hexes from which a token was ever taken; never another one from there (KB-18.12).
    taken: list[int]
    #: Hexes where the player's last turn put something.
    recent: list[int]

    def copy(self) -> Player:
        copy: Player = object.__new__(Player)
        copy.supply = self.supply
        copy.hand = self.hand
        copy.own = self.own.copy()
        copy.tokens = self.tokens.copy()
        copy.taken = self.taken.copy()
        copy.recent = self.recent.copy()
        return copy


@dataclass(slots=True, kw_only=True)
class KingdomState(State):
    """The whole truth. The lists of cells in `near` and `free` are sorted, and kept so by `occupy` and `vacate`."""

    layout: str
    cards: tuple[str, ...]
    first: int
    players: list[Player]
    #: For each cell the seat that stands on it, or -1.
    owner: list[int]
    #: For each player and cell the number of own settlements adjacent to it.
    touch: list[bytearray]
    #: For each player and terrain up to water, the free cells adjacent to own settlements.
    near: list[list[list[int]]]
    #: For each terrain up to water, the free cells; and how many free buildable cells the edge has.
    free: list[list[int]]
    free_edge: int
    #: Tokens left on each location hex.
    stacks: list[int]
    deck: list[int]
    discard: list[int]
    removed: list[int]
    #: The played terrain card.
    card: int = NO_CARD
    active: int
    round: int = 1
    #: Settlements of the mandatory action built this turn, and whether it is complete.
    built: int = 0
    complete: bool = False
    #: The seat that built its last settlement first, or -1.
    ended_by: int = -1
    finished: bool = False

    @property
    def board(self) -> Board:
        return board_of(self.layout)

    def copy(self) -> Self:
        copy = self.begun()
        copy.layout = self.layout
        copy.cards = self.cards
        copy.first = self.first
        copy.players = [player.copy() for player in self.players]
        copy.owner = self.owner.copy()
        copy.touch = [cells.copy() for cells in self.touch]
        copy.near = [[cells.copy() for cells in near] for near in self.near]
        copy.free = [cells.copy() for cells in self.free]
        copy.free_edge = self.free_edge
        copy.stacks = self.stacks.copy()
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.removed = self.removed.copy()
        copy.card = self.card
        copy.active = self.active
        copy.round = self.round
        copy.built = self.built
        copy.complete = self.complete
        copy.ended_by = self.ended_by
        copy.finished = self.finished
        return copy

    def occupy(self, seat: int, cell: int) -> None:
        """Put a settlement of this seat on a free cell."""
        terrain = board_of(self.layout).terrain
        ground = terrain[cell]
        owner = self.owner
        owner[cell] = seat
        self.players[seat].own.append(cell)
        free = self.free[ground]
        del free[bisect_left(free, cell)]
        if IS_EDGE[cell] and ground < WATER:
            self.free_edge -= 1
        for other, touch in enumerate(self.touch):
            if touch[cell]:
                hexes = self.near[other][ground]
                del hexes[bisect_left(hexes, cell)]
        touch, near = self.touch[seat], self.near[seat]
        for neighbour in NEIGHBOURS[cell]:
            if touch[neighbour]:
                touch[neighbour] += 1
                continue
            touch[neighbour] = 1
            if owner[neighbour] < 0 and terrain[neighbour] <= WATER:
                insort(near[terrain[neighbour]], neighbour)

    def vacate(self, cell: int) -> None:
        """Take the settlement off a cell."""
        terrain = board_of(self.layout).terrain
        ground = terrain[cell]
        owner = self.owner
        seat = owner[cell]
        owner[cell] = -1
        self.players[seat].own.remove(cell)
        insort(self.free[ground], cell)
        if IS_EDGE[cell] and ground < WATER:
            self.free_edge += 1
        for other, touch in enumerate(self.touch):
            if touch[cell]:
                insort(self.near[other][ground], cell)
        touch, near = self.touch[seat], self.near[seat]
        for neighbour in NEIGHBOURS[cell]:
            touch[neighbour] -= 1
            if not touch[neighbour] and owner[neighbour] < 0 and terrain[neighbour] <= WATER:
                near[terrain[neighbour]].remove(neighbour)


def layout_key(layout: Layout) -> str:
    """The layout as one word, turned sections marked: ``tavern-paddock'-oasis-farm``."""
    return "-".join(
        section + ("'" if turned else "") for section, turned in zip(layout.sections, layout.rotated, strict=True)
    )


@lru_cache(maxsize=1024)
def board_of(key: str) -> Board:
    """The board of a `layout_key`; there are 26,880, so that not all are remembered."""
    words = key.split("-")
    tl, tr, bl, br = (word.rstrip("'") for word in words)
    a, b, c, d = (word.endswith("'") for word in words)
    return assemble(Layout((tl, tr, bl, br), (a, b, c, d)))
