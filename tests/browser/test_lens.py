"""The lens: everything on every board that has an id is enlarged, with its name and words in three languages."""

from __future__ import annotations

import re
from itertools import groupby

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.look.positions import Position, put
from tests.browser.visitor import Visitor
from tests.games.golden import GAMES

LANGUAGES = {"uk": "Українська", "ru": "Русский", "en": "English"}

#: What the lens says of everything with an id but these, the name first; nobody waits for it meanwhile.
TOLD = """async (known) => {
  const wait = window.setTimeout
  window.setTimeout = (tell) => (tell(), 0)
  const found = {}
  for (const thing of document.querySelectorAll('.page main :is([data-thing], [data-lit]:not(.button))')) {
    const id = thing.dataset.thing ?? thing.dataset.lit
    if (known.includes(id)) continue
    thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    for (let turn = 0; turn < 5; turn++) await null
    const said = document.querySelectorAll('.lens .words > :not(.brings)')
    found[id] = [...said].map((it) => it.textContent.trim())
  }
  window.setTimeout = wait
  return found
}"""


def lens(visitor: Visitor) -> Locator:
    return visitor.page.locator(".lens")


def sit(visitor: Visitor, house: House, position: Position) -> None:
    """At a table at this moment, with the lens at hand."""
    table, code = put(house.db, position, "Anna")
    visitor.post(f"/join/{code}")
    visitor.visit(f"/table/{table}")
    visitor.wait_for_question()
    visitor.page.mouse.move(2, 2)
    expect(visitor.page.locator("[data-lens=ready]")).to_be_attached()


def speak(visitor: Visitor, lang: str) -> None:
    """Switch the language in the menu of the table."""
    visitor.page.locator("header > button.square").last.click()
    dialog = visitor.page.locator("dialog[open]")
    dialog.get_by_role("button", name=LANGUAGES[lang]).click()
    expect(visitor.page.locator(f"html[lang={lang}]")).to_be_attached()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def check(visitor: Visitor, lang: str, known: set[str]) -> set[str]:
    """The lens names and tells whatever is not known yet in this language; gives what is known now."""
    told = visitor.page.evaluate(TOLD, list(known))
    word = re.compile("[a-z]" if lang == "en" else "[а-яєії]", re.IGNORECASE)
    for id, (name, *words) in told.items():
        assert word.search(name) and word.search("".join(words)), (lang, id, name, words)
    return known | set(told)


def many(known: set[str]) -> set[str]:
    """All but two of each kind."""
    kinds = [sorted(kind) for _, kind in groupby(sorted(known), lambda id: id.partition(":")[0])]
    return {id for kind in kinds for id in kind[2:]}


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name_and_words_in_three_languages(invite: Invite, house: House, game: str) -> None:
    visitor = invite("Anna", lang="uk")
    sit(visitor, house, Position(game, 2, "middle"))
    known = check(visitor, "uk", set())
    for lang in ("ru", "en"):
        speak(visitor, lang)
        check(visitor, lang, many(known))
    for moment in ("start", "end"):
        sit(visitor, house, Position(game, 2, moment))
        known = check(visitor, "en", known)
    assert len(known) > 10


def test_it_follows_pointer_focus_key_and_finger(invite: Invite, house: House) -> None:
    visitor = invite("Anna")
    page = visitor.page
    sit(visitor, house, Position("kingdom_builder", 2, "middle"))
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
    finger = {"bubbles": True, "pointerType": "touch", "clientX": 640, "clientY": 360}
    page.locator("#pane-board svg").first.dispatch_event("pointerdown", finger)
    expect(lens(visitor)).to_be_visible()


def test_a_finger_sees_first_and_chooses_with_the_second_tap(invite: Invite, house: House) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    visitor.visit()
    page.evaluate("localStorage.kingstable = JSON.stringify({ ...JSON.parse(localStorage.kingstable), twice: true })")
    sit(visitor, house, Position("kingdom_builder", 2, "start"))
    at = page.locator(".page")
    before = at.get_attribute("data-choices") or ""
    lit = page.locator("#pane-board [data-lit]").first
    spot = lit.get_attribute("data-lit") or ""
    lit.tap()
    expect(lens(visitor)).to_contain_text("Tap again")
    expect(at).to_have_attribute("data-choices", before)
    page.locator(f"[data-lit='{spot}']").tap()
    expect(at).not_to_have_attribute("data-choices", before)
    expect(lens(visitor)).to_have_count(0)
