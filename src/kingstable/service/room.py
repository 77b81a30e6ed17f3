"""A table in memory: has what people and minds want to do written, and only then tells everybody.

Whatever a room remembers is a cache of the database: when a write fails or another worker was faster, it reads again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Protocol

from prometheus_client import Counter

from kingstable.kernel import IllegalChoice, KingstableError, StaleChoice
from kingstable.play import acts, wishes
from kingstable.play.acts import AnyAct, now
from kingstable.play.gathering import Gathering, Watching
from kingstable.play.match import Match
from kingstable.play.presence import Presence, absent
from kingstable.play.refused import Refused, refusal
from kingstable.play.thoughts import Hinting, thought_of
from kingstable.play.wire import (
    Advice,
    Advise,
    AskHint,
    Choose,
    Course,
    Explain,
    Explanation,
    Follow,
    Hints,
    Trial,
    TryOut,
    Watch,
)
from kingstable.service import deeds, ledger, metrics
from kingstable.service.deeds import NOBODY, Wish
from kingstable.service.storage import StorageDown, Unsettled
from kingstable.service.thinking import MindFailed

if TYPE_CHECKING:
    from kingstable.service.hall import Hall

log = logging.getLogger("kingstable.rooms")

#: How often to decide anew when other workers are faster.
TRIES = 5


class Page(Protocol):
    """An open page of a browser, or another program on a socket."""

    person: str

    def send(self, message: bytes) -> None:
        """Put a message on its way."""

    async def is_known(self) -> bool:
        """Whether the session goes on in which it was opened; where it does not, the page is closed."""

    async def close(self, code: int) -> None:
        """End the connection."""


class Entered:
    """Being in a room, where nobody else is meanwhile. It is written out: every choice passes here."""

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> Gathering:
        room = self._room
        room.inside += 1
        try:
            await room.lock.acquire()
        except BaseException:
            room.inside -= 1
            raise
        room.used = time.monotonic()
        try:
            return room.table or await room.load()
        except BaseException as error:
            if isinstance(error, KingstableError):
                room.hall.let_go(room)
            self._leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        self._room.lock.release()
        self._room.inside -= 1


class Room:
    """One table. Whoever reads or changes it has `entered`; what only looks at what is there need not."""

    def __init__(self, hall: Hall, id: str) -> None:
        self.hall = hall
        self.id = id
        self.lock = asyncio.Lock()
        #: How many have entered, or wait for it.
        self.inside = 0
        self.watchers: dict[Page, Watching] = {}
        self.used = time.monotonic()
        #: People with a page open at other workers, by worker.
        self.elsewhere: dict[str, set[str]] = {}
        self.gone = False
        #: When people were last here who are not now, and the seats of players that were told to be gone.
        self.seen: dict[str, str] = {}
        self._missed: list[int] = []
        #: The last line of chat that has been shown here.
        self.chat_seen = 0
        #: The table, while it is in memory.
        self.table: Gathering | None = None
        self._thinking: set[tuple[int, int]] = set()

    # -- the database -------------------------------------------------------------------------------------------------

    def entered(self) -> Entered:
        """The table, locked and loaded, in an `async with`; raises `Refused` when there is none."""
        return Entered(self)

    async def read_again(self) -> bool:
        """Fetch what has been written since; True when something was new. Holds for the lock's owner."""
        table = self.table
        if table is None:
            await self.load()
            return True
        have = table.match.version if table.started else 0
        loaded = await self._read(have)
        if not table.started:
            before = table.occupants, table.names
            self.table = await self._gathered(loaded)
            return self.table.started or (self.table.occupants, self.table.names) != before
        new = bool(loaded.acts) or loaded.names != table.names
        table.renew(loaded.header, loaded.names)
        try:
            table.carry_out(map(acts.load, loaded.acts))
        except KingstableError:
            self.forget()
            raise Refused("internal", "the table has to be read anew; try again") from None
        return new

    async def load(self) -> Gathering:
        """Read the whole table. Holds for the lock's owner."""
        began = time.perf_counter()
        table = self.table = await self._gathered(await self._read(0))
        metrics.OPEN_SECONDS.observe(time.perf_counter() - began)
        return table

    async def _read(self, have: int) -> ledger.Loaded:
        loaded = await self.hall.storage.read(ledger.load_table, self.id, have)
        if loaded is None:
            self.gone = True
            raise Refused("unknown_table", "there is no such table")
        if loaded.header.status == "expired":
            raise Refused("expired", "nobody came for a long time")
        self.seen |= loaded.seen
        return loaded

    async def _gathered(self, loaded: ledger.Loaded) -> Gathering:
        match = await asyncio.to_thread(_replay, loaded) if loaded.acts else None
        return Gathering(loaded.header, loaded.seats, loaded.names, match)

    def forget(self) -> None:
        """Trust the database only."""
        self.table = None

    @property
    def busy(self) -> bool:
        """Whether a mind thinks here."""
        return bool(self._thinking)

    # -- acting -------------------------------------------------------------------------------------------------------

    async def act(self, decide: Callable[[Match], list[AnyAct]], wish: Wish = NOBODY) -> int:
        """Carry out what `decide` makes of the match, once for each wish; returns the version that is then durable.

        Raises what `decide` and the match raise, and `StorageDown`.
        """
        began = time.perf_counter()
        self.hall.storage.check(self.id)
        async with self.entered():
            return await self._settle(began, decide, wish=wish)

    async def choose(self, person: str, wish: Choose, ack: Callable[[int], None] | None = None) -> int:
        """Answer a question; sent again under the same id, it is acknowledged again and not made twice."""
        began = time.perf_counter()
        self.hall.storage.check(self.id)
        async with self.entered() as table:
            if wish.number > table.match.table.number or (wish.version or 0) > table.match.version:
                await self.read_again()  # the player has seen more than this worker has heard of yet
            sent = wish.seat, wish.id
            return await self._settle(began, lambda match: wishes.choose(match, person, wish), sent, ack)

    async def _settle(
        self,
        began: float,
        decide: Callable[[Match], list[AnyAct]],
        sent: tuple[int, str] = (0, ""),
        ack: Callable[[int], None] | None = None,
        wish: Wish = NOBODY,
    ) -> int:
        """Decide, write and tell; `ack` is called before anybody is told.

        When another worker was faster, `decide` is asked again: the question may still be open. It decides on no acts
        when what was `sent` has been done before, or is so anyway.
        """
        for _ in range(TRIES):
            table = self.table or await self.load()
            if wish.id and (before := await self.hall.storage.read(deeds.deed, wish)):
                return int(before)
            done = decide(table.match)
            known = table.match.done.get(sent, table.match.version)
            version = await self._carry_out(table, done, wish) if done else known
            if version is not None:
                break
        else:
            raise StaleChoice("others were faster")
        if ack is not None:
            ack(version)
        self.tell()
        metrics.ACT_SECONDS.observe(time.perf_counter() - began)
        self.hall.changed(self, table)
        self.wake_minds()
        return version

    async def _carry_out(self, table: Gathering, done: list[AnyAct], wish: Wish) -> int | None:
        """Apply and write; None when another worker was faster: then its acts are here, and all can be decided anew."""
        before = table.match.version
        try:
            table.carry_out(done)
            job = ledger.appending(table.match, done, self.hall.worker, wish)
            written = await self.hall.storage.write(ledger.append, job, lane=self.id)
        except BaseException:
            if table.match.version != before:
                self.forget()
            raise
        if not written:
            self.forget()
            await self.load()
            self.tell()
            return None
        for act in done:
            _counter(type(act)).inc()
        return table.match.version

    # -- looking ------------------------------------------------------------------------------------------------------

    async def explain(self, person: str, wish: Explain) -> Explanation:
        """Why a thing is not among the options of a seat."""
        async with self.entered() as table:
            return table.explain(person, wish)

    async def advise(self, person: str, wish: Advise) -> Advice:
        """What matters now for a seat."""
        async with self.entered() as table:
            return table.advise(person, wish)

    async def hinting(self, person: str, wish: AskHint) -> Hinting:
        """What to think about for somebody who wants to be told what a program would choose; raises `Refused`."""
        async with self.entered() as table:
            wishes.take_hint(table.match, person, wish.seat, wish.number)
            if not self.hall.hints.allows(person):
                raise Refused("rate", "too many hints; wait a little")
            return Hinting(self.id, table.match.table.record, wish.seat)

    async def hint(self, person: str, wish: AskHint, thought: Hinting) -> Hints:
        """What a program would choose; that it is told is written down first."""
        ways = await self.hall.thinkers.think(thought, person, watched=True)
        assert isinstance(ways, list)
        await self.act(lambda match: wishes.take_hint(match, person, wish.seat, wish.number))
        return Hints(wish.id, self.id, wish.number, ways)

    async def try_out(self, person: str, wish: TryOut) -> Trial:
        """What an option would bring."""
        async with self.entered() as table:
            return table.try_out(person, wish)

    async def scene(self, person: str, watching: Watching) -> bytes:
        """The table as this person may see it."""
        async with self.entered() as table:
            return table.scene(person, watching, self.presence())

    async def look_back(self, person: str, at: int, wanted: int | None) -> bytes:
        """The table as it was."""
        async with self.entered() as table:
            return await asyncio.to_thread(table.look_back, person, at, wanted, self.presence())

    async def follow(self, person: str, wish: Follow) -> Course:
        """What happened, step by step."""
        async with self.entered() as table:
            return await asyncio.to_thread(table.follow, person, wish)

    def connected(self) -> set[str]:
        """The people who have a page open at this table, here or at another worker."""
        return {page.person for page in self.watchers}.union(*self.elsewhere.values())

    def presence(self) -> Presence:
        """Who is at this table, and when others were."""
        return Presence(self.connected(), self.seen, self.hall.settings.gone_minutes)

    def look_around(self) -> None:
        """Tell everybody when somebody for whom the game waits has been away for too long, or is no longer."""
        if self.table is not None and self.table.started and self.watchers:
            missed = [one.seat for one in absent(self.table.match, self.presence()) if one.gone]
            if missed != self._missed:
                self._missed = missed
                self.tell()

    # -- telling ------------------------------------------------------------------------------------------------------

    async def watch(self, page: Page, wish: Watch) -> int:
        """Show the table to a page from now on; returns the version it got."""
        async with self.entered() as table:
            newcomer = page.person not in self.connected()
            watching = self.watchers[page] = Watching(wish.seat, wish.log, wish.version)
            page.send(table.scene(page.person, watching, self.presence()))
            self.hall.thinkers.look(self.id, table.header.owner)
            self.wake_minds()
            if newcomer:
                self.tell(but=page)
                self.hall.presence(self)
                self.hall.arrived(self, table, page.person)
            return watching.version

    async def unwatch(self, page: Page) -> None:
        """The page looks elsewhere, or is gone."""
        if self.watchers.pop(page, None) is None:
            return
        self.used = time.monotonic()
        async with self.lock:
            if page.person not in self.connected() and self.table is not None:
                self.seen[page.person] = now()
                self.tell()
                self.hall.presence(self)
                self.hall.note(self, [page.person], self.seen[page.person])

    def tell(self, but: Page | None = None) -> None:
        """Send everybody who watches the table as it is now."""
        assert self.table is not None
        scene_for = self.table.scenes(self.presence())
        for page, watching in self.watchers.items():
            if page is not but:
                page.send(scene_for(page.person, watching))

    def tell_all(self, message: bytes) -> None:
        """Send the same to everybody who watches."""
        for page in self.watchers:
            page.send(message)

    # -- minds --------------------------------------------------------------------------------------------------------

    def wake_minds(self) -> None:
        """Have the minds think that are asked something and do not think about it yet."""
        if self.table is None or not self.table.started or self.hall.closing:
            return
        match = self.table.match
        for seat in match.minds_asked:
            if (match.asked_version, seat) not in self._thinking:
                self._thinking.add((match.asked_version, seat))
                self.hall.spawn(self._think(seat, match.asked_version))

    async def _think(self, seat: int, asked: int) -> None:
        try:
            if await self.hall.may_think(self.id, asked, seat):
                await self._move(seat, asked)
        except (StorageDown, Unsettled):
            await self.hall.storage.back()
        except KingstableError as error:
            code = refusal(error).code
            log.info("a mind's move was dropped", extra={"table": self.id, "seat": seat, "code": code})
        finally:
            self._thinking.discard((asked, seat))
        await self.hall.resume(self)

    async def _move(self, seat: int, asked: int) -> None:
        async with self.entered() as table:
            match = table.match
            mind = match.occupants[seat].mind
            if match.asked_version != asked or mind is None:
                return
            thought = thought_of(match, seat, mind)
        try:
            do = await self.hall.thinkers.think(thought, table.header.owner, bool(self.connected()))
            assert isinstance(do, str)
            await self.act(lambda match: wishes.choose_for(match, seat, mind, asked, do))
        except (MindFailed, IllegalChoice) as error:
            log.warning("a mind failed", extra={"table": self.id, "mind": mind, "reason": str(error)})
            await self.act(lambda match: wishes.give_way(match, seat, mind, asked))


@cache
def _counter(act: type[AnyAct]) -> Counter:
    """What counts acts of this kind."""
    return metrics.ACTS.labels(act.__name__.lower())


def _replay(loaded: ledger.Loaded) -> Match:
    return Match.of(loaded.header, map(acts.load, loaded.acts))
