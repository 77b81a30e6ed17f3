"""A server of our own for browser tests: started on a free port, killed, started again where it was."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.outside import beside
from tests.progress import ended, until, work_of

# One person may do in seconds what takes an evening.
_ENVIRONMENT = {
    "KINGSTABLE_RATE": "2000",
    "KINGSTABLE_BURST": "2000",
    "KINGSTABLE_GUESTS_PER_MINUTE": "2000",
    "KINGSTABLE_GUESTS_BURST": "2000",
    "KINGSTABLE_LANG": "en",
    "KINGSTABLE_ANALYSIS_SECONDS": "1",
}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """One server process and its data; `installed` is a folder with games from outside.

    `root` is the path under which people reach it; other settings are environment variables.
    """

    def __init__(
        self, folder: Path, installed: Path | None = None, root: str = "", db: str | None = None, **settings: str
    ) -> None:
        self.folder = folder
        self.db = db or str(folder / "tables.db")
        self.path = beside(installed) if installed else beside()
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}{root}"
        self.settings = {**_ENVIRONMENT, "KINGSTABLE_URL": self.url, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        command = [sys.executable, "-c", "from kingstable.cli import main; main()", "serve"]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--db", self.db],
                stdout=log,
                stderr=log,
                env={**os.environ, **self.settings, "KINGSTABLE_HOME": str(self.folder), "PYTHONPATH": self.path},
                start_new_session=True,
            )
        until(self._answers, lambda: self.log, work_of(self._process.pid), why=lambda: self.log)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, f"the server did not start:\n{self.log}"
        try:
            with urlopen(f"{self.url}/api/games", timeout=5):
                return True
        except (URLError, OSError):
            return False

    @property
    def log(self) -> str:
        return re.sub(r"\x1b\[[0-9;]*m", "", (self.folder / "log").read_text(errors="replace"))

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the server; SIGKILL takes the minds' processes along."""
        process, self._process = self._process, None
        if process is None:
            return
        if how == signal.SIGKILL:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.send_signal(how)
        try:
            ended(process)
        except AssertionError:
            os.killpg(process.pid, signal.SIGKILL)
            raise
