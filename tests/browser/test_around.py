"""Around the table: invitations, the form of a new table, the waiting room, my games, and records from a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.look.positions import Position, put
from tests.browser.visitor import Visitor
from tests.games.golden import golden

from kingstable.kernel import Record, Rng, Table, game_ids

#: Rows of a list at first, as `web/src/lobby/lists.ts` has them.
ROWS = 20
#: How what is special about the game that most tests play is told.
SPECIAL = "Three settlements a turn"


def press(thing: Locator, phone: bool) -> None:
    """By mouse, or by a finger."""
    if phone:
        thing.tap()
    else:
        thing.click()


def new_table(visitor: Visitor, game: str) -> Locator:
    """The form of a new table."""
    visitor.visit()
    visitor.page.locator(f"article[data-game='{game}']").get_by_role("button").nth(1).click()
    form = visitor.page.get_by_role("dialog")
    expect(form).to_be_visible()
    return form


def finished(game: str = "kingdom_builder") -> Record:
    """The record of a game that was played elsewhere, to its end."""
    table, rng = Table.new(game, 2, seed="elsewhere"), Rng.seeded("elsewhere")
    while not table.over:
        ask = rng.pick(table.asks)
        table.choose(rng.pick(ask.options), seat=ask.seat)
    record = table.record
    record.names = ["Dana", "greedy"]
    return record


# -- invitations ------------------------------------------------------------------------------------------------------


def _uses_the_window(guest: Visitor) -> None:
    """What is played and who invites fill a wide window side by side; on a phone one sits down without scrolling."""
    page, main = guest.page, guest.page.locator("main")
    art, side, sit = main.locator(".art"), main.locator(".side"), main.get_by_role("button", name="Sit down")
    before = page.viewport_size
    assert before is not None
    if before["width"] < 600:
        box = sit.bounding_box()
        assert box and box["y"] + box["height"] <= before["height"]
        return
    expect(main.get_by_role("heading", name="Start here")).to_be_visible()
    for width, height in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        card, picture, words = (it.bounding_box() for it in (main.locator("section").first, art, side))
        assert card and picture and words
        assert card["width"] * card["height"] > width * height / 2.6, "the card fills the window"
        assert picture["width"] > width / 3, "and the picture half the card"
        assert picture["x"] + picture["width"] < words["x"], "beside the invitation"
        rest = card["y"] + card["height"] - words["y"] - words["height"]
        assert rest < 40, f"{rest} below the invitation is empty"
    page.set_viewport_size(before)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_an_invitation_shows_what_is_played_and_by_whom(invite: Invite, phone: bool) -> None:
    host = invite("Anna")
    table = host.new_table("kingdom_builder", "me", "person", name="Sunday", options={"setup": "first_game"})
    guest = invite(phone=phone)
    guest.visit(f"/join/{table['join']}")
    page = guest.page.locator("main")
    expect(page.get_by_role("heading", name="Anna invites you")).to_be_visible()
    for text in ("Kingdom Builder", SPECIAL, "Sunday", "30–60 min", "First game", "Free seat", "In one sitting"):
        expect(page.get_by_text(text).first).to_be_visible()
    _uses_the_window(guest)
    guest.show(f"invitation{'-phone' if phone else ''}")
    guest.check_access("an invitation")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Your name").fill("Borys")
    press(page.get_by_role("button", name="Sit down"), phone)
    expect(guest.prompt).to_be_visible()
    for visitor, words in ((invite(), "every seat is taken"), (guest, "already have a seat")):
        visitor.visit(f"/join/{table['join']}")
        expect(visitor.page.get_by_text(words)).to_be_visible()
    late = invite()
    late.visit(f"/join/{table['join']}")
    late.page.get_by_role("link", name="Watch").click()
    expect(late.page.get_by_text("You are watching")).to_be_visible()


def test_a_bad_invitation_says_so_at_once(invite: Invite) -> None:
    visitor = invite()
    visitor.forgive = ("404",)
    visitor.visit("/join/nothing")
    expect(visitor.page.get_by_role("heading", name="This invitation leads nowhere")).to_be_visible()
    visitor.check_access("a bad invitation")
    visitor.page.get_by_role("link", name="To the lobby").click()
    expect(visitor.cover).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "over", "look"),
    [
        ("en", "This game is over.", "View"),
        ("uk", "Цю гру завершено.", "Переглянути"),
        ("ru", "Эта игра завершена.", "Посмотреть"),
    ],
)
def test_an_invitation_to_what_is_over_leads_to_how_it_went(
    invite: Invite, house: House, lang: str, over: str, look: str
) -> None:
    table, code = put(house.db, Position("kingdom_builder", 2, "over"), "Dana")
    late = invite(lang=lang, phone=True)
    late.visit(f"/join/{code}")
    expect(late.page.get_by_text(over)).to_be_visible()
    late.check_words("an invitation to what is over")
    late.page.get_by_role("link", name=look).tap()
    late.page.wait_for_url(f"**/table/{table}*")
    expect(late.prompt).to_be_visible()


# -- a new table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_game_shows_its_set_up_and_explains_its_options(invite: Invite, game: str) -> None:
    visitor = invite()
    form = new_table(visitor, game)
    expect(form.locator(".picture .drawn, .picture .board").first).to_be_visible()
    expect(form).to_contain_text("A good opponent for a newcomer. Moves in the blink of an eye.")
    visitor.check_words(f"the form of {game}")
    solo = form.get_by_text("Solo", exact=True)
    if solo.count():
        solo.click()
        expect(form.get_by_text("First player")).to_have_count(0)
        expect(form.get_by_role("combobox", name="Seat 2")).to_have_count(0)
    visitor.show(f"new-table-{game}")
    visitor.check_access(f"the form of {game}")


@pytest.mark.parametrize("game", ["paladins", "tiletum", "viscounts"])
def test_a_set_up_is_seen_whole_on_a_phone(invite: Invite, game: str) -> None:
    visitor = invite(phone=True)
    form = new_table(visitor, game)
    stage = form.locator(".picture .stage")
    expect(stage).to_be_visible()
    shown, window = stage.bounding_box(), form.locator(".picture .viewport").bounding_box()
    assert shown and window
    assert shown["width"] <= window["width"] + 1 and shown["height"] <= window["height"] + 1
    assert max(shown["width"] / window["width"], shown["height"] / window["height"]) > 0.9


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_people_at_one_screen_have_names(invite: Invite, phone: bool) -> None:
    visitor = invite("Anna", phone=phone)
    form = new_table(visitor, "kingdom_builder")
    press(form.get_by_text("At one screen", exact=True), phone)
    press(form.get_by_role("button", name="One more"), phone)
    form.get_by_label("Seat 2: Name").fill("Olena")
    form.get_by_label("Seat 3: Name").fill("Petro")
    if phone:
        chosen, name = form.get_by_role("combobox", name="Seat 2"), form.get_by_label("Seat 2: Name")
        assert (chosen.bounding_box() or {}).get("x") == (name.bounding_box() or {}).get("x"), "one below the other"
    visitor.show(f"new-table-screen{'-phone' if phone else ''}")
    press(form.get_by_role("button", name="Open the table"), phone)
    visitor.wait_for_question()
    if phone:
        visitor.page.get_by_role("navigation").get_by_role("button", name="Players").tap()
    for name in ("Anna", "Olena", "Petro"):
        expect(visitor.page.locator("#pane-players").get_by_text(name, exact=True)).to_be_visible()


def test_the_way_to_play_is_chosen_by_keys(invite: Invite) -> None:
    visitor = invite()
    form = new_table(visitor, "tiletum")
    form.get_by_role("radio", name=re.compile("Against programs")).focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(form.get_by_role("radio", name=re.compile("At one screen"))).to_be_checked()
    visitor.page.keyboard.press("ArrowRight")
    expect(form.get_by_role("combobox", name="Seat 2")).to_have_value("person")


def test_a_set_up_that_is_kept_is_played(invite: Invite) -> None:
    visitor = invite()
    form = new_table(visitor, "kingdom_builder")
    image = form.get_by_role("img").first
    form.get_by_role("button", name="Deal again").click()
    form.get_by_role("button", name="Keep this set-up").click()
    expect(form.get_by_text("exactly this set-up")).to_be_visible()
    expect(form.locator(".picture")).to_have_attribute("aria-busy", "false")
    sections = image.get_attribute("aria-label")
    form.get_by_role("button", name="Open the table").click()
    visitor.wait_for_question()
    table = visitor.page.url.rpartition("/")[2]
    view = visitor.scene(table)["view"]
    assert sections is not None
    assert [name.strip().lower() for name in sections.split(",")] == view["sections"]


# -- waiting ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_the_first_page_of_rules_fits_on_a_phone(invite: Invite, lang: str) -> None:
    host = invite("Anna", phone=True, lang=lang)
    host.visit(f"/table/{host.new_table('viscounts', 'me', 'person')['id']}")
    page = host.page
    expect(page.locator(".rules table")).to_be_visible()
    assert page.locator("main").evaluate("it => it.scrollWidth <= it.clientWidth")
    assert page.locator(".rules .table").evaluate("it => it.scrollWidth <= it.clientWidth"), "all columns are seen"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_one_waits_with_options_rules_and_a_chat(invite: Invite, phone: bool) -> None:
    host = invite("Anna", phone=phone)
    table = host.new_table("kingdom_builder", "me", "person")
    host.visit(f"/table/{table['id']}")
    page = host.page
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    expect(page.get_by_role("link", name="Rules")).to_have_attribute("href", re.compile("/rules/kingdom_builder$"))
    expect(page.get_by_role("heading", name="Start here")).to_be_visible()
    expect(page.get_by_text(SPECIAL)).to_have_count(0)  # whoever opened the table knows
    if phone:
        begin, delete = (page.locator(".row.end .button").nth(at).bounding_box() for at in (1, 0))
        assert begin and delete
        assert begin["y"] < delete["y"] and begin["width"] > 250, "one above the other, what goes on first"
    expect(page.locator(".gold")).to_have_text("Copy the invitation")
    page.get_by_placeholder("Write a message").fill("Tea is ready")
    press(page.get_by_role("button", name="Send"), phone)
    expect(page.get_by_role("log")).to_contain_text("Anna: Tea is ready")
    host.show(f"waiting-room{'-phone' if phone else ''}")
    host.check_access("the waiting room")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# -- my games, and what others play -----------------------------------------------------------------------------------


def test_games_against_programs_are_listed_only_when_asked_for(invite: Invite) -> None:
    player, onlooker = invite("Robinson"), invite()
    player.new_table("kingdom_builder", "me", "greedy", name="Island")
    player.post("/tables", game="kingdom_builder", seats=[{"kind": "me"}] * 2, name="Two at a screen")
    onlooker.visit()
    watch = onlooker.page.locator("section", has=onlooker.page.get_by_role("heading", name="Watch"))
    expect(watch).to_contain_text("Two at a screen")
    expect(watch).not_to_contain_text("Island")
    watch.get_by_label("Also show games against programs").check()
    expect(watch).to_contain_text("Island")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_record_opens_from_the_lobby_and_stays_among_my_games(invite: Invite, phone: bool, tmp_path: Path) -> None:
    visitor = invite(phone=phone)
    visitor.forgive = ("400",)
    visitor.visit()
    page = visitor.page
    expect(page.get_by_text("Open a record")).to_be_visible()
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("no record")
    page.get_by_label("Open a record").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("This record cannot be opened. Line 1: not a Kingstable record")
    wrong.write_bytes(b" " * 1_000_001)
    page.get_by_label("Open a record").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("at most 1")
    file = tmp_path / "game.jsonl"
    record = finished()
    record.save(file)
    page.get_by_label("Open a record").set_input_files(file)
    expect(visitor.prompt).to_contain_text("The game is over")
    visitor.visit("/me")
    row = page.locator("li", has_text="Dana")
    expect(row).to_contain_text("Will be removed in")
    visitor.show(f"my-games{'-phone' if phone else ''}")
    visitor.check_access("my games")
    press(row.get_by_role("link", name="Score sheet"), phone)
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    visitor.visit("/me")
    press(row.get_by_role("link", name="Replay"), phone)
    expect(page.get_by_role("slider")).to_be_visible()
    visitor.visit("/me")
    with page.expect_download() as download:
        press(row.get_by_role("link", name="Save the record"), phone)
    saved = Record.load(Path(download.value.path()))
    assert (saved.names, [it.do for it in saved.choices]) == (record.names, [it.do for it in record.choices])


def test_empty_lists_say_what_to_do_next(invite: Invite) -> None:
    visitor = invite(phone=True)
    visitor.visit("/me")
    expect(visitor.page.get_by_text("You are in no game right now")).to_be_visible()
    expect(visitor.page.get_by_text("You have not finished a game yet")).to_be_visible()
    way = visitor.page.locator("main .games").get_by_role("link", name="To the lobby")
    expect(way).to_have_count(1)
    box = way.bounding_box()
    assert box and box["height"] >= 40, "room for a finger"
    way.tap()
    expect(visitor.cover).to_be_visible()


#: How many names stand in each line of a row.
_LINES = "all => Object.values(Object.groupBy(all, (it) => it.getBoundingClientRect().top)).map((line) => line.length)"


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_names_of_five_stand_in_two_lines_of_a_row(invite: Invite, lang: str) -> None:
    visitor = invite("Anna", phone=True, lang=lang)
    visitor.new_table("for_the_king", "me", "greedy", "random", "greedy", "random")
    visitor.visit("/me")
    names = visitor.page.locator("li[data-game='for_the_king'] .seats > span")
    expect(names).to_have_count(5)
    assert names.evaluate_all(_LINES) == [3, 2]


def test_no_side_of_a_cover_is_cut_off(invite: Invite) -> None:
    visitor = invite()
    visitor.page.set_viewport_size({"width": 1920, "height": 1080})
    visitor.visit()
    expect(visitor.cover).to_be_visible()
    shown = visitor.page.locator("article .art > svg").evaluate_all(
        "all => all.map((it) => (it.viewBox.baseVal.width * it.getScreenCTM().a) / it.parentElement.clientWidth)"
    )
    assert len(shown) == 5 and max(shown) < 1.01, shown


def test_my_games_begin_with_those_that_wait_for_me_and_go_on_page_by_page(invite: Invite) -> None:
    visitor = invite("Anna")
    visitor.post("/tables", game="kingdom_builder", seats=[{"kind": "me"}] * 2, name="Mine to move")
    visitor.new_table("kingdom_builder", "me", "person", name="Made later")
    visitor.open(golden("paladins", "1-minds"))

    def paged(route: Route) -> None:
        """A page of games as in the list, and the list itself as the next one."""
        if "after" in route.request.url:
            return route.continue_()
        row = route.fetch().json()[0]
        won = [row | {"id": f"{row['id']}{number}", "winners": [0]} for number in range(ROWS)]
        return route.fulfill(json=won, headers={"link": '<?scope=finished&after=0,9999,z>; rel="next"'})

    visitor.page.route("**/api/tables?scope=finished*", paged)
    visitor.visit("/me")
    running, over = (visitor.page.locator("section", has_text=title) for title in ("In progress", "Finished games"))
    expect(running.get_by_role("listitem")).to_have_text(
        [re.compile("Mine to move.*Your move.*Round 1"), re.compile("Made later")]
    )
    row, way = (it.bounding_box() for it in (running.locator("li").first, running.locator("li a.gold")))
    assert row and way and row["x"] + row["width"] - way["x"] - way["width"] < 30, "what to do ends the line"
    rows = over.get_by_role("listitem")
    expect(rows).to_have_count(ROWS)
    expect(over).not_to_contain_text("Lost")
    over.get_by_role("button", name="Show more").click()
    expect(rows).to_have_count(ROWS + 1)
    expect(over.get_by_role("button", name="Show more")).to_have_count(0)
    expect(rows.last).to_contain_text(re.compile("Paladins.*Lost", re.DOTALL))


def test_my_games_say_how_far_each_is_as_its_table_does(invite: Invite) -> None:
    visitor = invite("Anna")
    said = []
    for game in game_ids():
        record = golden(game, "3-minds")
        record.choices = record.choices[: len(record.choices) * 3 // 4]
        record.names = ["Anna"] * record.seats
        visitor.take_up(record)
        head = visitor.page.locator("header .round").inner_text()
        said.append((game, head))
    visitor.visit("/me")
    rows = visitor.page.locator("section", has_text="In progress").get_by_role("listitem")
    expect(rows).to_have_count(len(said))
    for game, head in said:
        expect(visitor.page.locator(f"li[data-game='{game}'] small")).to_have_text(head)
    assert re.fullmatch(r"Round \d+ of 18", dict(said)["for_the_king"]), said


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_all_of_it_is_in_words(invite: Invite, lang: str) -> None:
    host = invite("Anna", lang=lang)
    table = host.new_table("viscounts", "me", "person")
    for path in ("/", "/me", f"/join/{table['join']}", f"/table/{table['id']}"):
        host.visit(path)
        expect(host.page.locator("main")).to_be_visible()
        host.page.wait_for_load_state("networkidle")
        host.check_words(path)


# -- heads of pages ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_head_of_a_page_is_one_line_on_a_tablet(invite: Invite, lang: str) -> None:
    visitor = invite("Oleksandra", lang=lang)
    visitor.page.set_viewport_size({"width": 820, "height": 1180})
    visitor.visit()
    expect(visitor.cover).to_be_visible()
    head, brand = (visitor.page.locator(it).bounding_box() for it in ("header", "header .brand"))
    assert head and brand and head["height"] < brand["height"] + 20
    *_, fourth, fifth = (cover.bounding_box() for cover in visitor.page.locator("article[data-game]").all())
    assert fourth and fifth
    assert abs(fourth["x"] - (820 - fifth["x"] - fifth["width"])) < 3, "what is left over stands in the middle"
    facts = visitor.page.locator("article .words > ul")
    assert facts.evaluate_all("all => Math.max(...all.map((it) => it.clientHeight))") < 30, "one line"
