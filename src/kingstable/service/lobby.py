"""The lobby: pages that look at the lists of tables, and what of these each has been told, so that changes suffice."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from kingstable.play.wire import TableSummary
from kingstable.service import wire
from kingstable.service.room import Page

if TYPE_CHECKING:
    from kingstable.service.hall import Hall

_encode = msgspec.json.Encoder().encode

#: Seconds between two pushes, so that many changes make one message.
PAUSE = 0.5


class Told:
    """What a page knows of the lobby: the order of each list, and its rows as they were sent."""

    __slots__ = ("lists", "rows")

    def __init__(self) -> None:
        self.lists: dict[Any, list[str]] = {}
        self.rows: dict[str, bytes] = {}

    def whole(self, lists: dict[Any, list[TableSummary]]) -> bytes:
        """Everything, for a page that knows nothing yet."""
        self.changes(lists)
        return _encode(wire.Lobby(**lists))

    def changes(self, lists: dict[Any, list[TableSummary]]) -> bytes | None:
        """What is new to this page, which knows it from now on; None where nothing is."""
        orders = {name: [table.id for table in tables] for name, tables in lists.items()}
        rows = {table.id: table for tables in lists.values() for table in tables}
        sent = {id: _encode(table) for id, table in rows.items()}
        changed = {name: order for name, order in orders.items() if order != self.lists.get(name)}
        lacking: Any = [msgspec.Raw(row) for id, row in sent.items() if row != self.rows.get(id)]
        self.lists, self.rows = orders, sent
        return _encode(wire.LobbyChange(changed, lacking)) if changed or lacking else None


class Lobby:
    """The pages in the lobby."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._pages: dict[Page, Told] = {}
        self._pushing = False
        self._everybody = False
        self._people: set[str] = set()

    async def show(self, page: Page) -> None:
        """Send the lobby now, and its changes from now on."""
        told = Told()
        page.send(told.whole(await self._lists(page)))
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
                for page, told in list(self._pages.items()):
                    if everybody or page.person in people:
                        message = told.changes(await self._lists(page))
                        if message is not None and page in self._pages:
                            page.send(message)
        finally:
            self._pushing = False

    async def _lists(self, page: Page) -> dict[Any, list[TableSummary]]:
        tables, person = self.hall.tables, page.person
        return {
            "mine": await tables("mine", person) if person else [],
            "open": await tables("open", person),
            "running": await tables("running", person),
        }
