"""`kingstable train`: lets a game play against itself and writes what its levels learn from that."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused
from kingstable.kernel import AnyGame, part_of


def train(given: argparse.Namespace, desk: Desk) -> int:
    """Play, fit, and write the file; what happens is told on standard error, line by line."""
    game: AnyGame = given.game
    if part_of(game, "features") is None:
        raise refused("cli-train-no-features", game=game.info.id)
    if find_spec("numpy") is None:
        raise refused("cli-train-numpy")
    if given.jobs < 1:
        raise refused("cli-too-few-jobs", count=given.jobs)
    if min(given.games) < 2:
        raise refused("cli-train-too-few-games", count=min(given.games))
    seats = given.seats or [number for number in (1, 2) if number >= game.info.seats[0]]
    for number in seats:
        game.info.check_seats(number)
    from kingstable.training.train import train as learn

    file = Path(given.file)
    told = partial(print, file=sys.stderr)
    file.write_bytes(learn(game.info.id, seats, given.seed, given.games, given.jobs, told, file))
    return 0
