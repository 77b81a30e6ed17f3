"""What is in the box: section 2 of the rules, and the checks that a corrected component file has to pass."""

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from kingstable.games.kingdom_builder.components import CODES, COMPONENTS, load
from kingstable.kernel.printed import ComponentError

SECTIONS = {section.id: section for section in COMPONENTS.sections}
PIECES = {piece.id: piece for piece in COMPONENTS.pieces}


@pytest.mark.rule("KB-2.1")
def test_2_1_two_to_four_players() -> None:
    assert (COMPONENTS.game.players_min, COMPONENTS.game.players_max) == (2, 4)


@pytest.mark.rule("KB-2.2")
def test_2_2_eight_different_sections_of_100_hexes_with_a_gold_track_on_the_back() -> None:
    assert len({section.rows for section in COMPONENTS.sections}) == 8
    assert all(len("".join(section.rows)) == 100 for section in COMPONENTS.sections)
    assert COMPONENTS.game.section_back == "gold_track"


@pytest.mark.rule("KB-2.3")
def test_2_3_nine_kinds_of_hex_five_of_them_buildable() -> None:
    buildable = {terrain.id for terrain in COMPONENTS.terrains if terrain.buildable}
    assert buildable == {"grass", "canyon", "desert", "flower_field", "forest"}
    others = {terrain.id for terrain in COMPONENTS.terrains if not terrain.buildable}
    assert others == {"castle", "water", "mountain", "location"}
    assert [terrain.code for terrain in COMPONENTS.terrains] == list(CODES)


@pytest.mark.rule("KB-2.3", "KB-D2")
def test_2_3_only_the_oasis_section_lacks_a_kind() -> None:
    lacking = {id: set(CODES) - set("".join(section.rows)) for id, section in SECTIONS.items()}
    assert {id: codes for id, codes in lacking.items() if codes} == {"oasis": {"M"}}


@pytest.mark.rule("KB-2.4")
def test_2_4_each_section_shows_one_location_type_and_is_named_after_it() -> None:
    names = ["oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"]
    assert [location.id for location in COMPONENTS.locations] == names
    assert {id: section.location for id, section in SECTIONS.items()} == {id: id for id in names}
    assert [SECTIONS[location.id].names for location in COMPONENTS.locations] == [
        location.names for location in COMPONENTS.locations
    ]


@pytest.mark.rule("KB-2.5")
def test_2_5_location_hexes_and_castles_of_each_section() -> None:
    for id, section in SECTIONS.items():
        codes = Counter("".join(section.rows))
        assert (codes["X"], codes["K"]) == ((1, 2) if id in ("oracle", "harbor") else (2, 1))
    everything = Counter("".join(row for section in COMPONENTS.sections for row in section.rows))
    assert (everything["X"], everything["K"]) == (14, 10)


@pytest.mark.rule("KB-2.6")
def test_2_6_28_location_tokens_two_for_each_location_hex() -> None:
    tokens = {location.id: location.tokens_total for location in COMPONENTS.locations}
    assert tokens == {
        "oracle": 2,
        "harbor": 2,
        "farm": 4,
        "tavern": 4,
        "tower": 4,
        "paddock": 4,
        "barn": 4,
        "oasis": 4,
    }
    assert sum(tokens.values()) == PIECES["location_token"].total == 28
    assert tokens == {id: 2 * "".join(section.rows).count("X") for id, section in SECTIONS.items()}


@pytest.mark.rule("KB-2.7")
def test_2_7_settlements_gold_markers_and_first_player_token() -> None:
    assert len({colour.id for colour in COMPONENTS.player_colours}) == 4
    assert (PIECES["settlement"].per_player, PIECES["settlement"].total) == (40, 160)
    assert (PIECES["gold_marker"].per_player, PIECES["gold_marker"].total) == (1, 4)
    assert PIECES["first_player_token"].total == 1


@pytest.mark.rule("KB-2.8")
def test_2_8_25_terrain_cards_five_for_each_buildable_terrain() -> None:
    cards = {cards.terrain: cards.count for cards in COMPONENTS.terrain_cards}
    assert cards == {"grass": 5, "forest": 5, "desert": 5, "canyon": 5, "flower_field": 5}
    assert PIECES["terrain_card"].total == 25


@pytest.mark.rule("KB-2.9", "KB-D41")
def test_2_9_ten_kingdom_builder_cards_of_which_three_are_used() -> None:
    names = ["fishermen", "miners", "merchants", "workers", "discoverers"]
    names += ["knights", "hermits", "lords", "citizens", "farmers"]
    cards = {card.id: card.rules for card in COMPONENTS.kingdom_builder_cards}
    assert cards == {id: f"KB-{section}" for section, id in enumerate(names, start=22)}
    assert list(cards) == names
    assert PIECES["kingdom_builder_card"].total == 10
    assert COMPONENTS.game.kingdom_builder_cards_in_play == 3


