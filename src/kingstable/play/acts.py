"""Acts: all that can happen at a table once it has started. They are stored as they are here, and never changed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import msgspec
from msgspec import Struct

from kingstable.play.seats import Occupant

#: What those who stayed may want: a mind in the empty seats, an end without a result, or to go on waiting.
Way = Literal["mind", "end", "wait"]


def now() -> str:
    """The time as ISO 8601 in UTC."""
    return _written(datetime.now(UTC))


def stamp(time: datetime) -> str:
    """A time as ISO 8601 in UTC."""
    return _written(time.astimezone(UTC))


def _written(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Act(Struct, frozen=True, omit_defaults=True, tag_field="act", kw_only=True):
    """Base of all acts."""

    at: str


class Started(Act, frozen=True, tag="started"):
    """The first act of every table."""

    seats: tuple[Occupant, ...]


class Chose(Act, frozen=True, tag="chose"):
    """A question was answered; `message_id` is the id under which the page sent it.

    One that is `joined` was sent together with the choice before it, and is taken back with it. It is no `Choice` of a
    record: a choice that made itself is no act, and a page must find its own again.
    """

    seat: int
    do: str
    message_id: str = msgspec.field(default="", name="client")
    joined: bool = False


class Undone(Act, frozen=True, tag="undone"):
    """The last choice of a seat was taken back: by the rules, or freely that of any seat in `free`."""

    seat: int
    free: tuple[int, ...] = ()


class UndoAsked(Act, frozen=True, tag="undo_asked"):
    """A seat asks the other people to let it take a choice back."""

    seat: int


class UndoAnswered(Act, frozen=True, tag="undo_answered"):
    """A person agrees or not; the one who asked withdraws."""

    person: str
    agree: bool


class Sat(Act, frozen=True, tag="sat"):
    """Somebody else sits on the seat from now on."""

    seat: int
    occupant: Occupant
    why: Literal["resigned", "claimed", "failed", "returned", "awaited", "joined", "absent", "moved"]


class Stumbled(Act, frozen=True, tag="stumbled"):
    """A mind failed and there is no simpler one: what comes next is chosen for it."""

    seat: int


class Voted(Act, frozen=True, tag="voted"):
    """One of those who stayed says what is to become of the game, while the players on the seats `gone` do not come."""

    person: str
    how: Way
    gone: tuple[int, ...]


class CameBack(Act, frozen=True, tag="came_back"):
    """Somebody who was gone is here again: what was voted is void."""

    seat: int


class Hinted(Act, frozen=True, tag="hinted"):
    """Somebody was told what a program would choose."""

    seat: int


class HintsAllowed(Act, frozen=True, tag="hints_allowed"):
    """A person is for hints in this game; or against, and whoever was for them must be asked anew."""

    person: str
    allow: bool


class Ended(Act, frozen=True, tag="ended"):
    """The game is over, without a result: those who stayed want it so, or nobody came for a long time."""

    why: Literal["voted", "expired"]


AnyAct = (
    Started
    | Chose
    | Undone
    | UndoAsked
    | UndoAnswered
    | Sat
    | Stumbled
    | Voted
    | CameBack
    | Hinted
    | HintsAllowed
    | Ended
)

_decoder: msgspec.json.Decoder[AnyAct] = msgspec.json.Decoder(AnyAct)
_encoder = msgspec.json.Encoder()


def dump(act: Act) -> str:
    """The act as it is stored."""
    return _encoder.encode(act).decode()


def load(text: str) -> AnyAct:
    """Read `dump`."""
    return _decoder.decode(text)
