"""For the King in real browsers: three people and a mind play to the end, by mouse, by keys, wide and on a phone."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.kept import sit_before
from tests.browser.look.positions import Position, record_of
from tests.browser.secrets_of_kings import Ear, known_by, leaks, told_cards
from tests.browser.visitor import Choice, Pick, Visitor
from tests.progress import Patience

from kingstable.games.for_the_king.tables import IDS
from kingstable.kernel import Rng, Table
from kingstable.words import number

MINE = "#pane-board"


def careful(count: int, rng: Rng) -> Pick:
    """Bids within its means, pays the cheapest way, takes whatever else is lit."""

    def pick(choices: Sequence[Choice]) -> Choice:
        sound = [it for it in choices if "bluff" not in it["classes"]]
        named = {it["name"]: it for it in sound}
        low = (named.get(f"bid:{bid}") for bid in range(1, 3 + count % 3))
        return (
            named.get("pay:cheapest")
            or next(filter(None, low), None)
            or named.get("pass")
            or rng.pick(sound or choices)
        )

    return pick


def is_over(visitor: Visitor) -> bool:
    return visitor.page.locator("dialog[open]").count() > 0


def play_until(visitors: list[Visitor], wanted: str = "") -> Visitor | None:
    """Let all play until one of them sees what is wanted, who is returned; None at the end of the game."""
    rng = Rng.seeded("court")
    made = 0
    patience = Patience(lambda: visitors[0].version)
    while True:
        for visitor in visitors:
            if wanted and visitor.page.locator(wanted).count():
                return visitor
            if is_over(visitor):
                return None
            made += visitor.step(careful(made, rng), wanted)
        patience.check(f"nobody came to {wanted or 'the end'}")


def cards_of(visitor: Visitor, seat: int) -> int:
    return int(visitor.page.locator("#pane-players .more").nth(seat).inner_text())


def fail_a_payment(visitors: list[Visitor], bluffer: Visitor) -> None:
    """Bid all the gold there is; only the bidder is warned, and everybody sees how it ends."""
    others = [visitor for visitor in visitors if visitor is not bluffer]
    seat = visitors.index(bluffer)
    cards = cards_of(bluffer, seat)
    more = bluffer.page.locator(f"{MINE} .bidding .button")
    if more.count():
        more.click()
    coin = bluffer.page.locator(f"{MINE} [data-lit^='bid:']").last
    assert "bluff" in str(coin.get_attribute("class"))
    coin.hover()
    expect(bluffer.page.locator(f"{MINE} .warned")).to_contain_text("you cannot pay")
    for other in others:
        assert not other.page.locator(".warned, .beyond").count(), "the warning is private"
    coin.click()
    plaque = f"{MINE} .bidder[data-seat='{seat}']"
    for visitor in visitors:
        expect(visitor.page.locator(plaque)).to_contain_text("could not pay")
        expect(visitor.page.locator("#pane-players .more").nth(seat)).to_contain_text(str(cards - 1))


@pytest.fixture
def court(invite: Invite) -> list[tuple[Visitor, Ear]]:
    """Three people at one table with a mind, each with an ear at their page."""
    people = [invite(name) for name in ("Anna", "Borys", "Clara")]
    found = [(visitor, Ear(visitor.page)) for visitor in people]
    table = people[0].new_table("for_the_king", "me", "person", "person", "greedy")
    for visitor in people[1:]:
        visitor.post(f"/join/{table['join']}")
    for visitor in people:
        visitor.visit(f"/table/{table['id']}")
        visitor.page.locator(".council").wait_for()
    return found


def test_three_people_and_a_mind_play_to_the_end_and_no_page_hears_a_card_it_may_not_know(
    court: list[tuple[Visitor, Ear]],
) -> None:
    people = [visitor for visitor, _ in court]
    anna = people[0]
    bluffer = play_until(people, f"{MINE} .bluff")
    assert bluffer is not None
    fail_a_payment(people, bluffer)
    id = anna.table
    anna.hurry(id, together=people[1:])

    record = anna.record(id)
    result = Table.replay(record)
    assert result.over
    known = known_by(record)
    for seat, (visitor, ear) in enumerate(court):
        expect(visitor.page.get_by_role("dialog", name="Score sheet")).to_be_visible()
        assert all(scene["seat"] == seat for scene in ear.scenes())
        assert len(ear.scenes()) > 50
        assert not leaks(ear, seat, known)
    visitor = people[1]
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(f"{MINE} tr.winner")).to_have_count(sum(sheet.winner for sheet in result.scores()))
    for sheet in result.scores():
        name = ["Anna", "Borys", "Clara", "Greedy"][sheet.seat or 0]
        row = visitor.page.locator(f"{MINE} tbody tr").filter(has=visitor.page.get_by_role("rowheader", name=name))
        expect(row.locator(".total")).to_have_text(number(sheet.total))
    visitor.show("for-the-king-end-wide")


def test_the_ear_would_notice_a_leak() -> None:
    """A message that names the drawn card of another is found."""
    table = Table.new("for_the_king", seats=3, seed="1")
    while table.state.stage != "auction":
        table.choose(table.asks[0].options[0])
    while not table.over:
        table.choose("pass")
    known = known_by(table.record)
    begun = Table.replay(table.record, upto=0)
    advisor = begun.state.leader
    other = (advisor + 1) % 3
    card = IDS[begun.state.drawn]
    ear = Ear.__new__(Ear)
    quiet = {"type": "scene", "choices": 0, "over": False, "log": [], "view": None}
    named = {"id": f"card-{card}"}
    for told in ({"drawn": card}, {"label": {"args": {"card": named}}}, {"references": [f"card:{card}"]}):
        ear.heard = [{**quiet, **told}]
        assert [leak.split(" in ")[0] for leak in leaks(ear, other, known)] == [f"{card} after 0 choices"]
        assert leaks(ear, advisor, known) == []
    assert told_cards({"do": f"pay {card}+gold1-01", "id": "ent-count"}).keys() == {card, "gold1-01"}
    ear.heard = [{**quiet, "log": [{"n": 0, "message": {"id": "log-draw-known", "args": {"seat": advisor}}}]}]
    assert leaks(ear, other, known)


def test_a_payment_is_picked_card_by_card_and_what_is_lost_is_named(invite: Invite) -> None:
    for attempt in range(8):
        visitor = invite(f"Payer {attempt}")
        visitor.sit("for_the_king", "me", "random")
        if play_until([visitor], "[data-lit='pay:cheapest']"):
            break
    page = visitor.page
    board = page.locator(MINE)
    cheapest = board.locator("[data-lit='pay:cheapest']")
    expect(cheapest).to_have_text(re.compile(r"Cheapest: [\d+ ]+ \((nothing lost|overpaying by \d)\)"))
    visitor.show("for-the-king-payment-wide")
    owed = int(page.locator(f"{MINE} .price strong").inner_text())
    total = 0
    while not board.locator("[data-lit='pay:picked']").count():
        gold = board.locator("[data-lit^='card:gold']").last
        total += int(re.findall(r"\d", str(gold.get_attribute("data-lit")))[0])
        gold.click()
    assert page.locator("#prompt [data-lit]").count() == 0, "the board offers the payment, the bar does not repeat it"
    lost = f"overpaying by {total - owed}" if total > owed else "nothing lost"
    expect(board.locator("[data-lit='pay:picked']")).to_contain_text(lost)
    picked = board.locator(".payment .picked")
    count = picked.count()
    picked.first.click()
    expect(picked).to_have_count(count - 1)
    cheapest.click()
    expect(cheapest).to_have_count(0)


def test_a_coin_that_rises_under_the_mouse_is_not_lost_by_its_edge(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    visitor.take_up(record_of(Position("for_the_king", 2, "middle")))
    coin = page.locator(f"{MINE} [data-lit='bid:2']")
    box = coin.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    expect(coin).not_to_have_css("transform", "none")
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_role("log")).to_contain_text("Anna bids 2 gold")


#: How many things stand in each row.
ROWS = """all => Object.values(Object.groupBy(all, (it) => it.getBoundingClientRect().top)).map((row) => row.length)"""


#: How much room is between cards in a line, as a share of their width, where there is least; below 0 where one covers
#: the edge of another.
APART = """all => {
  const boxes = all.map((it) => it.getBoundingClientRect())
  const gaps = boxes.flatMap((one) => boxes
    .filter((other) => other.left > one.left && Math.abs(other.top - one.top) < 9)
    .map((other) => (other.left - one.right) / one.width))
  return Math.min(...gaps)
}"""


@pytest.mark.parametrize("moment", ["ask-pay", "ask-discard"])
@pytest.mark.parametrize(("width", "height", "least"), [(1280, 720, -0.1), (1920, 1080, 0.2), (2560, 1440, 0.2)])
def test_of_my_cards_none_that_can_be_chosen_lies_upon_another(
    invite: Invite, moment: str, width: int, height: int, least: float
) -> None:
    visitor = invite("Anna")
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.take_up(record_of(Position("for_the_king", 5, moment)))
    cards = visitor.page.locator("#pane-aside [data-lit^='card:'] svg.card")
    expect(cards.first).to_be_visible()
    apart = cards.evaluate_all(APART)
    assert apart >= least, apart
    scrolls = visitor.page.locator("#pane-aside").evaluate("it => it.scrollHeight > it.clientHeight + 1")
    assert not scrolls, "all of my cards are in sight"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("seats", "moment", "things"),
    [(2, "middle", ".coin"), (5, "end", ".payment [data-thing]"), (2, "ask-discard", ".scene [data-lit^='card:']")],
)
def test_no_coin_or_card_is_left_over_alone_in_its_row(
    invite: Invite, phone: bool, seats: int, moment: str, things: str
) -> None:
    visitor = invite("Anna", phone=phone, lang="uk")
    visitor.take_up(record_of(Position("for_the_king", seats, moment)))
    rows = visitor.page.locator(f"#pane-board {things}").evaluate_all(ROWS)
    assert sum(rows) > 6 and min(rows) >= max(rows) / 2, rows


def test_on_a_phone_the_card_on_auction_stays_in_sight_however_many_coins_there_are(invite: Invite) -> None:
    visitor = invite("Anna", phone=True, lang="uk")
    visitor.take_up(record_of(Position("for_the_king", 5, "middle")))
    scene, card = visitor.page.locator(f"{MINE} .scene"), visitor.page.locator(f"{MINE} .stand > .card")
    assert scene.evaluate("it => { it.scrollTop = 999; return it.scrollTop }") > 0
    above = card.evaluate(
        "(it, scene) => it.getBoundingClientRect().top - scene.getBoundingClientRect().top", scene.element_handle()
    )
    assert above >= 0
    expect(visitor.page.locator(f"{MINE} .coin").last).to_be_in_viewport(ratio=1)
    visitor.page.locator(f"{MINE} .button.small").click()
    rows = visitor.page.locator(f"{MINE} .coin").evaluate_all(ROWS)
    assert sum(rows) > 70 and min(rows) >= max(rows) - 2, rows


def test_on_a_phone_my_gold_is_in_sight_as_i_bid_and_no_warning_moves_a_coin(invite: Invite) -> None:
    visitor = invite("Anna", phone=True, lang="uk")
    visitor.take_up(record_of(Position("for_the_king", 5, "middle")))
    visitor.page.get_by_text("ваше золото: 22", exact=True).click(trial=True)
    bluff = visitor.page.locator(f"{MINE} .coin.bluff").first
    bluff.scroll_into_view_if_needed()
    top = "it => it.offsetTop - it.closest('.scene').scrollTop"
    before = bluff.evaluate(top)
    bluff.hover()
    warning = visitor.page.locator(f"{MINE} .warning")
    expect(warning).to_contain_text("не зможете заплатити")
    expect(warning).to_be_in_viewport(ratio=1)
    assert bluff.evaluate(top) == before


def test_the_offices_of_a_player_stand_in_one_line(invite: Invite) -> None:
    visitor = invite("Anna", lang="uk")
    visitor.take_up(record_of(Position("for_the_king", 5, "middle")))
    for seat in visitor.page.locator("#pane-players .offices").all():
        assert len(seat.locator(".office").evaluate_all(ROWS)) <= 1


#: The words that are divided though a line has room for them.
_DIVIDED = """all => all.filter((word) => {
  const high = word.offsetHeight
  const room = word.parentElement.clientWidth
  word.style.whiteSpace = 'nowrap'
  return high > word.offsetHeight && word.scrollWidth < room
}).map((word) => word.textContent)"""


def test_no_word_of_a_duty_is_divided_that_has_room(invite: Invite) -> None:
    visitor = invite("Anna", lang="ru")
    visitor.take_up(record_of(Position("for_the_king", 5, "middle")))
    words = visitor.page.locator(f"{MINE} .primary .title > span")
    expect(words.first).to_be_visible()
    assert words.evaluate_all(_DIVIDED) == []


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    visitor = invite("Keys")
    page = visitor.page
    visitor.sit("for_the_king", "me", "random")
    focused = "() => document.activeElement?.dataset?.lit ?? ''"
    arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    kinds: set[str] = set()
    for count in range(3000):
        if is_over(visitor):
            break
        visitor.wait_for_turn()
        page.keyboard.press(arrows[count % 4])
        thing = str(page.evaluate(focused))
        if thing:
            kinds.add(re.split("[: ]", thing)[0])
            page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    assert {"zone", "bid"} <= kinds, kinds


def test_reconstructed_numbers_are_marked(invite: Invite) -> None:
    visitor = invite("Anna")
    sit_before(visitor, "for_the_king", "bid")
    visitor.page.keyboard.press("c")
    expect(visitor.page.locator("dialog .groups li").first).to_be_visible()
    expect(visitor.page.locator("dialog .made")).to_have_count(1)


def test_nobles_are_chosen_on_the_board(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    visitor.sit("for_the_king", "me", "random", nobles="chosen")
    free = page.locator(f"{MINE} [data-lit^='noble:']")
    assert free.count() in (8, 10), "both sides of every tile that is left"
    label = str(free.last.get_attribute("aria-label"))
    visitor.show("for-the-king-nobles-wide")
    free.last.click()
    expect(page.locator(".council")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(re.compile("Anna .*noble"))
    assert re.fullmatch("Noble [1-5], side B", label)
