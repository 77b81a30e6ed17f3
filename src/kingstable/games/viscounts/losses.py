"""What skipping the main action gives up."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, Option, message

from .options import Skip
from .state import ViscountsState


def loses(s: ViscountsState, ask: Ask, option: Option) -> Message | None:
    """The main action of the turn (VIS-9.13); townsfolk and optional effects may well be left out."""
    return message("lose-main-action") if isinstance(option, Skip) else None
