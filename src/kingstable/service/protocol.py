"""HTTP and WebSocket as the server speaks them: uvicorn's own, with bounds on what is heard.

uvicorn bounds neither the head of a request nor the time in which it comes, and one read brings up to 256 KB; here what
comes is looked at in pieces, and the first that is too much ends the connection.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from http import HTTPStatus
from struct import pack
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from kingstable.play.refused import Refused
from kingstable.service.door import DOOR, Door, Visit
from kingstable.service.errors import answer_of
from kingstable.service.limits import neighbourhood
from kingstable.service.packing import SENT, Packer

#: The extension of ASGI by which a socket is told something without waiting.
AT_ONCE = "kingstable.at_once"
#: The window of what is received, which is small, in bits.
RECEIVED = 10
#: What is shorter is not compressed at all.
SHORT = 100
#: How the frame of a text begins, plain and compressed, and the end of what is compressed, which is left out of it.
TEXT, COMPRESSED, FLUSHED = 0x81, 0xC1, b"\0\0\xff\xff"

#: Bytes that the address of a request may have, and its headers together; and how many headers there may be.
HEAD = 8192
FIELDS = 64
#: Bytes of a read that are looked at before it is asked whether they were too many.
PIECE = 2048
#: Messages of a socket that may await their turn, and frames without a message in about a second.
MESSAGES = 200
NOISE = 50


class HttpProtocol(HttpToolsProtocol):
    """A connection that is at the door until a whole request has come."""

    door: Door
    visit: Visit

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room."""
        super().connection_made(transport)
        app: Any = self.app
        host = self.client[0] if self.client else ""
        proxied = not host or host in app.trusted_hosts
        self.door = self.app_state[DOOR]
        self.visit = Visit(transport, "" if proxied else neighbourhood(host), self._late, transport.close)
        #: What is too much of the request that is being read; its bytes so far, and those of its headers.
        self.excess: Refused | None = None
        self.heard = 0
        self.fields = 0
        self.in_head = True
        #: Whether nothing more is heard: it is held, or sent a request before the last was answered.
        self.deaf = False
        refused = self.door.enter(self.visit)
        if refused is not None and refused.code == "full":
            self._refuse(refused)
        elif refused is not None:
            self.deaf = True
            self.visit.late = partial(self._refuse, refused)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        self.door.leave(self.visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, piece by piece."""
        if self.deaf:
            self.flow.pause_reading()
            return
        self._unset_keepalive_if_required()
        if self.in_head and not self.heard:
            self.door.waits(self.visit)
        for start in range(0, len(data), PIECE):
            if self.deaf or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._read(data[start : start + PIECE])

    def _read(self, piece: bytes) -> None:
        self.heard += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            if not self.deaf:
                self._refuse(self.excess or Refused("malformed", "this is no request of HTTP/1.1"))
            return
        if self.in_head:
            if self.heard > 2 * HEAD:
                self._refuse(_long_head())
        else:
            path = self.url.partition(b"?")[0].decode("latin-1")
            most, _ = self.door.settings.body_of(path)
            if self.heard > 2 * HEAD + 4 * most:
                self._refuse(Refused("too_large", f"a request holds at most {most} bytes"))

    # -- what the parser finds ----------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self.fields = 0

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        if len(self.url) + len(url) > HEAD:
            self._exceed(Refused("long_address", f"an address has at most {HEAD} letters"))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header of it, or one that comes after its body."""
        self.fields += len(name) + len(value) + 4
        if self.fields > HEAD or len(self.headers) >= FIELDS:
            self._exceed(_long_head())
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head is complete. Who sends several at once, as no browser does, gets the first answered."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.keep_alive = False
            self.deaf = True
            self._exceed(Refused("rate"))
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it has come."""
        super().on_message_complete()
        self.in_head = True
        self.heard = 0
        if self.cycle is not None and self.cycle.response_complete:  # before all of it had come
            self.door.waits(self.visit)
        else:
            self.door.served(self.visit)

    def on_response_complete(self) -> None:
        """It has been answered."""
        super().on_response_complete()
        if self.timeout_keep_alive_task is not None:
            self.door.waits(self.visit)

    # -- what is too much ---------------------------------------------------------------------------------------------

    def _exceed(self, refused: Refused) -> None:
        self.excess = refused
        raise refused

    def _late(self) -> None:
        if self.heard:
            self._refuse(Refused("slow", f"no whole request came within {self.door.settings.patience:g} seconds"))
        else:
            self.transport.close()

    def _refuse(self, refused: Refused) -> None:
        """Say why, unless an answer is under way, and end the connection."""
        if self.transport.is_closing():
            return
        self.door.refused(refused.code, self.visit.address)
        if self.cycle is None or (self.cycle.response_complete if self.in_head else not self.cycle.response_started):
            status, headers, body = answer_of(refused, self.headers or [])
            lines = [name + b": " + value + b"\r\n" for name, value in [*headers, (b"connection", b"close")]]
            self.transport.write(b"".join([STATUS_LINE[status], *lines, b"\r\n", body]))
        self.transport.close()


def _long_head() -> Refused:
    return Refused("long_head", f"a request has at most {FIELDS} headers, of {HEAD} bytes together")


class SocketProtocol(WebSocketsSansIOProtocol):
    """Compresses what it sends against what it has sent before, and hears no more than it can answer."""

    door: Door
    visit: Visit

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        #: What compresses, where the page understands it.
        self._packer: Packer | None = None
        deflate = ServerPerMessageDeflateFactory(server_max_window_bits=SENT, client_max_window_bits=RECEIVED)
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Go on with a connection that has asked for a socket."""
        super().connection_made(transport)
        self.door = self.app_state[DOOR]
        self.visit = self.door.visits[transport]
        self.visit.late = self.visit.yields = self.transport.close
        self.door.served(self.visit)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        self.door.leave(self.visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, piece by piece."""
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return
            if self.queue.qsize() > MESSAGES or self.visit.noise > NOISE:
                self._refuse()
                return

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a socket: what serves it may speak without waiting."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][AT_ONCE] = {"say": self.say}
            self._pack()

    def _pack(self) -> None:
        """Have a packer compress all that the page is told, unless it wants each message to stand alone."""
        for deflate in self.conn.extensions:
            if isinstance(deflate, PerMessageDeflate) and not deflate.local_no_context_takeover:
                self._packer = packer = Packer(deflate.local_max_window_bits)
                deflate.encoder = cast("Any", packer)

    def say(self, text: bytes) -> bool:
        """Put a text on its way, together with all else that is said to this page now.

        False where the page does not read, or is gone: then it has to be sent the usual way.
        """
        if not self.writable.is_set() or self.disconnected or self.conn.state is not State.OPEN:
            return False
        if not self.conn.writes:
            self.loop.call_soon(self._write)
        self.conn.writes.append(self._framed(text))
        return True

    def _framed(self, text: bytes) -> bytes:
        """A text as the library frames it, without the objects that it makes of each on the way."""
        if self._packer is None or len(text) < SHORT:
            return _head(TEXT, len(text)) + text
        data = self._packer.compress(text)
        size = len(data) - len(FLUSHED)
        return _head(COMPRESSED, size) + data[:size]

    def _write(self) -> None:
        if self.conn.writes and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_text(self, event: Frame) -> None:
        """A message, or its first part.

        One that comes alone is handed on without more ado; the library would have the system stop reading for it, and
        begin again as soon as it has been taken.
        """
        if not event.fin or self.close_sent or not self.queue.empty():
            super().handle_text(event)
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": bytes(event.data).decode()})
        except UnicodeDecodeError:
            super().handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        self.visit.noise += 1
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answered by a pong, which is kept until it is read."""
        self.visit.noise += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Proof that somebody is there."""
        self.visit.noise += 1
        super().handle_pong(event)

    def _refuse(self) -> None:
        """Answer nothing that still awaits its turn, and end the connection."""
        self.door.refused("rate", self.visit.address)
        while not self.queue.empty():
            self.queue.get_nowait()
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many messages")
        self._write()
        self.close_sent = True
        self.transport.close()


def _head(kind: int, size: int) -> bytes:
    """The beginning of a frame of so many bytes."""
    if size < 126:
        return pack("!BB", kind, size)
    if size < 65_536:
        return pack("!BBH", kind, 126, size)
    return pack("!BBQ", kind, 127, size)
