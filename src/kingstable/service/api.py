"""The HTTP API: which games there are, their words and rules. People are in `api_people`, tables in `api_tables`."""

from __future__ import annotations

import asyncio
from functools import partial
from hmac import compare_digest
from ipaddress import ip_address
from typing import Any

import litestar
from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from kingstable import library
from kingstable.kernel import LANGUAGES, find_game, print_of
from kingstable.library import boards
from kingstable.library.wire import GameEntry, Rulebook, Rules
from kingstable.pictures import Drawn
from kingstable.play.faces import edition
from kingstable.play.plans import set_up
from kingstable.play.refused import Refused
from kingstable.play.wire import PreviewTable, SetUp, Word
from kingstable.service import metrics, requests, wire
from kingstable.service.files import LASTING, respond
from kingstable.service.guard import PERSON
from kingstable.service.hall import Hall
from kingstable.service.register import Person

AnyRequest = Request[Any, Any, Any]

#: What handlers are given by name: the hall, the id of whoever asks, and the person behind it.
TheHall = NamedDependency[Hall]
Viewer = NamedDependency[str]
Myself = NamedDependency[Person]

_WHY = {
    400: "Malformed: the body, the path or the query is not what this document says",
    401: "Nobody: give a name first (POST /api/me)",
    403: "Not yours, or sent by a page of another site",
    404: "There is no such thing",
    409: "Not possible now; the code says why, and nothing has changed",
    410: "The table has expired: nobody came for a long time",
    413: "Too large",
    415: "The body must be JSON",
    429: "Too often, or too many",
    503: "The storage of the server is out of reach; nothing has changed",
}
_PROBLEMS = {status: ResponseSpec(wire.Problem, description=text) for status, text in _WHY.items()}

get = partial(litestar.get, responses=_PROBLEMS)
post = partial(litestar.post, responses=_PROBLEMS, status_code=200)
delete = partial(litestar.delete, responses=_PROBLEMS)


# -- what handlers are given ------------------------------------------------------------------------------------------


async def viewer(request: AnyRequest) -> str:
    """The id of whoever asks; empty for a stranger."""
    found: str = request.scope[PERSON]  # type: ignore[literal-required]
    return found


async def me(request: AnyRequest, hall: TheHall) -> Person:
    """Whoever asks; strangers are refused."""
    person = await hall.person(request.scope[PERSON])  # type: ignore[literal-required]
    if person is None:
        raise Refused("no_name", "give a name first: POST /api/me")
    return person


# -- games ------------------------------------------------------------------------------------------------------------


@get("/games", tags=["games"])
async def list_games() -> list[GameEntry]:
    """The games that can be played here."""
    return library.entries()


@get("/games/{game:str}/client/{version:str}/{name:path}", tags=["games"])
async def read_client(
    request: AnyRequest,
    game: FromPath[Word],
    version: FromPath[Word],
    name: FromPath[requests.FileName],
) -> Response[Any]:
    """A file of the board that a game from outside brings. This version of it never changes, so it is kept for good."""
    file = boards.file_of(game, name)
    return respond(request, file, LASTING if version == boards.version_of(game) else "no-cache")


@get("/words/{lang:str}", tags=["games"], media_type=MediaType.TEXT)
async def read_words(
    request: AnyRequest,
    lang: FromPath[requests.Lang],
    game: FromQuery[Word | None] = None,
    components: FromQuery[Word | None] = None,
    learning: FromQuery[bool] = False,
) -> Response[str]:
    """The Fluent texts of a language: those of the client itself, or those that an edition of a game adds to them.

    With `learning`, those of the game's lessons too.
    """
    place = "lessons" if learning else "client"
    return respond(request, library.words(lang, None if game is None else edition(game, components), place))


@get("/faces/{game:str}/{components:str}/{version:str}", tags=["games"])
async def read_faces(
    request: AnyRequest,
    game: FromPath[Word],
    components: FromPath[Word],
    version: FromPath[Word],
) -> Response[Any]:
    """Everything printed of a game, for these components. This version of it never changes, so it is kept for good."""
    printed = edition(game, components)
    lasting = version == print_of(printed).version
    return respond(request, library.faces(printed), LASTING if lasting else "no-cache")


@get("/rules/{game:str}", tags=["games"])
async def read_rules(request: AnyRequest, game: FromPath[Word]) -> Response[Rules]:
    """The rules of a game in numbered clauses."""
    find_game(game)
    return respond(request, library.rules(game))


@get("/rulebook/{game:str}/{lang:str}", tags=["games"])
async def read_rulebook(request: AnyRequest, game: FromPath[Word], lang: FromPath[Word]) -> Response[Rulebook]:
    """The rules of a game told to people, in this language or else in the first that they are written in."""
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    return respond(request, await asyncio.to_thread(library.rulebook, find_game(game), lang))


@get("/pictures/{game:str}/{name:str}", tags=["games"])
async def read_picture(request: AnyRequest, game: FromPath[Word], name: FromPath[Word]) -> Response[Drawn]:
    """What a picture of a rulebook shows: a moment of a game that nobody plays, from one of its seats."""
    return respond(request, await asyncio.to_thread(library.picture, find_game(game), name))


@post("/preview", tags=["games"])
async def preview(data: JSONBody[PreviewTable], hall: TheHall) -> SetUp:
    """What a table with these options would look like."""
    return set_up(data, hall.dealer)


# -- the server itself ------------------------------------------------------------------------------------------------


@litestar.get("/health", include_in_schema=False)
async def health(hall: TheHall) -> Response[dict[str, str | bool]]:
    """Whether the server can do its work: whether it can read, and whether it can write."""
    reading, writing = await asyncio.gather(hall.storage.readable(), hall.storage.writable())
    body = {"status": "ok" if reading and writing else "down", "reading": reading, "writing": writing}
    return Response(body, status_code=200 if reading and writing else 503)


@litestar.get("/metrics", include_in_schema=False)
async def read_metrics(request: AnyRequest, hall: TheHall) -> Response[bytes]:
    """All counters, for Prometheus; strangers find nothing here."""
    if not _may_measure(request, hall.settings.metrics_token):
        raise Refused("not_found")
    body, media_type = metrics.text()
    return Response(body, media_type=media_type)


def _may_measure(request: AnyRequest, token: str) -> bool:
    """Whoever shows the token; without one, whoever asks on this machine and through no proxy."""
    if token:
        return compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    if {"forwarded", "x-forwarded-for"} & set(request.headers):
        return False
    return request.client is not None and ip_address(request.client.host).is_loopback


HANDLERS = [
    list_games,
    read_client,
    read_words,
    read_faces,
    read_rules,
    read_rulebook,
    read_picture,
    preview,
]
