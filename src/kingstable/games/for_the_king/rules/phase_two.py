"""Phase two, Gain Esteem: the cards of the favour pile are auctioned one after another."""

from collections.abc import Callable, Generator, Sequence
from functools import cache, partial
from typing import Any, Final

from kingstable.kernel import Ask, Asks, Message, Option, Turn

from ..names import CARD_NAME, card_names
from ..options import DISCARD, Bid, bids
from ..scoring import tell_result
from ..state import NOBODY, NONE, OVER, KingState, Sale
from ..tables import CLOCKWISE, GOLD, IS_GOLD, IS_KING
from .kings import crown
from .payments import payments

#: Asks for a payment, and gives the cards that it is made of.
_Paying = Generator[Ask | Asks, Any, list[int]]

_BID_RULES: Final = ("FK-9.1", "FK-9.3", "FK-9.4", "FK-9.8", "FK-9.12")
_PAY_RULES: Final = ("FK-10.3", "FK-10.4", "FK-10.5", "FK-10.12")
_DISCARD_RULES: Final = ("FK-10.8", "FK-10.9", "FK-10.12")


def auction(s: KingState) -> Turn:
    """One player bids or passes; whatever that decides follows (sections 9 to 11)."""
    if s.sale == NONE:
        _turn_up(s)
    me = s.actor
    choice = yield Ask(me, _ask_bid(s.sale, s.high), bid_options(s, me), _BID_RULES)
    if isinstance(choice, Bid):
        _bid(s, me, choice.amount)
    else:
        s.passed[me] = True
        if s.log is not None:
            s.tell("pass", seat=me, card=CARD_NAME[s.sale])
    following = _following(s, me)
    if following != NOBODY and following != s.bidder:
        s.actor = following
    elif s.bidder != NOBODY:  # FK-9.9, FK-9.10
        yield from _settle(s, s.bidder)
    else:
        _unsold(s)  # FK-11.10


@cache
def _ask_bid(card: int, high: int) -> Message:
    return Message("ask-bid-cards" if IS_GOLD[card] else "ask-bid", {"card": CARD_NAME[card], "high": high})


def _turn_up(s: KingState) -> None:
    """FK-8.5: the first player turns up the top card; bidding starts with them (FK-8.6)."""
    s.round += 1
    s.sale = s.draw(s.favour)
    s.show(s.sale)
    if s.log is not None:
        s.tell("turn-up", seat=s.leader, card=CARD_NAME[s.sale], round=s.round, rounds=s.deal.turns)
    s.excluded = [False] * s.seats
    _open_auction(s)


def _open_auction(s: KingState) -> None:
    """Start afresh among all who are not excluded, from the first player on (FK-11.5 to FK-11.7)."""
    s.high = 0
    s.bidder = NOBODY
    s.bids = [0] * s.seats
    s.passed = [False] * s.seats
    s.actor = s.leader if not s.excluded[s.leader] else _following(s, s.leader)


def _following(s: KingState, seat: int) -> int:
    """The next player clockwise who still takes part, which may be this one again; -1 when there is none."""
    passed, excluded = s.passed, s.excluded
    for other in CLOCKWISE[s.seats][seat]:
        if not passed[other] and not excluded[other]:
            return other
    return NOBODY


def bid_options(s: KingState, seat: int) -> tuple[Option, ...]:
    """FK-C5: pass, or anything above the highest bid up to the cap; an empty hand can only pass."""
    cap = bid_cap(s) if s.hands[seat] else 0  # FK-9.15
    return bids(s.high + 1, cap)


def bid_cap(s: KingState) -> int:
    """FK-D19: all the gold there is, or the largest hand possible."""
    return s.deal.cards_cap if IS_GOLD[s.sale] else s.deal.gold_cap


def means(s: KingState, seat: int) -> int:
    """What the seat could pay for the card on sale: cards for gold, gold for anything else (FK-11.1)."""
    return len(s.hands[seat]) if IS_GOLD[s.sale] else s.gold_of(seat)


def _unit(s: KingState) -> str:
    """The end of a message id where cards are bid instead of gold (FK-9.8)."""
    return "-cards" if IS_GOLD[s.sale] else ""


def _bid(s: KingState, seat: int, amount: int) -> None:
    s.high = s.bids[seat] = amount
    s.bidder = seat
    if s.log is None:
        return
    can, card = means(s, seat), CARD_NAME[s.sale]
    event = "bid" + _unit(s)
    if amount > can:  # FK-D18: only the bidder is warned
        s.tell_secret(seat, event, {"means": can}, seat=seat, amount=amount, card=card)
    else:
        s.tell(event, seat=seat, amount=amount, card=card)


