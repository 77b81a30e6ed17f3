"""The printed facts of the game, read from `data/components.json` and checked on the way in.

Every entry keeps its `provenance`. `load` also takes a file of one's own, so that an owner of the printed game can
have a correction checked; a fault is reported as a `ComponentError` that names the entry.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final

import msgspec

from kingstable.kernel.printed import expect, expect_ids, parts, read
from kingstable.kernel.registry import printed_in

from .printed import Components, Section
from .tables.geometry import cell, distance

SCHEMA: Final = "kingdom-builder-components/1"
CODES: Final = "GTDCFWMKX"  # the letter of a terrain stands at the place of its number
BUILDABLE_CODES: Final = "GTDCF"
LOCATION_IDS: Final = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
CARD_IDS: Final = (
    "fishermen",
    "miners",
    "merchants",
    "workers",
    "discoverers",
    "knights",
    "hermits",
    "lords",
    "citizens",
    "farmers",
)
POSITIONS: Final = ("TL", "TR", "BL", "BR")


def load(raw: bytes | str | Mapping[str, object]) -> Components:
    """Read components from JSON text or from an object already decoded, and check them."""
    components = read(raw, Components)
    _check(components)
    return components


def _check(components: Components) -> None:
    expect(
        components.schema == SCHEMA, "schema", "is {found!r}, not {wanted!r}", found=components.schema, wanted=SCHEMA
    )
    _check_provenance(components)
    _check_game(components)
    _check_terrains(components)
    for section in components.sections:
        _check_section(section)
    _check_locations(components)
    _check_cards(components)
    _check_pieces(components)
    _check_first_game(components)


def _check_provenance(components: Components) -> None:
    """Each `provenance` is one that the file's key explains, and no name is empty."""
    sources = components.provenance_key
    for entry, key, part in parts(msgspec.to_builtins(components)):
        if key == "provenance":
            expect(part in sources, entry, "has the unknown provenance {name!r}", name=part)
        elif key == "names_provenance":
            for language, source in part.items():
                expect(
                    source in sources,
                    entry,
                    "has the unknown provenance {name!r} of its {language!r} name",
                    name=source,
                    language=language,
                )
        elif key == "names":
            for language, text in part.items():
                expect(bool(text.strip()), entry, "has no name in {lang!r}", lang=language)


def _check_game(components: Components) -> None:
    game, grid = components.game, components.grid
    expect(
        game.id == "kingdom_builder",
        "game",
        "has the id {found!r}, not {wanted!r}",
        found=game.id,
        wanted="kingdom_builder",
    )
    expect((game.players_min, game.players_max) == (2, 4), "game", "is not for 2 to 4 players")  # KB-2.1
    expect(
        game.sections_in_play == 4, "game", "uses {found} sections, not {wanted}", found=game.sections_in_play, wanted=4
    )  # KB-3.1
    cards = game.kingdom_builder_cards_in_play
    expect(cards == 3, "game", "uses {found} Kingdom Builder cards, not {wanted}", found=cards, wanted=3)  # KB-2.9
    expect(grid.positions == POSITIONS, "grid", "has the positions {found}", found=", ".join(grid.positions))


def _check_terrains(components: Components) -> None:
    codes = "".join(terrain.code for terrain in components.terrains)
    expect(codes == CODES, "terrains", "have the codes {found}, not {wanted}", found=codes, wanted=CODES)
    ids = Counter(terrain.id for terrain in components.terrains)
    for terrain in components.terrains:
        entry = f"terrains.{terrain.id}"
        expect(ids[terrain.id] == 1, entry, "appears {times} times", times=ids[terrain.id])
        buildable = terrain.code in BUILDABLE_CODES  # KB-2.3
        expect(terrain.buildable is buildable, entry, "is buildable: {found}", found=terrain.buildable)
        expect(
            terrain.on_terrain_cards is buildable, entry, "is on terrain cards: {found}", found=terrain.on_terrain_cards
        )


def _check_section(section: Section) -> None:
    entry = f"sections.{section.id}"
    expect(len(section.rows) == 10, entry, "has {found} rows, not {wanted}", found=len(section.rows), wanted=10)
    for index, row in enumerate(section.rows):
        expect(
            len(row) == 10, entry, "rows[{row}] has {found} hexes, not {wanted}", row=index, found=len(row), wanted=10
        )
        for column, code in enumerate(row):
            expect(
                code in CODES,
                entry,
                "rows[{row}][{column}] is {found!r}, not one of {wanted}",
                row=index,
                column=column,
                found=code,
                wanted=CODES,
            )
    counted = Counter("".join(section.rows))
    for code in CODES:
        stated = section.counts.get(code)
        expect(
            stated == counted[code],
            entry,
            "counts {code} {found}, but its rows have {wanted}",
            code=code,
            found=stated,
            wanted=counted[code],
        )
    for code in section.counts:
        expect(code in CODES, entry, "counts {name!r}, which is no terrain", name=code)
    buildable = sum(counted[code] for code in BUILDABLE_CODES)
    expect(
        section.buildable == buildable,
        entry,
        "states {found} buildable hexes, not {wanted}",
        found=section.buildable,
        wanted=buildable,
    )
    for code, kind, stated_hexes in (("X", "location", section.location_hexes), ("K", "castle", section.castle_hexes)):
        hexes = tuple((r, c) for r in range(10) for c in range(10) if section.rows[r][c] == code)
        expect(
            stated_hexes == hexes,
            entry,
            "{kind}_hexes are {found}, but its rows show {wanted}",
            kind=kind,
            found=stated_hexes,
            wanted=hexes,
        )
    _check_distances(section)


