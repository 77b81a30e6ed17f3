"""Sections 5 to 9: Develop, Recruit, Hunt, Trade, Pray, Conspire."""

import pytest
from tests.games.paladins.scenes import (
    TOWNSFOLK,
    add_walls,
    asked,
    blocked,
    crew,
    favours,
    give,
    held,
    keep,
    next_suspicion,
    next_wall,
    offered,
    outsider_row,
    play,
    put_workers,
    put_workshop,
    stage,
    start,
    suspect,
    told,
    townsfolk_row,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.components import COMPONENTS
from kingstable.games.paladins.rules.effects import receive
from kingstable.games.paladins.state import NONE
from kingstable.games.paladins.tables import SLOT_DEBT, SLOT_PRICE, WORKSHOP_ROW
from kingstable.games.paladins.tables.rewards import EFFECTS, WORKERS, Reward
from kingstable.kernel import Ask, message, named

# -- Develop -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-5.1", "PAL-5.2", "PAL-5.3", "PAL-5.4", "PAL-5.5", "PAL-X9")
def test_develop() -> None:
    s = stage()
    mine = give(s.players[0], "labourer fighter", silver=4)
    table = play(start(s), "use develop 2")
    assert offered(table) == [
        f"workshop {action}.{space}"
        for action in ("commission", "fortify", "garrison", "absolve", "attack", "convert")
        for space in (1, 2)
    ]
    play(table, "workshop commission.1")
    assert mine.silver == 0
    assert held(mine) == {"scout": 1}
    view = game.view(s, 0).players[0]
    assert view.workshops == ["commission.1"]
    assert [space.accepts for space in game.faces().actions[6].spaces] == ["scout", "any", "cleric"]


@pytest.mark.rule("PAL-5.1")
def test_develop_costs_exactly_two_workers_and_four_silver() -> None:
    s = stage()
    mine = give(s.players[0], "labourer", silver=9)
    assert "use develop 2" not in offered(start(s))
    mine.workers, mine.silver = crew("labourer 3"), 3
    assert "use develop 2" not in offered(start(s))
    mine.silver = 5
    play(start(s), "use develop 2", "workshop attack.2")
    assert mine.silver == 1


@pytest.mark.rule("PAL-5.3", "PAL-D29")
def test_only_the_two_dashed_spaces_of_an_action_take_workshops_in_any_order() -> None:
    s = stage()
    mine = give(s.players[0], "labourer 2", silver=4)
    put_workshop(mine, "fortify.2", "attack.1", "attack.2")
    choices = offered(play(start(s), "use develop 2"))
    assert "workshop fortify.1" in choices and "workshop fortify.2" not in choices
    assert not [choice for choice in choices if "attack" in choice or choice.endswith(".3")]


@pytest.mark.rule("PAL-5.4")
def test_each_workshop_gives_the_worker_printed_under_it() -> None:
    spaces = ("attack.1", "attack.2", "convert.1", "convert.2", "fortify.1", "fortify.2", "absolve.1", "absolve.2")
    for number, worker in enumerate(WORKSHOP_ROW):
        s = stage()
        mine = give(s.players[0], "labourer 2", silver=4)
        put_workshop(mine, *spaces[:number])
        play(start(s), "use develop 2", "workshop commission.1")
        assert held(mine) == {WORKERS[worker]: 1}
    assert len(WORKSHOP_ROW) == 8


@pytest.mark.rule("PAL-5.6", "PAL-D30", "PAL-D31", "PAL-X37")
def test_a_workshop_on_an_occupied_space_sends_that_worker_home_and_the_action_stays_blocked() -> None:
    s = stage(2)
    mine = give(s.players[0], "labourer 2 scout fighter", silver=4)
    give(s.players[1])
    put_workers(mine, "attack", "scout labourer fighter")
    play(start(s), "use develop 2", "workshop attack.2", "place labourer+labourer")
    view = game.view(s, 0).players[0]
    assert view.placed["attack"] == ["scout", None, "fighter"] and view.workshops == ["attack.2"]
    assert held(mine) == {"scout": 2, "fighter": 1}  # the labourer went to the general supply, not to its owner
    play(start(s), "pass")
    assert not blocked(mine, "attack")
    mine.passed, mine.tracks[1] = False, 1
    assert "use attack 2" in offered(start(s))


@pytest.mark.rule("PAL-5.7")
def test_a_workshop_never_moves_again() -> None:
    s = stage(2)
    mine = give(s.players[0], "labourer 3", silver=6)
    table = play(start(s), "use develop 2", "workshop attack.1", "end", "use hunt 1", "place labourer", "end")
    play(table, "pass")
    assert mine.workshops == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("PAL-D10")
def test_impossible_rewards_have_no_effect() -> None:
    s = stage(round=3)
    favours(s, "favour_07", "favour_01", "favour_10")
    mine = give(s.players[0], "merchant 2 scout", provisions=2)
    mine.workshops, mine.built = [3, 3, 3, 3, 0, 0], 8
    table = play(start(s), "favour favour_07", "choose free_develop_1_or_fighter_1_and_cleric_1 1")
    assert asked(table) == "ask-end" and mine.built == 8
    play(table, "end", "favour favour_10", "place scout")
    assert asked(table) == "ask-end"  # no worker on the board to clear
    s = stage(round=3)
    favours(s, "favour_01")
    give(s.players[0], "scout")
    townsfolk_row(s, dict.fromkeys(range(1, 6)))
    assert asked(play(start(s), "favour favour_01")) == "ask-end"


@pytest.mark.rule("PAL-D32", "PAL-28.7", "PAL-D14", "PAL-X52")
def test_free_develop() -> None:
    s = stage(round=3)
    favours(s, "favour_07")
    mine = give(s.players[0], "merchant", provisions=1)
    put_workers(mine, "develop", "labourer labourer")
    keep(s, 0, "tf_07")
    table = play(start(s), "favour favour_07", "choose free_develop_1_or_fighter_1_and_cleric_1 1")
    assert offered(table)[-1] == "decline" and len(offered(table)) == 13
    play(table, "workshop convert.2")
    assert (mine.provisions, mine.silver, mine.built) == (0, 0, 1)
    assert mine.workshops[5] == 2
    assert held(mine) == {"labourer": 1, WORKERS[WORKSHOP_ROW[0]]: 1}
    s = stage(round=3)
    favours(s, "favour_07")
    mine = give(s.players[0], "merchant", provisions=1)
    play(start(s), "favour favour_07", "choose free_develop_1_or_fighter_1_and_cleric_1 2")
    assert held(mine) == {"fighter": 1, "cleric": 1}


# -- Recruit -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-6.1", "PAL-6.2", "PAL-D35")
def test_prices_and_the_debt_of_the_two_left_slots() -> None:
    assert SLOT_PRICE == (3, 2, 2, 1, 0) and SLOT_DEBT == (True, True, False, False, False)
    s = stage()
    give(s.players[0], "labourer", silver=2)
    townsfolk_row(s, {1: "tf_01", 2: "tf_02", 3: "tf_03", 4: "tf_04", 5: "tf_05"})
    table = play(start(s), "use recruit 1")
    assert offered(table) == [
        "send tf_01 debt",
        "send tf_02 2",
        "send tf_02 debt",  # also with enough silver
        "send tf_03 2",
        "send tf_04 1",
        "send tf_05 0",
    ]


@pytest.mark.rule("PAL-6.3", "PAL-19.1", "PAL-D34")
def test_a_debt_instead_of_silver_also_for_a_discard() -> None:
    s = stage()
    mine = give(s.players[0], "labourer", silver=9)
    townsfolk_row(s, {2: "tf_15"})
    play(start(s), "use recruit 1", "send tf_15 debt")
    assert (mine.silver, mine.unpaid, mine.paid) == (9, 1, 0)
    assert mine.tracks[1] == 1


@pytest.mark.rule("PAL-6.4", "PAL-6.7", "PAL-X10")
def test_recruit_with_one_worker_discards() -> None:
    s = stage()
    mine = give(s.players[0], "labourer", silver=2)
    townsfolk_row(s, {3: "tf_01"})
    before = list(s.townsfolk_row)
    play(start(s), "use recruit 1", "send tf_01 2")
    assert mine.silver == 0 and held(mine) == {"cleric": 1, "labourer": 1}
    assert s.townsfolk_gone == [TOWNSFOLK["tf_01"]]
    before[2] = NONE
    assert s.townsfolk_row == before
    assert blocked(mine, "recruit")


@pytest.mark.rule("PAL-6.4")
def test_a_discard_ignores_the_bottom_of_the_card() -> None:
    s = stage()
    mine = give(s.players[0], "labourer")
    townsfolk_row(s, {5: "tf_22"})
    play(start(s), "use recruit 1", "send tf_22 0")
    assert (mine.tracks[0], mine.provisions) == (1, 0)


@pytest.mark.rule("PAL-6.2", "PAL-6.5", "PAL-26.4", "PAL-X11")
def test_recruit_with_two_workers_hires() -> None:
    for price, silver, debts in (("3", 1, 0), ("debt", 4, 1)):
        s = stage()
        mine = give(s.players[0], "labourer fighter", silver=3)
        townsfolk_row(s, {1: "tf_19"})
        play(start(s), "use recruit 2", f"hire tf_19 {price}")
        assert (mine.silver, mine.unpaid) == (silver, debts)
        assert mine.kept == [TOWNSFOLK["tf_19"]]
        assert held(mine) == {}  # no scout: the top right corner is ignored
        mine.workers, mine.provisions = crew("merchant labourer scout"), 1
        next_wall(s, "wall_01")
        play(start(s), "use fortify 3")
        assert mine.silver == silver + 1


@pytest.mark.rule("PAL-6.6", "PAL-26.14")
def test_any_number_of_townsfolk_and_all_copies_work() -> None:
    s = stage()
    mine = give(s.players[0], "merchant labourer scout", provisions=1)
    keep(s, 0, "tf_18", "tf_19", "tf_20", "tf_01", "tf_02", "tf_03", "tf_04")
    next_wall(s, "wall_01")
    play(start(s), "use fortify 3")
    assert held(mine) == {"labourer": 1}
    assert mine.silver == 2 and s.tax == 7  # one silver, one tax


@pytest.mark.rule("PAL-6.8", "PAL-29.11", "PAL-D37", "PAL-28.1")
def test_a_free_recruit_takes_any_townsfolk_for_nothing_either_way() -> None:
    s = stage(round=3)
    favours(s, "favour_01")
    mine = give(s.players[0], "scout")
    townsfolk_row(s, {1: "tf_01", 2: "tf_07", 3: "tf_12", 4: "tf_15", 5: "tf_30"})
    table = play(start(s), "favour favour_01")
    ids = ("tf_01", "tf_07", "tf_12", "tf_15", "tf_30")
    assert offered(table) == [f"hire {id} 0" for id in ids] + [f"send {id} 0" for id in ids] + ["decline"]
    play(table, "send tf_01 0")
    assert held(mine) == {"cleric": 1, "labourer": 1}
    assert (mine.silver, mine.unpaid) == (0, 0) and not blocked(mine, "recruit")
    s = stage(round=3)
    favours(s, "favour_01")
    mine = give(s.players[0], "scout")
    townsfolk_row(s, {1: "tf_01"})
    play(start(s), "favour favour_01", "hire tf_01 0")
    assert mine.kept == [TOWNSFOLK["tf_01"]]


@pytest.mark.rule("PAL-D33")
def test_one_worker_discards_and_two_hire() -> None:
    s = stage()
    give(s.players[0], "labourer fighter", silver=9)
    assert all(choice.startswith("send") for choice in offered(play(start(s), "use recruit 1")))
    s = stage()
    give(s.players[0], "labourer fighter", silver=9)
    assert all(choice.startswith("hire") for choice in offered(play(start(s), "use recruit 2")))


@pytest.mark.rule("PAL-D20")
def test_rows_are_not_refilled_during_a_round() -> None:
    s = stage()
    mine = give(s.players[0], "labourer scout labourer fighter", silver=9)
    townsfolk_row(s, {3: "tf_15"})
    outsider_row(s, {1: "out_18"})
    decks = len(s.townsfolk), len(s.outsiders)
    table = play(start(s), "use recruit 1", "send tf_15 2", "place labourer", "end")
    play(table, "use attack 3", "attack out_18 0")
    assert s.townsfolk_row[2] == s.outsider_row[0] == NONE
    assert mine.attacked
    assert decks == (len(s.townsfolk), len(s.outsiders))


# -- Hunt and Trade ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "workers", "placed", "provisions", "silver"),
    [
        pytest.param("hunt 1", "labourer", "", 1, 0, marks=pytest.mark.rule("PAL-7.1")),
        pytest.param("hunt 1", "cleric", "", 1, 0, marks=pytest.mark.rule("PAL-7.1")),
        pytest.param("hunt 2", "labourer scout", "", 3, 0, marks=pytest.mark.rule("PAL-7.2")),
        pytest.param("trade 1", "labourer", "", 0, 1, marks=pytest.mark.rule("PAL-7.3")),
        pytest.param("trade 2", "labourer merchant", "", 0, 3, marks=pytest.mark.rule("PAL-7.4")),
    ],
)
def test_hunt_and_trade(action: str, workers: str, placed: str, provisions: int, silver: int) -> None:
    s = stage()
    mine = give(s.players[0], workers)
    play(start(s), f"use {action}")
    assert (mine.provisions, mine.silver, held(mine)) == (provisions, silver, {})


