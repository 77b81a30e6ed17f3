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
    about = page.get_by_role("link", name="About").bounding_box()
    assert about and min(about["width"], about["height"]) >= 40
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


#: How high what stands above a board may be: nothing, or the line that tells the turn.
@pytest.mark.parametrize(
    ("game", "above"), [("kingdom_builder", 0), ("paladins", 0), ("tiletum", 30), ("viscounts", 0)]
)
def test_zoom_buttons_need_no_room_and_a_question_has_the_width(invite: Invite, game: str, above: int) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    visitor.take_up(record_of(Position(game, 2, "middle")))
    page.get_by_role("button", name=re.compile("^(Board|Map)")).tap()
    header, drawing = _box(page.locator(".page > header")), _box(page.locator("#pane-board .viewport"))
    assert drawing["y"] - header["y"] - header["height"] <= above + 1, "the drawing begins where it can"
    tabs = _box(page.get_by_role("navigation", name="Areas"))
    for name in ("Zoom in", "Zoom out", "Show the whole board"):
        button = _box(page.get_by_role("button", name=name))
        assert button["y"] >= tabs["y"] and button["x"] >= tabs["x"] + tabs["width"], "they stand beside the tabs"
        assert min(button["width"], button["height"]) >= 40
    asked = _box(visitor.prompt.locator(".said"))
    assert asked["width"] > PHONE["width"] * 0.8


