"""The grid of hexes: section 1 of the rules as far as it needs no printed terrain."""

from collections import Counter

import pytest

from kingstable.games.kingdom_builder.tables.geometry import (
    CELLS,
    DIRECTIONS,
    EDGE,
    IS_EDGE,
    JUMP2,
    NEIGHBOURS,
    OFF_BOARD,
    ROW,
    SECTION,
    STEP,
    TRIPLES,
    cell,
    distance,
    name,
    parse,
)

GRID = [(r, c) for r in range(20) for c in range(20)]


def cells(text: str) -> list[int]:
    """Cells from the notation of the examples: "(0,1) (1,0)"."""
    return [parse(each.strip("()")) for each in text.split()]


def on_board(places: list[tuple[int, int]]) -> list[int]:
    return [20 * r + c for r, c in places if 0 <= r <= 19 and 0 <= c <= 19]


@pytest.mark.rule("KB-1.1")
def test_1_1_hexes_are_named_by_row_and_column_from_the_top_left() -> None:
    assert CELLS == 400
    assert [cell(r, c) for r, c in GRID] == list(range(400))
    assert [name(each) for each in range(400)] == [f"{r},{c}" for r, c in GRID]
    assert [parse(name(each)) for each in range(400)] == list(range(400))
    assert parse("6,17") == cell(6, 17) == 137
    assert [ROW[cell(r, c)] for r, c in GRID] == [r for r, _ in GRID]


@pytest.mark.rule("KB-1.1")
@pytest.mark.parametrize("text", ["", "6", "6,", "6, 17", " 6,17", "6,17\n", "06,17", "6;17", "-1,3", "6,1٧", "1,2,3"])
def test_1_1_a_name_has_one_form(text: str) -> None:
    with pytest.raises(ValueError, match="is not a hex"):
        parse(text)


@pytest.mark.rule("KB-1.2", "KB-1.6")
def test_1_2_odd_rows_are_shifted_right_by_half_a_hex() -> None:
    """Measured in half hexes, neighbours are those at the distance of one hex, and no others."""

    def touching(a: tuple[int, int], b: tuple[int, int]) -> bool:
        right = abs((2 * a[1] + a[0] % 2) - (2 * b[1] + b[0] % 2))
        return (abs(a[0] - b[0]), right) in ((0, 2), (1, 1))

    for a in GRID:
        assert set(NEIGHBOURS[cell(*a)]) == {cell(*b) for b in GRID if touching(a, b)}


@pytest.mark.rule("KB-1.3")
def test_1_3_neighbours_from_an_even_row() -> None:
    for r, c in [place for place in GRID if place[0] % 2 == 0]:
        listed = [(r, c - 1), (r, c + 1), (r - 1, c - 1), (r - 1, c), (r + 1, c - 1), (r + 1, c)]
        assert list(NEIGHBOURS[cell(r, c)]) == on_board(listed)


@pytest.mark.rule("KB-1.4")
def test_1_4_neighbours_from_an_odd_row() -> None:
    for r, c in [place for place in GRID if place[0] % 2 == 1]:
        listed = [(r, c - 1), (r, c + 1), (r - 1, c), (r - 1, c + 1), (r + 1, c), (r + 1, c + 1)]
        assert list(NEIGHBOURS[cell(r, c)]) == on_board(listed)


@pytest.mark.rule("KB-1.5")
def test_1_5_nothing_wraps_around() -> None:
    assert Counter(map(len, NEIGHBOURS)) == {6: 324, 5: 18, 4: 36, 3: 20, 2: 2}


@pytest.mark.rule("KB-1.5")
@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (20, 0), (0, 20)])
def test_1_5_coordinates_outside_do_not_exist(place: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="not on the board"):
        cell(*place)


@pytest.mark.rule("KB-1.5")
def test_1_5_a_name_outside_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\(20,3\) is not on the board"):
        parse("20,3")


@pytest.mark.rule("KB-1.6")
def test_1_6_adjacency_is_symmetric_and_never_with_oneself() -> None:
    for here in range(CELLS):
        assert here not in NEIGHBOURS[here]
        assert len(set(NEIGHBOURS[here])) == len(NEIGHBOURS[here])
        assert all(here in NEIGHBOURS[there] for there in NEIGHBOURS[here])


@pytest.mark.rule("KB-1.7")
def test_1_7_one_step_in_each_of_six_directions() -> None:
    for r, c in GRID:
        odd = r % 2
        steps = {
            "E": (r, c + 1),
            "W": (r, c - 1),
            "NE": (r - 1, c + odd),
            "NW": (r - 1, c - 1 + odd),
            "SE": (r + 1, c + odd),
            "SW": (r + 1, c - 1 + odd),
        }
        assert tuple(steps) == DIRECTIONS
        for direction, there in enumerate(steps.values()):
            expected = on_board([there]) or [OFF_BOARD]
            assert [STEP[direction][cell(r, c)]] == expected


@pytest.mark.rule("KB-1.8")
def test_1_8_three_axes_and_none_of_them_vertical() -> None:
    for one, other in (("W", "E"), ("NW", "SE"), ("SW", "NE")):
        forth, back = STEP[DIRECTIONS.index(one)], STEP[DIRECTIONS.index(other)]
        assert all(there == OFF_BOARD or back[there] == here for here, there in enumerate(forth))
        assert all(there == OFF_BOARD or forth[there] == here for here, there in enumerate(back))


