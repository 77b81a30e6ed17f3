"""Who somebody is: signed cookies, and names as they are shown."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import NamedTuple

from kingstable.play.refused import Refused

COOKIE = "kingstable"


class Ticket(NamedTuple):
    """What a cookie says: a person, and one of their sessions."""

    person: str
    session: str


class Signer:
    """Signs tickets, so that nobody can make up one."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, ticket: Ticket) -> str:
        """The value of the cookie."""
        text = ".".join(ticket)
        return f"{text}.{self._mark(text)}"

    def read(self, value: str) -> Ticket | None:
        """The ticket in a cookie's value, unless it is missing or forged."""
        text, _, mark = value.rpartition(".")
        if not text or not hmac.compare_digest(mark.encode(), self._mark(text).encode()):
            return None
        person, _, session = text.partition(".")
        return Ticket(person, session or person)  # cookies from before there were sessions name the person alone

    def _mark(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), sha256).hexdigest()[:40]

    def of_headers(self, headers: list[tuple[bytes, bytes]]) -> Ticket | None:
        """The ticket of whoever sends these headers; None for a stranger."""
        for name, value in headers:
            if name == b"cookie":
                for pair in value.decode("latin-1").split(";"):  # those of other programs may be malformed
                    key, _, mine = pair.strip().partition("=")
                    if key == COOKIE:
                        return self.read(mine)
        return None


def cookie_header(value: str, seconds: float, path: str, *, secure: bool) -> bytes:
    """How a browser is told to keep a cookie; for no seconds, to drop it."""
    text = f"{COOKIE}={value}; Max-Age={seconds:.0f}; Path={path}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()


def clean(text: str) -> str:
    """What people write as it is shown: one line, no control characters, single spaces."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())


def clean_name(name: str) -> str:
    """A name as it is shown; raises `Refused` when nothing is left."""
    name = clean(name)
    if not name:
        raise Refused("malformed", "a name needs at least one visible letter")
    return name
