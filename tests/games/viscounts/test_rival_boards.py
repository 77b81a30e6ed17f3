"""The Automa's schemes and building slots (section 36), collisions (40), its end and its boards (41, 42)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    automa_turning,
    built,
    cards,
    castle,
    debts_and_deeds,
    flips,
    gaining,
    ids,
    markers,
    no_townsfolk,
    own_manuscripts,
    owns,
    raising,
    said,
    scene,
    stock,
    told,
    track,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.components import BUILDINGS
from kingstable.games.viscounts.rival.actions import take_action
from kingstable.games.viscounts.rival.gains import reshuffle
from kingstable.games.viscounts.rival.start import automa_start
from kingstable.games.viscounts.rules.castle import climb
from kingstable.games.viscounts.rules.collision import resolve_collision
from kingstable.games.viscounts.rules.movement import move
from kingstable.games.viscounts.rules.rounds import end_turn
from kingstable.games.viscounts.tables.boards import SPOT_LABELS
from kingstable.games.viscounts.tables.schemes import SCHEME_NUMBER
from kingstable.kernel import Rng, Table

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
    automa_turning(s)
    assert said(s, "rival-shuffle")[0]["cards"] == discarded  # with the scheme that has just left slot 3
    assert "crime-check-virtue" in told(s)  # so the check sees only two schemes, without crime
    start = told(s).index("rival-shuffle")
    assert told(s)[start : start + 5] == ["rival-shuffle", "crime-check-virtue", "virtue", "corruption", "virtue"]


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


@pytest.mark.rule("VIS-40.1")
@pytest.mark.parametrize(("space", "ink"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1), (7, 2)])
def test_its_own_track_shows_resources_in_place_of_silver(space, ink):
    s = scene(automa="cleric")
    markers(s, 1, space, space)
    Course(s, resolve_collision(s, 1)).until("")
    assert owns(s, 1) == {"ink": ink, "gold": 0, "stone": 0, "silver": 0}


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
