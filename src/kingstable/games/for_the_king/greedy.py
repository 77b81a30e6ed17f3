"""Greedy for For the King: values offices by how contested they are, from what its seat has seen and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from kingstable.kernel import Option, Sight

from .options import (
    PASS,
    Bid,
    Discard,
    Lower,
    Noble,
    Pay,
    Place,
    Raise,
    Shift,
    Take,
)
from .tables import (
    EFFECT,
    FACE,
    GOLD,
    HALF,
    HIGHEST,
    IS_GOLD,
    IS_KING,
    LOWEST,
    NUMBER,
    OFFICE,
    OFFICE_OF_CODE,
    STEPS,
)
from .view import KingView
from .view.places import Where, places


class Weights(NamedTuple):
    """How much what counts; found by trying."""

    #: Points that one gold is worth while cards are being dealt; and later, of what the cards to come are worth.
    gold: float = 0.22
    buys: float = 1.4
    #: How much the gain of the others hurts, beside one's own.
    rivalry: float = 0.5
    #: How much what the others would get counts when a card is placed or taken.
    denial: float = 0.35
    #: How uncertain sums are at the end, and how much more so at the start.
    steady: float = 0.1
    early: float = 0.25
    #: Better cards to come from which on one is not kept, and chances of them from which on it is not put aside.
    keep: float = 0.6
    aside: float = 0.45


WEIGHTS: Final = Weights()


class Outlook:
    """The race in each office as this seat knows it: likely sums, likely points, and what a change would bring."""

    def __init__(self, view: KingView, me: int, weights: Weights = WEIGHTS) -> None:
        self.view, self.me, self.seats, self.weights = view, me, view.seats, weights
        self.values = {OFFICE_OF_CODE[each.office]: each.primary for each in view.offices}
        self.others = [seat for seat in range(self.seats) if seat != me]
        self.secondary = view.deal.secondary
        self.places = places(view)
        self.totals = dict.fromkeys(self.values, 0)
        for card in self.places:
            if OFFICE[card] >= 0:
                self.totals[OFFICE[card]] += FACE[card].value
        self.sums = self._likely_sums()
        left = view.deck / (view.deal.turns * (view.seats + 1)) if view.phase == 1 else 0.0
        noise = weights.steady + weights.early * left
        self.noise = {office: total * noise for office, total in self.totals.items()}
        self.now = {office: self._standing(office, self.values[office], self.sums[office]) for office in self.values}
        self._gains: dict[tuple[int, int, int], float] = {}
        self._kings: dict[str, float] = {}
        self.purse = sum([GOLD[card] for card in self.where("mine")])
        self.gold = weights.gold if view.phase == 1 else self._gold_worth()

    def _likely_sums(self) -> dict[int, list[float]]:
        """What is known of each player's cards, and the average of what is not."""
        unknown = [card for card in self.where("unknown") if not IS_KING[card]]
        mean = dict.fromkeys(self.values, 0.0)
        for card in unknown:
            if OFFICE[card] >= 0:
                mean[OFFICE[card]] += FACE[card].value / len(unknown)
        sums = {office: [0.0] * self.seats for office in self.values}
        certain = [0.0] * self.seats
        for card, (where, seat, discards) in self.places.items():
            if where in ("mine", "held") and seat is not None:
                hand = self.view.players[seat].cards
                chance = hand / (hand + discards) if hand else 0.0
                certain[seat] += chance
                if OFFICE[card] >= 0:
                    sums[OFFICE[card]][seat] += FACE[card].value * chance
        for seat, player in enumerate(self.view.players):
            hidden = max(0.0, player.cards - certain[seat])
            for office, average in mean.items():
                sums[office][seat] += hidden * average
        return sums

    def where(self, *wheres: Where) -> list[int]:
        """The cards that are in one of these places."""
        return [card for card, place in self.places.items() if place.where in wheres]

    def _standing(self, office: int, primary: int, sums: Sequence[float]) -> float:
        """My likely points from an office, less a part of what the others get: the higher the sum, the likelier."""
        noise, best = self.noise[office], max(sums)
        weights = [exp((own - best) / noise) if own > 0 else 0.0 for own in sums]
        all_weights = sum(weights)
        if not all_weights:
            return 0.0
        secondary = HALF[primary] if self.secondary else 0
        first = [weight / all_weights for weight in weights]
        points = [primary * chance for chance in first]
        if secondary:
            for leader, chance in enumerate(first):
                rest = all_weights - weights[leader]
                if chance > 0.001 and rest > 1e-12:
                    for seat, weight in enumerate(weights):
                        if seat != leader:
                            points[seat] += secondary * chance * weight / rest
        mine = points.pop(self.me)
        return mine - self.weights.rivalry * max(points)

    def gain(self, seat: int, office: int, value: int) -> float:
        """What it would bring me if the seat had so much more in the office."""
        key = (seat, office, value)
        if key not in self._gains:
            sums = self.sums[office].copy()
            sums[seat] += value
            self._gains[key] = self._standing(office, self.values[office], sums) - self.now[office]
        return self._gains[key]

    def step(self, office: int, change: int) -> float | None:
        """What it would bring me if the primary duty moved; None when it cannot."""
        value = self.values[office] + change
        if not LOWEST <= value <= HIGHEST:
            return None
        return self._standing(office, value, self.sums[office]) - self.now[office]

    def king(self, effect: str) -> float:
        """What the best use of a king would bring me."""
        if effect not in self._kings:
            self._kings[effect] = self._best_use(effect)
        return self._kings[effect]

    def _best_use(self, effect: str) -> float:
        used: list[int] = []
        worth = 0.0
        for changes in STEPS[effect]:
            ways = [(self.step(office, change), office) for change in changes for office in self.values]
            free = [(gain, office) for gain, office in ways if gain is not None and office not in used]
            if free:
                gain, office = max(free)
                worth += gain
                used.append(office)
        return worth

    def worth(self, card: int) -> float:
        """What the card would bring me."""
        if IS_GOLD[card]:
            return GOLD[card] * self.gold
        if IS_KING[card]:
            return self.king(EFFECT[card])
        office, value, letter, _ = FACE[card]
        return self.gain(self.me, office, value) + (0.01 if letter == "A" else 0.0)

    def harm(self, card: int) -> float:
        """What I would lose if the card went to the player who can use it best."""
        if IS_GOLD[card]:
            return GOLD[card] * self.gold / len(self.others)
        if IS_KING[card]:
            return abs(self.king(EFFECT[card])) / len(self.others)
        return max([-self.gain(seat, OFFICE[card], FACE[card].value) for seat in self.others])

    def loss(self, card: int) -> float:
        """What I would miss without a card of mine."""
        if IS_GOLD[card]:
            return GOLD[card] * self.gold
        return -self.gain(self.me, OFFICE[card], -FACE[card].value)

    def wanted(self, card: int) -> float:
        """Worth to me, and that nobody else has it."""
        return self.worth(card) + self.weights.denial * self.harm(card)

    def _gold_worth(self) -> float:
        """What one gold is worth: what it may still buy; nothing when the last card is on sale."""
        left = self.view.favour
        self.gold = 0.05
        if not left:
            return 0.005
        pool = [card for card in self.where("unknown", "favour") if not IS_GOLD[card]]
        if not pool:
            return 0.005
        mean = sum(max(0.0, self.wanted(card)) for card in pool) / len(pool)
        return min(0.4, self.weights.buys * mean * left / self.seats / max(4, self.purse))


