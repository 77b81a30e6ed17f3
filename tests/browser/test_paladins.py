"""Paladins of the West Kingdom in the browser: solo to the end, three people live, events, a phone."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import PHONE, Invite
from tests.browser.kept import sit_before
from tests.browser.look.positions import Position, record_of
from tests.browser.look.walk import MEASURES
from tests.browser.visitor import Choice, Visitor
from tests.progress import Patience, until

from kingstable.kernel import Rng


def _play(
    visitor: Visitor,
    most: int = 10_000,
    wanted: tuple[str, ...] = (),
    stop: str = "dialog[open] table",
    shunned: str = r"^pass$",
) -> int:
    """Click what is lit, things that match `wanted` first, until `stop` is on the page, so often, or others decide."""
    rng = Rng.seeded("paladins")
    stopped = visitor.page.locator(stop)

    def pick(choices: Sequence[Choice]) -> Choice:
        liked = (it for like in wanted for it in choices if re.search(like, it["name"]))
        return next(liked, None) or rng.pick([it for it in choices if not re.search(shunned, it["name"])] or choices)

    made = 0
    patience = Patience(lambda: visitor.version)
    while made < most and not stopped.count():
        if visitor.step(pick, stop):
            made += 1
        elif visitor.page.locator("#prompt:not(.mine)").count():
            break
        patience.check(visitor.prompt.inner_text)
    return made


def _lit(visitor: Visitor, kind: str) -> Locator:
    return visitor.page.locator(f"[data-lit^='{kind}']")


def test_a_whole_solo_game(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    id = visitor.sit("paladins", "me", difficulty="easy")
    visitor.check_fits("the table")
    expect(_lit(visitor, "townsfolk:")).to_have_count(5)
    expect(page.get_by_text("AI player").first).to_be_visible()
    visitor.show("paladins-start-wide")

    _lit(visitor, "townsfolk:").first.click()
    expect(page.get_by_role("heading", name="Which paladin will you use this round?")).to_be_visible()
    visitor.show("paladins-hand-wide")
    _lit(visitor, "hand:1").click()
    expect(page.get_by_role("heading", name=re.compile("on top of your deck"))).to_be_visible()
    _lit(visitor, "hand:2").click()
    expect(_lit(visitor, "tavern:")).to_have_count(2)
    _lit(visitor, "tavern:").first.click()
    expect(_lit(visitor, "action:conspire")).to_be_visible()
    visitor.show("paladins-actions-wide")

    # Something unlit says what is missing.
    unlit = page.locator("#pane-aside .tile button[aria-disabled='true']").first
    unlit.click(force=True)
    expect(page.locator("#prompt [role=status]")).not_to_be_empty()

    _play(visitor, stop="button.refresh")
    new_round = page.get_by_role("status", name="A new round")
    new_round.get_by_role("button").click()
    expect(new_round).to_contain_text("New townsfolk")
    visitor.check_fits("a new round")
    visitor.show("paladins-refresh-wide")
    page.get_by_role("button", name=re.compile("^Continue")).click()
    expect(new_round).to_have_count(0)

    page.get_by_role("button", name="Player board: AI player").click()
    board = page.get_by_role("dialog", name="AI player")
    expect(board).to_contain_text("Schemes:")
    expect(board.get_by_role("listitem").first).to_contain_text("AI player draws")
    visitor.show("paladins-rival-wide")
    page.keyboard.press("Escape")

    visitor.hurry(id, lambda scene: scene["view"]["round"] == 7, away=True)
    visitor.wait_for_question()
    _play(visitor, wanted=("^pass$",))
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("AI player")
    expect(sheet).to_contain_text("King’s Orders")
    visitor.show("paladins-score-wide")
    page.keyboard.press("Escape")
    visitor.check_words("the end")
    visitor.show("paladins-end-wide")


def test_an_inquisition_is_shown_as_an_event(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    visitor.sit("paladins", "me")
    conspiring = (r"^action:conspire$", r"^tavern:")
    _play(visitor, wanted=conspiring, stop="button.inquisition[data-done]", shunned=r"^(pass|action:)")
    event = page.get_by_role("status", name="The Inquisition")
    expect(event.get_by_role("button")).to_have_text(re.compile("The Inquisition *what happened"))
    event.get_by_role("button").click()
    # What was counted while it lasted is over.
    expect(page.locator(".event .standing")).to_have_count(0)
    expect(event).to_contain_text("The tax supply is refilled to 5")
    visitor.show("paladins-inquisition-wide")
    expect(event).to_contain_text(re.compile(r"takes 1\sdebt|nobody takes a debt"))
    visitor.check_access("an Inquisition")
    event.get_by_role("button", name=re.compile("^Continue")).click()
    expect(event).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_an_inquisition_lies_over_nothing_while_one_is_asked(invite: Invite, phone: bool) -> None:
    visitor = invite("Anna", phone=phone)
    page = visitor.page
    visitor.take_up(record_of(Position("paladins", 2, "middle")))
    if phone:
        _tab(visitor, "Board").tap()
    sign = page.get_by_role("button", name=re.compile("^The Inquisition: read what happened"))
    expect(sign).to_be_visible()
    expect(page.get_by_role("status", name="The Inquisition")).to_be_visible()
    asked = {"text": 0, "target": 0, "table": True, "board": True, "shell": False}
    veiled = [fault for fault in page.evaluate(MEASURES, asked) if fault[0] == "veiled"]
    assert not veiled, veiled
    if not phone:
        dot, name = sign.locator("i").bounding_box(), sign.locator(".name").bounding_box()
        assert dot and name and dot["x"] + dot["width"] <= name["x"]

    # Whoever wants to read it opens it, and the key closes first what lies on top: here two accounts.
    sign.tap() if phone else sign.click()
    told = page.locator(".event")
    expect(told).to_contain_text("The tax supply is refilled")
    page.keyboard.press("Escape")
    expect(told).to_contain_text("New townsfolk")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(visitor.lit).not_to_have_count(0)

    # The last one can be read again, on a phone from whichever tab is open.
    again = page.get_by_role("button", name="A new round: read what happened")
    for area in ("Board", "Mine", "Players", "Log") if phone else ("",):
        if area:
            _tab(visitor, area).tap()
        again.tap() if phone else again.click()
        expect(told).to_be_visible()
        told.get_by_role("button", name="Continue").click()
        expect(told).to_have_count(0)

    # For somebody who is not asked it lies open by itself.
    watcher = invite("Borys")
    watcher.visit(f"/table/{visitor.table}")
    expect(watcher.page.locator(".event.inquisition")).to_contain_text("The tax supply is refilled")
    watcher.page.keyboard.press("Escape")
    expect(watcher.page.locator(".event.inquisition")).to_have_count(0)


def _press(visitor: Visitor, thing: Locator) -> None:
    """Move the mouse upon a thing and press, as a hand does."""
    box = thing.bounding_box()
    assert box
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    visitor.page.mouse.down()
    visitor.page.mouse.up()


def test_a_space_takes_the_first_click_and_shows_its_reward_all_the_while(invite: Invite) -> None:
    visitor = invite("Anna")
    sit_before(visitor, "paladins", "use commission")
    _lit(visitor, "action:commission").hover()
    expect(visitor.page.locator(".lens")).to_contain_text("A workshop can be built on a dashed space")
    _press(visitor, _lit(visitor, "action:commission"))
    space = _lit(visitor, "space:").first
    space.hover()
    expect(space.locator(".ghost")).to_be_visible()
    expect(space.locator(".row")).to_be_visible()
    _press(visitor, space)
    expect(visitor.page.locator(".crew[data-lit]").first).to_be_visible()
    # What one decides by stays in sight.
    tracks, picker = (visitor.page.locator(it).bounding_box() for it in ("#pane-aside .tracks", "#pane-aside .panel"))
    assert tracks and picker and tracks["y"] + tracks["height"] <= picker["y"]


def test_develop_onto_an_occupied_space(invite: Invite) -> None:
    """PAL-5.6: the worker there goes home, and the workshop takes its place."""
    visitor = invite("Anna")
    page = visitor.page
    visitor.sit("paladins", "me")
    occupied = "[data-action].blocked .space.dashed:has([data-piece]) [data-lit^='workshop:']"
    right = r"^action:(commission|fortify|garrison|absolve|attack|convert)$"
    build = "#pane-aside:has(.tile.right.blocked .dashed:not(.shop) [data-piece]) [data-lit='action:develop']"
    wanted = (right, r"^use trade 2$", r"^use trade 1$")
    for _ in range(20):
        _play(visitor, most=40, wanted=wanted, stop=f"{occupied}, {build}")
        if page.locator(build).count():
            page.locator(build).click()
            _lit(visitor, "workshop:").first.wait_for()
        if page.locator(occupied).count():
            break
    space = page.locator(occupied).first
    name = str(space.get_attribute("data-lit"))
    expect(space).to_have_attribute("aria-label", re.compile("goes back to the supply"))
    visitor.show("paladins-develop-wide")
    space.click()
    action, number = name.removeprefix("workshop:").split(".")
    there = page.locator(f"#pane-aside [data-action={action}] .space").nth(int(number) - 1)
    while not there.evaluate("it => it.classList.contains('shop')"):
        visitor.wait_for_question()
        _play(visitor, most=1)
    expect(page.get_by_role("log")).to_contain_text("puts a workshop on")


def test_three_people_play_live(invite: Invite) -> None:
    anna, borys, vera = invite("Anna"), invite(), invite()
    table = anna.new_table("paladins", "me", "person", "person")
    anna.visit(f"/table/{table['id']}")
    link = anna.page.get_by_label("Send this link to the people you want to play with").input_value()
    for visitor, name in ((borys, "Borys"), (vera, "Vera")):
        visitor.page.goto(link)
        visitor.page.locator("main").get_by_label("Your name").fill(name)
        visitor.page.get_by_role("button", name="Sit down").click()
    people = (anna, borys, vera)
    for visitor in people:
        expect(visitor.prompt).to_be_visible()
    assert table["id"] in anna.page.url

    # Hiring goes round, one at a time; then all choose a paladin at the same time, unseen by the others.
    for _ in people:
        asked = _asked(people)
        _lit(asked, "townsfolk:").first.click()
        expect(_lit(asked, "townsfolk:")).to_have_count(0)
    for visitor in people:
        expect(_lit(visitor, "hand:")).to_have_count(3)
    _lit(anna, "hand:1").click()
    _lit(anna, "hand:2").click()
    expect(anna.prompt).to_contain_text(re.compile("Waiting for Borys, Vera"))
    for visitor in (borys, vera):
        _lit(visitor, "hand:3").click()
        _lit(visitor, "hand:1").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Anna chooses")
    expect(borys.page.get_by_role("log")).to_contain_text("Anna has chosen a paladin")
    assert "Anna chooses" not in borys.page.get_by_role("log").inner_text()

    expect(anna.page.locator(".tavern")).to_have_count(4)
    anna.hurry(table["id"], lambda scene: scene["view"].get("round") == 2, together=(borys, vera))
    for visitor in people:
        if visitor.scene(table["id"])["asks"]:
            visitor.page.locator("button:is(.inquisition, .refresh)").click()
        expect(visitor.page.locator(".event")).to_be_visible()
        while visitor.page.locator(".event.inquisition").count():  # what came before is told before
            visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("status", name="A new round")).to_contain_text("Round 2")
    anna.show("paladins-three-wide")
    anna.page.get_by_role("button", name="Player board: Borys").click()
    expect(anna.page.get_by_role("dialog", name="Borys").locator("[data-action]")).to_have_count(12)
    anna.show("paladins-opponent-wide")
    pieces = [visitor.page.locator(".regions [data-piece]").count() for visitor in people]
    assert len(set(pieces)) == 1


def _asked(people: tuple[Visitor, ...]) -> Visitor:
    """The one of them whom the game asks."""
    found = until(
        lambda: next((visitor for visitor in people if _lit(visitor, "townsfolk:").count()), None),
        why="nobody is asked",
    )
    assert found
    return found


def test_a_phone(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    visitor.sit("paladins", "me")
    visitor.check_fits("the table")
    visitor.show("paladins-board-phone")
    seen = [it for it in _lit(visitor, "townsfolk:").all() if _in_sight(it.bounding_box())]
    assert seen, "a lit townsfolk is in sight from the start"
    seen[0].tap()

    # The question about paladins lies behind the other tab, which comes to the front.
    expect(_tab(visitor, "Mine")).to_have_attribute("aria-current", "page")
    _lit(visitor, "hand:1").tap()
    visitor.show("paladins-hand-phone")
    _lit(visitor, "hand:2").tap()
    expect(_tab(visitor, "Board")).to_have_attribute("aria-current", "page")
    _lit(visitor, "tavern:").first.tap()
    expect(_tab(visitor, "Mine")).to_have_attribute("aria-current", "page")
    visitor.show("paladins-mine-phone")
    width = page.locator("#pane-aside").evaluate("it => it.scrollWidth - it.clientWidth")
    assert width <= 0, f"my board is {width} too wide"
    _play(visitor, most=12)
    visitor.wait_for_question()
    page.keyboard.press("Escape")  # the last click may have opened a list to choose from
    expect(page.locator("dialog[open]")).to_have_count(0)
    visitor.check_access("on a phone")
    for tab in ("Board", "Mine", "Players", "Log"):
        _tab(visitor, tab).tap()
        expect(visitor.prompt).to_be_visible()
        visitor.show(f"paladins-{tab.lower()}-later-phone")


def test_a_tap_beside_a_space_finds_it(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    sit_before(visitor, "paladins", "use commission")
    _lit(visitor, "action:commission").tap()
    expect(_tab(visitor, "Board")).to_have_attribute("aria-current", "page")
    space = _lit(visitor, "space:").first
    space.wait_for()
    beside = space.evaluate(
        """it => {
          const { left, right, top, bottom } = it.getBoundingClientRect()
          const around = [[left - 4, top - 4], [right + 4, top - 4], [left - 4, bottom + 4], [right + 4, bottom + 4],
            [left + 8, top - 5], [left + 8, bottom + 5], [left - 5, top + 8], [right + 5, top + 8]]
          return around.find(([x, y]) => document.elementFromPoint(x, y)?.matches('.regions *:not(button)'))
        }"""
    )
    page.touchscreen.tap(*beside)
    expect(page.locator(".crew[data-lit]").first).to_be_visible()


def _tab(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator("nav").get_by_role("button", name=re.compile(f"^{name}"))


def _in_sight(box: dict[str, float] | None) -> bool:  # type: ignore[type-arg]
    return box is not None and 0 < box["x"] < PHONE["width"] - 60 and 50 < box["y"] < 560


def test_by_keyboard_alone(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    visitor.sit("paladins", "me")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(_lit(visitor, "hand:")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(_lit(visitor, "hand:")).to_have_count(2)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(_lit(visitor, "tavern:")).to_have_count(2)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(_lit(visitor, "action:conspire")).to_be_visible()
    page.keyboard.press("u")
    expect(_lit(visitor, "tavern:")).to_have_count(2)


def test_every_place_for_a_workshop_glows(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.take_up(record_of(Position("paladins", 2, "middle")))
    lit = visitor.page.locator("[data-lit^='workshop:']")
    expect(lit.first).to_be_visible()
    shadows = lit.evaluate_all("all => all.map((each) => getComputedStyle(each).boxShadow)")
    assert len(shadows) == 10 and "none" not in shadows


def test_what_asks_me_covers_nothing_that_i_must_see(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    visitor.take_up(record_of(Position("paladins", 2, "ask-paladin")))
    edges = "(its) => its.map((it) => it.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    things = page.locator("#pane-aside").locator(".mat, .panel, .cards button")
    (_, end), (start, _), *cards = things.evaluate_all(edges)
    assert end <= start and len(cards) == 3 and all(bottom < 1080 - 60 for _, bottom in cards)
    page.set_viewport_size({"width": 1280, "height": 720})
    (top, end), (start, _), *_ = things.evaluate_all(edges)
    assert end - start < 0.3 * (end - top)
    visitor.take_up(record_of(Position("paladins", 2, "ask-place")))
    expect(visitor.prompt).to_contain_text("Conspire")
    tile = page.locator("#pane-aside [data-action='conspire']")
    tile.click(trial=True)
    tile.click(trial=True, position={"x": 9, "y": 50})


#: Where what glows within an action comes too near to the name of one: around its box are a ring and its shine.
_TOUCHED = """() => [...document.querySelectorAll('.tile [data-lit]')].flatMap((lit) => {
  const glow = 2.4 * parseFloat(getComputedStyle(lit).getPropertyValue('--glow').match(/[0-9.]+/)[0])
  const box = lit.getBoundingClientRect()
  return [...document.querySelectorAll('.tile .title')].filter((title) => !within(lit, title)).flatMap((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    const name = range.getBoundingClientRect()
    const apart = Math.max(name.left - box.right, box.left - name.right, name.top - box.bottom, box.top - name.bottom)
    return apart < glow ? [`${lit.dataset.lit} on ${title.textContent}`] : []
  })
  function within(lit, title) {
    return lit.parentElement === title.closest('.tile')
  }
})"""


@pytest.mark.parametrize("asked", ["ask-workshop", "ask-action"])
@pytest.mark.parametrize("lies", [False, True])
def test_what_glows_on_a_phone_leaves_the_names_of_actions_free(invite: Invite, asked: str, lies: bool) -> None:
    visitor = invite("Anna", phone=True, lang="uk")
    page = visitor.page
    if lies:
        page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    visitor.take_up(record_of(Position("paladins", 2, asked)))
    page.locator("#pane-aside .tile [data-lit]").first.wait_for(state="attached")
    assert page.evaluate(_TOUCHED) == []
