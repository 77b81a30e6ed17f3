"""What a player sees and what can be explained: open and hidden information, and why a thing is not lit."""

import io

import msgspec
import pytest
from rich.console import Console
from tests.games.kingdom_builder.scenes import at, begin, fill, finish_turn, ground, play, position, put

from kingstable.games.kingdom_builder import game, terminal
from kingstable.games.kingdom_builder.geometry import JUMP2
from kingstable.kernel import Rng, Table
from kingstable.words import Speaker


@pytest.mark.rule("KB-4.7", "KB-D37")
def test_everything_open_is_in_the_view_of_everybody():
    table = begin(position(own={0: "15,13", 1: "6,8"}, tokens={0: [("15,12", "ready")]}, card="grass"))
    for seat in (None, 0, 1):
        view = table.view(seat)
        assert view.terrain[6][8] == "C" and view.owners[6][8] == "1" and view.owners[15][13] == "0"
        assert len(view.terrain) == len(view.owners) == 20
        assert {(each.hex, each.location, each.tokens) for each in view.locations} >= {("15,12", "farm", 1)}
        assert view.castles == ["3,3", "7,15", "11,11", "17,1"]
        assert view.players[0].taken == ["15,12"]
        assert (view.active, view.first, view.round, view.ended_by) == (0, 0, 1, None)
        assert (view.card, view.built, view.to_build, view.complete) == ("grass", 0, 3, False)


@pytest.mark.rule("KB-4.7", "KB-D37")
def test_the_terminal_shows_the_discarded_and_the_removed_cards():
    table = begin(position(card="grass", discard=["forest", "forest", "canyon"], removed=["desert"]))
    console = Console(width=100, file=io.StringIO(), no_color=True)
    console.print(terminal.about(table.view(1), Speaker("en", game).say))
    text = console.file.getvalue()
    assert "♠  2   =  1" in text and ":  1" in text


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


def test_imagined_hands_and_pile_are_a_fair_deal_of_the_unseen_cards():
    table = Table.new(game, 3, {"first": "0"}, seed=8)
    mine = table.state.players[1].hand
    seen = set()
    for seed in range(60):
        s = table.imagine(1, Rng.seeded(seed)).state
        assert s.players[1].hand == mine
        assert sorted([*s.deck, s.players[2].hand]) == sorted([*table.state.deck, table.state.players[2].hand])
        seen.add(s.players[2].hand)
    assert seen == {0, 1, 2, 3, 4}


def explained(table, thing):
    told = game.explain(table.state, table.asks[0], thing)
    return told.id if told else None


def test_why_a_hex_cannot_be_built_on():
    table = begin(position(own={0: "5,5 16,1", 1: "6,5"}, card="forest"))
    assert explained(table, "hex:6,5") == "why-occupied"
    assert explained(table, "hex:3,3") == "why-wrong-terrain"
    assert explained(table, "hex:8,4") == "why-adjacent"
    assert explained(table, "hex:5,6") is None  # it can
    assert explained(table, "hex:99,99") is None and explained(table, "cloud:9") is None


def test_why_a_hex_is_no_target_of_an_action():
    tower = begin(position("B", own={0: "12,15 18,18"}, tokens={0: [("13,15", "ready")]}, card="grass"))
    play(tower, "use tower")
    assert explained(tower, "hex:10,0") == "why-adjacent-edge"
    assert explained(tower, "hex:12,16") == "why-not-edge"
    assert explained(tower, "hex:0,19") == "why-not-buildable"
    tavern = begin(position(own={0: "5,1 8,8 8,9 8,10"}, tokens={0: [("6,2", "ready")]}, card="desert"))
    play(tavern, "use tavern")
    assert explained(tavern, "hex:9,9") == "why-no-line"
    paddock = begin(position(own={0: "2,17 14,12"}, tokens={0: [("2,18", "ready")]}, card="grass"))
    play(paddock, "use paddock")
    assert explained(paddock, "hex:9,9") == "why-not-yours"
    play(paddock, "lift 14,12")
    assert explained(paddock, "hex:14,12") == "why-just-left"
    assert explained(paddock, "hex:14,11") == "why-not-two-steps"


@pytest.mark.rule("KB-17.7")
def test_why_a_settlement_cannot_be_moved():
    s = position(own={0: "2,17 8,8"}, tokens={0: [("2,18", "ready")]}, card="grass")
    fill(s, [1], [cell for cell in JUMP2[at(2, 17)] if s.board.buildable[cell]])
    table = play(begin(s), "use paddock")
    assert explained(table, "hex:2,17") == "why-nowhere-to-go"
    assert explained(table, "hex:8,8") is None


