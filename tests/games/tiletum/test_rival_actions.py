"""Sections 25 to 31: the Cardinal takes the die and acts; his reach and his five actions."""

import pytest
from tests.games.tiletum.scenes import (
    args,
    at,
    cardinal,
    cost,
    crest,
    fairs,
    gave,
    houses,
    ids,
    king,
    king_vps,
    listen,
    live,
    offer,
    own,
    people,
    pillars,
    pull,
    resources,
    scene,
    spot,
    tile_on,
    told,
)

from kingstable.games.tiletum.options import DICE
from kingstable.games.tiletum.rival.actions import (
    architect,
    cathedral_candidates,
    character,
    contract,
    in_reach,
    is_open,
    merchant,
    next_cathedral,
    next_town,
    open_towns,
    place_character,
)
from kingstable.games.tiletum.rival.needs import lacks
from kingstable.games.tiletum.rival.turn import cardinal_turn, choose_action, take_die
from kingstable.games.tiletum.rules.pieces import cathedral_vp
from kingstable.games.tiletum.state import TiletumState
from kingstable.games.tiletum.tables import CATHEDRAL, DISTANCE, NONE, SPACE, SPOT, SPOTS, TILE, TILES
from kingstable.kernel import Rng

KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JESTER = range(6)


def die(name: str) -> int:
    return DICE.index(name)


def fill_towns(s: TiletumState, *but: str) -> None:
    """Let your houses take every free space except in these towns."""
    for town in open_towns(s):
        if SPOTS[town] not in but:
            for space in s.free_spaces(town):
                s.houses[space] = 0


# -- taking the die -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-25.1", "TIL-25.2", "TIL-25.3", "TIL-38.7")
def test_he_gains_resources_and_the_tile_and_keeps_the_die() -> None:
    s = scene(1, dice=["wool-4", "food-1"])
    own(s, 1)
    tile_on(s, "character", "B01")
    log = listen(s)
    take_die(s, die("wool-4"))
    assert resources(s, 1) == {"wool": 4}
    assert ids(cardinal(s).reserve) == ["B01"] and s.sector_bonus[CHARACTER] == NONE
    assert s.players[1].dice == [die("wool-4")] and s.wheel[die("wool-4")] == 0
    order = [event.message.id for event in log]
    assert order.index("log-gain") < order.index("log-rival-gets")


@pytest.mark.rule("TIL-25.4")
def test_a_die_of_an_ordinary_sector_gives_its_action_whatever_the_option() -> None:
    s = scene(1)
    assert choose_action(s, die("gold-4"), NONE) == CHARACTER
    assert choose_action(s, die("gold-1"), KING) == KING


@pytest.mark.rule("TIL-25.5")
def test_a_die_of_the_jester_gives_the_action_that_was_named() -> None:
    s = scene(1)
    for action in (KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT):
        assert choose_action(s, die("gold-6"), action) == action


@pytest.mark.rule("TIL-25.6", "TIL-25.7", "TIL-25.10", "TIL-D37", "TIL-X28")
def test_the_jester_without_a_named_action() -> None:
    s = scene(1, dice=["gold-6", "food-1"])
    cardinal(s).row[:] = ["worldly_riches"]
    king(s, seat0=4, seat1=3)
    cardinal_turn(s)
    assert king_vps(s) == [4, 4]  # king action with 1 AP
    s = scene(1, dice=["gold-6", "food-1"])
    king(s, seat0=3, seat1=3)
    houses(s, 1, "Paris", "Lyon")
    pillars(s, 1, "Paris", "Lyon")
    assert (s.players[1].houses, s.players[1].pillars) == (3, 2)
    assert choose_action(s, die("gold-6"), NONE) == ARCHITECT
    pillars(s, 1, "Wien", "Praha")
    assert choose_action(s, die("gold-6"), NONE) == MERCHANT
    houses(s, 1, "Wien")
    found = set()
    for seed in range(20):
        s.rng = Rng.seeded(seed)
        found.add(choose_action(s, die("gold-6"), NONE))
    assert found == {MERCHANT, ARCHITECT}


@pytest.mark.rule("TIL-25.8", "TIL-25.9")
def test_his_ap_come_from_the_sector_and_his_marker() -> None:
    def ap(marker: int, wheel: str, *dice: str) -> object:
        s = scene(1, wheel=wheel, dice=[*dice])
        cardinal(s).row[:] = ["king_and_country"]
        s.players[1].markers[KING] = marker
        s.players[0].markers[KING] = 3
        log = listen(s)
        cardinal_turn(s)
        (acts,) = told(log, "action")
        return acts.args["ap"]

    usual = "king merchant architect character contract jester"
    assert ap(0, usual, "gold-1", "food-2") == 6
    assert ap(2, usual, "gold-1", "food-2") == 8
    assert ap(2, usual, "gold-6", "food-2") == 1 + 2  # through the jester


