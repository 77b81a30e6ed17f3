"""What components are called, in each language."""

from __future__ import annotations

from collections.abc import Mapping

from kingstable.kernel import Names, named

from .components import COMPONENTS


def names() -> Mapping[str, Names]:
    """The names of all components, by their message ids."""
    return {named("light", kind.id).id: kind.names for kind in COMPONENTS.lights}
