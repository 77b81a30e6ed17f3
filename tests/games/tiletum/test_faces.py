"""What is printed is told once: the faces hold everything that views name, and no view repeats them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

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
from kingstable.games.tiletum.faces import TiletumFaces, faces
from kingstable.kernel import Rng, Table

EXAMPLE = Path(__file__).parents[3] / "web" / "test" / "tiletum.json"
#: The mean over whole games of two is a good deal less.
MOST_BYTES = 6_000


def plain(value: object) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@cache
def seen(seats: int) -> list[Any]:
    """The views of a random game at every decision, and at its end."""
    table = Table.new(game, seats, {"difficulty": "bishop"} if seats == 1 else {}, seed=seats, quiet=True)
    rng = Rng.seeded(seats)
    views = []
    while not table.over:
        views.append(table.view(0))
        table.choose(rng.pick(table.asks[0].options))
    return [*views, table.view(0)]


def test_faces_survive_json() -> None:
    assert game.faces_type is TiletumFaces
    assert msgspec.json.decode(msgspec.json.encode(faces()), type=TiletumFaces) == faces()


@pytest.mark.rule("TIL-39.7", "TIL-39.6")
def test_the_face_of_a_tile_of_each_kind() -> None:
    def face(id: str) -> object:
        return plain(faces().tiles[id])

    made = {"provenance": "reconstructed"}
    assert face("B01") == {"kind": "crest", "parts": [], "crest": "lion", "category": 1, **made}
    helper = {"kind": "action", "action": "merchant", "ap": 2}
    assert face("B37") == {"kind": "helper", "parts": [helper], "category": 4, **made}
    assert face("K12") == {"kind": "contract", "parts": [], "price": [2, 4, 0], "vp": 9, **made}
    parts = [{"kind": "move", "amount": 1, "meeple": "merchant"}, {"kind": "place_house"}]
    assert face("P13") == {"kind": "character", "parts": parts, "type": "merchant", **made}
    gold = {"kind": "gain_resource", "amount": 4, "resource": "gold"}
    assert face("B19") == {"kind": "helper", "parts": [gold], "category": 3, **made}


@pytest.mark.rule("TIL-39.3")
def test_the_printed_map() -> None:
    spots = {spot.id: spot for spot in faces().spots}
    assert sorted(spots["Paris"].roads) == ["Paris_Bordeaux", "Tiletum", "Troyes"]
    assert spots["Paris"].cathedral is not None and spots["Paris"].cathedral.spaces == 3
    assert spots["Paris_Bordeaux"].kind == "waypoint" and not spots["Paris_Bordeaux"].spaces
    reward = spots["Venezia"].spaces[0].reward
    assert reward is not None and (reward.kind, reward.amount) == ("gain_vp", 5)
    assert all(space.reserved for space in spots["Tiletum"].spaces)
    assert (faces().costs["cost-4-6"].stone, faces().costs["cost-4-6"].vp) == (4, 6)
    assert [id for id, cost in faces().costs.items() if cost.closed] == ["cost-restoration"]


@pytest.mark.rule("TIL-39.4", "TIL-39.5", "TIL-39.6")
def test_the_printed_wheel_track_fairs_and_offers() -> None:
    assert faces().ap == [6, 5, 4, 3, 2, 1]
    assert faces().contract_ap == [3, 3, 2, 2, 1] and faces().character_ap == 1
    assert faces().king_track[0] == -7 and faces().king_track[-1] == 10
    assert faces().fair_slots == [0, 1, 1, 2]
    assert [id for id, fair in faces().fairs.items() if fair.adds] == ["KingTrack"]


@pytest.mark.rule("TIL-39.7", "TIL-39.8")
def test_the_printed_boards() -> None:
    yours, his = faces().board, faces().cardinal_board
    assert [building.rooms for building in yours.buildings] == [[1, 2, 3], [1, 2], [1, 2], [1], [1], [1]]
    assert [building.crest_food for building in yours.buildings] == [6, 6, 5, 4, 3, 2]
    assert [building.typed for building in yours.buildings] == [True] * 5 + [False]
    assert [building.marker for building in yours.buildings] == [3, 2, 2, 1, 1, 0]
    assert (yours.storehouse, yours.contract_spaces, yours.contract_pillars) == (4, 6, 5)
    assert {building.crest_food for building in his.buildings} == {3} and len(his.buildings) == 5
    assert (his.storehouse, his.contract_spaces, his.contract_pillars) == (0, 0, 0)


def test_every_reconstructed_number_is_named() -> None:
    marked = set(faces().reconstructed)
    assert {"king-0", "cost-2-1", "ct-Koeln-2", "fair-slot-2", "cor-2", "Brugge--Antwerpen", "offer-4"} <= marked
    assert (
        not {"king-5", "cost-3-4", "ct-Paris-2", "ct-Koeln-1", "ct-London-3", "cor-1", "offer-1", "Tiletum--Paris"}
        & marked
    )
    assert {"pillars-Paris", "pillars-London", "B54", "P01", "K02"} <= marked
    assert "K01" not in marked
    assert {space.provenance for spot in faces().spots for space in spot.spaces} == {
        "public",
        "reconstructed",
        "rulebook",
    }


def words(value: Any) -> Iterator[str]:
    """Every text in a view, keys that are ids included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_faces_hold_whatever_a_view_names(seats: int) -> None:
    tiles, spots = set(faces().tiles), {spot.id for spot in faces().spots}
    spaces = {space.id for spot in faces().spots for space in spot.spaces}
    cathedrals = {spot.id for spot in faces().spots if spot.cathedral is not None}
    for view in seen(seats):
        board = plain(view)
        named = [
            *view.sector_tiles.values(),
            *(tile for lying in view.map_tiles.values() for tile in lying),
            *view.contracts,
            *view.characters,
        ]
        named += [*view.bonus_pile, *view.contract_pile, *view.character_pile, *view.bonus_discard, *view.removed]
        named += [tile for player in view.players for rooms in player.rooms for tile in rooms]
        named += [tile for player in view.players for tile in [*player.crests, *player.storehouse, *player.contracts]]
        assert set(named) - {None} <= tiles
        assert {*view.map_tiles, *view.reach, *(fair.town for fair in view.fairs)} <= spots
        assert {spot for player in view.players for spot in (player.merchant, player.architect)} <= spots
        assert set(view.houses) <= spaces and set(view.cathedrals) == cathedrals
        assert {cathedral.cost for cathedral in view.cathedrals.values()} <= set(faces().costs)
        assert {fair.fair for fair in view.fairs} <= set(faces().fairs)
        assert max(stack.space for stack in view.king_track) < len(faces().king_track)
        if view.cardinal is not None:
            assert set(view.cardinal.row) <= set(faces().directives)
            his = [*view.cardinal.reserve, *view.cardinal.supply, *(slot.tile for slot in view.cardinal.slots)]
            assert set(his) <= tiles
        ids = {word for word in words(board) if word[:1].isupper()}
        assert ids <= {*tiles, *spots, *spaces, *faces().fairs}, "an id of something else"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_view_repeats_what_is_printed(seats: int) -> None:
    printed = {"x", "y", "roads", "parts", "provenance", "min_players", "options", "crest_food", "reconstructed"}
    for view in seen(seats):
        assert not printed & set(words(plain(view)))


