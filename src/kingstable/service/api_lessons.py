"""The HTTP API of lessons: which there are, and one step after the other."""

from __future__ import annotations

import asyncio

from litestar.params import FromPath, JSONBody

from kingstable.kernel import find_game
from kingstable.lessons.shown import entries, lesson_of, moved
from kingstable.lessons.wire import LessonEntry, LessonMove, LessonScene
from kingstable.play.wire import Word
from kingstable.service.api import TheHall, Viewer, get, post


@get("/lessons/{game:str}", tags=["lessons"])
async def list_lessons(game: FromPath[Word]) -> list[LessonEntry]:
    """The lessons of a game, in order."""
    return await asyncio.to_thread(entries, find_game(game))


@post("/lessons/{game:str}/{lesson:str}", tags=["lessons"])
async def take_step(
    game: FromPath[Word], lesson: FromPath[Word], data: JSONBody[LessonMove], viewer: Viewer, hall: TheHall
) -> LessonScene:
    """What a learner is shown after a move. No table is made for it: the page brings along all that was chosen."""
    found = find_game(game)
    known = await hall.person(viewer) if viewer else None
    return await asyncio.to_thread(moved, found, lesson_of(found, lesson), data, known.name if known else "")


HANDLERS = [list_lessons, take_step]
