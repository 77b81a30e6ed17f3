"""`kingstable play`: sets a table up, new or saved, and seats people and minds at it."""

from __future__ import annotations

import argparse
import secrets
import shlex
from pathlib import Path

from kingstable.cli import saves
from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused
from kingstable.cli.flags import flag, options_of, players_for
from kingstable.cli.seating import ME, Seat, read_seats, seats_of_record
from kingstable.cli.session import Session
from kingstable.kernel import AnyGame, Table, game_ids
from kingstable.minds import default_mind


def play(given: argparse.Namespace, desk: Desk) -> int:
    """Play a new game, or go on with a saved one."""
    if given.resume is not None:
        return _resume(given, desk)
    if given.salvage:
        raise refused("cli-salvage-what")
    if given.game is None:
        raise refused("cli-which-game", names=", ".join(game_ids()))
    game: AnyGame = given.game
    seats = read_seats(given.seats, game) if given.seats is not None else _usual_seats(given, game)
    seed = given.seed if given.seed is not None else str(secrets.randbelow(10**9))
    table = Table.new(game, len(seats), options_of(given, game, len(seats)), seed)
    path = Path(given.save) if given.save else saves.new_path(game.info.id)
    if path.exists():
        raise refused("cli-file-exists", file=str(path), command=_resume_command(path))
    return _sit_down(given, desk, table, seats, path)


def _usual_seats(given: argparse.Namespace, game: AnyGame) -> list[Seat]:
    """One person and the usual opponents."""
    return [Seat(ME), *[Seat(default_mind(game.info.id))] * (players_for(given, game) - 1)]


def _resume(given: argparse.Namespace, desk: Desk) -> int:
    path = Path(given.resume) if given.resume else saves.latest()
    _check_alone(given)
    again = _resume_command(path) + " --salvage"
    record, table = saves.load(path, salvage=given.salvage, again=again)
    game = table.game
    seats = read_seats(given.seats, game) if given.seats is not None else seats_of_record(record.names, game)
    if len(seats) != table.seats:
        raise refused("cli-other-seats", file=str(path), wanted=table.seats, given=len(seats))
    if given.salvage:
        desk.complain(desk.say("cli-salvaged", count=len(record.choices), file=str(saves.set_aside(path))))
    return _sit_down(given, desk, table, seats, Path(given.save) if given.save else path)


def _check_alone(given: argparse.Namespace) -> None:
    """A saved game has its own game, seed and options."""
    flags = [flag(setting) for setting in (given.game.info.settings if given.game else ())]
    named = {"GAME": given.game, "--seed": given.seed}
    named |= {name: getattr(given, "setting_" + name[2:].replace("-", "_"), None) for name in flags}
    for name, value in named.items():
        if value is not None:
            raise refused("cli-not-with-resume", flag=name)


def _resume_command(path: Path) -> str:
    return f"kingstable play --resume {shlex.quote(str(path))}"


def _sit_down(given: argparse.Namespace, desk: Desk, table: Table, seats: list[Seat], path: Path) -> int:
    return Session(desk, table, seats, path, free_undo=given.free_undo).run()