def _check_distances(section: Section) -> None:
    """KB-1.16, on which the tables of the board rest: special hexes lie inside and at least 3 steps apart."""
    special = sorted(section.location_hexes + section.castle_hexes)
    for row, column in special:
        inside = 1 <= row <= 8 and 1 <= column <= 8
        expect(
            inside,
            f"sections.{section.id}",
            "the special hex ({row},{column}) lies on the section's border",
            row=row,
            column=column,
        )
    for index, one in enumerate(special):
        for other in special[index + 1 :]:
            apart = distance(cell(*one), cell(*other)) >= 3
            expect(
                apart,
                f"sections.{section.id}",
                "the special hexes {one} and {other} are less than 3 steps apart",
                one=one,
                other=other,
            )


def _check_locations(components: Components) -> None:
    # KB-2.4: a section is named after its location
    expect_ids("sections", (each.id for each in components.sections), LOCATION_IDS)
    expect_ids("locations", (each.id for each in components.locations), LOCATION_IDS)
    for section in components.sections:
        expect(
            section.location == section.id,
            f"sections.{section.id}",
            "shows the location {found!r}",
            found=section.location,
        )
    for location in components.locations:
        entry = f"locations.{location.id}"
        expect(location.section == location.id, entry, "is on the section {found!r}", found=location.section)
        section = components.section(location.section)
        hexes = len(section.location_hexes)
        expect(hexes in (1, 2), entry, "has {found} hexes on its section", found=hexes)
        stated = location.location_hexes
        expect(
            stated == hexes,
            entry,
            "states {found} location hexes, but its section shows {wanted}",
            found=stated,
            wanted=hexes,
        )
        expect(
            location.tokens_per_hex == 2,
            entry,
            "has {found} tokens a hex, not {wanted}",
            found=location.tokens_per_hex,
            wanted=2,
        )  # KB-2.6
        expect(
            location.tokens_total == 2 * hexes,
            entry,
            "states {found} tokens, not {wanted}",
            found=location.tokens_total,
            wanted=2 * hexes,
        )
        expect(section.tokens == 2 * hexes, f"sections.{section.id}", "states {found} tokens", found=section.tokens)
        builds = location.action.kind == "build"
        expect(location.action.uses_supply is builds, entry, "only a build action uses the supply")  # KB-9.5


def _check_cards(components: Components) -> None:
    of_terrain = {terrain.id: terrain for terrain in components.terrains}
    seen: set[str] = set()
    for cards in components.terrain_cards:
        entry = f"terrain_cards.{cards.terrain}"
        terrain = of_terrain.get(cards.terrain)
        expect(terrain is not None and terrain.on_terrain_cards, entry, "is no terrain of the cards")
        expect(cards.terrain not in seen, entry, "appears more than once", times=2)
        expect(cards.count == 5, entry, "has {found} cards, not {wanted}", found=cards.count, wanted=5)  # KB-2.8
        seen.add(cards.terrain)
    for terrain in components.terrains:
        present = terrain.id in seen or not terrain.on_terrain_cards
        expect(present, f"terrain_cards.{terrain.id}", "is missing", missing=terrain.id)
    expect_ids("kingdom_builder_cards", (each.id for each in components.kingdom_builder_cards), CARD_IDS)
    expect(components.castle.gold_per_castle == 3, "castle", "does not pay 3 gold")  # KB-19.1


def _check_pieces(components: Components) -> None:
    colours = components.player_colours
    expect(len(colours) == 4, "player_colours", "are {found}, not {wanted}", found=len(colours), wanted=4)
    expect_ids("player_colours", (each.id for each in colours), [colour.id for colour in colours])
    expected = {  # KB-2.6 to KB-2.10: pieces of each player, and in all
        "settlement": (40, 160),
        "gold_marker": (1, 4),
        "location_token": (0, 28),
        "summary_token": (0, 8),
        "first_player_token": (0, 1),
        "terrain_card": (0, 25),
        "kingdom_builder_card": (0, 10),
    }
    expect_ids("pieces", (each.id for each in components.pieces), list(expected))
    for piece in components.pieces:
        stated = (piece.per_player, piece.total)
        expect(
            stated == expected[piece.id],
            f"pieces.{piece.id}",
            "states {found}, not {wanted}",
            found=stated,
            wanted=expected[piece.id],
        )
    tokens = sum(location.tokens_total for location in components.locations)
    expect(
        tokens == 28,
        "pieces.location_token",
        "states {found}, but the locations have {wanted}",
        found=28,
        wanted=tokens,
    )


def _check_first_game(components: Components) -> None:
    first = components.first_game
    positions = tuple(placement.position for placement in first.layout)
    expect(positions == POSITIONS, "first_game.layout", "has the positions {found}", found=", ".join(positions))
    used: set[str] = set()
    for placement in first.layout:
        entry = f"first_game.layout.{placement.position}"
        expect(placement.section in LOCATION_IDS, entry, "names the unknown section {name!r}", name=placement.section)
        expect(placement.section not in used, entry, "uses the section {found!r} again", found=placement.section)
        used.add(placement.section)
    for id in first.kingdom_builder_cards.ids:
        expect(id in CARD_IDS, "first_game.kingdom_builder_cards", "name the unknown card {name!r}", name=id)
    for card in components.kingdom_builder_cards:
        stated = card.id in first.kingdom_builder_cards.ids
        expect(
            card.first_game is stated,
            f"kingdom_builder_cards.{card.id}",
            "states first_game {found}",
            found=card.first_game,
        )
    distinct = len(set(first.kingdom_builder_cards.ids))
    expect(distinct == 3, "first_game.kingdom_builder_cards", "name a card twice")


COMPONENTS: Final = load(printed_in(__package__))
"""The components the game is played with: the shipped ones, unless their owner has put others in their place."""
