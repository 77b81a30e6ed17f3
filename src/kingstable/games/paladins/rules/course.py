"""The course of the game: setup hires, the steps of a round, passing and the refresh (PAL sections 2, 3, 21, 22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from kingstable.kernel import Ask, Asks, Message, Option, Turn, message, named

from ..options import Assign, End, Keep, Pass, Tavern, Use, crew_words
from ..printed.cards import Named
from ..rival import turn as rival
from ..state import (
    ACTION,
    NEW_ROUND,
    NONE,
    OVER,
    REFRESH,
    SETUP_HIRE,
    TAVERN,
    PaladinsState,
)
from ..tables import (
    ACTIONS,
    AI_CLEANUP_OUTSIDERS,
    AI_CLEANUP_TOWNSFOLK,
    AI_TAVERNS,
    FAVOURS,
    FAVOURS_OPEN,
    KEEP_LIMIT,
    ORDER_COUNT,
    ORDER_VP,
    ORDERS,
    ORDERS_OPEN,
    OUTSIDER_SLOTS,
    OUTSIDERS,
    PALADIN_WORKERS,
    PALADINS,
    PALADINS_DRAWN,
    ROUNDS,
    TAVERN_WORKERS,
    TAVERNS,
    TOWNSFOLK,
    TOWNSFOLK_SLOTS,
)
from ..tables.rewards import CRIMINAL
from .actions import take, use_favour
from .effects import FREE_HIRES, hire
from .law import draw_suspicion
from .legal import legal
from .workers import clear, worker_names

#: The six ways to assign three paladins (PAL-3.7).
ASSIGNMENTS: Final = [Assign(use, top, 6 - use - top) for use in (1, 2, 3) for top in (1, 2, 3) if top != use]
TAVERN_OPTIONS: Final = tuple(Tavern(card) for card in range(len(TAVERNS)))
END: Final = [End()]
#: All ways to keep workers, the most first (PAL-21.4).
KEEPS: Final = tuple(
    Keep(workers) for size in range(KEEP_LIMIT, -1, -1) for workers in combinations_with_replacement(range(6), size)
)
ASK_SETUP_HIRE: Final = message("ask-setup-hire")
ASK_TAVERN: Final = message("ask-tavern")
ASK_ACTION: Final = message("ask-action")
ASK_END: Final = message("ask-end")
ASK_KEEP: Final = message("ask-keep", most=KEEP_LIMIT)
PALADIN_NAMES: Final = tuple(named("paladin", card.id) for card in PALADINS)


def turn(s: PaladinsState) -> Turn:
    """Whatever comes next."""
    if s.phase == ACTION:
        return _rival_turn(s) if s.active >= s.seats else _player_turn(s)
    return {SETUP_HIRE: _setup_hire, NEW_ROUND: _new_round, TAVERN: _reveal_and_tavern, REFRESH: _refresh}[s.phase](s)


def over(s: PaladinsState) -> bool:
    """Whether the last round has been played."""
    return s.phase == OVER


# -- setup -------------------------------------------------------------------------------------------------------


def _setup_hire(s: PaladinsState) -> Turn:
    """PAL-2.19 to PAL-2.23: against the order of turns, each hires one townsfolk for nothing."""
    me = s.active
    if not any(player.kept for player in s.players):
        _tell_setup(s)
    options = [FREE_HIRES[card] for card in s.townsfolk_row if card != NONE]
    answer = yield Ask(me, ASK_SETUP_HIRE, options, ("PAL-2.19", "PAL-2.20", "PAL-2.22"))
    yield from hire(s, me, answer.card, ())
    if me == s.first:
        slide_townsfolk(s)
        s.phase = NEW_ROUND
    else:
        s.active = (me - 1) % s.seats


def _tell_setup(s: PaladinsState) -> None:
    if s.rival is None:
        s.tell("first-player", seat=s.first)
    else:
        drawn: list[int | str | Message] = [named("action", ORDERS[order].action) for order in s.rival.drawn]
        s.tell("rival-setup", actions=drawn, count=len(drawn))


def slide_townsfolk(s: PaladinsState) -> None:
    """Slide right without gaps, then fill the left from the deck, the rightmost empty slot first (PAL-D19)."""
    row = [card for card in s.townsfolk_row if card != NONE]
    new = 0
    while len(row) < TOWNSFOLK_SLOTS and s.townsfolk:
        row.insert(0, s.draw(s.townsfolk))
        new += 1
    s.townsfolk_row = [NONE] * (TOWNSFOLK_SLOTS - len(row)) + row
    if s.log is not None and new:
        cards: list[int | str | Message] = [named("townsfolk", TOWNSFOLK[card].id) for card in row[new - 1 :: -1]]
        s.tell("new-townsfolk", cards=cards)


def slide_outsiders(s: PaladinsState) -> None:
    """Slide left without gaps, then fill the right from the deck, the leftmost empty slot first (PAL-D19)."""
    row = [card for card in s.outsider_row if card != NONE]
    old = len(row)
    while len(row) < OUTSIDER_SLOTS and s.outsiders:
        row.append(s.draw(s.outsiders))
    s.outsider_row = row + [NONE] * (OUTSIDER_SLOTS - len(row))
    if s.log is not None and len(row) > old:
        cards: list[int | str | Message] = [named("outsider", OUTSIDERS[card].id) for card in row[old:]]
        s.tell("new-outsiders", cards=cards)


# -- steps 1 to 5 ------------------------------------------------------------------------------------------------


def _new_round(s: PaladinsState) -> Turn:
    """Steps 1 to 4 (PAL-3.2 to PAL-3.7)."""
    s.round += 1
    s.tell("round", round=s.round)
    if s.round > 1 and s.rival is None:
        s.first = (s.first + 1) % s.seats
        s.tell("first-player", seat=s.first)
    _reveal_kings_cards(s)
    _reveal_taverns(s)
    asks = []
    for seat in range(s.seats):
        mine = s.players[seat]
        mine.hand = [s.draw(mine.deck) for _ in range(PALADINS_DRAWN)]
        mine.on_top = 0
        mine.under = min(mine.under, len(mine.deck))
        first, second, third = (PALADIN_NAMES[card] for card in mine.hand)
        prompt = message("ask-paladin", first=first, second=second, third=third)
        asks.append(Ask(seat, prompt, ASSIGNMENTS, ("PAL-3.7", "PAL-3.8", "PAL-D22")))
    answers = yield Asks(asks)
    for seat, answer in enumerate(answers):
        _assign(s, seat, answer)
    s.phase = TAVERN
    s.active = s.first


def _reveal_kings_cards(s: PaladinsState) -> None:
    """PAL-3.3; in a solo game what lies on the cards goes to the opponent (PAL-31.1, PAL-31.2)."""
    s.reveal()
    if s.log is not None:
        _tell_kings_cards(s)
    if s.rival is not None:
        rival.new_round(s)
    s.orders_open = ORDERS_OPEN[s.round]
    s.favours_open = FAVOURS_OPEN[s.round]


def _tell_kings_cards(s: PaladinsState) -> None:
    for slot in range(s.orders_open, ORDERS_OPEN[s.round]):
        order = ORDERS[s.orders[slot]]
        action, count = named("action", order.action), ORDER_COUNT[s.orders[slot]]
        s.tell("order-revealed", vp=ORDER_VP[slot], order=named("order", order.id), action=action, count=count)
    for slot in range(s.favours_open, FAVOURS_OPEN[s.round]):
        s.tell("favour-revealed", slot=slot + 1, favour=named("favour", FAVOURS[s.favours[slot]].id))


def _reveal_taverns(s: PaladinsState) -> None:
    """PAL-3.6, PAL-22.6, PAL-D27: one more than there are players, two in a solo game."""
    count = AI_TAVERNS if s.rival is not None else s.seats + 1
    row: list[int] = []
    while len(row) < count:
        if not s.taverns:
            s.taverns, s.taverns_gone = s.taverns_gone, []
            s.rng.shuffle(s.taverns)
            s.tell("taverns-shuffled", cards=len(s.taverns))
        row.append(s.draw(s.taverns))
    s.tavern_row = row
    s.tavern_taken = [NONE] * count
    if s.log is not None:
        cards: list[int | str | Message] = [named("tavern", TAVERNS[card].id) for card in row]
        s.tell("taverns", cards=cards, crews=_crews(row))


def _crews(taverns: Sequence[int]) -> Message:
    """The workers of several taverns, one tavern after the other."""
    first, *others = taverns
    words = message("reward-all", parts=crew_words(TAVERNS[first].workers))
    return message("crews", left=words, right=_crews(others)) if others else words


def _assign(s: PaladinsState, seat: int, answer: Assign) -> None:
    """One paladin is used, one goes on top of the deck, one under it (PAL-3.7)."""
    mine = s.players[seat]
    hand = mine.hand
    mine.chosen = hand[answer.use - 1]
    mine.deck.append(hand[answer.top - 1])
    mine.deck.insert(0, hand[answer.bottom - 1])
    mine.on_top = 1
    mine.under += 1
    if s.log is not None:
        use, top, bottom = (PALADIN_NAMES[hand[n - 1]] for n in (answer.use, answer.top, answer.bottom))
        s.tell_secret(seat, "paladin-chosen", {"use": use, "top": top, "bottom": bottom}, seat=seat)
    mine.hand = []


def _reveal_and_tavern(s: PaladinsState) -> Turn:
    """Step 5 for one player (PAL-3.10 to PAL-3.13)."""
    me = s.active
    mine = s.players[me]
    mine.paladin, mine.chosen = mine.chosen, NONE
    s.reveal()
    if s.log is not None:
        s.tell("paladin", seat=me, paladin=PALADIN_NAMES[mine.paladin])
    _gain_crew(s, me, PALADIN_WORKERS[mine.paladin])
    if s.log is not None:
        s.tell("crew", seat=me, workers=crew_words(PALADINS[mine.paladin].workers))
    yield from _suspected(s, me, PALADIN_WORKERS[mine.paladin])
    options = [TAVERN_OPTIONS[card] for card, seat in zip(s.tavern_row, s.tavern_taken, strict=True) if seat == NONE]
    answer = yield Ask(me, ASK_TAVERN, options, ("PAL-3.10", "PAL-3.11", "PAL-3.12"))
    s.tavern_taken[s.tavern_row.index(answer.tavern)] = me
    _gain_crew(s, me, TAVERN_WORKERS[answer.tavern])
    if s.log is not None:
        card = TAVERNS[answer.tavern]
        s.tell("tavern", seat=me, tavern=named("tavern", card.id), workers=crew_words(card.workers))
    yield from _suspected(s, me, TAVERN_WORKERS[answer.tavern])
    if s.rival is not None:
        yield from rival.see_tavern(s)
    s.active = (me + 1) % s.seats
    if s.active == s.first:
        s.phase = ACTION


def _gain_crew(s: PaladinsState, me: int, crew: tuple[int, ...]) -> None:
    """Take all workers of a card."""
    for kind, count in enumerate(crew):
        s.players[me].workers[kind] += count


def _suspected(s: PaladinsState, me: int, crew: tuple[int, ...]) -> Turn:
    """Afterwards draw suspicion for its criminals (PAL-D26)."""
    if crew[CRIMINAL]:
        yield from draw_suspicion(s, me, crew[CRIMINAL])


# -- step 6 ------------------------------------------------------------------------------------------------------


def _player_turn(s: PaladinsState) -> Turn:
    """One action, or passing (PAL-3.14, PAL-4.15)."""
    me = s.active
    if not any(s.players[me].workers):
        yield from _pass(s, me)  # PAL-21.1, PAL-D58
    else:
        answer: Option = yield Ask(me, ASK_ACTION, legal(s, me), ("PAL-3.14", "PAL-4.1", "PAL-21.2"), confirm=True)
        if isinstance(answer, Use):
            yield from take(s, me, answer)
        elif isinstance(answer, Pass):
            yield from _pass(s, me)
        else:
            yield from use_favour(s, me, answer)  # type: ignore[arg-type]
        yield Ask(me, ASK_END, END, ("PAL-4.15",), confirm=True)
    _advance(s)


def _rival_turn(s: PaladinsState) -> Turn:
    """The solo opponent's turn (PAL-34.1, PAL-34.6)."""
    yield from rival.turn(s)
    _advance(s)


