"""`kingstable serve`: opens the database, starts the workers, and opens the browser when asked to."""

from __future__ import annotations

import errno
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import ExitStack
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from kingstable.kernel import KingstableError, message
from kingstable.service import logs, metrics, together
from kingstable.service.database import look, prepare, url_of
from kingstable.service.hold import Hold
from kingstable.service.protocol import HttpProtocol, SocketProtocol
from kingstable.service.settings import VARIABLE, BadSettings, Settings, from_environment
from kingstable.service.workers import HEALTHCHECK, Workers

#: What is larger is not even read; what is larger than the settings say is refused by name.
SOCKET_LIMIT = 262_144


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
) -> None:
    """Serve until interrupted; raises `BadSettings` or `BadDatabase` with what is wrong. Port 0 takes a free one.

    With `open_browser`, a server that already runs on the same SQLite file is used, and a taken port is no obstacle.
    """
    settings = from_environment(db=db, workers=workers)
    url = url_of(settings.db)
    look(url)
    with ExitStack() as stack:
        hold = None if settings.postgresql else Hold(settings.db)
        if hold is not None:
            if not hold.take():
                if open_browser and hold.address:
                    _open(hold.address)
                    return
                text = f"another server is using the database {settings.db}; stop it, or give another --db"
                raise BadSettings(text, message("serve-taken", file=settings.db))
            stack.callback(hold.release)
        aside = prepare(url)
        if aside is not None:
            print(f"The database was brought up to date; as it was before it is in {aside}", file=sys.stderr)
        listening = stack.enter_context(_listen(host, port, any_port=open_browser))
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
        address = f"http://{shown}:{listening.getsockname()[1]}{settings.root}"
        if hold is not None:
            hold.address = address
        print(f"Kingstable is at {address}", file=sys.stderr, flush=True)
        if open_browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()
        if settings.workers > 1:
            shared = stack.enter_context(tempfile.TemporaryDirectory(prefix="kingstable-workers-"))
            os.environ[together.SHARED] = shared
            os.environ.setdefault(metrics.SHARED, shared)
        _run(settings, listening)


def _run(settings: Settings, listening: socket.socket) -> None:
    os.environ[VARIABLE] = settings.dumps()
    logs.set_up()
    config = uvicorn.Config(
        "kingstable.service.app:create",
        factory=True,
        workers=settings.workers,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=SOCKET_LIMIT,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=4,  # then the storage has as long again, whatever the database does
        timeout_worker_healthcheck=HEALTHCHECK,
        backlog=4096,
    )
    if settings.workers > 1:
        Workers(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int, *, any_port: bool) -> socket.socket:
    """A listening socket; when the port is taken and any will do, on another one."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        if any_port and isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            return _listen(host, 0, any_port=False)
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        text = f"cannot listen on {host} port {port}: {why}; choose another --port"
        raise BadSettings(text, message("serve-port", host=host, port=str(port), reason=why)) from None
    listening.set_inheritable(True)
    return listening


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
    try:
        serve(given.host, given.port, given.db, given.workers)
    except KingstableError as error:
        sys.exit(f"kingstable: {error}")
