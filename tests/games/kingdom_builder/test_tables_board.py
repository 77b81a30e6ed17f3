"""Assembled boards: the clauses of section 1 about sections and printed hexes, and boards A to D of the examples."""

import dataclasses
from collections import Counter
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingstable.games.kingdom_builder.components import CODES, COMPONENTS
from kingstable.games.kingdom_builder.tables.board import (
    BUILDABLE,
    CASTLE,
    DESERT,
    FIRST_GAME,
    LOCATION,
    MOUNTAIN,
    WATER,
    Board,
    Layout,
    assemble,
)
from kingstable.games.kingdom_builder.tables.geometry import NEIGHBOURS, SECTION, cell, name, parse

SECTIONS = [section.id for section in COMPONENTS.sections]

BOARDS = {
    "A": Layout(("tavern", "paddock", "oasis", "farm")),
    "B": Layout(("oracle", "harbor", "barn", "tower"), (False, True, True, False)),
    "C": Layout(("harbor", "tower", "oracle", "barn"), (True, False, True, False)),
    "D": Layout(("oracle", "paddock", "tavern", "oasis"), (False, False, True, True)),
}

ROWS = """
 0   FDDMMDDCCCCCCDDWDDDD  GGGTTWGTTTCCCWWWWDDW  CCCWWWWDDWTTTTMMGMCC  GGGTTWGTTTCCCDDWDDDD
 1   FFDDDMMCCCMMCDDWDDDD  GGGKTWGTTTCCCWMWGKDW  CCCWMWGKDWTMTTFGMMMC  GGGKTWGTTTMMCDDWDDDD
 2   FFFFFFFMMMMMCMMWDDXF  GFFGTTWGGTCMCXWWGGWW  CMCXWWGGWWFFTFFFGGWM  GFFGTTWGGTMMCMMWDDXF
 3   WWFKGGTTMMMCMMWMDFFF  FFCGTWFXTTCDDDGWWWCC  CDDDGWWWCCDFFFWXGWMM  FFCGTWFXTTMCMMWMDFFF
 4   FFWWGGGTTCCCTTWMMCFF  FFFCCWFFWWDDMMGGWTCC  DDMMGGWTCCDDDDFWGWCC  FFFCCWFFWWCCTTWMMCFF
 5   FCCWGTTCCCCTTWCCCMFF  MMCGGWWWDDDDDDGWTKFC  DDDDGWTKFCDCDDDWWCGC  MMCGGWWWDDCTTWCCCMFF
 6   DFXCWTTXCGCXTTWFFFFF  CCCMGFFFDDDDFMGWTTFF  DDFMGWTTFFDDCDDWFKGC  CCCMGFFFDDCXTTWFFFFF
 7   DDCWTTGGGGGGTWGKGFGT  CCKDMDFFCCFFFGGWTFFG  FFFGGWTFFGCCXDWFFFGG  CCKDMDFFCCGGTWGKGFGT
 8   DDDWTTTGGGGGTTWGGGGT  WWWDDDDMCCFFTTGWTTFG  FFTTGWTTFGDCWWWTTFGG  WWWDDDDMCCGGTTWGGGGT
 9   DDWWTTTGGGGGTTWGGGTT  WWWWDDDDDCFTTGWTTTGG  FTTGWTTTGGDCCWTTTGGG  WWWWDDDDDCGGTTWGGGTT
10   DDCWWTTGGGDDCWWTTTGG  TTTGGWTGGGTTTTMMGMCC  CDDDDDWWWWCDDDDDDDDD  GGGTTTWWDDWWWWWWWWWW
11   DCWFFTTTGGDKCWTTTXGG  TTGGWTTGGGTMTTFGMMMC  CCMDDDDWWWCCCDDDDDCD  GGGTTTWDDDWDDWWWFCWW
12   DDWFFTTXFGCCCFFFTCFF  TTKGFFTTGGFFTFFFGGWM  CCFFDMDKCCMMMDMMXDDC  GGGGTTWCDDWCDDXWFCKW
13   WWWFGTFFFFCCFFWDDCCF  TFFWFFTXGGDFFFWXGWMM  DDFFFGMCCCCMMMMMFFCC  GCXTTWCXFDCDCCGWTCTW
14   WWWWGGGGFFCGGWFFDDCC  CTWFFMCCCGDDDDFWGWCC  DDWWWGGCMMCCCMMWFFFC  CCCTTGWCCFCDCCGGWTTW
15   WTTWGGCCDCGGXFWFWDDC  CFFFWMMCCCDCDDDWWCGC  WWFFWCCFFFGCCCMFFWTC  CTTGGGWWFFFFGGGGWWWW
16   WTCTWGCCDCGGGTFFWWDD  CCFFMMMMMCDDCDDWFKGC  TTXFWTGCFFGGXTFFWFFT  MMTTGGKFWWFFFFTGFWWW
17   WKCFWXDDCWGGTTMWWWDW  CDDXMMDMMMCCXDWFFFGG  TGGWTTGFFGGGTTFFGKTT  MMMFFFFFFFGFXTTFFWDD
18   WWCFWWWDDWGMTTWWWWWW  DCDDDDDCCCDCWWWTTFGG  TTTGWTKGGGGGGTTWGGTT  CCCMMDDDFFGGTTTFFWCD
19   WWWWWWWWWWTTTWWWWWWW  DDDDDDDDDCDCCWTTTGGG  TTTGWTTGGGGGGTWGGTTT  CCCDDMMDDFGGGTTWWCDD
"""


