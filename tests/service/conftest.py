"""Servers and databases for the tests of the service."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.service.harness import RUNNING, Player, Server
from tests.service.postgresql import new_database, postgresql

from kingstable.kernel import registry


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny game is installed here too, as it is in the servers."""
    entry = EntryPoint("tiny", "tests.kernel.tiny:tiny", registry.GROUP)
    installed = {**registry._installed(), "tiny": entry}
    monkeypatch.setattr(registry, "_installed", lambda: installed)
    yield
    registry._edition.cache_clear()


@pytest.fixture(autouse=True)
def own_loop() -> Iterator[None]:
    """The loop in which a browser of this process lives stands aside, so that a test may run one of its own."""
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture(autouse=True)
def no_server_left() -> Iterator[None]:
    """A test that failed leaves no server behind."""
    before = set(RUNNING)
    yield
    for left in RUNNING - before:
        if left.folder.name.startswith("test_"):  # those of fixtures have other names
            left.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that all tests share that do not harm it."""
    folder = tmp_path_factory.mktemp("service")
    running = Server(folder, str(folder / "tables.db")).start()
    yield running
    running.stop()
    assert '"level":"error"' not in running.logged(), running.logged()


@pytest.fixture
def anna(server: Server) -> Player:
    return Player(server, "Anna")


@pytest.fixture
def borys(server: Server) -> Player:
    return Player(server, "Borys")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own, to which the name of a database is added."""
    with postgresql() as running:
        yield running.url


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of the kind that the test is parametrized with."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return new_database(request.getfixturevalue("postgres"))


both_databases = pytest.mark.parametrize(
    "database",
    ["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))],
    indirect=True,
)
only_postgresql = [
    pytest.mark.parametrize("database", ["postgresql"], indirect=True),
    pytest.mark.xdist_group("postgresql"),
]
