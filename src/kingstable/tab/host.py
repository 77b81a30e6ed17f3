"""The host in a tab: hears what its page says and answers its requests, as a server would.

It is spoken to in text, and answers with an `Outcome` in JSON. What a page wants of a table is heard only when that
table has been brought.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

import msgspec

from kingstable.kernel import IllegalChoice, KingstableError
from kingstable.play import wishes
from kingstable.play.gathering import Watching
from kingstable.play.refused import Refused, refusal
from kingstable.play.thoughts import Hinting, Thinker, thought_of
from kingstable.play.wire import (
    Ack,
    Advise,
    AllowHints,
    AskHint,
    Choose,
    Code,
    Consent,
    Explain,
    Follow,
    Hints,
    TryOut,
    Undo,
    Watch,
)
from kingstable.service import wire
from kingstable.service.errors import problem_of, status_of
from kingstable.service.reading import id_of, read
from kingstable.tab.mind import Decision
from kingstable.tab.outcome import Outcome
from kingstable.tab.person import Self
from kingstable.tab.requests import Desk
from kingstable.tab.tables import Tables

log = logging.getLogger("kingstable.tab")

_encode = msgspec.json.Encoder().encode
_decision = msgspec.json.Decoder(Decision)
_texts = msgspec.json.Decoder(list[str])


class Host:
    """`own` is what has been kept of the person: an object in JSON."""

    def __init__(self, own: str = "{}") -> None:
        self._person = Self(msgspec.json.decode(own, type=dict[str, str]))
        self._tables = Tables(self._person)
        self._desk = Desk(self._person, self._tables)
        self._lobby = False
        self._thinker = Thinker()

    # -- what was kept ------------------------------------------------------------------------------------------------

    def list(self, rows: str) -> None:
        """These are the rows of all tables, a list of texts in JSON."""
        self._tables.list_all(_texts.decode(rows))

    def bring(self, row: str, done: str) -> None:
        """Open a table: its row, and its acts as a list of texts in JSON."""
        self._tables.bring(row, _texts.decode(done))

    def has(self, id: str) -> bool:
        """Whether a table is open."""
        return self._tables.has(id)

    def put_away(self, id: str) -> None:
        """Forget what is in memory of a table, as when it could not be kept."""
        self._tables.put_away(id)

    # -- what the page wants ------------------------------------------------------------------------------------------

    def hear(self, text: str) -> str:
        """What comes of a message."""
        return self._settled(partial(self._hear, text), lambda refused, out: out.say(refused.answer(id_of(text))))

    def answer(self, method: str, path: str, body: str) -> str:
        """What comes of a request."""
        return self._settled(lambda out: out.answer(self._desk.answer(method, path, body, out)), _problem)

    def refuse(self, text: str, code: Code) -> str:
        """That a message came to nothing, or a request where there is none."""
        out = Outcome()
        if text:
            out.say(Refused(code).answer(id_of(text)))
        else:
            _problem(Refused(code), out)
        return self._told(out)

    def _settled(self, doing: Callable[[Outcome], None], refuse: Callable[[Refused, Outcome], None]) -> str:
        out = Outcome()
        try:
            doing(out)
        except KingstableError as error:
            out = Outcome()
            refuse(refusal(error), out)
        except Exception:
            log.exception("something failed")
            out = Outcome()
            refuse(Refused("internal"), out)
        if self._lobby and any(row.drawer == "tables" for row in out.rows):
            out.say(self._lists())
        return self._told(out)

    def _told(self, out: Outcome) -> str:
        out.questions = self._tables.questions()
        return _encode(out).decode()

    def _hear(self, text: str, out: Outcome) -> None:
        message, tables = read(text), self._tables
        if isinstance(message, wire.Ping):
            out.say(wire.Pong(message.id, ""))
        elif isinstance(message, wire.WatchLobby):
            self._lobby = message.on
            if message.on:
                out.say(self._lists())
            _done(message.id, 0, out)
        elif isinstance(message, wire.Unwatch):
            tables.unwatch(message.table)
            _done(message.id, 0, out)
        elif isinstance(message, Watch):
            watching = Watching(message.seat, message.log, message.version)
            _done(message.id, tables.watch(message.table, watching, out), out)
        else:
            self._at_table(message, out)

    def _at_table(self, message: wire.FromPage, out: Outcome) -> None:
        """What is said at an open table."""
        assert not isinstance(message, wire.Ping | wire.WatchLobby | wire.Unwatch | Watch)
        table, me = self._tables.table(message.table), self._person.me.id
        if isinstance(message, Choose):
            sent = message.seat, message.id
            version = self._tables.act(message.table, lambda match: wishes.choose(match, me, message), out)
            self._acted(message.table, message.id, table.match.done.get(sent, version), out)
        elif isinstance(message, Undo):
            wish = partial(wishes.undo, person=me, seat=message.seat, version=message.version)
            self._acted(message.table, message.id, self._tables.act(message.table, wish, out), out)
        elif isinstance(message, Follow):
            out.say(table.follow(me, message))
        elif isinstance(message, Explain):
            out.say(table.explain(me, message))
        elif isinstance(message, Advise):
            out.say(table.advise(me, message))
        elif isinstance(message, TryOut):
            out.say(table.try_out(me, message))
        elif isinstance(message, AskHint):
            self._hint(message, out)
        elif isinstance(message, AllowHints):
            wish = partial(wishes.allow_hints, person=me, allow=message.allow)
            self._acted(message.table, message.id, self._tables.act(message.table, wish, out), out)
        elif isinstance(message, Consent):
            raise Refused("no_request")
        else:
            raise Refused("not_found", "there is nobody to talk to")

    def _hint(self, wish: AskHint, out: Outcome) -> None:
        """What a program would choose, and that somebody was told."""
        table, me = self._tables.table(wish.table), self._person.me.id
        self._tables.act(wish.table, lambda match: wishes.take_hint(match, me, wish.seat, wish.number), out)
        ways = self._thinker.hint(Hinting(wish.table, table.match.table.record, wish.seat))
        out.say(Hints(wish.id, wish.table, wish.number, ways))
        self._tables.tell(wish.table, out)

    def _acted(self, id: str, message: str, version: int, out: Outcome) -> None:
        out.say(Ack(message, version))
        self._tables.tell(id, out)

    def _lists(self) -> wire.Lobby:
        return wire.Lobby(self._tables.summaries(finished=False), [], [], [])

    # -- minds --------------------------------------------------------------------------------------------------------

    def thought(self, id: str, seat: int) -> str:
        """What the mind on this seat is to think about: a `Decision` without its end; empty where nobody is asked."""
        match = self._tables.table(id).match
        mind = match.occupants[seat].mind
        if mind is None or seat not in match.minds_asked:
            return ""
        return _encode(Decision(thought_of(match, seat, mind), match.asked_version)).decode()

    def decided(self, text: str) -> str:
        """What comes of a decision; where the mind failed, another takes its place."""
        return self._settled(partial(self._decide, _decision.decode(text)), lambda refused, out: None)

    def _decide(self, decision: Decision, out: Outcome) -> None:
        thought, asked, do = decision.thought, decision.asked, decision.do
        id, seat, mind = thought.table, thought.seat, thought.mind
        try:
            if do is None:
                raise IllegalChoice("the mind has failed")
            self._tables.act(id, lambda match: wishes.choose_for(match, seat, mind, asked, do), out)
        except IllegalChoice:
            self._tables.act(id, lambda match: wishes.give_way(match, seat, mind, asked), out)
        self._tables.tell(id, out)


def _problem(refused: Refused, out: Outcome) -> None:
    out.status = status_of(refused)
    out.answer(problem_of(refused))


def _done(id: str, version: int, out: Outcome) -> None:
    """That it is done, for a page that wants to know."""
    if id:
        out.say(Ack(id, version))