# -- reach --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-26.1", "TIL-26.2", "TIL-D65", "TIL-X2")
def test_reach_of_the_merchant() -> None:
    start = SPOT["Strasbourg"]
    reached = [SPOTS[spot] for spot in in_reach(start, 7 - 6, range(len(SPOTS)))]
    towns = [id for id in reached if "_" not in id]
    assert sorted(towns) == ["Frankfurt", "Strasbourg", "Troyes"]


@pytest.mark.rule("TIL-26.1", "TIL-X3")
def test_reach_of_the_architect() -> None:
    s = scene(1)
    cost(s, "Wien", "cost-restoration")
    at(s, 1, architect="London")
    pillars(s, 1, "Paris", "London")
    reached = [c for c in cathedral_candidates(s) if DISTANCE[SPOT["London"]][SPOT[c_name(c)]] <= 7 - 1]
    assert sorted(c_name(c) for c in reached) == ["Koeln", "Lyon"]
    assert DISTANCE[SPOT["London"]][SPOT["Paris"]] <= 6


def c_name(cathedral: int) -> str:
    return next(town for town, number in CATHEDRAL.items() if number == cathedral)


@pytest.mark.rule("TIL-26.3", "TIL-26.4", "TIL-26.5", "TIL-26.6", "TIL-27.7", "TIL-X35")
@pytest.mark.parametrize(("gold", "left"), [(0, 0), (3, 2)])
def test_extension_with_too_little_gold(gold: int, left: int) -> None:
    s = scene(1)
    at(s, 1, architect="Firenze")
    cost(s, "Milano", "cost-2-1")
    cost(s, "Wien", "cost-5-8")
    pillars(s, 1, "Firenze")
    own(s, 1, gold=gold)
    assert DISTANCE[SPOT["Firenze"]][SPOT["Milano"]] == DISTANCE[SPOT["Firenze"]][SPOT["Wien"]] == 2
    log = listen(s)
    architect(s, 1)
    assert spot(s, 1, 1) == "Wien"  # 15 VP against 8
    assert resources(s, 1).get("gold", 0) == left
    (travels,) = told(log, "rival-travels")
    assert (travels.args["extra"], travels.args["gold"]) == (1, gold - left)


@pytest.mark.rule("TIL-26.5", "TIL-26.6")
def test_the_extension_has_no_limit() -> None:
    s = scene(1)
    at(s, 1, merchant="London")
    fill_towns(s, "Venezia")
    own(s, 1, gold=3)
    s.players[1].house_supply = 0  # so that he only moves
    merchant(s, 1)
    assert spot(s, 1) == "Venezia" and resources(s, 1) == {}  # 9 steps, 8 extra, 3 gold


# -- architect ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-27.1", "TIL-27.3", "TIL-27.4", "TIL-27.6", "TIL-27.8", "TIL-X4")
def test_architect_action() -> None:
    s = scene(1)
    cost(s, "Wien", "cost-restoration")
    cost(s, "Lyon", "cost-4-6")
    cost(s, "Koeln", "cost-2-2")
    at(s, 1, architect="London")
    pillars(s, 1, "Paris")
    tile_on(s, "Antwerpen", "B22")
    tile_on(s, "Brugge", "B32")
    own(s, 1, gold=4)
    log = listen(s)
    architect(s, 6)
    assert 1 in s.pillars[CATHEDRAL["London"]]
    assert ids(s.removed) == ["B22"] and ids([s.map_bonus[SPOT["Brugge"]]]) == ["B32"]
    assert spot(s, 1, 1) == "Lyon"
    assert resources(s, 1) == {"gold": 4}
    decided = [args(message) for message in told(log, "rival-decides")]
    assert decided[-1]["choice"] == "cathedral-lyon" and decided[-1]["by"] == "criterion-most-vp"


@pytest.mark.rule("TIL-27.2", "TIL-D42")
@pytest.mark.parametrize("why", ["own pillar", "closed", "full", "none left"])
def test_a_pillar_that_cannot_be_placed_is_skipped(why: str) -> None:
    s = scene(1)
    at(s, 1, architect="Paris")
    if why == "own pillar":
        pillars(s, 1, "Paris")
    if why == "closed":
        cost(s, "Paris", "cost-restoration")
    if why == "full":
        s.pillars[CATHEDRAL["Paris"]] = [0, 2, 3]
    if why == "none left":
        s.players[1].pillar_supply = 0
    before = s.players[1].pillars
    tile_on(s, "Brugge", "B22")
    architect(s, 5)
    assert s.players[1].pillars == before
    assert ids(s.removed) == ["B22"] and spot(s, 1, 1) != "Paris"


@pytest.mark.rule("TIL-27.3", "TIL-27.8")
def test_tile_and_move_both_use_the_full_ap() -> None:
    s = scene(1)
    at(s, 1, architect="Paris")
    cost(s, "Lyon", "cost-4-6")
    tile_on(s, "Antwerpen", "B22")  # 2 steps
    own(s, 1)
    pillars(s, 1, "Koeln")
    architect(s, 2)
    assert ids(s.removed) == ["B22"]
    assert spot(s, 1, 1) == "Lyon" or spot(s, 1, 1) == "Bordeaux"  # both 2 steps away


