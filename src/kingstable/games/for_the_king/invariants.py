"""What must hold at every moment (section 15): no card is lost, no value out of range, no knowledge out of place."""

from .rules.kings import secondary
from .state import AUCTION, DISTRIBUTE, NONE, OVER, KingState
from .tables import COUNT, HALF, HIGHEST, IS_KING, LOWEST


def check(s: KingState) -> None:
    """Raise AssertionError when an invariant is broken."""
    check_cards(s)
    _check_counts(s)


def check_cards(s: KingState) -> None:
    """The invariants that hold in any position, whether it was played or made by hand."""
    _check_places(s)
    _check_values(s)
    _check_knowledge(s)


def _check_places(s: KingState) -> None:
    """FK-15.1: all cards are split without overlap among the places."""
    single = [card for card in (s.drawn, s.sale, s.king) if card != NONE]
    piles = [s.deal.out, s.removed, s.deck, s.centre, s.favour, *s.hands, *s.buried, s.spent, single]
    cards = sorted([card for pile in piles for card in pile])
    assert cards == list(range(COUNT)), f"cards are lost or doubled: {cards}"
    for hand in (*s.hands, *s.buried):
        assert not any(IS_KING[card] for card in hand), f"a king in a hand: {hand}"  # FK-6.19


def _check_values(s: KingState) -> None:
    """FK-15.3: primaries from 1 to 6, secondaries half of them or none."""
    for office, value in enumerate(s.primary):
        if office not in s.deal.offices:
            assert value == 0, f"office {office} is not in play, but has the value {value}"
            continue
        assert LOWEST <= value <= HIGHEST, f"primary of office {office} is {value}"
        assert secondary(s, office) == (HALF[value] if s.seats > 2 else 0)


def _check_knowledge(s: KingState) -> None:
    """Each place has been seen by those who may have, and by nobody else (FK-V5 to FK-V12)."""
    everybody = s.everybody
    for card in s.removed + s.deck:
        assert s.seen[card] == 0, f"somebody has seen card {card}, which nobody may know"
    for card in (*s.centre, *s.spent, s.sale, s.king):
        assert card == NONE or s.seen[card] == everybody, f"somebody has not seen the open card {card}"
    if s.drawn != NONE:
        assert s.seen[s.drawn] == 1 << s.leader, "the drawn card is for the advisor alone"
    for seat in range(s.seats):
        for card in s.hands[seat] + s.buried[seat]:
            assert s.seen[card] in (1 << seat, everybody), f"card {card} of seat {seat} is known to others"
        assert len(s.buried[seat]) == len(s.buried_in[seat])
    for card in s.favour:
        assert s.seen[card].bit_count() == 1, f"favour card {card} is not known to its advisor alone"


def _check_counts(s: KingState) -> None:
    """FK-15.2 and FK-15.5: decks, favour pile and gains after each turn; each favour card has one round."""
    deal = s.deal
    if s.stage == DISTRIBUTE and s.turn and s.room == list(deal.zones) and s.drawn == NONE and s.king == NONE:
        turns = s.turn - 1
        assert len(s.deck) == len(deal.cards) - deal.removal - turns * (s.seats + 1)
        assert len(s.favour) == turns
        assert sum(map(len, s.hands)) + len(s.spent) == turns * s.seats
    if s.stage in (AUCTION, OVER):
        assert not s.deck and not s.centre and s.drawn == NONE
        assert len(s.favour) + s.round == deal.turns
        assert len(s.sales) == s.round - (s.sale != NONE or s.king != NONE)
        assert sum(len(hand) for hand in s.hands) <= s.seats * deal.turns
