"""The printed facts as the rules read them: numbered cards, spaces, spots and buildings, in plain tables.

Icons are numbered trade, build, noble, cleric, crime; a main action has the number of its icon. Resources are numbered
ink, gold, stone, silver. A space is `segment * 3 + kind`, a building spot `segment * 5 + place`, a link has the number
of its first spot. Building slots are numbered 0 to 8 in the order of `BUILDINGS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingstable.kernel import Message, named

from . import printed, printed_board
from .components import ACTIONS, BUILDINGS, COMPONENTS, ICONS, RESOURCES, RIBBONS
from .printed import Effect, Effects

TRADE, BUILD, NOBLE, CLERIC, CRIME = range(5)
CONSTRUCT, PLACE, TRANSCRIBE = BUILD, NOBLE, CLERIC
INK, GOLD, STONE, SILVER = range(4)
LEFT, RIGHT, INNER = range(3)
NONE: Final = -1

PAID_WITH: Final = tuple(RESOURCES.index(action.pay_resource) for action in COMPONENTS.main_actions)
ACTION_NAMES: Final = tuple(named("action", action) for action in ACTIONS)

IconCounts = tuple[int, int, int, int, int]
NO_ICONS: Final[IconCounts] = (0, 0, 0, 0, 0)


def counted(icons: printed.Icons) -> IconCounts:
    return (icons.trade, icons.build, icons.noble, icons.cleric, icons.crime)


def in_order(effects: Effects) -> Effects:
    """VIS-4.4, VIS-D5: the listed order, except that corruption comes before virtue."""
    ops = [effect.op for effect in effects]
    if "corruption" in ops and "virtue" in ops[: ops.index("corruption")]:
        return tuple(sorted(effects, key=lambda effect: effect.op != "corruption"))
    return effects


def effect_message(effect: Effect) -> Message:
    """The effect in words: ``effect-any-resource`` with its number, or the choices it offers."""
    if effect.options:
        return Message("effect-choose-one", {"options": [effects_message(option) for option in effect.options]})
    return Message("effect-" + effect.op.replace("_", "-"), {"n": effect.n})


def effects_message(effects: Effects) -> Message:
    if len(effects) == 1:
        return effect_message(effects[0])
    return Message("effects" if effects else "effects-none", {"all": [effect_message(effect) for effect in effects]})


def stock_message(resource: int, n: int) -> Message:
    """So many of a resource: ``effect-ink`` and its number."""
    return Message(f"effect-{RESOURCES[resource]}", {"n": n})


#: A single unit of each resource.
ONE_UNIT: Final = tuple(stock_message(resource, 1) for resource in range(len(RESOURCES)))


def icons_message(icon: int, n: int) -> Message:
    """So many icons of a kind."""
    return Message(f"icons-{ICONS[icon]}", {"n": n})


def amounts(spent: Sequence[int]) -> list[int | str | Message]:
    """What is paid of ink, gold, stone and silver, in words."""
    return [stock_message(resource, number) for resource, number in enumerate(spent) if number]


# -- townsfolk -------------------------------------------------------------------------------------------------------


class Conversion(NamedTuple):
    """In an action, `amount` of each of these count as `gives` icons; `limit` 0 is no limit."""

    action: int
    resources: tuple[int, ...]
    trade_icons: bool
    amount: int
    gives: int
    limit: int


class Card(NamedTuple):
    """A townsfolk card as the rules use it; abilities that it does not have are empty."""

    id: str
    name: Message
    silver: int
    icons: IconCounts
    corner: Effects
    timing: str
    immediate: Effects
    drop_off: Effects
    after_action: int
    event: str
    ongoing: Effects
    conversion: Conversion | None


def _card(card: printed.Townsfolk) -> Card:
    ability = card.ability
    once = in_order(ability.effects) if isinstance(ability, printed.OnceAbility) else ()
    after, event, conversion = NONE, "", None
    ongoing: Effects = ()
    if isinstance(ability, printed.AfterAction):
        after, ongoing = ACTIONS.index(ability.action), in_order(ability.effects)
    elif isinstance(ability, printed.OnEvent):
        event, ongoing = ability.event, in_order(ability.effects)
    elif isinstance(ability, printed.Convert):
        paid = tuple(RESOURCES.index(unit) for unit in ability.pay_any_of if unit in RESOURCES)
        conversion = Conversion(
            ACTIONS.index(ability.action),
            paid,
            "trade_icon" in ability.pay_any_of,
            ability.pay_amount,
            ability.gives_amount,
            ability.max_uses_per_action,
        )
    return Card(
        card.id,
        named("card", card.id),
        card.silver,
        counted(card.icons),
        in_order(card.on_hire_or_dismiss),
        card.timing,
        once if card.timing == "immediate" else (),
        once if card.timing == "drop_off" else (),
        after,
        event,
        ongoing,
        conversion,
    )


PRINTED_CARDS: Final = (*COMPONENTS.townsfolk, *COMPONENTS.heroes, *COMPONENTS.starters)
CARDS: Final = tuple(_card(card) for card in PRINTED_CARDS)
CARD_NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
TOWNSFOLK: Final = range(len(COMPONENTS.townsfolk))
HEROES: Final = range(TOWNSFOLK.stop, TOWNSFOLK.stop + len(COMPONENTS.heroes))
STARTERS: Final = range(HEROES.stop, len(CARDS))
CARD_ICONS: Final = tuple(card.icons for card in CARDS)
CARD_CRIME: Final = tuple(card.icons[CRIME] for card in CARDS)

# -- manuscripts -----------------------------------------------------------------------------------------------------


class Scroll(NamedTuple):
    """A manuscript as the rules use it."""

    id: str
    name: Message
    ribbon: int
    cost: int
    immediate: Effects
    scores: str
    per: int


SCROLLS: Final = tuple(
    Scroll(
        entry.id,
        named("manuscript", entry.id),
        RIBBONS.index(entry.ribbon),
        entry.cost,
        in_order(entry.immediate),
        entry.end_scoring.what if entry.end_scoring else "",
        entry.end_scoring.per if entry.end_scoring else 1,
    )
    for entry in COMPONENTS.manuscripts
)
SCROLL_NUMBER: Final = {scroll.id: number for number, scroll in enumerate(SCROLLS)}
FREE_COSTS: Final = (3, 4)  # VIS-19.9
_BONUS: Final = {card.ribbon: card for card in COMPONENTS.cleric_bonus_cards}
BONUS_ICONS: Final = tuple(counted(_BONUS[ribbon].icons) for ribbon in RIBBONS)
BONUS_NEEDS: Final = tuple(_BONUS[ribbon].manuscripts_needed for ribbon in RIBBONS)
BONUS_NAMES: Final = tuple(named("bonus", _BONUS[ribbon].id.removeprefix("bonus_")) for ribbon in RIBBONS)

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
    Message("to-inner-space" if space % 3 == INNER else "to-space", {"space": label})
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
    (printed.silver, counted(printed.icons), in_order(printed.on_dismiss))
    for printed in (segment.printed_townsfolk for segment in COMPONENTS.board.segments)
)
PRINTED_SCROLLS: Final = tuple(
    (printed.cost, in_order(printed.immediate))
    for printed in (segment.printed_manuscript for segment in COMPONENTS.board.segments)
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
    Message("building", {"type": named("building", building.rpartition("_")[0]), "slot": int(building[-1])})
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
    counted(ability.icons) if isinstance(ability, printed_board.PermanentIcons) else NO_ICONS for ability in _SLOTS
)
EXTRA_STEPS: Final = tuple(
    (slot, ability.spaces) for slot, ability in enumerate(_SLOTS) if isinstance(ability, printed_board.ExtraMove)
)
DISMISS_PRICES: Final = tuple(
    (slot, ability.silver) for slot, ability in enumerate(_SLOTS) if isinstance(ability, printed_board.DismissPrice)
)
HIRE_EFFECTS: Final = tuple(
    (slot, in_order(ability.effects))
    for slot, ability in enumerate(_SLOTS)
    if isinstance(ability, printed_board.OnOwnHire)
)
COLLISION_EFFECTS: Final = tuple(
    (slot, ability.condition, in_order(ability.effects))
    for slot, ability in enumerate(_SLOTS)
    if isinstance(ability, printed_board.OnAnyCollision)
)
HAND_BONUSES: Final = tuple(
    (slot, ability.cards) for slot, ability in enumerate(_SLOTS) if isinstance(ability, printed_board.HandLimitBonus)
)
