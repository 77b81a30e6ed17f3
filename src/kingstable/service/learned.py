"""What people have learned, in the database: how far they have come in the lessons of each game."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kingstable.lessons.wire import Learned
from kingstable.play.fitting import LATEST, fitting_mind
from kingstable.service.database import as_dict, learned, seats, tables
from kingstable.service.lists import latest_finished
from kingstable.service.wire import Acquaintance

_KEEP = (
    "INSERT INTO learned (person, game, lesson, steps, done) VALUES (:person, :game, :lesson, :steps, :done)"
    " ON CONFLICT (person, game, lesson) DO UPDATE SET done = learned.done OR excluded.done"
)
#: What is known already stays where somebody brings more along, and makes way where they go on.
_BRING, _GO_ON = sa.text(_KEEP), sa.text(_KEEP + ", steps = excluded.steps")


def acquaintance(connection: Connection, person: str, game: str) -> Acquaintance:
    """What somebody knows of a game."""
    mind = fitting_mind(game, person, latest_finished(connection, person, game, LATEST))
    return Acquaintance(_lessons(connection, person, game), _finished(connection, person, game), mind)


def _lessons(connection: Connection, person: str, game: str) -> dict[str, Learned]:
    mine = sa.select(learned).where(learned.c.person == person, learned.c.game == game)
    return {row.lesson: Learned(msgspec.json.decode(row.steps), row.done) for row in connection.execute(mine)}


def _finished(connection: Connection, person: str, game: str) -> int:
    sat = sa.select(seats.c.table_id).where(seats.c.person == person)
    query = sa.select(sa.func.count()).where(tables.c.id.in_(sat), tables.c.game == game)
    return int(connection.execute(query.where(tables.c.status.concat("") == "finished")).scalar_one())


def go_on(connection: Connection, person: str, game: str, lesson: str, reached: Learned) -> None:
    """Somebody has come so far in a lesson; one that was once finished stays so."""
    connection.execute(_GO_ON, _row(person, game, lesson, reached))


def bring(connection: Connection, person: str, game: str, lessons: dict[str, Learned]) -> None:
    """Add what somebody has learned elsewhere."""
    for lesson, reached in lessons.items():
        connection.execute(_BRING, _row(person, game, lesson, reached))


def hand_over(connection: Connection, guest: str, person: str) -> None:
    """What this guest has learned, that person has from now on."""
    mine = learned.c.person == guest
    for row in connection.execute(sa.select(learned).where(mine)).all():
        connection.execute(_BRING, as_dict(row) | {"person": person})
    connection.execute(learned.delete().where(mine))


def _row(person: str, game: str, lesson: str, reached: Learned) -> dict[str, object]:
    steps = msgspec.json.encode(reached.steps).decode()
    return {"person": person, "game": game, "lesson": lesson, "steps": steps, "done": reached.done}