@pytest.mark.rule("PAL-7.5")
def test_trade_never_touches_the_tax_supply() -> None:
    s = stage()
    s.tax = 1
    give(s.players[0], "labourer merchant")
    table = play(start(s), "use trade 2")
    assert s.tax == 1 and "inquisition" not in told(table)


# -- Pray ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-8.1", "PAL-8.2", "PAL-X12")
def test_pray_with_a_criminal() -> None:
    s = stage()
    mine = give(s.players[0], "criminal", silver=2)
    put_workers(mine, "absolve", "cleric labourer merchant")
    put_workers(mine, "trade", "labourer")
    table = play(start(s), "use pray 1", "clear absolve", "place criminal")
    assert mine.silver == 0 and held(mine) == {}
    assert not blocked(mine, "absolve") and blocked(mine, "trade") and blocked(mine, "pray")
    assert asked(table) == "ask-end"


@pytest.mark.rule("PAL-8.1")
def test_pray_needs_a_cleric_and_two_silver() -> None:
    s = stage()
    mine = give(s.players[0], "labourer", silver=2)
    put_workers(mine, "trade", "labourer")
    assert "use pray 1" not in offered(start(s))
    mine.workers, mine.silver = crew("cleric"), 1
    assert "use pray 1" not in offered(start(s))