def rows(board: Board) -> list[str]:
    """The board in the letters of the rules, one string a row."""
    return ["".join(CODES[board.terrain[cell(r, c)]] for c in range(20)) for r in range(20)]


def counts(board: Board) -> dict[str, int]:
    return dict(Counter("".join(rows(board))))


def lettered(board: Board, cells: list[int]) -> str:
    """Cells as the examples write them: "(1,12)C (1,13)W"."""
    return " ".join(f"({name(each)}){CODES[board.terrain[each]]}" for each in sorted(cells))


layouts = st.builds(
    lambda order, turned: Layout((order[0], order[1], order[2], order[3]), turned),
    st.permutations(SECTIONS),
    st.tuples(st.booleans(), st.booleans(), st.booleans(), st.booleans()),
)


@pytest.mark.rule("KB-1.11", "KB-1.12", "KB-D1", "KB-D42")
@pytest.mark.parametrize("letter", "ABCD")
def test_the_boards_of_the_examples_as_assembled(letter: str) -> None:
    """Boards A and B together show all eight sections."""
    column = 1 + "ABCD".index(letter)
    expected = [line.split()[column] for line in ROWS.strip().splitlines()]
    assert rows(assemble(BOARDS[letter])) == list(assemble(BOARDS[letter]).rows) == expected


