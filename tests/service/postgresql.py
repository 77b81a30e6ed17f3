"""A PostgreSQL server of our own in a temporary directory, with as many databases as one likes."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

BIN = next((path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), reverse=True)), None)


class PostgreSQL:
    """A server, from its start to its stop."""

    def __init__(self) -> None:
        assert BIN is not None, "PostgreSQL is not installed; tools/system-packages says what the tests need"
        self._folder = Path(tempfile.mkdtemp(prefix="kingstable-pg-"))
        self._user = pwd.getpwnam("postgres") if os.getuid() == 0 else None  # it refuses to run as root
        if self._user is not None:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._data = str(self._folder / "data")
        self._run("initdb", "-U", "kingstable", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        """To which the name of a database is added."""
        return f"postgresql://kingstable@127.0.0.1:{self._port}"

    def _run(self, program: str, *words: str) -> None:
        assert BIN is not None
        done = subprocess.run(
            [str(BIN / program), "-D", self._data, *words],
            check=False,
            user=self._user and self._user.pw_uid,
            cwd=self._folder,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        places = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        settings = f"-p {self._port} {places} -c max_connections=60"
        self._run("pg_ctl", "-l", str(self._folder / "log"), "-w", "-t", "600", "-o", settings, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-m", mode, "-w", "stop")

    def restart(self, mode: str) -> None:
        """Stop in that mode (`fast`, or `immediate` as after a crash), and start again."""
        self.stop(mode)
        self.start()

    def remove(self) -> None:
        """Stop for good."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """Run one for a while."""
    running = PostgreSQL()
    try:
        yield running
    finally:
        running.remove()


def new_database(root: str) -> str:
    """The URL of an empty database there."""
    name = f"test_{time.monotonic_ns()}"
    with psycopg.connect(f"{root}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{root}/{name}"