def _advance(s: PaladinsState) -> None:
    """The next player who has not passed; when all have, the refresh or the end (PAL-3.15, PAL-D63, PAL-D64)."""
    count = len(s.players)
    for step in range(1, count + 1):
        player = (s.active + step) % count
        if not s.players[player].passed:
            s.active = player
            return
    s.phase = OVER if s.round == ROUNDS else REFRESH


def _pass(s: PaladinsState, me: int) -> Turn:
    """PAL-21.3 to PAL-21.6."""
    mine = s.players[me]
    s.tell("pass", seat=me)
    for action in range(len(ACTIONS)):
        if mine.busy >> action & 1:
            clear(mine, action)
    mine.passed = True
    if s.round == ROUNDS:
        mine.workers = [0] * 6  # no next round to keep them for
    else:
        yield from _keep(s, me, ("PAL-21.4", "PAL-D61"))


def _keep(s: PaladinsState, me: int, rules: tuple[str, ...]) -> Turn:
    """With more workers than may be kept, the player chooses (PAL-D61)."""
    mine = s.players[me]
    if sum(mine.workers) > KEEP_LIMIT:
        options = _keeps(tuple([min(count, KEEP_LIMIT) for count in mine.workers]))
        answer = yield Ask(me, ASK_KEEP, options, rules)
        mine.workers = [answer.workers.count(kind) for kind in range(6)]
        if s.log is not None and answer.workers:
            s.tell("keep", seat=me, workers=worker_names(answer.workers))


