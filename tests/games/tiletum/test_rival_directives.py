"""Sections 24 and 36: how the Cardinal finds his die, and what each directive card says."""

import pytest
from tests.games.tiletum.scenes import (
    at,
    cardinal,
    crest,
    gave,
    ids,
    listen,
    live,
    offer,
    own,
    pillars,
    pull,
    resources,
    scene,
    tile_on,
    told,
)

from kingstable.games.tiletum.options import DICE
from kingstable.games.tiletum.rival.directives import (
    CARDS,
    Found,
    by_priority,
    dice_at,
    find_die,
    highest,
    sector_for,
    try_option,
)
from kingstable.games.tiletum.rival.needs import iron_or_wool
from kingstable.games.tiletum.rival.turn import cardinal_turn
from kingstable.games.tiletum.state import TiletumState
from kingstable.games.tiletum.tables import ACTIONS, IRON, NONE, WOOL
from kingstable.kernel import Message, Rng


def search(s: TiletumState, *row: str) -> tuple[str, str]:
    """The die and the action that he finds along these cards, in words."""
    cardinal(s).row[:] = [*row]
    cardinal(s).pawn = 0
    found = find_die(s)
    return DICE[found.die], "-" if found.action == NONE else ACTIONS[found.action]


def attempt(s: TiletumState, card: str, number: int) -> str:
    """One option of a card: the die found, or the reason why it fails."""
    tried = try_option(s, CARDS[card], CARDS[card].options[number - 1])
    return DICE[tried.die] if isinstance(tried, Found) else tried.id


@pytest.mark.rule("TIL-24.1", "TIL-D31", "TIL-36.1", "TIL-36.2")
def test_thirteen_cards_of_one_to_four_options() -> None:
    assert len(CARDS) == 13
    assert {len(card.options) for card in CARDS.values()} == {1, 2, 3, 4}
    assert sum(card.fair_tile != "none" for card in CARDS.values()) == 11
    for card in CARDS.values():
        if card.id != "worldly_riches":
            assert sorted(card.dice_priority) == ["food", "gold", "iron_or_wool", "stone"]


@pytest.mark.rule("TIL-24.2", "TIL-24.3", "TIL-24.4", "TIL-36.3")
def test_options_are_tried_in_order_and_card_after_card() -> None:
    s = scene(1, dice=["food-4"])  # character shows 4
    pillars(s, 1, "Paris", "Wien")
    log = listen(s)
    found = search(s, "buildings_are_forever", "king_and_country", "busy_hands", "worldly_riches")
    assert found == ("food-4", "character")
    assert cardinal(s).pawn == 2
    failed = [(message.args["number"], message.args["reason"]) for message in told(log, "rival-option-fails")]
    assert [number for number, _ in failed] == [1, 2, 3, 1]
    assert [reason.id for _, reason in failed if isinstance(reason, Message)] == [
        "reason-no-die",
        "reason-no-die",
        "reason-no-colour",
        "reason-no-die",
    ]
    assert len(told(log, "rival-next-card")) == 2


@pytest.mark.rule("TIL-24.3")
def test_a_failed_condition_leads_to_the_next_option() -> None:
    s = scene(1, dice=["food-2", "iron-3"])  # merchant 2, architect 3
    assert attempt(s, "buildings_are_forever", 1) == "reason-pillars-houses"
    assert search(s, "buildings_are_forever") == ("iron-3", "architect")


@pytest.mark.rule("TIL-24.5")
def test_the_last_card_always_applies() -> None:
    for die in DICE:
        assert search(scene(1, dice=[die]), "worldly_riches")[0] == die


@pytest.mark.rule("TIL-24.6")
def test_dice_of_the_jester_serve_every_action() -> None:
    s = scene(1, dice=["food-6"])  # jester shows 6
    for card, action in (("king_and_country", "king"), ("mercantile_empire", "merchant"), ("busy_hands", "character")):
        assert search(s, card) == ("food-6", action)


@pytest.mark.rule("TIL-24.7", "TIL-D36")
def test_the_jester_is_preferred_when_it_gives_at_least_as_many_ap() -> None:
    s = scene(1, wheel="jester king merchant architect character contract", dice=["food-1", "iron-2"])
    assert sector_for(s, 0) == 1
    assert search(s, "king_and_country") == ("food-1", "king")
    s = scene(1, wheel="king jester merchant architect character contract", dice=["food-1", "iron-2"])
    assert sector_for(s, 0) == 1
    assert search(s, "king_and_country") == ("food-1", "king")
    s = scene(1, wheel="jester king merchant architect character contract", dice=["iron-2"])
    assert sector_for(s, 0) == 2
    s.players[1].markers[0] = 3  # the marker counts in both sectors, so it changes nothing
    s = scene(1, wheel="king jester merchant architect character contract", dice=["food-1", "iron-2"])
    s.players[1].markers[0] = 3
    assert sector_for(s, 0) == 1
    assert sorted(s.value_at(action) for action in range(6)) == [1, 2, 3, 4, 5, 6]  # never equal


