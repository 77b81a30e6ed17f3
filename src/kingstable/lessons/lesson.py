"""A lesson as data: positions, steps, what each step wants, and what is answered to whoever does something else.

What is said has ids that follow from those in the data: `lesson-<lesson>` is the title, `lesson-<lesson>-<step>` what
a step says, the same with `-<wrong>` the answer to a foreseen mistake, and with `-done` a word after a step.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from kingstable.kernel import AnyGame, KingstableError
from kingstable.kernel.registry import package_of
from kingstable.lessons.judge import Check


class BadLesson(KingstableError):
    """A lesson is not written as lessons are, or does not fit the game; the text names lesson and step."""


class Position(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to learn at: a new one, and the choices made there, each line several in notation, parted by `;`."""

    seats: int = 2
    options: dict[str, Any] = {}
    seed: str = "1"
    choices: list[str] = []


class Wrong(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mistake that is foreseen: it is answered, shown, and taken back, the last choice or the `whole` step.

    `play` are choices that make it, from the beginning of the step.
    """

    when: list[Check]
    play: list[str]
    whole: bool = False


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that is said, and mostly done.

    A step without `goal` is only read. Otherwise it lasts until all of its checks hold, over as many choices as that
    takes, among all legal ones or those `only` that match one of these patterns. `do` is one way to the goal, `points`
    are the things on the table that the step is about, `reply` is what the others choose after it. A `table` begins
    anew with a position of its own, and a `task` has no hints.
    """

    id: str
    table: Position | None = None
    points: list[str] = []
    only: list[str] = []
    goal: list[Check] = []
    do: list[str] = []
    wrong: dict[str, Wrong] = {}
    done: bool = False
    reply: list[str] = []
    task: bool = False
    #: Numbers in the words of the step, by the paths where they lie when it begins.
    args: dict[str, str] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A lesson; the learner sits in `seat`. A `game` is what to play next, a first game."""

    id: str
    steps: list[Step]
    clauses: list[str]
    seat: int = 0
    game: Position | None = None


def lessons(game: AnyGame) -> list[Lesson]:
    """The lessons of a game in order; raises `BadLesson`."""
    return list(_lessons(package_of(game).partition("@")[0]))


def first_game(game: AnyGame) -> Position | None:
    """The set-up in which to play for the first time, as the last lesson recommends it."""
    return next((lesson.game for lesson in reversed(lessons(game)) if lesson.game is not None), None)


@cache
def _lessons(package: str) -> tuple[Lesson, ...]:
    folder = files(package) / "lessons"
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(read(file.read_bytes(), file.name) for file in found if file.name.endswith(".json"))


def read(raw: bytes, name: str) -> Lesson:
    """A lesson from its file; raises `BadLesson`."""
    try:
        lesson = msgspec.json.decode(raw, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson(f"{name}: {error}") from None
    if not lesson.steps or lesson.steps[0].table is None:
        raise BadLesson(f"{name}: the first step needs a table")
    for step in lesson.steps:
        if bool(step.goal) != bool(step.do) or (step.wrong and not step.goal):
            raise BadLesson(f"{name}, {step.id}: a goal and a way to it go together, and mistakes with both")
    return lesson
