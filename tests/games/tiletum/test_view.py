"""Section 39: what a player sees, what stays hidden, and what is asked."""

import msgspec
import pytest
from tests.games.tiletum.scenes import (
    ap,
    at,
    begin,
    cardinal,
    cost,
    crest,
    fairs,
    fresh,
    fulfilled,
    gave,
    hold,
    houses,
    ids,
    king,
    listen,
    live,
    offer,
    options,
    own,
    people,
    pillars,
    play,
    pull,
    scene,
    tile_on,
    told,
)

from kingstable.games.tiletum import game
from kingstable.games.tiletum.options import DICE
from kingstable.games.tiletum.rival.turn import cardinal_turn
from kingstable.games.tiletum.state import FINISHED, REFRESH, TiletumState
from kingstable.games.tiletum.tables import NONE, TILE, TILES, WOOL
from kingstable.games.tiletum.view import SpotView, TiletumView
from kingstable.games.tiletum.view.boards import BuildingView, tile_view
from kingstable.kernel import Message, Rng, Table, UndoRefused


def view(s: TiletumState) -> TiletumView:
    return game.view(s, 0)


def spot_view(s: TiletumState, id: str) -> SpotView:
    return next(spot for spot in view(s).spots if spot.id == id)


# -- always visible -----------------------------------------------------------------------------------------------


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


@pytest.mark.rule("TIL-39.9", "TIL-D72")
def test_the_log_explains_each_turn_of_the_cardinal() -> None:
    kinds: set[str] = set()
    for seed in range(40):
        s = scene(1, dice=["gold-1", "food-2", "iron-3", "wool-4", "stone-5"], seed=seed)
        for action in range(6):
            s.sector_bonus[action] = s.bonus_pile.pop()
        log = listen(s)
        cardinal_turn(s)
        assert len(told(log, "cardinal-rolls")) == 1
        assert len(told(log, "cardinal-option-holds")) == 1
        assert len(told(log, "cardinal-takes-die")) == 1
        assert len(told(log, "cardinal-gets")) >= 1
        assert len(told(log, "cardinal-acts")) == 1
        for failed in told(log, "cardinal-option-fails"):
            reason = failed.args["reason"]
            assert isinstance(reason, Message) and reason.id.startswith("reason-")
        for decided in told(log, "cardinal-decides"):
            by = decided.args["by"]
            assert isinstance(by, Message) and by.id.startswith("criterion-")
        kinds |= {event.message.id.removeprefix("log-") for event in log}
    assert {"cardinal-random", "cardinal-decides", "cardinal-option-fails", "cardinal-next-card"} <= kinds


# -- hidden -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-39.10")
def test_the_order_of_piles_and_face_down_tokens_change_no_view() -> None:
    for seats in (1, 2):
        s = fresh(seats, 5)
        other = s.copy()
        game.imagine(other, 0, Rng.seeded("other"))
        assert other.bonus_pile != s.bonus_pile and sorted(other.bonus_pile) == sorted(s.bonus_pile)
        assert other.contract_pile != s.contract_pile and other.character_pile != s.character_pile
        assert (len(other.tokens), len(other.aside)) == (3, 3)
        for seat in (0, None):
            assert msgspec.json.encode(game.view(s, seat)) == msgspec.json.encode(game.view(other, seat))
    names = set(TiletumView.__struct_fields__)
    assert not names & {"rng", "tokens", "aside", "seals"}


@pytest.mark.rule("TIL-39.10")
def test_nothing_is_known_to_one_player_alone() -> None:
    s = fresh(3, 5)
    views = [msgspec.to_builtins(game.view(s, seat)) for seat in (0, 1, 2, None)]
    for each in views:
        del each["seat"]
    assert all(each == views[0] for each in views)


# -- decisions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-39.11")
def test_set_up_choices() -> None:
    settings = {setting.id: setting for setting in game.info.settings}
    assert settings["wheel"].values == ("random", "first_game")
    assert settings["difficulty"].values == ("priest", "deacon", "bishop", "custom")
    assert len(settings["challenges"].values) == 8
    assert game.info.seats == (1, 4)


