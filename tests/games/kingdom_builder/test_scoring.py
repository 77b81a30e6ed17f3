"""The final scoring: castles and the ten cards, their worked examples, and a slow count to compare with."""

import random
from collections.abc import Callable, Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.kingdom_builder import scenes

from kingstable.games.kingdom_builder.components import CODES, COMPONENTS
from kingstable.games.kingdom_builder.scoring import (
    CARDS,
    Kingdoms,
    PlayerGold,
    castles,
    citizens,
    discoverers,
    farmers,
    fishermen,
    groups,
    hermits,
    knights,
    lords,
    merchants,
    miners,
    own_cells,
    score_position,
    totals,
    workers,
)
from kingstable.games.kingdom_builder.tables.board import Board, Layout, assemble
from kingstable.games.kingdom_builder.tables.geometry import NEIGHBOURS, ROW, SECTION, cell, parse
from kingstable.kernel import ranks

A = assemble(Layout(("tavern", "paddock", "oasis", "farm")))
C = assemble(Layout(("harbor", "tower", "oracle", "barn"), (True, False, True, False)))


def cells(text: str, board: Board | None = None) -> list[int]:
    """Cells from the notation of the examples; a letter after one, as in "(8,8)G", must be its terrain."""
    found = []
    for each in text.split():
        place, _, letter = each.strip("(").partition(")")
        found.append(parse(place))
        if letter and board is not None:
            assert CODES[board.terrain[found[-1]]] == letter, each
    return found


def gold(card: Callable[[Kingdoms], list[int]], board: Board, *players: str) -> list[int]:
    """What a card pays players who own these cells."""
    return card(Kingdoms(board, [cells(text, board) for text in players]))


def spread(board: Board, *numbers: Sequence[int]) -> list[list[int]]:
    """Players with that many settlements in TL, TR, BL, BR, on the first buildable hexes of each."""
    free = [[each for each in range(400) if SECTION[each] == s and board.buildable[each]] for s in range(4)]
    return [[free[s].pop(0) for s in range(4) for _ in range(counts[s])] for counts in numbers]


# Groups


@pytest.mark.rule("KB-1.15")
def test_1_15_a_group_is_a_maximal_connected_set() -> None:
    own = cells("(8,8) (16,1) (8,9) (9,9) (8,11)")
    assert [sorted(group) for group in groups(own)] == [cells("(8,8) (8,9) (9,9)"), cells("(16,1)"), cells("(8,11)")]
    assert groups([]) == []


@pytest.mark.rule("KB-1.15")
def test_1_15_settlements_of_others_do_not_connect() -> None:
    assert gold(hermits, A, "(8,8)G (8,10)G", "(8,9)G") == [2, 1]


@pytest.mark.rule("KB-1.13", "KB-1.15")
def test_1_13_a_group_crosses_section_borders() -> None:
    assert len(groups(cells("(9,9) (8,10) (10,9) (10,10)"))) == 1
    assert len(groups(cells("(8,10) (10,9)"))) == 2


@pytest.mark.rule("KB-D18", "KB-D33", "KB-21.4")
def test_d18_a_settlement_on_water_is_adjacent_like_any_other() -> None:
    assert gold(hermits, A, "(15,13)F (15,14)W (15,15)F") == [1]
    assert gold(hermits, A, "(15,13)F (15,15)F") == [2]


# Castles


@pytest.mark.rule("KB-X57", "KB-19.1", "KB-19.2", "KB-19.3")
def test_x57_castles() -> None:
    assert gold(castles, A, "(7,14)G (7,16)G (8,15)G (10,11)D", "(8,16)G") == [6, 3]


@pytest.mark.rule("KB-19.1")
def test_19_1_each_castle_pays_3() -> None:
    one_at_each = [next(near for near in NEIGHBOURS[castle] if C.buildable[near]) for castle in C.castle_cells]
    for number in range(7):
        assert castles(Kingdoms(C, [one_at_each[:number], []])) == [3 * number, 0]


