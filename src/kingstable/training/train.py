"""Trains the nets of a game: plays in as many processes as there are, fits, and writes the file of the value."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from kingstable.kernel import AnyGame, find_game
from kingstable.minds.value import Header, Shape, read
from kingstable.training.games import Sample, played
from kingstable.training.kept import Kept

#: Games after which it is told how far it is.
TOLD = 50


def train(
    id: str, seats: Sequence[int], seed: str, games: int, jobs: int, told: Callable[[str], None], file: Path
) -> bytes:
    """What the file of the value holds, learned from so many games for each of these numbers of seats.

    Until it is learned, the games are kept beside that file; broken off, training goes on with them.
    """
    began = time.monotonic()
    game = find_game(id)
    kept = {number: Kept(file.with_name(f"{file.name}.{number}"), game, f"{seed}/{number}") for number in seats}
    learned = [
        _learned(number, _gathered(id, number, f"{seed}/{number}", games, jobs, kept[number]), told) for number in seats
    ]
    made = {
        "command": f"kingstable train {id} --seats {' '.join(map(str, seats))} --games {games} --seed {seed}",
        "seconds": round(time.monotonic() - began),
        "processes": jobs,
    }
    for each in kept.values():
        each.forget()
    return written_file(game, [shape for shape, _ in learned], b"".join(weights for _, weights in learned), made)


def _learned(seats: int, games: Iterator[list[Sample]], told: Callable[[str], None]) -> tuple[Shape, bytes]:
    """The net for a number of seats."""
    from kingstable.training.fit import fit, written

    samples: list[Sample] = []
    for finished, more in enumerate(games, 1):
        samples += more
        if finished % TOLD == 0:
            told(f"{seats}: {finished} games, {len(samples)} positions")
    features, margins, wins = zip(*samples, strict=True)
    net = fit(features, margins, wins, max(1, len(samples) // 10), told)
    return Shape(seats, [len(features[0]), *(len(layer) for layer in net[3::2])], features[0]), written(net)


def _gathered(id: str, seats: int, seed: str, games: int, jobs: int, kept: Kept) -> Iterator[list[Sample]]:
    """The positions of so many games, one after another; the same whatever the number of processes."""
    known = kept.games()[:games]
    yield from known
    for game in _played(id, seats, [f"{seed}/{number}" for number in range(len(known), games)], jobs):
        kept.keep(game)
        yield game


def _played(id: str, seats: int, seeds: list[str], jobs: int) -> Iterator[list[Sample]]:
    if jobs == 1:
        yield from map(partial(played, id, seats), seeds)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(played, id, seats), seeds)


def written_file(game: AnyGame, shapes: list[Shape], weights: bytes, made: dict[str, Any]) -> bytes:
    """The file of the value; each net comes with one position and what it says of it, for other ways to compute it."""
    info = game.info
    header = Header(info.id, info.rules_version, info.components, shapes, made)
    plain = read(msgspec.json.encode(header) + b"\n" + weights, game)
    said = [msgspec.structs.replace(shape, says=plain[shape.seats].judge(shape.position)) for shape in shapes]
    return msgspec.json.encode(msgspec.structs.replace(header, nets=said)) + b"\n" + weights
