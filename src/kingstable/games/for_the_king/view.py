"""What a seat may know of the game: everything a client needs to draw the table, and nothing that is hidden."""

from __future__ import annotations

from typing import Literal

import msgspec

from .knowledge import knows, openly_gained
from .options import NOBLES
from .rules.payments import payments
from .rules.phase_two import bid_cap, means
from .scoring import Award, Standing, TieBreak, outcome
from .state import AUCTION, NOBODY, NONE, OVER, KingState
from .tables import (
    EFFECT,
    FACE,
    GOLD,
    IDS,
    IS_GOLD,
    IS_RECONSTRUCTED,
    MARK,
    OFFICE,
    OFFICES,
    TYPE,
)

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


class Standings(msgspec.Struct, frozen=True):
    """A player's sum and best letter in an office, as far as it is open."""

    seat: int
    sum: int
    letter: str


class OfficeView(msgspec.Struct, frozen=True):
    """An office in play, the values of its duties (a secondary of 0 is no tile), and who is known to lead."""

    office: str
    primary: int
    secondary: int
    standings: list[Standings]


class KnownCard(msgspec.Struct, frozen=True):
    """A card that everybody saw coming to a player, and how many face-down discards may have taken it since."""

    card: str
    discards: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """`cards` is the size of the personal deck or hand; `hand` is shown to its owner, and to all after the end."""

    seat: int
    noble: str | None
    side: str
    cards: int
    discarded: int
    known: list[KnownCard]
    known_gold: int
    hand: list[str] | None


class OwnOffice(msgspec.Struct, frozen=True):
    """My cards of one office."""

    office: str
    cards: list[str]
    sum: int
    letter: str


class OwnView(msgspec.Struct, frozen=True):
    """My cards by office and my gold, the cards of the favour pile I have put there, and my face-down discards."""

    offices: list[OwnOffice]
    gold_cards: list[str]
    gold: int
    favour: list[str]
    discarded: list[str]


class PaymentView(msgspec.Struct, frozen=True):
    """Gold cards that pay a bid, their total, and how much of it is lost (FK-10.5)."""

    cards: list[str]
    total: int
    lost: int


class AuctionView(msgspec.Struct, frozen=True, kw_only=True):
    """The card on sale; `means` is what I could pay, in the auction's `unit`; `owed` is what the winner still owes.

    `payments` are those I can choose among while I owe gold, the cheapest first.
    """

    card: str
    unit: Literal["gold", "cards"]
    high: int
    bidder: int | None
    bids: list[int]
    passed: list[bool]
    excluded: list[bool]
    least: int
    cap: int
    means: int | None
    owed: int
    payments: list[PaymentView]


class ReferenceCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card of the set for this number of players, and where it is from my point of view."""

    card: str
    type: Literal["government", "king", "gold"]
    where: Where
    seat: int | None = None
    discards: int = 0
    office: str = ""
    value: int = 0
    letter: str = ""
    effect: str = ""
    mark: int = 0
    reconstructed: bool = False


class SaleView(msgspec.Struct, frozen=True):
    """A finished round: who won the card for how much, and who failed to pay before."""

    card: str
    winner: int | None
    price: int
    failed: list[int]


class AwardView(msgspec.Struct, frozen=True, kw_only=True):
    """Who took the duties of an office, and whether only a letter decided it."""

    office: str
    primary: int
    secondary: int
    primary_seat: int | None
    secondary_seat: int | None
    primary_by_letter: bool
    secondary_by_letter: bool
    standings: list[Standings]


class TieBreakView(msgspec.Struct, frozen=True):
    """A tie-break that was used: gold, the number of an office's cards, or its best letter, for each seat."""

    step: str
    office: str | None
    worth: list[int]
    letters: list[str]