@pytest.mark.rule("KB-19.2")
def test_19_2_more_settlements_at_a_castle_pay_no_more() -> None:
    ring = list(NEIGHBOURS[parse("7,15")])
    for number in range(1, 7):
        assert castles(Kingdoms(A, [ring[:number]])) == [3]


@pytest.mark.rule("KB-19.3")
def test_19_3_a_castle_pays_every_player_at_it() -> None:
    assert gold(castles, A, "(7,14)G", "(7,16)G", "(8,15)G", "(8,16)G") == [3, 3, 3, 3]


@pytest.mark.rule("KB-19.4")
@pytest.mark.parametrize("cards", [(), ("hermits",), ("lords", "miners", "farmers"), tuple(CARDS)])
def test_19_4_castles_are_scored_whatever_the_cards(cards: tuple[str, ...]) -> None:
    own = [cells("(7,14) (10,11)"), cells("(8,16)")]
    assert [player.castles for player in score_position(A, own, cards)] == [6, 3]


# The ten cards


@pytest.mark.rule("KB-X46", "KB-22.1", "KB-22.2", "KB-22.3", "KB-D32")
def test_x46_fishermen() -> None:
    own = "(12,17)C (15,13)F (15,14)W (16,15)F (16,16)W"
    assert gold(fishermen, A, own, "(17,15)W") == [2, 0]
    by_hex = {hex: gold(fishermen, A, hex)[0] for hex in own.split()}
    assert by_hex == {"(12,17)C": 0, "(15,13)F": 1, "(15,14)W": 0, "(16,15)F": 1, "(16,16)W": 0}


@pytest.mark.rule("KB-22.2")
def test_22_2_a_settlement_amid_water_scores_nothing() -> None:
    assert gold(fishermen, A, "(19,4)W (18,5)W", "(19,10)T") == [0, 1]


@pytest.mark.rule("KB-X47", "KB-23.1", "KB-23.2", "KB-D33")
def test_x47_miners() -> None:
    own = "(0,2)D (1,4)D (4,14)W (8,8)G"
    assert gold(miners, A, own) == [3]
    assert [gold(miners, A, hex)[0] for hex in own.split()] == [1, 1, 1, 0]


@pytest.mark.rule("KB-X48", "KB-24.1", "KB-24.2", "KB-24.3", "KB-D34")
def test_x48_merchants() -> None:
    first, second, lone = "(6,8)C (6,9)G (6,10)C", "(12,8)F (12,9)G (12,10)C (12,11)C", "(7,14)G"
    assert gold(merchants, A, f"{first} {lone} {second}") == [16]
    assert gold(merchants, A, first, second, lone) == [8, 8, 0]
    assert gold(merchants, A, f"{first} {lone} {second} (6,12)T (6,13)T (6,14)W") == [20]


@pytest.mark.rule("KB-24.1")
def test_24_1_one_group_that_joins_three_special_hexes() -> None:
    """From the Tavern (6,7) past the Paddock (6,11) to the castle (7,15), around the Paddock."""
    assert gold(merchants, A, "(6,8)C (6,9)G (6,10)C (7,10)G (7,11)G (6,12)T (6,13)T (6,14)W (7,14)G") == [12]


@pytest.mark.rule("KB-24.2", "KB-D34")
def test_24_2_a_hex_at_the_end_of_two_links_counts_once() -> None:
    """Two groups join the Tavern (6,7) and the Paddock (6,11): still two hexes."""
    north, south = "(6,8)C (6,9)G (6,10)C", "(7,6)G (8,7)G (8,8)G (8,9)G (8,10)G (8,11)G (7,11)G"
    assert gold(merchants, A, north, south) == [8, 8]
    assert gold(hermits, A, f"{north} {south}") == [2]
    assert gold(merchants, A, f"{north} {south}") == [8]


@pytest.mark.rule("KB-24.3")
def test_24_3_a_special_hex_joined_to_no_other_scores_nothing() -> None:
    assert gold(merchants, A, "(6,8)C (5,7)C (7,7)G (7,14)G (12,8)F") == [0]


