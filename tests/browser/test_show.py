"""What others do is shown step by step: in order, at a tempo of one's own, and never in the way of one's own choice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.visitor import Visitor
from tests.games.golden import golden
from tests.progress import until

from kingstable.kernel import Rng
from kingstable.service.transfer import import_record

#: Who sits there; where I am alone, the rulebook itself has an opponent.
TABLES = {"kingdom_builder": ("me", "person"), "viscounts": ("me",)}
#: Kept games, for how many, and a choice with which an opponent turns something over.
TURNED = {
    "kingdom_builder": (2, 1),
    "for_the_king": (2, 10),
    "paladins": (1, 6),
    "viscounts": (1, 13),
    "tiletum": (1, 12),
}
#: What the show says now, with the number of the step.
SHOWN = "[...document.querySelectorAll('.show .said p:not(.forced), .show .ways span')].map((it) => it.innerText)"


def _at_table(visitor: Visitor, game: str, *others: Visitor, **options: str) -> str:
    """A new table, at which no time passes."""
    table = visitor.new_table(game, *TABLES[game], options=options)
    for other in others:
        other.post(f"/join/{table['join']}")
    _visit(visitor, table["id"])
    return str(table["id"])


def _visit(visitor: Visitor, id: str) -> None:
    """Go to a table and stop the clock: nothing is shown too early, too late or for too short a while."""
    visitor.page.clock.install(time=0)
    visitor.page.clock.pause_at(1)
    visitor.visit(f"/table/{id}")
    visitor.page.locator("#pane-board").wait_for()


def _show(visitor: Visitor) -> Locator:
    return visitor.page.locator("section.show")


def _choose(visitor: Visitor, id: str, watcher: Visitor, by: Rng | str) -> None:
    """Choose this, or by chance, without a page; the page of whoever watches then knows of it."""
    ask = visitor.scene(id)["asks"][0]
    do = by if isinstance(by, str) else by.pick(ask["options"])["do"]
    visitor.post(f"/tables/{id}/choose", seat=ask["seat"], number=ask["number"], do=do)
    watcher.page.wait_for_function(
        "(choices) => Number(document.querySelector('.page').dataset.choices) >= choices",
        arg=visitor.scene(id)["choices"],
    )
    watcher.page.wait_for_function(
        "() => document.querySelector('.show') || !document.querySelector('.page[data-showing]')"
    )


def _until_shown(visitor: Visitor, id: str) -> None:
    """Choose until something is shown."""
    rng = Rng.seeded(1)
    while not _show(visitor).is_visible():
        _choose(visitor, id, visitor, rng)


def _watch(visitor: Visitor) -> tuple[list[str], list[str]]:
    """Go through the show by its key; every line that it says, and what each card says that it holds up."""
    told: list[str] = []
    held: list[str] = []
    while shown := visitor.page.evaluate(f"() => {SHOWN}"):
        told += shown[:-1]
        held += visitor.page.locator("[data-held]").all_inner_texts()
        visitor.page.keyboard.press("n")
        visitor.page.wait_for_function(f"(shown) => {SHOWN}.join() !== shown", arg=",".join(shown))
    return told, held


def _in_order(told: list[str], log: list[str]) -> bool:
    """Whether the log holds these lines in their order; one that repeats the line before it only counts up there."""
    left = list(log)
    for line in reversed(told):
        while left and not left[-1].startswith(line):
            left.pop()
    return bool(left)


@pytest.mark.parametrize("game", TURNED)
def test_a_turn_of_others_passes_through_its_steps(invite: Invite, house: House, game: str) -> None:
    players, at = TURNED[game]
    whole = golden(game, f"{players}-minds", version=1)
    *before, choice = whole.choices[:at]
    anna, borys = invite("Anna", motion="no-preference", tempo="slow"), invite("Borys")
    kept = msgspec.structs.replace(whole, names=[], choices=before)
    table, code = import_record(house.db, kept, ["Anna", "Borys"][:players])
    for visitor in (anna, borys)[:players]:
        visitor.post(f"/join/{code}")
    _visit(anna, table)
    _choose((anna, borys)[choice.seat], table, anna, choice.do)
    told, held = _watch(anna)
    assert told and any(held)
    anna.show(f"show-{game}")
    assert _in_order(told, anna.page.get_by_role("log").locator("p").all_inner_texts())
    after = anna.page.locator("main").inner_text()
    anna.page.reload()
    anna.page.locator("#pane-board").wait_for()
    assert anna.page.locator("main").inner_text() == after


def test_a_choice_of_mine_ends_the_show(invite: Invite) -> None:
    anna, borys = invite("Anna", motion="no-preference", tempo="slow"), invite("Borys")
    id = _at_table(anna, "kingdom_builder", borys, first="1")
    rng = Rng.seeded(1)
    while borys.scene(id)["asks"]:
        _choose(borys, id, anna, rng)
    before = anna.scene(id)["choices"]
    expect(_show(anna).get_by_text("Borys").first).to_be_visible()
    anna.press(anna.lit_hexes.first)
    expect(anna.page.locator(f".page[data-choices='{before}']")).to_have_count(0)
    expect(_show(anna).get_by_text("Borys")).to_have_count(0)


def test_the_tempo_is_changed_in_one_press_and_kept_for_the_game(invite: Invite) -> None:
    anna = invite("Anna", motion="no-preference", tempo="slow")
    id = _at_table(anna, "viscounts")
    _until_shown(anna, id)
    _show(anna).get_by_role("button", name="Slow").click()
    expect(_show(anna)).to_have_count(0)
    anna.page.reload()
    anna.page.locator("#pane-board").wait_for()
    rng = Rng.seeded(2)
    for _ in range(8):  # the rulebook's opponent moves after every turn, and these are several
        _choose(anna, id, anna, rng)
        assert not _show(anna).is_visible()


def test_without_motion_all_of_it_is_read_over_the_table_as_it_is(invite: Invite) -> None:
    anna = invite("Anna", tempo="normal", lang="uk")
    id = _at_table(anna, "viscounts")
    _until_shown(anna, id)
    expect(_show(anna).locator(".ways span")).to_have_text("1/1")
    board = anna.page.locator("#pane-board").inner_text()
    anna.page.keyboard.press("m")
    expect(_show(anna)).to_have_count(0)
    assert anna.page.locator("#pane-board").inner_text() == board


def test_whoever_comes_back_watches_what_has_happened(invite: Invite) -> None:
    anna, borys = invite("Anna", motion="no-preference", tempo="slow"), invite("Borys")
    id = _at_table(anna, "kingdom_builder", borys, first="1")
    rng = Rng.seeded(1)
    _choose(borys, id, anna, rng)
    anna.visit("/")
    anna.page.locator("article").first.wait_for()
    borys.hurry(id, lambda scene: not scene["asks"])
    anna.visit(f"/table/{id}")
    anna.page.get_by_role("button", name="Watch").click()
    expect(_show(anna)).to_be_visible()
    assert any("Borys" in line for line in _watch(anna)[0])
    expect(anna.page.locator("section.away")).to_have_count(0)


def test_on_a_phone_the_board_opens_and_follows_what_is_built(invite: Invite) -> None:
    anna, borys = invite("Anna", phone=True, motion="no-preference", tempo="slow"), invite("Borys")
    id = _at_table(anna, "kingdom_builder", borys, first="1")
    anna.page.get_by_role("navigation").get_by_role("button", name="Mine").click()
    expect(anna.page.locator(".page[data-tab='aside']")).to_be_visible()
    _choose(borys, id, anna, Rng.seeded(1))
    expect(_show(anna).get_by_text("Borys").first).to_be_visible()
    expect(anna.page.locator(".page[data-tab='board']")).to_be_visible()
    expect(anna.houses).to_have_count(1)
    anna.page.clock.run_for(50)  # some frames, in which the drawing moves there
    expect(anna.houses.first).to_be_in_viewport()


def test_the_log_follows_what_happens_until_somebody_goes_up_in_it(invite: Invite) -> None:
    anna, borys = invite("Anna"), invite("Borys")
    page = anna.page
    table = anna.new_table("kingdom_builder", *TABLES["kingdom_builder"])
    id = table["id"]
    borys.post(f"/join/{table['join']}")
    anna.visit(f"/table/{id}")
    log, news = page.get_by_role("log"), page.get_by_role("button", name="New lines")
    left = "it => it.scrollHeight - it.scrollTop - it.clientHeight"
    anna.hurry(id, lambda scene: scene["choices"] >= 40, together=[borys])
    until(lambda: log.evaluate(left) < 30)
    expect(news).to_have_count(0)
    log.hover()
    page.mouse.wheel(0, -300)
    until(lambda: log.evaluate(left) > 200)
    anna.hurry(id, lambda scene: scene["choices"] >= 50, together=[borys])
    news.click()
    until(lambda: log.evaluate(left) < 30)


def test_what_may_be_chosen_stays_as_it_is_while_others_play(invite: Invite) -> None:
    visitor, borys = invite("Anna"), invite("Borys")
    table = visitor.new_table("paladins", "me", "person")
    borys.post(f"/join/{table['join']}")

    def may_end(scene: Any) -> bool:
        return any(option["do"] == "end" for ask in scene["asks"] for option in ask["options"])

    visitor.hurry(table["id"], may_end, together=[borys])
    visitor.visit(f"/table/{table['id']}")
    visitor.wait_for_question()
    things = visitor.page.locator("#pane-board button[data-thing]")
    marked = things.evaluate_all("all => all.map((it) => (it.marked = true)).length")
    ask = visitor.scene(visitor.table)["asks"][0]
    visitor.post(f"/tables/{visitor.table}/choose", seat=ask["seat"], number=ask["number"], do="end")
    visitor.page.locator("#prompt:not(.mine)").wait_for()
    assert things.evaluate_all("all => all.filter((it) => it.marked).length") > marked / 2, "they were not made anew"
    assert not visitor.lit.count()
    box = things.first.bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(visitor.page.locator("#prompt .hint")).to_have_count(0)