@pytest.mark.rule("TIL-39.11")
def test_a_whole_turn_offers_exactly_what_the_table_of_decisions_lists() -> None:
    s = scene(2, dice=["gold-2", "food-6"])
    own(s, 0, gold=2)
    hold(s, 0, "B16")
    tile_on(s, "merchant", "B20")
    at(s, 0, merchant="Brugge")
    tile_on(s, "Brugge", "B21")
    table = begin(s)
    trades = ["trade food", "trade wool", "trade stone", "trade iron"]
    assert options(table) == ["die gold-2", "die food-6", *trades]  # 2
    play(table, "die gold-2")
    recolours = [f"recolour B16 {resource}" for resource in ("food", "wool", "stone", "iron")]
    assert options(table) == ["take 2 0", "take 1 2", "take 3 2", *recolours, "put_back"]  # 3
    play(table, "take 2 0")
    assert options(table) == ["take_tile B20", "leave_tile", *trades]  # 4
    play(table, "leave_tile")
    moves = ["move merchant London_Brugge", "move merchant Antwerpen"]
    assert options(table) == [*moves, "house Brugge-h1", "take_tile B21", *trades, "stop"]  # 7
    play(table, "stop")
    assert options(table) == [*trades, "end"]  # 13
    assert table.asks[0].prompt.args["tasks"] == 4


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


@pytest.mark.rule("TIL-39.12")
def test_undo_reaches_back_to_the_last_reveal() -> None:
    s = scene(2, dice=["gold-4", "food-6"])
    people(s, "P10", "P11", "P12", "P13", "P14")
    table = begin(s)
    play(table, "die gold-4", "take 4 0", "recruit P10")
    table.undo()
    table.undo()
    assert options(table, "take") == ["take 4 0", "take 3 2", "take 5 2"][: len(options(table, "take"))]
    play(table, "take 4 0", "recruit P10", "reveal")
    with pytest.raises(UndoRefused):
        table.undo()


@pytest.mark.rule("TIL-39.12")
def test_undo_does_not_cross_another_players_turn() -> None:
    s = scene(2, dice=["gold-1", "food-6", "iron-5"])
    table = play(begin(s), "die gold-1", "take 1 0", "stop", "end")
    assert table.asks[0].seat == 1
    table.undo()  # nothing came to light, and nobody else has chosen: the end of the turn may be taken back
    assert table.asks[0].seat == 0
    play(table, "end", "die food-6")
    with pytest.raises(UndoRefused):
        table.undo(seat=0)


@pytest.mark.rule("TIL-39.13")
def test_the_player_is_asked_before_a_tile_is_revealed() -> None:
    s = scene(2, dice=["gold-4", "food-6"])
    table = play(begin(s), "die gold-4", "take 4 0")
    before = table.digest()
    play(table, "replace")
    ask = table.asks[0]
    assert options(table) == ["reveal"] and ask.confirm and ask.prompt.id == "ask-reveal"
    table.undo()
    assert table.digest() == before
    first = ids(s.character_offer)[0]
    play(table, f"recruit {first}")
    assert options(table) == ["reveal"]