@pytest.mark.rule("KB-24.1", "KB-D34")
def test_24_1_links_are_made_by_own_settlements_only() -> None:
    assert gold(merchants, A, "(6,8)C (6,10)C", "(6,9)G") == [0, 0]


@pytest.mark.rule("KB-X49", "KB-25.1", "KB-25.2")
def test_x49_workers() -> None:
    """The scoring knows no tokens, so (6,7) counts without any."""
    own = "(6,6)T (8,8)G (6,8)C (7,14)G"
    assert gold(workers, A, own) == [3]
    assert [gold(workers, A, hex)[0] for hex in own.split()] == [1, 0, 1, 1]


@pytest.mark.rule("KB-X50", "KB-26.1", "KB-26.2")
def test_x50_discoverers() -> None:
    assert gold(discoverers, A, "(8,8)G (8,9)G (8,12)T (9,0)D (15,5)G") == [3]


@pytest.mark.rule("KB-26.1")
def test_26_1_discoverers_pays_0_to_20() -> None:
    column = [next(cell(r, c) for c in range(20) if A.buildable[cell(r, c)]) for r in range(20)]
    assert discoverers(Kingdoms(A, [column, []])) == [20, 0]


@pytest.mark.rule("KB-X51", "KB-27.1", "KB-27.2", "KB-27.3", "KB-D35")
def test_x51_knights() -> None:
    own = "(8,8)G (8,9)G (8,12)T (9,0)D (15,5)G"
    assert gold(knights, A, own, "") == [6, 0]
    assert gold(knights, A, f"{own} (9,4)T (9,15)G") == [6]


@pytest.mark.rule("KB-X52", "KB-28.1", "KB-28.2", "KB-1.13", "KB-D31")
def test_x52_hermits() -> None:
    assert gold(hermits, A, "(8,8) (8,9) (9,9) (16,1)") == [2]
    assert gold(hermits, A, "(8,8) (8,9) (9,9) (16,1) (10,10)D") == [2]
    assert gold(hermits, A, "(8,8) (8,9) (10,10) (16,1)") == [3]


@pytest.mark.rule("KB-28.2", "KB-D31")
def test_28_2_a_lone_settlement_is_a_group() -> None:
    assert gold(hermits, A, "(8,8)G", "") == [1, 0]


@pytest.mark.rule("KB-X53", "KB-29.1", "KB-29.2", "KB-29.3", "KB-29.4", "KB-D36")
def test_x53_lords() -> None:
    own = spread(A, [8, 0, 0, 0], [8, 0, 0, 0], [6, 0, 0, 0], [2, 0, 0, 0])
    assert lords(Kingdoms(A, own)) == [48, 48, 42, 36]


@pytest.mark.rule("KB-29.1")
def test_29_1_each_section_is_scored_by_itself() -> None:
    own = spread(A, [5, 1, 4, 3], [4, 2, 4, 0])
    assert lords(Kingdoms(A, own)) == [12 + 6 + 12 + 12, 6 + 12 + 12 + 6]


@pytest.mark.rule("KB-29.3")
def test_29_3_all_who_share_the_second_number_get_6() -> None:
    own = spread(A, [5, 0, 0, 0], [3, 0, 0, 0], [3, 0, 0, 0], [1, 0, 0, 0])
    assert lords(Kingdoms(A, own)) == [36 + 12, 36 + 6, 36 + 6, 36 + 0]


@pytest.mark.rule("KB-29.4", "KB-D36")
def test_29_4_zero_takes_part_like_any_other_number() -> None:
    assert lords(Kingdoms(A, spread(A, [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]))) == [48, 48, 48]
    assert lords(Kingdoms(A, spread(A, [5, 0, 0, 0], [0, 0, 0, 0]))) == [36 + 12, 36 + 6]
    own = spread(A, [5, 5, 5, 5], [3, 3, 3, 3], [0, 0, 0, 0])
    assert lords(Kingdoms(A, own)) == [48, 24, 0]


