"""Sections 32 to 34, 37 and 38: the Cardinal's tasks, needs, bonus tiles, challenge cards and board."""

import msgspec
import pytest
from tests.games.tiletum.scenes import (
    at,
    cardinal,
    cost,
    crest,
    finish,
    fresh,
    gave,
    hold,
    ids,
    king,
    king_vps,
    listen,
    live,
    own,
    pillars,
    pull,
    resources,
    scene,
    spot,
    tile_on,
    told,
)

from kingstable.games.tiletum import game
from kingstable.games.tiletum.components import COMPONENTS
from kingstable.games.tiletum.options import DICE
from kingstable.games.tiletum.rival.actions import architect, character, place_character
from kingstable.games.tiletum.rival.needs import RESERVED_FOOD, can_pay, iron_or_wool, most_needed, pay_contract
from kingstable.games.tiletum.rival.tasks import best_bonus_tile, fulfil_contracts, gets_bonus_tile, tasks
from kingstable.games.tiletum.rival.turn import take_die
from kingstable.games.tiletum.rules.challenges import CHALLENGES
from kingstable.games.tiletum.rules.phases import king_phase
from kingstable.games.tiletum.rules.pieces import why_not_take
from kingstable.games.tiletum.state import KING_PHASE, TiletumState
from kingstable.games.tiletum.tables import CATHEDRAL, KING_VP, NONE, RESOURCES, TILE, TILES, Part
from kingstable.kernel import Rng

FRIENDS, CLERGY = "very_special_friends", "resourceful_clergy"
WHISPERS, INCOME = "whispers_in_the_kings_ear", "ecclesiastical_income"
CURIA, COFFERS = "visitors_to_the_curia", "deep_coffers"
FAVOR, READY = "favor_at_the_court", "ready_for_action"


def slot(s: TiletumState, *tiles: str) -> None:
    """Put contracts into his slots."""
    cardinal(s).slots += [pull(s, id) for id in tiles]


def reserve(s: TiletumState, *tiles: str) -> None:
    """Put crests into his reserve."""
    cardinal(s).reserve += [pull(s, id) for id in tiles]


def scored(s: TiletumState) -> int:
    """VP he has got since the start."""
    return s.players[1].vp - 10


# -- crests -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-32.1", "TIL-32.3", "TIL-D70", "TIL-D56")
def test_he_activates_crests_as_often_as_he_can() -> None:
    s = scene(1)
    reserve(s, "B01", "B02", "B03")
    own(s, 1, food=7)
    tasks(s)
    assert scored(s) == 10
    assert ids(s.players[1].crests) == ["B01", "B02", "-", "-", "-"]
    assert ids(cardinal(s).reserve) == ["B03"] and resources(s, 1) == {"food": 1}  # reserved food was paid too


@pytest.mark.rule("TIL-32.2")
def test_missing_food_is_bought() -> None:
    s = scene(1)
    reserve(s, "B01")
    own(s, 1, food=1, gold=4)
    tasks(s)
    assert resources(s, 1) == {} and scored(s) == 5
    s = scene(1)
    reserve(s, "B01")
    own(s, 1, food=1, gold=3)
    tasks(s)
    assert resources(s, 1) == {"food": 1, "gold": 3} and scored(s) == 0


@pytest.mark.rule("TIL-32.4")
def test_five_crests_at_most_are_active() -> None:
    s = scene(1)
    reserve(s, "B01", "B02", "B03", "B04", "B05", "B06")
    own(s, 1, food=30)
    tasks(s)
    assert NONE not in s.players[1].crests and ids(cardinal(s).reserve) == ["B06"]
    assert scored(s) == 25 and resources(s, 1) == {"food": 15}


@pytest.mark.rule("TIL-32.5", "TIL-32.6", "TIL-D57")
def test_a_building_with_two_characters_comes_first() -> None:
    s = scene(1)
    live(s, 1, 2, 2, "P10")
    live(s, 1, 3, 2, "P19")
    live(s, 1, 3, 1, "P20")
    live(s, 1, 4, 2, "P30")
    live(s, 1, 4, 1, "P31")
    reserve(s, "B01", "B02", "B03")
    own(s, 1, food=9)
    tasks(s)
    assert ids(s.players[1].crests) == ["B03", "-", "B01", "B02", "-"]
    assert s.players[1].markers == [0, 0, 2, 2, 0, 0]


