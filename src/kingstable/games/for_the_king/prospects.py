"""What a search needs to know of For the King: each option is a way to go on, and offices tell who is ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kingstable.kernel import Ask, Candidate, Level, Option, ScoreLine, Table, Trust, message

from .greedy import WEIGHTS, Outlook, Weights, answer, judged
from .likely import likelihood
from .names import OFFICE_NAME
from .options import PASS, Bid, Discard, Take
from .rules.payments import payments
from .rules.phase_two import means as bid_means
from .scoring import Award, outcome
from .state import DISTRIBUTE, NONE, KingState
from .tables import EFFECT, FACE, GOLD, IS_GOLD, IS_KING, OFFICE, OFFICES
from .view import view
from .worth import foreseen

#: How the levels play here, so that each is clearly stronger than the one before: between `greedy` and `master` is no
#: room for another one.
LEVELS: Final = {
    "beginner": Level(0.0, 3, 0.48),
    "apprentice": Level(0.0, 3, 0.24),
    "master": Level(0.75, 8),
}
AHEAD: Final = 2
#: What placing a card leads to, which hints say; and what one would rather have less of.
NOTED: Final[Mapping[str, Sequence[str]]] = {"log-centre": (), "log-favour-known": ()}
_GIVEN: Final = tuple(f"{kind}-given" for kind in ("gold", "king", "other", *OFFICES))
BURDENS: Final = ("gold-bid", "cards-bid", "short", "rival", *_GIVEN)
#: What tells ways apart that are alike in what can be kept, in gold, or in what a bid costs or is for.
WITHIN: Final[Mapping[str, str]] = {
    "to-favour": "to-come",
    "rival": "to-come",
    "gold-driven": "gold-bid",
    "cards-driven": "cards-bid",
    **dict.fromkeys(_GIVEN, "to-come"),
    "gold-cards": "gold-held",
    **{f"{won}-outbid": won for won in ("gold-won", "king-won", *(f"{office}-won" for office in OFFICES))},
}
#: Whatever is best to bid, one may pass.
BESIDE: Final[Mapping[str, str]] = {"bid": "pass"}
SIFTED: Final = 0
#: How far the first glance is trusted, which is good where several compete and less so between two.
BETWEEN_TWO: Final = Trust(0.3, 0.0)
AMONG_SEVERAL: Final = Trust(1.0, 0.7)
#: The numbers of players for whom the value of positions was learned.
LEARNED: Final = (2, 4)
#: What the search weighs cards by with more than two players, found by trying.
TRIED: Final = Weights(
    gold=0.227,
    buys=1.56,
    rivalry=0.564,
    denial=0.428,
    steady=0.0735,
    early=0.246,
    keep=0.533,
    aside=0.526,
)
MOST: Final = 4  # answers that are worth a thought
LAST: Final = 3  # sales between two in which what was learned takes gold for more than it can still bring
DOUBT: Final = 0.3  # points by which another answer than greedy's seems worse at first


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """Greedy's answer first, then the others by what they seem worth; of those that come to the same only one.

    Whoever bids passes when somebody goes higher: whether to go on is thought about then.
    """
    outlook = Outlook(view(table.state, ask.seat), ask.seat, WEIGHTS if table.seats == 2 else TRIED)
    best = answer(outlook, ask.options)
    if top == 1:
        return [Candidate(0.0, (best,))]
    return [
        Candidate(-DOUBT * place, (option, PASS) if isinstance(option, Bid) else (option,))
        for place, option in enumerate(_various(best, ask.options, outlook)[: min(top, MOST)])
    ]


def _various(best: Option, options: Sequence[Option], outlook: Outlook) -> list[Option]:
    """Greedy's answer and the others, the best first; cards of equal worth would only keep other ways out."""
    found = {beginning(best): best}
    for option in sorted(options, key=lambda option: -judged(outlook, option)):
        found.setdefault(beginning(option), option)
    return [*found.values()]


def trust(seats: int) -> Trust:
    """Between two what worlds say is followed, among several only where they surely say so."""
    return BETWEEN_TWO if seats == 2 else AMONG_SEVERAL


def likely(s: KingState, seat: int) -> float:
    """What others hold, they have mostly chosen, and seldom do they bid what they cannot pay."""
    return likelihood(s, seat)


def stage(s: KingState, seat: int) -> int:
    """Every turn and every sale, where the value was learned; the last sales between two are played to the end.

    Otherwise the turns of phase one; phase two is played to its end, since what gold is worth shows only there.
    """
    if s.seats not in LEARNED:
        return s.turn
    sold = len(s.sales)
    return 2 * (s.turn + (min(sold, s.deal.turns - LAST) if s.seats == 2 else sold))


def settled(s: KingState, seat: int) -> int:
    """Every turn and every sale, with any number of players."""
    return s.turn + len(s.sales)


