"""The printed facts of the game, read from `data/components.json` and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingstable.kernel.printed import expect, expect_ids, read
from kingstable.kernel.registry import printed_in

from .printed import Components


def load(raw: bytes | str | Mapping[str, object]) -> Components:
    """Read components from JSON, and check that there are enough stones for a game of four."""
    box = read(raw, Components)
    expect_ids("colours", [colour.id for colour in box.colours])
    expect(box.highest * len(box.colours) >= 20, "highest", "four players need 20 stones")
    return box


COMPONENTS: Final = load(printed_in(__package__))
