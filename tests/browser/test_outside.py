"""Games from outside: installed beside Kingstable, they bring their boards and are played like ours."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.visitor import Visitor
from tests.outside import BEGUN, EXAMPLE, ROOT, TITLE, begin, install, run

pytestmark = pytest.mark.xdist_group("outside")

GAMES = ("moths", BEGUN)
TEMPLATE = ROOT / "src" / "kingstable" / "template" / "src" / "kingstable_newgame"


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, just begun."""
    return begin(tmp_path_factory.mktemp("begun") / "stone-road")


@pytest.fixture(scope="module")
def installed(begun: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the example and the new game are installed."""
    folder = tmp_path_factory.mktemp("installed")
    scratch = tmp_path_factory.mktemp("scratch")
    for package in (EXAMPLE, begun):
        install(package, folder, scratch)
    return folder


@pytest.fixture(scope="module")
def abroad(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds them by their entry points; it shares its host with others."""
    house = House(tmp_path_factory.mktemp("abroad"), installed, root="/abroad")
    house.start()
    yield house
    house.stop()


def lit(visitor: Visitor, kind: str) -> str:
    """The selector of lit things of a kind."""
    return f"#pane-board [data-lit^='{kind}:']"


def fly(visitor: Visitor) -> None:
    """One night, by mouse: a moth, then a light."""
    visitor.page.locator(lit(visitor, "moth")).last.click()
    expect(visitor.page.locator(".moths-moth.picked")).to_have_count(1)
    visitor.page.locator(lit(visitor, "light")).first.click()


def test_the_example_is_played_by_mouse_to_its_end(invite: Invite, abroad: House) -> None:
    anna = invite("Anna", url=abroad.url)
    anna.visit()
    cover = anna.page.locator("article[data-game='moths']")
    expect(cover.locator("img")).to_have_js_property("complete", True)
    assert cover.locator("img").evaluate("img => img.naturalWidth") > 0
    assert "Everyone sends a moth" in cover.inner_text()
    accent = cover.locator("h2").evaluate("it => getComputedStyle(it).color")
    assert accent == "rgb(58, 74, 134)"
    anna.show("outside-lobby")
    cover.get_by_role("button", name="Play now").click()
    anna.wait_for_question()
    id = anna.page.url.rpartition("/")[2]
    anna.check_fits("the example")
    anna.check_access("the example")
    for night in range(1, 6):
        expect(anna.page.get_by_role("heading", name=f"Night {night} of 5")).to_be_visible()
        expect(anna.page.locator("header .round")).to_have_text(f"Night {night} of 5")
        fly(anna)
        if night == 2:
            expect(anna.page.locator(".moths-board .last li")).to_have_count(2)
            anna.show("outside-moths")
            anna.check_words("the example")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Sparks")
    assert len(anna.record(id).choices) == 10


def test_the_example_is_played_by_keys_to_its_end(invite: Invite, abroad: House) -> None:
    anna = invite("Anna", url=abroad.url)
    anna.sit("moths", "me", "greedy")
    page = anna.page
    for night in range(1, 6):
        expect(page.locator(lit(anna, "moth"))).to_have_count(7 - night)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".moths-moth:focus, .moths-light:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator("#pane-board .picked")).to_have_count(1)
        # The focus stays on what was picked, wherever the board is drawn anew.
        expect(page.locator("#pane-board .picked:focus")).to_have_count(1)
        page.keyboard.press("ArrowUp" if page.locator(".moths-moth.picked").count() else "ArrowDown")
        expect(page.locator("#pane-board [data-lit]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Send a moth to a light"), ("uk", "Пошліть метелика на світло"), ("ru", "Пошлите мотылька на свет")],
)
def test_the_example_speaks_three_languages_on_a_phone(invite: Invite, abroad: House, lang: str, said: str) -> None:
    anna = invite("Anna", url=abroad.url, phone=True, lang=lang, theme="dark")
    anna.sit("moths", "me", "greedy", "greedy", "greedy")
    expect(anna.prompt).to_contain_text(said)
    anna.page.locator(lit(anna, "moth")).first.tap()
    anna.page.locator(lit(anna, "light")).first.tap()
    expect(anna.page.locator(".moths-board .last li")).to_have_count(4)
    anna.check_fits(f"the example on a phone ({lang})")
    anna.check_words(f"the example on a phone ({lang})")
    anna.check_access(f"the example on a phone ({lang})")
    anna.show(f"outside-moths-phone-{lang}")


def test_an_unlit_thing_explains_itself_and_rules_and_cards_are_shown(invite: Invite, abroad: House) -> None:
    anna = invite("Anna", url=abroad.url)
    anna.sit("moths", "me", "greedy")
    anna.page.keyboard.press("r")
    expect(anna.page.get_by_role("dialog")).to_contain_text("The highest moth at a light takes that light.")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("c")
    expect(anna.page.locator(".moths-kinds li")).to_have_count(5)
    anna.page.keyboard.press("Escape")
    anna.page.locator(lit(anna, "moth")).nth(2).click()
    anna.page.locator(".moths-moth").nth(0).click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(lit(anna, "moth"))).to_have_count(6)


def test_a_new_game_is_played_to_its_end(invite: Invite, abroad: House) -> None:
    anna = invite("Anna", url=abroad.url)
    anna.visit()
    cover = anna.page.locator(f"article[data-game='{BEGUN}']")
    expect(cover.get_by_role("heading", name=TITLE)).to_be_visible()
    cover.get_by_role("button", name="New table").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    for turn in range(4):
        expect(anna.page.locator("#pane-players .stone-road-stone")).to_have_count(2 * turn)
        anna.page.locator(lit(anna, "stone")).first.click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.check_words("a new game")
    anna.check_access("a new game")
    anna.page.keyboard.press("Escape")
    # Without anything beside it, the board has the room: it is not squeezed into a side column.
    board = anna.page.locator("#pane-board").bounding_box()
    assert board is not None and board["width"] > 900
    expect(anna.page.get_by_role("button", name="Reference")).to_have_count(0)
    anna.show("outside-new-game")


