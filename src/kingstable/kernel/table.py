"""The table: it owns a game's state, the running turn and the record, and is the one door for every player."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from kingstable.kernel.ask import Ask, Asks, Turn
from kingstable.kernel.choice import Choice, Made
from kingstable.kernel.dream import Dream
from kingstable.kernel.errors import (
    BadRecord,
    GameOver,
    IllegalChoice,
    KingstableError,
    NotYourTurn,
    RowBroken,
    StaleChoice,
    UndoRefused,
    UnknownComponents,
    UnknownRules,
)
from kingstable.kernel.game import AnyGame
from kingstable.kernel.info import Options
from kingstable.kernel.message import Message, message
from kingstable.kernel.option import Option, shown
from kingstable.kernel.record import Record
from kingstable.kernel.registry import find_game
from kingstable.kernel.rng import Rng
from kingstable.kernel.score import ScoreSheet
from kingstable.kernel.state import Logged, State, digest
from kingstable.kernel.undo import barrier, first_of_row, last_choice


class Table:
    """A running game.

    >>> table = Table.new("kingdom_builder", seats=2, seed=7)
    >>> ask = table.asks[0]
    >>> table.choose(ask.options[0])
    >>> table.number
    1
    >>> table.undo()
    >>> table.number
    0
    """

    __slots__ = (
        "_answers",
        "_checkpoint",
        "_dreams",
        "_group",
        "_kept",
        "_log_mark",
        "_origin",
        "_renew",
        "_since",
        "_turn",
        "asks",
        "game",
        "log",
        "made",
        "number",
        "options",
        "seats",
        "seed",
        "state",
    )

    game: AnyGame
    seats: int
    options: dict[str, Any]
    seed: str | None
    state: Any
    #: The open questions; those of `Asks` that are already answered are not among them.
    asks: tuple[Ask, ...]
    #: All choices so far.
    made: list[Made]
    #: Everything told so far; None at a table to which nobody listens.
    log: list[Logged] | None
    #: The number under which the open question is to be answered: the choices made when it was put.
    number: int

    _turn: Turn | None  # the running turn; None when the game is over
    _group: Sequence[Ask] | None  # the questions of an `Asks`, and what has been answered of them
    _answers: dict[int, Option]
    _renew: Callable[[], Sequence[Ask]] | None  # makes those questions anew, see `Asks`
    _origin: State | None  # as the game began, which an imagined table does not know
    _checkpoint: State  # as the running turn began
    _since: int  # choices made, and events told, before the running turn
    _log_mark: int
    _dreams: tuple[Dream, ...]  # what was imagined since the checkpoint
    _kept: int  # choices made before the last dream that it knows of

    @classmethod
    def new(
        cls,
        game: str | AnyGame,
        seats: int,
        options: Options | None = None,
        seed: int | str = 0,
        *,
        quiet: bool = False,
    ) -> Table:
        """Set up a game. Raises `UnknownGame` or `BadOptions`. A `quiet` table keeps no log, which is faster."""
        game = find_game(game) if isinstance(game, str) else game
        game.info.check_seats(seats)
        checked = game.info.check_options(options or {})
        table = cls._around(game, game.setup(seats, checked, Rng.seeded(seed)), quiet)
        table.seats, table.options, table.seed = seats, checked, str(seed)
        table._go_on()
        return table

    @classmethod
    def at(cls, game: str | AnyGame, state: State, seats: int, *, quiet: bool = False) -> Table:
        """A table that goes on from a state made by hand; it can be played, but has no seed to record."""
        game = find_game(game) if isinstance(game, str) else game
        table = cls._around(game, state, quiet)
        table.seats = seats
        table._go_on()
        return table

    @classmethod
    def _around(cls, game: AnyGame, state: State, quiet: bool) -> Table:
        table = cls.__new__(cls)
        table.game = game
        table.state = state
        table.seats, table.options, table.seed = 0, {}, None
        table.made = []
        table.log = None if quiet else []
        table._origin = state.copy()
        if not quiet:
            state.log = []
        table._begin(table._origin)
        return table

    # -- the running turn ---------------------------------------------------------------------------------------

    def _begin(self, copied: State | None = None) -> None:
        """Start turns until one asks something or the game is over; `copied` is a copy of the state as it is now."""
        game, state = self.game, self.state
        while not game.over(state):
            self._checkpoint, copied = copied or state.copy(), None
            self._since = len(self.made)
            self._log_mark = len(self.log) if self.log is not None else 0
            self._dreams, self._kept = (), 0
            turn = game.turn(state)
            asked = next(turn, None)
            self._listen()
            if asked is not None:
                self._put(turn, asked)
                return
        self._turn = None
        self._group = self._renew = None
        self._answers = {}
        self.asks = ()
        self.number = len(self.made)

    def _put(self, turn: Turn, asked: Ask | Asks) -> None:
        self._turn = turn
        self._answers = {}
        if isinstance(asked, Ask):
            self._group = self._renew = None
            self.asks = (asked,)
        else:
            self._group = asked.asks
            self._renew = asked.renew
            self.asks = tuple(asked.asks)
        self.number = len(self.made)

    def _listen(self) -> None:
        told = self.state.log
        if told and self.log is not None:
            number = len(self.made)
            self.log.extend([Logged(number, event) for event in told])
            told.clear()

    def _apply(self, seat: int, option: Option, auto: bool, at: str | None, joined: bool = False) -> None:
        """Take one answer; when the question is fully answered, run the rules to the next one."""
        self.made.append(Made(seat, option, auto, at, self.state.seal, joined))
        answer: Any = option
        if self._group is not None:
            self._answers[seat] = option
            if len(self._answers) < len(self._group):
                self.asks = tuple(ask for ask in self._group if ask.seat not in self._answers)
                return
            answer = self._together(self._group, self._answers)
        assert self._turn is not None
        try:
            asked = self._turn.send(answer)
        except StopIteration:
            self._listen()
            self._begin()
        else:
            self._listen()
            self._put(self._turn, asked)

    def _together(self, group: Sequence[Ask], answers: dict[int, Option]) -> list[Option]:
        """The answers of all, now open to each other, which nobody can take back any more."""
        if len(group) > 1:
            self.state.reveal()
        return [answers[ask.seat] for ask in group]

    def _go_on(self) -> None:
        """Answer all questions that have only one answer."""
        while True:
            for ask in self.asks:
                if len(ask.options) == 1 and not ask.confirm:
                    self._apply(ask.seat, ask.options[0], True, None)
                    break
            else:
                return

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._turn is None

    @property
    def since(self) -> int:
        """How many choices had been made when the running turn began."""
        return self._since

    @property
    def begins(self) -> bool:
        """Whether nothing has been chosen yet since the running turn began."""
        return len(self.made) == self._since and not any(dream.made for dream in self._dreams)

    def ask_of(self, seat: int) -> Ask | None:
        """The open question of this seat."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def choose(
        self,
        option: Option | str,
        *,
        seat: int | None = None,
        number: int | None = None,
        at: str | None = None,
        joined: bool = False,
    ) -> None:
        """Answer an open question with one of its options, given as such or in notation.

        `seat` may be left out when only one is asked; `number`, if given, must be that of the open question. `at` is
        a time stamp for the record. A `joined` choice goes on from the seat's last one, which must be free to be taken
        back, and `undo` takes them back together. Raises `GameOver`, `StaleChoice`, `NotYourTurn`, `IllegalChoice` or
        `RowBroken`; the table is then as it was before.
        """
        ask = self.question(seat, number)
        if joined and not self.may_join(ask.seat):
            raise RowBroken("what has been chosen so far can no longer be taken back")
        if isinstance(option, str):
            option = self.game.notation.parse(option)
        try:  # an equal value may be of another type (True for 1): take the one that was offered
            option = ask.options[ask.options.index(option)]
        except ValueError:
            raise IllegalChoice(f"{shown(option)} is not one of the {len(ask.options)} legal choices") from None
        made = len(self.made)
        try:
            self._apply(ask.seat, option, False, at, joined)
            self._go_on()
        except Exception:
            if self._knows(made):
                self._rewind(self.made[:made])
            raise

    def question(self, seat: int | None = None, number: int | None = None) -> Ask:
        """The open question that `choose` answers; raises `GameOver`, `StaleChoice` or `NotYourTurn`."""
        if self._turn is None:
            raise GameOver("the game is over")
        if number is not None and number != self.number:
            raise StaleChoice(f"question {number} is no longer open; the open one is {self.number}")
        if seat is None:
            if len(self.asks) > 1:
                raise NotYourTurn("several seats are asked at once: say which one answers")
            return self.asks[0]
        ask = self.ask_of(seat)
        if ask is None:
            if seat in self._answers:
                raise StaleChoice(f"seat {seat} has already answered")
            raise NotYourTurn(f"seat {seat} is not asked anything")
        return ask

    def may_join(self, seat: int) -> bool:
        """Whether a choice of this seat can be joined to its last one: it alone is asked, and could take that back."""
        return [ask.seat for ask in self.asks] == [seat] and self.undo_refusal(seat) is None

    def play_out(self, pick: Callable[[Ask], Option], limit: int | None = None) -> int:
        """Play to the end without record, log, undo or checks, as simulations do; returns the number of choices.

        Afterwards the table is over (or `limit` choices further in its state) and good for `scores` and `view` only.
        """
        game, state = self.game, self.state
        state.log = None
        left = game.info.step_cap if limit is None else limit
        turn, steps = self._turn, 0
        asked: Ask | Asks | None = None
        if turn is not None:
            asked = self.asks[0] if self._group is None else Asks(self._group)
        while turn is not None:
            try:
                while asked is not None and steps < left:
                    steps += 1
                    if isinstance(asked, Ask):
                        asked = turn.send(pick(asked))
                    else:
                        given = self._answers
                        answers = {
                            ask.seat: given.pop(ask.seat) if ask.seat in given else pick(ask) for ask in asked.asks
                        }
                        asked = turn.send(self._together(asked.asks, answers))
                if steps >= left:
                    break
            except StopIteration:
                pass
            if game.over(state):
                break
            turn = game.turn(state)
            asked = next(turn, None)
        self._turn, self.asks = None, ()
        return steps

    def view(self, seat: int | None) -> msgspec.Struct:
        """All that this seat may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def scores(self) -> list[ScoreSheet]:
        """The score sheets as they stand."""
        return self.game.scores(self.state)

    def heard(self, seat: int | None, since: int = 0) -> list[tuple[int, Message]]:
        """The log from entry `since` on, as this seat may read it, each with the number of choices before it."""
        return [(entry.number, entry.event.seen_by(seat)) for entry in (self.log or [])[since:]]

    def digest(self) -> str:
        """A hash of the state and of what has been answered of the open questions."""
        pending = "".join(f"|{seat} {option.notation}" for seat, option in sorted(self._answers.items()))
        return digest(self.state) + pending

    # -- copies -------------------------------------------------------------------------------------------------

    def copy(self) -> Table:
        """An exact, independent copy without log, also in the middle of a turn."""
        table = Table.__new__(Table)
        table.game = self.game
        table.seats, table.options, table.seed = self.seats, self.options, self.seed
        table.made = self.made.copy()
        table.log = None
        table.number = self.number
        table._origin = self._origin
        table._dreams, table._kept = self._dreams, self._kept
        table._checkpoint = self._checkpoint
        table._since = self._since
        table._log_mark = 0
        table._answers = self._answers.copy()
        table._group = self._group
        table.asks = self.asks
        if self._turn is None:
            table.state = self.state.copy()
            table._turn = table._renew = None
        elif self._dreams:
            table._dream_again(self._dreams)
        else:
            table.state = self._checkpoint.copy()
            table._turn = table._rerun()
        return table

    def _rerun(self) -> Turn:
        """Bring a fresh turn to the open question by sending it the choices made since it began."""
        turn = self.game.turn(self.state)
        asked: Ask | Asks | None = next(turn, None)
        group: dict[int, Option] = {}
        for made in self.made[self._since :]:
            if isinstance(asked, Ask):
                asked = turn.send(made.option)
                continue
            assert asked is not None
            group[made.seat] = made.option
            if len(group) == len(asked.asks):
                answers = self._together(asked.asks, group)
                group = {}
                asked = turn.send(answers)
        self._renew = asked.renew if isinstance(asked, Asks) else None
        return turn

    def imagine(self, seat: int | None, rng: Rng) -> Table:
        """A copy in which everything hidden from that seat is re-dealt, future chance included.

        It is for playing on and for copying again. It has no past: no seed, no choices made before (some were secret),
        nothing to take back.
        """
        table = self.copy()
        table._imagine(seat, rng)
        return table

    def _imagine(self, seat: int | None, rng: Rng) -> None:
        if self._turn is not None:
            dream = Dream(self.made[self._kept if self._dreams else self._since :], seat, rng.copy())
            self._dreams = (*self._dreams, dream)
        self.game.imagine(self.state, seat, rng)
        self._wake(seat, rng)

    def _wake(self, seat: int | None, rng: Rng) -> None:
        """Forget what a dreamer of this seat does not know; chance comes from here on."""
        self.state.rng = rng.split()
        self.seed = self._origin = None
        self.made = [made for made in self.made[self.number :] if made.seat == seat]
        self.number = self._since = 0
        self._kept = len(self.made)
        if self._group is not None:
            if self._renew is not None:
                self._group = self._renew()
            self._answers = {made.seat: made.option for made in self.made}
            self.asks = tuple(ask for ask in self._group if ask.seat not in self._answers)

    def _dream_again(self, dreams: Sequence[Dream]) -> None:
        """Bring a fresh turn to the open question of an imagined table: its choices and its dreams once more."""
        made, self.made = self.made, []
        self.state = self._checkpoint.copy()
        turn = self.game.turn(self.state)
        self._put(turn, next(turn))
        for dream in dreams:
            for choice in dream.made:
                self._apply(choice.seat, choice.option, choice.auto, choice.at)
            self._wake(dream.seat, dream.again(self.game, self.state))
        self._dreams = tuple(dreams)
        for choice in made[self._kept :]:
            self._apply(choice.seat, choice.option, choice.auto, choice.at, choice.joined)

    # -- taking back --------------------------------------------------------------------------------------------

    def undo_refusal(self, seat: int | None = None, free: Collection[int] = ()) -> Message | None:
        """Why `undo` would be refused; None when it would not."""
        target = self._undo_target(seat, free)
        return target if isinstance(target, Message) else None

    def undo(self, seat: int | None = None, free: Collection[int] = ()) -> None:
        """Take back the last own choice (of the last chooser, if no seat is given), with those it was joined to.

        Never across another seat's choice, a reveal or chance; raises `UndoRefused`. The seats in `free` belong to one
        person who may take anything back: the last choice of any of them, whatever happened since.
        """
        target = self._undo_target(seat, free)
        if isinstance(target, Message):
            raise UndoRefused(target)
        if target < self.number:
            self._rewind(self.made[:target])
        else:  # one of several answers to questions still open
            self._rewind(self.made[:target] + self.made[target + 1 :])

    def _undo_target(self, seat: int | None, free: Collection[int]) -> int | Message:
        """The index of the choice to take back, or the reason why not."""
        mine: Collection[int] | None = None
        if seat is not None:
            mine = free if seat in free else (seat,)
        last = last_choice(self.made, mine)
        if last is None:
            return Message("undo-nothing")
        if not self._knows(last):
            return Message("undo-imagined")
        if last >= self.number:
            return last
        first = first_of_row(self.made, last)
        return first if self.made[first].seat in free else barrier(self.made, first, self.state.seal) or first

    def _knows(self, number: int) -> bool:
        """Whether the table knows how it was after this number of choices; an imagined one knows no past."""
        return not self._dreams and (number >= self._since or self._origin is not None)

    def _rewind(self, made: list[Made]) -> None:
        """Go back to where just these choices had been made, from the turn's beginning or from the game's."""
        if len(made) >= self._since:
            state = self._checkpoint.copy()
            keep = self._log_mark
            again = made[self._since :]
            self.made = self.made[: self._since]
        else:
            assert self._origin is not None
            state, keep, again = self._origin.copy(), 0, made
            self.made = []
        if self.log is not None:
            del self.log[keep:]
            state.log = []
        self.state = state
        self._begin()
        for choice in again:
            self._apply(choice.seat, choice.option, choice.auto, choice.at, choice.joined)

    # -- records ------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far."""
        if self.seed is None:
            raise KingstableError("this table was set up by hand and has no record")
        choices = [made.choice for made in self.made]
        info = self.game.info
        return Record(info.id, info.rules_version, self.seats, self.seed, self.options, [], choices, info.components)

    @classmethod
    def replay(
        cls, record: Record, upto: int | None = None, *, quiet: bool = False, game: AnyGame | None = None
    ) -> Table:
        """The table after the first `upto` choices (all by default); raises `BadRecord` where they do not fit.

        `game` is needed only for one that is not installed; without it that raises `UnknownGame`.
        """
        game = game or _game_of(record)
        if record.rules_version != game.info.rules_version:
            raise _other_rules(record, game)
        if record.components != game.info.components:
            raise _other_components(record)
        try:
            game.info.check_seats(record.seats)
            checked = game.info.check_options(record.options)
            table = cls._around(game, game.setup(record.seats, checked, Rng.seeded(record.seed)), quiet)
        except KingstableError as error:
            raise BadRecord(1, str(error), said=error.said) from None
        table.seats, table.options, table.seed = record.seats, checked, record.seed
        table.follow(record, upto)
        return table

    def follow(self, record: Record, upto: int | None = None) -> None:
        """Make the choices that a record of this game has beyond those made here; raises `BadRecord`."""
        first = len(self.made)
        for index, choice in enumerate(record.choices[first:upto], first):
            try:
                self.again(choice)
            except KingstableError as error:
                partial = msgspec.structs.replace(record, choices=record.choices[:index])
                raise BadRecord(index + 2, str(error), partial, said=message("record-choice", do=choice.do)) from None
        if upto is None:
            self._go_on()

    def again(self, choice: Choice) -> None:
        """Make a choice of a record, and no other; raises what `choose` raises."""
        ask = self.question(choice.seat)
        option = self.game.notation.parse(choice.do)
        if option not in ask.options:
            raise IllegalChoice(f"{choice.do!r} is not a legal choice here")
        self._apply(choice.seat, option, choice.auto, choice.at)


def _game_of(record: Record) -> AnyGame:
    """The edition of the game that a record was made with."""
    try:
        return find_game(record.game, record.components, record.rules_version)
    except UnknownComponents:
        raise _other_components(record) from None
    except UnknownRules:
        raise _other_rules(record, find_game(record.game, "")) from None


def _other_rules(record: Record, game: AnyGame) -> BadRecord:
    found, known = record.rules_version, game.info.rules_version
    reason = f"recorded under rules version {found} of {record.game}; this is version {known}"
    return BadRecord(1, reason, said=message("record-rules", found=found, known=known))


def _other_components(record: Record) -> BadRecord:
    reason = f"recorded with other components of {record.game} than those in use here"
    return BadRecord(1, reason, said=message("record-components"))
