"""Sections 2 and 3: setting up the board and the players."""

from collections import Counter
from itertools import pairwise

import pytest
from tests.games.tiletum.scenes import (
    at,
    begin,
    cost,
    fresh,
    hold,
    options,
    own,
    pillars,
    play,
    resources,
    scene,
    tile_on,
)

from kingstable.games.tiletum import game
from kingstable.games.tiletum.components import COMPONENTS
from kingstable.games.tiletum.rules.phases import prepare
from kingstable.games.tiletum.rules.pieces import may_contribute
from kingstable.games.tiletum.state import PREPARATION
from kingstable.games.tiletum.tables import (
    ACTIONS,
    BONUS_PLACES,
    CATHEDRAL,
    CATHEDRALS,
    HOME,
    KING_VP,
    MARKERS,
    OPEN_SPACES,
    SPOT,
    SPOTS,
    STACKS,
    START_SPACES,
    TOWN_TILES,
)


@pytest.mark.rule("TIL-2.1")
def test_action_tiles_lie_at_random_or_in_the_order_of_a_first_game() -> None:
    orders = {tuple(fresh(2, seed).sectors) for seed in range(40)}
    assert len(orders) > 30
    assert all(sorted(order) == list(range(6)) for order in orders)
    first = fresh(2, 1, wheel="first_game")
    assert [ACTIONS[action] for action in first.sectors] == list(COMPONENTS.wheel.first_game_order.sectors_clockwise)


@pytest.mark.rule("TIL-2.2")
def test_the_disc_shows_each_value_once_rising_clockwise() -> None:
    firsts = Counter(fresh(2, seed).first_value for seed in range(60))
    assert set(firsts) == {1, 2, 3, 4, 5, 6}
    s = fresh(2, 1)
    values = [s.value_at(action) for action in s.sectors]
    assert sorted(values) == [1, 2, 3, 4, 5, 6]
    assert all(after == before % 6 + 1 for before, after in pairwise(values))
    assert fresh(2, 1, wheel="first_game").value_at(0) == 1


@pytest.mark.rule("TIL-2.3")
def test_ap_of_a_sector_are_seven_minus_its_value() -> None:
    for value in range(1, 7):
        s = scene(first=value, dice=[f"gold-{value}"])
        play(begin(s), f"die gold-{value}", f"take {value} 0")
        assert s.frames[0].ap == 7 - value
    assert COMPONENTS.wheel.ap_by_die_value == {"1": 6, "2": 5, "3": 4, "4": 3, "5": 2, "6": 1}


@pytest.mark.rule("TIL-2.4")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 36), (3, 45), (4, 54)])
def test_bonus_tiles_by_players(seats: int, tiles: int) -> None:
    s = fresh(seats)
    laid = [tile for tile in s.map_bonus if tile >= 0]
    assert len(s.bonus_pile) + len(s.sector_bonus) + 1 + len(laid) == tiles
    assert fresh(seats, 1).bonus_pile != fresh(seats, 2).bonus_pile


@pytest.mark.rule("TIL-2.5", "TIL-2.6", "TIL-D16")
def test_one_bonus_tile_on_each_action_tile_and_one_beside_the_king_track() -> None:
    s = fresh(2)
    assert len(s.sector_bonus) == 6 and all(tile >= 0 for tile in s.sector_bonus)
    assert s.king_tile >= 0


@pytest.mark.rule("TIL-2.7")
@pytest.mark.parametrize(("seats", "spots"), [(2, 8), (3, 10), (4, 12)])
def test_a_bonus_tile_on_every_map_spot_for_these_players(seats: int, spots: int) -> None:
    s = fresh(seats)
    laid = [spot for spot in range(len(SPOTS)) if s.map_bonus[spot] >= 0]
    assert laid == list(BONUS_PLACES[seats])
    assert len(laid) == spots
    assert SPOT["Hamburg"] in BONUS_PLACES[3] and SPOT["Hamburg"] not in BONUS_PLACES[2]


@pytest.mark.rule("TIL-2.8")
def test_cathedral_tiles_lie_with_the_highest_on_top() -> None:
    assert len(CATHEDRALS) == 9
    assert all(list(stack) == sorted(stack, reverse=True) for stack in STACKS)
    s = fresh(2)
    assert s.top_vp(CATHEDRAL["Praha"]) == 8


@pytest.mark.rule("TIL-2.9")
def test_one_cost_tile_at_each_cathedral() -> None:
    assert sorted(fresh(2).costs) == list(range(9))
    assert len({tuple(fresh(2, seed).costs) for seed in range(20)}) == 20


@pytest.mark.rule("TIL-2.10", "TIL-D14", "TIL-X48")
def test_the_cathedral_under_restoration_is_closed_but_its_town_is_not() -> None:
    s = scene(dice=["gold-3", "gold-2"])
    cost(s, "Praha", "cost-restoration")
    assert [s.closed(cathedral) for cathedral in range(9)].count(True) == 1
    at(s, 0, merchant="Praha", architect="Praha")
    table = play(begin(s), "die gold-3", "take 3 0")  # architect
    assert options(table, "pillar") == []
    s = scene(dice=["gold-2"])
    cost(s, "Praha", "cost-restoration")
    tile_on(s, "Praha", "B19")
    at(s, 0, merchant="Praha")
    table = play(begin(s), "die gold-2", "take 2 0")  # merchant
    assert options(table, "house") == ["house Praha-h1"]
    assert options(table, "take_tile") == ["take_tile B19"]
    pillars(s, 0, "Praha")
    assert not may_contribute(s, s.players[0], CATHEDRAL["Praha"])