@pytest.mark.rule("TIL-24.8")
def test_the_strip_at_the_foot_decides_between_colours() -> None:
    s = scene(1, dice=["gold-1", "food-1", "wool-1", "stone-1", "iron-1"])
    own(s, 1, wool=1)
    firsts = {
        card.id: DICE[by_priority(s, card, dice_at(s, 1))] for card in CARDS.values() if len(card.dice_priority) > 1
    }
    assert firsts["king_and_country"] == "gold-1"
    assert firsts["mercantile_empire"] == "iron-1"
    assert firsts["busy_hands"] == "food-1"
    assert firsts["proud_pillars"] == "stone-1"
    s = scene(1, dice=["gold-1", "wool-1", "stone-1"])
    assert DICE[by_priority(s, CARDS["busy_hands"], dice_at(s, 1))] == "wool-1"
    assert DICE[by_priority(s, CARDS["proud_pillars"], dice_at(s, 1))] == "stone-1"
    s = scene(1, dice=["gold-1", "stone-1"])
    assert DICE[by_priority(s, CARDS["busy_hands"], dice_at(s, 1))] == "gold-1"


@pytest.mark.rule("TIL-24.9", "TIL-D34")
def test_blue_or_light_grey_by_what_his_contracts_lack() -> None:
    s = scene(1)
    cardinal(s).slots += [pull(s, "K05"), pull(s, "K10")]  # 4 iron; 4 wool and 4 iron
    own(s, 1, iron=3, wool=0)
    assert iron_or_wool(s) == IRON  # 5 against 4
    own(s, 1, iron=5, wool=0)
    assert iron_or_wool(s) == WOOL  # 3 against 4
    own(s, 1, iron=4, wool=0)
    assert iron_or_wool(s) == WOOL  # 4 each: fewer in stock
    cardinal(s).slots.clear()
    cardinal(s).slots.append(pull(s, "K09"))
    own(s, 1, iron=1, wool=1)
    taken = set()
    for seed in range(20):
        s.rng = Rng.seeded(seed)
        taken.add(iron_or_wool(s))
    assert taken == {IRON, WOOL}


@pytest.mark.rule("TIL-D33")
def test_blue_or_light_grey_without_a_contract_or_a_choice() -> None:
    s = scene(1, dice=["wool-1", "gold-1"])
    own(s, 1, iron=3, wool=1)
    assert iron_or_wool(s) == WOOL
    own(s, 1, iron=0, wool=5)
    assert DICE[by_priority(s, CARDS["busy_hands"], dice_at(s, 1))] == "wool-1"  # the only one there
    assert DICE[highest(s, (IRON, WOOL))] == "wool-1"


@pytest.mark.rule("TIL-24.10")
def test_the_highest_die_of_a_colour() -> None:
    s = scene(1, dice=["stone-2", "stone-5", "gold-6"])
    assert DICE[highest(s, (3,))] == "stone-5"
    s = scene(1, dice=["wool-4", "iron-5", "wool-2"])
    assert DICE[highest(s, (IRON, WOOL))] == "iron-5"
    s = scene(1, dice=["wool-5", "iron-5"])
    own(s, 1, wool=3)
    assert DICE[highest(s, (IRON, WOOL))] == "iron-5"
    assert highest(s, (0,)) == NONE


@pytest.mark.rule("TIL-24.11", "TIL-33.8")
def test_worldly_riches_takes_the_highest_die() -> None:
    assert search(scene(1, dice=["stone-2", "gold-5", "food-1"]), "worldly_riches") == ("gold-5", "-")
    s = scene(1, dice=["stone-5", "gold-5", "food-1"])
    assert search(s, "worldly_riches")[0] == "gold-5"  # nothing needs stone
    s = scene(1, dice=["stone-5", "gold-5", "food-1"])
    pillars(s, 1, "Paris")
    own(s, 1)
    assert search(s, "worldly_riches")[0] == "stone-5"


