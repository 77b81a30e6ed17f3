"""Coming back in mid-turn: after a reload, and after the server itself was gone."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import Invite
from tests.browser.house import House


def test_a_reload_in_mid_turn_changes_nothing(invite: Invite) -> None:
    visitor = invite()
    visitor.play_now()
    visitor.build()
    asked = visitor.prompt.locator(".asked").inner_text()
    houses, log = visitor.houses.count(), visitor.page.get_by_role("log").inner_text()
    lit = [thing.get_attribute("data-lit") for thing in visitor.lit.all()]
    visitor.page.reload()
    visitor.wait_for_question()
    expect(visitor.prompt.locator(".asked")).to_have_text(asked)
    assert visitor.houses.count() == houses
    assert visitor.page.get_by_role("log").inner_text() == log
    assert [thing.get_attribute("data-lit") for thing in visitor.lit.all()] == lit
    assert visitor.play_on(most=1) == 1


def test_the_lobby_leads_back_to_my_table(invite: Invite) -> None:
    visitor = invite()
    visitor.play_now()
    here = visitor.page.url
    visitor.visit()
    mine = visitor.page.locator("section", has_text="Continue").first
    expect(mine).to_contain_text("Your move")
    mine.get_by_role("link", name="Continue").click()
    visitor.wait_for_question()
    assert visitor.page.url == here


def test_a_killed_server_comes_back_in_mid_turn(invite: Invite, tmp_path: Path) -> None:
    own = House(tmp_path)
    own.start()
    try:
        visitor = invite(url=own.url)
        visitor.forgive = ("WebSocket", "ERR_CONNECTION")
        visitor.play_now()
        visitor.build()
        asked = visitor.prompt.locator(".asked").inner_text()
        houses = visitor.houses.count()
        own.stop(signal.SIGKILL)
        expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
        visitor.show("connection-lost")
        own.start()
        expect(visitor.page.get_by_text("Connection lost")).to_have_count(0)
        expect(visitor.prompt.locator(".asked")).to_have_text(asked)
        assert visitor.houses.count() == houses
        visitor.wait_for_question()
        if visitor.lit_hexes.count():
            visitor.build()
    finally:
        own.stop()


def test_a_page_from_before_an_update_is_told_to_reload_and_loses_no_choice(invite: Invite) -> None:
    visitor = invite()
    visitor.play_now()
    visitor.build()
    houses = visitor.houses.count()

    another = "another-"

    def updated(socket: WebSocketRoute) -> None:
        """A server that has another client than the one this page was loaded with."""
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(str(text).replace('"client":"', f'"client":"{another}')))

    visitor.page.route_web_socket("**/api/socket", updated)
    visitor.page.reload()
    told = visitor.page.get_by_role("alert").filter(has_text="has been updated")
    expect(told).to_be_visible()
    visitor.show("updated")
    another = ""
    told.get_by_role("button", name="Reload").click()
    visitor.wait_for_question()
    expect(told).to_have_count(0)
    assert visitor.houses.count() == houses