@pytest.mark.rule("TIL-27.4")
def test_one_map_tile_at_most_and_none_out_of_reach() -> None:
    s = scene(1)
    at(s, 1, architect="Paris")
    tile_on(s, "Brugge", "B22")
    tile_on(s, "Antwerpen", "B21")
    tile_on(s, "Venezia", "B01")
    architect(s, 3)
    assert ids(s.removed) == ["B22"]
    s = scene(1)
    at(s, 1, architect="Paris")
    tile_on(s, "Venezia", "B01")
    log = listen(s)
    architect(s, 3)
    assert s.removed == [] and cardinal(s).reserve == [] and told(log, "rival-no-tile")


@pytest.mark.rule("TIL-27.5", "TIL-X48")
def test_candidates_are_open_cathedrals_without_his_pillar() -> None:
    s = scene(1)
    cost(s, "Praha", "cost-restoration")
    pillars(s, 1, "Paris", "Wien")
    names = {c_name(c) for c in cathedral_candidates(s)}
    assert names == set(CATHEDRAL) - {"Praha", "Paris", "Wien"}
    at(s, 1, architect="Nuernberg")  # Praha is the nearest cathedral town
    for seed in range(20):
        s.rng = Rng.seeded(seed)
        assert c_name(next_cathedral(s, 6)) != "Praha"


@pytest.mark.rule("TIL-27.6", "TIL-D46", "TIL-D67")
def test_the_best_cathedral_in_reach() -> None:
    def best(**given: str) -> str:
        s = scene(1)
        at(s, 1, architect="Paris")
        pillars(s, 1, "Paris", "Koeln", "London", "Wien", "Praha", "Firenze", "Milano")
        for town, tile in given.items():
            cost(s, town, tile)
        return c_name(next_cathedral(s, 2))

    # Bordeaux and Lyon remain: tops 6 and 5, both 2 steps away
    assert best(Bordeaux="cost-2-1", Lyon="cost-4-5") == "Lyon"  # 7 against 10
    assert best(Bordeaux="cost-4-5", Lyon="cost-4-6") == best(Bordeaux="cost-4-5", Lyon="cost-4-6")
    s = scene(1)
    at(s, 1, architect="Paris")
    pillars(s, 1, "Paris", "Koeln", "London", "Wien", "Praha", "Firenze", "Milano")
    cost(s, "Bordeaux", "cost-2-2")
    cost(s, "Lyon", "cost-3-3")  # 8 each
    assert c_name(next_cathedral(s, 2)) == "Bordeaux"  # cheaper
    pillars(s, 0, "Bordeaux")  # a pillar of yours is not what counts
    assert c_name(next_cathedral(s, 2)) == "Bordeaux"
    gave(s, 0, "Bordeaux")
    s.taken[CATHEDRAL["Bordeaux"]] = 0  # the same VP, but you have a tile of it
    assert c_name(next_cathedral(s, 2)) == "Lyon"


@pytest.mark.rule("TIL-27.6")
def test_then_the_nearest_then_at_random() -> None:
    s = scene(1)
    pillars(s, 1, *(town for town in CATHEDRAL if town not in ("Bordeaux", "Lyon")))
    cost(s, "Bordeaux", "cost-2-1")
    cost(s, "Lyon", "cost-2-2")  # 7 each, 2 stone each
    at(s, 1, architect="Troyes")
    assert c_name(next_cathedral(s, 6)) == "Lyon"  # 1 step against 3
    at(s, 1, architect="Paris")  # 2 steps each
    found = set()
    for seed in range(30):
        s.rng = Rng.seeded(seed)
        found.add(c_name(next_cathedral(s, 6)))
    assert found == {"Bordeaux", "Lyon"}


@pytest.mark.rule("TIL-D67")
def test_an_empty_stack_counts_its_cost_tile_only() -> None:
    s = scene(1)
    cost(s, "London", "cost-5-8")
    s.taken[CATHEDRAL["London"]] = 3
    assert cathedral_vp(s, CATHEDRAL["London"]) == 8


@pytest.mark.rule("TIL-27.9", "TIL-D42")
def test_without_a_candidate_the_architect_stays() -> None:
    s = scene(1)
    at(s, 1, architect="Paris")
    for town in CATHEDRAL:
        if not s.closed(CATHEDRAL[town]):
            pillars(s, 1, town)
    log = listen(s)
    architect(s, 6)
    assert spot(s, 1, 1) == "Paris" and told(log, "rival-stays")


