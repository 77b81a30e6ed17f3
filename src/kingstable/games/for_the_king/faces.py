"""Everything printed that a client draws: cards, what kings change, nobles, and what the number of players decides."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingstable.kernel import Faces

from .options import NOBLES
from .tables import COUNT, DEALS, EFFECT, FACE, IDS, IS_RECONSTRUCTED, MARK, OFFICES, STEPS, TYPE, Deal


class CardFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card: a government card has an office, a value and a letter, a king an effect, gold a value.

    It stays in the box with fewer players than its `mark` says.
    """

    id: str
    type: Literal["government", "king", "gold"]
    office: str = ""
    value: int = 0
    letter: str = ""
    effect: str = ""
    mark: int = 0
    reconstructed: bool = False


class DealFace(msgspec.Struct, frozen=True):
    """What the number of players decides: offices in play, cards removed at random, turns and rounds, highest bids."""

    offices: tuple[str, ...]
    removal: int
    turns: int
    secondary: bool
    gold_cap: int
    cards_cap: int


class KingFaces(Faces, frozen=True):
    """The box. `effects` has, for each duty that a king changes, the changes it allows; `deals` is by players."""

    cards: tuple[CardFace, ...]
    effects: dict[str, tuple[tuple[Literal[1, -1], ...], ...]]
    nobles: tuple[str, ...]
    deals: dict[str, DealFace]


def faces() -> KingFaces:
    """The faces of this edition."""
    return KingFaces(
        cards=tuple(_card(number) for number in range(COUNT)),
        effects=dict(STEPS),
        nobles=NOBLES,
        deals={str(players): _deal(deal) for players, deal in DEALS.items()},
    )


def _card(number: int) -> CardFace:
    face = FACE[number]
    return CardFace(
        id=IDS[number],
        type=TYPE[number],
        office=OFFICES[face.office] if face.office >= 0 else "",
        value=face.value or face.gold,
        letter=face.letter,
        effect="" if EFFECT[number] == "none" else EFFECT[number],
        mark=MARK[number],
        reconstructed=IS_RECONSTRUCTED[number],
    )


def _deal(deal: Deal) -> DealFace:
    return DealFace(
        offices=tuple(OFFICES[office] for office in deal.offices),
        removal=deal.removal,
        turns=deal.turns,
        secondary=deal.secondary,
        gold_cap=deal.gold_cap,
        cards_cap=deal.cards_cap,
    )