@pytest.mark.rule("TIL-39.14")
def test_the_cardinal_asks_you_nothing() -> None:
    for seed in range(5):
        table = Table.new("tiletum", seats=1, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            (ask,) = table.asks
            assert ask.seat == 0
            assert table.state.phase != 2 or table.state.active == 0  # in your own turn, or for the king bonus
            table.choose(rng.pick(ask.options))


# -- why not ------------------------------------------------------------------------------------------------------


def why(table: Table, thing: str) -> str | None:
    reason = game.explain(table.state, table.asks[0], thing)
    return reason.id if reason is not None else None


def test_things_that_are_not_lit_explain_themselves() -> None:
    s = scene(2, dice=["gold-2", "food-6"])
    own(s, 0, food=1)
    cost(s, "Praha", "cost-restoration")
    cost(s, "Paris", "cost-4-6")
    hold(s, 0, "K03", "B01", "B31", "B16")
    offer(s, "K01", "K02", "K05", "K04", "KC01")
    tile_on(s, "Paris", "B21")
    tile_on(s, "king", "B22")
    pillars(s, 0, "Paris")
    live(s, 0, 2, 1, "P10")
    houses(s, 1, "Troyes")
    table = begin(s)
    assert why(table, "die:gold-2") is None  # lit
    assert why(table, "tile:K03") == "why-contract"
    assert why(table, "tile:B01") == "why-food"
    assert why(table, "tile:B31") == "why-ap-helper"
    assert why(table, "tile:B16") == "why-colour-helper"
    assert why(table, "tile:K05") == "why-needs-action"
    assert why(table, "tile:B21") == "why-tile-map"
    assert why(table, "tile:B22") == "why-tile-sector"
    assert why(table, "spot:Paris") == "why-spot"
    assert why(table, "resource:wool") == "why-trade"
    assert why(table, "cathedral:Praha") == "why-closed"
    assert why(table, "cathedral:Paris") == "why-stone"
    assert why(table, "cathedral:Wien") == "why-needs-action"
    assert why(table, "building:2") == "why-food"
    assert why(table, "room:2-1") == "why-room-taken"
    assert why(table, "room:2-2") == "why-needs-action"
    play(table, "die gold-2", "take 2 0")
    assert why(table, "spot:Wien") == "why-steps"
    assert why(table, "spot:Tiletum") == "why-already-there"
    assert why(table, "space:Troyes-h1") == "why-space-taken"
    assert why(table, "space:Troyes-h2") == "why-space-players"
    assert why(table, "space:Tiletum-h1") == "why-space-reserved"
    assert why(table, "space:Wien-h1") == "why-not-there"
    assert why(table, "die:food-6") == "why-die-taken"
    assert why(table, "nonsense:1") is None and why(table, "spot:Atlantis") is None


def test_why_a_tile_of_an_offer_cannot_be_had() -> None:
    s = scene(2, dice=["gold-5", "food-6"])
    own(s, 0)
    offer(s, "K01", "K02", "K05", "KC02", "KC01")
    crest(s, 0, 1, "B01")
    table = play(begin(s), "die gold-5", "take 5 0")
    assert why(table, "tile:K01") == "why-ap"
    assert why(table, "tile:KC01") == "why-crest-owned"
    hold(s, 0, "P01", "P02", "P03", "P30")
    table = begin(scene_again(s))
    play(table, "die food-6", "take 6 0", "act contract")
    assert why(table, "tile:KC01") == "why-storehouse-full"


def scene_again(s: TiletumState) -> TiletumState:
    """The turn anew, with the die that is left."""
    s.frames.clear()
    s.picked = s.named = NONE
    return s


def test_why_a_room_cannot_be_filled() -> None:
    s = scene(2, dice=["gold-4", "food-6"])
    live(s, 0, 2, 1, "P10")
    table = play(begin(s), "die gold-4", "take 4 0")
    assert why(table, "room:1-1") == "why-no-character"
    s = scene(2, dice=["gold-4", "food-6"])
    live(s, 0, 2, 1, "P10")
    hold(s, 0, "P30")
    table = play(begin(s), "die gold-4", "take 4 0")
    assert why(table, "room:2-2") == "why-type"
    assert why(table, "room:1-3") is None
    s = scene(2, dice=["gold-5", "food-6"], wheel="king merchant architect contract character jester")
    live(s, 0, 1, 1, "P31")
    hold(s, 0, "P30")
    table = play(begin(s), "die gold-5", "take 5 0")
    assert why(table, "room:2-2") == "why-type"  # its type lives in building 1
    assert why(table, "room:1-3") == "why-ap"


def test_why_another_die_cannot_be_picked() -> None:
    s = scene(2, dice=["gold-2", "food-6", "iron-3"])
    s.pass_ = 1
    s.players[0].dice.append(DICE.index("wool-1"))  # of the pass before
    s.bag[WOOL] -= 1
    hold(s, 0, "B37")
    table = play(begin(s), "use B37")
    assert why(table, "die:food-6") == "why-not-now"
    play(table, "stop", "die gold-2")
    assert why(table, "die:food-6") == "why-die-picked"
    play(table, "take 2 0")
    assert why(table, "die:food-6") == "why-die-taken"


def test_why_the_tile_of_a_turned_dies_sector_cannot_be_taken() -> None:
    s = scene(2, dice=["gold-2", "food-6"])
    own(s, 0, gold=2)
    hold(s, 0, "B31", "B32", "P01", "K03")
    tile_on(s, "merchant", "B21")
    tile_on(s, "architect", "B22")
    table = play(begin(s), "die gold-2", "take 3 2")
    assert why(table, "tile:B22") == "why-storehouse-full"
    assert why(table, "tile:B21") == "why-tile-sector"


def test_why_a_free_task_has_to_wait() -> None:
    s = scene(2, dice=["gold-2", "food-6"])
    own(s, 0, gold=2, food=6, iron=5, stone=6)
    hold(s, 0, "B01", "K03", "B19")
    pillars(s, 0, "Paris")
    cost(s, "Praha", "cost-restoration")
    table = play(begin(s), "die gold-2")
    for thing in ("tile:B01", "tile:K03", "tile:B19", "building:1", "cathedral:Paris", "resource:wool"):
        assert why(table, thing) == "why-not-now", thing


def test_why_the_only_rooms_left_are_too_dear() -> None:
    s = scene(2, dice=["gold-6", "food-5"], wheel="king merchant architect contract jester character")
    hold(s, 0, "P30")
    live(s, 0, 2, 1, "P31")
    live(s, 0, 6, 1, "P10")
    table = play(begin(s), "die gold-6", "take 6 0")
    assert ap(table) == 1
    reason = game.explain(table.state, table.asks[0], "tile:P30")
    assert reason is not None and (reason.id, dict(reason.args)) == ("why-ap", {"cost": 2, "ap": 1})


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
