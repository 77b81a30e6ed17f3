"""axe finds no fault where `look` does not come: on pages that lead nowhere, and behind every tab of a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)], ids=["wide", "phone"])
def test_no_fault_for_axe_where_nothing_is(invite: Invite, theme: str, phone: bool) -> None:
    visitor = invite(theme=theme, phone=phone)
    page = visitor.page
    visitor.forgive = ("404",)
    visitor.visit("/join/nothing")
    expect(page.get_by_role("heading", name="This invitation leads nowhere")).to_be_visible()
    visitor.check_access("join")
    visitor.visit("/nowhere/at/all")
    visitor.check_access("lost")


def test_no_fault_for_axe_behind_the_tabs_of_a_phone(invite: Invite) -> None:
    visitor = invite(theme="dark", phone=True)
    visitor.play_now()
    for tab in ("Mine", "Players", "Log"):
        visitor.page.get_by_role("button", name=re.compile(f"^{tab}")).click()
        visitor.check_access(tab)
