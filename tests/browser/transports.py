"""Who hosts the tables of the tests of the table page: a server, and at length the tab itself; one list for both."""

from __future__ import annotations

import pytest

#: Modules whose tests are about the table page.
MODULES = {
    "test_access",
    "test_analysis",
    "test_choices",
    "test_for_the_king",
    "test_keyboard",
    "test_languages",
    "test_learn",
    "test_lens",
    "test_newcomer",
    "test_paladins",
    "test_phone",
    "test_replay",
    "test_return",
    "test_rows",
    "test_rules",
    "test_shell",
    "test_show",
    "test_tiletum",
    "test_travel",
    "test_viscounts",
}
_MEETING = "people at several pages meet at a server only"
_AWAY = "it is about a server that is away or another one"
_ANSWER = "words are put into a server's mouth, and a tab has none"
_CLOCK = "the clock of the page is stopped, by which a tab goes on"
#: Tests of theirs that a tab is spared, and why.
SPARED = {
    "test_a_choice_of_mine_ends_the_show": _MEETING,
    "test_a_game_without_a_rulebook_shows_its_clauses": _ANSWER,
    "test_a_killed_server_comes_back_in_mid_turn": _AWAY,
    "test_a_linked_moment_is_told_and_played_on": _MEETING,
    "test_a_page_from_before_an_update_is_told_to_reload_and_loses_no_choice": _AWAY,
    "test_a_table_that_was_deleted_leaves_every_screen": _MEETING,
    "test_a_turn_of_others_passes_through_its_steps": _MEETING,
    "test_nothing_is_lit_while_the_server_is_away": _AWAY,
    "test_on_a_phone_the_board_opens_and_follows_what_is_built": _MEETING,
    "test_the_log_follows_what_happens_until_somebody_goes_up_in_it": _MEETING,
    "test_the_tempo_is_changed_in_one_press_and_kept_for_the_game": _CLOCK,
    "test_three_people_and_a_mind_play_to_the_end_and_no_page_hears_a_card_it_may_not_know": _MEETING,
    "test_three_people_play_live": _MEETING,
    "test_two_people_meet_a_link_and_an_expulsion": _MEETING,
    "test_two_people_play_a_whole_game_live": _MEETING,
    "test_whoever_comes_back_watches_what_has_happened": _MEETING,
    "test_whoever_watches_on_a_phone_reaches_help_and_menu": _MEETING,
    "test_without_motion_all_of_it_is_read_over_the_table_as_it_is": _CLOCK,
}
#: A tab is put to these every day, to all others at length.
DAILY = {"test_any_hex_explains_itself_by_keys", "test_reconstructed_numbers_are_marked"}


def hosts(test: str) -> list[object]:
    """The hosts that a test of these is put to."""
    marks = [pytest.mark.xdist_group("site")]
    if test not in DAILY:
        marks.append(pytest.mark.soak)
    if test in SPARED:
        marks.append(pytest.mark.skip(reason=SPARED[test]))
    return ["server", pytest.param("tab", marks=marks)]
