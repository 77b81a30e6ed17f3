"""The analysis beside the replay, playing on from a moment of it, and a hint at the table that comes of it."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.legible import check_lines
from tests.games.golden import golden


def test_a_game_is_analysed_played_on_and_a_hint_taken(invite: Invite) -> None:
    record = golden("kingdom_builder", "2-minds")
    anna = invite("Anna")
    page = anna.page
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
    check_lines(panel)

    page.get_by_role("button", name="Play on from here against programs").click()
    anna.wait_for_question()
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint").get_by_role("listitem").first).to_be_visible(timeout=60_000)
    anna.check_access("hint")
    anna.show("hint")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog")).to_contain_text("Anna: hints taken: 1")
