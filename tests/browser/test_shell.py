"""What stands around every board: score sheet, log, bar, banner, keys; the same in all games."""

from __future__ import annotations

import base64
import re
import signal
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.look.positions import Position, record_of
from tests.browser.visitor import LED, LOOK, SCREENSHOTS, Visitor

from kingstable.kernel import Rng, Table

#: Whether all of a thing can be seen: in the window, and in whatever scrolls around it.
IN_SIGHT = """it => {
  const { left, right, top, bottom } = it.getBoundingClientRect()
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && (it === found || it.contains(found))
}"""


#: Whether no line of a table shows at the upper edge of what it scrolls in, above its head.
ABOVE = """it => {
  const { left, width } = it.querySelector('thead th:last-child').getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, it.getBoundingClientRect().top + 3)
  return !found?.closest('tbody')
}"""


def _seen(things: Locator) -> list[bool]:
    return [bool(it.evaluate(IN_SIGHT)) for it in things.all()]


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_score_sheet_of_five_shows_every_total(invite: Invite, phone: bool, lang: str) -> None:
    visitor = invite("Anna", phone=phone, lang=lang)
    table, rng = Table.new("for_the_king", 5, seed=1), Rng.seeded(1)
    while not table.over:
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    names = [f"Олександра {number}" for number in range(1, 6)]
    visitor.visit(f"/table/{visitor.open(msgspec.structs.replace(table.record, names=names))}")
    visitor.prompt.locator(".button.gold").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator(".who div")).to_have_count(5)
    visitor.show(f"score-sheet-{lang}-{'phone' if phone else 'wide'}")
    assert _seen(sheet.locator(".who div")) == [True] * 5
    assert _seen(sheet.locator(".total td")) == [True] * 5
    assert _seen(sheet.locator("tbody tr:nth-child(2) td")).count(True) >= 5, "all that one line has"
    body = sheet.locator(".body")
    body.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    assert body.evaluate(ABOVE), "nothing shows above the names while the rest scrolls by"
    assert sheet.locator("footer .button:not(.plain)").count() <= 2, "what to do next is plain to see"
    assert _seen(sheet.locator("footer .button")).count(False) == 0
    visitor.check_access("the score sheet")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_score_sheet_of_two_fills_its_room(invite: Invite, phone: bool) -> None:
    visitor = invite("Anna", phone=phone)
    visitor.take_up(record_of(Position("kingdom_builder", 2, "middle")))
    visitor.page.keyboard.press("s")
    sheet = visitor.page.get_by_role("dialog")
    name, chart = sheet.locator(".who span").first.bounding_box(), sheet.locator("figure").bounding_box()
    table = sheet.locator("table").bounding_box()
    assert name and chart and table
    assert name["width"] > name["height"], "two names need not stand on end"
    if not phone:
        assert table["height"] > 0.9 * chart["height"], "nothing is empty beside the chart"


def test_the_menu_shows_its_way_out(invite: Invite) -> None:
    visitor = invite("Anna", lang="ru")
    visitor.sit("kingdom_builder", "me", "greedy")
    visitor.page.locator("header").get_by_role("button", name="Меню").click()
    expect(visitor.page.get_by_role("dialog").get_by_role("link", name="В зал")).to_be_in_viewport(ratio=1)


def test_totals_stay_in_sight_while_a_score_sheet_scrolls(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    visitor.take_up(record_of(Position("viscounts", 4, "middle")))
    visitor.page.keyboard.press("s")
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator(".total td")).to_have_count(4)
    sheet.locator("figcaption").scroll_into_view_if_needed()
    assert sheet.locator(".body").evaluate("it => it.scrollTop") > 0
    assert _seen(sheet.locator(".total td")) == [True] * 4
    assert _seen(sheet.locator(".who div")) == [True] * 4


