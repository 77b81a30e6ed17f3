"""What is printed: the shapes of the entries in `data/components.json`."""

from __future__ import annotations

import msgspec


class LightKind(msgspec.Struct, frozen=True):
    """Lights of one kind: their id, what each is worth, how many there are, and their name by language."""

    id: str
    worth: int
    count: int
    names: dict[str, str]


class Components(msgspec.Struct, frozen=True):
    """The whole box."""

    moths: int
    lights: tuple[LightKind, ...]
