"""Why a thing is not lit: hexes, settlements and tokens, in the words of the rules."""

import pytest
from tests.games.kingdom_builder.scenes import at, begin, fill, ground, play, position, put

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.tables.geometry import JUMP2


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
        assert {token.why.id for token in table.view(0).players[0].tokens} == {"why-action-under-way"}
        assert explained(table, "token:tavern") == "why-token-not-held"
        if choice == "use farm":
            play(table, "withdraw")
            assert table.view(0).players[0].tokens[0].why is None


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
