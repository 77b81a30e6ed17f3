"""The score pad: scores what players wrote down at a real table.

A position reads `{"players": [["red 7", "blue 3"], ["green 5"]]}`: the stones that each player has taken.
"""

from __future__ import annotations

from kingstable.kernel import ScoreSheet
from kingstable.kernel.pad import Entry, read_positions

from .scoring import sheets
from .tables import EACH, STONES

_STONES = {f"{stone.colour} {stone.number}": stone for stone in STONES}


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of each position in a JSON text; raises `BadPosition`."""
    return read_positions(text, _position)


def _position(entry: Entry) -> list[ScoreSheet]:
    players = entry.fields("players")["players"].entries(2, 4)
    return sheets([[_STONES[word] for word in player.words("a stone", _STONES, most=EACH)] for player in players])
