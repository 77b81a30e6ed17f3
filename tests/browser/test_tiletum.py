"""Tiletum in real browsers: solo against the Cardinal, two people live, nested actions, keys, phone, languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import PHONE, Invite
from tests.browser.look.positions import Position, questions, record_of
from tests.browser.visitor import Choice, Visitor
from tests.progress import Patience, until

from kingstable.games.tiletum.faces import PartFace, faces
from kingstable.kernel import Rng, Table

CHALLENGES = ["resourceful_clergy", "ecclesiastical_income", "deep_coffers"]

#: What a hasty player, who would rather act than stop, does not do if there is something else.
QUIET = r"^(trade|exchange|give|stop|end|leave_tile|put_back|skip|replace)"


def view_of(visitor: Visitor, id: str) -> dict[str, Any]:
    view = visitor.scene(id)["view"]
    assert isinstance(view, dict)
    return view


def run(visitor: Visitor, *, first: int = 0, most: int = 100_000) -> int:
    """Play until it is somebody else's turn, the score sheet opens, or so many choices are made."""
    rng = Rng.seeded(first)

    def pick(choices: Sequence[Choice]) -> Choice:
        bold = [it for it in choices if not re.search(QUIET, it["name"])]
        return rng.pick(bold or [it for it in choices if not re.search("^(trade|give)", it["name"])] or choices)

    made = 0
    over = "dialog[open] table"
    patience = Patience(lambda: visitor.version)
    while made < most and not visitor.page.locator(over).count():
        if visitor.step(pick, over):
            made += 1
        elif visitor.page.locator("#prompt:not(.mine)").count():
            break
        patience.check(visitor.prompt.inner_text)
    return made


def thing(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-lit='{name}']").first


def take(visitor: Visitor, die: Locator, value: int | str) -> None:
    """Take a die as it lies; where it cannot be taken otherwise, nothing is asked after the first click."""
    told = visitor.page.locator("#pane-log").get_by_text("takes a die")
    before = told.count()
    die.click()
    asked = thing(visitor, f"value:{value}")
    expect(asked.or_(told.nth(before)).first).to_be_attached()
    if asked.count():
        asked.click()


def score_sheet(visitor: Visitor) -> Locator:
    sheet = visitor.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    return sheet


