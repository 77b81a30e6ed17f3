"""What is printed: the shapes of the entries in `data/components.json`."""

from __future__ import annotations

import msgspec


class Colour(msgspec.Struct, frozen=True):
    """A colour of stones, and its name by language."""

    id: str
    names: dict[str, str]


class Components(msgspec.Struct, frozen=True):
    """The whole box: each colour has stones from 1 to `highest`."""

    highest: int
    colours: tuple[Colour, ...]
