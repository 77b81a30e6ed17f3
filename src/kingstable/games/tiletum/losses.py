"""What stopping an action gives up."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, Option, message

from .options import House, KingUp, Pillar, Place, Recruit, Stop, TakeContract, TakeTile
from .state import TiletumState

#: What AP bring that stays; steps and exchanges only lead to it.
_BRINGS = (KingUp, House, Pillar, Place, Recruit, TakeContract, TakeTile)


def loses(s: TiletumState, ask: Ask, option: Option) -> Message | None:
    """AP that could still bring something (TIL-6.4)."""
    if isinstance(option, Stop) and any(isinstance(other, _BRINGS) for other in ask.options):
        return message("lose-ap", ap=s.frames[-1].ap)
    return None
