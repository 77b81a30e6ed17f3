"""What comes next: the phases of a round, and in the action phase the turns of humans and of the Cardinal (TIL-4.1)."""

from __future__ import annotations

from kingstable.kernel import Turn

from .cardinal import cardinal_turn
from .human import human_turn
from .phases import (
    corruption_step,
    fair_phase,
    final_scoring,
    king_phase,
    next_turn,
    prepare,
    refresh,
)
from .state import (
    ACTION_PHASE,
    CARDINAL_SIDE,
    CORRUPTION_STEP,
    FAIR_PHASE,
    KING_PHASE,
    PREPARATION,
    REFRESH,
    TiletumState,
)


def turn(s: TiletumState) -> Turn:
    """Run the next step, from data to data."""
    if s.phase == PREPARATION:
        prepare(s)
    elif s.phase == CORRUPTION_STEP:
        corruption_step(s)
    elif s.phase == ACTION_PHASE:
        if s.solo and s.active == CARDINAL_SIDE:
            cardinal_turn(s)
        else:
            yield from human_turn(s, s.active)
        next_turn(s)
    elif s.phase == KING_PHASE:
        yield from king_phase(s)
    elif s.phase == FAIR_PHASE:
        fair_phase(s)
    elif s.phase == REFRESH:
        refresh(s)
    else:
        final_scoring(s)
