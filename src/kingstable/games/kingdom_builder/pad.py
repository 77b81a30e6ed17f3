"""The score pad: reads positions that players wrote down as JSON, and scores them.

A position reads `{"sections": ["tower", "farm", "oasis", "harbor"], "rotated": [false, false, false, false],
"players": 4, "cards": ["fishermen", "lords"], "owners": ["3.......00000..11111", ... 20 rows]}`: sections from top
left to bottom right, a digit for a player's settlement, a dot for an empty hex. `cards` may be left out (all ten are
scored), `rotated` too (none is). Positions, rows and columns are counted from 0 in messages, as hexes are (KB-1.1).
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from kingstable.games.kingdom_builder.board import CASTLE, LOCATION, MOUNTAIN, Layout, assemble
from kingstable.games.kingdom_builder.components import CARD_IDS, COMPONENTS
from kingstable.games.kingdom_builder.geometry import COLUMNS, ROWS
from kingstable.games.kingdom_builder.scoring import PlayerGold, own_cells, score_position, sheets
from kingstable.kernel import BadPosition, ScoreSheet

_REQUIRED: Final = ("sections", "players", "owners")
_OPTIONAL: Final = ("rotated", "cards")
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
    data = _decode(text)
    if not isinstance(data, list):
        return [_position(data, "")]
    return [_position(each, f"position {index}: ") for index, each in enumerate(data)]


def score(position: Position) -> list[PlayerGold]:
    """Each player's gold for the position's cards and the castles."""
    own = own_cells(position.owner, position.players)
    return score_position(assemble(position.layout), own, position.cards)


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text. Raises `BadPosition`."""
    return [sheets(score(position)) for position in read(text)]


class _Object(dict[str, Any]):
    """A JSON object that remembers a key written twice, so that the message can say in which position."""

    repeated: str | None = None


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    result = _Object()
    for key, value in pairs:
        if key in result:
            result.repeated = key
        result[key] = value
    return result


def _decode(text: str) -> Any:
    """JSON as Python reads it; NaN and Infinity, which it lets through, are refused where they stand as no integers."""
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise BadPosition(f"not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise BadPosition("not a position: lists or objects are nested too deeply") from None
    except ValueError:
        raise BadPosition("not a position: a number has too many digits") from None


def _position(data: Any, at: str) -> Position:
    if not isinstance(data, _Object):
        raise BadPosition(f"{at}{_show(data)} is not an object")
    _check_keys(data, at)
    players = data["players"]
    if type(players) is not int or not 2 <= players <= 4:  # KB-2.1; `true` is no number of players
        raise BadPosition(f"{at}players: {_show(players)} is not 2, 3 or 4")
    tl, tr, bl, br = _ids(data["sections"], f"{at}sections", "section", _SECTIONS, length=4)
    layout = Layout((tl, tr, bl, br), _rotated(data.get("rotated", [False] * 4), at))
    cards = _ids(data.get("cards", list(CARD_IDS)), f"{at}cards", "card", CARD_IDS)
    return Position(layout, players, cards, _owner(data["owners"], players, layout, at))


def _check_keys(data: _Object, at: str) -> None:
    if data.repeated is not None:
        raise BadPosition(f"{at}the key {_show(data.repeated)} appears twice")
    for key in data:
        if key not in _REQUIRED and key not in _OPTIONAL:
            raise BadPosition(f"{at}unknown key {_show(key)}; the keys are {', '.join(_REQUIRED + _OPTIONAL)}")
    for key in _REQUIRED:
        if key not in data:
            raise BadPosition(f"{at}the key {key!r} is missing")


def _list(value: Any, place: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{place}: {_show(value)} is not a list")
    if length is not None and len(value) != length:
        raise BadPosition(f"{place}: {len(value)} entries instead of {length}")
    return value


def _ids(value: Any, place: str, kind: str, known: tuple[str, ...], length: int | None = None) -> tuple[str, ...]:
    ids: list[str] = []
    for index, id in enumerate(_list(value, place, length)):
        if not isinstance(id, str) or id not in known:
            raise BadPosition(f"{place}[{index}]: {_show(id)} is not a {kind}; there are {', '.join(known)}")
        if id in ids:
            raise BadPosition(f"{place}[{index}]: the {kind} {id!r} is repeated")
        ids.append(id)
    return tuple(ids)


def _rotated(value: Any, at: str) -> tuple[bool, bool, bool, bool]:
    for index, turned in enumerate(_list(value, f"{at}rotated", 4)):
        if not isinstance(turned, bool):
            raise BadPosition(f"{at}rotated[{index}]: {_show(turned)} is neither true nor false")
    tl, tr, bl, br = value
    return tl, tr, bl, br


def _owner(value: Any, players: int, layout: Layout, at: str) -> tuple[int, ...]:
    rows = _list(value, f"{at}owners")
    if len(rows) != ROWS:
        raise BadPosition(f"{at}owners: {len(rows)} rows instead of {ROWS}")
    player_of = {str(player): player for player in range(players)}
    terrain = assemble(layout).terrain
    settlements = [0] * players
    owner: list[int] = []
    for r, row in enumerate(rows):
        _check_row(row, f"{at}owners row {r}")
        for c, mark in enumerate(row):
            place = f"{at}owners row {r}, column {c}"
            player = -1 if mark == "." else player_of.get(mark)
            if player is None:
                raise BadPosition(f"{place}: {_show(mark)} is neither '.' nor a player 0..{players - 1}")
            owner.append(player)
            if player < 0:
                continue
            kind = terrain[r * COLUMNS + c]
            if kind in _FORBIDDEN:
                raise BadPosition(f"{place}: player {player} cannot have a settlement on a {_FORBIDDEN[kind]} hex")
            settlements[player] += 1
            if settlements[player] > _SETTLEMENTS:
                raise BadPosition(f"{place}: player {player} has more than {_SETTLEMENTS} settlements")
    return tuple(owner)


def _check_row(row: Any, place: str) -> None:
    if not isinstance(row, str):
        raise BadPosition(f"{place}: {_show(row)} is not a string")
    if len(row) != COLUMNS:
        raise BadPosition(f"{place}: {len(row)} hexes instead of {COLUMNS}")


def _show(value: Any) -> str:
    """A value as a message quotes it: short, on one line, whatever was in the file."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    shown = repr(value) if isinstance(value, str) else json.dumps(value)
    return shown if len(shown) <= 40 else f"{shown[:37]}..."
