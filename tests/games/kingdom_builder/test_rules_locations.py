"""Special actions in general and the eight locations (sections 9 to 17), with their worked examples."""

import pytest
from tests.games.kingdom_builder.scenes import (
    at,
    begin,
    builds,
    can_end,
    fill,
    finish_turn,
    ground,
    hexes,
    lifts,
    play,
    position,
    puts,
    stack,
    statuses,
    targets,
    uses,
)

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.rules.locations import (
    BUILDERS,
    MOVERS,
    build_targets,
    destinations,
    movable,
    usable,
)
from kingstable.games.kingdom_builder.tables.geometry import JUMP2, NEIGHBOURS, STEP
from kingstable.kernel import IllegalChoice, Rng, Table

# -- in general -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-9.1", "KB-9.6")
def test_a_ready_token_gives_the_action_of_its_location_and_only_to_its_owner():
    own = {0: "15,13", 1: "16,6"}
    tokens = {0: [("15,12", "ready")], 1: [("17,5", "ready")]}
    table = begin(position(own=own, tokens=tokens, card="forest"))
    assert uses(table) == ["farm"]
    with pytest.raises(IllegalChoice):
        table.choose("use oasis")


@pytest.mark.rule("KB-9.2", "KB-9.7", "KB-18.6", "KB-D24")
def test_each_token_is_used_once_a_turn_and_is_ready_again_in_the_next():
    table = begin(position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, card="forest"))
    play(table, "use farm", "build 8,8")
    assert statuses(table.state, 0) == [("farm", "spent")]
    assert uses(table) == []
    finish_turn(table)
    assert statuses(table.state, 0) == [("farm", "ready")]


@pytest.mark.rule("KB-9.3", "KB-5.7")
def test_using_tokens_is_optional():
    table = begin(position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, card="forest"))
    for _ in range(3):
        table.choose(next(option for option in table.asks[0].options if option.kind == "build"))
    assert uses(table) == ["farm"] and can_end(table)
    play(table, "end")
    assert table.state.active == 1 and statuses(table.state, 0) == [("farm", "ready")]