# -- cathedrals ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-32.7", "TIL-32.8", "TIL-32.9", "TIL-X32")
def test_cathedral_order() -> None:
    s = scene(1)
    cost(s, "Milano", "cost-2-1")
    cost(s, "Firenze", "cost-6-10")
    pillars(s, 1, "Milano", "Firenze")
    own(s, 1, stone=6, gold=1)
    tasks(s)
    assert scored(s) == 19 and resources(s, 1) == {"gold": 1}
    assert s.players[1].given_at == 1 << CATHEDRAL["Firenze"]


@pytest.mark.rule("TIL-32.7", "TIL-32.8")
def test_he_contributes_as_often_as_he_can_and_buys_stone() -> None:
    s = scene(1)
    cost(s, "Milano", "cost-2-1")
    cost(s, "Firenze", "cost-3-3")
    pillars(s, 1, "Milano", "Firenze")
    own(s, 1, stone=4, gold=2)
    tasks(s)
    assert scored(s) == (3 + 9) + (1 + 7) and resources(s, 1) == {}
    gave_twice = s.players[1].given_at
    own(s, 1, stone=9)
    tasks(s)
    assert s.players[1].given_at == gave_twice  # never twice to one cathedral


@pytest.mark.rule("TIL-32.9")
def test_cathedrals_of_equal_vp_are_chosen_at_random() -> None:
    found = set()
    for seed in range(30):
        s = scene(1, seed=seed)
        cost(s, "Bordeaux", "cost-2-1")
        cost(s, "Lyon", "cost-2-2")
        pillars(s, 1, "Bordeaux", "Lyon")
        own(s, 1, stone=2)
        tasks(s)
        found.add(s.players[1].given_at)
    assert found == {1 << CATHEDRAL["Bordeaux"], 1 << CATHEDRAL["Lyon"]}


# -- contracts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-32.10", "TIL-32.11", "TIL-32.12", "TIL-38.4", "TIL-D56")
def test_he_fulfils_both_contracts_for_printed_vp_and_five() -> None:
    s = scene(1)
    slot(s, "K05", "K06")  # 4 iron: 4 VP and a king step; 4 wool: 4 VP and a merchant step
    own(s, 1, iron=4, wool=4)
    before = (s.players[1].king, list(s.players[1].at))
    tasks(s)
    assert scored(s) == 9 + 9
    assert sorted(ids(s.players[1].contracts)) == ["K05", "K06"] and cardinal(s).slots == []
    assert (s.players[1].king, s.players[1].at) == before


@pytest.mark.rule("TIL-32.13")
def test_the_contract_that_needs_fewer_resources_first() -> None:
    s = scene(1)
    slot(s, "K03", "K05")  # 5 iron, 4 iron
    own(s, 1, iron=5)
    tasks(s)
    assert ids(s.players[1].contracts) == ["K05"]
    found = set()
    for seed in range(20):
        s = scene(1, seed=seed)
        slot(s, "K01", "K02")  # 7 iron, 7 wool; gold for one of them
        own(s, 1, gold=14)
        tasks(s)
        found.add(ids(s.players[1].contracts)[0])
    assert found == {"K01", "K02"}


@pytest.mark.rule("TIL-32.14", "TIL-32.15", "TIL-32.16", "TIL-D55", "TIL-X29")
def test_contract_payment_with_gold() -> None:
    s = scene(1)
    slot(s, "K13")
    own(s, 1, iron=3, gold=5, food=4, wool=2)
    log = listen(s)
    tasks(s)
    assert resources(s, 1) == {"gold": 1, "food": 4, "wool": 2}
    assert scored(s) == 14
    assert told(log, "rival-pays")


