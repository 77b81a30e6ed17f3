"""Three languages, switched at once, and room for the words of each."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite

UNDO = {"en": "Undo", "uk": "Скасувати", "ru": "Отменить"}
GAME = {"en": "Kingdom Builder", "uk": "Будівничі королівств", "ru": "Строители королевств"}
NAMES = {"en": "English", "uk": "Українська", "ru": "Русский"}


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


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_ways_into_a_game_stand_in_rows_of_two(invite: Invite, lang: str) -> None:
    visitor = invite("Anna", lang=lang)
    visitor.visit()
    expect(visitor.page.locator("article .buttons").first).to_be_visible()
    for buttons in visitor.page.locator("article .buttons").all():
        tops = [round(box["y"]) for it in buttons.locator(".button").all() if (box := it.bounding_box())]
        assert len(tops) == 4 and tops[0] == tops[1] < tops[2] == tops[3]
