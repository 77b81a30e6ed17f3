"""What matters now, for somebody new to the game."""

from __future__ import annotations

from collections.abc import Iterator

from kingstable.kernel import Ask, Message, message

from .tables import LIGHTS, MOTHS, NIGHTS, light_name
from .view import MothView


def advice(view: MothView, ask: Ask) -> Iterator[Message]:
    """What the seat that is asked may be told, from its view alone."""
    if view.night == NIGHTS:
        yield message("advice-last-night")
    unseen = set(MOTHS) - set(view.hand) - set(view.flown)
    if view.hand and max(view.hand) > max(unseen, default=0):
        yield message("advice-strongest", moth=max(view.hand))
    glowing = max(view.row, key=lambda flame: flame.glow)
    if glowing.glow:
        points = LIGHTS[glowing.light].worth + glowing.glow
        yield message("advice-glow", light=light_name(glowing.light), points=points)
