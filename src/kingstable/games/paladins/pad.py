"""The score pad: reads what players wrote down at a real table as JSON, and scores it.

A position reads `{"orders": ["order_fortify", "order_garrison", "order_commission"], "players": [{"faith": 6,
"strength": 11, "influence": 10, "commission": 6, "fortify": 6, "wall_vp": 3, "attacked": {"saracen": 3},
"converted": ["adventurer", "warrior"], "paid": 2, "unpaid": 1, "silver": 2, "provisions": 1}]}`. Orders stand in their
slots, from the left. What a player's entry leaves out is 0; `"ai": true` marks the solo opponent, which is always the
last one. Converted outsiders are named by type, attacked ones counted by nation. Messages count players from 1.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from kingstable.kernel import ScoreSheet
from kingstable.kernel.pad import Entry, read_positions

from .scoring import COUNT_VP, NATIONS, WORTH, Tally, sheets
from .tables import (
    CONVERT,
    FORTIFY,
    LIMIT,
    ORDERS,
    ORDERS_IN_PLAY,
    OUTSIDERS,
    TRACK_TOP,
    WALLS,
)

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
_LEFT_OUT: Final[dict[str, Any]] = {**dict.fromkeys(_LIMITS, 0), "attacked": {}, "converted": [], "ai": False}
_NATIONS: Final = Counter(card.nation for card in OUTSIDERS)
_TYPES: Final = Counter(card.type for card in OUTSIDERS)


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text that holds one or a list of them. Raises `BadPosition`."""
    return read_positions(text, _sheets)


def _sheets(entry: Entry) -> list[ScoreSheet]:
    fields = entry.fields("orders", "players")
    orders = fields["orders"].words("an order", _ORDER_IDS, most=ORDERS_IN_PLAY)
    tallies = [_tally(player) for player in fields["players"].entries(1, 4)]
    if any(tally.ai for tally in tallies[:-1]) or (tallies[-1].ai and len(tallies) != 2):
        raise fields["players"].wrong("the AI player is the second of two", "pad-ai-second")
    return sheets(tallies, [_ORDER_IDS.index(id) for id in orders])


def _tally(entry: Entry) -> Tally:
    fields = entry.fields(defaults=_LEFT_OUT)
    numbers = {key: fields[key].number(0, most) for key, most in _LIMITS.items()}
    faith, strength, influence = (numbers.pop(key) for key in _TRACKS)
    return Tally(
        tracks=(faith, strength, influence),
        attacked=_attacked(fields["attacked"]),
        converted=_converted(fields["converted"]),
        ai=fields["ai"].flag(),
        **numbers,
    )


def _attacked(entry: Entry) -> tuple[int, ...]:
    counts = entry.fields(defaults=dict.fromkeys(NATIONS, 0))
    return tuple(counts[nation].number(0, _NATIONS[nation]) for nation in NATIONS)


def _converted(entry: Entry) -> tuple[str, ...]:
    kinds: list[str] = []
    for each in entry.entries(most=LIMIT[CONVERT]):
        kinds.append(each.word("an outsider", sorted(WORTH)))
        if kinds.count(kinds[-1]) > _TYPES[kinds[-1]]:
            raise each.wrong("there are only {count} cards {value}", "pad-outsiders", count=_TYPES[kinds[-1]])
    return tuple(kinds)
