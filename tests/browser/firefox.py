"""A Firefox without a window, told what to do by WebDriver BiDi, which it speaks itself."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from tests.progress import SILENCE, until, work_of
from websockets.sync.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
#: How it says where it listens.
_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One page, looked at by scripts and used by the mouse."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (told := json.loads(self._line.recv(SILENCE))).get("id") != number:
            pass
        assert told["type"] == "success", told
        return told["result"]

    def visit(self, url: str) -> None:
        """Go there."""
        self._ask("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def run(self, script: str) -> Any:
        """What a function of the page gives, as far as JSON can say it."""
        called = f"Promise.resolve(({script})()).then((it) => JSON.stringify(it ?? null))"
        target = {"context": self._page}
        told = self._ask("script.evaluate", expression=called, target=target, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def wait_for(self, script: str) -> Any:
        """What a function gives once that is true."""
        return until(lambda: self.run(script), why=lambda: f"{script}: {self.run('() => document.body.innerText')}")

    def click(self, at: tuple[float, float]) -> None:
        """Press the mouse somewhere."""
        x, y = map(round, at)
        acts = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        pointer = {"type": "pointer", "id": "mouse", "actions": [*acts, {"type": "pointerUp", "button": 0}]}
        self._ask("input.performActions", context=self._page, actions=[pointer])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Starts one with nothing kept from before."""
    assert FIREFOX is not None
    log = folder / "log"
    words = [FIREFOX, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    with log.open("wb") as out, subprocess.Popen(words, stdout=out, stderr=out) as process:
        try:
            found = until(lambda: _LISTENS.search(log.read_text()), work_of(process.pid), why=log.read_text)
            with connect(f"{found[1]}/session", max_size=None, open_timeout=SILENCE) as line:
                yield Firefox(line)
        finally:
            process.terminate()
