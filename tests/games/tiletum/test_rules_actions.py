"""Sections 7 to 12: the king, merchant, architect, character, contract and jester actions."""

import pytest
from tests.games.tiletum.scenes import (
    ap,
    at,
    begin,
    cost,
    crest,
    fulfilled,
    hold,
    houses,
    ids,
    king,
    king_vps,
    live,
    offer,
    options,
    own,
    people,
    pillars,
    play,
    resources,
    scene,
    spot,
    tile_on,
)

from kingstable.games.tiletum.components import COMPONENTS
from kingstable.games.tiletum.rules.pieces import replace_characters
from kingstable.games.tiletum.state import TiletumState
from kingstable.games.tiletum.tables import CATHEDRAL, KING_VP, NONE, OFFER_COST, PILLAR_SPACES, SPACE, STACKS
from kingstable.kernel import Table

VALUES = {"king": 1, "merchant": 2, "architect": 3, "character": 4, "contract": 5, "jester": 6}


def perform(s: TiletumState, action: str) -> Table:
    """Take a die for this action, whose sector shows its place in the usual order."""
    value = VALUES[action]
    return play(begin(s), f"die gold-{value}", f"take {value} 0")


def ready(action: str, seats: int = 2) -> TiletumState:
    value = VALUES[action]
    return scene(seats, dice=[f"gold-{value}", "food-1" if value != 1 else "food-2"])


# -- king ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-7.1")
def test_one_ap_moves_the_king_marker_up() -> None:
    s = ready("king")
    table = play(perform(s, "king"), "king", "king")
    assert king_vps(s) == [2, 0] and ap(table) == 4


@pytest.mark.rule("TIL-7.2", "TIL-D17")
def test_the_marker_stops_at_the_top() -> None:
    s = ready("king")
    king(s, seat0=9)
    table = play(perform(s, "king"), "king")
    assert king_vps(s)[0] == 10 == KING_VP[-1]
    assert options(table, "king") == []


@pytest.mark.rule("TIL-7.3")
def test_a_marker_goes_on_top_of_a_stack() -> None:
    s = ready("king", 3)
    king(s, seat2=1, seat1=1)
    play(perform(s, "king"), "king")
    assert s.track[KING_VP.index(1)] == [2, 1, 0]


# -- merchant -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-8.1")
def test_one_ap_moves_the_merchant_one_step() -> None:
    s = ready("merchant")
    table = perform(s, "merchant")
    assert options(table, "move") == ["move merchant Antwerpen", "move merchant Paris", "move merchant Troyes"]
    play(table, "move merchant Antwerpen", "move merchant Antwerpen_Hamburg", "move merchant Hamburg")
    assert spot(s, 0) == "Hamburg" and ap(table) == 2 and spot(s, 0, 1) == "Tiletum"


@pytest.mark.rule("TIL-8.2")
def test_one_ap_places_a_house() -> None:
    s = ready("merchant")
    at(s, 0, merchant="Paris")
    table = play(perform(s, "merchant"), "house Paris-h1")
    assert s.houses[SPACE["Paris-h1"]] == 0
    assert (s.players[0].houses, s.players[0].house_supply, ap(table)) == (2, 1, 4)


@pytest.mark.rule("TIL-8.3", "TIL-8.11", "TIL-D23")
def test_one_ap_takes_the_bonus_tile_which_is_not_replaced() -> None:
    s = ready("merchant")
    tile_on(s, "Paris", "B21")
    at(s, 0, merchant="Paris")
    table = play(perform(s, "merchant"), "take_tile B21")
    assert ids(s.players[0].storehouse) == ["B21"] and ap(table) == 4
    assert set(s.map_bonus) == {NONE}
    assert options(table, "take_tile") == []


@pytest.mark.rule("TIL-8.4")
@pytest.mark.parametrize("why", ["waypoint", "taken", "own house", "no supply", "for more players"])
def test_where_no_house_may_be_placed(why: str) -> None:
    s = ready("merchant")
    at(s, 0, merchant="Paris_Bordeaux" if why == "waypoint" else "Paris")
    if why == "taken":
        houses(s, 1, "Paris")
    if why == "own house":
        houses(s, 0, "Paris")
    if why == "no supply":
        s.players[0].house_supply = 0
    table = perform(s, "merchant")
    expected = ["house Paris-h1"] if why == "for more players" else []  # h2 and h3 are for 3 and 4 players
    assert options(table, "house") == expected


