"""Chaos: honest players of all games who note every answer, troubles that befall their server, and the reckoning.

A player never gives up: what was not saved is chosen anew, what was not answered or is not known yet is sent again
under the same id. Afterwards every table is compared, choice by choice, with what its players were told.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from http.cookiejar import DefaultCookiePolicy
from random import Random
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from tests.progress import Patience
from tests.service.harness import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kingstable.play.acts import Chose
from kingstable.play.acts import load as read_act
from kingstable.play.match import Match
from kingstable.service import database as db
from kingstable.service import ledger
from kingstable.service.database import url_of

#: Two people at each table, and where the game takes a third player, a mind.
GAMES = ("kingdom_builder", "for_the_king", "paladins", "viscounts", "tiletum")
MINDS = ("random", "greedy")
#: The one refusal after which it is not known what was stored.
AGAIN = "unsettled"
#: Seconds between two attempts, and those after which a player who has heard nothing looks again.
PAUSE = 0.2
IDLE = 10.0
#: One line of chat to so many choices.
TALK = 25


class Wish(msgspec.Struct):
    """Something that a player has sent, and what became of it: not known until it is acknowledged or refused."""

    id: str
    table: str
    message: dict[str, Any]
    sent: float = 0.0
    version: int | None = None
    refused: str = ""

    @property
    def known(self) -> bool:
        return self.version is not None or bool(self.refused)


class Seen(msgspec.Struct, frozen=True):
    """What a scene told of a table."""

    version: int
    choices: int
    waiting: tuple[int, ...]
    over: bool


class World:
    """A server with its players, and all that they were told."""

    def __init__(self, server: Server, seed: int, thought: float = 0.05) -> None:
        self.server = server
        self.random = Random(seed)
        #: The longest that a player thinks.
        self.thought = thought
        self.ended = False
        self.wishes: list[Wish] = []
        self.seen: dict[str, set[Seen]] = {}
        #: When each table that is being played last moved, and those that have been played to the end.
        self.moved: dict[str, float] = {}
        self.finished: list[str] = []
        #: Seconds until a player was told something, and how often a change was only found by looking again.
        self.told: list[float] = []
        self.missed = 0
        self.refusals: dict[str, int] = {}

    @property
    def socket_url(self) -> str:
        return self.server.url.replace("http", "ws", 1) + "/api/socket"

    @property
    def acknowledged(self) -> int:
        return sum(wish.version is not None for wish in self.wishes)

    def note(self, table: str, seen: Seen) -> None:
        known = self.seen.setdefault(table, set())
        if seen not in known:
            known.add(seen)
            self.moved[table] = time.monotonic()

    def refuse(self, code: str) -> None:
        self.refusals[code] = self.refusals.get(code, 0) + 1

    async def play(self, tables: int) -> None:
        """Tables of all games in turn, one game after the other at each, until the world has ended."""
        async with httpx.AsyncClient(timeout=30) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # everybody keeps their own
            await asyncio.gather(*(self._evening(http, number) for number in range(tables)))

    async def _evening(self, http: httpx.AsyncClient, number: int) -> None:
        host, guest = Person(self, http, f"Host {number}"), Person(self, http, f"Guest {number}")
        games = (GAMES[(number + turn) % len(GAMES)] for turn in range(10**6))
        while not self.ended:
            game = next(games)
            mind = {"kind": "mind", "mind": self.random.choice(MINDS)}
            table = await host.make(game, [{"kind": "me"}, {"kind": "open"}, mind][: self.random.choice((2, 3))])
            if table and await guest.join(table):
                await asyncio.gather(host.play(table), guest.play(table))
                self.moved.pop(table, None)
                self.finished += [table] * (not self.ended)


# -- players ----------------------------------------------------------------------------------------------------------


class Person:
    """Somebody honest."""

    def __init__(self, world: World, http: httpx.AsyncClient, name: str) -> None:
        self.world = world
        self.http = http
        self.name = name
        self.cookie: dict[str, str] = {}
        self.count = 0

    # -- coming to a table ----------------------------------------------------------------------------------------

    async def _post(self, path: str, body: Any) -> httpx.Response | None:
        """The server's answer, asked for until it has one; None at the end of the world."""
        while not self.world.ended:
            with contextlib.suppress(httpx.HTTPError):
                if not self.cookie:
                    made = await self.http.post(f"{self.world.server.url}/api/me", json={"name": self.name})
                    if made.is_success:
                        self.cookie = {"Cookie": f"kingstable={made.cookies['kingstable']}"}
                if self.cookie:
                    url = f"{self.world.server.url}/api{path}"
                    answer = await self.http.post(url, json=body, headers=self.cookie)
                    if not answer.is_server_error:
                        return answer
                    self.world.refuse(answer.json()["code"])
            await asyncio.sleep(PAUSE)
        return None

    async def make(self, game: str, seats: list[dict[str, str]]) -> str:
        answer = await self._post("/tables", {"game": game, "seats": seats})
        return str(answer.json()["id"]) if answer is not None and answer.is_success else ""

    async def join(self, table: str) -> bool:
        """Sit down; a refusal after an answer was lost may mean that one sits already, which the scene will tell."""
        answer = await self._post(f"/tables/{table}/join", {})
        return answer is not None and (answer.is_success or answer.json()["code"] in ("already_started", "not_open"))

    # -- playing --------------------------------------------------------------------------------------------------

    async def play(self, table: str) -> None:
        """Until the game is over, or the world; what is not known by then is asked for first."""
        game = Game(self, table)
        while not game.done:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    self.world.socket_url, additional_headers=self.cookie, max_size=None, ping_interval=None
                ) as socket:
                    await game.sit(socket)
            await asyncio.sleep(PAUSE)


