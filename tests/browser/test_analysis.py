"""The analysis beside the replay, playing on from a moment of it, and a hint at the table that comes of it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Invite
from tests.browser.legible import check_lines
from tests.games.golden import golden
from tests.progress import until


def _box(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box is not None
    return {**box, "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


def _is_stepped_by_touch(page: Page) -> None:
    """The link opens the analysis and the board; the chart leads through the game, and decisions are seen."""
    slider, board = page.get_by_role("slider"), page.locator("#pane-board")
    for width, height in ((PHONE["width"], PHONE["height"]), (PHONE["height"], PHONE["width"])):
        page.set_viewport_size({"width": width, "height": height})
        panel = page.get_by_role("region", name="Analysis")
        expect(panel.locator("tbody")).to_be_visible()
        expect(board).to_be_visible()
        seen, beside = _box(board), _box(panel)
        assert seen["width"] * seen["height"] > 0.1 * width * height
        assert seen["bottom"] <= beside["y"] or seen["right"] <= beside["x"], "neither hides the other"
        assert _box(slider)["width"] > 200, "room for a finger"
        assert _box(slider)["height"] >= 40

        panel.locator(".chart").scroll_into_view_if_needed()
        chart = _box(panel.locator(".chart"))
        for share in (0.75, 0.25):
            page.touchscreen.tap(chart["x"] + share * chart["width"], chart["y"] + chart["height"] / 2)
            at = share * float(slider.get_attribute("max") or 0)
            until(lambda at=at: abs(float(slider.input_value()) - at) <= 1)  # type: ignore[misc]

        forward, places = page.get_by_role("button", name="One step forward"), set()
        for _ in range(4):
            before = slider.input_value()
            forward.tap()
            until(lambda before=before: slider.input_value() != before)  # type: ignore[misc]
            places.add(_box(forward)["y"])
        assert len(places) == 1, "a button stays under the finger, whatever is told"

        stride, eyes = (_box(list) for list in page.locator(".replay select").all())
        assert abs(stride["y"] - eyes["y"]) < 5, "what is chosen stands in one row"

        panel.get_by_label("Show all decisions").check()
        for number in (4, 12):
            panel.locator("li button.row[aria-pressed]").nth(number).tap()
            until(lambda: _marked(board), why="what was done, or was better, is in sight")


def _marked(board: Locator) -> bool:
    """Whether a mark on the board can be seen."""
    window = _box(board)
    marks = [_box(each) for each in board.locator(".spotted").all()]
    return any(
        window["x"] <= mark["x"]
        and mark["right"] <= window["right"]
        and window["y"] <= mark["y"]
        and mark["bottom"] <= window["bottom"]
        for mark in marks
    )


def _shows_that_it_goes_on(page: Page) -> None:
    """A shadow lies at the edge of a hint beyond which there is more of it, and at no other."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": before["width"], "height": 560})
    told = page.locator(".hints .told")
    assert told.evaluate("it => it.scrollHeight > it.clientHeight + 30")

    def edges() -> tuple[bytes, bytes]:
        box = _box(told)
        strip = {"x": box["x"], "width": 4, "height": 4}
        above, below = ({**strip, "y": y} for y in (box["y"], box["bottom"] - 4))
        return page.screenshot(clip=above), page.screenshot(clip=below)  # type: ignore[arg-type]

    paper, shadow = edges()
    assert paper != shadow
    told.hover()
    page.mouse.wheel(0, 5000)
    until(lambda: edges()[1] == paper, why="at its end there is none below")
    assert edges()[0] != paper, "but above"
    page.mouse.wheel(0, -5000)
    page.set_viewport_size(before)


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
    borys = invite(phone=True)
    borys.visit(f"/table/{anna.table.partition('#')[0]}#analysis")
    _is_stepped_by_touch(borys.page)
    borys.show("analysis-phone")
    check_lines(panel)

    page.get_by_role("button", name="Play on from here against programs").click()
    anna.wait_for_question()
    page.keyboard.press("h")
    ways = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(ways.first).to_be_visible(timeout=60_000)
    assert 1 < ways.count() <= 3
    expect(page.locator(".hints .why").filter(has_not_text=re.compile(r"\S"))).to_have_count(0)
    expect(page.locator("path.spotted").first).to_be_attached()  # the best way is marked on the board
    _shows_that_it_goes_on(page)
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
