"""What came of people's wishes: one that is said again under its id is answered again, and not fulfilled twice."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar, cast, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kingstable.service.database import deeds

#: So long somebody may say the same wish again.
DEED_SECONDS = 2 * 24 * 3600.0

Outcome = Literal["done", "started", "unknown", "taken", "by_link", "not_open", "not_owner", "not_seated", "expired"]
_REFUSALS: set[Any] = {"", 0, *get_args(Outcome)} - {"done", "started"}
T = TypeVar("T")

_DEED = sa.text("INSERT INTO deeds (person, id, answer, at) VALUES (:person, :id, :answer, :at) ON CONFLICT DO NOTHING")


class Wish(NamedTuple):
    """Who wants something, and the id under which they may say so again; without one, it is another wish each time."""

    person: str
    id: str = ""


#: A wish of the table itself, or of a mind.
NOBODY = Wish("")


def once(connection: Connection, wish: Wish, work: Callable[..., T], *args: Any) -> T:
    """Run `work`, unless it has been done for the same wish before: then what came of it. A refusal is not kept."""
    if not wish.id:
        return work(connection, *args)
    if not remember(connection, wish, None):
        return cast(T, deed(connection, wish))
    result = work(connection, *args)
    mine = sa.and_(deeds.c.person == wish.person, deeds.c.id == wish.id)
    if result in _REFUSALS:
        connection.execute(deeds.delete().where(mine))
    else:
        connection.execute(deeds.update().where(mine).values(answer=msgspec.json.encode(result).decode()))
    return result


def deed(connection: Connection, wish: Wish) -> Any:
    """What came of a wish; None when it has not been fulfilled."""
    mine = sa.select(deeds.c.answer).where(deeds.c.person == wish.person, deeds.c.id == wish.id)
    return msgspec.json.decode(connection.execute(mine).scalar() or "null")


def remember(connection: Connection, wish: Wish, answer: Any) -> bool:
    """Keep what came of a wish, and forget this person's deeds of days ago; False when it has been fulfilled before."""
    if not wish.id:
        return True
    clock = time.time()
    connection.execute(deeds.delete().where(deeds.c.person == wish.person, deeds.c.at < clock - DEED_SECONDS))
    values = {"person": wish.person, "id": wish.id, "answer": msgspec.json.encode(answer).decode(), "at": clock}
    return connection.execute(_DEED, values).rowcount > 0
