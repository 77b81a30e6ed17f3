"""Section 1: terms and conventions, and the numbers of the box behind them."""

import pytest
from tests.games.tiletum.scenes import (
    at,
    begin,
    cardinal,
    crest,
    fresh,
    hold,
    houses,
    options,
    own,
    play,
    pull,
    resources,
    scene,
)

from kingstable.games.tiletum.components import COMPONENTS
from kingstable.games.tiletum.rules.pieces import owns_crest
from kingstable.games.tiletum.scoring import tally_now
from kingstable.games.tiletum.tables import (
    ACTION_TYPES,
    ACTIONS,
    BONUS_TILES,
    CHARACTER_TILES,
    CONTRACT_TILES,
    DISTANCE,
    IS_TOWN,
    RESOURCES,
    SPACES,
    SPOT,
    SPOTS,
    TILES,
)
from kingstable.kernel import BadOptions, Rng, Table


@pytest.mark.rule("TIL-1.1")
def test_two_to_four_play_or_one_against_the_cardinal() -> None:
    assert [len(fresh(seats).players) for seats in (1, 2, 3, 4)] == [2, 2, 3, 4]
    assert fresh(1).cardinal is not None
    assert all(fresh(seats).cardinal is None for seats in (2, 3, 4))
    with pytest.raises(BadOptions):
        Table.new("tiletum", seats=5)