def test_whoever_presses_a_sign_at_the_edge_looks_there(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    visitor.take_up(record_of(Position("kingdom_builder", 2, "middle")))
    before, at = _box(page.locator("#pane-board .stage")), _box(page.locator("#pane-board .beyond").first)
    page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    box = "document.querySelector('#pane-board .stage').getBoundingClientRect()"
    moved = f"([x, y]) => {box}.x !== x || {box}.y !== y"
    page.wait_for_function(moved, arg=[before["x"], before["y"]])


def test_zoom_buttons_beside_the_tabs_zoom_the_board_that_is_seen(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    visitor.take_up(record_of(Position("viscounts", 2, "middle")))
    stage = page.locator("#pane-board .stage")
    opened = _box(stage)["width"]
    page.get_by_role("button", name="Zoom in").tap()
    until(lambda: _box(stage)["width"] > opened * 1.3)
    page.get_by_role("button", name="Zoom out").tap()
    until(lambda: abs(_box(stage)["width"] - opened) < 2)
    page.get_by_role("button", name="Show the whole board").tap()
    until(lambda: _box(stage)["width"] <= PHONE["width"])
    page.get_by_role("button", name=re.compile("^Log")).tap()
    expect(page.get_by_role("button", name="Zoom in")).to_be_disabled()


def test_a_game_without_a_drawing_has_no_zoom_buttons(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    visitor.take_up(record_of(Position("for_the_king", 2, "middle")))
    expect(visitor.page.get_by_role("button", name="Zoom in")).to_have_count(0)


@pytest.mark.parametrize("moment", ["start", "middle"])
@pytest.mark.parametrize(
    ("game", "below"),
    [("kingdom_builder", "aside"), ("tiletum", "mine"), ("viscounts", "aside"), ("for_the_king", "aside")],
)
def test_a_tablet_that_stands_has_what_is_mine_below_the_board(
    invite: Invite, game: str, below: str, moment: str
) -> None:
    visitor = invite("Anna", touch=True)
    page = visitor.page
    page.set_viewport_size({"width": 820, "height": 1180})
    visitor.take_up(record_of(Position(game, 2, moment)))
    page.get_by_role("button", name=re.compile("^(Board|Map)")).tap()
    lies = page.locator(f"#pane-{below}")
    expect(lies).to_be_visible()
    board, mine = _box(page.locator("#pane-board")), _box(lies)
    drawn = page.locator("#pane-board .stage, #pane-board .council")
    until(lambda: _within(_box(drawn), board))
    assert board["y"] + board["height"] <= mine["y"] + 1, "one lies below the other"
    assert mine["y"] + mine["height"] <= _box(visitor.prompt)["y"] + 1
    assert lies.evaluate("it => it.scrollHeight <= it.clientHeight"), "all that is mine is seen"
    page.get_by_role("button", name=re.compile("^Players")).tap()
    expect(lies).to_be_hidden()


def _within(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        other[at] - 1 <= one[at] and one[at] + one[size] <= other[at] + other[size] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_phone_that_lies_shows_all_bidders_and_bids(invite: Invite, lang: str, seats: int) -> None:
    visitor = invite("Anna", touch=True, lang=lang)
    page = visitor.page
    page.set_viewport_size({"width": 844, "height": 390})
    visitor.take_up(record_of(Position("for_the_king", seats, "middle")))
    scene = _box(page.locator("#pane-board .scene"))
    for coin in page.locator("#pane-board .coin").all():
        assert _within(_box(coin), scene), "no bid is cut off"
    high = page.locator(".bidder.high .soft")
    assert _box(high)["height"] < 20, "that a bid is the highest is told in one line"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
@pytest.mark.parametrize("asked", ["ask-pay", "ask-discard"])
def test_whoever_has_won_a_card_sees_it_and_all_that_pays_for_it(
    invite: Invite, asked: str, width: int, height: int
) -> None:
    visitor = invite("Anna", touch=True, lang="uk")
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    visitor.take_up(record_of(Position("for_the_king", 5, asked)))
    expect(page.locator("#pane-board .scene [data-lit]").last).to_be_in_viewport(ratio=1)
    expect(page.locator("#pane-board .stand > .card")).to_be_in_viewport(ratio=1)
    expect(page.locator("#pane-board .bidder.high")).to_be_in_viewport(ratio=1)


def test_what_stands_on_a_card_on_auction_is_read_on_a_phone_that_lies(invite: Invite) -> None:
    visitor = invite("Anna", touch=True)
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    visitor.take_up(record_of(Position("for_the_king", 5, "ask-bid")))
    size = "it => parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a"
    assert visitor.page.locator("#pane-board .stand .mark").evaluate(size) >= 12


def _help(invite: Invite, game: str) -> Locator:
    """The help of a game on a phone, which tells how to touch."""
    visitor = invite("Anna", phone=True)
    visitor.take_up(record_of(Position(game, 2, "middle")))
    visitor.page.get_by_role("button", name="Help").tap()
    dialog = visitor.page.get_by_role("dialog", name="Help")
    expect(dialog.get_by_text("press and hold", exact=True)).to_be_visible()
    return dialog


def test_help_speaks_of_fingers_where_they_are_all_there_is(invite: Invite) -> None:
    dialog = _help(invite, "viscounts")
    expect(dialog.get_by_text("two fingers", exact=True)).to_be_visible()
    expect(dialog.locator("kbd").first).to_be_hidden()
    dialog.get_by_text("Keys").tap()
    expect(dialog.locator("kbd").first).to_be_visible()


def test_help_names_only_gestures_that_do_something(invite: Invite) -> None:
    dialog = _help(invite, "for_the_king")
    expect(dialog.get_by_text("two fingers", exact=True)).to_have_count(0)


def test_signs_point_at_choices_beyond_the_edge(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    visitor.take_up(record_of(Position("kingdom_builder", 2, "middle")))
    signs = visitor.page.locator(".beyond")
    expect(signs.first).to_be_visible()
    visitor.page.get_by_role("button", name="Show the whole board").tap()
    expect(signs).to_have_count(0)


def test_no_sign_lies_over_the_name_of_a_card(invite: Invite) -> None:
    visitor = invite("Anna", phone=True, lang="uk")
    visitor.take_up(record_of(Position("paladins", 2, "start")))
    sign = visitor.page.locator("#pane-board .beyond")
    expect(sign).to_have_count(1)
    names = visitor.page.locator("#pane-board .hold .name")

    def free() -> bool:
        at = _box(sign)
        boxes = [_box(each) for each in names.all()]
        return len(boxes) > 8 and all(_apart(at, box) for box in boxes)

    until(free, why="it stands beside them")


def _apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return any(
        one[at] + one[size] <= other[at] or other[at] + other[size] <= one[at]
        for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize(("game", "asked"), [("paladins", "ask-workshop"), ("viscounts", "ask-hire")])
def test_whatever_can_be_chosen_is_in_sight_or_pointed_at(invite: Invite, game: str, asked: str) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    visitor.take_up(record_of(Position(game, 2, asked)))
    lit = page.locator("main [data-lit]:visible")
    expect(lit.first).to_be_visible()
    window = _box(page.locator("#pane-aside" if game == "paladins" else "#pane-board .viewport"))

    def cut() -> int:
        boxes = [_box(each) for each in lit.all()]
        return sum(not _within(box, window) for box in boxes)

    if game == "viscounts":
        until(lambda: cut() == 0, why="the card comes into sight")
        return
    # Of ten places for a workshop, eight have room.
    until(lambda: cut() == 2, why=lambda: f"{cut()} are cut off")
    sign = _box(page.locator(".beyond"))
    assert _within(sign, window) and sign["y"] > window["y"] + window["height"] / 2, "at the lower edge"
    last = lit.last
    before = _box(last)["y"]
    page.touchscreen.tap(sign["x"] + 13, sign["y"] + 13)
    until(lambda: _box(last)["y"] < before and _within(_box(last), window), why="it scrolls there")


def test_what_one_has_stays_in_sight_where_one_chooses_what_to_do(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    visitor.take_up(record_of(Position("paladins", 2, "ask-action")))
    page.locator("nav").get_by_role("button", name="Mine").tap()
    area = page.locator("#pane-aside")
    until(lambda: area.evaluate("it => it.scrollTop") > 0, why="it scrolls to what can be done")
    supply = page.locator("#pane-aside [data-stays]")
    shown = _box(supply)
    assert _within(shown, _box(area)), "workers and goods"
    assert abs(shown["y"] - _box(area)["y"]) < 2, "nothing shows above them"
    for lit in page.locator("#pane-aside .tile[data-lit]:visible, #pane-aside .tile [data-lit]:visible").all():
        assert _box(lit)["y"] >= shown["y"] + shown["height"], "nothing to choose lies under them"


@pytest.mark.parametrize(
    ("game", "asked", "things"),
    [("paladins", "ask-paladin", ".role"), ("kingdom_builder", "middle", ".mine figure, .tokens > *")],
)
def test_a_phone_that_lies_shows_what_is_mine_at_once(invite: Invite, game: str, asked: str, things: str) -> None:
    visitor = invite("Anna", phone=True, lang="uk")
    page = visitor.page
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    visitor.take_up(record_of(Position(game, 2, asked)))
    page.locator("nav").get_by_role("button", name="Моє").tap()
    area = _box(page.locator("#pane-aside"))
    shown = page.locator("#pane-aside").locator(things)
    expect(shown.first).to_be_visible()
    assert all(_within(_box(each), area) for each in shown.all())
    if game == "paladins":
        has, asks = _box(page.locator("#pane-aside [data-stays]")), _box(page.locator("#pane-aside .panel"))
        assert has["y"] + has["height"] <= asks["y"], "and what one has"


def test_workers_to_place_have_room_for_a_finger_on_a_phone_that_lies(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    visitor.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    visitor.take_up(record_of(Position("paladins", 1, "ask-place")))
    crews = visitor.page.locator(".picker .crew")
    expect(crews.first).to_be_visible()
    sizes = [(box["width"], box["height"]) for box in map(_box, crews.all())]
    assert min(map(min, sizes)) > 39.5, sizes


def test_a_question_that_only_another_tab_answers_comes_to_the_front(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    # where a workshop goes is asked on the own board; to decline is a button, but gives it up
    visitor.take_up(record_of(Position("paladins", 2, "middle")))
    expect(visitor.page.locator("[data-tab='aside']")).to_be_attached()


@pytest.mark.parametrize("game", ["kingdom_builder", "paladins", "tiletum", "viscounts"])
def test_on_a_phone_that_lies_zoom_buttons_stand_in_the_head_and_hide_nothing_of_the_board(
    invite: Invite, game: str
) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    page.set_viewport_size({"width": 844, "height": 390})
    visitor.take_up(record_of(Position(game, 2, "middle")))
    title, drawing = _box(page.locator(".page > header .title")), _box(page.locator("#pane-board .viewport"))
    doors = _box(page.get_by_role("button", name="Cards and symbols"))
    for name in ("Zoom in", "Zoom out", "Show the whole board"):
        button = _box(page.get_by_role("button", name=name))
        assert button["y"] + button["height"] <= drawing["y"]
        assert title["x"] + title["width"] <= button["x"] and button["x"] + button["width"] <= doors["x"]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_board_that_cannot_be_zoomed_keeps_its_size_beside_the_analysis(
    invite: Invite, width: int, height: int
) -> None:
    visitor = invite("Anna", phone=True, lang="uk")
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    visitor.visit(f"/table/{visitor.open(record_of(Position('for_the_king', 2, 'over')))}#analysis")
    board, zones = page.locator("#pane-board"), page.locator("#pane-board .zone")
    page.get_by_role("button", name="Крок уперед").tap()
    expect(zones).to_have_count(3)
    for zone in zones.all():
        assert _box(zone.locator(".rubric"))["height"] < 70, "words are whole"
    shown = _box(board)
    assert shown["width"] * shown["height"] > width * height / 5
    zones.last.scroll_into_view_if_needed()
    assert _box(zones.last.locator(".rubric"))["y"] >= shown["y"], "what has no room is scrolled to"
