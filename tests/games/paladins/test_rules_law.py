"""Sections 17 to 20: taxes, suspicion, debts, the Inquisition."""

import pytest
from tests.games.paladins.scenes import (
    asked,
    attribute,
    favours,
    give,
    held,
    keep,
    next_suspicion,
    next_wall,
    offered,
    outsider_row,
    play,
    stage,
    start,
    suspect,
    told,
    townsfolk_row,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.state import PaladinsState
from kingstable.games.paladins.tables import INQUISITION_STEP, TOWNSFOLK_REWARD
from kingstable.games.paladins.tables.rewards import EFFECTS, GAIN_CRIMINAL, GAIN_TAX
from kingstable.kernel import Table


def tax(s: PaladinsState, amount: int = 2) -> Table:
    """Seat 0 takes tax by discarding a townsfolk."""
    s.players[0].workers[0] += 1
    townsfolk_row(s, {5: "tf_09"})
    assert amount == 2
    return play(start(s), "use recruit 1", "send tf_09 0")


# -- taxes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-17.1", "PAL-29.7")
def test_tax_comes_from_the_tax_supply() -> None:
    s = stage()
    tax(s)
    assert (s.players[0].silver, s.tax) == (2, 6)


@pytest.mark.rule("PAL-17.2")
def test_taking_tax_is_mandatory() -> None:
    s = stage()
    s.tax = 2
    suspect(s, 3)
    table = tax(s)
    assert asked(table) == "ask-end" and s.players[0].unpaid == 1


@pytest.mark.rule("PAL-17.3", "PAL-D46", "PAL-D47")
def test_what_the_tax_supply_lacks_comes_from_the_general_supply_before_the_inquisition() -> None:
    s = stage()
    s.tax = 1
    table = tax(s)
    assert s.players[0].silver == 2
    assert s.tax == 8  # refilled in full: the shortfall was not taken from it
    assert told(table).count("inquisition") == 1
    ids = told(table)
    assert ids.index("tax") < ids.index("inquisition")


@pytest.mark.rule("PAL-D46")
def test_taxes_of_different_sources_are_separate_takings() -> None:
    s = stage()
    s.tax = 2
    mine = give(s.players[0], "scout labourer fighter", strength=1)
    keep(s, 0, "tf_17")
    outsider_row(s, {1: "out_34"})
    table = play(start(s), "use attack 3", "next tax_2")
    # Two from the outsider empty the supply; the Defender's is taken from the refilled one.
    assert mine.silver == 3 and s.tax == 7
    assert told(table).count("inquisition") == 1


@pytest.mark.rule("PAL-17.4")
def test_the_inquisition_comes_in_the_middle_of_the_effect_which_then_goes_on() -> None:
    s = stage(4, 3)
    s.tax = 2
    favours(s, "favour_02")
    mine = give(s.players[0], "cleric")
    suspect(s, 1)
    table = play(start(s), "favour favour_02", "next tax_2")
    assert mine.unpaid == 1 and asked(table) == "ask-discard"
    play(table, "discard 1")
    assert mine.suspicion == []


# -- suspicion -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-18.1", "PAL-29.3")
def test_every_new_criminal_draws_a_suspicion_card() -> None:
    s = stage()
    next_suspicion(s, 0)
    mine = give(s.players[0], "scout labourer fighter", strength=1)
    outsider_row(s, {1: "out_10"})
    play(start(s), "use attack 3")
    assert held(mine) == {"criminal": 1} and len(mine.suspicion) == 1
    s = stage()
    next_suspicion(s, 0)
    mine = give(s.players[0], "labourer")
    townsfolk_row(s, {5: "tf_27"})
    play(start(s), "use recruit 1", "send tf_27 0")
    assert held(mine) == {"criminal": 1} and len(mine.suspicion) == 1


@pytest.mark.rule("PAL-18.2")
def test_suspicion_cards_are_public_newest_on_top() -> None:
    s = stage()
    next_suspicion(s, 1)
    suspect(s, 1)
    give(s.players[0], "labourer")
    play(start(s), "use conspire 1")
    for seat in (0, 2, None):
        assert game.view(s, seat).players[0].suspicion[-1] == "suspicion_1"
        assert len(game.view(s, seat).players[0].suspicion) == 2


@pytest.mark.parametrize("amount", (0, 1, 2))
@pytest.mark.rule("PAL-18.3")
def test_the_silver_on_a_suspicion_card_is_taken_as_tax(amount: int) -> None:
    s = stage()
    next_suspicion(s, amount)
    mine = give(s.players[0], "labourer")
    play(start(s), "use conspire 1")
    assert (mine.silver, s.tax) == (amount, 8 - amount)


@pytest.mark.rule("PAL-17.3", "PAL-18.4", "PAL-20.4", "PAL-20.6", "PAL-X19")
def test_tax_shortfall() -> None:
    s = stage(4, 3)
    s.tax = 1
    favours(s, "favour_03")
    next_suspicion(s, 2, 1)
    mine = give(s.players[0], "labourer")
    play(start(s), "favour favour_03")
    assert mine.silver == 3
    assert (len(mine.suspicion), mine.unpaid, s.tax) == (2, 1, 7)


@pytest.mark.rule("PAL-18.5")
def test_an_empty_suspicion_deck_is_made_of_the_discard_pile() -> None:
    s = stage()
    s.suspicion_gone, s.suspicion = sorted(s.suspicion), []
    mine = give(s.players[0], "labourer")
    table = play(start(s), "use conspire 1")
    assert len(mine.suspicion) == 1 and len(s.suspicion) == 23 and s.suspicion_gone == []
    assert s.suspicion != sorted(s.suspicion)
    assert "inquisition" not in told(table)


@pytest.mark.rule("PAL-18.6", "PAL-20.1", "PAL-D54", "PAL-D55")
def test_with_no_suspicion_card_left_an_inquisition_brings_some_back() -> None:
    s = stage()
    suspect(s, 5, 6, 6, 7)
    assert s.suspicion == []
    s.tax = 3
    mine = give(s.players[0], "labourer")
    table = play(start(s), "use conspire 1")
    assert s.players[3].unpaid == 1 and len(s.players[3].suspicion) == 4
    assert len(mine.suspicion) == 6 and len(s.suspicion) == 2
    assert told(table).count("inquisition") == 1
    filled = next(e.event.message for e in table.log or [] if e.event.message.id == "log-tax-filled")
    assert filled.args["amount"] == 8  # filled up, not added on top
    assert s.tax == 8 - (mine.silver)


@pytest.mark.rule("PAL-D55")
def test_24_cards_with_four_players_always_leave_some_to_discard() -> None:
    least = min(max(a, b, c, 24 - a - b - c) for a in range(25) for b in range(25 - a) for c in range(25 - a - b))
    assert least == 6 and least // 2 == 3


@pytest.mark.rule("PAL-18.7", "PAL-18.8", "PAL-29.8", "PAL-D49")
def test_the_newest_card_is_discarded_and_its_silver_kept() -> None:
    s = stage()
    mine = give(s.players[0], "labourer", silver=5)
    for card in (0, 1, 2):
        s.suspicion.remove(card)
        mine.suspicion.append(card)
    townsfolk_row(s, {5: "tf_26"})
    play(start(s), "use recruit 1", "send tf_26 0", "discard 2")
    assert mine.suspicion == [0] and s.suspicion_gone == [2, 1]
    assert mine.silver == 5 and s.tax == 8


# -- debts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-19.2", "PAL-29.10", "PAL-19.5")
def test_paying_turns_a_debt_over() -> None:
    s = stage()
    mine = give(s.players[0], "merchant labourer scout", provisions=1)
    mine.unpaid, mine.paid = 2, 1
    next_wall(s, "wall_07")
    table = play(start(s), "use fortify 3", "choose pay_debt_1_or_silver_2 1")
    assert offered(table) == ["repay 1", "repay 0"]
    play(table, "repay 1")
    assert (mine.unpaid, mine.paid) == (1, 2)


@pytest.mark.rule("PAL-19.3", "PAL-19.5", "PAL-29.9")
def test_destroying_returns_an_unpaid_debt() -> None:
    s = stage()
    mine = give(s.players[0], "labourer 2")
    mine.unpaid, mine.paid = 1, 1
    townsfolk_row(s, {5: "tf_13", 4: "tf_03"})
    table = play(start(s), "use recruit 1", "send tf_13 0", "destroy 1")
    assert (mine.unpaid, mine.paid) == (0, 1)
    mine.busy, mine.spaces, mine.silver = 0, [-1] * 28, 1
    table = play(start(s), "use recruit 1", "send tf_03 1")
    assert asked(table) == "ask-end" and mine.paid == 1  # a paid debt is never destroyed


@pytest.mark.rule("PAL-19.4", "PAL-23.10")
def test_debts_at_the_end() -> None:
    s = stage()
    s.players[0].unpaid, s.players[0].paid = 2, 3
    points = {line.id: line.points for line in game.scores(s)[0].lines}
    assert (points["unpaid-debts"], points["paid-debts"]) == (-6, 3)


# -- the Inquisition -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-20.1", "PAL-20.4", "PAL-20.6", "PAL-20.7", "PAL-20.8", "PAL-X20")
def test_inquisition() -> None:
    s = stage()
    s.tax = 2
    suspect(s, 1, 0, 3, 3)
    tax(s)
    assert [player.unpaid for player in s.players] == [0, 0, 1, 1]
    assert [len(player.suspicion) for player in s.players] == [1, 0, 2, 2]
    assert s.tax == 8


@pytest.mark.rule("PAL-20.5", "PAL-17.4", "PAL-26.10", "PAL-X33")
def test_exactly_emptied_and_nobody_suspected() -> None:
    s = stage()
    s.tax = 2
    mine = give(s.players[0], "scout labourer fighter", strength=1)
    give(s.players[1], influence=5)
    keep(s, 1, "tf_28")
    outsider_row(s, {1: "out_34"})
    table = play(start(s), "use attack 3")
    assert attribute(mine, "influence") == 1 and mine.silver == 2
    assert attribute(s.players[1], "influence") == 6
    assert [player.unpaid for player in s.players] == [0, 0, 0, 0] and s.tax == 8
    assert "inquisition-nobody" in told(table)


@pytest.mark.rule("PAL-20.3", "PAL-26.10", "PAL-26.11", "PAL-26.12", "PAL-26.13", "PAL-X31", "PAL-D51")
def test_townsfolk_in_an_inquisition() -> None:
    s = stage()
    s.tax = 2
    mine = give(s.players[1], faith=3, influence=3)
    keep(s, 1, "tf_10", "tf_11", "tf_26", "tf_27", "tf_28")
    suspect(s, 1, 2, 1, 1)
    table = tax(s)
    assert table.asks[0].seat == 1 and mine.silver == 2  # the Peddler came first, by himself
    assert offered(table) == ["discard 1", "discard 0"]
    play(table, "discard 1", "discard 1")
    assert mine.suspicion == [] and (attribute(mine, "faith"), attribute(mine, "influence")) == (4, 4)
    assert [player.unpaid for player in s.players] == [1, 0, 1, 1]
    assert [len(player.suspicion) for player in s.players] == [1, 0, 1, 1]


@pytest.mark.rule("PAL-20.3", "PAL-26.11", "PAL-D51")
def test_a_conspirator_may_be_declined_and_asks_nobody_without_suspicion() -> None:
    s = stage()
    s.tax = 2
    keep(s, 1, "tf_10")
    keep(s, 2, "tf_11")
    suspect(s, 0, 2, 0, 0)
    table = tax(s)
    assert table.asks[0].seat == 1
    play(table, "discard 0")
    assert asked(table) == "ask-end"
    assert s.players[1].unpaid == 1 and len(s.players[1].suspicion) == 1


@pytest.mark.rule("PAL-26.10", "PAL-26.12", "PAL-26.14")
def test_squires_and_peddlers_act_only_under_their_condition() -> None:
    s = stage()
    s.tax = 2
    keep(s, 1, "tf_25", "tf_26", "tf_27")
    keep(s, 2, "tf_24", "tf_29")
    keep(s, 3, "tf_28")
    suspect(s, 0, 2, 1, 0)
    tax(s)
    both, one, none = s.players[1:]
    assert (both.provisions, both.silver, attribute(both, "faith")) == (2, 2, 0)
    assert (held(one), attribute(one, "strength")) == ({}, 0)
    assert attribute(none, "influence") == 1


@pytest.mark.rule("PAL-D50")
def test_the_active_player_uses_townsfolk_first_then_clockwise() -> None:
    s = stage()
    s.tax, s.active = 2, 2
    for seat, card in ((1, "tf_10"), (3, "tf_11")):
        keep(s, seat, card)
    suspect(s, 1, 1, 1, 1)
    give(s.players[2], "labourer")
    townsfolk_row(s, {5: "tf_09"})
    table = play(start(s), "use recruit 1", "send tf_09 0")
    assert table.asks[0].seat == 3
    play(table, "discard 1")
    assert table.asks[0].seat == 1


@pytest.mark.rule("PAL-D52")
def test_no_ability_of_an_inquisition_takes_tax_or_gives_criminals() -> None:
    acting = [TOWNSFOLK_REWARD[card] for card in range(32) if INQUISITION_STEP[card]]
    assert len(acting) == 8
    assert not [e for reward in acting for e in reward.effects if e.kind in (GAIN_TAX, GAIN_CRIMINAL)]
    assert EFFECTS["tax_1"].kind == GAIN_TAX


@pytest.mark.parametrize(("held_cards", "left"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
@pytest.mark.rule("PAL-D53", "PAL-20.6")
def test_half_of_the_cards_rounded_down(held_cards: int, left: int) -> None:
    s = stage()
    s.tax = 2
    suspect(s, 0, held_cards)
    tax(s)
    assert len(s.players[1].suspicion) == left


@pytest.mark.rule("PAL-D53")
def test_half_is_counted_after_the_townsfolk_have_acted() -> None:
    s = stage()
    s.tax = 2
    keep(s, 1, "tf_10")
    suspect(s, 0, 4)
    play(tax(s), "discard 1")
    assert len(s.players[1].suspicion) == 2  # three left, one of them discarded


@pytest.mark.rule("PAL-18.4", "PAL-20.4", "PAL-D48", "PAL-D49", "PAL-X32")
def test_inquisition_chain() -> None:
    s = stage(4, 3)
    s.tax = 1
    favours(s, "favour_03")
    suspect(s, 2, 2, 0, 1)
    next_suspicion(s, 2, 1)
    mine = give(s.players[0], "labourer")
    before = list(mine.suspicion)
    play(start(s), "favour favour_03")
    assert held(mine) == {"criminal": 2}
    assert mine.silver == 3 and mine.unpaid == 1
    assert mine.suspicion == [*before, 1] and s.suspicion_gone == [2]  # the card just drawn counted, and went first
    assert [player.unpaid for player in s.players] == [1, 0, 0, 0]
    assert s.tax == 7


@pytest.mark.rule("PAL-D57", "PAL-26.9", "PAL-11.7", "PAL-X51")
def test_debt_collector() -> None:
    s = stage()
    mine = give(s.players[0], "merchant labourer scout", provisions=1)
    mine.unpaid = 1
    keep(s, 0, "tf_13")
    next_wall(s, "wall_07")
    play(start(s), "use fortify 3", "choose pay_debt_1_or_silver_2 1", "repay 1")
    assert attribute(mine, "strength") == 1 and (mine.unpaid, mine.paid) == (0, 1)
    assert held(mine) == {"fighter": 1}
    for source in ("absolve", "favour", "garrison"):
        s = stage(4, 3)
        favours(s, "favour_05")
        mine = give(s.players[0], "cleric labourer merchant fighter", silver=1, provisions=1, strength=7)
        mine.unpaid = 1
        keep(s, 0, "tf_12", "tf_14")
        if source == "absolve":
            table = play(start(s), "use absolve 3", "jar jar_space_8", "place labourer+merchant+cleric")
        elif source == "favour":
            table = play(start(s), "favour favour_05", "choose pay_debt_1_or_discard_suspicion_2 1")
        else:
            table = play(start(s), "use garrison 3", "occupy r4s5", "place labourer+merchant+fighter")
        before = held(mine)
        play(table, "repay 1")
        gained = {kind: count - before.get(kind, 0) for kind, count in held(mine).items()}
        assert gained["labourer"] == 1 and gained["scout"] == 1