@pytest.mark.rule("TIL-1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_lasts_four_rounds(seats: int) -> None:
    table = Table.new("tiletum", seats=seats, seed=3)
    rounds = set()
    rng = Rng.seeded(3)
    while not table.over:
        rounds.add(table.state.round)
        table.choose(rng.pick(table.asks[0].options))
    assert rounds == {1, 2, 3, 4}


@pytest.mark.rule("TIL-1.3")
def test_five_resources_have_a_die_colour_each() -> None:
    colours = {resource.id: resource.die_colour for resource in COMPONENTS.resources}
    assert colours == {"gold": "yellow", "food": "pink", "wool": "light_grey", "stone": "dark_grey", "iron": "blue"}


@pytest.mark.rule("TIL-1.4")
def test_six_action_tiles_of_which_five_are_action_types() -> None:
    assert ACTIONS == ("king", "merchant", "architect", "character", "contract", "jester")
    assert [ACTIONS[action] for action in ACTION_TYPES] == ["king", "merchant", "architect", "character", "contract"]


@pytest.mark.rule("TIL-1.5", "TIL-21.1")
def test_solo_is_set_up_for_two() -> None:
    solo, two = fresh(1), fresh(2)
    assert solo.n == two.n == 2
    assert solo.bag == two.bag
    assert len(solo.bonus_pile) == len(two.bonus_pile)
    assert [tile >= 0 for tile in solo.map_bonus] == [tile >= 0 for tile in two.map_bonus]


@pytest.mark.rule("TIL-1.6", "TIL-D21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_components_for_more_players_stay_in_the_box(seats: int) -> None:
    s = fresh(seats)
    in_play = s.bonus_pile + s.contract_pile + s.character_pile + s.sector_bonus + s.contract_offer + s.character_offer
    in_play += [tile for tile in s.map_bonus if tile >= 0] + [s.king_tile]
    expected = [number for number, tile in enumerate(TILES) if tile.min_players <= seats]
    assert sorted(in_play) == expected
    assert max(TILES[tile].min_players for tile in in_play) == seats


@pytest.mark.rule("TIL-1.7")
def test_distance_counts_steps_and_waypoints_like_towns() -> None:
    assert DISTANCE[SPOT["London"]][SPOT["London_Brugge"]] == 1
    assert DISTANCE[SPOT["London"]][SPOT["Brugge"]] == 2
    assert DISTANCE[SPOT["London"]][SPOT["Venezia"]] == 9
    assert DISTANCE[SPOT["Frankfurt"]][SPOT["Troyes"]] == 2
    assert all(DISTANCE[a][b] == DISTANCE[b][a] for a in range(len(SPOTS)) for b in range(len(SPOTS)))


@pytest.mark.rule("TIL-1.8")
def test_meeples_may_stop_on_waypoints_and_share_spots_but_nothing_is_placed_there() -> None:
    s = scene(dice=["gold-2", "gold-3"])
    at(s, 0, merchant="Paris", architect="Paris")
    at(s, 1, merchant="Paris_Bordeaux")
    table = play(begin(s), "die gold-2", "take 2 0", "move merchant Paris_Bordeaux")
    assert s.players[0].at[0] == s.players[1].at[0] == SPOT["Paris_Bordeaux"]
    assert options(table, "house") == []
    waypoints = [spot for spot in range(len(SPOTS)) if not IS_TOWN[spot]]
    assert len(waypoints) == 6
    assert not [space for space in SPACES if space.spot in waypoints]
    assert all(fresh(4).map_bonus[spot] < 0 for spot in waypoints)


@pytest.mark.rule("TIL-1.9")
def test_houses_on_roofs_and_pillars_on_contract_spaces_are_not_in_the_supply() -> None:
    s = scene(dice=["gold-2"])
    player = s.players[0]
    assert (player.house_supply, player.pillar_supply) == (2, 2)
    houses(s, 0, "Paris", "Troyes")
    at(s, 0, merchant="Brugge")
    table = play(begin(s), "die gold-2", "take 2 0")
    assert player.house_supply == 0
    assert options(table, "house") == []  # five more lie on roofs


@pytest.mark.rule("TIL-1.10")
def test_a_crest_is_owned_in_the_storehouse_or_under_a_building() -> None:
    s = scene()
    hold(s, 0, "B01")
    crest(s, 0, 2, "B04")
    lion, eagle, rose = 0, 3, 5
    assert owns_crest(s, 0, lion) and owns_crest(s, 0, eagle) and not owns_crest(s, 0, rose)
    assert not owns_crest(s, 1, lion)


@pytest.mark.rule("TIL-1.10")
def test_the_cardinal_owns_a_crest_in_the_reserve_or_under_a_building() -> None:
    s = scene(1)
    cardinal(s).reserve.append(pull(s, "B01"))
    crest(s, 1, 1, "KC04")
    assert [owns_crest(s, 1, type_) for type_ in range(6)] == [True, False, False, True, False, False]


@pytest.mark.rule("TIL-1.11", "TIL-D1")
def test_resources_never_run_out() -> None:
    s = scene(dice=["gold-6"])
    own(s, 0, gold=195)
    own(s, 1, gold=195)
    play(begin(s), "die gold-6", "take 6 0")
    assert resources(s, 0)["gold"] == 201


@pytest.mark.rule("TIL-1.12", "TIL-D2")
def test_a_total_may_fall_below_zero() -> None:
    s = scene(dice=["gold-1"])
    s.players[0].score(-15, 1)
    assert s.players[0].vp == -5
    own(s, 0)
    assert sum(tally_now(s, 0)) == -5


@pytest.mark.rule("TIL-1.13")
def test_one_seed_gives_one_game() -> None:
    def played(seed: int) -> str:
        table = Table.new("tiletum", seats=1, options={"difficulty": "bishop"}, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            table.choose(rng.pick(table.asks[0].options))
        return table.digest()

    assert played(5) == played(5)
    assert played(5) != played(6)


@pytest.mark.rule("TIL-1.14")
def test_a_die_action_and_a_granted_action_are_told_apart() -> None:
    s = scene(dice=["gold-2"])
    hold(s, 0, "B35")
    table = play(begin(s), "die gold-2", "take 2 0")
    assert [frame.die for frame in s.frames] == [True]
    play(table, "use B35")
    assert [frame.die for frame in s.frames] == [True, False]
    assert table.asks[0].prompt.args["granted"] == 1


def test_the_box_holds_what_the_inventory_says() -> None:
    assert (len(BONUS_TILES), len(CONTRACT_TILES), len(CHARACTER_TILES)) == (54, 26, 45)
    assert len(RESOURCES) == 5