@pytest.mark.rule("TIL-8.4", "TIL-8.10")
def test_nobody_places_a_second_house_in_tiletum() -> None:
    s = ready("merchant", 3)
    assert options(perform(s, "merchant"), "house") == []  # a fourth reserved space is empty


@pytest.mark.rule("TIL-8.5")
def test_the_player_chooses_among_free_spaces() -> None:
    s = ready("merchant", 4)
    houses(s, 1, "Paris-h2")
    at(s, 0, merchant="Paris")
    table = perform(s, "merchant")
    assert options(table, "house") == ["house Paris-h1", "house Paris-h3"]
    play(table, "house Paris-h3")
    assert s.houses[SPACE["Paris-h3"]] == 0
    assert options(table, "house") == []


@pytest.mark.rule("TIL-8.6", "TIL-8.7")
def test_vp_of_a_house_space_are_scored_at_once() -> None:
    s = ready("merchant")
    at(s, 0, merchant="Venezia")
    play(perform(s, "merchant"), "house Venezia-h1")
    assert s.players[0].vp == 10 + 5


@pytest.mark.rule("TIL-8.6", "TIL-8.8", "TIL-X45")
def test_a_house_space_with_the_bonuses_of_a_building() -> None:
    s = ready("merchant")
    own(s, 0)
    live(s, 0, 2, 1, "P10")
    live(s, 0, 2, 2, "P12")
    live(s, 0, 1, 2, "P05")
    at(s, 0, merchant="Milano")
    table = play(perform(s, "merchant"), "house Milano-h1")
    assert options(table, "bonus") == ["bonus P05", "bonus P10", "bonus P12"]
    both = play(table.copy(), "bonus P10")
    assert options(both, "bonus") == ["bonus P12"]  # one building only
    assert options(both, "trade")  # free tasks in between (TIL-5.13)
    play(both, "bonus P12", "move merchant Genova")
    assert resources(both.state, 0)["gold"] == 2 + 3 and spot(both.state, 0) == "Genova"
    assert ap(both) == 4
    other = play(table.copy(), "bonus P12", "move merchant Verona", "bonus P10")
    assert resources(other.state, 0)["gold"] == 5 and spot(other.state, 0) == "Verona"
    one = play(table.copy(), "bonus P10", "skip")
    assert resources(one.state, 0)["gold"] == 5 and spot(one.state, 0) == "Milano"
    none = play(table.copy(), "skip")
    assert resources(none.state, 0)["gold"] == 2 and ap(none) == 4
    part = play(table.copy(), "bonus P12", "skip", "bonus P10")
    assert spot(part.state, 0) == "Milano" and resources(part.state, 0)["gold"] == 5


@pytest.mark.rule("TIL-8.8")
def test_an_unfinished_building_counts_and_one_without_characters_does_not() -> None:
    s = ready("merchant")
    own(s, 0)
    live(s, 0, 1, 1, "P05")
    at(s, 0, merchant="Genova")
    play(perform(s, "merchant"), "house Genova-h1", "bonus P05")
    assert resources(s, 0) == {"gold": 2, "food": 2}
    s = ready("merchant")
    at(s, 0, merchant="Genova")
    table = play(perform(s, "merchant"), "house Genova-h1")
    assert table.asks[0].prompt.id == "ask-merchant"  # there is nothing to gain


@pytest.mark.rule("TIL-8.9", "TIL-D19")
def test_rewards_are_gained_by_whatever_means_the_house_is_placed() -> None:
    s = ready("character")
    hold(s, 0, "P14")
    at(s, 0, merchant="Venezia")
    play(perform(s, "character"), "place P14 1-1", "house Venezia-h1")
    assert s.players[0].vp == 15
    s = ready("king")
    hold(s, 0, "B01")
    own(s, 0, food=6)
    play(begin(s), "crest B01 1", "house Firenze-h1")
    assert s.players[0].vp == 15