def test_a_whole_solo_game_with_three_challenges_to_the_score_sheet(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    id = visitor.sit("tiletum", "me", difficulty="custom", challenges=CHALLENGES)
    visitor.check_fits("the table")
    visitor.show("tiletum-start-wide")

    # The Cardinal, who began, shows his board, his directives and his turn step by step.
    panel = page.locator("#pane-players li", has_text="The Cardinal")
    expect(panel.locator(".card")).to_have_count(6)
    expect(panel.locator(".card.pawn")).to_have_count(1)
    panel.get_by_role("button", name="The Cardinal’s board").click()
    board = page.get_by_role("dialog", name="The Cardinal’s board")
    for name in ("Resourceful Clergy", "Ecclesiastical Income", "Deep Coffers"):
        expect(board).to_contain_text(name)
    expect(board.locator(".steps li").first).to_contain_text(re.compile(r"Dice \d and \d: the difference is \d"))
    expect(board.locator(".steps")).to_contain_text("The Cardinal takes")
    expect(board.locator(".cards li")).to_have_count(6)
    visitor.show("tiletum-cardinal-wide")
    page.keyboard.press("Escape")

    visitor.hurry(id, lambda scene: scene["view"]["round"] == 4, away=True)
    visitor.wait_for_question()
    made = 0
    while not page.locator("dialog[open] table").count():
        made += run(visitor, first=made)
    assert made > 10
    sheet = score_sheet(visitor)
    visitor.show("tiletum-end-wide")
    result = Table.replay(visitor.record(id))
    assert result.over
    names = {0: "Anna", None: "The Cardinal"}
    heads = sheet.locator(".who").all_inner_texts()
    totals = sheet.locator(".total td").all_inner_texts()
    shown = dict(zip([head.strip() for head in heads], map(int, totals), strict=True))
    assert shown == {names[score.seat]: score.total for score in result.scores()}
    winner = next(names[score.seat] for score in result.scores() if score.winner)
    expect(sheet.locator(".ending")).to_contain_text(winner)


def test_two_people_play_a_whole_game_live(invite: Invite) -> None:
    anna, borys = invite("Anna"), invite("Borys")
    table = anna.new_table("tiletum", "me", "person")
    borys.post(f"/join/{table['join']}")
    for visitor in (anna, borys):
        visitor.visit(f"/table/{table['id']}")
        visitor.page.locator("#pane-board svg").first.wait_for()
    expect(anna.prompt).to_contain_text(re.compile("Your decision|Waiting for"))
    first, second = (anna, borys) if "Your decision" in anna.prompt.inner_text() else (borys, anna)

    # What one does, the other sees at once, and nothing is lit for who waits.
    assert second.lit.count() == 0
    die = first.page.locator("[data-lit^='die:']").first
    name = str(die.get_attribute("data-lit")).removeprefix("die:")
    resource, value = name.split("-")
    before = first.page.locator("#pane-mine .dice svg .die").count()
    take(first, die, value)
    for visitor in (first, second):
        expect(visitor.page.get_by_role("log")).to_contain_text(f"takes a die: {resource} {value}")
    expect(first.page.locator("#pane-mine .dice svg .die")).to_have_count(before + 1)
    assert second.page.locator("#pane-mine .dice svg .die").count() == 0

    anna.hurry(table["id"], lambda scene: scene["view"]["round"] == 4, together=[borys], away=True)
    anna.hurry(table["id"], together=[borys])
    result = Table.replay(anna.record(table["id"]))
    assert result.over
    for visitor in (anna, borys):
        totals = score_sheet(visitor).locator(".total td").all_inner_texts()
        assert list(map(int, totals)) == [score.total for score in result.scores()]
    borys.show("tiletum-two-end-wide")


@dataclass(frozen=True)
class Sector:
    """A sector of the wheel: its action and value, the first of its dice, and its bonus tile."""

    action: str
    value: int
    die: str
    tile: str | None

    @property
    def granted(self) -> PartFace | None:
        """The action that the bonus tile grants."""
        parts = faces().tiles[self.tile].parts if self.tile else []
        return next((part for part in parts if part.kind == "action"), None)


def _sectors(view: dict[str, Any]) -> Iterator[Sector]:
    """The sectors that have a die."""
    for index, action in enumerate(view["wheel"]):
        value = (view["first_value"] - 1 + index) % 6 + 1
        dice = [die for die in view["dice"] if die.endswith(f"-{value}")]
        if dice:
            yield Sector(action, value, dice[0], view["sector_tiles"].get(action))


def _sit_where(visitor: Visitor, fits: Callable[[Sector], bool], **options: Any) -> tuple[str, Sector]:
    """A solo table with a sector that fits and has a die of a plain action: its id and the sector."""
    for _ in range(20):
        id = visitor.sit("tiletum", "me", **options)
        for sector in _sectors(view_of(visitor, id)):
            if sector.action != "jester" and fits(sector):
                return id, sector
    raise AssertionError("no such wheel")


def test_the_price_of_turning_reach_and_an_action_inside_an_action(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    id, sector = _sit_where(visitor, lambda it: it.value < 6 and it.granted is not None)

    # The price of turning is shown before anything is chosen.
    thing(visitor, f"die:{sector.die}").click()
    expect(page.locator(".wheel .price")).not_to_have_count(0)
    turnings = view_of(visitor, id)["turnings"]
    assert {it["price"] for it in turnings} >= {0, 2}
    shown = page.locator(".wheel .price").evaluate_all("all => all.map((it) => it.textContent.replace(/\\s/g, ''))")
    assert sorted(shown) == sorted(f"{it['value']}{it['price']}" for it in turnings)
    dear = next(it for it in turnings if it["price"] == 2)
    words = str(thing(visitor, f"value:{dear['value']}").get_attribute("aria-label"))
    assert "for 2 gold" in words and f"{dear['ap']}\u00a0AP" in words
    visitor.show("tiletum-turning-wide")
    thing(visitor, f"value:{sector.value}").click()

    # The helper of the sector, used in mid-action, grants an action that has to end first.
    page.get_by_role("button", name=re.compile("^Take")).click()
    frames = page.locator(".now ol li")
    expect(frames).to_have_count(1)
    ap = 7 - sector.value
    expect(frames.first).to_contain_text(f"{ap}\u00a0AP")
    thing(visitor, f"tile:{sector.tile}").click()
    expect(frames).to_have_count(2)
    granted = sector.granted
    assert granted is not None
    expect(frames.last).to_contain_text(f"{granted.ap}\u00a0AP")
    expect(visitor.prompt).to_contain_text("Extra ")
    visitor.show("tiletum-nested-wide")
    if granted.action in ("merchant", "architect"):
        reach = view_of(visitor, id)["reach"]
        expect(page.locator("#pane-board .spot.near")).to_have_count(len(reach))
        assert page.locator("#pane-board .spot.near.lit").count() == len(reach)
        assert page.locator("#pane-board .spot.near[data-far]").count() == sum(steps > 1 for steps in reach.values())
        page.locator("#pane-board .spot.near.lit:not([data-far])").first.click()
        expect(page.locator("#pane-board .spot.near")).not_to_have_count(len(reach))
    end = page.get_by_role("button", name="End the action")
    asked = visitor.prompt.get_by_text("Do you give this up?")
    if frames.count() == 2:
        end.click()
        if until(lambda: frames.count() == 1 or asked.count()) and asked.count():
            end.click()
    expect(frames).to_have_count(1)
    expect(frames.first).to_contain_text(f"{ap}\u00a0AP")


def test_a_house_is_built_with_one_click_in_the_town_that_one_has_just_gone_to(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.take_up(record_of(Position("tiletum", 2, "middle")))
    thing(visitor, "spot:Koeln").locator(".ground").click()
    space = visitor.page.locator("[data-lit^='space:Koeln']:not([data-far])")
    expect(space).to_be_visible()
    space.click()
    expect(visitor.page.get_by_role("log")).to_contain_text("places a house in Cologne")


def test_unlit_things_explain_themselves_and_numbers_tell_where_they_come_from(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    visitor.sit("tiletum", "me")
    page.locator("#pane-aside svg.tile:not(.lit)").first.click()
    expect(page.locator(".hint")).to_contain_text("You can do this only during the")
    page.get_by_role("button", name="Cards and symbols").click()
    reference = page.get_by_role("dialog", name="Cards and symbols")
    expect(reference.locator(".made")).to_have_count(1)
    for words in ("Roads between spots: 22 of 37", "Corruption tokens: 4 of 6"):
        expect(reference.locator(".made", has_text=words)).to_be_visible()
    visitor.check_access("the reference")
    visitor.show("tiletum-reference-wide")


def test_gold_frames_nothing_that_is_not_on_offer(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.take_up(record_of(Position("tiletum", 4, "end")))
    framed = visitor.page.locator("#pane-aside li.now, #pane-mine .building.done")
    expect(framed).to_have_count(2)
    golden = framed.evaluate_all(
        """all => all.filter((it) => {
          const probe = document.createElement('i')
          probe.style.color = 'var(--gold)'
          it.append(probe)
          const gold = getComputedStyle(probe).color
          const { borderTopColor, boxShadow, outlineStyle, outlineColor } = getComputedStyle(it)
          probe.remove()
          const outline = outlineStyle === 'none' ? '' : outlineColor
          return [borderTopColor, boxShadow, outline].some((each) => each.includes(gold))
        }).map((it) => it.className)"""
    )
    assert golden == []
    frame, now = (visitor.page.locator(f"#pane-board {it}").bounding_box() for it in (".stage", "div.now"))
    assert frame and now and now["x"] + now["width"] < frame["x"] + frame["width"], "it stands on the map"


def test_the_bonus_of_a_contract_fits_its_tile(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.take_up(record_of(Position("tiletum", 4, "middle")))
    bonus = visitor.page.locator("#pane-mine .face.contract").filter(has_text="+1")
    expect(bonus).to_be_visible()
    [over] = bonus.evaluate_all(
        """all => all.map((face) => {
          const right = (it) => it.getBoundingClientRect().right
          return right([...face.querySelectorAll('.glyph')].at(-1)) - right(face.querySelector('.edge'))
        })"""
    )
    assert over < 0


def _walk_to(visitor: Visitor, kind: str) -> None:
    """Press arrows until something of this kind has the focus."""
    for count in range(40):
        visitor.page.keyboard.press(("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")[count % 4])
        if str(visitor.page.evaluate("() => document.activeElement?.dataset?.lit")).startswith(f"{kind}:"):
            return
    raise AssertionError(f"no {kind} by arrows")


def test_a_turn_is_begun_by_keyboard_alone(invite: Invite) -> None:
    visitor = invite("Keys")
    page = visitor.page
    id = visitor.sit("tiletum", "me")
    before = visitor.scene(id)["choices"]
    _walk_to(visitor, "die")
    page.keyboard.press("Enter")
    value, taken = page.locator("[data-lit^='value:']"), page.get_by_role("log").get_by_text("Keys takes a die")
    expect(value.or_(taken).first).to_be_attached()
    if value.count():
        _walk_to(visitor, "value")
        page.keyboard.press("Enter")
    until(lambda: visitor.scene(id)["choices"] > before, why="no die was taken")


def test_on_a_phone(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    page = visitor.page
    _, sector = _sit_where(visitor, lambda it: it.action in ("merchant", "architect"), difficulty="bishop")
    visitor.check_fits("the table")
    box = visitor.prompt.bounding_box()
    assert box is not None and box["y"] + box["height"] <= PHONE["height"]

    # A question opens the area that it is about: first the wheel, then the map.
    die = thing(visitor, f"die:{sector.die}")
    expect(die).to_be_visible()
    visitor.show("tiletum-phone-wheel")
    take(visitor, die, sector.value)
    if sector.tile:
        page.get_by_role("button", name="Leave the tile").tap()
    spots = page.locator("#pane-board .spot.lit")
    expect(spots.first).to_be_visible()
    assert any(_in_sight(spot.bounding_box()) for spot in spots.all()), "a lit spot is in sight"
    visitor.show("tiletum-phone-reach")
    stage = page.locator("#pane-board .stage").bounding_box()
    page.get_by_role("button", name="Zoom in").tap()
    near = page.locator("#pane-board .stage").bounding_box()
    assert stage is not None and near is not None and near["width"] > stage["width"] * 1.2

    areas = page.get_by_role("navigation", name="Areas")
    for tab, area in (("Map", "board"), ("Wheel", "aside"), ("Mine", "mine"), ("Players", "players"), ("Log", "log")):
        areas.get_by_role("button", name=re.compile(f"^{tab}")).tap()
        expect(page.locator(f"#pane-{area}")).to_be_visible()
        expect(visitor.prompt).to_be_visible()
        visitor.check_fits(tab)
        visitor.show(f"tiletum-phone-{area}")


def _in_sight(box: Any) -> bool:
    return box is not None and 0 < box["x"] < PHONE["width"] - 20 and 40 < box["y"] < 640


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_flags_of_fairs_leave_the_names_of_towns_free(invite: Invite, lang: str) -> None:
    visitor = invite("Anna", phone=True, lang=lang)
    visitor.take_up(record_of(Position("tiletum", 2, "middle")))
    page = visitor.page
    page.locator("#pane-board .fair").first.wait_for(state="attached")
    page.evaluate("document.fonts.ready")
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.fair path')].flatMap((flag) => {
          const one = flag.getBoundingClientRect()
          return [...document.querySelectorAll('.names > text:not(.halo)')].filter((name) => {
            const other = name.getBoundingClientRect()
            return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
          }).map((name) => name.textContent)
        })"""
    )
    assert covered == []


#: For each number of dice that lie alike, how many other dice it lies upon.
_UPON = """all => all.map((count) => {
  const own = count.closest('[data-piece]')
  const a = count.getBoundingClientRect()
  return [...document.querySelectorAll('.wheel .die .body')].filter((die) => {
    const b = die.getBoundingClientRect()
    const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
    return !own.contains(die) && !apart
  }).length
})"""


def test_how_many_dice_lie_alike_is_told_beside_the_others(invite: Invite) -> None:
    visitor = invite("Anna", phone=True)
    visitor.take_up(record_of(Position("tiletum", 2, "start")))
    upon = visitor.page.locator(".wheel .count rect").evaluate_all(_UPON)
    assert len(upon) > 1 and not any(upon), upon


def test_the_map_keeps_its_size_while_questions_change(invite: Invite) -> None:
    visitor = invite("Anna", lang="ru")
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 720})
    sizes, words = [], []
    for asked in ("ask-start", "ask-die", "ask-king-tile", "ask-building", "ask-end"):
        visitor.take_up(record_of(Position("tiletum", questions("tiletum")[asked], asked)))
        box = page.locator("#pane-board svg").first.bounding_box()
        assert box
        sizes.append((box["width"], box["height"]))
        words.append(len(visitor.prompt.inner_text()))
    assert max(words) > 1.5 * min(words), "some questions say more than others"
    for width, height in sizes:
        assert abs(width - sizes[0][0]) < 1 and abs(height - sizes[0][1]) < 1, sizes
