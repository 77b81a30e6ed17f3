"""What every lesson keeps to: it is played through on the engine, by its hints, its mistakes, and by chance."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kingstable.kernel import LANGUAGES, AnyGame, IllegalChoice, KingstableError, Rng, Table
from kingstable.lessons.lesson import BadLesson, Lesson, Step
from kingstable.lessons.run import Run

#: How many steps a lesson has, and how many words one text.
STEPS = range(8, 21)
WORDS = 40
_GAMES_OF_CHANCE = 3
_REFERENCE = re.compile(r"[a-z_]+:\S+")
_WORD = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")


def faults(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """Everything that is wrong with a lesson of a game."""
    yield from _in_form(lesson)
    yield from _in_words(game, lesson)
    try:
        yield from _by_hints(game, lesson)
        run = Run(game, lesson)
        while not run.finished:
            yield from _mistakes(run)
            _astray(run)
            _do(run, run.step)
        for seed in range(_GAMES_OF_CHANCE):
            _by_chance(game, lesson, Rng.seeded(seed))
    except KingstableError as error:
        yield f"{lesson.id}: it cannot be played: {error}"


def left_out(game: AnyGame, lesson: Lesson) -> str | None:
    """Why a lesson cannot be played with these components of the game; None where it can."""
    try:
        run = Run(game, lesson)
        while not run.finished:
            _do(run, run.step)
    except KingstableError as error:
        return str(error)
    return run.strayed[0] if run.strayed else None


def walk(game: AnyGame, lesson: Lesson) -> Iterator[Run]:
    """The beginning of each step, when all before it was done as it is written; raises `BadLesson`."""
    run = Run(game, lesson)
    while not run.finished:
        yield run
        _do(run, run.step)


def reached(game: AnyGame, lesson: Lesson, step: str) -> Table:
    """The table with which a step begins, when all before it was done as it is written; raises `BadLesson`."""
    for run in walk(game, lesson):
        if run.step.id == step:
            return run.table
    raise BadLesson(f"{lesson.id}: there is no step {step!r}")


def unfit(game: AnyGame, lesson: Lesson) -> str | None:
    """Why a lesson is left out of this game; the shipped components fit them all."""
    return left_out(game, lesson) if game.info.components else None


def _in_form(lesson: Lesson) -> Iterator[str]:
    """What is wrong before anything is played."""
    steps = lesson.steps
    if len(steps) not in STEPS:
        yield f"{lesson.id}: {len(steps)} steps, not {STEPS.start} to {STEPS.stop - 1}"
    ids = [step.id for step in steps]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield f"{lesson.id}: two steps {id!r}"
    acting = [step for step in steps if step.goal]
    if [step for step in acting if step.task] != acting[-1:]:
        yield f"{lesson.id}: the last thing to do, and no other, is the task"
    for step in steps:
        yield from (f"{lesson.id}, {step.id}: {name!r} is no name" for name in step.wrong if not name.isalpha())
        yield from (f"{lesson.id}, {step.id}: {it!r} is no thing" for it in step.points if not _REFERENCE.fullmatch(it))


def texts(lesson: Lesson) -> Iterator[str]:
    """The ids of all that a lesson says."""
    yield f"lesson-{lesson.id}"
    for step in lesson.steps:
        said = f"lesson-{lesson.id}-{step.id}"
        yield from (said, *(f"{said}-{name}" for name in step.wrong), *([f"{said}-done"] if step.done else []))


def _in_words(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    from kingstable.words import Speaker  # a page that teaches does without

    for lang in LANGUAGES:
        speaker = Speaker(lang, game, place="learning")
        for id in texts(lesson):
            if not speaker.knows(id):
                yield f"{lang}: nobody has written {id}"
            elif (words := len(_WORD.findall(speaker.say(id)))) > WORDS:
                yield f"{lang}: {id} has {words} words, more than {WORDS}"


def _do(run: Run, step: Step) -> None:
    """Go through a step as it is written; raises `BadLesson` where its way leads elsewhere."""
    place = f"{run.lesson.id}, {step.id}"
    if not step.goal:
        run.next()
        return
    for number, choice in enumerate(step.do, 1):
        try:
            answer = run.choose(choice)
        except IllegalChoice as error:
            raise BadLesson(f"{place}: {choice} cannot be chosen: {error}") from None
        if answer.kind != ("done" if number == len(step.do) else "on"):
            raise BadLesson(f"{place}: {choice} is answered {answer.kind} ({answer.said})")


def _by_hints(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """The lesson as it is written, with all hints; half of its steps leave something to choose."""
    run = Run(game, lesson)
    open_steps = 0
    while not run.finished:
        step, ask = run.step, run.ask
        open_steps += ask is not None and len(ask.options) > 1
        if ask is not None and not step.task:
            yield from _hints(run)
        else:
            _do(run, step)
    yield from (f"{lesson.id}, {each}" for each in run.strayed)
    if open_steps * 2 < len(lesson.steps):
        yield f"{lesson.id}: only {open_steps} of {len(lesson.steps)} steps leave something to choose"


def _hints(run: Run) -> Iterator[str]:
    """All three hints of a step, the last of which does it."""
    at, step = run.at, run.step
    where, which = run.hint(), run.hint()
    if which.options[0].notation != step.do[0] or which.options[0] not in where.options:
        yield f"{run.lesson.id}, {step.id}: the hints do not lead to {step.do[0]}"
    run.hint()
    if run.at != at + 1:
        yield f"{run.lesson.id}, {step.id}: the third hint does not do it"


def _mistakes(at: Run) -> Iterator[str]:
    """Each foreseen mistake of a step can be made, gets its own answer, and is taken back."""
    for name, wrong in at.step.wrong.items():
        run, said = at.copy(), f"lesson-{at.lesson.id}-{at.step.id}-{name}"
        place, digests = f"{at.lesson.id}, {at.step.id}, {name}", [run.table.digest()]
        for choice in wrong.play:
            answer = run.choose(choice)
            digests.append(run.table.digest())
        if answer.kind != "wrong" or answer.said is None or answer.said.id != said:
            yield f"{place}: it is answered {answer.kind} ({answer.said})"
        elif digests[-1] != (digests[0] if wrong.whole else digests[-2]):
            yield f"{place}: it is not taken back"


def _astray(at: Run) -> None:
    """Whatever is chosen first in a step, there is a way on."""
    ask = at.ask
    for option in ask.options if ask is not None else ():
        run = at.copy()
        run.choose(option)
        while run.at == at.at and not run.step.task:
            run.hint()


def _by_chance(game: AnyGame, lesson: Lesson, rng: Rng) -> None:
    """Somebody who tries one or two things in each step, then asks for help, comes to the end, and back to it."""
    run = Run(game, lesson)
    while not run.finished:
        at = run.at
        for _ in range(1 + rng.below(2)):
            ask = run.ask
            if ask is not None and run.at == at:
                run.choose(rng.pick(ask.options))
        while run.at == at:
            _help(run)
    again = Run(game, lesson, run.progress)
    if again.table.digest() != run.table.digest() or not again.finished:
        raise BadLesson(f"{lesson.id}: whoever comes back does not find it as it was left")


def _help(run: Run) -> None:
    if run.ask is None:
        run.next()
    elif run.step.task:
        for choice in run.way():
            run.choose(choice)
    else:
        run.hint()