@pytest.mark.rule("PAL-8.3")
def test_workshops_stay_when_an_action_is_cleared() -> None:
    s = stage()
    mine = give(s.players[0], "cleric", silver=2)
    put_workshop(mine, "absolve.1")
    put_workers(mine, "absolve", "labourer merchant")
    play(start(s), "use pray 1")
    assert mine.workshops[3] == 1 and not blocked(mine, "absolve")


@pytest.mark.rule("PAL-8.4", "PAL-D39", "PAL-X35")
def test_pray_clears_only_own_actions() -> None:
    s = stage(round=3)
    favours(s, "favour_09")
    mine = give(s.players[0], "cleric labourer scout", silver=2)
    put_workers(mine, "hunt", "labourer")
    put_workers(s.players[1], "trade", "labourer")
    s.favour_workers[0], s.favour_owners[0] = 0, 0
    table = play(start(s), "use pray 1")
    assert asked(table) == "ask-end"  # the only target was Hunt
    assert not blocked(mine, "hunt") and blocked(s.players[1], "trade") and s.favour_workers[0] == 0
    play(table, "end", "use hunt 2")
    assert mine.provisions == 3


@pytest.mark.rule("PAL-D39")
def test_the_pray_action_cannot_clear_itself() -> None:
    s = stage()
    mine = give(s.players[0], "cleric", silver=2)
    put_workers(mine, "trade", "labourer")
    put_workers(mine, "hunt", "labourer")
    table = play(start(s), "use pray 1")
    assert offered(table) == ["clear hunt", "clear trade"]


