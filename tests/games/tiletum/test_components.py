"""The component file: nothing of the box is lost, and a corrected file is checked entry by entry."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from kingstable.games.tiletum.components import COMPONENTS, load
from kingstable.kernel.printed import ComponentError

RAW = (files("kingstable.games.tiletum") / "data" / "components.json").read_bytes()


def test_the_file_is_read_whole() -> None:
    """What is read and written again says the same as the file."""
    written = json.loads(msgspec.json.encode(COMPONENTS))
    assert _without_defaults(written) == _without_defaults(json.loads(RAW))


def _without_defaults(value: Any) -> Any:
    """Effects leave out what is 0."""
    if isinstance(value, dict):
        kept = {key: _without_defaults(part) for key, part in value.items()}
        return {key: part for key, part in kept.items() if not ("type" in kept and part == 0)}
    return [_without_defaults(part) for part in value] if isinstance(value, list) else value


def test_every_reconstructed_number_is_marked() -> None:
    marks = {tile.id: tile.provenance for tile in COMPONENTS.contract_tiles}
    assert marks["K01"] == "rulebook" and marks["K02"] == "reconstructed"
    assert {node.field_provenance["x"] for node in COMPONENTS.map.nodes} == {"reconstructed"}
    assert set(COMPONENTS.meta.provenance_legend) == {"rulebook", "public", "reconstructed"}


def test_a_correction_is_accepted() -> None:
    data = json.loads(RAW)
    data["contract_tiles"][1]["vp"] = 12
    data["contract_tiles"][1]["provenance"] = "public"
    data["fair_slots"][3]["board_value"] = 3
    corrected = load(data)
    assert corrected.contract_tiles[1].vp == 12 and corrected.fair_slots[3].board_value == 3


def change(path: str, value: Any) -> Callable[[Any], None]:
    def apply(data: Any) -> None:
        *steps, last = path.split(".")
        for step in steps:
            data = data[int(step)] if isinstance(data, list) else data[step]
        if isinstance(data, list):
            data[int(last)] = value
        else:
            data[last] = value

    return apply


@pytest.mark.parametrize(
    ("fault", "entry"),
    [
        (change("bonus_tiles.3.vp", "many"), "bonus_tiles.B04.vp"),
        (change("bonus_tiles.3.colour", "red"), "bonus_tiles.B04"),
        (change("bonus_tiles.18.effects.0.resource", "silver"), "bonus_tiles.B19.effects"),
        (change("bonus_tiles.18.effects.0.amount", 0), "bonus_tiles.B19"),
        (change("bonus_tiles.30.ap_value", 3), "bonus_tiles.B31"),
        (change("bonus_tiles.0.id", "B02"), "bonus_tiles.B02"),
        (change("contract_tiles.0.pay.iron", 6), "tiles.K01"),
        (change("contract_tiles.0.provenance", "rumour"), "contract_tiles.K01"),
        (change("character_tiles.9.solo_reward_value", 1), "character_tiles.P10"),
        (change("character_tiles.0.solo_curia_vp", 4), "character_tiles.P01"),
        (change("map.edges.0.b", "Atlantis"), "map.edges.London--London_Brugge"),
        (change("map.edges.0.b", "Paris"), "map.distances_required_by_rulebook"),
        (change("map.nodes.1.cathedral", True), "map.nodes.London_Brugge"),
        (change("cathedrals.0.tiles_top_to_bottom.0.vp", 1), "cathedrals.cathedral-London"),
        (change("cost_tiles.0.kind", "restoration"), "cost_tiles"),
        (change("king_track.spaces.5.vp", 1), "king_track.king-5"),
        (change("wheel.ap_by_die_value.3", 5), "wheel.ap_by_die_value"),
        (change("fair_tiles.0.directive_card", "busy_hands"), "fair_tiles.fair-SetHousePillar"),
        (change("town_tiles.0.town", "Atlantis"), "town_tiles.town-Brugge"),
        (change("player_board.buildings.0.roof_house", False), "player_board.buildings"),
        (change("cardinal_board.architect_start.cost_tile", "cost-restoration"), "cardinal_board.architect_start"),
        (change("directive_cards.0.options.0.order", 2), "directive_cards.buildings_are_forever"),
        (change("resources.0.name.uk", " "), "resources.gold"),
        (change("inventory.totals.bonus_tiles", 55), "inventory.bonus_tiles"),
        (change("schema", "other/1"), "schema"),
    ],
)
def test_a_fault_names_its_entry(fault: Callable[[Any], None], entry: str) -> None:
    data = json.loads(RAW)
    fault(data)
    with pytest.raises(ComponentError) as found:
        load(data)
    assert str(found.value).startswith(entry), str(found.value)


@pytest.mark.parametrize("text", ["", "[", "[]", b"\xff"])
def test_what_is_no_component_file(text: str | bytes) -> None:
    with pytest.raises(ComponentError):
        load(text)