class Greedy:
    """Keeps what it can use best, takes what helps most, and bids what a card is worth and it can pay."""

    def choose(self, sight: Sight) -> Option:
        view = sight.view
        assert isinstance(view, KingView)
        return answer(Outlook(view, sight.seat), sight.ask.options)


def answer(outlook: Outlook, options: Sequence[Option]) -> Option:
    """The best of these options as far as one can see at once."""
    first = options[0]
    if isinstance(first, Place):
        return _place(outlook, options)
    if isinstance(first, Take | Raise | Lower | Shift | Discard):
        return max(options, key=lambda option: judged(outlook, option))
    if isinstance(first, Pay | Noble):
        return first  # the cheapest payment comes first
    return _bid(outlook, options)


def judged(outlook: Outlook, option: Option) -> float:
    """What taking, discarding or decreeing this seems worth; nothing is known of other options by themselves."""
    if isinstance(option, Take):
        return outlook.wanted(option.card)
    if isinstance(option, Discard):
        return -outlook.loss(option.card)
    return _decree(outlook, option)


def _place(outlook: Outlook, options: Sequence[Option]) -> Option:
    """Keep a card if it beats what is likely still to come this turn; of the rest the better ones go to favour."""
    view = outlook.view
    assert view.drawn is not None
    zones = {option.zone: option for option in options if isinstance(option, Place)}
    to_come = sum(view.room) - 1
    wanted = outlook.wanted(NUMBER[view.drawn])
    chances = sorted(outlook.wanted(card) for card in outlook.where("unknown"))
    better = sum(chance > wanted for chance in chances) / max(1, len(chances))
    if "self" in zones and better * to_come < outlook.weights.keep:
        return zones["self"]
    if "favour" in zones and "centre" in zones:
        return zones["favour"] if better < outlook.weights.aside else zones["centre"]
    rest = zones.get("centre") or zones.get("favour")
    return rest or options[0]


def _decree(outlook: Outlook, option: Option) -> float:
    changes: list[tuple[int, int]] = []
    if isinstance(option, Raise):
        changes = [(office, 1) for office in option.offices]
    elif isinstance(option, Lower):
        changes = [(office, -1) for office in option.offices]
    elif isinstance(option, Shift):
        changes = [(option.up, 1), (option.down, -1)]
    return sum(outlook.step(office, change) or 0.0 for office, change in changes)


def _bid(outlook: Outlook, options: Sequence[Option]) -> Option:
    """The least bid, as long as the card is worth it and I can pay."""
    auction = outlook.view.auction
    assert auction is not None and auction.means is not None
    least = auction.least
    if len(options) == 1 or least > auction.means:
        return PASS
    card = NUMBER[auction.card]
    if IS_GOLD[card]:
        own = sorted(outlook.loss(each) for each in outlook.where("mine"))
        price, worth = sum(own[:least]), GOLD[card] * outlook.gold
    else:
        price, worth = least * outlook.gold, outlook.wanted(card)
    return Bid(least) if worth > price else PASS
