"""Limits: how often somebody may ask for something."""

from __future__ import annotations

import time
from collections import OrderedDict

#: Buckets kept; the longest unused ones, which are full again, are dropped.
KEPT = 20_000


class Limiter:
    """A token bucket for each key: `burst` requests at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take a token; False when there is none."""
        return self.debt(key) <= 0

    def debt(self, key: str) -> float:
        """Take a token; how many tokens beyond the limit this was (0 when it was within it)."""
        clock = time.monotonic()
        left, since = self._buckets.pop(key, (float(self.burst), clock))
        left = min(float(self.burst), left + (clock - since) * self.rate) - 1
        over = max(0.0, -left)
        # Those who go on all the same do not dig themselves in deeper than one more burst.
        self._buckets[key] = max(left, -float(self.burst)), clock
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return over
