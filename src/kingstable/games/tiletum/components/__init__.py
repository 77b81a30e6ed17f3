"""The printed facts of the game, read from `data/components.json` and checked.

Every entry keeps its `provenance`: "reconstructed" marks numbers that no source gives. `load` also takes a file of
one's own, so that an owner of the printed game can have corrected numbers checked; a fault is reported as a
`ComponentError` that names the entry.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingstable.kernel.printed import read
from kingstable.kernel.registry import printed_in

from ..printed.box import Components
from .checks import check


def load(raw: bytes | str | Mapping[str, object]) -> Components:
    """Read components from JSON text or from an object already decoded, and check them."""
    components = read(raw, Components)
    check(components)
    return components


COMPONENTS: Final = load(printed_in(__package__.rpartition(".")[0]))
