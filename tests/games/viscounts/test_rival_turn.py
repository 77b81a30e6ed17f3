"""The Automa's turn and what effects mean for it (sections 31 to 35)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    automa_turning,
    built,
    cards,
    debts_and_deeds,
    desk,
    flips,
    gaining,
    ids,
    markers,
    owns,
    said,
    scene,
    scheme_ids,
    schemes,
    scroll_ids,
    stock,
    told,
    track,
    visible,
)

from kingstable.games.viscounts.rival.actions import take_action
from kingstable.games.viscounts.rival.gains import preferred
from kingstable.games.viscounts.rival.turn import advance
from kingstable.games.viscounts.rules.movement import move
from kingstable.games.viscounts.tables.boards import SPACE_LABELS
from kingstable.games.viscounts.tables.numbers import CLERIC, CONSTRUCT, CRIME, GOLD, NOBLE, PLACE, TRANSCRIBE
from kingstable.games.viscounts.tables.schemes import SCHEME_NUMBER
from kingstable.games.viscounts.tables.words import icons_message, stock_message
from kingstable.kernel import message

# -- the turn --------------------------------------------------------------------------------------------------------


def first_turn():
    s = scene(automa="cleric")
    at(s, 1, "1")
    stock(s, 1, ink=1, stone=1)
    flips(s, unpaid=1, acquired=1)
    built(s, 1, "guildhall_1", "1-2A")
    schemes(s, top=["starting_crime_1", "starting_noble"])
    visible(s, "1-2", "jeweller")  # virtue 1
    return s


@pytest.mark.rule(
    "VIS-X18", "VIS-31.2", "VIS-31.3", "VIS-31.4", "VIS-31.6", "VIS-31.7", "VIS-35.2", "VIS-38.2", "VIS-D60", "VIS-D75"
)
def test_the_automas_first_turn():
    s = first_turn()
    pile = len(s.folk[0])
    assert automa_turning(s).done
    assert len(s.folk[0]) == pile - 1 and ids(s.removed[-1:]) == ["jeweller_1"]
    assert SPACE_LABELS[s.players[1].viscount] == "3"  # +2; the townsfolk was the one before the move
    (count,) = said(s, "rival-count")
    assert (count["icons"], count["crime"]) == (icons_message(NOBLE, 2), icons_message(CRIME, 0))
    assert (count["stock"], count["total"]) == (stock_message(GOLD, 0), 2)
    assert "rival-cannot-afford" in told(s)
    assert debts_and_deeds(s) == (0, 1, 1, 0)
    assert owns(s, 1) == {"ink": 2, "gold": 0, "stone": 1, "silver": 0}
    assert track(s, 1) == (1, 5)
    assert scheme_ids(s.players[1].slots) == ["starting_noble", "", ""]


@pytest.mark.rule("VIS-X19", "VIS-31.5", "VIS-34.4", "VIS-36.1", "VIS-36.3", "VIS-36.4", "VIS-39.1", "VIS-39.2")
def test_the_automas_second_turn():
    s = first_turn()
    automa_turning(s)
    s.active = 1
    desk(s, "3-4", "blue_2")
    future = len(s.future)
    assert automa_turning(s).done
    assert track(s, 1) == (2, 5)
    assert SPACE_LABELS[s.players[1].viscount] == "4"
    assert scroll_ids(s.players[1].scrolls) == ["ms_blue_2"]
    assert owns(s, 1)["ink"] == 2  # no ink spent
    assert len(s.players[1].discard) == 2 and len(s.future) == future - 2
    (count,) = [each for each in said(s, "rival-count") if each["icons"].id == "icons-cleric"]
    assert count["icons"] == icons_message(CLERIC, 2)  # guildhall and empty slot 3
    assert count["crime"] == icons_message(CRIME, 1)


@pytest.mark.rule("VIS-31.1")
def test_the_automas_turn_asks_the_human_nothing_without_need():
    s = first_turn()
    assert automa_turning(s).asked == []


@pytest.mark.rule("VIS-31.2", "VIS-31.3")
def test_schemes_slide_and_have_no_drop_off():
    s = scene(automa="cleric")
    schemes(s, slots=["starting_build", "starting_cleric", "starting_crime_2"], top=["starting_build_noble"])
    automa_turning(s)
    assert scheme_ids(s.players[1].slots) == ["starting_build_noble", "starting_build", "starting_cleric"]
    assert "starting_crime_2" in scheme_ids(s.players[1].discard)


@pytest.mark.rule("VIS-31.4")
def test_the_header_is_no_effect_and_rows_come_from_top_to_bottom():
    s = scene(automa="cleric")
    schemes(s, top=["starting_crime_1"])
    at(s, 1, "9")
    automa_turning(s)
    order = [id for id in told(s) if id in ("rival-scheme", "corruption", "rival-future", "rival-move", "rival-focus")]
    assert order[:5] == ["rival-scheme", "corruption", "rival-future", "rival-move", "rival-focus"]


@pytest.mark.rule("VIS-31.5")
def test_a_criminal_scheme_gives_corruption_for_every_crime_icon():
    s = scene(automa="cleric")
    schemes(s, slots=["starting_crime_2", "", ""], top=["starting_crime_1"])
    automa_turning(s)
    assert track(s, 1)[0] == 3


@pytest.mark.rule("VIS-31.7", "VIS-D83")
def test_only_the_first_possible_option_and_the_last_is_always_possible():
    s = scene(automa="cleric")
    schemes(s, top=["starting_build_noble"])  # construct / focus / debt and flip a deed
    at(s, 1, "9")
    desk(s, "9-10", "yellow_5")
    desk(s, "1-2", "yellow_6")
    automa_turning(s)
    assert told(s).count("rival-tries") == 2 and "rival-option" in told(s)
    assert debts_and_deeds(s) == (1, 0, 0, 0)
    assert track(s, 1) == (1, 6)  # nothing to approve: virtue instead
    t = scene(automa="builder")
    schemes(t, top=["starting_build_noble"])
    stock(t, 1, stone=3)
    at(t, 1, "9")
    automa_turning(t)
    assert "build" in told(t) and told(t).count("rival-tries") == 1 and "rival-option" not in told(t)


@pytest.mark.rule("VIS-31.8", "VIS-D68", "VIS-40.1")
def test_a_collision_comes_at_the_end_of_its_turn():
    s = scene(automa="cleric")
    markers(s, 1, 3, 3)
    schemes(s, top=["starting_crime_1"])  # corruption moves both to 4
    stock(s, 1, ink=9)
    desk(s, "9-10", "yellow_4")
    cards(s, 0, slots=["thief", "abbot", "squire"], hand=["trader"])
    course = automa_turning(s)
    assert course.seat == 0 and course.prompt == "ask-rearrange"  # below space 4
    course.do("keep")
    assert course.done
    assert told(s).index("collision") > told(s).index("rival-tries")
    assert track(s, 1) == (1, 7)
    assert s.players[1].acquired == 1 and s.players[1].unpaid == 1
    assert "hire" not in told(s) and "draw" not in told(s)


# -- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-32.1")
def test_the_automa_walks_on_the_outer_path():
    s = scene(automa="cleric")
    at(s, 1, "1")
    walked = []
    for _ in range(10):
        advance(s, 1, 1)
        walked.append(SPACE_LABELS[s.players[1].viscount])
    assert walked == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "1"]
    advance(s, 1, 4)
    assert SPACE_LABELS[s.players[1].viscount] == "5"


@pytest.mark.rule("VIS-32.2", "VIS-D59")
def test_only_the_one_who_is_met_rearranges():
    s = scene(automa="cleric")
    schemes(s, top=["starting_noble_cleric"])
    at(s, 1, "7")
    at(s, 0, "10")
    cards(s, 0, slots=["abbot", "squire", "labourer"], hand=["thief"])
    course = automa_turning(s)
    assert (course.seat, course.prompt) == (0, "ask-rearrange")
    ink = owns(s, 1)["ink"]
    course.do("keep")
    t = scene(automa="cleric")
    at(t, 0, "7")
    at(t, 1, "9")
    course = Course(t, move(t, 0, 2)).do("move 9 0")
    assert course.done and owns(t, 1)["ink"] == 1
    assert ink == 1  # only the scheme's resource, nothing for meeting the human itself


# -- resources -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-X17", "VIS-33.1")
def test_the_preference_of_the_cleric_automa():
    s = scene(automa="cleric")
    for has, wanted in (
        ({"ink": 5}, 0),
        ({"ink": 6, "stone": 3}, 2),
        ({"ink": 6, "stone": 4}, 1),
        ({"ink": 9, "stone": 9, "gold": 9}, 1),
    ):
        stock(s, 1, ink=0, gold=0, stone=0)
        stock(s, 1, **has)
        assert preferred(s, 1) == wanted
    stock(s, 1, ink=5, stone=3, gold=0)
    gaining(s, 1, "any_resource 3")  # each chosen separately
    assert owns(s, 1) == {"ink": 6, "gold": 1, "stone": 4, "silver": 0}


@pytest.mark.rule("VIS-33.2")
@pytest.mark.parametrize("action", [CONSTRUCT, PLACE, TRANSCRIBE])
def test_the_one_stock_of_the_card_automa_pays_for_every_action(action):
    s = scene(automa="card")
    s.players[1].slots = [SCHEME_NUMBER["starting_crime_1"]] * 3
    stock(s, 1, ink=2)
    at(s, 1, "7")
    desk(s, "7-8", "yellow_4")  # costs 5, as a trading post and three workers do
    Course(s, take_action(s, 1, action)).until("")
    (spent,) = said(s, "rival-spends")
    assert (spent["need"], spent["units"]) == (5, 2)


@pytest.mark.rule("VIS-33.2", "VIS-D58", "VIS-X61", "VIS-42.2", "VIS-34.3")
def test_the_card_automa_has_one_stock():
    s = scene(automa="card")
    gaining(s, 1, "ink 1", "gold 1", "stone 1")
    assert s.players[1].stock == [3, 0, 0, 0]
    at(s, 1, "9")
    desk(s, "1-2", "yellow_4")  # costs 5
    schemes(s, slots=["", "starting_cleric", "starting_noble_cleric"], top=["future_noble_cleric"])
    s.players[1].slots = [-1, SCHEME_NUMBER["starting_crime_1"], SCHEME_NUMBER["starting_cleric"]]
    at(s, 1, "10")
    automa_turning(s)  # slides; header noble + cleric; any_resource 2; move 1; option transcribe
    (count,) = said(s, "rival-count")
    assert count["stock"] == message("stock-any", n=3 + 2)
    t = scene(automa="card")
    stock(t, 1, ink=3)
    t.players[1].permanent = [0, 0, 0, 2, 0]
    t.players[1].slots = [SCHEME_NUMBER["starting_build"]] * 3
    at(t, 1, "1")
    desk(t, "1-2", "yellow_4")
    course = take_action(t, 1, 3)
    assert course is not None
    Course(t, course)
    assert t.players[1].stock == [0, 0, 0, 0] and scroll_ids(t.players[1].scrolls) == ["ms_yellow_4"]
    flips(t, unpaid=1)
    list(gaining(t, 1, "flip_any 2").options)
    assert debts_and_deeds(t) == (0, 1, 0, 0) and t.players[1].stock[0] == 1 and track(t, 1) == (1, 6)


@pytest.mark.rule("VIS-42.2", "VIS-36.3")
def test_the_flip_focus_is_possible_only_with_something_to_flip():
    s = scene(automa="card")
    schemes(s, top=["starting_crime_1"])  # focus / deed and flip a debt
    automa_turning(s)
    assert "rival-nothing-to-flip" in told(s) and debts_and_deeds(s) == (0, 0, 1, 0)
    t = scene(automa="card")
    flips(t, unpaid=2, acquired=2)
    schemes(t, top=["starting_crime_1"])
    automa_turning(t)
    assert debts_and_deeds(t) == (1, 1, 1, 1)


@pytest.mark.rule("VIS-36.3")
@pytest.mark.parametrize(
    ("automa", "action"), [("cleric", "transcribe"), ("builder", "construct"), ("noble", "place-workers")]
)
def test_the_focus_of_each_board(automa, action):
    s = scene(automa=automa)
    schemes(s, top=["starting_crime_1"])
    automa_turning(s)
    (focus,) = said(s, "rival-focus")
    assert focus["focus"].id == f"action-{action}"


# -- the reference card ----------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-X47", "VIS-34.1", "VIS-D61")
def test_silver_for_the_automa():
    s = scene(automa="builder")
    stock(s, 1, stone=6, gold=1)
    gaining(s, 1, "silver 4")
    assert owns(s, 1) == {"ink": 0, "gold": 3, "stone": 6, "silver": 0}
    gaining(s, 1, "silver 1")
    assert owns(s, 1) == {"ink": 0, "gold": 3, "stone": 6, "silver": 0}
    gaining(s, 1, "rearrange 1")
    assert owns(s, 1)["gold"] == 4


@pytest.mark.rule("VIS-34.2", "VIS-X54", "VIS-D70")
def test_destroy_and_an_empty_future_pile_become_flips():
    s = scene(automa="cleric")
    flips(s, unpaid=1)
    gaining(s, 1, "destroy 1")
    assert debts_and_deeds(s) == (0, 1, 0, 0) and owns(s, 1)["ink"] == 1
    t = scene(automa="cleric")
    built(t, 1, "workshop_1")
    t.future = []
    flips(t, unpaid=1)
    gaining(t, 1, "future_scheme 1")
    assert debts_and_deeds(t) == (0, 1, 0, 0) and owns(t, 1)["ink"] == 1
    assert "dismiss" not in told(t)  # no scheme was gained


@pytest.mark.rule("VIS-34.3")
def test_discards_castle_moves_and_vain_flips_become_virtue():
    s = scene(automa="cleric")
    for done, effect in enumerate(("discard 1", "castle_move 1", "flip_debt 1", "flip_deed 1"), 1):
        gaining(s, 1, effect)
        assert track(s, 1) == (1, 7 - done)


@pytest.mark.rule("VIS-34.4", "VIS-36.1")
def test_hire_symbols_give_future_schemes():
    s = scene(automa="cleric")
    top = s.future[-1]
    gaining(s, 1, "free_hire 1")
    assert s.players[1].discard == [top]  # face up on the discard pile, in play after the next shuffle
    gaining(s, 1, "future_scheme 2")
    assert len(s.players[1].discard) == 3 and len(s.future) == 3


@pytest.mark.rule("VIS-34.5")
def test_all_other_effects_are_gained_as_by_a_human():
    s = scene(automa="builder")
    gaining(s, 1, "ink 1", "gold 2", "stone 3", "gain_debt 1", "gain_deed 2", "virtue 1", "corruption 1")
    assert owns(s, 1) == {"ink": 1, "gold": 2, "stone": 3, "silver": 0}
    assert debts_and_deeds(s) == (1, 0, 2, 0) and track(s, 1) == (2, 6)
    assert (s.debts, s.deeds) == (11, 10)  # the Automa's gains count for the end
    gaining(s, 1, "free_workers 2", "free_workshop 1", "free_manuscript 1")
    assert sum(s.players[1].tier1) == 2 and s.players[1].built[6] >= 0 and len(s.players[1].scrolls) == 1


# -- flips -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-X48", "VIS-35.1", "VIS-35.2", "VIS-35.3", "VIS-35.4", "VIS-34.3")
def test_flips_of_the_automa():
    s = scene(automa="cleric")
    flips(s, unpaid=1, paid=2, acquired=1, approved=1)
    gaining(s, 1, "flip_any 1")
    assert debts_and_deeds(s) == (1, 2, 0, 2)  # fewer approved deeds
    flips(s, unpaid=1, paid=2, acquired=0, approved=1)
    gaining(s, 1, "flip_any 1")
    assert debts_and_deeds(s) == (0, 3, 0, 1) and owns(s, 1)["ink"] == 1
    gaining(s, 1, "flip_any 1")
    assert track(s, 1) == (1, 6)
    flips(s, unpaid=1, paid=1, acquired=1, approved=1)
    gaining(s, 1, "flip_any 1")
    assert debts_and_deeds(s) == (0, 2, 1, 1)  # equal: a debt