@pytest.mark.rule("KB-1.11", "KB-1.12")
@given(layouts)
def test_1_12_every_local_hex_comes_to_its_place(layout: Layout) -> None:
    board = assemble(layout)
    for position, (id, turned) in enumerate(zip(layout.sections, layout.rotated, strict=True)):
        section = next(section for section in COMPONENTS.sections if section.id == id)
        for r, c in product(range(10), range(10)):
            local = (9 - r, 9 - c) if turned else (r, c)
            there = cell(10 * (position // 2) + local[0], 10 * (position % 2) + local[1])
            assert CODES[board.terrain[there]] == section.rows[r][c]


@pytest.mark.rule("KB-X2", "KB-1.11", "KB-1.12")
def test_x2_half_turn_of_a_section() -> None:
    board = assemble(BOARDS["B"])
    harbor = next(section for section in COMPONENTS.sections if section.id == "harbor")
    assert (harbor.rows[0], harbor.rows[9]) == ("GGTTTWGTTF", "WDDWWWWCCC")
    assert (harbor.location_hexes, harbor.castle_hexes) == (((7, 6),), ((4, 2), (8, 2)))
    assert rows(board)[0][10:] == "CCCWWWWDDW"
    assert rows(board)[9][10:] == "FTTGWTTTGG"
    assert board.terrain[parse("2,13")] == LOCATION
    assert board.terrain[parse("5,17")] == board.terrain[parse("1,17")] == CASTLE
    around = list(NEIGHBOURS[parse("2,13")])
    assert lettered(board, around) == "(1,12)C (1,13)W (2,12)C (2,14)W (3,12)D (3,13)D"
    unturned = assemble(Layout(("oracle", "harbor", "barn", "tower")))
    before = [unturned.terrain[each] for each in NEIGHBOURS[parse("7,16")]]
    assert sorted(before) == sorted(board.terrain[each] for each in around)


@pytest.mark.rule("KB-1.13")
def test_1_13_tables_reach_across_section_borders() -> None:
    """The only water beside these two hexes of board A lies below, and to the left, in another section."""
    board = assemble(BOARDS["A"])
    for here, water in (("9,12", "10,13"), ("17,10", "17,9")):
        assert [near for near in NEIGHBOURS[parse(here)] if board.terrain[near] == WATER] == [parse(water)]
        assert SECTION[parse(here)] != SECTION[parse(water)]
        assert board.shore[parse(here)]


@pytest.mark.rule("KB-1.16")
def test_1_16_special_hexes_are_three_steps_apart_on_every_board() -> None:
    """Shown for every pair of sections in every pair of positions and rotations, hence for every board."""

    def special(id: str, turned: bool, position: int) -> list[tuple[int, int]]:
        section = next(section for section in COMPONENTS.sections if section.id == id)
        local = section.location_hexes + section.castle_hexes
        placed = [(9 - r, 9 - c) if turned else (r, c) for r, c in local]
        return [(10 * (position // 2) + r, 10 * (position % 2) + c) for r, c in placed]

    def within_two_steps(hex: tuple[int, int]) -> set[int]:
        one = set(NEIGHBOURS[cell(*hex)])
        return one.union(*(NEIGHBOURS[each] for each in one)) - {cell(*hex)}

    for one, other in permutations(SECTIONS, 2):
        for positions in combinations(range(4), 2):
            for turned in product((False, True), repeat=2):
                hexes = special(one, turned[0], positions[0]) + special(other, turned[1], positions[1])
                taken = {cell(*each) for each in hexes}
                assert all(not within_two_steps(each) & taken for each in hexes)
                for each in hexes:
                    around = NEIGHBOURS[cell(*each)]
                    assert len(around) == 6
                    assert {SECTION[near] for near in around} == {SECTION[cell(*each)]}


@pytest.mark.rule("KB-1.16")
@given(layouts)
def test_1_16_no_hex_is_adjacent_to_two_special_hexes(layout: Layout) -> None:
    board = assemble(layout)
    for here in range(400):
        special = [near for near in NEIGHBOURS[here] if board.terrain[near] in (CASTLE, LOCATION)]
        assert (special or [-1]) == [board.special_at[here]]
        locations = [board.location_cells.index(near) for near in special if board.terrain[near] == LOCATION]
        assert (locations or [-1]) == [board.location_at[here]]
        castles = [board.castle_cells.index(near) for near in special if board.terrain[near] == CASTLE]
        assert (castles or [-1]) == [board.castle_at[here]]


@pytest.mark.rule("KB-1.17")
def test_1_17_printed_terrain_never_changes() -> None:
    board = assemble(BOARDS["A"])
    assert assemble(Layout(("tavern", "paddock", "oasis", "farm"))) is board
    assert isinstance(board.terrain, tuple)
    with pytest.raises(dataclasses.FrozenInstanceError):
        board.terrain = ()  # type: ignore[misc]
    for field in dataclasses.fields(board):
        assert isinstance(getattr(board, field.name), tuple | bytes | Layout), field.name


@pytest.mark.rule("KB-1.18", "KB-D38")
@given(layouts)
def test_1_18_a_hex_is_its_terrain_and_nothing_drawn_on_it(layout: Layout) -> None:
    """Each table follows from the nine kinds of hex and from adjacency alone."""
    board = assemble(layout)
    for here in range(400):
        around = [board.terrain[near] for near in NEIGHBOURS[here]]
        kind = board.terrain[here]
        assert board.touches_mountain[here] == (MOUNTAIN in around)
        assert board.touches_special[here] == (CASTLE in around or LOCATION in around)
        assert board.shore[here] == (WATER in around and kind != WATER)
        assert board.buildable[here] == (CODES[kind] in "GTDCF")
        assert [here in cells for cells in board.cells_by_terrain] == [kind == each for each in range(9)]
    assert [len(table) for table in (board.terrain, board.buildable, board.shore)] == [400] * 3
    assert all(list(cells) == sorted(cells) for cells in board.cells_by_terrain)


@pytest.mark.rule("KB-2.3")
def test_2_3_terrains_are_numbered_in_the_order_of_their_letters() -> None:
    assert [CODES[kind] for kind in BUILDABLE] == list("GTDCF")
    assert [CODES[kind] for kind in (WATER, MOUNTAIN, CASTLE, LOCATION)] == list("WMKX")
    assert COMPONENTS.terrains[DESERT].id == "desert"


@pytest.mark.rule("KB-3.1")
@pytest.mark.parametrize(
    ("sections", "message"),
    [
        (("tower", "farm", "oasis", "tower"), "'tower' is used more than once"),
        (("tower", "farm", "oasis", "palace"), "'palace' is not a section"),
        (("tower", "farm", "oasis"), "a board has four sections"),
    ],
)
def test_3_1_a_layout_has_four_different_sections(sections: tuple[str, str, str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Layout(sections)


def located(board: Board) -> dict[str, str]:
    return {name(each): kind for each, kind in zip(board.location_cells, board.location_types, strict=True)}


@pytest.mark.rule("KB-X3", "KB-3.13")
def test_x3_the_board_of_the_first_game() -> None:
    assert BOARDS["A"] == FIRST_GAME
    board = assemble(FIRST_GAME)
    assert located(board) == {
        "2,18": "paddock",
        "6,2": "tavern",
        "6,7": "tavern",
        "6,11": "paddock",
        "11,17": "farm",
        "12,7": "oasis",
        "15,12": "farm",
        "17,5": "oasis",
    }
    assert [name(each) for each in board.castle_cells] == ["3,3", "7,15", "11,11", "17,1"]
    assert counts(board) == {"G": 61, "T": 58, "D": 53, "C": 55, "F": 57, "W": 80, "M": 24, "K": 4, "X": 8}


@pytest.mark.rule("KB-X4", "KB-2.5")
def test_x4_the_board_with_the_two_one_location_sections() -> None:
    board = assemble(BOARDS["B"])
    assert located(board) == {
        "2,13": "harbor",
        "3,7": "oracle",
        "13,7": "barn",
        "13,15": "tower",
        "17,3": "barn",
        "17,12": "tower",
    }
    assert [name(each) for each in board.castle_cells] == ["1,3", "1,17", "5,17", "7,2", "12,2", "16,17"]
    assert counts(board) == {"G": 63, "T": 57, "D": 63, "C": 60, "F": 56, "W": 56, "M": 33, "K": 6, "X": 6}


@pytest.mark.rule("KB-D6")
def test_d6_the_first_game_fits_the_numbers_of_the_rulebook() -> None:
    """A flower field can touch 5 location hexes; every terrain of the cards touches at least three."""
    board = assemble(FIRST_GAME)
    touched = {
        CODES[kind]: len({board.location_at[each] for each in board.cells_by_terrain[kind]} - {-1})
        for kind in BUILDABLE
    }
    assert touched == {"G": 5, "T": 5, "D": 3, "C": 5, "F": 5}
    assert any(CODES[board.terrain[each]] == "C" for each in NEIGHBOURS[parse("17,5")])


@pytest.mark.rule("KB-D19")
def test_d19_the_buildable_edge_is_one_set_over_all_terrains() -> None:
    board = assemble(BOARDS["B"])
    assert len(board.edge_buildable) == 62
    assert {board.terrain[each] for each in board.edge_buildable} == set(BUILDABLE)
    assert {parse("0,0"), parse("19,0"), parse("19,19")} <= set(board.edge_buildable)
    assert parse("0,19") not in board.edge_buildable
    edge = [20 * r + c for r in range(20) for c in range(20) if r in (0, 19) or c in (0, 19)]
    assert list(board.edge_buildable) == [each for each in edge if board.buildable[each]]


@pytest.mark.rule("KB-33.8")
def test_33_8_hexes_of_any_four_sections() -> None:
    letters = {section.id: Counter("".join(section.rows)) for section in COMPONENTS.sections}
    buildable, locations, castles, smallest = set(), set(), set(), set()
    for chosen in combinations(SECTIONS, 4):
        total = sum((letters[id] for id in chosen), Counter())
        buildable.add(sum(total[code] for code in "GTDCF"))
        locations.add(total["X"])
        castles.add(total["K"])
        smallest.add(sum(sorted(total[code] for code in "GTDCF")[:3]))
    assert (min(buildable), max(buildable)) == (277, 306)
    assert (min(locations), max(locations)) == (6, 8)
    assert (min(castles), max(castles)) == (4, 6)
    assert min(smallest) == 161 > 160
