"""What effects mean for the Automa: reference card, preferences, flips and schemes (VIS-33 to VIS-36)."""

from __future__ import annotations

from kingstable.kernel import Turn

from ..printed.entry import Effect
from ..rules.actions import dismiss
from ..rules.effects import (
    FLIP_GAIN,
    STOCKED,
    Asked,
    automa,
    corrupt,
    crime_check,
    debt_drawn,
    flip_deed,
    gain,
    lost,
    told,
)
from ..state import ViscountsState
from ..tables.numbers import INK, in_order
from ..tables.schemes import COLUMNS, ON_FLIP, ON_SCHEME, ON_SHUFFLE, SCHEMES
from ..tables.words import ONE_UNIT, effect_message, effects_message


def instead(s: ViscountsState, who: int, effect: Effect, column: int, times: int) -> Turn:
    """VIS-34.1 to VIS-34.3: a column of the reference card."""
    if s.log is not None:
        s.tell("rival-instead", who=s.name(who), what=effect_message(effect), column=column)
    for _ in range(times):
        yield from gain(s, who, COLUMNS[column - 1])


@automa("silver")
def silver(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-34.1, VIS-D61: a resource for every full 2 silver."""
    yield from instead(s, who, effect, 1, effect.n // 2)


@automa("rearrange")
def rearrange(s: ViscountsState, who: int, effect: Effect) -> Turn:
    yield from instead(s, who, effect, 1, effect.n)


@automa("destroy")
def destroy(s: ViscountsState, who: int, effect: Effect) -> Turn:
    yield from instead(s, who, effect, 2, effect.n)


@automa("discard", "castle_move")
def discard(s: ViscountsState, who: int, effect: Effect) -> Turn:
    yield from instead(s, who, effect, 3, effect.n)


@automa("choose_one")
def choose_one(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-38.4: the first option."""
    if s.log is not None:
        s.tell("rival-first-option", who=s.name(who), what=effects_message(effect.options[0]))
    yield from gain(s, who, effect.options[0])


# -- resources -------------------------------------------------------------------------------------------------------


@automa("ink", "gold", "stone")
def stock(s: ViscountsState, who: int, effect: Effect) -> Asked:
    """VIS-33.2: the Card Automa keeps all in one stock."""
    kind = INK if s.automa_board.single_type else STOCKED[effect.op]
    s.players[who].stock[kind] += effect.n
    told(s, who, effect)
    return ()


@automa("any_resource")
def any_resource(s: ViscountsState, who: int, effect: Effect) -> Asked:
    """VIS-33.1: each one chosen separately by the preference of the board."""
    board = s.automa_board
    for _ in range(effect.n):
        resource = preferred(s, who)
        s.players[who].stock[resource] += 1
        if board.single_type:
            s.tell("rival-pick-any", who=s.name(who), stock=s.players[who].stock[resource])
        else:
            s.tell("pick", who=s.name(who), what=ONE_UNIT[resource])
    return ()


def preferred(s: ViscountsState, who: int) -> int:
    """The first resource of which it has fewer than it wants; 0 is no limit."""
    has = s.players[who].stock
    return next(resource for resource, until in s.automa_board.preference if not until or has[resource] < until)


# -- debts and deeds -------------------------------------------------------------------------------------------------


@automa("gain_debt")
def gain_debt(s: ViscountsState, who: int, effect: Effect) -> Asked:
    s.players[who].unpaid += effect.n
    told(s, who, effect)
    for _ in range(effect.n):
        debt_drawn(s)
    return ()


@automa("flip_debt", "flip_deed", "flip_any")
def flip(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-35.1 to VIS-35.4; with nothing to flip a virtue (VIS-34.3)."""
    player = s.players[who]
    for _ in range(effect.n):
        debt = player.unpaid > 0 and effect.op != "flip_deed"
        deed = player.acquired > 0 and effect.op != "flip_debt"
        if not debt and not deed:
            yield from instead(s, who, Effect(effect.op), 3, 1)
            continue
        if debt and deed:
            s.tell("rival-flip", who=s.name(who), paid=player.paid, approved=player.approved)
            debt = player.paid <= player.approved
        if debt:
            player.unpaid -= 1
            player.paid += 1
            s.tell("flip-debt", who=s.name(who))
            yield from gain(s, who, FLIP_GAIN)
        else:
            flip_deed(s, who)
        yield from _slots(s, who, ON_FLIP)  # VIS-36.10


def _slots(s: ViscountsState, who: int, abilities: tuple[tuple[int, str, tuple[Effect, ...]], ...]) -> Turn:
    """Opened building slots that wait for something of the Automa's own; corruption before virtue."""
    built = s.players[who].built
    opened = tuple(effect for slot, _, effects in abilities if built[slot] >= 0 for effect in effects)
    if opened:
        yield from gain(s, who, in_order(opened))


# -- schemes and townsfolk -------------------------------------------------------------------------------------------


@automa("future_scheme", "free_hire")
def future_scheme(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-36.1, VIS-34.4: the top future scheme onto the discard pile; a flip when there is none (VIS-34.2)."""
    for _ in range(effect.n):
        if not s.future:
            yield from instead(s, who, Effect("future_scheme"), 2, 1)
            continue
        scheme = s.draw(s.future)
        s.players[who].discard.append(scheme)
        s.tell("rival-future", who=s.name(who), scheme=SCHEMES[scheme].name, left=len(s.future))
        yield from _slots(s, who, ON_SCHEME)  # VIS-36.11


@automa("automa_dismiss")
def automa_dismiss(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-36.2: the townsfolk where its viscount stands now; the printed one on an empty pile (VIS-D64)."""
    for _ in range(effect.n):
        yield from dismiss(s, who, s.segment(who))


@automa("corruption_per_crime")
def corruption_per_crime(s: ViscountsState, who: int, effect: Effect) -> Asked:
    """VIS-31.5."""
    corrupt(s, who, effect.n * s.crime(who))
    return ()


@automa("shuffle")
def shuffle(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-D63: only if it has discarded schemes."""
    if s.players[who].discard:
        yield from reshuffle(s, who)
    else:
        lost(s, who, effect)


def reshuffle(s: ViscountsState, who: int) -> Turn:
    """VIS-36.6, VIS-D62: the crime check, then workshops 2 and 3."""
    player = s.players[who]
    s.tell("rival-shuffle", who=s.name(who), cards=len(player.discard))
    player.deck += player.discard
    player.discard = []
    s.rng.shuffle(player.deck)
    crime_check(s, who)
    yield from _slots(s, who, ON_SHUFFLE)
