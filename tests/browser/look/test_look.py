"""Every page and every game is looked at in a few windows, languages and themes; `make look` looks at all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.house import House
from tests.browser.look.views import View, pairwise
from tests.browser.look.walk import Walker


@pytest.fixture(scope="session")
def walker(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walker]:
    house = House(tmp_path_factory.mktemp("look"))
    house.start()
    walker = Walker(house, chromium)
    yield walker
    walker.close()
    house.stop()


def _faults(walker: Walker, view: View) -> set[tuple[str, str]]:
    return {(fault.measure, " | ".join(fault[1:])) for fault in walker.look(view).faults}


@pytest.mark.parametrize("view", [pytest.param(view, id=view.name) for view in pairwise()])
def test_it_fits_and_reads_well(walker: Walker, view: View) -> None:
    if first := _faults(walker, view):
        # What a second look does not find was on its way.
        lasting = {measure for measure, _ in first} & {measure for measure, _ in _faults(walker, view)}
        assert not lasting, "\n".join(f"{measure}: {where}" for measure, where in sorted(first) if measure in lasting)
