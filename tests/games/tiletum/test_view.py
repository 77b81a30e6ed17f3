"""Section 39: what a player sees."""

import msgspec
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
from kingstable.games.tiletum.tables import NONE, TILE, TILES
from kingstable.games.tiletum.view import SpotView, TiletumView
from kingstable.games.tiletum.view.boards import BuildingView, tile_view


def view(s: TiletumState) -> TiletumView:
    return game.view(s, 0)


def spot_view(s: TiletumState, id: str) -> SpotView:
    return next(spot for spot in view(s).spots if spot.id == id)


@pytest.mark.rule("TIL-39.1")
def test_round_phase_turn_and_totals() -> None:
    s = scene(3, round=2)
    s.pass_ = 1
    own(s, 2, wool=4)
    seen = view(s)
    assert (seen.round, seen.phase, seen.turn, seen.active, seen.order) == (2, "action", 2, 0, [0, 1, 2])
    assert [player.vp for player in seen.players] == [10, 10, 10]
    assert seen.players[2].resources == {"gold": 0, "food": 0, "wool": 4, "stone": 0, "iron": 0}
    assert [player.place for player in seen.players] == [1, 2, 3]


@pytest.mark.rule("TIL-39.2")
def test_the_wheel() -> None:
    s = scene(2, first=3, dice=["wool-4", "stone-4", "iron-4", "gold-1"])
    tile_on(s, "merchant", "B19")
    s.players[1].markers[1] = 2
    sector = view(s).wheel[1]
    assert (sector.action, sector.value, sector.ap) == ("merchant", 4, 3)
    assert [(die.id, die.resource, die.value) for die in sector.dice] == [
        ("wool-4", "wool", 4),
        ("stone-4", "stone", 4),
        ("iron-4", "iron", 4),
    ]
    assert sector.bonus is not None and sector.bonus.id == "B19"
    assert [(marker.side, marker.ap) for marker in sector.markers] == [(1, 2)]


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
    paris = spot_view(s, "Paris")
    assert sorted(paris.roads) == ["Paris_Bordeaux", "Tiletum", "Troyes"]
    assert [(space.id, space.owner) for space in paris.spaces] == [("Paris-h1", 1)]
    assert paris.merchants == [1] and paris.architects == []
    assert paris.cathedral is not None
    assert (paris.cathedral.cost, paris.cathedral.stone, paris.cathedral.vp) == ("cost-4-6", 4, 6 + 3)
    assert (paris.cathedral.top, paris.cathedral.tiles_left, paris.cathedral.pillars) == (3, 2, [0])
    praha = spot_view(s, "Praha").cathedral
    assert praha is not None and praha.closed and praha.tiles_left == 0
    brugge = spot_view(s, "Brugge")
    assert brugge.fair == 4 and brugge.bonus is not None and brugge.bonus.id == "B21"
    reward = spot_view(s, "Venezia").spaces[0].reward
    assert reward is not None and (reward.kind, reward.amount) == ("gain_vp", 5)


