"""Phase 2: the spaces in reach, what they cost, and whom a viscount meets there (VIS-8)."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Ask, Turn, message

from ..options import MOVES, Move
from ..printed.entry import Effect
from ..state import ViscountsState
from ..tables.boards import EXTRA_STEPS, TO_SPACE
from ..tables.numbers import SILVER
from ..tables.paths import NEAREST
from .effects import gain

#: By the steps of the card, and those that are free besides.
_ASK_MOVE: Final = tuple(
    tuple(message("ask-move", steps=steps, free=free) for free in range(sum(more for _, more in EXTRA_STEPS) + 1))
    for steps in range(10)
)
_REARRANGE: Final = Effect("rearrange")
_MOVE_RULES: Final = ("VIS-8.1", "VIS-8.2", "VIS-8.3")


def free_steps(s: ViscountsState, who: int) -> int:
    """VIS-12.2."""
    built = s.players[who].built
    return sum([steps for slot, steps in EXTRA_STEPS if built[slot] >= 0])


def reachable(s: ViscountsState, who: int, steps: int) -> list[tuple[int, int]]:
    """Every space that can be reached and paid for, with the least silver it costs (VIS-8.1 to VIS-8.5)."""
    player = s.players[who]
    segment, kind = divmod(player.viscount, 3)
    ahead = s.clockwise(segment)
    walk = steps + free_steps(s, who)
    most = walk + player.stock[SILVER]
    found = []
    for distance, on, there in NEAREST[kind][steps]:
        if distance > most:  # all that follow are further away
            break
        found.append((ahead[on] * 3 + there, distance - walk if distance > walk else 0))
    return found


def move(s: ViscountsState, me: int, steps: int) -> Turn:
    """VIS-8.1 to VIS-8.7."""
    player = s.players[me]
    options = [
        MOVES[space][silver] if silver < 12 else Move(space, silver) for space, silver in reachable(s, me, steps)
    ]
    chosen = yield Ask(me, _ASK_MOVE[steps][free_steps(s, me)], options, _MOVE_RULES)
    player.viscount = chosen.space
    player.stock[SILVER] -= chosen.silver
    if s.log is not None:
        s.tell("move", who=s.name(me), space=TO_SPACE[chosen.space], silver=chosen.silver)
    yield from meet(s, me)


def meet(s: ViscountsState, me: int) -> Turn:
    """VIS-8.7, VIS-D33: each opponent on the space may rearrange, clockwise."""
    for other in s.others(me):
        if s.players[other].viscount == s.players[me].viscount:
            s.tell("meet", who=s.name(me), other=s.name(other))
            yield from gain(s, other, (_REARRANGE,))