@pytest.mark.rule("KB-X55", "KB-30.1", "KB-30.2")
def test_x55_citizens() -> None:
    assert gold(citizens, A, "(16,1)T (8,7) (8,8) (8,9) (8,10) (9,8) (9,9) (9,10)") == [3]
    assert gold(citizens, A, "(16,1)T (8,7) (8,8) (8,9) (8,10) (9,8) (9,9)") == [3]
    assert gold(citizens, A, "(16,1)T (8,7) (8,8) (8,9) (8,10) (9,8)") == [2]


@pytest.mark.rule("KB-30.2")
def test_30_2_of_two_largest_groups_one_counts() -> None:
    assert gold(citizens, A, "(8,8)G (8,9)G (16,5)G (15,5)G", "(16,1)T", "") == [1, 0, 0]


@pytest.mark.rule("KB-X56", "KB-31.1", "KB-31.2", "KB-31.3")
@pytest.mark.parametrize(("numbers", "expected"), [((9, 7, 6, 4), 12), ((9, 5, 7, 5), 15), ((20, 10, 10, 0), 0)])
def test_x56_farmers(numbers: tuple[int, int, int, int], expected: int) -> None:
    assert farmers(Kingdoms(A, spread(A, numbers))) == [expected]


# A whole position


X58 = [
    "(7,9)G (7,10)C (8,6)T (8,9)G (8,11)C (9,6)T (9,7)T (9,8)G (9,9)G (9,10)D (10,10)C (10,11)D (17,2)G (18,3)G "
    "(18,16)G (19,3)G (19,4)W (19,15)G",
    "(1,19)C (2,9)W (3,8)C (3,9)C (3,10)D (4,8)C (4,9)C (4,10)D (4,11)D (4,12)D (5,9)C (5,11)C (6,10)D (6,11)D "
    "(6,12)C (7,11)C (17,9)G (17,11)G",
    "(0,10)T (0,12)T (0,13)T (1,10)T (1,12)T (2,11)F (3,11)F (3,17)W (4,18)C (4,19)C (5,17)C (16,15)F (16,17)F "
    "(17,14)F (17,15)F (17,16)G (18,17)G (19,16)G",
]

X58_GOLD = {
    "fishermen": [12, 4, 9],
    "miners": [0, 1, 9],
    "merchants": [0, 8, 0],
    "workers": [1, 4, 4],
    "discoverers": [7, 8, 10],
    "knights": [10, 10, 6],
    "hermits": [3, 4, 4],
    "lords": [30, 18, 24],
    "citizens": [6, 7, 3],
    "farmers": [9, 3, 0],
}


def x58() -> list[list[int]]:
    return [cells(text, C) for text in X58]


@pytest.mark.rule("KB-X58", "KB-21.1", "KB-21.4", "KB-D33")
def test_x58_all_eleven_scoring_lines_on_one_position() -> None:
    own = x58()
    assert [len(player) for player in own] == [18, 18, 18]
    kingdoms = Kingdoms(C, own)
    assert {id: card(kingdoms) for id, card in CARDS.items()} == X58_GOLD
    assert castles(kingdoms) == [0, 3, 6]
    assert kingdoms.per_section() == [[7, 3, 4, 4], [6, 10, 1, 1], [0, 11, 0, 7]]
    assert totals(C, own, ["merchants", "lords", "citizens"]) == [36, 36, 33]


@pytest.mark.rule("KB-21.1")
def test_21_1_gold_is_the_sum_of_the_open_cards_and_castles() -> None:
    result = score_position(C, x58(), ["merchants", "lords", "citizens"])
    assert result == [
        PlayerGold({"merchants": 0, "lords": 30, "citizens": 6}, 0, 36),
        PlayerGold({"merchants": 8, "lords": 18, "citizens": 7}, 3, 36),
        PlayerGold({"merchants": 0, "lords": 24, "citizens": 3}, 6, 33),
    ]


