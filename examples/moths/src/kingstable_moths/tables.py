"""The printed facts as rules look them up: a moth is its number, a light is its place in this list."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Message, named

from .components import COMPONENTS
from .printed import LightKind

HAND: Final = 6  # MOTH-1.2
ROW: Final = 3  # MOTH-1.3
NIGHTS: Final = 5  # MOTH-2.1
SPARK: Final = 1  # MOTH-2.3

MOTHS: Final = range(1, COMPONENTS.moths + 1)
#: The kind of each light.
LIGHTS: Final[tuple[LightKind, ...]] = tuple(kind for kind in COMPONENTS.lights for _ in range(kind.count))


def light_name(light: int) -> Message:
    """What a light is called."""
    return named("light", LIGHTS[light].id)
