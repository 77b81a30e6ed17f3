"""Section 39: what a player sees."""

import pytest
from tests.games.tiletum.scenes import (
    at,
    begin,
    cardinal,
    cost,
    crest,
    fairs,
    fulfilled,
    gave,
    hold,
    houses,
    ids,
    king,
    live,
    offer,
    own,
    people,
    pillars,
    play,
    pull,
    scene,
    tile_on,
)

from kingstable.games.tiletum import game
from kingstable.games.tiletum.state import FINISHED, REFRESH, TiletumState
from kingstable.games.tiletum.tables import KING_VP, TILES
from kingstable.games.tiletum.view import TiletumView


def view(s: TiletumState) -> TiletumView:
    return game.view(s, 0)


@pytest.mark.rule("TIL-39.1")
def test_round_phase_turn_and_totals() -> None:
    s = scene(3, round=2)
    s.pass_ = 1
    own(s, 2, wool=4)
    seen = view(s)
    assert (seen.round, seen.phase, seen.turn, seen.active, seen.order) == (2, "action", 2, 0, [0, 1, 2])
    assert [player.vp for player in seen.players] == [10, 10, 10]
    assert seen.players[2].resources == {"gold": 0, "food": 0, "wool": 4, "stone": 0, "iron": 0}


@pytest.mark.rule("TIL-39.2")
def test_the_wheel() -> None:
    s = scene(2, first=3, dice=["wool-4", "stone-4", "iron-4", "gold-1"])
    tile_on(s, "merchant", "B19")
    s.players[1].markers[1] = 2
    seen = view(s)
    assert seen.wheel == ["king", "merchant", "architect", "character", "contract", "jester"]
    assert seen.first_value == 3  # so the merchant's sector shows 4
    assert seen.dice == ["gold-1", "wool-4", "stone-4", "iron-4"]
    assert seen.sector_tiles == {"merchant": "B19"}
    assert [player.markers for player in seen.players] == [{}, {"merchant": 2}]


