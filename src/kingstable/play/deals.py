"""Deals: chance that is drawn before a table is made, so that the set-up one has seen is the one that is played."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec


class Dealt(NamedTuple):
    """How chance falls, and the id of the one table at which it falls so; None where both are drawn afresh."""

    seed: str | None = None
    table: str | None = None


class Dealer:
    """Draws chance by a secret, so that whoever names a deal cannot tell what it hides."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def dealt(self, deal: str, game: str, seats: int, options: dict[str, Any]) -> Dealt:
        """What a word stands for with this game, seats and options; with others it is another deal."""
        if not deal:
            return Dealt()
        what = msgspec.json.encode((deal, game, seats, options), order="sorted")
        return Dealt(self._drawn(b"seed", what)[:32], self._drawn(b"table", what)[:12])

    def _drawn(self, *what: bytes) -> str:
        return hmac.new(self._key, b"\n".join(what), sha256).hexdigest()
