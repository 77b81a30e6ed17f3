"""What comes next: the phases of a round, and in the action phase the turns of humans and of the Cardinal (TIL-4.1)."""

from __future__ import annotations

from kingstable.kernel import Turn

from ..rival.turn import cardinal_turn
from ..state import (
    ACTION_PHASE,
    CARDINAL_SIDE,
    CORRUPTION_STEP,
    FAIR_PHASE,
    FINISHED,
    KING_PHASE,
    PREPARATION,
    REFRESH,
    TiletumState,
)
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


def over(s: TiletumState) -> bool:
    """TIL-4.2: after the final scoring of the last round."""
    return s.phase == FINISHED
