"""The shapes of the printed boards and scoring tables, and of the box as a whole."""

from __future__ import annotations

from typing import Literal

import msgspec

from .cards import (
    Action,
    ActionName,
    Attribute,
    AttributeFacts,
    ComponentCount,
    Debt,
    EffectFacts,
    Entry,
    Favour,
    GameFacts,
    Name,
    Named,
    NationFacts,
    Order,
    Outsider,
    Paladin,
    Reward,
    RewardClass,
    RoundStructure,
    Scheme,
    Suspicion,
    Tavern,
    Townsfolk,
    Wall,
    Worker,
    WorkerType,
)


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    index: int
    accepts: Worker | Literal["any"]
    workshop_allowed: bool


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    resource: Literal["silver", "provision"]
    by_count: tuple[int, ...] = ()
    formula: str = ""


class ActionFacts(Named, frozen=True, kw_only=True):
    """One action of the player board."""

    id: Action
    side: Literal["left", "right"]
    spaces: tuple[Space, ...]
    worker_modes: tuple[int, ...] = ()
    silver_cost: int = 0
    mode_effect: dict[str, str] = msgspec.field(default_factory=dict)
    price: str = ""
    gain: dict[str, Reward] = msgspec.field(default_factory=dict, name="yield")
    reward: Reward = ()
    needs: Attribute | None = None
    gains: Attribute | None = None
    limit: int = 0
    limit_note: str = ""
    cost: Cost | None = None
    requirement: str = ""
    requirement_by_count: tuple[int, ...] = ()
    step_reward: Reward = ()


class Start(Entry, frozen=True, kw_only=True):
    silver: int
    provision: int
    faith: int
    strength: int
    influence: int
    workshops: int
    monks: int
    outposts: int
    jars: int
    paladin_cards: int
    workers: int


class WorkshopPlace(Entry, frozen=True, kw_only=True):
    position: int
    worker: Worker


class Jar(Entry, frozen=True, kw_only=True):
    position: int
    number: int
    copies: int


class JarSpace(Entry, frozen=True, kw_only=True):
    id: str
    reward: Reward


class Track(Entry, frozen=True, kw_only=True):
    min: int
    max: int


class KeepLimit(Entry, frozen=True, kw_only=True):
    max: int


class PlayerBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Start
    actions: tuple[ActionFacts, ...]
    workshop_row: tuple[WorkshopPlace, ...]
    jars: tuple[Jar, ...]
    jar_spaces: tuple[JarSpace, ...]
    attribute_track: Track
    keep_workers_on_pass: KeepLimit


class TownsfolkSlot(Entry, frozen=True, kw_only=True):
    slot: int
    silver: int
    debt_allowed: bool


class KingSlot(Entry, frozen=True, kw_only=True):
    slot: str
    kind: Literal["order", "favour"]
    revealed_in_round: int
    vp: int


class TaxStart(Entry, frozen=True, kw_only=True):
    players: int
    silver: int


class RegionSpace(Entry, frozen=True, kw_only=True):
    id: str
    order: int
    reward: Reward
    reward_class: RewardClass
    min_players: int


class Region(Entry, frozen=True, kw_only=True):
    id: int
    outsider_slot: int
    name: Name
    faith_flag: int
    strength_flag: int
    spaces: tuple[RegionSpace, ...]


class TavernFormula(Entry, frozen=True, kw_only=True):
    formula: str


class MainBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    townsfolk_slots: tuple[TownsfolkSlot, ...]
    king_slots: tuple[KingSlot, ...]
    tax_supply: tuple[TaxStart, ...]
    tavern_cards_revealed: TavernFormula
    regions: tuple[Region, ...]


class Difficulty(Named, frozen=True, kw_only=True):
    setup_workshops: int


class FallbackAction(Named, frozen=True, kw_only=True):
    order: int
    worker_cost: int


class ResourceTrack(Entry, frozen=True, kw_only=True):
    positions: int
    start: int


class AttributeStack(Entry, frozen=True, kw_only=True):
    order: tuple[Attribute, ...]


