"""A server in a folder of a host that it shares, and a page too many."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.house import House


@pytest.fixture(scope="module")
def lodge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in a folder, where a person may have two pages open."""
    house = House(tmp_path_factory.mktemp("lodge"), root="/our/games", KINGSTABLE_SOCKETS="2")
    house.start()
    yield house
    house.stop()


def test_all_is_found_in_the_folder_of_a_shared_host(lodge: House, invite: Invite) -> None:
    anna = invite("Anna", url=lodge.url)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.on("websocket", lambda socket: asked.append(socket.url))
    anna.play_now()
    anna.build()
    anna.page.reload()
    anna.wait_for_question()
    anna.page.get_by_role("link", name="To the lobby").click()
    expect(anna.page).to_have_url(f"{lodge.url}/")
    anna.cover.wait_for()
    id = anna.new_table("kingdom_builder", "me", "person")["id"]
    anna.visit(f"/table/{id}")
    link = anna.page.locator("#invite").input_value()
    assert link.startswith(f"{lodge.url}/join/")
    paths = [urlsplit(url).path for url in asked]
    assert "/our/games/api/socket" in paths
    assert [path for path in paths if not path.startswith("/our/games/")] == []
    [cookie] = [cookie for cookie in anna.page.context.cookies() if cookie["name"] == "kingstable"]
    assert cookie["path"] == "/our/games"

    borys = invite("Borys", url=lodge.url)
    borys.page.goto(link)
    borys.page.get_by_role("button", name=re.compile("Sit down|Join")).click()
    expect(borys.page).to_have_url(f"{lodge.url}/table/{id}")


def test_a_page_too_many_says_so_and_goes_on_when_another_is_closed(lodge: House, invite: Invite) -> None:
    anna = invite("Anna", url=lodge.url, lang="uk")
    anna.visit()
    anna.cover.wait_for()
    second, third = anna.page.context.new_page(), anna.page.context.new_page()
    second.goto(lodge.url)
    second.locator("article[data-game='kingdom_builder']").wait_for()
    third.goto(lodge.url)
    expect(third.get_by_role("alert")).to_contain_text("забагато сторінок")
    second.close()
    expect(third.get_by_role("alert")).to_have_count(0)
