"""The course of the game: five nights (MOTH-2)."""

from __future__ import annotations

from kingstable.kernel import Ask, Asks, Turn, message

from ..options import Fly
from ..state import Flight, MothState
from ..tables import NIGHTS
from .dawn import dawn


def over(s: MothState) -> bool:
    """Whether the last night is over."""
    return s.night > NIGHTS


def turn(s: MothState) -> Turn:
    """One night: all choose at the same time, then all moths are seen."""

    def asks() -> list[Ask]:
        return [Ask(seat, message("ask-fly"), _flights(s, seat), ("MOTH-2.1",)) for seat in range(s.seats)]

    # Which moths there are to choose from is hidden from the others, so an imagined table asks anew.
    chosen = yield Asks(asks(), renew=asks)
    s.reveal()
    dawn(s, [Flight(seat, option.moth, option.light) for seat, option in enumerate(chosen)])
    s.night += 1


def _flights(s: MothState, seat: int) -> list[Fly]:
    return [Fly(moth, flame.light) for moth in s.hands[seat] for flame in s.row]