@pytest.mark.rule("PAL-8.5", "PAL-29.4", "PAL-D40", "PAL-X49")
def test_a_reward_pray_is_free_and_may_clear_the_action_just_taken() -> None:
    s = stage()
    mine = give(s.players[0], "labourer 2")
    townsfolk_row(s, {5: "tf_02", 4: "tf_15"})
    put_workers(mine, "pray", "cleric")
    table = play(start(s), "use recruit 1", "send tf_02 0")
    assert offered(table) == ["clear recruit", "clear pray", "decline"]
    play(table, "clear recruit", "end")
    assert "use recruit 1" in offered(table)
    assert held(mine) == {"labourer": 1} and blocked(mine, "pray")


# -- Conspire ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-9.1", "PAL-9.2", "PAL-18.1")
def test_conspire_gives_a_criminal_and_a_suspicion_card() -> None:
    for worker in WORKERS:
        s = stage()
        mine = give(s.players[0], worker)
        next_suspicion(s, 0)
        table = play(start(s), "use conspire 1")
        if asked(table) == "ask-place":
            play(table, f"place {worker}")
        assert held(mine) == {"criminal": 1} and len(mine.suspicion) == 1
        assert blocked(mine, "conspire")


@pytest.mark.rule("PAL-D9", "PAL-D11")
def test_some_rewards_are_optional_and_others_are_not() -> None:
    s = stage()
    mine = give(s.players[0], "labourer")
    suspect(s, 3)
    townsfolk_row(s, {5: "tf_10"})
    table = play(start(s), "use recruit 1", "send tf_10 0")
    assert offered(table) == ["discard 2", "discard 1", "discard 0"]
    play(table, "discard 1")
    assert len(mine.suspicion) == 2
    for card, choices in (
        ("tf_03", ["destroy 1", "destroy 0"]),
        ("tf_05", ["clear recruit", "decline"]),
    ):
        s = stage()
        mine = give(s.players[0], "labourer")
        mine.unpaid = 2
        townsfolk_row(s, {5: card})
        table = play(start(s), "use recruit 1", f"send {card} 0")
        assert offered(table) == choices
        play(table, choices[-1])
        assert mine.unpaid == 2 and blocked(mine, "recruit")
    for card in ("tf_09", "tf_07", "tf_15", "tf_25"):  # tax, criminal, attribute, worker and provision
        s = stage()
        mine = give(s.players[0], "labourer")
        next_suspicion(s, 0)
        townsfolk_row(s, {5: card})
        assert asked(play(start(s), "use recruit 1", f"send {card} 0")) == "ask-end"


