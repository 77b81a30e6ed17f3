"""The lobby: pages that look at the lists of tables, and what of these each has been told, so that changes suffice."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from kingstable.play.wire import TableSummary
from kingstable.service import lists, wire
from kingstable.service.room import Page
from kingstable.service.storage import StorageDown

if TYPE_CHECKING:
    from kingstable.service.hall import Hall

_encode = msgspec.json.Encoder().encode

#: Seconds between two pushes, so that many changes make one message.
PAUSE = 0.5


#: The lists that are the same for everybody, as far as they have been read in one round.
Public = dict[tuple[str, int], lists.Page]


class Told:
    """What a page wants of the lobby and knows of it: the order of each list, and its rows as they were sent."""

    __slots__ = ("lists", "more", "rows", "scopes", "wanted")

    def __init__(self, wanted: wire.WatchLobby) -> None:
        self.wanted = {"mine": wanted.mine, "open": wanted.open, "running": wanted.running}
        self.scopes = {"mine": "mine", "open": "open", "running": "running" if wanted.programs else "of_people"}
        self.lists: dict[Any, list[str]] = {}
        self.rows: dict[str, bytes] = {}
        self.more: list[Any] = []

    def whole(self, lists: dict[Any, list[TableSummary]], more: list[Any]) -> bytes:
        """Everything, for a page that knows nothing yet."""
        self.changes(lists, more)
        return _encode(wire.Lobby(**lists, more=more))

    def changes(self, lists: dict[Any, list[TableSummary]], more: list[Any]) -> bytes | None:
        """What is new to this page, which knows it from now on; None where nothing is."""
        orders = {name: [table.id for table in tables] for name, tables in lists.items()}
        rows = {table.id: table for tables in lists.values() for table in tables}
        sent = {id: _encode(table) for id, table in rows.items()}
        changed = {name: order for name, order in orders.items() if order != self.lists.get(name)}
        lacking: Any = [msgspec.Raw(row) for id, row in sent.items() if row != self.rows.get(id)]
        news = bool(changed or lacking or more != self.more)
        self.lists, self.rows, self.more = orders, sent, more
        return _encode(wire.LobbyChange(changed, lacking, more)) if news else None


class Lobby:
    """The pages in the lobby."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._pages: dict[Page, Told] = {}
        self._pushing = False
        self._everybody = False
        self._people: set[str] = set()

    async def show(self, page: Page, wanted: wire.WatchLobby) -> None:
        """Send the lobby now, and its changes from now on."""
        told = Told(wanted)
        page.send(told.whole(*await self._lists(page, told, {})))
        self._pages[page] = told
        self.changed(set())  # whatever changed meanwhile

    def leave(self, page: Page) -> None:
        """No more of it."""
        self._pages.pop(page, None)

    def changed(self, people: set[str] | None = None) -> None:
        """The lobby looks different for these people, or for everybody."""
        if people is None:
            self._everybody = True
        else:
            self._people |= people
        if not self._pushing and self._pages and not self.hall.closing:
            self._pushing = True
            self.hall.spawn(self._push())

    async def _push(self) -> None:
        """Tell what has changed, one round after the other, until nothing more has."""
        try:
            while self._everybody or self._people:
                await asyncio.sleep(PAUSE)
                everybody, people = self._everybody, self._people
                self._everybody, self._people = False, set()
                try:
                    await self._tell(everybody, people)
                except StorageDown:
                    self._everybody = True
                    await self.hall.storage.back()
        finally:
            self._pushing = False

    async def _tell(self, everybody: bool, people: set[str]) -> None:
        public: Public = {}
        for page, told in list(self._pages.items()):
            if everybody or page.person in people:
                message = told.changes(*await self._lists(page, told, public))
                if message is not None and self._pages.get(page) is told:
                    page.send(message)

    async def _lists(self, page: Page, told: Told, public: Public) -> tuple[dict[Any, list[TableSummary]], list[Any]]:
        """The lists as this page wants them, and which of them go on."""
        wanted = told.wanted.items()
        pages = {name: await self._read(told.scopes[name], page.person, size, public) for name, size in wanted}
        shown = {name: self.hall.shown(read, page.person) for name, read in pages.items()}
        return shown, [name for name, read in pages.items() if read.more is not None]

    async def _read(self, scope: str, person: str, size: int, public: Public) -> lists.Page:
        if scope == "mine" and not person:
            return lists.Page([], {})
        if scope != "mine" and (scope, size) in public:
            return public[scope, size]
        page = await self.hall.storage.read(lists.list_tables, scope, person, None, size)
        if scope != "mine":
            public[scope, size] = page
        return page
