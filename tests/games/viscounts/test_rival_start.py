"""Setting up the solo game (section 30)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    built,
    card,
    debts_and_deeds,
    ids,
    owns,
    scene,
    scheme_ids,
    told,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.components import BUILDINGS
from kingstable.games.viscounts.rival.start import automa_start
from kingstable.games.viscounts.rules.draft import draft
from kingstable.games.viscounts.state import Pair
from kingstable.games.viscounts.tables.boards import SPACE_LABELS, SPOT_LABELS
from kingstable.games.viscounts.tables.schemes import AUTOMAS, BUILDING_ORDER, SCHEME_NUMBER
from kingstable.kernel import BadOptions, Table

# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-30.1", "VIS-30.5", "VIS-30.2")
def test_the_human_sets_up_for_one_player_and_is_first():
    for automa in ("cleric", "builder", "noble", "card"):
        table = Table.new(game, 1, {"automa": automa}, seed=3)
        s = table.state
        assert (s.side, s.debts, s.deeds, s.first) == ("side_1_2", 12, 12, 0)
        assert len(s.players) == 2 and s.humans == 1
        view = table.view(0)
        assert view.automa and view.automa.id == automa
        assert game.faces().automas[automa].focus == AUTOMAS[automa].focus
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
    assert "dismiss" not in told(s)
    t = scene(automa="cleric")
    t.phase = 0
    built(t, 1, "trading_post_3", "1-2A")
    visible(t, "9-10", "jeweller")
    Course(t, automa_start(t, 9))
    assert told(t).count("dismiss") == 1
