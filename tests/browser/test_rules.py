"""The rulebook: read from the lobby, searched by any form of a word, and opened at the very paragraph that is meant."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

TOLD = {"en": "Build three settlements", "uk": "Збудуйте три поселення", "ru": "Постройте три поселения"}
RULES = {"en": "Rules", "uk": "Правила", "ru": "Правила"}


def _marked(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog").locator(".marked")


@pytest.mark.parametrize(
    ("lang", "phone", "theme"), [("en", False, "dark"), ("uk", True, "light"), ("ru", True, "dark")]
)
def test_the_rulebook_is_read_from_the_lobby(invite: Invite, lang: str, phone: bool, theme: str) -> None:
    anna = invite(lang=lang, phone=phone, theme=theme)
    anna.visit()
    anna.cover.get_by_role("link", name=RULES[lang]).click()
    page = anna.page
    expect(page.get_by_text(TOLD[lang]).first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_count(2)  # our name, and that of the game
    assert page.locator("main h2").count() > 8 and page.locator("main h3").count() > 20
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.check_words(f"the rulebook ({lang})")
    anna.check_access(f"the rulebook ({lang})")
    anna.show(f"rulebook-{lang}")
    if phone:
        page.locator(".contents summary").click()
    page.get_by_role("navigation").get_by_role("link").nth(12).click()
    chapter = page.url.rpartition("#")[2]
    expect(page.locator(f"[id='{chapter}']")).to_be_in_viewport()
    expect(page.locator(f"[id='{chapter}']")).to_be_focused()


def test_an_address_leads_to_a_chapter_and_a_paragraph_in_each_language(invite: Invite) -> None:
    anna = invite(lang="uk")
    anna.visit("/rules/kingdom_builder#tower")
    expect(anna.page.locator("#tower")).to_be_in_viewport()
    expect(anna.page.locator("#tower")).to_have_text("Вежа")
    anna.visit("/rules/kingdom_builder#lords-3")
    expect(anna.page.locator("#lords-3")).to_be_in_viewport()
    anna.page.get_by_role("button", name="Русский").click()
    expect(anna.page.locator("#tower")).to_have_text("Башня")


def test_a_search_finds_other_forms_of_a_word(invite: Invite) -> None:
    anna = invite(lang="uk")
    anna.visit("/rules/kingdom_builder")
    field, blocks = anna.page.get_by_role("searchbox"), anna.page.locator(".block")
    expect(blocks.nth(100)).to_be_attached()
    field.fill("вежами")
    expect(anna.page.locator("#tower-1")).to_be_visible()
    expect(blocks.nth(20)).not_to_be_attached()
    status = anna.page.get_by_role("search").get_by_role("status")
    expect(status).to_contain_text(re.compile(rf"\b{blocks.count()}\b"))
    field.fill("обовязкову дія")
    expect(anna.page.locator("#mandatory")).to_be_visible()
    field.fill("KB-18.5")
    expect(anna.page.locator("#tokens-3")).to_be_visible()
    field.fill("щщщ")
    expect(blocks).to_have_count(0)
    expect(anna.page.get_by_text("Нічого не знайдено")).to_be_visible()


def test_the_exact_rules_stand_behind_the_paragraphs(invite: Invite) -> None:
    anna = invite(lang="en")
    anna.visit("/rules/kingdom_builder")
    anna.page.get_by_role("checkbox").check()
    expect(anna.page.locator("#building-3")).to_contain_text("only such adjacent hexes are legal")
    anna.page.get_by_text("All exact rules").click()
    expect(anna.page.get_by_text("KB-X58", exact=True)).to_be_visible()
    anna.check_access("the exact rules")


def test_a_question_opens_the_paragraph_that_tells_why(invite: Invite) -> None:
    anna = invite("Anna", lang="uk")
    anna.sit("kingdom_builder", "me", "greedy", setup="first_game")
    anna.prompt.get_by_role("button", name="Чому так? Показати правило").click()
    expect(_marked(anna)).to_contain_text(TOLD["uk"])
    expect(_marked(anna)).to_be_in_viewport()
    expect(_marked(anna)).to_be_focused()
    anna.check_access("the rules at a table")


def test_a_game_without_a_rulebook_shows_its_clauses(invite: Invite) -> None:
    anna = invite("Anna")
    empty = {
        "game": "kingdom_builder",
        "lang": "en",
        "title": "",
        "chapters": [],
        "told": {},
        "refusals": {},
        "pictures": {},
    }
    anna.page.route("**/api/rulebook/**", lambda route: route.fulfill(json=empty))
    id = anna.sit("kingdom_builder", "me", "greedy")
    [clause, *_] = anna.scene(id)["asks"][0]["rules"]
    anna.prompt.get_by_role("button", name="Why? Show the rule").click()
    expect(anna.page.get_by_role("dialog").locator(".wanted")).to_contain_text(clause)
    anna.page.get_by_role("searchbox").fill("bridges")
    expect(anna.page.get_by_role("dialog").locator(".clause")).to_have_count(2)