@pytest.fixture
def client(installed: Path) -> Iterator[Path]:
    """The folder of the new game's board, put back as it was."""
    folder = installed / f"kingstable_{BEGUN}" / "client"
    before = {path: path.read_text() for path in folder.iterdir()}
    yield folder
    for path, text in before.items():
        path.write_text(text)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "interface 2 instead of 1"), ("uk", "інтерфейс 2 замість 1"), ("ru", "интерфейс 2 вместо 1")],
)
def test_a_board_for_another_interface_is_refused(
    invite: Invite, abroad: House, client: Path, lang: str, said: str
) -> None:
    told = json.loads((client / "client.json").read_text())
    (client / "client.json").write_text(json.dumps({**told, "interface": 2}))
    refused(invite("Anna", url=abroad.url, lang=lang), said)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("index.js", "throw new Error('by mistake')"),
        ("index.js", "export const client = { interface: 1 }"),
        ("client.json", '{"interface": 1, "module": "nowhere.js"}'),
        ("client.json", "by mistake"),
    ],
)
def test_a_broken_board_is_refused(invite: Invite, abroad: House, client: Path, name: str, text: str) -> None:
    (client / name).write_text(text)
    anna = invite("Anna", url=abroad.url)
    anna.forgive = ("by mistake",)
    refused(anna, "Something is wrong with the board")


def refused(visitor: Visitor, said: str) -> None:
    """The cover says why there is no board, and so does the table."""
    visitor.visit()
    cover = visitor.page.locator(f"article[data-game='{BEGUN}']")
    expect(cover.get_by_role("alert")).to_contain_text(said)
    assert cover.get_by_role("button").evaluate_all("buttons => buttons.every((button) => button.disabled)")
    id = visitor.new_table(BEGUN, "me", "random")["id"]
    visitor.visit(f"/table/{id}")
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(said)


def test_a_part_that_fails_leaves_the_page_as_it_is(invite: Invite, abroad: House, client: Path) -> None:
    module = (client / "index.js").read_text()
    (client / "index.js").write_text(module.replace("  function update() {", "  function update() { throw Error('oh')"))
    anna = invite("Anna", url=abroad.url)
    anna.forgive = ("oh",)
    anna.visit(f"/table/{anna.new_table(BEGUN, 'me', 'random')['id']}")
    expect(anna.page.locator("#pane-board").get_by_role("alert")).to_contain_text("Something is wrong with the board")
    expect(anna.prompt).to_contain_text("Take a stone")


def test_files_of_boards_are_served_and_no_others(abroad: House) -> None:
    entries = {entry["info"]["id"]: entry["client"] for entry in httpx.get(f"{abroad.url}/api/games").json()}
    assert [id for id, client in entries.items() if client] == sorted(GAMES)
    module = entries["moths"]["module"]
    answer = httpx.get(abroad.url + module)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    again = httpx.get(abroad.url + module, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    other = httpx.get(abroad.url + re.sub(r"/client/\w+/", "/client/0/", module))
    assert other.headers["cache-control"] == "no-cache" and other.content == answer.content
    place = module.removesuffix("index.js")
    for wrong in ("../game.py", "%2e%2e/game.py", "..%2fgame.py", "%2Fetc/passwd", "nothing.js", "..", ".", ""):
        assert _status(abroad, place + wrong) in (400, 404), wrong
    for game in ("tiletum", "chess"):
        assert _status(abroad, place.replace("moths", game) + "index.js") == 404


def _status(house: House, path: str) -> int:
    """The answer to a path as it is written: nothing tidies it up on the way."""
    connection = HTTPConnection("127.0.0.1", house.port)
    connection.request("GET", path)
    return connection.getresponse().status


def test_a_new_game_passes_its_own_tests_and_ours(begun: Path) -> None:
    run("-m", "ruff", "check", "--no-cache", ".", folder=begun)
    run("-m", "ruff", "format", "--no-cache", "--check", ".", folder=begun)
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", folder=begun)


def test_a_new_game_and_the_example_are_typed(begun: Path) -> None:
    for package in (begun, EXAMPLE):
        cache = ROOT / ".mypy_cache" / "outside"
        run("-m", "mypy", "--strict", "--cache-dir", str(cache), "src", "tests", folder=package)


def test_the_example_passes_its_own_tests() -> None:
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", folder=EXAMPLE)


#: Roles that programs of a higher level play by; a game without them is played by a plain search.
PLAIN = ("prospects", "features")


@pytest.mark.parametrize("package", [EXAMPLE / "src" / "kingstable_moths", TEMPLATE], ids=lambda path: path.name)
def test_a_game_from_outside_has_the_roles_of_ours(package: Path) -> None:
    shape = pytest.importorskip("tests.test_shape")
    for role, names in shape.ROLES.items():
        if role in PLAIN:
            continue
        path = package / role.replace(".", "/")
        text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
        assert not [name for name in names if not re.search(rf"\b{name}\b", text)], role


def test_words_of_games_from_outside_are_held_to_what_ours_are(installed: Path) -> None:
    only = " or ".join([*GAMES, "no_text_has_a_fault", "names_are_set", "russian_writes_yo"])
    told = run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/words", "-k", only, folder=ROOT, path=(installed,)
    )
    assert int(re.search(r"(\d+) passed", told)[1]) > 60  # type: ignore[index]