@pytest.mark.rule("KB-2.10")
def test_2_10_eight_summary_tokens_one_for_each_location() -> None:
    assert PIECES["summary_token"].total == len(COMPONENTS.locations) == 8


def test_every_entry_says_where_its_facts_come_from() -> None:
    assert set(COMPONENTS.provenance_key) == {"rulebook", "public", "reconstructed"}
    cards = {card.id: card for card in COMPONENTS.kingdom_builder_cards}
    assert cards["farmers"].provenance == "rulebook"
    assert cards["miners"].names_provenance.ru == "reconstructed"
    assert {section.provenance for section in COMPONENTS.sections} == {"public"}


def test_components_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        COMPONENTS.sections[0].id = "palace"  # type: ignore[misc]


RAW: dict[str, Any] = msgspec.to_builtins(COMPONENTS)


def test_load_takes_text_bytes_and_decoded_objects() -> None:
    text = json.dumps(RAW)
    assert load(text) == load(text.encode()) == load(json.loads(text)) == COMPONENTS


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    raw: dict[str, Any] = deepcopy(json.loads(json.dumps(RAW)))
    change(raw)
    return raw


def put(*path_and_value: Any) -> Callable[[dict[str, Any]], object]:
    *path, last, value = path_and_value

    def change(raw: Any) -> None:
        for step in path:
            raw = raw[step]
        raw[last] = value

    return change


