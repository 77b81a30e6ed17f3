"""Cards, the turn, the mandatory action and the building rules (sections 4 to 8), with their worked examples."""

import pytest
from tests.games.kingdom_builder.scenes import (
    TERRAINS,
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
    put,
    puts,
    stack,
    statuses,
    targets,
    uses,
)

from kingstable.games.kingdom_builder import game, rules
from kingstable.games.kingdom_builder.geometry import NEIGHBOURS
from kingstable.games.kingdom_builder.state import NO_CARD
from kingstable.kernel import IllegalChoice, NotYourTurn, Rng, Table, UndoRefused

# -- terrain cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-4.1", "KB-33.5")
def test_between_turns_each_player_holds_one_card_known_only_to_them():
    table = Table.new(game, 3, {"first": "0"}, seed=5)
    for _ in range(6):
        finish_turn(table)
        active = table.state.active
        assert [player.hand != NO_CARD for player in table.state.players] == [seat != active for seat in range(3)]
        for seat in (None, 0, 1, 2):
            known = {player.seat for player in table.view(seat).players if player.hand}
            assert known == ({seat} if seat is not None and seat != active else set())


@pytest.mark.rule("KB-4.2", "KB-5.3")
def test_at_the_start_of_a_turn_the_card_is_played_face_up():
    s = position(card="desert")
    table = begin(s)
    for seat in (None, 0, 1):
        assert table.view(seat).card == "desert"
    assert s.players[0].hand == NO_CARD
    assert table.log[1].event.message.id == "log-play-card"


@pytest.mark.rule("KB-4.3", "KB-6.1")
def test_the_played_card_names_the_terrain_of_the_whole_turn():
    table = begin(position(own={0: "4,7 6,7"}, board="B", tokens={0: [("3,7", "ready")]}, card="canyon"))
    canyon = ground(table.state, "canyon")
    assert builds(table) == targets(table, "oracle") == canyon
    play(table, "build 0,12", "build 0,11", "build 0,10")
    assert set(targets(table, "oracle")) <= set(canyon)


@pytest.mark.rule("KB-4.4", "KB-5.8", "KB-33.5")
def test_at_the_end_the_card_is_discarded_and_a_new_one_drawn_hidden():
    table = begin(position(card="grass", deck=["forest", "canyon"]))
    play(table, "build 4,4", "build 4,5", "build 4,6", "end")
    s = table.state
    assert s.discard == [TERRAINS.index("grass")]
    assert s.players[0].hand == TERRAINS.index("canyon")  # the top of the pile
    assert table.view(0).players[0].hand == "canyon"
    assert table.view(1).players[0].hand is None
    drawn = [entry.event for entry in table.log if entry.event.message.id == "log-draw"][-1]
    assert drawn.seen_by(0).args["terrain"].id == "terrain-canyon"
    assert "terrain" not in drawn.seen_by(1).args


@pytest.mark.rule("KB-4.5", "KB-D8", "KB-X20", "KB-4.6")
def test_x20_the_draw_pile_is_empty():
    seen = set()
    for seed in range(12):
        s = position(card="grass", removed=["grass"])
        heap, s.deck = s.deck, []
        s.discard = heap
        assert len(s.discard) == 22
        s.rng = Rng.seeded(seed)
        table = begin(s)
        play(table, "build 4,4", "build 4,5", "build 4,6", "end")
        assert (len(table.state.deck), len(table.state.discard), len(table.state.removed)) == (22, 0, 1)
        game.check(table.state)
        seen.add(table.state.players[0].hand)
    assert 0 in seen and len(seen) > 2  # also the grass card just discarded may be drawn


@pytest.mark.rule("KB-4.6", "KB-33.5")
def test_the_cards_always_make_25():
    table = Table.new(game, 4, seed=13)
    rng = Rng.seeded(3)
    while not table.over:
        s = table.state
        hands = [player.hand for player in s.players if player.hand != NO_CARD]
        played = [s.card] if s.card != NO_CARD else []
        assert len(hands + played + s.deck + s.discard + s.removed) == 25
        table.choose(rng.pick(table.asks[0].options))


@pytest.mark.rule("KB-4.7", "KB-D37")
def test_discard_and_removed_cards_are_open_and_the_draw_pile_only_by_number():
    table = begin(position(card="grass", discard=["forest", "forest"], removed=["desert"]))
    view = table.view(1)
    assert view.discard == {"forest": 2} and view.removed == {"desert": 1}
    assert view.draw_pile == 25 - 5


