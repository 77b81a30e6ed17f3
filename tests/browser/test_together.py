"""Two people play each other live, each in a browser of their own, and a third watches."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor


def _two_at_a_table(invite: Invite) -> tuple[Visitor, Visitor]:
    """Anna opens a table for a friend; Borys comes by her link."""
    anna, borys = invite("Anna"), invite()
    anna.visit()
    anna.cover.get_by_role("button", name="New table").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_text("With friends", exact=True).click()
    form.get_by_text("First game", exact=True).click()
    form.get_by_text("More: name of the table").click()
    form.get_by_label("Name of the table").fill("Evening")
    form.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_label("Send this link to the people you want to play with").input_value()
    anna.show("waiting-room")
    borys.page.goto(link)
    borys.page.locator("main").get_by_label("Your name").fill("Borys")
    borys.page.get_by_role("button", name="Sit down").click()
    for visitor in (anna, borys):
        expect(visitor.prompt).to_be_visible()
    return anna, borys


def _turn_of(one: Visitor, other: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked, and who waits."""
    expect(one.prompt).to_contain_text(re.compile("Your decision|Waiting for"))
    return (one, other) if "Your decision" in one.prompt.inner_text() else (other, one)


def _take_a_turn(player: Visitor) -> None:
    player.wait_for_question()
    player.build_all()
    player.end_turn()


def test_two_play_and_a_third_watches(invite: Invite) -> None:
    anna, borys = _two_at_a_table(invite)
    vera = invite()
    vera.visit()
    vera.page.locator("section", has_text="Evening").get_by_role("link", name="Watch").first.click()
    expect(vera.page.get_by_text("You are watching")).to_be_visible()

    first, second = _turn_of(anna, borys)
    expect(second.prompt).to_contain_text("Others are deciding")
    assert second.lit.count() == 0
    first.wait_for_question()
    name = first.build()
    for visitor in (second, vera):
        expect(visitor.houses.first).to_be_attached()
        row, column = name.removeprefix("hex:").split(",")
        expect(visitor.page.get_by_role("log")).to_contain_text(f"({row},{column})")
    first.build_all()
    first.end_turn()

    # What a card in hand is, only its owner reads.
    drawn = re.compile(r"draws a card: ")
    expect(first.page.get_by_role("log")).to_contain_text(drawn)
    expect(second.page.get_by_role("log")).to_contain_text(re.compile("draws a card"))
    assert not drawn.search(second.page.get_by_role("log").inner_text())
    assert not drawn.search(vera.page.get_by_role("log").inner_text())

    _take_a_turn(second)
    expect(first.prompt).to_contain_text("Your decision")
    built = first.houses.count()
    assert built >= 6
    for visitor in (second, vera):
        expect(visitor.houses).to_have_count(built)

    for visitor in (anna, vera):
        visitor.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_placeholder("Write a message").fill("Good luck!")
    anna.page.get_by_role("button", name="Send").click()
    expect(vera.page.get_by_role("log")).to_contain_text("Anna: Good luck!")
    expect(borys.page.get_by_role("button", name="Chat 1")).to_be_visible()
    vera.show("watching")


def test_taking_back_across_another_player_needs_consent(invite: Invite) -> None:
    anna, borys = _two_at_a_table(invite)
    first, second = _turn_of(anna, borys)
    _take_a_turn(first)
    second.wait_for_question()
    first.page.get_by_role("button", name="Ask to undo").click()
    expect(first.page.get_by_text("Waiting for consent")).to_be_visible()
    question = second.page.get_by_role("alert")
    expect(question).to_contain_text("would like to take a choice back")
    second.show("consent")
    question.get_by_role("button", name="Allow", exact=True).click()
    expect(first.prompt).to_contain_text("Your decision")
    expect(second.prompt).to_contain_text("Others are deciding")


def test_two_who_compete_have_hints_once_both_agree(invite: Invite) -> None:
    anna, borys = _two_at_a_table(invite)
    first, second = _turn_of(anna, borys)
    first.wait_for_question()
    first.page.keyboard.press("h")
    expect(first.page.get_by_text("there are hints only once all agree")).to_be_visible()
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Propose hints for this game").click()
    expect(first.page.get_by_role("alert")).to_contain_text("Waiting for consent")
    question = second.page.get_by_role("alert")
    expect(question).to_contain_text("Shall there be hints in this game")
    second.show("hints-asked")
    question.get_by_role("button", name="Allow", exact=True).click()
    expect(first.page.get_by_role("log")).to_contain_text("All agree: hints are allowed in this game.")
    first.page.keyboard.press("h")
    note = first.page.get_by_role("region", name="Hint")
    expect(note.get_by_role("listitem")).not_to_have_count(0)
    expect(second.page.get_by_role("region", name="Hint")).to_have_count(0)
    second.page.keyboard.press("s")
    sheet = second.page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile("All agree: hints are allowed.*hints taken: 1", re.DOTALL))
    second.show("hints-on-the-score-sheet")
    second.page.keyboard.press("Escape")
    second.page.get_by_role("button", name="Menu").click()
    second.page.get_by_role("button", name="No more hints in this game").click()
    expect(first.page.get_by_role("log")).to_contain_text("no longer agrees to hints")
    first.page.keyboard.press("Escape")
    first.page.get_by_role("button", name="Menu").click()
    expect(first.page.get_by_role("button", name="Hint (H)")).to_have_count(0)
    expect(first.page.get_by_role("button", name="Propose hints for this game")).to_be_visible()


def test_two_play_to_the_end(invite: Invite) -> None:
    anna, borys = _two_at_a_table(invite)
    player, other = _turn_of(anna, borys)
    for _ in range(4):
        player.wait_for_question()
        player.play_on(alone=False)
        expect(other.page.locator("#prompt.mine")).to_be_attached()
        player, other = other, player
    while not player.hurry(player.table, lambda scene: not scene["asks"])["over"]:
        player, other = other, player
    for visitor in (anna, borys):
        expect(visitor.page.get_by_role("dialog", name="Score sheet")).to_be_visible()
        expect(visitor.page.get_by_role("dialog")).to_contain_text("with")
