"""Lessons in the browser: found on the cover, played by mouse, answered, helped with, left and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

from kingstable.kernel import AnyGame, Option, find_game, game_ids
from kingstable.lessons import Lesson, Run, lessons
from kingstable.words import Speaker

#: The first lesson of each game that has some, but for the one that is looked at more closely.
FIRST = {id: found[0].id for id in game_ids() if id != "kingdom_builder" and (found := lessons(find_game(id)))}


def panel(visitor: Visitor) -> Locator:
    return visitor.page.locator("section.lesson")


def button(visitor: Visitor, name: str) -> Locator:
    return panel(visitor).get_by_role("button", name=name)


def follow(visitor: Visitor, run: Run) -> None:
    """One thing that the lesson wants, done with the mouse, and the same in a run beside it."""
    if run.ask is None:
        run.next()
        button(visitor, "Go on").click()
        return
    way = [run.game.notation.parse(choice) for choice in run.way()]
    if not run.step.task and any(len(option.references) > 1 for option in way):
        be_helped(visitor, run)
        return
    at = run.at
    for option in way:
        pick(visitor, run, option)
        answer = run.choose(option)
        if answer.kind == "done" and answer.said is not None:
            button(visitor, "Go on").click()
        if run.at != at:
            return


def pick(visitor: Visitor, run: Run, option: Option) -> None:
    """Click the thing that an option touches, and in the list that opens where it does not tell which one is meant."""
    thing = option.references[0] if option.references else option.notation
    alike = [it for it in run.ask.options if thing in it.references] if run.ask else []
    on_board, plain = (visitor.page.locator(f"[data-lit='{name}']") for name in (thing, option.notation))
    on_board.or_(plain).first.wait_for()
    one = plain.count() > 0
    (plain if one else on_board).first.click()
    if len(alike) > 1 and not one:
        visitor.page.get_by_role("dialog").get_by_role("button", name=said(option, run.game), exact=True).click()


def be_helped(visitor: Visitor, run: Run) -> None:
    """All three hints, the last of which does it."""
    for level in range(3):
        run.hint()
        button(visitor, "Hint").click()
        if level < 2:
            expect(panel(visitor).locator(f".hint[data-level='{level + 1}']")).to_be_visible()


def said(option: Option, game: AnyGame) -> str:
    return Speaker("en", game, place="client").say(option.message)


def where(visitor: Visitor, run: Run) -> Locator:
    return panel(visitor).get_by_text(f"{run.at + 1} of {len(run.lesson.steps)}")


def lesson_of(game: str, id: str) -> Lesson:
    return next(lesson for lesson in lessons(find_game(game)) if lesson.id == id)


def test_kingdom_builder_is_learned_from_the_cover_on(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.visit("/")
    visitor.cover.get_by_role("link", name="Learn").click()
    visitor.page.get_by_role("link", name="Begin").first.click()
    run = Run(find_game("kingdom_builder"), lesson_of("kingdom_builder", "three"))
    expect(where(visitor, run)).to_be_visible()
    visitor.show("learn-hello")
    follow(visitor, run)
    expect(where(visitor, run)).to_be_visible()
    visitor.page.locator("[data-lit='hex:13,12']").click()
    expect(button(visitor, "Try again")).to_be_visible()
    visitor.show("learn-wrong")
    button(visitor, "Try again").click()
    button(visitor, "Hint").click()
    expect(panel(visitor).locator(".hint")).to_contain_text("still lit")
    visitor.page.keyboard.press("i")
    expect(panel(visitor).locator(".hint")).to_contain_text("Choose this")
    visitor.show("learn-hint")
    while not run.finished:
        follow(visitor, run)
        if not run.finished:
            expect(where(visitor, run)).to_be_visible()
    expect(panel(visitor)).to_contain_text("Lesson finished")
    visitor.show("learn-over")
    panel(visitor).get_by_role("link", name="All lessons").click()
    expect(visitor.page.locator("li.done")).to_have_count(1)
    visitor.show("learn-list")


def test_what_others_do_in_a_lesson_is_shown_until_one_goes_on(invite: Invite) -> None:
    visitor = invite("Anna", tempo="slow")
    run = Run(find_game("kingdom_builder"), lesson_of("kingdom_builder", "three"))
    while not run.step.reply:
        run.next() if run.ask is None else [run.choose(choice) for choice in run.way()]
    kept = {"three": {"steps": run.progress.steps, "done": False}}
    visitor.post("/me/lessons/kingdom_builder", lessons=kept)
    visitor.visit("/learn/kingdom_builder/three")
    expect(where(visitor, run)).to_be_visible()
    [end] = (run.game.notation.parse(choice) for choice in run.way())
    pick(visitor, run, end)
    answer = run.choose(end)
    if answer.said is not None:
        button(visitor, "Go on").click()
    expect(panel(visitor)).to_contain_text("See what the others do")
    expect(visitor.page.locator("section.show")).to_be_visible()
    button(visitor, "Go on").click()
    expect(visitor.page.locator("section.show")).to_have_count(0)
    expect(where(visitor, run)).to_be_visible()


@pytest.mark.parametrize(("game", "id"), FIRST.items())
def test_a_lesson_of_each_game_is_played_to_its_end(invite: Invite, game: str, id: str) -> None:
    visitor = invite("Anna")
    visitor.visit(f"/learn/{game}/{id}")
    run = Run(find_game(game), lesson_of(game, id))
    for number in range(len(run.lesson.steps)):
        if run.finished:
            break
        expect(where(visitor, run)).to_be_visible()
        if number == 3:
            visitor.show(f"learn-{game}")
            visitor.page.reload()  # it goes on where it was left
            expect(where(visitor, run)).to_be_visible()
        follow(visitor, run)
    expect(panel(visitor)).to_contain_text("Lesson finished")
