"""Why a thing on the table is not among the choices, in the words of the rules."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, message

from .components import BUILDINGS
from .rules.actions import manuscript_cost
from .rules.means import dismiss_price, dismissable, purse
from .rules.movement import free_steps
from .state import ViscountsState
from .tables.boards import (
    BUILDING_COSTS,
    SECTION_LABELS,
    SEGMENT_LABELS,
    SEGMENT_NAMES,
    SPACE_LABELS,
    SPOT_LABELS,
    SPOT_NAMES,
)
from .tables.cards import CARD_NUMBER, CARDS, FREE_COSTS, SCROLL_NUMBER, SCROLLS
from .tables.numbers import CONSTRUCT, INNER, NONE, PLACE, SILVER, TRANSCRIBE
from .tables.paths import NEAREST
from .tables.words import ACTION_NAMES

_ACTION_ASKS = ("ask-outer-action", "ask-inner-action")


def explain(s: ViscountsState, ask: Ask, thing: str) -> Message | None:
    """The reason why this thing is not lit for the open question, None if there is none to give."""
    if any(thing in option.references for option in ask.options):
        return None
    kind, _, rest = thing.partition(":")
    prompt = ask.prompt.id
    me = ask.seat
    if kind == "space" and rest in SPACE_LABELS:
        return _why_not_space(s, ask, SPACE_LABELS.index(rest))
    if kind == "card" and rest in CARD_NUMBER:
        return _why_not_card(s, me, prompt, CARD_NUMBER[rest])
    if kind == "spot" and rest in SPOT_LABELS:
        return _why_not_spot(s, me, prompt, SPOT_LABELS.index(rest))
    if kind == "building" and rest in BUILDINGS:
        return _why_not_building(s, me, prompt, BUILDINGS.index(rest))
    if kind == "section" and rest in SECTION_LABELS:
        return _why_not_section(s, me, prompt, SECTION_LABELS.index(rest))
    if kind == "desk" and rest in SEGMENT_LABELS:
        return _why_not_transcribe(s, me, prompt, SEGMENT_LABELS.index(rest))
    if kind == "manuscript" and rest in SCROLL_NUMBER:
        return _why_not_manuscript(s, me, prompt, SCROLL_NUMBER[rest])
    if kind == "pile" and rest in SEGMENT_LABELS:
        return _why_not_dismiss(s, ask, SEGMENT_LABELS.index(rest))
    return None


def _why_not_space(s: ViscountsState, ask: Ask, space: int) -> Message | None:
    steps = ask.prompt.args.get("steps")
    if not isinstance(steps, int):
        return message("why-not-moving")
    me = ask.seat
    player = s.players[me]
    segment, kind = divmod(player.viscount, 3)
    on = (s.ring.index(space // 3) - s.ring.index(segment)) % 5
    distance = next(far for far, more, there in NEAREST[kind][steps] if (more, there) == (on, space % 3))
    price = distance - steps - free_steps(s, me)
    return message("why-too-far", silver=price, have=player.stock[SILVER])


def _why_not_card(s: ViscountsState, me: int, prompt: str, card: int) -> Message | None:
    player = s.players[me]
    visible = [segment for segment, pile in enumerate(s.folk) if pile and pile[-1] == card]
    if visible:
        if prompt not in ("ask-hire", "ask-end"):
            return message("why-hire-later")
        if visible[0] != s.segment(me):
            return message("why-hire-elsewhere", segment=SEGMENT_NAMES[s.segment(me)])
        return message("why-hire-dear", silver=CARDS[card].silver, have=player.stock[SILVER])
    if card in player.slots:
        return message("why-on-board")
    if card in player.discard:
        return message("why-discarded")
    return message("why-card-not-asked") if card in player.hand else None


def _why_not_spot(s: ViscountsState, me: int, prompt: str, spot: int) -> Message | None:
    if s.owners[spot] != NONE:
        return message("why-spot-taken", who=s.name(s.owners[spot]))
    if prompt not in _ACTION_ASKS:
        return message("why-not-building")
    segment, kind = divmod(s.players[me].viscount, 3)
    if kind == INNER:
        return message("why-outer-only")
    if spot // 5 != segment:
        return message("why-other-segment")
    if spot not in s.board.banks[segment][kind]:
        return message("why-across-river")
    cheapest = min([BUILDING_COSTS[b] for b in range(9) if s.players[me].built[b] == NONE], default=0)
    return message("why-icons", need=cheapest, have=purse(s, me, CONSTRUCT).most)


def _why_not_building(s: ViscountsState, me: int, prompt: str, building: int) -> Message | None:
    player = s.players[me]
    if player.built[building] != NONE:
        return message("why-built", at=SPOT_NAMES[player.built[building]])
    if prompt not in _ACTION_ASKS:
        return message("why-not-building")
    segment, kind = divmod(player.viscount, 3)
    if kind == INNER:
        return message("why-outer-only")
    if all(s.owners[spot] != NONE for spot in s.board.banks[segment][kind]):
        return message("why-bank-full")
    return message("why-icons", need=BUILDING_COSTS[building], have=purse(s, me, CONSTRUCT).most)


def _why_not_section(s: ViscountsState, me: int, prompt: str, section: int) -> Message | None:
    player = s.players[me]
    if prompt == "ask-castle-move":
        return message("why-no-worker-near")
    if prompt == "ask-advance":
        return message("why-no-group")
    if prompt not in _ACTION_ASKS:
        return message("why-not-placing")
    if player.viscount % 3 != INNER:
        return message("why-inner-only")
    if s.faces[s.segment(me)] != section:
        return message("why-other-section", section=SECTION_LABELS[s.faces[s.segment(me)]])
    if not player.workers:
        return message("why-no-workers")
    return message("why-icons", need=1, have=purse(s, me, PLACE).most)


def _why_not_transcribe(s: ViscountsState, me: int, prompt: str, segment: int) -> Message | None:
    if prompt not in _ACTION_ASKS:
        return message("why-not-transcribing")
    if s.players[me].viscount % 3 != INNER:
        return message("why-inner-only")
    if s.segment(me) != segment:
        return message("why-other-segment")
    return message("why-icons", need=manuscript_cost(s, segment), have=purse(s, me, TRANSCRIBE).most)


def _why_not_manuscript(s: ViscountsState, me: int, prompt: str, scroll: int) -> Message | None:
    at = [segment for segment, pile in enumerate(s.scrolls) if pile and pile[-1] == scroll]
    if not at:
        taken = any(scroll in player.scrolls for player in s.players)
        return message("why-manuscript-owned" if taken else "why-manuscript-hidden")
    if prompt == "ask-free-manuscript":
        return None if SCROLLS[scroll].cost in FREE_COSTS else message("why-manuscript-dear", cost=SCROLLS[scroll].cost)
    return _why_not_transcribe(s, me, prompt, at[0])


def _why_not_dismiss(s: ViscountsState, ask: Ask, segment: int) -> Message | None:
    action = ask.prompt.args.get("action")
    if not isinstance(action, Message):
        return message("why-dismiss-later")
    me = ask.seat
    if s.segment(me) != segment:
        return message("why-other-segment")
    price = dismiss_price(s, me, segment)
    if price > s.players[me].stock[SILVER]:
        return message("why-dismiss-dear", silver=price, have=s.players[me].stock[SILVER])
    return None if dismissable(s, me, ACTION_NAMES.index(action)) else message("why-dismiss-icons")