@pytest.mark.rule("KB-1.6")
def test_1_6_the_distance_is_the_least_number_of_steps_between_neighbours() -> None:
    for start in map(parse, ("0,0", "9,9", "10,0", "19,19", "6,17")):
        ring, steps = {start}, {start: 0}
        while ring:
            ring = {near for here in ring for near in NEIGHBOURS[here]} - set(steps)
            steps |= dict.fromkeys(ring, max(steps.values()) + 1)
        assert [distance(start, here) for here in range(CELLS)] == [steps[here] for here in range(CELLS)]


@pytest.mark.rule("KB-1.8")
def test_1_8_a_straight_line_repeats_one_direction() -> None:
    """The lines of three from a hex near the middle, and from one in a corner, with the hexes at their ends."""
    assert [[two, three, *ends] for two, three, ends in TRIPLES[cell(8, 8)]] == [
        cells("(8,9) (8,10) (8,7) (8,11)"),
        cells("(7,8) (6,9) (9,7) (5,9)"),
        cells("(9,8) (10,9) (7,7) (11,9)"),
    ]
    assert [[two, three, *ends] for two, three, ends in TRIPLES[cell(0, 0)]] == [
        cells("(0,1) (0,2) (0,3)"),
        cells("(1,0) (2,1) (3,1)"),
    ]


@pytest.mark.rule("KB-1.8")
def test_1_8_every_line_of_three_is_found_once() -> None:
    found = [frozenset((one, two, three)) for one in range(CELLS) for two, three, _ in TRIPLES[one]]
    lines = [(STEP[d][here], here, STEP[d ^ 1 if d < 2 else 7 - d][here]) for here in range(CELLS) for d in (0, 2, 4)]
    assert Counter(found) == Counter(frozenset(line) for line in lines if OFF_BOARD not in line)


@pytest.mark.rule("KB-1.9")
def test_1_9_two_straight_steps() -> None:
    for r, c in GRID:
        listed = [(r, c + 2), (r, c - 2), (r - 2, c + 1), (r - 2, c - 1), (r + 2, c + 1), (r + 2, c - 1)]
        assert list(JUMP2[cell(r, c)]) == on_board(listed)


@pytest.mark.rule("KB-1.10")
def test_1_10_a_horizontal_line_is_a_board_row_through_two_sections() -> None:
    assert Counter(ROW) == dict.fromkeys(range(20), 20)
    for r in range(20):
        here, line = cell(r, 0), []
        while here != OFF_BOARD:
            line.append(here)
            here = STEP[DIRECTIONS.index("E")][here]
        assert line == [each for each in range(CELLS) if ROW[each] == r]
        assert {SECTION[each] for each in line} == ({0, 1} if r < 10 else {2, 3})


@pytest.mark.rule("KB-1.12", "KB-D1")
def test_1_12_four_sections_form_a_block_of_two_by_two() -> None:
    for block_row in (0, 1):
        for block_column in (0, 1):
            block = {cell(10 * block_row + r, 10 * block_column + c) for r in range(10) for c in range(10)}
            position = 2 * block_row + block_column
            assert block == {each for each in range(CELLS) if SECTION[each] == position}


@pytest.mark.rule("KB-1.14", "KB-D20")
def test_1_14_the_edge_has_76_hexes() -> None:
    assert len(EDGE) == 76
    assert list(EDGE) == [cell(r, c) for r, c in GRID if r in (0, 19) or c in (0, 19)]
    assert [each for each in range(CELLS) if IS_EDGE[each]] == list(EDGE)


@pytest.mark.rule("KB-1.14", "KB-D20")
def test_1_14_shifted_rows_have_edges_and_section_borders_are_none() -> None:
    assert {cell(7, 0), cell(7, 19), cell(0, 0), cell(0, 19), cell(19, 0), cell(19, 19)} <= set(EDGE)
    assert not {cell(9, 5), cell(10, 5), cell(5, 9), cell(5, 10)} & set(EDGE)


@pytest.mark.rule("KB-X1", "KB-1.3", "KB-1.4", "KB-1.5", "KB-1.13")
def test_x1_neighbour_lists_corners_and_the_centre() -> None:
    expected = {
        "0,0": "(0,1) (1,0)",
        "0,19": "(0,18) (1,18) (1,19)",
        "19,0": "(18,0) (18,1) (19,1)",
        "19,19": "(18,19) (19,18)",
        "1,0": "(0,0) (0,1) (1,1) (2,0) (2,1)",
        "1,19": "(0,19) (1,18) (2,19)",
        "9,9": "(8,9) (8,10) (9,8) (9,10) (10,9) (10,10)",
    }
    for here, neighbours in expected.items():
        assert sorted(NEIGHBOURS[parse(here)]) == cells(neighbours)
    sections = {name(each): SECTION[each] for each in NEIGHBOURS[parse("9,9")]}
    assert sections == {"8,9": 0, "9,8": 0, "8,10": 1, "9,10": 1, "10,9": 2, "10,10": 3}
