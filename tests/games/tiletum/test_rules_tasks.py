"""Sections 13 to 16: free tasks, bonus tiles and helpers, buildings and crests, cathedrals."""

import pytest
from tests.games.tiletum.scenes import (
    ap,
    at,
    begin,
    cost,
    crest,
    fulfilled,
    gave,
    hold,
    houses,
    ids,
    king,
    king_vps,
    listen,
    live,
    offer,
    options,
    own,
    people,
    pillars,
    play,
    pull,
    resources,
    scene,
    spot,
    tile_on,
    told,
)

from kingstable.games.tiletum.rules.pieces import contribute, draw_bonus, settle_building
from kingstable.games.tiletum.scoring import completed_buildings
from kingstable.games.tiletum.state import KING_PHASE
from kingstable.games.tiletum.tables import (
    BUILDINGS,
    CATHEDRAL,
    COMPLETED_VP,
    CREST_FOOD,
    MARKERS,
    NONE,
    ROOMS,
    SPOTS,
    TILES,
    TOWNS,
    TYPED,
)
from kingstable.kernel import Table


def start(*held: str, **owned: int) -> Table:
    """A turn about to begin, with these tiles in the storehouse and exactly these resources."""
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, *held)
    own(s, 0, **owned)
    return begin(s)


# -- free tasks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-13.1", "TIL-D29")
def test_free_tasks_belong_to_the_own_turn_and_to_no_other_phase() -> None:
    s = scene(dice=["gold-2"])
    s.phase = KING_PHASE
    own(s, 0, gold=9)
    own(s, 1, gold=9)
    hold(s, 0, "B19", "B20", "B21", "B22")
    king(s, seat0=3)
    discarded = s.king_tile
    table = begin(s)  # seat 0 is highest, but has no room, and may not make any
    assert discarded in table.state.bonus_discard
    s = scene(dice=["gold-2"])
    s.phase = KING_PHASE
    own(s, 0, gold=9)
    king(s, seat0=3)
    table = begin(s)
    assert options(table) == [f"take_tile {ids([s.king_tile])[0]}", "leave_tile"]


@pytest.mark.rule("TIL-13.2")
def test_a_trade_costs_two_gold() -> None:
    table = start(gold=5)
    assert options(table, "trade") == ["trade food", "trade wool", "trade stone", "trade iron"]
    play(table, "trade food", "trade iron")
    assert resources(table.state, 0) == {"gold": 1, "food": 1, "iron": 1}
    assert options(table, "trade") == []


@pytest.mark.rule("TIL-13.3", "TIL-13.4")
def test_fulfilling_a_contract_pays_scores_and_frees_a_pillar() -> None:
    table = start("K03", iron=6)
    play(table, "fulfil K03")
    player = table.state.players[0]
    assert resources(table.state, 0) == {"iron": 1}
    assert player.vp == 10 + 7
    assert ids(player.contracts) == ["K03"] and player.storehouse == []
    assert player.pillar_supply == 3


@pytest.mark.rule("TIL-13.4", "TIL-3.6")
def test_the_sixth_contract_space_has_no_pillar() -> None:
    s = scene(dice=["gold-2", "food-5"])
    fulfilled(s, 0, "K01", "K02", "K04", "K06", "K07")
    hold(s, 0, "K03")
    own(s, 0, iron=5)
    assert s.players[0].pillar_supply == 7
    play(begin(s), "fulfil K03")
    assert s.players[0].pillar_supply == 7 and len(s.players[0].contracts) == 6


@pytest.mark.rule("TIL-13.5")
def test_named_resources_must_be_paid_as_named_and_any_by_one_type() -> None:
    assert options(start("K03", iron=4, wool=9, gold=1), "fulfil") == []
    table = start("K12", wool=4, gold=2, food=1, stone=1, iron=3)  # 2 of one type, and 4 wool
    assert options(table, "fulfil_with") == ["fulfil_with K12 gold", "fulfil_with K12 iron"]
    play(table, "fulfil_with K12 iron")
    assert resources(table.state, 0) == {"gold": 2, "food": 1, "stone": 1, "iron": 1}
    assert options(start("B49", gold=2, food=2, wool=2, stone=2, iron=2), "fulfil_with") == []
    assert options(start("B49", food=3), "fulfil_with") == ["fulfil_with B49 food"]


