"""On a phone: the board pans and zooms, areas are tabs, and the prompt stays at the bottom."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import PHONE, Invite
from tests.browser.look.positions import Position, record_of
from tests.progress import until


def test_a_turn_on_a_phone(invite: Invite) -> None:
    visitor = invite(phone=True)
    page = visitor.page
    visitor.visit()
    expect(visitor.cover.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.show("phone-lobby")
    visitor.cover.get_by_role("button", name="Play now").tap()
    visitor.just_play()
    visitor.check_fits("the table")
    box = visitor.prompt.bounding_box()
    assert box is not None and box["y"] + box["height"] <= PHONE["height"]
    visitor.show("phone-board")

    before = visitor.houses.count()
    lit = visitor.lit_hexes
    seen = [it for it in lit.all() if _in_sight(it.bounding_box())]
    assert seen, "a lit hex is in sight from the start"
    seen[0].tap()
    expect(visitor.houses.nth(before)).to_be_attached()

    for tab, text in (("Mine", "What earns gold"), ("Players", "Greedy"), ("Log", re.compile("plays the .+ card"))):
        page.get_by_role("button", name=re.compile(f"^{tab}")).tap()
        expect(page.get_by_text(text).first).to_be_visible()
        expect(visitor.prompt).to_be_visible()
        visitor.show(f"phone-{tab.lower()}")
    page.get_by_role("button", name=re.compile("^Board")).tap()
    expect(visitor.lit.first).to_be_attached()


#: Beside a lit hex in sight, half a finger from its middle, where nothing is lit.
_BESIDE = """() => {
  for (const hex of document.querySelectorAll("[data-lit^='hex:']")) {
    const { x, y, width, height } = hex.getBoundingClientRect()
    for (const aside of [-1, 1]) {
      const [atX, atY] = [x + width / 2 + aside * 18, y + height / 2]
      const there = document.elementFromPoint(atX, atY)
      if (width / 2 < 18 && there?.closest('.stage') && !there.closest('[data-lit]')) return [atX, atY]
    }
  }
}"""


def test_a_tap_beside_a_small_hex_finds_it(invite: Invite) -> None:
    visitor = invite(phone=True)
    visitor.play_now()
    before = visitor.houses.count()
    beside: list[list[float]] = []
    until(lambda: beside.append(visitor.page.evaluate(_BESIDE)) or beside[-2:] == beside[-1:] * 2, pause=0.3)
    visitor.page.touchscreen.tap(*beside[-1])
    expect(visitor.houses.nth(before)).to_be_attached()


def _in_sight(box: dict[str, float] | None) -> bool:  # type: ignore[type-arg]
    return box is not None and 0 < box["x"] < PHONE["width"] - 40 and 50 < box["y"] < 560


def test_pan_and_zoom(invite: Invite) -> None:
    visitor = invite()
    visitor.play_now()
    page = visitor.page
    stage = page.locator("#pane-board .stage")
    whole = _box(stage)
    middle = (whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -600)
    until(lambda: _box(stage)["width"] > whole["width"] * 1.5)
    near = _box(stage)
    houses = visitor.houses.count()
    page.mouse.down()
    page.mouse.move(middle[0] + 120, middle[1] + 60, steps=6)
    page.mouse.up()
    until(lambda: _box(stage)["x"] > near["x"] + 60)
    assert visitor.houses.count() == houses, "a drag chooses nothing"
    page.get_by_role("button", name="Show the whole board").click()
    until(lambda: abs(_box(stage)["width"] - whole["width"]) < 2)


def _box(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box is not None
    return dict(box)  # type: ignore[call-overload, no-any-return]


@pytest.mark.parametrize("game", ["paladins", "tiletum", "viscounts"])
def test_zoom_buttons_hide_nothing_and_a_question_has_the_width(invite: Invite, game: str) -> None:
    visitor = invite("Anna", phone=True)
    visitor.take_up(record_of(Position(game, 2, "middle")))
    buttons, drawing = _box(visitor.page.locator(".buttons")), _box(visitor.page.locator(".viewport"))
    assert buttons["y"] + buttons["height"] <= drawing["y"], "they stand above the drawing"
    asked = _box(visitor.prompt.locator(".said"))
    assert asked["width"] > PHONE["width"] * 0.8


@pytest.mark.parametrize(("game", "below"), [("kingdom_builder", "aside"), ("tiletum", "mine")])
def test_a_tablet_that_stands_has_what_is_mine_below_the_board(invite: Invite, game: str, below: str) -> None:
    visitor = invite("Anna", touch=True)
    page = visitor.page
    page.set_viewport_size({"width": 820, "height": 1180})
    visitor.take_up(record_of(Position(game, 2, "middle")))
    expect(page.locator(f"#pane-{below}")).to_be_visible()
    board, mine = _box(page.locator("#pane-board .viewport")), _box(page.locator(f"#pane-{below}"))
    stage = _box(page.locator("#pane-board .stage"))
    assert board["x"] <= stage["x"] and stage["x"] + stage["width"] <= board["x"] + board["width"], "all of it is seen"
    assert board["y"] + board["height"] <= mine["y"] + 1, "one lies below the other"
    assert mine["y"] + mine["height"] <= _box(visitor.prompt)["y"] + 1
    page.get_by_role("button", name=re.compile("^Players")).tap()
    expect(page.locator(f"#pane-{below}")).to_be_hidden()


def test_signs_point_at_choices_beyond_the_edge(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    visitor.take_up(record_of(Position("kingdom_builder", 2, "middle")))
    signs = visitor.page.locator(".beyond")
    expect(signs.first).to_be_visible()
    visitor.page.get_by_role("button", name="Show the whole board").tap()
    expect(signs).to_have_count(0)


def test_a_question_that_only_another_tab_answers_comes_to_the_front(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    # where a workshop goes is asked on the own board; to decline is a button, but gives it up
    visitor.take_up(record_of(Position("paladins", 2, "middle")))
    expect(visitor.page.locator("[data-tab='aside']")).to_be_attached()
