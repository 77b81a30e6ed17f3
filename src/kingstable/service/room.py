"""A table in memory: checks what people and minds want to do, has it written, and only then tells everybody.

Whatever a room remembers is a cache of the database: when a write fails or another worker was faster, it reads again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from kingstable.kernel import KingstableError
from kingstable.minds import find_mind, mind_ids
from kingstable.service import acts, ledger, metrics, scene, wire
from kingstable.service.acts import AnyAct, Chose, Occupant, Sat, now
from kingstable.service.errors import Refused, refusal
from kingstable.service.match import Header, Match
from kingstable.service.thinking import MindFailed, Thought

if TYPE_CHECKING:
    from kingstable.service.hall import Hall

log = logging.getLogger("kingstable.rooms")
_encode = msgspec.json.Encoder().encode

#: How often to decide anew when other workers are faster.
TRIES = 5


class Page(Protocol):
    """An open page of a browser, or another program on a socket."""

    person: str

    def send(self, message: bytes) -> None:
        """Put a message on its way."""


class Watching:
    """What a page has of this table: the seat it wants, the seat it got, how much of the log, and of which version."""

    __slots__ = ("log", "seat", "version", "wanted")

    def __init__(self, wanted: int | None = None, log: int = 0, version: int = 0) -> None:
        self.wanted = wanted
        self.seat = wanted
        self.log = log
        self.version = version


class Room:
    """One table. Everything that reads or changes it holds `lock`."""

    def __init__(self, hall: Hall, id: str) -> None:
        self.hall = hall
        self.id = id
        self.lock = asyncio.Lock()
        self.watchers: dict[Page, Watching] = {}
        self.used = time.monotonic()
        #: People with a page open at other workers, by worker.
        self.elsewhere: dict[str, set[str]] = {}
        self.gone = False
        #: The last line of chat that has been shown here.
        self.chat_seen = 0
        self._loaded = False
        self._header: Header
        self._rows: list[ledger.SeatRow] = []
        self._names: dict[str, str] = {}
        self._match: Match | None = None
        self._sketch: scene.Sketch | None = None
        self._thinking: set[tuple[int, int]] = set()

    # -- the database -------------------------------------------------------------------------------------------------

    async def ready(self) -> None:
        """Load the table unless it is here; raises `Refused` when there is none. Holds for the lock's owner."""
        self.used = time.monotonic()
        if not self._loaded:
            await self.read_again()

    async def read_again(self) -> bool:
        """Fetch what has been written since, or all after `forget`; True when something was new."""
        began = time.perf_counter()
        have = self._match.version if self._match is not None else 0
        loaded = await self.hall.storage.read(ledger.load_table, self.id, have)
        if loaded is None:
            self.gone = True
            raise Refused("unknown_table", "there is no such table")
        new = not self._loaded or bool(loaded.acts) or loaded.seats != self._rows or loaded.names != self._names
        self._header, self._rows, self._names = loaded.header, loaded.seats, loaded.names
        if self._match is None:
            if loaded.acts:
                self._match = await asyncio.to_thread(_replay, loaded)
        else:
            self._match.header = loaded.header
            try:
                for act in loaded.acts:
                    self._match.apply(acts.load(act))
            except KingstableError:
                self.forget()
                raise Refused("internal", "the table has to be read anew; try again") from None
        self._sketch = None
        if not self._loaded:
            metrics.OPEN_SECONDS.observe(time.perf_counter() - began)
        self._loaded = True
        return new

    def forget(self) -> None:
        """Trust the database only."""
        self._loaded = False
        self._match = None
        self._sketch = None

    @property
    def header(self) -> Header:
        """The fixed facts of the table."""
        return self._header

    @property
    def rows(self) -> list[ledger.SeatRow]:
        """The seats as the database has them."""
        return self._rows

    @property
    def loaded(self) -> bool:
        """Whether the table is in memory."""
        return self._loaded

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self._match is not None

    @property
    def busy(self) -> bool:
        """Whether a mind thinks here."""
        return bool(self._thinking)

    def match(self) -> Match:
        """The started game; raises `Refused` before the start."""
        if self._match is None:
            raise Refused("not_started")
        return self._match

    # -- acting -------------------------------------------------------------------------------------------------------

    async def act(
        self,
        decide: Callable[[Match], list[AnyAct]],
        client: tuple[int, str] | None = None,
        ack: Callable[[int], None] | None = None,
    ) -> int:
        """Carry out what `decide` makes of the match; returns the version that is then durable.

        `ack` is called with it before anybody is told. When another worker was faster, `decide` is asked again: the
        question may still be open. Raises what `decide` and the match raise, and `StorageDown`.
        """
        began = time.perf_counter()
        async with self.lock:
            await self.ready()
            version = None
            for _ in range(TRIES):
                if client is not None and client in self.match().done:
                    version = self.match().done[client]
                else:
                    version = await self._carry_out(self.match(), decide(self.match()))
                if version is not None:
                    break
            else:
                raise Refused("stale", "others were faster")
            if ack is not None:
                ack(version)
            self.tell()
            metrics.ACT_SECONDS.observe(time.perf_counter() - began)
            self.hall.changed(self)
            self.wake_minds()
            return version

    async def _carry_out(self, match: Match, done: list[AnyAct]) -> int | None:
        """Apply and write; None when another worker was faster: then its acts are here, and all can be decided anew."""
        applied = False
        try:
            for act in done:
                match.apply(act)
                applied = True
            job = ledger.appending(match, list(done), self.hall.worker)
            written = await self.hall.storage.write(ledger.append, job, lane=self.id)
        except BaseException:
            if applied:
                self.forget()
            raise
        if not written:
            self.forget()
            await self.read_again()
            self.tell()
            return None
        for act in done:
            metrics.ACTS.labels(type(act).__name__.lower()).inc()
            if isinstance(act, Sat):
                self._rows[act.seat] = ledger.row_of(act.occupant)
        return match.version

    async def choose(self, person: str, wish: wire.Choose, ack: Callable[[int], None] | None = None) -> int:
        """Answer a question; sent again under the same id, it is acknowledged again and not made twice."""

        def decide(match: Match) -> list[AnyAct]:
            self._own(match, person, wish.seat)
            if wish.number != match.table.number and not match.table.over:
                raise Refused(
                    "stale", f"question {wish.number} is no longer open; the open one is {match.table.number}"
                )
            if wish.version is not None and wish.version < match.asked_version:
                raise Refused("stale", "the question has been taken back and put anew")
            return [Chose(at=now(), seat=wish.seat, do=wish.do, client=wish.id)]

        async with self.lock:
            await self.ready()
            self._own(self.match(), person, wish.seat)
            if wish.number > self.match().table.number or (wish.version or 0) > self.match().version:
                await self.read_again()  # the player has seen more than this worker has heard of yet
        return await self.act(decide, (wish.seat, wish.id) if wish.id else None, ack)

    async def undo(self, person: str, seat: int, version: int | None) -> int:
        """Take back, or ask the others for their consent."""

        def decide(match: Match) -> list[AnyAct]:
            self._own(match, person, seat)
            if version is not None and version != match.version:
                raise Refused("stale", "something has happened since")
            if match.request is not None:
                raise Refused("undo_refused", "somebody is already asking to take a choice back")
            return [match.undo_act(seat)]

        return await self.act(decide)

    async def consent(self, person: str, agree: bool) -> int:
        """Answer a request to take a choice back."""
        return await self.act(lambda match: match.answer_acts(person, agree))

    async def resign(self, person: str, seat: int | None, mind: str | None) -> int:
        """Leave seats to a mind."""

        def decide(match: Match) -> list[AnyAct]:
            self._not_over(match)
            mine = match.seats_of(person)
            if not mine or (seat is not None and seat not in mine):
                raise Refused("not_seated")
            name = self.hall.mind(match.header.game, mind)
            who = Occupant(person=person, mind=name)
            return [Sat(at=now(), seat=one, occupant=who, why="resigned") for one in mine if seat in (None, one)]

        return await self.act(decide)

    async def claim(self, person: str, seat: int | None, mind: str | None) -> int:
        """Have a mind take the seat of somebody whose time has run out."""

        def decide(match: Match) -> list[AnyAct]:
            if not match.seats_of(person):
                raise Refused("not_seated")
            late = [one for one in match.overdue if seat in (None, one) and one not in match.seats_of(person)]
            if not late:
                raise Refused("not_overdue", "nobody's time has run out there")
            name = self.hall.mind(match.header.game, mind)
            return [
                Sat(at=now(), seat=one, occupant=Occupant(match.occupants[one].person, name), why="claimed")
                for one in late
            ]

        return await self.act(decide)

    async def come_back(self, person: str, seat: int | None, code: str | None) -> int:
        """Sit down again where a mind took over, or with the code on the first seat that is kept open."""

        def decide(match: Match) -> list[AnyAct]:
            self._not_over(match)
            wanted = [(n, who) for n, who in enumerate(match.occupants) if seat in (None, n)]
            me = Occupant(person=person)
            back = [n for n, who in wanted if who.person == person and who.mind is not None]
            if back:
                return [Sat(at=now(), seat=one, occupant=me, why="returned") for one in back]
            free = [n for n, who in wanted if who.open and code == match.header.join_code]
            if free:
                return [Sat(at=now(), seat=free[0], occupant=me, why="joined")]
            raise Refused("already_started", "the game has begun, and you have no seat to come back to")

        return await self.act(decide)

    def _own(self, match: Match, person: str, seat: int) -> None:
        if seat not in match.seats_of(person):
            raise Refused("not_seated", f"seat {seat} is not yours")

    def _not_over(self, match: Match) -> None:
        if match.table.over:
            raise Refused("over")

    # -- looking ------------------------------------------------------------------------------------------------------

    async def explain(self, person: str, seat: int, thing: str) -> wire.Explanation:
        """Why a thing is not among the options of a seat."""
        async with self.lock:
            await self.ready()
            match = self.match()
            self._own(match, person, seat)
            ask = match.table.ask_of(seat)
            why = None if ask is None else match.game.explain(match.table.state, ask, thing)
            return wire.Explanation("", self.id, thing, why)

    async def preview(self, person: str, seat: int, do: str) -> wire.Preview:
        """What an option would bring, where neither chance nor anything hidden has a say in it."""
        async with self.lock:
            await self.ready()
            match = self.match()
            self._own(match, person, seat)
            table = match.table.copy()
            seal = table.state.seal
            table.choose(do, seat=seat)
            if table.state.seal != seal:
                return wire.Preview("", self.id, do, None, None)
            return wire.Preview("", self.id, do, table.view(seat), table.scores())

    async def scene(self, person: str, wanted: int | None = None, log: int = 0, version: int = 0) -> bytes:
        """The table as this person may see it."""
        async with self.lock:
            await self.ready()
            return self._scene(person, Watching(wanted, log, version))

    async def replay(self, person: str, at: int, wanted: int | None) -> wire.Scene:
        """The table as it was: from one's own seat while the game runs, from any seat afterwards."""
        async with self.lock:
            await self.ready()
            match = self.match()
            mine = match.seats_of(person)
            if at > len(match.table.made):
                raise Refused("malformed", f"there have been only {len(match.table.made)} choices")
            if wanted is not None and wanted not in mine and not match.table.over:
                raise Refused("not_seated", "while the game runs, only your own seats can be looked back from")
            if wanted is not None and not 0 <= wanted < match.table.seats:
                raise Refused("malformed", f"there is no seat {wanted}")
            seat = wanted if wanted is not None else mine[0] if mine else None
            seats = self.seat_list(person)
            return await asyncio.get_running_loop().run_in_executor(
                None, scene.replayed, match, seats, person, seat, at
            )

    def connected(self) -> set[str]:
        """The people who have a page open at this table, here or at another worker."""
        return {page.person for page in self.watchers}.union(*self.elsewhere.values())

    def seat_list(self, person: str) -> list[wire.Seat]:
        """The seats as this person sees them."""
        return scene.seat_list(self._rows, self._names, person, self.connected())

    def names(self) -> list[str]:
        """A name for each seat, for the record."""
        return [self._names.get(row.person or "", "") or row.mind or "" for row in self._rows]

    def _scene(self, person: str, watching: Watching) -> bytes:
        if self._match is None:
            found = scene.unstarted(self._header, self._rows, self._names, person, self.connected())
            return _encode(found)
        match = self._match
        if self._sketch is None:
            self._sketch = scene.Sketch(match)
        seats = self.seat_list(person)
        mine = [number for number, seat in enumerate(seats) if seat.mine]
        seat = scene.chosen_seat(match, mine, watching.wanted, watching.seat)
        log_from = match.log_from(watching.log, watching.version)
        if seat != watching.seat and (len(mine) > 1 or watching.seat is not None):
            log_from = 0  # another seat may have heard more, or less
        watching.seat, watching.log, watching.version = seat, len(match.log), match.version
        return _encode(scene.running(self._sketch, seats, person, seat, log_from))

    # -- telling ------------------------------------------------------------------------------------------------------

    async def watch(self, page: Page, wish: wire.Watch) -> None:
        """Show the table to a page from now on."""
        async with self.lock:
            await self.ready()
            newcomer = page.person not in self.connected()
            watching = Watching(wish.seat, wish.log, wish.version)
            self.watchers[page] = watching
            page.send(self._scene(page.person, watching))
            self.wake_minds()
            if newcomer:
                self.tell(but=page)
                self.hall.presence(self)

    async def unwatch(self, page: Page) -> None:
        """The page looks elsewhere, or is gone."""
        if self.watchers.pop(page, None) is None:
            return
        self.used = time.monotonic()
        async with self.lock:
            if page.person not in self.connected() and self._loaded:
                self.tell()
                self.hall.presence(self)

    def tell(self, but: Page | None = None) -> None:
        """Send everybody who watches the table as it is now."""
        self._sketch = None
        for page, watching in self.watchers.items():
            if page is not but:
                page.send(self._scene(page.person, watching))

    def tell_all(self, message: bytes) -> None:
        """Send the same to everybody who watches."""
        for page in self.watchers:
            page.send(message)

    # -- minds --------------------------------------------------------------------------------------------------------

    def wake_minds(self) -> None:
        """Have the minds think that are asked something and do not think about it yet."""
        match = self._match
        if match is None or match.table.over or self.hall.closing:
            return
        for seat in match.minds_asked:
            if (match.asked_version, seat) not in self._thinking:
                self._thinking.add((match.asked_version, seat))
                self.hall.spawn(self._think(seat, match.asked_version))

    async def _think(self, seat: int, asked: int) -> None:
        try:
            if await self.hall.may_think(self.id, asked, seat):
                await self._move(seat, asked)
        except Refused as error:
            log.info("a mind's move was dropped", extra={"table": self.id, "seat": seat, "code": error.code})
        finally:
            self._thinking.discard((asked, seat))
        async with self.lock:
            if self._loaded:
                self.wake_minds()

    async def _move(self, seat: int, asked: int) -> None:
        began = time.monotonic()
        async with self.lock:
            await self.ready()
            match = self.match()
            name = match.occupants[seat].mind
            if match.asked_version != asked or name is None:
                return
            thought = _thought(match, seat, name)
        try:
            do = await self.hall.thinkers.think(thought)
            find = match.game.notation.parse(do)
        except (MindFailed, KingstableError) as error:
            log.warning("a mind failed", extra={"table": self.id, "mind": name, "reason": str(error)})
            await self.act(lambda match: _replace(match, seat, asked, name))
            return
        if self.watchers:
            await asyncio.sleep(max(0.0, self.hall.settings.mind_pause - (time.monotonic() - began)))

        def decide(match: Match) -> list[AnyAct]:
            if match.asked_version != asked or match.occupants[seat].mind != name:
                raise Refused("stale")
            return [Chose(at=now(), seat=seat, do=find.notation)]

        try:
            await self.act(decide)
        except KingstableError as error:
            if refusal(error).code != "illegal":
                raise
            log.warning("a mind made an illegal choice", extra={"table": self.id, "mind": name})
            await self.act(lambda match: _replace(match, seat, asked, name))


def _replay(loaded: ledger.Loaded) -> Match:
    return Match.of(loaded.header, map(acts.load, loaded.acts))


def _thought(match: Match, seat: int, mind: str) -> Thought:
    table = match.table
    choices = [(made.seat, made.option.notation) for made in table.made if not made.auto]
    assert table.seed is not None
    return Thought(match.header.id, match.header.game, table.seats, table.options, table.seed, choices, seat, mind)


def _replace(match: Match, seat: int, asked: int, failed: str) -> list[AnyAct]:
    """A simpler mind takes the place of one that failed; where there is none, the first option is chosen."""
    if match.asked_version != asked or match.occupants[seat].mind != failed:
        raise Refused("stale")
    simplest = mind_ids(match.header.game)[0]
    if failed == simplest:
        ask = match.table.ask_of(seat)
        assert ask is not None
        return [Chose(at=now(), seat=seat, do=ask.options[0].notation)]
    find_mind(match.header.game, simplest)
    who = Occupant(match.occupants[seat].person, simplest)
    return [Sat(at=now(), seat=seat, occupant=who, why="failed")]
