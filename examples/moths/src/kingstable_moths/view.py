"""What a seat may know: its own hand, and everything that lies open."""

from __future__ import annotations

import msgspec

from .state import Flame, Flight, MothState


class MothView(msgspec.Struct, frozen=True):
    """The table as one seat sees it; a spectator has no hand. `last` are the flights of the night before."""

    seat: int | None
    night: int
    hand: list[int]
    hand_sizes: list[int]
    row: list[Flame]
    deck: int
    taken: list[list[Flame]]
    sparks: list[int]
    flown: list[int]
    last: list[Flight]


def view(s: MothState, seat: int | None) -> MothView:
    """The view of this seat; None is a spectator."""
    return MothView(
        seat=seat,
        night=s.night,
        hand=[] if seat is None else list(s.hands[seat]),
        hand_sizes=[len(hand) for hand in s.hands],
        row=list(s.row),
        deck=len(s.deck),
        taken=[list(flames) for flames in s.taken],
        sparks=list(s.sparks),
        flown=list(s.flown),
        last=list(s.last),
    )
