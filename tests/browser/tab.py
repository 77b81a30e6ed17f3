"""A person at a page without a server: the same visitor, but what is asked of a server is asked of the tab."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlencode

from tests.browser.visitor import Visitor

from kingstable.kernel import Record

#: Asks the tab as its page does.
_CALL = """async ([method, path, body]) => {
  const scripts = performance.getEntriesByType('resource').map((it) => it.name)
  const script = scripts.find((it) => /assets\\/tab-[^/]*\\.js$/.test(it))
  const tab = Object.values(await import(script)).find((it) => it.call && it.take)
  const answer = await tab.call(path, { method, body })
  return [answer.status, await answer.text()]
}"""
#: Whether the rules can be asked.
_LOADED = "() => performance.getEntriesByType('resource').some((it) => /assets\\/tab-[^/]*\\.js$/.test(it.name))"


class TabVisitor(Visitor):
    """A visitor of a site that is only files."""

    ELSEWHERE = "/about"

    def visit(self, path: str = "/") -> None:
        self.page.goto(f"{self.url}/#{path}")

    def _call(self, method: str, path: str, body: str | None = None) -> str:
        if not self.page.url.startswith(self.url):
            self.visit()
        self.page.wait_for_function(_LOADED)
        status, text = self.page.evaluate(_CALL, [method, f"/api{path}", body])
        assert status == 200, text
        return str(text)

    def post(self, path: str, **body: Any) -> Any:
        return json.loads(self._call("POST", path, json.dumps(body)))

    def open(self, record: Record) -> str:
        return str(json.loads(self._call("POST", "/records", record.dumps()))["id"])

    def scene(self, id: str, **eyes: int) -> Any:
        asked = urlencode({"log": 1_000_000, **eyes})
        return json.loads(self._call("GET", f"/tables/{id}/scene?{asked}"))

    def record(self, id: str) -> Record:
        return Record.loads(self._call("GET", f"/tables/{id}/record"))


class _Plain(SimpleHTTPRequestHandler):
    """Knows what a page is, and takes everything else for text, as many a server does."""

    def guess_type(self, path: Any) -> str:
        known = (".html", ".js", ".css", ".svg", ".png")
        return super().guess_type(path) if str(path).endswith(known) else "text/plain"

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a plain server of files, which has this folder among others."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Plain, directory=str(folder.parent)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{folder.name}"
    server.shutdown()
    server.server_close()
