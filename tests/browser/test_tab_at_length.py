"""At length without a server: every game to its end, games that go elsewhere, and tests that a server passes too.

The tests that are only named here are the very ones that a server is put to; here they are put to a tab.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.test_keyboard import test_a_game_by_keyboard_alone, test_any_hex_explains_itself_by_keys
from tests.browser.test_rows import (
    test_a_meeple_walks_to_where_one_points_and_one_undo_brings_it_back,
    test_a_turn_of_one_action_needs_no_click_to_end,
    test_of_many_cards_one_chooses_what_to_keep,
    test_the_king_climbs_to_the_space_one_points_at,
)
from tests.browser.test_tab import address, invite

from kingstable.kernel import Table, game_ids

pytestmark = [pytest.mark.soak, pytest.mark.xdist_group("site")]

__all__ = [
    "address",
    "invite",
    "test_a_game_by_keyboard_alone",
    "test_a_meeple_walks_to_where_one_points_and_one_undo_brings_it_back",
    "test_a_turn_of_one_action_needs_no_click_to_end",
    "test_any_hex_explains_itself_by_keys",
    "test_of_many_cards_one_chooses_what_to_keep",
    "test_the_king_climbs_to_the_space_one_points_at",
]


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_played_to_its_end(invite: Invite, game: str) -> None:
    anna = invite("Anna")
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
