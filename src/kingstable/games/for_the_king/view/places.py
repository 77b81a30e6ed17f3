"""Where each card of the game is, as far as a view tells: for minds and for lists of all cards."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ..tables import NUMBER
from . import KingView

Where = Literal[
    "unknown",  # not seen by me
    "drawn",  # I am looking at it
    "mine",  # in my personal deck or hand
    "held",  # everybody saw it come to `seat`, who has made `discards` face-down discards since
    "centre",
    "favour",  # I put it there
    "sale",
    "king",  # being applied
    "gone",  # openly out of the game: a used king, gold paid, an unsold card
    "discarded",  # face down by `seat`: by me, or known after the end
    "removed",  # at random before the start; known after the end
]


class Place(NamedTuple):
    """The place of a card, whose it is, and how many face-down discards may have taken it from there."""

    where: Where
    seat: int | None = None
    discards: int = 0


UNKNOWN: Final = Place("unknown")


def places(view: KingView) -> dict[int, Place]:
    """The place of each card with this number of players, in their order."""
    found: dict[int, Place] = dict.fromkeys(view.deal.cards, UNKNOWN)

    def put(place: Place, *cards: str | None) -> None:
        found.update((NUMBER[card], place) for card in cards if card is not None)

    for seat, player in enumerate(view.players):
        if player.hand is None:
            for known in player.known:
                put(Place("held", seat, known.discards), known.card)
        else:
            put(Place("mine" if seat == view.seat else "held", seat), *player.hand)
        put(Place("discarded", seat), *(player.buried or ()))
    put(Place("favour"), *view.put)
    put(Place("centre"), *view.centre)
    put(Place("gone"), *view.gone)
    put(Place("removed"), *view.removed)
    put(Place("drawn"), view.drawn)
    put(Place("sale"), view.auction.card if view.auction is not None else None)
    put(Place("king"), view.king)
    return found
