"""Servers and databases for the tests of the service."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import psycopg
import pytest
from tests.service.harness import RUNNING, Player, Server

from kingstable.kernel import registry

_BIN = next((path for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny game is installed here too, as it is in the servers."""
    entry = EntryPoint("tiny", "tests.kernel.tiny:tiny", registry.GROUP)
    installed = {**registry._installed(), "tiny": entry}
    monkeypatch.setattr(registry, "_installed", lambda: installed)
    yield
    registry.find_game.cache_clear()


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
    """A PostgreSQL of our own, in a temporary directory; gives the URL of its server, to which a name is added."""
    if _BIN is None:
        pytest.fail("PostgreSQL is not installed; tools/system-packages says what the tests need")
    folder = Path(tempfile.mkdtemp(prefix="kingstable-pg-"))
    user = pwd.getpwnam("postgres") if os.getuid() == 0 else None  # it refuses to run as root
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def run(*command: str) -> None:
        done = subprocess.run(
            command, check=False, user=user and user.pw_uid, cwd=folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr

    data = folder / "data"
    run(str(_BIN / "initdb"), "-D", str(data), "-U", "kingstable", "-A", "trust", "-E", "UTF8", "--no-sync")
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=60"
    run(str(_BIN / "pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-w", "-o", settings, "start")
    try:
        yield f"postgresql://kingstable@127.0.0.1:{port}"
    finally:
        run(str(_BIN / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of the kind that the test is parametrized with."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    root = request.getfixturevalue("postgres")
    name = f"test_{time.monotonic_ns()}"
    with psycopg.connect(f"{root}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{root}/{name}"


both_databases = pytest.mark.parametrize(
    "database",
    ["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))],
    indirect=True,
)
only_postgresql = [
    pytest.mark.parametrize("database", ["postgresql"], indirect=True),
    pytest.mark.xdist_group("postgresql"),
]
