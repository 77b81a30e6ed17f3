"""What matters now: which card gives whom a duty, what a king is good for, and what an auction is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kingstable.kernel import Ask, Message, message

from .names import CARD_NAME, OFFICE_NAME
from .options import Bid, Discard, Lower, Place, Raise, Shift, Take
from .tables import FACE, GOLD, HALF, IS_GOLD, IS_KING, NUMBER, OFFICE, OFFICE_OF_CODE
from .view import KingView, OfficeView

#: Cards left to be auctioned, and gold in hand, that are few.
_LAST_SALES: Final = 3
_LITTLE_GOLD: Final = 5


def advice(view: KingView, ask: Ask) -> Iterator[Message]:
    """What the seat that is asked may be told, the most important first."""
    look = _Look(view, ask)
    return (said for rule in _RULES if (said := rule(look)) is not None)


class _Look:
    """A view with what follows from it. Sums of others are what is known of them."""

    def __init__(self, view: KingView, ask: Ask) -> None:
        self.view, self.ask, self.seat = view, ask, ask.seat
        self.offices = {OFFICE_OF_CODE[each.office]: each for each in view.offices}
        self.zones = {option.zone for option in ask.options if isinstance(option, Place)}
        self.drawn = NUMBER[view.drawn] if view.drawn is not None and self.zones else None
        self.sale = NUMBER[view.auction.card] if view.auction is not None and self._bids() else None
        self.hand = [NUMBER[card] for card in view.players[self.seat].hand or ()]
        self.others = [seat for seat in range(view.seats) if seat != self.seat]

    def _bids(self) -> bool:
        return any(isinstance(option, Bid) for option in self.ask.options)

    @property
    def gold(self) -> int:
        return sum(GOLD[card] for card in self.hand)

    def order(self, office: int, seat: int | None = None, card: int | None = None) -> list[int]:
        """Who is known to hold cards of an office, best first (FK-12.8), if that seat had this card too."""
        held = {each.seat: (-each.sum, each.letter) for each in self.offices[office].standings}
        if seat is not None and card is not None:
            less, letter = held.get(seat, (0, FACE[card].letter))
            held[seat] = (less - FACE[card].value, min(letter, FACE[card].letter))
        return sorted(held, key=held.__getitem__)

    def points(self, office: int, seat: int, order: list[int]) -> int:
        """What a seat takes from an office in this order."""
        duties = (self.offices[office].primary, self.offices[office].secondary)
        return sum(duty for duty, holder in zip(duties, order, strict=False) if holder == seat)

    def gain(self, card: int, seat: int) -> int:
        """The points that a card brings a seat as far as is known, where it is not the first of its office."""
        office = OFFICE[card]
        if office not in self.offices or not self.order(office):
            return 0
        after = self.points(office, seat, self.order(office, seat, card))
        return after - self.points(office, seat, self.order(office))

    def overtaker(self, card: int) -> int | None:
        """Who would take the lead of an office from me by a card."""
        office = OFFICE[card]
        if office not in self.offices or self.order(office)[:1] != [self.seat]:
            return None
        return next((seat for seat in self.others if self.order(office, seat, card)[0] == seat), None)

    def leads(self, office: OfficeView) -> bool:
        return self.order(OFFICE_OF_CODE[office.office])[:1] == [self.seat]

    def is_idle(self, card: int) -> bool:
        """Whether a government card of mine brings no duty, as far as I know."""
        office = OFFICE[card]
        return office in self.offices and not self.points(office, self.seat, self.order(office))


def _office(card: int) -> Message:
    return OFFICE_NAME[OFFICE[card]]


# -- placing, as the advisor ----------------------------------------------------------------------------------------


def _keep(look: _Look) -> Message | None:
    if look.drawn is None or "self" not in look.zones:
        return None
    points = look.gain(look.drawn, look.seat)
    return message("advice-keep", office=_office(look.drawn), points=points) if points > 0 else None


def _keep_king(look: _Look) -> Message | None:
    """FK-6.1, FK-6.16: it acts at once, and it is the card of this turn."""
    king = look.drawn is not None and IS_KING[look.drawn] and "self" in look.zones
    return message("advice-keep-king") if king else None


def _gift(look: _Look) -> Message | None:
    """What lies in the middle is taken by the others."""
    if look.drawn is None or "centre" not in look.zones:
        return None
    seat = look.overtaker(look.drawn)
    return message("advice-gift", seat=seat, office=_office(look.drawn)) if seat is not None else None


def _favour(look: _Look) -> Message | None:
    """FK-8.1: said in everybody's first turn as the advisor."""
    first = look.view.turn <= look.view.seats and "favour" in look.zones
    return message("advice-favour") if first and look.drawn is not None and not IS_KING[look.drawn] else None


def _wait(look: _Look) -> Message | None:
    """FK-4.13: a card that brings nothing fills the only place that is mine."""
    left = sum(look.view.room) - 1
    if look.drawn is None or look.zones < {"self", "centre"} or not left:
        return None
    office = OFFICE[look.drawn]
    useless = office in look.offices and bool(look.order(office)) and not look.gain(look.drawn, look.seat)
    return message("advice-wait", count=left) if useless and look.is_idle(look.drawn) else None


def _gold(look: _Look) -> Message | None:
    """Phase two is near, and there is little to bid with."""
    if look.view.phase != 1 or not look.zones or 3 * look.view.turn < 2 * look.view.deal.turns:
        return None
    return message("advice-gold", gold=look.gold) if look.gold <= _LITTLE_GOLD else None


# -- taking from the middle -----------------------------------------------------------------------------------------