@pytest.mark.rule("TIL-D12")
def test_the_any_part_may_be_of_the_named_type_if_there_is_enough_for_both() -> None:
    assert options(start("K12", wool=5), "fulfil_with") == []
    table = start("K12", wool=6)
    assert options(table, "fulfil_with") == ["fulfil_with K12 wool"]
    play(table, "fulfil_with K12 wool")
    assert resources(table.state, 0) == {}


@pytest.mark.rule("TIL-13.6", "TIL-D20")
def test_the_extra_of_a_contract_may_be_taken_or_skipped() -> None:
    table = play(start("K05", iron=4), "fulfil K05")
    assert options(table) == ["king", "skip"]
    assert king_vps(play(table.copy(), "skip").state)[0] == 0
    assert king_vps(play(table, "king").state)[0] == 1
    table = start("K06", wool=4)
    at(table.state, 0, merchant="Paris")
    table = play(begin(table.state), "fulfil K06")
    assert "move merchant Paris_Bordeaux" in options(table)  # one step, to a waypoint too
    play(table, "move merchant Paris_Bordeaux")
    assert spot(table.state, 0) == "Paris_Bordeaux"
    table = play(start("K11", wool=2, iron=2), "fulfil K11")
    assert [(frame.action, frame.ap) for frame in table.state.frames] == [(3, 1)]
    play(table, "stop")
    assert table.state.frames == []


@pytest.mark.rule("TIL-13.7")
def test_placing_a_crest_costs_the_food_of_the_building() -> None:
    table = start("B01", food=4)
    assert options(table, "crest") == ["crest B01 4", "crest B01 5", "crest B01 6"]
    play(table, "crest B01 6")
    assert resources(table.state, 0) == {"food": 2}
    assert table.state.players[0].vp == 15
    assert ids(table.state.players[0].crests) == ["-", "-", "-", "-", "-", "B01"]


@pytest.mark.rule("TIL-13.7", "TIL-15.2")
def test_a_building_takes_one_crest_with_or_without_characters() -> None:
    s = scene(dice=["gold-2", "food-5"])
    crest(s, 0, 6, "B04")
    live(s, 0, 5, 1, "P01")
    hold(s, 0, "B01")
    own(s, 0, food=9)
    offered = options(begin(s), "crest")
    assert offered == ["crest B01 1", "crest B01 2", "crest B01 3", "crest B01 4", "crest B01 5"]


@pytest.mark.rule("TIL-13.8", "TIL-13.9")
def test_contributions_and_helpers_are_free_tasks() -> None:
    table = start("B19", stone=3)
    pillars(table.state, 0, "Praha")
    cost(table.state, "Praha", "cost-2-1")
    table = begin(table.state)
    assert options(table, "contribute") == ["contribute Praha"]
    assert options(table, "use") == ["use B19"]
    play(table, "contribute Praha", "use B19")
    assert table.state.players[0].vp == 19 and resources(table.state, 0) == {"stone": 1, "gold": 4}


# -- bonus tiles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-14.1", "TIL-14.2", "TIL-X15")
def test_a_full_storehouse() -> None:
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, "B19", "P01", "K03", "KC01")
    own(s, 0)
    tile_on(s, "merchant", "B20")
    table = play(begin(s), "die gold-2", "take 2 0")
    assert options(table, "take_tile") == []
    play(table, "use B19")
    assert resources(s, 0) == {"gold": 6}
    assert options(table, "take_tile") == ["take_tile B20"]


@pytest.mark.rule("TIL-14.3")
def test_bonus_tiles_are_crests_helpers_and_contracts() -> None:
    bonus = [tile for tile in TILES if tile.id.startswith("B")]
    assert {tile.kind for tile in bonus} == {"crest", "helper", "contract"}
    table = play(start("B49", food=3), "fulfil_with B49 food")
    assert ids(table.state.players[0].contracts) == ["B49"] and table.state.players[0].vp == 14
    assert table.state.players[0].pillar_supply == 3


@pytest.mark.rule("TIL-14.4")
def test_a_bonus_crest_of_an_owned_type_may_not_be_taken() -> None:
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, "KC01")
    tile_on(s, "merchant", "B01")
    assert options(play(begin(s), "die gold-2", "take 2 0"), "take_tile") == []
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 1, "KC01")
    tile_on(s, "merchant", "B01")
    assert options(play(begin(s), "die gold-2", "take 2 0"), "take_tile") == ["take_tile B01"]


@pytest.mark.rule("TIL-14.5")
def test_a_bonus_contract_needs_contract_capacity() -> None:
    s = scene(dice=["gold-2", "food-5"])
    fulfilled(s, 0, "K01", "K02", "K04", "K06", "K07")
    hold(s, 0, "K03")
    own(s, 0)
    tile_on(s, "merchant", "B49")
    assert options(play(begin(s), "die gold-2", "take 2 0"), "take_tile") == []


