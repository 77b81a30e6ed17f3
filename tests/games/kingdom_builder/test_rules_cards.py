"""Terrain cards: held, played, drawn, and replaced when no hex of their terrain is free (sections 4 and 8)."""

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
    play,
    position,
    statuses,
    targets,
    uses,
)

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.state import NO_CARD
from kingstable.kernel import Rng, Table, UndoRefused


@pytest.mark.rule("KB-4.1", "KB-33.5")
def test_between_turns_each_player_holds_one_card_known_only_to_them():
    table = Table.new(game, 3, {"first": "0"}, seed=5)
    for _ in range(6):
        finish_turn(table)
        active = table.state.active
        assert [player.hand != NO_CARD for player in table.state.players] == [seat != active for seat in range(3)]
        for seat in (None, 0, 1, 2):
            known = {other for other, player in enumerate(table.view(seat).players) if player.hand}
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
