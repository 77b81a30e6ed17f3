"""Sections 4 and 5: the advisor distributes cards, the others choose from the middle."""

from __future__ import annotations

import pytest
from tests.games.for_the_king.scenes import (
    P1,
    P2,
    P3,
    P4,
    asked,
    card,
    hand,
    heard,
    offered,
    phase_one,
    play,
    random_game,
    sensible,
    view,
    where,
)

from kingstable.kernel import IllegalChoice, NotYourTurn, Rng, Table, UndoRefused

FIVE = "ENT-H PRO-B DIP-I GOLD2-01 ARC-C"
TURN_OF_P2 = "DIP-A DIP-B DIP-C DIP-D DIP-E"


@pytest.mark.rule("FK-X2", "FK-4.5", "FK-4.12", "FK-4.15", "FK-5.1", "FK-5.2", "FK-5.6", "FK-D8")
def test_an_advisors_turn_with_four_players() -> None:
    table = phase_one(4, f"{FIVE} {TURN_OF_P2}")
    assert asked(table) == (P1, ["place self", "place centre", "place favour"])
    play(table, "P1 place self")
    assert asked(table) == (P1, ["place centre", "place favour"])
    play(table, "P1 place centre")
    assert asked(table) == (P1, ["place centre", "place favour"])
    play(table, "P1 place favour")  # cards 4 and 5 follow by themselves into the centre
    assert view(table, None).centre == ["pro-b", "gold2-01", "arc-c"]
    assert asked(table) == (P2, ["take pro-b", "take gold2-01", "take arc-c"])
    play(table, "P2 take gold2-01")
    assert asked(table) == (P3, ["take pro-b", "take arc-c"])
    play(table, "P3 take arc-c")  # P4 takes the last
    assert [hand(table, seat) for seat in range(4)] == [["ENT-H"], ["GOLD2-01"], ["ARC-C"], ["PRO-B"]]
    shown = view(table, None)
    assert shown.favour == 1 and shown.deck == 4 and shown.drawing  # P2 looks at the first of five
    assert shown.leader == P2 and asked(table)[0] == P2


@pytest.mark.rule("FK-4.2", "FK-4.3", "FK-4.13")
def test_cards_are_drawn_from_the_top_one_at_a_time_after_the_last_one_is_placed() -> None:
    table = phase_one(4, FIVE)
    for drawn, place in (("ent-h", "self"), ("pro-b", "centre"), ("dip-i", "favour")):
        assert view(table, P1).drawn == drawn
        before = view(table, None).deck
        table.choose(f"place {place}")
        assert view(table, None).deck < before
    assert [said.args["card"].id for said in heard(table, P1, "draw")] == [f"card-{id.lower()}" for id in FIVE.split()]


@pytest.mark.rule("FK-4.4", "FK-V8")
def test_the_advisor_alone_sees_the_drawn_card() -> None:
    table = phase_one(3, FIVE)
    assert view(table, P1).drawn == "ent-h"
    assert where(table, P1, "ENT-H") == ("drawn", None, 0)
    for other in (None, P2, P3):
        assert view(table, other).drawn is None
        assert view(table, other).drawing
        assert where(table, other, "ENT-H")[0] == "unknown"
        assert "card" not in heard(table, other, "draw")[0].args
    play(table, "P1 place centre")
    assert where(table, P2, "ENT-H") == ("centre", None, 0)


@pytest.mark.rule("FK-4.6", "FK-4.7", "FK-V9", "FK-1.10")
def test_self_takes_one_card_face_down() -> None:
    table = phase_one(3, FIVE)
    play(table, "P1 place self")
    assert hand(table, P1) == ["ENT-H"]
    assert "place self" not in offered(table)
    assert where(table, P1, "ENT-H") == ("mine", P1, 0)
    for other in (None, P2, P3):
        assert where(table, other, "ENT-H") == ("unknown", None, 0)
        assert view(table, other).players[P1].cards == 1
        assert view(table, other).players[P1].hand is None
        assert [said.id for said in heard(table, other, "keep")] == ["log-keep"]
    assert [said.id for said in heard(table, P1, "keep")] == ["log-keep-known"]


