"""Which sets of gold cards pay a bid (FK-10.4)."""

from ..options import Pay
from ..state import KingState
from ..tables import GOLD


def payments(s: KingState, seat: int, price: int) -> list[Pay]:
    """Every legal payment, the cheapest first, as FK-D21 proposes it.

    Cards of equal value are interchangeable (FK-C6): those the table has seen go first, so that a payment tells the
    others no more than it must.
    """
    everybody = s.everybody
    gold = sorted([card for card in s.hands[seat] if GOLD[card]], key=lambda card: (s.seen[card] != everybody, card))
    by_value = [[card for card in gold if GOLD[card] == value] for value in (1, 2, 3)]
    ones, twos, threes = by_value
    return [
        Pay((*ones[:one], *twos[:two], *threes[:three]))
        for one, two, three in legal_payments(len(ones), len(twos), len(threes), price)
    ]


def legal_payments(ones: int, twos: int, threes: int, price: int) -> list[tuple[int, int, int]]:
    """How many cards of value 1, 2 and 3 to lay off: total >= price, and the last card was still needed."""
    found: list[tuple[int, int, tuple[int, int, int]]] = []
    for three in range(threes + 1):
        for two in range(twos + 1):
            for one in range(ones + 1):
                total = one + 2 * two + 3 * three
                largest = 3 if three else 2 if two else 1
                if price <= total < price + largest:
                    found.append((total, one + two + three, (one, two, three)))
    found.sort()
    return [counts for _, _, counts in found]
