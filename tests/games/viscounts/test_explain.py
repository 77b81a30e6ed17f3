"""Why a thing is not lit."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    built,
    cards,
    castle,
    desk,
    gaining,
    no_townsfolk,
    own_manuscripts,
    scene,
    stock,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.rules.actions import main_action
from kingstable.games.viscounts.rules.castle import climb
from kingstable.games.viscounts.rules.course import hire_phase
from kingstable.games.viscounts.rules.movement import move
from kingstable.games.viscounts.tables.boards import SPOT_NAMES
from kingstable.games.viscounts.tables.cards import SCROLLS
from kingstable.kernel import named


def why(s, course, thing):
    message = game.explain(s, course.ask, thing)
    return None if message is None else (message.id.removeprefix("why-"), message.args)


def test_why_a_space_is_not_lit():
    s = scene(2)
    at(s, 0, "3")
    course = Course(s, move(s, 0, 2))
    assert why(s, course, "space:5") is None
    assert why(s, course, "space:6") == ("too-far", {"silver": 1, "have": 0})
    assert why(s, course, "space:3") == ("too-far", {"silver": 5, "have": 0})
    assert why(s, course, "nonsense:7") is None and why(s, course, "space:77") is None


def test_why_a_spot_or_building_is_not_lit():
    s = scene(2)
    at(s, 0, "1")
    no_townsfolk(s)
    built(s, 1, "workshop_1", "1-2A")
    cards(s, 0, slots=["labourer", "squire", "trader"])
    course = Course(s, main_action(s, 0))
    assert why(s, course, "spot:1-2A")[0] == "spot-taken"
    assert why(s, course, "spot:1-2B") == ("icons", {"need": 3, "have": 1})
    assert why(s, course, "spot:1-2C")[0] == "across-river"
    assert why(s, course, "spot:3-4A")[0] == "other-segment"
    assert why(s, course, "building:guildhall_1") == ("icons", {"need": 7, "have": 1})
    assert why(s, course, "section:1")[0] == "inner-only" and why(s, course, "desk:1-2")[0] == "inner-only"
    assert why(s, course, "space:3")[0] == "not-moving"
    built(s, 0, "workshop_2", "1-2B")
    assert why(s, course, "building:workshop_2") == ("built", {"at": SPOT_NAMES[1]})
    assert why(s, course, "building:workshop_1")[0] == "bank-full"
    at(s, 0, "1-2")
    desk(s, "1-2", "yellow_5")
    course = Course(s, main_action(s, 0))
    assert why(s, course, "spot:3-4A")[0] == "outer-only" and why(s, course, "building:workshop_3")[0] == "outer-only"
    assert why(s, course, "desk:1-2") == ("icons", {"need": 6, "have": 0})
    assert why(s, course, "desk:3-4")[0] == "other-segment"
    assert why(s, course, "manuscript:ms_yellow_5") == ("icons", {"need": 6, "have": 0})
    assert why(s, course, "section:3") == ("other-section", {"section": "1"})
    assert why(s, course, "pile:1-2")[0] == "dismiss-later"
    castle(s, 0, tier3=20)
    stock(s, 0, ink=6)
    assert why(s, Course(s, main_action(s, 0)), "section:1")[0] == "no-workers"


def test_why_a_card_is_not_lit():
    s = scene(2)
    at(s, 0, "1-2")
    visible(s, "1-2", "bishop")
    visible(s, "3-4", "friar")
    stock(s, 0, silver=2)
    cards(s, 0, slots=["labourer", "squire", "trader"], hand=["thief"], discard=["abbot"], deck=["ada"])
    course = Course(s, hire_phase(s, 0))
    assert why(s, course, "card:bishop_1") == ("hire-dear", {"silver": 3, "have": 2})
    assert why(s, course, "card:friar_1") == ("hire-elsewhere", {"segment": named("segment", "seg_1_2")})
    assert why(s, course, "card:start_squire")[0] == "on-board"
    assert why(s, course, "card:start_abbot")[0] == "discarded"
    assert why(s, course, "card:start_thief")[0] == "card-not-asked"
    assert why(s, course, "spot:1-2A")[0] == "not-building" and why(s, course, "section:1")[0] == "not-placing"
    assert why(s, course, "desk:1-2")[0] == "not-transcribing"
    course = Course(s, main_action(s, 0))
    assert why(s, course, "card:bishop_1")[0] == "hire-later"


def test_why_manuscripts_and_castle_sections_are_not_lit():
    s = scene(2)
    desk(s, "1-2", "yellow_5")
    own_manuscripts(s, 1, "blue_1")
    course = gaining(s, 0, "free_manuscript 1")
    assert why(s, course, "manuscript:ms_yellow_5") == ("manuscript-dear", {"cost": 6})
    assert why(s, course, "manuscript:ms_blue_1")[0] == "manuscript-owned"
    buried = SCROLLS[next(pile[0] for pile in s.scrolls if len(pile) > 1)].id
    assert why(s, course, f"manuscript:{buried}")[0] == "manuscript-hidden"
    castle(s, 0, "10000")
    course = gaining(s, 0, "castle_move 1")
    assert why(s, course, "section:3")[0] == "no-worker-near"
    castle(s, 0, "30300")
    assert why(s, Course(s, climb(s, 0)), "section:2")[0] == "no-group"


@pytest.mark.parametrize(("silver", "reason"), [(0, "dismiss-dear"), (9, "dismiss-icons")])
def test_why_a_townsfolk_cannot_be_dismissed(silver, reason):
    s = scene(2)
    at(s, 0, "1")
    visible(s, "1-2", "miner")
    cards(s, 0, slots=["emma", "squire", "trader"])
    at(s, 0, "1-2")
    desk(s, "1-2", "grey_2")
    stock(s, 0, silver=silver, ink=2, gold=2)
    course = Course(s, main_action(s, 0)).do("transcribe 1-2")
    assert course.prompt == "ask-pay"
    found = why(s, course, "pile:1-2")
    assert found is not None and found[0] == reason
    assert why(s, course, "pile:3-4")[0] == "other-segment"