@pytest.mark.rule("TIL-39.3")
def test_the_map() -> None:
    s = scene(2)
    fairs(s, ["Houses", "Pillars", "Crests", "Contracts"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    cost(s, "Praha", "cost-restoration")
    cost(s, "Paris", "cost-4-6")
    houses(s, 1, "Paris")
    pillars(s, 0, "Paris")
    gave(s, 0, "Paris")
    tile_on(s, "Brugge", "B21")
    at(s, 1, merchant="Paris")
    seen = view(s)
    assert seen.houses == {"Tiletum-h1": 0, "Tiletum-h2": 1, "Paris-h1": 1}
    assert [player.merchant for player in seen.players] == ["Tiletum", "Paris"]
    assert [player.architect for player in seen.players] == ["Tiletum", "Tiletum"]
    paris = seen.cathedrals["Paris"]
    assert (paris.cost, paris.vp, paris.taken, paris.pillars) == ("cost-4-6", 6 + 3, 1, [0])
    praha = seen.cathedrals["Praha"]
    assert (praha.cost, praha.vp, praha.taken, praha.pillars) == ("cost-restoration", 0, 0, [])
    assert seen.map_tiles == {"Brugge": ["B21"]}
    assert [fair.town for fair in seen.fairs] == ["Tiletum", "Genova", "Troyes", "Brugge"]


@pytest.mark.rule("TIL-39.4")
def test_fairs_and_what_each_side_would_score_now() -> None:
    s = scene(2)
    fairs(s, ["Houses", "KingTrack", "SetHousePillar", "Crests"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    houses(s, 0, "Genova", "Troyes")
    pillars(s, 0, "Paris")
    king(s, seat0=4)
    first, second, third, fourth = view(s).fairs
    assert (first.fair, first.town, first.counts, first.now) == ("Houses", "Tiletum", [3, 1], [6, 2])
    assert (second.counts, second.now, second.takes_part) == ([4, 0], [8, 0], [True, False])
    assert (third.counts, third.now) == ([1, 0], [7, 0])
    assert (fourth.fair, fourth.town, fourth.held) == ("Crests", "Brugge", False)


@pytest.mark.rule("TIL-39.5")
def test_the_king_track() -> None:
    s = scene(2)
    king(s, seat1=2, seat0=2)
    seen = view(s)
    assert [(KING_VP[stack.space], stack.sides) for stack in seen.king_track] == [(2, [1, 0])]
    assert seen.king_tile == TILES[s.king_tile].id
    assert seen.corruption == [0] and seen.corruption_left == 2


@pytest.mark.rule("TIL-39.6")
def test_offers_piles_and_what_is_still_unseen() -> None:
    s = scene(2)
    offer(s, "K01", "K02", "-", "K04", "KC01")
    people(s, "P10", "P11", "P12", "P13", "P14")
    seen = view(s)
    assert seen.contracts == ["K01", "K02", None, "K04", "KC01"]
    assert seen.characters == ["P10", "P11", "P12", "P13", "P14"]
    assert seen.contract_pile == sorted(ids(s.contract_pile))
    assert seen.character_pile == sorted(ids(s.character_pile))
    assert seen.bonus_pile == sorted(ids(s.bonus_pile))


@pytest.mark.rule("TIL-39.7")
def test_every_player_board() -> None:
    s = scene(2)
    live(s, 1, 2, 1, "P10")
    live(s, 1, 2, 2, "P15")
    crest(s, 1, 2, "B01")
    hold(s, 1, "B19", "K03")
    fulfilled(s, 1, "K05")
    s.players[1].dice = [7]
    board = view(s).players[1]
    assert board.rooms[1] == ["P10", "P15"] and board.crests[1] == "B01"
    assert board.home_markers == [3, 0, 2, 1, 1, 0] and board.markers == {"merchant": 2}
    assert (board.storehouse, board.contracts) == (["B19", "K03"], ["K05"])
    assert (board.house_supply, board.pillar_supply) == (3, 3)
    assert board.dice == ["food-2"]


@pytest.mark.rule("TIL-39.4")
def test_fairs_that_have_been_held() -> None:
    s = scene(2, round=2)
    assert [fair.held for fair in view(s).fairs] == [True, False, False, False]
    s.phase = REFRESH
    assert [fair.held for fair in view(s).fairs] == [True, True, False, False]
    s.phase, s.round = FINISHED, 4
    assert [fair.held for fair in view(s).fairs] == [True] * 4


@pytest.mark.rule("TIL-39.8")
def test_the_cardinals_board_and_row() -> None:
    s = scene(1, challenges=["deep_coffers"])
    cardinal(s).pawn = 2
    cardinal(s).reserve.append(pull(s, "B01"))
    cardinal(s).slots.append(pull(s, "K03"))
    cardinal(s).supply.append(pull(s, "P10"))
    own(s, 1, food=5, iron=2)
    seen = view(s).cardinal
    assert seen is not None
    assert (seen.row, seen.pawn) == (cardinal(s).row, 2)
    assert seen.challenges == ["deep_coffers"]
    assert (seen.reserve, seen.supply) == (["B01"], ["P10"])
    assert [(slot.tile, slot.lacks, slot.ready) for slot in seen.slots] == [("K03", 3, False)]
    assert seen.reserved_food == 3
    assert view(s).players[1].seat is None
    assert view(scene(2)).cardinal is None


@pytest.mark.rule("TIL-39.11")
def test_the_price_of_turning_is_shown_before_it_is_paid() -> None:
    s = scene(2, dice=["gold-2", "food-6"])
    own(s, 0, gold=2)
    s.players[0].markers[2] = 2
    play(begin(s), "die gold-2")
    seen = view(s)
    assert (seen.picked, seen.named) == ("gold-2", "gold")
    assert [(turning.value, turning.price, turning.ap) for turning in seen.turnings] == [
        (2, 0, 5),
        (1, 2, 6),
        (3, 2, 4 + 2),
    ]


def test_reach_is_shown_as_ap_are_spent() -> None:
    s = scene(2, dice=["gold-2", "food-6"])
    table = play(begin(s), "die gold-2", "take 2 0")
    five = view(s).reach
    assert five["Paris"] == 1 and five["London"] == 4 and "Wien" not in five
    play(table, "move merchant Paris", "move merchant Tiletum", "move merchant Paris", "move merchant Tiletum")
    assert view(s).reach == {"Antwerpen": 1, "Paris": 1, "Troyes": 1}


def test_a_taken_die_is_not_shown_as_one_to_turn() -> None:
    s = scene(2, dice=["gold-2", "gold-2", "food-6"])
    table = play(begin(s), "die gold-2")
    assert game.view(table.state, 0).turnings
    play(table, "take 2 0")
    assert game.view(table.state, 0).turnings == []