@pytest.mark.rule("PAL-D9")
def test_paying_a_debt_a_free_recruit_and_a_free_develop_may_be_declined() -> None:
    s = stage(round=3)
    favours(s, "favour_05", "favour_01", "favour_07")
    mine = give(s.players[0], "fighter scout merchant", silver=1, provisions=1)
    mine.unpaid = 1
    table = play(start(s), "favour favour_05", "choose pay_debt_1_or_discard_suspicion_2 1")
    assert offered(table) == ["repay 1", "repay 0"]
    play(table, "repay 0", "end", "favour favour_01", "decline", "end", "favour favour_07")
    play(table, "choose free_develop_1_or_fighter_1_and_cleric_1 1", "decline")
    assert (mine.unpaid, mine.paid, mine.kept, mine.built) == (1, 0, [], 0)


@pytest.mark.rule("PAL-D12")
def test_the_player_orders_effects_when_the_order_can_matter() -> None:
    s = stage(round=3)
    favours(s, "favour_02")
    mine = give(s.players[0], "cleric")
    suspect(s, 1)
    table = play(start(s), "favour favour_02")
    assert offered(table) == ["next discard_suspicion_1", "next tax_2"]
    play(table, "next tax_2")
    assert (mine.silver, s.tax) == (2, 6)
    assert offered(table) == ["discard 1", "discard 0"]
    # Without tax, criminal or free recruit the printed order holds and nothing is asked about it.
    s = stage()
    mine = give(s.players[0], "scout labourer fighter", strength=1)
    mine.unpaid = 1
    suspect(s, 1)
    outsider_row(s, {1: "out_23"})
    table = play(start(s), "use attack 3")
    assert asked(table) == "ask-destroy" and held(mine) == {"cleric": 1}
    # The pool holds the step reward, the printed reward, townsfolk and the paladin.
    s = stage()
    mine = give(s.players[0], "cleric labourer merchant", silver=1)
    keep(s, 0, "tf_03")
    suspect(s, 1)
    put_workers(mine, "hunt", "labourer")
    table = play(start(s), "use absolve 3", "jar jar_space_3")
    assert offered(table) == ["next discard_suspicion_1", "next pray_1", "next tax_1"]
    assert mine.tracks[0] == 1
    play(table, "next tax_1")
    assert asked(table) == "ask-discard"  # what is left has no tax, criminal or free recruit
    play(table, "discard 1")
    assert asked(table) == "ask-pray-reward"


