"""All of it without a server: from a folder of plain files, in a tab with Python of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.browser.conftest import Invite, inviting
from tests.browser.tab import TabVisitor

pytestmark = pytest.mark.xdist_group("site")

#: Whether others have done something after this version, and it is my turn again.
PLAYED = """mine => document.querySelector('[data-lit]')
  && Number(document.querySelector('[data-version]').dataset.version) > mine"""
#: How often a worker has judged a position itself, since it was first asked: each time it needs one power of e.
JUDGED = """() => {
  const { exp } = Math
  if (self.judged === undefined) Math.exp = (x) => (self.judged++, exp(x))
  return (self.judged ??= 0)
}"""
#: A browser that has hardly any room left, and notes when it is asked to keep things for good.
TIGHT = """
  navigator.storage.estimate = async () => ({ quota: 10_000_000, usage: 9_000_000 })
  navigator.storage.persist = async () => (window.lasting = true)
"""


@pytest.fixture
def invite(address: str, chromium: Browser) -> Iterator[Invite]:
    """Lets visitors in, as elsewhere."""
    yield from inviting(chromium, address, TabVisitor)


def test_nothing_is_lost_by_a_reload_or_with_a_worker_and_a_second_tab_is_told(invite: Invite) -> None:
    anna = invite()
    anna.play_now()
    anna.build()
    anna.wait_for_question()
    before = int(anna.version or 0)
    id = anna.table

    anna.page.reload()
    anna.wait_for_question()
    assert anna.version == str(before)

    with anna.page.expect_event("worker"):
        for worker in anna.page.workers:
            worker.evaluate("() => self.close()")
    anna.wait_for_question()
    anna.build_all()
    mine = int(anna.version or 0)
    anna.end_turn()
    anna.page.wait_for_function(PLAYED, arg=mine + 1)

    other = anna.page.context.new_page()
    other.goto(f"{anna.url}/#/table/{id}")
    expect(other.get_by_role("heading")).to_contain_text("open in another tab")
    anna.visit()
    expect(anna.page.get_by_role("link", name=re.compile("Continue"))).to_be_visible()
    other.reload()
    other.locator("[data-lit]").first.wait_for(state="attached")

    other.get_by_role("button", name="Menu").click()
    for _ in range(2):  # it is asked once more
        other.get_by_role("button", name="Delete the table").click()
    expect(other.locator("article")).not_to_have_count(0)
    expect(other.get_by_role("link", name=re.compile("Continue"))).to_have_count(0)


def test_a_master_judges_positions_by_what_the_browser_computes(invite: Invite) -> None:
    anna = invite("Anna")
    id = anna.sit("for_the_king", "me", "master")

    def judged() -> int:
        return sum(worker.evaluate(JUDGED) for worker in anna.page.workers)

    anna.hurry(id, lambda scene: judged() > 0 or scene["choices"] > 30)
    assert judged()


def test_where_hardly_any_room_is_left_one_is_told_before_one_plays(invite: Invite) -> None:
    anna = invite(script=TIGHT)
    anna.visit()
    expect(anna.page.get_by_text("hardly any room left")).to_be_visible()
    expect(anna.page.get_by_role("link", name="Save all games")).to_be_visible()
    assert not anna.page.evaluate("window.lasting")
    anna.play_now()
    assert anna.page.evaluate("window.lasting"), "the browser is asked not to clear what it keeps"


def test_where_nothing_is_kept_one_is_told_and_plays_all_the_same(invite: Invite) -> None:
    anna = invite()
    anna.page.route("**/assets/worker-*.js", _forgetful)
    anna.visit()
    expect(anna.page.get_by_role("alert")).to_contain_text("This browser keeps nothing")
    expect(anna.page.get_by_role("link", name="Save all games")).to_be_visible()
    anna.play_now()
    anna.build()


def _forgetful(route: Route) -> None:
    """A worker in a browser that has no database for it."""
    script = "indexedDB.open = () => { throw new Error('there is none') }\n" + route.fetch().text()
    route.fulfill(body=script, content_type="text/javascript")
