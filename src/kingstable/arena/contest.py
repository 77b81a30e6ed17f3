"""A contest: which minds play what, how often, and the games it consists of."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from time import process_time
from typing import Any

import msgspec

from kingstable.kernel import BadOptions, KingstableError, Record, Rng, Table, find_game, message
from kingstable.minds import Mind, Sight, UnknownMind, find_mind


class ProcessLost(KingstableError):
    """A process that played games was killed, or died of itself."""


class Contest(msgspec.Struct, frozen=True):
    """`games` games of one game between these minds, one a seat; each game they move on by one seat."""

    game: str
    minds: tuple[str, ...]
    games: int = 200
    seed: str = "1"
    options: dict[str, Any] = {}

    def check(self) -> None:
        """Raise `UnknownGame`, `UnknownMind` or `BadOptions` before anything is played."""
        info = find_game(self.game).info
        info.check_seats(len(self.minds))
        info.check_options(self.options)
        for mind in self.minds:
            _player(self.game, mind)
        if self.games < 1:
            text = f"{self.games} games are too few; play at least one"
            raise BadOptions(text, message("arena-too-few-games", count=self.games))
        Table.new(self.game, len(self.minds), self.options, self.seed, quiet=True)

    def seating(self, number: int) -> list[int]:
        """Which of the minds sits at each seat in game `number`."""
        count = len(self.minds)
        return [(seat + number) % count for seat in range(count)]


def _player(game: str, name: str) -> Mind:
    """A mind by its name; `master@2` is one that thinks for two seconds a turn."""
    mind, at, seconds = name.partition("@")
    if not at:
        return find_mind(game, mind, process_time)
    if not re.fullmatch(r"\d{1,3}(\.\d+)?", seconds):
        raise UnknownMind(f"{seconds!r} is no time", message("arena-no-time", mind=mind, seconds=seconds))
    return find_mind(game, mind, process_time, float(seconds))


class Game(msgspec.Struct, frozen=True):
    """One game: for each seat its mind (an index), points, rank, whether it won, decisions and CPU time."""

    number: int
    seating: list[int]
    points: list[int]
    ranks: list[int]
    won: list[bool]
    decisions: list[int]
    seconds: list[float]
    record: Record


def play(contest: Contest, number: int) -> Game:
    """Play one game of the contest; everything in it follows from the contest's seed and the number.

    Minds that think for a time think by that of the processor, however busy the machine is.
    """
    seating = contest.seating(number)
    seed = f"{contest.seed}/{number}"
    minds = [_player(contest.game, contest.minds[index]) for index in seating]
    quiet = not any(getattr(mind, "listens", False) for mind in minds)
    table = Table.new(contest.game, len(seating), contest.options, seed, quiet=quiet)
    chances = [Rng.seeded(f"{seed}/{seat}") for seat in range(len(seating))]
    decisions = [0] * len(seating)
    seconds = [0.0] * len(seating)
    while not table.over:
        seat = table.asks[0].seat
        began = process_time()
        option = minds[seat].choose(Sight.of(table, seat, chances[seat]))
        seconds[seat] += process_time() - began
        decisions[seat] += 1
        table.choose(option, seat=seat)
    sheets = sorted((sheet for sheet in table.scores() if sheet.seat is not None), key=lambda sheet: sheet.seat or 0)
    return Game(
        number,
        seating,
        [sheet.total for sheet in sheets],
        [sheet.rank for sheet in sheets],
        [sheet.winner for sheet in sheets],
        decisions,
        seconds,
        table.record,
    )


def compete(contest: Contest, jobs: int = 1, progress: Callable[[Game], None] = lambda game: None) -> list[Game]:
    """Play all games, in `jobs` processes; `progress` hears of each one as it is finished, in order.

    Raises what `Contest.check` does, and `ProcessLost`.
    """
    contest.check()
    played: list[Game] = []
    for game in _played(contest, jobs):
        played.append(game)
        progress(game)
    return played


def _played(contest: Contest, jobs: int) -> Iterator[Game]:
    numbers = range(contest.games)
    if jobs <= 1:
        yield from (play(contest, number) for number in numbers)
        return
    before = set(active_children())
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            with _deaf_to_ctrl_c():
                games = pool.map(play, [contest] * contest.games, numbers, chunksize=_chunk(contest.games, jobs))
            yield from games
        except BaseException as error:
            for worker in set(active_children()) - before:
                worker.terminate()
            if isinstance(error, BrokenProcessPool):
                text = "a process that played games has ended before its time"
                raise ProcessLost(text, message("arena-process-lost")) from None
            raise


def _chunk(games: int, jobs: int) -> int:
    """Games that a process is given at a time."""
    return max(1, games // (jobs * 16))


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C: this one does, a moment later, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
