"""A site without a network: what has come once is enough, and an update waits until no table is open."""

from __future__ import annotations

import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Invite, inviting
from tests.browser.house import House
from tests.browser.tab import TabVisitor, served
from tests.progress import until

pytestmark = pytest.mark.xdist_group("site")

#: Whether the service worker has everything; the page is its own from then on.
KEPT = "() => !!navigator.serviceWorker.controller"
#: Whether a newer one waits.
_WAITING = "() => navigator.serviceWorker.ready.then(it => it.update()).then(it => !!it.waiting)"
#: What is kept of Python, and a file of it in another edition.
_PYTHON = "() => caches.open('kingstable-python').then(it => it.keys()).then(all => all.map(it => it.url).join(' '))"
_RENEWED = "pyodide-lock.json.renewed.gz"
#: Whether that of a server's site has everything.
_LENT = "() => navigator.serviceWorker.getRegistration('/here/').then(it => !!it?.active)"


@pytest.fixture
def folder(site: Path, tmp_path: Path) -> Path:
    """A site of one's own, to be changed."""
    return shutil.copytree(site, tmp_path / "games")


@pytest.fixture
def invite(chromium: Browser) -> Iterator[Invite]:
    """Lets visitors in, each where they say."""
    yield from inviting(chromium, "", TabVisitor)


def edition(page: Page) -> str | None:
    """Which edition of the site a page is."""
    return page.locator("html").get_attribute("data-edition")


def _put(file: Path, text: str) -> None:
    """Write it at once: browsers look for another worker when they like, and half of one would be one too."""
    whole = file.with_name(f"{file.name}.whole")
    whole.write_text(text, encoding="utf-8")
    whole.replace(file)


def publish(folder: Path, name: str) -> None:
    """Another edition of the site, in the place of the one before."""
    index, worker = folder / "index.html", folder / "sw.js"
    page, script = index.read_text(encoding="utf-8"), worker.read_text(encoding="utf-8")
    _put(index, page.replace("<html ", f'<html data-edition="{name}" ', 1))
    _put(worker, re.sub(r'(?<="index.html","revision":")[^"]*', name, script))


def renew_python(folder: Path) -> None:
    """Another edition whose list of packages lies elsewhere."""
    manifest, worker = folder / "py" / "manifest.json", folder / "sw.js"
    told = manifest.read_text(encoding="utf-8")
    older = re.search(r"pyodide-lock.json\.\w+\.gz", told)
    assert older is not None
    (folder / "py" / older[0]).rename(folder / "py" / _RENEWED)
    _put(manifest, told.replace(older[0], _RENEWED))
    script = worker.read_text(encoding="utf-8").replace(older[0], _RENEWED)
    _put(worker, re.sub(r'(?<="py/manifest.json","revision":")[^"]*', "renewed", script))


def test_a_game_goes_on_without_a_network_and_a_new_one_begins(invite: Invite, folder: Path) -> None:
    with served(folder) as url:
        anna = invite(url=url)
        anna.play_now()
        anna.build()
        anna.wait_for_question()
        anna.page.wait_for_function(KEPT)
    before = anna.version
    anna.forgive = ("ERR_CONNECTION_REFUSED",)  # the service worker is looked for anew

    anna.page.reload()
    anna.wait_for_question()
    assert anna.version == before
    anna.visit("/rules/tiletum")
    expect(anna.page.locator("main")).to_contain_text("Tiletum")
    anna.sit("paladins", "me")


def test_a_newer_python_is_kept_before_it_is_needed(invite: Invite, folder: Path) -> None:
    with served(folder) as url:
        anna = invite(url=url)
        anna.visit()
        anna.page.wait_for_function(KEPT)
        renew_python(folder)
        until(lambda: anna.page.evaluate(_WAITING))
    anna.forgive = ("ERR_CONNECTION_REFUSED",)
    begun: list[str] = []
    anna.page.on("load", lambda page: begun.append(page.url))

    anna.page.reload()
    while len(begun) < 2:  # it takes the newer one, and begins anew
        anna.page.wait_for_timeout(10)
    anna.play_now()
    assert _RENEWED in anna.page.evaluate(_PYTHON)


def test_while_a_server_is_away_one_plays_in_the_browser(invite: Invite, site: Path, tmp_path: Path) -> None:
    own = House(tmp_path, KINGSTABLE_SITE=str(site))
    own.start()
    anna = invite(url=own.url)
    anna.forgive = ("WebSocket", "ERR_CONNECTION")
    anna.page.clock.install()

    def lent() -> bool:
        anna.page.clock.fast_forward(1000)
        return bool(anna.page.evaluate(_LENT))

    try:
        anna.page.goto(own.url)
        until(lent)
    finally:
        own.stop(signal.SIGKILL)
    with anna.page.context.expect_page() as opening:
        anna.page.get_by_role("link", name="Play here meanwhile").click()
    here = TabVisitor(opening.value, f"{own.url}/here")
    here.play_now()
    here.build()
    here.wait_for_question()


def test_an_update_waits_until_no_table_is_open(invite: Invite, folder: Path) -> None:
    with served(folder) as url:
        anna = invite(url=url)
        anna.play_now()
        anna.page.wait_for_function(KEPT)
        publish(folder, "second")
        until(lambda: anna.page.evaluate(_WAITING))

        anna.page.reload()
        anna.wait_for_question()
        assert edition(anna.page) is None
        other = anna.page.context.new_page()
        other.goto(f"{url}/")
        expect(other.get_by_role("link", name=re.compile("Continue"))).to_be_visible()
        assert edition(other) is None, "a table is open in another tab"
        other.close()

        anna.visit("/")
        expect(anna.cover).to_be_visible()  # the table is left
        anna.page.reload(wait_until="commit")  # the page begins once more by itself, perhaps before it is whole
        expect(anna.page.locator("html[data-edition=second]")).to_be_attached()


def test_a_browser_that_is_too_old_is_told_which_ones_do(invite: Invite, folder: Path) -> None:
    with served(folder) as url:
        anna = invite(url=url)
        anna.forgive = ("",)  # it cannot do what the page wants of it
        anna.page.add_init_script("delete window.DecompressionStream")
        anna.visit()
        for lang, said in {"en": "Firefox 114", "uk": "застарий", "ru": "слишком стар"}.items():
            expect(anna.page.locator(f"#old [lang={lang}]")).to_contain_text(said)
        expect(anna.page.locator("#app")).to_have_count(0)
