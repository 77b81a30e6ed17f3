"""What a world of For the King comes to: what is left of the cards is dealt out, and the rest goes to who has gold."""

from __future__ import annotations

from collections.abc import Iterator

from .scoring import Award, award, duties
from .state import NONE, KingState
from .tables import CLOCKWISE, FACE, GOLD, IS_GOLD, IS_KING


def foreseen(s: KingState) -> list[Award]:
    """Who would take the duties: everybody gets as many of the cards to come, and gold buys those up for auction.

    Two worlds that differ in a card only end alike but for it, so that a few of them tell what it is worth.
    """
    hands = [hand.copy() for hand in s.hands]
    wares = [] if s.sale == NONE else [s.sale]
    wares += reversed(s.favour)
    for place, card in enumerate(_to_come(s)):
        seat = place % (s.seats + 1)
        if seat == s.seats:
            wares.append(card)
        elif not IS_KING[card]:
            hands[seat].append(card)
    _sell([card for card in wares if not IS_GOLD[card]], hands)
    return award(duties(s), [[FACE[card] for card in hand] for hand in hands])


def _to_come(s: KingState) -> Iterator[int]:
    """The cards that nobody has yet, in their order."""
    if s.drawn != NONE:
        yield s.drawn
    yield from reversed(s.deck)


def _sell(wares: list[int], hands: list[list[int]]) -> None:
    """Whoever has most gold left takes a card, at a price at which all the gold is spent in the end."""
    purses = [float(sum([GOLD[card] for card in hand])) for hand in hands]
    seats = CLOCKWISE[len(hands)]
    for sold, card in enumerate(wares):
        price = max(1.0, sum(purses) / (len(wares) - sold))
        buyer = max(seats[sold % len(hands)], key=purses.__getitem__)
        if purses[buyer] >= price / 2:
            purses[buyer] -= price
            if not IS_KING[card]:
                hands[buyer].append(card)
