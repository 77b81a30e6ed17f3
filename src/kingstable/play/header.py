"""What is fixed about a table before it starts."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct

from kingstable.kernel import GameInfo
from kingstable.play.acts import now
from kingstable.play.wire import Pace


class Header(Struct, kw_only=True):
    """A table as it was made. `status`, `updated`, `rematch` and `expires` are as lists show them, and may change."""

    id: str
    game: str
    rules_version: int
    components: str
    options: dict[str, Any]
    seed: str
    name: str
    owner: str
    free_undo: bool
    private: bool
    days: int | None
    join_code: str
    created: str
    status: str
    updated: str
    rematch: str | None
    #: Minutes after which somebody who is away counts as gone, if it is not as usual.
    patience: int | None = None
    #: When the table will be removed or ended, once that is near.
    expires: str | None = None

    @property
    def pace(self) -> Pace:
        """The pace as pages get it."""
        return Pace("live") if self.days is None else Pace("days", self.days)

    def is_owned_by(self, person: str) -> bool:
        """Whether this person made the table; a stranger made none."""
        return bool(person) and self.owner == person


def new_id(bytes: int = 8) -> str:
    """A name nobody can guess."""
    return secrets.token_hex(bytes)


def new_header(
    info: GameInfo,
    options: dict[str, Any],
    owner: str,
    *,
    id: str | None = None,
    seed: str | None = None,
    name: str = "",
    free_undo: bool = True,
    private: bool = False,
    days: int | None = None,
    patience: int | None = None,
) -> Header:
    """A new table of this edition of a game; the options are checked already, and without a seed chance is drawn."""
    at = now()
    return Header(
        id=id or new_id(6),
        game=info.id,
        rules_version=info.rules_version,
        components=info.components,
        options=options,
        seed=new_id(16) if seed is None else seed,
        name=name,
        owner=owner,
        free_undo=free_undo,
        private=private,
        days=days,
        join_code=new_id(9),
        created=at,
        status="open",
        updated=at,
        rematch=None,
        patience=patience,
    )
