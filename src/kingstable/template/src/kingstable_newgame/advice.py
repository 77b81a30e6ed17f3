"""What matters now, for somebody new to the game."""

from __future__ import annotations

from collections.abc import Iterator

from kingstable.kernel import Ask, Message, message

from .tables import STONES, stone_name
from .view import GameView


def advice(view: GameView, ask: Ask) -> Iterator[Message]:
    """What the seat that is asked may be told, from its view alone: which stone is worth most, where one is."""
    worth = sorted(view.row, key=lambda stone: -STONES[stone].number)
    if len(worth) > 1 and STONES[worth[0]].number > STONES[worth[1]].number:
        yield message("advice-most", stone=stone_name(worth[0]))
