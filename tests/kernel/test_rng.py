"""Chance: a stream that is the same everywhere, fair, and independent of its copies and splits."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingstable.kernel import Rng


def test_the_stream_of_a_seed_never_changes() -> None:
    """Old records replay only while these values stay what they are."""
    rng = Rng.seeded(2024)
    assert rng.key == "967b5640209d757d1f8557b4063e6622"
    assert [rng.below(100) for _ in range(8)] == [55, 37, 60, 3, 10, 34, 50, 85]
    cards = list(range(12))
    rng.shuffle(cards)
    assert cards == [9, 0, 5, 1, 4, 6, 3, 7, 11, 2, 8, 10]
    assert (rng.die(), rng.die(20), rng.chance(), rng.pick("abc")) == (2, 14, True, "a")
    assert rng.split().key == "a061443a5c3ecf792f549c12f045313b"
    assert rng.sample(range(10), 3) == [8, 0, 1]
    assert rng.count == 17


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_stream_is_the_same_in_another_process(hash_seed: str) -> None:
    program = "from kingstable.kernel import Rng; r = Rng.seeded('a'); print([r.below(1000) for _ in range(50)], r.key)"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    rng = Rng.seeded("a")
    assert told.stdout.strip() == f"{[rng.below(1000) for _ in range(50)]} {rng.key}"


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Rng.seeded(7) == Rng.seeded("7") != Rng.seeded(8)


@given(st.integers(), st.integers(1, 10**6))
def test_numbers_lie_below_the_limit(seed: int, limit: int) -> None:
    rng = Rng.seeded(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))
    assert all(1 <= rng.die(limit) <= limit for _ in range(20))


@pytest.mark.parametrize("limit", [0, -1])
def test_there_is_no_number_below_nothing(limit: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng.seeded(1).below(limit)


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng.seeded(1).pick([])


def chi_squared(counts: Counter[tuple[int, ...]], cells: int, total: int) -> float:
    expected = total / cells
    missing = (cells - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


def test_all_orders_are_equally_likely() -> None:
    rng, counts = Rng.seeded("orders"), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_squared(counts, 24, 12_000) < 49.7  # exceeded by chance once in a thousand, with 23 degrees of freedom


def test_all_faces_are_equally_likely() -> None:
    rng = Rng.seeded("faces")
    counts = Counter((rng.die(),) for _ in range(12_000))
    assert chi_squared(counts, 6, 12_000) < 20.5
    heads = sum(rng.chance() for _ in range(10_000))
    assert 4_800 < heads < 5_200


@given(st.integers(), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_all_items(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Rng.seeded(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


@given(st.integers(), st.integers(0, 30), st.integers(0, 30))
def test_a_sample_has_different_items(seed: int, size: int, count: int) -> None:
    items = list(range(size))
    sample = Rng.seeded(seed).sample(items, count)
    assert len(sample) == len(set(sample)) == min(size, count)
    assert set(sample) <= set(items)
    assert items == list(range(size))


def test_a_copy_goes_on_alike_and_a_split_goes_its_own_way() -> None:
    rng = Rng.seeded(5)
    rng.below(10)
    copy = rng.copy()
    assert [rng.below(1000) for _ in range(5)] == [copy.below(1000) for _ in range(5)]
    split, other = rng.split(), rng.split()
    streams = [[each.below(1000) for _ in range(5)] for each in (rng, split, other)]
    assert streams[0] != streams[1] != streams[2] != streams[0]


def test_the_whole_generator_is_plain_data() -> None:
    rng = Rng.seeded(5)
    rng.below(10)
    again = msgspec.json.decode(msgspec.json.encode(rng), type=Rng)
    assert again == rng
    assert again.below(10**9) == rng.below(10**9)
