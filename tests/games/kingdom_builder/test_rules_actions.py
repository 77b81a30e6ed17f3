"""The mandatory action and the building rules, with their worked examples (sections 6 and 7)."""

import pytest
from tests.games.kingdom_builder.scenes import (
    at,
    begin,
    builds,
    can_end,
    fill,
    ground,
    hexes,
    play,
    position,
    puts,
    stack,
    statuses,
    targets,
    uses,
)

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.tables.geometry import NEIGHBOURS
from kingstable.kernel import Rng, Table

# -- the mandatory action -------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.1", "KB-7.8", "KB-18.2", "KB-X5")
def test_x5_first_settlement_on_a_flower_field():
    table = begin(position(card="flower_field"))
    s = table.state
    flowers = builds(table)
    assert len(flowers) == 57 and flowers == ground(s, "flower_field")
    beside: dict[int, list[int]] = {}
    for cell in flowers:
        if s.board.location_at[cell] >= 0:
            beside.setdefault(s.board.location_cells[s.board.location_at[cell]], []).append(cell)
    assert beside == {
        at(2, 18): hexes("2,19 3,17 3,18"),
        at(6, 2): hexes("6,1"),
        at(11, 17): hexes("12,18"),
        at(12, 7): hexes("12,8 13,6 13,7"),
        at(15, 12): hexes("15,13"),
    }
    touched = [
        len({s.board.location_at[cell] for cell in ground(s, terrain)} - {-1})
        for terrain in ("grass", "forest", "desert", "canyon", "flower_field")
    ]
    assert touched == [5, 5, 3, 5, 5]


@pytest.mark.rule("KB-6.2", "KB-7.3", "KB-18.2", "KB-18.5", "KB-X6")
def test_x6_three_settlements_that_touch_only_one_other_card_terrain():
    table = play(begin(position(card="flower_field")), "build 15,13")
    assert statuses(table.state, 0) == [("farm", "new")] and stack(table.state, "15,12") == 1
    assert builds(table) == hexes("14,14F 16,14F")
    play(table, "build 16,14")
    assert builds(table) == hexes("14,14F 16,15F")
    play(table, "build 16,15")
    s = table.state
    around = {cell for own in s.players[0].own for cell in NEIGHBOURS[own]}
    others = {cell for cell in around if s.board.terrain[cell] in (0, 1, 2, 3)}
    assert others == set(hexes("16,13T 17,13T"))
    assert statuses(s, 0) == [("farm", "new")] and uses(table) == []


@pytest.mark.rule("KB-7.5", "KB-6.2", "KB-18.2", "KB-X7")
def test_x7_second_turn_a_new_area_next_to_an_oasis():
    table = begin(position(own={0: "15,13 16,14 16,15"}, card="canyon"))
    assert len(builds(table)) == 55
    play(table, "build 16,6")
    assert statuses(table.state, 0) == [("oasis", "new")]
    assert builds(table) == hexes("15,6C 16,7C")


@pytest.mark.rule("KB-6.2", "KB-6.7", "KB-7.3", "KB-X8", "KB-6.3")
def test_x8_adjacency_forces_the_choice_the_three_may_be_split_over_areas():
    table = begin(position(own={0: "5,5 16,1"}, card="forest"))
    assert builds(table) == hexes("5,6T 6,5T 6,6T 15,1T")
    play(table, "build 5,6")
    assert builds(table) == hexes("4,7T 6,5T 6,6T 15,1T")
    play(table, "build 15,1")
    assert len(table.state.players[0].own) == 4


@pytest.mark.rule("KB-7.5", "KB-X9")
@pytest.mark.parametrize(("card", "expected"), [("grass", 61), ("forest", 1)])
def test_x9_no_hex_of_the_terrain_is_adjacent_new_area(card, expected):
    s = position(own={0: "17,3"}, card=card)
    assert sorted(NEIGHBOURS[at(17, 3)]) == hexes("16,3T 16,4W 17,2C 17,4W 18,3F 18,4W")
    table = begin(s)
    if expected == 61:
        assert builds(table) == ground(s, "grass") and len(builds(table)) == 61
    else:  # the only legal hex is built by itself
        assert table.made[0].auto and table.made[0].option.cell == at(16, 3)