@pytest.mark.rule("TIL-14.6")
def test_a_used_helper_goes_to_the_discard_pile() -> None:
    table = play(start("B21"), "use B21")
    assert ids(table.state.bonus_discard) == ["B21"] and table.state.players[0].vp == 13


@pytest.mark.rule("TIL-14.7")
def test_resource_and_vp_helpers() -> None:
    table = play(start("B24", "B28", "B29"), "use B24", "use B29")
    assert table.state.players[0].vp == 12
    assert resources(table.state, 0) == {"gold": 2, "food": 1, "wool": 1, "stone": 1, "iron": 1}
    play(table, "use B28", "gain iron", "gain gold", "gain iron")
    assert resources(table.state, 0) == {"gold": 3, "food": 1, "wool": 1, "stone": 1, "iron": 3}


@pytest.mark.rule("TIL-14.8")
def test_action_helpers_and_the_jester_helper() -> None:
    table = play(start("B42", "B47"), "use B42")
    assert [(frame.action, frame.ap, frame.die) for frame in table.state.frames] == [(2, 3, False)]
    play(table, "stop", "use B47")
    assert len(options(table, "act")) == 5
    play(table, "act king")
    assert [(frame.action, frame.ap) for frame in table.state.frames] == [(0, 1)]
    play(table, "king")
    assert table.state.frames == [] and king_vps(table.state)[0] == 1


@pytest.mark.rule("TIL-14.11", "TIL-8.8")
def test_the_whole_building_helper() -> None:
    table = start("B13")
    live(table.state, 0, 3, 1, "P10")
    live(table.state, 0, 3, 2, "P15")
    table = play(begin(table.state), "use B13", "bonus P15", "bonus P10")
    assert resources(table.state, 0) == {"gold": 4, "wool": 1}


@pytest.mark.rule("TIL-14.12", "TIL-D4")
def test_stored_tiles_cannot_be_discarded() -> None:
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, "P01", "K01", "KC01", "B16")
    own(s, 0)
    table = begin(s)
    assert options(table) == ["die gold-2", "die food-5"]
    play(table, "die gold-2", "take 2 0", "stop")
    assert options(table) == ["trade food", "trade wool", "trade stone", "trade iron", "end"]


@pytest.mark.rule("TIL-14.13", "TIL-D5")
def test_a_helper_may_be_used_without_effect() -> None:
    table = play(start("B13", "B35"), "use B13")
    assert ids(table.state.bonus_discard) == ["B13"]  # no building has a character
    king(table.state, seat0=10)
    table = begin(table.state)
    assert "use B35" in options(table)
    play(table, "use B35")
    assert table.state.frames == [] and king_vps(table.state)[0] == 10


@pytest.mark.rule("TIL-14.14", "TIL-D7")
def test_discards_become_the_new_bonus_pile() -> None:
    s = scene()
    pile = s.bonus_pile
    s.bonus_pile, s.bonus_discard = [pile[0]], pile[1:]
    assert draw_bonus(s) == pile[0]
    drawn = [draw_bonus(s) for _ in pile[1:]]
    assert sorted(drawn) == sorted(pile[1:]) and drawn != pile[1:][::-1]
    assert draw_bonus(s) == NONE


# -- buildings and crests -----------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-15.1", "TIL-D10")
def test_the_six_buildings() -> None:
    assert ROOMS == (3, 2, 2, 1, 1, 1) and sum(ROOMS) == 10
    assert MARKERS == (3, 2, 2, 1, 1, 0)
    assert CREST_FOOD == (6, 6, 5, 4, 3, 2)
    assert [building.roof_house for building in BUILDINGS] == [True] * 5 + [False]
    assert TYPED == (True,) * 5 + (False,)


@pytest.mark.rule("TIL-15.1", "TIL-15.3")
def test_crest_of_building_one_places_a_house_anywhere() -> None:
    table = play(start("B01", food=6), "crest B01 1")
    offered = options(table, "house")
    assert "house Wien-h1" in offered and len(offered) == len(TOWNS) - 1  # every town but Tiletum
    assert options(play(table.copy(), "skip"), "die")  # may be forgone
    play(table, "house Wien-h1")
    assert table.state.players[0].houses == 2 and table.state.players[0].vp == 14
    assert spot(table.state, 0) == "Tiletum"