@pytest.mark.rule("TIL-37.3", "TIL-32.15", "TIL-32.17", "TIL-D54", "TIL-X30")
def test_any_icons_with_mixed_types() -> None:
    s = scene(1, challenges=[FRIENDS])
    own(s, 1, gold=1, food=5, wool=2, iron=1, stone=6)
    gets_bonus_tile(s, pull(s, "B50"))
    assert resources(s, 1) == {"food": 3, "wool": 1, "iron": 1, "stone": 6}
    assert scored(s) == 10 and ids(s.players[1].contracts) == ["B50"]


@pytest.mark.rule("TIL-32.15")
def test_wool_or_iron_whichever_he_has_more_of_else_at_random() -> None:
    s = scene(1)
    own(s, 1, wool=1, iron=4)
    pay_contract(s, TILE["B49"])
    assert resources(s, 1) == {"wool": 1, "iron": 1}
    left = set()
    for seed in range(20):
        s = scene(1, seed=seed)
        own(s, 1, wool=2, iron=2)
        pay_contract(s, TILE["B49"])
        left.add(tuple(s.players[1].resources))
    assert left == {(0, 0, 1, 0, 0), (0, 0, 0, 0, 1)}


@pytest.mark.rule("TIL-32.16", "TIL-D55")
def test_named_resources_are_set_aside_first() -> None:
    s = scene(1)
    own(s, 1, wool=5, iron=0, gold=0)
    assert not can_pay(s.players[1].resources, TILES[TILE["K12"]])  # 4 wool named, 1 left for 2 icons
    own(s, 1, wool=6)
    assert can_pay(s.players[1].resources, TILES[TILE["K12"]])


@pytest.mark.rule("TIL-32.17", "TIL-38.5")
def test_neither_stone_nor_reserved_food_pays_a_contract() -> None:
    s = scene(1)
    slot(s, "B49")
    own(s, 1, stone=9, food=5)
    tasks(s)
    assert s.players[1].contracts == []
    own(s, 1, food=6)
    tasks(s)
    assert ids(s.players[1].contracts) == ["B49"] and resources(s, 1) == {"food": 3}
    assert RESERVED_FOOD == 3
    s = scene(1)
    slot(s, "B49")
    own(s, 1, gold=3)
    fulfil_contracts(s, 0)
    assert ids(s.players[1].contracts) == ["B49"]


# -- the most needed resource -------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-33.1", "TIL-33.2", "TIL-33.3", "TIL-33.4", "TIL-33.6", "TIL-D58")
def test_the_list_from_the_top() -> None:
    s = scene(1)
    own(s, 1, gold=20)
    assert need(s) == "gold"
    slot(s, "K01")
    assert need(s) == "iron"
    reserve(s, "B01")
    live(s, 1, 1, 2, "P10")
    assert need(s) == "iron"  # one character is not enough
    live(s, 1, 1, 1, "P11")
    assert need(s) == "food"
    pillars(s, 1, "Paris")
    cost(s, "Paris", "cost-4-5")
    assert need(s) == "stone"  # gold is not counted


def need(s: TiletumState) -> str:
    return RESOURCES[most_needed(s)]


@pytest.mark.rule("TIL-33.2", "TIL-D58")
def test_stone_if_any_open_contribution_costs_more_than_he_has() -> None:
    s = scene(1)
    cost(s, "Paris", "cost-2-1")
    cost(s, "Wien", "cost-5-8")
    pillars(s, 1, "Paris", "Wien")
    own(s, 1, stone=4)
    assert need(s) == "stone"
    own(s, 1, stone=5)
    assert need(s) == "gold"
    gave(s, 1, "Paris", "Wien")
    own(s, 1)
    assert need(s) == "gold"


@pytest.mark.rule("TIL-33.3", "TIL-D58")
def test_food_only_below_three() -> None:
    s = scene(1)
    live(s, 1, 1, 2, "P10")
    live(s, 1, 1, 1, "P11")
    own(s, 1, food=2)
    assert need(s) == "gold"  # no inactive crest
    reserve(s, "B01")
    assert need(s) == "food"
    own(s, 1, food=3)
    assert need(s) == "gold"
    own(s, 1)
    crest(s, 1, 1, "B02")
    assert need(s) == "gold"  # no such building without a crest


