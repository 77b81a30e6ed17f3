"""Who hosts the tables of the tests of the table page: a server, and at length the tab itself; one list for both."""

from __future__ import annotations

import pytest

#: Modules whose tests are about the table page.
MODULES = {"test_analysis", "test_for_the_king", "test_keyboard", "test_lens", "test_rows"}
#: Tests of theirs that a tab is spared, and why.
SPARED = {
    "test_three_people_and_a_mind_play_to_the_end_and_no_page_hears_a_card_it_may_not_know": (
        "people at several pages meet at a server only"
    ),
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
