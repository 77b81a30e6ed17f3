"""A player leaves and does not come back: those who stayed end the game with a few clicks, and it can be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.legible import check_words
from tests.browser.look.positions import Position, record_of
from tests.games.golden import GAMES


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server where whoever closes the page is gone at once."""
    monkeypatch.setenv("KINGSTABLE_GONE_MINUTES", "0")
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


def test_those_who_stayed_end_the_game(impatient: House, invite: Invite) -> None:
    anna = invite("Anna", url=impatient.url)
    clara = invite("Clara", url=impatient.url, phone=True, lang="uk")
    borys = invite("Borys", url=impatient.url)
    people = [anna, borys, clara]
    table = anna.new_table("for_the_king", "me", "person", "person")
    for guest in (borys, clara):
        guest.post(f"/join/{table['join']}")
    for visitor in people:
        visitor.visit(f"/table/{table['id']}")
        expect(visitor.prompt).to_be_visible()

    # Nobody is gone while all are here; then the one is for whom the game waits.
    leaver = next(one for one in people if one.lit.count() or one.prompt.get_by_text("Your decision").count())
    stayed = [one for one in people if one is not leaver]
    for visitor in people:
        expect(visitor.page.locator(".gone")).to_have_count(0)
    name = {id(anna): "Anna", id(borys): "Borys", id(clara): "Clara"}[id(leaver)]
    leaver.visit("/about")
    for visitor in stayed:
        expect(visitor.page.locator(".gone")).to_contain_text(name)
        visitor.show(f"gone-bar-{visitor.page.viewport_size['width']}")
        visitor.page.locator(".gone button").click()
        visitor.check_access("the dialog when somebody is gone")
        visitor.show(f"gone-{visitor.page.viewport_size['width']}")

    # The first vote is seen by the other; the second decides.
    first, second = stayed
    first.page.get_by_role("dialog").locator("li").nth(1).get_by_role("button").click()
    expect(second.page.get_by_role("dialog").locator("li").nth(1)).to_contain_text("1/2")
    second.show("gone-voted")
    second.page.get_by_role("dialog").locator("li").nth(1).get_by_role("button").click()
    for visitor in stayed:
        expect(visitor.page.locator("dialog .ending")).to_be_visible()
        assert visitor.page.locator("dialog th.winner").count() == 0
        visitor.show(f"ended-{visitor.page.viewport_size['width']}")

    # Who was gone finds it among their games, and can replay it.
    leaver.visit("/me")
    row = leaver.page.locator("li", has=leaver.page.locator(f"a[href='/table/{table['id']}']"))
    expect(row).to_contain_text("Ended without a result" if leaver is not clara else "Без результату")
    leaver.show("ended-lobby")
    row.locator(f"a[href='/table/{table['id']}']").click()
    expect(leaver.prompt).to_be_visible()
    leaver.page.keyboard.press("p")
    expect(leaver.page.locator(".replay, #replay, input[type=range]").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_the_winner_has_can_be_read(invite: Invite, game: str, theme: str) -> None:
    visitor = invite("Anna", theme=theme)
    visitor.visit(f"/table/{visitor.open(record_of(Position(game, 2, 'over')))}")
    things = visitor.page.locator("#pane-players .winner .things")
    expect(things.first).to_be_visible()
    for each in things.all():
        check_words(each)
    expect(visitor.page.get_by_text("Last round", exact=True)).to_have_count(0)