@pytest.mark.rule("TIL-15.1")
def test_crest_of_building_two_places_a_pillar_anywhere() -> None:
    table = start("B01", food=6)
    pillars(table.state, 0, "Wien")
    cost(table.state, "Paris", "cost-restoration")
    table = play(begin(table.state), "crest B01 2")
    assert len(options(table, "pillar")) == 7 and "pillar Wien" not in options(table)
    play(table, "pillar Milano")
    assert table.state.pillars[CATHEDRAL["Milano"]] == [0]


@pytest.mark.rule("TIL-15.1")
@pytest.mark.parametrize(("building", "food", "meeple"), [(3, 5, 0), (4, 4, 1)])
def test_crests_of_buildings_three_and_four_put_a_meeple_anywhere(building: int, food: int, meeple: int) -> None:
    table = play(start("B01", food=food), f"crest B01 {building}")
    assert len(options(table, "put")) == len(SPOTS)  # waypoints too
    word = ("merchant", "architect")[meeple]
    play(table, f"put {word} Strasbourg_Milano")
    assert spot(table.state, 0, meeple) == "Strasbourg_Milano"
    assert spot(table.state, 0, 1 - meeple) == "Tiletum"


@pytest.mark.rule("TIL-15.1")
def test_crests_of_buildings_five_and_six() -> None:
    table = play(start("B01", food=3), "crest B01 5", "gain iron", "gain stone")
    assert resources(table.state, 0) == {"iron": 1, "stone": 1}
    table = play(start("B01", food=2), "crest B01 6")
    assert table.state.players[0].vp == 15


@pytest.mark.rule("TIL-15.4", "TIL-15.5")
def test_a_building_is_completed_by_rooms_and_crest() -> None:
    s = scene(dice=["gold-2", "food-5"])
    live(s, 0, 2, 1, "P10")
    live(s, 0, 2, 2, "P15")
    player = s.players[0]
    assert not player.completed(1) and player.markers == [0] * 6
    hold(s, 0, "B01")
    own(s, 0, food=6)
    play(begin(s), "crest B01 2", "skip")
    assert player.completed(1)
    assert player.markers == [0, 2, 0, 0, 0, 0] and player.home_markers[1] == 0


@pytest.mark.rule("TIL-15.5", "TIL-19.6")
def test_the_marker_stays_with_its_action_for_the_rest_of_the_game() -> None:
    s = scene(dice=["gold-2", "food-5"], first=2)  # merchant shows 3 now
    s.players[0].markers[1] = 2
    own(s, 0, gold=2)
    assert ap(play(begin(s), "die gold-2", "take 3 2")) == 4 + 2


@pytest.mark.rule("TIL-15.6")
def test_building_six_has_no_marker_and_counts_for_the_end() -> None:
    s = scene(dice=["gold-2", "food-5"])
    live(s, 0, 6, 1, "P10")
    crest(s, 0, 6, "B01")
    assert s.players[0].markers == [0] * 6
    assert completed_buildings(s.players[0]) == 1
    assert COMPLETED_VP[6] == 30


@pytest.mark.rule("TIL-15.7")
def test_a_placed_crest_never_moves_and_nobody_has_two_of_a_type() -> None:
    s = scene(dice=["gold-5", "food-5"])
    crest(s, 0, 6, "B01")
    own(s, 0, food=9)
    offer(s, "K01", "K02", "K03", "KC02", "KC01")
    table = begin(s)
    assert options(table, "crest") == []
    play(table, "die gold-5", "take 5 0")
    assert options(table, "contract") == ["contract K03", "contract KC02"]
    assert len({tile.crest for tile in TILES if tile.crest != NONE}) == 6


# -- cathedrals ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-16.1")
@pytest.mark.parametrize("why", ["no pillar", "given before", "no tile left", "closed", "too little stone", "nothing"])
def test_who_may_contribute(why: str) -> None:
    s = scene(4, dice=["gold-2", "food-5"])
    cost(s, "London", "cost-2-1")
    own(s, 0, stone=1 if why == "too little stone" else 2)
    if why != "no pillar":
        pillars(s, 0, "London")
    if why == "given before":
        gave(s, 0, "London")
    if why == "no tile left":
        pillars(s, 1, "London")
        for other in (1, 2, 3):
            gave(s, other, "London")
    if why == "closed":
        cost(s, "London", "cost-restoration")
    assert options(begin(s), "contribute") == (["contribute London"] if why == "nothing" else [])
    assert spot(s, 0, 1) == "Tiletum"  # the architect need not be there


