"""The bodies of HTTP requests, but for plans of tables. Unknown fields are refused.

Sent again under the same `id`, which is unique to a person, a request is answered again and not carried out twice.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from kingstable.lessons.wire import Learned
from kingstable.play.acts import Way
from kingstable.play.seats import NAME_LENGTH
from kingstable.play.wire import ClientId, Count, Notation, Request, SeatNumber, Then, Word

Lang = Literal["en", "uk", "ru"]
#: The longest text of a chat line.
CHAT_LENGTH = 500
PersonName = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
#: A file in the folder of a board.
FileName = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$")]


class Introduction(Request):
    """POST /api/me: take or change a name; sets the cookie that is the guest's identity."""

    name: PersonName
    lang: Lang | None = None
    #: An apprise URL that is told when it is my turn and no page of mine is open; empty for none.
    notify: Annotated[str, Meta(max_length=500)] | None = None


Login = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class NewLogin(Request):
    """POST /api/me/password: keep the identity under a login. Whoever has a password already gives it as `old`."""

    login: Login
    password: Password
    old: Password | None = None


class Credentials(Request):
    """POST /api/login: take up an identity on another device.

    With `bring`, all games and tables of the guest whom this browser knows so far are that person's from then on.
    """

    login: Login
    password: Password
    bring: bool = False


class Leaving(Request):
    """POST /api/logout: on this device, or `everywhere`."""

    everywhere: bool = False


class Bringing(Request):
    """POST /api/me/lessons/{game}: what a browser knows of the lessons of somebody who was a stranger there."""

    lessons: Annotated[dict[Word, Learned], Meta(max_length=40)]


class NewPassword(Request):
    """POST /api/password/{code}: a new one, by the one-time link for a lost one."""

    password: Password


class Join(Request):
    """POST /api/tables/{id}/join, and POST /api/join/{code}; without a seat, the first free one.

    Seats reserved for a `person` need the join code of the link.
    """

    seat: SeatNumber | None = None
    code: Word | None = None
    id: ClientId = ""


class SeatOnly(Request):
    """POST /api/tables/{id}/leave, /resign, /undo: the seat it is about; without one, all of mine.

    `mind` (for resign) names the mind that takes the seat over.
    """

    seat: SeatNumber | None = None
    mind: Word | None = None
    id: ClientId = ""


class Claim(Request):
    """POST /api/tables/{id}/claim: the seat whose time has run out; without one, all such seats."""

    seat: SeatNumber | None = None
    id: ClientId = ""


class Vote(Request):
    """POST /api/tables/{id}/vote: what is to become of a game whose player is gone.

    `mind`: the default mind takes the empty seats; `end`: the game ends without a result; `wait`: neither. When most of
    those who stayed want the same, it happens.
    """

    how: Way
    id: ClientId = ""


class PlayOn(Request):
    """POST /api/tables/{id}/play-on: from after so many choices, on this seat, against this mind or the default one."""

    at: Count
    seat: SeatNumber
    mind: Word | None = None
    id: ClientId = ""


# The socket's `Choose` without the table, which the path names.
class Choice(Request):
    """POST /api/tables/{id}/choose: as the socket's `choose`."""

    seat: SeatNumber
    number: Count
    do: Notation
    version: Count | None = None
    id: ClientId = ""
    then: Then = ()
    on: bool = False


class Answer(Request):
    """POST /api/tables/{id}/consent."""

    agree: bool
    id: ClientId = ""


class Allowing(Request):
    """POST /api/tables/{id}/hints: as the socket's `allow_hints`."""

    allow: bool
    id: ClientId = ""


class Line(Request):
    """POST /api/tables/{id}/chat."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    id: ClientId = ""