def _settle(s: KingState, winner: int) -> Turn:
    """The winner pays the whole bid, which they must if they can, and receives the card (FK-8.7, FK-10.14)."""
    card, price = s.sale, s.high
    s.reveal()  # all see now whether the bid was within the winner's means (FK-V13)
    if means(s, winner) < price:
        _fail(s, winner)
        return
    s.tell("win" + _unit(s), seat=winner, card=CARD_NAME[card], price=price)
    s.actor = winner
    s.owed = price
    paid = yield from (_pay_cards if IS_GOLD[card] else _pay_gold)(s, winner, price)
    s.owed = 0
    s.sale = NONE
    if not IS_KING[card]:
        s.hands[winner].append(card)
        s.entered[card] = s.round
    _tell_paid(s, winner, card, paid, price)
    if IS_KING[card]:
        yield from crown(s, winner, card)  # FK-10.7
    _end_round(s, Sale(card, winner, price, _failed(s)))


def _tell_paid(s: KingState, seat: int, card: int, paid: Sequence[int], price: int) -> None:
    """Gold is laid off face up, cards are discarded face down."""
    if s.log is None:
        return
    if IS_GOLD[card]:
        s.tell_secret(seat, "discard", {"cards": card_names(paid)}, seat=seat, count=price, bought=CARD_NAME[card])
    else:
        gold = sum([GOLD[card] for card in paid])
        s.tell("pay", seat=seat, cards=card_names(paid), paid=gold, lost=gold - price, bought=CARD_NAME[card])


def _pay_gold(s: KingState, seat: int, price: int) -> _Paying:
    """Gold cards are laid off face up until the bid is reached; no change is given (FK-10.2 to FK-10.5)."""
    prompt = Message("ask-pay", {"price": price, "card": CARD_NAME[s.sale]})
    (choice,) = yield _hidden(lambda: Ask(seat, prompt, payments(s, seat, price), _PAY_RULES))
    for card in choice.cards:
        s.hands[seat].remove(card)
        s.show(card)
        s.spent.append(card)
        s.lacks[seat] = [
            (round, room - GOLD[card] if s.entered[card] < round else room) for round, room in s.lacks[seat]
        ]
    return list(choice.cards)


def _pay_cards(s: KingState, seat: int, price: int) -> _Paying:
    """As many cards as were bid are discarded face down, one by one, of any kinds (FK-10.8, FK-10.9)."""
    hand = s.hands[seat]
    paid: list[int] = []
    for left in range(price, 0, -1):
        card = hand[0]
        if len(hand) > left:
            prompt = Message("ask-discard", {"left": left, "card": CARD_NAME[s.sale]})
            (choice,) = yield _hidden(partial(_ask_discard, s, seat, prompt))
            card = choice.card
        s.bury(seat, card)
        s.owed -= 1
        paid.append(card)
    return paid


def _ask_discard(s: KingState, seat: int, prompt: Message) -> Ask:
    return Ask(seat, prompt, [DISCARD[card] for card in s.hands[seat]], _DISCARD_RULES)


def _hidden(question: Callable[[], Ask]) -> Asks:
    """A question whose options show a hand: imagined by another seat, it is asked anew about the imagined hand."""
    return Asks([question()], lambda: [question()])


def _fail(s: KingState, seat: int) -> None:
    """A winner without the means loses a random card, and the others bid again (FK-11.1 to FK-11.8)."""
    card = s.sale
    if s.log is not None:
        s.tell("fail" + _unit(s), seat=seat, card=CARD_NAME[card], price=s.high)
    if not IS_GOLD[card]:
        s.lacks[seat].append((s.round, s.high))
    penalty = s.rng.pick(s.hands[seat])  # FK-D23
    s.bury(seat, penalty)
    if s.log is not None:
        s.tell_secret(seat, "penalty", {"card": CARD_NAME[penalty]}, seat=seat, drawer_seat=s.left_of(seat))
    s.excluded[seat] = True
    if all(s.excluded):
        _unsold(s)  # FK-11.8
        return
    _open_auction(s)
    if s.log is not None:
        s.tell("again", seat=s.actor, card=CARD_NAME[card])


def _failed(s: KingState) -> tuple[int, ...]:
    return tuple([seat for seat in range(s.seats) if s.excluded[seat]])


def _unsold(s: KingState) -> None:
    """Nobody gets the card; it is discarded without effect (FK-11.10)."""
    card = s.sale
    s.sale = NONE
    s.spent.append(card)
    if s.log is not None:
        s.tell("unsold", card=CARD_NAME[card])
    _end_round(s, Sale(card, failed=_failed(s)))


def _end_round(s: KingState, sale: Sale) -> None:
    """The next round's first player sits left of this one's, whoever won (FK-11.11, FK-11.12)."""
    s.sales.append(sale)
    if s.favour:
        s.leader = s.actor = s.left_of(s.leader)
    else:
        s.stage = OVER  # FK-11.14
        tell_result(s)
