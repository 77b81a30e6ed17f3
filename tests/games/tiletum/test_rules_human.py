"""Sections 4 to 6: the preparation of a round, a player's turn and its action points."""

from collections import Counter

import pytest
from tests.games.tiletum.scenes import (
    ap,
    at,
    begin,
    crest,
    fresh,
    hold,
    ids,
    king,
    king_vps,
    live,
    options,
    own,
    play,
    resources,
    scene,
    spot,
    tile_on,
)

from kingstable.games.tiletum.rules.phases import corruption_step, prepare
from kingstable.games.tiletum.rules.pieces import corrupt
from kingstable.games.tiletum.state import (
    ACTION_PHASE,
    CORRUPTION_STEP,
)
from kingstable.games.tiletum.tables import CORRUPTION, KING_VP
from kingstable.kernel import IllegalChoice


@pytest.mark.rule("TIL-4.3", "TIL-4.4", "TIL-4.5")
@pytest.mark.parametrize(("seats", "rolled"), [(1, 8), (2, 8), (3, 11), (4, 14)])
def test_dice_are_drawn_and_rolled_onto_the_wheel(seats: int, rolled: int) -> None:
    values: Counter[int] = Counter()
    for seed in range(30):
        s = fresh(seats, seed)
        before = s.bag.copy()
        prepare(s)
        assert sum(s.wheel) == rolled
        assert sum(s.bag) == sum(before) - rolled  # the others wait in the bag
        for resource in range(5):
            assert s.bag[resource] + sum(s.wheel[resource * 6 : resource * 6 + 6]) == before[resource]
        values.update(die % 6 + 1 for die, count in enumerate(s.wheel) for _ in range(count))
    assert set(values) == {1, 2, 3, 4, 5, 6}
    assert max(values.values()) < 2 * min(values.values())


@pytest.mark.rule("TIL-4.4")
def test_a_die_lies_at_the_sector_of_its_value() -> None:
    s = scene(first=4, dice=["iron-4", "iron-6"])  # king shows 4, architect 6
    play(begin(s), "die iron-6", "take 6 0")
    assert s.frames[0].action == s.action_at(6) == 2


@pytest.mark.rule("TIL-5.2")
def test_a_corruption_token_moves_every_marker_down() -> None:
    s = scene(3)
    s.phase = CORRUPTION_STEP
    s.tokens, s.aside = [4, 2], [1, 3, 5]
    king(s, seat0=3, seat1=1, seat2=0)
    corruption_step(s)
    assert CORRUPTION[4] == 2
    assert king_vps(s) == [1, -1, -2]
    assert s.revealed[-1] == 4 and s.tokens == [2]
    assert s.phase == ACTION_PHASE


@pytest.mark.rule("TIL-5.3", "TIL-D17")
def test_a_marker_never_leaves_the_track_at_the_bottom() -> None:
    s = scene()
    king(s, seat0=-7, seat1=-5)
    corrupt(s, 2)
    assert king_vps(s) == [-7, -7]
    assert s.track[0] == [0, 1]


@pytest.mark.rule("TIL-5.4", "TIL-D18")
def test_corruption_keeps_the_order_of_stacks() -> None:
    s = scene(4)
    for side, vp in ((2, 4), (0, 4), (3, 3), (1, 4)):
        king(s, **{f"seat{side}": vp})
    corrupt(s, 1)
    assert s.track[KING_VP.index(3)] == [2, 0, 1]
    assert s.track[KING_VP.index(2)] == [3]
    s = scene(4)  # two stacks meet on the lowest space: the one that was lower stays at the bottom
    for side, vp in ((1, -7), (0, -7), (3, -5), (2, -5)):
        king(s, **{f"seat{side}": vp})
    corrupt(s, 2)
    assert s.track[0] == [1, 0, 3, 2]


@pytest.mark.rule("TIL-5.5")
def test_a_player_must_take_a_die() -> None:
    s = scene(dice=["gold-1", "food-2"])
    table = begin(s)
    assert options(table) == ["die gold-1", "die food-2"]
    play(table, "die gold-1", "take 1 0", "stop", "end")
    assert sum(s.wheel) == 1 and table.asks[0].seat == 1


