"""Whose thought comes next: people share the minds' time, and a long thought never takes the last free place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

#: Up to so many seconds a thought is quick.
QUICK = 0.5
#: Each time so many turns are given, one of them goes to a table that nobody looks at, if any of these waits.
EVERY = 4

_numbers = count()


class Turn:
    """A thought that waits for a place, or has one: at which table, on whose behalf, and of which mind."""

    __slots__ = ("expected", "mind", "number", "person", "quick", "table", "watched")

    def __init__(
        self, table: str, person: str, mind: tuple[str, str], watched: bool = False, quick: bool = True
    ) -> None:
        self.table = table
        self.person = person
        self.mind = mind
        #: Whether somebody looks at the table.
        self.watched = watched
        #: Whether it is believed to be quick.
        self.quick = quick
        self.expected = 0.0
        self.number = next(_numbers)


class _Share:
    """What one person has had of the time, and the turns that wait on their behalf, oldest first."""

    def __init__(self, spent: float) -> None:
        self.spent = spent
        self.running = 0
        self.waiting: dict[tuple[bool, bool], dict[Turn, None]] = {}

    def put(self, turn: Turn) -> None:
        self.waiting.setdefault((turn.watched, turn.quick), {})[turn] = None

    def take(self, turn: Turn) -> None:
        del self.waiting[turn.watched, turn.quick][turn]

    def first(self, watched: bool, kinds: tuple[bool, ...]) -> Turn | None:
        """The oldest of these kinds: quick ones, long ones, or both."""
        oldest = (next(iter(self.waiting.get((watched, quick), ())), None) for quick in kinds)
        return min((turn for turn in oldest if turn), key=lambda turn: turn.number, default=None)

    def __iter__(self) -> Iterator[Turn]:
        return (turn for turns in self.waiting.values() for turn in turns)


class Turns:
    """Gives so many places to those who wait.

    Tables that somebody looks at go first, and of these the person who has had the least. One place is for quick
    thoughts only. Which minds are quick is learned from how long they think; when that was wrong, and all places are
    taken by long thoughts, the last that proved to be one gives way.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._shares: dict[str, _Share] = {}
        self._running: list[Turn] = []
        self._given = 0
        #: How long each mind thinks, as far as that is known.
        self._seconds: dict[tuple[str, str], float] = {}

    def wait(self, turn: Turn) -> None:
        """Stand in line. Whoever is new has had as much as the one who has had the least."""
        least = min((share.spent for share in self._shares.values()), default=0.0)
        share = self._shares.setdefault(turn.person, _Share(least))
        turn.expected = self._seconds.get(turn.mind, 0.0 if turn.quick else 2 * QUICK)
        turn.quick = turn.expected <= QUICK
        share.put(turn)

    def look(self, table: str, person: str) -> None:
        """Somebody looks at this person's table now."""
        share = self._shares.get(person, ())
        for turn in [turn for turn in share if turn.table == table and not turn.watched]:
            self._shares[person].take(turn)
            turn.watched = True
            self._shares[person].put(turn)

    def next(self) -> Turn | None:
        """Give a free place to whose turn it is."""
        if len(self._running) == self._places:
            return None
        kinds = (True, False) if self._long < self._places - 1 else (True,)
        unwatched_first = self._given % EVERY == EVERY - 1
        for watched in (not unwatched_first, unwatched_first):
            firsts = [(share, share.first(watched, kinds)) for share in self._shares.values()]
            waiting = [(share.spent, turn.number, turn, share) for share, turn in firsts if turn]
            if waiting:
                *_, turn, share = min(waiting)
                share.take(turn)
                share.running += 1
                share.spent += turn.expected
                self._running.append(turn)
                self._given += 1
                return turn
        return None

    def slow(self, turn: Turn) -> None:
        """It has taken longer than quick ones do."""
        turn.quick = False
        self._running.remove(turn)
        self._running.append(turn)
        self._learn(turn.mind, 2 * QUICK)

    def in_the_way(self) -> Turn | None:
        """The long thought that has to give way, if quick ones wait and have no place left."""
        if self._long < self._places or not any(turn.quick for share in self._shares.values() for turn in share):
            return None
        return self._running[-1]

    def done(self, turn: Turn, seconds: float) -> None:
        """The place is free again."""
        self._running.remove(turn)
        share = self._shares[turn.person]
        share.running -= 1
        share.spent += seconds - turn.expected
        self._learn(turn.mind, seconds)
        self._tidy(turn.person)

    def give_up(self, turn: Turn) -> None:
        """It waits no longer."""
        self._shares[turn.person].take(turn)
        self._tidy(turn.person)

    def _learn(self, mind: tuple[str, str], seconds: float) -> None:
        """A mind has thought for so long; what it did before counts half as much each time."""
        before = self._seconds.get(mind)
        now = self._seconds[mind] = max(seconds, (before or 0.0) / 2)
        if before is not None and (before <= QUICK) == (now <= QUICK):
            return
        for share in self._shares.values():
            for turn in [turn for turn in share if turn.mind == mind]:
                share.take(turn)
                turn.quick = now <= QUICK
                share.put(turn)

    @property
    def _long(self) -> int:
        return sum(not turn.quick for turn in self._running)

    def _tidy(self, person: str) -> None:
        share = self._shares[person]
        if not share.running and next(iter(share), None) is None:
            del self._shares[person]
