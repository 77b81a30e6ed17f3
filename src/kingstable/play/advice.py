"""What an adviser says at a decision: what matters now, in two sentences at most."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from functools import cache
from itertools import chain, islice
from typing import cast

from kingstable.kernel import AnyGame, Message, Table, part_of
from kingstable.kernel.parts import AdvicePart

#: Sentences at a decision.
MOST = 2
#: For so many decisions it does not say the same again by itself.
PAUSE = 4


def advice(table: Table, seat: int, said: Collection[str] = ()) -> list[Message]:
    """What a seat is told at its open question, the most important first; nothing of what was `said` last, by ids."""
    part, ask = _part(table.game), table.ask_of(seat)
    if part is None or ask is None:
        return []
    return list(islice((it for it in part.advice(table.view(seat), ask) if it.id not in said), MOST))


class Adviser:
    """Sits beside one seat, speaks at its decisions, and does not say again what it has just said."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._said: deque[list[str]] = deque(maxlen=PAUSE)

    def speak(self, table: Table) -> list[Message]:
        """What is to be said by itself at the open question."""
        told = advice(table, self._seat, set(chain(*self._said)))
        self._said.append([message.id for message in told])
        return told


@cache
def _part(game: AnyGame) -> AdvicePart | None:
    return cast("AdvicePart | None", part_of(game, "advice"))
