"""Who somebody is: a signed cookie for guests, and a password for those who want to come from another device."""

from __future__ import annotations

import hmac
from hashlib import sha256

from kingstable.play.refused import Refused

COOKIE = "kingstable"
YEARS = 5 * 365 * 24 * 3600


class Signer:
    """Signs the ids of people, so that nobody can make up one."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, person: str) -> str:
        """The value of the cookie."""
        return f"{person}.{self._mark(person)}"

    def read(self, value: str) -> str:
        """The person of a cookie's value; empty when it is missing or forged."""
        person, _, mark = value.partition(".")
        return person if person and hmac.compare_digest(mark.encode(), self._mark(person).encode()) else ""

    def _mark(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), sha256).hexdigest()[:40]

    def of_headers(self, headers: list[tuple[bytes, bytes]]) -> str:
        """The person who sends these headers; empty for a stranger."""
        for name, value in headers:
            if name == b"cookie":
                for pair in value.decode("latin-1").split(";"):  # those of other programs may be malformed
                    key, _, mine = pair.strip().partition("=")
                    if key == COOKIE:
                        return self.read(mine)
        return ""


def clean(text: str) -> str:
    """What people write as it is shown: one line, no control characters, single spaces."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())


def clean_name(name: str) -> str:
    """A name as it is shown; raises `Refused` when nothing is left."""
    name = clean(name)
    if not name:
        raise Refused("malformed", "a name needs at least one visible letter")
    return name


def hash_password(password: str) -> str:
    """What is stored instead of a password; takes a while, so run it on a thread."""
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


def right_password(stored: str | None, password: str) -> bool:
    """Whether the password is right; takes as long for an unknown login. Run it on a thread."""
    from argon2 import PasswordHasher
    from argon2.exceptions import Argon2Error

    hasher = PasswordHasher()
    if stored is None:
        hasher.hash(password)
        return False
    try:
        return hasher.verify(stored, password)
    except Argon2Error:
        return False