# -- turn structure -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-5.1", "KB-5.2")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1)])
def test_turns_go_clockwise_and_a_round_is_one_turn_of_each(seats, first):
    table = Table.new(game, seats, {"first": str(first)}, seed=2)
    order = []
    for _ in range(2 * seats + 1):
        order.append((table.state.round, table.state.active))
        finish_turn(table)
    expected = [(1 + turn // seats, (first + turn) % seats) for turn in range(2 * seats + 1)]
    assert order == expected


@pytest.mark.rule("KB-5.4", "KB-9.3", "KB-C2", "KB-C7")
def test_special_actions_come_before_or_after_the_mandatory_action_in_any_order():
    own = {0: "15,13 16,6 5,5"}
    tokens = {0: [("15,12", "ready"), ("17,5", "ready")]}
    table = begin(position(own=own, tokens=tokens, card="forest"))
    assert uses(table) == ["farm", "oasis"] and builds(table) and not can_end(table)
    play(table, "use oasis", "build 17,6")
    assert uses(table) == ["farm"] and builds(table)
    for _ in range(3):
        table.choose(table.asks[0].options[0])
    assert uses(table) == ["farm"] and can_end(table) and not builds(table)


@pytest.mark.rule("KB-5.5", "KB-5.6", "KB-5.7", "KB-X14", "KB-C3", "KB-C7")
def test_x14_no_special_action_inside_the_mandatory_action_no_early_end():
    s = position(own={0: "5,1 8,8 8,9"}, tokens={0: [("6,2", "ready")]}, card="grass")
    for cell in ground(s, "canyon") + ground(s, "flower_field"):  # the rest of the 20 stand alone, in no line
        if s.players[0].supply > 20 and not s.touch[0][cell] and s.owner[cell] < 0:
            put(s, 0, [cell])
    assert s.players[0].supply == 20
    table = begin(s)
    assert uses(table) == [] and not can_end(table)
    play(table, "build 8,10")
    assert uses(table) == [] and not can_end(table)
    assert {option.kind for option in table.asks[0].options} == {"build"}
    play(table, "build 9,10", "build 9,11")
    assert uses(table) == ["tavern"] and can_end(table)
    assert targets(table, "tavern") == hexes("8,7G 8,11G")
    play(table, "end")
    assert table.state.active == 1


@pytest.mark.rule("KB-C2", "KB-C3", "KB-5.4")
def test_the_question_says_when_a_token_may_be_used_first():
    table = begin(position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, card="forest"))
    assert table.asks[0].prompt.args["tokens"] == 1
    table.choose(table.asks[0].options[0])
    assert table.asks[0].prompt.args["tokens"] == 0  # inside the mandatory action no more
    without = begin(position(own={0: "15,13"}, card="forest"))
    assert without.asks[0].prompt.args["tokens"] == 0


@pytest.mark.rule("KB-7.3", "KB-7.5", "KB-C7")
def test_the_question_says_whether_the_choice_is_forced_and_what_is_left_to_do():
    forced = begin(position(own={0: "5,5"}, card="forest"))
    assert forced.asks[0].prompt.id == "ask-build"
    free = begin(position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, card="canyon"))
    assert (free.asks[0].prompt.id, free.asks[0].prompt.args["left"]) == ("ask-build-anywhere", 3)
    play(free, "build 6,8")
    assert (free.asks[0].prompt.id, free.asks[0].prompt.args["left"]) == ("ask-build", 2)
    while builds(free):
        free.choose(free.asks[0].options[0])
    assert free.asks[0].prompt.id == "ask-use-or-end"
    play(free, "use farm")
    free.choose(free.asks[0].options[0])
    assert free.asks[0].prompt.id == "ask-end"


@pytest.mark.rule("KB-5.9")
def test_only_the_active_player_acts():
    table = Table.new(game, 3, {"first": "1"}, seed=4)
    rng = Rng.seeded(2)
    for _ in range(80):
        assert [ask.seat for ask in table.asks] == [table.state.active]
        other = (table.state.active + 1) % 3
        with pytest.raises(NotYourTurn):
            table.choose(table.asks[0].options[0], seat=other)
        table.choose(rng.pick(table.asks[0].options))


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


# -- no free hex of the card's terrain ------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.1", "KB-8.2", "KB-8.3", "KB-4.6", "KB-X17")
def test_x17_the_card_is_dead_when_it_is_played():
    s = position(seats=4, card="desert", deck=["forest", "desert"])
    fill(s, [1, 2, 3], ground(s, "desert"))
    table = begin(s)
    assert [entry.event.message.id for entry in table.log[1:6]] == [
        "log-play-card",
        "log-dead-card",
        "log-new-card",
        "log-dead-card",
        "log-new-card",
    ]
    assert table.view(2).card == "forest" and table.view(2).removed["desert"] == 2
    assert builds(table) == ground(s, "forest")
    play(table, "build 5,5", "build 5,6", "build 6,5", "end")
    after = table.state
    assert after.discard == [TERRAINS.index("forest")] and after.removed == [TERRAINS.index("desert")] * 2
    game.check(after)


