"""Laying out a game: marks, shuffle, random removal, shuffle, first player (section 3)."""

from kingstable.kernel import Options, Rng

from .state import NOBLES, NONE, START, KingState
from .tables import COUNT, DEALS, START_VALUE


def set_up(seats: int, options: Options, rng: Rng) -> KingState:
    """The state in which the first turn begins."""
    deal = DEALS[seats]
    first = rng.below(seats)
    cards = list(deal.cards)
    rng.shuffle(cards)
    removed, deck = cards[: deal.removal], cards[deal.removal :]
    rng.shuffle(deck)
    assert len(deck) % (seats + 1) == 0  # FK-3.18
    dealt = options["nobles"] == "dealt"
    return KingState(
        rng=rng,
        seats=seats,
        stage=START if dealt else NOBLES,
        first=first,
        leader=first,
        actor=first,
        nobles=list(range(seats)) if dealt else [NONE] * seats,
        sides=["a"] * seats,
        removed=removed,
        deck=deck,
        room=list(deal.zones),
        centre=[],
        favour=[],
        hands=[[] for _ in range(seats)],
        buried=[[] for _ in range(seats)],
        buried_in=[[] for _ in range(seats)],
        spent=[],
        primary=[START_VALUE if office in deal.offices else 0 for office in range(6)],
        bids=[0] * seats,
        passed=[False] * seats,
        excluded=[False] * seats,
        seen=[0] * COUNT,
        entered=[0] * COUNT,
        lacks=[[] for _ in range(seats)],
        sales=[],
    )
