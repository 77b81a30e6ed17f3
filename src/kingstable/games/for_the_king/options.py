"""What players choose among: the option classes, and tables of them made once."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Annotated, Final

from kingstable.kernel import Message, Notation, Option, Quiet, Thing, message, named

from .components import COMPONENTS
from .tables import COUNT, DEALS, GOLD, IDS, NUMBER, OFFICE_OF_CODE, OFFICES, STEPS

#: Noble tiles are known by their number, from 1.
NOBLES: Final = tuple(str(number) for number, _ in enumerate(COMPONENTS.noble_tiles, 1))
SIDES: Final = ("a", "b")
ZONES: Final = ("self", "centre", "favour")


def _thing(kind: str, ids: Sequence[str], number: Mapping[str, int], *, named: bool = True) -> Thing:
    """A kind of thing that options hold by number and everybody else knows by id."""

    def write(value: int) -> str:
        return ids[value] if 0 <= value < len(ids) else str(value)

    return Thing(kind, write=write, read=lambda text: number[text.lower()], named=named)


CARD: Final = _thing("card", IDS, NUMBER)
OFFICE_THING: Final = _thing("office", OFFICES, OFFICE_OF_CODE)
NOBLE: Final = _thing("noble", NOBLES, {id: number for number, id in enumerate(NOBLES)}, named=False)
ZONE: Final = Thing("zone", named=True)


def _amount(text: str) -> int:
    if text.isdecimal() and text.isascii():
        return int(text)
    raise ValueError(f"{text!r} is not a whole number")


AMOUNT: Final = Thing("bid", read=_amount)


class Noble(Option, frozen=True, tag="noble"):
    """Take a noble tile, one of its two sides up."""

    tile: Annotated[int, NOBLE]
    side: str


class Place(Option, frozen=True, tag="place"):
    """Put the drawn card into a zone."""

    zone: Annotated[str, ZONE]


class Take(Option, frozen=True, tag="take"):
    """Take a card from the middle of the table."""

    card: Annotated[int, CARD]


class Raise(Option, frozen=True, tag="raise"):
    """A king: raise the primary duties of these offices by 1."""

    offices: tuple[Annotated[int, OFFICE_THING], ...]


class Lower(Option, frozen=True, tag="lower"):
    """A king: lower the primary duties of these offices by 1."""

    offices: tuple[Annotated[int, OFFICE_THING], ...]


class Shift(Option, frozen=True, tag="shift"):
    """A king: raise one primary duty by 1, then lower another one."""

    up: Annotated[int, OFFICE_THING]
    down: Annotated[int, OFFICE_THING]


class Bid(Option, frozen=True, tag="bid"):
    """Offer so much gold, or so many cards."""

    amount: Annotated[int, AMOUNT]


class Pass(Quiet, frozen=True, tag="pass"):
    """Leave the auction."""


class Pay(Option, frozen=True, tag="pay"):
    """Lay off these gold cards, face up."""

    cards: tuple[Annotated[int, CARD], ...]

    @property
    def message(self) -> Message:
        gold = sum([GOLD[card] for card in self.cards])
        return message("option-pay", cards=[named("card", IDS[card]) for card in self.cards], gold=gold)


class Discard(Option, frozen=True, tag="discard"):
    """Lay off one of the cards owed for a gold card, face down."""

    card: Annotated[int, CARD]


NOTATION: Final = Notation([Noble, Place, Take, Raise, Lower, Shift, Bid, Pass, Pay, Discard])

TAKE: Final = tuple(Take(card) for card in range(COUNT))
DISCARD: Final = tuple(Discard(card) for card in range(COUNT))
PASS: Final = Pass()
_BIDS: Final = tuple(
    Bid(amount) for amount in range(1 + max(max(deal.gold_cap, deal.cards_cap) for deal in DEALS.values()))
)

#: The open zones, by a number with one bit for each: 1 self, 2 centre, 4 favour.
PLACES: Final = tuple(
    tuple(Place(zone) for bit, zone in enumerate(ZONES) if open_zones >> bit & 1) for open_zones in range(8)
)


@cache
def bids(least: int, cap: int) -> tuple[Option, ...]:
    """Pass, or bid from `least` up to the cap (FK-C5)."""
    return (PASS, *_BIDS[least : cap + 1])


@lru_cache(maxsize=4096)
def decrees(effect: str, raisable: tuple[int, ...], lowerable: tuple[int, ...]) -> tuple[Option, ...]:
    """All ways to apply a king, given the offices that can be raised and those that can be lowered.

    In full if that is possible, else as far as it is (FK-D15); nothing when no part of it is.
    """
    steps = STEPS[effect]
    found = _applications(steps, raisable, lowerable)
    if not found and len(steps) > 1:
        found = tuple(dict.fromkeys(way for step in steps for way in _applications((step,), raisable, lowerable)))
    return found


def _applications(
    steps: tuple[tuple[int, ...], ...], raisable: tuple[int, ...], lowerable: tuple[int, ...]
) -> tuple[Option, ...]:
    """Every choice of different offices for the steps, each changed by one of the step's amounts."""
    per_step = [
        [(change, office) for change in step for office in (raisable if change > 0 else lowerable)] for step in steps
    ]
    found: dict[Option, None] = {}
    for way in product(*per_step):
        offices = [office for _, office in way]
        if len(set(offices)) == len(offices):  # FK-6.11 to FK-6.13: all tiles of one card differ
            up = tuple(sorted(office for change, office in way if change > 0))
            down = tuple(sorted(office for change, office in way if change < 0))
            found[Shift(up[0], down[0]) if up and down else Raise(up) if up else Lower(down)] = None
    return tuple(found)
