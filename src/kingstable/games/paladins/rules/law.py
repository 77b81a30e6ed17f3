"""Taxes, suspicion, debts and the Inquisition (PAL sections 17 to 20)."""

from __future__ import annotations

from collections.abc import Iterator

from kingstable.kernel import Ask, Message, Turn, message, named

from ..options import Discard
from ..rival.marker import move_marker
from ..state import PaladinsState, Player
from ..tables import (
    INQUISITION_STEP,
    SUSPICION,
    SUSPICION_TAX,
    TOWNSFOLK,
    TOWNSFOLK_REWARD,
)
from .gains import gain

PEDDLER, CONSPIRATOR, SQUIRE = 1, 2, 3  # PAL-D51: in this order
DISCARDS = tuple(Discard(amount) for amount in range(25))


def take_tax(s: PaladinsState, player: int, amount: int) -> Turn:
    """PAL-17.1 to PAL-17.4: one taking; what the tax supply lacks comes from the general supply."""
    taken = min(amount, s.tax)
    s.tax -= taken
    person = player < s.seats
    if person:
        s.players[player].silver += amount
    s.tell("tax", who=s.name(player), amount=amount, rest=amount - taken, left=s.tax)
    if not person:
        move_marker(s, amount)  # PAL-32.5, PAL-D74
    if s.tax == 0:
        yield from inquisition(s, player)


def lose_tax(s: PaladinsState, player: int, lacks: str) -> Turn:
    """PAL-32.8: the opponent had nothing to discard, so a silver leaves the tax supply."""
    s.tax -= 1
    s.tell("rival-tax-lost", lacks=lacks, left=s.tax)
    if s.tax == 0:
        yield from inquisition(s, player)


def draw_suspicion(s: PaladinsState, player: int, cards: int) -> Turn:
    """PAL-18.1 to PAL-18.6: one at a time, each with its tax and whatever that sets off."""
    for _ in range(cards):
        if not s.suspicion:
            if not s.suspicion_gone:
                s.tell("no-suspicion-cards")
                yield from inquisition(s, player)
            s.suspicion, s.suspicion_gone = s.suspicion_gone, []
            s.rng.shuffle(s.suspicion)
            s.tell("suspicion-shuffled", cards=len(s.suspicion))
        card = s.draw(s.suspicion)
        s.players[player].suspicion.append(card)
        if s.log is not None:
            s.tell("suspicion", who=s.name(player), card=named("suspicion", SUSPICION[card].id))
        if SUSPICION_TAX[card]:
            yield from take_tax(s, player, SUSPICION_TAX[card])


def discard_suspicion(s: PaladinsState, player: int, amount: int) -> None:
    """PAL-18.7, PAL-18.8: newest first."""
    mine = s.players[player].suspicion
    for _ in range(amount):
        s.suspicion_gone.append(mine.pop())
    if amount:
        s.tell("suspicion-discarded", who=s.name(player), amount=amount, left=len(mine))


def ask_discard(s: PaladinsState, player: int, what: Message, most: int, rules: tuple[str, ...]) -> Turn:
    """An optional discard of up to `most` suspicion cards (PAL-D9, PAL-D11)."""
    most = min(most, len(s.players[player].suspicion))
    if most:
        options = DISCARDS[most::-1]
        answer = yield Ask(player, message("ask-discard", what=what, most=most), options, rules)
        discard_suspicion(s, player, answer.amount)


def take_debt(s: PaladinsState, player: int, amount: int = 1) -> None:
    """PAL-19.1; debts never run out (PAL-D16)."""
    s.players[player].unpaid += amount
    s.tell("debt", who=s.name(player), amount=amount)


def inquisition(s: PaladinsState, active: int) -> Turn:
    """PAL-20.1 to PAL-20.8."""
    s.inquiring = True
    s.tell("inquisition")
    for player in _clockwise(s, active):
        yield from _townsfolk_act(s, player)
    stacks = [len(player.suspicion) for player in s.players]
    most = max(stacks)
    if most == 0:
        s.tell("inquisition-nobody")
    else:
        for player, held in enumerate(stacks):
            if held == most:
                take_debt(s, player)
                discard_suspicion(s, player, held // 2)
    s.tax = s.tax_start
    s.tell("tax-filled", amount=s.tax)
    s.inquiring = False


def _clockwise(s: PaladinsState, active: int) -> Iterator[int]:
    """PAL-D50: the active player first."""
    count = len(s.players)
    return ((active + step) % count for step in range(count))


def _townsfolk_act(s: PaladinsState, player: int) -> Turn:
    """Step A for one player: Peddlers, Conspirators, Squires, each card once (PAL-20.3, PAL-D51)."""
    mine = s.players[player]
    for card in _acting(mine, PEDDLER):
        if len(mine.suspicion) >= 2:  # PAL-26.12
            tell_acts(s, player, card)
            gain(s, player, TOWNSFOLK_REWARD[card].simple)
    for card in _acting(mine, CONSPIRATOR):
        amount = TOWNSFOLK_REWARD[card].effects[0].amount
        yield from ask_discard(
            s, player, named("townsfolk", TOWNSFOLK[card].id), amount, ("PAL-20.3", "PAL-26.11", "PAL-D51")
        )
    for card in _acting(mine, SQUIRE):
        if not mine.suspicion:  # PAL-26.10
            tell_acts(s, player, card)
            gain(s, player, TOWNSFOLK_REWARD[card].simple)


def _acting(player: Player, step: int) -> list[int]:
    return [card for card in player.kept if INQUISITION_STEP[card] == step]


def tell_acts(s: PaladinsState, player: int, card: int) -> None:
    """One may keep several cards of one name, so the log says what this one gives."""
    townsfolk, reward = named("townsfolk", TOWNSFOLK[card].id), TOWNSFOLK_REWARD[card].message
    s.tell("townsfolk-acts", seat=player, card=townsfolk, reward=reward)
