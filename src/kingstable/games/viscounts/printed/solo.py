"""The shapes of what is printed for the solo game: Automa boards, schemes and the reference card."""

from __future__ import annotations

from typing import Literal

from .boards import Threshold
from .entry import (
    Condition,
    Effects,
    Entry,
    Icons,
    IconsBySlot,
    Names,
    Source,
)

SchemeAction = Literal["construct", "place_workers", "transcribe", "focus"]


class BuildingCosts(Entry, frozen=True):
    guildhall: int
    trading_post: int
    workshop: int


class AutomaSlotAbility(Entry, frozen=True):
    slot: str
    kind: Literal[
        "permanent_icons",
        "once_when_built",
        "on_any_collision",
        "on_own_flip",
        "on_own_future_scheme",
        "on_own_shuffle",
    ]
    provenance: Source
    icon_from_board: str = ""
    condition: Condition = "always"
    effects: Effects = ()


class AutomaTrackSpace(Entry, frozen=True):
    space: int
    automa: Effects
    opponent_condition: Condition
    each_opponent: Effects
    provenance: Source


class CommonBoard(Entry, frozen=True):
    """What all four Automa boards have in common."""

    card_slots: int
    workers: int
    building_order_left_to_right: tuple[str, ...]
    building_costs: BuildingCosts
    worker_thresholds: tuple[Threshold, ...]
    slot_abilities: tuple[AutomaSlotAbility, ...]
    vp_per_leftover_resource: int
    track: tuple[AutomaTrackSpace, ...]
    provenance: Source
    provenance_note: str


class Wanted(Entry, frozen=True):
    """A resource and the number up to which it is taken; 0 means without limit."""

    resource: Literal["ink", "gold", "stone", "any"]
    until: int


class Preference(Entry, frozen=True):
    single_type: bool
    order: tuple[Wanted, ...]
    until_note: str


class AutomaBoard(Entry, frozen=True):
    id: str
    names: Names
    focus: Literal["transcribe", "construct", "place_workers", "flip"]
    focus_effects: Effects
    resource_preference: Preference
    guildhall_icons: tuple[str, str, str]
    start_icons_by_slot: IconsBySlot
    start_effects: Effects
    start_building: str
    remove_starting_schemes: tuple[str, ...]
    remove_future_schemes: tuple[str, ...]
    provenance: Source
    provenance_note: str


class ActionOption(Entry, frozen=True, tag_field="kind", tag="action"):
    action: SchemeAction


class EffectsOption(Entry, frozen=True, tag_field="kind", tag="effects"):
    effects: Effects


class Scheme(Entry, frozen=True):
    id: str
    names: Names
    deck: Literal["starting", "future"]
    header: Icons
    row1: Effects
    row2: Effects
    move: int
    options: tuple[ActionOption | EffectsOption, ...]
    provenance: Source


class Column(Entry, frozen=True):
    column: int
    triggers: tuple[str, ...]
    effects: Effects


class ReferenceCard(Entry, frozen=True):
    id: str
    names: Names
    columns: tuple[Column, Column, Column]
    future_scheme_triggers: tuple[str, ...]
    provenance: Source


class Solo(Entry, frozen=True):
    common_board: CommonBoard
    automa_boards: tuple[AutomaBoard, ...]
    starting_schemes: tuple[Scheme, ...]
    future_schemes: tuple[Scheme, ...]
    reference_card: ReferenceCard
    difficulty_future_cards_added: tuple[int, ...]
    provenance: Source