# -- architect ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-9.1", "TIL-9.2")
def test_the_architect_steps_and_places_pillars() -> None:
    s = ready("architect")
    cost(s, "Paris", "cost-2-1")
    table = perform(s, "architect")
    assert options(table, "move") == ["move architect Antwerpen", "move architect Paris", "move architect Troyes"]
    play(table, "move architect Paris", "pillar Paris")
    assert s.pillars[CATHEDRAL["Paris"]] == [0]
    assert (s.players[0].pillars, s.players[0].pillar_supply, ap(table)) == (1, 1, 2)
    assert spot(s, 0) == "Tiletum"


@pytest.mark.rule("TIL-9.3")
def test_the_architect_takes_a_bonus_tile() -> None:
    s = ready("architect")
    tile_on(s, "Paris", "B21")
    at(s, 0, architect="Paris")
    table = play(perform(s, "architect"), "take_tile B21")
    assert ids(s.players[0].storehouse) == ["B21"] and ap(table) == 3


@pytest.mark.rule("TIL-9.4")
@pytest.mark.parametrize("why", ["no cathedral", "closed", "full", "own pillar", "no supply", "nothing"])
def test_where_no_pillar_may_be_placed(why: str) -> None:
    s = ready("architect", 4)
    cost(s, "London", "cost-restoration" if why == "closed" else "cost-2-1")
    at(s, 0, architect="Brugge" if why == "no cathedral" else "London")
    if why == "full":
        for other in (1, 2, 3):
            pillars(s, other, "London")
    if why == "own pillar":
        pillars(s, 0, "London")
    if why == "no supply":
        s.players[0].pillar_supply = 0
    assert options(perform(s, "architect"), "pillar") == (["pillar London"] if why == "nothing" else [])


@pytest.mark.rule("TIL-9.5", "TIL-D15")
def test_pillar_spaces_equal_cathedral_tiles() -> None:
    assert tuple(len(stack) for stack in STACKS) == PILLAR_SPACES
    assert set(PILLAR_SPACES) == {2, 3}
    assert PILLAR_SPACES[CATHEDRAL["Bordeaux"]] == PILLAR_SPACES[CATHEDRAL["Firenze"]] == 2


@pytest.mark.rule("TIL-9.6")
def test_a_pillar_stays_after_a_contribution() -> None:
    s = ready("king")
    pillars(s, 0, "Praha")
    cost(s, "Praha", "cost-2-1")
    own(s, 0, stone=2)
    play(begin(s), "contribute Praha")
    assert s.pillars[CATHEDRAL["Praha"]] == [0] and s.players[0].pillars == 1


# -- character ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-10.1")
def test_taking_a_character_refills_the_offer_at_once() -> None:
    s = ready("character")
    people(s, "P10", "P11", "P12", "P13", "P14", top=["P30", "P31"])
    table = play(perform(s, "character"), "recruit P12", "reveal")
    assert ids(s.players[0].storehouse) == ["P12"]
    assert ids(s.character_offer) == ["P10", "P11", "P30", "P13", "P14"]
    assert ap(table) == 2


@pytest.mark.rule("TIL-10.1", "TIL-14.2")
def test_taking_a_character_needs_a_free_slot() -> None:
    s = ready("character")
    hold(s, 0, "B19", "B20", "K01", "P30")
    assert options(perform(s, "character"), "recruit") == []


@pytest.mark.rule("TIL-10.2", "TIL-D8")
def test_replacing_the_offer_brings_other_tiles() -> None:
    s = ready("character")
    old = list(s.character_offer)
    pile = len(s.character_pile)
    table = play(perform(s, "character"), "replace", "reveal")
    assert ap(table) == 2
    assert len(s.character_offer) == 5 and not set(old) & set(s.character_offer)
    assert set(old) <= set(s.character_pile) and len(s.character_pile) == pile


@pytest.mark.rule("TIL-D8")
def test_replacing_with_a_short_pile_draws_the_rest_from_the_old_tiles() -> None:
    s = ready("character")
    s.removed += s.character_pile[2:]
    del s.character_pile[2:]
    few, old = set(s.character_pile), set(s.character_offer)
    replace_characters(s)
    assert few <= set(s.character_offer)
    assert len(s.character_offer) == 5 and set(s.character_offer) - few <= old
    assert len(s.character_pile) == 2


