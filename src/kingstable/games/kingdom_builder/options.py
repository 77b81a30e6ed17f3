"""The choices of a player: build, use a token, lift and put a settlement, withdraw, end the turn."""

from __future__ import annotations

from typing import Annotated, Final

from kingstable.kernel import Notation, Option, Quiet, Thing

from .components import LOCATION_IDS
from .tables.geometry import CELLS, name, parse

HEX: Final = Thing("hex", write=name, read=parse)


def _location(text: str) -> str:
    if text in LOCATION_IDS:
        return text
    raise ValueError(f"{text!r} is not a location")


TOKEN: Final = Thing("token", read=_location, named="location")


class Build(Option, frozen=True, tag="build"):
    """Put a settlement from the supply on a hex."""

    cell: Annotated[int, HEX]


class Use(Option, frozen=True, tag="use"):
    """Begin the special action of a ready token; it is spent only when carried out (KB-D25)."""

    location: Annotated[str, TOKEN]


class Lift(Option, frozen=True, tag="lift"):
    """Choose the settlement that a move action will move."""

    cell: Annotated[int, HEX]


class Put(Option, frozen=True, tag="put"):
    """Put the lifted settlement down."""

    cell: Annotated[int, HEX]


class Withdraw(Quiet, frozen=True, tag="withdraw"):
    """Leave a special action before it is carried out (KB-9.12)."""


class EndTurn(Quiet, frozen=True, tag="end"):
    """End the turn (KB-5.7)."""


NOTATION: Final = Notation([Build, Use, Lift, Put, Withdraw, EndTurn])

# Built once: options are values, and the rules only ever choose among these.
BUILD: Final = tuple(Build(cell) for cell in range(CELLS))
LIFT: Final = tuple(Lift(cell) for cell in range(CELLS))
PUT: Final = tuple(Put(cell) for cell in range(CELLS))
USE: Final = {location: Use(location) for location in LOCATION_IDS}
WITHDRAW: Final = Withdraw()
END_TURN: Final = EndTurn()
