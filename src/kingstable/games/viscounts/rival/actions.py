"""The Automa's main actions: construct, place workers, transcribe, and their free versions (VIS-37 to VIS-39)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kingstable.kernel import Message, Turn

from ..printed.entry import Effect
from ..rules.actions import manuscript_cost, take_manuscript, transcribe
from ..rules.castle import place
from ..rules.construction import free_spots, raise_building
from ..rules.effects import automa, lost
from ..state import ViscountsState
from ..tables.boards import SEGMENT_NAMES, TYPES
from ..tables.cards import FREE_COSTS, SCROLLS
from ..tables.numbers import CONSTRUCT, CRIME, INK, NONE, PAID_WITH, PLACE, TRANSCRIBE
from ..tables.schemes import AUTOMA_COSTS, AUTOMA_WORKERS, BUILDING_ORDER
from ..tables.words import ACTION_NAMES, icons_message, stock_message
from ..versions import VERSION


class Count(NamedTuple):
    """Icons and resources for an action (VIS-36.4, VIS-36.5)."""

    icons: int
    crime: int
    units: int
    resource: int

    @property
    def total(self) -> int:
        return self.icons + self.crime + self.units


def count(s: ViscountsState, who: int, action: int) -> Count:
    icons = s.icons(who)
    resource = INK if s.automa_board.single_type else PAID_WITH[action]
    return Count(icons[action], icons[CRIME], s.players[who].stock[resource], resource)


def take_action(s: ViscountsState, who: int, action: int) -> Turn | None:
    """The action if it is possible, ready to be carried out; None after telling what is missing (VIS-31.7)."""
    return _ACTIONS[action](s, who)


def _tell_count(s: ViscountsState, who: int, action: int, has: Count) -> None:
    if s.log is not None:
        s.tell(
            "rival-count",
            who=s.name(who),
            icons=icons_message(action, has.icons),
            crime=icons_message(CRIME, has.crime),
            stock=_stock(s, has, has.units),
            total=has.total,
        )


def _stock(s: ViscountsState, has: Count, units: int) -> Message:
    """So many of what it pays with (VIS-33.2)."""
    return Message("stock-any", {"n": units}) if s.automa_board.single_type else stock_message(has.resource, units)


def _spend(s: ViscountsState, who: int, has: Count, need: int) -> None:
    """VIS-36.5, VIS-D84: icons and crime first, resources only as far as needed."""
    units = max(0, need - has.icons - has.crime)
    s.players[who].stock[has.resource] -= units
    if s.log is not None:
        s.tell("rival-spends", who=s.name(who), need=need, units=units, stock=_stock(s, has, units))


# -- construct -------------------------------------------------------------------------------------------------------


def _construct(s: ViscountsState, who: int) -> Turn | None:
    """VIS-37.1 to VIS-37.3."""
    segment, kind = divmod(s.players[who].viscount, 3)
    free = free_spots(s, s.board.banks[segment][kind])
    if not free:
        s.tell("rival-no-spot", who=s.name(who))
        return None
    has = count(s, who, CONSTRUCT)
    _tell_count(s, who, CONSTRUCT, has)
    built = s.players[who].built
    for building in BUILDING_ORDER:
        if built[building] == NONE and AUTOMA_COSTS[building] <= has.total:
            return _built(s, who, building, free[0], has)
    s.tell("rival-cannot-afford", who=s.name(who), action=ACTION_NAMES[CONSTRUCT])
    return None


def _built(s: ViscountsState, who: int, building: int, spot: int, has: Count) -> Turn:
    _spend(s, who, has, AUTOMA_COSTS[building])
    yield from raise_building(s, who, building, spot)


@automa("free_workshop", "free_trading_post", "free_guildhall")
def free_building(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-37.5, VIS-D73: the leftmost of the type, on the first free spot clockwise, across rivers."""
    type = TYPES.index(effect.op.removeprefix("free_"))
    for _ in range(effect.n):
        left = [b for b in BUILDING_ORDER if b // 3 == type and s.players[who].built[b] == NONE]
        spot = first_free_spot(s, who)
        if not left or spot == NONE:
            lost(s, who, effect)
            return
        yield from raise_building(s, who, left[0], spot)


def first_free_spot(s: ViscountsState, who: int) -> int:
    """The first free spot clockwise from the bank where its viscount stands; NONE if all are taken."""
    segment, kind = divmod(s.players[who].viscount, 3)
    here = s.board.banks[segment]
    spots = list(here[kind])
    if kind == 0:
        spots += here[1]
    for other in s.clockwise(segment)[1:]:
        spots += [*s.board.banks[other][0], *s.board.banks[other][1]]
    spots += here[0]
    return next(iter(free_spots(s, spots)), NONE)


# -- place workers ---------------------------------------------------------------------------------------------------


#: The fewest that it places, in version 1 also one that is left.
_FEWEST: Final = AUTOMA_WORKERS[-1][0] if VERSION >= 2 else 1


def _place(s: ViscountsState, who: int) -> Turn | None:
    """VIS-38.1, VIS-38.2: as many as it can afford and has, never one alone (VIS-D69)."""
    supply = s.players[who].workers
    if supply < _FEWEST:
        s.tell("rival-one-worker" if supply else "rival-no-workers", who=s.name(who))
        return None
    has = count(s, who, PLACE)
    _tell_count(s, who, PLACE, has)
    fewest = AUTOMA_WORKERS[-1][0]
    for workers, icons in AUTOMA_WORKERS:
        if icons <= has.total and workers <= max(supply, fewest):
            return _placed(s, who, min(workers, supply), icons, has)
    s.tell("rival-cannot-afford", who=s.name(who), action=ACTION_NAMES[PLACE])
    return None


def _placed(s: ViscountsState, who: int, workers: int, need: int, has: Count) -> Turn:
    _spend(s, who, has, need)
    yield from place(s, who, s.faces[s.segment(who)], workers)


@automa("free_workers")
def free_workers(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-38.7: into the section that faces its segment."""
    workers = min(effect.n, s.players[who].workers)
    if workers:
        yield from place(s, who, s.faces[s.segment(who)], workers)
    else:
        lost(s, who, effect)


# -- transcribe ------------------------------------------------------------------------------------------------------


def _transcribe(s: ViscountsState, who: int) -> Turn | None:
    """VIS-39.1, VIS-39.2; the printed manuscript where the pile is empty (VIS-D65)."""
    has = count(s, who, TRANSCRIBE)
    _tell_count(s, who, TRANSCRIBE, has)
    need = manuscript_cost(s, s.segment(who))
    if need > has.total:
        s.tell("rival-manuscript-dear", who=s.name(who), need=need)
        return None
    return _transcribed(s, who, need, has)


def _transcribed(s: ViscountsState, who: int, need: int, has: Count) -> Turn:
    _spend(s, who, has, need)
    yield from transcribe(s, who, s.segment(who))


@automa("free_manuscript")
def free_manuscript(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-39.4: the first one clockwise that costs 3 or 4."""
    for _ in range(effect.n):
        for segment in s.clockwise(s.segment(who)):
            pile = s.scrolls[segment]
            if pile and SCROLLS[pile[-1]].cost in FREE_COSTS:
                s.tell("rival-free-manuscript", who=s.name(who), segment=SEGMENT_NAMES[segment])
                yield from take_manuscript(s, who, segment)
                break
        else:
            lost(s, who, effect)


_ACTIONS: Final[dict[int, Callable[[ViscountsState, int], Turn | None]]] = {
    CONSTRUCT: _construct,
    PLACE: _place,
    TRANSCRIBE: _transcribe,
}
