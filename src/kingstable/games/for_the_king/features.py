"""A world of For the King in numbers, with the cards that a seat imagines in it, for the learned value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .state import AUCTION, NOBODY, NONE, KingState
from .tables import FACE, GOLD, HALF, IS_KING, OFFICE, OFFICES

#: How much a card of each letter counts where sums are equal.
_LETTERS: Final = {letter: 1.0 - place / 10 for place, letter in enumerate("ABCDEFGHI")}


class _Pile:
    """What cards make together: their sum in each office, the best letter there, and their gold."""

    def __init__(self, cards: Iterable[int]) -> None:
        self.sums = [0] * len(OFFICES)
        self.letters = [0.0] * len(OFFICES)
        self.gold = self.kings = self.count = 0
        for card in cards:
            self.count += 1
            office = OFFICE[card]
            if office >= 0:
                face = FACE[card]
                self.sums[office] += face.value
                self.letters[office] = max(self.letters[office], _LETTERS.get(face.letter, 0.0))
            else:
                self.gold += GOLD[card]
                self.kings += IS_KING[card]


def features(s: KingState, seat: int) -> list[float]:
    """How far the game is, what everybody has to spend, and the race in each office, the best others first."""
    hands = [_Pile(hand) for hand in s.hands]
    others = [hand for other, hand in enumerate(hands) if other != seat]
    mine, favour, deck = hands[seat], _Pile(s.favour), _Pile(s.deck)
    races = [_race(s, office, mine, others) for office in s.deal.offices]
    gold = sorted([hand.gold for hand in others], reverse=True)
    common = [
        sum(race[0] for race in races),
        sum(race[1] for race in races),
        mine.gold,
        *gold[:2],
        mine.gold - gold[0],
        mine.count,
        max(hand.count for hand in others),
        float(s.stage == AUCTION),
        s.turn,
        len(s.sales),
        favour.count,
        favour.gold,
        favour.kings,
        deck.count,
        deck.gold,
        deck.kings,
        float(s.leader == seat),
        float(s.actor == seat),
        *_sale(s, seat),
    ]
    for office, race in zip(s.deal.offices, races, strict=True):
        common += [*race, favour.sums[office], deck.sums[office]]
    return common


def _race(s: KingState, office: int, mine: _Pile, others: list[_Pile]) -> list[float]:
    """What an office would pay now and how far ahead one is there, then by how much."""
    primary = s.primary[office]
    rank = sorted([(hand.sums[office], hand.letters[office]) for hand in others], reverse=True)
    own, best = (mine.sums[office], mine.letters[office]), rank[0]
    secondary = HALF[primary] if s.deal.secondary else 0
    points = 0
    if own[0] > 0 and own > best:
        points = primary
    elif secondary and own[0] > 0 and (len(rank) < 2 or own > rank[1]):
        points = secondary
    theirs = primary if best[0] > 0 and best >= own else secondary if best[0] > 0 else 0
    lead = own[0] - best[0] + 0.5 * (own[1] - best[1])
    return [points - theirs, points, primary, own[0], best[0], lead, max(-4.0, min(4.0, lead)) * primary]


def _sale(s: KingState, seat: int) -> list[float]:
    """The card on sale, and who has bid how much."""
    if s.sale == NONE:
        return [0.0] * 6
    return [
        1.0,
        FACE[s.sale].value,
        GOLD[s.sale],
        s.high,
        float(s.bidder == seat),
        float(s.bidder not in (seat, NOBODY)),
    ]