class Game:
    """One seat at one table."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.world = person.world
        self.table = table
        self.scene: Any = None
        self.wish: Wish | None = None
        self.version = 0
        self.socket: ClientConnection | None = None

    @property
    def done(self) -> bool:
        return self.wish is None and (self.world.ended or (self.scene is not None and self.scene["over"]))

    async def sit(self, socket: ClientConnection) -> None:
        self.socket = socket
        await self._watch()
        if self.wish is not None:
            await self._send(self.wish)
        while not self.done:
            try:
                async with asyncio.timeout(IDLE):
                    heard = msgspec.json.decode(await socket.recv())
            except TimeoutError:
                if self.wish is not None:
                    self.world.told.append(time.monotonic() - self.wish.sent)
                    return
                await self._look_again(socket)
                continue
            await self._hear(heard)

    async def _watch(self) -> None:
        assert self.socket is not None
        await self.socket.send(f'{{"type":"watch","table":"{self.table}","id":"look"}}')

    async def _look_again(self, socket: ClientConnection) -> None:
        """Nobody has said anything for a while: is there really nothing new?"""
        before = self.version
        await self._watch()
        async with asyncio.timeout(IDLE):
            while True:
                heard = msgspec.json.decode(await socket.recv())
                await self._hear(heard)
                if heard["type"] == "refusal" or heard["type"] == "scene":
                    break
        self.world.missed += self.version > before

    async def _hear(self, heard: Any) -> None:
        kind = heard["type"]
        if kind == "scene":
            self._look(heard)
        elif kind in ("ack", "refusal") and self.wish is not None and heard["id"] == self.wish.id:
            self.world.told.append(time.monotonic() - self.wish.sent)
            if kind == "ack":
                self.wish.version = heard["version"]
                self.version = max(self.version, heard["version"])
                self.wish = None
            else:
                await self._refused(self.wish, heard["code"])
        elif kind == "refusal":
            self.world.refuse(heard["code"])
            await asyncio.sleep(PAUSE)
            await self._watch()
        await self._act()

    def _look(self, scene: Any) -> None:
        if scene["status"] == "open" or scene["version"] < self.version:
            return
        self.scene, self.version = scene, scene["version"]
        seen = Seen(scene["version"], scene["choices"], tuple(scene["waiting"]), scene["over"])
        self.world.note(self.table, seen)

    async def _refused(self, wish: Wish, code: str) -> None:
        self.world.refuse(code)
        await asyncio.sleep(PAUSE)
        if code == AGAIN:
            await self._send(wish)
            return
        wish.refused = code
        self.wish = None
        if code != "storage":
            await self._watch()

    async def _act(self) -> None:
        """Answer a question of one's own that nobody has answered yet."""
        if self.wish is not None or self.world.ended or self.scene is None or self.scene["version"] < self.version:
            return
        if self.scene["over"] or not self.scene["asks"]:
            return
        await asyncio.sleep(self.world.random.random() * self.world.thought)
        ask = self.world.random.choice(self.scene["asks"])
        option = self.world.random.choice(ask["options"])
        wish = self._wish("choose", seat=ask["seat"], number=ask["number"], do=option["do"], version=self.version)
        if self.person.count % TALK == 0:
            wish = self._wish("chat", text=f"{self.person.name} {self.table} {self.person.count}")
        self.wish = wish
        self.world.wishes.append(wish)
        await self._send(wish)

    def _wish(self, type: str, **fields: Any) -> Wish:
        self.person.count += 1
        id = f"{self.person.name} {self.person.count}"
        return Wish(id, self.table, {"type": type, "table": self.table, "id": id, **fields})

    async def _send(self, wish: Wish) -> None:
        assert self.socket is not None
        wish.sent = time.monotonic()
        await self.socket.send(msgspec.json.encode(wish.message).decode())


