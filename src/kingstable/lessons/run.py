"""Going through a lesson: each choice is made on a real table, judged by where it leads, and answered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from copy import copy
from itertools import takewhile
from typing import Literal, NamedTuple

import msgspec

from kingstable.kernel import AnyGame, Ask, IllegalChoice, KingstableError, Message, Option, Record, Table
from kingstable.lessons.judge import Reached, value_at
from kingstable.lessons.lesson import BadLesson, Lesson, Position, Step
from kingstable.lessons.way import ASTRAY, GOAL, ON, judged, offered, way


class Progress(msgspec.Struct, frozen=True):
    """How far somebody has come, to be stored: the choices made in each step that was begun."""

    lesson: str
    steps: list[list[str]]


class Answer(NamedTuple):
    """What came of a choice: the step is `done`, goes `on`, or it was `wrong` and has been taken back.

    `table` is as the choice left it, also where it was taken back, or others have chosen since.
    """

    kind: Literal["done", "on", "wrong"]
    said: Message | None
    table: Table


class Hint(NamedTuple):
    """One of three hints: where to look, which choice, or the step done for the learner; with the choices to light."""

    level: int
    said: Message
    options: Sequence[Option]


class Replied(NamedTuple):
    """What others chose after a step: at this table, from so many choices on up to so many."""

    table: Table
    since: int
    upto: int


class Run:
    """A lesson under way. All of it follows from the choices that were made, so it can be left and taken up again."""

    def __init__(self, game: AnyGame, lesson: Lesson, progress: Progress | None = None) -> None:
        """Raises `BadLesson` where the lesson does not fit the game; progress counts as far as it still fits."""
        self.game, self.lesson = game, lesson
        self.strayed: list[str] = []  # what the others were to choose and could not
        self._play(progress.steps if progress is not None else [])

    def _play(self, steps: Sequence[Sequence[str]]) -> None:
        self.at = 0
        self.made: list[list[str]] = []
        self._begin()
        with suppress(IllegalChoice):
            for number, choices in enumerate(steps):
                for choice in choices:
                    self.choose(choice)
                if number + 1 < len(steps) and self.at == number:
                    self.next()
                if self.at <= number:
                    return

    def _begin(self) -> None:
        """Enter the step that the run is at, if there is one left."""
        self.hints = 0
        self.made.append([])
        if self.finished:
            return
        position = self.step.table
        if position is not None:
            self.table = set_up(self.game, position, f"{self.lesson.id}, {self.step.id}")
        self._start: Record = self.table.record

    # -- where one is -------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether all steps are behind the learner."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def seat(self) -> int:
        return self.lesson.seat

    @property
    def progress(self) -> Progress:
        return Progress(self.lesson.id, [choices.copy() for choices in self.made])

    @property
    def said(self) -> Message:
        """What the step says, with its numbers."""
        seen = Reached(self.table, self.seat)
        return Message(self._id(), {name: value_at(seen, path) for name, path in self.step.args.items()})

    @property
    def ask(self) -> Ask | None:
        """What the learner may choose now; None where there is only something to read."""
        if self.finished or not self.step.goal:
            return None
        ask = self.table.ask_of(self.seat)
        return ask and msgspec.structs.replace(ask, options=offered(self.step, ask))

    def copy(self) -> Run:
        """A run of its own from here on."""
        run = copy(self)
        run.table = self.table.copy()
        run.made = [choices.copy() for choices in self.made]
        run.strayed = self.strayed.copy()
        return run

    def _id(self, part: str = "") -> str:
        return "-".join(filter(None, ("lesson", self.lesson.id, self.step.id, part)))

    # -- what the learner does ----------------------------------------------------------------------------------

    def next(self) -> None:
        """Go on from a step that is only read; raises `IllegalChoice` where something is to be done."""
        if self.finished or self.step.goal:
            raise IllegalChoice("this step wants a choice")
        self._go_on()

    def choose(self, option: Option | str) -> Answer:
        """Make a choice; raises `IllegalChoice` when it is not among those offered, and nothing has changed."""
        ask = self.ask
        if isinstance(option, str):
            option = self.game.notation.parse(option)
        if ask is None or option not in ask.options:
            raise IllegalChoice(f"{option.notation} is not offered in this step")
        self.table.choose(option, seat=self.seat)
        self.made[-1].append(option.notation)
        verdict = judged(self.step, self.table, self.seat, option.notation)
        if verdict == GOAL:
            return self._done()
        return Answer("on", None, self.table) if verdict == ON else self._wrong(verdict)

    def _done(self) -> Answer:
        said = Message(self._id("done")) if self.step.done else None
        left = self.table.copy()
        self._go_on()
        return Answer("done", said, left)

    def _wrong(self, name: str) -> Answer:
        left, whole = self.table, name == ASTRAY or self.step.wrong[name].whole
        self._rewind([] if whole else self.made[-1][:-1])
        return Answer("wrong", Message("lesson-astray" if name == ASTRAY else self._id(name)), left)

    def hint(self) -> Hint:
        """The next of three hints, the third of which does the step; raises `IllegalChoice` where there are none."""
        ask = self.ask
        if ask is None or self.step.task:
            raise IllegalChoice("this step has no hints")
        todo = self.way()
        self.hints += 1
        if self.hints == 1:
            return Hint(1, Message("lesson-hint-where"), self._to_look_at(ask.options, todo[0]))
        option = self.game.notation.parse(todo[0])
        if self.hints == 2:
            return Hint(2, Message("lesson-hint-which", {"choice": option.message}), [option])
        for choice in todo:
            self.choose(choice)
        return Hint(3, Message("lesson-hint-done"), [])

    def way(self) -> list[str]:
        """Choices from here to the goal, or from the beginning of the step, which then begins anew."""
        found = way(self.step, self.table, self.seat)
        if found is None and self.made[-1]:
            self._rewind([])
            found = way(self.step, self.table, self.seat)
        if found is None:
            raise BadLesson(f"{self.lesson.id}, {self.step.id}: no way to the goal was found")
        return found

    def _to_look_at(self, options: Iterable[Option], best: str) -> list[Option]:
        """The options that touch what the step is about, else those of the kind that leads on."""
        kind = best.partition(" ")[0]
        touching = [option for option in options if set(option.references) & set(self.step.points)]
        return touching or [option for option in options if option.kind == kind]

    def back(self) -> None:
        """To the beginning of this step, or, where it is just begun, of the one before it."""
        if self.made[-1]:
            self._rewind([])
        else:
            self._play([*self.made[:-2], []])

    # -- what follows -------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        since = len(self.table.made)
        if self.step.reply or self._wants_more():
            self._let_others_choose(choices_in(self.step.reply))
        self.replied = Replied(self.table, since, len(self.table.made))
        self.at += 1
        self._begin()

    def _wants_more(self) -> bool:
        """Whether there is something left to do at this table."""
        here = takewhile(lambda step: step.table is None, self.lesson.steps[self.at + 1 :])
        return any(step.goal for step in here)

    def _let_others_choose(self, script: list[str]) -> None:
        """As scripted, or as near to it as what the learner has done allows, until the learner is asked again."""
        while not self.table.over and self.table.ask_of(self.seat) is None:
            ask = self.table.asks[0]
            wanted = script.pop(0) if script else ""
            option = _nearest(ask, wanted)
            if option.notation != wanted:
                self.strayed.append(f"{self.step.id}: {wanted or 'nothing'} was to be chosen, not {option.notation}")
            self.table.choose(option, seat=ask.seat)
        self.strayed += [f"{self.step.id}: {choice} is never chosen" for choice in script]

    def _rewind(self, choices: list[str]) -> None:
        """To where just these choices had been made in this step."""
        self.table = Table.replay(self._start, game=self.game)
        for choice in choices:
            self.table.choose(choice, seat=self.seat)
        self.made[-1] = choices


def set_up(game: AnyGame, position: Position, place: str) -> Table:
    """The table of a position; raises `BadLesson`."""
    try:
        table = Table.new(game, position.seats, position.options, position.seed)
        make(table, position.choices)
    except KingstableError as error:
        raise BadLesson(f"{place}: the position does not fit the game: {error}") from None
    return table


def make(table: Table, lines: Iterable[str]) -> None:
    """Make the choices of lines, each for whom it is asked of; raises `KingstableError`."""
    for choice in choices_in(lines):
        option = table.game.notation.parse(choice)
        seat = next((ask.seat for ask in table.asks if option in ask.options), None)
        table.choose(option, seat=table.asks[0].seat if seat is None and table.asks else seat)


def choices_in(lines: Iterable[str]) -> list[str]:
    """The choices of lines, each several in notation, parted by `;`."""
    return [choice.strip() for line in lines for choice in line.split(";")]


def _nearest(ask: Ask, wanted: str) -> Option:
    """The option that is wanted, else the first of its kind, else the first."""
    kind = wanted.partition(" ")[0]
    by_likeness = sorted(ask.options, key=lambda option: (option.notation != wanted, option.kind != kind))
    return by_likeness[0]
