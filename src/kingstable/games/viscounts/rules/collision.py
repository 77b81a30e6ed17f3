"""Phase 5: the collision of virtue and corruption, for a human as for the Automa (VIS-17, VIS-40)."""

from __future__ import annotations

from kingstable.kernel import Turn

from ..state import ViscountsState
from ..tables.boards import COLLISION_EFFECTS, TRACK_ACTIVE, TRACK_END, TRACK_OTHERS
from ..tables.schemes import AUTOMA_OTHERS, AUTOMA_TRACK, ON_COLLISION
from ..versions import VERSION
from .effects import gain, happened


def resolve_collision(s: ViscountsState, me: int) -> Turn:
    """VIS-17.3 to VIS-17.7, active player first and then clockwise (VIS-D7)."""
    player = s.players[me]
    s.tell("collision", who=s.name(me), space=player.virtue)
    everybody = [me, *s.others(me)]
    for who in everybody:
        yield from _slots(s, who)
    for who in everybody:
        if not s.is_automa(who):
            yield from happened(s, who, "any_collision")
    space = player.virtue - 1  # where the markers are now (VIS-D48)
    automa = s.is_automa(me)
    s.tell("collision-space", who=s.name(me), space=player.virtue)
    yield from gain(s, me, (AUTOMA_TRACK if automa else TRACK_ACTIVE)[space])
    if VERSION >= 2 and player.virtue - 1 != space:  # they have moved again (VIS-D49)
        space = player.virtue - 1
        s.tell("collision-moved", who=s.name(me), space=player.virtue)
    condition, effects = (AUTOMA_OTHERS if automa else TRACK_OTHERS)[space]
    for who in everybody[1:]:
        if s.meets(who, condition):
            yield from gain(s, who, effects)
    player.corruption, player.virtue = 1, TRACK_END  # VIS-17.7
    s.tell("collision-over", who=s.name(me))


def _slots(s: ViscountsState, who: int) -> Turn:
    """Step 1: building slots that work in every collision (VIS-17.3, VIS-36.9)."""
    built = s.players[who].built
    for slot, condition, effects in ON_COLLISION if s.is_automa(who) else COLLISION_EFFECTS:
        if built[slot] >= 0 and s.meets(who, condition):
            yield from gain(s, who, effects)
