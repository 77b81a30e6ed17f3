"""What others do, shown step by step: what deriving it costs, how much travels, and what a page does meanwhile.

Steps are derived for every choice of a kept game, as for a page that watches. The page is a real Chromium that is shown
what three programs do on the 400 hexes of Kingdom Builder; a trace of it says how long the main thread is busy in each
frame, and how long at one go.
"""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from playwright.sync_api import Page, sync_playwright

from bench.row import Row
from bench.service import percentile, serving
from kingstable.kernel import Record, Table, find_game
from kingstable.play.course import Guide
from kingstable.play.wire import Course
from kingstable.service.protocol import LEVEL, SENT
from kingstable.service.transfer import import_record

GAMES = ("kingdom_builder", "for_the_king", "paladins", "viscounts", "tiletum")
RECORDS = Path(__file__).parents[1] / "tests" / "games"
#: A frame of sixty a second, in microseconds.
FRAME = 16_667
THROTTLES = (1, 4)

_encode = msgspec.json.Encoder().encode


def rows() -> Iterator[Row]:
    """All measurements."""
    for game in GAMES:
        yield from _derived(game)
    for throttle in THROTTLES:
        yield from _traced(throttle)


def _kept(game: str, players: int) -> Record:
    version = find_game(game).info.rules_version
    folder = RECORDS / game / "records" / ("" if version == 1 else str(version))
    return Record.load(folder / f"{players}-minds.jsonl")


# -- deriving ---------------------------------------------------------------------------------------------------------


def _derived(game: str) -> Iterator[Row]:
    """The steps of each choice, for a game with as many as can play, and where one plays alone for that one."""
    times: list[float] = []
    sizes: list[float] = []
    least, most = find_game(game).info.seats
    for players in {least, most}:
        for spent, size in _steps(Table.replay(_kept(game, players))):
            times += spent
            sizes.append(size)
    yield Row(f"{game}: processor time of a step, p99", percentile(times, 0.99) * 1e3, "ms", "<=", 30)
    yield Row(f"{game}: steps of a choice, compressed, median", statistics.median(sizes) / 1e3, "KB", "<=", 3)
    yield Row(f"{game}: steps of a choice, compressed, p99", percentile(sizes, 0.99) / 1e3, "KB", "<=", 32)


def _steps(table: Table) -> Iterator[tuple[list[float], int]]:
    """For each choice, what each of its steps took and how many bytes they are on a socket that stays open."""
    guide, packing = Guide(), zlib.compressobj(LEVEL, wbits=-SENT, memLevel=5)
    for since in range(len(table.made)):
        began = process_time()
        upto, steps = guide.lead(table, since, since + 1, 0)
        packed = packing.compress(_encode(Course("", "", since, upto, 0, steps))) + packing.flush(zlib.Z_SYNC_FLUSH)
        spent = process_time() - began
        yield [spent / len(steps)] * len(steps) if steps else [], len(packed)


# -- a page -----------------------------------------------------------------------------------------------------------


def _traced(throttle: int) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        events = _a_round(page, server.url, server.db, throttle)
        browser.close()
    tasks = _tasks(events)
    slow = "" if throttle == 1 else f", {throttle} times slower"
    wanted = (8, 50) if throttle == 1 else (None, None)
    yield Row(
        f"main thread{slow}: work a frame, median", statistics.median(_frames(tasks)) / 1e3, "ms", "<=", wanted[0]
    )
    yield Row(f"main thread{slow}: longest task", max(length for _, length in tasks) / 1e3, "ms", "<=", wanted[1])


def _a_round(page: Page, url: str, db: str, throttle: int) -> list[Any]:
    """End my turn in the middle of a game, and trace what three opponents are shown to do."""
    whole = _kept("kingdom_builder", 4)
    turns = zip(whole.choices, whole.choices[1:], strict=False)
    last = next(at for at, (mine, next) in enumerate(turns) if at > 150 and mine.seat != next.seat and not mine.auto)
    record = msgspec.structs.replace(whole, names=[], choices=whole.choices[:last])
    mine = whole.choices[last]
    id, code = import_record(db, record, ["Anna" if seat == mine.seat else "" for seat in range(4)])
    page.request.post(f"{url}/api/me", data={"name": "Anna"})
    page.request.post(f"{url}/api/join/{code}")
    kept = json.dumps({"toured": list(GAMES)})
    page.add_init_script(f"localStorage.kingstable = {json.dumps(kept)}")
    page.goto(f"{url}/table/{id}")
    page.locator("#pane-board").wait_for()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    ask = page.request.get(f"{url}/api/tables/{id}/scene").json()["asks"][0]
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    chosen = {"seat": mine.seat, "number": ask["number"], "do": mine.do}
    page.request.post(f"{url}/api/tables/{id}/choose", data=chosen)
    page.locator("section.show").wait_for()
    page.wait_for_function("() => !document.querySelector('.page[data-showing]')", timeout=120_000)
    events: list[Any] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def _tasks(events: Sequence[Any]) -> list[tuple[int, int]]:
    """When each task of the page's main thread began and how long it took, in microseconds."""
    names = [event for event in events if event["name"] == "thread_name"]
    mains = {(it["pid"], it["tid"]) for it in names if it["args"]["name"] == "CrRendererMain"}
    return sorted(
        (event["ts"], event["dur"])
        for event in events
        if event["name"].endswith("RunTask") and event["ph"] == "X" and (event["pid"], event["tid"]) in mains
    )


def _frames(tasks: Sequence[tuple[int, int]]) -> list[float]:
    """How long the main thread worked in each frame in which it did."""
    work: dict[int, float] = {}
    for began, length in tasks:
        work[began // FRAME] = work.get(began // FRAME, 0) + length
    return list(work.values())
