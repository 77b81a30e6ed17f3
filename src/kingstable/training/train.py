"""Trains the nets of a game: plays in as many processes as there are, fits, and writes the file of the value."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
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
    id: str,
    seats: Sequence[int],
    seed: str,
    games: Sequence[int],
    jobs: int,
    told: Callable[[str], None],
    file: Path,
) -> bytes:
    """What the file of the value holds, learned in rounds of so many games each for each of these numbers of seats.

    The first round is played quickly, the others by what was learned before. Until all is learned, the games are kept
    beside that file; broken off, training goes on with them.
    """
    began = time.monotonic()
    game = find_game(id)
    kept = {number: Kept(file.with_name(f"{file.name}.{number}"), game, seed, games) for number in seats}
    learned = [_learned(game, number, f"{seed}/{number}", games, jobs, told, kept[number]) for number in seats]
    command = f"kingstable train {id} --seats {_listed(seats)} --games {_listed(games)} --seed {seed}"
    made = {"command": command, "seconds": round(time.monotonic() - began), "processes": jobs}
    for each in kept.values():
        each.forget()
    return written_file(game, [shape for shape, _ in learned], b"".join(weights for _, weights in learned), made)


def _listed(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _learned(
    game: AnyGame, seats: int, seed: str, games: Sequence[int], jobs: int, told: Callable[[str], None], kept: Kept
) -> tuple[Shape, bytes]:
    """The net for a number of seats: after each round all games so far are learned from."""
    samples: list[Sample] = []
    known, learned = iter(kept.games()), b""
    for number, count in enumerate(games):
        before = sum(games[:number])
        seeds = [f"{seed}/{before + place}" for place in range(count)]
        for finished, more in enumerate(_gathered(game.info.id, seats, seeds, learned, jobs, known, kept), 1):
            samples += more
            if finished % TOLD == 0:
                told(f"{seats}, round {number + 1}: {finished} games, {len(samples)} positions")
        shape, weights = _fitted(seats, samples, told)
        learned = written_file(game, [shape], weights, {})
    return shape, weights


def _fitted(seats: int, samples: list[Sample], told: Callable[[str], None]) -> tuple[Shape, bytes]:
    from kingstable.training.fit import fit, written

    features, margins, wins = zip(*samples, strict=True)
    net = fit(features, margins, wins, max(1, len(samples) // 10), told)
    return Shape(seats, [len(features[0]), *(len(layer) for layer in net[3::2])], features[0]), written(net)


def _gathered(
    id: str, seats: int, seeds: list[str], learned: bytes, jobs: int, known: Iterator[list[Sample]], kept: Kept
) -> Iterator[list[Sample]]:
    """The positions of these games, one after another; the same whatever the number of processes."""
    before = list(islice(known, len(seeds)))
    yield from before
    for game in _played(partial(played, id, seats, learned=learned), seeds[len(before) :], jobs):
        kept.keep(game)
        yield game


def _played(play: Callable[[str], list[Sample]], seeds: list[str], jobs: int) -> Iterator[list[Sample]]:
    if jobs == 1:
        yield from map(play, seeds)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, seeds)


def written_file(game: AnyGame, shapes: list[Shape], weights: bytes, made: dict[str, Any]) -> bytes:
    """The file of the value; each net comes with one position and what it says of it, for other ways to compute it."""
    info = game.info
    header = Header(info.id, info.rules_version, info.components, shapes, made)
    plain = read(msgspec.json.encode(header) + b"\n" + weights, game)
    said = [msgspec.structs.replace(shape, says=plain[shape.seats].judge(shape.position)) for shape in shapes]
    return msgspec.json.encode(msgspec.structs.replace(header, nets=said)) + b"\n" + weights
