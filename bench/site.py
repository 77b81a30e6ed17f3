"""A site without a server: what a visit loads, how soon one plays, and how quick Python is in a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple

import psutil
from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, plays_calmly
from tests.site.node import PYODIDE
from tests.site.node import inside as page_python

from bench import inside as here
from bench.row import Row
from kingstable.kernel import find_game, game_ids
from kingstable.site import write

VISITS = 10
#: Milliseconds until a page is given up.
PATIENCE = 120_000
_COVER = "article[data-game=kingdom_builder]"


class Visit(NamedTuple):
    """Seconds and bytes to the lobby and to the first thing that can be chosen, and the memory of the page then."""

    lobby: float
    lobby_bytes: int
    move: float
    move_bytes: int
    memory: int


class _Counting(SimpleHTTPRequestHandler):
    """Hands out files, and counts what they hold."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        body = source.read()
        _Counting.sent += len(body)
        outputfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def rows() -> Iterator[Row]:
    """All measurements, of a site written for them."""
    with TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        manifest = write(site, PYODIDE)
        yield Row("Python with all games", sum(file.bytes for file in manifest.files.values()) / 1e6, "MB")
        yield Row("the whole site", sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) / 1e6, "MB")
        yield from _speed(site)
        yield from _visits(site)


def _speed(site: Path) -> Iterator[Row]:
    with page_python(site, Path(here.__file__)) as python:
        for id in game_ids():
            least = find_game(id).info.seats[0]
            for what, unit, args in (("random_games", "games/s", [id, least, 2.0]), ("greedy", "ms", [id, 2, 2])):
                name = f"{id}, {args[1]} players: {what.replace('_', ' ')}"
                yield Row(f"{name} in a page", python.ask(what, *args), unit)
                yield Row(f"{name} in CPython", getattr(here, what)(*args), unit)


def _visits(site: Path) -> Iterator[Row]:
    """First visits, and later ones without a network."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        cold, warm = [], []
        for _ in range(VISITS):
            context = browser.new_context(reduced_motion="reduce")
            context.set_default_timeout(PATIENCE)
            plays_calmly(context)
            with _served(site) as url:
                cold.append(_visit(context.new_page(), url, _begin))
                context.pages[0].wait_for_function("() => navigator.serviceWorker.ready.then(it => !!it.active)")
                context.pages[0].close()
            warm.append(_visit(context.new_page(), url, _go_on))
            context.close()
        browser.close()
    yield Row("first visit: to the lobby", median(it.lobby_bytes for it in cold) / 1e6, "MB")
    yield Row("first visit: to the first choice", median(it.move_bytes for it in cold) / 1e6, "MB", "<=", 9)
    yield Row("first visit: to the lobby", median(it.lobby for it in cold), "s")
    yield Row("first visit: to the first choice", median(it.move for it in cold), "s")
    yield Row("without a network: to the lobby", median(it.lobby for it in warm), "s", "<=", 1)
    yield Row("without a network: to the first choice", median(it.move for it in warm), "s", "<=", 5)
    yield Row("memory of the page at the first choice", median(it.memory for it in cold) / 1e6, "MB", "<=", 400)


def _visit(page: Page, url: str, begin: Any) -> Visit:
    _Counting.sent = 0
    began = perf_counter()
    page.goto(f"{url}/")
    page.locator(_COVER).wait_for()
    lobby, lobby_bytes = perf_counter() - began, _Counting.sent
    begin(page)
    page.locator("[data-lit]").first.wait_for(state="attached")
    return Visit(lobby, lobby_bytes, perf_counter() - began, _Counting.sent, _memory())


def _begin(page: Page) -> None:
    page.locator(_COVER).get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Just play").click()


def _go_on(page: Page) -> None:
    page.get_by_role("link", name=re.compile("Continue")).click()


def _memory() -> int:
    """Bytes that the renderers of our browser have for themselves."""
    found = [each for each in psutil.Process().children(recursive=True) if "--type=renderer" in each.cmdline()]
    return max(each.memory_full_info().uss for each in found)


@contextmanager
def _served(site: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Counting, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
