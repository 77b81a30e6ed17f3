"""The replay: opens at a linked moment or at the beginning, says each move, goes by turns, and plays by itself."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Invite


def test_a_linked_moment_is_told_and_played_on(invite: Invite) -> None:
    anna, borys = invite("Anna", tempo="quick"), invite("Borys")
    table = anna.new_table("kingdom_builder", "me", "person", options={"first": "0"})
    borys.post(f"/join/{table['join']}")
    id = str(table["id"])
    anna.hurry(id, lambda scene: not scene["asks"])
    choices = borys.hurry(id, lambda scene: not scene["asks"])["choices"]
    page, slider = anna.page, anna.page.get_by_role("slider")

    anna.visit(f"/table/{id}?at=1")
    expect(anna.prompt).to_contain_text(f"Choice 1 of {choices}")
    expect(anna.prompt).to_contain_text("Anna builds")
    expect(anna.houses).to_have_count(1)

    page.get_by_label("Go by").select_option("turn")
    page.get_by_role("button", name="One step forward").click()
    expect(anna.prompt).to_contain_text("Borys")
    expect(anna.houses).not_to_have_count(1)

    page.get_by_role("button", name="To the beginning").click()
    expect(anna.houses).to_have_count(0)
    page.get_by_role("button", name="Play on").click()
    expect(slider).to_have_value(str(choices))
    expect(page.get_by_role("button", name="Play on")).to_be_visible()
    anna.show("replay-played")

    page.get_by_role("button", name="End the replay").click()
    page.keyboard.press("p")
    expect(anna.prompt).to_contain_text(f"Choice 0 of {choices}")
