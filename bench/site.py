"""A site without a server: what a visit loads, how soon one plays, what it holds, and how quick Python is in a page.

Chromium throttles the main thread alone, and the rules run in a worker; so what shows pages in a browser that is to be
slower is stopped for most of each moment.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter
from typing import Any, NamedTuple

import psutil
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, plays_calmly
from tests.browser.tab import TabVisitor
from tests.site.node import PYODIDE
from tests.site.node import inside as page_python

from bench import inside as here
from bench.row import Row
from kingstable.kernel import Rng, find_game, game_ids
from kingstable.minds.levels import LEVELS, level_of
from kingstable.site import write

VISITS = 10
#: As fast as this machine is, and four times slower; with how many seconds to the lobby and to the first choice are
#: wanted without a network.
THROTTLES: dict[int, tuple[float | None, float]] = {1: (1, 5), 4: (None, 15)}
#: How often a browser that is to be slower is stopped, in seconds.
BEAT = 0.04
#: Choices of one's own after which the memory of a table with a master is known.
CHOICES = 12
#: Games in which the longest turn of a level is sought.
GAMES = 2
#: Milliseconds until a page is given up.
PATIENCE = 120_000
_COVER = "article[data-game=kingdom_builder]"


class Visit(NamedTuple):
    """Seconds and bytes to the lobby, and to the first thing that can be chosen."""

    lobby: float
    lobby_bytes: int
    move: float
    move_bytes: int


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
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            for throttle in THROTTLES:
                yield from _visits(browser, site, throttle)
            yield from _memory(browser, site)
            browser.close()
        yield from _speed(site)
        yield from _levels(site)


def _speed(site: Path) -> Iterator[Row]:
    with page_python(site, Path(here.__file__)) as python:
        for id in game_ids():
            least = find_game(id).info.seats[0]
            for what, unit, args in (("random_games", "games/s", [id, least, 2.0]), ("greedy", "ms", [id, 2, 2])):
                name = f"{id}, {args[1]} players: {what.replace('_', ' ')}"
                yield Row(f"{name} in a page", python.ask(what, *args), unit)
                yield Row(f"{name} in CPython", getattr(here, what)(*args), unit)


def _levels(site: Path) -> Iterator[Row]:
    """The longest turns of those levels that think; twice their time is wanted."""
    with page_python(site, Path(here.__file__)) as python:
        for id in game_ids():
            for level in LEVELS:
                if seconds := level_of(find_game(id), level).seconds:
                    longest = max(
                        python.ask("longest_turn", id, seats, level, GAMES) for seats in _few(find_game(id).info.seats)
                    )
                    yield Row(f"{id}: longest turn of {level} in a page", longest, "s", "<=", 2 * seconds)


def _few(seats: Sequence[int]) -> list[int]:
    """The least players, and two."""
    return sorted({seats[0], 2})


def _visits(browser: Browser, site: Path, throttle: int) -> Iterator[Row]:
    """First visits, and later ones without a network."""
    cold, warm = [], []
    for number in range(VISITS):
        context = _context(browser)
        with _served(site) as url:
            cold.append(_visit(context.new_page(), url, _begin, throttle))
            context.pages[0].wait_for_function("() => navigator.serviceWorker.ready.then(it => !!it.active)")
            context.pages[0].close()
        warm.append(_visit(context.new_page(), url, _go_on, throttle))
        context.close()
        print(f"visits {number + 1} of {VISITS}: {cold[-1]}, {warm[-1]}", file=sys.stderr, flush=True)
    slow = "" if throttle == 1 else f", {throttle} times slower"
    lobby, choice = THROTTLES[throttle]
    if throttle == 1:
        yield Row("first visit: to the lobby", median(it.lobby_bytes for it in cold) / 1e6, "MB")
        yield Row("first visit: to the first choice", median(it.move_bytes for it in cold) / 1e6, "MB", "<=", 9)
    yield Row(f"first visit{slow}: to the lobby", median(it.lobby for it in cold), "s")
    yield Row(f"first visit{slow}: to the first choice", median(it.move for it in cold), "s")
    yield Row(f"without a network{slow}: to the lobby", median(it.lobby for it in warm), "s", "<=", lobby)
    yield Row(f"without a network{slow}: to the first choice", median(it.move for it in warm), "s", "<=", choice)


def _context(browser: Browser) -> BrowserContext:
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    plays_calmly(context)
    return context


def _visit(page: Page, url: str, begin: Any, throttle: int) -> Visit:
    _Counting.sent = 0
    with _slowed(throttle):
        began = perf_counter()
        page.goto(f"{url}/")
        page.locator(_COVER).wait_for()
        lobby, lobby_bytes = perf_counter() - began, _Counting.sent
        begin(page)
        page.locator("[data-lit]").first.wait_for(state="attached")
        return Visit(lobby, lobby_bytes, perf_counter() - began, _Counting.sent)


def _begin(page: Page) -> None:
    page.locator(_COVER).get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Just play").click()


def _go_on(page: Page) -> None:
    page.get_by_role("link", name=re.compile("Continue")).click()


def _memory(browser: Browser, site: Path) -> Iterator[Row]:
    """The most that a page holds at tables with masters."""
    with _served(site) as url:
        for id in game_ids():
            context, rng = _context(browser), Rng.seeded("bench")
            visitor = TabVisitor(context.new_page(), url)
            visitor.post("/me", name="Anna")
            table = visitor.sit(id, "me", "master")
            most = 0
            for _ in range(CHOICES):
                visitor.wait_for_turn()
                for ask in visitor.scene(table)["asks"][:1]:
                    do = rng.pick(ask["options"])["do"]
                    visitor.post(f"/tables/{table}/choose", seat=ask["seat"], number=ask["number"], do=do)
                most = max(most, sum(each.memory_full_info().uss for each in _renderers()))
            context.close()
            yield Row(f"{id}: memory of a page with a master", most / 1e6, "MB", "<=", 400)


def _renderers() -> list[psutil.Process]:
    """The processes of our browser that show pages."""
    return [each for each in psutil.Process().children(recursive=True) if _renders(each)]


def _renders(process: psutil.Process) -> bool:
    """Whether a process shows a page; one that has just ended does not."""
    try:
        return "--type=renderer" in process.cmdline()
    except psutil.NoSuchProcess:
        return False


def _tell(processes: list[psutil.Process], what: Callable[[psutil.Process], None]) -> None:
    for each in processes:
        with suppress(psutil.NoSuchProcess):
            what(each)


@contextmanager
def _slowed(throttle: int) -> Iterator[None]:
    """Lets what shows pages run for a part of the time only."""
    ended, part = Event(), BEAT / throttle

    def beat() -> None:
        shown = _renderers()
        while not ended.is_set():
            rest = perf_counter() + BEAT - part
            _tell(shown, psutil.Process.suspend)
            found = _renderers()  # what has just begun runs on until the next time
            ended.wait(max(0.0, rest - perf_counter()))
            _tell(shown, psutil.Process.resume)
            shown = found
            ended.wait(part)

    beating = Thread(target=beat)
    if throttle > 1:
        beating.start()
    try:
        yield
    finally:
        ended.set()
        if throttle > 1:
            beating.join()


@contextmanager
def _served(site: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Counting, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
