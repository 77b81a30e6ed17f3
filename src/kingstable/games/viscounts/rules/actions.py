"""Phase 3: the four main actions, what they cost and what they do."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from kingstable.kernel import Ask, Asks, Option, Turn, message

from ..options import CONSTRUCT as CONSTRUCT_OPTIONS
from ..options import DECLINE, MANUSCRIPTS, SKIP, Construct, Dismiss, Pay, PlaceWorkers, Skip, Trade, Transcribe
from ..printed.entry import Effect, Effects
from ..state import ViscountsState
from ..tables.boards import BUILDING_COSTS, EXCHANGES, PRINTED_SCROLLS, SEGMENT_NAMES, WORKER_COSTS
from ..tables.cards import BONUS_ICONS, BONUS_NAMES, BONUS_NEEDS, CARDS, FREE_COSTS, SCROLLS
from ..tables.numbers import CONSTRUCT, INNER, PLACE, SILVER, TRADE, TRANSCRIBE
from ..tables.words import ACTION_NAMES, PHASE_NAMES, amounts, effects_message
from ..versions import VERSION
from .cards import take_from_pile
from .castle import place
from .construction import free_spots, left_on_board, raise_building
from .effects import gain, human, lost, use_abilities
from .means import NOBODY, Purse, folk_name, left_over, payments, purse, visible_folk

_PAY_RULES: Final = {
    TRADE: ("VIS-10.1", "VIS-10.2", "VIS-9.5", "VIS-9.7", "VIS-D21"),
    CONSTRUCT: ("VIS-11.2", "VIS-11.5", "VIS-9.5", "VIS-9.7", "VIS-D21"),
    PLACE: ("VIS-13.2", "VIS-13.3", "VIS-9.5", "VIS-9.7", "VIS-D21"),
    TRANSCRIBE: ("VIS-15.1", "VIS-9.5", "VIS-9.7", "VIS-D21"),
}
_ASK_OUTER: Final = message("ask-outer-action")
_ASK_INNER: Final = message("ask-inner-action")
_ASK_TRADE_ON: Final = message("ask-trade-on")
_TRADE_ON_RULES: Final = ("VIS-10.2", "VIS-D22")
_OUTER_RULES: Final = ("VIS-9.1", "VIS-10.1", "VIS-11.1", "VIS-9.13")
_INNER_RULES: Final = ("VIS-9.1", "VIS-13.1", "VIS-15.1", "VIS-9.13")


def main_action(s: ViscountsState, me: int) -> Turn:
    """VIS-9.1: one action of the space, or none (VIS-9.13)."""
    inner = s.players[me].viscount % 3 == INNER
    funds: dict[int, Purse] = {}
    options = inner_actions(s, me, funds) if inner else outer_actions(s, me, funds)
    prompt, rules = (_ASK_INNER, _INNER_RULES) if inner else (_ASK_OUTER, _OUTER_RULES)
    chosen = yield Ask(me, prompt, [*options, SKIP], rules)
    if isinstance(chosen, Skip):
        s.tell("skip", who=s.name(me))
        return
    if isinstance(chosen, Trade):
        action = TRADE
        yield from _trade(s, me, chosen, funds[action])
    else:
        action, need = _cost(s, me, chosen)
        yield from _pay(s, me, action, need, funds[action])
        yield from _carry_out(s, me, chosen)
    finished = [card for card in s.players[me].slots if card >= 0 and CARDS[card].after_action == action]
    if finished:  # VIS-5.10
        yield from use_abilities(s, me, finished)


def outer_actions(s: ViscountsState, me: int, funds: dict[int, Purse]) -> list[Option]:
    """Trade and Construct, as far as they can be paid."""
    options: list[Option] = []
    space = s.players[me].viscount
    icons = s.icons(me)
    funds[TRADE] = purse(s, me, TRADE, icons)
    options += _trades(funds[TRADE], EXCHANGES[space][0])
    left = left_on_board(s, me)
    free = free_spots(s, s.board.banks[space // 3][space % 3])
    if left and free:
        funds[CONSTRUCT] = purse(s, me, CONSTRUCT, icons)
        most = funds[CONSTRUCT].most
        options += [
            CONSTRUCT_OPTIONS[building][spot] for building in left if BUILDING_COSTS[building] <= most for spot in free
        ]
    return options


def inner_actions(s: ViscountsState, me: int, funds: dict[int, Purse]) -> list[Option]:
    """Place Workers and Transcribe, as far as they can be paid."""
    options: list[Option] = []
    icons = s.icons(me)
    segment = s.segment(me)
    workers = s.players[me].workers
    if workers:  # VIS-13.1
        funds[PLACE] = purse(s, me, PLACE, icons)
        options += [
            PlaceWorkers(number, s.faces[segment])
            for number, nobles in WORKER_COSTS
            if number <= workers and nobles <= funds[PLACE].most  # VIS-D38
        ]
    funds[TRANSCRIBE] = purse(s, me, TRANSCRIBE, icons)
    if manuscript_cost(s, segment) <= funds[TRANSCRIBE].most:
        options.append(Transcribe(segment))
    return options


def manuscript_cost(s: ViscountsState, segment: int) -> int:
    """The visible manuscript, or the printed one where the pile is empty (VIS-15.6)."""
    pile = s.scrolls[segment]
    return SCROLLS[pile[-1]].cost if pile else PRINTED_SCROLLS[segment][0]


def _cost(s: ViscountsState, me: int, chosen: Option) -> tuple[int, int]:
    """The action of an option other than trading, and the icons it needs."""
    if isinstance(chosen, Construct):
        return CONSTRUCT, BUILDING_COSTS[chosen.building]
    if isinstance(chosen, PlaceWorkers):
        return PLACE, dict(WORKER_COSTS)[chosen.workers]
    return TRANSCRIBE, manuscript_cost(s, s.segment(me))


# -- paying ----------------------------------------------------------------------------------------------------------


def _pay(s: ViscountsState, me: int, action: int, need: int, funds: Purse) -> Generator[Ask | Asks, Any, Pay | Dismiss]:
    """All is committed (VIS-D22), then a dismissed townsfolk gives its effect, before any result (VIS-9.10)."""
    options = payments(s, me, action, need, funds)
    dismissing = isinstance(options[-1], Dismiss)  # these come last
    folk = folk_name(s, s.segment(me)) if dismissing else NOBODY
    prompt = message("ask-pay", action=ACTION_NAMES[action], need=need, card=folk)
    sole = len(options) == 1 and dismissing
    paid: Pay | Dismiss = yield Ask(me, prompt, options, _PAY_RULES[action], confirm=sole)
    stock = s.players[me].stock
    spent = (paid.ink, paid.gold, paid.stone, paid.silver)
    for resource, number in enumerate(spent):
        stock[resource] -= number
    _tell_payment(s, me, action, need, spent)
    if isinstance(paid, Dismiss):
        yield from dismiss(s, me, paid.segment)
    return paid


def _tell_payment(s: ViscountsState, me: int, action: int, need: int, spent: tuple[int, ...]) -> None:
    if s.log is None:
        return
    id = ("trade", "construct", "place-workers", "transcribe")[action]
    s.tell(f"action-{id}", who=s.name(me), icons=need)
    if any(spent):
        s.tell("pays", who=s.name(me), what=amounts(spent))


def dismiss(s: ViscountsState, me: int, segment: int) -> Turn:
    """VIS-9.8: out of the game, and its top right effect at once; a printed townsfolk stays (VIS-9.11)."""
    effects: Effects = visible_folk(s, segment)[2]
    if s.folk[segment]:
        s.tell("dismiss", who=s.name(me), card=CARDS[s.folk[segment][-1]].name)
        s.removed.append(take_from_pile(s, segment))
    else:
        s.tell("dismiss-printed", who=s.name(me), segment=SEGMENT_NAMES[segment])
    yield from gain(s, me, effects)


# -- trading ---------------------------------------------------------------------------------------------------------


def _trades(funds: Purse, price: int) -> list[Option]:
    """VIS-10.2: as often as there are icons for it."""
    return [Trade(times) for times in range(1, funds.most // price + 1)]


def _trade(s: ViscountsState, me: int, chosen: Option, funds: Purse) -> Turn:
    """Exchanges, and further ones for silver that they bring, as long as it is wanted (VIS-D22)."""
    price, effects = EXCHANGES[s.players[me].viscount]
    stock = s.players[me].stock
    dismissed = False
    while isinstance(chosen, Trade):
        need, silver = chosen.times * price, stock[SILVER]
        paid = yield from _pay(s, me, TRADE, need, funds)
        yield from _exchange(s, me, chosen.times, effects)
        if VERSION < 2 or stock[SILVER] <= silver - paid.silver or gives_silver(effects):
            return
        dismissed = dismissed or isinstance(paid, Dismiss)
        funds = left_over(s, me, funds.used(paid).icons - need, dismissed)
        options = _trades(funds, price)
        if not options:
            return
        chosen = yield Ask(me, _ASK_TRADE_ON, [*options, DECLINE], _TRADE_ON_RULES)


def _exchange(s: ViscountsState, me: int, times: int, effects: Effects) -> Turn:
    """VIS-10.2, VIS-10.6."""
    if s.log is not None:
        s.tell("exchange", who=s.name(me), times=times, what=effects_message(effects))
    for _ in range(times):
        yield from gain(s, me, effects)


def gives_silver(effects: Effects) -> bool:
    """Silver for silver would never end (VIS-10.4)."""
    return any(effect.op == "silver" for effect in effects)


# -- results ---------------------------------------------------------------------------------------------------------


def _carry_out(s: ViscountsState, me: int, chosen: Option) -> Turn:
    if isinstance(chosen, Construct):
        yield from raise_building(s, me, chosen.building, chosen.spot)
    elif isinstance(chosen, PlaceWorkers):
        yield from place(s, me, chosen.section, chosen.workers)
    else:
        yield from transcribe(s, me, s.segment(me))


def transcribe(s: ViscountsState, who: int, segment: int) -> Turn:
    """VIS-15.2, VIS-15.3; where the pile is empty only the printed effect (VIS-15.6)."""
    if s.scrolls[segment]:
        yield from take_manuscript(s, who, segment)
    else:
        s.tell("transcribe-printed", who=s.name(who), segment=SEGMENT_NAMES[segment])
        yield from gain(s, who, PRINTED_SCROLLS[segment][1])


def take_manuscript(s: ViscountsState, who: int, segment: int) -> Turn:
    """The manuscript, the next one below it, the cleric bonus card, the immediate effect."""
    player = s.players[who]
    pile = s.scrolls[segment]
    scroll = pile.pop()
    if pile:
        s.reveal()
    player.scrolls.append(scroll)
    s.tell("manuscript", who=s.name(who), manuscript=SCROLLS[scroll].name)
    if pile:
        s.tell("manuscript-shown", segment=SEGMENT_NAMES[segment], manuscript=SCROLLS[pile[-1]].name)
    else:
        s.tell("manuscripts-empty", segment=SEGMENT_NAMES[segment])
    _claim_bonus(s, who, SCROLLS[scroll].ribbon)
    yield from gain(s, who, SCROLLS[scroll].immediate)


def _claim_bonus(s: ViscountsState, who: int, ribbon: int) -> None:
    """VIS-15.10, VIS-15.11."""
    player = s.players[who]
    if s.bonuses[ribbon] and sum(SCROLLS[each].ribbon == ribbon for each in player.scrolls) >= BONUS_NEEDS[ribbon]:
        s.bonuses[ribbon] = False
        player.bonuses.append(ribbon)
        for icon, number in enumerate(BONUS_ICONS[ribbon]):
            player.permanent[icon] += number
        s.tell("bonus", who=s.name(who), bonus=BONUS_NAMES[ribbon])


@human("free_manuscript")
def free_manuscript(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.9: a visible one that costs 3 or 4, from any segment; no printed one (VIS-D46)."""
    for _ in range(effect.n):
        found = {pile[-1]: segment for segment, pile in enumerate(s.scrolls) if pile}
        options = [MANUSCRIPTS[scroll] for scroll in found if SCROLLS[scroll].cost in FREE_COSTS]
        if not options:
            lost(s, who, effect)
            return
        chosen = yield Ask(who, message("ask-free-manuscript", during=PHASE_NAMES[s.phase]), options, ("VIS-19.9",))
        yield from take_manuscript(s, who, found[chosen.manuscript])