def dying_canyon():
    """KB-X18: only two canyons are free, and desert lies on top of the draw pile."""
    s = position(seats=4, own={0: "10,1"}, card="canyon", deck=["grass", "desert"])
    fill(s, [1, 2, 3], [cell for cell in ground(s, "canyon") if cell not in hexes("10,2 11,1")])
    return s


@pytest.mark.rule("KB-8.4", "KB-8.5", "KB-X18", "KB-D14", "KB-8.10", "KB-D13")
def test_x18_the_card_dies_in_the_middle_of_the_mandatory_action():
    table = play(begin(dying_canyon()), "build 10,2")
    s = table.state
    assert [made.option.cell for made in table.made] == hexes("10,2 11,1")
    assert s.removed == [TERRAINS.index("canyon")] and s.card == TERRAINS.index("desert")
    assert builds(table) == hexes("9,0D 9,1D 10,0D 11,0D 12,1D")
    play(table, "build 9,0")
    assert s.complete and s.built == 3 and can_end(table)
    play(table, "end")
    assert table.state.discard == [TERRAINS.index("desert")]


@pytest.mark.rule("KB-8.4", "KB-8.7", "KB-D12", "KB-10.3", "KB-D13")
def test_a_card_that_dies_after_the_mandatory_action_is_replaced_and_the_oracle_follows():
    s = position("B", seats=4, own={0: "4,7"}, tokens={0: [("3,7", "ready")]}, card="canyon", deck=["grass", "desert"])
    left = ground(s, "canyon")[-3:]
    fill(s, [1, 2, 3], ground(s, "canyon")[:-3])
    table = begin(s)
    while not can_end(table):
        table.choose(next(option for option in table.asks[0].options if option.kind == "build"))
    assert set(left) <= set(table.state.players[0].own)
    assert table.state.card == TERRAINS.index("desert") and table.state.complete
    assert set(targets(table, "oracle")) <= set(ground(s, "desert"))


def one_desert_left(deck):
    """Board B: only the desert (19,0) is free, and P1 could move there by the Barn before building."""
    own, held = {0: "12,7 18,0"}, [("13,7", "ready"), ("17,12", "ready")]
    s = position("B", seats=4, own=own, tokens={0: held}, card="desert", deck=deck)
    fill(s, [1, 2, 3], [cell for cell in ground(s, "desert") if cell != at(19, 0)])
    return s


@pytest.mark.rule("KB-8.4", "KB-8.7", "KB-9.10", "KB-D13")
def test_a_card_that_dies_by_a_move_is_replaced_before_the_mandatory_action():
    table = begin(one_desert_left(["grass", "forest"]))
    play(table, "use barn", "lift 12,7", "put 19,0")
    s = table.state
    assert s.removed == [TERRAINS.index("desert")] and s.card == TERRAINS.index("forest")
    assert s.built == 0 and not s.complete
    assert set(builds(table)) <= set(ground(s, "forest"))


@pytest.mark.rule("KB-8.4", "KB-8.7", "KB-9.10", "KB-D13")
def test_a_card_that_dies_by_a_special_build_is_replaced_before_the_mandatory_action():
    table = begin(one_desert_left(["grass", "forest"]))
    play(table, "use tower", "build 19,0")
    s = table.state
    assert s.removed == [TERRAINS.index("desert")] and s.card == TERRAINS.index("forest")
    assert s.built == 0 and set(builds(table)) <= set(ground(s, "forest"))


@pytest.mark.rule("KB-8.2", "KB-D13")
def test_a_card_whose_last_hex_is_left_by_a_move_lives():
    """The one free desert is settled by the move that leaves another desert: a free hex remains."""
    s = one_desert_left(["grass", "forest"])
    assert s.board.terrain[at(18, 0)] == TERRAINS.index("desert")
    table = begin(s)
    play(table, "use barn", "lift 18,0", "put 19,0")
    assert table.state.removed == [] and table.state.card == TERRAINS.index("desert")
    assert builds(table) == hexes("18,0")


@pytest.mark.rule("KB-8.4", "KB-D39", "KB-D12")
def test_a_replacement_draw_cannot_be_taken_back():
    table = play(begin(dying_canyon()), "build 10,2")
    with pytest.raises(UndoRefused):
        table.undo(0)


@pytest.mark.rule("KB-8.6")
def test_a_replacement_is_drawn_from_the_reshuffled_discard_pile_when_the_draw_pile_is_empty():
    s = dying_canyon()
    s.discard, s.deck = s.deck, []
    table = play(begin(s), "build 10,2")
    assert any(entry.event.message.id == "log-reshuffle" for entry in table.log)
    game.check(table.state)


