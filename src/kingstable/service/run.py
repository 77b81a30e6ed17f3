"""`kingstable serve`: opens the database, starts the workers, and opens the browser when asked to."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from kingstable.service import logs, metrics
from kingstable.service.database import prepare, url_of
from kingstable.service.settings import VARIABLE, BadSettings, Settings, from_environment

#: What is larger is not even read; what is larger than the settings say is refused by name.
SOCKET_LIMIT = 262_144


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
) -> None:
    """Serve until interrupted; raises `BadSettings` or `BadDatabase` with what is wrong. Port 0 takes a free one."""
    settings = from_environment(db=db, workers=workers)
    with ExitStack() as stack:
        if not settings.postgresql:
            stack.enter_context(_alone(settings.db))
        prepare(url_of(settings.db))
        listening = stack.enter_context(_listen(host, port))
        address = (
            f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{listening.getsockname()[1]}"
        )
        print(f"Kingstable is at {address}", file=sys.stderr, flush=True)
        if open_browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()
        if settings.workers > 1 and metrics.SHARED not in os.environ:
            os.environ[metrics.SHARED] = stack.enter_context(tempfile.TemporaryDirectory(prefix="kingstable-metrics-"))
        _run(settings, listening)


def _run(settings: Settings, listening: socket.socket) -> None:
    os.environ[VARIABLE] = settings.dumps()
    logs.set_up()
    config = uvicorn.Config(
        "kingstable.service.app:create",
        factory=True,
        workers=settings.workers,
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=SOCKET_LIMIT,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        backlog=4096,
    )
    if settings.workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadSettings(f"cannot listen on {host} port {port}: {error.strerror}; choose another --port") from None
    listening.set_inheritable(True)
    return listening


def _alone(db: str) -> IO[str]:
    """Hold the lock of an SQLite database: a second server would not see what the first one does."""
    path = Path(url_of(db).database or "")
    lock = path.with_name(path.name + ".lock")
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        file = lock.open("w")
    except OSError as error:
        raise BadSettings(f"cannot write beside the database {path}: {error.strerror}") from None
    try:
        import fcntl
    except ImportError:  # no such lock on this system
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadSettings(f"another server is using the database {path}; stop it, or give another --db") from None
    return file


def _open(address: str) -> None:
    """Open the browser when the server answers."""
    for _ in range(100):
        try:
            with urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
        except (URLError, OSError):
            time.sleep(0.1)


if __name__ == "__main__":
    import argparse

    parser = argparse.ArgumentParser(description="Serve Kingstable")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--db")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    serve(given.host, given.port, given.db, given.workers)
