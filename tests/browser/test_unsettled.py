"""While the database hangs or loses an answer, a page says what was not saved or is not known, and finds out itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.visitor import Visitor
from tests.progress import until
from tests.service.postgresql import new_database, postgresql
from tests.service.proxy import Fate, Proxy, proxied

FATES: list[Fate] = ["unanswered", "broken"]


@pytest.mark.xdist_group("postgresql")
def test_a_choice_is_made_once_whatever_becomes_of_its_commit(invite: Invite, tmp_path: Path) -> None:
    with postgresql() as there, proxied(new_database(there.url)) as (proxy, db):
        house = House(tmp_path, db=db, KINGSTABLE_DATABASE_SECONDS="2")
        house.start()
        try:
            visitor = invite("Anna", url=house.url)
            visitor.forgive = ("WebSocket", "ERR_CONNECTION")  # when the server has been stopped
            table = visitor.sit("kingdom_builder", "me", "me")
            is_not_saved(visitor, proxy)
            for made, fate in enumerate(FATES, start=1):
                is_settled(visitor, proxy, fate)
                scene = visitor.page.request.get(f"{house.url}/api/tables/{table}/scene").json()
                assert scene["version"] == 1 + made
        finally:
            proxy.blocked = False
            house.stop()


def is_not_saved(visitor: Visitor, proxy: Proxy) -> None:
    proxy.blocked = True
    visitor.lit_hexes.first.click()
    expect(visitor.page.get_by_text("The server cannot save right now.")).to_be_visible()
    visitor.show("not-saved")
    proxy.blocked = False
    expect(visitor.houses).to_have_count(0)
    until(lambda: visitor.page.request.get(f"{visitor.url}/health").json()["status"] == "ok")


def is_settled(visitor: Visitor, proxy: Proxy, fate: Fate) -> None:
    proxy.lose(fate, b'"chose"', then_blocked=True)
    # after the first choice the others of the turn may have been forced
    visitor.lit_hexes.or_(visitor.prompt.get_by_role("button", name="End the turn")).first.click()
    expect(visitor.page.get_by_text("It is not known yet whether this was saved.")).to_be_visible()
    expect(visitor.lit).to_have_count(0)
    visitor.show("not-known-yet")
    proxy.blocked = False
    expect(visitor.page.get_by_text("It was saved.")).to_be_visible()
    visitor.wait_for_question()
