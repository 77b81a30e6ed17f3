"""The main board, the castle and the player boards as the rules read them, in plain tables."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingstable.kernel import Message, named

from ..components import BUILDINGS, COMPONENTS
from ..printed import boards as printed
from ..printed.entry import Effects
from .numbers import INNER, NO_ICONS, counted, in_order

# -- the main board --------------------------------------------------------------------------------------------------

SEGMENT_NAMES: Final = tuple(named("segment", segment.id) for segment in COMPONENTS.board.segments)
#: Segments as they are written: ``1-2``.
SEGMENT_LABELS: Final = tuple(segment.id[4:].replace("_", "-") for segment in COMPONENTS.board.segments)
SPACE_LABELS: Final = tuple(
    str(space.number) if space.number else SEGMENT_LABELS[index]
    for index, segment in enumerate(COMPONENTS.board.segments)
    for space in segment.spaces
)
#: The way to a space, in words; an inner one is told apart.
TO_SPACE: Final = tuple(
    Message("to-inner-space", {"segment": SEGMENT_NAMES[space // 3]})
    if space % 3 == INNER
    else Message("to-space", {"space": label})
    for space, label in enumerate(SPACE_LABELS)
)
#: The exchange of each outer space: trade icons to pay, and what they give.
EXCHANGES: Final = tuple(
    (space.trade.pay_trade_icons, in_order(space.trade.gain)) if space.trade else (0, ())
    for segment in COMPONENTS.board.segments
    for space in segment.spaces
)
#: What can be dismissed and transcribed where a pile is empty.
PRINTED_FOLK: Final = tuple(
    (folk.silver, counted(folk.icons), in_order(folk.on_dismiss))
    for folk in (segment.printed_townsfolk for segment in COMPONENTS.board.segments)
)
PRINTED_SCROLLS: Final = tuple(
    (scroll.cost, in_order(scroll.immediate))
    for scroll in (segment.printed_manuscript for segment in COMPONENTS.board.segments)
)


def space_of(number: int) -> int:
    """The outer space with this red number."""
    return SPACE_LABELS.index(str(number))


class SideTable(NamedTuple):
    """One side of all segments: the spots of each bank, what spots and links give. Lists are by spot number."""

    places: int
    banks: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    spots: tuple[int, ...]
    rewards: dict[int, Effects]
    links: dict[int, Effects]


def _side(name: str) -> SideTable:
    rewards: dict[int, Effects] = {}
    links: dict[int, Effects] = {}
    banks = []
    for segment, entry in enumerate(COMPONENTS.board.segments):
        side = entry.sides[name]
        number = {spot.id: segment * 5 + place for place, spot in enumerate(side.spots)}
        rewards |= {number[spot.id]: in_order(spot.reward) for spot in side.spots}
        links |= {number[link.between[0]]: in_order(link.reward) for link in side.links}
        links[number[side.link_to_next_segment.from_]] = in_order(side.link_to_next_segment.reward)
        left = tuple(number[spot.id] for spot in side.spots if spot.bank == "left")
        banks.append((left, tuple(number[spot.id] for spot in side.spots if spot.bank == "right")))
    places = COMPONENTS.board.sides[name].spots_per_segment
    spots = tuple(segment * 5 + place for segment in range(5) for place in range(places))
    return SideTable(places, tuple(banks), spots, rewards, links)


SIDES: Final = {name: _side(name) for name in COMPONENTS.board.sides}
SPOT_LABELS: Final = tuple(f"{SEGMENT_LABELS[spot // 5]}{'ABCDE'[spot % 5]}" for spot in range(25))
#: What spots are called: the segment and a letter.
SPOT_NAMES: Final = tuple(
    Message("spot", {"segment": SEGMENT_NAMES[spot // 5], "letter": "ABCDE"[spot % 5]}) for spot in range(25)
)

# -- castle, track, buildings ----------------------------------------------------------------------------------------

SECTION_LABELS: Final = tuple(section.id.removeprefix("castle_") for section in COMPONENTS.castle.sections)
TIER2: Final = tuple(in_order(section.tier2_reward) for section in COMPONENTS.castle.sections)
TIER3: Final = in_order(COMPONENTS.castle.tier3_reward)
EXPELLED: Final = {
    1: in_order(COMPONENTS.castle.expelled_from_tier1),
    2: in_order(COMPONENTS.castle.expelled_from_tier2),
}
CROWD: Final = COMPONENTS.castle.tier1_limit
GROUP: Final = COMPONENTS.castle.group_size_to_advance
#: Workers that can be placed for so many noble icons.
WORKER_COSTS: Final = tuple((step.workers, step.noble_icons) for step in COMPONENTS.player_board.worker_thresholds)

TRACK: Final = COMPONENTS.player_board.track.detail
TRACK_END: Final = COMPONENTS.player_board.track.spaces
TRACK_ACTIVE: Final = tuple(in_order(space.active_player) for space in TRACK)
TRACK_OTHERS: Final = tuple((space.opponent_condition, in_order(space.each_opponent)) for space in TRACK)

TYPES: Final = tuple(building.type for building in COMPONENTS.player_board.buildings)
BUILDING_COSTS: Final = tuple(
    building.cost_build_icons for building in COMPONENTS.player_board.buildings for _ in building.slots
)
BUILDING_NAMES: Final = tuple(
    Message("building", {"type": named("building", building.rpartition("_")[0]), "slot": "I" * int(building[-1])})
    for building in BUILDINGS
)
START_ICONS: Final = tuple(
    counted(icons)
    for icons in (
        COMPONENTS.player_board.start_icons_by_slot.one,
        COMPONENTS.player_board.start_icons_by_slot.two,
        COMPONENTS.player_board.start_icons_by_slot.three,
    )
)
HAND_LIMIT: Final = COMPONENTS.player_board.hand_limit
LEADER_BONUS: Final = COMPONENTS.castle_leader_card.hand_limit_bonus
LEAST_CARDS: Final = COMPONENTS.player_board.min_cards_owned

_SLOTS: Final = tuple(slot.ability for building in COMPONENTS.player_board.buildings for slot in building.slots)
SLOT_ICONS: Final = tuple(
    counted(ability.icons) if isinstance(ability, printed.PermanentIcons) else NO_ICONS for ability in _SLOTS
)
EXTRA_STEPS: Final = tuple(
    (slot, ability.spaces) for slot, ability in enumerate(_SLOTS) if isinstance(ability, printed.ExtraMove)
)
DISMISS_PRICES: Final = tuple(
    (slot, ability.silver) for slot, ability in enumerate(_SLOTS) if isinstance(ability, printed.DismissPrice)
)
HIRE_EFFECTS: Final = tuple(
    (slot, in_order(ability.effects)) for slot, ability in enumerate(_SLOTS) if isinstance(ability, printed.OnOwnHire)
)
COLLISION_EFFECTS: Final = tuple(
    (slot, ability.condition, in_order(ability.effects))
    for slot, ability in enumerate(_SLOTS)
    if isinstance(ability, printed.OnAnyCollision)
)
HAND_BONUSES: Final = tuple(
    (slot, ability.cards) for slot, ability in enumerate(_SLOTS) if isinstance(ability, printed.HandLimitBonus)
)
