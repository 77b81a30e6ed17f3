"""Sections 17 to 20: the king phase, the fair phase and the refresh phase."""

import pytest
from tests.games.tiletum.scenes import (
    begin,
    crest,
    fairs,
    finish,
    fulfilled,
    hold,
    houses,
    ids,
    king,
    king_vps,
    options,
    play,
    pull,
    roll,
    scene,
)

from kingstable.games.tiletum.rules.phases import fair_phase, king_phase, refresh, standing
from kingstable.games.tiletum.scoring import score_sheets
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
    KING_VP,
    NONE,
    ROUNDS,
    SLOT_VALUE,
)


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


@pytest.mark.rule("TIL-D25")
def test_the_order_of_the_tie_break_is_that_of_the_last_king_phase() -> None:
    s = at_king_phase(2, round=4, seat1=1)
    finish(king_phase(s))
    assert s.order == [1, 0]
    s.phase = FINISHED
    for player in s.players:
        player.score(30 - player.vp, LINE_KING)
    assert [sheet.winner for sheet in score_sheets(s)] == [False, True]