@pytest.mark.rule("PAL-D8", "PAL-D12")
def test_a_discard_waits_for_what_may_bring_suspicion() -> None:
    s = stage()
    mine = give(s.players[0], "cleric labourer merchant", silver=1)
    townsfolk_row(s, {5: "tf_07"})
    table = play(start(s), "use absolve 3", "jar jar_space_1")
    assert offered(table) == ["next discard_suspicion_1", "next free_recruit_1"]
    assert table.asks[0].prompt == message("ask-next", what=named("action", "absolve"))
    play(table, "next free_recruit_1", "send tf_07 0")
    assert len(mine.suspicion) == 1 and asked(table) == "ask-discard"
    # The same with a criminal, whatever card will print the two together.
    reward = Reward((EFFECTS["discard_suspicion_1"], EFFECTS["criminal_1"]))
    s = stage()
    mine = give(s.players[0], "labourer")
    turn = receive(s, 0, named("action", "absolve"), (reward,))
    ask = next(turn)
    assert isinstance(ask, Ask)
    assert [option.notation for option in ask.options] == ["next discard_suspicion_1", "next criminal_1"]
    ask = turn.send(ask.options[1])
    assert isinstance(ask, Ask) and ask.prompt.id == "ask-discard" and len(mine.suspicion) == 1


@pytest.mark.rule("PAL-D13", "PAL-X50")
def test_a_townsfolk_hired_during_an_action_does_not_react_to_it() -> None:
    s = stage()
    mine = give(s.players[0], "scout 2 labourer 2 cleric 2", silver=0, provisions=2)
    townsfolk_row(s, {3: "tf_05"})
    play(start(s), "use commission 3", "occupy r1s1", "place labourer+scout+cleric", "hire tf_05 0")
    assert mine.silver == 1
    mine.busy, mine.spaces = 0, [NONE] * 28
    play(start(s), "use commission 3", "occupy r1s3")
    assert mine.silver == 2


@pytest.mark.rule("PAL-D14")
def test_rewards_are_no_actions_but_a_free_develop_is() -> None:
    s = stage(round=3)
    favours(s, "favour_10")
    mine = give(s.players[0], "labourer", paladin="oliver")
    put_workers(mine, "hunt", "labourer")
    play(start(s), "favour favour_10", "clear hunt")
    assert mine.silver == 0 and not blocked(mine, "pray")
    triggers = {card.ability.trigger for card in COMPONENTS.townsfolk}
    assert "action:pray" not in triggers and "action:recruit" not in triggers


@pytest.mark.rule("PAL-D17")
def test_without_walls_there_is_no_fortify() -> None:
    s = stage()
    give(s.players[0], "merchant labourer scout", provisions=1)
    assert "use fortify 3" in offered(start(s))
    add_walls(s, 1, 24)
    assert "use fortify 3" not in offered(start(s))