def _take(look: _Look) -> Message | None:
    cards = [option.card for option in look.ask.options if isinstance(option, Take)]
    points, card = max(((look.gain(card, look.seat), -card) for card in cards), default=(0, 0))
    return message("advice-take", card=CARD_NAME[-card], points=points) if points > 0 and len(cards) > 1 else None


def _deny(look: _Look) -> Message | None:
    """Whoever comes after me may take what I leave; the advisor takes nothing (FK-5.4)."""
    cards = [option.card for option in look.ask.options if isinstance(option, Take)]
    if len(cards) < 2:
        return None
    for card in cards:
        seat = look.overtaker(card)
        if seat is not None and seat != look.view.leader and _comes_after(look, seat):
            return message("advice-deny", card=CARD_NAME[card], seat=seat, office=_office(card))
    return None


def _comes_after(look: _Look, seat: int) -> bool:
    """The advisor's neighbours take in order, so those between me and the advisor are still to come."""
    seats, leader = look.view.seats, look.view.leader
    return (seat - leader) % seats > (look.seat - leader) % seats


# -- kings ----------------------------------------------------------------------------------------------------------


def _raised(look: _Look) -> set[int]:
    up = [option.offices for option in look.ask.options if isinstance(option, Raise)]
    return {office for offices in up for office in offices} | {
        option.up for option in look.ask.options if isinstance(option, Shift)
    }


def _lowered(look: _Look) -> set[int]:
    down = [option.offices for option in look.ask.options if isinstance(option, Lower)]
    return {office for offices in down for office in offices} | {
        option.down for option in look.ask.options if isinstance(option, Shift)
    }


def _raise(look: _Look) -> Message | None:
    """FK-6.4: a primary duty that I lead is worth one more."""
    mine = [office for office in sorted(_raised(look)) if look.leads(look.offices[office])]
    return message("advice-raise", offices=[OFFICE_NAME[office] for office in mine]) if mine else None


def _lower(look: _Look) -> Message | None:
    """An office in which somebody else leads and I have nothing."""
    for office in sorted(_lowered(look), key=lambda office: -look.offices[office].primary):
        order = look.order(office)
        if order and look.seat not in order:
            return message("advice-lower", office=OFFICE_NAME[office], seat=order[0])
    return None


def _second(look: _Look) -> Message | None:
    """FK-7.2: with a low primary duty the secondary one is gone, and it would be mine."""
    for office in sorted(_lowered(look)):
        now = look.offices[office]
        if now.secondary and not HALF[now.primary - 1] and look.order(office)[1:2] == [look.seat]:
            return message("advice-second", office=OFFICE_NAME[office])
    return None


# -- auctions -------------------------------------------------------------------------------------------------------


def _bluff(look: _Look) -> Message | None:
    """FK-11.1 to FK-11.4."""
    auction = look.view.auction
    if look.sale is None or auction is None or auction.means is None or auction.means >= auction.least:
        return None
    return message("advice-bluff", least=auction.least, means=auction.means)


def _worth(look: _Look) -> Message | None:
    if look.sale is None:
        return None
    points = look.gain(look.sale, look.seat)
    return message("advice-worth", office=_office(look.sale), points=points) if points > 0 else None


def _threat(look: _Look) -> Message | None:
    """Somebody who is still in the auction would overtake me."""
    seat = look.overtaker(look.sale) if look.sale is not None else None
    auction = look.view.auction
    if seat is None or look.sale is None or auction is None or auction.passed[seat] or auction.excluded[seat]:
        return None
    return message("advice-threat", seat=seat, office=_office(look.sale))


def _nothing(look: _Look) -> Message | None:
    """The card on sale would not bring me a duty, nor anybody else mine."""
    if look.sale is None or OFFICE[look.sale] not in look.offices or look.gain(look.sale, look.seat):
        return None
    idle = not look.points(OFFICE[look.sale], look.seat, look.order(OFFICE[look.sale]))
    return message("advice-nothing", office=_office(look.sale)) if idle and look.order(OFFICE[look.sale]) else None


def _for_cards(look: _Look) -> Message | None:
    """FK-10.8: a gold card costs cards, those that bring nothing first."""
    if look.sale is None or not IS_GOLD[look.sale]:
        return None
    idle = sum(map(look.is_idle, look.hand))
    return message("advice-for-cards", count=idle) if idle else None


def _discard(look: _Look) -> Message | None:
    cards = [option.card for option in look.ask.options if isinstance(option, Discard)]
    offices = sorted({OFFICE[card] for card in cards if look.is_idle(card)})
    return message("advice-discard", offices=[OFFICE_NAME[office] for office in offices]) if offices else None


def _last_sales(look: _Look) -> Message | None:
    """FK-13.2: gold that is left brings no points."""
    if look.sale is None or look.view.favour > _LAST_SALES or not look.gold:
        return None
    return message("advice-last-sales", count=look.view.favour, gold=look.gold)


# -- ties -----------------------------------------------------------------------------------------------------------


def _letter(look: _Look) -> Message | None:
    """FK-12.4: in an office that the card in question is about, only a letter parts me from somebody."""
    card = look.sale if look.sale is not None else look.drawn
    if card is None or OFFICE[card] not in look.offices:
        return None
    first = look.offices[OFFICE[card]].standings[:2]
    if len(first) < 2 or first[0].sum != first[1].sum or look.seat not in (first[0].seat, first[1].seat):
        return None
    return message("advice-letter", office=_office(card), leader_seat=first[0].seat, letter=first[0].letter)


_RULES: Final[tuple[Callable[[_Look], Message | None], ...]] = (
    _bluff,
    _keep_king,
    _threat,
    _keep,
    _worth,
    _take,
    _gift,
    _deny,
    _letter,
    _second,
    _raise,
    _lower,
    _last_sales,
    _for_cards,
    _discard,
    _favour,
    _gold,
    _nothing,
    _wait,
)