# -- the reckoning ----------------------------------------------------------------------------------------------------


def compare(world: World, database: str) -> Iterator[str]:
    """Whatever differs between what is stored and what the players were told."""
    engine = db.connect(url_of(database))
    with engine.begin() as connection:
        for table in sorted({*world.seen, *(wish.table for wish in world.wishes)}):
            wishes = [wish for wish in world.wishes if wish.table == table]
            yield from (
                f"{table}: {why}" for why in _compare_table(connection, table, wishes, world.seen.get(table, set()))
            )
    engine.dispose()


def _compare_table(connection: sa.Connection, table: str, wishes: list[Wish], seen: set[Seen]) -> Iterator[str]:
    loaded = ledger.load_table(connection, table)
    if loaded is None:
        yield "it is gone"
        return
    acts = [read_act(body) for body in loaded.acts]
    choices = [wish for wish in wishes if wish.message["type"] == "choose"]
    stored: dict[str, list[int]] = {}
    for number, act in enumerate(acts, 1):
        if isinstance(act, Chose) and act.message_id:
            stored.setdefault(act.message_id, []).append(number)
    for wish in choices:
        found = stored.pop(wish.id, [])
        if wish.version is not None and found != [wish.version]:
            yield f"{wish.message} was acknowledged as {wish.version}, and is stored as {found}"
        elif wish.refused and found:
            yield f"{wish.message} was refused ({wish.refused}), and is stored as {found}"
        elif len(found) > 1:
            yield f"{wish.message} is stored as {found}"
        for number in found:
            act = acts[number - 1]
            assert isinstance(act, Chose)
            if (act.seat, act.do) != (wish.message["seat"], wish.message["do"]):
                yield f"{wish.message} is stored as {act}"
    yield from (f"nobody sent {id}, which is stored as {found}" for id, found in stored.items())
    lines = list(connection.execute(sa.select(db.chat.c.text).where(db.chat.c.table_id == table)).scalars())
    for wish in wishes:
        if wish.message["type"] == "chat":
            found = lines.count(wish.message["text"])
            if found != 1 if wish.version is not None else found > (not wish.refused):
                yield f"{wish} is stored {found} times"
    yield from _compare_scenes(loaded, acts, seen)


def _compare_scenes(loaded: ledger.Loaded, acts: list[Any], seen: set[Seen]) -> Iterator[str]:
    match = Match.of(loaded.header, acts[:1])
    truth = {_seen(match)}
    for act in acts[1:]:
        match.apply(act)
        truth.add(_seen(match))
    yield from (f"{scene} was shown and never was" for scene in sorted(seen - truth, key=lambda one: one.version))


def _seen(match: Match) -> Seen:
    return Seen(match.version, len(match.table.made), tuple(match.waiting), match.over)


@contextlib.asynccontextmanager
async def playing(world: World, tables: int) -> AsyncIterator[None]:
    """People play meanwhile; in the end everybody who waits for an answer gets it."""
    evening = asyncio.create_task(world.play(tables))
    try:
        yield
    finally:
        world.ended = True
        patience = Patience(lambda: world.acknowledged)
        while not evening.done():
            await asyncio.wait((evening,), timeout=0.2)
            patience.check(lambda: f"not known: {[wish for wish in world.wishes if not wish.known]}")
        await evening
