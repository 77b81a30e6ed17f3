"""A site without a network: what has come once is enough, and an update waits until no table is open."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Invite, inviting
from tests.browser.tab import TabVisitor, served

pytestmark = pytest.mark.xdist_group("site")

#: Whether the service worker has everything; the page is its own from then on.
_KEPT = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"
#: Whether a newer one waits.
_WAITING = "() => navigator.serviceWorker.ready.then(it => it.update()).then(it => !!it.waiting)"


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


def publish(folder: Path, name: str) -> None:
    """Another edition of the site, in the place of the one before."""
    index, worker = folder / "index.html", folder / "sw.js"
    page, script = index.read_text(encoding="utf-8"), worker.read_text(encoding="utf-8")
    index.write_text(page.replace("<html ", f'<html data-edition="{name}" ', 1), encoding="utf-8")
    worker.write_text(re.sub(r'(?<="index.html","revision":")[^"]*', name, script), encoding="utf-8")


def test_a_game_goes_on_without_a_network_and_a_new_one_begins(invite: Invite, folder: Path) -> None:
    with served(folder) as url:
        anna = invite(url=url)
        anna.play_now()
        anna.build()
        anna.wait_for_question()
        anna.page.wait_for_function(_KEPT)
    before = anna.version
    anna.forgive = ("ERR_CONNECTION_REFUSED",)  # the service worker is looked for anew

    anna.page.reload()
    anna.wait_for_question()
    assert anna.version == before
    anna.visit("/rules/tiletum")
    expect(anna.page.locator("main")).to_contain_text("Tiletum")
    anna.sit("paladins", "me")


def test_an_update_waits_until_no_table_is_open(invite: Invite, folder: Path) -> None:
    with served(folder) as url:
        anna = invite(url=url)
        anna.play_now()
        anna.page.wait_for_function(_KEPT)
        publish(folder, "second")
        anna.page.wait_for_function(_WAITING)

        anna.page.reload()
        anna.wait_for_question()
        assert edition(anna.page) is None
        other = anna.page.context.new_page()
        other.goto(f"{url}/")
        expect(other.get_by_role("link", name=re.compile("Continue"))).to_be_visible()
        assert edition(other) is None, "a table is open in another tab"
        other.close()

        anna.visit("/")
        anna.page.reload()
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
