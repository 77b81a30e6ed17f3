"""Greedy for For the King: values offices by how contested they are, from what its seat has seen and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

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
from .tables import HALF, HIGHEST, LOWEST, OFFICE_OF_CODE, STEPS
from .view import KingView, ReferenceCard

GOLD_WORTH: Final = 0.22  # points that one gold is worth while cards are being dealt
RIVALRY: Final = 0.5  # how much the gain of the others hurts, beside one's own
DENIAL: Final = 0.35  # how much what the others would get counts when a card is placed or taken
NOISE: Final = (0.1, 0.25)  # how uncertain sums are at the end, and how much more so at the start


class Outlook:
    """The race in each office as this seat knows it: likely sums, likely points, and what a change would bring."""

    def __init__(self, view: KingView, me: int) -> None:
        self.view, self.me, self.seats = view, me, view.seats
        self.values = {OFFICE_OF_CODE[each.office]: each.primary for each in view.offices}
        self.totals = dict.fromkeys(self.values, 0)
        for entry in view.reference:
            if entry.type == "government":
                self.totals[OFFICE_OF_CODE[entry.office]] += entry.value
        self.sums = self._likely_sums()
        left = view.deck / (view.turns * (view.seats + 1)) if view.phase == 1 else 0.0
        steady, early = NOISE
        self.noise = {office: total * (steady + early * left) for office, total in self.totals.items()}
        self.now = {office: self._standing(office, self.values[office], self.sums[office]) for office in self.values}
        self._gains: dict[tuple[int, int, int], float] = {}
        self.gold = GOLD_WORTH if view.phase == 1 else self._gold_worth()

    def _likely_sums(self) -> dict[int, list[float]]:
        """What is known of each player's cards, and the average of what is not."""
        unknown = [entry for entry in self.view.reference if entry.where == "unknown" and entry.type != "king"]
        mean = dict.fromkeys(self.values, 0.0)
        for entry in unknown:
            if entry.type == "government":
                mean[OFFICE_OF_CODE[entry.office]] += entry.value / len(unknown)
        sums = {office: [0.0] * self.seats for office in self.values}
        certain = [0.0] * self.seats
        for entry in self.view.reference:
            if entry.where in ("mine", "held") and entry.seat is not None:
                hand = self.view.players[entry.seat].cards
                chance = hand / (hand + entry.discards) if hand else 0.0
                certain[entry.seat] += chance
                if entry.type == "government":
                    sums[OFFICE_OF_CODE[entry.office]][entry.seat] += entry.value * chance
        for seat, player in enumerate(self.view.players):
            hidden = max(0.0, player.cards - certain[seat])
            for office, average in mean.items():
                sums[office][seat] += hidden * average
        return sums

    def _standing(self, office: int, primary: int, sums: Sequence[float]) -> float:
        """My likely points from an office, less a part of what the others get: the higher the sum, the likelier."""
        noise, best = self.noise[office], max(sums)
        weights = [exp((own - best) / noise) if own > 0 else 0.0 for own in sums]
        all_weights = sum(weights)
        if not all_weights:
            return 0.0
        secondary = HALF[primary] if self.view.secondary_duties else 0
        first = [weight / all_weights for weight in weights]
        points = [primary * chance for chance in first]
        if secondary:
            for leader, chance in enumerate(first):
                rest = all_weights - weights[leader]
                if chance > 0.001 and rest > 1e-12:
                    for seat, weight in enumerate(weights):
                        if seat != leader:
                            points[seat] += secondary * chance * weight / rest
        mine = points[self.me]
        return mine - RIVALRY * max(own for seat, own in enumerate(points) if seat != self.me)

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

    def worth(self, card: ReferenceCard) -> float:
        """What the card would bring me."""
        if card.type == "gold":
            return card.value * self.gold
        if card.type == "king":
            return self.king(card.effect)
        return self.gain(self.me, OFFICE_OF_CODE[card.office], card.value) + (0.01 if card.letter == "A" else 0.0)

    def harm(self, card: ReferenceCard) -> float:
        """What I would lose if the card went to the player who can use it best."""
        others = [seat for seat in range(self.seats) if seat != self.me]
        if card.type == "gold":
            return card.value * self.gold / len(others)
        if card.type == "king":
            return abs(self.king(card.effect)) / len(others)
        return max(-self.gain(seat, OFFICE_OF_CODE[card.office], card.value) for seat in others)

    def wanted(self, card: ReferenceCard) -> float:
        """Worth to me, and that nobody else has it."""
        return self.worth(card) + DENIAL * self.harm(card)

    def _gold_worth(self) -> float:
        """What one gold is worth: what it may still buy; nothing when the last card is on sale."""
        left, mine = self.view.favour, self.view.mine
        self.gold = 0.05
        if not left or mine is None:
            return 0.005
        pool = [card for card in self.view.reference if card.where in ("unknown", "favour") and card.type != "gold"]
        if not pool:
            return 0.005
        mean = sum(max(0.0, self.wanted(card)) for card in pool) / len(pool)
        return min(0.4, 1.4 * mean * left / self.seats / max(4, mine.gold))