@pytest.mark.rule("FK-4.8", "FK-4.9", "FK-4.19", "FK-V3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_centre_takes_a_card_for_each_opponent_open_to_all(seats: int) -> None:
    deck = ["DIP-A", "DIP-B", "DIP-C", "DIP-D", "DIP-E", "DIP-F"][: seats + 1]
    table = phase_one(seats, " ".join(deck))
    for placed in range(1, seats):
        assert "place centre" in offered(table)
        play(table, "P1 place centre")
        for seat in range(seats):
            assert view(table, seat).centre == [id.lower() for id in deck[:placed]]
    assert "place centre" not in offered(table)


@pytest.mark.rule("FK-4.10", "FK-4.11", "FK-1.8", "FK-2.11", "FK-X33", "FK-V5")
def test_what_the_favour_zone_hides() -> None:
    table = phase_one(3, "DIP-I DIP-A DIP-B DIP-C ENT-A ENT-B ENT-C ENT-D")
    before = view(table, P2)
    play(table, "P1 place favour")
    assert "place favour" not in offered(table)
    assert view(table, P1).put == ["dip-i"]
    assert where(table, P1, "DIP-I") == ("favour", None, 0)
    for other in (P2, P3):
        after = view(table, other)
        assert after.favour == before.favour + 1
        assert after.put == []
        assert where(table, other, "DIP-I") == ("unknown", None, 0)
    play(table, "P1 place self", "P2 take dip-b", "P2 place favour")
    assert table.state.favour == [card("DIP-I"), card("ENT-A")]  # the last one on top


@pytest.mark.rule("FK-X33", "FK-8.1", "FK-V5", "FK-V6")
def test_after_the_shuffle_an_advisor_knows_what_is_in_the_pile_but_not_where() -> None:
    table = random_game(3, 6, 0)
    rng = Rng.seeded(1)
    while table.state.stage != "auction":
        table.choose(sensible(table, rng))
    s = table.state
    mine = [each for each in s.favour if s.seen[each] == 1 << P1]
    assert len(mine) > 2
    shown = view(table, P1)
    assert len(shown.put) == len(mine)
    orders = set()
    for seed in range(12):
        imagined = table.imagine(P1, Rng.seeded(seed))
        assert view(imagined, P1) == shown
        orders.add(tuple(place for place, each in enumerate(imagined.state.favour) if each in mine))
    assert len(orders) > 5


@pytest.mark.rule("FK-4.12", "FK-C2", "FK-C9")
def test_a_full_zone_accepts_no_further_card_in_that_turn() -> None:
    table = phase_one(4, FIVE)
    play(table, "P1 place self")
    before = table.digest()
    with pytest.raises(IllegalChoice):
        table.choose("place self")
    assert table.digest() == before


@pytest.mark.rule("FK-4.14", "FK-D7")
def test_a_placement_is_final() -> None:
    table = phase_one(4, FIVE)
    play(table, "P1 place self")
    with pytest.raises(UndoRefused):
        table.undo(P1)
    play(table, "P1 place favour")  # the centre takes the rest by itself
    with pytest.raises(UndoRefused):
        table.undo(P1)


@pytest.mark.rule("FK-4.15", "FK-4.16", "FK-4.1", "FK-4.17", "FK-15.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_turn_places_players_plus_one_cards(seats: int) -> None:
    table = random_game(seats, 3, 0)
    start = table.state.deal.turns * (seats + 1)
    rng = Rng.seeded(9)
    for turn in range(1, table.state.deal.turns + 1):
        s = table.state
        assert (s.turn, s.leader) == (turn, (s.first + turn - 1) % seats)
        assert len(s.deck) + 1 == start - (turn - 1) * (seats + 1)
        assert len(s.favour) == turn - 1
        kings = sum(IS_KING for said in ("king", "take") for IS_KING in _kings(table, said))
        assert sum(map(len, s.hands)) + kings == (turn - 1) * seats
        while table.state.stage != "auction" and table.state.turn == turn:
            table.choose(sensible(table, rng))
    assert table.state.stage == "auction" and not table.state.deck


def _kings(table: Table, event: str) -> list[bool]:
    return [said.args["card"].id.startswith("card-king") for said in heard(table, None, event)]


@pytest.mark.rule("FK-4.18", "FK-D8", "FK-C2")
def test_a_forced_placement_is_made_without_asking_but_shown_to_the_advisor() -> None:
    table = phase_one(2, "DIP-A DIP-B DIP-C")
    play(table, "P1 place centre", "P1 place favour")
    assert [made.auto for made in table.made[:3]] == [False, False, True]
    assert [said.args["card"].id for said in heard(table, P1, "keep")] == ["card-dip-c"]
    assert [said.args["card"].id for said in heard(table, P1, "draw")][-1] == "card-dip-c"


@pytest.mark.rule("FK-4.18", "FK-D8")
def test_a_card_forced_into_the_favour_pile_is_shown_to_the_advisor_alone() -> None:
    table = phase_one(2, "DIP-A DIP-B DIP-C")
    play(table, "P1 place centre", "P1 place self")
    assert [said.args["card"].id for said in heard(table, P1, "favour")] == ["card-dip-c"]
    assert [said.args for said in heard(table, P2, "favour")] == [{"seat": P1}]


@pytest.mark.rule("FK-D8", "FK-4.18", "FK-6.16")
def test_a_king_forced_into_the_self_zone_is_shown_and_applied() -> None:
    table = phase_one(2, "DIP-A DIP-B KING-UP1-1")
    play(table, "P1 place centre", "P1 place favour")
    assert asked(table)[0] == P1 and all(option.startswith("raise ") for option in offered(table))
    assert view(table, P2).king == "king-up1-1"
    play(table, "P1 raise dip")
    assert hand(table, P1) == [] and hand(table, P2) == ["DIP-A"]


@pytest.mark.rule("FK-X7", "FK-4.9", "FK-5.5")
def test_two_players_the_third_card_must_go_to_the_centre_and_be_taken() -> None:
    table = phase_one(2, "DIP-A DIP-B DIP-C DIP-D DIP-E DIP-F")
    play(table, "P1 place favour", "P1 place self")
    assert hand(table, P1) == ["DIP-B"] and hand(table, P2) == ["DIP-C"]
    assert asked(table)[0] == P2 and view(table, P2).drawn == "dip-d"


@pytest.mark.rule("FK-5.1", "FK-5.4", "FK-1.2", "FK-C3")
def test_opponents_choose_clockwise_from_the_advisors_left_and_the_advisor_takes_none() -> None:
    table = phase_one(4, FIVE, advisor=P3)
    play(table, "P3 place self", "P3 place favour")
    takers = []
    for _ in range(2):
        seat, options = asked(table)
        assert all(option.startswith("take ") for option in options)
        takers.append(seat)
        with pytest.raises(NotYourTurn):
            table.choose(options[0], seat=P3)
        table.choose(options[0])
    assert takers == [P4, P1]
    assert [len(table.state.hands[seat]) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("FK-5.2", "FK-D10", "FK-C9")
def test_an_opponent_takes_exactly_one_card_and_cannot_decline() -> None:
    table = phase_one(3, "DIP-A DIP-B DIP-C DIP-D")
    play(table, "P1 place self", "P1 place favour")
    assert asked(table) == (P2, ["take dip-c", "take dip-d"])
    for wrong in ("pass", "take dip-a", "take dip-e", "place self"):
        with pytest.raises(IllegalChoice):
            table.choose(wrong)


@pytest.mark.rule("FK-5.3", "FK-1.7", "FK-D9", "FK-V10", "FK-V15", "FK-D35")
def test_a_card_taken_joins_the_personal_deck_which_its_owner_may_look_at() -> None:
    table = phase_one(3, "DIP-A DIP-B DIP-C DIP-H", hands={P2: "DIP-I GOLD3-01 GOLD1-01"})
    play(table, "P1 place self", "P1 place favour", "P2 take dip-h")
    own = view(table, P2)
    assert own.players[P2].hand == ["dip-h", "dip-i", "gold1-01", "gold3-01"]
    for other in (None, P1, P3):
        shown = view(table, other).players[P2]
        assert shown.cards == 4 and shown.hand is None
        assert [(known.card, known.discards) for known in shown.known] == [("dip-h", 0)]


@pytest.mark.rule("FK-5.5")
def test_the_last_opponent_has_no_choice_and_the_centre_is_empty_afterwards() -> None:
    table = phase_one(3, "DIP-A DIP-B DIP-C DIP-D DIP-E DIP-F DIP-G DIP-H")
    play(table, "P1 place self", "P1 place favour", "P2 take dip-d")
    assert table.made[-1].auto and table.made[-1].option.notation == "take dip-c"
    assert view(table, None).centre == []


@pytest.mark.rule("FK-5.7", "FK-8.2", "FK-8.3", "FK-1.3", "FK-5.6")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 0), (4, 0), (5, 3)])
def test_phase_two_begins_when_the_deck_is_empty_left_of_the_last_advisor(seats: int, first: int) -> None:
    table = random_game(seats, 11, 0)
    stages = [table.state.stage]
    rng = Rng.seeded(2)
    decks: list[list[str]] = []
    while not table.over:
        if table.state.stage != "auction":
            decks = [hand(table, seat) for seat in range(seats)]
        table.choose(sensible(table, rng))
        if table.state.stage != stages[-1]:
            stages.append(table.state.stage)
            if stages[-1] == "auction":
                said = heard(table, None, "phase-two")
                assert [told.args["seat"] for told in said] == [(table.state.first + first) % seats]
                for seat in range(seats):  # the hand is the personal deck, with the last card gained
                    assert set(decks[seat]) <= set(hand(table, seat))
    assert stages[-2:] == ["auction", "over"]
    assert stages.count("auction") == 1 and "distribute" not in stages[stages.index("auction") :]


@pytest.mark.rule("FK-5.8")
@pytest.mark.parametrize(("seats", "gains"), [(2, 20), (3, 18), (4, 16), (5, 18)])
def test_every_player_gains_one_card_a_turn_kings_included(seats: int, gains: int) -> None:
    table = random_game(seats, 12, 0)
    rng = Rng.seeded(2)
    while table.state.stage != "auction":
        table.choose(sensible(table, rng))
    gained = [0] * seats
    for _, said in table.heard(None):
        if said.id in ("log-keep", "log-king", "log-take"):
            gained[int(str(said.args["seat"]))] += 1
    assert gained == [gains] * seats