@pytest.mark.rule("TIL-10.3")
def test_placing_costs_as_many_ap_as_the_floor() -> None:
    for floor in (1, 2, 3):
        s = ready("character")
        hold(s, 0, "P03")
        table = play(perform(s, "character"), f"place P03 1-{floor}")
        assert ap(table) == 3 - floor
        assert ids(s.players[0].rooms[0])[floor - 1] == "P03"
        assert s.players[0].storehouse == []
    s = ready("character")
    hold(s, 0, "P03")
    table = play(perform(s, "character"), "replace", "reveal")
    assert "place P03 1-3" not in options(table) and "place P03 1-2" in options(table)


@pytest.mark.rule("TIL-10.4", "TIL-D9")
def test_rooms_may_be_filled_in_any_order() -> None:
    s = ready("character")
    live(s, 0, 1, 3, "P03")
    hold(s, 0, "P04")
    table = perform(s, "character")
    assert [word for word in options(table, "place") if " 1-" in word] == ["place P04 1-1", "place P04 1-2"]


@pytest.mark.rule("TIL-10.5", "TIL-10.6", "TIL-10.7", "TIL-D11", "TIL-X46")
def test_one_type_in_a_building_and_one_building_for_a_type() -> None:
    s = ready("character")
    live(s, 0, 2, 1, "P10")
    hold(s, 0, "P11")
    table = perform(s, "character")
    assert options(table, "place") == ["place P11 2-2", "place P11 6-1"]
    assert ap(play(table.copy(), "place P11 2-2", "skip")) == 3 - 2
    assert ap(play(table.copy(), "place P11 6-1", "skip")) == 3 - 1


@pytest.mark.rule("TIL-10.5")
def test_another_type_may_not_join() -> None:
    s = ready("character")
    live(s, 0, 2, 1, "P10")
    hold(s, 0, "P30")
    rooms = [word.split()[2] for word in options(perform(s, "character"), "place")]
    assert rooms == ["1-1", "1-2", "1-3", "3-1", "3-2", "4-1", "5-1", "6-1"]


@pytest.mark.rule("TIL-D11", "TIL-D10")
def test_when_its_building_is_full_a_type_can_only_go_to_building_six() -> None:
    s = ready("character")
    live(s, 0, 4, 1, "P10")
    hold(s, 0, "P11")
    assert options(perform(s, "character"), "place") == ["place P11 6-1"]
    s = ready("character")
    live(s, 0, 4, 1, "P10")
    live(s, 0, 6, 1, "P12")
    hold(s, 0, "P11")
    assert options(perform(s, "character"), "place") == []


@pytest.mark.rule("TIL-10.7", "TIL-10.6")
def test_a_type_in_building_six_does_not_bind() -> None:
    s = ready("character")
    live(s, 0, 6, 1, "P10")
    hold(s, 0, "P11")
    assert "place P11 3-1" in options(perform(s, "character"))


@pytest.mark.rule("TIL-10.8")
def test_placing_gives_the_bonus_at_once_and_parts_may_be_skipped() -> None:
    s = ready("character")
    own(s, 0)
    hold(s, 0, "P10", "P20")
    table = play(perform(s, "character"), "place P10 2-1")
    assert resources(s, 0) == {"gold": 4 + 3}
    play(table, "place P20 3-1", "move architect Paris", "skip")
    assert spot(s, 0, 1) == "Paris" and ap(table) == 1


@pytest.mark.rule("TIL-10.8", "TIL-6.6")
def test_a_character_may_grant_an_action() -> None:
    s = ready("character")
    hold(s, 0, "P02")
    table = play(perform(s, "character"), "place P02 2-1")
    assert [(frame.action, frame.ap) for frame in s.frames] == [(3, 2), (0, 2)]
    play(table, "king", "stop")
    assert king_vps(s)[0] == 1 and ap(table) == 2


