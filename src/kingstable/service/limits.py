"""Limits: how often somebody may ask for something, how many there are of them, and by which address they are known.

A limit with a name is one for all workers of a machine, where there are several.
"""

from __future__ import annotations

import ipaddress
import os
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kingstable.service.together import SHARED, Buckets, Counts

#: Buckets kept; the longest unused ones, which are full again, are dropped.
KEPT = 20_000
#: So many times what one person may do is allowed to the strangers of one address: there may be many behind it.
STRANGERS = 10


class Limiter:
    """A token bucket for each key: `burst` requests at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: int, name: str = "") -> None:
        self.rate = rate
        self.burst = burst
        place = _place(f"{name}.rate") if name else None
        self._buckets = Buckets(place) if place else _Buckets()

    def allows(self, key: str) -> bool:
        """Take a token; False when there is none."""
        return self.debt(key) <= 0

    def debt(self, key: str) -> float:
        """Take a token; how many tokens beyond the limit this was (0 when it was within it)."""
        clock = time.monotonic()
        left, since = self._buckets.read(key) or (float(self.burst), clock)
        left = min(float(self.burst), left + (clock - since) * self.rate) - 1
        over = max(0.0, -left)
        # Those who go on all the same do not dig themselves in deeper than one more burst.
        self._buckets.write(key, max(left, -float(self.burst)), clock)
        return over

    def give_back(self, key: str) -> None:
        """The token that was taken last was not needed."""
        kept = self._buckets.read(key)
        if kept is not None:
            self._buckets.write(key, kept[0] + 1, kept[1])


class _Buckets:
    """Those of this worker alone."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def read(self, key: str) -> tuple[float, float] | None:
        return self._kept.pop(key, None)

    def write(self, key: str, left: float, since: float) -> None:
        self._kept[key] = left, since
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


class Crowd:
    """How many there are of each key."""

    def __init__(self, name: str) -> None:
        place = _place(f"{name}.count")
        self._counts = Counts(place) if place else _Counts()

    def __getitem__(self, key: str) -> int:
        return self._counts[key]

    def enter(self, key: str) -> None:
        """One more."""
        self._counts.add(key, 1)

    def leave(self, key: str) -> None:
        """One less."""
        self._counts.add(key, -1)


class _Counts(Counter[str]):
    """Those of this worker alone."""

    def add(self, key: str, more: int) -> None:
        self[key] += more
        if not self[key]:
            del self[key]


def _place(name: str) -> Path | None:
    """Where all workers count together, if there are several and the system lets them."""
    folder = os.environ.get(SHARED)
    return Path(folder) / name if folder and find_spec("fcntl") else None


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
