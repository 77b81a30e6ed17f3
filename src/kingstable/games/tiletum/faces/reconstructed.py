"""Which printed numbers are reconstructions, by the ids of their entries; house spaces say it themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ..components import COMPONENTS


def _entries(value: Any) -> Iterator[str]:
    """The ids of reconstructed entries anywhere below."""
    if isinstance(value, list | tuple):
        for each in value:
            yield from _entries(each)
    elif isinstance(value, dict):
        if "id" in value and value.get("provenance") == "reconstructed":
            yield value["id"]
        for name, each in value.items():
            if name != "house_spaces":
                yield from _entries(each)


def _fields() -> Iterator[str]:
    """Single fields that are less certain than their entries: pillar spaces by town, slots of the contract offer."""
    for node in COMPONENTS.map.nodes:
        if node.pillar_spaces and node.field_provenance.get("pillar_spaces") == "reconstructed":
            yield f"pillars-{node.id}"
    for slot, provenance in enumerate(COMPONENTS.contract_offer.ap_cost_provenance, 1):
        if provenance == "reconstructed":
            yield f"offer-{slot}"


RECONSTRUCTED: Final = [*_entries(msgspec.to_builtins(COMPONENTS)), *_fields()]
