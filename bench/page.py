"""What a page does while it shows what others did: how long its main thread is busy in a frame, and at one go.

A real Chromium is shown what three programs do on the 400 hexes of Kingdom Builder, and then at a table of each other
game, and traced meanwhile. Each task is
counted in the time of its processor, however busy the machine is, and by the clock, which means something only where
nothing else runs. Server and programs give way to the browser, as players mostly have them elsewhere, and the page is
asked whether the show is over but twice a second, since the answer is work of its own.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import psutil
from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, WIDE
from tests.games.golden import golden
from tests.progress import until

from bench.row import Row
from bench.service import GAME, GAMES, serving
from kingstable.service.transfer import import_record

#: A frame of sixty a second, in microseconds.
FRAME = 16_667
#: As fast as this machine is, and four times slower.
THROTTLES = (1, 4)
#: Whether the show has been, and is over.
SHOWN = "() => (window.began ||= !!document.querySelector('.show')) && !document.querySelector('[data-showing]')"
#: By so much server and programs give way.
NICE = 10


def rows() -> Iterator[Row]:
    """All measurements: of the largest board as fast as this machine is and slower, and of the other games."""
    for throttle in THROTTLES:
        slow = "" if throttle == 1 else f", {throttle} times slower"
        yield from _judged(f"page{slow}", _shown(GAME, throttle), throttle == 1)
    for game in GAMES[1:]:
        yield from _judged(f"page, {game}", _shown(game), True)


def _shown(game: str, throttle: int = 1) -> list[Any]:
    """The tasks of a page that is shown what others do."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        psutil.Process(server.process.pid).nice(NICE)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_page(viewport=WIDE)  # type: ignore[arg-type]
        found = _tasks(_round(page, server.url, server.db, throttle, game))
        browser.close()
    return found


def _judged(page: str, tasks: Sequence[Any], wanted: bool) -> Iterator[Row]:
    """What tasks come to, in both ways of counting; wanted of this machine as it is."""
    frame, task, none = (8, 50, 0) if wanted else (None, None, None)
    for way, spent in (("processor", "tdur"), ("clock", "dur")):
        name = f"{page}, by the {way}"
        lengths = [it[spent] for it in tasks]
        work = _frames([(it["ts"], it[spent]) for it in tasks])
        yield Row(f"{name}: work a frame, median", statistics.median(work) / 1e3, "ms", "<=", frame)
        yield Row(f"{name}: longest task", max(lengths) / 1e3, "ms", "<=", task)
        yield Row(f"{name}: tasks over 50 ms", sum(length > 50_000 for length in lengths), "", "<=", none)


def _round(page: Page, url: str, db: str, throttle: int, game: str) -> list[Any]:
    """End my turn, and trace what three opponents are shown to do."""
    whole = golden(game, "4-minds")
    middle = len(whole.choices) // 2
    turns = zip(whole.choices, whole.choices[1:], strict=False)
    last = next(at for at, (one, next) in enumerate(turns) if at > middle and one.seat != next.seat and not one.auto)
    mine = whole.choices[last]
    record = msgspec.structs.replace(whole, names=[], choices=whole.choices[:last])
    page.request.post(f"{url}/api/me", data={"name": "Anna"})

    def seated() -> str:
        id, code = import_record(db, record, ["Anna" if seat == mine.seat else "" for seat in range(4)])
        page.request.post(f"{url}/api/join/{code}", data={})
        return f"{url}/api/tables/{id}"

    def choose(table: str) -> None:
        page.request.post(
            f"{table}/choose", data={"seat": mine.seat, "number": asks(table)[0]["number"], "do": mine.do}
        )

    def asks(table: str) -> list[Any]:
        found: list[Any] = page.request.get(f"{table}/scene").json()["asks"]
        return found

    # The programs' processes start at another table, not while the page is looked at.
    other, table = seated(), seated()
    choose(other)
    until(lambda: asks(other))
    kept = json.dumps({"tempos": {game: "normal"}})
    page.add_init_script(f"localStorage.kingstable = {json.dumps(kept)}")
    page.goto(table.replace("/api/tables/", "/table/"))
    page.locator("[data-lit]").first.wait_for()
    page.mouse.click(1, 1)  # whoever plays has pressed something
    page.evaluate("() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    choose(table)
    page.wait_for_function(SHOWN, polling=500, timeout=120_000)
    events: list[Any] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def _tasks(events: Sequence[Any]) -> list[Any]:
    """The tasks of the page's main thread, in their order."""
    names = [event for event in events if event["name"] == "thread_name"]
    mains = {(it["pid"], it["tid"]) for it in names if it["args"]["name"] == "CrRendererMain"}
    tasks = (event for event in events if event["name"].endswith("RunTask") and event["ph"] == "X")
    return sorted((it for it in tasks if (it["pid"], it["tid"]) in mains), key=lambda it: it["ts"])


def _frames(tasks: Sequence[tuple[int, int]]) -> list[float]:
    """How long the main thread worked in each frame in which it did."""
    work: dict[int, float] = {}
    for began, length in tasks:
        work[began // FRAME] = work.get(began // FRAME, 0) + length
    return list(work.values())
