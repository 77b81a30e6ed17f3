"""Faces: everything printed of a game, as a client needs it to draw. Fetched once; views only name it."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from kingstable.kernel.game import AnyGame


class Faces(msgspec.Struct, frozen=True):
    """Base of every game's faces: cards, geometry, costs, message ids. A game with nothing printed has just this."""


class Print(NamedTuple):
    """The faces of an edition as JSON, with a version that changes whenever they do."""

    version: str
    body: bytes


@cache
def print_of(game: AnyGame) -> Print:
    """The faces of this edition of a game, ready to be sent."""
    body = msgspec.json.encode(game.faces())
    return Print(blake2b(body, digest_size=8).hexdigest(), body)
