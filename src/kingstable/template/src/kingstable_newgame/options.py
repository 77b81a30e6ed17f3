"""What a player may choose, and how it is written."""

from __future__ import annotations

from typing import Annotated, Final

from kingstable.kernel import Message, Notation, Option, Thing, message

from .tables import stone_name

#: What a board lights up: elements with ids like `stone:12`.
STONE: Final = Thing("stone", read=int)


class Take(Option, frozen=True, tag="take"):
    """Take a stone (NEW-2.1)."""

    stone: Annotated[int, STONE]

    @property
    def message(self) -> Message:
        return message("option-take", stone=stone_name(self.stone))


NOTATION: Final = Notation([Take])
