"""Townsfolk on their way: shuffling, drawing, hiring, discarding, destroying, rearranging."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Ask, Message, Option, Turn, message

from ..options import (
    DECLINE,
    DESTROY,
    DISCARD,
    HIRE,
    RESHUFFLE,
    TOP,
    Arrange,
    Decline,
    Destroy,
    Discard,
    Reshuffle,
    arrangements,
)
from ..printed.entry import Effect
from ..state import ViscountsState
from ..tables.boards import HIRE_EFFECTS, LEAST_CARDS, SEGMENT_NAMES
from ..tables.cards import CARDS
from ..tables.numbers import NONE
from ..tables.words import PHASE_NAMES, in_phases
from .effects import Asked, crime_check, gain, human, lost

_ASK_REARRANGE: Final = in_phases("ask-rearrange")
_ASK_HIRE: Final = in_phases("ask-free-hire")


# -- draw pile and discard pile --------------------------------------------------------------------------------------


def shuffle_in(s: ViscountsState, who: int) -> None:
    """Shuffle the discard pile into the draw pile; the crime check follows every shuffle (VIS-18.4, VIS-D9)."""
    player = s.players[who]
    s.tell("shuffle", who=s.name(who), cards=len(player.discard))
    player.shuffles += 1
    for card in player.discard:
        player.entered[card] = player.shuffles
    player.deck += player.discard
    player.discard = []
    s.rng.shuffle(player.deck)
    crime_check(s, who)


def top_card(s: ViscountsState, who: int) -> int:
    """The top card of the draw pile, which is filled first when it is empty (VIS-18.4, VIS-18.6); NONE if it cannot."""
    player = s.players[who]
    if not player.deck:
        if not player.discard:
            return NONE
        shuffle_in(s, who)
    return s.draw(player.deck)


def draw(s: ViscountsState, who: int, limit: int) -> None:
    """VIS-18.1: up to the limit, or as long as there are cards (VIS-D51)."""
    player = s.players[who]
    drawn: list[int] = []
    while len(player.hand) < limit:
        if not player.deck and drawn:  # told before a shuffle is
            _tell_draw(s, who, drawn)
            drawn = []
        card = top_card(s, who)
        if card == NONE:
            break
        player.hand.append(card)
        player.drawn.append(player.shuffles)
        drawn.append(card)
    if drawn:
        _tell_draw(s, who, drawn)


def _tell_draw(s: ViscountsState, who: int, drawn: list[int]) -> None:
    if s.log is not None:
        names: list[int | str | Message] = [CARDS[card].name for card in drawn]
        s.tell_secret(who, "draw", {"cards": names}, who=s.name(who), count=len(drawn))


def leave_hand(s: ViscountsState, who: int, card: int) -> None:
    """The card goes from hand to where everybody sees it."""
    player = s.players[who]
    index = player.hand.index(card)
    del player.hand[index], player.drawn[index], player.entered[card]


@human("shuffle")
def shuffle(s: ViscountsState, who: int, effect: Effect) -> Asked:
    """VIS-19.17; in setup there is nothing to shuffle (VIS-D26)."""
    if not s.phase or not s.players[who].discard:
        return lost(s, who, effect)
    shuffle_in(s, who)
    return ()


# -- discard and destroy ---------------------------------------------------------------------------------------------


@human("discard")
def discard(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.15: each card separately, from hand or unseen (VIS-D13)."""
    player = s.players[who]
    for left in range(effect.n, 0, -1):
        options: list[Option] = [DISCARD[card] for card in player.hand]
        options += _unseen(s, who)
        if not options:
            lost(s, who, effect)
            return
        prompt = message("ask-discard", during=PHASE_NAMES[s.phase], left=left)
        chosen = yield Ask(who, prompt, [*options, DECLINE], ("VIS-19.15",))
        if isinstance(chosen, Decline):
            return
        if isinstance(chosen, Discard):
            leave_hand(s, who, chosen.card)
            player.discard.append(chosen.card)
            s.tell("discard", who=s.name(who), card=CARDS[chosen.card].name)
        else:
            card = _turn_up(s, who, chosen)
            player.discard.append(card)
            s.tell("discard-top", who=s.name(who), card=CARDS[card].name)


