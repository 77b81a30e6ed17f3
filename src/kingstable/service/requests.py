"""The bodies of HTTP requests, and the small types that all messages are made of. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Lang = Literal["en", "uk", "ru"]
#: The longest text of a chat line, and the longest notation of a choice.
CHAT_LENGTH = 500
DO_LENGTH = 400

#: PostgreSQL takes no text with the letter NUL in it.
_WITHOUT_NUL = r"^[^\x00]*$"
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=_WITHOUT_NUL)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
#: Made up by the client; comes back with the answer. A choice sent twice under one id is made once.
ClientId = Annotated[str, Meta(max_length=64)]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=64, pattern=_WITHOUT_NUL)]


class Request(Struct, forbid_unknown_fields=True):
    """Base of what clients send."""


class Introduction(Request):
    """POST /api/me: take or change a name; sets the cookie that is the guest's identity."""

    name: PersonName
    lang: Lang | None = None
    #: An apprise URL that is told when it is my turn and no page of mine is open; empty for none.
    notify: Annotated[str, Meta(max_length=500)] | None = None


class Credentials(Request):
    """POST /api/me/password keeps the identity under a login; POST /api/login takes it up on another device."""

    login: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Pace(Request):
    """How fast to play: `live`, or at most so many days for each decision (then others may have a mind take over)."""

    kind: Literal["live", "days"] = "live"
    days: Annotated[int, Meta(ge=1, le=60)] = 1


class SeatPlan(Request):
    """Who is to sit on a seat of a new table.

    `me`: I do (on several seats, if I like: the hot seat); `person`: whoever comes by the join link; `open`: anybody
    from the lobby or by the link; `mind`: the mind of that name, or the default one.
    """

    kind: Literal["me", "person", "open", "mind"]
    mind: Word | None = None


class NewTable(Request):
    """POST /api/tables. A table whose seats are all taken starts at once."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    name: TableName = ""
    #: Undo may go beyond the rules: at once while one person plays, with everybody's consent otherwise.
    free_undo: bool = True
    #: Not listed in the lobby; only those who have a link come in.
    private: bool = False
    pace: Pace = msgspec.field(default_factory=Pace)


class Join(Request):
    """POST /api/tables/{id}/join, and POST /api/join/{code}; without a seat, the first free one.

    Seats reserved for a `person` need the join code of the link.
    """

    seat: SeatNumber | None = None
    code: Word | None = None


class SeatOnly(Request):
    """POST /api/tables/{id}/leave, /resign, /undo, /claim: the seat it is about; without one, all of mine.

    `mind` (for resign and claim) names the mind that takes the seat over.
    """

    seat: SeatNumber | None = None
    mind: Word | None = None


class PreviewTable(Request):
    """POST /api/preview: what a table with these options would look like."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}


class Choice(Request):
    """POST /api/tables/{id}/choose: as the socket's `choose`."""

    seat: SeatNumber
    number: Count
    do: Annotated[str, Meta(min_length=1, max_length=DO_LENGTH)]
    version: Count | None = None
    id: ClientId = ""


class Answer(Request):
    """POST /api/tables/{id}/consent."""

    agree: bool


class Line(Request):
    """POST /api/tables/{id}/chat."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
