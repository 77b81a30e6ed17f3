"""Viscounts in real browsers: solo to the score sheet, two people with a link and an expulsion, keys, phone."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Invite
from tests.browser.house import House
from tests.browser.kept import sit_before
from tests.browser.look.positions import Position, record_of
from tests.browser.visitor import Choice, Visitor
from tests.progress import Patience

from kingstable.kernel import Option, Record, Rng, Table
from kingstable.service.transfer import import_record
from kingstable.words import number


def play_until(visitor: Visitor, wanted: str = "") -> bool:
    """Play until the page shows what is wanted; False at the end of the game."""
    page = visitor.page
    rng = Rng.seeded("viscounts")
    made = 0
    patience = Patience(lambda: visitor.version)

    def pick(choices: Sequence[Choice]) -> Choice:
        """Rather acts than skips; takes the last of a list."""
        active = [it for it in choices if not re.fullmatch("skip|end|decline|keep", it["name"])]
        return choices[-1] if not choices[-1]["name"] else rng.pick(active if active and made % 6 else choices)

    while not (wanted and page.locator(wanted).count()):
        if page.locator("dialog[open] table").count():
            return False
        made += visitor.step(pick, wanted)
        patience.check(lambda: f"did not come to {wanted or 'the end'}: {visitor.prompt.inner_text()}")
    return True


def test_a_whole_solo_game_to_the_score_sheet(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    table = visitor.sit("viscounts", "me", automa="builder", difficulty=1)
    pair = page.locator("[data-lit^='pair:']")
    expect(pair.first).to_be_visible()
    visitor.show("viscounts-draft-wide")
    assert play_until(visitor, "#pane-aside [data-lit^='card:']")
    card = page.locator("#pane-aside [data-lit^='card:']").first
    card.hover()
    expect(page.locator("#pane-board .price").first).to_be_visible()
    assert play_until(visitor, "#pane-board [data-lit^='space:']")
    lit = page.locator("#pane-board [data-lit^='space:']")
    assert page.locator("#pane-board .reached").count() == lit.count() > 0, "all spaces in reach show their price"
    visitor.show("viscounts-move-wide")
    assert not play_until(visitor)
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    visitor.check_words("the score sheet")
    visitor.show("viscounts-scores-wide")
    result = Table.replay(visitor.record(table))
    assert result.over
    page.keyboard.press("Escape")
    for at, sheet in enumerate(result.scores()):
        expect(page.locator("#pane-players .score").nth(at)).to_have_text(number(sheet.total))
    visitor.show("viscounts-end-wide")


#: A link that a building completes gives both neighbours a move in the castle, where it comes to an expulsion.
SCENE = ("build", "castle_move", "expel", "castle_move")


def eve_of_a_link() -> tuple[Record, list[tuple[int, Option]]]:
    """A game of two just before such a link, and the choices that follow: the other player moves last, out of turn."""
    for seed in range(500):
        rng = random.Random(seed)
        table = Table.new("viscounts", 2, seed=f"court {seed}")
        while not table.over:
            ask = table.asks[0]
            active = [it for it in ask.options if it.kind not in ("skip", "end")] or ask.options
            table.choose(rng.choice([it for it in active if it.kind in SCENE] or active), seat=ask.seat)
        made = [(index, it.seat, it.option) for index, it in enumerate(table.made) if not it.auto]
        for at in range(len(made) - 3):
            start, me, _ = made[at]
            scene = [(seat, option) for _, seat, option in made[at : at + 4]]
            linked = any(it.event.message.id == "log-link" for it in table.log if start < it.number <= made[at + 1][0])
            if linked and [(seat, it.kind) for seat, it in scene] == list(
                zip((me, me, me, 1 - me), SCENE, strict=True)
            ):
                record = table.record
                record.choices = record.choices[:start]
                if takes_every_click(record, *scene[0]):
                    return record, scene
    raise AssertionError("no game has such a link")


def takes_every_click(record: Record, seat: int, chosen: Option) -> bool:
    """Whether none of the things that an option touches tells it alone."""
    options = Table.replay(record).question(seat).options
    return all(sum(thing in option.references for option in options) > 1 for thing in chosen.references)


#: For each price that lies upon a pile, whether it is drawn over it.
_OVER = """prices => prices.flatMap((price) => {
  const at = price.getBoundingClientRect()
  return [...document.querySelectorAll('#pane-board [data-thing^="pile:"], #pane-board [data-thing^="desk:"]')]
    .filter((pile) => {
      const box = pile.querySelector('.slot').getBoundingClientRect()
      return box.left < at.right && at.left < box.right && box.top < at.bottom && at.top < box.bottom
    })
    .map((pile) => !!(pile.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING))
})"""


def test_a_viscount_stands_beside_the_numbers_of_its_space(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    sit_before(visitor, "viscounts", "move 9")
    over = page.locator("#pane-board .price").evaluate_all(_OVER)
    assert over and all(over), "no pile hides a price"
    page.locator("#pane-board [data-lit='space:9']").hover()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#pane-board [data-lit^='space:']")).to_have_count(0)
    space = page.locator("[data-thing='space:9']")
    pieces = [piece.bounding_box() for piece in page.locator("#pane-board .viscount").all()]
    for text in space.locator("text").all():
        shown = text.bounding_box()
        for box in pieces:
            assert shown and box
            apart = box["x"] > shown["x"] + shown["width"] or shown["x"] > box["x"] + box["width"]
            assert apart or box["y"] > shown["y"] + shown["height"] or shown["y"] > box["y"] + box["height"]
    # Places that the log names are named on the board.
    names = page.locator("#pane-board textPath").all_text_contents()
    assert {"Grey Mountains", "Lake Shore"} < set(names)


def test_two_people_meet_a_link_and_an_expulsion(invite: Invite, house: House) -> None:
    record, scene = eve_of_a_link()
    anna, borys = invite("Anna"), invite("Borys")
    table, code = import_record(str(house.folder / "tables.db"), record, ["Anna", "Borys"])
    seats = (anna, borys) if scene[0][0] == 0 else (borys, anna)
    for seat, visitor in enumerate(seats):
        visitor.post(f"/join/{code}", seat=seat)
        visitor.visit(f"/table/{table}")
        expect(visitor.prompt).to_be_visible()

    for seat, option in scene:
        mover, other = seats[seat], seats[1 - seat]
        expect(mover.prompt).to_contain_text("Your decision")
        expect(other.prompt).to_contain_text("Others are deciding")
        assert other.lit.count() == 0
        for thing in option.references:
            lit = mover.page.locator(f"[data-lit='{thing}']").first
            lit.wait_for()
            mover.show(f"viscounts-{option.kind}-{seat}-wide")
            lit.click()
    for visitor in seats:
        log = visitor.page.get_by_role("log")
        expect(log).to_contain_text("The link between")
        expect(log).to_contain_text("is removed from tier")
        expect(visitor.page.locator("#pane-board .bond.complete").first).to_be_attached()
    expect(seats[scene[0][0]].prompt).to_contain_text("Your decision")
    workers = [visitor.page.locator("#pane-board .castle [data-piece]").count() for visitor in seats]
    assert workers[0] == workers[1] > 0


def test_a_round_by_keyboard_alone(invite: Invite) -> None:
    visitor = invite("Keys")
    page = visitor.page
    visitor.sit("viscounts", "me", automa="builder")
    focused = "() => document.activeElement?.dataset?.lit ?? ''"
    arrows = ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")
    kinds: set[str] = set()
    for count in range(600):
        if page.get_by_text("Round 3", exact=True).count():
            break
        if page.locator("dialog[open]").count():
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        else:
            visitor.wait_for_turn()
            page.keyboard.press(arrows[count % 4])
            name = str(page.evaluate(focused))
            if name:
                kinds.add(re.split("[: ]", name)[0])
                page.keyboard.press("Enter")
    expect(page.get_by_text("Round 3", exact=True)).to_be_visible()
    assert {"pair", "card", "space"} <= kinds, kinds


def test_what_a_rival_has_touched_is_gold_where_it_can_be_chosen(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.take_up(record_of(Position("viscounts", 2, "ask-advance")))
    lit = visitor.page.locator("[data-lit^='section:'] .glow")
    expect(lit.first).to_be_visible()
    strokes = lit.evaluate_all("all => all.map((each) => getComputedStyle(each).stroke)")
    assert len(strokes) > 1 and {*strokes} == {"rgb(255, 213, 74)"}


#: For each section of the castle, whether all that is said of its reward lies within its hall.
_WITHIN = """all => all.map((section) => {
  const hall = section.querySelector('.hall')
  const inverse = hall.getScreenCTM().inverse()
  return [...section.querySelectorAll('.hall ~ g > *')].every((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect()
    const corners = [left, right].flatMap((x) => [top, bottom].map((y) => new DOMPoint(x, y)))
    return corners.every((corner) => hall.isPointInFill(corner.matrixTransform(inverse)))
  })
})"""


def test_what_a_section_of_the_castle_brings_stands_within_its_walls(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.take_up(record_of(Position("viscounts", 2, "middle")))
    within = visitor.page.locator("#pane-board [data-thing^='section:']").evaluate_all(_WITHIN)
    assert len(within) == 5 and all(within), within


@pytest.mark.parametrize(
    ("players", "width", "height"),
    [(2, 1280, 720), (2, 2560, 1440), (2, *PHONE.values()), (2, 844, 390), (4, 1280, 720)],
)
def test_all_pairs_are_seen_at_once(invite: Invite, players: int, width: int, height: int) -> None:
    visitor = invite("Anna", phone=PHONE["width"] in (width, height), lang="uk")
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.take_up(record_of(Position("viscounts", players, "start")))
    pairs = visitor.page.locator("#pane-aside [data-lit^='pair:']")
    expect(pairs).to_have_count(players + 1)
    for pair in pairs.all():
        expect(pair).to_be_in_viewport(ratio=1)


#: The name of each card on the board, and how much its narrowest line is narrowed.
_NARROWED = """all => all.map((card) => {
  const lines = [...card.querySelectorAll('text.name')]
  return [lines.map((line) => line.textContent).join(' '), Math.min(...lines.map((line) => {
    const plain = line.cloneNode(true)
    plain.removeAttribute('textLength')
    line.after(plain)
    const share = line.getComputedTextLength() / plain.getComputedTextLength()
    plain.remove()
    return share
  }))]
})"""


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_long_names_of_cards_are_not_squeezed(invite: Invite, lang: str) -> None:
    visitor = invite("Anna", lang=lang)
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 720})
    visitor.take_up(record_of(Position("viscounts", 2, "middle")))
    page.evaluate("document.fonts.ready")
    cards = page.locator("#pane-board svg.card").evaluate_all(_NARROWED)
    assert len(cards) >= 5 and min(share for _, share in cards) > 0.8, cards


@pytest.mark.parametrize(("players", "phone"), [(2, True), (4, False)], ids=["phone", "desk"])
def test_every_manuscript_of_mine_says_what_it_brings(invite: Invite, players: int, phone: bool) -> None:
    visitor = invite("Anna", phone=phone)
    visitor.take_up(record_of(Position("viscounts", players, "end")))
    scrolls = visitor.page.locator("#pane-aside .scroll")
    expect(scrolls).to_have_count(2 if phone else 3)
    for each in scrolls.all():
        caption = each.locator("small")
        expect(caption).not_to_be_empty()
        if not phone:
            expect(caption).to_be_in_viewport(ratio=1)