@cache
def _keeps(workers: tuple[int, ...]) -> tuple[Keep, ...]:
    """The ways to keep some of these workers; more of a kind than may be kept are not told apart."""
    return tuple(keep for keep in KEEPS if all(keep.workers.count(kind) <= workers[kind] for kind in set(keep.workers)))


# -- step 7 ------------------------------------------------------------------------------------------------------


def _refresh(s: PaladinsState) -> Turn:
    """PAL-22.1 to PAL-22.8, PAL-43.1 to PAL-43.3."""
    for seat in range(s.seats):
        yield from _keep(s, seat, ("PAL-D62",))
    s.tell("refresh")
    solo = s.rival is not None
    slots = AI_CLEANUP_TOWNSFOLK if solo else (TOWNSFOLK_SLOTS - 1,)
    _discard(s, s.townsfolk_row, slots, s.townsfolk_gone, "townsfolk", TOWNSFOLK)
    slide_townsfolk(s)
    slots = AI_CLEANUP_OUTSIDERS if solo else (0,)
    _discard(s, s.outsider_row, slots, s.outsiders_gone, "outsider", OUTSIDERS)
    slide_outsiders(s)
    s.taverns_gone += s.tavern_row
    s.tavern_row, s.tavern_taken = [], []
    s.favour_workers = [NONE] * len(s.favour_workers)
    s.favour_owners = [NONE] * len(s.favour_owners)
    for player in s.players:
        player.passed = False
        if player.paladin != NONE:
            player.used.append(player.paladin)
            player.paladin = NONE
    if s.rival is not None:
        s.rival.workers = 0  # PAL-43.1
        s.rival.placed = [0] * len(s.rival.placed)
    s.phase = NEW_ROUND


def _discard(
    s: PaladinsState, row: list[int], slots: Sequence[int], gone: list[int], kind: str, cards: Sequence[Named]
) -> None:
    """The cards of these slots, as far as there are any (PAL-22.4)."""
    going = [row[slot] for slot in slots if row[slot] != NONE]
    gone += going
    for slot in slots:
        row[slot] = NONE
    if s.log is not None and going:
        s.tell(f"{kind}-discarded", cards=[named(kind, cards[card].id) for card in going])
