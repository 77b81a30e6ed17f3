"""The gate before everything: origins, sizes, rates, identity, and the headers that keep browsers safe."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from kingstable.play.refused import Refused
from kingstable.service import metrics
from kingstable.service.door import DOOR, Door
from kingstable.service.errors import Headers, answer_of, notice_of
from kingstable.service.identity import cookie_header
from kingstable.service.limits import address_of
from kingstable.service.static_files import of_site

if TYPE_CHECKING:
    from kingstable.service.hall import Hall
    from kingstable.service.identity import Signer, Ticket
    from kingstable.service.sessions import Session

ASGI = Callable[..., Awaitable[Any]]
#: Where the person's id and their session stand in an ASGI scope. A handler that puts another session there changes
#: the cookie.
PERSON = "kingstable.person"
SESSION = "kingstable.session"

log = logging.getLogger("kingstable.access")

_CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
_CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
#: For a site: its Python is WebAssembly, and it tries whether there are workers with an empty one.
_CSP_SITE = _CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' data:")
#: For whatever is sent.
_SAFE = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
#: For whatever a browser could show as a page; scripts, styles and fonts, of which a page needs dozens, cannot be one.
_SAFE_PAGE = [
    *_SAFE,
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
_PARTS = (b"text/javascript", b"application/javascript", b"text/css", b"font/")


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGI, door: Door) -> None:
        self.app = app
        self.door = door
        #: Set when the server has opened its database.
        self.hall: Hall | None = None
        self.signer: Signer | None = None

    async def __call__(self, scope: Any, receive: ASGI, send: ASGI) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan" or self.hall is None or self.signer is None:
            scope.get("state", {})[DOOR] = self.door
            await self.app(scope, receive, send)
            return
        settings = self.hall.settings
        _go_inside(scope, settings.root)
        began = time.perf_counter()
        answer = Answer(scope, send, settings.hsts)
        await self._pass(scope, receive, send if scope["type"] == "websocket" else answer)
        if settings.access_log:
            _note(scope, answer.status, time.perf_counter() - began)

    async def _pass(self, scope: Any, receive: ASGI, send: ASGI) -> None:
        assert self.signer is not None
        ticket = self.signer.of_headers(scope["headers"])
        address = address_of(scope)
        try:
            self._check(scope, ticket.person if ticket else "", address)
            self.door.take_place(address)
        except Refused as refused:
            self.door.refused(refused.code, address)
            await _refuse(scope, send, refused)
            return
        try:
            known, renewed = await self._session(scope, ticket)
            scope[SESSION], scope[PERSON] = known, known.ticket.person if known else ""
            await self.app(scope, receive, self._with_cookie(scope, send, known, renewed))
        finally:
            self.door.free_place(address)

    async def _session(self, scope: Any, ticket: Ticket | None) -> tuple[Session | None, bool]:
        """The session of a ticket, where one is needed, and whether it has been renewed."""
        assert self.hall is not None
        sessions = self.hall.sessions
        known = await sessions.find(ticket) if ticket and scope["path"].startswith("/api") else None
        return known, known is not None and await sessions.renewed(known)

    def _with_cookie(self, scope: Any, send: ASGI, known: Session | None, renewed: bool) -> ASGI:
        """Sends the cookie along where the session is not what the browser knows."""

        async def sending(message: Any) -> None:
            opens = message["type"] in ("http.response.start", "websocket.accept")
            if opens and (renewed or scope[SESSION] is not known):
                message = {**message, "headers": [*message["headers"], (b"set-cookie", self._cookie(scope))]}
            await send(message)

        return sending

    def _cookie(self, scope: Any) -> bytes:
        assert self.hall is not None and self.signer is not None
        settings, session = self.hall.settings, scope[SESSION]
        value = self.signer.sign(session.ticket) if session else ""
        seconds = self.hall.sessions.seconds(session.guest) if session else 0
        secure = settings.secure_cookie or scope["scheme"] in ("https", "wss")
        return cookie_header(value, seconds, settings.root or "/", secure=secure)

    def _check(self, scope: Any, person: str, address: str) -> None:
        assert self.hall is not None
        settings = self.hall.settings
        headers = dict(scope["headers"])
        if scope["type"] == "websocket":
            check_origin(headers, settings.origins)
            return
        if "\0" in scope["path"]:
            raise Refused("malformed", "the address holds the letter NUL")
        if not scope["path"].startswith("/api"):
            return
        if scope["method"] in _CHANGING:
            check_origin(headers, settings.origins)
            most, kind = settings.body_of(scope["path"])
            length = headers.get(b"content-length", b"0")
            if length.isdigit() and int(length) > most:
                raise Refused("too_large", f"a request holds at most {most} bytes")
            if length != b"0" and headers.get(b"content-type", b"").split(b";")[0] != kind.encode():
                raise Refused("media_type", f"the body must be {kind}")
        if self.hall.debt(person, address) > 0:
            raise Refused("rate", f"more than {settings.rate:g} requests a second; wait a little")


def _go_inside(scope: Any, root: str) -> None:
    """Take away the path under which people reach the server, where the proxy has not done so."""
    path = scope["path"]
    if root and (path == root or path.startswith(root + "/")):
        scope["path"] = path[len(root) :] or "/"
        scope["raw_path"] = scope["raw_path"][len(root) :] or b"/"


def check_origin(headers: dict[bytes, bytes], allowed: tuple[str, ...]) -> None:
    """Refuse what a page of another site makes a browser send. Programs that are no browsers send no origin."""
    origin = headers.get(b"origin")
    if origin is None:
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            raise Refused("foreign_origin", "pages of other sites may not do this")
        return
    text = origin.decode("latin-1")
    if text not in allowed and _host_of(text) != headers.get(b"host"):
        raise Refused("foreign_origin", "pages of other sites may not do this")


def _host_of(origin: str) -> bytes:
    """The host and port of an origin; empty where it has none."""
    try:
        return urlsplit(origin).netloc.encode("latin-1")
    except ValueError:
        return b""


class Answer:
    """Sends the answer to a request with the headers that keep browsers safe, and knows its status."""

    def __init__(self, scope: Any, send: ASGI, hsts: int) -> None:
        self.status = 0
        self._send = send
        self._fleeting = scope["path"].startswith("/api")
        self._policy = _CSP_SITE if of_site(scope["path"]) else _CSP
        self._hsts = hsts if scope["scheme"] == "https" else 0

    async def __call__(self, message: Any) -> None:
        """A message of ASGI."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message = {**message, "headers": self._with_safe(message["headers"])}
            metrics.REQUESTS.labels(f"{self.status // 100}xx").inc()
        await self._send(message)

    def _with_safe(self, given: Headers) -> Headers:
        part = any(name.lower() == b"content-type" and value.startswith(_PARTS) for name, value in given)
        headers = [*given, *(_SAFE if part else [*_SAFE_PAGE, (b"content-security-policy", self._policy.encode())])]
        if self._hsts:
            headers.append((b"strict-transport-security", b"max-age=%d" % self._hsts))
        if self._fleeting and not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        return headers


def _note(scope: Any, status: int, seconds: float) -> None:
    """A line of the access log. Addresses hold ids and codes that open tables, so what varies in them is left out."""
    log.info(
        "answered",
        extra={
            "method": scope.get("method", "SOCKET"),
            "route": scope.get("path_template") or "-",
            "status": status or None,
            "ms": round(seconds * 1000, 1),
            "address": address_of(scope),
        },
    )


async def _refuse(scope: Any, send: ASGI, refused: Refused) -> None:
    if scope["type"] == "websocket":
        if refused.code == "crowded":  # a page is told only what comes through an open socket
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.send", "text": notice_of(refused).decode(), "bytes": None})
        # before it is accepted, this makes the server answer 403
        await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
        return
    status, headers, body = answer_of(refused, scope["headers"])
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
