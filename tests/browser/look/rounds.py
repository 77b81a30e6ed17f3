"""Goes to every view, or to those that the words name, with as many processes as there are cores, or with one."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Error, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House
from tests.browser.look.report import Report
from tests.browser.look.views import View, every, pairwise, unknown
from tests.browser.look.walk import Fault, Look, Walker

OUT = Path("build") / "look"
#: Words about the walk: the views of the test suite, those that no earlier walk has seen, those in which one found
#: faults; pictures of all, not only of faults; and one process alone, where others need the machine too.
_HOW = ("pairwise", "rest", "faulty", "pictures", "alone")


@contextmanager
def _started(*, pictures: bool) -> Iterator[Walker]:
    """Somebody with a server and a browser of their own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            yield Walker(house, browser, thorough=True, pictures=pictures)
            browser.close()
        finally:
            house.stop()


@cache
def _walker(*, pictures: bool) -> Walker:
    """The one of this process, who goes home with it."""
    home = ExitStack()
    atexit.register(home.close)
    return home.enter_context(_started(pictures=pictures))


def _looks(views: list[View], *, pictures: bool) -> list[Look]:
    """What somebody sees who goes to one view after the other."""
    return [_look(_walker(pictures=pictures), view) for view in views]


def _look(walker: Walker, view: View) -> Look:
    """What is seen there; where the way is barred, that is the fault."""
    try:
        return walker.look(view)
    except Error as error:
        return Look(view, [Fault("barred", "", "", error.message.partition("\n")[0], "")], {})


def _walks(views: list[View]) -> list[list[View]]:
    """The views, those together that show the same in another theme: one page serves them all."""
    return [list(walk) for _, walk in groupby(sorted(views, key=_walk), _walk)]


def _walk(view: View) -> tuple[str, str, str, int, str]:
    return view.lang, view.page, view.moment, view.players, view.size


def _named(words: list[str], report: Report) -> list[View]:
    """The views that have one of the words of each kind."""
    if strange := unknown([word for word in words if word not in _HOW]):
        sys.exit(f"nothing is called {', '.join(strange)}")
    views = [view for view in (pairwise() if "pairwise" in words else every()) if view.matches(words)]
    if "rest" in words:
        views = [view for view in views if view not in report.seen]
    if "faulty" in words:
        views = [view for view in views if view in report.seen and report.seen[view].faults]
    return views


def main(words: list[str]) -> None:
    """Look at all views that the words name, and write what was seen, also when it is broken off."""
    report = Report(OUT, goes_on="rest" in words or "faulty" in words)
    views = _named(words, report)
    done = 0
    with ProcessPoolExecutor(1 if "alone" in words else os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        walks = [pool.submit(_looks, walk, pictures="pictures" in words) for walk in _walks(views)]
        try:
            for walk in as_completed(walks):
                for look in walk.result():
                    report.add(look)
                    done += 1
                    print(f"[{done:4}/{len(views)}] {look.view.name}: {len(look.faults)} faults", flush=True)
        finally:
            pool.shutdown(cancel_futures=True)
            print(report.summary(), report.write(), sep="\n")