@pytest.mark.rule("KB-9.6")
def test_each_held_token_says_why_it_is_not_usable():
    held = [("15,12", "ready"), ("6,2", "ready"), ("17,5", "spent"), ("2,18", "new")]
    table = begin(position(own={0: "15,13 5,1 16,6 2,17"}, tokens={0: held}, card="grass"))

    def whys():
        return {token.location: token.why and token.why.id for token in table.view(0).players[0].tokens}

    assert whys() == {
        "farm": None,
        "tavern": "why-no-target",
        "oasis": "why-token-spent",
        "paddock": "why-token-new",
    }
    table.choose(next(option for option in table.asks[0].options if option.kind == "build"))
    if not table.state.complete:
        assert whys()["farm"] == "why-mandatory-under-way"
    assert explained(table, "token:barn") == "why-token-not-held"


def test_a_move_token_never_wants_for_supply():
    s = position("B", seats=4, own={0: "3,12"}, tokens={0: [("2,13", "ready")]}, card="grass")
    fill(s, [1, 2, 3], ground(s, "water"))
    s.players[0].supply = 0
    assert begin(s).view(0).players[0].tokens[0].why.id == "why-no-target"


@pytest.mark.rule("KB-9.8")
def test_of_two_equal_tokens_the_ready_one_counts():
    held = [("6,2", "spent"), ("6,7", "ready")]
    table = begin(position(own={0: "5,1 6,8 8,8 8,9 8,10"}, tokens={0: held}, card="desert"))
    assert explained(table, "token:tavern") is None  # it can be used


@pytest.mark.rule("KB-15.2", "KB-16.2")
def test_why_a_settlement_cannot_be_put_there():
    s = position("B", own={0: "12,7 5,9 5,10 5,11"}, tokens={0: [("13,7", "ready")]}, card="desert")
    barn = play(begin(s), "use barn", "lift 5,11")
    assert explained(barn, "hex:5,12") == "why-adjacent"  # beside the hex just left alone
    assert explained(barn, "hex:4,10") is None
    assert explained(barn, "hex:0,0") == "why-wrong-terrain"
    s = position("B", own={0: "3,12 4,6"}, tokens={0: [("2,13", "ready")]}, card="grass")
    harbor = play(begin(s), "use harbor", "lift 3,12")
    assert explained(harbor, "hex:12,18") == "why-adjacent"
    assert explained(harbor, "hex:3,5") is None
    told = game.explain(harbor.state, harbor.asks[0], "hex:0,0")
    assert told.args["wanted"].id == "terrain-water"


def test_why_a_farm_or_an_oasis_does_not_build_there():
    held = [("15,12", "ready"), ("17,5", "ready")]
    for action, wanted in (("farm", "terrain-grass"), ("oasis", "terrain-desert")):
        table = begin(position(own={0: "15,13 16,6"}, tokens={0: held}, card="forest"))
        play(table, f"use {action}")
        told = game.explain(table.state, table.asks[0], "hex:4,12")  # forest, the terrain of the card
        assert (told.id, told.args["wanted"].id) == ("why-wrong-terrain", wanted)


@pytest.mark.rule("KB-9.11")
def test_a_token_waits_while_another_action_is_under_way():
    held = [("15,12", "ready"), ("17,5", "ready"), ("2,18", "ready")]
    table = begin(position(own={0: "15,13 16,6 2,17"}, tokens={0: held}, card="forest"))
    assert explained(table, "token:oasis") is None
    for choice in ("use farm", "use paddock", "lift 2,17"):
        play(table, choice)
        assert explained(table, "token:oasis") == "why-action-under-way"
        assert explained(table, "token:tavern") == "why-token-not-held"
        if choice == "use farm":
            play(table, "withdraw")


def test_an_empty_supply_is_the_reason_for_a_build_token():
    held = {0: [("15,12", "ready")], 1: [("6,7", "ready")]}
    s = position(own={0: "15,13 2,17", 1: "6,8"}, tokens=held, card="grass")
    fill(s, [0], (ground(s, "forest") + ground(s, "flower_field"))[: s.players[0].supply - 1])
    while s.players[0].supply > 1:
        put(s, 0, [next(cell for cell in ground(s, "desert") if s.owner[cell] < 0)])
    table = begin(s)
    while not table.state.complete:
        table.choose(next(option for option in table.asks[0].options if option.kind == "build"))
    assert table.view(0).players[0].tokens[0].why.id == "why-supply-empty"
    assert table.view(0).players[1].tokens[0].why is None  # it is not the other player's turn
    assert explained(table, "hex:4,4") == "why-mandatory-complete"
