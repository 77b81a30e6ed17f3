"""`kingstable learn`: lists the lessons of a game and goes through one at the keyboard."""

from __future__ import annotations

import argparse
import json

from rich.table import Table as Grid
from rich.text import Text

from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused, unknown
from kingstable.cli.layout import latin
from kingstable.cli.learned import Learned, load, path_of
from kingstable.cli.learning import Learning
from kingstable.cli.play import play_first
from kingstable.kernel import AnyGame, find_game, game_ids
from kingstable.lessons import Lesson, Progress, Run, lessons, unfit, walk
from kingstable.words import Speaker


def learn(given: argparse.Namespace, desk: Desk) -> int:
    """List the lessons of a game, or go through one: the named one, else the first that is not done."""
    game: AnyGame = given.game
    found = lessons(game)
    if not found:
        taught = [id for id in game_ids() if lessons(find_game(id))]
        raise refused("cli-no-lessons", names=", ".join(taught))
    learned = load(game.info.id)
    if given.json and given.lesson and not given.list:
        return _print(_whole(game, _named(given.lesson, found), desk))
    if given.list or given.json:
        return _list(game, found, learned, desk, given.json)
    lesson = _named(given.lesson, found) if given.lesson else _first_open(game, found, learned)
    first = None if given.lesson or lesson is found[0] else f"kingstable learn {game.info.id} {found[0].id}"
    return _teach(game, lesson, None if given.again else learned.get(lesson.id), first, desk)


def _named(word: str, found: list[Lesson]) -> Lesson:
    """A lesson by its id or its number."""
    by_name = {lesson.id: lesson for lesson in found} | {str(n): lesson for n, lesson in enumerate(found, 1)}
    if word.lower() not in by_name:
        raise unknown("lesson", word, [lesson.id for lesson in found])
    return by_name[word.lower()]


def _first_open(game: AnyGame, found: list[Lesson], learned: dict[str, Learned]) -> Lesson:
    """The first lesson that is not done and can be played, else the first of all."""
    ahead = (lesson for lesson in found if lesson.id not in learned or not learned[lesson.id].done)
    return next((lesson for lesson in ahead if unfit(game, lesson) is None), found[0])


def _teach(game: AnyGame, lesson: Lesson, before: Learned | None, first: str | None, desk: Desk) -> int:
    """Go through a lesson from where it was left; `first` is the command for those that were passed over."""
    reason = unfit(game, lesson)
    if reason is not None:
        raise refused("cli-lesson-left-out", name=lesson.id, reason=reason)
    progress = Progress(lesson.id, before.steps) if before is not None and not before.done else None
    run = Run(game, lesson, progress)
    code = Learning(desk, run, _where(game, run, first, desk)).run()
    if run.finished and lesson.game is not None and desk.interactive:
        word = desk.read(desk.say("cli-first-game"))
        if word is not None and latin(word.strip()) in ("p", "play"):
            return play_first(game, desk)
    return code


def _where(game: AnyGame, run: Run, first: str | None, desk: Desk) -> str:
    """Why it does not begin at the very beginning, and how it does; nothing where it does begin there."""
    file = str(path_of(game.info.id))
    if run.at:
        again = f"kingstable learn {game.info.id} {run.lesson.id} --again"
        return desk.say("cli-lesson-resumed", file=file, command=again)
    return desk.say("cli-lesson-later", file=file, command=first) if first is not None else ""


# -- the list -----------------------------------------------------------------------------------------------------


def _list(game: AnyGame, found: list[Lesson], learned: dict[str, Learned], desk: Desk, as_json: bool) -> int:
    speaker = Speaker(desk.lang, game, place="learning")
    facts = [_facts(game, lesson, speaker) for lesson in found]
    if as_json:
        return _print(facts)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, (lesson, fact) in enumerate(zip(found, facts, strict=True), 1):
        done = lesson.id in learned and learned[lesson.id].done
        note = desk.say("cli-lesson-unfit") if "left_out" in fact else desk.say("cli-lesson-learned") if done else ""
        steps = desk.say("cli-lesson-steps", count=len(lesson.steps))
        grid.add_row(str(number), Text(lesson.id, "bold"), str(fact["title"]), Text(steps, "dim"), note)
    desk.console.print(grid)
    return 0


def _facts(game: AnyGame, lesson: Lesson, speaker: Speaker) -> dict[str, object]:
    reason = unfit(game, lesson)
    facts: dict[str, object] = {
        "id": lesson.id,
        "title": speaker.say(f"lesson-{lesson.id}"),
        "steps": len(lesson.steps),
    }
    return facts if reason is None else facts | {"left_out": reason}


def _whole(game: AnyGame, lesson: Lesson, desk: Desk) -> dict[str, object]:
    """What the list says of a lesson, and its course: each step with its words and one way to do it."""
    speaker = Speaker(desk.lang, game, place="learning")
    facts = _facts(game, lesson, speaker)
    if "left_out" in facts:
        return facts
    course = [{"id": run.step.id, "text": speaker.say(run.said), "do": run.step.do} for run in walk(game, lesson)]
    return facts | {"course": course}


def _print(facts: object) -> int:
    print(json.dumps(facts, ensure_ascii=False, indent=2))
    return 0
