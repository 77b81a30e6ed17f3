"""Chaos: whatever befalls the server, every choice is stored exactly as its player was told.

`make soak MINUTES=30` lets chaos reign for half an hour on each database, and looks at the clock; `make test` gives it
a short while.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
import sqlalchemy as sa
from tests.progress import Patience
from tests.service.chaos import World, compare, playing
from tests.service.harness import Server
from tests.service.postgresql import new_database, postgresql
from tests.service.proxy import proxied
from tests.service.troubles import END, PostgreSQLTroubles, SQLiteTroubles, Trouble, Troubles

from kingstable.service import database as db
from kingstable.service.archive import Archive
from kingstable.service.database import url_of
from kingstable.service.settings import Settings

#: Seconds within which everybody is told, and within which all goes on once a trouble is over.
TOLD = 5.0
GOING_ON = 5.0

kinds = pytest.mark.parametrize(
    "kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))]
)


@contextlib.contextmanager
def troubled(kind: str, folder: Path, random: Random) -> Iterator[Troubles]:
    """A server, and what can befall it; one on PostgreSQL has two workers."""
    with contextlib.ExitStack() as stack:
        if kind == "sqlite":
            server = Server(folder, str(folder / "tables.db"))
            troubles: Troubles = SQLiteTroubles(server, random, folder)
        else:
            there = stack.enter_context(postgresql())
            proxy, url = stack.enter_context(proxied(new_database(there.url)))
            server = Server(folder, url, "--workers", "2")
            troubles = PostgreSQLTroubles(server, random, folder, there, proxy)
        server.start()
        yield troubles
        server.kill()


class Chaos:
    """One trouble after the other befalls a world."""

    def __init__(self, world: World, troubles: Troubles) -> None:
        self.world = world
        self.troubles = troubles
        #: What happened, and the seconds after its end until every table had moved on.
        self.happened: list[tuple[str, float]] = []

    async def befall(self, trouble: Trouble) -> None:
        """Let it happen, and wait until everybody plays on."""
        await trouble()
        over = time.monotonic()
        world = self.world
        patience = Patience(lambda: dict(world.moved))
        while any(moved < over for moved in list(world.moved.values())) or not world.moved:
            patience.check(lambda: f"after {trouble.__name__}: {world.moved}, now {time.monotonic()}")
            await asyncio.sleep(0.05)
        self.happened.append((trouble.__name__, time.monotonic() - over))
        print(self.line(), flush=True)

    def line(self) -> str:
        """How it stands."""
        name, seconds = self.happened[-1]
        told = f"told within {max(self.world.told, default=0):.1f} s"
        count = f"{self.world.acknowledged} acknowledged, {len(self.world.wishes)} sent"
        return f"{len(self.happened):4} {name:20} all went on after {seconds:4.1f} s; {count}, {told}"

    def reckon(self) -> None:
        """Stop, and compare."""
        self.troubles.server.stop()
        database = self.troubles.server.db
        assert list(compare(self.world, database)) == []
        assert all(wish.known for wish in self.world.wishes)
        for path in self.troubles.backups:
            compare_backup(path, database)
        logged = self.troubles.server.logged()
        assert "Traceback" not in logged and '"a message failed"' not in logged, logged[-20_000:]
        print(Counter(name for name, _ in self.happened), self.world.refusals, f"missed: {self.world.missed}")


def compare_backup(path: Path, database: str) -> None:
    """A backup that was made meanwhile holds the beginning of every table."""
    engine = db.connect(url_of(database))
    with engine.begin() as connection:
        acts = {(row.table_id, row.number): row.body for row in connection.execute(sa.select(db.acts))}
    engine.dispose()
    for part, row in Archive(path).rows():
        if part.table == "acts":
            kept = dict(zip(part.columns, row, strict=True))
            assert acts[kept["table_id"], kept["number"]] == kept["body"]


@kinds
def test_a_short_while_of_chaos(kind: str, tmp_path: Path) -> None:
    with troubled(kind, tmp_path, Random(7)) as troubles:
        chaos = Chaos(World(troubles.server, seed=7, thought=0.0), troubles)
        asyncio.run(short(chaos))
        chaos.reckon()
        harm(chaos.world)
        assert len(list(compare(chaos.world, troubles.server.db))) == 3, "it would have been found out"


async def short(chaos: Chaos) -> None:
    world, troubles = chaos.world, chaos.troubles
    async with playing(world, tables=5):
        for trouble in (troubles.back_up, troubles.kill):
            enough = world.acknowledged + 30
            patience = Patience(lambda: world.acknowledged)
            while world.acknowledged < enough:
                patience.check("nobody plays")
                await asyncio.sleep(0.02)
            await chaos.befall(trouble)


def harm(world: World) -> None:
    """Change what three players were told."""
    acknowledged = [wish for wish in world.wishes if wish.version is not None and wish.message["type"] == "choose"]
    first, second, third = acknowledged[:3]
    first.version, first.refused = None, "storage"
    second.version = 10**6
    world.wishes.remove(third)


@pytest.mark.soak
@pytest.mark.timeout(0)
@kinds
def test_chaos_as_long_as_one_likes(kind: str, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    seed = time.time_ns()
    print(f"\n{kind}, seed {seed}")
    with troubled(kind, tmp_path, Random(seed)) as troubles:
        chaos = Chaos(World(troubles.server, seed), troubles)
        asyncio.run(reign(chaos, 60 * pytestconfig.getoption("minutes")))
        chaos.reckon()
    assert max(chaos.world.told) <= TOLD
    assert max(seconds for _, seconds in chaos.happened) <= GOING_ON
    assert max(troubles.ended, default=0) <= END
    assert chaos.world.missed == 0


async def reign(chaos: Chaos, seconds: float) -> None:
    until = time.monotonic() + seconds
    random = chaos.troubles.random
    async with playing(chaos.world, tables=10):
        while time.monotonic() < until:
            await asyncio.sleep(random.uniform(0.5, 3))
            await chaos.befall(random.choice(chaos.troubles.all()))


@pytest.mark.soak
def test_a_club_of_forty_behind_one_address_plays_an_evening_without_one_refusal(tmp_path: Path) -> None:
    usual = Settings()
    limits = {
        name: str(getattr(usual, name)) for name in ("rate", "burst", "guests_per_minute", "guests_burst", "tables")
    }
    environment = {f"KINGSTABLE_{name.upper()}": value for name, value in limits.items()}
    server = Server(tmp_path, str(tmp_path / "tables.db"), **environment).start()
    world = World(server, seed=40, thought=1.0)
    asyncio.run(evening(world, server.url))
    server.stop()
    assert list(compare(world, server.db)) == []
    assert world.refusals == {}
    print(f"\n{world.acknowledged} choices at {len(world.seen)} tables, told within {max(world.told):.2f} s")


async def evening(world: World, url: str) -> None:
    """Twenty tables; everybody loads the page with all that belongs to it and looks into the lobby before they play."""
    async with httpx.AsyncClient(base_url=url) as http:
        page = (await http.get("/")).text
        for _ in range(40):
            found = [
                await http.get(path) for path in ["/", *re.findall(r'(?:src|href)="(/[^"]+)"', page), "/api/tables"]
            ]
            assert all(answer.is_success for answer in found), found
    async with playing(world, tables=20):
        patience = Patience(lambda: world.acknowledged)
        while len(world.finished) < 40:
            patience.check("nobody plays")
            await asyncio.sleep(10)
            print(f"{world.acknowledged} choices, {len(world.finished)} games", flush=True)
