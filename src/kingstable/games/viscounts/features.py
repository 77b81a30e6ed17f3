"""A position of Viscounts in numbers, as one seat may know it, for the learned value."""

from __future__ import annotations

from collections.abc import Iterable

from .prospects import margin
from .scoring import own_points
from .state import ViscountsState
from .tables.cards import CARD_ICONS, SCROLLS
from .tables.numbers import NONE
from .tables.schemes import AUTOMAS, SCHEME_ICONS
from .worth import CARD_WORTH, deck_worth, track_worth, turns_left, value


def features(s: ViscountsState, seat: int) -> list[float]:
    """What is common to all, the seat's own side, that of the best of the others, and alone which Automa that is."""
    others = [who for who in range(len(s.players)) if who != seat]
    other = max(others, key=lambda who: own_points(s, who))
    left = turns_left(s)
    common = [margin(s, seat), left, s.debts, s.deeds, s.round, float(s.last_round > 0), float(s.active == seat)]
    mine = s.players[seat]
    hand = [
        sum(CARD_WORTH[card] for card in mine.hand),
        max((CARD_WORTH[card] for card in mine.hand), default=0.0),
        *_icons(mine.hand, CARD_ICONS),
        *_icons(mine.slots, CARD_ICONS),
        value(s, seat),
        deck_worth(mine) * left,
    ]
    automa = [float(s.automa == board) for board in AUTOMAS] if s.automa else []
    return [*common, *hand, *_side(s, seat), *_side(s, other), *automa]


def _side(s: ViscountsState, who: int) -> list[float]:
    player = s.players[who]
    cards = (*player.hand, *player.deck, *player.discard, *player.slots)
    ribbons = [SCROLLS[scroll].ribbon for scroll in player.scrolls]
    return [
        own_points(s, who),
        *player.stock,
        len(player.hand),
        player.owned,
        *_icons(cards, SCHEME_ICONS if s.is_automa(who) else CARD_ICONS),
        *player.permanent,
        *(float(spot != NONE) for spot in player.built),
        *(ribbons.count(ribbon) for ribbon in range(4)),
        len(player.bonuses),
        sum(SCROLLS[scroll].scores != "" for scroll in player.scrolls),
        player.corruption,
        player.virtue,
        track_worth(player),
        player.unpaid,
        player.paid,
        player.acquired,
        player.approved,
        player.workers,
        *sorted(player.tier1),
        *sorted(player.tier2),
        player.tier3,
        float(s.leader == who),
    ]


def _icons(cards: Iterable[int], table: tuple[tuple[int, ...], ...]) -> list[float]:
    """Icons of each kind on these cards."""
    total = [0.0] * 5
    for card in cards:
        if card != NONE:
            for kind, count in enumerate(table[card]):
                total[kind] += count
    return total