@pytest.mark.rule("KB-6.2", "KB-7.3", "KB-7.5", "KB-X10")
def test_x10_a_small_patch_runs_out_during_the_action():
    table = play(begin(position(card="flower_field")), "build 17,3")
    assert [made.option.cell for made in table.made] == hexes("17,3 18,3")
    assert table.made[1].auto  # the only adjacent flower field
    assert len(builds(table)) == 55


@pytest.mark.rule("KB-7.1", "KB-7.5", "KB-7.10", "KB-X11")
def test_x11_an_opponent_on_the_only_adjacent_hex_opens_the_board():
    table = begin(position(own={0: "17,3", 1: "18,3"}, card="flower_field"))
    assert len(builds(table)) == 55
    assert not set(builds(table)) & set(hexes("17,3 18,3"))


@pytest.mark.rule("KB-5.4", "KB-9.3", "KB-11.2", "KB-X13")
def test_x13_a_special_action_before_the_mandatory_one_changes_it():
    start = position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, card="grass")
    table = begin(start.copy())
    assert len(targets(table, "farm")) == 61
    play(table, "use farm", "build 8,9")
    assert builds(table) == hexes("7,8G 7,9G 8,8G 8,10G 9,8G 9,9G")
    other = begin(start)
    play(other, "build 8,9", "build 8,8", "build 9,8")
    assert set(targets(other, "farm")) <= {cell for own in other.state.players[0].own for cell in NEIGHBOURS[own]}


def nearly_built_up(left, **more):
    """Board A, P1 with `left` settlements in supply, built on canyon and desert away from the tokens."""
    s = position(**more)
    cells = [
        cell
        for terrain in ("canyon", "desert", "flower_field")
        for cell in ground(s, terrain)
        if s.board.location_at[cell] < 0
    ]
    fill(s, [0], cells[: s.players[0].supply - left])
    assert s.players[0].supply == left
    return s


@pytest.mark.rule("KB-6.4", "KB-20.1", "KB-20.4", "KB-5.8", "KB-X15", "KB-D10")
def test_x15_two_settlements_left_in_the_supply():
    s = nearly_built_up(2, own={0: "2,17"}, tokens={0: [("2,18", "ready")]}, card="grass")
    table = begin(s)
    for _ in range(2):
        table.choose(table.asks[0].options[0])
    assert table.state.complete and not builds(table) and can_end(table)
    assert table.state.ended_by == 0
    assert uses(table) == ["paddock"]
    table.choose("use paddock")
    table.choose(table.asks[0].options[0])
    table.choose(table.asks[0].options[0])
    play(table, "end")
    assert table.state.discard == [0] and table.state.active == 1


@pytest.mark.rule("KB-6.5", "KB-9.5", "KB-20.1", "KB-X16", "KB-D11", "KB-C2")
def test_x16_the_last_settlement_is_used_before_the_mandatory_action():
    held = [("6,2", "ready"), ("15,12", "ready"), ("2,18", "ready")]
    own = {0: "5,1 15,13 2,17 8,8 8,9 8,10"}
    table = begin(nearly_built_up(1, own=own, tokens={0: held}, card="grass"))
    assert uses(table) == ["farm", "tavern", "paddock"] and not can_end(table)
    play(table, "use tavern", "build 8,7")
    s = table.state
    assert s.players[0].supply == 0 and s.ended_by == 0
    assert s.complete and s.built == 0 and can_end(table)
    assert uses(table) == ["paddock"]


@pytest.mark.rule("KB-6.6")
def test_each_settlement_takes_effect_at_once():
    table = play(begin(position(card="canyon")), "build 6,8")
    assert statuses(table.state, 0) == [("tavern", "new")]
    assert table.state.players[0].supply == 39
    assert table.state.owner[at(6, 8)] == 0