@pytest.mark.rule("TIL-33.4", "TIL-33.5", "TIL-D58")
def test_iron_or_wool_even_if_neither_is_lacking() -> None:
    s = scene(1)
    slot(s, "B49")
    own(s, 1, iron=2, wool=1)
    assert need(s) == "wool"  # equally lacked: fewer in stock
    own(s, 1, iron=1, wool=1)
    found = set()
    for seed in range(20):
        s.rng = Rng.seeded(seed)
        found.add(RESOURCES[iron_or_wool(s)])
    assert found == {"iron", "wool"}


@pytest.mark.rule("TIL-33.8", "TIL-D59")
def test_among_level_dice_other_colours_are_skipped() -> None:
    s = scene(1)
    pillars(s, 1, "Paris")
    slot(s, "K01")  # iron
    own(s, 1)
    assert RESOURCES[most_needed(s, (0, 2))] == "wool"  # stone and iron are not there: wool is tried too
    assert RESOURCES[most_needed(s, (0, 4, 2))] == "iron"
    assert RESOURCES[most_needed(s, (0, 1))] == "gold"
    found = set()
    s = scene(1)
    for seed in range(20):
        s.rng = Rng.seeded(seed)
        found.add(RESOURCES[most_needed(s, (1, 2))])
    assert found == {"food", "wool"}


# -- bonus tiles --------------------------------------------------------------------------------------------------


def best(s: TiletumState, *tiles: str) -> str:
    return TILES[best_bonus_tile(s, [TILE[id] for id in tiles])].id


@pytest.mark.rule("TIL-34.1", "TIL-34.5", "TIL-34.10", "TIL-X34", "TIL-D60")
def test_choosing_bonus_tiles() -> None:
    s = scene(1)
    assert best(s, "B21", "B24", "B28", "B37") == "B21"
    assert best(s, "B21", "B24", "B28", "B37", "B13") == "B13"
    crest(s, 1, 1, "KC04")  # the eagle
    assert best(s, "B21", "B24", "B28", "B37", "B13", "B04") == "B04"
    before = s.players[1].vp
    gets_bonus_tile(s, pull(s, "B04"))
    assert ids(s.removed) == ["B04"] and cardinal(s).reserve == [] and s.players[1].vp == before
    assert best(s, "B49", "B31") == "B31"


@pytest.mark.rule("TIL-34.2", "TIL-34.3")
def test_categories() -> None:
    of = {number: sorted(tile.id for tile in TILES if tile.category == number) for number in range(1, 6)}
    assert of[1] == [f"B{n:02}" for n in range(1, 13)]
    assert of[2] == [f"B{n}" for n in range(13, 19)]
    assert of[3] == [f"B{n}" for n in range(19, 31)]
    assert of[4] == [f"B{n}" for n in range(31, 49)]
    assert of[5] == [f"B{n}" for n in range(49, 55)]
    kinds = {TILES[TILE[id]].parts[0].kind for id in of[4]}
    assert kinds == {"add_ap", "action", "action_any"}
    assert TILES[TILE["B47"]].ap_value == 1


@pytest.mark.rule("TIL-34.4")
def test_crests_he_lacks_then_crests_you_lack() -> None:
    s = scene(1)
    crest(s, 1, 1, "KC01")
    hold(s, 0, "KC02")
    assert best(s, "B01", "B02", "B03") == "B03"
    assert best(s, "B01", "B02") == "B02"


@pytest.mark.rule("TIL-34.5")
def test_ties_among_resource_helpers() -> None:
    s = scene(1)
    assert best(s, "B20", "B24") == "B24"  # VP before resources
    assert best(s, "B19", "B20", "B26") == "B20"  # 5 resources
    assert best(s, "B19", "B29") in ("B19", "B29")  # 4 each, no icons: at random
    assert best(s, "B28", "B26") == "B28"