@human("destroy")
def destroy(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.16: each card separately; nobody may own fewer than three cards (VIS-7.7, VIS-D15)."""
    player = s.players[who]
    for left in range(effect.n, 0, -1):
        options: list[Option] = []
        if player.owned > LEAST_CARDS:
            options += [DESTROY[card] for card in player.hand]
            options += _unseen(s, who)
        if not options:
            lost(s, who, effect)
            return
        prompt = message("ask-destroy", during=PHASE_NAMES[s.phase], left=left)
        chosen = yield Ask(who, prompt, [*options, DECLINE], ("VIS-19.16", "VIS-7.7"))
        if isinstance(chosen, Decline):
            return
        if isinstance(chosen, Destroy):
            card = chosen.card
            leave_hand(s, who, card)
        else:
            card = _turn_up(s, who, chosen)
        remove(s, who, card)


def remove(s: ViscountsState, who: int, card: int) -> None:
    """The card leaves the game and pays its silver value (VIS-5.2)."""
    s.removed.append(card)
    s.players[who].stock[3] += CARDS[card].silver
    s.tell("destroy", who=s.name(who), card=CARDS[card].name, silver=CARDS[card].silver)


def _unseen(s: ViscountsState, who: int) -> list[Option]:
    """The top of the draw pile, if need be after a shuffle; in setup there is no draw pile yet (VIS-D26)."""
    player = s.players[who]
    if not s.phase:
        return []
    if player.deck:
        return [TOP]
    return [RESHUFFLE] if player.discard else []


def _turn_up(s: ViscountsState, who: int, chosen: Option) -> int:
    if isinstance(chosen, Reshuffle):
        shuffle_in(s, who)
    return unseen_card(s, who)


def unseen_card(s: ViscountsState, who: int) -> int:
    """The top card of the draw pile, shown to everybody (VIS-D14)."""
    card = top_card(s, who)
    del s.players[who].entered[card]
    return card


# -- hiring ----------------------------------------------------------------------------------------------------------


def take_from_pile(s: ViscountsState, segment: int) -> int:
    """The visible townsfolk leaves its pile and the next one comes to light (VIS-16.3)."""
    card = s.folk[segment].pop()
    if s.folk[segment]:
        s.reveal()
        s.tell("townsfolk-shown", segment=SEGMENT_NAMES[segment], card=CARDS[s.folk[segment][-1]].name)
    else:
        s.tell("townsfolk-empty", segment=SEGMENT_NAMES[segment])
    return card


def hire(s: ViscountsState, who: int, segment: int) -> Turn:
    """VIS-16.2: onto the discard pile, then the top right effect, then the discard of workshop 1 (VIS-D45)."""
    player = s.players[who]
    card = s.folk[segment][-1]
    s.tell("hire", who=s.name(who), card=CARDS[card].name)
    take_from_pile(s, segment)
    if s.phase:
        player.discard.append(card)
    else:  # VIS-2.18: what is gained in setup is shuffled into the first draw pile
        player.deck.append(card)
    yield from gain(s, who, CARDS[card].corner)
    for slot, effects in HIRE_EFFECTS:
        if player.built[slot] >= 0:
            yield from gain(s, who, effects)


@human("free_hire")
def free_hire(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.11: from any segment; printed townsfolk cannot be hired (VIS-16.4, VIS-D46)."""
    for _ in range(effect.n):
        visible = [pile[-1] for pile in s.folk if pile]
        if not visible:
            lost(s, who, effect)
            return
        chosen = yield Ask(who, _ASK_HIRE[s.phase], [HIRE[card] for card in visible], ("VIS-19.11", "VIS-16.2"))
        yield from hire(s, who, segment_of(s, chosen.card))


def segment_of(s: ViscountsState, card: int) -> int:
    """The segment where this townsfolk is visible."""
    return next(segment for segment, pile in enumerate(s.folk) if pile and pile[-1] == card)


# -- rearranging -----------------------------------------------------------------------------------------------------


@human("rearrange")
def rearrange(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.14: any order among the occupied slots (VIS-D12)."""
    slots = s.players[who].slots
    occupied = [slot for slot in range(3) if slots[slot] != NONE]
    if len(occupied) < 2:
        lost(s, who, effect)
        return
    options = arrangements([slots[slot] for slot in occupied])
    chosen = yield Ask(who, _ASK_REARRANGE[s.phase], options, ("VIS-19.14",))
    if isinstance(chosen, Arrange):
        for slot, card in zip(occupied, chosen.cards, strict=True):
            slots[slot] = card
        if s.log is not None:
            s.tell("rearrange", who=s.name(who), cards=[CARDS[card].name for card in chosen.cards])