# -- merchant -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-28.1")
def test_open_towns() -> None:
    s = scene(1)
    assert not is_open(s, SPOT["Tiletum"]) and not is_open(s, SPOT["Paris_Bordeaux"])
    assert is_open(s, SPOT["Paris"])
    houses(s, 0, "Paris")
    houses(s, 1, "Lyon")
    assert not is_open(s, SPOT["Paris"]) and not is_open(s, SPOT["Lyon"])


@pytest.mark.rule("TIL-28.2", "TIL-28.7", "TIL-28.8")
def test_in_an_open_town_he_builds_at_once() -> None:
    s = scene(1)
    at(s, 1, merchant="Venezia")
    own(s, 1, gold=2)
    before = s.players[1].vp
    merchant(s, 1)
    assert s.houses[SPACE["Venezia-h1"]] == 1
    assert s.players[1].vp - before == 5
    assert resources(s, 1)["gold"] == 2  # nothing was paid


@pytest.mark.rule("TIL-28.8")
def test_other_rewards_are_ignored() -> None:
    s = scene(1)
    at(s, 1, merchant="Genova")
    live(s, 1, 1, 2, "P10")
    own(s, 1)
    before = s.players[1].vp
    merchant(s, 1)
    assert s.houses[SPACE["Genova-h1"]] == 1 and s.players[1].vp == before and resources(s, 1) == {}


@pytest.mark.rule("TIL-28.3", "TIL-28.6", "TIL-28.12", "TIL-28.13", "TIL-X5")
def test_merchant_action_with_extension() -> None:
    s = scene(1)
    fairs(s, ["Houses", "Pillars", "Crests", "Contracts"], ["Frankfurt", "Genova", "Brugge", "Toulouse"])
    at(s, 1, merchant="Strasbourg")
    houses(s, 0, "Strasbourg", "Antwerpen", "Leipzig")
    houses(s, 1, "Koeln", "Nuernberg", "Praha")
    own(s, 1, gold=1)
    log = listen(s)
    merchant(s, 1)
    assert s.houses[SPACE["Frankfurt-h1"]] == 1
    assert spot(s, 1) == "Troyes" and resources(s, 1) == {}
    decided = args(told(log, "rival-decides")[0])
    assert decided["choice"] == "spot-frankfurt" and decided["by"] == "criterion-fair-town"
    assert told(log, "rival-no-tile")
    first, second = told(log, "rival-travels")
    assert (first.args["steps"], first.args["gold"]) == (1, 1)
    assert (second.args["steps"], second.args["extra"], second.args["gold"]) == (2, 1, 0)


@pytest.mark.rule("TIL-28.4", "TIL-D44")
def test_town_priority() -> None:
    s = scene(1)
    fairs(s, ["Houses", "Pillars", "Crests", "Contracts"], ["Tiletum", "Genova", "Brugge", "Toulouse"])
    at(s, 1, merchant="Wien")
    fill_towns(s, "Venezia", "Praha", "Verona", "Leipzig", "Nuernberg", "Genova")
    assert SPOTS[next_town(s, 6)] == "Venezia"  # 5 VP, the most
    s.round = 2
    assert SPOTS[next_town(s, 6)] == "Genova"  # town of the next fair
    s.round = 1
    fill_towns(s, "Leipzig", "Nuernberg", "Koeln")
    assert SPOTS[next_town(s, 6)] in ("Leipzig", "Nuernberg")
    s.houses[SPACE["Koeln-h1"]] = NONE
    assert SPOTS[next_town(s, 6)] in ("Leipzig", "Nuernberg")  # another reward, though Koeln is open too
    found = set()
    for seed in range(30):
        s.rng = Rng.seeded(seed)
        found.add(SPOTS[next_town(s, 6)])
    assert found == {"Leipzig", "Nuernberg"}  # both 2 steps away
    at(s, 1, merchant="Hamburg")
    assert SPOTS[next_town(s, 6)] == "Leipzig"  # nearer


@pytest.mark.rule("TIL-28.4", "TIL-D44")
def test_the_most_vp_wins_not_any_vp() -> None:
    s = scene(1)
    at(s, 1, merchant="Verona")
    fill_towns(s, "Verona", "Venezia", "Firenze", "Lyon")
    assert SPOTS[next_town(s, 3)] in ("Venezia", "Firenze")  # 5 VP each, though Verona with 2 is here


@pytest.mark.rule("TIL-28.3", "TIL-28.5", "TIL-28.6")
def test_before_building_he_goes_as_far_as_his_gold_or_to_the_nearest() -> None:
    s = scene(1)
    at(s, 1, merchant="Paris")
    fill_towns(s, "Toulouse", "Venezia")
    own(s, 1, gold=1)
    merchant(s, 6)
    assert s.houses[SPACE["Toulouse-h1"]] == 1  # 3 steps: the nearest, though out of reach of 1 gold
    assert resources(s, 1) == {}
    s = scene(1)
    at(s, 1, merchant="Paris")
    fill_towns(s, "Toulouse", "Venezia")
    own(s, 1, gold=9)
    merchant(s, 6)
    assert s.houses[SPACE["Venezia-h1"]] == 1  # within 9 moves, and worth more
    assert resources(s, 1)["gold"] == 9 - DISTANCE[SPOT["Paris"]][SPOT["Venezia"]]


