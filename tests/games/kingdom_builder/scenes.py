"""Positions for the tests of the rules: settlements, tokens and cards laid out by hand, and the choices read back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.components import COMPONENTS
from kingstable.games.kingdom_builder.options import Build, Lift, Put, Use
from kingstable.games.kingdom_builder.setup import lay_out
from kingstable.games.kingdom_builder.state import NEW, READY, SPENT, KingdomState, Token
from kingstable.games.kingdom_builder.tables.board import Layout
from kingstable.games.kingdom_builder.tables.geometry import cell, parse
from kingstable.kernel import Rng, Table

BOARDS = {
    "A": Layout(("tavern", "paddock", "oasis", "farm")),
    "B": Layout(("oracle", "harbor", "barn", "tower"), (False, True, True, False)),
    "C": Layout(("harbor", "tower", "oracle", "barn"), (True, False, True, False)),
    "D": Layout(("oracle", "paddock", "tavern", "oasis"), (False, False, True, True)),
}
TERRAINS = ("grass", "forest", "desert", "canyon", "flower_field", "water")
STATUS = {"ready": READY, "spent": SPENT, "new": NEW}

Hexes = Iterable[str]


def hexes(text: str) -> list[int]:
    """Cells from a list such as "5,1 8,8"; the letter of the terrain may follow, as in the examples: "5,1C"."""
    return [parse(word.rstrip("GTDCFWMKX")) for word in text.replace("(", "").replace(")", "").split()]


def position(
    board: str = "A",
    seats: int = 2,
    own: Mapping[int, str] | None = None,
    *,
    tokens: Mapping[int, Sequence[tuple[str, str]]] | None = None,
    card: str = "grass",
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    removed: Sequence[str] = (),
    first: int = 0,
    active: int = 0,
    cards: tuple[str, ...] = ("fishermen", "knights", "merchants"),
) -> KingdomState:
    """A state between turns: the active player holds `card`, the draw pile ends with `deck` (its last card on top).

    `own` maps a seat to its settlements, `tokens` to pairs of a location hex and the token's status. Cards that are
    named nowhere lie in the draw pile, below those of `deck`; the other hands are taken from there as well.
    """
    s = lay_out(BOARDS[board], cards, seats, first, Rng.seeded("position"))
    s.active = active
    for seat, where in (own or {}).items():
        put(s, seat, hexes(where))
    for seat, held in (tokens or {}).items():
        for where, status in held:
            hold(s, seat, where, status)
    top = [TERRAINS.index(terrain) for terrain in deck or ()]
    s.discard = [TERRAINS.index(terrain) for terrain in discard]
    s.removed = [TERRAINS.index(terrain) for terrain in removed]
    s.players[active].hand = TERRAINS.index(card)
    rest = Counter(list(range(5)) * 5)
    rest.subtract([*top, *s.discard, *s.removed, s.players[active].hand])
    assert min(rest.values()) >= 0, "more than five cards of a terrain"
    heap = list(rest.elements())
    for seat, player in enumerate(s.players):
        if seat != active:
            player.hand = heap.pop(0)
    s.deck = heap + top
    return s


def put(s: KingdomState, seat: int, cells: Iterable[int]) -> None:
    """Put settlements from the supply on the board, without tokens or other consequences."""
    for each in cells:
        s.players[seat].supply -= 1
        s.occupy(seat, each)


def hold(s: KingdomState, seat: int, where: str, status: str = "ready") -> None:
    """Give the seat a token from this location hex."""
    place = s.board.location_cells.index(parse(where))
    s.stacks[place] -= 1
    s.players[seat].taken.append(place)
    s.players[seat].tokens.append(Token(place, STATUS[status]))


def fill(s: KingdomState, seats: Sequence[int], cells: Iterable[int]) -> None:
    """Occupy cells by seats in turn, as far as their supplies reach."""
    order = list(seats)
    for each in cells:
        if s.owner[each] >= 0:
            continue
        seat = max(order, key=lambda other: s.players[other].supply)
        assert s.players[seat].supply, "the supplies do not reach"
        put(s, seat, [each])


def ground(s: KingdomState, terrain: str) -> list[int]:
    """All cells of a terrain."""
    return list(s.board.cells_by_terrain[TERRAINS.index(terrain)])


def begin(s: KingdomState) -> Table:
    """The table at the first question of the active player."""
    return Table.at(game, s, len(s.players))


def play(table: Table, *choices: str) -> Table:
    """Make these choices, in notation."""
    for choice in choices:
        table.choose(choice)
    return table


def builds(table: Table) -> list[int]:
    """The hexes on which the open question offers to build."""
    return [option.cell for option in table.asks[0].options if isinstance(option, Build)]


def lifts(table: Table) -> list[int]:
    return [option.cell for option in table.asks[0].options if isinstance(option, Lift)]


def puts(table: Table) -> list[int]:
    return [option.cell for option in table.asks[0].options if isinstance(option, Put)]


def uses(table: Table) -> list[str]:
    """The locations whose action is offered."""
    return [option.location for option in table.asks[0].options if isinstance(option, Use)]


def can_end(table: Table) -> bool:
    return any(option.kind == "end" for option in table.asks[0].options)


def targets(table: Table, location: str) -> list[int]:
    """The hexes where a build token could build now; the table is left as it was."""
    return builds(play(table.copy(), f"use {location}"))


def statuses(s: KingdomState, seat: int) -> list[tuple[str, str]]:
    """The held tokens as (location, status)."""
    words = {number: word for word, number in STATUS.items()}
    return [(s.board.location_types[token.place], words[token.status]) for token in s.players[seat].tokens]


def stack(s: KingdomState, where: str) -> int:
    """Tokens left on a location hex."""
    return s.stacks[s.board.location_cells.index(parse(where))]


def finish_turn(table: Table) -> None:
    """Build what must be built on the first hexes offered, and end the turn."""
    seat = table.state.active
    round_ = (table.state.round, seat)
    while not table.over and (table.state.round, table.state.active) == round_:
        table.choose("end" if can_end(table) else table.asks[0].options[0])


def tokens_of(board: str) -> dict[str, int]:
    """Location hexes of a board with their tokens at the start."""
    s = lay_out(BOARDS[board], ("lords",), 2, 0, Rng.seeded(0))
    return dict(zip((f"{c // 20},{c % 20}" for c in s.board.location_cells), s.stacks, strict=True))


def total_tokens() -> int:
    return sum(location.tokens_total for location in COMPONENTS.locations)


def at(row: int, column: int) -> int:
    return cell(row, column)
