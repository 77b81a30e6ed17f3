"""What comes of something that a page says: what to keep, and what to tell the page once it is kept."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from kingstable.play.acts import AnyAct, dump
from kingstable.play.listed import Listed
from kingstable.play.match import Match

_encode = msgspec.json.Encoder().encode

Drawer = Literal["tables", "acts", "own"]


class Row(Struct):
    """Something to keep: tables by their ids, acts by table and number, what is the person's own by name.

    Without a body, what is there is to be taken away, the acts of a table all at once.
    """

    drawer: Drawer
    key: str | tuple[str, int]
    body: str | None


class Question(Struct, frozen=True):
    """A mind is to think: who was asked, and at which version."""

    table: str
    seat: int
    asked: int


class Outcome(Struct):
    """The `rows` are kept all or not at all. Only then is the page told what is `said`, and its request answered."""

    rows: list[Row] = []
    said: list[msgspec.Raw] = []
    status: int = 200
    body: str = ""
    #: All that minds are to think about now.
    questions: list[Question] = []

    def say(self, message: Any) -> None:
        """Tell the page something."""
        self.tell(_encode(message))

    def tell(self, message: bytes) -> None:
        """Tell the page something that is JSON already."""
        self.said.append(msgspec.Raw(message))

    def answer(self, body: Any) -> None:
        """Answer the request."""
        self.body = body if isinstance(body, str) else _encode(body).decode()

    def keep(self, name: str, what: Any) -> None:
        """Keep something of the person."""
        self.rows.append(Row("own", name, _encode(what).decode()))

    def keep_acts(self, match: Match, done: list[AnyAct], listed: Listed) -> None:
        """Keep the acts that the match has carried out last, and how lists show it now."""
        id, first = match.header.id, match.version - len(done) + 1
        self.rows += [Row("acts", (id, first + n), dump(act)) for n, act in enumerate(done)]
        self.rows.append(Row("tables", id, _encode(listed).decode()))