@pytest.mark.rule("TIL-2.10", "TIL-X48")
def test_a_pillar_comes_to_a_closed_cathedral_by_no_means() -> None:
    s = scene(dice=["gold-1"])
    cost(s, "Praha", "cost-restoration")
    at(s, 0, architect="Praha")
    own(s, 0, food=6)
    hold(s, 0, "B01")
    table = play(begin(s), "crest B01 2")  # a pillar at any cathedral
    offered = options(table, "pillar")
    assert "pillar Praha" not in offered and len(offered) == 8


@pytest.mark.rule("TIL-2.11", "TIL-2.12")
def test_the_first_fair_is_in_tiletum_the_others_in_drawn_towns() -> None:
    for seed in range(20):
        s = fresh(2, seed)
        assert s.fair_towns[0] == HOME
        assert len(set(s.fair_towns)) == 4 and set(s.fair_towns[1:]) <= set(TOWN_TILES)
        assert len(set(s.fair_tiles)) == 4
    assert len(TOWN_TILES) == 8 and len(COMPONENTS.fair_tiles) == 11


@pytest.mark.rule("TIL-2.13")
def test_three_of_six_corruption_tokens_lie_face_down() -> None:
    s = fresh(2)
    assert (len(s.tokens), len(s.aside), s.revealed) == (3, 3, [])
    assert sorted(s.tokens + s.aside) == list(range(6))
    assert len({tuple(fresh(2, seed).tokens) for seed in range(20)}) > 10


@pytest.mark.rule("TIL-2.14", "TIL-2.15")
@pytest.mark.parametrize(("seats", "contracts", "characters"), [(2, 18, 30), (3, 22, 40), (4, 26, 45)])
def test_five_contracts_and_five_characters_are_offered(seats: int, contracts: int, characters: int) -> None:
    s = fresh(seats)
    assert len(s.contract_offer) == len(s.character_offer) == 5
    assert len(s.contract_pile) + 5 == contracts
    assert len(s.character_pile) + 5 == characters


@pytest.mark.rule("TIL-2.16")
@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 15), (4, 20)])
def test_as_many_dice_of_each_colour_as_players(seats: int, dice: int) -> None:
    s = fresh(seats)
    assert s.bag == [seats] * 5 and sum(s.bag) == dice


@pytest.mark.rule("TIL-3.1")
def test_the_turn_order_is_chosen_at_random() -> None:
    firsts = Counter(fresh(3, seed).order[0] for seed in range(60))
    assert set(firsts) == {0, 1, 2}


@pytest.mark.rule("TIL-3.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_ten_vp(seats: int) -> None:
    assert [player.vp for player in fresh(seats).players] == [10] * max(2, seats)


@pytest.mark.rule("TIL-3.3")
def test_king_markers_start_stacked_on_zero_the_first_player_at_the_bottom() -> None:
    s = fresh(4)
    assert s.track[KING_VP.index(0)] == s.order


@pytest.mark.rule("TIL-3.4", "TIL-3.5", "TIL-3.6")
def test_pieces_at_the_start() -> None:
    s = fresh(3)
    for place, side in enumerate(s.order):
        player = s.players[side]
        assert player.at == [HOME, HOME]
        assert s.houses[START_SPACES[place]] == side
        assert (player.houses, player.house_supply) == (1, 2)  # five more on roofs
        assert (player.pillars, player.pillar_supply) == (0, 2)  # five more on contract spaces
    assert sum(building.roof_house for building in COMPONENTS.player_board.buildings) == 5
    assert [building.roof_house for building in COMPONENTS.player_board.buildings][5] is False
    assert COMPONENTS.player_board.contract_spaces_with_pillar == (1, 2, 3, 4, 5)
    assert COMPONENTS.player_board.contract_spaces == 6


@pytest.mark.rule("TIL-3.7")
def test_bonus_markers_of_a_human() -> None:
    assert MARKERS[:5] == (3, 2, 2, 1, 1)
    assert fresh(2).players[0].home_markers[:5] == [3, 2, 2, 1, 1]


@pytest.mark.rule("TIL-3.8", "TIL-3.9")
def test_resources_at_the_start_by_turn_order() -> None:
    s = fresh(4)
    for side, gold in zip(s.order, (1, 3, 5, 6), strict=True):
        assert resources(s, side) == {"gold": gold, "food": 1, "wool": 1, "stone": 1, "iron": 1}


@pytest.mark.rule("TIL-3.10")
def test_boards_are_empty() -> None:
    player = fresh(2).players[0]
    assert player.storehouse == [] and player.contracts == [] and player.dice == []
    assert COMPONENTS.player_board.storehouse_slots == 4
    assert COMPONENTS.player_board.die_slots == 3


@pytest.mark.rule("TIL-X41")
def test_three_players() -> None:
    s = fresh(3)
    assert s.phase == PREPARATION
    assert [resources(s, side)["gold"] for side in s.order] == [1, 3, 5]
    assert sum(s.bag) == 15
    prepare(s)
    assert sum(s.wheel) == 11
    assert sum(s.wheel) - 3 * 3 == 2
    everything = s.bonus_pile + s.sector_bonus + [s.king_tile] + [tile for tile in s.map_bonus if tile >= 0]
    assert len(everything) == 45
    assert len(s.contract_pile) + 5 == 22 and len(s.character_pile) + 5 == 40
    assert len(BONUS_PLACES[3]) == 10
    assert sum(len(spaces) for spaces in OPEN_SPACES[3]) == 34


def test_what_a_scene_changes_is_still_a_whole_game() -> None:
    for seats in (1, 2, 3, 4):
        game.check(scene(seats))