def test_the_table_fills_the_screen_and_leaves_it(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.sit("kingdom_builder", "me", "me")
    page = visitor.page
    for name, fills in (("Full screen", "true"), ("Leave full screen", "false")):
        page.locator("header").get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        page.wait_for_function(f"() => !!document.fullscreenElement === {fills}")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_slider_for_sounds_has_a_way_to_go(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    visitor.sit("kingdom_builder", "me", "me")
    visitor.page.locator("header").get_by_role("button", name="Menu").tap()
    slider = visitor.page.get_by_role("dialog").get_by_role("slider").bounding_box()
    assert slider is not None and slider["width"] > 90 and slider["height"] >= 40


def test_a_score_sheet_can_be_printed(invite: Invite) -> None:
    visitor = invite("Anna")
    id = visitor.sit("kingdom_builder", "me", "me")
    visitor.page.keyboard.press("s")
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Print")).to_be_visible()
    visitor.page.emulate_media(media="print")
    expect(sheet.locator("table")).to_be_visible()
    expect(sheet.get_by_role("button", name="Print")).to_be_hidden()
    expect(visitor.prompt).to_be_hidden()
    assert len(re.findall(rb"/Type\s*/Page\b", visitor.page.pdf())) == 1
    assert visitor.scene(id)["choices"] == 0


def test_the_chart_has_the_opponent_without_a_seat(invite: Invite) -> None:
    visitor = invite("Anna")
    id = str(visitor.new_table("viscounts", "me")["id"])
    scene = visitor.hurry(id, lambda scene: len(scene["history"]) > 2)
    visitor.visit(f"/table/{id}")
    visitor.wait_for_question()
    visitor.page.keyboard.press("s")
    chart = visitor.page.locator("figure")
    expect(chart.locator("> svg polyline:not(.under)")).to_have_count(2)
    expect(chart.locator("figcaption > span")).to_have_count(2)
    assert [len(points) for _, points in scene["history"]] == [2] * len(scene["history"])


def test_whoever_watches_on_a_phone_reaches_help_and_menu(invite: Invite) -> None:
    anna, vera = invite("Anna"), invite(phone=True, lang="uk")
    id = str(anna.new_table("viscounts", "me", "me")["id"])
    vera.visit(f"/table/{id}")
    bar = vera.page.locator("header")
    expect(bar.locator(".watching")).to_be_visible()
    menu = bar.get_by_role("button", name="Меню")
    expect(menu).to_be_visible()
    assert all(_seen(bar.locator("button:visible")))
    title = bar.locator("h1").bounding_box()
    assert title is not None and title["height"] < 32, "two lines at most"
    vera.show("phone-watching")
    menu.tap()
    expect(vera.page.get_by_role("dialog", name="Меню")).to_be_visible()


def test_a_table_that_was_deleted_leaves_every_screen(invite: Invite) -> None:
    anna, vera = invite("Anna"), invite()
    id = str(anna.new_table("kingdom_builder", "me", "person")["id"])
    for visitor in (anna, vera):
        visitor.visit(f"/table/{id}")
    expect(vera.page.locator("main")).to_contain_text("Anna")
    anna.page.get_by_role("button", name="Delete the table").click()
    expect(vera.page.get_by_role("heading", name="This table has been deleted.")).to_be_visible()
    vera.page.get_by_role("link", name="To the lobby").click()
    expect(vera.cover).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize(("game", "seats"), [("viscounts", 4), ("for_the_king", 5)])
def test_a_full_table_leaves_the_log_room(invite: Invite, game: str, seats: int, lang: str) -> None:
    visitor = invite("Anna", lang=lang)
    visitor.take_up(record_of(Position(game, seats, "middle")))
    log = visitor.page.locator("#pane-log").bounding_box()
    assert log is not None and log["height"] > 225, "enough for the last turn"


def test_the_log_stays_where_one_reads(invite: Invite) -> None:
    visitor = invite("Anna")
    id = str(visitor.new_table("tiletum", "me", "me")["id"])
    visitor.hurry(id, lambda scene: scene["choices"] > 40)
    visitor.visit(f"/table/{id}")
    visitor.wait_for_question()
    log = visitor.page.get_by_role("log")
    visitor.page.wait_for_function("() => document.querySelector('[role=log]').scrollTop > 0")
    log.hover()
    visitor.page.mouse.wheel(0, -5000)
    visitor.page.wait_for_function("() => document.querySelector('[role=log]').scrollTop === 0")
    lines = log.locator("p").count()
    visitor.hurry(id, lambda scene: scene["choices"] > 44)
    expect(log.locator("p").nth(lines)).to_be_attached()
    assert log.evaluate("it => it.scrollTop") == 0
    visitor.page.get_by_role("button", name="New lines").click()
    visitor.page.wait_for_function("() => document.querySelector('[role=log]').scrollTop > 0")
    expect(visitor.page.get_by_role("button", name="New lines")).to_have_count(0)


def test_nothing_is_lit_while_the_server_is_away(invite: Invite, tmp_path: Path) -> None:
    own = House(tmp_path)
    own.start()
    try:
        visitor = invite("Anna", url=own.url)
        visitor.forgive = ("WebSocket", "ERR_CONNECTION", "dynamically imported")
        visitor.sit("kingdom_builder", "me", "me")
        own.stop(signal.SIGKILL)
        expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
        expect(visitor.lit).to_have_count(0)
        assert all(_seen(visitor.page.locator("header button:visible, header a"))), "the banner covers nothing"
        visitor.check_fits("the table with a banner")
        visitor.page.set_viewport_size({"width": 844, "height": 390})
        assert all(_seen(visitor.page.locator("header button:visible, header a"))), "nor do tabs at the side"
        own.start()
        visitor.wait_for_question()
    finally:
        own.stop()


def _press(page: Page, key: str, code: str, **more: Any) -> None:
    """A key of another layout, pressed for real."""
    keys = page.context.new_cdp_session(page)
    for kind in ("keyDown", "keyUp"):
        keys.send("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": code, **more})
    keys.detach()


def test_letters_work_in_ukrainian_and_russian_layouts(invite: Invite) -> None:
    visitor = invite("Anna", lang="uk")
    visitor.sit("kingdom_builder", "me", "me")
    visitor.build()
    _press(visitor.page, "г", "KeyU")
    expect(visitor.houses).to_have_count(0)
    for key, code, title in (
        ("і", "KeyS", "Очки зараз"),
        ("ы", "KeyS", "Очки зараз"),
        ("к", "KeyR", "Правила"),
        ("С", "KeyC", "Карти й символи"),
        ("?", "Digit7", "Довідка"),
        (",", "Slash", "Довідка"),
    ):
        _press(visitor.page, key, code, modifiers=0 if title != "Довідка" else 8)
        expect(visitor.page.get_by_role("dialog")).to_contain_text(title)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    _press(visitor.page, "ш", "KeyI")
    expect(visitor.page.get_by_role("button", name="Відпустити порадника")).to_be_visible()
    _press(visitor.page, "р", "KeyH")
    expect(visitor.page.get_by_text("підказки є лише за згодою всіх")).to_be_visible()
    visitor.page.keyboard.press("ArrowDown")
    _press(visitor.page, "д", "KeyL")
    expect(visitor.page.locator(".lens")).to_be_visible()
    _press(visitor.page, "д", "KeyL")
    expect(visitor.page.locator(".lens")).to_have_count(0)
    _press(visitor.page, "з", "KeyP")
    expect(visitor.page.get_by_role("button", name="Закінчити повтор")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.wait_for_question()
    visitor.build_all()
    _press(visitor.page, "у", "KeyE")
    expect(visitor.page.get_by_role("heading", name=re.compile("Передайте екран"))).to_be_visible()


def test_letters_of_other_latin_layouts_act_as_typed(invite: Invite) -> None:
    visitor = invite("Anna")
    id = visitor.sit("kingdom_builder", "me", "me")
    visitor.build_all()
    made, dialog = visitor.scene(id)["choices"], visitor.page.get_by_role("dialog")
    _press(visitor.page, "?", "KeyM", modifiers=8)  # AZERTY
    expect(dialog).to_contain_text("Letters count as you type them")
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    _press(visitor.page, ".", "KeyE")  # Dvorak, where S is another key too
    _press(visitor.page, "o", "KeyS")
    _press(visitor.page, "s", "Semicolon")
    expect(dialog).to_contain_text("Scores as they stand")
    assert visitor.scene(id)["choices"] == made, "a full stop does not end the turn"


def test_escape_takes_nothing_back(invite: Invite) -> None:
    visitor = invite("Anna")
    id = visitor.sit("kingdom_builder", "me", "me")
    visitor.build()
    made = visitor.scene(id)["choices"]
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    assert visitor.scene(id)["choices"] == made
    expect(visitor.houses.first).to_be_attached()


@pytest.mark.parametrize(
    ("game", "asked", "first"),
    [
        ("for_the_king", "ask-king", "office:"),
        ("for_the_king", "ask-pay", "card:"),
        ("paladins", "ask-paladin", "hand:"),
        ("tiletum", "ask-contract", "exchange "),
        ("viscounts", "ask-rearrange", "card:"),
    ],
)
def test_escape_lets_go_of_what_was_picked(invite: Invite, game: str, asked: str, first: str) -> None:
    visitor = invite("Anna")
    visitor.take_up(record_of(Position(game, 2, asked)))
    page = visitor.page
    before = page.evaluate(LOOK)
    page.locator(f"[data-lit^='{first}']").first.click()
    page.wait_for_function(LED, arg=before)
    assert page.evaluate(LOOK) != before
    page.keyboard.press("Escape")
    page.wait_for_function(f"before => ({LOOK})() === before", arg=before)


def test_one_small_sign_opens_the_rule_behind_a_question(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.sit("kingdom_builder", "me", "me")
    expect(visitor.prompt).not_to_contain_text(re.compile("KB-"))
    visitor.prompt.get_by_role("button", name="Why? Show the rule").click()
    expect(visitor.page.get_by_role("dialog", name="Rules").locator(".marked")).to_be_visible()


def test_what_gives_something_up_is_quiet_and_asks_once(invite: Invite) -> None:
    visitor = invite("Anna")
    id = str(visitor.new_table("viscounts", "me", "me")["id"])
    made = visitor.hurry(id, lambda scene: bool(scene["asks"][0]["losing"]))["choices"]
    visitor.visit(f"/table/{id}")
    visitor.wait_for_question()
    skip = visitor.prompt.get_by_role("button", name="No main action")
    expect(skip).not_to_have_class(re.compile("gold"))
    skip.click()
    expect(visitor.prompt).to_contain_text("The main action of this turn would be lost.")
    visitor.show("giving-up")
    visitor.page.keyboard.press("Escape")
    expect(visitor.prompt).not_to_contain_text("would be lost")
    assert visitor.scene(id)["choices"] == made
    skip.click()
    skip.click()
    expect(visitor.prompt.get_by_role("button", name="End the turn")).to_be_visible()


def test_people_at_one_screen_hand_it_over_where_something_is_hidden(invite: Invite) -> None:
    visitor = invite("Anna")
    board = visitor.page.locator("#pane-board")
    id = str(visitor.new_table("for_the_king", "me", "me")["id"])
    first = visitor.scene(id)["seat"]
    visitor.visit(f"/table/{id}")
    expect(visitor.page.get_by_role("heading", name=f"Pass the screen to Anna {first + 1}")).to_be_visible()
    expect(board).to_have_count(0)
    visitor.show("hand-over")
    visitor.check_access("handing over")
    visitor.page.keyboard.press("Enter")
    expect(board).to_be_visible()
    visitor.page.keyboard.press("s")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    second = visitor.hurry(id, lambda scene: scene["seat"] != first)["seat"]
    expect(visitor.page.get_by_role("heading", name=f"Pass the screen to Anna {second + 1}")).to_be_visible()
    expect(board.or_(visitor.page.get_by_role("dialog"))).to_have_count(0)
    visitor.page.get_by_role("button", name=f"I am Anna {second + 1}").click()
    expect(board).to_be_visible()

    visitor.sit("tiletum", "me", "me")
    expect(board).to_be_visible()


#: How large a picture is, and how many colours it has.
PAINTED = """async png => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + png
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 200
  canvas.height = 200
  const brush = canvas.getContext('2d')
  brush.drawImage(image, 0, 0, 200, 200)
  const { data } = brush.getImageData(0, 0, 200, 200)
  const colours = new Set()
  for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join())
  return [image.naturalWidth, image.naturalHeight, colours.size]
}"""


#: Keeps the drawings that pictures are made of.
DRAWN = """
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  window.drawn = []
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    get,
    set(address) {
      if (address.startsWith('data:image/svg')) window.drawn.push(decodeURIComponent(address))
      set.call(this, address)
    },
  })
"""


def _shared(visitor: Visitor, name: str) -> tuple[int, int, str]:
    """A picture of the board by way of the menu on a phone: how wide and high it is, and what is in it."""
    visitor.page.get_by_role("button", name="Меню").tap()
    with visitor.page.expect_download() as found:
        visitor.page.get_by_role("dialog").get_by_role("button", name="Зберегти зображення").tap()
    kept = SCREENSHOTS / f"shared-{name}.png"
    found.value.save_as(kept)
    encoded = base64.b64encode(kept.read_bytes()).decode()
    wide, high, _ = visitor.page.evaluate(PAINTED, encoded)
    return wide, high, encoded


def test_a_phone_shares_the_whole_board_in_its_own_letters(invite: Invite) -> None:
    visitor = invite("Ганна", lang="uk", phone=True)
    visitor.take_up(record_of(Position("kingdom_builder", 2, "end")))
    wide, high, first = _shared(visitor, "phone-zoomed")
    assert wide >= 1600, "enough to read it"
    assert wide < high < 1.4 * wide, "a board as broad as high, below a heading"
    assert _shared(visitor, "phone-again")[2] == first, "all letters are there at once"
    visitor.page.get_by_role("navigation").get_by_role("button", name="Поле").tap()
    visitor.page.get_by_role("button", name="Показати все поле").tap()
    assert _shared(visitor, "phone-whole")[2] == first, "it does not matter what the window shows"


def test_what_scrolls_on_a_phone_is_shared_to_its_end(invite: Invite) -> None:
    visitor = invite("Ганна", lang="uk", phone=True)
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    visitor.visit(f"/table/{visitor.open(record_of(Position('for_the_king', 5, 'over')))}")
    scene = visitor.page.locator("#pane-board .scene")
    expect(scene).to_be_visible()
    hidden = scene.evaluate("it => it.scrollHeight - it.clientHeight")
    assert hidden > 0
    board = visitor.page.locator("#pane-board").bounding_box()
    assert board is not None
    wide, high, _ = _shared(visitor, "phone-scrolled")
    around, heading = 48, 80
    assert high / wide > (board["height"] + hidden + around + heading) / (board["width"] + around)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_and_the_score_sheet_can_be_shared_as_pictures(invite: Invite, theme: str) -> None:
    visitor = invite("Ганна", lang="uk", theme=theme, script=DRAWN)
    page = visitor.page
    visitor.sit("kingdom_builder", "me", "greedy")
    board = page.locator("#pane-board").bounding_box()
    assert board is not None
    for what in ("board", "sheet"):
        if what == "board":
            page.get_by_role("button", name="Меню").click()
        else:
            page.keyboard.press("s")
        with page.expect_download() as found:
            page.get_by_role("dialog").get_by_role("button", name="Зберегти зображення").click()
        kept = SCREENSHOTS / f"shared-{what}-{theme}.png"
        found.value.save_as(kept)
        assert found.value.suggested_filename.startswith("kingdom_builder-")
        wide, high, colours = page.evaluate(PAINTED, base64.b64encode(kept.read_bytes()).decode())
        assert colours > 60, "it is drawn, not blank"
        drawing = str(page.evaluate("drawn.pop()"))
        assert f'lang="uk" data-theme="{theme}"' in drawing
        said = re.sub("<[^>]*>", "", drawing)
        for told in (page.locator("h1").first.inner_text(), "Ганна · Жадібний", f"{date.today().year} р."):
            assert told in said
        assert re.search(r"@font-face[^}]*url\(.?data:", drawing), "it brings its letters along"
        if what == "board":
            assert wide >= 2 * board["width"] and high > 2 * board["height"]
        else:
            page.keyboard.press("Escape")


def test_a_settlement_fills_its_hex(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    visitor.take_up(record_of(Position("kingdom_builder", 2, "middle")))
    house, hex = visitor.houses.first.bounding_box(), visitor.lit_hexes.first.bounding_box()
    assert house and hex
    assert house["width"] > 0.7 * hex["width"], "it is seen from afar"
    assert house["width"] < hex["width"], "and the ground it stands on too"
