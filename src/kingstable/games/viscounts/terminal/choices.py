"""Choices with what they cost and bring now, where their own words cannot say it."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, Option, message, named
from kingstable.kernel.parts import Say

from ..components import BUILDINGS
from ..options import (
    Advance,
    Construct,
    Destroy,
    Discard,
    Dismiss,
    Draft,
    Expel,
    Flip,
    Hire,
    JoinLink,
    Move,
    PlaceWorkers,
    Play,
    Resolve,
    TakeManuscript,
    Trade,
    Transcribe,
    where,
)
from ..printed.entry import Effect
from ..tables.boards import (
    BUILDING_COSTS,
    EXCHANGES,
    EXPELLED,
    SEGMENT_LABELS,
    SIDES,
    SPACE_LABELS,
    SPOT_LABELS,
    TIER2,
    WORKER_COSTS,
)
from ..tables.cards import CARDS, SCROLLS
from ..tables.numbers import BUILD, CLERIC, NOBLE, TRADE
from ..tables.words import amounts, icons_message
from ..view import SegmentView, ViscountsView
from .pages import steps_words
from .signs import FACES, ability, building_name, card_facts, effects_words, icons_words, manuscript_words, price, told

_FLIPPED_DEBT = (Effect("any_resource", 1),)  # VIS-3.4


def choice(view: ViscountsView, ask: Ask, option: Option, say: Say) -> str | None:
    """The choice of the viewer in words; None where its own say enough."""
    match option:
        case Draft():
            hero = next(pair.hero for pair in view.pairs if pair.card == option.card)
            return say(message("show-draft", card=option.card, hero=named("card", hero)))
        case Dismiss():
            return say(_dismissal(view, option, say))
        case Destroy():
            return f"{told(option.message, say) or say(option.message)} → {price(CARDS[option.card].silver, say)}"
    brings = _action(view, ask, option, say) or _card(ask, option, say) or _effect(view, option, say)
    return f"{say(option.message)} → {brings}" if brings else told(option.message, say)


def brief(view: ViscountsView, ask: Ask, option: Option, say: Say) -> str | None:
    """Moves by the signs of the ring, where all that they bring is told; main actions with their price and gain."""
    match option:
        case Move():
            return say(message("brief-move", space=SPACE_LABELS[option.space], silver=option.silver))
        case Construct():
            place = f"{building_name(BUILDINGS[option.building], say)} → {SPOT_LABELS[option.spot]}"
            return f"{place} ({_paid_and_given(view, ask, option, say)})"
        case Trade():
            return choice(view, ask, option, say)
    return None


def _dismissal(view: ViscountsView, option: Dismiss, say: Say) -> Message:
    """Who is dismissed, with their icons and effect, and what is paid."""
    segment = SEGMENT_LABELS[option.segment]
    card = _segment(view, segment).townsfolk
    face = FACES.segments[segment].townsfolk if card is None else FACES.cards[card]
    return message(
        "show-dismiss",
        card=message("townsfolk-printed") if card is None else named("card", card),
        facts=f"{icons_words(face.icons, say)}; {effects_words(face.corner, say)}",
        what=amounts((option.ink, option.gold, option.stone, option.silver)),
    )


def _segment(view: ViscountsView, label: str) -> SegmentView:
    return next(segment for segment in view.ring if segment.id == label)


# -- moving and main actions -----------------------------------------------------------------------------------------


def _action(view: ViscountsView, ask: Ask, option: Option, say: Say) -> str:
    """Icons that it takes, and what follows."""
    match option:
        case Move():
            return _place(view, option.space, say)
        case Trade():
            space = view.players[ask.seat].viscount
            icons, gain = EXCHANGES[SPACE_LABELS.index(space or "")]
            times = f"{option.times} × " if option.times > 1 else ""
            return f"{say(icons_message(TRADE, icons * option.times))}: {times}{effects_words(gain, say)}"
        case Construct():
            return _building(view, ask, option, say)
        case PlaceWorkers():
            nobles = say(icons_message(NOBLE, dict(WORKER_COSTS)[option.workers]))
            cascades = view.outlook.cascades if view.outlook is not None else []
            steps = [steps_words(cascade, say) for cascade in cascades if cascade.workers == option.workers]
            return ": ".join([nobles, *steps])
        case Transcribe():
            return _scroll(_segment(view, SEGMENT_LABELS[option.segment]), say)
    return ""


def _place(view: ViscountsView, space: int, say: Say) -> str:
    """What can be done on a space: its exchange, or its castle section and manuscript."""
    icons, gain = EXCHANGES[space]
    if icons:
        return f"{say(icons_message(TRADE, icons))}: {effects_words(gain, say)}"
    segment = _segment(view, SEGMENT_LABELS[space // 3])
    return say(message("show-inner", section=segment.section, manuscript=_scroll(segment, say)))


def _scroll(segment: SegmentView, say: Say) -> str:
    """The visible manuscript or the printed one, with the icons that it takes."""
    if segment.manuscript is not None:
        return manuscript_words(segment.manuscript, say)
    printed = FACES.segments[segment.id].manuscript
    return f"{say(icons_message(CLERIC, printed.cost))}: {effects_words(printed.immediate, say)}"


def _building(view: ViscountsView, ask: Ask, option: Construct, say: Say) -> str:
    """What it costs and what the spot gives, and what the slot opens."""
    return f"{_paid_and_given(view, ask, option, say)}. {say(named('slot', BUILDINGS[option.building]))}"


def _paid_and_given(view: ViscountsView, ask: Ask, option: Construct, say: Say) -> str:
    """What a building costs unless it is free, and what the spot gives."""
    free = ask.prompt.id == "ask-free-building"
    cost = "" if free else f"{say(icons_message(BUILD, BUILDING_COSTS[option.building]))}: "
    return f"{cost}{effects_words(SIDES[view.side].rewards[option.spot], say)}"


# -- cards and effects -----------------------------------------------------------------------------------------------


def _card(ask: Ask, option: Option, say: Say) -> str:
    """What is printed on the card that is chosen, as far as it matters."""
    match option:
        case Play() | Resolve() | Discard():
            face = FACES.cards[CARDS[option.card].id]
            return f"{card_facts(face, say)}. {ability(face, say)}"
        case Hire():
            face = FACES.cards[CARDS[option.card].id]
            cost = "" if ask.prompt.id == "ask-free-hire" else f"{price(face.silver, say)}: "
            corner = f"; {effects_words(face.corner, say)}" if face.corner else ""
            return f"{cost}{icons_words(face.icons, say)}{corner}. {ability(face, say)}"
        case TakeManuscript():
            return manuscript_words(SCROLLS[option.manuscript].id, say)
    return ""


def _effect(view: ViscountsView, option: Option, say: Say) -> str:
    """What is gained at once."""
    match option:
        case Flip(what="debt"):
            return effects_words(_FLIPPED_DEBT, say)
        case JoinLink():
            return effects_words(SIDES[view.side].links[option.link], say)
        case Advance():
            return effects_words(TIER2[option.section], say)
        case Expel():
            return effects_words(EXPELLED[where(option.worker)[0]], say)
    return ""