@pytest.mark.rule("KB-8.8", "KB-D13")
def test_a_card_in_another_hand_is_not_checked():
    s = position(seats=4, card="grass")
    fill(s, [1, 2, 3], ground(s, "desert"))
    s.deck[s.deck.index(2)], s.players[1].hand = s.players[1].hand, 2
    table = begin(s)
    play(table, "build 4,4", "build 4,5", "build 4,6")
    assert table.state.players[1].hand == 2 and table.state.removed == []
    play(table, "end")
    assert 2 in table.state.removed  # only now, when it is played


@pytest.mark.rule("KB-8.9", "KB-11.3", "KB-X22")
def test_a_full_terrain_of_a_location_replaces_no_card():
    s = position(seats=4, own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, card="forest")
    fill(s, [1, 2, 3], ground(s, "grass"))
    table = begin(s)
    assert uses(table) == [] and statuses(table.state, 0) == [("farm", "ready")]
    assert table.state.removed == []


@pytest.mark.rule("KB-D15")
def test_when_both_piles_are_empty_the_mandatory_action_ends_and_oracle_and_barn_rest():
    s = position("B", seats=4, own={0: "4,7 12,7"}, tokens={0: [("3,7", "ready"), ("13,7", "ready")]}, card="canyon")
    fill(s, [1, 2, 3], ground(s, "canyon"))
    s.removed, s.deck = s.removed + s.deck, []
    table = begin(s)
    assert table.state.card == NO_CARD and table.state.complete
    assert uses(table) == [] and can_end(table)
    play(table, "end")
    assert table.state.active == 1


# -- taking back ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-D39")
def test_builds_moves_and_tokens_can_be_taken_back_until_a_card_is_drawn():
    s = position(own={0: "6,10 2,17"}, tokens={0: [("6,11", "ready"), ("2,18", "ready")]}, card="grass")
    table = begin(s)
    start = table.digest()
    play(table, "use paddock", "lift 6,10", "put 6,8")
    assert ("tavern", "new") in statuses(table.state, 0)
    play(table, "build 7,7")
    while table.digest() != start:
        table.undo(0)
    finish_turn(table)
    with pytest.raises(UndoRefused):
        table.undo(0)


@pytest.mark.rule("KB-D25", "KB-9.12", "KB-C4", "KB-C5", "KB-C6")
def test_withdrawing_from_a_move_goes_back_step_by_step_and_changes_nothing():
    table = begin(position(own={0: "6,10 2,17"}, tokens={0: [("2,18", "ready")]}, card="grass"))
    before = table.digest()
    play(table, "use paddock")
    assert lifts(table) == hexes("2,17 6,10")
    play(table, "lift 6,10")
    assert puts(table)
    play(table, "withdraw")
    assert lifts(table) == hexes("2,17 6,10")
    play(table, "withdraw")
    assert table.digest() == before
    assert statuses(table.state, 0) == [("paddock", "ready")]


def test_a_choice_that_is_not_offered_is_refused():
    table = begin(position(card="grass"))
    before = table.digest()
    for wrong in ("build 0,0", "end", "use farm", "withdraw", "build 20,20", "build", "fly 3,3"):
        with pytest.raises(IllegalChoice):
            table.choose(wrong)
    assert table.digest() == before


def test_a_settlement_that_leaves_water_at_the_edge_frees_no_building_land():
    s = position("B", own={0: "0,13 12,15"})
    assert s.board.terrain[at(0, 13)] == TERRAINS.index("water")
    s.vacate(at(0, 13))
    s.occupy(0, at(0, 12))
    game.check(s)


def test_a_copy_shares_nothing_that_changes():
    s = position(own={0: "15,13"}, tokens={0: [("15,12", "ready")]}, discard=["forest"], removed=["desert"])
    copy = s.copy()
    assert copy == s
    for one, other in [(s, copy), *zip(s.players, copy.players, strict=True)]:
        for field in one.__struct_fields__:
            if isinstance(getattr(one, field), list):
                assert getattr(one, field) is not getattr(other, field), field
    assert all(mine is not theirs for mine, theirs in zip(s.touch, copy.touch, strict=True))
    assert all(mine is not theirs for mine, theirs in zip(s.near[0], copy.near[0], strict=True))
    assert all(mine is not theirs for mine, theirs in zip(s.free, copy.free, strict=True))


def test_putting_settlements_by_hand_keeps_the_frontiers():
    s = position()
    put(s, 0, hexes("8,8 8,9"))
    game.check(position(own={0: "8,8 8,9"}))
    assert rules.ready_locations(s, 0) == []
