"""The door of the server: how many connections may be open, how long one may keep us waiting, who is turned away.

A connection waits while no whole request of it has arrived: a new one, a slow one, one between two requests. Those in
wait have a deadline, and where there are too many, of one address or of all, whoever waits longest makes room. So
silence costs nobody else a place, and only what is answered counts as a place that is taken.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from kingstable.play.refused import Refused
from kingstable.service import metrics
from kingstable.service.limits import Crowd, Limiter
from kingstable.service.settings import Settings

log = logging.getLogger("kingstable.door")

#: Where connections find the door in the state of the application.
DOOR = "kingstable.door"
#: Files that are left for the database, the minds and the log, at most half of those there are.
SPARED = 128
#: Seconds after which whoever reads nothing of what was sent is given up.
STUCK = 30.0
#: Seconds for which those who come too often are held before they are refused.
HELD = 1.0
#: Refusals of a minute that are told one by one; the others are only counted.
TOLD = 30


def files_allowed() -> int:
    """How many files and sockets this process may have open, after asking for as many as the system grants."""
    try:
        import resource
    except ImportError:  # no such limit on this system
        return 10_000
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if most == resource.RLIM_INFINITY else min(most, 65_536)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        now = wanted
    return now if 0 < now < wanted else wanted


class Visit:
    """One connection. `late` ends it when it has kept us waiting, `yields` when it makes room for another."""

    __slots__ = ("address", "due", "late", "moved", "noise", "transport", "unread", "yields")

    def __init__(
        self, transport: asyncio.Transport, address: str, late: Callable[[], None], yields: Callable[[], None]
    ) -> None:
        self.transport = transport
        #: Empty for one from a proxy, whose addresses are told with the requests.
        self.address = address
        self.late = late
        self.yields = yields
        self.due = 0.0
        #: Bytes sent that are not read yet, and since when they have not become fewer.
        self.unread = 0
        self.moved = 0.0
        #: Frames of a socket that carry no message, lately.
        self.noise = 0


class Door:
    """Knows every connection of this worker."""

    def __init__(self, settings: Settings, files: int, clock: Callable[[], float]) -> None:
        self.settings = settings
        self.most = files - min(SPARED, files // 2)
        self.clock = clock
        self.visits: dict[asyncio.BaseTransport, Visit] = {}
        self.refusals = Refusals()
        #: Those in wait, the longest first.
        self._waiting: dict[Visit, None] = {}
        self._of_address: Counter[str] = Counter()
        self._places = Crowd("places")
        self._arrivals = Limiter(settings.connections / 10, settings.connections * 2, "arrivals")

    # -- connections --------------------------------------------------------------------------------------------------

    def enter(self, visit: Visit) -> Refused | None:
        """A new connection; why it cannot stay, if so. Of an address in a hurry it is held first, so that it slows."""
        self.visits[visit.transport] = visit
        self._of_address[visit.address] += 1
        if len(self.visits) > self.most and not self._make_room(lambda other: True):
            return Refused("full", "the server has as many connections as it can")
        if visit.address and self._of_address[visit.address] > self.settings.connections:
            self._make_room(lambda other: other.address == visit.address)
        self.waits(visit)
        if visit.address and not self._arrivals.allows(visit.address):
            visit.due = self.clock() + HELD
            return Refused("crowded", "too many new connections from one address")
        return None

    def _make_room(self, suits: Callable[[Visit], bool]) -> bool:
        for visit in self._waiting:
            if suits(visit):
                self.refused("crowded", visit.address)
                self.served(visit)
                visit.yields()
                return True
        return False

    def waits(self, visit: Visit) -> None:
        """Something of this connection is awaited from now on."""
        visit.due = self.clock() + self.settings.patience
        self._waiting[visit] = None

    def served(self, visit: Visit) -> None:
        """Nothing is awaited: a whole request has come, or it is being ended."""
        self._waiting.pop(visit, None)

    def leave(self, visit: Visit) -> None:
        """The connection is closed."""
        self.served(visit)
        if self.visits.pop(visit.transport, None) is not None:
            self._of_address[visit.address] -= 1
            if not self._of_address[visit.address]:
                del self._of_address[visit.address]

    # -- places -------------------------------------------------------------------------------------------------------

    def take_place(self, address: str) -> None:
        """For a request that is to be answered, or a socket; refused when the address has too many of them."""
        if self._places[address] >= self.settings.connections:
            raise Refused("crowded", f"more than {self.settings.connections} connections from one address")
        self._places.enter(address)

    def free_place(self, address: str) -> None:
        """It has been answered, or is closed."""
        self._places.leave(address)

    # -- as time goes by ----------------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Look after the connections once a second."""
        while True:
            await asyncio.sleep(1)
            try:
                self.sweep()
            except Exception:  # of one connection; the others are still to be looked after
                log.exception("a connection could not be ended")

    def sweep(self) -> None:
        """End what is overdue, and give up whoever does not read."""
        clock = self.clock()
        for visit in [visit for visit in self._waiting if visit.due <= clock]:
            self.served(visit)
            visit.late()
        for visit in list(self.visits.values()):
            visit.noise //= 2
            size = visit.transport.get_write_buffer_size()
            if size < visit.unread or not visit.unread:
                visit.moved = clock
            elif clock - visit.moved > STUCK:
                self.refused("slow", visit.address)
                visit.transport.abort()
            visit.unread = size
        self.refusals.pass_on(clock)

    def refused(self, code: str, address: str) -> None:
        """Count and tell a refusal."""
        metrics.REFUSALS.labels(code).inc()
        self.refusals.tell(code, address, self.clock())


class Refusals:
    """Tells the log of refusals: some of each minute one by one, and how many more there were."""

    def __init__(self) -> None:
        self._until = 0.0
        self._told = 0
        self._more: Counter[str] = Counter()

    def tell(self, code: str, address: str, clock: float) -> None:
        """Of one refusal."""
        self.pass_on(clock)
        self._told += 1
        if self._told <= TOLD:
            log.warning("refused", extra={"code": code, "address": address})
        else:
            self._more[code] += 1

    def pass_on(self, clock: float) -> None:
        """Where a minute is over, sum it up and begin the next one."""
        if clock < self._until:
            return
        if self._more:
            log.warning("refused more", extra={"codes": dict(self._more)})
        self._until, self._told = clock + 60, 0
        self._more.clear()