@pytest.mark.rule("TIL-10.9")
def test_bonus_placements_need_a_legal_place_and_cost_no_ap() -> None:
    s = ready("character")
    hold(s, 0, "P14", "P23")
    table = play(perform(s, "character"), "place P14 1-1")
    assert table.asks[0].prompt.id == "ask-character"  # no house may be placed in Tiletum
    at(s, 0, architect="Paris")
    cost(s, "Paris", "cost-2-1")
    s2 = ready("character")
    hold(s2, 0, "P23")
    at(s2, 0, architect="Paris")
    cost(s2, "Paris", "cost-2-1")
    table = play(perform(s2, "character"), "place P23 1-1")
    assert options(table, "pillar") == ["pillar Paris"]
    play(table, "pillar Paris")
    assert ap(table) == 2 and s2.players[0].pillars == 1


@pytest.mark.rule("TIL-10.10")
def test_a_step_and_a_placement_in_either_order_and_in_part() -> None:
    def start() -> Table:
        s = ready("character")
        hold(s, 0, "P13")
        at(s, 0, merchant="Paris")
        return play(perform(s, "character"), "place P13 1-1")

    table = play(start(), "house Paris-h1", "move merchant Troyes")
    assert (spot(table.state, 0), table.state.players[0].houses) == ("Troyes", 2)
    table = play(start(), "move merchant Troyes", "house Troyes-h1")
    assert (spot(table.state, 0), table.state.players[0].houses) == ("Troyes", 2)
    table = play(start(), "move merchant Troyes", "skip")
    assert (spot(table.state, 0), table.state.players[0].houses) == ("Troyes", 1)
    table = play(start(), "house Paris-h1", "skip")
    assert (spot(table.state, 0), table.state.players[0].houses) == ("Paris", 2)
    assert ap(table) == 2


@pytest.mark.rule("TIL-10.11")
def test_the_roof_house_comes_with_the_last_room_crest_or_no_crest() -> None:
    s = ready("character")
    live(s, 0, 2, 2, "P10")
    hold(s, 0, "P15")
    play(perform(s, "character"), "place P15 2-1")
    assert s.players[0].house_supply == 3
    assert s.players[0].crests[1] == NONE
    s = ready("character")
    hold(s, 0, "P15")
    play(perform(s, "character"), "place P15 6-1")
    assert s.players[0].house_supply == 2  # building 6 has no roof house


@pytest.mark.rule("TIL-10.12")
def test_a_placed_character_never_moves() -> None:
    s = ready("character")
    live(s, 0, 1, 1, "P10")
    table = perform(s, "character")
    assert options(table, "place") == []
    assert not [word for word in options(table) if "P10" in word]


@pytest.mark.rule("TIL-10.13", "TIL-D7")
def test_without_a_pile_the_character_offer_stays_short() -> None:
    s = ready("character")
    s.removed += s.character_pile
    s.character_pile = []
    people(s, *ids(s.character_offer))
    assert s.character_pile == []
    first = ids(s.character_offer)[0]
    table = play(perform(s, "character"), f"recruit {first}")  # nothing is revealed, nothing to agree to
    assert len(s.character_offer) == 4
    assert options(table, "replace") == []


# -- contract -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-11.1")
def test_contracts_cost_the_ap_under_their_slots() -> None:
    assert OFFER_COST == (3, 3, 2, 2, 1)
    for slot, price in enumerate(OFFER_COST):
        s = scene(first=3, dice=["gold-1", "food-2"])  # contract shows 1: 6 AP
        offer(s, "K01", "K02", "K03", "KC01", "K05")
        id = ids(s.contract_offer)[slot]
        table = play(begin(s), "die gold-1", "take 1 0", f"contract {id}")
        assert ap(table) == 6 - price and ids(s.players[0].storehouse) == [id]
    s = ready("contract")
    offer(s, "K01", "K02", "K03", "KC01", "K05")
    assert options(perform(s, "contract"), "contract") == ["contract K03", "contract KC01", "contract K05"]  # 2 AP


@pytest.mark.rule("TIL-11.2")
def test_a_contract_needs_a_free_slot() -> None:
    s = ready("contract")
    hold(s, 0, "B19", "B20", "P01", "P30")
    assert options(perform(s, "contract"), "contract") == []


