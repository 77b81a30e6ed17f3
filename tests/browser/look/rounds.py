"""Goes to every view, or to those that the words name, with as many processes as there are cores."""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Error, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House
from tests.browser.look.report import Report
from tests.browser.look.views import View, every, pairwise, unknown
from tests.browser.look.walk import Fault, Look, Walker

OUT = Path("build") / "look"


@contextmanager
def _walker() -> Iterator[Walker]:
    """Somebody with a server and a browser of their own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            yield Walker(house, browser, pictures=True)
            browser.close()
        finally:
            house.stop()


def _looks(views: list[View]) -> list[Look]:
    """What somebody sees who goes to one view after the other."""
    with _walker() as walker:
        return [_look(walker, view) for view in views]


def _look(walker: Walker, view: View) -> Look:
    """What is seen there; where the way is barred, that is the fault."""
    try:
        return walker.look(view)
    except Error as error:
        return Look(view, [Fault("barred", "", "", error.message.partition("\n")[0], "")], {})


def _walks(views: list[View]) -> list[list[View]]:
    """The views, those of one page, of one moment or of all questions of a game together."""
    return [list(walk) for _, walk in groupby(sorted(views), _walk)]


def _walk(view: View) -> tuple[str, str, int]:
    return (view.page, "ask", 0) if view.moment.startswith("ask-") else (view.page, view.moment, view.players)


def main(words: list[str]) -> None:
    """Look at all views that have one of the words of each kind; `pairwise` are those of the test suite."""
    few = "pairwise" in words
    words = [word for word in words if word != "pairwise"]
    if strange := unknown(words):
        sys.exit(f"nothing is called {', '.join(strange)}")
    views = [view for view in (pairwise() if few else every()) if view.matches(words)]
    report = Report(OUT)
    seen = 0
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        for looks in pool.map(_looks, _walks(views)):
            for look in looks:
                report.add(look)
                seen += 1
                print(f"[{seen:4}/{len(views)}] {look.view.name}: {len(look.faults)} faults", flush=True)
            report.write()
    print(f"{len(report.faults)} faults in {len(views)} views: {report.write()}")
