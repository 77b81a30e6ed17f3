"""Debts and deeds (section 3), virtue, corruption and crime (section 4)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    cards,
    desk,
    effects,
    gaining,
    markers,
    own_manuscripts,
    owns,
    scene,
    stock,
    told,
    track,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.rules.actions import main_action
from kingstable.games.viscounts.rules.course import human_turn
from kingstable.games.viscounts.rules.effects import gain
from kingstable.games.viscounts.tables.numbers import in_order

# -- debts and deeds -------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-3.1", "VIS-19.4", "VIS-19.5")
def test_gained_debts_are_unpaid_and_gained_deeds_acquired():
    s = scene()
    assert gaining(s, 0, "gain_debt 2", "gain_deed 3").done
    player = s.players[0]
    assert (player.unpaid, player.paid, player.acquired, player.approved) == (2, 0, 3, 0)
    assert (s.debts, s.deeds) == (13, 13)
    for seat in (None, 1):
        seen = game.view(s, seat).players[0]
        assert (seen.unpaid, seen.acquired) == (2, 3)


@pytest.mark.rule("VIS-3.2", "VIS-20.1")
@pytest.mark.parametrize(("effect", "card"), [("gain_debt 1", "poverty"), ("gain_deed 1", "prosperity")])
def test_taking_the_last_counted_card_reveals_poverty_or_prosperity(effect, card):
    s = scene()
    s.debts = s.deeds = 2
    gaining(s, 0, effect)
    assert not s.last_round and f"{card}-revealed" not in told(s)
    gaining(s, 1, effect)
    assert f"{card}-revealed" in told(s)
    assert s.last_round == s.round + 1
    view = game.view(s, None)
    assert (view.debts == 0, view.deeds == 0) == (card == "poverty", card == "prosperity")


@pytest.mark.rule("VIS-3.3", "VIS-D53")
def test_a_gain_goes_on_after_the_reveal():
    s = scene()
    s.debts = s.deeds = 1
    gaining(s, 0, "gain_debt 3", "gain_deed 3")
    assert (s.players[0].unpaid, s.players[0].acquired, s.debts, s.deeds) == (3, 3, 0, 0)
    gaining(s, 0, "gain_debt 1")
    assert s.players[0].unpaid == 4


@pytest.mark.rule("VIS-3.4", "VIS-3.6")
def test_flipping_a_debt_gives_a_resource():
    s = scene()
    s.players[0].unpaid = 1
    course = gaining(s, 0, "flip_debt 1")
    assert course.options == ["pick ink", "pick gold", "pick stone"]
    course.do("pick stone")
    assert (s.players[0].unpaid, s.players[0].paid, owns(s, 0)["stone"]) == (0, 1, 1)
    assert gaining(s, 0, "flip_debt 1").done  # a paid debt cannot be flipped again
    assert (s.players[0].unpaid, s.players[0].paid) == (0, 1)


@pytest.mark.rule("VIS-3.5", "VIS-3.6", "VIS-D3")
def test_flipping_a_deed_gives_nothing_at_once():
    s = scene()
    s.players[0].acquired = 1
    assert gaining(s, 0, "flip_deed 1").done
    assert (s.players[0].acquired, s.players[0].approved) == (0, 1)
    assert owns(s, 0) == dict.fromkeys(("ink", "gold", "stone", "silver"), 0)
    gaining(s, 0, "flip_deed 1")
    assert (s.players[0].acquired, s.players[0].approved) == (0, 1)


@pytest.mark.rule("VIS-3.7", "VIS-21.7", "VIS-21.8")
def test_points_of_debts_and_deeds():
    s = scene()
    player = s.players[0]
    player.unpaid, player.paid, player.acquired, player.approved = 3, 5, 4, 2
    lines = {line.id: line.points for line in game.scores(s)[0].lines}
    assert lines["unpaid-debts"] == -6 and lines["paid-debts"] == 0
    assert lines["acquired-deeds"] == 4 and lines["approved-deeds"] == 6


@pytest.mark.rule("VIS-3.8", "VIS-21.9", "VIS-21.10")
def test_poverty_rewards_approved_deeds_and_prosperity_paid_debts():
    s = scene()
    for who, (paid, approved) in enumerate([(1, 3), (3, 1), (2, 2)]):
        s.players[who].paid, s.players[who].approved = paid, approved
    s.debts = 0

    def points(line: str) -> list[int]:
        return [next(each.points for each in sheet.lines if each.id == line) for sheet in game.scores(s)]

    assert points("poverty") == [12, 4, 8] and points("prosperity") == [0, 0, 0]
    s.debts, s.deeds = 5, 0
    assert points("poverty") == [0, 0, 0] and points("prosperity") == [4, 12, 8]


# -- virtue and corruption -------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-4.1", "VIS-19.13")
def test_corruption_goes_right_and_virtue_left():
    s = scene()
    gaining(s, 0, "corruption 2", "virtue 1")
    assert track(s, 0) == (3, 6)


@pytest.mark.rule("VIS-X1", "VIS-4.2")
def test_linking_markers():
    s = scene()
    markers(s, 0, 4, 5)
    gaining(s, 0, "virtue 1")
    assert track(s, 0) == (4, 4) and s.players[0].linked and "linked" in told(s)
    gaining(s, 0, "virtue 1")
    assert track(s, 0) == (3, 3)
    t = scene()
    markers(t, 0, 4, 5)
    gaining(t, 0, "virtue 2")
    assert track(t, 0) == (3, 3)
    gaining(t, 0, "corruption 3")
    assert track(t, 0) == (6, 6)  # linked markers go right together, too


@pytest.mark.rule("VIS-X22", "VIS-4.3")
def test_the_ends_of_the_track():
    s = scene()
    markers(s, 0, 7, 7)
    gaining(s, 0, "corruption 2")
    assert track(s, 0) == (7, 7)
    gaining(s, 0, "virtue 1")
    assert track(s, 0) == (6, 6)
    markers(s, 0, 1, 1)
    gaining(s, 0, "virtue 3")
    assert track(s, 0) == (1, 1)


@pytest.mark.rule("VIS-X21", "VIS-4.4")
def test_corruption_comes_before_virtue():
    s = scene()
    markers(s, 0, 3, 4)
    list(gain(s, 0, in_order(effects("virtue 1", "corruption 1"))))
    assert track(s, 0) == (3, 3)
    assert told(s)[:2] == ["corruption", "linked"]


@pytest.mark.rule("VIS-4.5", "VIS-17.1", "VIS-17.2")
def test_linked_markers_do_nothing_until_phase_5_of_their_owner():
    s = scene(2)
    cards(s, 0, slots=["", "abbot", "squire"], hand=["labourer"], deck=["trader", "lender", "financer"])
    markers(s, 0, 5, 5)
    markers(s, 1, 3, 3)
    course = Course(s, human_turn(s, 0))
    while course.prompt not in ("ask-hire", "ask-end"):
        assert track(s, 0) == (5, 5) and "collision" not in told(s)
        course.do(next((o for o in course.options if o in ("skip", "decline", "keep")), course.options[0]))
    course.do("end")
    assert "collision" in told(s)
    assert track(s, 0) == (1, 7)
    assert track(s, 1) != (1, 7)  # not resolved now, though linked
    assert s.players[1].linked


# -- crime -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-4.6", "VIS-9.3")
@pytest.mark.parametrize(
    ("space", "option"),
    [("7", "trade 1"), ("9", "build workshop_1 9-10A"), ("7-8", "place 2 4"), ("3-4", "transcribe 3-4")],
)
def test_a_crime_icon_counts_as_any_icon_in_a_main_action(space, option):
    s = scene()
    cards(s, 0, slots=["antagonist", "thief", "pickpocket"], deck=["abbot"])  # 4 crime icons
    at(s, 0, space)
    stock(s, 0, silver=0)
    desk(s, "3-4", "grey_2")
    assert option in Course(s, main_action(s, 0)).options


@pytest.mark.rule("VIS-4.7")
def test_for_every_other_purpose_crime_is_only_crime():
    s = scene()
    cards(s, 0, slots=["antagonist", "thief", "abbot"])
    own_manuscripts(s, 0, "black_8", "blue_5")  # cleric icons, crime icons
    lines = {line.id: line.points for line in game.scores(s)[0].lines}
    assert lines["manuscripts"] == 1 + 3
