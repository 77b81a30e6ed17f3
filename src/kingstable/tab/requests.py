"""Requests of a page in a tab: those of the HTTP API that need no server, and no answer that never changes."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec.structs import replace

from kingstable.kernel import Record, find_game
from kingstable.lessons.shown import lesson_of, moved, reached
from kingstable.lessons.wire import LessonMove
from kingstable.play import plans, wishes
from kingstable.play.acts import AnyAct, Started
from kingstable.play.fitting import LATEST, fitting_mind
from kingstable.play.gathering import Watching
from kingstable.play.plans import mind_named, planned, set_up
from kingstable.play.recorded import Recorded, opened, played_on
from kingstable.play.refused import Refused
from kingstable.play.seats import NAME_LENGTH
from kingstable.play.wire import Ack, Choose, NewTable, PreviewTable, TableSummary
from kingstable.service import requests
from kingstable.service.identity import clean
from kingstable.service.wire import Acquaintance
from kingstable.tab.analyses import Analyses
from kingstable.tab.outcome import Outcome
from kingstable.tab.person import Self
from kingstable.tab.tables import Tables

T = TypeVar("T")


class Desk:
    """Answers one person's requests."""

    def __init__(self, person: Self, tables: Tables) -> None:
        self._person = person
        self._tables = tables
        self._analyses = Analyses()

    def answer(self, method: str, address: str, body: str, out: Outcome) -> Any:
        """What is answered; raises `Refused`, or what the kernel raises."""
        split = urlsplit(address)
        query = {name: values[0] for name, values in parse_qs(split.query).items()}
        match method, [unquote(part) for part in split.path.split("/")[2:]]:
            case "GET", ["me"]:
                return self._person.me
            case "POST", ["me"]:
                return self._person.rename(_read(body, requests.Introduction), out)
            case "GET", ["me", "lessons", game]:
                return self._acquaintance(game)
            case "POST", ["me", "lessons", game]:
                return self._bring(game, _read(body, requests.Bringing), out)
            case "POST", ["lessons", game, lesson]:
                return self._learn(game, lesson, _read(body, LessonMove), out)
            case "POST", ["preview"]:
                return set_up(_read(body, PreviewTable), self._person.dealer(out))
            case "POST", ["records"]:
                return self._open(body, out)
            case "GET", ["tables"]:
                return self._tables.summaries(finished=query.get("scope") == "finished")
            case "POST", ["tables"]:
                return self._create(_read(body, NewTable), out)
            case "GET", ["tables", id]:
                return self._tables.summary(id)
            case "DELETE", ["tables", id]:
                return self._tables.remove(id, out)
            case _, ["tables", id, "analysis"]:
                return self._analyse(method, id)
            case "GET", ["tables", id, what]:
                return self._look(id, what, {name: _number(value) for name, value in query.items()})
            case "POST", ["tables", id, what]:
                return self._act(id, what, body, out)
        raise _nothing(address)

    def _look(self, id: str, what: str, query: dict[str, int]) -> str:
        """What there is to see at an open table."""
        table, me, presence = self._tables.table(id), self._person.me.id, self._tables.presence
        seat = query.get("seat")
        match what:
            case "record":
                return table.record().dumps()
            case "scene":
                watching = Watching(seat, query.get("log", 0), query.get("version", 0))
                return table.scene(me, watching, presence).decode()
            case "replay":
                return table.look_back(me, query.get("at", 0), seat, presence).decode()
        raise _nothing(what)

    def _act(self, id: str, what: str, body: str, out: Outcome) -> Ack | TableSummary:
        """What somebody does at an open table."""
        me = self._person.me.id
        match what:
            case "rematch":
                return self._rematch(id, out)
            case "play-on":
                return self._play_on(id, _read(body, requests.PlayOn), out)
            case "choose":
                made = _read(body, requests.Choice)
                choice = Choose(id, made.seat, made.number, made.do, made.version, made.id, made.then, made.on)
                version = self._tables.act(id, lambda match: wishes.choose(match, me, choice), out)
            case "undo":
                back = _read(body, requests.SeatOnly)
                version = self._tables.act(id, partial(wishes.undo, person=me, seat=back.seat), out)
            case "resign":
                left = _read(body, requests.SeatOnly)
                version = self._tables.act(id, partial(wishes.resign, person=me, seat=left.seat, mind=left.mind), out)
            case "join":
                join = _read(body, requests.Join)
                version = self._tables.act(id, partial(wishes.come_back, person=me, seat=join.seat, code=None), out)
            case _:
                raise _nothing(what)
        self._tables.tell(id, out)
        return Ack("", version)

    # -- learning -----------------------------------------------------------------------------------------------------

    def _acquaintance(self, game: str) -> Acquaintance:
        over = self._tables.finished(game)
        mind = fitting_mind(game, self._person.me.id, over[:LATEST])
        return Acquaintance(self._person.learned(game), len(over), mind)

    def _bring(self, game: str, brought: requests.Bringing, out: Outcome) -> Acquaintance:
        """Take along what this browser knew before; what is known here stays."""
        known = self._person.learned(game)
        kept = {id: replace(one, steps=known.get(id, one).steps) for id, one in brought.lessons.items()}
        self._person.learn(game, kept, out)
        return self._acquaintance(game)

    def _learn(self, game: str, lesson: str, move: LessonMove, out: Outcome) -> Any:
        found = find_game(game)
        scene = moved(found, lesson_of(found, lesson), move, self._person.me.name)
        if self._person.me.id and scene.steps != [list(step) for step in move.steps]:
            self._person.learn(game, {lesson: reached(scene)}, out)
        return scene

    # -- tables -------------------------------------------------------------------------------------------------------

    def _create(self, plan: NewTable, out: Outcome) -> TableSummary:
        if any(seat.kind in ("person", "open") for seat in plan.seats):
            raise Refused("bad_options", "other people come by a server only")
        seats = [replace(seat, name=clean(seat.name)) for seat in plan.seats]
        plan = replace(plan, name=clean(plan.name), seats=seats)
        return self._tables.summary(self._tables.begin(planned(plan, self._named(), self._person.dealer(out)), out))

    def _open(self, text: str, out: Outcome) -> TableSummary:
        """Open a record, or several that were written one after the other; the last of them."""
        me = self._named()
        records = [Record.loads(part) for part in _several(text)]
        named = [replace(one, names=[clean(name)[:NAME_LENGTH] for name in one.names]) for one in records]
        return [self._add(opened(record, me), out) for record in named][-1]

    def _play_on(self, id: str, wish: requests.PlayOn, out: Outcome) -> TableSummary:
        """A new table that goes on from a moment of a finished game."""
        mind = mind_named(self._tables.summary(id).game, wish.mind)
        return self._add(played_on(self._finished(id), wish.at, self._named(), wish.seat, mind), out)

    def _add(self, new: Recorded, out: Outcome) -> TableSummary:
        begun: AnyAct = Started(at=new.header.created, seats=tuple(new.seats))
        return self._tables.summary(self._tables.add(new.match, [begun, *new.acts], out))

    def _finished(self, id: str) -> Record:
        """The record of a game that is over; raises `Refused`."""
        table = self._tables.table(id)
        if not table.match.over:
            raise Refused("not_over")
        return table.record()

    def _analyse(self, method: str, id: str) -> Any:
        if method == "POST":
            return self._analyses.begin(id, self._finished(id))
        return self._analyses.read(id) if method == "GET" else self._analyses.cancel(id)

    def _named(self) -> str:
        if not self._person.me.id:
            raise Refused("no_name", "give a name first")
        return self._person.me.id

    def _rematch(self, id: str, out: Outcome) -> TableSummary:
        table = self._tables.table(id)
        if not table.match.over:
            raise Refused("not_over")
        next = table.header.rematch
        if next is None:
            next = self._tables.begin(plans.rematch(table.header, table.occupants, self._named()), out)
            self._tables.link(id, next, out)
        return self._tables.summary(next)


def _nothing(what: str) -> Refused:
    return Refused("not_found", f"nothing answers {what} here")


def _number(text: str) -> int:
    if not text.isdecimal():
        raise Refused("malformed", f"{text!r} is no number")
    return int(text)


def _read(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise Refused("malformed", str(error)) from None


def _several(text: str) -> list[str]:
    """The records of a file, each as its own text."""
    return [f"{part}\n" for part in re.split(r'\n+(?=\{"kingstable":)', text.rstrip("\n"))]
