"""The tables of a tab: how lists show each, and those that are open, with what the page has seen of them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from kingstable.kernel import KingstableError
from kingstable.play import acts
from kingstable.play.acts import AnyAct, Started, now
from kingstable.play.gathering import Gathering, Watching
from kingstable.play.listed import Listed, summary
from kingstable.play.match import Match
from kingstable.play.plans import Planned
from kingstable.play.presence import Presence
from kingstable.play.refused import Refused
from kingstable.play.wire import TableSummary
from kingstable.tab.outcome import Outcome, Question, Row
from kingstable.tab.person import Self

_listed = msgspec.json.Decoder(Listed)

RUNNING = ("open", "running")


class Tables:
    """All tables of one person. Only those that were brought are open, until they are put away."""

    def __init__(self, person: Self) -> None:
        self._person = person
        self._listed: dict[str, Listed] = {}
        self._open: dict[str, Gathering] = {}
        self._watched: dict[str, Watching] = {}

    # -- what was kept ------------------------------------------------------------------------------------------------

    def list_all(self, rows: list[str]) -> None:
        """These are all tables, as lists show them."""
        found = [_listed.decode(row) for row in rows]
        self._listed = {one.header.id: one for one in found}

    def bring(self, row: str, done: list[str]) -> None:
        """Open a table that was kept, with all that happened at it."""
        listed = _listed.decode(row)
        match = Match.of(listed.header, map(acts.load, done))
        self._listed[listed.header.id] = listed
        self._open[listed.header.id] = Gathering(listed.header, [], self._person.names, match)

    def put_away(self, id: str) -> None:
        """Forget what is in memory of a table: what was kept is the truth."""
        self._open.pop(id, None)

    def has(self, id: str) -> bool:
        """Whether a table is open."""
        return id in self._open

    # -- looking ------------------------------------------------------------------------------------------------------

    def table(self, id: str) -> Gathering:
        """An open table; raises `Refused`."""
        if id not in self._open:
            raise Refused("unknown_table", "there is no such table")
        return self._open[id]

    def summary(self, id: str) -> TableSummary:
        """One table as lists show it."""
        if id not in self._listed:
            raise Refused("unknown_table", "there is no such table")
        me = self._person.me.id
        return summary(self._listed[id], self._person.names, me, {me})

    def summaries(self, *, finished: bool) -> list[TableSummary]:
        """Those that are over, or that go on; mine to move first, then the latest."""
        found = [self.summary(id) for id, one in self._listed.items() if (one.header.status in RUNNING) != finished]
        found.sort(key=lambda one: one.updated, reverse=True)
        return sorted(found, key=lambda one: not one.my_move)

    def finished(self, game: str) -> list[Listed]:
        """The games of this kind that have been played to their end, the latest first."""
        over = [one for one in self._listed.values() if one.header.game == game and one.header.status == "finished"]
        return sorted(over, key=lambda one: one.header.updated, reverse=True)

    @property
    def presence(self) -> Presence:
        """The one person is always there."""
        return Presence({self._person.me.id})

    # -- watching -----------------------------------------------------------------------------------------------------

    def watch(self, id: str, watching: Watching, out: Outcome) -> int:
        """Show the table to the page from now on."""
        self.table(id)
        self._watched[id] = watching
        self.tell(id, out)
        return watching.version

    def unwatch(self, id: str) -> None:
        """The page looks elsewhere."""
        self._watched.pop(id, None)

    def tell(self, id: str, out: Outcome) -> None:
        """Show the page the table as it is now, if it looks at it."""
        if id in self._watched:
            out.tell(self.table(id).scene(self._person.me.id, self._watched[id], self.presence))

    def questions(self) -> list[Question]:
        """What minds are to think about: at tables that the page looks at."""
        watched = [self._open[id].match for id in self._watched if id in self._open]
        return [Question(match.header.id, seat, match.asked_version) for match in watched for seat in match.minds_asked]

    # -- acting -------------------------------------------------------------------------------------------------------

    def act(self, id: str, decide: Callable[[Match], list[AnyAct]], out: Outcome) -> int:
        """Carry out what is decided; returns the version that it leads to."""
        table = self.table(id)
        before, done = table.match.version, decide(table.match)
        try:
            table.carry_out(done)
        except KingstableError:
            if table.match.version != before:
                self.put_away(id)
            raise
        if done:
            self._keep(table.match, done, out)
        return table.match.version

    def begin(self, new: Planned, out: Outcome) -> str:
        """Make a table, which starts at once; its id."""
        if new.header.id in self._listed:
            raise Refused("deal_used", "this deal has been played; each is played once")
        started = Started(at=now(), seats=tuple(new.seats))
        return self.add(Match(new.header, started), [started], out)

    def add(self, match: Match, done: list[AnyAct], out: Outcome) -> str:
        """Keep a new table, with all that has happened at it; its id."""
        self._keep(match, done, out)
        return match.header.id

    def remove(self, id: str, out: Outcome) -> None:
        """Take a table away for good."""
        self.put_away(id)
        self._listed.pop(id, None)
        out.rows += [Row("tables", id, None), Row("acts", id, None)]

    def link(self, id: str, rematch: str, out: Outcome) -> None:
        """A finished table leads to the next one of the same players."""
        table = self.table(id)
        table.renew(replace(table.header, rematch=rematch), self._person.names)
        self._keep(table.match, [], out)
        self.tell(id, out)

    def _keep(self, match: Match, done: list[AnyAct], out: Outcome) -> None:
        updated = done[-1].at if done else match.header.updated
        match.header = replace(match.header, status=match.status, updated=updated)
        listed = Listed(
            match.header, match.occupants, match.waiting, match.game.round(match.table.state), match.winners
        )
        self._listed[match.header.id] = listed
        out.keep_acts(match, done, listed)
