"""The score pad: reads final positions that players wrote down as JSON, and scores them (TIL-20, TIL-35).

A position of people reads `{"players": [{"vp": 61, "houses": 6, "pillars": 4, "completed": 4, "resources": 11}, ...]}`:
VP before final scoring, houses and pillars on the map, completed buildings, and resources left, as a number or by type;
the players stand in turn order, which breaks ties. In a solo game one player stands against `"cardinal": {"vp": 88,
"houses": 6, "pillars": 5, "resources": {"gold": 1, "iron": 3, "stone": 2, "food": 3}, "contracts": ["K03"]}`, whose
contracts are those not yet fulfilled; of two that need equally many resources he tries the first one written.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from kingstable.games.tiletum.box import (
    BOND,
    COMPLETED_VP,
    HOUSES_EACH,
    PILLARS_EACH,
    RESOURCES,
    RESOURCES_A_VP,
    TILE,
    TILES,
)
from kingstable.games.tiletum.scoring import last_contracts_vp
from kingstable.kernel import BadPosition, Message, ScoreLine, ScoreSheet, ranks

_Vp = Annotated[int, Meta(ge=-999, le=999)]
_Count = Annotated[int, Meta(ge=0, le=999)]
_Houses = Annotated[int, Meta(ge=1, le=HOUSES_EACH)]  # the first one stands in Tiletum (TIL-3.4)
_Pillars = Annotated[int, Meta(ge=0, le=PILLARS_EACH)]
_Completed = Annotated[int, Meta(ge=0, le=len(COMPLETED_VP) - 1)]


class _Stock(msgspec.Struct, forbid_unknown_fields=True):
    """Resources by type."""

    gold: _Count = 0
    food: _Count = 0
    wool: _Count = 0
    stone: _Count = 0
    iron: _Count = 0

    def amounts(self) -> list[int]:
        return [getattr(self, resource) for resource in RESOURCES]


class HumanPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A player at the end of the last fair."""

    vp: _Vp
    houses: _Houses
    pillars: _Pillars
    completed: _Completed
    resources: _Count | _Stock


class CardinalPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The Cardinal at the end of the last fair."""

    vp: _Vp
    houses: _Houses
    pillars: _Pillars
    resources: _Stock
    contracts: Annotated[list[str], Meta(max_length=2)] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The end of a game."""

    players: Annotated[list[HumanPosition], Meta(min_length=1, max_length=4)]
    cardinal: CardinalPosition | None = None


def read(text: str) -> list[Position]:
    """All positions of a text that holds one JSON object or a list of them. Raises `BadPosition`."""
    data = _decode(text)
    if not isinstance(data, list):
        return [_position(data, "")]
    return [_position(each, f"position {index}: ") for index, each in enumerate(data)]


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text. Raises `BadPosition`."""
    return [score(position) for position in read(text)]


def score(position: Position) -> list[ScoreSheet]:
    """Final scoring of everybody; on a tie the earlier player wins, or the Cardinal (TIL-20.4, TIL-35.6)."""
    lines = [_human(player) for player in position.players]
    names: list[Message | None] = [None] * len(lines)
    if position.cardinal is not None:
        lines.append(_cardinal(position.cardinal))
        names.append(Message("cardinal-name"))
    totals = [sum(line.points for line in each) for each in lines]
    if position.cardinal is not None:
        wins = [totals[0] > totals[1], totals[1] >= totals[0]]
        places = [1 if win else 2 for win in wins]
    else:
        places = ranks([(total, -place) for place, total in enumerate(totals)])
        wins = [place == 1 for place in places]
    sheets = []
    for seat, (each, name, total, place, win) in enumerate(zip(lines, names, totals, places, wins, strict=True)):
        ties = () if position.cardinal is not None else (ScoreLine("turn-order", seat + 1),)
        sheets.append(ScoreSheet(None if name else seat, tuple(each), total, place, win, ties=ties, name=name))
    return sheets


def _human(player: HumanPosition) -> list[ScoreLine]:
    left = player.resources
    count = left if isinstance(left, int) else sum(left.amounts())
    return [
        ScoreLine("before", player.vp),
        ScoreLine("pieces", player.houses * player.pillars),
        ScoreLine("buildings", COMPLETED_VP[player.completed]),
        ScoreLine("resources", count // RESOURCES_A_VP),
    ]


def _cardinal(position: CardinalPosition) -> list[ScoreLine]:
    resources = position.resources.amounts()
    contracts = last_contracts_vp(resources, [TILE[id] for id in position.contracts])
    return [
        ScoreLine("before", position.vp),
        ScoreLine("pieces", position.houses * position.pillars),
        ScoreLine("contracts", contracts),
        ScoreLine("resources", sum(resources) // RESOURCES_A_VP),
    ]


# -- reading ------------------------------------------------------------------------------------------------------

#: The contracts of a solo game (TIL-1.5, TIL-1.6).
_CONTRACTS: Final = tuple(tile.id for tile in TILES if tile.kind == BOND and tile.min_players <= 2)


class _Object(dict[str, Any]):
    """A JSON object that remembers a key written twice."""

    repeated: str | None = None


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    result = _Object()
    for key, value in pairs:
        if key in result:
            result.repeated = key
        result[key] = value
    return result


def _decode(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise BadPosition(f"not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise BadPosition("not a position: lists or objects are nested too deeply") from None
    except ValueError:
        raise BadPosition("not a position: a number has too many digits") from None


def _position(data: Any, at: str) -> Position:
    _check_keys(data, at)
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$")
        raise _fault(at, path.rstrip("`"), fault) from None
    _check(position, at)
    return position


def _fault(at: str, path: str, fault: str) -> BadPosition:
    """A fault and its place; `path` is empty or begins with a dot or a bracket."""
    place = f"{path.lstrip('.')}: " if path else ""
    return BadPosition(f"{at}{place}{fault}" if at or place else f"the position: {fault}")


def _check_keys(data: Any, at: str) -> None:
    waiting = [("", data)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, list):
            waiting += [(f"{path}[{index}]", each) for index, each in enumerate(value)]
        elif isinstance(value, _Object):
            if value.repeated is not None:
                raise _fault(at, path, f"the key {value.repeated!r} appears twice")
            waiting += [(f"{path}.{key}", each) for key, each in value.items()]


def _check(position: Position, at: str) -> None:
    cardinal = position.cardinal
    if cardinal is None:
        if len(position.players) < 2:
            raise BadPosition(f"{at}players: one player alone plays against the cardinal, who is missing")
        return
    if len(position.players) != 1:
        raise BadPosition(f"{at}players: {len(position.players)} players cannot play against the cardinal")
    for index, id in enumerate(cardinal.contracts):
        if id not in _CONTRACTS:
            raise BadPosition(
                f"{at}cardinal.contracts[{index}]: {id!r} is not a contract; there are {', '.join(_CONTRACTS)}"
            )
        if id in cardinal.contracts[:index]:
            raise BadPosition(f"{at}cardinal.contracts[{index}]: the contract {id!r} is repeated")