@pytest.mark.rule("TIL-28.9", "TIL-D42", "TIL-D43")
def test_without_a_house_he_neither_pays_nor_builds_but_goes_on() -> None:
    s = scene(1)
    at(s, 1, merchant="Tiletum")
    s.players[1].house_supply = 0
    own(s, 1, gold=3)
    tile_on(s, "Antwerpen", "B22")
    merchant(s, 1)
    assert ids(s.removed) == ["B22"]
    assert spot(s, 1) in ("Paris", "Troyes", "Antwerpen") and resources(s, 1)["gold"] == 3


@pytest.mark.rule("TIL-28.9", "TIL-28.13", "TIL-D43")
def test_without_an_open_town_he_only_takes_a_tile() -> None:
    s = scene(1)
    at(s, 1, merchant="Tiletum")
    fill_towns(s)
    own(s, 1, gold=3)
    tile_on(s, "Antwerpen", "B22")
    log = listen(s)
    merchant(s, 1)
    assert ids(s.removed) == ["B22"] and spot(s, 1) == "Tiletum" and resources(s, 1)["gold"] == 3
    assert told(log, "rival-stays")


@pytest.mark.rule("TIL-28.10")
def test_the_tile_is_in_reach_of_where_he_now_stands() -> None:
    s = scene(1)
    at(s, 1, merchant="Tiletum")
    fill_towns(s, "Paris", "Wien")
    own(s, 1, gold=1)
    tile_on(s, "Brugge", "B22")  # 2 from Tiletum, 3 from Paris
    merchant(s, 2)
    assert s.houses[SPACE["Paris-h1"]] == 1 and s.removed == []


@pytest.mark.rule("TIL-28.11")
def test_at_last_he_goes_to_the_best_open_town_in_reach() -> None:
    s = scene(1)
    at(s, 1, merchant="Paris")
    fill_towns(s, "Paris", "Lyon", "Toulouse")
    own(s, 1, gold=2)
    merchant(s, 3)
    assert spot(s, 1) == "Toulouse"  # 4 VP against 1, both within 3
    assert resources(s, 1)["gold"] == 2


@pytest.mark.rule("TIL-D45")
def test_he_uses_the_space_with_the_most_vp() -> None:
    s = scene(4)
    solo = scene(1)
    s.cardinal = solo.cardinal
    at(s, 1, merchant="Milano")  # h1 a building's bonuses, h2 2 VP
    merchant(s, 1)
    assert s.houses[SPACE["Milano-h2"]] == 1
    s = scene(4)
    s.cardinal = solo.cardinal
    at(s, 1, merchant="Nuernberg")  # h1 a building's bonuses, h2 nothing
    merchant(s, 1)
    assert s.houses[SPACE["Nuernberg-h1"]] == 1


# -- character ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-29.1", "TIL-29.2", "TIL-29.7", "TIL-29.8", "TIL-D49", "TIL-D71", "TIL-X6")
def test_character_action() -> None:
    s = scene(1)
    cardinal(s).supply.append(pull(s, "P33"))
    crest(s, 1, 1, "B01")
    live(s, 1, 2, 2, "P05")
    people(s, "P30", "P31", "P01", "P10", "P19", top=["P37"])
    log = listen(s)
    character(s, 4)
    player = s.players[1]
    assert ids(player.rooms[0]) == ["P30", "P33"]
    assert "P37" in ids(s.character_offer)
    assert player.markers[CHARACTER] == 1 and player.home_markers[0] == 0
    assert ids(cardinal(s).supply) == ["P01"]
    steps = [event.message.id for event in log]
    acts = ("log-place", "log-take-tile")
    assert [step for step in steps if step in acts] == [
        "log-place",
        "log-take-tile",
        "log-place",
        "log-take-tile",
    ]
    by = [args(message)["by"] for message in told(log, "rival-decides")]
    assert by == ["criterion-higher-reward", "criterion-has-one"]


@pytest.mark.rule("TIL-29.3", "TIL-38.1", "TIL-D71")
def test_a_new_type_goes_on_top_of_the_leftmost_empty_building() -> None:
    s = scene(1)
    live(s, 1, 2, 2, "P05")  # building 1 is empty, though 2 is used
    place_character(s, pull(s, "P10"))
    assert ids(s.players[1].rooms[0]) == ["-", "P10"]
    place_character(s, pull(s, "P19"))
    assert ids(s.players[1].rooms[2]) == ["-", "P19"]
    place_character(s, pull(s, "P11"))
    assert ids(s.players[1].rooms[0]) == ["P11", "P10"]


