"""`kingstable play`: sets a table up, new or saved, and seats people and minds at it."""

from __future__ import annotations

import argparse
import secrets
import shlex
from pathlib import Path

from msgspec.structs import replace

from kingstable.cli import saves
from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused
from kingstable.cli.flags import flag, options_of, players_for
from kingstable.cli.seating import ME, Seat, read_seats, seats_of_record
from kingstable.cli.session import Session
from kingstable.kernel import AnyGame, Record, Table, game_ids
from kingstable.lessons import first_game
from kingstable.minds import default_mind

#: Who sits opposite in a first game.
_GENTLE = "beginner"


def play(given: argparse.Namespace, desk: Desk) -> int:
    """Play a new game, or go on with a saved one."""
    if given.resume is not None:
        return _resume(given, desk)
    for name, value in {"--salvage": given.salvage or None, "--at": given.at}.items():
        if value is not None:
            raise refused("cli-only-with-resume", flag=name)
    if given.game is None:
        raise refused("cli-which-game", names=", ".join(game_ids()))
    game: AnyGame = given.game
    path = Path(given.save) if given.save else saves.new_path(game.info.id)
    if path.exists():
        raise refused("cli-file-exists", file=str(path), command=_resume_command(path))
    if given.first_game:
        _check_first(given, game)
        return play_first(game, desk, given.seed, path)
    seats = read_seats(given.seats, game) if given.seats is not None else _usual_seats(given, game)
    table = Table.new(game, len(seats), options_of(given, game, len(seats)), given.seed or _any_seed())
    return _sit_down(given, desk, table, seats, path)


def play_first(game: AnyGame, desk: Desk, seed: str | None = None, path: Path | None = None) -> int:
    """The first game that the lessons recommend, against beginners, with an adviser."""
    position = first_game(game)
    if position is None:
        raise refused("cli-no-first-game")
    seats = [Seat(ME), *[Seat(_GENTLE)] * (position.seats - 1)]
    table = Table.new(game, position.seats, position.options, seed or _any_seed())
    return Session(desk, table, seats, path or saves.new_path(game.info.id), free_undo=True, adviser=True).run()


def _any_seed() -> str:
    return str(secrets.randbelow(10**9))


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
    if given.at is not None:
        table, path = _moment(record, given.at), saves.new_path(game.info.id)
    return _sit_down(given, desk, table, seats, Path(given.save) if given.save else path)


def _moment(record: Record, at: int) -> Table:
    """A game as it was after so many choices, to be played on from there."""
    if not 0 <= at <= len(record.choices):
        raise refused("cli-no-moment", number=str(at), count=len(record.choices))
    return Table.replay(replace(record, choices=record.choices[:at]))


def _check_alone(given: argparse.Namespace) -> None:
    """A saved game has its own game, seed and options."""
    named = {
        "GAME": given.game,
        "--first-game": given.first_game or None,
        "--seed": given.seed,
        **_settings(given, given.game),
    }
    for name, value in named.items():
        if value is not None:
            raise refused("cli-not-with-resume", flag=name)


def _check_first(given: argparse.Namespace, game: AnyGame) -> None:
    """A first game has its own seats and options."""
    for name, value in {"--seats": given.seats, **_settings(given, game)}.items():
        if value is not None:
            raise refused("cli-not-together", flag="--first-game", other=name)


def _settings(given: argparse.Namespace, game: AnyGame | None) -> dict[str, str | None]:
    """What was given for each setting of the game, by its flag."""
    flags = [flag(setting) for setting in (game.info.settings if game else ())]
    return {name: getattr(given, "setting_" + name[2:].replace("-", "_"), None) for name in flags}


def _resume_command(path: Path) -> str:
    return f"kingstable play --resume {shlex.quote(str(path))}"


def _sit_down(given: argparse.Namespace, desk: Desk, table: Table, seats: list[Seat], path: Path) -> int:
    return Session(desk, table, seats, path, free_undo=given.free_undo, adviser=given.adviser).run()