@pytest.mark.rule("KB-9.4", "KB-9.5", "KB-9.9")
@pytest.mark.parametrize("location", [*BUILDERS, *MOVERS])
def test_a_build_action_builds_one_from_the_supply_and_a_move_action_moves_one(location):
    """In random games every use changes exactly one settlement, and the three of the mandatory action stay three."""
    others = [section for section in ("farm", "oasis", "tower", "paddock", "barn") if section != location][:3]
    used = 0
    for seed in range(12):
        table = Table.new(game, 2, {"setup": "chosen", "sections": [location, *others]}, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over and used < 5:
            if f"use {location}" not in [option.notation for option in table.asks[0].options]:
                table.choose(rng.pick(table.asks[0].options))
                continue
            me = table.asks[0].seat
            supply, built = table.state.players[me].supply, table.state.built
            own = set(table.state.players[me].own)
            play(table, f"use {location}")
            while "withdraw" in [option.notation for option in table.asks[0].options]:
                table.choose(table.asks[0].options[0])
            if table.made[-1].auto:
                continue  # the mandatory action has begun by itself
            player = table.state.players[me]
            assert table.state.built == built
            assert len(set(player.own) - own) == 1
            assert player.supply == supply - (location in BUILDERS)
            assert len(own - set(player.own)) == (location in MOVERS)
            used += 1
    assert used == 5


@pytest.mark.rule("KB-9.5", "KB-9.6")
def test_with_an_empty_supply_only_moves_are_usable():
    s = position(
        "B",
        own={0: "4,7 12,7 3,12"},
        tokens={0: [("3,7", "ready"), ("13,7", "ready"), ("2,13", "ready")]},
        card="desert",
    )
    s.card = 2
    assert usable(s, 0, "oracle") and usable(s, 0, "barn") and usable(s, 0, "harbor")
    s.players[0].supply = 0
    assert not usable(s, 0, "oracle") and usable(s, 0, "barn") and usable(s, 0, "harbor")


@pytest.mark.rule("KB-9.8", "KB-14.1", "KB-18.8", "KB-X29", "KB-D24")
def test_x29_two_tavern_tokens_in_one_turn():
    own = {0: "5,1 6,8 8,8 8,9 8,10"}
    table = begin(position(own=own, tokens={0: [("6,2", "ready"), ("6,7", "ready")]}, card="desert"))
    assert uses(table) == ["tavern"]  # two equal tokens are listed once
    play(table, "use tavern", "build 8,11")
    assert sorted(statuses(table.state, 0)) == [("tavern", "ready"), ("tavern", "spent")]
    assert targets(table, "tavern") == hexes("8,7G 8,12T")
    play(table, "use tavern", "build 8,12")
    assert uses(table) == []


@pytest.mark.rule("KB-9.10")
def test_special_actions_have_all_the_usual_consequences():
    own = {0: "15,13"}
    table = begin(position(own=own, tokens={0: [("15,12", "ready")]}, card="forest"))
    play(table, "use farm", "build 7,6")  # beside the Tavern (6,7)
    assert statuses(table.state, 0) == [("farm", "spent"), ("tavern", "new")]
    assert stack(table.state, "6,7") == 1


@pytest.mark.rule("KB-9.11")
def test_a_special_action_is_completed_before_anything_else():
    own = {0: "15,13 16,6"}
    table = begin(position(own=own, tokens={0: [("15,12", "ready"), ("17,5", "ready")]}, card="forest"))
    play(table, "use farm")
    assert {option.kind for option in table.asks[0].options} == {"build", "withdraw"}
    assert set(builds(table)) <= set(ground(table.state, "grass"))


@pytest.mark.rule("KB-9.13")
def test_a_move_may_take_a_settlement_built_or_moved_this_turn():
    own = {0: "6,10 2,17"}
    table = begin(position(own=own, tokens={0: [("6,11", "ready"), ("2,18", "ready")]}, card="grass"))
    play(table, "use paddock", "lift 6,10", "put 6,12")
    play(table, "use paddock")
    assert at(6, 12) in lifts(table)
    play(table, "lift 6,12", "put 8,11")
    play(table, "build 8,10")
    assert at(8, 11) in table.state.players[0].own


@pytest.mark.rule("KB-9.14")
def test_settlements_left_behind_need_not_stay_connected():
    table = begin(position(own={0: "8,7 8,8 8,9 2,17"}, tokens={0: [("2,18", "ready")]}, card="grass"))
    play(table, "use paddock")
    assert at(8, 8) in lifts(table)  # the middle of the line


@pytest.mark.rule("KB-D23", "KB-9.6")
def test_a_token_without_target_is_not_offered_and_not_spent():
    table = begin(position(own={0: "5,1 8,8 8,9"}, tokens={0: [("6,2", "ready")]}, card="grass"))
    assert uses(table) == []
    with pytest.raises(IllegalChoice):
        table.choose("use tavern")
    assert statuses(table.state, 0) == [("tavern", "ready")]


@pytest.mark.rule("KB-9.6")
@pytest.mark.parametrize("seed", range(3))
def test_an_action_is_usable_exactly_when_it_has_a_target(seed):
    table = Table.new(game, 3, seed=seed)
    rng = Rng.seeded(seed)
    usable_then = set()
    while not table.over:
        s, me = table.state, table.asks[0].seat
        for location in BUILDERS:
            found = s.players[me].supply and build_targets(s, me, location)
            assert usable(s, me, location) == bool(found), location
        for location in MOVERS:
            cells = [cell for cell in sorted(s.players[me].own) if destinations(s, me, location, cell)]
            assert movable(s, me, location) == cells and usable(s, me, location) == bool(cells), location
        usable_then |= {(location, usable(s, me, location)) for location in (*BUILDERS, *MOVERS)}
        table.choose(rng.pick(table.asks[0].options))
    assert {("tavern", True), ("tavern", False), ("paddock", True), ("paddock", False)} <= usable_then


def _line_ends_by_the_clause(s, me):
    """KB-14.1 word by word: three own settlements in a row, and a free buildable hex that continues them."""
    own, ends = s.players[me].own, set()
    for start, step in ((start, step) for start in own for step in STEP):
        two = step[start]
        three = step[two] if two >= 0 else -1
        end = step[three] if three >= 0 else -1
        if two in own and three in own and end >= 0 and s.owner[end] < 0 and s.board.buildable[end]:
            ends.add(end)
    return sorted(ends)


@pytest.mark.rule("KB-14.1", "KB-14.2")
def test_tavern_agrees_with_the_clause_read_word_by_word():
    found = 0
    for seed in range(4):
        table = Table.new(game, 2, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            for me in (0, 1):
                expected = _line_ends_by_the_clause(table.state, me)
                assert list(build_targets(table.state, me, "tavern")) == expected
                found += len(expected)
            table.choose(rng.pick(table.asks[0].options))
    assert found


# -- Oracle, Farm, Oasis, Tower -------------------------------------------------------------------------------------


@pytest.mark.rule("KB-10.1", "KB-10.2", "KB-10.3", "KB-X21")
def test_x21_oracle():
    own, tokens = {0: "4,7 6,7"}, {0: [("3,7", "ready")]}
    assert targets(begin(position("B", own=own, tokens=tokens, card="desert")), "oracle") == hexes("6,8D")
    table = begin(position("B", own=own, tokens=tokens, card="canyon"))
    assert len(targets(table, "oracle")) == 60


@pytest.mark.rule("KB-11.1", "KB-11.2", "KB-11.3", "KB-X22")
def test_x22_farm():
    tokens = {0: [("15,12", "ready")]}
    a = begin(position(own={0: "16,5 15,13"}, tokens=tokens, card="forest"))
    assert targets(a, "farm") == hexes("15,4G 15,5G")
    b = begin(position(own={0: "15,13"}, tokens=tokens, card="forest"))
    assert targets(b, "farm") == ground(b.state, "grass") and len(targets(b, "farm")) == 61
    full = position(seats=4, own={0: "15,13"}, tokens=tokens, card="forest")
    fill(full, [1, 2, 3], ground(full, "grass"))
    c = begin(full)
    assert uses(c) == [] and statuses(c.state, 0) == [("farm", "ready")] and c.state.removed == []


@pytest.mark.rule("KB-12.1", "KB-12.2", "KB-12.3", "KB-X23")
def test_x23_oasis():
    tokens = {0: [("17,5", "ready")]}
    a = begin(position(own={0: "16,6"}, tokens=tokens, card="grass"))
    assert targets(a, "oasis") == hexes("17,6D")
    b = begin(position(own={0: "16,6 15,7"}, tokens=tokens, card="grass"))
    assert targets(b, "oasis") == hexes("15,8D 16,8D 17,6D")
    full = position(seats=4, own={0: "16,6"}, tokens=tokens, card="grass")
    fill(full, [1, 2, 3], ground(full, "desert"))
    c = begin(full)
    assert uses(c) == [] and statuses(c.state, 0) == [("oasis", "ready")]


@pytest.mark.rule("KB-13.1", "KB-13.2", "KB-13.3", "KB-1.14", "KB-X24", "KB-D19", "KB-D20")
def test_x24_tower_forced_edge_hexes_free_edge_one_set_over_all_terrains():
    def tower(own):
        return targets(begin(position("B", own=own, tokens={0: [("13,15", "ready")]}, card="grass")), "tower")

    assert tower({0: "12,15 18,18"}) == hexes("18,19G 19,17G 19,18G")
    free = tower({0: "12,15"})
    assert len(free) == 62
    assert set(hexes("0,0 19,0 19,19")) <= set(free) and at(0, 19) not in free
    assert len(tower({0: "12,15 0,7", 1: "0,6 0,8"})) == 59
    assert tower({0: "12,15 0,7 15,0"}) == hexes("0,6G 0,8T 14,0C 16,0C")


@pytest.mark.rule("KB-13.4")
def test_tower_is_not_usable_when_the_edge_is_full():
    s = position("B", seats=4, own={0: "12,15"}, tokens={0: [("13,15", "ready")]}, card="grass")
    fill(s, [1, 2, 3], s.board.edge_buildable)
    assert uses(begin(s)) == []


# -- Tavern ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.1", "KB-14.2", "KB-14.4", "KB-X25")
def test_x25_tavern_horizontal_line():
    table = begin(position(own={0: "5,1 8,8 8,9 8,10"}, tokens={0: [("6,2", "ready")]}, card="desert"))
    assert targets(table, "tavern") == hexes("8,7G 8,11G")


@pytest.mark.rule("KB-14.1", "KB-14.2", "KB-X26")
def test_x26_tavern_falling_line():
    table = begin(position(own={0: "5,1 7,9 8,10 9,10"}, tokens={0: [("6,2", "ready")]}, card="desert"))
    assert targets(table, "tavern") == hexes("6,9G 10,11D")
    assert table.state.board.castle_cells[table.state.board.castle_at[at(10, 11)]] == at(11, 11)


@pytest.mark.rule("KB-14.1", "KB-14.2", "KB-9.10", "KB-X27")
def test_x27_tavern_rising_line():
    table = begin(position(own={0: "5,1 7,9 8,9 9,8"}, tokens={0: [("6,2", "ready")]}, card="desert"))
    assert targets(table, "tavern") == hexes("6,10C 10,8G")
    play(table, "use tavern", "build 6,10")
    assert statuses(table.state, 0) == [("tavern", "spent"), ("paddock", "new")]


@pytest.mark.rule("KB-14.3", "KB-D21")
def test_the_line_must_be_straight_and_without_gap_and_a_longer_one_is_continued_at_its_ends():
    def tavern(own):
        return list(build_targets(position(own={0: own}), 0, "tavern"))

    assert tavern("8,7 8,8 8,10") == []  # a gap
    assert tavern("8,8 8,9 7,9") == []  # bent
    assert tavern("8,7 8,8 8,9 8,10 8,11") == hexes("8,6T 8,12T")


@pytest.mark.rule("KB-14.4", "KB-14.6", "KB-14.5", "KB-D21")
def test_tavern_refuses_water_mountain_castle_location_occupied_and_off_board_and_lines_may_cross_water():
    blocked = position(own={0: "8,8 8,9 8,10", 1: "8,7 8,11"})
    assert list(build_targets(blocked, 0, "tavern")) == []  # occupied on both ends: no fallback
    water = position(own={0: "14,4 14,5 14,6"})
    assert list(build_targets(water, 0, "tavern")) == hexes("14,7G")  # (14,3) is water
    edge = position(own={0: "0,17 0,18 0,19"})
    assert list(build_targets(edge, 0, "tavern")) == hexes("0,16D")
    on_water = position(own={0: "12,2 13,2 14,3"})  # three settlements on water
    assert all(on_water.board.terrain[cell] == 5 for cell in hexes("12,2 13,2 14,3"))
    expected = [cell for cell in hexes("11,1 15,3") if on_water.board.buildable[cell]]
    assert expected and list(build_targets(on_water, 0, "tavern")) == expected


# -- Barn -----------------------------------------------------------------------------------------------------------


def after_lift(s, location, start):
    table = begin(s)
    play(table, f"use {location}", f"lift {start}")
    return puts(table)


@pytest.mark.rule("KB-15.2", "KB-15.3", "KB-D16", "KB-X30", "KB-D17")
def test_x30_barn_the_settlement_is_lifted_before_adjacency_is_judged():
    s = position("B", own={0: "12,7 5,9 5,10 5,11"}, tokens={0: [("13,7", "ready")]}, card="desert")
    legal = after_lift(s, "barn", "5,11")
    assert legal == hexes("4,10D 4,11D 5,8D 6,9D 6,10D 6,11D")
    assert at(5, 12) not in legal and at(5, 11) not in legal


@pytest.mark.rule("KB-15.1", "KB-15.5", "KB-18.14", "KB-X32", "KB-D28")
def test_x32_barn_the_only_settlement_leaving_water():
    s = position("B", own={0: "14,8"}, tokens={0: [("13,7", "ready")]}, card="desert")
    table = begin(s)
    play(table, "use barn", "lift 14,8")
    assert len(puts(table)) == 63
    table.choose(table.asks[0].options[0])
    assert statuses(table.state, 0) == []  # the Barn token is lost after the move
    b = position("B", own={0: "14,8 5,6 6,6"}, tokens={0: [("13,7", "ready")]}, card="flower_field")
    assert after_lift(b, "barn", "5,6") == hexes("6,5F 6,7F 7,6F")


@pytest.mark.rule("KB-15.3", "KB-15.4", "KB-15.6", "KB-D17")
def test_the_hex_just_left_restricts_the_choice_but_is_never_chosen():
    """P1 stands on the only two free flower fields of a corner; each keeps the other from leaving."""
    s = position(own={0: "17,3 18,3"}, card="flower_field")
    s.card = 4
    assert list(destinations(s, 0, "barn", at(17, 3))) == []
    assert list(destinations(s, 0, "barn", at(18, 3))) == []
    assert movable(s, 0, "barn") == [] and not usable(s, 0, "barn")
    s.card = 3
    assert at(17, 3) in movable(s, 0, "barn")


def _destinations_by_the_clause(s, me, start, terrain):
    """KB-15.3 word by word: S, pref, without a, judged with own(p) without a."""
    own = set(s.players[me].own) - {start}
    candidates = [c for c in range(400) if s.board.terrain[c] == terrain and (s.owner[c] < 0 or c == start)]
    near = [cell for cell in candidates if own & set(NEIGHBOURS[cell])]
    return [cell for cell in (near or candidates) if cell != start]


@pytest.mark.rule("KB-15.1", "KB-15.2", "KB-15.3", "KB-15.4", "KB-15.5", "KB-16.2")
@pytest.mark.parametrize("seed", range(4))
def test_barn_and_harbor_agree_with_the_clause_read_word_by_word(seed):
    sections = ["harbor", "barn", "oracle", "tower"]
    table = Table.new(game, 2, {"setup": "chosen", "sections": sections}, seed=seed)
    rng = Rng.seeded(seed)
    while not table.over:
        s, me = table.state, table.asks[0].seat
        for location, terrain in (("barn", s.card), ("harbor", 5)):
            cells = sorted(s.players[me].own)
            expected = {cell: _destinations_by_the_clause(s, me, cell, terrain) for cell in cells}
            assert {cell: list(destinations(s, me, location, cell)) for cell in cells} == expected
            assert movable(s, me, location) == [cell for cell in cells if expected[cell]]
            assert usable(s, me, location) == any(expected.values())
        for _ in range(4):
            if not table.over:
                table.choose(rng.pick(table.asks[0].options))


# -- Harbor ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-16.1", "KB-16.2", "KB-16.3", "KB-X33")
def test_x33_harbor():
    def scene():
        return position("B", own={0: "3,12 4,6 4,7 12,17"}, tokens={0: [("2,13", "ready")]}, card="grass")

    expected = {
        "3,12": "3,5 4,5 4,8 5,5 5,6 5,7 12,18 13,17",
        "4,6": "4,8 5,6 5,7 12,18 13,17",
        "4,7": "3,5 4,5 5,5 5,6 12,18 13,17",
        "12,17": "3,5 4,5 4,8 5,5 5,6 5,7",
    }
    for start, legal in expected.items():
        assert after_lift(scene(), "harbor", start) == hexes(legal)
    table = begin(scene())
    play(table, "use harbor", "lift 3,12", "put 3,5")
    assert statuses(table.state, 0) == []  # none of these hexes touches (2,13)
    assert table.state.board.terrain[at(3, 5)] == 5 and table.state.owner[at(3, 5)] == 0


@pytest.mark.rule("KB-16.4", "KB-D26")
def test_harbor_moves_from_water_to_water():
    s = position("B", own={0: "3,12 5,5"}, tokens={0: [("2,13", "ready")]}, card="grass")
    assert s.board.terrain[at(5, 5)] == 5
    legal = after_lift(s, "harbor", "5,5")
    assert legal and all(s.board.terrain[cell] == 5 for cell in legal) and at(5, 5) not in legal


@pytest.mark.rule("KB-16.5", "KB-8.9")
def test_harbor_is_not_usable_without_free_water():
    s = position("B", seats=4, own={0: "3,12"}, tokens={0: [("2,13", "ready")]}, card="grass")
    fill(s, [1, 2, 3], ground(s, "water"))
    table = begin(s)
    assert uses(table) == [] and table.state.removed == []


# -- Paddock --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-17.1", "KB-17.2", "KB-17.3", "KB-X35")
def test_x35_paddock_six_jumps():
    own = {0: "2,17 13,12 14,12 15,11", 1: "13,11"}
    s = position(own=own, tokens={0: [("2,18", "ready"), ("15,12", "ready")]}, card="grass")
    table = begin(s)
    play(table, "use paddock", "lift 14,12")
    assert puts(table) == hexes("12,11C 12,13F 14,10C 14,14F 16,11G 16,13T")
    play(table, "put 12,11")
    assert ("farm", "ready") in statuses(table.state, 0)  # (15,11) still touches (15,12)


@pytest.mark.rule("KB-17.3", "KB-17.6", "KB-D26")
def test_paddock_never_lands_on_water_but_may_start_from_it():
    s = position(own={0: "14,13"})
    assert s.board.terrain[at(14, 13)] == 5
    legal = destinations(s, 0, "paddock", at(14, 13))
    assert legal and all(s.board.terrain[cell] <= 4 for cell in legal)
    assert any(s.board.terrain[cell] == 5 for cell in JUMP2[at(13, 1)])
    assert all(s.board.terrain[cell] <= 4 for cell in destinations(s, 0, "paddock", at(13, 1)))


@pytest.mark.rule("KB-17.4", "KB-17.5")
@pytest.mark.parametrize("card", ["grass", "desert"])
def test_paddock_ignores_card_and_adjacency(card):
    s = position(own={0: "8,8 8,9 2,17"}, tokens={0: [("2,18", "ready")]}, card=card)
    legal = after_lift(s, "paddock", "8,8")
    assert legal == hexes("6,7 6,9 8,6 8,10 10,7 10,9")[1:]  # all but the location (6,7)


@pytest.mark.rule("KB-17.7")
def test_paddock_is_not_usable_without_a_landing_hex():
    s = position(own={0: "2,17"}, tokens={0: [("2,18", "ready")]}, card="grass")
    fill(s, [1], [cell for cell in JUMP2[at(2, 17)] if s.board.buildable[cell]])
    assert uses(begin(s)) == []
