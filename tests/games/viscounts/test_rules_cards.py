"""Hiring (section 16), drawing and shuffling (18)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    begin,
    built,
    card,
    cards,
    gaining,
    ids,
    markers,
    no_townsfolk,
    owns,
    scene,
    stock,
    told,
    track,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.rules.cards import draw
from kingstable.games.viscounts.rules.course import hire_phase, human_turn
from kingstable.kernel import UndoRefused


@pytest.mark.rule("VIS-16.1", "VIS-16.2", "VIS-16.3")
def test_hiring_the_visible_townsfolk_of_the_segment():
    s = scene()
    at(s, 0, "5-6")
    visible(s, "5-6", "jeweller", "friar")
    stock(s, 0, silver=5)
    course = Course(s, hire_phase(s, 0))
    assert course.options == ["hire friar_1", "end"]
    course.do("hire friar_1")
    assert course.done  # at most one
    assert owns(s, 0)["silver"] == 3 and track(s, 0) == (1, 6)
    assert ids(s.players[0].discard) == ["friar_1"]
    assert game.view(s, 1).ring[2].townsfolk == "jeweller_1"
    stock(s, 0, silver=1)
    assert Course(s, hire_phase(s, 0)).options == ["end"]  # the Jeweller costs 2


@pytest.mark.rule("VIS-16.2")
def test_a_mandatory_corner_cannot_be_declined():
    s = scene()
    at(s, 0, "5-6")
    visible(s, "5-6", "bishop")
    stock(s, 0, silver=3)
    assert Course(s, hire_phase(s, 0)).do("hire bishop_1").done
    assert s.players[0].unpaid == 1


@pytest.mark.rule("VIS-16.3", "VIS-16.4", "VIS-D46")
def test_printed_townsfolk_cannot_be_hired():
    s = scene()
    stock(s, 0, silver=9)
    no_townsfolk(s)
    assert Course(s, hire_phase(s, 0)).options == ["end"]
    assert gaining(s, 0, "free_hire 1").done and "lost" in told(s)


@pytest.mark.rule("VIS-X38", "VIS-16.2", "VIS-12.6", "VIS-D45", "VIS-D9")
def test_hiring_a_courier():
    s = scene()
    at(s, 0, "1-2")
    built(s, 0, "workshop_1")
    visible(s, "1-2", "courier")
    cards(
        s,
        0,
        slots=["abbot", "squire", "labourer"],
        hand=["thief"],
        discard=["trader", "lender", "financer", "journeyman"],
    )
    stock(s, 0, silver=1)
    course = Course(s, hire_phase(s, 0)).do("hire courier_1")
    assert owns(s, 0)["silver"] == 0
    assert s.players[0].discard == [] and len(s.players[0].deck) == 5 and card("courier") in s.players[0].deck
    assert track(s, 0) == (1, 6)
    assert course.options == ["discard start_thief", "top", "decline"]
    course.do("decline")
    assert course.done


@pytest.mark.rule("VIS-18.1", "VIS-18.3", "VIS-18.6")
def test_drawing_up_to_the_limit():
    s = scene()
    cards(s, 0, hand=["thief"], deck=["ada", "trader", "lender"], discard=["abbot"])
    draw(s, 0, 3)
    assert ids(s.players[0].hand) == ["start_thief", "start_lender", "start_trader"]
    assert ids(s.players[0].deck) == ["hero_ada"]
    draw(s, 0, 3)
    assert len(s.players[0].hand) == 3
    draw(s, 0, 4)
    assert s.players[0].deck == [] and ids(s.players[0].discard) == ["start_abbot"]  # not refilled before it is needed


@pytest.mark.rule("VIS-18.1", "VIS-D51")
def test_without_cards_to_draw_the_hand_stays_small():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "labourer"], hand=["thief"], deck=["ada"])
    draw(s, 0, 3)
    assert len(s.players[0].hand) == 2


@pytest.mark.rule("VIS-18.3")
def test_a_hand_above_the_limit_discards_nothing():
    s = scene()
    cards(s, 0, hand=["thief", "ada", "trader", "lender"], deck=["abbot"])
    draw(s, 0, 3)
    assert len(s.players[0].hand) == 4 and len(s.players[0].deck) == 1


@pytest.mark.rule("VIS-X41", "VIS-18.4", "VIS-18.5", "VIS-18.7")
def test_a_shuffle_in_phase_6():
    s = scene(2)
    cards(
        s,
        0,
        slots=["scoundrel_1", "thief", "abbot"],
        hand=["squire"],
        deck=["labourer"],
        discard=["trader", "lender", "financer", "ada"],
    )
    markers(s, 0, 3, 4)
    draw(s, 0, 3)
    assert len(s.players[0].hand) == 3 and len(s.players[0].deck) == 3 and s.players[0].discard == []
    assert track(s, 0) == (4, 4)  # only 1, with two crime icons on the board
    assert "collision" not in told(s) and s.players[0].linked
    assert told(s) == ["draw", "shuffle", "crime-check-corruption", "corruption", "linked", "draw"]


@pytest.mark.rule("VIS-18.5", "VIS-D9")
def test_the_crime_check_without_crime_gives_virtue():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "labourer"], discard=["thief", "trader"], deck=["lender"])
    gaining(s, 0, "shuffle 1")
    assert track(s, 0) == (1, 6)


@pytest.mark.rule("VIS-D11")
def test_the_check_does_not_see_a_card_just_dropped_off():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "lookout"], hand=["trader"], deck=[])
    course = Course(s, human_turn(s, 0)).do("take destroy:1", "reshuffle")
    assert track(s, 0) == (1, 6)  # the Lookout's crime icon no longer counts
    assert course.ask is not None


@pytest.mark.rule("VIS-D81", "VIS-15.2")
def test_discard_piles_and_sizes_are_public():
    s = scene(2)
    cards(
        s,
        0,
        slots=["abbot", "squire", "labourer"],
        hand=["trader"],
        deck=["ada", "thief"],
        discard=["lender", "financer"],
    )
    for seat in (None, 1):
        seen = game.view(s, seat).players[0]
        assert seen.discard == ["start_lender", "start_financer"]
        assert (seen.draw_pile_size, seen.hand_size) == (2, 1)
        assert seen.hand is None and seen.draw_pile is None
    own = game.view(s, 0).players[0]
    assert own.hand == ["start_trader"] and own.draw_pile == ["hero_ada", "start_thief"]


@pytest.mark.rule("VIS-18.8")
def test_after_drawing_the_next_player_begins_and_nothing_can_be_taken_back():
    s = scene(2)
    cards(s, 0, slots=["abbot", "squire", "labourer"], hand=["trader", "financer"], deck=["ada", "thief"])
    cards(s, 1, slots=["abbot", "squire", "labourer"], hand=["trader", "financer"], deck=["thief"])
    table = begin(s)
    while table.state.active == 0:
        ask = table.asks[0]
        table.choose(next((o for o in ask.options if o.kind in ("skip", "end", "decline")), ask.options[0]))
    assert table.state.active == 1 and table.asks[0].seat == 1
    with pytest.raises(UndoRefused):
        table.undo(0)
