"""`make look`: goes to every view, or to those that the words name, and writes pictures and a report."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.look.report import Report
from tests.browser.look.views import every, pairwise, unknown
from tests.browser.look.walk import Walker

OUT = Path("build") / "look"


@contextmanager
def _walker() -> Iterator[Walker]:
    """Somebody with a server and a browser of their own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
            yield Walker(house, browser, pictures=True)
            browser.close()
        finally:
            house.stop()


def main(words: list[str]) -> None:
    """Look at all views that have one of the words of each kind; `pairwise` are those of the test suite."""
    few = "pairwise" in words
    words = [word for word in words if word != "pairwise"]
    if strange := unknown(words):
        sys.exit(f"nothing is called {', '.join(strange)}")
    views = [view for view in (pairwise() if few else every()) if view.matches(words)]
    report = Report(OUT)
    with _walker() as walker:
        for number, view in enumerate(views, 1):
            look = walker.look(view)
            report.add(look)
            print(f"[{number:4}/{len(views)}] {view.name}: {len(look.faults)} faults", flush=True)
            if number % 25 == 0:
                report.write()
    print(f"{len(report.faults)} faults in {len(views)} views: {report.write()}")


if __name__ == "__main__":
    main(sys.argv[1:])