@pytest.mark.rule("TIL-11.3", "TIL-14.4", "TIL-X16")
def test_a_crest_of_an_owned_type_may_not_be_taken() -> None:
    s = ready("contract")
    crest(s, 0, 2, "B01")
    offer(s, "K01", "K02", "K03", "K04", "KC01")
    assert "contract KC01" not in options(perform(s, "contract"))
    s = ready("merchant")
    crest(s, 0, 2, "KC01")
    tile_on(s, "Paris", "B01")
    at(s, 0, merchant="Paris")
    assert options(perform(s, "merchant"), "take_tile") == []


@pytest.mark.rule("TIL-11.4", "TIL-D13", "TIL-X17")
def test_contract_capacity() -> None:
    s = ready("contract")
    fulfilled(s, 0, "K01", "K02", "K04", "K06", "K07")
    hold(s, 0, "K03")
    own(s, 0, iron=5)
    offer(s, "K09", "K10", "K11", "K12", "KC01")
    table = perform(s, "contract")
    assert options(table, "contract") == ["contract KC01"]
    play(table, "fulfil K03")
    assert len(s.players[0].contracts) == 6
    assert options(table, "contract") == ["contract KC01"]
    s = ready("contract")
    fulfilled(s, 0, "K01", "K02", "K04", "K06")
    hold(s, 0, "K03")
    offer(s, "K09", "K10", "K11", "K12", "KC01")
    assert "contract K12" in options(perform(s, "contract"))


@pytest.mark.rule("TIL-11.5", "TIL-11.6")
def test_an_exchange_and_the_extra_of_the_first_one() -> None:
    s = ready("contract")
    own(s, 0, food=2)
    table = perform(s, "contract")
    assert len(options(table, "exchange")) == 8  # gold of the die, and food
    assert "exchange food food" not in options(table)
    play(table, "exchange food iron")
    assert options(table) == ["gain gold", "gain food", "gain wool", "gain stone", "gain iron"]
    play(table, "gain wool")
    assert resources(s, 0) == {"gold": 5, "food": 1, "iron": 1, "wool": 1}
    play(table, "exchange food iron")
    assert resources(s, 0) == {"gold": 5, "iron": 2, "wool": 1}
    assert ap(table) == 0


@pytest.mark.rule("TIL-11.7", "TIL-D28")
def test_only_one_exchange_in_a_turn_gives_the_extra() -> None:
    s = ready("contract")
    hold(s, 0, "B45")
    own(s, 0, food=3)
    table = play(begin(s), "use B45", "exchange food iron", "gain iron", "exchange food iron")
    play(table, "die gold-5", "take 5 0", "exchange food iron")
    assert resources(s, 0) == {"gold": 5, "iron": 4}
    play(table, "stop", "end")
    assert table.asks[0].seat == 1
    play(table, "die food-1", "take 1 0", "stop", "end")


@pytest.mark.rule("TIL-11.7")
def test_the_extra_comes_back_with_the_next_turn() -> None:
    s = ready("contract")
    s.exchanged = True
    own(s, 0, food=3)
    play(perform(s, "contract"), "exchange food iron", "gain iron")
    assert resources(s, 0)["iron"] == 2


@pytest.mark.rule("TIL-11.8", "TIL-D6")
def test_gaps_stay_until_the_end_of_the_turn_then_tiles_move_right() -> None:
    s = scene(first=3, dice=["gold-1", "food-2"])  # contract: 6 AP
    offer(s, "K01", "KC02", "K03", "K04", "K05")
    s.contract_pile.append(s.contract_pile.pop(0))
    top = ids(s.contract_pile)[-2:]
    table = play(begin(s), "die gold-1", "take 1 0", "contract K03", "contract K05")
    assert ids(s.contract_offer) == ["K01", "KC02", "-", "K04", "-"]
    assert ap(table) == 6 - 2 - 1
    assert "contract K01" in options(table)  # still costs 3, though tiles to its right are gone
    play(table, "stop", "end")
    assert ids(s.contract_offer) == [top[0], top[1], "K01", "KC02", "K04"]


