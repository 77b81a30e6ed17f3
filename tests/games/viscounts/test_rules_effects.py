"""Effect icons (section 19) and the decisions about them."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    cards,
    castle,
    gaining,
    ids,
    no_townsfolk,
    owns,
    scene,
    stock,
    told,
    track,
    visible,
)

from kingstable.games.viscounts.components import AUTOMA_OPS, COMPONENTS
from kingstable.games.viscounts.printed.entry import Effect
from kingstable.games.viscounts.rules.course import slide
from kingstable.games.viscounts.rules.effects import AUTOMA, HUMAN, gain
from kingstable.kernel import message, named


def test_every_printed_effect_has_its_handler():
    ops = {entry.op for entry in COMPONENTS.effect_ops}
    assert set(HUMAN) == ops - set(AUTOMA_OPS)
    assert set(AUTOMA) == ops


@pytest.mark.rule("VIS-19.1", "VIS-19.2")
def test_plain_gains():
    s = scene()
    assert gaining(s, 0, "ink 1", "stone 2", "gold 3", "silver 4").done
    assert owns(s, 0) == {"ink": 1, "gold": 3, "stone": 2, "silver": 4}


@pytest.mark.rule("VIS-19.3")
def test_any_resource_is_chosen_one_by_one():
    s = scene()
    course = gaining(s, 0, "any_resource 3")
    for resource in ("ink", "stone", "ink"):
        assert course.options == ["pick ink", "pick gold", "pick stone"]
        course.do(f"pick {resource}")
    assert course.done and owns(s, 0) == {"ink": 2, "gold": 0, "stone": 1, "silver": 0}


@pytest.mark.rule("VIS-19.6", "VIS-19.7", "VIS-19.8", "VIS-D8")
def test_flips_as_far_as_possible():
    s = scene()
    s.players[0].unpaid, s.players[0].acquired = 1, 2
    course = gaining(s, 0, "flip_debt 2").do("pick ink")
    assert course.done and s.players[0].paid == 1 and s.players[0].approved == 0
    assert gaining(s, 0, "flip_deed 1").done and s.players[0].approved == 1
    s.players[0].unpaid = 1
    course = gaining(s, 0, "flip_any 3")
    assert course.options == ["flip debt", "flip deed"]
    assert course.ask and course.ask.prompt == message("ask-flip", during=named("phase", "play"))
    course.do("flip debt", "pick gold")
    assert course.done and (s.players[0].paid, s.players[0].approved) == (2, 2)
    assert "lost" in told(s)


@pytest.mark.rule("VIS-D8", "VIS-19.21")
def test_an_impossible_or_optional_branch_may_be_chosen():
    s = scene()
    no_townsfolk(s)
    cards(s, 0, slots=["abbot", "squire", "defender"])
    course = Course(s, slide(s, 0))
    assert course.options == ["take free_hire:1", "take destroy:1"]  # neither can do anything
    course.do("take free_hire:1")
    assert course.done and told(s)[-1] == "lost"


@pytest.mark.rule("VIS-19.21")
def test_exactly_one_branch_is_carried_out():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "guntram"])
    s.players[0].unpaid, s.players[0].acquired = 1, 1
    course = Course(s, slide(s, 0))
    assert course.options == ["take gain_debt:1+flip_deed:1", "take gain_deed:1+flip_debt:1"]
    course.do("take gain_debt:1+flip_deed:1")
    player = s.players[0]
    assert course.done and (player.unpaid, player.paid, player.acquired, player.approved) == (2, 0, 0, 1)


@pytest.mark.rule("VIS-19.14", "VIS-D12")
def test_rearranging_permutes_the_occupied_slots_and_triggers_nothing():
    s = scene()
    cards(s, 0, slots=["scoundrel_1", "abbot", "swindler_1"])
    course = gaining(s, 0, "rearrange 1").do("arrange swindler_1+start_abbot+scoundrel_1")
    assert course.done and ids(s.players[0].slots) == ["swindler_1", "start_abbot", "scoundrel_1"]
    assert sum(owns(s, 0).values()) == 0 and track(s, 0) == (1, 7)
    cards(s, 0, slots=["abbot", "squire", ""])
    course = gaining(s, 0, "rearrange 1")
    assert course.options == ["keep", "arrange start_squire+start_abbot"]
    course.do("arrange start_squire+start_abbot")
    assert ids(s.players[0].slots) == ["start_squire", "start_abbot", ""]
    cards(s, 0, slots=["abbot", "", ""])
    assert gaining(s, 0, "rearrange 1").done


@pytest.mark.rule("VIS-19.15", "VIS-D13")
def test_discarding_card_by_card_from_hand_or_unseen():
    s = scene()
    cards(s, 0, hand=["thief", "trader"], deck=["ada", "lender"])
    course = gaining(s, 0, "discard 3")
    assert course.options == ["discard start_thief", "discard start_trader", "top", "decline"]
    course.do("top")
    assert ids(s.players[0].discard) == ["start_lender"]
    course.do("discard start_trader", "decline")
    assert course.done and ids(s.players[0].discard) == ["start_lender", "start_trader"]


@pytest.mark.rule("VIS-19.15", "VIS-D9")
def test_with_an_empty_draw_pile_the_discard_pile_may_be_shuffled_first():
    s = scene()
    cards(s, 0, slots=["thief", "abbot", "squire"], discard=["trader", "lender", "financer"])
    course = gaining(s, 0, "discard 1")
    assert course.options == ["reshuffle", "decline"]
    course.do("reshuffle")
    assert len(s.players[0].discard) == 1 and len(s.players[0].deck) == 2
    assert track(s, 0) == (2, 7)  # the crime check
    cards(s, 0, slots=["abbot"])
    assert gaining(s, 0, "discard 1").done and gaining(s, 0, "destroy 1").done


@pytest.mark.rule("VIS-19.16", "VIS-D14")
def test_destroying_unseen():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "labourer"], hand=["trader"], deck=["thief", "financer"])
    course = gaining(s, 0, "destroy 1").do("top")
    assert course.done and owns(s, 0)["silver"] == 3  # the Financer, seen only now
    assert ids(s.removed[-1:]) == ["start_financer"]
    event = s.log[-1]
    assert event.message.id == "log-destroy" and event.secret is None  # revealed to all


@pytest.mark.rule("VIS-19.16")
def test_destroying_after_a_shuffle():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "labourer"], discard=["thief"])
    gaining(s, 0, "destroy 1").do("reshuffle")
    assert owns(s, 0)["silver"] == 1 and track(s, 0) == (1, 6) and s.players[0].owned == 3


@pytest.mark.rule("VIS-19.17", "VIS-D10")
def test_shuffle_needs_a_discarded_card():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "labourer"], deck=["thief", "trader"], discard=["lender"])
    assert gaining(s, 0, "shuffle 1").done
    assert len(s.players[0].deck) == 3 and track(s, 0) == (1, 6)
    gaining(s, 0, "shuffle 1")
    assert track(s, 0) == (1, 6) and told(s)[-1] == "lost"


@pytest.mark.rule("VIS-19.18", "VIS-19.22")
def test_a_castle_move_is_optional_and_needs_a_worker():
    s = scene()
    assert gaining(s, 0, "castle_move 1").done
    castle(s, 0, "00001")
    course = gaining(s, 0, "castle_move 1")
    assert course.options == ["castle_move 5 1", "castle_move 5 4", "decline"]
    course.do("decline")
    assert s.players[0].tier1 == [0, 0, 0, 0, 1]


@pytest.mark.rule("VIS-19.19")
def test_free_workers_go_into_one_section_of_choice():
    s = scene()
    course = gaining(s, 0, "free_workers 2")
    assert course.options == [f"station {n}" for n in range(1, 6)]
    course.do("station 4")
    assert s.players[0].tier1 == [0, 0, 0, 2, 0] and s.players[0].workers == 18


@pytest.mark.rule("VIS-19.20")
def test_a_free_building_of_its_type_on_any_free_spot():
    for type in ("workshop", "trading_post", "guildhall"):
        s = scene()
        course = gaining(s, 0, f"free_{type} 1")
        assert len(course.options) == 3 * 25
        assert {option.split()[1] for option in course.options} == {f"{type}_{n}" for n in (1, 2, 3)}


@pytest.mark.rule("VIS-19.22")
@pytest.mark.parametrize(
    "effect",
    [
        "flip_any 1",
        "flip_debt 1",
        "flip_deed 1",
        "free_hire 1",
        "free_workers 2",
        "free_workshop 1",
        "shuffle 1",
        "rearrange 1",
    ],
)
def test_what_cannot_be_carried_out_is_lost(effect):
    s = scene()
    no_townsfolk(s)
    cards(s, 0, deck=["thief", "trader", "ada"])
    s.players[0].workers, s.players[0].tier3 = 0, 20
    s.owners = [1] * 25
    stock(s, 0, silver=1)
    before = s.players[0].copy()
    assert gaining(s, 0, effect).done
    assert s.players[0] == before and told(s) == ["lost"]


def test_several_free_hires_are_one_after_the_other():
    s = scene()
    visible(s, "1-2", "jeweller", "miner")
    course = Course(s, gain(s, 0, (Effect("free_hire", 2),))).do("hire miner_1")
    assert "hire jeweller_1" in course.options
    course.do("hire jeweller_1")
    assert ids(s.players[0].discard) == ["miner_1", "jeweller_1"] and track(s, 0) == (1, 5)
