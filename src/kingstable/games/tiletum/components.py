"""The printed facts of the game, read from `data/components.json` into frozen structs.

Every entry keeps its `provenance`: "reconstructed" marks numbers that no source gives. `load` also takes a file of
one's own, so that an owner of the printed game can have corrected numbers checked; a fault is reported as a
`ComponentError` that names the entry.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingstable.kernel.printed import read
from kingstable.kernel.registry import printed_in

from .checks import check
from .entries import (
    ActionEntry,
    BonusTile,
    Cathedral,
    CharacterOffer,
    CharacterTile,
    ContractOffer,
    ContractTile,
    Corruption,
    CorruptionToken,
    CostTile,
    CrestRules,
    CrestType,
    Dice,
    Entry,
    FairSlot,
    FairTile,
    Inventory,
    KingTrack,
    Map,
    Meta,
    Names,
    PlayerBoard,
    PlayerStart,
    ResourceEntry,
    TownTile,
    Wheel,
)
from .solo_entries import (
    BonusPriority,
    CardinalBoard,
    CardinalFinal,
    ChallengeCard,
    DirectiveCard,
)


class FinalScoring(Entry, frozen=True):
    houses_times_pillars: bool
    completed_buildings: str
    resources_per_vp: int
    tie_break: str
    cardinal: CardinalFinal
    provenance: str


class Term(Entry, frozen=True):
    id: str
    name: Names
    provenance: str


class Terms(Entry, frozen=True):
    terms: tuple[Term, ...]
    provenance: str


class Components(Entry, frozen=True):
    """The whole box."""

    schema: str
    meta: Meta
    inventory: Inventory
    resources: tuple[ResourceEntry, ...]
    dice: Dice
    actions: tuple[ActionEntry, ...]
    wheel: Wheel
    map: Map
    cathedrals: tuple[Cathedral, ...]
    cost_tiles: tuple[CostTile, ...]
    crest_types: tuple[CrestType, ...]
    crest_rules: CrestRules
    bonus_tiles: tuple[BonusTile, ...]
    contract_tiles: tuple[ContractTile, ...]
    contract_offer: ContractOffer
    character_tiles: tuple[CharacterTile, ...]
    character_offer: CharacterOffer
    king_track: KingTrack
    corruption_tokens: tuple[CorruptionToken, ...]
    corruption: Corruption
    fair_tiles: tuple[FairTile, ...]
    fair_slots: tuple[FairSlot, ...]
    town_tiles: tuple[TownTile, ...]
    player_start: PlayerStart
    player_board: PlayerBoard
    cardinal_board: CardinalBoard
    directive_cards: tuple[DirectiveCard, ...]
    directive_conditions: dict[str, str]
    challenge_cards: tuple[ChallengeCard, ...]
    cardinal_bonus_priority: tuple[BonusPriority, ...]
    final_scoring: FinalScoring
    i18n: Terms


def load(raw: bytes | str | Mapping[str, object]) -> Components:
    """Read components from JSON text or from an object already decoded, and check them."""
    components = read(raw, Components)
    check(components)
    return components


COMPONENTS: Final = load(printed_in(__package__))
