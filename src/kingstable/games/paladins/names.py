"""What components are called, in each language, by the ids of messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingstable.kernel import Names, named

from .components import COMPONENTS
from .printed.cards import Named


def names() -> Mapping[str, Names]:
    """The names of all components."""
    groups: dict[str, Iterable[Named]] = {
        "worker": COMPONENTS.worker_types,
        "attribute": COMPONENTS.attributes,
        "nation": COMPONENTS.nations,
        "action": COMPONENTS.actions,
        "term": COMPONENTS.terms,
        "effect": COMPONENTS.effects,
        "paladin": COMPONENTS.paladins,
        "townsfolk": COMPONENTS.townsfolk,
        "outsider": COMPONENTS.outsiders,
        "order": COMPONENTS.kings_orders,
        "favour": COMPONENTS.kings_favours,
        "tavern": COMPONENTS.taverns,
        "wall": COMPONENTS.walls,
        "suspicion": COMPONENTS.suspicion,
        "scheme": COMPONENTS.schemes,
        "setting-difficulty": COMPONENTS.ai_board.difficulty,
        "component": COMPONENTS.component_counts,
    }
    return {
        named(kind, entry.id).id: {"en": entry.name.en, "uk": entry.name.uk, "ru": entry.name.ru}
        for kind, entries in groups.items()
        for entry in entries
    }
