"""Sections 3, 21 and 22: the steps of a round, passing, and the refresh."""

import pytest
from tests.games.paladins.scenes import (
    OUTSIDER,
    PALADIN,
    TAVERN,
    TOWNSFOLK,
    asked,
    blocked,
    crew,
    favours,
    give,
    held,
    keep,
    next_suspicion,
    offered,
    orders,
    outsider_row,
    play,
    put_workers,
    stage,
    start,
    suspect,
    told,
    townsfolk_row,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.state import ACTION, NEW_ROUND, NONE, OVER, REFRESH, PaladinsState
from kingstable.games.paladins.state import TAVERN as TAVERN_STEP
from kingstable.games.paladins.tables import FAVOURS_OPEN, ORDER_VP, ORDERS_OPEN
from kingstable.kernel import IllegalChoice, Rng, Table


def new_round(seats: int = 4, round: int = 1, seed: str = "stage") -> PaladinsState:
    """A table at the beginning of a round."""
    s = stage(seats, round - 1, seed)
    s.phase = NEW_ROUND
    for player in s.players[:seats]:
        player.used = [player.deck.pop() for _ in range(round - 1)]
    return s


def choose_all(table: Table, choice: str = "paladin 1 2 3") -> Table:
    """Everybody assigns the paladins in the same way."""
    for ask in table.asks:
        table.choose(choice, seat=ask.seat)
    return table


def through(table: Table) -> Table:
    """Paladins and taverns, each the first that is offered."""
    choose_all(table)
    while table.state.phase == TAVERN_STEP:
        table.choose(table.asks[0].options[0])
    return table


# -- steps 1 to 5 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-3.1")
def test_the_steps_of_a_round_in_order() -> None:
    s = new_round(3, 2)
    table = through(start(s))
    ids = told(table)
    places = [ids.index(id) for id in ("first-player", "order-revealed", "taverns", "paladin-chosen", "paladin")]
    assert places == sorted(places)
    assert s.phase == ACTION
    while s.phase == ACTION and s.round == 2:
        table.choose("pass" if "pass" in offered(table) else table.asks[0].options[0])
    assert "refresh" in told(table)


@pytest.mark.rule("PAL-3.2")
def test_the_first_player_marker_moves_on_except_in_round_1() -> None:
    s = new_round(3, 1)
    start(s)
    assert s.first == 0
    s = new_round(3, 2)
    s.first = 2
    start(s)
    assert s.first == 0


@pytest.mark.rule("PAL-3.3", "PAL-16.3")
def test_kings_cards_are_revealed_by_round() -> None:
    assert ORDERS_OPEN == (0, 1, 2, 3, 3, 3, 3, 3)
    assert FAVOURS_OPEN == (0, 0, 0, 1, 2, 3, 4, 5)
    for round in range(1, 8):
        s = new_round(2, round)
        start(s)
        view = game.view(s, 0)
        assert [slot.card is not None for slot in view.orders].count(True) == min(round, 3)
        assert [slot.card is not None for slot in view.favours].count(True) == max(0, round - 2)


@pytest.mark.rule("PAL-3.3", "PAL-16.1", "PAL-X2")
def test_the_first_order() -> None:
    s = new_round(4, 1)
    orders(s, "order_fortify", "order_attack", "order_convert")
    start(s)
    first, second, third = game.view(s, 0).orders
    assert first.card == "order_fortify" and second.card is third.card is None
    order = game.faces().orders[first.card]
    assert (order.action, order.count, game.faces().order_slots[0].vp) == ("fortify", 5, 4)
    assert all(slot.card is None for slot in game.view(s, 0).favours)


@pytest.mark.rule("PAL-3.4")
def test_orders_stay_and_are_worth_4_6_and_8() -> None:
    assert ORDER_VP == (4, 6, 8)
    s = new_round(2, 7)
    start(s)
    assert all(slot.card is not None for slot in game.view(s, 0).orders)


@pytest.mark.rule("PAL-3.5", "PAL-D28")
def test_a_favour_is_usable_from_the_round_of_its_reveal() -> None:
    s = new_round(2, 3)
    favours(s, "favour_09")
    s.favours_open = 0
    table = through(start(s))
    assert "favour favour_09" in offered(table)


@pytest.mark.rule("PAL-3.6", "PAL-3.11", "PAL-X4")
def test_one_tavern_more_than_players() -> None:
    s = new_round(4, 1)
    table = choose_all(start(s))
    assert len(s.tavern_row) == 5 and len(s.taverns) == 19
    for left in (5, 4, 3, 2):
        assert asked(table) == "ask-tavern" and len(offered(table)) == left
        table.choose(table.asks[0].options[0])
    assert s.tavern_taken.count(NONE) == 1
    assert sorted(s.tavern_taken) == [-1, 0, 1, 2, 3]
    assert [tavern.taken_by for tavern in game.view(s, 0).taverns].count(None) == 1


@pytest.mark.rule("PAL-3.7", "PAL-3.8", "PAL-D22")
def test_three_paladins_are_assigned_secretly_and_at_the_same_time() -> None:
    s = new_round(3, 1)
    decks = [player.deck[::-1] for player in s.players]
    table = start(s)
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    assert len(table.asks[0].options) == 6
    assert game.view(s, 1).hand == [_paladin(card) for card in decks[1][:3]]
    assert game.view(s, None).hand == []
    table.choose("paladin 2 3 1", seat=1)
    assert s.players[1].chosen == NONE and table.ask_of(0) is not None  # the game waits for all
    table.choose("paladin 1 2 3", seat=0)
    table.choose("paladin 3 1 2", seat=2)
    mine = s.players[1]
    assert mine.chosen == decks[1][1] and mine.deck[-1] == decks[1][2] and mine.deck[0] == decks[1][0]
    assert game.view(s, 2).chosen is not None and game.view(s, 0).players[1].has_chosen
    assert game.view(s, 0).players[1].paladin is None  # still face down for seat 0, who reveals first


def _paladin(card: int) -> str:
    return next(id for id, number in PALADIN.items() if number == card)


@pytest.mark.rule("PAL-3.7")
def test_all_three_roles_are_filled() -> None:
    s = new_round(2, 1)
    table = start(s)
    uses = {(option.use, option.top, option.bottom) for option in table.asks[0].options}
    assert uses == {(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)}
    with pytest.raises(IllegalChoice):
        table.choose("paladin 1 1 2", seat=0)


@pytest.mark.rule("PAL-3.8")
def test_the_card_put_on_top_is_drawn_again() -> None:
    s = new_round(2, 1)
    table = start(s)
    kept = s.players[0].hand[1]
    through(table)
    while s.round == 1:
        table.choose("pass" if "pass" in offered(table) else table.asks[0].options[0])
    assert kept in s.players[0].hand


@pytest.mark.rule("PAL-3.9", "PAL-3.10", "PAL-3.13", "PAL-25.1")
def test_a_paladin_gives_workers_bonus_and_ability_and_a_tavern_four_workers() -> None:
    s = new_round(2, 1)
    s.players[0].workers = crew("cleric")
    s.players[0].deck.remove(PALADIN["engelier"])
    s.players[0].deck.append(PALADIN["engelier"])
    _taverns(s, "tavern_01", "tavern_08", "tavern_07")
    table = choose_all(start(s))
    mine = s.players[0]
    assert held(mine) == {"cleric": 1, "fighter": 1, "scout": 1}
    assert game.view(s, 1).players[0].paladin == "engelier"
    assert [mine.effective(each) for each in range(3)] == [1, 3, 0]
    play(table, "tavern tavern_07")
    assert held(mine) == {"cleric": 1, "fighter": 1, "scout": 1, "merchant": 2, "labourer": 2}


def _taverns(s: PaladinsState, *ids: str) -> None:
    for id in reversed(ids):
        s.taverns.remove(TAVERN[id])
        s.taverns.append(TAVERN[id])


@pytest.mark.rule("PAL-3.10", "PAL-D25")
def test_one_player_after_the_other_reveals_and_takes_a_tavern() -> None:
    s = new_round(3, 2)
    s.first = 0
    table = choose_all(start(s))
    seats = []
    while s.phase == TAVERN_STEP:
        seat = table.asks[0].seat
        seats.append(seat)
        revealed = [player.paladin != NONE for player in s.players]
        assert [revealed[each] for each in (1, 2, 0)] == [n < len(seats) for n in range(3)]
        table.choose(table.asks[0].options[0])
    assert seats == [1, 2, 0]


@pytest.mark.rule("PAL-3.12", "PAL-D26")
def test_criminals_of_a_tavern_draw_suspicion_at_once_after_all_workers_are_taken() -> None:
    s = new_round(2, 1)
    s.tax = 1
    next_suspicion(s, 1, 2)
    _taverns(s, "tavern_12", "tavern_08", "tavern_07")
    table = choose_all(start(s))
    play(table, "tavern tavern_12")
    mine = s.players[0]
    assert held(mine)["criminal"] == 2 and len(mine.suspicion) == 2
    assert mine.unpaid == 1  # an Inquisition before the first action
    ids = told(table)
    assert ids.index("tavern") < ids.index("suspicion") < ids.index("inquisition")
    assert s.tax == s.tax_start - 2


@pytest.mark.rule("PAL-3.14", "PAL-D63", "PAL-X54", "PAL-2.19", "PAL-3.2")
def test_turns() -> None:
    s = new_round(3, 2)
    s.first = 0
    table = through(start(s))
    assert s.first == 1  # B
    seats = []
    for choice in ("use hunt 1", "pass", "use hunt 1", "use conspire 1", "use conspire 1", "pass", "use trade 1"):
        seats.append(table.asks[0].seat)
        table.choose(choice)
        while asked(table) != "ask-end" or table.asks[0].seat != seats[-1]:
            table.choose(table.asks[0].options[0])
        table.choose("end")
    assert seats == [1, 2, 0, 1, 0, 1, 0]
    assert table.asks[0].seat == 0  # A acts alone until passing


@pytest.mark.rule("PAL-3.15", "PAL-D64", "PAL-23.1")
def test_after_round_7_the_game_ends_without_a_refresh() -> None:
    s = stage(2, 7)
    give(s.players[0], "labourer 5", silver=3)
    before = list(s.townsfolk_row)
    table = play(start(s), "pass", "end")
    assert table.over and s.phase == OVER and game.over(s)
    assert s.townsfolk_row == before and "refresh" not in told(table)


@pytest.mark.rule("PAL-D19")
def test_in_which_order_new_cards_enter_the_rows() -> None:
    s = stage(2)
    townsfolk_row(s, {1: None, 2: None, 3: "tf_01", 4: "tf_02", 5: "tf_03"})
    outsider_row(s, {1: "out_01", 2: "out_02", 3: None, 4: None, 5: "out_03", 6: None})
    people, strangers = s.townsfolk[::-1], s.outsiders[::-1]
    s.phase = REFRESH
    start(s)
    assert s.townsfolk_row == [people[2], people[1], people[0], TOWNSFOLK["tf_01"], TOWNSFOLK["tf_02"]]
    assert s.outsider_row == [OUTSIDER["out_02"], OUTSIDER["out_03"], *strangers[:4]]
    s = stage(2)
    townsfolk_row(s, {1: None, 2: None, 3: "tf_01", 4: None, 5: None})
    s.townsfolk_gone, s.townsfolk = s.townsfolk[1:], s.townsfolk[:1]
    outsider_row(s, {1: None, 2: None, 3: "out_01", 4: None, 5: None, 6: None})
    s.outsiders_gone, s.outsiders = s.outsiders[1:], s.outsiders[:1]
    last_townsfolk, last_outsider = s.townsfolk[0], s.outsiders[0]
    s.phase = REFRESH
    start(s)
    assert s.townsfolk_row == [NONE, NONE, NONE, last_townsfolk, TOWNSFOLK["tf_01"]]
    assert s.outsider_row == [OUTSIDER["out_01"], last_outsider, NONE, NONE, NONE, NONE]


@pytest.mark.rule("PAL-D23")
def test_a_used_paladin_is_out_of_the_game_and_public() -> None:
    table = Table.new(game, 2, {}, 5)
    while not table.over:
        ask = table.asks[0]
        table.choose("pass" if "pass" in offered(table) else ask.options[0], seat=ask.seat)
    for player in table.state.players:
        assert len(player.used) + 1 == 7 and len(player.deck) == 5
    assert len(game.view(table.state, None).players[0].used) == 6


@pytest.mark.rule("PAL-D24")
def test_the_owner_sees_what_the_owner_knows_of_the_own_deck() -> None:
    s = new_round(2, 1)
    table = start(s)
    first = s.players[0].hand.copy()
    choose_all(table)
    view = game.view(s, 0)
    assert view.known_top == _paladin(first[1])
    assert view.known_bottom == [_paladin(first[2])]
    other = game.view(s, 1)
    assert other.known_bottom[0] == _paladin(s.players[1].deck[0])
    assert game.view(s, None).known_top is None
    while s.round == 1:
        table.choose("pass" if "pass" in offered(table) else table.asks[0].options[0])
    second = s.players[0].hand.copy()
    choose_all(table)
    assert game.view(s, 0).known_bottom == [_paladin(first[2]), _paladin(second[2])]
    for _ in range(20):
        copy = s.copy()
        game.imagine(copy, 0, Rng.seeded(_))
        assert copy.players[0].deck[:2] == s.players[0].deck[:2] and copy.players[0].deck[-1] == s.players[0].deck[-1]


@pytest.mark.rule("PAL-D24")
def test_what_was_known_of_the_deck_goes_to_hand() -> None:
    s = new_round(2, 6)
    mine = s.players[0]
    mine.on_top, mine.under = 1, 5  # of the seven cards only one is unknown
    table = start(s)
    view = game.view(s, 0)
    assert view.known_top is None and len(view.known_bottom) == 4
    choose_all(table)
    view = game.view(s, 0)
    assert view.known_bottom == [_paladin(card) for card in mine.deck[4::-1]]


@pytest.mark.rule("PAL-D27", "PAL-22.6")
def test_when_the_tavern_deck_runs_out_the_discard_pile_is_shuffled() -> None:
    s = new_round(4, 6)
    s.taverns_gone, s.taverns = sorted(s.taverns[2:]), s.taverns[:2]
    last = s.taverns[::-1]
    table = start(s)
    assert s.tavern_row[:2] == last and len(s.tavern_row) == 5
    assert len(s.taverns) == 19 and s.taverns_gone == []
    assert "taverns-shuffled" in told(table) and s.taverns != sorted(s.taverns)


# -- passing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-21.1", "PAL-D58")
def test_without_workers_a_player_passes_automatically() -> None:
    s = stage(2)
    give(s.players[0], "labourer")
    give(s.players[1], "labourer 2")
    table = play(start(s), "use hunt 1", "end", "use hunt 1", "end")
    assert s.players[0].passed and table.asks[0].seat == 1


@pytest.mark.rule("PAL-21.2", "PAL-D59")
def test_a_player_with_workers_may_pass_at_any_turn() -> None:
    s = stage(2)
    give(s.players[0], "labourer")
    assert offered(start(s))[-1] == "pass"
    mine = give(s.players[0], "labourer 4")
    for action, workers in (("hunt", "labourer"), ("trade", "labourer"), ("conspire", "labourer")):
        put_workers(mine, action, workers)
    put_workers(mine, "recruit", "labourer")
    table = start(s)
    assert offered(table) == ["pass"]  # the only option, and still a question
    play(table, "pass")
    assert asked(table) == "ask-keep"


@pytest.mark.rule("PAL-21.3", "PAL-21.4", "PAL-21.5", "PAL-21.8", "PAL-16.8", "PAL-D56", "PAL-D60", "PAL-X38")
def test_passing() -> None:
    s = stage(2, 3)
    favours(s, "favour_09")
    mine = give(s.players[0], "labourer 2 scout cleric criminal")
    give(s.players[1], "labourer 2")
    put_workers(mine, "attack", "scout labourer fighter")
    put_workers(mine, "hunt", "labourer")
    s.favour_workers[0], s.favour_owners[0] = 0, 0
    for player in s.players:
        player.used = [player.deck.pop() for _ in range(2)]
        player.paladin = player.deck.pop()
    table = play(start(s), "pass", "keep scout+cleric+criminal", "end")
    assert mine.busy == 0 and set(mine.spaces) == {NONE}
    assert held(mine) == {"scout": 1, "cleric": 1, "criminal": 1}
    assert s.favour_workers[0] == 0  # until the refresh
    assert "favour favour_09" not in offered(table)
    _taverns(s, "tavern_08", "tavern_07", "tavern_01")
    play(table, "pass", "end")
    assert s.round == 4 and s.favour_workers[0] == NONE
    choose_all(table)
    while s.phase == TAVERN_STEP:
        table.choose(table.asks[0].options[0])
    assert sum(mine.workers) == 9 and mine.suspicion == []


@pytest.mark.rule("PAL-21.4", "PAL-D61")
def test_up_to_three_workers_of_choice_are_kept() -> None:
    s = stage(2)
    give(s.players[0], "labourer 2 scout 2")
    table = play(start(s), "pass")
    choices = offered(table)
    assert choices[0] == "keep labourer+labourer+scout" and choices[-1] == "keep -"
    assert {choice.count("+") for choice in choices} == {0, 1, 2}
    play(table, "keep scout")
    assert held(s.players[0]) == {"scout": 1}
    s = stage(2)
    mine = give(s.players[0], "labourer 2 scout")
    assert asked(play(start(s), "pass")) == "ask-end"  # three or fewer are kept without a question
    assert held(mine) == {"labourer": 2, "scout": 1}


@pytest.mark.rule("PAL-21.5")
def test_placed_workers_cannot_be_kept() -> None:
    s = stage(2)
    mine = give(s.players[0], "scout")
    put_workers(mine, "attack", "scout labourer fighter")
    play(start(s), "pass")
    assert held(mine) == {"scout": 1}


@pytest.mark.rule("PAL-21.6")
def test_a_passed_player_takes_no_more_actions() -> None:
    s = stage(2)
    give(s.players[0], "labourer 2")
    give(s.players[1], "labourer 3")
    table = play(start(s), "pass", "end", "use hunt 1", "end", "use trade 1", "end")
    assert table.asks[0].seat == 1


@pytest.mark.rule("PAL-21.7", "PAL-20.2", "PAL-D62", "PAL-X41")
def test_a_passed_player_still_takes_part_in_inquisitions() -> None:
    s = stage(4)
    s.tax = 1
    give(s.players[0], "labourer 2")
    third = give(s.players[2], "scout cleric fighter")
    third.passed = True
    keep(s, 2, "tf_24")
    suspect(s, 3, 0, 2, 0)
    townsfolk_row(s, {5: "tf_09"})
    for player in s.players:
        player.paladin = player.deck.pop()
    table = play(start(s), "use recruit 1", "send tf_09 0")
    assert held(third) == {"labourer": 1, "scout": 1, "cleric": 1, "fighter": 1}
    assert s.players[0].unpaid == 1 and len(s.players[0].suspicion) == 2 and third.unpaid == 0
    play(table, "end", "pass", "end")
    assert asked(table) == "ask-keep" and table.asks[0].seat == 2
    assert table.asks[0].rules == ("PAL-D62",)
    play(table, "keep labourer+scout+cleric")
    assert held(third) == {"labourer": 1, "scout": 1, "cleric": 1}


# -- the refresh ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-22.1")
def test_the_refresh_starts_when_all_have_passed() -> None:
    s = stage(2)
    give(s.players[0], "labourer")
    give(s.players[1], "labourer")
    for player in s.players:
        player.paladin = player.deck.pop()
    table = play(start(s), "pass", "end")
    assert "refresh" not in told(table)
    play(table, "pass", "end")
    assert "refresh" in told(table) and s.round == 2


@pytest.mark.rule("PAL-22.2", "PAL-22.3", "PAL-22.4", "PAL-22.6", "PAL-X6")
def test_refresh() -> None:
    s = stage(4)
    townsfolk_row(s, {1: "tf_27", 2: None, 3: "tf_15", 4: None, 5: "tf_12"})
    outsider_row(s, {1: None, 2: "out_01", 3: "out_02", 4: None, 5: "out_03", 6: "out_32"})
    s.tavern_row = [s.taverns.pop() for _ in range(5)]
    s.tavern_taken = [0, 1, 2, 3, NONE]
    taverns = list(s.tavern_row)
    s.phase = REFRESH
    for player in s.players:
        player.paladin = player.deck.pop()
    start(s)
    assert s.townsfolk_gone == [TOWNSFOLK["tf_12"]]
    assert NONE not in s.townsfolk_row and s.townsfolk_row[3:] == [TOWNSFOLK["tf_27"], TOWNSFOLK["tf_15"]]
    assert s.outsiders_gone == []
    assert s.outsider_row[:4] == [OUTSIDER[id] for id in ("out_01", "out_02", "out_03", "out_32")]
    assert NONE not in s.outsider_row
    assert s.taverns_gone == taverns


@pytest.mark.rule("PAL-22.3", "PAL-22.4")
def test_an_empty_end_slot_discards_nothing() -> None:
    s = stage(2)
    townsfolk_row(s, {1: "tf_01", 2: "tf_02", 3: None, 4: "tf_03", 5: None})
    outsider_row(s, {1: "out_01", 2: None, 3: "out_02", 4: None, 5: None, 6: None})
    s.phase = REFRESH
    for player in s.players:
        player.paladin = player.deck.pop()
    start(s)
    assert s.townsfolk_gone == [] and s.outsiders_gone == [OUTSIDER["out_01"]]
    assert s.townsfolk_row[2:] == [TOWNSFOLK[id] for id in ("tf_01", "tf_02", "tf_03")]
    assert s.outsider_row[0] == OUTSIDER["out_02"]


@pytest.mark.rule("PAL-22.5")
def test_townsfolk_and_outsiders_are_never_reshuffled() -> None:
    s = stage(2)
    s.townsfolk_gone, s.townsfolk = s.townsfolk, []
    s.outsiders_gone, s.outsiders = s.outsiders, []
    s.phase = REFRESH
    for player in s.players:
        player.paladin = player.deck.pop()
    gone = len(s.townsfolk_gone), len(s.outsiders_gone)
    start(s)
    assert s.townsfolk_row[0] == NONE and s.outsider_row[5] == NONE
    assert (len(s.townsfolk_gone), len(s.outsiders_gone)) == (gone[0] + 1, gone[1] + 1)


@pytest.mark.rule("PAL-22.7", "PAL-22.8", "PAL-45.7", "PAL-25.1")
def test_workers_leave_the_favours_and_the_paladin_is_put_out_of_play() -> None:
    s = stage(2, 3)
    favours(s, "favour_09")
    s.favour_workers[0], s.favour_owners[0] = 1, 1
    mine = give(s.players[0], strength=2, paladin="roland")
    mine.used = [mine.deck.pop() for _ in range(2)]
    other = s.players[1]
    other.used, other.paladin = [other.deck.pop() for _ in range(2)], other.deck.pop()
    s.phase = REFRESH
    start(s)
    assert s.favour_workers == [NONE] * 5
    assert mine.paladin == NONE and mine.used[-1] == PALADIN["roland"]
    assert mine.effective(1) == 2
    assert not blocked(mine, "hunt")
