"""Random games, walked through choice by choice, and the list of checks made on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, NoReturn

import msgspec

from kingstable.kernel.ask import Ask
from kingstable.kernel.game import AnyGame
from kingstable.kernel.info import Options
from kingstable.kernel.option import Option
from kingstable.kernel.rng import Rng
from kingstable.kernel.table import Table

encode = msgspec.json.encode

#: Everyday numbers: random games a check plays, and decisions of a game at which it does what is expensive.
GAMES = 2
SAMPLE = 8


class Nonconformance(AssertionError):
    """A game does not keep to something; the text says to what and where."""


class Case(msgspec.Struct, frozen=True):
    """One way to set up a game."""

    seats: int
    options: dict[str, Any] = {}

    def __str__(self) -> str:
        return " ".join([f"{self.seats}p", *(f"{key}={value}" for key, value in self.options.items())])


def cases(game: AnyGame, options: Iterable[Options] = ({},)) -> list[Case]:
    """All numbers of seats with each of these options."""
    least, most = game.info.seats
    return [Case(seats, dict(chosen)) for chosen in options for seats in range(least, most + 1)]


class Walk:
    """One random game, walked through choice by choice; it knows where it is when something fails."""

    def __init__(self, game: AnyGame, case: Case, seed: int, check: str = "") -> None:
        self.game, self.case, self.seed, self.check = game, case, seed, check
        self.step = 0
        self.choices: list[tuple[int, Option]] = []
        #: For whatever the check itself leaves to chance.
        self.rng = Rng.seeded(f"{check} {seed}")

    def begin(self, *, quiet: bool = False) -> Table:
        """The table before the first choice."""
        return Table.new(self.game, self.case.seats, self.case.options, f"conformance-{self.seed}", quiet=quiet)

    def play(self) -> Table:
        """Play at random to the end, once; the other walks of this game take the same choices."""
        table = self.begin(quiet=True)
        rng = Rng.seeded(f"choices {self.seed}")
        while not table.over:
            ask = rng.pick(self._asked(table))
            if len(table.made) >= self.game.info.step_cap:
                self.fail(f"the game goes on after {self.game.info.step_cap} choices, its step_cap")
            # In every other game rare kinds of options are as likely as frequent ones.
            option = _by_kind(rng, ask.options) if self.seed % 2 else rng.pick(ask.options)
            self.choices.append((ask.seat, option))
            table.choose(option, seat=ask.seat)
            self.step += 1
        return table

    def _asked(self, table: Table) -> Sequence[Ask]:
        """The open questions, if all can be answered."""
        if not table.asks:
            self.fail("a dead end: the game is not over and nobody is asked")
        seats = [ask.seat for ask in table.asks]
        if len(set(seats)) < len(seats) or not all(0 <= seat < table.seats for seat in seats):
            self.fail(f"the seats {seats} are asked at the same time")
        for ask in table.asks:
            if not ask.options:
                self.fail(f"a dead end: seat {ask.seat} is asked {ask.prompt.id} and has no options")
        return table.asks

    def steps(self, *, quiet: bool = False) -> Iterator[tuple[Table, int, Option]]:
        """The table before each choice, with the choice; whoever walks leaves the table as it is."""
        choices = self.choices = _choices(self)
        table = self.begin(quiet=quiet)
        for self.step, (seat, option) in enumerate(choices):
            yield table, seat, option
            table.choose(option, seat=seat)
        self.step = len(self.choices)
        self.table = table

    def sample(self, count: int = SAMPLE) -> frozenset[int]:
        """Steps at which to do what is expensive."""
        steps = range(len(_choices(self)))
        return frozenset([*steps[:1], *steps[-1:], *self.rng.sample(steps, count)])

    def pick(self, ask: Ask) -> Option:
        """Any option, for playing out."""
        return self.rng.pick(ask.options)

    def fail(self, what: str) -> NoReturn:
        """Raise `Nonconformance` with the place."""
        raise Nonconformance(self.told(what))

    def told(self, what: str) -> str:
        """What went wrong, where, and how to get there again."""
        game, case = self.game.info.id, self.case
        at = "the end"
        if self.step < len(self.choices):
            seat, option = self.choices[self.step]
            at = f"step {self.step}, where seat {seat} chooses {option.notation!r}"
        again = f"conformance.reach(game, Case({case.seats}, {case.options}), seed={self.seed}, step={self.step})"
        return f"{game} [{case}] {self.check}: {what}\n  in game {self.seed} at {at}\n  again: {again}"

    def same(self, what: str, got: object, wanted: object) -> None:
        """Fail unless both are equal."""
        if got != wanted:
            self.fail(f"{what}\n  got    {_short(got)}\n  wanted {_short(wanted)}")


def _short(value: object) -> str:
    text = value.decode() if isinstance(value, bytes) else str(value)
    return text if len(text) < 2000 else text[:2000] + "..."


def _by_kind(rng: Rng, options: Sequence[Option]) -> Option:
    kinds: dict[type[Option], list[Option]] = {}
    for option in options:
        kinds.setdefault(type(option), []).append(option)
    return rng.pick(rng.pick(list(kinds.values())))


def _choices(walk: Walk) -> list[tuple[int, Option]]:
    game: Any = walk.game
    return _played(game, walk.case.seats, encode(walk.case.options), walk.seed)


@lru_cache(maxsize=256)
def _played(game: AnyGame, seats: int, options: bytes, seed: int) -> list[tuple[int, Option]]:
    walk = Walk(game, Case(seats, msgspec.json.decode(options)), seed, "play")
    try:
        walk.play()
    except Nonconformance:
        raise
    except Exception as error:
        raise Nonconformance(walk.told(f"{type(error).__name__}: {error}")) from error
    return walk.choices


def reach(game: AnyGame, case: Case, seed: int, step: int) -> Table:
    """The table at which a failure was reported."""
    walk = Walk(game, case, seed)
    try:
        walk.choices = _choices(walk)
    except Nonconformance:  # the play itself fails: go as far as it goes
        with suppress(Exception):
            walk.play()
    table = walk.begin()
    for seat, option in walk.choices[:step]:
        table.choose(option, seat=seat)
    return table


Check = Callable[[Walk], None]
#: All checks by name; each looks at one random game.
CHECKS: dict[str, Check] = {}


def check(check: Check) -> Check:
    """Enter a check."""
    CHECKS[check.__name__] = check
    return check


def look(table: Table) -> tuple[object, ...]:
    """All that must be the same again when a choice is refused or taken back."""
    return table.digest(), table.number, table.asks, len(table.made), len(table.log or ()), table.over
