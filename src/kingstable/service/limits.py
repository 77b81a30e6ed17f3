"""Limits: how often somebody may ask for something, and by which address strangers are known."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Any

#: Buckets kept; the longest unused ones, which are full again, are dropped.
KEPT = 20_000
#: So many times what one person may do is allowed to the strangers of one address: there may be many behind it.
STRANGERS = 10


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

    def give_back(self, key: str) -> None:
        """The token that was taken last was not needed."""
        if key in self._buckets:
            left, since = self._buckets[key]
            self._buckets[key] = left + 1, since


def address_of(scope: Any) -> str:
    """The address that limits go by, as a trusted proxy tells it, of whoever sends a request."""
    client = scope["client"]
    return neighbourhood(client[0]) if client else ""


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """An IPv4 address, or the /64 of an IPv6 address: who has one of its addresses has them all."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