@pytest.mark.rule("TIL-5.6", "TIL-D26")
def test_turning_a_die_costs_two_gold_a_pip_and_wraps() -> None:
    s = scene(dice=["gold-6", "food-2"])
    own(s, 0, gold=5)
    table = play(begin(s), "die food-2")
    assert options(table, "take") == ["take 2 0", "take 1 2", "take 3 2", "take 4 4", "take 6 4"]
    play(table, "put_back", "die gold-6")
    assert options(table, "take") == ["take 6 0", "take 1 2", "take 5 2", "take 2 4", "take 4 4"]
    own(s, 0, gold=6)
    table = play(begin(s), "die food-2")
    assert "take 5 6" in options(table)
    own(s, 0, gold=1)
    table = play(begin(s), "die food-2")
    assert options(table, "take") == ["take 2 0"]


@pytest.mark.rule("TIL-5.7")
def test_everything_follows_the_new_value_of_a_turned_die() -> None:
    s = scene(dice=["iron-2", "food-5"])
    own(s, 0, gold=2)
    tile_on(s, "merchant", "B19")
    tile_on(s, "architect", "B21")
    table = play(begin(s), "die iron-2", "take 3 2")
    assert resources(s, 0) == {"iron": 3}
    assert options(table, "take_tile") == ["take_tile B21"]
    play(table, "take_tile B21")
    assert s.frames[0].action == 2 and ap(table) == 4


@pytest.mark.rule("TIL-D26")
def test_only_the_die_taken_is_turned() -> None:
    s = scene(dice=["iron-2", "food-5"])
    own(s, 0, gold=8)
    play(begin(s), "die iron-2", "take 3 2")
    assert s.wheel[1 * 6 + 4] == 1 and sum(s.wheel) == 1
    assert resources(s, 0)["gold"] == 6


@pytest.mark.rule("TIL-5.8", "TIL-14.10")
def test_a_change_colour_helper_names_another_resource() -> None:
    s = scene(dice=["iron-2", "food-5"])
    own(s, 0)
    hold(s, 0, "B16")
    table = begin(s)
    assert options(table, "use") == []
    play(table, "die food-5")
    assert options(table, "recolour") == [
        "recolour B16 gold",
        "recolour B16 wool",
        "recolour B16 stone",
        "recolour B16 iron",
    ]
    play(table, "recolour B16 stone")
    assert options(table, "recolour") == []
    play(table, "take 5 0")
    assert resources(s, 0) == {"stone": 5}
    assert s.players[0].storehouse == [] and ids(s.bonus_discard) == ["B16"]
    assert s.players[0].dice == [1 * 6 + 4]  # the number is unchanged, and it is still that die


@pytest.mark.rule("TIL-5.8")
def test_a_change_colour_helper_is_kept_when_the_die_is_put_back() -> None:
    s = scene(dice=["iron-2", "food-5"])
    own(s, 0)
    hold(s, 0, "B16")
    play(begin(s), "die food-5", "recolour B16 stone", "put_back", "die iron-2", "take 2 0")
    assert resources(s, 0) == {"iron": 2}
    assert ids(s.players[0].storehouse) == ["B16"]


@pytest.mark.rule("TIL-5.9")
def test_a_die_gives_as_many_resources_as_its_value() -> None:
    s = scene(dice=["wool-5", "food-5"])
    own(s, 0)
    play(begin(s), "die wool-5", "take 5 0")
    assert resources(s, 0) == {"wool": 5}


@pytest.mark.rule("TIL-5.10", "TIL-D3")
def test_resources_come_first_then_the_tile_which_may_be_left() -> None:
    s = scene(dice=["gold-2", "food-5"])
    tile_on(s, "merchant", "B13")
    own(s, 0)
    table = play(begin(s), "die gold-2", "take 2 0")
    assert resources(s, 0) == {"gold": 2}
    assert options(table)[:2] == ["take_tile B13", "leave_tile"]
    left = table.copy()
    play(left, "leave_tile")
    assert ids([left.state.sector_bonus[1]]) == ["B13"]
    play(table, "take_tile B13")
    assert ids(s.players[0].storehouse) == ["B13"] and s.sector_bonus[1] == -1


@pytest.mark.rule("TIL-5.11")
def test_then_the_action_of_the_sector_is_performed() -> None:
    for value, action in enumerate(("king", "merchant", "architect", "character", "contract"), 1):
        s = scene(dice=[f"gold-{value}", f"food-{value}"])
        table = play(begin(s), f"die gold-{value}", f"take {value} 0")
        assert table.asks[0].prompt.id == f"ask-{action}"
        assert ap(table) == 7 - value


@pytest.mark.rule("TIL-5.12")
def test_the_die_goes_to_a_slot_of_the_board() -> None:
    s = scene(dice=["iron-2", "food-5"])
    play(begin(s), "die iron-2", "take 2 0")
    assert s.players[0].dice == [4 * 6 + 1]
    assert s.wheel[4 * 6 + 1] == 0


