"""What the workers of one machine count together, in files that all of them map into their memory.

A key has its slot by its hash. Two keys in one slot share their limit, which is rare and matters only where both go to
it.
"""

from __future__ import annotations

import mmap
import os
from hashlib import blake2b
from pathlib import Path

#: Set by `serve` when several workers count together: the folder of the files.
SHARED = "KINGSTABLE_TOGETHER"
SLOTS = 65_536
#: The most workers that count together.
ROWS = 64
WIDTH = SLOTS + 1


def slot_of(key: str) -> int:
    """Where a key has its numbers."""
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") % SLOTS


def _mapped(path: Path, size: int) -> memoryview:
    with path.open("a+b") as file:
        if file.seek(0, os.SEEK_END) < size:
            file.truncate(size)
        return memoryview(mmap.mmap(file.fileno(), size))


class Buckets:
    """Pairs of numbers that any worker reads and writes.

    Nothing is locked: of two workers that write at the same moment one may be overwritten, a token more or less.
    """

    def __init__(self, path: Path) -> None:
        self._numbers = _mapped(path, SLOTS * 16).cast("d")

    def read(self, key: str) -> tuple[float, float] | None:
        """The pair of a key, if one was written."""
        at = 2 * slot_of(key)
        left, since = self._numbers[at], self._numbers[at + 1]
        return (left, since) if since else None

    def write(self, key: str, left: float, since: float) -> None:
        """Keep the pair of a key."""
        at = 2 * slot_of(key)
        self._numbers[at], self._numbers[at + 1] = left, since


class Counts:
    """Counts that are sums over all workers. Each writes a row of its own; whoever comes clears those of the dead."""

    def __init__(self, path: Path) -> None:
        import fcntl  # where there is none, workers count alone

        self._numbers = _mapped(path, ROWS * WIDTH * 8).cast("q")
        with path.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self._mine = self._claim()

    def _claim(self) -> int:
        """The beginning of a row that nobody has; the process that has one stands at its end."""
        free = []
        for start in range(0, ROWS * WIDTH, WIDTH):
            pid = self._numbers[start + SLOTS]
            if pid and not _lives(pid):
                self._numbers[start : start + WIDTH] = memoryview(bytes(8 * WIDTH)).cast("q")
            if not self._numbers[start + SLOTS]:
                free.append(start)
        self._numbers[free[0] + SLOTS] = os.getpid()
        return free[0]

    def __getitem__(self, key: str) -> int:
        return sum(self._numbers[slot_of(key) :: WIDTH])

    def add(self, key: str, more: int) -> None:
        """Count more or, below zero, less of this key."""
        self._numbers[self._mine + slot_of(key)] += more


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
