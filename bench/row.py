"""One line of the report, and how a thing is timed."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import NamedTuple


class Row(NamedTuple):
    """What was measured, how much it was, and what is wanted: at least (`>=`) or at most (`<=`) the target."""

    name: str
    value: float
    unit: str
    wanted: str = ""
    target: float | None = None

    @property
    def met(self) -> bool | None:
        """Whether the target is reached; None when there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.wanted == ">=" else self.value <= self.target


def cpu(work: Callable[[], object], least: float = 0.3) -> float:
    """CPU seconds of one call, from enough calls to last a while."""
    calls, spent = 0, 0.0
    while spent < least:
        began = process_time()
        work()
        spent += process_time() - began
        calls += 1
    return spent / calls
