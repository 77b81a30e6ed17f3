"""The shapes of what is printed on boards: the segments of the ring, the castle and the player boards."""

from __future__ import annotations

from typing import Literal

import msgspec

from .entry import Bank, Condition, Effects, Entry, Icons, IconsBySlot, Names, Source

# -- the main board --------------------------------------------------------------------------------------------------


class Exchange(Entry, frozen=True):
    pay_trade_icons: int
    gain: Effects


class Space(Entry, frozen=True):
    id: str
    kind: Literal["outer_left", "outer_right", "inner"]
    path: Literal["outer", "inner"]
    bank: Bank
    provenance: Source
    number: int = 0
    trade: Exchange | None = None


class PrintedTownsfolk(Entry, frozen=True):
    silver: int
    icons: Icons
    on_dismiss: Effects
    hireable: Literal[False]
    provenance: Source


class PrintedManuscript(Entry, frozen=True):
    cost: int
    immediate: Effects
    collectable: Literal[False]
    provenance: Source


class Spot(Entry, frozen=True):
    id: str
    bank: Bank
    reward: Effects
    provenance: Source


class Link(Entry, frozen=True):
    between: tuple[str, str]
    reward: Effects
    crosses_river: bool
    provenance: Source


class LinkOut(Entry, frozen=True):
    """The link of the last spot to the first spot of the next segment clockwise."""

    from_: str = msgspec.field(name="from")
    to_next_segment_spot: str
    reward: Effects
    provenance: Source


class Side(Entry, frozen=True):
    spots: tuple[Spot, ...]
    links: tuple[Link, ...]
    link_to_next_segment: LinkOut
    unlinked_neighbours: tuple[tuple[str, str], ...]
    provenance: Source


class Segment(Entry, frozen=True):
    id: str
    names: Names
    spaces: tuple[Space, Space, Space]
    printed_townsfolk: PrintedTownsfolk
    printed_manuscript: PrintedManuscript
    sides: dict[str, Side]
    provenance: Source


class Arrow(Entry, frozen=True):
    from_: str = msgspec.field(name="from")
    to: str
    segment: Literal["same", "next_clockwise"]


class SideFacts(Entry, frozen=True):
    spots_per_segment: int
    players: tuple[int, ...]


class Board(Entry, frozen=True):
    segments: tuple[Segment, ...]
    moves_within_and_between_segments: tuple[Arrow, ...]
    sides: dict[str, SideFacts]
    side_assignment_provenance: Source
    provenance: Source
    printed_sides_provenance: Source = "reconstructed"


class CastleSection(Entry, frozen=True):
    id: str
    clockwise_index: int
    tier2_reward: Effects
    provenance: Source


class TierPoints(Entry, frozen=True):
    one: int = msgspec.field(name="1")
    two: int = msgspec.field(name="2")
    three: int = msgspec.field(name="3")


class Castle(Entry, frozen=True):
    sections: tuple[CastleSection, ...]
    tier1_limit: int
    tier2_limit: int
    tier3_limit: Literal[0]
    limit_note: str
    group_size_to_advance: int
    tier3_reward: Effects
    expelled_from_tier1: Effects
    expelled_from_tier2: Effects
    vp_per_worker: TierPoints
    provenance: Source


# -- player boards ---------------------------------------------------------------------------------------------------


class ExtraMove(Entry, frozen=True, tag_field="kind", tag="optional_extra_move"):
    spaces: int


class DismissPrice(Entry, frozen=True, tag_field="kind", tag="dismiss_price"):
    silver: int


class PermanentIcons(Entry, frozen=True, tag_field="kind", tag="permanent_icons"):
    icons: Icons


class OnOwnHire(Entry, frozen=True, tag_field="kind", tag="on_own_hire"):
    effects: Effects


class OnAnyCollision(Entry, frozen=True, tag_field="kind", tag="on_any_collision"):
    condition: Condition
    effects: Effects


class HandLimitBonus(Entry, frozen=True, tag_field="kind", tag="hand_limit_bonus"):
    cards: int


SlotAbility = ExtraMove | DismissPrice | PermanentIcons | OnOwnHire | OnAnyCollision | HandLimitBonus


class BuildingSlot(Entry, frozen=True):
    slot: int
    ability: SlotAbility


class BuildingType(Entry, frozen=True):
    type: Literal["trading_post", "guildhall", "workshop"]
    names: Names
    count: int
    cost_build_icons: int
    vp_by_number_built: tuple[int, int, int]
    slots: tuple[BuildingSlot, BuildingSlot, BuildingSlot]
    provenance: Source


class Threshold(Entry, frozen=True):
    noble_icons: int
    workers: int


class TrackSpace(Entry, frozen=True):
    space: int
    active_player: Effects
    opponent_condition: Condition
    each_opponent: Effects
    provenance: Source


class Track(Entry, frozen=True):
    spaces: int
    corruption_start: int
    virtue_start: int
    corruption_direction: int
    virtue_direction: int
    detail: tuple[TrackSpace, ...]
    provenance: Source


class PlayerBoard(Entry, frozen=True):
    card_slots: int
    hand_limit: int
    min_cards_owned: int
    workers: int
    start_icons_by_slot: IconsBySlot
    worker_thresholds: tuple[Threshold, ...]
    buildings: tuple[BuildingType, BuildingType, BuildingType]
    track: Track
    provenance: Source