@pytest.mark.rule("TIL-29.4")
def test_bonuses_of_his_characters_are_ignored() -> None:
    s = scene(1)
    own(s, 1)
    before = (s.players[1].vp, s.players[1].king)
    for id in ("P10", "P04", "P19", "P30"):
        place_character(s, pull(s, id))
    assert resources(s, 1) == {} and (s.players[1].vp, s.players[1].king) == before


@pytest.mark.rule("TIL-29.5")
def test_he_takes_only_when_his_supply_is_empty() -> None:
    s = scene(1)
    cardinal(s).supply += [pull(s, "P10"), pull(s, "P19")]
    before = list(s.character_offer)
    character(s, 2)
    assert s.character_offer == before and cardinal(s).supply == []
    character(s, 1)
    assert len(cardinal(s).supply) == 1 and len(s.character_offer) == 5


@pytest.mark.rule("TIL-29.6")
def test_types_of_which_he_has_two_are_ignored() -> None:
    s = scene(1)
    live(s, 1, 1, 2, "P10")
    live(s, 1, 1, 1, "P11")
    people(s, "P12", "P13", "P14", "P15", "P03")
    character(s, 1)
    assert ids(cardinal(s).supply) == ["P03"]


@pytest.mark.rule("TIL-29.7")
def test_types_he_has_once_come_first_the_leftmost_of_them() -> None:
    s = scene(1)
    live(s, 1, 1, 2, "P05")
    live(s, 1, 2, 2, "P19")
    people(s, "P10", "P30", "P39", "P24", "P01")
    character(s, 1)
    assert ids(cardinal(s).supply) == ["P01"]  # king in building 1, though it has no reward
    s = scene(1)
    live(s, 1, 1, 2, "P05")
    live(s, 1, 2, 2, "P19")
    people(s, "P10", "P30", "P39", "P24", "P40")
    character(s, 1)
    assert ids(cardinal(s).supply) == ["P24"]


@pytest.mark.rule("TIL-29.8", "TIL-D48")
def test_the_highest_reward_is_the_largest_amount_of_a_resource() -> None:
    s = scene(1)
    live(s, 1, 1, 2, "P14")
    people(s, "P11", "P15", "P10", "P12", "P13")  # steps, 1+1, 3 gold, a step, a step and a house
    character(s, 1)
    assert ids(cardinal(s).supply) == ["P10"]
    found = set()
    for seed in range(20):
        s = scene(1, seed=seed)
        live(s, 1, 1, 2, "P05")
        people(s, "P01", "P02", "P03", "P04", "P19")  # actions and VP count 0: level
        character(s, 1)
        found.add(ids(cardinal(s).supply)[0])
    assert found == {"P01", "P02", "P03", "P04"}


@pytest.mark.rule("TIL-29.9", "TIL-D47")
def test_among_new_types_the_highest_reward() -> None:
    s = scene(1)
    people(s, "P01", "P14", "P21", "P31", "P37")
    character(s, 1)
    assert ids(cardinal(s).supply) == ["P31"]
    found = set()
    for seed in range(20):
        s = scene(1, seed=seed)
        people(s, "P10", "P19", "P30", "P31", "P37")
        character(s, 1)
        found.add(ids(cardinal(s).supply)[0])
    assert found == {"P10", "P19", "P30"}


def two_of(s: TiletumState, *pairs: str) -> None:
    for building, pair in enumerate(pairs, 1):
        top, ground = pair.split()
        live(s, 1, building, 2, top)
        live(s, 1, building, 1, ground)


@pytest.mark.rule("TIL-29.10")
def test_he_discards_the_offer_once_a_turn_without_ap() -> None:
    s = scene(1)
    two_of(s, "P10 P11", "P01 P02")
    people(s, "P12", "P13", "P14", "P15", "P03", top=["P30"])
    log = listen(s)
    character(s, 1)
    assert len(told(log, "rival-replaces")) == 1
    assert len(cardinal(s).supply) == 1 and cardinal(s).replaced
    s = scene(1)
    two_of(s, "P10 P11", "P01 P02")
    people(s, "P12", "P13", "P14", "P15", "P03")
    cardinal(s).replaced = True
    character(s, 3)
    assert cardinal(s).supply == []


@pytest.mark.rule("TIL-29.11", "TIL-D50")
def test_with_two_of_every_type_he_takes_and_discards_nothing() -> None:
    s = scene(1)
    two_of(s, "P10 P11", "P01 P02", "P19 P20", "P30 P31", "P37 P38")
    before = list(s.character_offer)
    log = listen(s)
    character(s, 4)
    assert s.character_offer == before and cardinal(s).supply == []
    (said,) = told(log, "rival-no-character")
    assert said.args["ap"] == 4


@pytest.mark.rule("TIL-29.11", "TIL-D50")
def test_if_nothing_can_be_taken_the_remaining_ap_are_lost() -> None:
    s = scene(1)
    two_of(s, "P10 P11", "P01 P02")
    people(s, "P12", "P13", "P14", "P15", "P03")
    s.removed += s.character_pile
    s.character_pile = []
    log = listen(s)
    character(s, 4)
    assert cardinal(s).supply == [] and told(log, "rival-no-character")