def test_views_are_light() -> None:
    sizes = [len(msgspec.json.encode(view)) for view in seen(2)]
    assert sum(sizes) / len(sizes) < MOST_BYTES / 2
    assert max(len(msgspec.json.encode(view)) for seats in (1, 2, 4) for view in seen(seats)) < MOST_BYTES


# -- the example that the tests of the client dress ---------------------------------------------------------------


def example() -> bytes:
    """A position against the Cardinal as it is told, with the faces of the tiles and spots that it is about."""
    s = scene(1, first=3, dice=["wool-4", "stone-4", "food-1"], challenges=["deep_coffers"])
    s.order = [0, 1]
    fairs(s, ["Houses", "KingTrack", "Crests", "Contracts"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    tile_on(s, "merchant", "B19")
    tile_on(s, "Brugge", "B21")
    cost(s, "Praha", "cost-restoration")
    cost(s, "Paris", "cost-4-6")
    houses(s, 1, "Paris")
    pillars(s, 1, "Paris")
    pillars(s, 0, "Paris")
    gave(s, 0, "Paris")
    at(s, 0, merchant="Paris")
    own(s, 0, gold=2)
    hold(s, 0, "B02", "K03")
    fulfilled(s, 0, "K05")
    live(s, 0, 4, 1, "P10")
    crest(s, 0, 4, "B01")
    live(s, 0, 2, 1, "P30")
    live(s, 1, 1, 2, "P01")
    live(s, 1, 1, 1, "P02")
    crest(s, 1, 1, "B04")
    cardinal(s).reserve.append(pull(s, "B05"))
    cardinal(s).slots.append(pull(s, "K04"))
    cardinal(s).pawn = 2
    offer(s, "K01", "K02", "-", "K06", "KC01")
    people(s, "P11", "P12", "P13", "P14", "P15")
    king(s, seat1=2, seat0=2)
    table = play(begin(s), "die wool-4")
    view = game.view(table.state, 0)
    told = plain(view)
    for pile in ("bonus_pile", "contract_pile", "character_pile"):
        told[pile] = told[pile][:3]
    box = plain(faces())
    box["tiles"] = {id: face for id, face in box["tiles"].items() if id in set(words(told))}
    box["spots"] = [spot for spot in box["spots"] if spot["id"] in ("Brugge", "Paris", "Praha", "Tiletum", "Venezia")]
    box["reconstructed"] = ["K02", "king-0"]
    return msgspec.json.format(msgspec.json.encode({"told": told, "faces": box}), indent=1) + b"\n"


def test_the_example_of_the_client_is_current() -> None:
    assert EXAMPLE.read_bytes() == example(), "write it anew: .venv/bin/python -m tests.games.tiletum.test_faces"


if __name__ == "__main__":
    EXAMPLE.write_bytes(example())
