"""Why something cannot be chosen."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, message

from .options import STONE
from .state import GameState


def explain(s: GameState, ask: Ask, thing: str) -> Message | None:
    """The reason why no option of this question touches the thing, if there is one to give."""
    free = {STONE.reference(stone) for stone in s.row}
    return message("why-taken") if thing.startswith("stone:") and thing not in free else None
