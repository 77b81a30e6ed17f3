"""The solo game: setup (section 30), the Automa's turn and gains (31 to 36), its end (41), its boards (42)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    built,
    card,
    cards,
    castle,
    desk,
    gaining,
    ids,
    markers,
    no_townsfolk,
    own_manuscripts,
    owns,
    raising,
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

from kingstable.games.viscounts import game
from kingstable.games.viscounts.automa import advance, automa_start, automa_turn
from kingstable.games.viscounts.automa_actions import take_action
from kingstable.games.viscounts.automa_gains import preferred, reshuffle
from kingstable.games.viscounts.castle import climb
from kingstable.games.viscounts.collision import resolve_collision
from kingstable.games.viscounts.components import BUILDINGS
from kingstable.games.viscounts.draft import draft
from kingstable.games.viscounts.facts import SPACE_LABELS, SPOT_LABELS
from kingstable.games.viscounts.schemes import AUTOMAS, BUILDING_ORDER, SCHEME_NUMBER
from kingstable.games.viscounts.state import Pair
from kingstable.games.viscounts.turn import end_turn, move
from kingstable.kernel import BadOptions, Rng, Table


def turn(s):
    return Course(s, automa_turn(s, 1))


def flips(s, unpaid=0, paid=0, acquired=0, approved=0):
    player = s.players[1]
    player.unpaid, player.paid, player.acquired, player.approved = unpaid, paid, acquired, approved


def debts_and_deeds(s):
    player = s.players[1]
    return player.unpaid, player.paid, player.acquired, player.approved


# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-30.1", "VIS-30.5", "VIS-30.2")
def test_the_human_sets_up_for_one_player_and_is_first():
    for automa in ("cleric", "builder", "noble", "card"):
        table = Table.new(game, 1, {"automa": automa}, seed=3)
        s = table.state
        assert (s.side, s.debts, s.deeds, s.first) == ("side_1_2", 12, 12, 0)
        assert len(s.players) == 2 and s.humans == 1
        view = table.view(0)
        assert view.automa and view.automa.id == automa and view.automa.focus == AUTOMAS[automa].focus
    with pytest.raises(BadOptions):
        Table.new(game, 2, {"difficulty": 1})


@pytest.mark.rule("VIS-30.3")
def test_what_the_automa_gets():
    s = Table.new(game, 1, seed=3).state
    automa = s.players[1]
    assert automa.built == [-1] * 9 and automa.workers == 20
    assert (automa.corruption, automa.virtue) == (1, 7)
    assert automa.hand == [] and automa.stock[3] == 0
    assert not set(scheme_ids(automa.deck)) & set(ids(range(68)))


@pytest.mark.rule("VIS-30.4", "VIS-37.2")
def test_the_order_of_buildings_on_an_automa_board():
    assert [BUILDINGS[building].rpartition("_")[0] for building in BUILDING_ORDER] == [
        *["guildhall"] * 3,
        *["trading_post"] * 3,
        *["workshop"] * 3,
    ]


@pytest.mark.rule("VIS-30.6", "VIS-30.7", "VIS-42.1", "VIS-D60")
@pytest.mark.parametrize(
    ("automa", "starting", "future"),
    [
        ("cleric", {"starting_noble"}, {"future_build_noble", "future_noble"}),
        ("builder", {"starting_cleric"}, {"future_noble_cleric", "future_cleric"}),
        ("noble", {"starting_build"}, {"future_build_cleric", "future_build"}),
        ("card", {"starting_build_cleric"}, {"future_build_noble", "future_build_cleric"}),
    ],
)
def test_schemes_named_by_the_board_are_removed(automa, starting, future):
    every = set(SCHEME_NUMBER)
    decks = set()
    for seed in range(5):
        s = Table.new(game, 1, {"automa": automa}, seed=seed).state
        assert set(scheme_ids(s.players[1].deck)) == {id for id in every if id.startswith("starting")} - starting
        assert set(scheme_ids(s.future)) == {id for id in every if id.startswith("future")} - future
        decks.add(tuple(s.players[1].deck))
    assert len(decks) > 1


@pytest.mark.rule("VIS-X57", "VIS-30.10", "VIS-30.6", "VIS-30.7", "VIS-41.4")
def test_deck_sizes():
    for difficulty in (0, 1, 2, 3):
        s = Table.new(game, 1, {"automa": "cleric", "difficulty": difficulty}, seed=5).state
        assert (len(s.players[1].deck), len(s.future)) == (7 + difficulty, 6 - difficulty)
    with pytest.raises(BadOptions):
        Table.new(game, 1, {"difficulty": 4})


@pytest.mark.rule("VIS-X16", "VIS-30.8", "VIS-30.9", "VIS-D82", "VIS-2.22")
def test_the_automas_start():
    s = Table.new(game, 1, {"automa": "cleric"}, seed=1).state
    model = scene(automa="cleric")
    s.ring, s.next, s.faces = model.ring, model.next, model.faces
    s.pairs = [Pair(1, card("ada")), Pair(4, card("emma"))]
    s.log = []
    course = Course(s, draft(s)).do("draft 1")
    while not course.done:
        course.do(course.options[0])
    automa = s.players[1]
    assert SPACE_LABELS[automa.viscount] == "4"
    assert automa.built[BUILDINGS.index("guildhall_1")] == SPOT_LABELS.index("3-4C")  # free hire: a future scheme
    assert owns(s, 1) == {"ink": 1, "gold": 0, "stone": 1, "silver": 0}
    assert (automa.acquired, automa.unpaid) == (1, 1)
    assert (s.debts, s.deeds) == (12, 12)
    assert len(automa.discard) == 1 and len(s.future) == 5
    assert s.pairs == [] and card("emma") not in [*s.players[0].hand, *s.players[0].deck]


@pytest.mark.rule("VIS-D77", "VIS-30.9")
def test_the_start_building_links_with_the_humans():
    s = scene(automa="cleric")
    s.phase = 0
    built(s, 0, "trading_post_1", "3-4B")
    Course(s, automa_start(s, 3))
    assert s.owners[SPOT_LABELS.index("3-4A")] == 1
    assert owns(s, 0)["silver"] == 2  # the link A-B
    assert owns(s, 1)["ink"] == 1 + 1 + 1  # start, spot, and a resource for 2 silver


@pytest.mark.rule("VIS-D71")
def test_a_flip_in_the_automas_setup_triggers_opened_slots_only():
    s = scene(automa="cleric")
    s.phase = 0
    visible(s, "9-10", "jeweller")
    Course(s, automa_start(s, 9))  # spot A of 9-10: flip
    assert debts_and_deeds(s) == (0, 1, 1, 0)
    assert "automa-dismiss" not in told(s)
    t = scene(automa="cleric")
    t.phase = 0
    built(t, 1, "trading_post_3", "1-2A")
    visible(t, "9-10", "jeweller")
    Course(t, automa_start(t, 9))
    assert told(t).count("automa-dismiss") == 1


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
    assert turn(s).done
    assert len(s.folk[0]) == pile - 1 and ids(s.removed[-1:]) == ["jeweller_1"]
    assert SPACE_LABELS[s.players[1].viscount] == "3"  # +2; the townsfolk was the one before the move
    (count,) = said(s, "automa-count")
    assert (count["icons"], count["crime"], count["units"], count["total"]) == (2, 0, 0, 2)
    assert "automa-cannot-afford" in told(s)
    assert debts_and_deeds(s) == (0, 1, 1, 0)
    assert owns(s, 1) == {"ink": 2, "gold": 0, "stone": 1, "silver": 0}
    assert track(s, 1) == (1, 5)
    assert scheme_ids(s.players[1].slots) == ["starting_noble", "", ""]


@pytest.mark.rule("VIS-X19", "VIS-31.5", "VIS-34.4", "VIS-36.1", "VIS-36.3", "VIS-36.4", "VIS-39.1", "VIS-39.2")
def test_the_automas_second_turn():
    s = first_turn()
    turn(s)
    s.active = 1
    desk(s, "3-4", "blue_2")
    future = len(s.future)
    assert turn(s).done
    assert track(s, 1) == (2, 5)
    assert SPACE_LABELS[s.players[1].viscount] == "4"
    assert scroll_ids(s.players[1].scrolls) == ["ms_blue_2"]
    assert owns(s, 1)["ink"] == 2  # no ink spent
    assert len(s.players[1].discard) == 2 and len(s.future) == future - 2
    (count,) = [each for each in said(s, "automa-count") if each["action"].id == "action-transcribe"]
    assert (count["icons"], count["crime"]) == (2, 1)  # guildhall and empty slot 3; the crime icon


@pytest.mark.rule("VIS-31.1")
def test_the_automas_turn_asks_the_human_nothing_without_need():
    s = first_turn()
    assert turn(s).asked == []


@pytest.mark.rule("VIS-31.2", "VIS-31.3")
def test_schemes_slide_and_have_no_drop_off():
    s = scene(automa="cleric")
    schemes(s, slots=["starting_build", "starting_cleric", "starting_crime_2"], top=["starting_build_noble"])
    turn(s)
    assert scheme_ids(s.players[1].slots) == ["starting_build_noble", "starting_build", "starting_cleric"]
    assert "starting_crime_2" in scheme_ids(s.players[1].discard)


@pytest.mark.rule("VIS-31.4")
def test_the_header_is_no_effect_and_rows_come_from_top_to_bottom():
    s = scene(automa="cleric")
    schemes(s, top=["starting_crime_1"])
    at(s, 1, "9")
    turn(s)
    order = [
        id for id in told(s) if id in ("automa-scheme", "corruption", "automa-future", "automa-move", "automa-focus")
    ]
    assert order[:5] == ["automa-scheme", "corruption", "automa-future", "automa-move", "automa-focus"]
    assert owns(s, 1) == {"ink": 0, "gold": 0, "stone": 0, "silver": 0} or "manuscript" in told(s)


@pytest.mark.rule("VIS-31.5")
def test_a_criminal_scheme_gives_corruption_for_every_crime_icon():
    s = scene(automa="cleric")
    schemes(s, slots=["starting_crime_2", "", ""], top=["starting_crime_1"])
    turn(s)
    assert track(s, 1)[0] == 3


@pytest.mark.rule("VIS-31.7", "VIS-D83")
def test_only_the_first_possible_option_and_the_last_is_always_possible():
    s = scene(automa="cleric")
    schemes(s, top=["starting_build_noble"])  # construct / focus / debt and flip a deed
    at(s, 1, "9")
    desk(s, "9-10", "yellow_5")
    desk(s, "1-2", "yellow_6")
    turn(s)
    assert told(s).count("automa-tries") == 2 and "automa-option" in told(s)
    assert debts_and_deeds(s) == (1, 0, 0, 0)
    assert track(s, 1) == (1, 6)  # nothing to approve: virtue instead
    t = scene(automa="builder")
    schemes(t, top=["starting_build_noble"])
    stock(t, 1, stone=3)
    at(t, 1, "9")
    turn(t)
    assert "build" in told(t) and told(t).count("automa-tries") == 1 and "automa-option" not in told(t)


@pytest.mark.rule("VIS-31.8", "VIS-D68", "VIS-40.1")
def test_a_collision_comes_at_the_end_of_its_turn():
    s = scene(automa="cleric")
    markers(s, 1, 3, 3)
    schemes(s, top=["starting_crime_1"])  # corruption moves both to 4
    stock(s, 1, ink=9)
    desk(s, "9-10", "yellow_4")
    cards(s, 0, slots=["thief", "abbot", "squire"], hand=["trader"])
    course = turn(s)
    assert course.seat == 0 and course.prompt == "ask-rearrange"  # below space 4
    course.do("keep")
    assert course.done
    assert told(s).index("collision") > told(s).index("automa-tries")
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
    course = turn(s)
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
    turn(s)  # slides; header noble + cleric; any_resource 2; move 1; option transcribe
    (count,) = said(s, "automa-count")
    assert count["units"] == 3 + 2
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
    turn(s)
    assert "automa-nothing-to-flip" in told(s) and debts_and_deeds(s) == (0, 0, 1, 0)
    t = scene(automa="card")
    flips(t, unpaid=2, acquired=2)
    schemes(t, top=["starting_crime_1"])
    turn(t)
    assert debts_and_deeds(t) == (1, 1, 1, 1)


@pytest.mark.rule("VIS-36.3")
@pytest.mark.parametrize(
    ("automa", "action"), [("cleric", "transcribe"), ("builder", "construct"), ("noble", "place-workers")]
)
def test_the_focus_of_each_board(automa, action):
    s = scene(automa=automa)
    schemes(s, top=["starting_crime_1"])
    turn(s)
    (focus,) = said(s, "automa-focus")
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
    assert "automa-dismiss" not in told(t)  # no scheme was gained


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


# -- schemes, dismissing, slots --------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-36.2", "VIS-D64")
def test_dismissing_gives_the_corner_and_nothing_else():
    s = scene(automa="cleric")
    at(s, 1, "5")
    visible(s, "5-6", "charlatan")  # 3 silver, 2 build icons; its corner a debt
    icons = s.icons(1)
    gaining(s, 1, "automa_dismiss 1")
    assert debts_and_deeds(s) == (1, 0, 0, 0) and s.icons(1) == icons and ids(s.removed[-1:]) == ["charlatan_1"]
    no_townsfolk(s, "5-6")
    gaining(s, 1, "automa_dismiss 1")
    assert track(s, 1) == (2, 7)  # printed: corruption


@pytest.mark.rule("VIS-36.4")
def test_icons_of_the_automa():
    s = scene(automa="cleric")
    assert s.icons(1) == [0, 1, 1, 1, 0]  # empty slots: noble / build + cleric
    s.players[1].slots = [SCHEME_NUMBER["starting_noble_cleric"], -1, -1]
    assert s.icons(1) == [0, 1, 2, 2, 0]
    s.players[1].slots = [SCHEME_NUMBER[id] for id in ("starting_crime_1", "starting_noble_cleric", "starting_build")]
    built(s, 1, "guildhall_2")
    assert s.icons(1) == [0, 2, 1, 1, 1]


@pytest.mark.rule("VIS-36.5", "VIS-D84", "VIS-37.1", "VIS-37.2", "VIS-37.3", "VIS-36.8", "VIS-X49")
@pytest.mark.parametrize(("stone", "building", "left"), [(3, "trading_post_1", 1), (4, "guildhall_2", 0)])
def test_the_automa_builds(stone, building, left):
    s = scene(automa="builder")
    at(s, 1, "5")
    built(s, 1, "guildhall_1", "5-6A")
    s.players[1].permanent = [0, 0, 0, 0, 0]
    s.players[1].slots = [SCHEME_NUMBER[id] for id in ("starting_build", "starting_build_noble", "starting_crime_1")]
    stock(s, 1, stone=stone)
    future = len(s.future)
    course = take_action(s, 1, 1)
    assert course is not None
    Course(s, course)
    assert s.players[1].built[BUILDINGS.index(building)] == SPOT_LABELS.index("5-6B")
    assert owns(s, 1) == {"ink": 1, "gold": 0, "stone": left, "silver": 0}
    assert future - len(s.future) == (1 if building == "trading_post_1" else 0)


@pytest.mark.rule("VIS-36.6", "VIS-D62", "VIS-36.12", "VIS-36.13")
def test_the_automa_shuffles_when_its_deck_is_empty():
    s = scene(automa="cleric")
    player = s.players[1]
    player.slots = [SCHEME_NUMBER[id] for id in ("starting_build", "starting_cleric", "starting_crime_1")]
    player.discard, player.deck = [number for number in player.deck if number not in player.slots], []
    built(s, 1, "workshop_2")
    built(s, 1, "workshop_3")
    discarded = len(player.discard) + 1
    turn(s)
    assert said(s, "automa-shuffle")[0]["cards"] == discarded  # with the scheme that has just left slot 3
    assert "crime-check-virtue" in told(s)  # so the check sees only two schemes, without crime
    start = told(s).index("automa-shuffle")
    assert told(s)[start : start + 5] == ["automa-shuffle", "crime-check-virtue", "virtue", "corruption", "virtue"]


@pytest.mark.rule("VIS-D63")
def test_the_shuffle_effect_for_the_automa():
    s = scene(automa="cleric")
    gaining(s, 1, "shuffle 1")
    assert track(s, 1) == (1, 7) and told(s) == ["lost"]
    gaining(s, 1, "future_scheme 1", "shuffle 1")
    assert s.players[1].discard == [] and track(s, 1) == (1, 6)


@pytest.mark.rule("VIS-36.7", "VIS-17.3")
def test_slots_of_the_automa_are_its_own():
    s = scene(automa="cleric")
    built(s, 1, "workshop_2")
    built(s, 1, "trading_post_3")
    built(s, 1, "guildhall_1")
    assert s.players[1].permanent == [0, 0, 0, 1, 0]  # cleric first on this board, no trade icons
    markers(s, 0, 7, 7)
    Course(s, resolve_collision(s, 0))
    assert track(s, 1) == (1, 7)  # no virtue for workshop 2
    for automa, icons in (("builder", "BNC"), ("noble", "NCB"), ("card", "BNC")):
        t = scene(automa=automa)
        for slot, icon in enumerate(icons, 1):
            built(t, 1, f"guildhall_{slot}")
            assert t.players[1].permanent["TBNC".index(icon)] == 1


@pytest.mark.rule("VIS-36.9", "VIS-40.1")
@pytest.mark.parametrize(("scheme", "flipped"), [("starting_build", 1), ("starting_crime_1", 0)])
def test_trading_post_2_flips_a_debt_in_every_collision(scheme, flipped):
    for who in (0, 1):
        s = scene(automa="cleric")
        built(s, 1, "trading_post_2")
        flips(s, unpaid=1)
        s.players[1].slots[0] = SCHEME_NUMBER[scheme]
        markers(s, who, 2, 2)
        Course(s, resolve_collision(s, who)).until("")
        assert s.players[1].paid == flipped


@pytest.mark.rule("VIS-36.10")
def test_trading_post_3_dismisses_at_every_flip():
    s = scene(automa="cleric")
    built(s, 1, "trading_post_3")
    flips(s, unpaid=1, acquired=1)
    at(s, 1, "5")
    visible(s, "5-6", "jeweller", "friar")
    gaining(s, 1, "flip_any 2")
    assert ids(s.removed[-2:]) == ["friar_1", "jeweller_1"] and track(s, 1) == (1, 5)


@pytest.mark.rule("VIS-36.11")
def test_workshop_1_dismisses_at_every_future_scheme():
    s = scene(automa="cleric")
    built(s, 1, "workshop_1")
    at(s, 1, "5")
    visible(s, "5-6", "friar")
    gaining(s, 1, "free_hire 1")
    assert ids(s.removed[-1:]) == ["friar_1"] and track(s, 1) == (1, 6)


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-41.1")
def test_the_automa_has_the_last_turn():
    s = scene(automa="cleric")
    s.last_round = s.round
    end_turn(s, 0)
    assert not s.finished and s.active == 1
    end_turn(s, 1)
    assert s.finished


@pytest.mark.rule("VIS-X56", "VIS-41.2", "VIS-41.3", "VIS-D74")
def test_the_solo_result():
    s = scene(automa="cleric")
    s.players[0].acquired = 90
    stock(s, 0, silver=50)
    s.players[1].acquired = 84
    stock(s, 1, ink=3, gold=1, stone=2)
    human, automa = game.scores(s)
    assert (human.total, automa.total) == (90, 90)
    assert not human.winner and automa.winner
    assert automa.seat is None and automa.name and automa.name.id == "automa-cleric"
    s.players[0].acquired = 91
    human, automa = game.scores(s)
    assert human.winner and not automa.winner


@pytest.mark.rule("VIS-D72")
def test_icon_manuscripts_of_the_automa():
    s = scene(automa="cleric")
    own_manuscripts(s, 1, "blue_5", "black_8", "blue_4")
    built(s, 1, "guildhall_1")
    # Deck of 7: crime 2; cleric 1 + 1 + 1 headers and the guildhall; trade none.
    assert {line.id: line.points for line in game.scores(s)[1].lines}["manuscripts"] == 2 + 4
    s.players[1].discard.append(s.players[1].deck.pop())
    assert {line.id: line.points for line in game.scores(s)[1].lines}["manuscripts"] == 2 + 4
    s.players[1].permanent[0] = 2  # a blue cleric bonus card
    assert {line.id: line.points for line in game.scores(s)[1].lines}["manuscripts"] == 2 + 4 + 1


def test_live_scores_do_not_give_unseen_schemes_away():
    s = Table.new(game, 1, {"automa": "cleric", "difficulty": 3}, seed=2).state
    own_manuscripts(s, 1, "blue_5", "black_8")
    totals = set()
    for seed in range(20):
        t = s.copy()
        game.imagine(t, 0, Rng.seeded(seed))
        totals.add(game.scores(t)[1].total)
    assert len(totals) == 1


def test_a_reshuffled_deck_holds_all_discarded_schemes():
    s = scene(automa="cleric")
    s.players[1].discard = [s.players[1].deck.pop() for _ in range(3)]
    Course(s, reshuffle(s, 1))
    assert len(s.players[1].deck) == 7 and track(s, 1) == (1, 6)


def test_the_start_building_needs_no_free_bank():
    s = scene(automa="cleric")
    built(s, 0, "workshop_1", "1-2A")
    built(s, 0, "workshop_2", "1-2B")
    s.phase = 0
    Course(s, automa_start(s, 1)).until("")
    assert s.owners[SPOT_LABELS.index("1-2C")] == 1


@pytest.mark.rule("VIS-X65", "VIS-36.9", "VIS-40.2", "VIS-34.1")
def test_the_human_meets_the_automa_in_a_collision():
    s = scene(automa="cleric")
    markers(s, 0, 4, 4)
    built(s, 1, "trading_post_2")
    flips(s, unpaid=1)
    cards(s, 0, slots=["abbot", "squire", "labourer"])
    assert Course(s, resolve_collision(s, 0)).done
    assert debts_and_deeds(s) == (0, 1, 0, 0)
    assert owns(s, 0)["silver"] == 2 and s.players[0].acquired == 1 and s.players[0].unpaid == 1
    assert owns(s, 1)["ink"] == 2  # for the flipped debt, and for the rearrange


@pytest.mark.rule("VIS-40.2")
@pytest.mark.parametrize(("scheme", "corruption"), [("starting_crime_1", 2), ("starting_build", 1)])
def test_conditions_are_tested_on_its_schemes(scheme, corruption):
    s = scene(automa="cleric")
    markers(s, 0, 2, 2)
    s.players[1].slots[0] = SCHEME_NUMBER[scheme]
    Course(s, resolve_collision(s, 0))
    assert track(s, 1)[0] == corruption


@pytest.mark.rule("VIS-40.1", "VIS-D78")
def test_the_automas_collision():
    s = scene(automa="cleric")
    markers(s, 1, 7, 7)
    cards(s, 0, slots=["peddler_4", "abbot", "squire"])
    Course(s, resolve_collision(s, 1)).until("")
    assert owns(s, 0)["silver"] == 2  # any_collision works for the Automa's, too
    assert owns(s, 1)["ink"] == 2 and s.players[1].unpaid == 3  # resources in place of silver
    assert s.players[0].acquired == 1  # below space 7, without crime
    assert track(s, 1) == (1, 7)


@pytest.mark.rule("VIS-X55", "VIS-13.10", "VIS-34.1", "VIS-32.2")
def test_what_the_human_does_to_the_automa():
    s = scene(automa="cleric")
    castle(s, 1, "20000", "20000")
    castle(s, 0, "20000", "20000")
    course = Course(s, climb(s, 0))
    assert course.options == ["expel 1.1.0", "expel 1.1.4", "expel 2.1.0", "expel 2.1.4"]
    course.do("expel 1.1.4")
    assert owns(s, 1)["ink"] == 1
    course.do("expel 2.1.4")
    assert course.done and owns(s, 1)["ink"] == 2 and track(s, 1) == (1, 6)
    at(s, 0, "7")
    at(s, 1, "9")
    Course(s, move(s, 0, 2)).do("move 9 0")
    assert owns(s, 1)["ink"] == 3


@pytest.mark.rule("VIS-37.4", "VIS-D36")
def test_links_of_the_automa_pay_the_human():
    s = scene(automa="cleric")
    built(s, 0, "workshop_1", "1-2A")
    raising(s, 1, "workshop_2", "1-2B")  # link: virtue 1
    assert track(s, 0) == (1, 6) and track(s, 1) == (1, 6)
    t = scene(automa="cleric")
    built(t, 1, "workshop_1", "3-4A")
    castle(t, 0, "10000")
    course = raising(t, 0, "workshop_1", "1-2D")  # destroy, then the link to 3-4A: castle move
    course.until("ask-castle-move").do("castle_move 1 2")
    assert track(t, 1) == (1, 6)
