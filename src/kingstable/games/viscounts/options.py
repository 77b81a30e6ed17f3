"""The choices of a player, each a small value with its notation and the things on the table it touches."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Annotated, Final

from kingstable.kernel import Message, Notation, Option, Quiet, Thing

from .components import BUILDINGS, RESOURCES
from .printed.entry import Effect, Effects
from .tables.boards import (
    BUILDING_NAMES,
    SECTION_LABELS,
    SEGMENT_LABELS,
    SEGMENT_NAMES,
    SPACE_LABELS,
    SPOT_LABELS,
    SPOT_NAMES,
    TO_SPACE,
)
from .tables.cards import CARDS, SCROLLS
from .tables.words import amounts, effect_message


def _listed(kind: str, labels: Sequence[str], *, named: str | bool = False) -> Thing:
    """A thing that is a number in the rules and one of these labels in writing."""
    numbers = {label: number for number, label in enumerate(labels)}

    def read(text: str) -> int:
        if text not in numbers:
            raise ValueError(f"{text!r} is not a {kind}")
        return numbers[text]

    return Thing(kind, write=lambda number: labels[number], read=read, named=named)


def _one_of(kind: str, words: Sequence[str], *, named: str | bool = False, lit: bool = True) -> Thing:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"{text!r} is not one of {', '.join(words)}")
        return text

    return Thing(kind, read=read, named=named, lit=lit)


CARD: Final = _listed("card", [card.id for card in CARDS], named=True)
MANUSCRIPT: Final = _listed("manuscript", [scroll.id for scroll in SCROLLS], named=True)
SPACE: Final = _listed("space", SPACE_LABELS)
SPOT: Final = _listed("spot", SPOT_LABELS)
LINK: Final = _listed("link", SPOT_LABELS)
SECTION: Final = _listed("section", SECTION_LABELS)
BUILDING: Final = _listed("building", BUILDINGS)
PILE: Final = _listed("pile", SEGMENT_LABELS)
DESK: Final = _listed("desk", SEGMENT_LABELS)
RESOURCE: Final = _listed("resource", RESOURCES, named=True)
FLIPPED: Final = _one_of("flip", ("debt", "deed"), named="flip")
PAIR: Final = _listed("pair", [str(number) for number in range(11)])


def _read_effect(text: str) -> str:
    op, colon, n = text.partition(":")
    if not (op.replace("_", "").isalpha() and op.isascii() and colon and n.isdecimal() and n.isascii()):
        raise ValueError(f"{text!r} is not an effect")
    return text


EFFECT: Final = Thing("effect", read=_read_effect, lit=False)


def _worker(tier: int, section: int, owner: int) -> str:
    return f"{tier}.{SECTION_LABELS[section]}.{owner}"


_WORKERS: Final = [_worker(tier, section, owner) for tier in (1, 2) for section in range(5) for owner in range(5)]
WORKER: Final = _listed("worker", _WORKERS)
AUTOMA_WORKER: Final = 4  # the owner of the Automa's workers in notation; people have their seat numbers


class Draft(Option, frozen=True, tag="draft"):
    """Take a pair of player card and hero."""

    card: Annotated[int, PAIR]


class Play(Option, frozen=True, tag="play"):
    """Put a card from hand into slot 1."""

    card: Annotated[int, CARD]


class Move(Option, frozen=True, tag="move"):
    """Move the viscount to a space; `silver` pays for the extra steps."""

    space: Annotated[int, SPACE]
    silver: int

    @property
    def message(self) -> Message:
        return Message("option-move", {"space": TO_SPACE[self.space], "silver": self.silver})


class Trade(Option, frozen=True, tag="trade"):
    """Make the exchange of the space so many times."""

    times: int


class Construct(Option, frozen=True, tag="build"):
    """Put a building on a spot."""

    building: Annotated[int, BUILDING]
    spot: Annotated[int, SPOT]

    @property
    def message(self) -> Message:
        return Message("option-build", {"building": BUILDING_NAMES[self.building], "at": SPOT_NAMES[self.spot]})


class PlaceWorkers(Option, frozen=True, tag="place"):
    """Place so many workers into the castle."""

    workers: int
    section: Annotated[int, SECTION]


class Transcribe(Option, frozen=True, tag="transcribe"):
    """Transcribe the manuscript of the segment."""

    segment: Annotated[int, DESK]

    @property
    def message(self) -> Message:
        return Message("option-transcribe", {"segment": SEGMENT_NAMES[self.segment]})


class Skip(Quiet, frozen=True, tag="skip"):
    """Take no main action."""


class Pay(Option, frozen=True, tag="pay"):
    """Pay the icons that are missing."""

    ink: int
    gold: int
    stone: int
    silver: int

    @property
    def message(self) -> Message:
        what = amounts((self.ink, self.gold, self.stone, self.silver))
        return Message("option-pay", {"what": what}) if what else Message("option-pay-nothing")


class Dismiss(Option, frozen=True, tag="dismiss"):
    """Dismiss the townsfolk of the segment for its icons, and pay so much in all."""

    segment: Annotated[int, PILE]
    ink: int
    gold: int
    stone: int
    silver: int

    @property
    def message(self) -> Message:
        what = amounts((self.ink, self.gold, self.stone, self.silver))
        return Message("option-dismiss", {"segment": SEGMENT_NAMES[self.segment], "what": what})


class Hire(Option, frozen=True, tag="hire"):
    """Take a visible townsfolk."""

    card: Annotated[int, CARD]


class EndTurn(Quiet, frozen=True, tag="end"):
    """Hire nobody; collision and drawing follow."""


class Pick(Option, frozen=True, tag="pick"):
    """Choose a resource."""

    resource: Annotated[int, RESOURCE]


class Flip(Option, frozen=True, tag="flip"):
    """Flip a debt or a deed."""

    what: Annotated[str, FLIPPED]


class Take(Option, frozen=True, tag="take"):
    """Choose one of several effects."""

    effects: tuple[Annotated[str, EFFECT], ...]

    @property
    def message(self) -> Message:
        parts = [effect.partition(":") for effect in self.effects]
        return Message("option-take", {"effects": [effect_message(Effect(op, int(n))) for op, _, n in parts]})


def take(effects: Effects) -> Take:
    return Take(tuple(f"{effect.op}:{effect.n}" for effect in effects))


class Discard(Option, frozen=True, tag="discard"):
    """Discard a card from hand."""

    card: Annotated[int, CARD]


class Destroy(Option, frozen=True, tag="destroy"):
    """Destroy a card from hand."""

    card: Annotated[int, CARD]


class Top(Option, frozen=True, tag="top"):
    """The top card of the draw pile, unseen."""


class Reshuffle(Option, frozen=True, tag="reshuffle"):
    """Shuffle the discard pile into a new draw pile first, then its top card, unseen."""


class Decline(Quiet, frozen=True, tag="decline"):
    """Do without an optional effect."""


class Arrange(Option, frozen=True, tag="arrange"):
    """The new order of the cards on the board."""

    cards: tuple[Annotated[int, CARD], ...]


class Keep(Option, frozen=True, tag="keep"):
    """Leave the cards on the board as they are."""


class Resolve(Option, frozen=True, tag="resolve"):
    """Which of several abilities comes next."""

    card: Annotated[int, CARD]


class JoinLink(Option, frozen=True, tag="link"):
    """Which of two completed links comes first."""

    link: Annotated[int, LINK]

    @property
    def message(self) -> Message:
        return Message("option-link", {"at": SPOT_NAMES[self.link]})


class Advance(Option, frozen=True, tag="advance"):
    """Which section advances next."""

    section: Annotated[int, SECTION]


class CastleMove(Option, frozen=True, tag="castle_move"):
    """Move a worker to a neighbouring section."""

    start: Annotated[int, SECTION]
    end: Annotated[int, SECTION]


class Station(Option, frozen=True, tag="station"):
    """The section for free workers."""

    section: Annotated[int, SECTION]


class Expel(Option, frozen=True, tag="expel"):
    """Remove a worker from a crowded section."""

    worker: Annotated[int, WORKER]

    @property
    def message(self) -> Message:
        tier, section, owner = where(self.worker)
        name = Message("who-automa") if owner == AUTOMA_WORKER else Message("seat-name", {"seat": owner})
        return Message("option-expel", {"tier": tier, "section": SECTION_LABELS[section], "who": name})


def where(worker: int) -> tuple[int, int, int]:
    """Tier, section and owner of a worker in an `Expel`."""
    place, owner = divmod(worker, 5)
    return place // 5 + 1, place % 5, owner


class TakeManuscript(Option, frozen=True, tag="manuscript"):
    """Take a manuscript without paying."""

    manuscript: Annotated[int, MANUSCRIPT]


NOTATION: Final = Notation(
    [
        Draft,
        Play,
        Move,
        Trade,
        Construct,
        PlaceWorkers,
        Transcribe,
        Skip,
        Pay,
        Dismiss,
        Hire,
        EndTurn,
        Pick,
        Flip,
        Take,
        Discard,
        Destroy,
        Top,
        Reshuffle,
        Decline,
        Arrange,
        Keep,
        Resolve,
        JoinLink,
        Advance,
        CastleMove,
        Station,
        Expel,
        TakeManuscript,
    ]
)

# Built once: options are values, and the rules only ever choose among these.


PLAY: Final = tuple(Play(card) for card in range(len(CARDS)))
HIRE: Final = tuple(Hire(card) for card in range(len(CARDS)))
DISCARD: Final = tuple(Discard(card) for card in range(len(CARDS)))
DESTROY: Final = tuple(Destroy(card) for card in range(len(CARDS)))
RESOLVE: Final = tuple(Resolve(card) for card in range(len(CARDS)))
PICK: Final = [Pick(resource) for resource in range(3)]
CONSTRUCT: Final = tuple(tuple(Construct(building, spot) for spot in range(25)) for building in range(9))
MANUSCRIPTS: Final = tuple(TakeManuscript(scroll) for scroll in range(len(SCROLLS)))
STATION: Final = [Station(section) for section in range(5)]
ADVANCE: Final = tuple(Advance(section) for section in range(5))
MOVES: Final = tuple(tuple(Move(space, silver) for silver in range(12)) for space in range(15))
EXPEL: Final = tuple(Expel(worker) for worker in range(len(_WORKERS)))
FLIPS: Final = [Flip("debt"), Flip("deed")]
SKIP: Final = Skip()
END_TURN: Final = EndTurn()
TOP: Final = Top()
RESHUFFLE: Final = Reshuffle()
DECLINE: Final = Decline()
KEEP: Final = Keep()


def arrangements(cards: list[int]) -> list[Option]:
    """Keep them, or any other order."""
    options: list[Option] = [KEEP]
    options += [Arrange(order) for order in permutations(cards) if order != tuple(cards)]
    return options
