"""What the server says and hears beside what tables do: people, games, the lobby, chat, and the socket's messages.

A message of a page that has an `id` is answered under it, if only by `ack`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kingstable.kernel import Message
from kingstable.lessons.wire import Learned
from kingstable.minds.analysis import Analysis
from kingstable.play.wire import (
    Ack,
    Advice,
    Advise,
    AllowHints,
    AskHint,
    Choose,
    ClientId,
    Code,
    Consent,
    Course,
    Explain,
    Explanation,
    Follow,
    Hints,
    Refusal,
    Request,
    Scene,
    TableId,
    TableSummary,
    Trial,
    TryOut,
    Undo,
    Watch,
)
from kingstable.service.requests import CHAT_LENGTH, Lang

# -- who I am ---------------------------------------------------------------------------------------------------------


class Me(Struct):
    """GET /api/me: the identity of this browser. `id` is empty for a stranger who has not given a name yet."""

    id: str
    name: str
    lang: Lang | None = None
    #: The login under which this identity is kept, if it is.
    login: str | None = None
    notify: str = ""


class Acquaintance(Struct):
    """GET /api/me/lessons/{game}: how far I have come in the lessons of a game, and how many games of it I finished.

    `mind` is the program that fits how they ended.
    """

    lessons: dict[str, Learned]
    finished: int
    mind: str


class PasswordLink(Struct):
    """GET /api/password/{code}: the login for which a one-time link sets a new password."""

    login: str


# -- the lobby --------------------------------------------------------------------------------------------------------


ListName = Literal["mine", "open", "running"]


class Lobby(Struct, tag_field="type", tag="lobby"):
    """Sent at once to pages that subscribe with `lobby`: mine to move first, and which of the lists go on."""

    mine: list[TableSummary]
    open: list[TableSummary]
    running: list[TableSummary]
    more: list[ListName]


class LobbyChange(Struct, tag_field="type", tag="lobby_change"):
    """Pushed to those pages when something changes: the ids of each list that is another now, and the rows it lacks."""

    lists: dict[ListName, list[str]]
    rows: list[TableSummary]
    more: list[ListName]


# -- analyses ---------------------------------------------------------------------------------------------------------


class Analysed(Struct, omit_defaults=True):
    """GET /api/tables/{id}/analysis: how far it has come, per cent, and what is known by now."""

    progress: int
    analysis: Analysis | None
    #: Whether anybody has had the game analysed.
    wanted: bool = True


# -- from the page to the server --------------------------------------------------------------------------------------


Rows = Annotated[int, Meta(ge=1, le=1000)]


class Unwatch(Request, tag_field="type", tag="unwatch"):
    """No more of this table."""

    table: TableId
    id: ClientId = ""


class Say(Request, tag_field="type", tag="chat"):
    """Write a line to everybody at the table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    id: ClientId = ""


class WatchLobby(Request, tag_field="type", tag="lobby"):
    """Show me the lobby and its changes, of each list so many rows at most; `on` false ends it.

    Without `programs`, of the running games only those at which two people play at least.
    """

    on: bool = True
    mine: Rows = 20
    open: Rows = 20
    running: Rows = 20
    programs: bool = True
    id: ClientId = ""


class Ping(Request, tag_field="type", tag="ping"):
    """Answered by `pong`."""

    id: ClientId = ""


FromPage = (
    Watch
    | Unwatch
    | Follow
    | Choose
    | Undo
    | Consent
    | Explain
    | Advise
    | AskHint
    | AllowHints
    | TryOut
    | Say
    | WatchLobby
    | Ping
)


# -- from the server to the page --------------------------------------------------------------------------------------


class ChatLine(Struct):
    """A line of the chat; `seat` is None for somebody who watches."""

    n: int
    at: str
    seat: int | None
    name: str
    text: str


class Chat(Struct, tag_field="type", tag="chat"):
    """New lines; on `watch`, the last ones."""

    table: str
    lines: list[ChatLine]


class Notice(Struct, tag_field="type", tag="notice"):
    """Something that is no answer: why this connection is refused, or that a table was `removed`."""

    code: Code | Literal["removed"]
    message: Message
    table: str | None = None


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`. Where `client` is not what a page was loaded with, the page is older than the server.

    With `site`, all games are under `/here/` as files, for a browser to keep and to play with while the server is away.
    """

    id: str
    client: str
    site: bool = False


FromServer = (
    Scene | Course | Ack | Refusal | Lobby | LobbyChange | Explanation | Advice | Hints | Trial | Chat | Notice | Pong
)


class Problem(Struct):
    """The body of every HTTP error: `code` is for programs, `message` for translation, `detail` one plain line."""

    code: Code
    message: Message
    detail: str = ""