class Greedy:
    """Keeps what it can use best, takes what helps most, and bids what a card is worth and it can pay."""

    def choose(self, sight: Sight) -> Option:
        view, options = sight.view, sight.ask.options
        assert isinstance(view, KingView)
        outlook = Outlook(view, sight.seat)
        cards = {card.card: card for card in view.reference}
        first = options[0]
        if isinstance(first, Place):
            return _place(outlook, cards, options)
        if isinstance(first, Take):
            return max(options, key=lambda option: outlook.wanted(cards[_id(option)]))
        if isinstance(first, Raise | Lower | Shift):
            return max(options, key=lambda option: _decree(outlook, option))
        if isinstance(first, Discard):
            return min(options, key=lambda option: _loss(outlook, cards[_id(option)]))
        if isinstance(first, Pay | Noble):
            return first  # the cheapest payment comes first
        return _bid(outlook, cards, options)


def _id(option: Option) -> str:
    return option.references[0].removeprefix("card:")


def _place(outlook: Outlook, cards: dict[str, ReferenceCard], options: Sequence[Option]) -> Option:
    """Keep a card if it beats what is likely still to come this turn; of the rest the better ones go to favour."""
    view = outlook.view
    assert view.drawn is not None
    zones = {option.zone: option for option in options if isinstance(option, Place)}
    to_come = sum(view.room) - 1
    wanted = outlook.wanted(cards[view.drawn])
    chances = sorted(outlook.wanted(card) for card in view.reference if card.where == "unknown")
    better = sum(chance > wanted for chance in chances) / max(1, len(chances))
    if "self" in zones and better * to_come < 0.6:
        return zones["self"]
    if "favour" in zones and "centre" in zones:
        return zones["favour"] if better < 0.45 else zones["centre"]
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


def _loss(outlook: Outlook, card: ReferenceCard) -> float:
    """What I would miss without a card of mine."""
    if card.type == "gold":
        return card.value * outlook.gold
    return -outlook.gain(outlook.me, OFFICE_OF_CODE[card.office], -card.value)


def _bid(outlook: Outlook, cards: dict[str, ReferenceCard], options: Sequence[Option]) -> Option:
    """The least bid, as long as the card is worth it and I can pay."""
    auction = outlook.view.auction
    assert auction is not None and auction.means is not None
    least = auction.least
    if len(options) == 1 or least > auction.means:
        return PASS
    card = cards[auction.card]
    if auction.unit == "gold":
        price, worth = least * outlook.gold, outlook.wanted(card)
    else:
        own = sorted(_loss(outlook, entry) for entry in cards.values() if entry.where == "mine")
        price, worth = sum(own[:least]), card.value * outlook.gold
    return Bid(least) if worth > price else PASS
