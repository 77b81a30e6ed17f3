"""Main actions in general (section 9) and trading (section 10)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    built,
    cards,
    desk,
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

from kingstable.games.viscounts.rules.actions import main_action
from kingstable.games.viscounts.rules.course import hire_phase
from kingstable.games.viscounts.rules.means import dismiss_price, dismissable, means, payments, purse
from kingstable.games.viscounts.tables.numbers import CONSTRUCT, PLACE, TRADE, TRANSCRIBE


def acting(s, *answers):
    return Course(s, main_action(s, 0)).do(*answers)


def kinds(course):
    return {option.split()[0] for option in course.options}


# -- general ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-9.1")
def test_outer_spaces_trade_and_construct_inner_ones_place_and_transcribe():
    s = scene()
    stock(s, 0, ink=9, gold=9, stone=9, silver=9)
    for space in ("1", "2"):
        at(s, 0, space)
        assert kinds(acting(s.copy())) == {"trade", "build", "skip"}
    at(s, 0, "1-2")
    assert kinds(acting(s.copy())) == {"place", "transcribe", "skip"}


@pytest.mark.rule("VIS-9.3", "VIS-9.12")
def test_the_total_of_an_action_adds_all_sources():
    s = scene()
    at(s, 0, "1-2")
    cards(s, 0, slots=["artist", "diplomat", "thief"])  # 1 noble, 1 noble and 1 trade, 1 crime
    built(s, 0, "guildhall_2")
    visible(s, "1-2", "enforcer")  # 2 noble for 3 silver
    stock(s, 0, gold=2, silver=7)
    funds = purse(s, 0, PLACE)
    plain, dismissing = funds.plain, funds.dismissing
    assert plain.icons == 1 + 1 + 1 + 1
    assert plain.most == 4 + 2 + 1 + 3  # gold, the first one double, 3 pairs of silver
    assert dismissing.icons == 6
    assert dismissing.most == 6 + 2 + 1 + 2  # 3 silver went to the Enforcer
    empty = scene()
    cards(empty, 0, slots=["abbot", "", ""])
    assert means(empty, 0, TRANSCRIBE, False).icons == 2  # with the start icon of slot 2


@pytest.mark.rule("VIS-9.4")
def test_icons_are_not_used_up():
    s = scene()
    at(s, 0, "7")
    cards(s, 0, slots=["lender", "abbot", "squire"])
    assert acting(s, "trade 1").done
    assert acting(s, "trade 1").done
    assert owns(s, 0) == {"ink": 0, "gold": 2, "stone": 0, "silver": 0}


@pytest.mark.rule("VIS-9.5")
@pytest.mark.parametrize(
    ("space", "option", "resource"),
    [
        ("2", "trade 1", "silver"),
        ("2", "build workshop_1 1-2D", "stone"),
        ("1-2", "place 2 1", "gold"),
        ("1-2", "transcribe 1-2", "ink"),
    ],
)
def test_one_unit_is_one_icon(space, option, resource):
    s = scene()
    at(s, 0, space)
    no_townsfolk(s)
    desk(s, "1-2", "grey_2")
    cards(s, 0, slots=["conspirator", "financer", "missionary_1"])
    need = {"trade 1": 2, "build workshop_1 1-2D": 3, "place 2 1": 3, "transcribe 1-2": 3}[option]
    stock(s, 0, **{resource: 9})
    before = owns(s, 0)[resource]
    have = means(s, 0, {"trade": 0, "build": 1, "place": 2, "transcribe": 3}[option.split()[0]], False).icons
    acting(s, option).until("")
    assert before - owns(s, 0)[resource] == max(0, need - have)


@pytest.mark.rule("VIS-9.6")
def test_cards_beside_the_board_give_no_icons():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "labourer"], hand=["bishop"], deck=["enforcer"], discard=["charlatan"])
    assert [means(s, 0, action, False).icons for action in range(4)] == [0, 1, 1, 1]


@pytest.mark.rule("VIS-X5", "VIS-9.7", "VIS-9.8")
def test_dismissing_a_woodcutter():
    s = scene()
    at(s, 0, "9")
    visible(s, "9-10", "woodcutter_1")
    cards(s, 0, slots=["labourer", "abbot", "squire"])
    stock(s, 0, silver=2, stone=1)
    pile = len(s.folk[4])
    course = acting(s, "build workshop_1 9-10A")
    assert course.options == ["dismiss 9-10 0 0 1 2"]  # 1 + 1 + 1 = 3 build icons; asked, since it cannot be undone
    course.do("dismiss 9-10 0 0 1 2")
    assert owns(s, 0)["silver"] == 0 and track(s, 0) == (1, 6)
    assert len(s.folk[4]) == pile - 1 and ids(s.removed[-1:]) == ["woodcutter_1"]
    assert means(s, 0, CONSTRUCT, False).icons == 1  # the Woodcutter's icon was for this action only


@pytest.mark.rule("VIS-9.7")
def test_at_most_one_townsfolk_is_dismissed():
    s = scene()
    at(s, 0, "1")
    visible(s, "1-2", "peddler_1", "peddler_2")
    stock(s, 0, silver=9)
    course = acting(s, "trade 3", "dismiss 1-2 0 0 0 2")
    assert course.done and "dismiss" in told(s) and told(s).count("dismiss") == 1


@pytest.mark.rule("VIS-X27", "VIS-9.9", "VIS-12.3")
def test_which_cards_can_be_dismissed():
    s = scene()
    at(s, 0, "1-2")
    stock(s, 0, silver=1)

    def legal() -> tuple[bool, int]:
        return purse(s, 0, TRANSCRIBE).dismissing is not None, dismiss_price(s, 0, 0)

    visible(s, "1-2", "bishop")
    assert legal() == (False, 3)
    built(s, 0, "trading_post_2")
    assert legal() == (True, 1)
    visible(s, "1-2", "scoundrel_1")
    assert legal() == (True, 1)
    visible(s, "1-2", "miner")
    assert legal() == (False, 1)
    course = Course(s, hire_phase(s, 0))
    assert course.options == ["end"]  # hiring the Miner still costs 2


@pytest.mark.rule("VIS-9.10", "VIS-D22")
def test_the_corner_of_the_dismissed_card_comes_before_the_result():
    s = scene()
    at(s, 0, "9")
    visible(s, "9-10", "mason")
    cards(s, 0, slots=["labourer", "abbot", "squire"])
    stock(s, 0, silver=1, stone=1)
    course = acting(s, "build workshop_1 9-10A", "dismiss 9-10 0 0 1 1")
    assert course.prompt == "ask-rearrange" and s.owners[20] == -1
    course.do("keep")
    assert s.owners[20] == 0
    # Nothing that the effect brings can pay: all is committed before.
    assert owns(s, 0)["stone"] == 0 and owns(s, 0)["silver"] == 0


@pytest.mark.rule("VIS-9.11")
def test_where_the_pile_is_empty_the_printed_townsfolk_can_be_dismissed_again_and_again():
    s = scene()
    no_townsfolk(s, "1-2")
    at(s, 0, "1-2")
    desk(s, "1-2", "blue_1", "blue_2", "grey_2")
    cards(s, 0, slots=["abbot", "deacon_1", "squire"], hand=["thief"], deck=["ada"])
    stock(s, 0, silver=4)
    for left, virtue in ((2, 5), (0, 4)):
        course = acting(s, "transcribe 1-2", f"dismiss 1-2 0 0 0 {2}")
        course.until("")
        assert owns(s, 0)["silver"] == left and track(s, 0)[1] == virtue
    assert "dismiss-printed" in told(s)


@pytest.mark.rule("VIS-9.13", "VIS-D30")
def test_phase_3_may_be_skipped():
    s = scene()
    before = s.players[0].copy()
    assert acting(s, "skip").done
    assert s.players[0] == before


@pytest.mark.rule("VIS-5.9", "VIS-X32", "VIS-D19")
def test_converters():
    s = scene()
    at(s, 0, "1-2")
    no_townsfolk(s)
    cards(s, 0, slots=["artist", "diplomat", "abbot"])
    stock(s, 0, gold=2, silver=2)
    funds = purse(s, 0, PLACE)
    assert funds.plain.most == 1 + 1 + 2 + 1 + 1
    assert funds.dismissing and funds.dismissing.silver == 0  # the printed townsfolk would cost both silver
    assert "place 3 1" in acting(s.copy()).options and "place 4 1" not in acting(s.copy()).options
    ways = [option.notation for option in payments(s, 0, PLACE, 5, funds) if option.kind == "pay"]
    assert sorted(ways) == ["pay 0 1 0 2", "pay 0 2 0 0"]


@pytest.mark.rule("VIS-D21", "VIS-D19")
def test_no_silver_is_spent_where_the_first_gold_counts_double():
    s = scene()
    at(s, 0, "1-2")
    no_townsfolk(s)
    cards(s, 0, slots=["artist", "diplomat", "abbot"])
    stock(s, 0, gold=1, silver=6)
    ways = {
        need: [option.notation for option in payments(s, 0, PLACE, need, purse(s, 0, PLACE)) if option.kind == "pay"]
        for need in (3, 5)
    }
    assert ways == {3: ["pay 0 1 0 0", "pay 0 0 0 2"], 5: ["pay 0 1 0 2", "pay 0 0 0 6"]}


@pytest.mark.rule("VIS-D19")
def test_only_the_first_unit_counts_double():
    s = scene()
    no_townsfolk(s)
    cards(s, 0, slots=["artist", "abbot", "labourer"])
    for gold, most in ((0, 1), (1, 3), (2, 4), (5, 7)):
        stock(s, 0, gold=gold)
        assert means(s, 0, PLACE, False).most == most


@pytest.mark.rule("VIS-5.9", "VIS-D16", "VIS-D17")
def test_trade_pairs_count_all_trade_icons_but_no_crime():
    s = scene()
    at(s, 0, "1-2")
    cards(s, 0, slots=["benefactor", "thief", ""])  # 2 trade, 1 crime, 2 trade of the empty slot
    built(s, 0, "trading_post_3")  # 2 more
    assert means(s, 0, PLACE, False).icons == 1 + 3
    visible(s, "1-2", "watchman")  # 1 trade, 1 noble
    stock(s, 0, silver=1)
    assert means(s, 0, PLACE, True).icons == 1 + 1 + 3  # 7 trade icons make 3 pairs
    visible(s, "1-2", "jeweller")  # 2 trade
    assert means(s, 0, PLACE, True).icons == 1 + 4


@pytest.mark.rule("VIS-D18")
def test_a_card_with_only_trade_icons_needs_a_pair_converter():
    s = scene()
    at(s, 0, "1-2")
    visible(s, "1-2", "jeweller")
    cards(s, 0, slots=["abbot", "squire", "labourer"])
    assert [dismissable(s, 0, action) for action in range(4)] == [True, False, False, False]
    cards(s, 0, slots=["benefactor"])
    assert [dismissable(s, 0, action) for action in range(4)] == [True, False, True, False]


@pytest.mark.rule("VIS-D20")
def test_emma_takes_gold_and_stone_for_ink():
    s = scene()
    at(s, 0, "1-2")
    no_townsfolk(s)
    desk(s, "1-2", "black_2")  # costs 4
    cards(s, 0, slots=["emma", "squire", "labourer"])
    stock(s, 0, ink=1, gold=2, stone=2)
    assert means(s, 0, TRANSCRIBE, False).most == 6
    course = acting(s, "transcribe 1-2")
    plain = {option for option in course.options if option.startswith("pay")}
    assert plain == {
        f"pay {ink} {gold} {stone} 0"
        for ink in range(2)
        for gold in range(3)
        for stone in range(3)
        if ink + gold + stone == 3
    }


@pytest.mark.rule("VIS-D21")
def test_nothing_is_spent_that_does_not_raise_the_result():
    s = scene()
    at(s, 0, "9")
    cards(s, 0, slots=["labourer", "squire", "abbot"])
    stock(s, 0, stone=9, silver=9)
    visible(s, "9-10", "charlatan")
    course = acting(s, "build workshop_1 9-10A")
    assert course.options == ["pay 0 0 2 0", "dismiss 9-10 0 0 0 3"]
    cards(s, 0, slots=["labourer", "miner", "charlatan"])
    visible(s, "9-10", "mason")
    course = acting(s, "build workshop_2 9-10A")  # 4 icons are enough, but dismissing is still allowed
    assert course.options == ["pay 0 0 0 0", "dismiss 9-10 0 0 0 1"]


@pytest.mark.rule("VIS-D22")
def test_silver_gained_by_the_dismissed_card_cannot_pay():
    s = scene()
    at(s, 0, "9")
    visible(s, "9-10", "charlatan")  # its corner gives a debt
    cards(s, 0, slots=["racketeer_1", "squire", "abbot"], hand=["financer"], deck=["thief"])
    stock(s, 0, silver=3)
    funds = purse(s, 0, CONSTRUCT)
    assert funds.dismissing.most == 1 + 2  # whatever a destroyed card would pay later
    course = acting(s, "build workshop_1 9-10A", "dismiss 9-10 0 0 0 3")
    assert course.options == ["take destroy:1", "take discard:1"]
    course.do("take destroy:1", "destroy start_financer")
    assert owns(s, 0)["silver"] == 3


# -- trade -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-X6", "VIS-10.1", "VIS-10.2", "VIS-5.10")
def test_trading_for_gold():
    s = scene()
    at(s, 0, "7")
    no_townsfolk(s, "7-8")
    cards(s, 0, slots=["trader", "lender", "financer"])
    stock(s, 0, silver=5)
    course = acting(s)
    assert [option for option in course.options if option.startswith("trade")] == [
        "trade 1",
        "trade 2",
        "trade 3",
        "trade 4",
    ]
    course.do("trade 3")
    assert course.done  # one way to pay: nothing is asked
    assert owns(s, 0) == {"ink": 0, "gold": 3, "stone": 0, "silver": 4}


@pytest.mark.rule("VIS-10.2")
def test_left_over_icons_give_nothing():
    s = scene()
    at(s, 0, "7")
    cards(s, 0, slots=["courier", "abbot", "squire"])  # 3 trade icons
    assert acting(s, "trade 1").done
    assert owns(s, 0)["gold"] == 1


@pytest.mark.rule("VIS-10.4")
def test_buying_icons_at_a_silver_space_is_legal_and_vain():
    s = scene()
    at(s, 0, "1")
    no_townsfolk(s, "1-2")
    cards(s, 0, slots=["lender", "abbot", "squire"])
    stock(s, 0, silver=3)
    course = acting(s)
    assert "trade 5" in course.options and "trade 6" not in course.options
    course.do("trade 5")
    assert owns(s, 0)["silver"] == 5
    visible(s, "1-2", "peddler_1")  # 2 silver: 3 icons and a virtue
    acting(s, "trade 5", "dismiss 1-2 0 0 0 2")
    assert owns(s, 0)["silver"] == 8 and track(s, 0) == (1, 6)


@pytest.mark.rule("VIS-10.5", "VIS-D2", "VIS-19.16")
def test_destroying_by_trade_is_optional_each_time():
    s = scene()
    at(s, 0, "8")
    cards(s, 0, slots=["courier", "peddler_1", "abbot"], hand=["thief", "squire"], deck=["financer", "labourer"])
    course = acting(s, "trade 2")
    assert course.options == ["destroy start_thief", "destroy start_squire", "top", "decline"]
    course.do("decline")
    assert course.prompt == "ask-destroy"
    course.do("destroy start_thief")
    assert course.done and owns(s, 0)["silver"] == 1 and ids(s.removed[-1:]) == ["start_thief"]


@pytest.mark.rule("VIS-10.2", "VIS-D22")
def test_silver_of_a_destroyed_card_pays_for_further_exchanges():
    s = scene()
    at(s, 0, "8")
    no_townsfolk(s, "7-8")
    cards(s, 0, slots=["trader", "lender", "abbot"], hand=["financer", "thief", "squire"], deck=["labourer"])
    stock(s, 0, silver=1)
    course = acting(s, "trade 1", "destroy start_financer")  # 3 icons of the board, then 1 + 3 silver
    assert (course.prompt, course.options) == ("ask-trade-on", ["trade 1", "decline"])
    course.do("trade 1", "destroy start_thief")  # 3 silver of them, and 1 for the Thief
    assert course.done and owns(s, 0)["silver"] == 4 - 3 + 1 + 1  # and the Trader's, once
    assert told(s).count("exchange") == 2 and told(s).count("ability") == 1


@pytest.mark.rule("VIS-D22")
def test_trading_further_is_asked_only_when_silver_came():
    s = scene()
    at(s, 0, "8")
    no_townsfolk(s, "7-8")
    cards(s, 0, slots=["trader", "lender", "abbot"], hand=["thief", "squire"], deck=["ada"])
    stock(s, 0, silver=9)
    assert acting(s, "trade 1", "decline").done  # more could have been chosen at once
    s.players[0].stock[3] = 1
    assert acting(s, "trade 1", "destroy start_thief").done  # 1 + 1 silver are too few
    t = scene()
    at(t, 0, "1")
    no_townsfolk(t, "1-2")
    cards(t, 0, slots=["lender", "abbot", "squire"])
    assert acting(t, "trade 1").done  # silver for silver would never end


@pytest.mark.rule("VIS-D22", "VIS-9.7")
def test_a_further_exchange_takes_icons_left_over_and_one_dismissal_in_all():
    s = scene()
    at(s, 0, "8")
    visible(s, "7-8", "courier")  # 3 icons for 1 silver
    cards(s, 0, slots=["peddler_1", "lender", "abbot"], hand=["financer", "thief"], deck=["squire", "labourer"])
    course = acting(s, "trade 1", "destroy start_financer")  # 2 icons are left over
    assert course.options == ["trade 1", "trade 2", "decline"]
    course.do("trade 2")
    assert course.options == ["dismiss 7-8 0 0 0 2"]  # its price, and an icon
    course.do("dismiss 7-8 0 0 0 2", "destroy start_thief", "decline")
    assert course.done and owns(s, 0)["silver"] == 3 - 2 + 1


@pytest.mark.rule("VIS-X28", "VIS-10.6", "VIS-3.4")
def test_flips_by_trade():
    s = scene()
    at(s, 0, "6")
    no_townsfolk(s, "5-6")
    cards(s, 0, slots=["courier", "peddler_1", "peddler_2"])  # 9 trade icons
    s.players[0].unpaid = s.players[0].acquired = 1
    course = acting(s, "trade 2")
    assert course.options == ["flip debt", "flip deed"]
    course.do("flip deed")
    assert course.options == ["pick ink", "pick gold", "pick stone"]  # the debt is left
    course.do("pick ink")
    assert course.done
    assert (s.players[0].paid, s.players[0].approved, owns(s, 0)["ink"]) == (1, 1, 1)


@pytest.mark.rule("VIS-D31")
def test_at_least_one_exchange_has_to_be_made():
    s = scene()
    at(s, 0, "6")
    cards(s, 0, slots=["trader", "abbot", "squire"])
    visible(s, "5-6", "lookout")
    stock(s, 0, silver=1)  # 1 + 1 icons: not enough for an exchange at 4
    course = acting(s)
    assert course.done  # nothing but skipping was possible
    t = scene()
    at(t, 0, "8")
    cards(t, 0, slots=["trader", "lender", "abbot"], hand=["thief"], deck=["ada"])
    course = acting(t, "trade 1", "decline")  # counts, though nothing was destroyed
    assert course.done and owns(t, 0)["silver"] == 1  # the Trader


@pytest.mark.rule("VIS-X63", "VIS-16.5")
def test_dismiss_then_hire():
    s = scene()
    at(s, 0, "1")
    visible(s, "1-2", "miner", "peddler_1")
    cards(s, 0, slots=["lender", "abbot", "squire"], hand=["thief"], deck=["ada"])
    stock(s, 0, silver=5)
    markers(s, 0, 1, 7)
    acting(s, "trade 5", "dismiss 1-2 0 0 0 2")
    assert owns(s, 0)["silver"] == 8 and track(s, 0) == (1, 6)
    course = Course(s, hire_phase(s, 0))
    assert course.options == ["hire miner_1", "end"]
    course.do("hire miner_1")
    assert owns(s, 0)["silver"] == 6 and track(s, 0) == (1, 5)
    assert ids(s.players[0].discard) == ["miner_1"]


@pytest.mark.rule("VIS-1.17", "VIS-D2")
def test_dismiss_and_destroy_are_different():
    s = scene()
    at(s, 0, "1-2")
    desk(s, "1-2", "grey_2")
    visible(s, "1-2", "friar")
    cards(s, 0, slots=["abbot", "deacon_1", "squire"], hand=["thief"], deck=["ada"])
    stock(s, 0, silver=2)
    owned = s.players[0].owned
    acting(s, "transcribe 1-2", "dismiss 1-2 0 0 0 2").until("")
    assert owns(s, 0)["silver"] == 0 and s.players[0].owned == owned  # a card of the board, for a price
    gaining(s, 0, "destroy 1").do("destroy start_thief")
    assert owns(s, 0)["silver"] == 1 and s.players[0].owned == owned - 1  # an own card, for a gain


def test_trade_kind_is_paid_with_silver_only():
    s = scene()
    at(s, 0, "7")
    stock(s, 0, ink=9, gold=9, stone=9)
    no_townsfolk(s)
    assert means(s, 0, TRADE, False).most == s.icons(0)[0]
