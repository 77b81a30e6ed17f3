"""Everything printed that a board needs to draw."""

from __future__ import annotations

import msgspec
from kingstable.kernel import Faces

from .tables import LIGHTS, MOTHS, NIGHTS, light_name


class LightFace(msgspec.Struct, frozen=True):
    """A light: its kind, what it is worth, and the id of its name."""

    kind: str
    worth: int
    name: str


class MothFaces(Faces, frozen=True):
    """The lights by their numbers, how many moths there are, and how many nights."""

    lights: tuple[LightFace, ...]
    moths: int
    nights: int


def faces() -> MothFaces:
    """The faces of this edition."""
    lights = tuple(LightFace(kind.id, kind.worth, light_name(light).id) for light, kind in enumerate(LIGHTS))
    return MothFaces(lights, len(MOTHS), NIGHTS)
