"""The levels of play that every game has, from `beginner` to `master`: how long they think, and what they overlook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter

from kingstable.kernel import AnyGame, Candidate, Level, Option, Sight, part_of
from kingstable.minds.search import Search, prospects, take

#: By name, the weakest first; a game says itself how those play that it offers.
LEVELS = {
    "beginner": Level(0.0, 4, 0.55),
    "apprentice": Level(0.0, 3, 0.25),
    "expert": Level(0.15, 6),
    "master": Level(0.75, 8),
}
#: How much of the time left for a turn each thought of it takes.
SHARE = 0.8


def levels_of(game: AnyGame) -> Mapping[str, Level]:
    """The levels that a game offers, and how they play it."""
    levels: Mapping[str, Level] = getattr(part_of(game, "prospects"), "LEVELS", LEVELS)
    return levels


def level_of(game: AnyGame, name: str) -> Level:
    """How a level plays a game; one that the game does not offer plays as usual, at the tables where it sits."""
    return levels_of(game).get(name, LEVELS[name])


class Thoughtful:
    """Plays at a level: plans a turn, keeps to the plan, and thinks again where something else is asked."""

    def __init__(self, level: Level, clock: Callable[[], float] = perf_counter) -> None:
        self._level = level
        self._clock = clock
        self._left = 0.0
        self._plan: list[Option] = []

    def choose(self, sight: Sight) -> Option:
        if sight.begins:
            self._plan = []
            self._left = self._level.seconds
        if len(sight.ask.options) == 1:
            return sight.ask.options[0]
        planned = take(self._plan, sight.ask.options)
        if planned is not None:
            return planned
        first, *rest = (self._searched(sight) if self._level.seconds else self._glanced(sight)).choices
        if rest or sight.begins:  # a question in between leaves the plan as it is
            self._plan = rest
        return first

    def _searched(self, sight: Sight) -> Candidate:
        began = self._clock()
        found = Search(sight, self._left * SHARE, self._clock).best(self._level.top)
        self._left = max(0.0, self._left - (self._clock() - began))
        return found

    def _glanced(self, sight: Sight) -> Candidate:
        """The best way at a glance of those that are not overlooked.

        What is asked within a turn lies before the eyes: overlooked there, it would be thrown away.
        """
        part = prospects(sight.game, sight.rng)
        found = part.candidates(sight.imagine(), sight.ask, self._level.top)
        while sight.begins and len(found) > 1 and sight.rng.below(1000) < 1000 * self._level.slip:
            del found[0]
        return found[0]