@pytest.mark.rule("TIL-24.12", "TIL-D32", "TIL-X42")
def test_greatest_need() -> None:
    s = scene(1, dice=["wool-2", "wool-5", "gold-6"])
    cardinal(s).slots.append(pull(s, "K12"))
    own(s, 1, wool=1, food=3)
    log = listen(s)
    assert search(s, "family_alliances") == ("wool-5", "-")
    (said,) = told(log, "rival-greatest-need")
    assert (said.args["lack"], said.args["any"]) == (3, 2)


@pytest.mark.rule("TIL-24.12")
def test_greatest_need_of_gold_or_by_the_number_of_dice() -> None:
    s = scene(1, dice=["wool-2", "wool-5", "gold-6"])
    cardinal(s).slots.append(pull(s, "B49"))  # 3 of any
    own(s, 1)
    assert search(s, "family_alliances")[0] == "gold-6"
    cardinal(s).slots[:] = [pull(s, "B52")]  # 2 of any and 2 wool: equal
    own(s, 1, iron=0, wool=0)
    assert search(s, "family_alliances")[0] == "wool-5"  # two dice against one
    s = scene(1, dice=["wool-2", "gold-5", "gold-6"])
    cardinal(s).slots.append(pull(s, "B52"))
    own(s, 1)
    assert search(s, "family_alliances")[0] == "gold-6"


@pytest.mark.rule("TIL-24.12")
def test_greatest_need_falls_back_to_the_other_colour_or_fails() -> None:
    s = scene(1, dice=["gold-6", "stone-5"])
    cardinal(s).slots.append(pull(s, "K02"))  # 7 wool
    own(s, 1)
    assert search(s, "family_alliances")[0] == "gold-6"
    s = scene(1, dice=["stone-5", "food-1"])  # contract shows 5
    cardinal(s).slots.append(pull(s, "K02"))
    own(s, 1)
    assert attempt(s, "family_alliances", 1) == "reason-no-colour"
    s = scene(1, dice=["wool-2", "gold-6"])  # equal need, equal dice: at random
    cardinal(s).slots.append(pull(s, "B52"))
    own(s, 1)
    found = set()
    for seed in range(20):
        s.rng = Rng.seeded(seed)
        found.add(search(s, "family_alliances")[0])
    assert found == {"wool-2", "gold-6"}


@pytest.mark.rule("TIL-24.13", "TIL-D66")
def test_a_new_crest_in_reach() -> None:
    s = scene(1, dice=["food-3"])  # architect shows 3: 4 AP
    at(s, 1, merchant="Venezia", architect="Paris")
    tile_on(s, "Venezia", "B01")
    assert attempt(s, "noblesse_oblige", 1) == "reason-crest-far"
    tile_on(s, "Brugge", "B02")  # 3 steps from Paris
    assert attempt(s, "noblesse_oblige", 1) == "food-3"
    crest(s, 1, 1, "KC02")  # now he owns that type
    assert attempt(s, "noblesse_oblige", 1) == "reason-crest-far"
    s = scene(1, dice=["food-2"])
    at(s, 1, merchant="Venezia", architect="Paris")
    tile_on(s, "Venezia", "B01")
    assert attempt(s, "noblesse_oblige", 2) == "food-2"  # from where the merchant stands


@pytest.mark.rule("TIL-24.13", "TIL-D35")
def test_reach_is_checked_with_the_ap_of_the_die_and_the_marker() -> None:
    s = scene(1, dice=["food-6"], wheel="king merchant jester character contract architect")  # architect 6: 1 AP
    at(s, 1, architect="Paris")
    tile_on(s, "Brugge", "B02")
    assert attempt(s, "noblesse_oblige", 1) == "reason-crest-far"
    s.players[1].markers[2] = 2
    assert attempt(s, "noblesse_oblige", 1) == "food-6"  # 3 AP
    s = scene(1, dice=["food-1"])
    tile_on(s, "Brugge", "B02")
    assert attempt(s, "noblesse_oblige", 1) == "reason-no-die"  # fails without looking


@pytest.mark.rule("TIL-24.14", "TIL-D35")
def test_a_new_crest_in_the_contract_offer() -> None:
    s = scene(1, dice=["food-5"])  # contract shows 5: 2 AP
    offer(s, "KC01", "K02", "K03", "K04", "K05")
    assert attempt(s, "noblesse_oblige", 3) == "reason-crest-dear"
    offer(s, "K02", "K01", "KC01", "K04", "K05")
    assert attempt(s, "noblesse_oblige", 3) == "food-5"
    cardinal(s).reserve.append(pull(s, "B01"))
    assert attempt(s, "noblesse_oblige", 3) == "reason-no-new-crest-offer"


