"""Pictures as they go over the wire."""

from __future__ import annotations

from msgspec import Struct

from kingstable.pictures.picture import Part, Size
from kingstable.play.wire import Scene


class Frame(Struct):
    """How much room a picture takes: so many moments of this size side by side."""

    size: Size
    shots: int


class Drawn(Struct):
    """GET /api/pictures/{game}/{name}: a part of the table, laid out in its `room`, at one moment or two.

    Of it so much is shown as `size` says, around the `middle`, or else around what is pointed at.
    """

    part: Part
    room: Size
    size: Size
    middle: Size | None
    points: list[str]
    scenes: list[Scene]
