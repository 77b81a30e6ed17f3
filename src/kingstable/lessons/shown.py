"""Lessons as pages get them: the list of a game, and one step after the other."""

from __future__ import annotations

import msgspec

from kingstable.kernel import AnyGame, Ask, Message, Table
from kingstable.lessons.check import unfit
from kingstable.lessons.lesson import Lesson, lessons
from kingstable.lessons.run import Answer, Hint, Progress, Run
from kingstable.lessons.wire import FirstGame, Learned, LessonAnswer, LessonEntry, LessonHint, LessonMove, LessonScene
from kingstable.play.course import Guide
from kingstable.play.presence import Presence
from kingstable.play.recorded import recorded
from kingstable.play.refused import Refused
from kingstable.play.scene import Sketch, open_ask, running, seat_list
from kingstable.play.seats import Occupant
from kingstable.play.wire import Scene, Step, UndoState

#: Who learns, and what holds the other seats; both are known at this table only.
_LEARNER, _OTHER = "learner", "beginner"


def entries(game: AnyGame) -> list[LessonEntry]:
    """The lessons of a game."""
    return [
        LessonEntry(one.id, Message(f"lesson-{one.id}"), len(one.steps), unfit(game, one) is not None)
        for one in lessons(game)
    ]


def lesson_of(game: AnyGame, id: str) -> Lesson:
    """A lesson by its id; raises `Refused`."""
    for lesson in lessons(game):
        if lesson.id == id:
            return lesson
    raise Refused("not_found", f"there is no lesson {id!r}")


def moved(game: AnyGame, lesson: Lesson, move: LessonMove, name: str) -> LessonScene:
    """What somebody of this name is shown after a move; raises `IllegalChoice`, and `BadLesson` if it does not fit."""
    run = Run(game, lesson, Progress(lesson.id, [list(step) for step in move.steps]))
    run.hints = move.hints
    at = run.at
    answer, hint = _carried_out(run, move)
    learner = Learner(run.seat, name)
    return LessonScene(
        game=game.info.id,
        lesson=lesson.id,
        at=run.at,
        of=len(lesson.steps),
        steps=run.progress.steps,
        said=None if run.finished else run.said,
        asks=run.ask is not None,
        task=not run.finished and run.step.task,
        points=[] if run.finished else run.step.points,
        scene=learner.scene(run.table, run.ask, whole=run.finished or not run.step.only),
        answer=answer and LessonAnswer(answer.kind, answer.said, learner.scene(answer.table)),
        hint=hint and LessonHint(hint.level, hint.said, [option.notation for option in hint.options]),
        course=_course(run) if run.at > at else [],
        game_next=_next(lesson) if run.finished else None,
    )


def _course(run: Run) -> list[Step]:
    """What others did after the step, as the learner saw it."""
    table, since, upto = run.replied
    return Guide().lead(table, since, upto, run.seat)[1]


def reached(scene: LessonScene) -> Learned:
    """What is to be kept of where a learner is: a lesson that is finished begins anew."""
    done = scene.at == scene.of
    return Learned(() if done else tuple(map(tuple, scene.steps)), done)


def _carried_out(run: Run, move: LessonMove) -> tuple[Answer | None, Hint | None]:
    """Do what is wanted; of several choices the last answer counts, or the first that ends the step."""
    answer = hint = None
    if move.want == "next":
        run.next()
    elif move.want == "back":
        run.back()
    elif move.want == "hint":
        hint = run.hint()
    elif move.want == "choose":
        for choice in move.choose:
            answer = run.choose(choice)
            if answer.kind != "on":
                break
    return answer, hint


def _next(lesson: Lesson) -> FirstGame | None:
    return None if lesson.game is None else FirstGame(lesson.game.seats, lesson.game.options)


class Learner:
    """Sees a lesson's table as anybody sees a table from their seat."""

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.names = {_LEARNER: name}

    def scene(self, table: Table, ask: Ask | None = None, whole: bool = True) -> Scene:
        """The table from the learner's seat with what is asked there; rows lead on where the `whole` question is."""
        match = recorded(table.record, _LEARNER, self._seats).match
        seats = seat_list(match.occupants, self.names, _LEARNER, {_LEARNER})
        scene = running(Sketch(match, table, Presence({_LEARNER})), seats, _LEARNER, self.seat, 0)
        asked = [] if ask is None else [open_ask(table, ask)]
        if not whole:
            asked = [msgspec.structs.replace(one, far=[]) for one in asked]
        return msgspec.structs.replace(scene, table="", asks=asked, undo=UndoState(True, self.seat, None, False))

    def _seats(self, table: Table) -> list[Occupant]:
        return [Occupant(person=_LEARNER) if n == self.seat else Occupant(mind=_OTHER) for n in range(table.seats)]
