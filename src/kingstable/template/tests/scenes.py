"""The language of these tests: what lies on the table, and what was taken."""

from __future__ import annotations

from kingstable.kernel import Rng

from kingstable_newgame.setup import set_up
from kingstable_newgame.state import GameState
from kingstable_newgame.tables import STONES, Stone


def scene(seats: int = 2) -> GameState:
    """A game at its beginning."""
    return set_up(seats, {}, Rng.seeded(1))


def stones(*words: str) -> list[Stone]:
    """Stones by colour and number: `red 7`."""
    found = [Stone(word.split()[0], int(word.split()[1])) for word in words]
    assert set(found) <= set(STONES)
    return found
