"""Passwords: hashed one at a time on a thread of less priority than the server, everybody in turn."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from kingstable.play.refused import Refused
from kingstable.service.limits import Limiter
from kingstable.service.waiting import WaitingLine

#: Wrong tries at one name from one address: at once, and a second in the long run.
TRIES = 10
TRIES_RATE = 1 / 30
#: How many of one address may wait for their turn.
WAITING = 60


class Passwords:
    """Makes and compares what is stored instead of passwords. Wrong tries slow whoever makes them, and nobody else."""

    def __init__(self, addresses: Limiter) -> None:
        self._tries = Limiter(TRIES_RATE, TRIES, "tries")
        self._addresses = addresses
        self._line = WaitingLine(1, WAITING)
        self._thread = ThreadPoolExecutor(1, "passwords", _step_back)

    async def hashed(self, who: str, password: str) -> str:
        """What is stored instead of a password."""
        async with self._line.taken(who):
            return await asyncio.get_running_loop().run_in_executor(self._thread, _hash, password)

    def admit(self, address: str, name: str) -> None:
        """Refuse to try another password for this name from this address where too many were wrong."""
        if not (self._tries.allows(f"{address} {name}") and self._addresses.allows(f"tries {address}")):
            raise Refused("wrong_tries", "too many wrong passwords from here; wait a few minutes")

    async def right(self, stored: str | None, password: str, address: str, name: str) -> bool:
        """Whether this is the password, after `admit`; takes as long for an unknown name."""
        async with self._line.taken(address):
            right = await asyncio.get_running_loop().run_in_executor(self._thread, _fits, stored, password)
        if right:
            self._tries.give_back(f"{address} {name}")
            self._addresses.give_back(f"tries {address}")
        return right

    def close(self) -> None:
        """Compute no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _hash(password: str) -> str:
    from argon2 import PasswordHasher  # slow to import, and seldom needed

    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1).hash(password)


def _fits(stored: str | None, password: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import Argon2Error, InvalidHashError

    if stored is None:
        _hash(password)
        return False
    try:
        return PasswordHasher().verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False


def _step_back() -> None:
    """Where threads have a priority of their own, whoever plays comes before whoever signs in."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