@pytest.mark.rule("TIL-16.2", "TIL-16.3", "TIL-16.5", "TIL-X19")
def test_contributing_to_praha() -> None:
    s = scene(dice=["gold-2", "food-5"])
    cost(s, "Praha", "cost-4-6")
    pillars(s, 0, "Praha")
    own(s, 0, stone=3, gold=2)
    table = begin(s)
    assert options(table, "contribute") == []
    play(table, "trade stone", "contribute Praha")
    assert resources(s, 0) == {}
    assert s.players[0].vp == 10 + 14
    assert s.top_vp(CATHEDRAL["Praha"]) == 6
    own(s, 0, stone=9)
    assert options(begin(s), "contribute") == []


@pytest.mark.rule("TIL-16.4")
def test_the_cost_tile_stays() -> None:
    s = scene()
    cost(s, "Praha", "cost-4-6")
    before = list(s.costs)
    pillars(s, 0, "Praha")
    pillars(s, 1, "Praha")
    contribute(s, 0, CATHEDRAL["Praha"])
    contribute(s, 1, CATHEDRAL["Praha"])
    assert s.costs == before
    assert [player.vp for player in s.players] == [10 + 6 + 8, 10 + 6 + 6]


@pytest.mark.rule("TIL-D22")
def test_bonuses_chain_to_their_end() -> None:
    """A house gives a building's bonuses, one of them a house, whose space gives the bonuses once more."""
    s = scene(dice=["gold-2", "food-5"])
    at(s, 0, merchant="Milano")
    live(s, 0, 2, 1, "P13")
    houses(s, 0)
    table = play(begin(s), "die gold-2", "take 2 0", "house Milano-h1", "bonus P13", "move merchant Genova")
    play(table, "house Genova-h1")
    assert options(table, "bonus") == ["bonus P13"]
    play(table, "bonus P13")
    assert options(table, "house") == []  # the supply is empty: the chain ends
    play(table, "skip")
    assert table.asks[0].prompt.id == "ask-merchant" and ap(table) == 4


def test_a_bonus_of_two_parts_is_taken_in_any_order() -> None:
    s = scene(dice=["gold-4", "food-5"])
    hold(s, 0, "P38")
    own(s, 0)
    people(s, *ids(s.character_offer))
    table = play(begin(s), "die gold-4", "take 4 0", "place P38 1-1")
    assert options(table, "gain") and options(table, "act") == ["act contract"]
    play(table, "gain iron", "exchange iron wool", "gain wool")
    assert resources(s, 0) == {"gold": 4, "wool": 2}
    assert pull(s, "B01") == 0


# -- each part once -----------------------------------------------------------------------------------------------


def placed(id: str, room: str = "1-1", **spots: str) -> Table:
    """A character has just been placed, and its bonus is being taken."""
    s = scene(dice=["gold-4", "food-5"])
    hold(s, 0, id)
    at(s, 0, **spots)
    return play(begin(s), "die gold-4", "take 4 0", f"place {id} {room}")


@pytest.mark.rule("TIL-10.8")
def test_an_action_and_a_resource_are_gained_once_each() -> None:
    table = placed("P38")
    assert options(table, "act") == ["act contract"] and options(table, "gain")
    play(table, "act contract", "stop")
    assert table.asks[0].prompt.id == "ask-gain"
    play(table, "gain wool")
    assert table.asks[0].prompt.id == "ask-character"


@pytest.mark.rule("TIL-14.8")
def test_the_jester_helper_gives_one_action() -> None:
    table = play(start("B47"), "use B47")
    assert table.asks[0].prompt.id == "ask-any-action" and table.asks[0].prompt.args["ap"] == 1
    play(table, "act king", "king")
    assert table.asks[0].prompt.id == "ask-start" and king_vps(table.state)[0] == 1


@pytest.mark.rule("TIL-10.10")
def test_each_meeple_makes_its_own_step() -> None:
    s = scene(3, dice=["gold-4", "food-5"])
    hold(s, 0, "P17")
    table = play(begin(s), "die gold-4", "take 4 0", "place P17 1-1", "move merchant Paris")
    assert {move.split()[1] for move in options(table, "move")} == {"architect"}
    play(table, "move architect Troyes")
    assert table.asks[0].prompt.id == "ask-character"