@pytest.mark.rule("TIL-34.5")
def test_more_any_icons_break_the_last_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two tiles of the box are told apart by this, so one of them is given another face."""
    mixed = (Part("gain_resource", amount=1, resource=0), Part("gain_any_resource", amount=3))
    faces = list(TILES)
    faces[TILE["B29"]] = msgspec.structs.replace(TILES[TILE["B29"]], parts=mixed)
    monkeypatch.setattr("kingstable.games.tiletum.rival.tasks.TILES", tuple(faces))
    s = scene(1)
    assert best(s, "B19", "B29") == best(s, "B29", "B19") == "B29"  # 4 resources each


@pytest.mark.rule("TIL-34.6", "TIL-34.8")
def test_more_ap_then_at_random() -> None:
    s = scene(1)
    assert best(s, "B37", "B42", "B47") == "B42"
    found = set()
    for seed in range(20):
        s.rng = Rng.seeded(seed)
        found.add(best(s, "B34", "B39", "B31"))
    assert found == {"B34", "B39"}


@pytest.mark.rule("TIL-34.7")
def test_the_bonus_contract_that_lacks_fewest() -> None:
    s = scene(1)
    own(s, 1, iron=2)
    assert best(s, "B49", "B50", "B51") == "B49"  # 1, 2 and 2
    own(s, 1, iron=4)
    assert best(s, "B52", "B51") == "B51"


@pytest.mark.rule("TIL-34.8")
def test_ties_in_the_second_category_are_random() -> None:
    s = scene(1)
    found = set()
    for seed in range(20):
        s.rng = Rng.seeded(seed)
        found.add(best(s, "B13", "B16"))
    assert found == {"B13", "B16"}


@pytest.mark.rule("TIL-34.9")
def test_a_new_crest_goes_to_the_reserve() -> None:
    s = scene(1)
    gets_bonus_tile(s, pull(s, "B01"))
    assert ids(cardinal(s).reserve) == ["B01"] and s.removed == [] and s.players[1].crests == [NONE] * 5


@pytest.mark.rule("TIL-34.10")
def test_an_owned_crest_active_or_not_is_removed() -> None:
    s = scene(1)
    reserve(s, "KC01")
    gets_bonus_tile(s, pull(s, "B01"))
    assert ids(s.removed) == ["B01"] and ids(cardinal(s).reserve) == ["KC01"]


@pytest.mark.rule("TIL-34.11", "TIL-34.12", "TIL-37.12")
@pytest.mark.parametrize("tile", ["B13", "B16", "B20", "B22", "B24", "B28", "B34", "B37", "B47", "B49"])
def test_other_tiles_are_removed_without_effect(tile: str) -> None:
    s = scene(1)
    own(s, 1, gold=9)
    before = (s.players[1].vp, s.players[1].king)
    gets_bonus_tile(s, pull(s, tile))
    assert ids(s.removed) == [tile] and s.bonus_discard == []
    assert resources(s, 1) == {"gold": 9} and (s.players[1].vp, s.players[1].king) == before


@pytest.mark.rule("TIL-34.13")
def test_you_still_may_not_take_a_crest_you_own() -> None:
    s = scene(1)
    hold(s, 0, "KC01")
    assert why_not_take(s, 0, TILE["B01"]) is not None
    assert why_not_take(s, 0, TILE["B02"]) is None


# -- challenge cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-37.1", "TIL-37.5", "TIL-37.6", "TIL-X43")
def test_two_cards_one_tile() -> None:
    s = scene(1, challenges=[WHISPERS, INCOME])
    before = list(s.players[1].at)
    gets_bonus_tile(s, pull(s, "B42"))
    assert king_vps(s)[1] == 4 and scored(s) == 3
    assert s.players[1].at == before and ids(s.removed) == ["B42"]
    assert len(CHALLENGES) == 8


@pytest.mark.rule("TIL-37.2")
def test_very_special_friends_and_various_helpers() -> None:
    for tile in ("B13", "B16"):
        s = scene(1, challenges=[FRIENDS])
        own(s, 1)
        gets_bonus_tile(s, pull(s, tile))
        assert resources(s, 1) == {"gold": 5} and ids(s.removed) == [tile]


@pytest.mark.rule("TIL-37.3", "TIL-D68")
def test_very_special_friends_and_bonus_contracts() -> None:
    s = scene(1, challenges=[FRIENDS])
    own(s, 1)
    gets_bonus_tile(s, pull(s, "B50"))
    assert ids(cardinal(s).slots) == ["B50"] and s.removed == []
    gets_bonus_tile(s, pull(s, "B49"))
    assert ids(cardinal(s).slots) == ["B50", "B49"]
    gets_bonus_tile(s, pull(s, "B51"))
    assert ids(s.removed) == ["B51"] and len(cardinal(s).slots) == 2


@pytest.mark.rule("TIL-37.4", "TIL-33.7")
def test_resourceful_clergy() -> None:
    s = scene(1, challenges=[CLERGY])
    own(s, 1)
    gets_bonus_tile(s, pull(s, "B24"))
    assert resources(s, 1) == {"gold": 2} and scored(s) == 2
    own(s, 1, stone=1)
    pillars(s, 1, "Paris")
    cost(s, "Paris", "cost-3-3")
    gets_bonus_tile(s, pull(s, "B28"))
    assert resources(s, 1) == {"stone": 3, "gold": 1}


@pytest.mark.rule("TIL-37.5")
def test_whispers_in_the_kings_ear() -> None:
    for tile in ("B31", "B35", "B47"):
        s = scene(1, challenges=[WHISPERS])
        gets_bonus_tile(s, pull(s, tile))
        assert king_vps(s)[1] == 4


@pytest.mark.rule("TIL-37.6", "TIL-X10")
@pytest.mark.parametrize(("tile", "vp"), [("B47", 1), ("B37", 2), ("B34", 3)])
def test_ecclesiastical_income(tile: str, vp: int) -> None:
    s = scene(1, challenges=[INCOME])
    gets_bonus_tile(s, pull(s, tile))
    assert scored(s) == vp


@pytest.mark.rule("TIL-37.7", "TIL-X8")
def test_visitors_to_the_curia_resources() -> None:
    s = scene(1, challenges=[CURIA])
    own(s, 1)
    place_character(s, pull(s, "P06"))
    assert resources(s, 1) == {"gold": 1, "iron": 1} and scored(s) == 0


@pytest.mark.rule("TIL-37.7", "TIL-X9")
@pytest.mark.parametrize("tile", ["P11", "P13", "P29", "P02"])
def test_visitors_to_the_curia_vp(tile: str) -> None:
    s = scene(1, challenges=[CURIA])
    own(s, 1)
    cardinal(s).supply.append(pull(s, tile))
    before = (list(s.players[1].at), s.players[1].houses, s.players[1].king)
    character(s, 1)
    assert scored(s) == 2
    assert (s.players[1].at, s.players[1].houses, s.players[1].king) == before


@pytest.mark.rule("TIL-37.7", "TIL-D69")
def test_visitors_to_the_curia_with_mixed_tiles() -> None:
    s = scene(1, challenges=[CURIA])
    own(s, 1)
    place_character(s, pull(s, "P38"))  # a contract action of 1 AP and any resource
    assert scored(s) == 1 and resources(s, 1) == {"gold": 1}
    place_character(s, pull(s, "P04"))
    assert scored(s) == 1 + 3


@pytest.mark.rule("TIL-37.8", "TIL-D39", "TIL-X40")
def test_deep_coffers() -> None:
    s = scene(1, challenges=[COFFERS], dice=["stone-4", "food-1"])
    own(s, 1)
    tile_on(s, "character", "B22")
    log = listen(s)
    take_die(s, DICE.index("stone-4"))
    assert resources(s, 1) == {"stone": 4, "gold": 1}
    order = [event.message.id for event in log]
    assert order.index("log-gain") < order.index("log-rival-challenge") < order.index("log-rival-removes")


@pytest.mark.rule("TIL-37.9", "TIL-D63")
def test_favor_at_the_court() -> None:
    s = fresh(1, difficulty="custom", challenges=[FAVOR])
    assert king_vps(s)[1] == 5
    s = scene(1, challenges=[FAVOR])
    s.phase = KING_PHASE
    king(s, seat0=4, seat1=4)
    finish(king_phase(s))
    assert king_vps(s) == [4, 5]  # moved after the reset: he scored and was placed at 4
    assert s.players[1].king_vp == 4


@pytest.mark.rule("TIL-37.10")
def test_ready_for_action_orders_the_markers_like_yours() -> None:
    s = fresh(1, difficulty="custom", challenges=[READY])
    assert s.players[1].home_markers == [3, 2, 2, 1, 1]


@pytest.mark.rule("TIL-37.11", "TIL-D41")
def test_ready_for_action_gives_a_crest_out_of_the_box() -> None:
    types = set()
    for seed in range(60):
        s = fresh(1, seed, difficulty="custom", challenges=[READY])
        (tile,) = cardinal(s).reserve
        assert TILES[tile].kind == "crest" and TILES[tile].min_players > 2
        types.add(TILES[tile].crest)
        assert s.players[1].crests == [NONE] * 5
    assert types == set(range(6))


# -- his board ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-38.1", "TIL-38.2")
def test_five_buildings_of_two_rooms_and_one_crest() -> None:
    buildings = COMPONENTS.cardinal_board.buildings
    assert len(buildings) == 5
    assert all(len(building.rooms) == 2 and building.crest_slots == 1 for building in buildings)
    s = scene(1)
    place_character(s, pull(s, "P10"))
    assert ids(s.players[1].rooms[0]) == ["-", "P10"]  # the top floor first
    place_character(s, pull(s, "P11"))
    reserve(s, "B01")
    own(s, 1, food=3)
    tasks(s)
    assert s.players[1].markers[1] == 1


@pytest.mark.rule("TIL-38.3")
def test_two_slots_for_contracts() -> None:
    assert COMPONENTS.cardinal_board.unfulfilled_contract_slots == 2


@pytest.mark.rule("TIL-38.5")
def test_the_first_three_food_are_reserved() -> None:
    s = scene(1)
    for food, reserved in ((0, 0), (2, 2), (3, 3), (7, 3)):
        own(s, 1, food=food)
        view = game.view(s, 0)
        assert view.cardinal is not None and view.cardinal.reserved_food == reserved


@pytest.mark.rule("TIL-38.6")
def test_the_reserve_keeps_any_number_of_crests_and_nothing_else() -> None:
    s = scene(1)
    own(s, 1)
    for tile in ("B01", "B02", "B03", "B04", "B05", "B06", "B13", "B20", "B31", "B49"):
        gets_bonus_tile(s, pull(s, tile))
    assert ids(cardinal(s).reserve) == ["B01", "B02", "B03", "B04", "B05", "B06"]


@pytest.mark.rule("TIL-38.8")
def test_his_priorities_are_told() -> None:
    s = scene(1)
    at(s, 1, architect="Paris")
    tile_on(s, "Brugge", "B22")
    tile_on(s, "Antwerpen", "B13")
    log = listen(s)
    architect(s, 3)
    (said,) = told(log, "rival-category")
    assert said.args["category"].id == "category-2"  # type: ignore[union-attr]
    most_needed(s)
    assert told(log, "rival-needs")
    assert [entry.category for entry in COMPONENTS.cardinal_bonus_priority] == [1, 2, 3, 4, 5]
    assert KING_VP[s.players[1].king] == 3 and spot(s, 1, 1)


@pytest.mark.rule("TIL-37.1", "TIL-37.7", "TIL-37.8")
def test_each_challenge_card_waits_for_its_own_moment() -> None:
    s = scene(1, dice=["gold-4", "food-5"], challenges=[COFFERS, CURIA, FAVOR, READY])
    own(s, 1)
    cardinal(s).reserve.clear()
    take_die(s, DICE.index("gold-4"))
    assert resources(s, 1) == {"gold": 5} and scored(s) == 0
    place_character(s, pull(s, "P06"))
    assert resources(s, 1) == {"gold": 6, "iron": 1} and scored(s) == 0
