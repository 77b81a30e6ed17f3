"""A whole game without a mouse: from the lobby to the score sheet by Tab, arrows, Enter and letters."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

FOCUSED = "() => document.activeElement?.dataset?.lit ?? ''"


def _tab_to(page: Page, text: str, inside: str = "body", most: int = 60) -> None:
    """Press Tab until the focus is on what bears this name."""
    for _ in range(most):
        page.keyboard.press("Tab")
        name = page.evaluate(
            "(inside) => { const it = document.activeElement; if (!it.closest(inside)) return ''; "
            "return it.getAttribute('aria-label') || it.labels?.[0]?.innerText || it.innerText || '' }",
            inside,
        )
        if text in str(name):
            return
    raise AssertionError(f"no way to {text!r} by Tab")


def _choose(visitor: Visitor) -> None:
    """Walk to a lit thing and choose it."""
    keyboard = visitor.page.keyboard
    for _ in range(5):
        keyboard.press("ArrowDown")
        if visitor.page.evaluate(FOCUSED):
            keyboard.press("Enter")
            return
        visitor.page.wait_for_timeout(20)


def test_a_game_by_keyboard_alone(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    visitor.visit()
    expect(visitor.cover.get_by_role("button", name="New table")).to_be_visible()
    _tab_to(page, "New table", inside="[data-game=kingdom_builder]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    _tab_to(page, "Seat 2")
    seat = page.get_by_role("combobox", name="Seat 2")
    for _ in range(seat.locator("option").count()):
        if seat.input_value() != "mind:random":
            page.keyboard.press("ArrowUp")
    expect(seat).to_have_value("mind:random")
    _tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    visitor.wait_for_question()

    page.keyboard.press("ArrowRight")
    first = page.evaluate(FOCUSED)
    assert first.startswith("hex:"), "an arrow comes to a lit hex"
    expect(page.locator("#pane-board .ghost").first).to_be_visible()
    walked = {first}
    for arrow in ("ArrowDown", "ArrowRight", "ArrowUp"):
        page.keyboard.press(arrow)
        walked.add(page.evaluate(FOCUSED))
    assert len(walked) > 1, "arrows walk on"
    page.keyboard.press("ArrowLeft")
    visitor.show("keyboard")
    page.keyboard.press("Enter")
    expect(visitor.houses.first).to_be_attached()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("Building rules")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    sheet = page.get_by_role("dialog", name="Score sheet")
    for _ in range(400):
        if sheet.is_visible():
            break
        visitor.wait_for_turn()
        if page.locator("[data-lit^='end']").count():
            page.keyboard.press("e")
        elif visitor.lit.count():
            _choose(visitor)
    expect(sheet).to_be_visible()


def test_any_hex_explains_itself_by_keys(invite: Invite) -> None:
    """Shift and arrows look at hexes that are not lit; Enter says why not. The mountain lies at 0,3.

    A board that is seen whole stays where it is, even when the step leads to its edge.
    """
    visitor = invite()
    visitor.first_game()
    stage = visitor.page.locator("#pane-board .stage")
    whole = stage.bounding_box()
    for key, times in (("ArrowUp", 10), ("ArrowLeft", 10), ("ArrowRight", 3)):
        for _ in range(times):
            visitor.page.keyboard.press(f"Shift+{key}")
    expect(visitor.page.locator("#pane-board .readout")).to_contain_text("0,3 · Mountain")
    assert stage.bounding_box() == whole
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".hint")).to_contain_text("mountain")
