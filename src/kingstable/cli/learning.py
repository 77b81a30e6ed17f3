"""A lesson at one keyboard: the screens of a game, with what the step says above the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from rich.console import RenderableType
from rich.text import Text

from kingstable.cli import learned, saves
from kingstable.cli.choices import Offer
from kingstable.cli.desk import Desk
from kingstable.cli.layout import latin
from kingstable.cli.learned import Learned
from kingstable.cli.screen import Picture
from kingstable.cli.seating import ME, Seat, shown_names
from kingstable.cli.session import Quit, Session
from kingstable.kernel import Ask, IllegalChoice, Option
from kingstable.lessons import Answer, Hint, Lesson, Run, lessons, unfit
from kingstable.minds import Mind, default_mind
from kingstable.words import Speaker


class Learning(Session):
    """One sitting with a lesson: from where it was left to its end or to `q`."""

    prompt = "cli-lesson-prompt"

    def __init__(self, desk: Desk, course: Run, where: str) -> None:
        self.course = course
        self.where = where  # said with the first step: why it is not the very first
        self.hinted: Hint | None = None
        other = Seat(default_mind(course.game.info.id))
        seats = [Seat(ME) if seat == course.seat else other for seat in range(course.table.seats)]
        super().__init__(desk, course.table, seats, saves.folder())

    def run(self) -> int:
        """Teach until the lesson is over or the person leaves; returns the exit code."""
        try:
            while not self.course.finished:
                self._take_step()
        except (Quit, KeyboardInterrupt) as leaving:
            command = f"kingstable learn {self.game.info.id} {self.course.lesson.id}"
            self.desk.console.print(self.desk.say("cli-saved", command=command), soft_wrap=True)
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return 0
        self._show_end()
        return 0

    def _take_step(self) -> None:
        if self.table is not self.course.table:
            self.table = self.course.table
            self.read.clear()
        ask = self.course.ask
        if ask is None:
            self._read_step()
        elif self.hinted is not None:
            self._ask_person(msgspec.structs.replace(ask, options=self.hinted.options))
        else:
            self._ask_person(ask)
        self.where = ""

    def _read_step(self) -> None:
        """Something that is only read; `u` goes back from there too."""
        after = [*self._told(), Text()]
        self._show(self._scene(self.course.seat, {}, self._fresh(self.course.seat), after), [], after)
        line = self.desk.read(self.desk.say("cli-lesson-on"))
        word = latin((line or "").strip())
        if line is None or word in ("q", "quit"):
            raise Quit
        if word in ("u", "undo"):
            self.course.back()
        else:
            self.course.next()
        self._save()

    # -- what is seen -------------------------------------------------------------------------------------------

    def _name_players(self) -> None:
        names = shown_names([str(seat) for seat in self.seats], self.desk.speaker)
        self.speaker = Speaker(self.desk.lang, self.game, names, "learning")
        self.picture = Picture(self.game, self.speaker)

    def _told(self) -> list[RenderableType]:
        """Where one is and why, what the step says, and the hint that was asked for."""
        course = self.course
        title = self.speaker.say(f"lesson-{course.lesson.id}")
        head = Text(f"{title} {course.at + 1}/{len(course.lesson.steps)}", style="dim")
        hint = [] if self.hinted is None else [Text(self.speaker.say(self.hinted.said), style="italic")]
        where = [Text(self.where, style="dim")] if self.where else []
        return [head, *where, Text(self.speaker.say(course.said), style="green"), *hint]

    def _asked(
        self,
        ask: Ask,
        choices: Sequence[tuple[str, Option]],
        words: Callable[[Option], str],
        lit: Sequence[str] = (),
    ) -> list[RenderableType]:
        return [*self._told(), *super()._asked(ask, choices, words, lit)]

    def _show_answer(self, answer: Answer) -> None:
        """What came of a choice, on the table as it was left."""
        if answer.said is None:
            return
        style = "red" if answer.kind == "wrong" else "bold green"
        after = [Text(self.speaker.say(answer.said), style=style)]
        if self.desk.interactive:
            self.table = answer.table
            self._show(self._scene(self.course.seat, {}, [], after), [], after)
            self.desk.wait()
        else:
            self.desk.console.print(*after)

    def _show_end(self) -> None:
        say, id, following = self.desk.say, self.game.info.id, self._following()
        self.desk.console.print(Text(say("cli-lesson-over"), style="bold green"))
        if following is not None:
            title = self.speaker.say(f"lesson-{following.id}")
            told = say("cli-lesson-next", title=title, command=f"kingstable learn {id} {following.id}")
        else:
            first = " --first-game" if self.course.lesson.game is not None else ""
            told = say("cli-lesson-play", command=f"kingstable play {id}{first}")
        self.desk.console.print(told, soft_wrap=True)

    def _following(self) -> Lesson | None:
        """The next lesson of the game that can be played."""
        found = lessons(self.game)
        ids = [lesson.id for lesson in found]
        ahead = found[ids.index(self.course.lesson.id) + 1 :]
        return next((lesson for lesson in ahead if unfit(self.game, lesson) is None), None)

    # -- what is typed ------------------------------------------------------------------------------------------

    def _act(self, text: str, ask: Ask, offer: Offer) -> bool:
        return self._hint() if latin(text) in ("i", "hint") else super()._act(text, ask, offer)

    def _hint(self) -> bool:
        try:
            hint = self.course.hint()
        except IllegalChoice:
            self.desk.console.print(Text(self.desk.say("cli-lesson-no-hint"), style="red"))
            return False
        if hint.level == 3:
            self.desk.console.print(Text(self.speaker.say(hint.said), style="italic"))
        self.hinted = hint if hint.level < 3 else None
        self._save()
        return True

    def _choose(self, seat: int, option: Option, joined: bool = False) -> None:
        answer = self.course.choose(option)
        self.hinted = None
        self._save()
        self._show_answer(answer)

    def _go_far(self, text: str, ask: Ask) -> bool:
        return False  # each choice of a lesson is judged by itself

    def _undo(self, seat: int) -> bool:
        self.course.back()
        self.hinted = None
        self._save()
        return True

    def _new_minds(self) -> dict[int, Mind]:
        return {}  # the others choose as scripted

    def _save(self) -> None:
        lesson = self.course.lesson.id
        before = learned.load(self.game.info.id).get(lesson)
        done = self.course.finished or (before is not None and before.done)
        learned.save(self.game.info.id, lesson, Learned(self.course.progress.steps, done))
