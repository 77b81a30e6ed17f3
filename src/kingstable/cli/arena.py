"""`kingstable arena`: lets minds play many games and prints who is stronger."""

from __future__ import annotations

import argparse
from itertools import count
from pathlib import Path

import msgspec
from rich.table import Table as Grid

from kingstable.arena import Contest, Game, Report, compete, summarise
from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused, unknown
from kingstable.cli.flags import options_of
from kingstable.cli.progress import bar
from kingstable.kernel import AnyGame
from kingstable.minds import mind_ids


def arena(given: argparse.Namespace, desk: Desk) -> int:
    """Play the contest; the table goes to standard output, the progress bar does not."""
    contest = _contest(given)
    contest.check()
    if given.jobs < 1:
        raise refused("cli-too-few-jobs", count=given.jobs)
    folder = Path(given.records) if given.records else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    games = _play(contest, given.jobs, folder, desk)
    report = summarise(contest, games)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        desk.console.print(_table(report, desk))
    return 0


def _contest(given: argparse.Namespace) -> Contest:
    game: AnyGame = given.game
    known = mind_ids(game.info.id)
    minds = [mind.strip() for mind in given.minds.split(",") if mind.strip()]
    for mind in minds:
        name = mind.partition("@")[0]
        if name not in known:
            raise unknown("mind", name, known)
    if given.seats is not None:
        game.info.check_seats(given.seats)
        minds = [minds[seat % len(minds)] for seat in range(given.seats)] if minds else []
    return Contest(game.info.id, tuple(minds), given.games, given.seed, options_of(given, game, len(minds)))


def _play(contest: Contest, jobs: int, folder: Path | None, desk: Desk) -> list[Game]:
    numbers = count(1)
    with bar(desk.say("cli-arena-games")) as told:

        def played(game: Game) -> None:
            told(next(numbers), contest.games)
            if folder is not None:
                names = [contest.minds[index] for index in game.seating]
                msgspec.structs.replace(game.record, names=names).save(folder / f"{game.number:05}.jsonl")

        return compete(contest, jobs, played)


def _table(report: Report, desk: Desk) -> Grid:
    decimal = desk.decimal
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(desk.say("arena-mind"))
    for column in ("seats", "wins", "interval", "points", "spread", "decisions", "time"):
        grid.add_column(desk.say(f"arena-{column}"), justify="right", no_wrap=True)
    for standing in report.standings:
        grid.add_row(
            standing.mind,
            str(standing.games),
            desk.say("arena-percent", value=decimal(100 * standing.win_share)),
            desk.say("arena-percent", value=f"{decimal(100 * standing.low)}–{decimal(100 * standing.high)}"),
            decimal(standing.points),
            decimal(standing.spread),
            str(standing.decisions),
            desk.say("arena-milliseconds", value=decimal(standing.milliseconds, 2)),
        )
    return grid
