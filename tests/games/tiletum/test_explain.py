"""Why a thing on the table is not among the choices."""

from tests.games.tiletum.scenes import (
    ap,
    begin,
    cost,
    crest,
    hold,
    houses,
    live,
    offer,
    own,
    pillars,
    play,
    scene,
    tile_on,
)

from kingstable.games.tiletum import game
from kingstable.games.tiletum.options import DICE
from kingstable.games.tiletum.state import TiletumState
from kingstable.games.tiletum.tables import NONE, WOOL
from kingstable.kernel import Table


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
