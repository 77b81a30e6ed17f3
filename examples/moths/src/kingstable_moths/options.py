"""What a player may choose, and how it is written."""

from __future__ import annotations

from typing import Annotated, Final

from kingstable.kernel import Message, Notation, Option, Thing, message

from .tables import light_name

MOTH: Final = Thing("moth", read=int)
LIGHT: Final = Thing("light", read=int)


class Fly(Option, frozen=True, tag="fly"):
    """Send a moth to a light (MOTH-2.1)."""

    moth: Annotated[int, MOTH]
    light: Annotated[int, LIGHT]

    @property
    def message(self) -> Message:
        return message("option-fly", moth=self.moth, light=light_name(self.light))


NOTATION: Final = Notation([Fly])
