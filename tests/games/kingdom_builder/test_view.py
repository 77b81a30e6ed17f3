"""What a player sees: open and hidden information."""

import msgspec
import pytest
from tests.games.kingdom_builder.scenes import begin, fill, finish_turn, ground, play, position

from kingstable.games.kingdom_builder import game
from kingstable.kernel import Rng, Table


@pytest.mark.rule("KB-4.7", "KB-D37")
def test_everything_open_is_in_the_view_of_everybody():
    table = begin(position(own={0: "15,13", 1: "6,8"}, tokens={0: [("15,12", "ready")]}, card="grass"))
    for seat in (None, 0, 1):
        view = table.view(seat)
        assert (view.sections, view.rotated) == (("tavern", "paddock", "oasis", "farm"), (False,) * 4)
        assert view.owners[6][8] == "1" and view.owners[15][13] == "0" and len(view.owners) == 20
        assert view.tokens == [2, 2, 2, 2, 2, 2, 1, 2]  # one is taken from the farm of 15,12
        assert view.players[0].taken == ["15,12"]
        assert (view.active, view.first, view.round, view.ended_by) == (0, 0, 1, None)
        assert (view.card, view.built, view.to_build, view.complete) == ("grass", 0, 3, False)


@pytest.mark.rule("KB-6.1", "KB-6.4")
def test_the_view_counts_what_is_left_to_build():
    def left(table):
        return (table.view(1).built, table.view(1).to_build, table.view(1).complete)

    table = begin(position(card="grass"))
    seen = [left(table)]
    for choice in ("build 4,4", "build 4,5", "build 4,6"):
        seen.append(left(play(table, choice)))
    assert seen == [(0, 3, False), (1, 2, False), (2, 1, False), (3, 0, True)]
    s = position(card="grass")
    fill(s, [0], ground(s, "forest")[:38])
    assert left(begin(s)) == (0, 2, False)  # the supply holds no third


def test_the_hexes_of_the_last_turn_are_marked_where_the_settlements_now_stand():
    held = [("6,11", "ready"), ("2,18", "ready")]
    table = begin(position(own={0: "6,10 2,17"}, tokens={0: held}, card="grass"))
    play(table, "use paddock", "lift 6,10", "put 6,12", "use paddock", "lift 6,12", "put 8,11")
    assert table.view(1).players[0].recent == ["8,11"]  # what was there in between is gone
    play(table, "build 8,10")
    assert table.view(1).players[0].recent == ["8,11", "8,10"]
    finish_turn(table)
    assert len(table.view(1).players[0].recent) == 4  # until the player's next turn
    finish_turn(table)
    assert table.view(1).players[0].recent == []


def test_no_hidden_card_and_no_seed_leaves_the_state():
    table = Table.new(game, 4, seed="open sesame")
    rng = Rng.seeded(1)
    while not table.over:
        for seat in (None, 0, 1, 2, 3):
            text = msgspec.json.encode(table.view(seat)).decode()
            assert table.state.rng.key not in text and "sesame" not in text
        table.choose(rng.pick(table.asks[0].options))


def test_a_move_token_never_wants_for_supply():
    s = position("B", seats=4, own={0: "3,12"}, tokens={0: [("2,13", "ready")]}, card="grass")
    fill(s, [1, 2, 3], ground(s, "water"))
    s.players[0].supply = 0
    assert begin(s).view(0).players[0].tokens[0].why.id == "why-no-target"