@pytest.mark.rule("TIL-24.15", "TIL-D35")
def test_comparisons_use_his_pieces_on_the_map_with_the_house_in_tiletum() -> None:
    s = scene(1, dice=["food-2", "stone-3"])
    pillars(s, 1, "Paris")
    assert attempt(s, "buildings_are_forever", 1) == "reason-pillars-houses"  # 1 pillar, 1 house
    assert attempt(s, "everlasting_fame", 1) == "stone-3"
    pillars(s, 1, "Wien")
    assert attempt(s, "buildings_are_forever", 1) == "food-2"
    assert attempt(s, "everlasting_fame", 1) == "reason-houses-pillars"
    assert attempt(s, "glorious_spires", 1) == "stone-3"
    gave(s, 1, "Paris", "Wien")
    assert attempt(s, "glorious_spires", 1) == "reason-pillars-cathedrals"


@pytest.mark.rule("TIL-24.16")
def test_bonus_tiles_on_the_wheel_have_no_influence() -> None:
    def choice(*tiles: str) -> tuple[str, str]:
        s = scene(1, dice=["gold-1", "food-2", "iron-3", "stone-4", "wool-5"])
        for action, tile in zip(ACTIONS, tiles, strict=False):
            tile_on(s, action, tile)
        return search(s, "everlasting_fame")

    assert choice() == choice("B01", "B22", "B20", "B13", "B49") == choice("B20", "B01")


# -- the cards ----------------------------------------------------------------------------------------------------

Line = tuple[str, str, str]


def lines(card: str) -> list[Line]:
    """A card's options as (condition, pick, action or colours)."""
    return [
        (option.condition, option.pick, option.action if option.pick == "action" else "/".join(option.colours))
        for option in CARDS[card].options
    ]


def strip(card: str) -> str:
    return " ".join(CARDS[card].dice_priority).replace("iron_or_wool", "b/g")


NEED = ("has_unfulfilled_contract", "greatest_need_die", "iron_or_wool/gold")
STONE = ("pillars_gt_cathedrals", "highest_die", "stone")


def do(action: str, condition: str = "always") -> Line:
    return (condition, "action", action)


def check(card: str, fair: str, options: list[Line], dice: str) -> None:
    assert CARDS[card].fair_tile == fair
    assert lines(card) == options
    assert strip(card) == dice


@pytest.mark.rule("TIL-36.4")
def test_buildings_are_forever() -> None:
    options = [do("merchant", "pillars_gt_houses"), do("architect"), STONE]
    check("buildings_are_forever", "SetHousePillar", options, "stone gold b/g food")


@pytest.mark.rule("TIL-36.5")
def test_king_and_country() -> None:
    check("king_and_country", "KingTrack", [do("king")], "gold food b/g stone")


@pytest.mark.rule("TIL-36.6")
def test_mercantile_empire() -> None:
    check("mercantile_empire", "Houses", [do("merchant")], "b/g food gold stone")


@pytest.mark.rule("TIL-36.7")
def test_family_alliances() -> None:
    crests = "new_crest_in_reach"
    options = [NEED, do("merchant", crests), do("architect", crests), do("contract")]
    check("family_alliances", "SetContractCrest", options, "b/g gold food stone")


@pytest.mark.rule("TIL-36.8")
def test_business_is_business() -> None:
    options = [NEED, do("contract"), ("always", "highest_die", "iron_or_wool")]
    check("business_is_business", "Contracts", options, "gold b/g stone food")


@pytest.mark.rule("TIL-36.9")
def test_religious_communities() -> None:
    options = [STONE, NEED, do("architect"), do("contract")]
    check("religious_communities", "SetContractCathedral", options, "stone b/g gold food")


@pytest.mark.rule("TIL-36.10")
def test_noblesse_oblige() -> None:
    crests = "new_crest_in_reach"
    options = [do("architect", crests), do("merchant", crests), do("contract", "new_crest_in_contract_offer")]
    check("noblesse_oblige", "Crests", options, "food stone b/g gold")


@pytest.mark.rule("TIL-36.11")
def test_proud_pillars() -> None:
    check("proud_pillars", "Pillars", [do("architect"), do("merchant", "pillars_gt_houses")], "stone food b/g gold")


@pytest.mark.rule("TIL-36.12")
def test_familiar_faces() -> None:
    options = [do("character"), ("always", "highest_die", "food")]
    check("familiar_faces", "UpperFloorCharacters", options, "food gold b/g stone")


