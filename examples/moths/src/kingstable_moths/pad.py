"""The score pad: scores what players wrote down at a real table.

A position reads `{"players": [{"lights": [6, 3], "sparks": 2}, ...]}`: the points of each light, and the sparks.
"""

from __future__ import annotations

from kingstable.kernel import ScoreSheet
from kingstable.kernel.pad import Entry, read_positions

from .scoring import sheets
from .tables import LIGHTS, NIGHTS


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of each position in a JSON text; raises `BadPosition`."""
    return read_positions(text, _position)


def _position(entry: Entry) -> list[ScoreSheet]:
    players = [
        each.fields("lights", defaults={"sparks": 0}) for each in entry.fields("players")["players"].entries(2, 4)
    ]
    most = max(kind.worth for kind in LIGHTS) + NIGHTS
    lights = [[each.number(1, most) for each in player["lights"].entries(0, NIGHTS)] for player in players]
    sparks = [player["sparks"].number(0, NIGHTS) for player in players]
    return sheets([(sum(points), len(points)) for points in lights], sparks)
