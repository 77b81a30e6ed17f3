"""A newcomer clicks Play now, plays by mouse, reads the score sheet and looks back."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Invite
from tests.browser.legible import check_lines

from kingstable.kernel import Table, game_ids


def test_a_newcomer_plays_a_whole_game(invite: Invite) -> None:
    visitor = invite(newcomer=True)
    page = visitor.page
    visitor.visit()
    expect(page.get_by_role("heading", name="Kingdom Builder")).to_be_visible()
    # A row of games is in sight at once; those from outside come in another, and lists of tables below may be long.
    expect(page.get_by_role("button", name="New table").nth(len(game_ids()) - 1)).to_be_in_viewport(ratio=1)
    visitor.show("lobby")
    visitor.cover.get_by_role("button", name="Play now").click()

    offered = page.get_by_role("dialog", name="Kingdom Builder: where to begin?")
    expect(offered.get_by_role("button", name=re.compile("^Learn the game"))).to_have_class(re.compile("gold"))
    visitor.show("ways")
    offered.get_by_role("button", name=re.compile("^First game")).click()
    visitor.wait_for_question()
    expect(visitor.prompt).to_contain_text("Your decision")
    expect(visitor.prompt).to_contain_text("3 to go")
    adviser = page.get_by_role("region", name="Adviser")
    page.keyboard.press("i")
    expect(adviser.locator("p").first).to_be_visible()
    visitor.show("adviser")
    adviser.get_by_role("button", name="Send the adviser away").click()
    expect(adviser).to_have_count(0)
    visitor.prompt.get_by_role("button", name="Ask the adviser").click()
    expect(adviser.locator("p").first).to_be_visible()
    visitor.check_fits("the table")
    visitor.lit_hexes.nth(3).hover()
    expect(page.locator("#pane-board .ghost").first).to_be_visible()
    visitor.show("table-first-question")
    visitor.build_all()
    expect(visitor.prompt).to_contain_text("End your turn")
    visitor.end_turn()
    visitor.wait_for_question()
    expect(page.get_by_role("log").locator(".fresh").first).to_be_visible()
    visitor.show("table-second-turn")

    assert visitor.play_on(most=24) == 24
    visitor.hurry(visitor.table)
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("row", name=re.compile("Castles"))).to_be_visible()
    expect(sheet.get_by_role("row", name=re.compile("Total"))).to_be_visible()
    expect(sheet.get_by_role("img", name=re.compile("Points round by round"))).to_be_visible()
    check_lines(sheet.locator("figure"))
    visitor.show("score-sheet")

    with page.expect_download() as download:
        sheet.get_by_role("link", name="Save the record").click()
    first = json.loads(download.value.path().read_text().splitlines()[0])
    assert first["game"] == "kingdom_builder"

    left = sum(player.supply for player in Table.replay(visitor.record(visitor.table)).state.players)
    sheet.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_focused()
    last = int(str(slider.get_attribute("max")))
    expect(visitor.houses).to_have_count(0)
    page.keyboard.press("End")
    expect(visitor.houses).to_have_count(2 * 40 - left)
    page.keyboard.press("ArrowLeft")
    expect(visitor.prompt).to_contain_text(f"Choice {last - 1} of {last}")
    page.get_by_label("View as").select_option(label="Beginner")
    expect(visitor.prompt).to_contain_text(f"Choice {last - 1} of {last}")
    visitor.show("replay")
    page.get_by_role("button", name="End the replay").click()
    expect(visitor.prompt).to_contain_text("The game is over")

    visitor.prompt.get_by_role("button", name="Score sheet").click()
    here = page.url
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    visitor.wait_for_question()
    assert page.url != here


def test_what_is_not_lit_says_why(invite: Invite) -> None:
    visitor = invite()
    visitor.first_game()
    _click_hex(visitor.page, 0, 3)
    expect(visitor.page.locator(".hint")).to_contain_text(re.compile("[Mm]ountain"))
    assert visitor.houses.count() in (0, 3), "nothing was built"
    visitor.show("why-not")
    visitor.page.locator(".hint").get_by_role("button", name="Why?").click()
    expect(visitor.page.get_by_role("dialog").locator(".marked")).to_contain_text("the terrain of your card")


def _click_hex(page: Page, row: int, column: int) -> None:
    """Click the middle of any hex, lit or not, from where the board's drawing lies on the screen."""
    spot = page.evaluate(
        """([row, column]) => {
          const svg = document.querySelector('#pane-board .stage > svg')
          const x = 34 + Math.sqrt(3) * 30 * (column + 0.5 + (row % 2) / 2)
          const at = new DOMPoint(x, 64 + 45 * row).matrixTransform(svg.getScreenCTM())
          return [at.x, at.y]
        }""",
        [row, column],
    )
    page.mouse.click(*spot)


def test_a_choice_is_taken_back(invite: Invite) -> None:
    visitor = invite()
    visitor.play_now()
    undo = visitor.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    before = visitor.houses.count()
    visitor.build()
    expect(undo).to_be_enabled()
    undo.click()
    expect(visitor.houses).to_have_count(before)
    expect(visitor.prompt).to_contain_text("3 to go")
    visitor.build(2)
    visitor.page.keyboard.press("u")
    expect(visitor.houses).to_have_count(before)


def test_hovering_shows_what_a_hex_would_bring(invite: Invite) -> None:
    visitor = invite()
    visitor.first_game()
    visitor.lit_hexes.nth(1).hover()
    gain = visitor.page.locator("#pane-players .score b")
    expect(gain).to_have_text(re.compile(r"^\+\d+$"))
    visitor.page.mouse.move(5, 5)
    expect(gain).to_have_count(0)
    # The names of all sections stand within the frame.
    within = visitor.page.locator("#pane-board .names text").evaluate_all(
        """all => all.map((name) => {
          const both = [name, name.closest('svg').querySelector('.rule')]
          const [text, rule] = both.map((it) => it.getBoundingClientRect())
          return text.top >= rule.top && text.bottom <= rule.bottom
        })"""
    )
    assert len(within) == 4 and all(within), within
