"""Why something cannot be chosen."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, message

from .options import LIGHT, MOTH
from .state import MothState


def explain(s: MothState, ask: Ask, thing: str) -> Message | None:
    """The reason why no option of this question touches the thing."""
    if thing in {reference for option in ask.options for reference in option.references}:
        return None
    kind = thing.partition(":")[0]
    if thing in {MOTH.reference(moth) for moth in s.flown}:
        return message("why-flown")
    return {MOTH.kind: message("why-not-yours"), LIGHT.kind: message("why-dark")}.get(kind)
