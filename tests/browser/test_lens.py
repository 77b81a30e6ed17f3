"""The lens: everything on every board that has an id is enlarged, with its name and words in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.look.positions import Position, record_of
from tests.browser.visitor import Visitor
from tests.games.golden import GAMES

#: So many kinds of things of each game are pointed at with the mouse.
FEW = 4
LANGUAGES = {"uk": "Українська", "ru": "Русский", "en": "English"}

#: How programs call places and things; nobody else does.
INTERNAL = re.compile(r"[a-z]_[a-z\d]|\b\d+-\d+[A-D]\b|\br\ds\d\b")

THINGS = "[...document.querySelectorAll('.page main :is([data-thing], [data-lit]:not(.button))')]"

#: What the lens says of everything with an id but these, the name first; nobody waits for it meanwhile.
TOLD = """async (known) => {
  const wait = window.setTimeout
  window.setTimeout = (tell) => (tell(), 0)
  const found = {}
  for (const thing of THINGS) {
    const id = thing.dataset.thing ?? thing.dataset.lit
    if (known.includes(id)) continue
    thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    for (let turn = 0; turn < 5; turn++) await null
    const said = document.querySelectorAll('.lens .words > :not(.brings)')
    found[id] = [...said].map((it) => it.textContent.trim())
  }
  window.setTimeout = wait
  return found
}""".replace("THINGS", THINGS)

#: Where things lie that the pointer meets in their middle.
MET = """() => THINGS.flatMap((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const met = document.elementFromPoint(x, y)
  return met && (met === thing || met.parentElement === thing) ? [[thing.dataset.thing ?? thing.dataset.lit, x, y]] : []
})""".replace("THINGS", THINGS)

#: What others have done, on any board.
OUTLINED = "#pane-board :is(.fresh:not(.office, g, [data-lit]), .fresh .niche, .fresh .wall, .marks path)"


def lens(visitor: Visitor) -> Locator:
    return visitor.page.locator(".lens")


def arrive(visitor: Visitor, position: Position) -> None:
    """At a table at this moment, before anybody has moved."""
    visitor.take_up(record_of(position))


def sit(visitor: Visitor, position: Position) -> None:
    """At a table at this moment, with the lens at hand."""
    arrive(visitor, position)
    visitor.page.mouse.move(2, 2)
    expect(visitor.page.locator("[data-lens=ready]")).to_be_attached()


def hold(visitor: Visitor, thing: Locator) -> None:
    """Press with a finger until the lens is there."""
    box = thing.bounding_box()
    assert box
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.page.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(lens(visitor)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def speak(visitor: Visitor, lang: str) -> None:
    """Switch the language in the menu of the table."""
    visitor.page.locator("header > button.square").last.click()
    dialog = visitor.page.locator("dialog[open]")
    dialog.get_by_role("button", name=LANGUAGES[lang]).click()
    expect(visitor.page.locator(f"html[lang={lang}]")).to_be_attached()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def check(visitor: Visitor, lang: str, known: Iterable[str]) -> dict[str, str]:
    """The lens names and tells whatever is not known yet in this language; gives the names."""
    told = visitor.page.evaluate(TOLD, list(known))
    word = re.compile("[a-z]" if lang == "en" else "[а-яєії]", re.IGNORECASE)
    for id, (name, *words) in told.items():
        assert word.search(name) and word.search("".join(words)), (lang, id, name, words)
        assert not INTERNAL.search(" ".join([name, *words])), (lang, id, name, words)
    return {id: name for id, (name, *_) in told.items()}


def kinds(ids: Iterable[str]) -> list[list[str]]:
    return [list(kind) for _, kind in groupby(sorted(ids), lambda id: id.partition(":")[0])]


def many(known: Iterable[str]) -> set[str]:
    """All but two of each kind."""
    return {id for kind in kinds(known) for id in kind[2:]}


def point(visitor: Visitor, names: dict[str, str]) -> None:
    """Rest with the mouse upon one of each of a few kinds of things."""
    met = {id: at for id, *at in visitor.page.evaluate(MET) if id in names}
    for id, *_ in kinds(met)[:FEW]:
        visitor.page.mouse.move(*met[id])
        expect(lens(visitor).locator(".words > b")).to_have_text(names[id])


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name_and_words_in_three_languages(invite: Invite, game: str) -> None:
    visitor = invite("Anna", lang="uk")
    sit(visitor, Position(game, 2, "middle"))
    known = check(visitor, "uk", ())
    point(visitor, known)
    visitor.page.locator(OUTLINED).first.hover(force=True)
    expect(lens(visitor)).to_contain_text("Пунктиром обведено те, що інші зробили")
    for lang in ("ru", "en"):
        speak(visitor, lang)
        check(visitor, lang, many(known))
    for moment in ("start", "end"):
        sit(visitor, Position(game, 2, moment))
        known |= check(visitor, "en", known)
    assert len(known) > 10


def test_the_very_first_thing_one_rests_upon_is_enlarged(invite: Invite) -> None:
    visitor = invite("Anna")
    arrive(visitor, Position("kingdom_builder", 2, "middle"))
    visitor.page.locator("[data-thing='goal:castles']").hover()
    expect(lens(visitor)).to_contain_text("Castles")
    visitor.page.mouse.move(2, 2)
    visitor.page.reload()
    visitor.wait_for_question()
    visitor.page.keyboard.press("ArrowRight")
    expect(lens(visitor)).to_be_visible()


def test_it_follows_pointer_focus_and_key(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    sit(visitor, Position("kingdom_builder", 2, "middle"))
    page.locator("[data-thing='goal:castles']").hover()
    expect(lens(visitor)).to_contain_text("Castles")
    expect(page.locator("#pane-board .spotted").first).to_be_attached()
    page.mouse.move(2, 2)
    expect(lens(visitor)).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(lens(visitor)).to_be_visible()
    page.keyboard.press("l")
    expect(lens(visitor)).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("[data-lens]")).to_have_text(re.compile(r"\w"))
    page.keyboard.press("Escape")
    expect(lens(visitor)).to_have_count(0)


def test_a_click_sends_it_away(invite: Invite) -> None:
    visitor = invite("Anna")
    sit(visitor, Position("kingdom_builder", 2, "start"))
    hex = visitor.lit_hexes.first
    hex.hover()
    expect(lens(visitor)).to_be_visible()
    visitor.press(hex)
    # Whatever lies under the pointer now would have been enlarged by then.
    visitor.page.evaluate("() => new Promise((done) => setTimeout(done, 600))")
    expect(lens(visitor)).to_have_count(0)
    visitor.lit_hexes.last.hover()
    expect(lens(visitor)).to_be_visible()


def test_a_finger_sees_first_and_chooses_with_the_second_tap(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    visitor.visit()
    page.evaluate("localStorage.kingstable = JSON.stringify({ ...JSON.parse(localStorage.kingstable), twice: true })")
    page.reload()
    sit(visitor, Position("kingdom_builder", 2, "start"))
    at = page.locator(".page")
    before = at.get_attribute("data-choices") or ""
    hexes = page.locator("#pane-board [data-lit]")
    lit = hexes.nth(visitor.reached(hexes)[0])
    spot = lit.get_attribute("data-lit") or ""
    hold(visitor, lit)
    expect(lens(visitor)).not_to_contain_text("Tap again")
    expect(at).to_have_attribute("data-choices", before)
    lit.tap()
    expect(lens(visitor)).to_contain_text("Tap again")
    expect(at).to_have_attribute("data-choices", before)
    page.locator(f"[data-lit='{spot}']").tap()
    expect(at).not_to_have_attribute("data-choices", before)
    expect(lens(visitor)).to_have_count(0)