@pytest.mark.rule("KB-21.2")
def test_21_2_the_order_of_the_count_does_not_affect_results() -> None:
    own = x58()
    once = score_position(C, own, ["merchants", "lords", "hermits"])
    for cards in permutations(["merchants", "lords", "hermits"]):
        assert score_position(C, own, cards) == once
    for seats in permutations(range(3)):
        assert score_position(C, [own[seat] for seat in seats], once[0].cards) == [once[seat] for seat in seats]


@pytest.mark.rule("KB-21.3", "KB-2.11")
def test_21_3_only_settlements_on_the_board_count() -> None:
    """Where a settlement stands is all that pays, not when it was built; without any, only Lords pays (KB-29.4)."""
    empty = score_position(A, [[], []], CARDS)
    nothing = {**dict.fromkeys(CARDS, 0), "lords": 48, "castles": 0, "total": 48}
    assert [player.lines() for player in empty] == [nothing, nothing]
    own = x58()
    reordered = [list(reversed(player)) for player in own]
    assert score_position(C, reordered, CARDS) == score_position(C, own, CARDS)


@pytest.mark.rule("KB-21.4", "KB-D33")
def test_21_4_settlements_on_water_count_except_for_fishermen() -> None:
    """(4,14) on board A: water, beside mountains; (17,0): water, beside a castle."""
    result = score_position(A, [cells("(4,14)W", A), cells("(17,0)W", A)], CARDS)
    assert [player.cards["fishermen"] for player in result] == [0, 0]
    assert [player.cards["miners"] for player in result] == [1, 0]
    assert [player.cards["workers"] for player in result] == [0, 1]
    assert [player.castles for player in result] == [0, 3]
    for card in ("discoverers", "hermits"):
        assert [player.cards[card] for player in result] == [1, 1]
    assert [player.cards["knights"] for player in result] == [2, 2]
    water = cells("(13,0)W (14,0)W (14,1)W (4,14)W (13,14)W (4,3)W", A)
    assert farmers(Kingdoms(A, [water])) == [3]
    assert citizens(Kingdoms(A, [water])) == [1]
    assert lords(Kingdoms(A, [water, []])) == [48, 24]


@pytest.mark.rule("KB-21.5")
def test_21_5_the_result_shows_gold_per_card_for_castles_and_in_total() -> None:
    result = score_position(C, x58(), ["knights", "miners"])
    assert [player.lines() for player in result] == [
        {"knights": 10, "miners": 0, "castles": 0, "total": 10},
        {"knights": 10, "miners": 1, "castles": 3, "total": 14},
        {"knights": 6, "miners": 9, "castles": 6, "total": 21},
    ]


def test_own_cells_reads_a_grid_of_owners() -> None:
    owner = [-1] * 400
    for player, own in enumerate(x58()):
        for each in own:
            owner[each] = player
    assert own_cells(owner, 4) == [*map(sorted, x58()), []]


@pytest.mark.rule("KB-2.9", "KB-D41")
def test_2_9_every_card_of_the_box_can_be_scored() -> None:
    assert list(CARDS) == [card.id for card in COMPONENTS.kingdom_builder_cards]


# A slow count straight from the clauses, on rows of letters and (row, column), without any table of the game


Hex = tuple[int, int]