@pytest.mark.rule("TIL-29.12")
def test_his_supply_has_no_limit_and_keeps_its_order() -> None:
    s = scene(1)
    cardinal(s).supply += [pull(s, id) for id in ("P10", "P19", "P30", "P01", "P37")]
    character(s, 2)
    assert ids(cardinal(s).supply) == ["P30", "P01", "P37"]
    assert ids(s.players[1].rooms[0]) == ["-", "P10"] and ids(s.players[1].rooms[1]) == ["-", "P19"]


@pytest.mark.rule("TIL-29.13", "TIL-38.2")
def test_two_characters_and_an_active_crest_send_the_marker() -> None:
    s = scene(1)
    live(s, 1, 5, 2, "P10")
    crest(s, 1, 5, "B01")
    assert s.players[1].markers == [0] * 6
    place_character(s, pull(s, "P11"))
    assert s.players[1].markers == [0, 3, 0, 0, 0, 0]


# -- contract -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-30.1", "TIL-30.7", "TIL-X7")
def test_contract_action() -> None:
    s = scene(1)
    crest(s, 1, 1, "B04")
    own(s, 1, wool=4, iron=1, food=2)
    offer(s, "K06", "KC03", "K12", "KC04", "K05")
    log = listen(s)
    contract(s, 5)
    assert ids(cardinal(s).reserve) == ["KC03"]
    assert ids(cardinal(s).slots) == ["K12"]
    assert ids(s.contract_offer) == ["K06", "-", "-", "KC04", "K05"]
    assert resources(s, 1) == {"wool": 4, "iron": 1, "food": 2}
    assert [message.args["ap"] for message in told(log, "rival-contract-crest")] == [3]
    assert [message.args["ap"] for message in told(log, "rival-contract-one")] == [2]
    assert args(told(log, "rival-decides")[-1])["by"] == "criterion-lacks-fewest"


@pytest.mark.rule("TIL-30.2", "TIL-30.3")
def test_new_crests_from_the_right_as_far_as_ap_last() -> None:
    s = scene(1)
    offer(s, "KC01", "KC02", "KC03", "KC04", "KC05")
    contract(s, 5)
    assert ids(cardinal(s).reserve) == ["KC05", "KC04", "KC03"]
    assert s.players[1].crests == [NONE] * 5


@pytest.mark.rule("TIL-30.2")
def test_two_crests_of_one_type_are_not_both_taken() -> None:
    s = scene(1)
    cardinal(s).reserve.append(pull(s, "B05"))
    offer(s, "K01", "K02", "K03", "KC04", "KC05")
    s.players[1].resources = [0] * 5
    cardinal(s).slots += [pull(s, "K09"), pull(s, "K10")]
    contract(s, 3)
    assert ids(cardinal(s).reserve) == ["B05", "KC04"]
    assert sum(s.players[1].resources) == 1  # 1 AP left for D


@pytest.mark.rule("TIL-30.4", "TIL-30.5", "TIL-30.6")
def test_ready_contracts_by_falling_vp_fulfilled_at_once() -> None:
    s = scene(1)
    own(s, 1, wool=5, iron=9)
    offer(s, "K01", "K03", "K06", "K04", "K05")  # 11, 7, 4, 7, 4 VP
    cardinal(s).slots += [pull(s, "K10"), pull(s, "K12")]  # no free slot is needed
    before = s.players[1].vp
    contract(s, 6)
    # K01 for 3 (7 iron), then K04 for 2 (5 wool), then K05 lacks iron: 2 of 4, no gold
    assert ids(s.players[1].contracts) == ["K01", "K04"]
    assert s.players[1].vp - before == 11 + 5 + 7 + 5
    assert ids(cardinal(s).slots) == ["K10", "K12"]


@pytest.mark.rule("TIL-30.4", "TIL-D62")
def test_with_equal_vp_the_cheaper_slot_first() -> None:
    s = scene(1)
    own(s, 1, wool=5, iron=5)
    offer(s, "K03", "K01", "K02", "K07", "K04")  # 7 VP for 3 and for 1; the others are not ready
    log = listen(s)
    contract(s, 1 + 2)
    assert ids(s.players[1].contracts)[0] == "K04"
    assert [message.args["ap"] for message in told(log, "rival-contract-ready")] == [1]


@pytest.mark.rule("TIL-30.5", "TIL-D51")
def test_a_contract_is_ready_if_gold_can_stand_in() -> None:
    s = scene(1)
    own(s, 1, iron=3, gold=4)
    offer(s, "K02", "K10", "K01", "K09", "K03")  # K03: 5 iron
    contract(s, 1)
    assert ids(s.players[1].contracts) == ["K03"] and resources(s, 1) == {}
    s = scene(1)
    own(s, 1, iron=3, gold=3)
    offer(s, "K02", "K10", "K01", "K09", "K03")
    contract(s, 1)
    assert s.players[1].contracts == [] and ids(cardinal(s).slots) == ["K03"]


