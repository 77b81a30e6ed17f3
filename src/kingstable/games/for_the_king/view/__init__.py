"""What a seat may know of the game, as far as it can change: cards by their ids, never what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from ..knowledge import knows, openly_gained
from ..options import NOBLES
from ..rules.payments import payments
from ..rules.phase_two import means
from ..scoring import Award, TieBreak, outcome
from ..state import AUCTION, NOBODY, NONE, OVER, KingState
from ..tables import DEALS, IDS, IS_GOLD, OFFICES, Deal


class Standings(msgspec.Struct, frozen=True):
    """A player's sum and best letter in an office, as far as it is open."""

    seat: int
    sum: int
    letter: str


class Taken(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who took the duties of an office at the end (None: nobody), and whether only a letter decided it."""

    primary: int | None = None
    secondary: int | None = None
    primary_by_letter: bool = False
    secondary_by_letter: bool = False


class OfficeView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An office in play, the values of its duties (a secondary of 0 is no tile), and who is known to lead, best first.

    `taken` is there after the end.
    """

    office: str
    primary: int
    secondary: int = 0
    standings: list[Standings] = []
    taken: Taken | None = None


class KnownCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that everybody saw coming to a player, and how many face-down discards may have taken it since."""

    card: str
    discards: int = 0


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """`cards` is the size of the personal deck or hand, `discarded` counts face-down discards.

    `hand` and `buried` are the cards themselves, shown to their owner, and to all after the end.
    """

    noble: str | None = None
    side: str
    cards: int
    discarded: int = 0
    known: list[KnownCard] = []
    hand: list[str] | None = None
    buried: list[str] | None = None


class AuctionView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The card on sale, for cards if it is gold, and else for gold.

    `means` is what I could pay; `owed` is what the winner still owes. `payments` are the sets of gold cards that I can
    choose among while I owe gold, the cheapest first.
    """

    card: str
    high: int
    bidder: int | None = None
    bids: list[int]
    passed: list[bool]
    excluded: list[bool]
    least: int
    means: int | None = None
    owed: int = 0
    payments: list[list[str]] = []


class SaleView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished round: who won the card for how much, and who failed to pay before."""

    card: str
    winner: int | None = None
    price: int = 0
    failed: list[int] = []


class TieBreakView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tie-break that was used: gold, the number of an office's cards, or its best letter, for each seat."""

    step: str
    office: str | None = None
    worth: list[int] = []
    letters: list[str] = []


class KingView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The table as one seat sees it (None: a spectator).

    `leader` is the advisor or the first player of the round; `actor` decides now. `room` says how many more cards self,
    centre and favour take this turn. While somebody is `drawing`, `drawn` is the card if I am the one who looks at it.
    `put` are the cards of the favour pile that I have put there, `gone` those openly out of the game: used kings, gold
    paid, unsold cards. After the end, `removed` are those that left at random before the start.
    """

    seat: int | None = None
    stage: str
    turn: int
    round: int
    first: int
    leader: int
    actor: int | None = None
    offices: list[OfficeView]
    deck: int
    favour: int
    room: list[int]
    drawn: str | None = None
    drawing: bool = False
    centre: list[str] = []
    king: str | None = None
    auction: AuctionView | None = None
    players: list[PlayerView]
    put: list[str] = []
    gone: list[str] = []
    removed: list[str] = []
    sales: list[SaleView] = []
    tie_breaks: list[TieBreakView] = []

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def deal(self) -> Deal:
        """What the number of players decides."""
        return DEALS[self.seats]

    @property
    def phase(self) -> Literal[1, 2]:
        return 2 if self.stage in (AUCTION, OVER) else 1


def view(s: KingState, seat: int | None) -> KingView:
    """All that the seat may know."""
    shown = _shown(s)
    return shown if seat is None else own_view(shown, s, seat)


def own_view(shown: KingView, s: KingState, seat: int) -> KingView:
    """What a seat may know, made of what all know."""
    over = s.stage == OVER
    players = shown.players.copy()
    hand, buried = _ids(sorted(s.hands[seat])), _ids(sorted(s.buried[seat]))
    players[seat] = replace(players[seat], hand=hand, buried=buried)
    return replace(
        shown,
        seat=seat,
        offices=shown.offices if over else [_office(each, over) for each in outcome(s, seat).awards],
        drawn=IDS[s.drawn] if s.drawn != NONE and knows(s, seat, s.drawn) else None,
        auction=None if shown.auction is None else _own_auction(shown.auction, s, seat),
        players=players,
        put=_ids(sorted([card for card in s.favour if knows(s, seat, card)])),
    )


def _shown(s: KingState) -> KingView:
    over = s.stage == OVER
    end = outcome(s, None)
    return KingView(
        stage=s.stage,
        turn=s.turn,
        round=s.round,
        first=s.first,
        leader=s.leader,
        actor=None if over else s.actor,
        offices=[_office(each, over) for each in end.awards],
        deck=len(s.deck),
        favour=len(s.favour),
        room=list(s.room),
        drawn=IDS[s.drawn] if s.drawn != NONE and knows(s, None, s.drawn) else None,
        drawing=s.drawn != NONE,
        centre=_ids(s.centre),
        king=IDS[s.king] if s.king != NONE else None,
        auction=_auction(s) if s.sale != NONE else None,
        players=[_player(s, player, over) for player in range(s.seats)],
        gone=_ids(s.spent),
        removed=_ids(sorted(s.removed)) if over else [],
        sales=[SaleView(IDS[sale.card], _seat(sale.winner), sale.price, list(sale.failed)) for sale in s.sales],
        tie_breaks=[_tie_break(step) for step in end.used] if over else [],
    )


def _ids(cards: Iterable[int]) -> list[str]:
    return [IDS[card] for card in cards]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _office(each: Award, over: bool) -> OfficeView:
    return OfficeView(
        office=OFFICES[each.duty.office],
        primary=each.duty.primary,
        secondary=each.duty.secondary,
        standings=[Standings(*standing) for standing in each.standings],
        taken=_taken(each) if over else None,
    )


def _taken(each: Award) -> Taken:
    return Taken(_seat(each.primary_seat), _seat(each.secondary_seat), each.by_letter(0), each.by_letter(1))


def _auction(s: KingState) -> AuctionView:
    return AuctionView(
        card=IDS[s.sale],
        high=s.high,
        bidder=_seat(s.bidder),
        bids=list(s.bids),
        passed=list(s.passed),
        excluded=list(s.excluded),
        least=s.high + 1,
        owed=s.owed,
    )


def _own_auction(shown: AuctionView, s: KingState, seat: int) -> AuctionView:
    choosing = s.owed and seat == s.bidder and not IS_GOLD[s.sale]
    ways = [_ids(payment.cards) for payment in payments(s, s.bidder, s.owed)] if choosing else []
    return replace(shown, means=means(s, seat), payments=ways)


def _player(s: KingState, player: int, shown: bool) -> PlayerView:
    return PlayerView(
        noble=NOBLES[s.nobles[player]] if s.nobles[player] != NONE else None,
        side=s.sides[player],
        cards=len(s.hands[player]),
        discarded=len(s.buried[player]),
        known=[KnownCard(IDS[card], discards) for card, discards in openly_gained(s, player)],
        hand=_ids(sorted(s.hands[player])) if shown else None,
        buried=_ids(sorted(s.buried[player])) if shown else None,
    )


def _tie_break(step: TieBreak) -> TieBreakView:
    office = OFFICES[step.office] if step.office >= 0 else None
    return TieBreakView(step.step, office, list(step.worth), list(step.letters))