@pytest.mark.rule("KB-6.8", "KB-33.6")
def test_while_the_supply_lasts_there_is_always_a_legal_hex():
    for seed in range(6):
        table = Table.new(game, 4, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            if not table.state.complete:
                assert table.state.free[table.state.card]
            assert table.asks[0].options
            table.choose(rng.pick(table.asks[0].options))


# -- building rules -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-7.1", "KB-7.2", "KB-33.2")
def test_one_settlement_a_hex_and_only_on_buildable_terrain_or_by_the_harbor_on_water():
    for seed in range(4):
        table = Table.new(game, 3, {"setup": "chosen", "sections": ["harbor", "tower", "paddock", "barn"]}, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            s = table.state
            for cell in builds(table) + puts(table):
                assert s.owner[cell] < 0
                harbor = table.asks[0].prompt.args.get("location")
                water_only = harbor is not None and harbor.id == "location-harbor"
                assert s.board.terrain[cell] == 5 if water_only else s.board.terrain[cell] <= 4
            table.choose(rng.pick(table.asks[0].options))


@pytest.mark.rule("KB-7.3", "KB-7.5", "KB-7.7", "KB-7.4")
def test_the_legal_set_is_pref_of_the_candidates_by_a_plain_count():
    """The frontier answers are compared with the definition of pref, hex by hex."""
    grounds = {"farm": [0], "oasis": [2], "tower": [0, 1, 2, 3, 4]}
    for seed in range(6):
        table = Table.new(game, 2, {"setup": "chosen", "sections": ["farm", "oasis", "tower", "oracle"]}, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            s, ask = table.state, table.asks[0]
            location = ask.prompt.args.get("location")
            action = location.id.removeprefix("location-") if location else ""
            if builds(table) and not (action == "" and s.complete):
                wanted = grounds.get(action, [s.card])
                edge = action == "tower"
                free = [
                    cell
                    for cell in range(400)
                    if s.owner[cell] < 0
                    and s.board.terrain[cell] in wanted
                    and (not edge or cell // 20 in (0, 19) or cell % 20 in (0, 19))
                ]
                near = [cell for cell in free if any(s.owner[n] == ask.seat for n in NEIGHBOURS[cell])]
                assert builds(table) == (near or free)
            table.choose(rng.pick(ask.options))


@pytest.mark.rule("KB-7.5", "KB-C4")
def test_a_special_action_without_adjacent_hex_may_be_left():
    table = begin(position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, card="forest"))
    before = table.digest()
    play(table, "use farm")
    assert len(builds(table)) == 61
    play(table, "withdraw")
    assert table.digest() == before and uses(table) == ["farm"]


@pytest.mark.rule("KB-7.6", "KB-D18")
def test_for_adjacency_all_own_settlements_count_also_on_water_and_of_this_turn():
    on_water = begin(position(own={0: "10,3"}, card="canyon"))
    assert on_water.made[0].option.cell == at(10, 2)  # the only canyon beside it
    s = position(own={0: "16,4"}, card="forest")  # water beside the forest (16,3)
    assert begin(s).made[0].option.cell == at(16, 3)


@pytest.mark.rule("KB-7.8")
def test_without_a_settlement_on_the_board_the_whole_candidate_set_is_legal():
    for card in ("grass", "forest", "desert", "canyon", "flower_field"):
        table = begin(position(own={1: "8,8 8,9"}, card=card))
        free = [cell for cell in ground(table.state, card) if cell not in hexes("8,8 8,9")]
        assert builds(table) == free


@pytest.mark.rule("KB-7.9")
def test_tavern_and_paddock_do_not_prefer_adjacent_hexes():
    own = {0: "6,8 2,17 15,13"}
    table = begin(position(own=own, tokens={0: [("2,18", "ready")]}, card="grass"))
    play(table, "use paddock", "lift 15,13")
    far = [cell for cell in puts(table) if not any(table.state.owner[n] == 0 for n in NEIGHBOURS[cell])]
    assert far


@pytest.mark.rule("KB-7.10", "KB-7.11", "KB-18.15", "KB-33.1")
def test_nobody_else_moves_my_settlements_and_they_never_return_to_the_supply():
    for seed in range(5):
        table = Table.new(game, 3, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            before = [sorted(player.own) for player in table.state.players]
            supplies = [player.supply for player in table.state.players]
            tokens = [player.tokens.copy() for player in table.state.players]
            seat = table.asks[0].seat
            table.choose(rng.pick(table.asks[0].options))
            for other in range(3):
                if other != seat and table.state.active == seat:
                    assert sorted(table.state.players[other].own) == before[other]
                    assert table.state.players[other].tokens == tokens[other]
                assert table.state.players[other].supply <= supplies[other]
                assert table.state.players[other].supply + len(table.state.players[other].own) == 40