class Slow:
    """A position as the clauses speak of it: T(h), N(h), own(p)."""

    def __init__(self, layout: Layout, own: Sequence[Sequence[int]]) -> None:
        self.terrain: dict[Hex, str] = {}
        for position, id in enumerate(layout.sections):
            section = next(section for section in COMPONENTS.sections if section.id == id)
            for r in range(10):
                for c in range(10):
                    local = (9 - r, 9 - c) if layout.rotated[position] else (r, c)
                    there = (10 * (position // 2) + local[0], 10 * (position % 2) + local[1])
                    self.terrain[there] = section.rows[r][c]
        self.own = [{divmod(each, 20) for each in player} for player in own]

    def around(self, hex: Hex) -> list[Hex]:
        r, c = hex
        shift = 0 if r % 2 == 0 else 1
        near = [(r, c - 1), (r, c + 1), (r - 1, c - 1 + shift), (r - 1, c + shift)]
        near += [(r + 1, c - 1 + shift), (r + 1, c + shift)]
        return [each for each in near if each in self.terrain]

    def touching(self, hex: Hex, codes: str) -> set[Hex]:
        return {near for near in self.around(hex) if self.terrain[near] in codes}

    def groups(self, player: int) -> list[set[Hex]]:
        """One settlement after another, merging the groups that it touches."""
        found: list[set[Hex]] = []
        for hex in self.own[player]:
            touched = [group for group in found if group & set(self.around(hex))]
            found = [group for group in found if group not in touched]
            found.append({hex}.union(*touched))
        return found

    def number(self, player: int, section: int) -> int:
        return sum(2 * (r // 10) + c // 10 == section for r, c in self.own[player])

    def in_row(self, player: int, row: int) -> int:
        return sum(r == row for r, _ in self.own[player])

    def merchants(self, player: int) -> int:
        union: set[Hex] = set()
        for group in self.groups(player):
            special = set().union(*(self.touching(hex, "KX") for hex in group))
            union |= special if len(special) >= 2 else set()
        return 4 * len(union)

    def lords(self, player: int) -> int:
        gold = 0
        for section in range(4):
            numbers = [self.number(each, section) for each in range(len(self.own))]
            higher = {number for number in numbers if number > numbers[player]}
            gold += {0: 12, 1: 6}.get(len(higher), 0)
        return gold

    def lines(self, player: int) -> dict[str, int]:
        own = self.own[player]
        return {
            "fishermen": sum(self.terrain[h] != "W" and bool(self.touching(h, "W")) for h in own),
            "miners": sum(bool(self.touching(h, "M")) for h in own),
            "merchants": self.merchants(player),
            "workers": sum(bool(self.touching(h, "KX")) for h in own),
            "discoverers": sum(self.in_row(player, row) > 0 for row in range(20)),
            "knights": 2 * max(self.in_row(player, row) for row in range(20)),
            "hermits": len(self.groups(player)),
            "lords": self.lords(player),
            "citizens": max([len(group) for group in self.groups(player)] or [0]) // 2,
            "farmers": 3 * min(self.number(player, section) for section in range(4)),
            "castles": 3 * len(set().union(*(self.touching(h, "K") for h in own))),
        }


@st.composite
def positions(draw: st.DrawFn) -> tuple[Layout, list[list[int]]]:
    """A board with settlements of 2 to 4 players, from scattered to closely grown, water included."""
    order = draw(st.permutations([section.id for section in COMPONENTS.sections]))
    turned = draw(st.tuples(st.booleans(), st.booleans(), st.booleans(), st.booleans()))
    layout = Layout((order[0], order[1], order[2], order[3]), turned)
    sizes = draw(st.lists(st.integers(0, 40), min_size=2, max_size=4))
    growth = draw(st.sampled_from([0.0, 0.5, 0.9, 1.0]))
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    free = {each for each, kind in enumerate(assemble(layout).terrain) if CODES[kind] in "GTDCFW"}
    own: list[list[int]] = []
    for size in sizes:
        mine: list[int] = []
        while len(mine) < size:
            near = sorted({there for here in mine for there in NEIGHBOURS[here]} & free)
            mine.append(rng.choice(near if near and rng.random() < growth else sorted(free)))
            free.remove(mine[-1])
        own.append(mine)
    return layout, own


@pytest.mark.rule(
    "KB-19.1",
    "KB-22.1",
    "KB-23.1",
    "KB-24.1",
    "KB-25.1",
    "KB-26.1",
    "KB-27.1",
    "KB-28.1",
    "KB-29.1",
    "KB-30.1",
    "KB-31.1",
)
@given(positions())
def test_scoring_agrees_with_a_slow_count_from_the_clauses(position: tuple[Layout, list[list[int]]]) -> None:
    layout, own = position
    slow = Slow(layout, own)
    result = score_position(assemble(layout), own, CARDS)
    for player, player_gold in enumerate(result):
        expected = slow.lines(player)
        assert player_gold.lines() == {**expected, "total": sum(expected.values())}
    assert totals(assemble(layout), own, CARDS) == [player_gold.total for player_gold in result]


BOUNDS = {
    "castles": 18,
    "fishermen": 40,
    "miners": 40,
    "merchants": 48,
    "workers": 40,
    "discoverers": 20,
    "knights": 40,
    "hermits": 40,
    "lords": 48,
    "citizens": 20,
    "farmers": 30,
}


@pytest.mark.rule("KB-33.7", "KB-D5")
@given(positions())
def test_33_7_upper_bounds(position: tuple[Layout, list[list[int]]]) -> None:
    layout, own = position
    for player in score_position(assemble(layout), own, CARDS):
        lines = player.lines()
        assert all(0 <= lines[line] <= bound for line, bound in BOUNDS.items())


@pytest.mark.rule("KB-33.7")
def test_33_7_bounds_that_a_position_reaches() -> None:
    """A closed block of 40, ten in each section, all castles of board C, and 40 apart."""
    at_castles = [next(near for near in NEIGHBOURS[castle] if C.buildable[near]) for castle in C.castle_cells]
    assert castles(Kingdoms(C, [at_castles])) == [BOUNDS["castles"]]
    everywhere = [each for each in range(400) if C.special_at[each] >= 0]
    joined = everywhere + [each for each in range(400) if C.special_at[each] < 0]
    assert merchants(Kingdoms(C, [joined])) == [BOUNDS["merchants"]]
    block = [cell(r, c) for r in range(8, 12) for c in range(5, 15)]
    result = score_position(C, [block, []], CARDS)[0].cards
    assert (result["citizens"], result["farmers"], result["lords"]) == (20, 30, 48)
    apart = [cell(r, c) for r in range(0, 8, 2) for c in range(0, 20, 2)]
    assert hermits(Kingdoms(C, [apart])) == [BOUNDS["hermits"]]
    row = [each for each in range(400) if ROW[each] == 9]
    assert knights(Kingdoms(C, [row])) == [BOUNDS["knights"]]


# -- score sheets ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-32.1", "KB-32.2", "KB-X59")
def test_x59_shared_victory():
    """Three players with 51, 48 and 51 gold, made of Knights, Hermits and Lords lines by hand."""
    assert ranks([51, 48, 51]) == [1, 3, 1]
    table = scenes.begin(
        scenes.position(seats=3, own={0: "0,5", 1: "19,13", 2: "9,0"}, cards=("knights", "hermits", "discoverers"))
    )
    sheets = table.scores()
    assert [sheet.total for sheet in sheets] == [4, 4, 4]
    assert all(sheet.winner and sheet.rank == 1 for sheet in sheets)
    ahead = scenes.begin(
        scenes.position(seats=3, own={0: "0,5 0,6", 1: "19,10", 2: "9,0 9,1"}, cards=("knights", "hermits", "lords"))
    )
    totals = [sheet.total for sheet in ahead.scores()]
    assert totals[0] == totals[2] > totals[1]
    assert [sheet.winner for sheet in ahead.scores()] == [True, False, True]


@pytest.mark.rule("KB-21.5", "KB-D40")
def test_the_sheet_shows_gold_per_card_castles_and_total_at_any_time():
    table = scenes.begin(scenes.position(own={0: "7,14 8,8"}, cards=("fishermen", "knights", "hermits")))
    sheet = table.scores()[0]
    assert [(line.id, line.points) for line in sheet.lines] == [
        ("fishermen", 1),
        ("knights", 2),
        ("hermits", 2),
        ("castles", 3),
    ]
    assert sheet.total == 8
    assert table.view(1).players[0].gold == {"fishermen": 1, "knights": 2, "hermits": 2, "castles": 3}
