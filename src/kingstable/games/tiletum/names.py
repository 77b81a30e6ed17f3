"""What things of the box are called: the names of all components by the ids of their messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from kingstable.kernel import Message, Names, named

from .components import COMPONENTS
from .printed.entries import Names as EntryNames


def name_of(kind: str, id: str) -> Message:
    """The name of a thing of the box; ids of messages are in lower case (``tile-b19``)."""
    return named(kind, id.lower())


class _NamedEntry(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> EntryNames: ...


def _in_town(cathedral: EntryNames, town: EntryNames) -> EntryNames:
    return EntryNames(
        en=f"{cathedral.en} ({town.en})", uk=f"{cathedral.uk} ({town.uk})", ru=f"{cathedral.ru} ({town.ru})"
    )


def names() -> Mapping[str, Names]:
    """Names by message id, in each language."""
    box = COMPONENTS
    groups: dict[str, Iterable[_NamedEntry]] = {
        "resource": box.resources,
        "action": box.actions,
        "spot": box.map.nodes,
        "tile": (*box.bonus_tiles, *box.contract_tiles, *box.character_tiles),
        "crest": box.crest_types,
        "difficulty": box.cardinal_board.difficulty,
        "directive": box.directive_cards,
        "challenge": box.challenge_cards,
    }
    names = {name_of(kind, entry.id).id: entry.name for kind, entries in groups.items() for entry in entries}
    # These carry their kind in their ids.
    own: tuple[Iterable[_NamedEntry], ...] = (
        box.cost_tiles,
        box.fair_tiles,
        box.player_board.buildings,
        box.i18n.terms,
    )
    names.update({entry.id.replace("_", "-").lower(): entry.name for entries in own for entry in entries})
    towns = {town.id: town.name for town in box.map.nodes}
    for cathedral in box.cathedrals:
        names[cathedral.id.lower()] = _in_town(cathedral.name, towns[cathedral.town])
    names.update({f"category-{each.category}": each.name for each in box.cardinal_bonus_priority})
    names.update({f"colour-{each.id}": each.die_colour_name for each in box.resources})
    return {id: {"en": name.en, "uk": name.uk, "ru": name.ru} for id, name in names.items()}
