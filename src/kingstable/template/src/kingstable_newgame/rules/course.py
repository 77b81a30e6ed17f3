"""The course of the game: whose turn it is, what is asked, what happens then (NEW-2)."""

from __future__ import annotations

from kingstable.kernel import Ask, Turn, message

from ..options import Take
from ..state import GameState
from ..tables import EACH, stone_name


def over(s: GameState) -> bool:
    """Whether everybody has taken enough stones (NEW-2.3)."""
    return all(len(stones) == EACH for stones in s.taken)


def turn(s: GameState) -> Turn:
    """One turn, decided from the state alone."""
    seat = s.active
    chosen = yield Ask(seat, message("ask-take"), [Take(stone) for stone in s.row], ("NEW-2.1",))
    place = s.row.index(chosen.stone)
    s.taken[seat].append(chosen.stone)
    s.row[place] = s.draw(s.deck)  # NEW-2.2
    s.tell("take", seat=seat, stone=stone_name(chosen.stone))
    s.active = (seat + 1) % s.seats
