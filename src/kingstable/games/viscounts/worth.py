"""What a position of Viscounts is worth to a player: points now, and what board, cards, stock and track promise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from .printed.entry import Effects
from .scoring import own_points, places
from .state import Player, ViscountsState
from .tables.boards import TRACK_ACTIVE
from .tables.cards import CARD_ICONS, CARDS, SCROLLS
from .tables.numbers import NONE

#: What one of each effect is worth in points, about.
WORTH: Final = {
    "ink": 0.9,
    "gold": 0.9,
    "stone": 0.9,
    "silver": 0.4,
    "any_resource": 1.0,
    "gain_debt": -1.0,
    "gain_deed": 0.85,
    "flip_debt": 2.8,
    "flip_deed": 2.0,
    "flip_any": 3.0,
    "virtue": 0.75,
    "corruption": -0.2,
    "rearrange": 0.3,
    "discard": 0.3,
    "destroy": 1.6,
    "shuffle": 0.2,
    "free_hire": 0.8,
    "castle_move": 0.7,
    "free_workers": 2.0,
    "free_manuscript": 4.0,
    "free_workshop": 4.0,
    "free_trading_post": 6.0,
    "free_guildhall": 8.0,
}
ICON_WORTH: Final = (0.45, 1.0, 1.0, 1.0, 1.1)
SLOT_WORTH: Final = (0.5, 0.2, 0.5, 0.5, 0.5, 0.5, 0.1, 0.2, 0.4)  # a turn, for each open slot


class Weights(NamedTuple):
    """What is not on the score sheet yet, in points; found by trying."""

    #: Turns in which a resource will be used, and in which what grows slowly has grown.
    soon: float = 3.3
    later: float = 10.0
    resource: float = 0.86
    #: Gold, which places workers, beyond that.
    gold: float = 0.15
    silver: float = 0.35
    #: An unpaid debt and an acquired deed that may still be flipped.
    debt: float = 1.2
    deed: float = 1.7
    #: The track: what a collision is worth by itself, and what is lost for each space between the markers.
    collision: float = 2.0
    gap: float = 0.13
    slots: float = 0.25
    #: The icons that three average cards show in a turn: of the best kind, of the others, and for trading.
    build: float = 0.95
    noble: float = 1.8
    cleric: float = 0.88
    main: float = 0.52
    side: float = 0.2
    trade: float = 0.15
    #: What these cards do at once or when they leave the board, and as long as they lie there.
    once: float = 0.45
    ongoing: float = 0.2
    #: Sections of the castle where two own workers wait, and each worker there.
    pair: float = 0.4
    worker: float = 0.7
    #: Manuscripts that can still become part of a bigger set.
    ribbon: float = 0.8
    #: A manuscript that scores for what the player will still get.
    growth: float = 1.5
    #: Debts or deeds that a player takes in a round.
    pace: float = 0.58
    #: How much a card of Poverty or Prosperity that is not revealed counts.
    near: float = 1.65
    #: Each flipped card more than the others have, where it counts.
    lead: float = 1.75
    #: What a turn more is worth to the others.
    tempo: float = 2.7
    #: How much the points of the best of the others count against one's own.
    rival: float = 0.55


WEIGHTS: Final = Weights()


def effects_worth(effects: Effects) -> float:
    total = 0.0
    for effect in effects:
        if effect.options:
            total += max(effects_worth(option) for option in effect.options)
        else:
            total += WORTH.get(effect.op, 0.0) * effect.n
    return total


def _card_worth(number: int) -> float:
    """What a card on the board is worth each time it goes over it."""
    card = CARDS[number]
    worth = sum(icon * each for icon, each in zip(card.icons, ICON_WORTH, strict=True))
    if card.conversion is not None:
        worth += 0.5
    return worth + 0.35 * ONCE[number] + 0.2 * effects_worth(card.ongoing)


#: What each card does once on its way over the board, and while it lies there.
ONCE: Final = tuple(effects_worth(card.immediate) + effects_worth(card.drop_off) for card in CARDS)
ONGOING: Final = tuple(effects_worth(card.ongoing) + (1.5 if card.conversion is not None else 0.0) for card in CARDS)
CARD_WORTH: Final = tuple(_card_worth(number) for number in range(len(CARDS)))
#: What a collision on each space of the track gives.
COLLISIONS: Final = tuple(effects_worth(effects) for effects in TRACK_ACTIVE)


def turns_left(s: ViscountsState) -> float:
    """About how many turns each player still has."""
    if s.last_round:
        return float(s.last_round - s.round)
    pace = WEIGHTS.pace * len(s.players)
    return 1.5 + min(min(s.debts, s.deeds) / pace, 14.0)


def value(s: ViscountsState, me: int) -> float:
    """Points now, and what the board, the cards, the stock and the track promise."""
    w = WEIGHTS
    left = turns_left(s)
    soon, later = min(1.0, left / w.soon), min(1.0, left / w.later)
    player = s.players[me]
    total = own_total(s, me) + _prizes(s, me, left)
    ink, gold, stone, silver = player.stock
    total += (w.resource * (ink + gold + stone) + w.gold * gold + w.silver * silver) * soon
    if player.linked and s.active == me:  # the collision comes in this very turn
        total += w.collision + COLLISIONS[player.virtue - 1]
    else:
        total += track_worth(player) * soon
    total += (player.unpaid * w.debt + player.acquired * w.deed) * later
    total += w.slots * left * _slots_worth(tuple(player.built))
    total += (deck_worth(player) - w.tempo) * left
    total -= w.rival * max([own_total(s, other) for other in range(len(s.players)) if other != me])
    total += w.pair * later * (player.tier1.count(2) + player.tier2.count(2))
    total += w.worker * later * (sum(player.tier1) + sum(player.tier2))
    if player.scrolls:
        kinds = len({SCROLLS[scroll].ribbon for scroll in player.scrolls})
        total += w.ribbon * later * (kinds * (4 - kinds))
        total += w.growth * later * sum([SCROLLS[scroll].scores != "" for scroll in player.scrolls])
    return total


@lru_cache(maxsize=512)
def _slots_worth(built: tuple[int, ...]) -> float:
    """The slots that are open."""
    return sum([SLOT_WORTH[slot] for slot in range(9) if built[slot] != NONE])


def own_total(s: ViscountsState, me: int) -> float:
    """The sheet without Poverty and Prosperity."""
    return float(own_points(s, me))


def _prizes(s: ViscountsState, me: int, left: float) -> float:
    """Poverty and Prosperity: sure when revealed, otherwise the likelier the smaller their pile is."""
    sure = max(0.0, 1.0 - left / 20)
    piles = s.debts + s.deeds
    total = 0.0
    for pile, other, numbers in (
        (s.debts, s.deeds, [player.approved for player in s.players]),
        (s.deeds, s.debts, [player.paid for player in s.players]),
    ):
        chance = 1.0 if not pile else other / piles * sure * WEIGHTS.near if other else 0.1
        points = places(numbers)
        total += chance * (points[me] - 0.5 * max(points[:me] + points[me + 1 :]))
        ahead = numbers[me] - max(numbers[:me] + numbers[me + 1 :])
        total += chance * WEIGHTS.lead * max(-3, min(3, ahead))
    return total


def track_worth(player: Player) -> float:
    """What the next collision will bring, and how near it is."""
    gap = player.virtue - player.corruption
    space = player.corruption if not gap else round(player.corruption * 0.65 + player.virtue * 0.35)
    return (WEIGHTS.collision + COLLISIONS[space - 1]) * (1.0 - WEIGHTS.gap * gap)


def deck_worth(player: Player, permanent: Sequence[int] | None = None) -> float:
    """What three average cards of the player bring in a turn; icons of one kind help each other, and permanent ones."""
    cards = sorted((*player.hand, *player.deck, *player.discard, *player.slots))
    return _deck_worth(tuple(cards), tuple(player.permanent if permanent is None else permanent))


@lru_cache(maxsize=1 << 14)
def _deck_worth(cards: tuple[int, ...], permanent: tuple[int, ...]) -> float:
    w = WEIGHTS
    once = ongoing = 0.0
    count = trade = build = noble = cleric = crime = 0
    for card in cards:
        if card != NONE:
            count += 1
            once += ONCE[card]
            ongoing += ONGOING[card]
            t, b, n, c, x = CARD_ICONS[card]
            trade += t
            build += b
            noble += n
            cleric += c
            crime += x
    if not count:
        return 0.0
    share = 3 / count
    open_trade, open_build, open_noble, open_cleric, _ = permanent
    kinds = (
        w.build * (build * share + open_build),
        w.noble * (noble * share + open_noble),
        w.cleric * (cleric * share + open_cleric),
    )
    best = max(kinds)
    icons = w.main * (best + crime * share) + w.side * (sum(kinds) - best) + w.trade * (trade * share + open_trade)
    return icons + w.once * once / count + w.ongoing * ongoing * share