@pytest.mark.rule("TIL-11.9", "TIL-D7")
def test_without_a_pile_the_contract_offer_stays_short() -> None:
    s = ready("contract")
    offer(s, "K01", "K02", "K03", "K04", "K05")
    s.removed += s.contract_pile
    s.contract_pile = []
    play(perform(s, "contract"), "contract K03", "end")
    assert ids(s.contract_offer) == ["-", "K01", "K02", "K04", "K05"]


# -- jester -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-12.1")
def test_the_jester_lets_choose_an_action() -> None:
    s = scene(first=3, dice=["gold-2", "food-3"])  # jester shows 2
    assert s.value_at(5) == 2
    table = play(begin(s), "die gold-2", "take 2 0")
    assert options(table, "act") == [
        "act king",
        "act merchant",
        "act architect",
        "act character",
        "act contract",
    ]
    play(table, "act architect")
    assert s.frames[0].action == 2 and ap(table) == 5


@pytest.mark.rule("TIL-12.3")
def test_the_jesters_bonus_tile_is_the_one_on_the_jester_tile() -> None:
    s = ready("jester")
    tile_on(s, "jester", "B19")
    tile_on(s, "king", "B20")
    table = perform(s, "jester")
    assert options(table, "take_tile") == ["take_tile B19"]
    play(table, "take_tile B19", "act king")
    assert ids(s.sector_bonus)[0] == "B20"


@pytest.mark.rule("TIL-12.2")
def test_there_is_no_marker_for_the_jester() -> None:
    assert [action.id for action in COMPONENTS.actions if not action.is_character_type] == ["jester"]
    assert "jester" not in {tile.type for tile in COMPONENTS.character_tiles}


# -- corners ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-9.3", "TIL-14.4")
def test_the_architect_may_not_take_an_owned_crest() -> None:
    s = ready("architect")
    tile_on(s, "Tiletum", "B01")
    assert options(perform(s, "architect"), "take_tile") == ["take_tile B01"]
    s = ready("architect")
    tile_on(s, "Tiletum", "B01")
    crest(s, 0, 2, "KC01")
    assert options(perform(s, "architect"), "take_tile") == []


@pytest.mark.rule("TIL-10.11")
def test_the_roof_house_waits_for_the_last_room() -> None:
    s = ready("character")
    hold(s, 0, "P10", "P11")
    table = play(perform(s, "character"), "place P10 2-1")
    assert s.players[0].house_supply == 2
    own(s, 0)
    play(table, "stop", "end")
    s = ready("character")
    live(s, 0, 2, 2, "P11")
    hold(s, 0, "P10")
    play(perform(s, "character"), "place P10 2-1")
    assert s.players[0].house_supply == 3


@pytest.mark.rule("TIL-11.8")
def test_a_gap_of_the_offer_cannot_be_taken() -> None:
    s = ready("contract")
    own(s, 0)
    offer(s, "K01", "K02", "-", "-", "-")
    assert options(perform(s, "contract"), "contract") == []


@pytest.mark.rule("TIL-10.2", "TIL-D8")
def test_discarded_characters_are_shuffled_in_also_when_few_are_left() -> None:
    later = set()
    for seed in range(20):
        s = scene(2, seed=seed)
        people(s, "P01", "P02", "P03", "P04", "P05", top=["P10", "P11", "P12", "P13", "P14"])
        replace_characters(s)
        later.add(tuple(ids(s.character_pile)[-5:]))
    assert len(later) == 20
    s = scene(2)
    s.removed, s.character_pile, s.character_offer = s.character_pile[1:] + s.character_offer[2:], [0], [1, 2]
    replace_characters(s)
    assert s.character_offer[0] == 0 and sorted(s.character_offer) == [0, 1, 2] and not s.character_pile


@pytest.mark.rule("TIL-12.1", "TIL-5.13")
def test_free_tasks_before_the_jesters_action_is_chosen() -> None:
    s = ready("jester")
    own(s, 0, gold=0)
    hold(s, 0, "B19")
    table = perform(s, "jester")
    assert table.asks[0].prompt.id == "ask-jester" and table.asks[0].prompt.args["ap"] == 1
    play(table, "use B19", "trade wool")
    assert resources(s, 0) == {"gold": 6 + 4 - 2, "wool": 1}
    assert options(table, "act")
