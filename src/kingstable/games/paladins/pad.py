"""The score pad: reads what players wrote down at a real table as JSON, and scores it.

A position reads `{"orders": ["order_fortify", "order_garrison", "order_commission"], "players": [{"faith": 6,
"strength": 11, "influence": 10, "commission": 6, "fortify": 6, "wall_vp": 3, "attacked": {"saracen": 3},
"converted": ["adventurer", "warrior"], "paid": 2, "unpaid": 1, "silver": 2, "provisions": 1}]}`. Orders stand in their
slots, from the left. What a player's entry leaves out is 0; `"ai": true` marks the solo opponent, which is always the
last one. Converted outsiders are named by type, attacked ones counted by nation. Messages count players from 0.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

from kingstable.games.paladins.scoring import COUNT_VP, NATIONS, WORTH, Tally, sheets
from kingstable.games.paladins.tables import (
    CONVERT,
    FORTIFY,
    LIMIT,
    ORDERS,
    ORDERS_IN_PLAY,
    OUTSIDERS,
    TRACK_TOP,
    WALLS,
)
from kingstable.kernel import BadPosition, ScoreSheet

_ORDER_IDS: Final = tuple(order.id for order in ORDERS)
_TRACKS: Final = ("faith", "strength", "influence")
#: The highest number that can be written for each entry; debts, silver and provisions have no sharp limit.
_LIMITS: Final[dict[str, int]] = {
    **dict.fromkeys(_TRACKS, TRACK_TOP),
    **{str(action): len(values) - 1 for action, values in COUNT_VP.items()},
    "wall_vp": sum(sorted((wall.vp for wall in WALLS), reverse=True)[: LIMIT[FORTIFY]]),
    "townsfolk": 32,
    "suspicion": 24,
    "paid": 99,
    "unpaid": 99,
    "silver": 999,
    "provisions": 999,
}
_KEYS: Final = (*_LIMITS, "attacked", "converted", "ai")
_NATIONS: Final = Counter(card.nation for card in OUTSIDERS)
_TYPES: Final = Counter(card.type for card in OUTSIDERS)


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text that holds one or a list of them. Raises `BadPosition`."""
    data = _decode(text)
    if isinstance(data, list):
        return [_sheets(each, f"position {index}: ") for index, each in enumerate(data)]
    return [_sheets(data, "")]


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


def _sheets(data: Any, at: str) -> list[ScoreSheet]:
    entry = _known(data, at or "the position: ", ("orders", "players"))
    for key in ("orders", "players"):
        if key not in entry:
            raise BadPosition(f"{at}the key {key!r} is missing")
    orders = _orders(entry["orders"], at)
    players = _list(entry["players"], f"{at}players")
    if not 1 <= len(players) <= 4:
        raise BadPosition(f"{at}players: {len(players)} entries instead of 1 to 4")
    tallies = [_tally(player, f"{at}player {number}: ") for number, player in enumerate(players)]
    if any(tally.ai for tally in tallies[:-1]) or (tallies[-1].ai and len(tallies) != 2):
        raise BadPosition(f"{at}players: the AI player is the second of two")
    return sheets(tallies, orders)


def _known(data: Any, at: str, keys: tuple[str, ...]) -> _Object:
    if not isinstance(data, _Object):
        raise BadPosition(f"{at}{_show(data)} is not an object")
    if data.repeated is not None:
        raise BadPosition(f"{at}the key {_show(data.repeated)} appears twice")
    for key in data:
        if key not in keys:
            raise BadPosition(f"{at}unknown key {_show(key)}; the keys are {', '.join(keys)}")
    return data


def _list(value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{place}: {_show(value)} is not a list")
    return value


def _orders(value: Any, at: str) -> list[int]:
    found: list[int] = []
    for index, id in enumerate(_list(value, f"{at}orders")):
        if not isinstance(id, str) or id not in _ORDER_IDS:
            raise BadPosition(f"{at}orders[{index}]: {_show(id)} is not an order; there are {', '.join(_ORDER_IDS)}")
        if _ORDER_IDS.index(id) in found:
            raise BadPosition(f"{at}orders[{index}]: the order {id!r} is repeated")
        found.append(_ORDER_IDS.index(id))
    if len(found) > ORDERS_IN_PLAY:
        raise BadPosition(f"{at}orders: {len(found)} entries instead of at most {ORDERS_IN_PLAY}")
    return found


def _tally(data: Any, at: str) -> Tally:
    entry = _known(data, at, _KEYS)
    numbers = {key: _number(entry.get(key, 0), f"{at}{key}", most) for key, most in _LIMITS.items()}
    ai = entry.get("ai", False)
    if not isinstance(ai, bool):
        raise BadPosition(f"{at}ai: {_show(ai)} is neither true nor false")
    faith, strength, influence = (numbers.pop(key) for key in _TRACKS)
    return Tally(
        tracks=(faith, strength, influence),
        attacked=_attacked(entry.get("attacked", _Object()), at),
        converted=_converted(entry.get("converted", []), at),
        ai=ai,
        **numbers,
    )


def _number(value: Any, place: str, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:  # `true` is no number
        raise BadPosition(f"{place}: {_show(value)} is not a whole number 0..{most}")
    return value


def _attacked(value: Any, at: str) -> tuple[int, ...]:
    counts = _known(value, f"{at}attacked: ", NATIONS)
    return tuple(_number(counts.get(nation, 0), f"{at}attacked.{nation}", _NATIONS[nation]) for nation in NATIONS)


def _converted(value: Any, at: str) -> tuple[str, ...]:
    kinds = _list(value, f"{at}converted")
    for index, kind in enumerate(kinds):
        if not isinstance(kind, str) or kind not in WORTH:
            known = ", ".join(sorted(WORTH))
            raise BadPosition(f"{at}converted[{index}]: {_show(kind)} is not an outsider; there are {known}")
    if len(kinds) > LIMIT[CONVERT]:
        raise BadPosition(f"{at}converted: {len(kinds)} entries instead of at most {LIMIT[CONVERT]}")
    for index, kind in enumerate(kinds):
        if kinds[: index + 1].count(kind) > _TYPES[kind]:
            raise BadPosition(f"{at}converted[{index}]: there are only {_TYPES[kind]} cards {kind!r}")
    return tuple(kinds)


def _show(value: Any) -> str:
    """A value as a message quotes it: short, on one line, whatever was in the file."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    shown = repr(value) if isinstance(value, str) else json.dumps(value)
    return shown if len(shown) <= 40 else f"{shown[:37]}..."
