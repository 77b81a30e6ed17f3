"""The HTTP API of lessons: which there are, one step after the other, and how far somebody has come."""

from __future__ import annotations

import asyncio

from litestar.params import FromPath, JSONBody

from kingstable.kernel import find_game
from kingstable.lessons import lessons
from kingstable.lessons.shown import entries, lesson_of, moved, reached
from kingstable.lessons.wire import LessonEntry, LessonMove, LessonScene
from kingstable.play.wire import Word
from kingstable.service import learned, requests
from kingstable.service.api import Myself, TheHall, Viewer, get, post
from kingstable.service.wire import Acquaintance


@get("/lessons/{game:str}", tags=["lessons"])
async def list_lessons(game: FromPath[Word]) -> list[LessonEntry]:
    """The lessons of a game, in order."""
    return await asyncio.to_thread(entries, find_game(game))


@post("/lessons/{game:str}/{lesson:str}", tags=["lessons"])
async def take_step(
    game: FromPath[Word], lesson: FromPath[Word], data: JSONBody[LessonMove], viewer: Viewer, hall: TheHall
) -> LessonScene:
    """What a learner is shown after a move. No table is made for it: the page brings along all that was chosen.

    How far somebody with a name has come by it is kept.
    """
    found = find_game(game)
    known = await hall.person(viewer) if viewer else None
    scene = await asyncio.to_thread(moved, found, lesson_of(found, lesson), data, known.name if known else "")
    if known is not None and scene.steps != [list(step) for step in data.steps]:
        await hall.storage.write(learned.go_on, known.id, game, lesson, reached(scene))
    return scene


@get("/me/lessons/{game:str}", tags=["lessons"])
async def read_learned(game: FromPath[Word], viewer: Viewer, hall: TheHall) -> Acquaintance:
    """How far I have come in the lessons of a game; a stranger knows nothing."""
    find_game(game)
    return await hall.storage.read(learned.acquaintance, viewer, game)


@post("/me/lessons/{game:str}", tags=["lessons"])
async def bring_learned(
    game: FromPath[Word], data: JSONBody[requests.Bringing], me: Myself, hall: TheHall
) -> Acquaintance:
    """Take along what this browser knows of my lessons from before I had a name; what is known here stays."""
    there = {lesson.id for lesson in lessons(find_game(game))}
    brought = {id: one for id, one in data.lessons.items() if id in there}
    await hall.storage.write(learned.bring, me.id, game, brought)
    return await hall.storage.read(learned.acquaintance, me.id, game)


HANDLERS = [list_lessons, take_step, read_learned, bring_learned]
