"""Who knows what: the places of cards as a seat may know them, and worlds that agree with all it has seen."""

from __future__ import annotations

from collections.abc import Iterator

from kingstable.kernel import Rng

from .state import OVER, KingState
from .tables import GOLD, IS_GOLD, IS_KING

#: So many attempts to find by chance a hand that agrees with what is known of a player's gold; as many again that lean
#: ever more towards such a hand.
_ATTEMPTS = 50
_LACK_OF_GOLD = tuple(-gold for gold in GOLD)


def knows(s: KingState, seat: int | None, card: int) -> bool:
    """Whether the seat has seen the card's face; a spectator has seen what everybody has."""
    if seat is None:
        return s.seen[card] == s.everybody
    return bool(s.seen[card] >> seat & 1)


def openly_gained(s: KingState, seat: int) -> Iterator[tuple[int, int]]:
    """The cards that everybody saw coming to the seat, and how many face-down discards it has made since (FK-V10)."""
    everybody = s.everybody
    for card in sorted(s.hands[seat] + s.buried[seat]):
        if s.seen[card] == everybody:
            yield card, sum([round > s.entered[card] for round in s.buried_in[seat]])


def imagine(s: KingState, seat: int | None, rng: Rng) -> None:
    """Re-deal what the seat cannot know, in place; after the end nothing is hidden.

    Kings never enter a hand (FK-6.19); a face-down discard was in hand when it went; a failed payment tells that the
    gold in hand was too little (FK-V17). Who has seen a place goes with the place, not with the card that came there.
    """
    if s.stage == OVER:
        return
    pool = [card for card in s.deal.cards if not knows(s, seat, card)]
    unknown = frozenset(pool)
    kings = [card for card in pool if IS_KING[card]]
    pool = [card for card in pool if not IS_KING[card]]
    drawn_seen = s.seen[s.drawn] if s.drawn in unknown else 0
    favour_seen = [s.seen[card] for card in s.favour]
    rng.shuffle(pool)
    # Those of whose gold something is known are dealt first, while there is enough to choose from.
    for other in sorted(range(s.seats), key=lambda other: (not _pays_gold(s, other), not s.lacks[other])):
        if other != seat:
            _imagine_hand(s, other, unknown, pool, rng)
    pool += kings
    rng.shuffle(pool)
    if s.drawn in unknown:
        s.drawn = _put(s, pool.pop(), drawn_seen)
    for place, card in enumerate(s.favour):
        if card in unknown:
            s.favour[place] = _put(s, pool.pop(), favour_seen[place])
    rng.shuffle(s.favour)  # FK-V6
    for pile in (s.removed, s.deck):
        pile[:] = [_put(s, pool.pop(), 0) for _ in pile]


def _put(s: KingState, card: int, seen: int) -> int:
    s.seen[card] = seen
    return card


def _imagine_hand(s: KingState, other: int, unknown: frozenset[int], pool: list[int], rng: Rng) -> None:
    """Give the player other cards from the pool for those that are unknown, and other face-down discards."""
    held = s.hands[other] + s.buried[other]
    known = [card for card in held if card not in unknown]
    count = len(held) - len(known)
    unfit = _unfit(s, other)
    for attempt in range(2 * _ATTEMPTS):
        lean = max(0, attempt + 1 - _ATTEMPTS)
        if attempt:
            rng.shuffle(pool)
            fit = sorted(pool, key=unfit.__getitem__)[: count * lean // _ATTEMPTS]
            pool[:] = [card for card in pool if card not in fit] + fit
        dealt = pool[len(pool) - count :]
        hand, buried = _discarded(s, other, known + dealt, lean, rng)
        if _agrees(s, other, hand, buried):
            break
    del pool[len(pool) - count :]
    for card in dealt:
        s.seen[card] = 1 << other
    s.hands[other][:] = hand
    s.buried[other][:] = buried


def _discarded(s: KingState, seat: int, held: list[int], lean: int, rng: Rng) -> tuple[list[int], list[int]]:
    """Split what came to a player into the hand and the face-down discards of the rounds in which there were some."""
    unfit = _unfit(s, seat)
    hand, buried = held, []
    for round in s.buried_in[seat]:
        cards = [card for card in hand if s.entered[card] < round]
        leans = lean and rng.below(_ATTEMPTS) < lean
        card = max(cards, key=unfit.__getitem__) if leans else rng.pick(cards)
        hand.remove(card)
        buried.append(card)
    return hand, buried


def _unfit(s: KingState, seat: int) -> tuple[int, ...]:
    """How badly each card in hand fits what is known of the player: to be able to pay, or else not to have been."""
    return _LACK_OF_GOLD if _pays_gold(s, seat) else GOLD


def _pays_gold(s: KingState, seat: int) -> bool:
    """Whether the seat has won a card for gold and is choosing the payment: then all know that it can pay."""
    return bool(s.owed) and seat == s.bidder and not IS_GOLD[s.sale]


def _agrees(s: KingState, other: int, hand: list[int], buried: list[int]) -> bool:
    """Whether the player would have failed each payment that did fail, and can make the one that is being made."""
    if _pays_gold(s, other) and sum([GOLD[card] for card in hand]) < s.owed:
        return False
    for failed, room in s.lacks[other]:
        gold = sum([GOLD[card] for card in hand if s.entered[card] < failed])
        for card, round in zip(buried, s.buried_in[other], strict=True):
            if round >= failed and s.entered[card] < failed:
                gold += GOLD[card]
        if gold >= room:
            return False
    return True