def test_an_owner_may_correct_a_section_and_explain_a_new_provenance() -> None:
    def correct(raw: dict[str, Any]) -> None:
        tower = raw["sections"][3]
        tower["rows"][0] = "TTTTMMGMCG"
        tower["counts"].update(C=14, G=16)
        tower["provenance"] = "owner"
        raw["provenance_key"]["owner"] = "read off the printed board"

    assert load(changed(correct)).section("tower").rows[0] == "TTTTMMGMCG"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("schema", "other/1"), "schema: is 'other/1'"),
        (put("game", "id", "chess"), "game: has the id 'chess'"),
        (put("game", "players_max", 5), "game: is not for 2 to 4 players"),
        (put("game", "sections_in_play", 5), "game: uses 5 sections"),
        (put("game", "kingdom_builder_cards_in_play", 2), "game: uses 2 Kingdom Builder cards"),
        (put("game", "provenance", "rumour"), "game: has the unknown provenance 'rumour'"),
        (put("grid", "positions", ["TL", "BL", "TR", "BR"]), "grid: has the positions TL, BL, TR, BR"),
        (put("grid", "board_rows", 21), "grid.board_rows: Invalid enum value 21"),
        (put("terrains", 0, "code", "T"), "terrains: have the codes TTDCFWMKX"),
        (put("terrains", 0, "id", "forest"), "terrains.forest: appears 2 times"),
        (put("terrains", 5, "buildable", True), "terrains.water: is buildable: True"),
        (put("terrains", 0, "on_terrain_cards", False), "terrains.grass: is on terrain cards: False"),
        (put("sections", 3, "rows", 2, 5), "sections.tower.rows[2]: Expected `str`, got `int`"),
        (put("sections", 3, "counts", "G", "15"), "sections.tower.counts: Expected `int`, got `str`"),
        (put("sections", 3, "colour", "red"), "sections.tower: Object contains unknown field `colour`"),
        (put("sections", 3, "rows", []), "sections.tower: has 0 rows, not 10"),
        (put("sections", 3, "rows", 0, "TTTT"), "sections.tower: rows[0] has 4 hexes, not 10"),
        (put("sections", 3, "rows", 0, "TTTTMMGMCZ"), "sections.tower: rows[0][9] is 'Z'"),
        (put("sections", 3, "rows", 0, "TTTTMMGMCG"), "sections.tower: counts G 15, but its rows have 16"),
        (put("sections", 3, "counts", "Q", 0), "sections.tower: counts 'Q', which is no terrain"),
        (put("sections", 3, "buildable", 75), "sections.tower: states 75 buildable hexes, not 74"),
        (put("sections", 3, "castle_hexes", [[6, 6]]), "sections.tower: castle_hexes are ((6, 6),)"),
        (put("sections", 3, "id", "palace"), "sections.palace: is not an entry of this game"),
        (put("sections", 3, "id", "farm"), "sections.farm: appears 2 times"),
        (lambda raw: raw["sections"].pop(3), "sections.tower: is missing"),
        (lambda raw: raw["sections"].reverse(), "sections: are not in the order oracle, farm,"),
        (put("sections", 3, "location", "farm"), "sections.tower: shows the location 'farm'"),
        (put("sections", 3, "tokens", 5), "sections.tower: states 5 tokens"),
        (put("locations", 1, "section", "oasis"), "locations.farm: is on the section 'oasis'"),
        (put("locations", 1, "location_hexes", 1), "locations.farm: states 1 location hexes"),
        (put("locations", 1, "tokens_per_hex", 3), "locations.farm: has 3 tokens a hex"),
        (put("locations", 1, "tokens_total", 3), "locations.farm: states 3 tokens, not 4"),
        (put("locations", 1, "action", "kind", "sing"), "locations.farm.action.kind: Invalid enum value 'sing'"),
        (put("locations", 1, "action", "uses_supply", False), "locations.farm: only a build action uses the supply"),
        (put("terrain_cards", 1, "count", 6), "terrain_cards.forest: has 6 cards, not 5"),
        (put("terrain_cards", 1, "terrain", "water"), "terrain_cards.water: is no terrain of the cards"),
        (put("terrain_cards", 1, "terrain", "grass"), "terrain_cards.grass: appears more than once"),
        (lambda raw: raw["terrain_cards"].pop(1), "terrain_cards.forest: is missing"),
        (put("kingdom_builder_cards", 0, "id", "lords"), "kingdom_builder_cards.lords: appears 2 times"),
        (put("kingdom_builder_cards", 0, "names", "uk", " "), "kingdom_builder_cards.fishermen: has no name in 'uk'"),
        (
            put("kingdom_builder_cards", 0, "names_provenance", "ru", "guess"),
            "kingdom_builder_cards.fishermen: has the unknown provenance 'guess' of its 'ru' name",
        ),
        (put("castle", "gold_per_castle", 4), "castle: does not pay 3 gold"),
        (lambda raw: raw["player_colours"].pop(), "player_colours: are 3, not 4"),
        (put("player_colours", 1, "id", "orange"), "player_colours.orange: appears 2 times"),
        (put("pieces", 0, "total", 161), "pieces.settlement: states (40, 161), not (40, 160)"),
        (put("first_game", "layout", 0, "position", "TR"), "first_game.layout: has the positions TR, TR, BL, BR"),
        (put("first_game", "layout", 0, "section", "palace"), "first_game.layout.TL: names the unknown section"),
        (put("first_game", "layout", 0, "section", "farm"), "first_game.layout.BR: uses the section 'farm' again"),
        (
            put("first_game", "kingdom_builder_cards", "ids", 0, "kings"),
            "first_game.kingdom_builder_cards: name the unknown card 'kings'",
        ),
        (put("kingdom_builder_cards", 1, "first_game", True), "kingdom_builder_cards.miners: states first_game True"),
        (lambda raw: raw.pop("castle"), "the file: Object missing required field `castle`"),
    ],
)
def test_a_fault_is_reported_with_its_entry(change: Callable[[dict[str, Any]], object], message: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load(changed(change))
    assert str(caught.value).startswith(message)


def with_special_hex(row: int, column: int, location: bool) -> Callable[[dict[str, Any]], object]:
    """A Paddock section with one more castle, or one location moved, all its counts kept right."""

    def change(raw: dict[str, Any]) -> None:
        section = raw["sections"][7]
        old_row, old_column = section["location_hexes"][0] if location else section["castle_hexes"][0]
        grid = [list(each) for each in section["rows"]]
        grid[old_row][old_column], grid[row][column] = grid[row][column], grid[old_row][old_column]
        section["rows"] = ["".join(each) for each in grid]
        for key, code in (("location_hexes", "X"), ("castle_hexes", "K")):
            section[key] = [[r, c] for r in range(10) for c in range(10) if grid[r][c] == code]

    return change


@pytest.mark.rule("KB-1.16")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (with_special_hex(2, 9, location=True), "sections.paddock: the special hex (2,9) lies on the section's border"),
        (with_special_hex(0, 4, location=False), "sections.paddock: the special hex (0,4) lies on the section's bord"),
        (with_special_hex(6, 3, location=False), "sections.paddock: the special hexes (6, 1) and (6, 3) are less than"),
        (with_special_hex(8, 6, location=True), "sections.paddock: the special hexes (7, 5) and (8, 6) are less than"),
    ],
)
def test_1_16_a_section_with_special_hexes_too_close_is_refused(
    change: Callable[[dict[str, Any]], object], message: str
) -> None:
    with pytest.raises(ComponentError) as caught:
        load(changed(change))
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "not a JSON file: "),
        (b"\xff", "not a JSON file: "),
        ("[" * 100_000, "not a JSON file: "),
        ("[]", "the file: Expected `object`, got `array`"),
    ],
)
def test_a_file_that_is_no_object_is_refused(text: str | bytes, message: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load(text)
    assert str(caught.value).startswith(message)
