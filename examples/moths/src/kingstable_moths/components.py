"""The printed facts of the game, read from `data/components.json` and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingstable.kernel.printed import expect, expect_ids, read
from kingstable.kernel.registry import printed_in

from .printed import Components


def load(raw: bytes | str | Mapping[str, object]) -> Components:
    """Read components from JSON, and check that they are enough for a game of four (MOTH-1.1)."""
    box = read(raw, Components)
    expect_ids("lights", [kind.id for kind in box.lights])
    expect(box.moths >= 24, "moths", "four players need 24 of them")
    expect(sum(kind.count for kind in box.lights) >= 15, "lights", "a game may need 15 of them")
    return box


COMPONENTS: Final = load(printed_in(__package__))
