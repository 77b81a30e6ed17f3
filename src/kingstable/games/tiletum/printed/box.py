"""The whole box: everything that the component file holds."""

from __future__ import annotations

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
from .solo import (
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
