"""Sections 18, 20, 22 and 35: what fairs count and pay, final scoring, and the sheets."""

import msgspec
import pytest
from tests.games.golden import golden
from tests.games.tiletum.scenes import (
    at,
    cardinal,
    cost,
    crest,
    fairs,
    fresh,
    fulfilled,
    gave,
    hold,
    houses,
    ids,
    live,
    own,
    pillars,
    pull,
    resources,
    scene,
)

from kingstable.games.tiletum.rules.phases import final_scoring
from kingstable.games.tiletum.scoring import count, fair_points, score_sheets, takes_part, tally_now
from kingstable.games.tiletum.state import (
    FINISHED,
    LINE_CONTRACTS,
    LINE_FAIRS,
    LINE_KING,
)
from kingstable.games.tiletum.tables import (
    FAIR_VALUE,
    NONE,
    SPOT,
)
from kingstable.kernel import Table
from kingstable.play.course import Guide


@pytest.mark.rule("TIL-18.1")
def test_who_takes_part_in_a_fair() -> None:
    s = scene(3)
    fairs(s, ["Houses", "Pillars", "Crests", "Contracts"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    houses(s, 0, "Genova")
    at(s, 1, merchant="Genova")
    at(s, 2, architect="Genova")
    assert [takes_part(s, side, 1) for side in range(3)] == [True, True, False]
    assert [takes_part(s, side, 0) for side in range(3)] == [True, True, True]  # the first house is in Tiletum


@pytest.mark.rule("TIL-18.3")
def test_what_fairs_count() -> None:
    s = scene(2)
    player = s.players[0]
    houses(s, 0, "Paris")
    pillars(s, 0, "Paris", "Wien")
    gave(s, 0, "Wien")
    fulfilled(s, 0, "K01", "B49", "K02")
    live(s, 0, 1, 1, "P10")
    live(s, 0, 1, 2, "P15")
    live(s, 0, 1, 3, "P11")
    live(s, 0, 2, 2, "P30")
    live(s, 0, 6, 1, "P01")
    crest(s, 0, 3, "B01")
    hold(s, 0, "B04")
    assert count(player, "houses") == 2  # Tiletum included
    assert count(player, "pillars") == 2
    assert count(player, "contracts") == 3
    assert count(player, "crests") == 1  # not the one in the storehouse
    assert count(player, "cathedrals") == 1
    assert count(player, "upper_floor_characters") == 3  # the unfinished building too
    assert count(player, "filled_buildings") == 2  # without crests


@pytest.mark.rule("TIL-18.4")
def test_sets_count_the_smaller_number() -> None:
    s = scene(2)
    player = s.players[0]
    houses(s, 0, "Paris")
    pillars(s, 0, "Paris")
    assert count(player, "min_houses_pillars") == 1
    fulfilled(s, 0, "K01", "K02")
    crest(s, 0, 1, "B01")
    assert count(player, "min_contracts_crests") == 1
    assert count(player, "min_contracts_cathedrals") == 0


@pytest.mark.rule("TIL-18.5")
def test_the_king_fair_adds_and_may_be_negative() -> None:
    s = scene(2)
    fairs(s, ["KingTrack", "Houses", "Pillars", "Crests"])
    assert fair_points(s, 0, 0, -7) == 3 + 0 - 7
    assert fair_points(s, 0, 0, 10) == 13


def test_values_of_the_fairs() -> None:
    assert FAIR_VALUE == (6, 3, 2, 6, 3, 5, 3, 2, 3, 5, 4)
    s = fresh(2)
    assert s.fair_towns[0] == SPOT["Tiletum"]


@pytest.mark.rule("TIL-20.1", "TIL-20.2", "TIL-20.3", "TIL-X39")
def test_human_final_scoring() -> None:
    s = scene(2)
    houses(s, 0, "Paris", "Troyes", "Lyon", "Wien", "Praha")
    pillars(s, 0, "Paris", "Lyon", "Wien", "Praha")
    for building, person, crest_id in ((4, "P10", "B01"), (5, "P30", "B02"), (6, "P01", "B03")):
        live(s, 0, building, 1, person)
        crest(s, 0, building, crest_id)
    live(s, 0, 2, 1, "P19")
    live(s, 0, 2, 2, "P20")
    crest(s, 0, 2, "B04")
    own(s, 0, gold=3, food=2, wool=2, stone=2, iron=2)
    assert s.players[0].houses == 6 and s.players[0].pillars == 4
    before = s.players[0].vp
    expected = tally_now(s, 0)
    final_scoring(s)
    assert s.players[0].vp - before == 24 + 10 + 2
    assert s.players[0].tally == expected  # what the view foretells


@pytest.mark.rule("TIL-20.2")
def test_vp_of_completed_buildings() -> None:
    expected = [0, 0, 0, 5, 10, 20, 30]
    people = ["P10", "P19", "P01", "P30", "P37", "P11"]
    for number in range(7):
        s = scene(2)
        own(s, 0)
        for index in range(number):
            building = 6 - index
            s.players[0].rooms[building - 1] = [pull(s, people[index])]
            s.players[0].crests[building - 1] = index
        final_scoring(s)
        assert s.players[0].vp - 10 == expected[number]


@pytest.mark.rule("TIL-20.5")
def test_what_scores_nothing_at_the_end() -> None:
    s = scene(2)
    own(s, 0)
    hold(s, 0, "K01", "B01", "P04", "B22")
    final_scoring(s)
    assert s.players[0].vp == 10


@pytest.mark.rule("TIL-20.4", "TIL-D25")
def test_the_highest_total_wins_and_turn_order_breaks_a_tie() -> None:
    s = scene(3)
    for side in range(3):
        own(s, side)
    s.order = [2, 0, 1]
    s.phase = FINISHED
    assert [sheet.rank for sheet in score_sheets(s)] == [2, 3, 1]
    assert [sheet.winner for sheet in score_sheets(s)] == [False, False, True]
    s.players[1].score(1, LINE_KING)
    assert [sheet.winner for sheet in score_sheets(s)] == [False, True, False]


@pytest.mark.rule("TIL-20.4")
def test_the_sheets_of_people_name_their_seats_and_their_place() -> None:
    s = scene(2)
    s.order = [1, 0]
    sheets = score_sheets(s)
    assert [(sheet.seat, sheet.name) for sheet in sheets] == [(0, None), (1, None)]
    assert [[(tie.id, tie.points) for tie in sheet.ties] for sheet in sheets] == [
        [("turn-order", 2)],
        [("turn-order", 1)],
    ]
    lines = {line.id for line in sheets[0].lines}
    assert {"characters", "helpers", "buildings"} <= lines and "challenges" not in lines


@pytest.mark.rule("TIL-22.7")
def test_he_always_takes_part_in_fairs() -> None:
    s = scene(1)
    fairs(s, ["Houses", "Pillars", "Crests", "Contracts"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    at(s, 1, merchant="Wien")
    assert takes_part(s, 1, 1) and not takes_part(s, 0, 1)


@pytest.mark.rule("TIL-22.8", "TIL-22.9", "TIL-22.10", "TIL-22.11", "TIL-22.12", "TIL-22.13")
def test_what_is_counted_on_his_board() -> None:
    s = scene(1)
    player = s.players[1]
    fulfilled(s, 1, "K01", "K02")
    cardinal(s).slots.append(pull(s, "K03"))
    crest(s, 1, 1, "B01")
    cardinal(s).reserve.append(pull(s, "B02"))
    houses(s, 1, "Paris")
    pillars(s, 1, "Paris", "Wien", "Lyon")
    gave(s, 1, "Wien")
    live(s, 1, 1, 2, "P10")
    live(s, 1, 1, 1, "P11")
    live(s, 1, 2, 2, "P30")
    cardinal(s).supply.append(pull(s, "P01"))
    assert count(player, "contracts") == 2
    assert count(player, "crests") == 1
    assert (count(player, "houses"), count(player, "pillars"), count(player, "cathedrals")) == (2, 3, 1)
    assert count(player, "upper_floor_characters") == 2
    assert count(player, "filled_buildings") == 1
    fairs(s, ["UpperFloorCharacters", "Houses", "Pillars", "Crests"])
    assert fair_points(s, 1, 0, 0) == 3 * 2


@pytest.mark.rule("TIL-35.1", "TIL-35.2", "TIL-35.5")
def test_both_score_houses_times_pillars_but_only_you_buildings() -> None:
    s = scene(1)
    own(s, 0)
    own(s, 1)
    houses(s, 1, "Paris", "Wien")
    pillars(s, 1, "Paris", "Wien")
    houses(s, 0, "Praha")
    pillars(s, 0, "Praha")
    for building, person, crest_id in ((4, "P10", "B01"), (5, "P19", "B02"), (6, "P30", "B03")):
        live(s, 0, building, 1, person)
        crest(s, 0, building, crest_id)
    for building, pair, crest_id in ((1, "P11 P12", "KC01"), (2, "P20 P21", "KC02"), (3, "P31 P32", "KC03")):
        live(s, 1, building, 2, pair.split()[0])
        live(s, 1, building, 1, pair.split()[1])
        crest(s, 1, building, crest_id)
    before = [player.vp for player in s.players]
    final_scoring(s)
    assert [player.vp - vp for player, vp in zip(s.players, before, strict=True)] == [2 + 5, 6]


@pytest.mark.rule("TIL-35.3", "TIL-35.4", "TIL-D61", "TIL-X37")
def test_the_cardinals_final_scoring() -> None:
    s = scene(1)
    houses(s, 1, "Paris", "Wien", "Praha", "Lyon", "Troyes")
    pillars(s, 1, "Paris", "Wien", "Praha", "Lyon", "Milano")
    assert (s.players[1].houses, s.players[1].pillars) == (6, 5)
    cardinal(s).slots.append(pull(s, "K03"))
    own(s, 1, iron=3, gold=1, stone=2, food=3)
    before = s.players[1].vp
    foretold = [tally_now(s, side) for side in (0, 1)]
    final_scoring(s)
    assert s.players[1].vp - before == 30 + 12 + 0 == 42
    assert s.players[0].tally == foretold[0]
    assert sum(s.players[1].tally) == sum(foretold[1])
    assert foretold[1][LINE_CONTRACTS] == 0, "nothing is paid for a contract before it is fulfilled"
    assert resources(s, 1) == {"gold": 2}
    assert ids(s.players[1].contracts) == ["K03"] and cardinal(s).slots == []


@pytest.mark.rule("TIL-35.3", "TIL-35.4")
def test_without_a_contract_nothing_is_converted() -> None:
    s = scene(1)
    own(s, 1, iron=3, gold=1, stone=2, food=3)
    before = s.players[1].vp
    foretold = tally_now(s, 1)
    final_scoring(s)
    assert s.players[1].tally == foretold
    assert resources(s, 1) == {"iron": 3, "gold": 1, "stone": 2, "food": 3}
    assert s.players[1].vp - before == 2


@pytest.mark.rule("TIL-D61")
def test_no_crest_or_cathedral_tasks_at_the_end() -> None:
    s = scene(1)
    own(s, 1, stone=9, food=9)
    cardinal(s).reserve.append(pull(s, "B01"))
    pillars(s, 1, "Paris")
    cost(s, "Paris", "cost-2-1")
    final_scoring(s)
    assert s.players[1].given_at == 0 and s.players[1].crests == [NONE] * 5


@pytest.mark.rule("TIL-35.6", "TIL-X38")
def test_the_result() -> None:
    s = scene(1)
    own(s, 0)
    own(s, 1)
    s.phase = FINISHED
    for player in s.players:
        player.score(171 - player.vp, LINE_FAIRS)
    assert [sheet.winner for sheet in score_sheets(s)] == [False, True]
    s.players[0].score(1, LINE_FAIRS)
    sheets = score_sheets(s)
    assert [sheet.total for sheet in sheets] == [172, 171]
    assert [sheet.winner for sheet in sheets] == [True, False]
    assert [(sheet.seat, sheet.rank, sheet.ties) for sheet in sheets] == [(0, 1, ()), (None, 2, ())]
    lines = {line.id for line in sheets[1].lines}
    assert "challenges" in lines and not {"characters", "helpers", "buildings"} & lines


@pytest.mark.parametrize("name", ["1-minds", "2-mixed", "3-minds"])
def test_while_final_scoring_is_told_nothing_is_counted_twice(name: str) -> None:
    """TIL-20: the points of each step that tells of it are those of the end."""
    table = Table.replay(golden("tiletum", name))
    _, steps = Guide().lead(table, len(table.made) - 1, None, None)
    final = [step for step in steps if any(event.id.startswith("log-final") for event in step.told)]
    assert final
    for step in final:
        sheets = msgspec.json.decode(msgspec.json.encode(step.scores))
        assert [sheet["total"] for sheet in sheets] == [sheet.total for sheet in table.scores()]
