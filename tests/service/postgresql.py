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


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """Run one; gives the URL of the server, to which the name of a database is added."""
    assert BIN is not None, "PostgreSQL is not installed; tools/system-packages says what the tests need"
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
    run(str(BIN / "initdb"), "-D", str(data), "-U", "kingstable", "-A", "trust", "-E", "UTF8", "--no-sync")
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=60"
    run(str(BIN / "pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-w", "-t", "600", "-o", settings, "start")
    try:
        yield f"postgresql://kingstable@127.0.0.1:{port}"
    finally:
        run(str(BIN / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def new_database(root: str) -> str:
    """The URL of an empty database there."""
    name = f"test_{time.monotonic_ns()}"
    with psycopg.connect(f"{root}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{root}/{name}"
