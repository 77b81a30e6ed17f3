"""Three languages, switched at once, on every page; nothing is left in another one or without words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite

PLAY = {"en": "Play now", "uk": "Грати", "ru": "Играть"}
UNDO = {"en": "Undo", "uk": "Скасувати", "ru": "Отменить"}
GAME = {"en": "Kingdom Builder", "uk": "Будівничі королівств", "ru": "Строители королевств"}
NAMES = {"en": "English", "uk": "Українська", "ru": "Русский"}


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_reader_of_each_language_plays(invite: Invite, lang: str) -> None:
    visitor = invite(lang=lang)
    page = visitor.page
    visitor.visit()
    expect(visitor.cover.get_by_role("button", name=PLAY[lang])).to_be_visible()
    visitor.check_words("the lobby")
    visitor.show(f"lobby-{lang}")
    visitor.cover.get_by_role("button", name={"en": "New table", "uk": "Новий стіл", "ru": "Новый стол"}[lang]).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("dialog svg[role=img]")).to_be_visible()
    visitor.check_words("the form of a new table")
    visitor.show(f"new-table-{lang}")
    page.keyboard.press("Escape")
    visitor.cover.get_by_role("button", name=PLAY[lang]).click()
    visitor.wait_for_question()
    expect(page.get_by_role("heading", level=1)).to_have_text(GAME[lang])
    visitor.play_on(most=12)
    visitor.wait_for_question()
    visitor.check_words("the table")
    visitor.check_fits("the table")
    visitor.show(f"table-{lang}")
    for key in ("s", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        visitor.check_words(f"the dialog of {key}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(visitor.url + "/about")
    visitor.check_words("the page about Kingstable")


def test_the_language_switches_at_once(invite: Invite) -> None:
    visitor = invite(lang="en")
    visitor.play_now()
    for lang in ("uk", "ru", "en"):
        visitor.page.get_by_role("button", name=NAMES[lang]).click()
        expect(visitor.page.get_by_role("button", name=UNDO[lang])).to_be_visible()
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(GAME[lang])
        assert visitor.page.evaluate("document.documentElement.lang") == lang
    visitor.page.get_by_role("button", name=NAMES["uk"]).click()
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name=UNDO["uk"])).to_be_visible()
