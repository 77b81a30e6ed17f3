"""What a seat cannot know, dealt anew: hands, draw piles, the cards below the visible ones, schemes to come."""

from __future__ import annotations

from kingstable.kernel import Rng

from .state import Player, ViscountsState
from .tables.numbers import NONE


def imagine(s: ViscountsState, seat: int | None, rng: Rng) -> None:
    """Piles below their visible cards, the others' hands, all draw piles, and the schemes to come."""
    for piles in (s.folk, s.scrolls):
        hidden = [card for pile in piles for card in pile[:-1]]
        rng.shuffle(hidden)
        for pile in piles:
            pile[:-1] = [hidden.pop() for _ in pile[:-1]]
    for who, player in enumerate(s.players[: s.humans]):
        if who != seat:
            _deal_hand(player, rng)
        rng.shuffle(player.deck)
    if s.automa:
        _deal_schemes(s, rng)


def _deal_hand(player: Player, rng: Rng) -> None:
    """Deal hand and draw pile anew: a hand card cannot be one that was shuffled in after it was drawn."""
    hidden = sorted([*player.hand, *player.deck])
    rng.shuffle(hidden)
    hand = [NONE] * len(player.hand)
    for place in sorted(range(len(hand)), key=lambda place: player.drawn[place]):
        card = next(card for card in hidden if player.entered[card] <= player.drawn[place])
        hidden.remove(card)
        hand[place] = card
    player.hand, player.deck = hand, hidden


def _deal_schemes(s: ViscountsState, rng: Rng) -> None:
    """Which future schemes were mixed into the deck unseen, and the order of both piles."""
    automa = s.players[s.humans]
    known = [card for card in automa.deck if card not in s.unseen]
    hidden = sorted([*s.unseen, *s.future])
    rng.shuffle(hidden)
    s.unseen = sorted(hidden[: len(s.unseen)])
    s.future = hidden[len(s.unseen) :]
    automa.deck = [*known, *s.unseen]
    rng.shuffle(automa.deck)