@pytest.mark.rule("TIL-5.13", "TIL-13.1")
def test_free_tasks_at_any_moment_of_the_own_turn() -> None:
    s = scene(dice=["gold-2", "food-5"])
    own(s, 0, gold=20)
    tile_on(s, "merchant", "B19")
    table = begin(s)
    moments = [
        (),
        ("die gold-2", "take 2 0"),  # tile to be taken
        ("leave_tile",),
        ("move merchant Troyes",),  # between AP
        ("stop",),  # after the action
    ]
    for choices in moments:
        play(table, *choices)
        assert "trade wool" in options(table), choices
        play(table, "trade wool", "trade wool")
    assert resources(s, 0)["wool"] == 10
    assert table.asks[0].seat == 0


@pytest.mark.rule("TIL-5.14", "TIL-D30")
def test_ap_may_be_left_unused_even_all_of_them() -> None:
    s = scene(dice=["gold-2", "food-5"])
    table = play(begin(s), "die gold-2", "take 2 0")
    assert ap(table) == 5
    play(table, "stop")
    assert s.frames == []
    assert "move merchant Troyes" not in options(table)
    play(table, "end")
    assert spot(s, 0) == "Tiletum" and table.asks[0].seat == 1


@pytest.mark.rule("TIL-5.15")
def test_the_turn_ends_when_it_is_declared_and_the_contract_offer_is_filled() -> None:
    s = scene(dice=["gold-5", "food-5"])
    own(s, 0)
    table = begin(s)
    tile = ids(s.contract_offer)[4]
    table = play(table, "die gold-5", "take 5 0", f"contract {tile}", "stop")
    assert table.asks[0].prompt.id == "ask-end" and table.asks[0].confirm
    assert s.contract_offer[4] == -1
    play(table, "end")
    assert -1 not in s.contract_offer


@pytest.mark.rule("TIL-6.1", "TIL-6.2")
def test_ap_of_a_die_action_with_a_marker() -> None:
    s = scene(dice=["gold-2", "food-5"])
    s.players[0].markers[1] = 2
    assert ap(play(begin(s), "die gold-2", "take 2 0")) == 5 + 2
    s = scene(dice=["gold-2", "food-5"])
    s.players[0].markers[2] = 2
    s.players[1].markers[1] = 3
    assert ap(play(begin(s), "die gold-2", "take 2 0")) == 5


@pytest.mark.rule("TIL-6.3", "TIL-12.2")
def test_the_marker_counts_through_the_jester() -> None:
    s = scene(dice=["gold-6", "food-5"])
    s.players[0].markers[0] = 3
    assert ap(play(begin(s), "die gold-6", "take 6 0", "act king")) == 1 + 3
    assert ap(play(begin(scene(dice=["gold-6", "food-5"])), "die gold-6", "take 6 0", "act king")) == 1


@pytest.mark.rule("TIL-6.4", "TIL-14.9")
def test_ap_helpers_are_spent_in_the_die_action_even_when_no_ap_are_left() -> None:
    s = scene(dice=["gold-6", "food-5"])
    hold(s, 0, "B32", "B34")
    table = begin(s)
    assert options(table, "use") == []
    play(table, "die gold-6", "take 6 0", "act king")
    assert options(table, "use") == ["use B32", "use B34"]
    play(table, "use B32", "king", "king", "king")
    assert ap(table) == 0
    assert options(table, "use") == ["use B34"]
    play(table, "use B34")
    assert ap(table) == 3 and "king" in options(table)
    assert ids(s.bonus_discard) == ["B32", "B34"]


@pytest.mark.rule("TIL-6.4", "TIL-14.9")
def test_ap_helpers_serve_nothing_else() -> None:
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, "B32", "B35")
    table = play(begin(s), "use B35")  # a king action before the die
    assert options(table, "use") == []
    play(table, "stop", "die gold-2", "take 2 0", "stop")
    assert options(table, "use") == []  # the die action is over


@pytest.mark.rule("TIL-6.5", "TIL-15.5", "TIL-X14")
def test_a_marker_placed_in_mid_action_counts_at_once() -> None:
    s = scene(dice=["gold-4", "food-5"])
    hold(s, 0, "P31")
    crest(s, 0, 5, "B01")
    own(s, 0)
    table = play(begin(s), "die gold-4", "take 4 0")
    assert ap(table) == 3
    supply = s.players[0].house_supply
    play(table, "place P31 5-1")
    assert resources(s, 0) == {"gold": 4, "food": 2}
    assert s.players[0].house_supply == supply + 1
    assert s.players[0].markers[3] == 1 and s.players[0].home_markers[4] == 0
    assert ap(table) == 3 - 1 + 1


