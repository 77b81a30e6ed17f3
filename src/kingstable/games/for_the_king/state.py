"""The whole truth about a game: where each of the cards lies, who has seen it, and what is going on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import msgspec

from kingstable.kernel import State

from .tables import DEALS, GOLD, Deal

NOBLES = "nobles"
START = "start"
DISTRIBUTE = "distribute"
CHOOSE = "choose"
AUCTION = "auction"
OVER = "over"

NOBODY = -1
NONE = -1


class Sale(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a round of phase two ended: who won the card for how much (-1: nobody did), and who failed before."""

    card: int
    winner: int = NOBODY
    price: int = 0
    failed: tuple[int, ...] = ()


@dataclass(slots=True, kw_only=True)
class KingState(State):
    """`leader` is the advisor in phase one and the first player of the round in phase two; `actor` is to decide.

    `drawn`, `sale` and `king` are the cards being looked at, on sale and being applied (-1: none). Face-down
    discards lie in `buried`, by former owner, with the rounds in which they went; all open ones in `spent`. `owed` is
    what the winner of an auction still has to pay.
    """

    seats: int
    stage: str
    first: int
    leader: int
    actor: int
    turn: int = 0
    round: int = 0
    nobles: list[int]
    sides: list[str]
    removed: list[int]
    deck: list[int]
    drawn: int = NONE
    room: list[int]
    centre: list[int]
    favour: list[int]
    sale: int = NONE
    king: int = NONE
    hands: list[list[int]]
    buried: list[list[int]]
    buried_in: list[list[int]]
    spent: list[int]
    primary: list[int]
    high: int = 0
    bidder: int = NOBODY
    owed: int = 0
    bids: list[int]
    passed: list[bool]
    excluded: list[bool]
    #: For each card a bit for each seat that has seen its face; all bits when it was open to everybody.
    seen: list[int]
    #: For each card openly won the round in which it came to its owner; 0 for those of phase one.
    entered: list[int]
    #: For each seat what its failures told (FK-V17): in that round, the gold it held and has not openly paid
    #: since was less than this.
    lacks: list[list[tuple[int, int]]]
    sales: list[Sale]

    def copy(self) -> Self:
        copy = self.begun()
        copy.seats = self.seats
        copy.stage = self.stage
        copy.first = self.first
        copy.leader = self.leader
        copy.actor = self.actor
        copy.turn = self.turn
        copy.round = self.round
        copy.nobles = self.nobles.copy()
        copy.sides = self.sides.copy()
        copy.removed = self.removed.copy()
        copy.deck = self.deck.copy()
        copy.drawn = self.drawn
        copy.room = self.room.copy()
        copy.centre = self.centre.copy()
        copy.favour = self.favour.copy()
        copy.sale = self.sale
        copy.king = self.king
        copy.hands = [hand.copy() for hand in self.hands]
        copy.buried = [cards.copy() for cards in self.buried]
        copy.buried_in = [rounds.copy() for rounds in self.buried_in]
        copy.spent = self.spent.copy()
        copy.primary = self.primary.copy()
        copy.high = self.high
        copy.bidder = self.bidder
        copy.owed = self.owed
        copy.bids = self.bids.copy()
        copy.passed = self.passed.copy()
        copy.excluded = self.excluded.copy()
        copy.seen = self.seen.copy()
        copy.entered = self.entered.copy()
        copy.lacks = [lacks.copy() for lacks in self.lacks]
        copy.sales = self.sales.copy()
        return copy

    @property
    def deal(self) -> Deal:
        return DEALS[self.seats]

    @property
    def everybody(self) -> int:
        """The bits of all seats, as in `seen`."""
        return (1 << self.seats) - 1

    def left_of(self, seat: int) -> int:
        """The following seat, clockwise (FK-1.2)."""
        return (seat + 1) % self.seats

    def show(self, card: int) -> None:
        """Everybody sees the card from now on."""
        self.seals += 1
        self.seen[card] = self.everybody

    def gold_of(self, seat: int) -> int:
        """The total value of the seat's gold cards (FK-14.2)."""
        return sum([GOLD[card] for card in self.hands[seat]])

    def bury(self, seat: int, card: int) -> None:
        """Discard a card from hand, face down; its former owner alone knows which it was."""
        self.hands[seat].remove(card)
        self.buried[seat].append(card)
        self.buried_in[seat].append(self.round)
