"""axe finds no fault on any page or dialog, in light and dark, wide and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_no_fault_for_axe(invite: Invite, theme: str, phone: bool) -> None:
    visitor = invite(theme=theme, phone=phone)
    page = visitor.page
    visitor.visit()
    expect(visitor.cover.get_by_role("button", name="Play now")).to_be_visible()
    visitor.check_access("lobby")
    visitor.cover.get_by_role("button", name="New table").click()
    expect(page.locator("dialog svg[role=img]")).to_be_visible()
    visitor.check_access("new table")
    page.get_by_role("button", name="Cancel").click()
    visitor.visit("/about")
    visitor.check_access("about")
    visitor.visit("/me")
    expect(page.get_by_role("heading", name="Me and my games")).to_be_visible()
    visitor.check_access("me and my games")
    visitor.forgive = ("404",)
    visitor.visit("/join/nothing")
    expect(page.get_by_role("heading", name="This invitation leads nowhere")).to_be_visible()
    visitor.check_access("join")
    visitor.visit("/nowhere/at/all")
    visitor.check_access("lost")

    visitor.play_now()
    visitor.check_access("table")
    visitor.play_on(most=8)
    visitor.hurry(visitor.table, lambda scene: scene["choices"] > 40)
    visitor.wait_for_question()
    visitor.check_access("table in mid-game")
    visitor.show(f"table-{theme}-{'phone' if phone else 'wide'}")
    if phone:
        for tab in ("Mine", "Players", "Log"):
            page.get_by_role("button", name=re.compile(f"^{tab}")).click()
            visitor.check_access(tab)
    for pane in ("Rules", "Help", "Menu"):
        page.locator("header").get_by_role("button", name=pane).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        visitor.check_access(pane)
        visitor.show(f"{pane.lower()}-{theme}-{'phone' if phone else 'wide'}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_no_fault_after_the_end_and_before_the_beginning(invite: Invite) -> None:
    visitor = invite(newcomer=True)
    page = visitor.page
    visitor.visit()
    visitor.cover.get_by_role("button", name="New table").click()
    page.get_by_role("combobox", name="Seat 2").select_option("person")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for one more player")).to_be_visible()
    visitor.check_access("waiting room")
    page.get_by_role("button", name="Do not wait: programs take the free seats").click()
    tour = page.get_by_role("dialog", name="A short tour")
    expect(tour).to_be_visible()
    visitor.check_access("tour")
    tour.get_by_role("button", name="Skip").click()
    visitor.wait_for_question()
    visitor.hurry(visitor.table)
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    visitor.check_access("score sheet")
    page.get_by_role("button", name="Replay").last.click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    visitor.check_access("replay")
