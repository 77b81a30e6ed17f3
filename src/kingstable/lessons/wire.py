"""A lesson as it goes over the wire: what a page has come to, what it wants, and what it is shown.

All of it follows from the choices that the page sends along.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kingstable.kernel import Message
from kingstable.play.wire import Notation, Request, Scene, Step

#: The choices made in each step that was begun.
Steps = Annotated[tuple[Annotated[tuple[Notation, ...], Meta(max_length=40)], ...], Meta(max_length=21)]


class LessonMove(Request):
    """POST /api/lessons/GAME/LESSON: what to do where these steps have led, after so many hints in the last one."""

    steps: Steps = ()
    hints: Annotated[int, Meta(ge=0, le=2)] = 0
    want: Literal["look", "choose", "next", "back", "hint"] = "look"
    choose: Annotated[tuple[Notation, ...], Meta(max_length=40)] = ()


class Learned(Request):
    """How far somebody has come in a lesson: the choices in each step that was begun, and whether it was once done."""

    steps: Steps
    done: bool


class LessonEntry(Struct):
    """A lesson in the list of a game; one that is `left_out` cannot be played with the owner's components."""

    id: str
    title: Message
    steps: int
    left_out: bool


class LessonAnswer(Struct):
    """What came of a choice, and the table as it left it, before a mistake was taken back or others chose."""

    kind: Literal["done", "on", "wrong"]
    said: Message | None
    scene: Scene


class LessonHint(Struct):
    """One of three hints: where to look, which choice, or the step done; with the choices to light."""

    level: int
    said: Message
    options: list[str]


class FirstGame(Struct):
    """A table to play at after the last lesson."""

    seats: int
    options: dict[str, Any]


class LessonScene(Struct):
    """Where a learner is. After the last step nothing is `said`, and `at` is how many steps there are."""

    game: str
    lesson: str
    at: int
    of: int
    steps: list[list[str]]
    said: Message | None
    #: Whether something is to be chosen, and whether that is without help.
    asks: bool
    task: bool
    points: list[str]
    scene: Scene
    #: What others did since the step before, to be shown before the scene is.
    course: list[Step]
    answer: LessonAnswer | None = None
    hint: LessonHint | None = None
    game_next: FirstGame | None = None
