"""What the tests of hints share: hints found by a clock that tells no real time."""

from __future__ import annotations

from itertools import count

from kingstable.kernel import Rng, Sight, Table
from kingstable.minds.hints import Hint, hints


def hinted(table: Table) -> list[Hint]:
    """What is found by a clock that goes on by a second whenever it is looked at."""
    ticks = count()
    return hints(Sight.of(table, table.asks[0].seat, Rng.seeded("hint")), clock=lambda: float(next(ticks)))