@pytest.mark.rule("TIL-30.7", "TIL-30.8", "TIL-D52")
def test_one_contract_at_most_and_only_with_a_free_slot() -> None:
    s = scene(1)
    own(s, 1)
    offer(s, "KC01", "K01", "K02", "K10", "K09")
    cardinal(s).reserve.append(pull(s, "B01"))
    contract(s, 6)  # K09 lacks 6, K01 and K02 lack 7, K10 lacks 8
    assert ids(cardinal(s).slots) == ["K09"]
    assert sum(s.players[1].resources) == 5
    s = scene(1)
    own(s, 1)
    cardinal(s).slots += [pull(s, "K05"), pull(s, "K06")]
    offer(s, "K03", "K01", "K02", "K10", "K09")
    contract(s, 3)
    assert len(cardinal(s).slots) == 2 and sum(s.players[1].resources) == 3


@pytest.mark.rule("TIL-30.7")
def test_no_further_contract_when_a_ready_one_was_taken() -> None:
    s = scene(1)
    own(s, 1, iron=4)
    offer(s, "K01", "K02", "K10", "K09", "K05")
    contract(s, 3)
    assert ids(s.players[1].contracts) == ["K05"] and not cardinal(s).slots
    assert sum(s.players[1].resources) == 2  # the two AP left give resources


@pytest.mark.rule("TIL-30.7")
def test_with_equal_lack_the_contract_further_right() -> None:
    s = scene(1)
    own(s, 1)
    offer(s, "K10", "K09", "K02", "K01", "KC01")
    cardinal(s).reserve.append(pull(s, "B01"))
    contract(s, 2)
    assert ids(cardinal(s).slots) == ["K01"]


@pytest.mark.rule("TIL-30.9")
def test_how_lack_is_counted() -> None:
    def lack(id: str, **owned: int) -> int:
        s = scene(1)
        own(s, 1, **owned)
        return lacks(s.players[1].resources, TILES[TILE[id]])

    assert lack("K09", wool=1, iron=2, gold=9) == 2 + 1  # gold buys nothing here
    assert lack("K12", wool=4, iron=1, food=2) == 1
    assert lack("K12", wool=4, food=5) == 0  # 2 food above 3
    assert lack("K12", wool=6) == 0  # spare wool
    assert lack("K12", wool=3, iron=1, gold=1) == 1
    assert lack("B50", stone=9) == 4  # stone never pays


@pytest.mark.rule("TIL-30.10", "TIL-33.7", "TIL-D53")
def test_left_ap_give_the_most_needed_resource_anew_each_time() -> None:
    s = scene(1)
    own(s, 1)
    offer(s, "-", "-", "-", "-", "-")
    pillars(s, 1, "Paris")
    cost(s, "Paris", "cost-2-1")
    contract(s, 4)
    assert resources(s, 1) == {"stone": 2, "gold": 2}


@pytest.mark.rule("TIL-30.11")
def test_the_offer_is_refilled_at_the_end_of_his_turn() -> None:
    s = scene(1, dice=["gold-5", "food-5"])
    cardinal(s).row[:] = ["business_is_business", "worldly_riches"]
    for seed in range(20):
        trial = s.copy()
        trial.rng = Rng.seeded(seed)
        cardinal_turn(trial)
        assert NONE not in trial.contract_offer


# -- king ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-31.1")
def test_he_moves_up_one_space_for_each_ap() -> None:
    s = scene(1, dice=["gold-1", "food-2"])
    cardinal(s).row[:] = ["king_and_country"]
    king(s, seat1=3)
    cardinal_turn(s)
    assert king_vps(s)[1] == 9
    s = scene(1, dice=["gold-1", "food-2"])
    cardinal(s).row[:] = ["king_and_country"]
    king(s, seat1=7)
    cardinal_turn(s)
    assert king_vps(s)[1] == 10  # the top


@pytest.mark.rule("TIL-29.6", "TIL-29.10")
def test_after_the_offer_is_replaced_a_third_of_a_type_is_still_refused() -> None:
    s = scene(1)
    live(s, 1, 1, 2, "P10")
    live(s, 1, 1, 1, "P11")
    people(s, "P12", "P13", "P14", "P15", top=["P01"])
    rest = [tile for tile in s.character_pile if ids([tile]) != ["P01"]]
    s.removed, s.character_pile = rest, [TILE["P01"]]
    character(s, 1)
    assert ids(cardinal(s).supply) == ["P01"]
    s = scene(1)
    live(s, 1, 1, 2, "P10")
    live(s, 1, 1, 1, "P11")
    people(s, "P12", "P13", "P14", "P15")
    s.removed, s.character_pile = s.character_pile, []
    character(s, 2)
    assert not cardinal(s).supply
