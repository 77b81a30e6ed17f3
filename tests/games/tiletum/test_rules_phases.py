"""Sections 17 to 20: the king phase, fairs, refresh and the end of the game."""

import pytest
from tests.games.tiletum.scenes import (
    at,
    begin,
    crest,
    fairs,
    finish,
    fresh,
    fulfilled,
    gave,
    hold,
    houses,
    ids,
    king,
    king_vps,
    live,
    options,
    own,
    pillars,
    play,
    pull,
    roll,
    scene,
)

from kingstable.games.tiletum.rules.phases import fair_phase, final_scoring, king_phase, refresh, standing
from kingstable.games.tiletum.scoring import count, fair_points, score_sheets, takes_part, tally_now
from kingstable.games.tiletum.state import (
    FAIR_PHASE,
    FINISHED,
    KING_PHASE,
    LINE_KING,
    PREPARATION,
    TiletumState,
)
from kingstable.games.tiletum.tables import (
    CORRUPTION,
    FAIR_VALUE,
    KING_VP,
    NONE,
    ROUNDS,
    SLOT_VALUE,
    SPOT,
)
from kingstable.kernel import UndoRefused


def at_king_phase(seats: int = 2, round: int = 1, **vps: int) -> TiletumState:
    s = scene(seats, round=round)
    s.phase = KING_PHASE
    king(s, **vps)
    if round == ROUNDS:
        s.bonus_discard.append(s.king_tile)
        s.king_tile = NONE
    return s


@pytest.mark.rule("TIL-17.1")
def test_everybody_scores_their_space() -> None:
    s = at_king_phase(3, seat0=4, seat1=-3, seat2=0)
    finish(king_phase(s))
    assert [player.tally[LINE_KING] for player in s.players] == [4, -3, 0]
    assert [player.vp for player in s.players] == [14, 7, 10]


@pytest.mark.rule("TIL-17.2")
def test_the_highest_may_take_the_king_bonus_tile() -> None:
    s = at_king_phase(2, seat1=2)
    tile = ids([s.king_tile])[0]
    table = begin(s)
    assert table.asks[0].seat == 1
    assert options(table) == [f"take_tile {tile}", "leave_tile"]
    play(table, f"take_tile {tile}")
    assert ids(s.players[1].storehouse) == [tile]


@pytest.mark.rule("TIL-17.2")
def test_in_round_four_the_highest_scores_four_vp() -> None:
    s = at_king_phase(2, round=4, seat1=2)
    finish(king_phase(s))
    assert [player.vp for player in s.players] == [10, 10 + 2 + 4]


@pytest.mark.rule("TIL-17.3")
@pytest.mark.parametrize("why", ["refused", "full", "no capacity", "owned crest"])
def test_when_the_king_bonus_tile_is_discarded(why: str) -> None:
    s = at_king_phase(2, seat0=2)
    s.bonus_pile.append(s.king_tile)
    s.king_tile = NONE
    if why == "full":
        hold(s, 0, "P01", "P02", "P03", "P04")
    if why == "no capacity":
        fulfilled(s, 0, "K01", "K02", "K03", "K04", "K05", "K06")
    if why == "owned crest":
        crest(s, 0, 1, "KC01")
    s.king_tile = pull(s, {"no capacity": "B49", "owned crest": "B01"}.get(why, "B19"))
    tile = s.king_tile
    table = begin(s)
    if why == "refused":
        play(table, "leave_tile")
    assert tile in table.state.bonus_discard
    assert tile not in table.state.players[0].storehouse


@pytest.mark.rule("TIL-17.4", "TIL-17.8")
def test_the_turn_order_follows_the_track_and_the_lower_marker_is_ahead() -> None:
    s = at_king_phase(4, seat2=3, seat0=3, seat3=5, seat1=-1)
    assert standing(s) == [3, 2, 0, 1]
    s = at_king_phase(2, seat1=3, seat0=3)
    table = begin(s)
    assert table.asks[0].seat == 1  # the lower marker counts as the highest
    play(table, "leave_tile")
    assert s.order[0] == 1


@pytest.mark.rule("TIL-17.5", "TIL-17.6", "TIL-D18")
def test_red_markers_return_to_zero_in_their_order() -> None:
    s = at_king_phase(4, seat1=-3, seat3=-3, seat2=-1)
    assert s.track[KING_VP.index(0)] == [0]
    finish(king_phase(s))
    assert s.track[KING_VP.index(0)] == [0, 2, 1, 3]
    assert king_vps(s) == [0, 0, 0, 0]
    assert s.order == [0, 2, 1, 3]
    s = at_king_phase(3, seat0=4, seat1=1, seat2=-1)
    finish(king_phase(s))
    assert king_vps(s) == [4, 1, 0]


