"""Chance: a small generator whose whole state is plain data and whose stream is the same everywhere."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")
_EIGHT_WORDS: Final = Struct("<8Q").unpack


@dataclass(slots=True)
class Rng:
    """A keyed hash of a counter: unpredictable without the key, identical on every platform and version.

    >>> rng = Rng.seeded(7)
    >>> rng.below(6), rng.below(6), rng.below(6)
    (1, 5, 3)
    """

    key: str
    count: int = 0

    @classmethod
    def seeded(cls, seed: int | str) -> Rng:
        """The generator that this seed starts."""
        return cls(blake2b(f"kingstable:{seed}".encode(), digest_size=16).hexdigest())

    def copy(self) -> Rng:
        """An independent generator that goes on with the same stream."""
        return Rng(self.key, self.count)

    def split(self) -> Rng:
        """A new generator with a stream of its own, drawn from this one."""
        return Rng(self._block(16).hex())

    def _block(self, size: int) -> bytes:
        self.count += 1
        return blake2b(self.count.to_bytes(8, "little"), key=self.key.encode(), digest_size=size).digest()

    def below(self, n: int) -> int:
        """A whole number 0 <= x < n. The bias is below n / 2**64."""
        if n <= 0:
            raise ValueError("below() needs a positive number")
        return int.from_bytes(self._block(8), "little") * n >> 64

    def die(self, sides: int = 6) -> int:
        """One throw: 1..sides."""
        return self.below(sides) + 1

    def chance(self) -> bool:
        """True or False with equal chances."""
        return self.below(2) == 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into random order, in place."""
        count = len(items) - 1
        words = [word for _ in range(0, count, 8) for word in _EIGHT_WORDS(self._block(64))]
        for last, word in zip(range(count, 0, -1), words, strict=False):
            other = word * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items in random order; all of them if there are fewer."""
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]