class KingView(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat sees it (None: a spectator).

    `leader` is the advisor or the first player of the round; `actor` decides now. `room` says how many more cards self,
    centre and favour take this turn. `removed` cards left at random before the start, those in `out` by their mark.
    """

    seat: int | None
    seats: int
    phase: Literal[1, 2]
    stage: str
    turn: int
    turns: int
    round: int
    rounds: int
    first: int
    leader: int
    actor: int | None
    offices: list[OfficeView]
    secondary_duties: bool
    deck: int
    favour: int
    removed: int
    out: list[str]
    room: list[int]
    drawn: str | None
    drawing: bool
    centre: list[str]
    king: str | None
    effect: str | None
    auction: AuctionView | None
    players: list[PlayerView]
    mine: OwnView | None
    reference: list[ReferenceCard]
    sales: list[SaleView]
    awards: list[AwardView]
    tie_breaks: list[TieBreakView]


def view(s: KingState, seat: int | None) -> KingView:
    """All that the seat may know."""
    deal, over = s.deal, s.stage == OVER
    end = outcome(s)
    return KingView(
        seat=seat,
        seats=s.seats,
        phase=2 if s.stage in (AUCTION, OVER) else 1,
        stage=s.stage,
        turn=s.turn,
        turns=deal.turns,
        round=s.round,
        rounds=deal.turns,
        first=s.first,
        leader=s.leader,
        actor=None if over else s.actor,
        offices=[
            OfficeView(OFFICES[each.duty.office], each.duty.primary, each.duty.secondary, _standings(each.standings))
            for each in end.awards
        ],
        secondary_duties=deal.secondary,
        deck=len(s.deck),
        favour=len(s.favour),
        removed=len(s.removed),
        out=_ids(deal.out),
        room=list(s.room),
        drawn=IDS[s.drawn] if s.drawn != NONE and knows(s, seat, s.drawn) else None,
        drawing=s.drawn != NONE,
        centre=_ids(s.centre),
        king=IDS[s.king] if s.king != NONE else None,
        effect=EFFECT[s.king] if s.king != NONE else None,
        auction=_auction(s, seat) if s.sale != NONE else None,
        players=[_player(s, other, seat) for other in range(s.seats)],
        mine=None if seat is None else _own(s, seat),
        reference=reference(s, seat),
        sales=[SaleView(IDS[sale.card], _seat(sale.winner), sale.price, list(sale.failed)) for sale in s.sales],
        awards=[_award(each) for each in end.awards] if over else [],
        tie_breaks=[_tie_break(step) for step in end.used] if over else [],
    )


def _ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [IDS[card] for card in cards]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _standings(standings: tuple[Standing, ...]) -> list[Standings]:
    return [Standings(each.seat, each.sum, each.letter) for each in standings]


def _auction(s: KingState, seat: int | None) -> AuctionView:
    return AuctionView(
        card=IDS[s.sale],
        unit="cards" if IS_GOLD[s.sale] else "gold",
        high=s.high,
        bidder=_seat(s.bidder),
        bids=list(s.bids),
        passed=list(s.passed),
        excluded=list(s.excluded),
        least=s.high + 1,
        cap=bid_cap(s),
        means=None if seat is None else means(s, seat),
        owed=s.owed,
        payments=_payments(s, seat) if s.owed and seat == s.bidder and not IS_GOLD[s.sale] else [],
    )


def _payments(s: KingState, seat: int) -> list[PaymentView]:
    found = []
    for payment in payments(s, seat, s.owed):
        total = sum([GOLD[card] for card in payment.cards])
        found.append(PaymentView(_ids(payment.cards), total, total - s.owed))
    return found


def _player(s: KingState, player: int, seat: int | None) -> PlayerView:
    known = list(openly_gained(s, player))
    open_hand = player == seat or s.stage == OVER
    return PlayerView(
        seat=player,
        noble=NOBLES[s.nobles[player]] if s.nobles[player] != NONE else None,
        side=s.sides[player],
        cards=len(s.hands[player]),
        discarded=len(s.buried[player]),
        known=[KnownCard(IDS[card], discards) for card, discards in known],
        known_gold=sum([GOLD[card] for card, _ in known]),
        hand=_ids(sorted(s.hands[player])) if open_hand else None,
    )


def _own(s: KingState, seat: int) -> OwnView:
    hand = sorted(s.hands[seat])
    offices = []
    for office in s.deal.offices:
        cards = [card for card in hand if OFFICE[card] == office]
        letter = min([FACE[card].letter for card in cards], default="")
        offices.append(OwnOffice(OFFICES[office], _ids(cards), sum([FACE[card].value for card in cards]), letter))
    return OwnView(
        offices=offices,
        gold_cards=_ids([card for card in hand if IS_GOLD[card]]),
        gold=s.gold_of(seat),
        favour=_ids(sorted([card for card in s.favour if knows(s, seat, card)])),
        discarded=_ids(sorted(s.buried[seat])),
    )


def reference(s: KingState, seat: int | None) -> list[ReferenceCard]:
    """The whole set for this number of players: which cards there are, and which are known to be gone."""
    where: dict[int, tuple[Where, int | None, int]] = {}
    over = s.stage == OVER
    for player in range(s.seats):
        if player == seat or over:
            where.update(dict.fromkeys(s.hands[player], ("mine" if player == seat else "held", player, 0)))
            where.update(dict.fromkeys(s.buried[player], ("discarded", player, 0)))
        else:
            where.update({card: ("held", player, discards) for card, discards in openly_gained(s, player)})
    where.update({card: ("favour", None, 0) for card in s.favour if knows(s, seat, card)})
    where.update(dict.fromkeys(s.centre, ("centre", None, 0)))
    where.update(dict.fromkeys(s.spent, ("gone", None, 0)))
    where.update({card: ("removed", None, 0) for card in s.removed if over})
    if s.drawn != NONE and knows(s, seat, s.drawn):
        where[s.drawn] = ("drawn", None, 0)
    if s.sale != NONE:
        where[s.sale] = ("sale", None, 0)
    if s.king != NONE:
        where[s.king] = ("king", None, 0)
    return [_reference(card, *where.get(card, ("unknown", None, 0))) for card in s.deal.cards]


def _reference(card: int, where: Where, seat: int | None, discards: int) -> ReferenceCard:
    face = FACE[card]
    return ReferenceCard(
        card=IDS[card],
        type=TYPE[card],
        where=where,
        seat=seat,
        discards=discards,
        office=OFFICES[face.office] if face.office >= 0 else "",
        value=face.value or face.gold,
        letter=face.letter,
        effect="" if EFFECT[card] == "none" else EFFECT[card],
        mark=MARK[card],
        reconstructed=IS_RECONSTRUCTED[card],
    )


def _award(each: Award) -> AwardView:
    return AwardView(
        office=OFFICES[each.duty.office],
        primary=each.duty.primary,
        secondary=each.duty.secondary,
        primary_seat=_seat(each.primary_seat),
        secondary_seat=_seat(each.secondary_seat),
        primary_by_letter=each.by_letter(0),
        secondary_by_letter=each.by_letter(1),
        standings=_standings(each.standings),
    )


def _tie_break(step: TieBreak) -> TieBreakView:
    office = OFFICES[step.office] if step.office >= 0 else None
    return TieBreakView(step.step, office, list(step.worth), list(step.letters))
