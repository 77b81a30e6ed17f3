"""All of it without a server: from a folder of plain files, in a tab with Python of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Invite, inviting
from tests.browser.tab import TabVisitor, served

from kingstable.kernel import Table, game_ids
from kingstable.site import write

OTHERS = [id for id in game_ids() if id != "kingdom_builder"]
PYODIDE = Path(__file__).parents[2] / "build" / "pyodide"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site in a folder of a plain server."""
    folder = tmp_path_factory.mktemp("sites") / "games"
    write(folder, PYODIDE)
    with served(folder) as url:
        yield url


@pytest.fixture
def invite(site: str, chromium: Browser) -> Iterator[Invite]:
    """Lets visitors in, as elsewhere."""
    yield from inviting(chromium, site, TabVisitor)


def test_a_turn_is_played_with_the_mouse_and_a_reload_in_the_middle_loses_nothing(invite: Invite) -> None:
    anna = invite()
    anna.play_now()
    anna.build()
    anna.wait_for_question()
    before = anna.version
    anna.page.reload()
    anna.wait_for_question()
    assert anna.version == before
    anna.build_all()
    anna.end_turn()
    anna.wait_for_question()
    assert int(anna.version or 0) > int(before or 0) + 3, "the program has played"


def test_a_table_is_open_in_one_tab_at_a_time(invite: Invite) -> None:
    anna = invite("Anna")
    id = anna.sit("kingdom_builder", "me", "greedy")
    other = anna.page.context.new_page()
    other.goto(f"{anna.url}/#/table/{id}")
    expect(other.get_by_role("heading")).to_contain_text("open in another tab")
    anna.visit()
    anna.cover.wait_for()
    other.reload()
    other.locator("[data-lit]").first.wait_for(state="attached")


def test_a_worker_that_is_lost_is_begun_anew_where_it_was(invite: Invite) -> None:
    anna = invite("Anna")
    anna.sit("kingdom_builder", "me", "greedy")
    anna.build()
    anna.wait_for_question()
    before = anna.version
    for worker in anna.page.workers:
        worker.evaluate("() => self.close()")
    anna.wait_for_question()
    assert anna.version == before
    anna.build()


def test_all_games_are_saved_to_one_file_and_opened_in_another_browser(invite: Invite, tmp_path: Path) -> None:
    anna, borys = invite("Anna"), invite("Borys")
    ids = [anna.new_table(game, "me", "greedy")["id"] for game in ("kingdom_builder", "tiletum")]
    anna.visit()
    with anna.page.expect_download() as saving:
        anna.page.get_by_role("link", name="Save all games").click()
    saving.value.save_as(tmp_path / "games.jsonl")
    borys.visit()
    borys.page.get_by_label("Open a record").set_input_files(tmp_path / "games.jsonl")
    borys.page.wait_for_url("**/#/table/*")
    borys.wait_for_question()
    seeds = {anna.record(id).seed for id in ids}
    assert borys.record(borys.table).seed in seeds


@pytest.mark.parametrize("game", ["kingdom_builder", *(pytest.param(id, marks=pytest.mark.soak) for id in OTHERS)])
def test_a_game_is_played_to_its_end(invite: Invite, game: str) -> None:
    anna = invite("Anna")
    id = anna.sit(game, "me", "random")
    scene = anna.hurry(id)
    record = anna.record(id)
    assert Table.replay(record).over
    assert scene["result"]["winners"]
    anna.page.locator("dialog[open]").wait_for()
