"""The check that a game is the same in another process, and how that process finds the game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib import import_module

from kingstable.kernel.conformance.walk import Nonconformance, Walk, check, encode
from kingstable.kernel.game import AnyGame
from kingstable.kernel.registry import find_game, game_ids
from kingstable.kernel.rng import Rng


@check
def processes(walk: Walk) -> None:
    """In another process, with another hash seed, everything is the same and in the same order."""
    here = list(trail(walk))
    seed = int.from_bytes(blake2b(str(walk.case).encode(), digest_size=2).digest(), "little") + walk.seed + 1
    told = subprocess.run(
        [sys.executable, "-m", __package__, _locate(walk.game), encode(walk.case).decode(), str(walk.seed)],
        env={**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    there = told.stdout.split()
    for walk.step, line in enumerate(here):
        if walk.step >= len(there):
            walk.fail(f"another process gives up:\n{told.stderr}")
        if there[walk.step] != line:
            walk.fail(f"another process with PYTHONHASHSEED={seed} has other states, options, log or imagination")


def trail(walk: Walk) -> Iterator[str]:
    """One line a decision: a hash of all that must be the same everywhere."""
    heard = 0
    for table, seat, _ in walk.steps():
        asks = [(ask.seat, ask.prompt, list(ask.options)) for ask in table.asks]
        log = (table.log or [])[heard:]
        heard += len(log)
        parts: list[object] = [table.digest(), asks, log, table.view(seat), table.scores()]
        if walk.step % 8 == 0:
            parts.append(table.imagine(seat, Rng.seeded(walk.step)).digest())
        yield blake2b(encode(parts), digest_size=8).hexdigest()


def _locate(game: AnyGame) -> str:
    """How another process finds the game: by its id, or as module:name."""
    if game.info.id in game_ids() and find_game(game.info.id) is game:
        return game.info.id
    module = type(game).__module__
    for name, value in vars(sys.modules[module]).items():
        if value is game:
            return f"{module}:{name}"
    raise Nonconformance(f"{game.info.id} is neither installed nor a variable of {module}")


def located(place: str) -> AnyGame:
    module, _, name = place.partition(":")
    game: AnyGame = getattr(import_module(module), name) if name else find_game(module)
    return game
