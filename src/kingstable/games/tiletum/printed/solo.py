"""The kinds of entries of the component file that the solo game uses: the Cardinal's board and cards."""

from __future__ import annotations

from typing import Literal

from .entries import Entry, Names, Resource

Condition = Literal[
    "always",
    "pillars_gt_houses",
    "pillars_gt_cathedrals",
    "houses_ge_pillars",
    "has_unfulfilled_contract",
    "new_crest_in_reach",
    "new_crest_in_contract_offer",
]


class CardinalRoom(Entry, frozen=True):
    floor: int
    fill_order: int


class CardinalBuilding(Entry, frozen=True):
    id: str
    index: int
    rooms: tuple[CardinalRoom, CardinalRoom]
    bonus_ap_marker: int
    bonus_ap_marker_ready_for_action: int
    crest_slots: int
    provenance: str


class ArchitectStart(Entry, frozen=True):
    cost_tile: str
    provenance: str


class MerchantStart(Entry, frozen=True):
    rule: str
    provenance: str


class Difficulty(Entry, frozen=True):
    id: str
    name: Names
    challenge_cards_min: int
    challenge_cards_max: int
    selection: str
    provenance: str


class CardinalBoard(Entry, frozen=True):
    id: str
    name: Names
    buildings: tuple[CardinalBuilding, ...]
    crest_food_cost: int
    crest_vp: int
    unfulfilled_contract_slots: int
    fulfilled_contract_extra_vp: int
    reserved_food: int
    die_slots: int
    crest_reserve: str
    character_supply: str
    houses: dict[str, int]
    pillars: dict[str, int]
    start_vp: int
    start_resources: dict[Resource, int]
    start_turn_order: int
    gold_per_missing_resource: int
    movement_dice: int
    architect_start: ArchitectStart
    merchant_start: MerchantStart
    difficulty: tuple[Difficulty, ...]
    provenance: str


class DirectiveOption(Entry, frozen=True):
    """One line of a directive card: a condition, and the action or the kind of die it asks for."""

    condition: Condition
    pick: Literal["action", "highest_die", "greatest_need_die"]
    action: Literal["king", "merchant", "architect", "character", "contract", "by_sector"]
    colours: tuple[Literal["any", "gold", "food", "wool", "stone", "iron", "iron_or_wool"], ...]
    order: int


class DirectiveCard(Entry, frozen=True):
    id: str
    name: Names
    fair_tile: str
    options: tuple[DirectiveOption, ...]
    dice_priority: tuple[Literal["gold", "food", "stone", "iron_or_wool", "most_needed_resource"], ...]
    rules_ref: str
    provenance: str


class ChallengeEffect(Entry, frozen=True):
    """What a challenge card does (`do`), and when: at a trigger, for one category of bonus tiles or for all (0)."""

    trigger: Literal["bonus_tile_category", "character_placed", "die_taken", "setup_and_king_reset", "setup"]
    category: int
    do: Literal[
        "gain_gold",
        "use_as_contract",
        "gain_printed_resources_and_vp",
        "king_steps",
        "gain_vp_equal_to_ap_value",
        "gain_printed_resources_and_vp_plus_1vp_per_ap_step_build",
        "gain_most_needed_resource",
        "king_floor_vp",
        "marker_order_3_2_2_1_1",
        "gain_inactive_crest",
    ]
    amount: int


class ChallengeCard(Entry, frozen=True):
    id: str
    name: Names
    effects: tuple[ChallengeEffect, ...]
    rules_ref: str
    provenance: str


class BonusPriority(Entry, frozen=True):
    id: str
    category: int
    name: Names
    tie_break: tuple[str, ...]
    default_application: str
    provenance: str


class CardinalFinal(Entry, frozen=True):
    houses_times_pillars: bool
    completed_buildings: bool
    convert_stone_and_food_to_gold_if_unfulfilled_contracts: str
    resources_per_vp: int
    tie: str
