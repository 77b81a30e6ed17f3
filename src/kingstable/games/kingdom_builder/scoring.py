"""The final scoring: the ten Kingdom Builder cards and the castles, as functions of the settlements on the board.

`own[p]` holds the cells of player p's settlements, in any order. Nothing else has a part in the scoring (KB-21.3).
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kingstable.kernel import ScoreLine, ScoreSheet, message, ranks

from .components import COMPONENTS
from .names import CARD_NAMES
from .state import KingdomState
from .tables.board import Board
from .tables.geometry import NEIGHBOURS, ROW, ROWS, SECTION

Own = Sequence[Sequence[int]]

_CASTLES: Final = message("score-castles")
_GOLD_PER_CASTLE: Final = COMPONENTS.castle.gold_per_castle


class Kingdoms:
    """The settlements of all players on a board, with the counts that several cards share made once."""

    __slots__ = ("_groups", "_per_section", "board", "own")

    def __init__(self, board: Board, own: Own) -> None:
        self.board = board
        self.own = own
        self._groups: list[list[list[int]]] | None = None
        self._per_section: list[list[int]] | None = None

    def groups(self) -> list[list[list[int]]]:
        """For each player the groups of own settlements (KB-1.15)."""
        if self._groups is None:
            self._groups = [_groups(tuple(cells)) for cells in self.own]
        return self._groups

    def per_section(self) -> list[list[int]]:
        """For each player the number of settlements in each of the four sections."""
        if self._per_section is None:
            self._per_section = [_per_section(cells) for cells in self.own]
        return self._per_section


def groups(cells: Sequence[int]) -> list[list[int]]:
    """The groups of one player's settlements: maximal sets connected by adjacency (KB-1.15)."""
    ungrouped = set(cells)
    found: list[list[int]] = []
    for start in cells:
        if start not in ungrouped:
            continue
        ungrouped.remove(start)
        group = [start]
        for cell in group:  # grows while it is walked
            for neighbour in NEIGHBOURS[cell]:
                if neighbour in ungrouped:
                    ungrouped.remove(neighbour)
                    group.append(neighbour)
        found.append(group)
    return found


#: Of the players only one has built since somebody last asked.
_groups = lru_cache(maxsize=1024)(groups)


def _per_section(cells: Sequence[int]) -> list[int]:
    counts = [0, 0, 0, 0]
    for cell in cells:
        counts[SECTION[cell]] += 1
    return counts


def fishermen(kingdoms: Kingdoms) -> list[int]:
    """KB-22: 1 gold for each settlement not on water that touches water."""
    shore = kingdoms.board.shore
    return [sum([shore[cell] for cell in cells]) for cells in kingdoms.own]


def miners(kingdoms: Kingdoms) -> list[int]:
    """KB-23: 1 gold for each settlement that touches a mountain."""
    touches = kingdoms.board.touches_mountain
    return [sum([touches[cell] for cell in cells]) for cells in kingdoms.own]


def merchants(kingdoms: Kingdoms) -> list[int]:
    """KB-24: 4 gold for each special hex that a group joins to another one."""
    special_at = kingdoms.board.special_at
    gold: list[int] = []
    for own_groups in kingdoms.groups():
        joined: set[int] = set()
        for group in own_groups:
            special = {special_at[cell] for cell in group}
            special.discard(-1)
            if len(special) >= 2:
                joined |= special
        gold.append(4 * len(joined))
    return gold


def workers(kingdoms: Kingdoms) -> list[int]:
    """KB-25: 1 gold for each settlement that touches a castle or location hex."""
    touches = kingdoms.board.touches_special
    return [sum([touches[cell] for cell in cells]) for cells in kingdoms.own]


def discoverers(kingdoms: Kingdoms) -> list[int]:
    """KB-26: 1 gold for each board row with a settlement."""
    return [len({ROW[cell] for cell in cells}) for cells in kingdoms.own]


def knights(kingdoms: Kingdoms) -> list[int]:
    """KB-27: 2 gold for each settlement in the fullest board row."""
    gold: list[int] = []
    for cells in kingdoms.own:
        rows = [0] * ROWS
        for cell in cells:
            rows[ROW[cell]] += 1
        gold.append(2 * max(rows))
    return gold


def hermits(kingdoms: Kingdoms) -> list[int]:
    """KB-28: 1 gold for each group; a lone settlement is one."""
    return [len(own_groups) for own_groups in kingdoms.groups()]


def lords(kingdoms: Kingdoms) -> list[int]:
    """KB-29: in each section 12 gold for the highest number of settlements, 6 for the second-highest number."""
    gold = [0] * len(kingdoms.own)
    for numbers in zip(*kingdoms.per_section(), strict=True):
        highest = max(numbers)
        second = max([number for number in numbers if number != highest], default=-1)  # KB-29.4: 0 takes part
        for player, number in enumerate(numbers):
            if number == highest:
                gold[player] += 12
            elif number == second:
                gold[player] += 6
    return gold