@pytest.mark.rule("TIL-36.13")
def test_busy_hands() -> None:
    options = [do("character"), ("always", "highest_die", "food")]
    check("busy_hands", "FilledBuildings", options, "food b/g gold stone")


@pytest.mark.rule("TIL-36.14")
def test_glorious_spires() -> None:
    check("glorious_spires", "Cathedrals", [STONE, do("architect")], "stone gold food b/g")


@pytest.mark.rule("TIL-36.15")
def test_everlasting_fame() -> None:
    options = [do("architect", "houses_ge_pillars"), do("merchant")]
    check("everlasting_fame", "none", options, "stone b/g food gold")


@pytest.mark.rule("TIL-36.16")
def test_worldly_riches() -> None:
    check("worldly_riches", "none", [("always", "highest_die", "any")], "most_needed_resource")


# -- the rulebook's example ---------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-X1")
def test_noblesse_oblige_then_busy_hands() -> None:
    wheel = "architect merchant character king contract jester"  # values 1 to 6
    dice = ["stone-1", "food-5", "iron-3", "gold-3", "wool-3"]
    s = scene(1, wheel=wheel, dice=dice)
    cardinal(s).row[:] = ["noblesse_oblige", "busy_hands", "everlasting_fame", "worldly_riches"]
    at(s, 1, merchant="Firenze", architect="London")
    tile_on(s, "Venezia", "B01")
    crest(s, 1, 1, "B04")  # he owns the eagle
    offer(s, "K02", "KC02", "K03", "K04", "KC04")  # fleur-de-lis for 3, eagle for 1
    own(s, 1, iron=4)
    cardinal(s).slots.append(pull(s, "K01"))
    tile_on(s, "character", "B21")
    log = listen(s)
    s.rng = rng_that_rolls_a_difference_of_zero()
    before = s.players[1].vp
    cardinal_turn(s)
    failed = told(log, "rival-option-fails")
    assert [message.args["number"] for message in failed] == [1, 2, 3]
    reasons = [message.args["reason"] for message in failed]
    assert [reason.id for reason in reasons if isinstance(reason, Message)] == [
        "reason-crest-far",
        "reason-no-die",
        "reason-crest-dear",
    ]
    far = reasons[0]
    assert isinstance(far, Message) and far.args["ap"] == 6
    (away,) = far.args["crests"]  # type: ignore[misc, union-attr]
    assert isinstance(away, Message) and away.args["steps"] == 9
    assert cardinal(s).row[cardinal(s).pawn] == "busy_hands"
    assert [DICE[die] for die in s.players[1].dice] == ["iron-3"]
    (acts,) = told(log, "action")
    assert acts.args["ap"] == 4
    assert "B21" in ids(s.removed)
    assert resources(s, 1).get("iron", 0) == 0
    assert s.players[1].vp - before == 16
    assert ids(s.players[1].contracts) == ["K01"]


def rng_that_rolls_a_difference_of_zero() -> Rng:
    for seed in range(1000):
        rng = Rng.seeded(seed)
        if rng.die(6) == rng.die(6):
            return Rng.seeded(seed)
    raise AssertionError


@pytest.mark.rule("TIL-24.13")
def test_a_helper_in_reach_is_no_crest() -> None:
    s = scene(1, dice=["gold-2"])
    at(s, 1, merchant="Paris")
    tile_on(s, "Paris", "B21")
    assert attempt(s, "noblesse_oblige", 2) == "reason-no-new-crest-map"


@pytest.mark.rule("TIL-24.11", "TIL-33.8", "TIL-D59")
def test_worldly_riches_never_names_a_colour_that_is_not_there() -> None:
    def riches(*dice: str, contract: str = "", crest_waits: bool = False) -> str:
        s = scene(1, dice=dice)
        own(s, 1)
        if contract:
            cardinal(s).slots.append(pull(s, contract))
        if crest_waits:
            cardinal(s).reserve.append(pull(s, "B01"))
            live(s, 1, 1, 1, "P10")
            live(s, 1, 1, 2, "P11")
        return search(s, "worldly_riches")[0]

    assert riches("iron-6", "gold-6", contract="K02") == "iron-6"  # the contract lacks wool, and iron is tried next
    assert riches("wool-6", "gold-6", contract="K01") == "wool-6"
    assert riches("wool-6", "gold-6", crest_waits=True) == "gold-6"
    assert riches("food-6", "gold-6", crest_waits=True) == "food-6"
