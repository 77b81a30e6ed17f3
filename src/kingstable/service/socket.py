"""The WebSocket: one for each open page, which watches tables and plays at them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from kingstable.kernel import KingstableError
from kingstable.play import wishes
from kingstable.play.refused import Refused, refusal
from kingstable.play.thoughts import Hinting
from kingstable.play.wire import Ack, Advise, AllowHints, AskHint, Choose, Consent, Explain, Follow, TryOut, Undo, Watch
from kingstable.service import metrics, wire
from kingstable.service.deeds import Wish
from kingstable.service.door import Door
from kingstable.service.errors import notice_of
from kingstable.service.guard import ASGI, PERSON, SESSION
from kingstable.service.hall import Hall
from kingstable.service.limits import STRANGERS, address_of
from kingstable.service.protocol import AT_ONCE
from kingstable.service.reading import id_of, read
from kingstable.service.room import Room
from kingstable.service.sessions import Session
from kingstable.service.static_files import client_version
from kingstable.service.thinking import MindFailed

log = logging.getLogger("kingstable.sockets")
_encode = msgspec.json.Encoder().encode

#: Messages, and bytes of them, that may wait for a slow page before it is given up.
WAITING = 200
WAITING_BYTES = 1_000_000

TOO_SLOW = 1013
SILENT = 4400
SIGNED_OUT = 4401
TOO_MANY = 4408
TOO_FAST = 4429


class SocketPage:
    """A page at the other end of a socket. It holds no task of its own while there is nothing to send."""

    __slots__ = (
        "__weakref__",
        "_at_once",
        "_closed",
        "_hall",
        "_outgoing",
        "_send",
        "_sending",
        "_session",
        "_size",
        "person",
        "watched",
    )

    def __init__(
        self, hall: Hall, person: str, session: Session | None, send: ASGI, at_once: Callable[[bytes], bool]
    ) -> None:
        self.person = person
        self._session = session
        self.watched: set[str] = set()
        self._hall = hall
        self._send = send
        self._at_once = at_once
        self._outgoing: deque[bytes] = deque()
        self._size = 0
        self._sending = False
        self._closed = False

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self._closed or (not self._sending and self._at_once(message)):
            return
        self._outgoing.append(message)
        self._size += len(message)
        if len(self._outgoing) > WAITING or self._size > WAITING_BYTES:
            self.stop()
            self._hall.spawn(self.close(TOO_SLOW))
        elif not self._sending:
            self._sending = True
            self._hall.spawn(self._drain())

    async def _drain(self) -> None:
        try:
            while self._outgoing and not self._closed:
                message = self._outgoing.popleft()
                self._size -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        except Exception:  # whatever the server says of a connection that is gone
            self.stop()
        finally:
            self._sending = False

    def stop(self) -> None:
        """Send nothing more."""
        self._closed = True
        self._outgoing.clear()

    async def is_known(self) -> bool:
        """Whether the session goes on in which it was opened; where it does not, the page is closed."""
        if self._session is None or await self._hall.sessions.find(self._session.ticket):
            return True
        await self.close(SIGNED_OUT)
        return False

    async def close(self, code: int) -> None:
        """Send what is waiting, unless there is too much of it, and end the connection."""
        await self._drain()
        self.stop()
        try:
            await self._send({"type": "websocket.close", "code": code, "reason": ""})
        except Exception:
            log.debug("closing a connection that is gone")


class Sockets:
    """The ASGI application at /api/socket."""

    def __init__(self, hall: Hall, door: Door) -> None:
        self.hall = hall
        self.door = door

    async def __call__(self, scope: Any, receive: ASGI, send: ASGI) -> None:
        """A page's life, from its greeting to its end."""
        hall = self.hall
        page = SocketPage(hall, scope[PERSON], scope[SESSION], send, scope["extensions"][AT_ONCE]["say"])
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        address = address_of(scope)
        key = page.person or address
        if hall.crowd[key] >= hall.settings.sockets * (1 if page.person else STRANGERS):
            self.door.refused("pages", address)
            page.send(notice_of(Refused("pages")))
            await page.close(TOO_MANY)
            return
        hall.crowd.enter(key)
        hall.pages.setdefault(key, set()).add(page)
        metrics.SOCKETS.inc()
        try:
            # Its own task: otherwise all layers around would be woken, one by one, whenever something is waited for.
            await asyncio.create_task(self._serve(page, receive, address))
        finally:
            page.stop()
            metrics.SOCKETS.dec()
            self._leave(page, key)

    def _leave(self, page: SocketPage, key: str) -> None:
        hall = self.hall
        hall.crowd.leave(key)
        hall.lobby.leave(page)
        mine = hall.pages.get(key, set())
        mine.discard(page)
        if not mine:
            hall.pages.pop(key, None)
        if not hall.closing:
            for id in page.watched:
                hall.spawn(hall.unwatch(id, page))

    async def _first(self, page: SocketPage, receive: ASGI, address: str) -> Any:
        """The first event; a socket on which nothing is said is closed."""
        try:
            async with asyncio.timeout(self.hall.settings.patience):
                return await receive()
        except TimeoutError:
            self.door.refused("slow", address)
            await page.close(SILENT)
            return {"type": "silence"}

    async def _serve(self, page: SocketPage, receive: ASGI, address: str) -> None:
        event = await self._first(page, receive, address)
        while event["type"] == "websocket.receive" and await page.is_known():
            raw: Any = event.get("text") or event.get("bytes") or ""
            debt = self.hall.debt(page.person, address)
            if debt > self.hall.settings.burst / 2:
                self.door.refused("rate", address)
                await page.close(TOO_FAST)
                return
            try:
                if len(raw) > self.hall.settings.max_message:
                    raise Refused("too_large", f"a message holds at most {self.hall.settings.max_message} bytes")
                if debt > 0:
                    raise Refused("rate", f"more than {self.hall.settings.rate:g} messages a second; wait a little")
                message = read(raw)
                answer = await self._answer(page, message)
                if answer is not None:
                    page.send(_encode(answer))
            except KingstableError as error:
                refused = refusal(error)
                metrics.REFUSALS.labels(refused.code).inc()
                page.send(_encode(refused.answer(id_of(raw))))
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.exception("a message failed", extra={"error": type(error).__name__})
                page.send(_encode(Refused("internal").answer(id_of(raw))))
            event = await receive()

    async def _answer(self, page: SocketPage, message: wire.FromPage) -> Any:
        hall, who = self.hall, page.person
        if isinstance(message, wire.Ping):
            return wire.Pong(message.id, client_version(), bool(hall.settings.site))
        if isinstance(message, wire.WatchLobby):
            if message.on:
                await hall.lobby.show(page, message)
            else:
                hall.lobby.leave(page)
            return _done(message.id)
        if isinstance(message, wire.Unwatch):
            page.watched.discard(message.table)
            await hall.unwatch(message.table, page)
            return _done(message.id)
        if isinstance(message, Watch):
            return await self._watch(page, hall.room(message.table), message)
        if isinstance(message, Follow):
            return await hall.room(message.table).follow(who, message)
        # Looked up anew each time: when the page came, the database may have been away.
        person = await hall.person(who) if who else None
        if person is None:
            raise Refused("no_name", "give a name first")
        room = hall.room(message.table)
        if isinstance(message, Choose):
            await room.choose(who, message, lambda version: page.send(_encode(Ack(message.id, version))))
            return None
        if isinstance(message, Explain):
            return await room.explain(who, message)
        if isinstance(message, Advise):
            return await room.advise(who, message)
        if isinstance(message, AskHint):
            thought = await room.hinting(who, message)
            hall.spawn(self._hint(page, room, message, thought))  # nothing that the page says meanwhile waits for it
            return None
        if isinstance(message, TryOut):
            return await room.try_out(who, message)
        if isinstance(message, Undo):
            wish = partial(wishes.undo, person=who, seat=message.seat, version=message.version)
            return Ack(message.id, await room.act(wish, Wish(who, message.id)))
        if isinstance(message, Consent):
            wish = partial(wishes.consent, person=who, agree=message.agree)
            return Ack(message.id, await room.act(wish, Wish(who, message.id)))
        if isinstance(message, AllowHints):
            wish = partial(wishes.allow_hints, person=who, allow=message.allow)
            return Ack(message.id, await room.act(wish, Wish(who, message.id)))
        await hall.say(person, message.table, message.text, message.id)
        return Ack(message.id, 0)

    async def _hint(self, page: SocketPage, room: Room, message: AskHint, thought: Hinting) -> None:
        try:
            page.send(_encode(await room.hint(page.person, message, thought)))
        except MindFailed as error:
            log.warning("a hint failed", extra={"table": room.id, "reason": str(error)})
            page.send(_encode(Refused("internal").answer(message.id)))
        except KingstableError as error:
            page.send(_encode(refusal(error).answer(message.id)))

    async def _watch(self, page: SocketPage, room: Room, message: Watch) -> Ack | None:
        page.watched.add(message.table)
        version = await room.watch(page, message)
        chat = await self.hall.chat(message.table)
        if chat.lines:
            room.chat_seen = max(room.chat_seen, chat.lines[-1].n)
        page.send(_encode(chat))
        return _done(message.id, version)


def _done(id: str, version: int = 0) -> Ack | None:
    """That it is done, for a page that wants to know."""
    return Ack(id, version) if id else None