def citizens(kingdoms: Kingdoms) -> list[int]:
    """KB-30: half the size of the largest group, rounded down."""
    return [max(map(len, own_groups), default=0) // 2 for own_groups in kingdoms.groups()]


def farmers(kingdoms: Kingdoms) -> list[int]:
    """KB-31: 3 gold for each settlement in the section that has the fewest."""
    return [3 * min(numbers) for numbers in kingdoms.per_section()]


def castles(kingdoms: Kingdoms) -> list[int]:
    """KB-19: 3 gold for each castle touched."""
    castle_at = kingdoms.board.castle_at
    return [
        _GOLD_PER_CASTLE * len({castle_at[cell] for cell in cells if castle_at[cell] >= 0}) for cells in kingdoms.own
    ]


CARDS: Final[dict[str, Callable[[Kingdoms], list[int]]]] = {
    "fishermen": fishermen,
    "miners": miners,
    "merchants": merchants,
    "workers": workers,
    "discoverers": discoverers,
    "knights": knights,
    "hermits": hermits,
    "lords": lords,
    "citizens": citizens,
    "farmers": farmers,
}
"""What each card pays: gold per player."""

#: The one card by which a player's gold depends on the others (KB-29).
COMPARED: Final = "lords"


class PlayerGold(NamedTuple):
    """One player's gold: for each card, for castles, and in total (KB-21.5)."""

    cards: dict[str, int]
    castles: int
    total: int

    def lines(self) -> dict[str, int]:
        """All of it in one flat mapping, the cards first, then `castles` and `total`."""
        return {**self.cards, "castles": self.castles, "total": self.total}


def score_position(board: Board, own: Own, cards: Iterable[str]) -> list[PlayerGold]:
    """Every player's gold for these cards and the castles (KB-21.1)."""
    cards = tuple(cards)
    alone = [_alone(board, tuple(cells), cards) for cells in own]
    if COMPARED not in cards:
        return alone
    gold = CARDS[COMPARED](Kingdoms(board, own))
    return [_with(player, more) for player, more in zip(alone, gold, strict=True)]


@lru_cache(maxsize=1024)
def _alone(board: Board, cells: Sequence[int], cards: Sequence[str]) -> PlayerGold:
    """One player's gold but for what others have a part in; of the players only one has built since it was asked."""
    kingdom = Kingdoms(board, (cells,))
    of_cards = {card: 0 if card == COMPARED else CARDS[card](kingdom)[0] for card in cards}
    [castle_gold] = castles(kingdom)
    return PlayerGold(of_cards, castle_gold, sum(of_cards.values()) + castle_gold)


def _with(player: PlayerGold, gold: int) -> PlayerGold:
    return PlayerGold({**player.cards, COMPARED: gold}, player.castles, player.total + gold)


def gold_now(s: KingdomState) -> list[PlayerGold]:
    """Every player's gold as it stands; everybody who looks on asks for the same, and not every choice changes it."""
    return _known(s)[0]


def score_sheets(s: KingdomState) -> list[ScoreSheet]:
    """KB-21, KB-32: the gold now; all with the most gold win together."""
    return _known(s)[1].copy()


def _known(s: KingdomState) -> tuple[list[PlayerGold], list[ScoreSheet]]:
    return _scored(s.board, tuple([tuple(player.own) for player in s.players]), s.cards)


@lru_cache(maxsize=512)
def _scored(board: Board, own: Own, cards: Sequence[str]) -> tuple[list[PlayerGold], list[ScoreSheet]]:
    gold = score_position(board, own, cards)
    return gold, sheets(gold)


def sheets(gold: Sequence[PlayerGold]) -> list[ScoreSheet]:
    """The score sheets, by seat; all with the most gold win together (KB-32)."""
    places = ranks([player.total for player in gold])
    return [
        ScoreSheet(
            seat,
            (
                *[ScoreLine(card, points, CARD_NAMES[card]) for card, points in player.cards.items()],
                ScoreLine("castles", player.castles, _CASTLES),
            ),
            player.total,
            place,
            place == 1,
        )
        for seat, (player, place) in enumerate(zip(gold, places, strict=True))
    ]


def totals(board: Board, own: Own, cards: Iterable[str]) -> list[int]:
    """Only the totals of `score_position`, for players that are programs."""
    kingdoms = Kingdoms(board, own)
    return [sum(gold) for gold in zip(castles(kingdoms), *[CARDS[card](kingdoms) for card in cards], strict=True)]


def own_cells(owner: Sequence[int], players: int) -> list[list[int]]:
    """Each player's cells, ascending, from a grid that holds for each cell its player or -1."""
    own: list[list[int]] = [[] for _ in range(players)]
    for cell, player in enumerate(owner):
        if player >= 0:
            own[player].append(cell)
    return own