@pytest.mark.rule("TIL-6.5")
def test_a_marker_of_another_type_adds_nothing_to_this_action() -> None:
    s = scene(dice=["gold-2", "food-5"])
    live(s, 0, 5, 1, "P31")
    hold(s, 0, "B01")
    own(s, 0, food=3)
    table = play(begin(s), "die gold-2", "take 2 0", "crest B01 5", "gain gold", "gain gold")
    assert s.players[0].markers[3] == 1
    assert ap(table) == 5


@pytest.mark.rule("TIL-6.5")
def test_a_marker_can_revive_an_action_without_ap() -> None:
    s = scene(dice=["gold-6", "food-5"])
    live(s, 0, 5, 1, "P01")
    hold(s, 0, "B01")
    own(s, 0, food=3)
    table = play(begin(s), "die gold-6", "take 6 0", "act king", "king")
    assert ap(table) == 0
    play(table, "crest B01 5", "gain gold", "gain gold")
    assert ap(table) == 1 and "king" in options(table)


@pytest.mark.rule("TIL-6.6", "TIL-X13")
def test_a_granted_action_has_only_its_own_ap() -> None:
    s = scene(wheel="king architect character jester merchant contract", dice=["gold-4", "food-5"])
    s.players[0].markers[1] = 2
    hold(s, 0, "B37", "B32")
    table = play(begin(s), "die gold-4", "take 4 0", "act merchant")
    assert ap(table) == 5  # 3 for the jester sector of value 4, and the marker
    play(table, "use B37")
    assert ap(table) == 2
    assert options(table, "use") == []


@pytest.mark.rule("TIL-6.7", "TIL-D22")
def test_a_granted_action_suspends_the_other_one() -> None:
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, "B35")
    table = play(begin(s), "die gold-2", "take 2 0", "move merchant Troyes", "use B35")
    assert [(frame.action, frame.ap) for frame in s.frames] == [(1, 4), (0, 2)]
    play(table, "king", "king")
    assert [(frame.action, frame.ap) for frame in s.frames] == [(1, 4)]
    assert king_vps(s)[0] == 2


@pytest.mark.rule("TIL-6.7", "TIL-D22")
def test_the_newest_of_three_actions_is_finished_first() -> None:
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, "B35", "B37")
    table = play(begin(s), "die gold-2", "take 2 0", "use B35", "use B37")
    assert [frame.action for frame in s.frames] == [1, 0, 1]
    play(table, "stop")
    assert [frame.action for frame in s.frames] == [1, 0]
    play(table, "stop")
    assert [(frame.action, frame.ap) for frame in s.frames] == [(1, 5)]


@pytest.mark.rule("TIL-6.8")
def test_ap_serve_one_action_and_those_of_a_granted_one_are_lost() -> None:
    s = scene(dice=["gold-2", "food-5"])
    hold(s, 0, "B35")
    table = play(begin(s), "die gold-2", "take 2 0", "use B35")
    assert options(table, "move") == []
    play(table, "king", "stop")
    assert ap(table) == 5
    assert options(table, "king") == []
    with pytest.raises(IllegalChoice):
        table.choose("king")


@pytest.mark.rule("TIL-6.9")
def test_options_of_an_action_in_any_order_and_repeatedly() -> None:
    s = scene(dice=["gold-2", "food-5"])
    tile_on(s, "Brugge", "B19")
    at(s, 0, merchant="Brugge")
    table = play(begin(s), "die gold-2", "take 2 0")
    play(table, "house Brugge-h1", "move merchant Antwerpen", "house Antwerpen-h1", "move merchant Brugge")
    assert ap(table) == 1
    play(table, "take_tile B19")
    assert s.players[0].houses == 3 and ids(s.players[0].storehouse) == ["B19"]


@pytest.mark.rule("TIL-X12")
def test_turning_a_die_past_six() -> None:
    s = scene(dice=["iron-6", "food-5"])
    own(s, 0, gold=5)
    table = play(begin(s), "die iron-6", "take 1 2")
    assert resources(s, 0) == {"gold": 3, "iron": 1}
    assert s.frames[0].action == s.action_at(1) and ap(table) == 6
