"""A game played at one keyboard: people choose by label or notation, minds answer at once, every choice is saved."""

from __future__ import annotations

import shlex
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from rich.console import Group, RenderableType
from rich.segment import Segments
from rich.table import Table as Grid
from rich.text import Text

from kingstable.cli import rules, saves
from kingstable.cli.choices import Offer, only
from kingstable.cli.desk import Desk
from kingstable.cli.layout import latin
from kingstable.cli.screen import LAST, Picture, Scene, hint_table, listed, log_lines, name_of, score_table, winners
from kingstable.cli.seating import Seat, shown_names
from kingstable.kernel import (
    Ask,
    IllegalChoice,
    KingstableError,
    Message,
    Option,
    Rng,
    Table,
    UndoRefused,
)
from kingstable.kernel.known import known_scores
from kingstable.minds import Mind, Sight, find_mind, substitute
from kingstable.minds.hints import hints
from kingstable.play.advice import Adviser, advice
from kingstable.play.losses import losing
from kingstable.play.rows import ways

Heard = Sequence[tuple[int, Message]]
_NAMED = 6  # labels that are told one by one


class Quit(Exception):
    """The person leaves the game for now."""


class Session:
    """One sitting: from a table, new or resumed, to its end or to `q`."""

    #: What stands before the cursor.
    prompt = "cli-prompt"

    def __init__(
        self,
        desk: Desk,
        table: Table,
        seats: Sequence[Seat],
        path: Path,
        *,
        free_undo: bool = False,
        adviser: bool = False,
    ) -> None:
        self.desk, self.table, self.seats, self.path = desk, table, seats, path
        self.free_undo, self.adviser = free_undo, adviser
        self.game = table.game
        self._name_players()
        self.people = [number for number, seat in enumerate(seats) if seat.person]
        self.advisers = {seat: Adviser(seat) for seat in self.people}
        self.advised: list[Message] = []  # what the adviser says at the open question
        self.agreed = False  # whether all people want hints
        self.taken: Counter[int] = Counter()
        self.minds = self._new_minds()
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.read: dict[int | None, int] = {}  # how much of the log each seat has been shown

    def run(self) -> int:
        """Play until the game is over or the person leaves; returns the exit code."""
        self._save()
        try:
            while not self.table.over:
                self._let_minds_choose()
                if not self.table.over:
                    self._ask_person(self._question())
        except (Quit, KeyboardInterrupt) as leaving:
            self.desk.console.print(self.desk.say("cli-saved", command=self._resume_command()), soft_wrap=True)
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return 0
        self._show_end()
        return 0

    def _name_players(self) -> None:
        names = shown_names([str(seat) for seat in self.seats], self.desk.speaker)
        self.speaker = self.desk.speaker_of(self.game, names)
        self.picture = Picture(self.game, self.speaker)

    # -- minds --------------------------------------------------------------------------------------------------

    def _new_minds(self) -> dict[int, Mind]:
        return {number: find_mind(self.game, seat.kind) for number, seat in enumerate(self.seats) if not seat.person}

    def _let_minds_choose(self) -> None:
        if self._mind_asked() is None:
            return
        failures: list[str] = []
        with self._thinking():
            while (seat := self._mind_asked()) is not None:
                try:
                    option = self._thought(seat)
                except Exception:
                    other = substitute(self.game.info.id, self.seats[seat].kind)
                    if other is None:
                        raise
                    failures.append(self._replace(seat, other))
                else:
                    self._choose(seat, option)
        for failure in failures:
            self.desk.console.print(Text(failure, style="red"))
            self.desk.wait()

    def _thought(self, seat: int) -> Option:
        rng = Rng.seeded(f"{self.table.seed}/{seat}/{self.table.number}")
        sight = Sight.of(self.table, seat, rng)
        option = self.minds[seat].choose(sight)
        if option not in sight.ask.options:
            raise IllegalChoice(f"{option.notation} is not offered")
        return option

    def _replace(self, seat: int, other: str) -> str:
        """Another mind plays on for one that has failed; returns what to say of it."""
        failed = self.seats[seat].kind
        self.seats = [Seat(other) if number == seat else who for number, who in enumerate(self.seats)]
        self.minds[seat] = find_mind(self.game, other)
        self._name_players()
        mind, other = (shown_names([name], self.desk.speaker)[0] for name in (failed, other))
        return self.desk.say("cli-mind-failed", mind=mind, other=other)

    def _mind_asked(self) -> int | None:
        return next((ask.seat for ask in self.table.asks if ask.seat in self.minds), None)

    def _thinking(self) -> AbstractContextManager[object]:
        if self.desk.interactive:
            return self.desk.console.status(self.desk.say("cli-thinking"))
        return nullcontext()

    # -- people -------------------------------------------------------------------------------------------------

    def _question(self) -> Ask:
        """The question to whoever is at the keyboard, if there is one, else to the first person asked."""
        mine = [ask for ask in self.table.asks if ask.seat == self.at_keyboard]
        return (mine or list(self.table.asks))[0]

    def _ask_person(self, ask: Ask) -> None:
        self._hand_over(ask.seat)
        self.advised = self.advisers[ask.seat].speak(self.table) if self.adviser else []
        offer = Offer(ask, self.picture.draws, self.picture.types)
        self._draw(ask, offer)
        while True:
            line = self.desk.read(self.desk.say(self.prompt))
            if line is None:
                raise Quit
            if self._act(line.strip(), ask, offer):
                return

    def _act(self, text: str, ask: Ask, offer: Offer) -> bool:
        """Do what was typed; True when the screen is out of date."""
        word, _, rest = text.partition(" ")
        word = latin(word)
        if word in ("q", "quit"):
            raise Quit
        if word in ("u", "undo"):
            return self._undo(ask.seat)
        if word.startswith("?"):
            word, rest = "?", text[1:]
        page = self._page_of(word, rest.strip(), ask, offer)
        if page is None:
            return self._choose_typed(text, ask, offer)
        self._show_page(page)
        return self.desk.interactive

    def _page_of(self, word: str, rest: str, ask: Ask, offer: Offer) -> list[RenderableType] | None:
        """What one of the reading commands shows; None for any other word."""
        match word:
            case "o" | "options":
                return [listed(list(offer.by_label.items()), self._words(ask), notation=True)]
            case "v" | "view":
                scene, after = self._laid_out(ask, offer, self._news(ask.seat))
                return [scene, *after]
            case "b" | "board":
                return [self._board(ask.seat, rest)]
            case "d" | "piles":
                return [self.picture.piles(self.table.view(ask.seat))]
            case "t" | "tracks":
                return [self.picture.tracks(self.table.view(ask.seat))]
            case "l" | "log":
                return log_lines(self.table.heard(ask.seat), self.picture)
            case "s" | "scores":
                return self._scores(ask.seat)
            case "i" | "hint":
                return self._asked_for_help(rest, ask)
            case "?" | "h" | "help":
                return self._help(ask, offer, rest)
        return None

    def _asked_for_help(self, wish: str, ask: Ask) -> list[RenderableType]:
        """The adviser called or sent away, hints agreed on or no longer; or else what both say."""
        if wish in ("+", "-"):
            return self._adviser(wish)
        if wish == "*" and len(self.people) > 1:
            self.agreed = not self.agreed
            return [Text(self.desk.say("cli-hints-agreed" if self.agreed else "cli-hints-ended"))]
        return [*self._advice(ask.seat), *self._hints(ask)]

    def _adviser(self, wish: str) -> list[RenderableType]:
        """`+` has the adviser speak by itself, `-` sends it away."""
        self.adviser = wish == "+"
        self.advised = []
        return [Text(self.desk.say("cli-adviser-on" if self.adviser else "cli-adviser-off"))]

    def _advice(self, seat: int) -> list[RenderableType]:
        """What matters now, also what was said before."""
        told = advice(self.table, seat)
        return self._said(told) if told else [Text(self.desk.say("cli-advice-none"))]

    def _said(self, told: Sequence[Message]) -> list[RenderableType]:
        return [Text(f"\N{BULLET} {self.speaker.say(message)}", style="italic") for message in told]

    def _scores(self, seat: int) -> list[RenderableType]:
        """The scores as a seat knows them, and what the game says about scores before its end."""
        page = [score_table(known_scores(self.table, seat), self.speaker), *self._hints_taken()]
        return [*page, Text(self.speaker.say("score-note"))] if self.speaker.knows("score-note") else page

    def _hints_taken(self) -> list[RenderableType]:
        """How many hints everybody took since the game was opened here."""
        return [
            Text(self.desk.say("cli-hints-taken", player=self.speaker.player(seat), count=count))
            for seat, count in sorted(self.taken.items())
        ]

    def _hints(self, ask: Ask) -> list[RenderableType]:
        """The best ways to go on, as far as a program sees; against other people only if all agree."""
        if len(self.people) > 1 and not self.agreed:
            return [Text(self.desk.say("cli-no-hints"))]
        self.taken[ask.seat] += 1
        with self._thinking():
            rng = Rng.seeded(f"{self.table.seed}/hint/{self.table.number}")
            found = hints(Sight.of(self.table, ask.seat, rng))
        return [hint_table(found, self.speaker, self.desk)]

    def _board(self, seat: int, number: str) -> RenderableType:
        """What a player has: the one of this number, the only other one, or the one that is asked for."""
        sheets = self.table.scores()
        boards = {str(sheet.seat + 1 if sheet.seat is not None else len(sheets)): sheet for sheet in sheets}
        others = [number for number, sheet in boards.items() if sheet.seat != seat]
        if not number and len(others) > 1:
            names = ", ".join(f"{number} {name_of(boards[number], self.speaker)}" for number in others)
            number = (self.desk.read(self.desk.say("cli-whose-board", names=names)) or "").strip()
        sheet = boards.get(number or others[0])
        if sheet is None:
            return Text(self.desk.say("cli-no-seat", number=number, seats=len(boards)))
        return self.picture.board(self.table.view(seat), sheet.seat)

    def _choose_typed(self, text: str, ask: Ask, offer: Offer) -> bool:
        option = only(ask) if not text else None
        if option is None and not text:
            return False
        try:
            self._choose(ask.seat, option or offer.meant(text, self.game))
        except IllegalChoice:
            if self._go_far(text, ask):
                return True
            why = self._why_not(text, ask) or self.desk.say("cli-not-offered", text=text)
            self.desk.console.print(Text(why, style="red"))
            return False
        return True

    def _go_far(self, text: str, ask: Ask) -> bool:
        """Make the row of choices that leads to what was typed, if just one does."""
        ending = f" {' '.join(text.split())}".casefold()
        rows = [row for row in ways(self.table, ask.seat) if f" {row[-1].notation}".casefold().endswith(ending)]
        if len(rows) != 1:
            return False
        for number, option in enumerate(rows[0]):
            self._choose(ask.seat, option, joined=number > 0)
        return True

    def _choose(self, seat: int, option: Option, joined: bool = False) -> None:
        self.table.choose(option, seat=seat, at=datetime.now(UTC).isoformat(timespec="seconds"), joined=joined)
        self._save()

    def _undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat, free=self.people if self.free_undo else ())
        except UndoRefused as refusal:
            text = self.speaker.say("cli-no-undo", reason=refusal.said or "")
            self.desk.console.print(Text(text, style="red"))
            return False
        self.minds = self._new_minds()  # what they had planned is no longer so
        self.read = {who: min(count, len(self.table.heard(who))) for who, count in self.read.items()}
        self._save()
        return True

    def _why_not(self, text: str, ask: Ask) -> str | None:
        """The game's own explanation why something is not offered: a choice, or a thing that a choice could touch."""
        for thing in self._things(text):
            why = self._explained(ask, thing)
            if why is not None:
                return self.speaker.say(why)
        return None

    def _things(self, text: str) -> list[str]:
        """The references of what was typed, in the notation of a choice or without its first word."""
        found: dict[str, None] = {}
        for written in (text, *(f"{kind} {text}" for kind in self.game.notation.options)):
            with suppress(IllegalChoice):
                found |= dict.fromkeys(self.game.notation.parse(written).references)
        return list(found)

    def _explained(self, ask: Ask, thing: str) -> Message | None:
        try:
            return self.game.explain(self.table.state, ask, thing)
        except (KingstableError, ValueError, KeyError, IndexError):
            return None

    # -- what is seen -------------------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Between two people: nobody's hand is on the screen until the next one says so."""
        if seat == self.at_keyboard:
            return
        self.at_keyboard = seat
        self.desk.clear()
        self.desk.console.print(self.desk.say("cli-pass-keyboard", name=self.speaker.player(seat)))
        self.desk.wait()

    def _draw(self, ask: Ask, offer: Offer) -> None:
        fresh = self._fresh(ask.seat)
        scene, after = self._laid_out(ask, offer, self._news(ask.seat) if self.desk.interactive else fresh)
        self._show(scene, fresh, after)

    def _laid_out(self, ask: Ask, offer: Offer, log: Heard) -> tuple[Scene, list[RenderableType]]:
        """The table above the question and its choices.

        Where only so they fit the screen, choices are told in short. Where the table does not fit at all, what is lit
        on it may be out of sight: then all choices are listed, as far as the screen goes.
        """
        for words in (self._words(ask), self._brief(ask)):
            after = self._asked(ask, offer.listed, words, [*offer.lit.values()])
            scene = self._scene(ask.seat, offer.lit, log, after)
            if not self.desk.interactive or self._fits(scene, *after):
                return scene, after
        after = self._all_asked(ask, offer)
        return self._scene(ask.seat, offer.lit, log, after), after

    def _all_asked(self, ask: Ask, offer: Offer) -> list[RenderableType]:
        """All choices, whole or in short, and the question; where neither fits the screen, as many as do."""
        choices = offer.lettered
        told = [(words, self._asked(ask, choices, words)) for words in (self._words(ask), self._brief(ask))]
        for _, after in told:
            if self._fits(*after):
                return after
        words, _ = min(told, key=lambda way: self._height(*way[1]))
        more = Text(self.desk.say("cli-choices-more"), style="dim")

        def cut(count: int) -> list[RenderableType]:
            *first, question = self._asked(ask, choices[:count], words)
            return [*first, more, question]

        return cut(bisect(range(1, len(choices)), False, key=lambda count: not self._fits(*cut(count))))

    def _fits(self, *parts: RenderableType) -> bool:
        return self._height(*parts) < self.desk.console.height  # the last line is typed into

    def _height(self, *parts: RenderableType) -> int:
        return len(self.desk.console.render_lines(Group(*parts)))

    def _words(self, ask: Ask) -> Callable[[Option], str]:
        """How the choices of a question are told: with what they cost and bring, and what they give up."""
        view, lost = self.table.view(ask.seat), losing(self.table, ask)

        def words(option: Option) -> str:
            said = self.picture.choice(view, ask, option)
            return f"{said}. {self.speaker.say(lost[option.notation])}" if option.notation in lost else said

        return words

    def _brief(self, ask: Ask) -> Callable[[Option], str]:
        return partial(self.picture.brief, self.table.view(ask.seat), ask)

    def _show(self, scene: Scene, fresh: Heard, after: Sequence[RenderableType]) -> None:
        """The table and what is below it; first, where the table leaves no room to tell it whole, what has happened."""
        if self.desk.interactive and scene.shown(self.desk.console) < len(fresh):
            title = Text(self.desk.say("cli-meanwhile"), style="bold")
            self._show_page([title, *log_lines(fresh, self.picture)])
        self.desk.clear()
        self.desk.console.print(scene, *after, sep="\n")

    def _scene(self, seat: int | None, lit: Mapping[str, str], log: Heard, after: Sequence[RenderableType]) -> Scene:
        """The table as this seat sees it, above these things; the log is cut only where somebody can ask for more."""
        below = len(self.desk.console.render_lines(Group(*after))) + 1
        more = self.desk.say("cli-log-more") if self.desk.interactive else ""
        return Scene(self.picture, self.table.view(seat), lit, log_lines(log, self.picture), more, below)

    def _asked(
        self,
        ask: Ask,
        choices: Sequence[tuple[str, Option]],
        words: Callable[[Option], str],
        lit: Sequence[str] = (),
    ) -> list[RenderableType]:
        """Choices in words, and the question with what labels to look for in the table and what numbers to type."""
        nod = only(ask)
        choices = [("Enter", nod)] if nod is not None else choices
        prompt = self.speaker.say(ask.prompt)
        if len(self.people) > 1:
            prompt = f"{self.speaker.player(ask.seat)}: {prompt}"
        question = Text(prompt, style="bold")
        if lit and nod is None:
            question.append(f" {self.desk.say('cli-choices-above', labels=_few(lit))}", style="not bold dim")
        if typed := self.picture.typed(self.table.view(ask.seat), ask):
            question.append(f" {typed}", style="not bold")
        shown = [listed(choices, words)] if choices else []
        return [*shown, *self._said(self.advised), question]

    def _fresh(self, seat: int | None) -> Heard:
        """What this seat has heard and has not been shown; after a pause, what is new in its turn."""
        heard = self.table.heard(seat)
        fresh = heard[self.read[seat] :] if seat in self.read else self._news(seat)
        self.read[seat] = len(heard)
        return fresh

    def _news(self, seat: int | None) -> Heard:
        """What this seat has heard since its last turn, and in this one."""
        made = self.table.made
        start = len(made)
        while start and made[start - 1].seat == seat:
            start -= 1
        while start and made[start - 1].seat != seat:
            start -= 1
        return [(number, told) for number, told in self.table.heard(seat) if number >= start]

    def _help(self, ask: Ask, offer: Offer, word: str) -> list[RenderableType]:
        """Why something cannot be chosen, the rules about a word, or everything about the open question."""
        if word:
            return [self._explanation(ask, offer, word)]
        about = self.picture.about(self.table.view(ask.seat))
        behind = rules.behind(self.game, ask.rules, self.desk)
        return [*self._commands(ask), Text(), *([about, Text()] if about is not None else []), behind]

    def _explanation(self, ask: Ask, offer: Offer, word: str) -> RenderableType:
        with suppress(IllegalChoice):
            if offer.meant(word, self.game) in ask.options:
                return Text(self.desk.say("cli-offered", text=word))
        why = self._why_not(word, ask) or self._why_not(latin(word), ask)
        found = rules.search(self.game, word, self.desk, quiet=why is not None)
        return Group(*([Text(why), Text()] if why is not None else []), found)

    def _commands(self, ask: Ask) -> list[RenderableType]:
        """What can be typed, the keys in a column of their own."""
        clause = next(iter(ask.rules), f"{self.game.info.clauses}-1.1")
        help = self.desk.say("cli-commands-help", clause=clause, choice=ask.options[0].notation)
        how, *lines = help.splitlines()
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for line in lines:
            key, _, meaning = line.partition("— ")
            grid.add_row(key.strip(), meaning)
        return [Text(how), grid]

    def _show_page(self, parts: Sequence[RenderableType]) -> None:
        """Something to read, a screenful at a time, until the person has read it."""
        console = self.desk.console
        if not self.desk.interactive:
            console.print(*parts, sep="\n")
            return
        lines = console.render_lines(Group(*parts), pad=False, new_lines=True)
        height = console.height - 1
        for start in range(0, max(1, len(lines)), height):
            self.desk.clear()
            for line in lines[start : start + height]:
                console.print(Segments(line), end="")
            more = start + height < len(lines)
            if not self.desk.wait("cli-read-on" if more else "cli-press-enter"):
                return

    def _show_end(self) -> None:
        desk = self.desk
        seat = self.people[0] if len(self.people) == 1 else None
        fresh = self._fresh(seat)
        sheets = self.table.scores()
        score = [score_table(sheets, self.speaker), *self._hints_taken()]
        after = [*score, Text(winners(sheets, self.speaker, desk), style="bold")]
        log = self.table.heard(seat)[-LAST:] if desk.interactive else fresh
        self._show(self._scene(seat, {}, log, after), fresh, after)
        command = f"kingstable replay {shlex.quote(str(self.path))}"
        desk.console.print(desk.say("cli-recorded", command=command), soft_wrap=True)

    # -- saving -------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        saves.save(self.table, self.seats, self.path)

    def _resume_command(self) -> str:
        return f"kingstable play --resume {shlex.quote(str(self.path))}"


def _few(labels: Sequence[str]) -> str:
    """Labels one by one, or where there are many the first and the last."""
    told = labels if len(labels) <= _NAMED else [*labels[:2], "\N{HORIZONTAL ELLIPSIS}", labels[-1]]
    return " ".join(told)
