"""Trains the nets of a game: plays in as many processes as there are, fits, and writes the file of the value."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from typing import Any

import msgspec

from kingstable.kernel import AnyGame, find_game
from kingstable.minds.value import Header, Shape, read
from kingstable.training.games import Sample, played

#: Games after which it is told how far it is.
TOLD = 50


def _gathered(id: str, seats: int, seed: str, games: int, jobs: int) -> Iterator[list[Sample]]:
    """The positions of so many games, one after another; the same whatever the number of processes."""
    seeds = [f"{seed}/{number}" for number in range(games)]
    if jobs == 1:
        yield from map(partial(played, id, seats), seeds)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(played, id, seats), seeds)


def train(id: str, seats: Sequence[int], seed: str, games: int, jobs: int, told: Callable[[str], None]) -> bytes:
    """The file of the value, learned from so many games for each of these numbers of seats."""
    from kingstable.training.fit import fit, written

    began = time.monotonic()
    shapes, weights = [], b""
    for number in seats:
        samples: list[Sample] = []
        for finished, more in enumerate(_gathered(id, number, f"{seed}/{number}", games, jobs), 1):
            samples += more
            if finished % TOLD == 0:
                told(f"{id} {number}: {finished} games, {len(samples)} positions")
        features, margins, wins = zip(*samples, strict=True)
        net = fit(features, margins, wins, max(1, len(samples) // 10), told)
        shapes.append(Shape(number, [len(features[0]), *(len(layer) for layer in net[3::2])], features[0]))
        weights += written(net)
    made = {
        "command": f"kingstable train {id} --seats {' '.join(map(str, seats))} --games {games} --seed {seed}",
        "seconds": round(time.monotonic() - began),
        "processes": jobs,
    }
    return written_file(find_game(id), shapes, weights, made)


def written_file(game: AnyGame, shapes: list[Shape], weights: bytes, made: dict[str, Any]) -> bytes:
    """The file of the value; each net comes with one position and what it says of it, for other ways to compute it."""
    info = game.info
    header = Header(info.id, info.rules_version, info.components, shapes, made)
    plain = read(msgspec.json.encode(header) + b"\n" + weights, game)
    said = [msgspec.structs.replace(shape, says=plain[shape.seats].judge(shape.position)) for shape in shapes]
    return msgspec.json.encode(msgspec.structs.replace(header, nets=said)) + b"\n" + weights