@pytest.mark.rule("TIL-17.7", "TIL-D24", "TIL-18.5")
def test_the_king_fair_uses_the_track_before_the_reset() -> None:
    s = at_king_phase(2, seat0=-5, seat1=2)
    fairs(s, ["KingTrack", "Houses", "Pillars", "Crests"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    finish(king_phase(s))
    assert king_vps(s) == [0, 2]
    vps = [player.vp for player in s.players]
    fair_phase(s)
    assert [player.vp - vp for player, vp in zip(s.players, vps, strict=True)] == [3 + 0 - 5, 3 + 0 + 2]


@pytest.mark.rule("TIL-18.1")
def test_who_takes_part_in_a_fair() -> None:
    s = scene(3)
    fairs(s, ["Houses", "Pillars", "Crests", "Contracts"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    houses(s, 0, "Genova")
    at(s, 1, merchant="Genova")
    at(s, 2, architect="Genova")
    assert [takes_part(s, side, 1) for side in range(3)] == [True, True, False]
    assert [takes_part(s, side, 0) for side in range(3)] == [True, True, True]  # the first house is in Tiletum


@pytest.mark.rule("TIL-18.2", "TIL-D27")
def test_a_fair_pays_tile_and_slot_value_for_each() -> None:
    assert SLOT_VALUE == (0, 1, 1, 2)
    s = scene(2, round=4)
    s.phase = FAIR_PHASE
    fairs(s, ["KingTrack", "Pillars", "Crests", "Houses"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    houses(s, 0, "Brugge", "Paris")
    fair_phase(s)
    assert s.players[0].vp == 10 + (2 + 2) * 3
    assert s.players[1].vp == 10


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


@pytest.mark.rule("TIL-18.6")
def test_who_stays_away_neither_gains_nor_loses() -> None:
    s = scene(2, round=2)
    s.phase = FAIR_PHASE
    fairs(s, ["Houses", "KingTrack", "Pillars", "Crests"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    s.players[0].king_vp = -7
    fair_phase(s)
    assert [player.vp for player in s.players] == [10, 10]


@pytest.mark.rule("TIL-19.1")
def test_all_dice_return_to_the_bag() -> None:
    s = scene(2)
    roll(s, "gold-1", "iron-4")
    s.players[0].dice = [1 * 6 + 2]
    s.bag[1] -= 1
    refresh(s)
    assert s.bag == [2] * 5 and sum(s.wheel) == 0 and s.players[0].dice == []


@pytest.mark.rule("TIL-19.2")
def test_action_tiles_without_a_bonus_tile_get_a_new_one() -> None:
    s = scene(2)
    s.sector_bonus[3] = pull(s, "B21")
    refresh(s)
    assert NONE not in s.sector_bonus and ids(s.sector_bonus)[3] == "B21"


@pytest.mark.rule("TIL-19.3", "TIL-D16")
def test_a_new_king_bonus_tile_after_rounds_one_and_two_only() -> None:
    for round, laid in ((1, True), (2, True), (3, False)):
        s = scene(2, round=round)
        s.bonus_pile.insert(0, s.king_tile)
        s.king_tile = NONE
        refresh(s)
        assert (s.king_tile != NONE) is laid


@pytest.mark.rule("TIL-19.4")
def test_corruption_tokens_are_shuffled_anew() -> None:
    seen = set()
    for seed in range(30):
        s = scene(2, seed=seed)
        refresh(s)
        assert (len(s.tokens), len(s.aside), s.revealed) == (3, 3, [])
        assert sorted(s.tokens + s.aside) == list(range(6))
        seen.add(tuple(s.tokens))
    assert len(seen) > 15
    assert sorted(CORRUPTION) == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("TIL-19.5", "TIL-X25")
def test_turning_the_disc() -> None:
    s = scene(2, first=4)
    assert [s.value_at(action) for action in s.sectors] == [4, 5, 6, 1, 2, 3]
    refresh(s)
    assert [s.value_at(action) for action in s.sectors] == [3, 4, 5, 6, 1, 2]
    refresh(s)
    refresh(s)
    refresh(s)
    assert s.value_at(s.sectors[0]) == 6


@pytest.mark.rule("TIL-19.6")
def test_tiles_and_markers_belong_to_the_actions() -> None:
    s = scene(2)
    s.sector_bonus[2] = pull(s, "B21")
    s.players[0].markers[2] = 2
    sectors = list(s.sectors)
    refresh(s)
    assert s.sectors == sectors and ids(s.sector_bonus)[2] == "B21" and s.players[0].markers[2] == 2
    assert s.phase == PREPARATION and s.round == 2


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


@pytest.mark.rule("TIL-D25")
def test_the_order_of_the_tie_break_is_that_of_the_last_king_phase() -> None:
    s = at_king_phase(2, round=4, seat1=1)
    finish(king_phase(s))
    assert s.order == [1, 0]
    s.phase = FINISHED
    for player in s.players:
        player.score(30 - player.vp, LINE_KING)
    assert [sheet.winner for sheet in score_sheets(s)] == [False, True]


@pytest.mark.rule("TIL-20.5")
def test_what_scores_nothing_at_the_end() -> None:
    s = scene(2)
    own(s, 0)
    hold(s, 0, "K01", "B01", "P04", "B22")
    final_scoring(s)
    assert s.players[0].vp == 10


def test_values_of_the_fairs() -> None:
    assert FAIR_VALUE == (6, 3, 2, 6, 3, 5, 3, 2, 3, 5, 4)
    s = fresh(2)
    assert s.fair_towns[0] == SPOT["Tiletum"]


@pytest.mark.rule("TIL-39.12", "TIL-5.2")
def test_nobody_goes_back_behind_a_corruption_token() -> None:
    s = scene(2, dice=["gold-1", "food-6", "iron-5"])
    table = play(begin(s), "die gold-1", "take 1 0", "stop", "end", "die food-6", "take 6 0", "act king", "stop", "end")
    assert len(s.revealed) == 2 and table.asks[0].seat == 0
    with pytest.raises(UndoRefused):
        table.undo()


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
