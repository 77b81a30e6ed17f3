"""The choices of a player, each kind a small class, and all their values built once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

from kingstable.kernel import Argument, Notation, Option, Quiet, Thing, message

from .names import name_of
from .tables import (
    ACTION_TYPES,
    ACTIONS,
    BUILDINGS,
    CATHEDRALS,
    GOLD,
    MEEPLES,
    NEIGHBOURS,
    PIP_PRICE,
    RESOURCE_NAMES,
    RESOURCES,
    REWARD_NAMES,
    ROOMS,
    SPACES,
    SPOT_NAMES,
    SPOTS,
    TILES,
)


def _reader(kind: str, ids: Sequence[str]) -> Callable[[str], int]:
    numbers = {id: number for number, id in enumerate(ids)}

    def read(text: str) -> int:
        if text in numbers:
            return numbers[text]
        raise ValueError(f"{text!r} is no {kind}")

    return read


class _Named(Thing):
    """A thing of the box, spoken of by its name."""

    def argument(self, value: int) -> Argument:
        return name_of(self.named or self.kind, self.write(value))


def _thing(kind: str, ids: Sequence[str], *, named: str | bool = True) -> Thing:
    made = _Named if named else Thing
    return made(kind, write=ids.__getitem__, read=_reader(kind, ids), named=named)


class _Die(Thing):
    """A die on the wheel, spoken of by its resource and value."""

    def argument(self, value: int) -> Argument:
        return message("die", resource=RESOURCE_NAMES[value // 6], value=value % 6 + 1)


class _Space(Thing):
    """A house space, spoken of by its town and reward."""

    def argument(self, value: int) -> Argument:
        return message("house-space", spot=SPOT_NAMES[SPACES[value].spot], reward=REWARD_NAMES[value])


class _Room(Thing):
    """A room, spoken of by its building and floor."""

    def argument(self, value: int) -> Argument:
        building, floor = _ROOMS[value]
        return message("room", building=building + 1, floor=floor + 1)


DICE: Final = tuple(f"{resource}-{value}" for resource in RESOURCES for value in range(1, 7))
ROOM_IDS: Final = tuple(f"{b + 1}-{floor + 1}" for b, rooms in enumerate(ROOMS) for floor in range(rooms))
_ROOMS: Final = tuple((b, floor) for b, rooms in enumerate(ROOMS) for floor in range(rooms))

RESOURCE: Final = _thing("resource", RESOURCES)
ACTION: Final = _thing("action", ACTIONS)
MEEPLE: Final = _thing("meeple", MEEPLES, named="term")
TILE: Final = _thing("tile", [tile.id for tile in TILES])
SPOT: Final = _thing("spot", SPOTS)
_SPACES: Final = tuple(space.id for space in SPACES)
SPACE: Final = _Space("space", write=_SPACES.__getitem__, read=_reader("space", _SPACES))
CATHEDRAL: Final = _thing("cathedral", CATHEDRALS)
BUILDING: Final = _thing("building", [str(building.index) for building in BUILDINGS])
ROOM: Final = _Room("room", write=ROOM_IDS.__getitem__, read=_reader("room", ROOM_IDS))
DIE: Final = _Die("die", write=DICE.__getitem__, read=_reader("die", DICE))
VALUE: Final = _thing("value", ["0", "1", "2", "3", "4", "5", "6"], named=False)


class PickDie(Option, frozen=True, tag="die"):
    """Look at a die of the wheel, before it is taken for good (TIL-5.5)."""

    die: Annotated[int, DIE]


class TakeDie(Option, frozen=True, tag="take"):
    """Take the picked die, turned to this value for this much gold (TIL-5.6)."""

    value: Annotated[int, VALUE]
    price: int


class Recolour(Option, frozen=True, tag="recolour"):
    """Name another resource for the picked die, with a change-colour helper (TIL-5.8)."""

    tile: Annotated[int, TILE]
    resource: Annotated[int, RESOURCE]


class PutBack(Quiet, frozen=True, tag="put_back"):
    """Pick another die after all."""


class TakeTile(Option, frozen=True, tag="take_tile"):
    """Take a bonus tile from the sector, the map or the king track."""

    tile: Annotated[int, TILE]


class LeaveTile(Quiet, frozen=True, tag="leave_tile"):
    """Do not take the bonus tile."""


class Act(Option, frozen=True, tag="act"):
    """Perform this action, where one may be chosen (TIL-12.1)."""

    action: Annotated[int, ACTION]


class KingUp(Option, frozen=True, tag="king"):
    """One space up the king track (TIL-7.1)."""


class Move(Option, frozen=True, tag="move"):
    """One step of a meeple (TIL-8.1, TIL-9.1)."""

    meeple: Annotated[int, MEEPLE]
    spot: Annotated[int, SPOT]


class Put(Option, frozen=True, tag="put"):
    """Put a meeple on any spot (TIL-15.1)."""

    meeple: Annotated[int, MEEPLE]
    spot: Annotated[int, SPOT]


class House(Option, frozen=True, tag="house"):
    """Place a house (TIL-8.2)."""

    space: Annotated[int, SPACE]


class Pillar(Option, frozen=True, tag="pillar"):
    """Place a pillar (TIL-9.2)."""

    cathedral: Annotated[int, CATHEDRAL]


class Recruit(Option, frozen=True, tag="recruit"):
    """Take a character from the offer (TIL-10.1)."""

    tile: Annotated[int, TILE]


class Replace(Option, frozen=True, tag="replace"):
    """Discard the character offer for a new one (TIL-10.2)."""


class Reveal(Option, frozen=True, tag="reveal"):
    """Agree that a hidden tile is turned up, which cannot be undone (TIL-39.13)."""


class Place(Option, frozen=True, tag="place"):
    """Move a character from the storehouse into a room (TIL-10.3)."""

    tile: Annotated[int, TILE]
    room: Annotated[int, ROOM]


class TakeContract(Option, frozen=True, tag="contract"):
    """Take a contract or crest from the offer (TIL-11.1)."""

    tile: Annotated[int, TILE]


class Exchange(Option, frozen=True, tag="exchange"):
    """Give one resource for another (TIL-11.5)."""

    give: Annotated[int, RESOURCE]
    take: Annotated[int, RESOURCE]


class Gain(Option, frozen=True, tag="gain"):
    """Choose the type of a resource gained."""

    resource: Annotated[int, RESOURCE]


class Bonus(Option, frozen=True, tag="bonus"):
    """Gain the bonus of a character in an own building (TIL-8.8)."""

    tile: Annotated[int, TILE]


class Trade(Option, frozen=True, tag="trade"):
    """Pay 2 gold for another resource (TIL-13.2)."""

    resource: Annotated[int, RESOURCE]


class Fulfil(Option, frozen=True, tag="fulfil"):
    """Fulfil a contract that names all it costs (TIL-13.3)."""

    tile: Annotated[int, TILE]


class FulfilWith(Option, frozen=True, tag="fulfil_with"):
    """Fulfil a contract, with this type for its "any" part (TIL-13.5)."""

    tile: Annotated[int, TILE]
    resource: Annotated[int, RESOURCE]


class PlaceCrest(Option, frozen=True, tag="crest"):
    """Place a crest under a building (TIL-13.7)."""

    tile: Annotated[int, TILE]
    building: Annotated[int, BUILDING]


class Contribute(Option, frozen=True, tag="contribute"):
    """Contribute to a cathedral (TIL-16.1)."""

    cathedral: Annotated[int, CATHEDRAL]


class UseHelper(Option, frozen=True, tag="use"):
    """Use a helper (TIL-13.9)."""

    tile: Annotated[int, TILE]


class Skip(Quiet, frozen=True, tag="skip"):
    """Forgo what is left of a bonus."""


class Stop(Quiet, frozen=True, tag="stop"):
    """Stop the action; its AP are lost (TIL-5.14)."""


class End(Quiet, frozen=True, tag="end"):
    """End the turn (TIL-5.15)."""


NOTATION: Final = Notation(
    [
        PickDie,
        TakeDie,
        Recolour,
        PutBack,
        TakeTile,
        LeaveTile,
        Act,
        KingUp,
        Move,
        Put,
        House,
        Pillar,
        Recruit,
        Replace,
        Reveal,
        Place,
        TakeContract,
        Exchange,
        Gain,
        Bonus,
        Trade,
        Fulfil,
        FulfilWith,
        PlaceCrest,
        Contribute,
        UseHelper,
        Skip,
        Stop,
        End,
    ]
)

# Built once: the rules only ever choose among these values.
_NUMBERS: Final = range(len(TILES))
PICK_DIE: Final = tuple(PickDie(die) for die in range(len(DICE)))
PUT_BACK: Final = PutBack()
TAKE_TILE: Final = tuple(TakeTile(tile) for tile in _NUMBERS)
LEAVE_TILE: Final = LeaveTile()
ACT: Final = tuple(Act(action) for action in ACTION_TYPES)
KING_UP: Final = KingUp()
#: Steps of each meeple from each spot.
MOVES: Final = tuple(
    tuple(tuple(Move(meeple, spot) for spot in near) for near in NEIGHBOURS) for meeple in range(len(MEEPLES))
)
PUTS: Final = tuple(tuple(Put(meeple, spot) for spot in range(len(SPOTS))) for meeple in range(len(MEEPLES)))
HOUSE: Final = tuple(House(space) for space in range(len(SPACES)))
PILLAR: Final = tuple(Pillar(cathedral) for cathedral in range(len(CATHEDRALS)))
RECRUIT: Final = tuple(Recruit(tile) for tile in _NUMBERS)
REPLACE: Final = Replace()
REVEAL: Final = Reveal()
#: By tile, building and floor.
PLACE: Final = tuple(
    tuple(tuple(Place(tile, _ROOMS.index((b, floor))) for floor in range(rooms)) for b, rooms in enumerate(ROOMS))
    for tile in _NUMBERS
)
TAKE_CONTRACT: Final = tuple(TakeContract(tile) for tile in _NUMBERS)
#: By the resource given.
EXCHANGES: Final = tuple(tuple(Exchange(give, take) for take in range(5) if take != give) for give in range(5))
GAINS: Final = tuple(Gain(resource) for resource in range(5))
BONUS: Final = tuple(Bonus(tile) for tile in _NUMBERS)
TRADES: Final = tuple(Trade(resource) for resource in range(5) if resource != GOLD)
FULFIL: Final = tuple(Fulfil(tile) for tile in _NUMBERS)
FULFIL_WITH: Final = tuple(tuple(FulfilWith(tile, resource) for resource in range(5)) for tile in _NUMBERS)
CREST: Final = tuple(tuple(PlaceCrest(tile, building) for building in range(len(BUILDINGS))) for tile in _NUMBERS)
CONTRIBUTE: Final = tuple(Contribute(cathedral) for cathedral in range(len(CATHEDRALS)))
USE: Final = tuple(UseHelper(tile) for tile in _NUMBERS)
SKIP: Final = Skip()
STOP: Final = Stop()
END: Final = End()


def room_of(room: int) -> tuple[int, int]:
    """The building and floor of a room's number."""
    return _ROOMS[room]


def _turnings() -> tuple[tuple[tuple[TakeDie, ...], ...], ...]:
    """TIL-5.6: by the value shown and the pips paid for, every value within reach with its price, the nearest first."""
    table = []
    for shown in range(1, 7):
        reach = sorted(range(1, 7), key=lambda value: (_pips(shown, value), value))
        table.append(
            tuple(
                tuple(TakeDie(value, PIP_PRICE * _pips(shown, value)) for value in reach if _pips(shown, value) <= most)
                for most in range(4)
            )
        )
    return tuple(table)


def _pips(one: int, other: int) -> int:
    """6 and 1 are neighbours."""
    apart = abs(one - other)
    return min(apart, 6 - apart)


TURNINGS: Final = _turnings()
