"""At length without a server: every game to its end, with and without a network, and games that go elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.tab import served
from tests.browser.test_offline import KEPT
from tests.browser.test_tab import invite
from tests.browser.visitor import Visitor

from kingstable.kernel import Table, game_ids

pytestmark = [pytest.mark.soak, pytest.mark.xdist_group("site")]

__all__ = ["invite"]


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_played_to_its_end(invite: Invite, game: str) -> None:
    play_to_the_end(invite("Anna"), game)


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_played_to_its_end_without_a_network(invite: Invite, site: Path, game: str) -> None:
    with served(site) as url:
        anna = invite("Anna", url=url)
        anna.page.wait_for_function(KEPT)
    anna.forgive = ("ERR_CONNECTION_REFUSED",)  # the service worker is looked for anew
    anna.page.reload()
    play_to_the_end(anna, game)


def play_to_the_end(anna: Visitor, game: str) -> None:
    """Until the page shows how the game has ended."""
    id = anna.sit(game, "me", "random")
    scene = anna.hurry(id)
    assert Table.replay(anna.record(id)).over
    assert scene["result"]["winners"]
    anna.page.locator("dialog[open]").wait_for()


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
    assert borys.record(borys.table).seed in {anna.record(id).seed for id in ids}


def test_a_game_goes_on_at_a_server(invite: Invite, house: House, tmp_path: Path) -> None:
    anna = invite("Anna")
    id = anna.sit("kingdom_builder", "me", "greedy")
    anna.build()
    file = tmp_path / "game.jsonl"
    anna.record(id).save(file)
    anna.page.goto(house.url)
    anna.page.get_by_label("Open a record").set_input_files(file)
    anna.page.wait_for_url("**/table/*")
    anna.wait_for_question()
    anna.build_all()
    anna.end_turn()
    anna.wait_for_question()
