"""The Automa's printed facts as the rules read them: its four boards, its schemes, its slots and its track."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingstable.kernel import Message, named

from ..components import ACTIONS, BUILDINGS, COMPONENTS, ICONS, RESOURCES
from ..printed.entry import Effects
from ..printed.solo import ActionOption, AutomaBoard
from ..printed.solo import Scheme as PrintedScheme
from .numbers import CRIME, NO_ICONS, IconCounts, counted, in_order

_COMMON: Final = COMPONENTS.solo.common_board


class Choice(NamedTuple):
    """One option of a scheme: a main action, the focus, or plain effects."""

    action: str
    effects: Effects


class Scheme(NamedTuple):
    """A scheme as the rules use it."""

    id: str
    name: Message
    header: IconCounts
    row1: Effects
    row2: Effects
    move: int
    options: tuple[Choice, ...]


def _scheme(scheme: PrintedScheme) -> Scheme:
    return Scheme(
        scheme.id,
        named("scheme", scheme.id),
        counted(scheme.header),
        in_order(scheme.row1),
        in_order(scheme.row2),
        scheme.move,
        tuple(
            Choice(option.action, ()) if isinstance(option, ActionOption) else Choice("", in_order(option.effects))
            for option in scheme.options
        ),
    )


SCHEMES: Final = tuple(
    _scheme(scheme) for scheme in (*COMPONENTS.solo.starting_schemes, *COMPONENTS.solo.future_schemes)
)
SCHEME_NUMBER: Final = {scheme.id: number for number, scheme in enumerate(SCHEMES)}
STARTING: Final = range(len(COMPONENTS.solo.starting_schemes))
FUTURE: Final = range(STARTING.stop, len(SCHEMES))
SCHEME_ICONS: Final = tuple(scheme.header for scheme in SCHEMES)
SCHEME_CRIME: Final = tuple(scheme.header[CRIME] for scheme in SCHEMES)


class Automa(NamedTuple):
    """An Automa board as the rules use it."""

    id: str
    name: Message
    focus: str
    focus_effects: Effects
    single_type: bool
    #: Resources in order of preference, each with the number up to which it is taken (0 = no limit).
    preference: tuple[tuple[int, int], ...]
    #: Permanent icons that each building slot opens.
    slot_icons: tuple[IconCounts, ...]
    start_icons: tuple[IconCounts, ...]
    start_effects: Effects
    start_building: int
    starting: tuple[int, ...]
    future: tuple[int, ...]


def _automa(board: AutomaBoard) -> Automa:
    icons = [NO_ICONS] * len(BUILDINGS)
    for slot in _COMMON.slot_abilities:
        if slot.kind == "permanent_icons":
            place = int(slot.icon_from_board.removeprefix("guildhall_icons[")[0])
            kind = ICONS.index(board.guildhall_icons[place])
            one, two, three, four, five = (int(icon == kind) for icon in range(5))
            icons[BUILDINGS.index(slot.slot)] = (one, two, three, four, five)
    starts = board.start_icons_by_slot
    removed = {*board.remove_starting_schemes, *board.remove_future_schemes}
    left = tuple(number for number, scheme in enumerate(SCHEMES) if scheme.id not in removed)
    return Automa(
        board.id,
        named("automa", board.id.removeprefix("automa_")),
        board.focus,
        in_order(board.focus_effects),
        board.resource_preference.single_type,
        tuple(
            (0 if wanted.resource == "any" else RESOURCES.index(wanted.resource), wanted.until)
            for wanted in board.resource_preference.order
        ),
        tuple(icons),
        (counted(starts.one), counted(starts.two), counted(starts.three)),
        in_order(board.start_effects),
        BUILDINGS.index(board.start_building),
        tuple(number for number in left if number in STARTING),
        tuple(number for number in left if number in FUTURE),
    )


AUTOMAS: Final = {board.id.removeprefix("automa_"): _automa(board) for board in COMPONENTS.solo.automa_boards}
#: Buildings in the order in which the Automa takes them, and their costs.
BUILDING_ORDER: Final = tuple(BUILDINGS.index(building) for building in _COMMON.building_order_left_to_right)
_COSTS: Final = {
    "guildhall": _COMMON.building_costs.guildhall,
    "trading_post": _COMMON.building_costs.trading_post,
    "workshop": _COMMON.building_costs.workshop,
}
AUTOMA_COSTS: Final = tuple(_COSTS[building.rpartition("_")[0]] for building in BUILDINGS)
#: Workers for noble icons, the most first.
AUTOMA_WORKERS: Final = tuple(
    sorted(((step.workers, step.noble_icons) for step in _COMMON.worker_thresholds), reverse=True)
)
AUTOMA_TRACK: Final = tuple(in_order(space.automa) for space in _COMMON.track)
AUTOMA_OTHERS: Final = tuple((space.opponent_condition, in_order(space.each_opponent)) for space in _COMMON.track)
LEFTOVER_POINTS: Final = _COMMON.vp_per_leftover_resource


def _slots(kind: str) -> tuple[tuple[int, str, Effects], ...]:
    return tuple(
        (BUILDINGS.index(slot.slot), slot.condition, in_order(slot.effects))
        for slot in _COMMON.slot_abilities
        if slot.kind == kind
    )


#: Slots that work at an event: (slot, condition, effects).
WHEN_BUILT: Final = _slots("once_when_built")
ON_COLLISION: Final = _slots("on_any_collision")
ON_FLIP: Final = _slots("on_own_flip")
ON_SCHEME: Final = _slots("on_own_future_scheme")
ON_SHUFFLE: Final = _slots("on_own_shuffle")

#: The reference card: what the Automa gains instead.
COLUMNS: Final = tuple(in_order(column.effects) for column in COMPONENTS.solo.reference_card.columns)
ACTION_OF: Final = {action: number for number, action in enumerate(ACTIONS)}
