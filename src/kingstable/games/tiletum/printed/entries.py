"""The kinds of entries of the component file that every game uses, as frozen structs."""

from __future__ import annotations

from typing import Literal

import msgspec

Resource = Literal["gold", "food", "wool", "stone", "iron"]
Action = Literal["king", "merchant", "architect", "character", "contract"]
Meeple = Literal["merchant", "architect"]
Place = Literal["merchant_town", "any_town", "architect_town", "any_cathedral"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every entry has in common: no key that is not known, and no change after loading."""


class Names(Entry, frozen=True):
    en: str
    uk: str
    ru: str


class Effect(Entry, frozen=True, omit_defaults=True):
    """One part of what a tile, a house space or a crest slot gives; `meta.effect_types` explains each kind."""

    type: Literal[
        "none",
        "gain_resource",
        "gain_any_resource",
        "gain_vp",
        "action",
        "action_any",
        "add_ap",
        "move",
        "place_house",
        "place_pillar",
        "teleport",
        "building_bonuses",
        "change_die_resource",
        "king_steps",
    ]
    amount: int = 0
    resource: Resource | None = None
    action: Action | None = None
    ap: int = 0
    meeple: Meeple | None = None
    steps: int = 0
    where: Place | None = None


class Pay(Entry, frozen=True):
    """What a contract costs: `any_identical` resources of one type, and named ones."""

    any_identical: int
    wool: int
    iron: int


class Players(Entry, frozen=True):
    min: int
    max: int
    solo: bool


class Meta(Entry, frozen=True):
    id: str
    name: Names
    schema_version: str
    players: Players
    companion: str
    provenance_legend: dict[str, str]
    provenance_rule: str
    min_players_rule: str
    schema_notes: dict[str, str]
    effect_types: dict[str, str]
    provenance: str
    reconstructed_values: tuple[str, ...]


class Inventory(Entry, frozen=True):
    totals: dict[str, int]
    per_player: dict[str, int]
    note: str
    provenance: str


class ResourceEntry(Entry, frozen=True):
    id: Resource
    name: Names
    die_colour: str
    die_colour_name: Names
    provenance: str


class Dice(Entry, frozen=True):
    faces: int
    per_colour: int
    total: int
    in_bag_per_colour: dict[str, int]
    in_bag: dict[str, int]
    rolled_per_round: dict[str, int]
    turns_per_player_per_round: int
    adjust_cost_gold_per_pip: int
    adjust_wraps_6_and_1: bool
    cardinal_dice: int
    provenance: str


class ActionEntry(Entry, frozen=True):
    id: str
    name: Names
    is_character_type: bool
    provenance: str


class Rotation(Entry, frozen=True):
    direction: Literal["clockwise"]
    sectors: int
    effect_on_each_sector: str


class FirstGameOrder(Entry, frozen=True):
    id: str
    sectors_clockwise: tuple[str, ...]
    die_value_at_first_sector: int
    provenance: str


class Wheel(Entry, frozen=True):
    sectors: int
    die_value_clockwise_on_disc: tuple[int, ...]
    ap_by_die_value: dict[str, int]
    action_tiles_placement: str
    initial_disc_orientation: str
    rotation_per_refresh: Rotation
    first_game_order: FirstGameOrder
    bonus_tiles_per_sector: int
    provenance: str


class HouseSpace(Entry, frozen=True):
    id: str
    min_players: int
    reserved_for: str
    reward: Effect
    provenance: str


class BonusSpot(Entry, frozen=True):
    id: str
    min_players: int
    spot_known: str
    provenance: str


class Node(Entry, frozen=True):
    """A spot of the map: a town, or a waypoint on a long road."""

    id: str
    kind: Literal["town", "waypoint"]
    name: Names
    x: int
    y: int
    cathedral: bool
    pillar_spaces: int
    house_spaces: tuple[HouseSpace, ...]
    bonus_spots: tuple[BonusSpot, ...]
    field_provenance: dict[str, str]
    provenance: str


class Edge(Entry, frozen=True):
    id: str
    a: str
    b: str
    steps: int
    provenance: str


class Distance(Entry, frozen=True, rename={"start": "from"}):
    """A distance that the rulebook's examples need."""

    id: str
    start: str
    to: tuple[str, ...]
    relation: Literal["equals", "at_most", "more_than"]
    value: int
    provenance: str


class Map(Entry, frozen=True):
    start_town: str
    limits: dict[str, int]
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    pillar_spaces_note: str
    coordinates_note: str
    distances_required_by_rulebook: tuple[Distance, ...]
    provenance: str


class CathedralTile(Entry, frozen=True):
    id: str
    vp: int
    provenance: str


class Cathedral(Entry, frozen=True):
    id: str
    town: str
    name: Names
    pillar_spaces: int
    tiles_top_to_bottom: tuple[CathedralTile, ...]
    provenance: str


class CostTile(Entry, frozen=True):
    id: str
    kind: Literal["cost", "restoration"]
    stone: int
    vp: int
    name: Names
    provenance: str


class CrestType(Entry, frozen=True):
    id: str
    name: Names
    provenance: str


class CrestRules(Entry, frozen=True):
    types: int
    copies_in_play: str
    max_owned_per_type: int
    provenance: str


class BonusTile(Entry, frozen=True):
    id: str
    kind: Literal["crest", "helper", "contract"]
    solo_category: int
    min_players: int
    name: Names
    effects: tuple[Effect, ...]
    crest: str
    ap_value: int
    pay: Pay
    total_resources: int
    vp: int
    extra: tuple[Effect, ...]
    kind_provenance: str
    provenance: str


class ContractTile(Entry, frozen=True):
    id: str
    kind: Literal["crest", "contract"]
    min_players: int
    name: Names
    pay: Pay
    total_resources: int
    vp: int
    extra: tuple[Effect, ...]
    crest: str
    kind_provenance: str
    provenance: str


class ContractOffer(Entry, frozen=True):
    slots: int
    ap_cost_left_to_right: tuple[int, ...]
    ap_cost_provenance: tuple[str, ...]
    shift: str
    new_tiles_enter: str
    refill: str
    provenance: str


class CharacterTile(Entry, frozen=True):
    id: str
    type: Action
    min_players: int
    name: Names
    effects: tuple[Effect, ...]
    solo_reward_value: int
    solo_curia_vp: int
    kind_provenance: str
    provenance: str
    seen_on_photo: bool


class CharacterOffer(Entry, frozen=True):
    slots: int
    cost_take: int
    cost_replace_offer: int
    cost_place_by_floor: dict[str, int]
    refill: str
    provenance: str


class KingSpace(Entry, frozen=True):
    id: str
    index: int
    vp: int
    zone: Literal["red", "zero", "blue"]
    provenance: str


class TopReward(Entry, frozen=True):
    rounds_1_to_3: str
    round_4_vp: int


class KingTrack(Entry, frozen=True):
    id: str
    name: Names
    spaces: tuple[KingSpace, ...]
    start_index: int
    zero_index: int
    cardinal_start_index: int
    cardinal_floor_index: int
    cardinal_floor_index_favor_at_the_court: int
    top_reward: TopReward
    king_bonus_tiles_on_display: int
    provenance: str


class CorruptionToken(Entry, frozen=True):
    id: str
    steps_back: int
    provenance: str


class Corruption(Entry, frozen=True):
    drawn_per_round: int
    reshuffle: str
    provenance: str


class FairTile(Entry, frozen=True):
    id: str
    key: str
    tile_value: int
    count: str
    mode: Literal["multiply", "add"]
    name: Names
    directive_card: str
    provenance: str


class FairSlot(Entry, frozen=True):
    id: str
    round: int
    board_value: int
    town: str
    provenance: str


class TownTile(Entry, frozen=True):
    id: str
    town: str
    name: Names
    provenance: str


class StartGold(Entry, frozen=True):
    id: str
    seat: int
    gold: int
    provenance: str


class PlayerStart(Entry, frozen=True):
    vp: int
    resources: dict[Resource, int]
    gold_by_seat: tuple[StartGold, ...]
    map: dict[str, str]
    houses: dict[str, int]
    pillars: dict[str, int]
    provenance: str


class Room(Entry, frozen=True):
    floor: int
    place_cost_ap: int


class Building(Entry, frozen=True):
    id: str
    index: int
    name: Names
    rooms: tuple[Room, ...]
    bonus_ap_marker: int
    roof_house: bool
    crest_food_cost: int
    crest_bonus: tuple[Effect, ...]
    type_rule: Literal["single_type_exclusive", "any_type"]
    provenance: str


class PlayerBoard(Entry, frozen=True):
    storehouse_slots: int
    die_slots: int
    contract_spaces: int
    contract_spaces_with_pillar: tuple[int, ...]
    buildings: tuple[Building, ...]
    completed_buildings_vp: dict[str, int]
    provenance: str
