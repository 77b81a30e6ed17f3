"""The analysis beside the replay, playing on from a moment of it, and a hint at the table that comes of it."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.games.golden import golden

#: What stands out on the board, by where it is drawn.
SPOTTED = "[...document.querySelectorAll('path.spotted')].map((path) => path.getAttribute('d')).join()"


def test_a_game_is_analysed_played_on_and_a_hint_taken(invite: Invite) -> None:
    record = golden("kingdom_builder", "2-minds")
    anna = invite("Anna")
    page, asked = anna.page, list[str]()
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: asked.append(str(text))))
    anna.visit(f"/table/{anna.open(record)}#analysis")
    panel = page.get_by_role("region", name="Analysis")
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(panel.locator("tbody tr")).to_have_count(2, timeout=120_000)
    expect(panel.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    panel.get_by_label("Show all decisions").check()
    decisions = panel.locator("li button.row[aria-pressed]")
    second = record.choices.index(next(each for each in record.choices if each.seat == 0))
    decisions.nth(1).click()
    expect(page.get_by_role("slider")).to_have_value(str(second))
    expect(decisions.nth(1)).to_have_attribute("aria-pressed", "true")
    anna.check_access("analysis")
    anna.check_words("analysis")
    anna.show("analysis")

    page.get_by_role("button", name="Play on from here against programs").click()
    anna.wait_for_question()
    page.keyboard.press("h")
    ways = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(ways.first).to_be_visible(timeout=60_000)
    assert 1 < ways.count() <= 3
    expect(page.locator(".hints .why").filter(has_not_text=re.compile(r"\S"))).to_have_count(0)
    expect(page.locator("path.spotted").first).to_be_attached()  # the best way is marked on the board
    best = page.evaluate(SPOTTED)
    ways.nth(1).hover()
    page.wait_for_function(f"best => {SPOTTED} && {SPOTTED} !== best", arg=best)  # and another once one looks at it
    page.get_by_role("region", name="Hint").get_by_role("button", name="Close").click()
    expect(page.locator("path.spotted")).to_have_count(0)
    page.keyboard.press("h")
    expect(ways.first).to_be_visible()
    anna.check_access("hint")
    anna.show("hint")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog")).to_contain_text("Anna: hints taken: 1")
    assert sum('"type":"hint"' in text for text in asked) == 1, "it was asked for once, and looked at twice"