@pytest.mark.rule("TIL-13.6", "TIL-7.2")
def test_the_king_step_of_a_contract_is_one_step_and_lost_at_the_top() -> None:
    table = play(start("K05", iron=4), "fulfil K05", "king")
    assert table.asks[0].prompt.id == "ask-start" and king_vps(table.state)[0] == 1
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, "K05")
    own(s, 0, iron=4)
    king(s, seat0=10)
    assert play(begin(s), "fulfil K05").asks[0].prompt.id == "ask-start"


@pytest.mark.rule("TIL-15.1", "TIL-15.3")
@pytest.mark.parametrize(
    ("building", "choice"),
    [(1, "house Wien-h1"), (2, "pillar Wien"), (3, "put merchant Wien"), (4, "put architect Wien")],
)
def test_a_crest_bonus_is_gained_once(building: int, choice: str) -> None:
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, "B01")
    own(s, 0, food=6)
    cost(s, "Praha", "cost-restoration")
    table = play(begin(s), f"crest B01 {building}", choice)
    assert table.asks[0].prompt.id == "ask-start"
    assert not s.players[0].storehouse and ids(s.players[0].crests)[building - 1] == "B01"


@pytest.mark.rule("TIL-5.13", "TIL-13.1")
def test_free_tasks_in_the_middle_of_a_bonus() -> None:
    s = scene(dice=["gold-4", "food-5"])
    hold(s, 0, "P13", "B19")
    own(s, 0)
    table = play(begin(s), "die gold-4", "take 4 0", "place P13 1-1")
    assert table.asks[0].prompt.id == "ask-bonus"
    play(table, "use B19")
    assert resources(s, 0) == {"gold": 8}
    assert table.asks[0].prompt.id == "ask-bonus" and options(table, "move")
    s = scene(dice=["gold-4", "food-5"])
    live(s, 0, 2, 1, "P10")
    live(s, 0, 2, 2, "P11")
    hold(s, 0, "B13", "B19")
    own(s, 0)
    table = play(begin(s), "use B13")
    assert table.asks[0].prompt.id == "ask-building"
    play(table, "bonus P10", "use B19")
    assert resources(s, 0) == {"gold": 7} and options(table, "bonus") == ["bonus P11"]


@pytest.mark.rule("TIL-6.6", "TIL-6.5")
def test_a_marker_adds_no_ap_to_a_granted_action() -> None:
    s = scene(dice=["gold-2", "food-5"])
    crest(s, 0, 5, "B01")
    hold(s, 0, "P31", "B43")
    table = play(begin(s), "use B43", "place P31 5-1")
    assert s.players[0].markers[3] == 1 and ap(table) == 1


@pytest.mark.rule("TIL-13.4")
def test_the_fifth_contract_space_is_the_last_with_a_pillar() -> None:
    s = scene(dice=["gold-2", "food-5"])
    fulfilled(s, 0, "K01", "K02", "K03", "K04")
    hold(s, 0, "K09", "K10")
    own(s, 0, wool=7, iron=7)
    table = play(begin(s), "fulfil K09")
    assert s.players[0].pillar_supply == 2 + 5
    play(table, "fulfil K10")
    assert s.players[0].pillar_supply == 2 + 5 and len(s.players[0].contracts) == 6


@pytest.mark.rule("TIL-13.5", "TIL-D12")
def test_iron_named_on_a_contract_does_not_pay_its_any_part_too() -> None:
    assert options(start("B51", iron=3), "fulfil_with") == []
    assert options(start("B51", iron=4), "fulfil_with") == ["fulfil_with B51 iron"]
    assert options(start("B52", wool=3), "fulfil_with") == []


@pytest.mark.rule("TIL-14.3", "TIL-14.5", "TIL-11.4")
def test_without_contract_space_only_contracts_are_refused() -> None:
    for tile, full, offered in (("B49", False, True), ("B49", True, False), ("B21", True, True), ("B01", True, True)):
        s = scene(dice=["gold-2", "food-5"])
        if full:
            fulfilled(s, 0, "K01", "K02", "K03", "K04", "K05", "K06")
        tile_on(s, "merchant", tile)
        table = play(begin(s), "die gold-2", "take 2 0")
        assert bool(options(table, "take_tile")) is offered, (tile, full)


@pytest.mark.rule("TIL-15.6")
def test_building_six_sends_no_marker() -> None:
    s = scene(dice=["gold-4", "food-5"])
    crest(s, 0, 6, "B01")
    hold(s, 0, "P31")
    play(begin(s), "die gold-4", "take 4 0", "place P31 6-1")
    events = listen(s)
    settle_building(s, 0, 5)
    assert s.players[0].markers == [0] * 6 and not told(events, "marker")