class AiPieces(Entry, frozen=True, kw_only=True):
    workshops: int
    monks: int
    outposts: int
    jars: int
    attribute_markers: int


class WorkersByRound(Entry, frozen=True, kw_only=True):
    values: tuple[int, ...]
    formula: str


class OrderOf(Entry, frozen=True, kw_only=True):
    order: tuple[str, ...]


class MainActionCost(Entry, frozen=True, kw_only=True):
    base: int
    minus_per_workshop: int


class FavourWorkers(Entry, frozen=True, kw_only=True):
    workers: int


class Thresholds(Entry, frozen=True, kw_only=True):
    """Where the solo opponent needs other numbers than a player, they are given in place of the words."""

    fortify: str | tuple[int, ...]
    absolve: str | tuple[int, ...]
    regions_and_outsiders: str


class RegionPriority(Entry, frozen=True, kw_only=True):
    classes: tuple[RewardClass, ...]


class AiConspire(Entry, frozen=True, kw_only=True):
    suspicion_cards: int
    workers: int


class LeastVp(Entry, frozen=True, kw_only=True):
    vp: int


class TavernCount(Entry, frozen=True, kw_only=True):
    count: int


class Cleanup(Entry, frozen=True, kw_only=True):
    townsfolk_slots: tuple[int, ...]
    outsider_slots: tuple[int, ...]


class AiBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The back of a player board, used by the solo opponent."""

    resource_track: ResourceTrack
    attribute_stack_bottom_to_top: AttributeStack
    attribute_track: Track
    pieces: AiPieces
    workers_by_round: WorkersByRound
    difficulty: tuple[Difficulty, ...]
    fallback_actions: tuple[FallbackAction, ...]
    fallback_order: OrderOf
    main_action_worker_cost: MainActionCost
    favour_worker_cost: FavourWorkers
    thresholds: Thresholds
    region_priority: RegionPriority
    absolve: OrderOf
    conspire: AiConspire
    min_vp_per_converted_outsider: LeastVp
    tavern_cards_revealed: TavernCount
    cleanup_discards: Cleanup


class AttributeVp(Entry, frozen=True, kw_only=True):
    values: tuple[int, ...]


class VpFrom(Entry, frozen=True, kw_only=True):
    vp_from: str
    condition_from: str = ""


class Leftovers(Entry, frozen=True, kw_only=True):
    set_size: int
    vp_per_set: int
    counts: tuple[str, ...]


class Exclusions(Entry, frozen=True, kw_only=True):
    categories: tuple[str, ...]


class CountVp(Entry, frozen=True, kw_only=True):
    action: Action
    by_count: tuple[int, ...]


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    attribute_vp_by_value: AttributeVp
    count_vp: tuple[CountVp, ...]
    orders: VpFrom
    debts: VpFrom
    leftovers: Leftovers
    ai_exclusions: Exclusions
    tie_breaks: OrderOf


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole box."""

    schema_version: int
    game: GameFacts
    provenance_legend: dict[str, str]
    conventions: dict[str, str]
    component_counts: tuple[ComponentCount, ...]
    table_names: dict[str, Name | str]
    round_structure: RoundStructure
    worker_types: tuple[WorkerType, ...]
    attributes: tuple[AttributeFacts, ...]
    nations: tuple[NationFacts, ...]
    actions: tuple[ActionName, ...]
    terms: tuple[Named, ...]
    effects: tuple[EffectFacts, ...]
    paladins: tuple[Paladin, ...]
    townsfolk: tuple[Townsfolk, ...]
    outsiders: tuple[Outsider, ...]
    kings_orders: tuple[Order, ...]
    kings_favours: tuple[Favour, ...]
    taverns: tuple[Tavern, ...]
    walls: tuple[Wall, ...]
    suspicion: tuple[Suspicion, ...]
    debts: tuple[Debt, ...]
    schemes: tuple[Scheme, ...]
    player_board: PlayerBoard
    main_board: MainBoard
    ai_board: AiBoard
    scoring: Scoring
