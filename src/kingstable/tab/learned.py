"""The learned value in a tab: the browser computes it itself, many times as fast as Python does there."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kingstable.kernel import AnyGame
from kingstable.minds import value

#: `learned` of `web/src/local/learned.ts`: from a file and what it must fit to nets, each with its number of seats.
Read = Callable[[bytes, str, int, str], Iterable[tuple[int, Any]]]


class Net:
    """A net on the other side: a position is put into its array at one go, since each crossing takes its time."""

    def __init__(self, there: Any) -> None:
        self._put, self._judge = there.features.assign, there.judge

    def judge(self, features: Sequence[float]) -> tuple[float, float]:
        """The margin to be expected at the end, in points, and the chance to win."""
        self._put(array("d", features))
        margin, win = self._judge()
        return margin, win


def compute_by(read: Read) -> None:
    """From now on nets are read, and what they say computed, on the other side."""

    def there(raw: bytes, game: AnyGame) -> dict[int, value.Learned]:
        info = game.info
        return {seats: Net(net) for seats, net in read(raw, info.id, info.rules_version, info.components)}

    value.reader = there