@pytest.mark.rule("TIL-39.4")
def test_fairs_and_what_each_side_would_score_now() -> None:
    s = scene(2)
    fairs(s, ["Houses", "KingTrack", "SetHousePillar", "Crests"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    houses(s, 0, "Genova", "Troyes")
    pillars(s, 0, "Paris")
    king(s, seat0=4)
    first, second, third, fourth = view(s).fairs
    assert (first.fair, first.town, first.value, first.now) == ("Houses", "Tiletum", 2, [6, 2])
    assert (second.value, second.now, second.takes_part) == (4, [8, 0], [True, False])
    assert (third.tile_value, third.slot_value, third.now, third.counts) == (6, 1, [7, 0], [1, 0])
    assert fourth.slot_value == 2 and not fourth.held


@pytest.mark.rule("TIL-39.5")
def test_the_king_track() -> None:
    s = scene(2)
    king(s, seat1=2, seat0=2)
    seen = view(s)
    assert [space.sides for space in seen.king_track if space.vp == 2] == [[1, 0]]
    assert seen.king_tile is not None and seen.king_tile.id == TILES[s.king_tile].id
    assert seen.corruption == [0] and seen.corruption_left == 2


@pytest.mark.rule("TIL-39.6")
def test_offers_piles_and_what_is_still_unseen() -> None:
    s = scene(2)
    offer(s, "K01", "K02", "-", "K04", "KC01")
    people(s, "P10", "P11", "P12", "P13", "P14")
    seen = view(s)
    assert [(slot.ap, slot.tile.id if slot.tile else None) for slot in seen.contracts] == [
        (3, "K01"),
        (3, "K02"),
        (2, None),
        (2, "K04"),
        (1, "KC01"),
    ]
    assert [slot.tile.id for slot in seen.characters if slot.tile] == ["P10", "P11", "P12", "P13", "P14"]
    assert seen.contract_pile.count == len(s.contract_pile) == len(seen.contract_pile.unseen)
    assert seen.contract_pile.unseen == sorted(ids(s.contract_pile))
    assert seen.character_pile.unseen == sorted(ids(s.character_pile))
    assert seen.bonus_pile.unseen == sorted(ids(s.bonus_pile))


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
    building = board.buildings[1]
    assert [room.tile.id for room in building.rooms if room.tile] == ["P10", "P15"]
    assert [room.id for room in building.rooms] == ["2-1", "2-2"]
    assert building.crest is not None and building.crest.id == "B01"
    assert building.completed and not building.marker_home and board.markers == {"merchant": 2}
    assert [tile.id for tile in board.storehouse] == ["B19", "K03"] and board.storehouse_slots == 4
    assert [tile.id for tile in board.contracts] == ["K05"] and board.contract_pillars == 4
    assert (board.house_supply, board.pillar_supply) == (3, 3)
    assert [die.id for die in board.dice] == ["food-2"]
    assert board.crests == ["lion"]


@pytest.mark.rule("TIL-39.7", "TIL-39.6")
def test_the_face_of_a_tile_of_each_kind() -> None:
    def face(id: str) -> object:
        return msgspec.to_builtins(tile_view(TILE[id]))

    made = {"provenance": "reconstructed"}
    assert face("B01") == {"id": "B01", "kind": "crest", "parts": [], "crest": "lion", "category": 1, **made}
    helper = {"kind": "action", "action": "merchant", "ap": 2}
    assert face("B37") == {"id": "B37", "kind": "helper", "parts": [helper], "category": 4, **made}
    assert face("K12") == {"id": "K12", "kind": "contract", "parts": [], "price": (2, 4, 0), "vp": 9, **made}
    parts = [{"kind": "move", "amount": 1, "meeple": "merchant"}, {"kind": "place_house"}]
    assert face("P13") == {"id": "P13", "kind": "character", "parts": parts, "type": "merchant", **made}
    assert face("B19") == {
        "id": "B19",
        "kind": "helper",
        "parts": [{"kind": "gain_resource", "amount": 4, "resource": "gold"}],
        "category": 3,
        **made,
    }
    assert tile_view(NONE) is None


@pytest.mark.rule("TIL-39.7", "TIL-39.8")
def test_buildings_say_what_waits_there() -> None:
    s = scene(1)
    live(s, 0, 4, 1, "P10")
    live(s, 0, 2, 1, "P30")
    crest(s, 0, 4, "B01")
    live(s, 1, 1, 2, "P01")
    live(s, 1, 1, 1, "P02")
    crest(s, 1, 1, "B02")
    yours, his = view(s).players

    def told_of(building: BuildingView) -> tuple[object, ...]:
        return (building.marker, building.marker_home, building.roof_house, building.type, building.filled)

    assert [told_of(building) for building in yours.buildings] == [
        (3, True, True, None, False),
        (2, True, True, "character", False),
        (2, True, True, None, False),
        (1, False, False, "merchant", True),
        (1, True, True, None, False),
        (0, False, False, None, False),
    ]
    assert [building.crest_food for building in yours.buildings] == [6, 6, 5, 4, 3, 2]
    assert [building.typed for building in yours.buildings] == [True] * 5 + [False]
    assert [building.completed for building in yours.buildings] == [False, False, False, True, False, False]
    assert [told_of(building) for building in his.buildings] == [
        (0, False, False, "king", True),
        (1, True, False, None, False),
        (2, True, False, None, False),
        (2, True, False, None, False),
        (3, True, False, None, False),
    ]
    assert {building.crest_food for building in his.buildings} == {3}
    assert (yours.contract_spaces, yours.contract_pillars, yours.storehouse_slots) == (6, 5, 4)
    assert (his.contract_spaces, his.contract_pillars, his.storehouse_slots) == (0, 0, 0)


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
    assert [card.id for card in seen.row] == cardinal(s).row
    assert [card.pawn for card in seen.row] == [False, False, True, False, False, False]
    assert seen.challenges == ["deep_coffers"]
    assert [tile.id for tile in seen.reserve] == ["B01"] and [tile.id for tile in seen.supply] == ["P10"]
    assert [(slot.tile.id, slot.lacks, slot.ready) for slot in seen.slots] == [("K03", 3, False)]
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
    assert seen.picked is not None and seen.picked.id == "gold-2"
    assert [(turning.value, turning.price, turning.action, turning.ap) for turning in seen.turnings] == [
        (2, 0, "merchant", 5),
        (1, 2, "king", 6),
        (3, 2, "architect", 4 + 2),
    ]


def test_reach_is_shown_as_ap_are_spent() -> None:
    s = scene(2, dice=["gold-2", "food-6"])
    table = play(begin(s), "die gold-2", "take 2 0")
    five = {reach.spot: reach.steps for reach in view(s).reach}
    assert five["Paris"] == 1 and five["London"] == 4 and "Wien" not in five
    play(table, "move merchant Paris", "move merchant Tiletum", "move merchant Paris", "move merchant Tiletum")
    assert {reach.spot for reach in view(s).reach} == {"Antwerpen", "Paris", "Troyes"}


def test_a_taken_die_is_not_shown_as_one_to_turn() -> None:
    s = scene(2, dice=["gold-2", "gold-2", "food-6"])
    table = play(begin(s), "die gold-2")
    assert game.view(table.state, 0).turnings
    play(table, "take 2 0")
    assert game.view(table.state, 0).turnings == []


def test_the_view_names_every_reconstructed_number() -> None:
    seen = view(scene(2))
    marked = set(seen.reconstructed)
    assert {"king-0", "cost-2-1", "ct-Koeln-1", "fair-slot-2", "cor-2", "Brugge--Antwerpen", "offer-4"} <= marked
    assert not {"king-5", "cost-3-4", "ct-Paris-2", "cor-1", "offer-1", "Tiletum--Paris"} & marked
    assert {"pillars-Paris", "pillars-London", "B54", "P01", "K02"} <= marked
    assert "K01" not in marked
    assert {space.provenance for spot in seen.spots for space in spot.spaces} == {"reconstructed", "rulebook"}
