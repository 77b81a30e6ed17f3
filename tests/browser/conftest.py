"""A running server and a chromium for all browser tests of a worker; each test brings its own visitors."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.house import House
from tests.browser.tab import TabVisitor, served
from tests.browser.transports import MODULES, hosts
from tests.browser.visitor import Visitor
from tests.outside import BEGUN
from tests.progress import SILENCE

from kingstable.kernel import game_ids

CLIENT = Path(__file__).parents[2] / "src" / "kingstable" / "service" / "static" / "index.html"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: A Chromium without windows is many times as quick to let a visitor in; where there is none, the other will do.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}

#: Makes a visitor: `invite("Anna", phone=..., theme=..., lang=..., newcomer=...)`; `script` begins each page.
Invite = Callable[..., Visitor]

expect.set_options(timeout=SILENCE * 1000)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests."""
    assert CLIENT.exists(), "the browser client is not built: run `make setup`"
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS), timeout=SILENCE * 1000)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where a plain server has a site, in a folder."""
    with served(site) as url:
        yield url


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of the table page are put to several hosts."""
    if "host" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in MODULES:
        metafunc.parametrize("host", hosts(metafunc.function.__name__))


@pytest.fixture
def host() -> str:
    """Who hosts the tables, where nothing else is said."""
    return "server"


@pytest.fixture
def invite(request: pytest.FixtureRequest, host: str, chromium: Browser) -> Iterator[Invite]:
    """Lets visitors in; afterwards none of them may have met a fault."""
    if host == "tab":
        yield from inviting(chromium, request.getfixturevalue("address"), TabVisitor)
    else:
        yield from inviting(chromium, request.getfixturevalue("house").url, Visitor)


def inviting(chromium: Browser, home: str, kind: type[Visitor]) -> Iterator[Invite]:
    """Lets visitors of a kind in, who come to the same place unless they are sent elsewhere."""
    visitors: list[Visitor] = []

    def one(
        name: str = "",
        *,
        phone: bool = False,
        touch: bool = False,
        theme: str = "light",
        lang: str = "en",
        newcomer: bool = False,
        url: str | None = None,
        motion: str = "reduce",
        tempo: str = "off",
        script: str = "",
    ) -> Visitor:
        context = chromium.new_context(
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            has_touch=phone or touch,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
            locale=lang,
        )
        context.set_default_timeout(SILENCE * 1000)
        if not newcomer:
            plays_calmly(context, tempo)
        context.add_init_script(script)
        page: Page = context.new_page()
        visitor = kind(page, url or home)
        visitors.append(visitor)
        if name:
            visitor.post("/me", name=name)
        return visitor

    yield one
    for visitor in visitors:
        visitor.page.context.close()
    faults = [fault for visitor in visitors for fault in visitor.faults]
    assert not faults, "\n".join(faults)


def plays_calmly(context: Any, tempo: str = "off") -> None:
    """Let somebody in who watches others at this tempo, and whose first tap chooses."""
    kept = json.dumps({"twice": False, "tempos": dict.fromkeys([*game_ids(), "moths", BEGUN], tempo)})
    context.add_init_script(f"if (!localStorage.kingstable) localStorage.kingstable = {json.dumps(kept)}")
