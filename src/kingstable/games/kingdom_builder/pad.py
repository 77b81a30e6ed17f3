"""The score pad: reads positions that players wrote down as JSON, and scores them.

A position reads `{"sections": ["tower", "farm", "oasis", "harbor"], "rotated": [false, false, false, false],
"players": 4, "cards": ["fishermen", "lords"], "owners": ["3.......00000..11111", ... 20 rows]}`: sections from top
left to bottom right, a digit for a player's settlement, a dot for an empty hex. `cards` may be left out (all ten are
scored), `rotated` too (none is). Positions, rows and columns are counted from 0 in messages, as hexes are (KB-1.1),
players from 1.
"""

from dataclasses import dataclass
from typing import Final

from kingstable.kernel import ScoreSheet, message, named
from kingstable.kernel.pad import Entry, read_positions

from .components import CARD_IDS, COMPONENTS
from .scoring import PlayerGold, own_cells, score_position, sheets
from .tables.board import CASTLE, LOCATION, MOUNTAIN, Layout, assemble
from .tables.geometry import COLUMNS, ROWS

_SECTIONS: Final = tuple(section.id for section in COMPONENTS.sections)
_SETTLEMENTS: Final = COMPONENTS.piece("settlement").per_player
_FORBIDDEN: Final = {MOUNTAIN: "mountain", CASTLE: "castle", LOCATION: "location"}  # KB-7.2; the Harbor allows water


@dataclass(frozen=True, slots=True)
class Position:
    """A position read and found legal; `owner` holds for each cell its player, or -1."""

    layout: Layout
    players: int
    cards: tuple[str, ...]
    owner: tuple[int, ...]


def read(text: str) -> list[Position]:
    """All positions of a text that holds one JSON object or a list of them. Raises `BadPosition`."""
    return read_positions(text, _position)


def score(position: Position) -> list[PlayerGold]:
    """Each player's gold for the position's cards and the castles."""
    own = own_cells(position.owner, position.players)
    return score_position(assemble(position.layout), own, position.cards)


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text. Raises `BadPosition`."""
    return [sheets(score(position)) for position in read(text)]


def _position(entry: Entry) -> Position:
    defaults = {"rotated": [False] * 4, "cards": [*CARD_IDS]}
    fields = entry.fields("sections", "players", "owners", defaults=defaults)
    players = fields["players"].number(2, 4)  # KB-2.1
    tl, tr, bl, br = fields["sections"].words("a section", _SECTIONS, 4, 4)
    turned_tl, turned_tr, turned_bl, turned_br = (each.flag() for each in fields["rotated"].entries(4, 4))
    layout = Layout((tl, tr, bl, br), (turned_tl, turned_tr, turned_bl, turned_br))
    cards = tuple(fields["cards"].words("a card", CARD_IDS))
    return Position(layout, players, cards, _owner(fields["owners"], players, layout))


def _owner(owners: Entry, players: int, layout: Layout) -> tuple[int, ...]:
    player_of = {".": -1, **{str(player): player for player in range(players)}}
    terrain = assemble(layout).terrain
    settlements = [0] * players
    owner: list[int] = []
    for r, entry in enumerate(owners.entries(ROWS, ROWS)):
        for c, mark in enumerate(_row(entry.value, r)):
            player = player_of.get(mark)
            if player is None:
                text = "{value} is neither a dot nor a digit 0–{last}"
                raise _hex(mark, r, c).wrong(text, "pad-no-owner", last=players - 1)
            owner.append(player)
            if player < 0:
                continue
            kind = terrain[r * COLUMNS + c]
            if kind in _FORBIDDEN:
                text = f"player {{player}} cannot have a settlement on a {_FORBIDDEN[kind]} hex"
                terrain_name = named("terrain", _FORBIDDEN[kind])
                raise _hex(mark, r, c).wrong(text, "pad-forbidden", player=player + 1, terrain=terrain_name)
            settlements[player] += 1
            if settlements[player] > _SETTLEMENTS:
                text = "player {player} has more than {most} settlements"
                raise _hex(mark, r, c).wrong(text, "pad-settlements", player=player + 1, most=_SETTLEMENTS)
    return tuple(owner)


def _row(value: object, r: int) -> str:
    entry = Entry(value, f"owners row {r}", message("pad-row", row=r))
    row = entry.text()
    if len(row) != COLUMNS:
        hexes = "hex" if len(row) == 1 else "hexes"
        raise entry.wrong(f"{{count}} {hexes} instead of {{most}}", "pad-hexes", count=len(row), most=COLUMNS)
    return row


def _hex(mark: str, r: int, c: int) -> Entry:
    return Entry(mark, f"owners row {r}, column {c}", message("pad-hex", row=r, column=c))
