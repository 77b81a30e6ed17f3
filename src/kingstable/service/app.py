"""The application: everything put together, opened and closed with the server."""

from __future__ import annotations

import gc
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import litestar
import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException, SerializationException
from litestar.handlers import asgi
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

import kingstable
from kingstable.kernel import KingstableError
from kingstable.play.refused import Refused, refusal
from kingstable.play.wire import Code
from kingstable.service import api, api_analysis, api_lessons, api_people, api_tables, logs, metrics
from kingstable.service.door import Door, files_allowed
from kingstable.service.errors import problem_of, status_of
from kingstable.service.guard import Guard
from kingstable.service.hall import Hall
from kingstable.service.house import House
from kingstable.service.identity import Signer
from kingstable.service.settings import VARIABLE, Settings
from kingstable.service.socket import Sockets
from kingstable.service.static_files import static_file
from kingstable.service.storage import StorageDown
from kingstable.service.wire import Problem

log = logging.getLogger("kingstable.app")

_CODES: dict[int, Code] = {400: "malformed", 404: "not_found", 405: "bad_method", 413: "too_large", 415: "media_type"}

#: The collector of garbage comes less often than by default: hardly anything here is garbage that goes in circles.
COLLECT = (10_000, 20, 20)
#: The status with which a worker ends that cannot begin yet; one that failed to start would end all the others.
AGAIN = 75
#: What the framework says of a connection that ends within a request; nobody hears the answer.
_BROKEN_OFF = "client disconnected prematurely"


def create(settings: Settings | None = None) -> Guard:
    """The ASGI application. Worker processes find their settings in the environment."""
    if settings is None:
        settings = Settings.loads(os.environ[VARIABLE])
        logs.set_up()
    opened: dict[str, Any] = {}

    def receive_all(hall: Hall, signer: Signer) -> None:
        opened.update(hall=hall)
        guard.hall, guard.signer = hall, signer
        hall.spawn(door.watch())

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        house = House(settings, receive_all)
        try:
            await house.open()
        except StorageDown:
            if settings.workers > 1:
                log.warning("the database is out of reach: this worker ends, and another takes its place")
                os._exit(AGAIN)
            raise
        gc.freeze()  # what has been loaded stays: the collector need not look at it again and again
        gc.set_threshold(*COLLECT)
        try:
            yield
        finally:
            await house.close()

    async def socket(scope: Any, receive: Any, send: Any) -> None:
        await Sockets(opened["hall"], door)(scope, receive, send)

    app = Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    *api.HANDLERS,
                    *api_analysis.HANDLERS,
                    *api_lessons.HANDLERS,
                    *api_people.HANDLERS,
                    *api_tables.HANDLERS,
                    asgi("/socket", copy_scope=False)(socket),
                    document,
                ],
            ),
            api.health,
            api.read_metrics,
            static_file,
        ],
        lifespan=[lifespan],
        dependencies={
            "hall": Provide(lambda: opened["hall"], sync_to_thread=False),
            "viewer": Provide(api.viewer),
            "me": Provide(api.me),
        },
        exception_handlers={KingstableError: _refused, HTTPException: _http_error, Exception: _failed},
        openapi_config=OpenAPIConfig(
            title="Kingstable",
            version=kingstable.__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            servers=[Server(settings.root or "/")],
        ),
        request_max_body_size=settings.max_message,
        logging_config=None,
        debug=False,
    )
    door = Door(settings, files_allowed(), time.monotonic)
    guard = Guard(app, door)
    return guard


@litestar.get("", include_in_schema=False)
async def document(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The OpenAPI document."""
    return Response(msgspec.json.encode(request.app.openapi_schema.to_schema()), media_type="application/json")


def _refused(_: Request[Any, Any, Any], error: KingstableError) -> Response[Problem]:
    refused = refusal(error)
    metrics.REFUSALS.labels(refused.code).inc()
    return Response(problem_of(refused), status_code=status_of(refused))


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if isinstance(error, NotFoundException):
        return _refused(_, Refused("not_found"))
    if isinstance(error, InternalServerException) and error.detail == _BROKEN_OFF:
        return _refused(_, Refused("slow"))
    if error.status_code >= 500:
        return _failed(_, error)
    extra: Any = error.extra
    places = "; ".join(
        f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra or [] if isinstance(one, dict)
    )
    return _refused(_, Refused(_CODES.get(error.status_code, "malformed"), places or error.detail))


def _failed(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, SerializationException | UnicodeDecodeError):
        return _refused(_, Refused("malformed", "the body is not JSON"))
    if isinstance(error, RecursionError):
        return _refused(_, Refused("malformed", "the body is nested too deeply"))
    log.error("a request failed", exc_info=error)
    return _refused(_, Refused("internal"))