def beginning(option: Option) -> object:
    """Cards of equal worth are taken and discarded alike, whatever their letters."""
    if isinstance(option, Take | Discard):
        return option.kind, FACE[option.card]._replace(letter=""), EFFECT[option.card]
    return option


def means(s: KingState, seat: int) -> list[ScoreLine]:
    """Gold, sums in each office, what may still be kept and put aside in this turn, what others get, and a bid."""
    hand = s.hands[seat]
    gold = [GOLD[card] for card in hand if IS_GOLD[card]]
    return [
        ScoreLine("gold-held", sum(gold), message("means-gold")),
        ScoreLine("gold-cards", len(gold), message("means-gold-cards")),
        *(_sum(office, hand) for office in range(len(OFFICES))),
        ScoreLine("to-come", _to_come(s, seat, 0), message("means-to-come")),
        ScoreLine("to-favour", _to_come(s, seat, 2), message("means-to-favour")),
        *_given(s.centre if s.leader == seat else []),
        ScoreLine("other-given", s.room[1] if s.leader == seat else 0, message("means-other-given")),
        ScoreLine("rival", _rival(s, seat), message("means-rival")),
        *_bid_for(s, seat),
    ]


def _sum(office: int, hand: list[int]) -> ScoreLine:
    values = [FACE[card].value for card in hand if OFFICE[card] == office]
    return ScoreLine(OFFICES[office], sum(values), message("means-sum", office=OFFICE_NAME[office]))


def _to_come(s: KingState, seat: int, zone: int) -> int:
    """The cards that the advisor has yet to draw while a zone is open to them (FK-4.12)."""
    begun = s.drawn != NONE or sum(s.room) < sum(s.deal.zones)
    open_to = s.stage == DISTRIBUTE and s.leader == seat and s.room[zone] and begun
    return sum(s.room) - (s.drawn != NONE) if open_to else 0


def _rival(s: KingState, seat: int) -> int:
    """The points of the best other as far as the seat knows."""
    return max(points for other, points in enumerate(outcome(s, seat).points) if other != seat)


def _given(cards: Sequence[int]) -> Iterator[ScoreLine]:
    """What others are going to take from the middle."""
    yield ScoreLine("gold-given", sum(GOLD[card] for card in cards), message("means-gold-given"))
    yield ScoreLine("king-given", sum(IS_KING[card] for card in cards), message("means-king-given"))
    for office, name in enumerate(OFFICE_NAME):
        values = [FACE[card].value for card in cards if OFFICE[card] == office]
        yield ScoreLine(f"{OFFICES[office]}-given", sum(values), message("means-sum-given", office=name))


def _bid_for(s: KingState, seat: int) -> Iterator[ScoreLine]:
    """What the highest bid costs and brings if nobody goes higher; or what is missing to pay it, and why it is made."""
    card, bid = s.sale, s.high
    if card == NONE or s.bidder != seat or s.owed:
        return
    short, unit = bid - bid_means(s, seat), "cards" if IS_GOLD[card] else "gold"
    if short > 0:  # FK-11.1
        rivals = [each for other, each in enumerate(s.bids) if other != seat]
        yield ScoreLine("short", short, message("means-short"))
        yield ScoreLine(f"{unit}-driven", bid + 1 - max(rivals), message("means-driven"))
        return
    if IS_GOLD[card]:
        yield ScoreLine("cards-bid", bid, message("means-cards-bid"))
        won = ScoreLine("gold-won", GOLD[card], message("means-gold-won"))
    else:
        cheapest = payments(s, seat, bid)[0]  # no change is given (FK-10.5)
        yield ScoreLine("gold-bid", sum(GOLD[each] for each in cheapest.cards), message("means-gold-bid"))
        won = _won(card)
    yield won
    yield ScoreLine(f"{won.id}-outbid", bid + 1, message("means-outbid"))


def _won(card: int) -> ScoreLine:
    if IS_KING[card]:
        return ScoreLine("king-won", 1, message("means-king-won"))
    office = OFFICE[card]
    return ScoreLine(f"{OFFICES[office]}-won", FACE[card].value, message("means-sum-won", office=OFFICE_NAME[office]))


def tells(s: KingState, seat: int) -> list[ScoreLine]:
    """The points by office."""
    return _by_office(outcome(s, seat).awards, seat)


def foretells(s: KingState) -> list[list[ScoreLine]]:
    """The points by office at the end, of each seat."""
    awards = foreseen(s)
    return [_by_office(awards, seat) for seat in range(s.seats)]


def _by_office(awards: Sequence[Award], seat: int) -> list[ScoreLine]:
    offices = [(each.duty.office, each.points(seat)) for each in awards]
    return [ScoreLine(OFFICES[office], points, OFFICE_NAME[office]) for office, points in offices]


def margin(s: KingState, seat: int) -> float:
    """What all offices promise, and what gold may still buy."""
    outlook = Outlook(view(s, seat), seat)
    return sum(outlook.now.values()) + outlook.gold * outlook.purse
