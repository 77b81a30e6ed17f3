"""All tables of this server: rooms, pages, the lobby, and what goes on in the background."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from kingstable.kernel import Message
from kingstable.play import wishes
from kingstable.play.acts import now
from kingstable.play.deals import Dealer
from kingstable.play.gathering import Gathering
from kingstable.play.listed import summary
from kingstable.play.refused import Refused
from kingstable.play.seats import people as players
from kingstable.play.seats import seats_of
from kingstable.play.wire import TableSummary
from kingstable.service import claiming, deeds, learned, ledger, lists, metrics, register, waking, wire
from kingstable.service.analysing import Analyses
from kingstable.service.expiry import Caretaker
from kingstable.service.identity import clean
from kingstable.service.limits import STRANGERS, Crowd, Limiter
from kingstable.service.lobby import Lobby
from kingstable.service.notices import Notices
from kingstable.service.passwords import Passwords
from kingstable.service.records import Records
from kingstable.service.register import Person
from kingstable.service.room import Page, Room
from kingstable.service.sessions import Sessions
from kingstable.service.settings import Settings
from kingstable.service.storage import Storage, StorageDown, Unsettled
from kingstable.service.thinking import Thinkers

log = logging.getLogger("kingstable.hall")
_encode = msgspec.json.Encoder().encode

#: Seconds between two sweeps through the rooms.
SWEEP = 2.0
#: What the pages of a table are told that is there no more, by the refusal that whoever opens it now meets.
REMOVED = {"unknown_table": Message("notice-removed"), "expired": Message("error-expired")}
#: People remembered without asking the database.
PEOPLE = 10_000


class Hall:
    """Holds the rooms; everything that HTTP and sockets do goes through here."""

    def __init__(self, settings: Settings, storage: Storage, dealer: Dealer) -> None:
        self.settings = settings
        self.storage = storage
        self.dealer = dealer
        self.worker = storage.worker
        storage.settled = self._settled
        self.closing = False
        self.thinkers = Thinkers(settings.mind_processes, settings.mind_seconds)
        self.notices = Notices(self)
        self.records = Records(self)
        self.analyses = Analyses(self)
        self._requests = Limiter(settings.rate, settings.burst, "requests")
        self._strangers = Limiter(settings.rate * STRANGERS, settings.burst * STRANGERS, "strangers")
        self.sessions = Sessions(settings, storage)
        self.guests = Limiter(settings.guests_per_minute / 60, settings.guests_burst, "guests")
        self.chatter = Limiter(1.0, 10, "chatter")
        self.hints = Limiter(0.5, 5, "hints")
        self.passwords = Passwords(self.guests)
        #: Open pages by person, and by address for strangers.
        self.pages: dict[str, set[Page]] = {}
        #: How many they are, at all workers.
        self.crowd = Crowd("pages")
        self.lobby = Lobby(self)
        self._rooms: dict[str, Room] = {}
        self._people: OrderedDict[str, Person] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin: go on with the tables at which minds are asked, and look after all of them."""
        self.spawn(self._sweep())
        self.spawn(Caretaker(self).run())
        for id in await self.storage.read(lists.minds_to_move):
            self.spawn(self.resume(self.room(id)))

    async def close(self) -> None:
        """Stop the minds and everything in the background; writes that have begun are finished by the storage."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        self.passwords.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            code = error.code if isinstance(error, Refused) else type(error).__name__
            log.error("background work failed", extra={"error": code})

    def debt(self, person: str, address: str) -> float:
        """Count a request or message; by how many its sender is over the limit."""
        return self._requests.debt(person) if person else self._strangers.debt(address)

    # -- rooms --------------------------------------------------------------------------------------------------------

    def room(self, id: str) -> Room:
        """The room of a table, whether or not there is such a table."""
        room = self._rooms.get(id)
        if room is None or room.gone:
            room = self._rooms[id] = Room(self, id)
            metrics.ROOMS.set(len(self._rooms))
        return room

    def let_go(self, room: Room) -> None:
        """Forget a room whose table cannot be read, unless somebody watches it or waits to be let in."""
        if not room.watchers and room.inside < 2 and self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    async def unwatch(self, id: str, page: Page) -> None:
        """A page no longer looks at a table."""
        room = self._rooms.get(id)
        if room is not None:
            await room.unwatch(page)

    async def resume(self, room: Room) -> None:
        """Have the minds of a table go on."""
        await self._insist(self._wake, room)

    async def _wake(self, room: Room) -> None:
        async with room.entered():
            room.wake_minds()

    async def _insist(self, work: Callable[[Room], Awaitable[None]], room: Room) -> None:
        """Do this as soon as the database lets it be done."""
        while True:
            try:
                return await work(room)
            except (StorageDown, Unsettled):
                await self.storage.back()

    def _settled(self, id: str) -> None:
        """Something was written at this table after all: show it."""
        if id and not self.closing:
            room = self.room(id)
            self.rearranged(room)
            self.spawn(self._insist(self._chat_elsewhere, room))

    async def may_think(self, id: str, version: int, seat: int) -> bool:
        """Whether this worker is to think for a mind; with several workers, one of them claims it."""
        if not self.storage.postgresql:
            return True
        seconds = self.settings.mind_seconds + 10
        if await self.storage.write(claiming.claim, id, version, self.worker, seconds, lane=id):
            return True
        await asyncio.sleep(2)
        return False

    async def _sweep(self) -> None:
        """Now and then look after everything; whatever goes wrong at one time, the next comes."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._look_around()
            except Exception as error:
                log.error("looking around failed", exc_info=error)

    async def _look_around(self) -> None:
        """Drop rooms nobody uses, and see to minds whose worker is gone."""
        await self.storage.look_around()
        await self._adopt()
        clock = time.monotonic()
        for id, room in list(self._rooms.items()):
            if room.lock.locked():
                continue
            room.wake_minds()
            room.look_around()
            if not room.watchers and not room.busy and clock - room.used > self.settings.idle:
                del self._rooms[id]
        metrics.ROOMS.set(len(self._rooms))

    async def _adopt(self) -> None:
        if self.storage.postgresql:
            try:
                for id in await self.storage.read(claiming.orphans):
                    self.spawn(self.resume(self.room(id)))
            except Refused:
                log.info("cannot look after the tables of others now")

    # -- other workers ------------------------------------------------------------------------------------------------

    def heard(self, payload: str) -> None:
        """A worker says that something has changed; `*` means that something may have been missed."""
        if payload == "*":
            self._people.clear()
            self.sessions.clear()
            for room in self._rooms.values():
                self.spawn(self._insist(self._refresh, room))
            return
        worker, kind, what = payload.split(" ", 2)
        if worker == self.worker:
            return
        if kind == "person":
            self._people.pop(what, None)
            self.spawn(self._renamed(what))
            return
        if kind == "session":
            self.signed_out(what)
            return
        id, _, rest = what.partition(" ")
        found = self._rooms.get(id)
        if kind == "here" and found is not None:
            self.spawn(self._seen_elsewhere(found, worker, set(rest.split())))
        elif kind == "chat" and found is not None:
            self.spawn(self._insist(self._chat_elsewhere, found))
        elif kind == "table":
            if found is not None:
                self.spawn(self._insist(self._refresh, found))
            self.lobby.changed()

    async def _refresh(self, room: Room) -> None:
        async with room.lock:
            try:
                if await room.read_again():
                    room.tell()
            except Refused as error:
                if error.code not in REMOVED:
                    raise
                self._removed(room, error)

    async def _seen_elsewhere(self, room: Room, worker: str, people: set[str]) -> None:
        async with room.lock:
            newcomer = worker not in room.elsewhere
            before = room.connected()
            room.elsewhere[worker] = people
            room.seen |= dict.fromkeys(before - room.connected(), now())
            if room.connected() != before and room.table is not None:
                room.tell()
            if newcomer:
                self.presence(room)

    def presence(self, room: Room) -> None:
        """Tell the other workers who has a page open at a table here."""
        if self.storage.postgresql and not self.closing:
            people = sorted({page.person for page in room.watchers if page.person})[:50]
            self.spawn(self._notify(f"{self.worker} here {room.id} {' '.join(people)}"))

    def arrived(self, room: Room, table: Gathering, person: str) -> None:
        """Somebody has come to a table: if the others vote because they were gone, that is void."""
        self.note(room, [person])
        if table.started and table.match.is_missed(person):
            self.spawn(self._return(room, person))

    async def _return(self, room: Room, person: str) -> None:
        with suppress(Refused):  # they may have come in by two doors
            await room.act(partial(wishes.return_to, person=person))

    def note(self, room: Room, people: Iterable[str], at: str = "") -> None:
        """Write down who of the players was at a table then, or is there now."""
        present = sorted(set(people).intersection(players(room.table.occupants))) if room.table else []
        if present and not self.closing:
            self.spawn(self._note(room.id, present, at or now()))

    def note_everybody(self) -> None:
        """Write down who is where now."""
        for room in self._rooms.values():
            self.note(room, {page.person for page in room.watchers})

    async def _note(self, id: str, people: list[str], at: str) -> None:
        with suppress(StorageDown, Unsettled):  # it is only a little older then
            await self.storage.write(ledger.saw, id, people, at, lane=id)

    async def _notify(self, payload: str) -> None:
        await self.storage.write(waking.notify, payload)

    async def _renamed(self, person: str) -> None:
        for id in await self.storage.read(lists.tables_of, person):
            if id in self._rooms:
                await self._refresh(self._rooms[id])

    # -- people -------------------------------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        """Somebody who has given a name."""
        person = self._people.get(id)
        if person is None:
            person = await self.storage.read(register.find_person, id)
            if person is not None:
                self._remember(person)
        return person

    def _remember(self, person: Person) -> None:
        self._people[person.id] = person
        self._people.move_to_end(person.id)
        if len(self._people) > PEOPLE:
            self._people.popitem(last=False)

    async def introduce(self, person: Person) -> None:
        """Save a new or changed person."""
        await self.storage.write(register.save_person, person, self.worker)
        self._remember(person)
        self.spawn(self._renamed(person.id))

    async def hand_over(self, guest: str, person: str) -> None:
        """All that a guest has at tables, and has learned, is this person's from now on."""
        await self.storage.write(learned.hand_over, guest, person)
        for id in await self.storage.read(lists.tables_of, guest):
            await self.storage.write(ledger.hand_over, id, guest, person, self.worker, lane=id)
            if id in self._rooms:
                self.rearranged(self._rooms[id])
        self.lobby.changed()

    def signed_out(self, id: str) -> None:
        """Sessions of this person have been ended: close their pages."""
        self._people.pop(id, None)
        self.sessions.forget(id)
        for page in self.pages.get(id, ()):
            self.spawn(self._look_at(page))

    async def _look_at(self, page: Page) -> None:
        await page.is_known()

    # -- tables -------------------------------------------------------------------------------------------------------

    async def table(self, id: str, person: str) -> TableSummary:
        """One table as lists show it; raises `Refused`."""
        page = await self.storage.read(lists.one_table, id)
        if not page.tables:
            raise Refused("unknown_table", "there is no such table")
        if page.tables[0].header.status == "expired":
            raise Refused("expired", "nobody came for a long time")
        return self.shown(page, person)[0]

    def shown(self, page: lists.Page, person: str) -> list[TableSummary]:
        """The tables on a page of a list as this person sees them."""
        rooms = [self._rooms.get(table.header.id) for table in page.tables]
        return [
            summary(table, page.names, person, room.connected() if room else ())
            for table, room in zip(page.tables, rooms, strict=True)
        ]

    def changed(self, room: Room, table: Gathering) -> None:
        """Something has been done at a table: whoever is asked now may want to know."""
        over = table.match.over
        self.lobby.changed(None if over else {who.person for who in table.occupants if who.person})
        self.notices.turn(room, table)

    def rearranged(self, room: Room) -> None:
        """A table was made, joined, left, started or removed: the lobby looks different for everybody."""
        self.lobby.changed()
        self.spawn(self._insist(self._after_rearranging, room))

    async def _after_rearranging(self, room: Room) -> None:
        async with room.lock:
            try:
                await room.read_again()
            except Refused as error:
                if error.code not in REMOVED:
                    raise
                self._removed(room, error)
                return
            room.tell()
            room.wake_minds()
            if room.table is not None and room.table.started:
                self.notices.turn(room, room.table)

    def _removed(self, room: Room, why: Refused) -> None:
        room.tell_all(_encode(wire.Notice("removed", REMOVED[why.code], room.id)))
        self._rooms.pop(room.id, None)

    # -- chat ---------------------------------------------------------------------------------------------------------

    async def say(self, person: Person, id: str, text: str, message_id: str) -> int:
        """Write a line to everybody at a table, once for each id that a page gave it."""
        self.storage.check(id)
        room = self.room(id)
        async with room.entered() as table:
            mine = seats_of(table.occupants, person.id)
            if table.header.private and not mine and not table.header.is_owned_by(person.id):
                raise Refused("private_chat", "at a private table only those write who sit there")
            name = table.name_of(person.id, person.name)
        if not self.chatter.allows(person.id):
            raise Refused("rate", "that is too much talk; wait a little")
        text = clean(text)
        if not text:
            raise Refused("malformed", "an empty line says nothing")
        line = wire.ChatLine(0, now(), mine[0] if mine else None, name, text)
        wish = deeds.Wish(person.id, message_id)
        line.n = await self.storage.write(deeds.once, wish, ledger.say, id, person.id, line, self.worker, lane=id)
        room.chat_seen = max(room.chat_seen, line.n)
        room.tell_all(_encode(wire.Chat(id, [line])))
        return line.n

    async def chat(self, id: str, after: int = 0) -> wire.Chat:
        """The last lines of a table."""
        return wire.Chat(id, await self.storage.read(ledger.said, id, after))

    async def _chat_elsewhere(self, room: Room) -> None:
        new = await self.chat(room.id, room.chat_seen)
        if new.lines:
            room.chat_seen = new.lines[-1].n
            room.tell_all(_encode(new))
