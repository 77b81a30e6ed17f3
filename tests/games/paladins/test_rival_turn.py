"""Sections 30 to 35 and 43: the solo game, the opponent's resource track, workers, schemes and left column."""

import pytest
from tests.games.paladins.scenes import (
    ORDER,
    OUTSIDER,
    SCHEME,
    TAVERN,
    TOWNSFOLK,
    add_outsiders,
    did,
    effect,
    favours,
    give,
    next_suspicion,
    offered,
    orders,
    outsider_row,
    placed,
    play,
    run,
    scheme,
    solo,
    stage,
    start,
    suspect,
    told,
    townsfolk_row,
    tracks,
    turn,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.rival.actions import receive as rival_receives
from kingstable.games.paladins.rival.choice import obstacle, townsfolk_slot, workers_for
from kingstable.games.paladins.rival.marker import move_marker
from kingstable.games.paladins.rival.turn import turn as rival_turn
from kingstable.games.paladins.rules.law import draw_suspicion, take_tax
from kingstable.games.paladins.setup import set_up
from kingstable.games.paladins.state import NEW_ROUND, NONE, REFRESH
from kingstable.games.paladins.tables import AI_ACTIONS, AI_WORKERS, SCHEME_DECK
from kingstable.games.paladins.tables.rewards import ATTRIBUTES, reward_of
from kingstable.kernel import Rng, Table

# -- 30: setup -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-30.2", "PAL-30.3", "PAL-30.4", "PAL-30.5", "PAL-30.11")
def test_the_opponent_s_board() -> None:
    s = Table.new(game, 1, {"difficulty": "easy"}, 3).state
    board, rival = s.players[1], s.rival
    view = game.view(s, 0)
    shown = view.players[1]
    assert (shown.workers, shown.silver, shown.provisions, shown.monks, shown.jars) == ({}, 0, 0, [], [])
    assert [ATTRIBUTES[a] for a in rival.stack] == ["influence", "faith", "strength"] and board.tracks == [0, 0, 0]
    assert rival.marker == 1
    assert sorted(rival.deck) == sorted(SCHEME_DECK) and len(rival.deck) == 12 and rival.pile == []
    assert [slot.card for slot in view.favours] == [None] * 5  # with a scheme on each
    assert (board.deck, board.silver, board.provisions, board.kept) == ([], 0, 0, [])


@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("normal", 3), ("hard", 5)])
@pytest.mark.rule("PAL-30.6", "PAL-30.7")
def test_difficulties(difficulty: str, workshops: int) -> None:
    for seed in range(5):
        s = set_up(1, {"difficulty": difficulty}, Rng.seeded(seed))
        assert s.rival is not None and len(set(s.rival.drawn)) == workshops
        assert s.players[1].built == workshops
        assert sorted(s.players[1].workshops, reverse=True) == [1] * workshops + [0] * (6 - workshops)


@pytest.mark.rule("PAL-30.8")
def test_the_difficulty_draw_does_not_change_which_orders_are_in_play() -> None:
    seen = set()
    for seed in range(60):
        s = set_up(1, {"difficulty": "hard"}, Rng.seeded(seed))
        assert s.rival is not None
        missing = next(order for order in range(6) if order not in s.rival.drawn)
        seen.add(missing in s.orders)
    assert seen == {True, False}


@pytest.mark.rule("PAL-30.6", "PAL-30.7", "PAL-30.8", "PAL-30.9", "PAL-X22")
def test_solo_difficulty() -> None:
    wanted = {ORDER["order_commission"], ORDER["order_attack"], ORDER["order_absolve"]}
    s = next(
        state
        for state in (set_up(1, {"difficulty": "normal"}, Rng.seeded(seed)) for seed in range(400))
        if state.rival is not None and set(state.rival.drawn) == wanted
    )
    assert s.players[1].workshops == [1, 0, 0, 1, 1, 0]
    face_down = [slot for slot in game.view(s, 0).orders if slot.card is None]
    assert len(face_down) == 3 and 8 - s.players[1].built - len(face_down) == 2  # unused workshops


@pytest.mark.rule("PAL-30.7", "PAL-30.9", "PAL-31.1", "PAL-X66")
def test_hard_setup() -> None:
    table = Table.new(game, 1, {"difficulty": "hard"}, 1)
    s = table.state
    assert s.players[1].built == 5 and set(s.players[1].workshops) == {0, 1}
    assert 8 - s.players[1].built - 3 == 0
    while s.round < 3 or table.asks[0].prompt.id != "ask-action":
        ask = table.asks[0]
        table.choose("pass" if "pass" in offered(table) else ask.options[0])
    assert s.players[1].built == 8 and max(mask.bit_count() for mask in s.players[1].workshops) <= 2


@pytest.mark.rule("PAL-30.10", "PAL-34.1")
def test_the_human_always_acts_first() -> None:
    table = Table.new(game, 1, {}, 4)
    s = table.state
    first: dict[int, int] = {}
    while not table.over:
        if table.asks[0].prompt.id == "ask-action":
            first.setdefault(s.round, s.active)
        table.choose("pass" if "pass" in offered(table) else table.asks[0].options[0])
    assert first == dict.fromkeys(range(1, 8), 0) and s.first == 0


# -- 31: rounds ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-31.1", "PAL-31.2", "PAL-34.7", "PAL-X69")
def test_workshops_and_schemes_come_from_the_kings_cards() -> None:
    s = stage(1, 2)
    s.phase = NEW_ROUND
    s.players[0].used = [s.players[0].deck.pop() for _ in range(2)]
    orders(s, "order_attack", "order_convert", "order_fortify")
    board, rival = s.players[1], s.rival
    assert rival is not None
    board.workshops, board.built = [0] * 6, 0
    start(s)
    assert board.workshops == [0, 1, 0, 0, 0, 0]
    assert rival.pile == [SCHEME["scheme_kings_favour"]] and SCHEME["scheme_kings_favour"] not in rival.deck
    assert [slot.card is None for slot in game.view(s, 0).favours] == [False, True, True, True, True]


@pytest.mark.rule("PAL-31.3", "PAL-31.4", "PAL-32.5", "PAL-D67", "PAL-X68")
def test_untaken_tavern() -> None:
    s = stage(1, 0)
    s.phase = NEW_ROUND
    assert s.rival is not None
    for id in ("tavern_12", "tavern_16"):
        s.taverns.remove(TAVERN[id])
        s.taverns.append(TAVERN[id])
    next_suspicion(s, 0, 0, 1, 2)
    table = start(s)
    table.choose("paladin 1 2 3", seat=0)
    assert offered(table) == ["tavern tavern_16", "tavern tavern_12"]
    play(table, "tavern tavern_16")
    human, board = s.players[0], s.players[1]
    assert human.suspicion == [0, 0]  # drawn before the opponent's
    assert board.suspicion == [1, 2]
    assert (s.tax, s.rival.marker) == (2, 4)
    assert s.rival.workers == 4


# -- 32: the resource track ----------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-32.1", "PAL-30.11")
def test_silver_and_provisions_move_the_marker() -> None:
    s, board, rival = solo()
    run(rival_receives(s, reward_of((effect("gain_silver", 2), effect("gain_provision")))))
    assert rival.marker == 4 and (board.silver, board.provisions) == (0, 0)


@pytest.mark.rule("PAL-32.2", "PAL-32.3")
def test_a_wrap_raises_the_lowest_attribute() -> None:
    s, board, rival = solo(marker=4)
    board.tracks = [2, 3, 4]
    move_marker(s, 3)
    assert rival.marker == 2 and board.tracks == [3, 3, 4]


@pytest.mark.rule("PAL-32.4", "PAL-D85", "PAL-30.3")
def test_of_several_lowest_the_top_of_the_stack_moves() -> None:
    s, board, rival = solo(marker=5)
    move_marker(s, 1)
    assert tracks(board) == {"faith": 0, "strength": 1, "influence": 0}
    rival.marker = 5
    move_marker(s, 1)
    assert tracks(board) == {"faith": 1, "strength": 1, "influence": 0}
    rival.marker = 5
    move_marker(s, 1)
    assert tracks(board) == {"faith": 1, "strength": 1, "influence": 1}
    rival.marker = 5
    move_marker(s, 1)  # influence arrived last: it lies on top
    assert tracks(board) == {"faith": 1, "strength": 1, "influence": 2}


@pytest.mark.rule("PAL-32.5", "PAL-D74")
def test_tax_for_the_opponent() -> None:
    s, board, rival = solo()
    run(take_tax(s, 1, 2))
    assert (s.tax, rival.marker, board.silver) == (3, 3, 0)
    s.tax = 1
    s.log = []
    run(take_tax(s, 1, 2))
    assert rival.marker == 5 and s.tax == 5  # the marker moves in full; an Inquisition refilled the supply
    assert "log-inquisition" in [event.message.id for event in s.log]


@pytest.mark.rule("PAL-32.6", "PAL-D72", "PAL-X23")
def test_the_marker_chooses_a_townsfolk() -> None:
    s, _, rival = solo(marker=3)
    townsfolk_row(s, {3: None, 4: None, 5: "tf_31"})
    turn(s, "scheme_recruit")
    assert s.townsfolk_gone == [TOWNSFOLK["tf_31"]]
    assert rival.marker == 4  # the provision of the reward came after the choice
    s, _, rival = solo(marker=4)
    townsfolk_row(s, {1: None, 2: "tf_15", 3: None, 4: None, 5: None})
    assert townsfolk_slot(s) == 1


@pytest.mark.rule("PAL-32.7", "PAL-39.1", "PAL-X59")
def test_the_marker_chooses_an_outsider() -> None:
    s, board, _ = solo(marker=5)
    board.tracks = [0, 5, 0]
    outsider_row(s, {1: None, 2: "out_18"})
    turn(s, "scheme_attack")
    assert board.attacked == [OUTSIDER["out_18"]]
    s, board, _ = solo(marker=5)
    board.tracks = [0, 12, 0]
    outsider_row(s, {5: None, 6: "out_19"})
    turn(s, "scheme_attack")
    assert board.attacked == [OUTSIDER["out_19"]]


@pytest.mark.rule("PAL-32.8", "PAL-D75")
def test_what_it_cannot_discard_leaves_the_tax_supply() -> None:
    s, board, rival = solo()
    suspect(s, 0, 1)
    s.log = []
    run(rival_receives(s, reward_of((effect("discard_suspicion", 2),))))
    assert board.suspicion == [] and s.tax == 4 and rival.marker == 1
    run(rival_receives(s, reward_of((effect("destroy_debt"),))))
    assert s.tax == 3 and rival.marker == 1
    lost = [event.message.args for event in s.log if event.message.id == "log-rival-tax-lost"]
    assert lost == [{"lacks": "suspicion", "left": 4}, {"lacks": "debt", "left": 3}]
    board.unpaid = 1
    run(rival_receives(s, reward_of((effect("destroy_debt"),))))
    assert board.unpaid == 0 and s.tax == 3
    s.tax = 1
    s.log = []
    run(rival_receives(s, reward_of((effect("discard_suspicion", 1),))))
    assert s.tax == 5 and "log-inquisition" in [event.message.id for event in s.log]


@pytest.mark.rule("PAL-32.9", "PAL-42.2", "PAL-D79", "PAL-X24")
def test_ai_costs() -> None:
    s, board, rival = solo(3)
    favours(s, "favour_05")
    board.unpaid = 1
    turn(s, "scheme_kings_favour")
    assert (board.unpaid, board.paid, board.silver) == (0, 1, 0)
    assert rival.workers == 4 and s.favour_owners[0] == 1


@pytest.mark.rule("PAL-D73")
def test_a_wrap_at_the_top_raises_nothing() -> None:
    s, board, _ = solo(marker=5)
    board.tracks = [12, 12, 12]
    move_marker(s, 1)
    assert board.tracks == [12, 12, 12]


# -- 33: workers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-33.1")
def test_any_of_its_workers_fits_any_space() -> None:
    s, board, rival = solo(workers=0)
    run(
        rival_receives(
            s, reward_of((effect("gain_worker", 2, worker="labourer"), effect("gain_worker", worker="scout")))
        )
    )
    assert rival.workers == 3 and board.workers == [0] * 6
    board.tracks = [0, 1, 0]
    turn(s, "scheme_attack")
    assert placed(rival) == {"attack": 3}


@pytest.mark.rule("PAL-33.2")
def test_a_criminal_still_draws_suspicion() -> None:
    s, board, rival = solo()
    next_suspicion(s, 0)
    run(rival_receives(s, reward_of((effect("gain_worker", worker="criminal"),))))
    assert rival.workers == 6 and len(board.suspicion) == 1


@pytest.mark.rule("PAL-33.3", "PAL-X25", "PAL-43.1")
def test_ai_workers() -> None:
    assert AI_WORKERS == (4, 5, 6, 7, 8, 9, 10)
    s, _, rival = solo(3, workers=2)
    rival.placed[4] = 1
    s.players[0].used = [s.players[0].deck.pop() for _ in range(2)]
    s.players[0].paladin = s.players[0].deck.pop()
    s.phase = REFRESH
    start(s)
    assert s.round == 4 and rival.workers == 7 and placed(rival) == {}


@pytest.mark.rule("PAL-33.4", "PAL-D70")
def test_how_many_workers_an_action_takes() -> None:
    s, board, _ = solo()
    board.workshops = [0, 1, 3, 0, 0, 0]
    costs = {AI_ACTIONS[action]: workers_for(s, action) for action in (1, 3, 4, 5, 6, 7, 8, 12, 14)}
    assert costs == {
        "recruit": 1,
        "trade": 1,
        "pray": 1,
        "conspire": 1,
        "commission": 3,
        "fortify": 2,
        "garrison": 1,
        "rest": 1,
        "kings_favour": 1,
    }


# -- 34: schemes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-33.4", "PAL-34.2", "PAL-34.3", "PAL-X26")
def test_scheme_card() -> None:
    s, board, rival = solo()
    board.workshops, board.built = [1, 0, 0, 0, 0, 0], 1
    turn(s, "scheme_commission")
    assert placed(rival) == {"commission": 2} and board.monks == 1
    assert rival.pile[-1] == SCHEME["scheme_commission"]
    s, board, rival = solo(workers=1)
    board.workshops, board.built = [1, 0, 0, 0, 0, 0], 1
    ids = turn(s, "scheme_commission")
    assert did(s) == "recruit" and board.monks == 0
    assert ids[:3] == ["rival-scheme", "rival-cannot", "rival-falls-back"]


@pytest.mark.rule("PAL-34.1", "PAL-34.6", "PAL-D69")
def test_human_and_opponent_alternate_and_the_other_goes_on_when_one_has_passed() -> None:
    s, board, rival = solo(workers=2)
    s.active = 0
    give(s.players[0], "labourer 2")
    for card in list(rival.deck):
        rival.deck.remove(card)
        rival.pile.append(card)
    rival.pile.remove(SCHEME["scheme_trade"])
    rival.pile.remove(SCHEME["scheme_recruit"])
    rival.deck = [SCHEME["scheme_trade"], SCHEME["scheme_recruit"]]
    townsfolk_row(s, {1: "tf_15", 2: "tf_28"})
    s.players[0].paladin = s.players[0].deck.pop()
    table = play(start(s), "use hunt 1", "end")
    assert board.tracks[1] == 1 and rival.workers == 1  # one turn of the opponent, by Recruit
    assert table.asks[0].seat == 0
    play(table, "pass", "end")
    ids = told(table)
    assert ids.count("rival-use") == 2 and "rival-pass" in ids  # it went on alone until it had no worker
    assert ids.index("rival-pass") < ids.index("refresh")


@pytest.mark.rule("PAL-34.3", "PAL-34.4")
def test_the_leftmost_available_action_of_the_left_column() -> None:
    s, _, rival = solo(workers=9)
    townsfolk_row(s, {1: "tf_15", 2: "tf_28", 3: "tf_22"})
    taken = []
    for _ in range(5):
        rival.placed[9] = 3  # Absolve is blocked
        turn(s, "scheme_absolve")
        taken.append(did(s))
        if s.players[1].passed:
            break
        for action in range(6, 12):
            rival.placed[action] = 0
    assert taken == ["recruit", "pray", "trade", "conspire", "rest"]


@pytest.mark.rule("PAL-34.3")
def test_why_a_scheme_can_be_impossible() -> None:
    s, board, rival = solo(workers=2)
    assert obstacle(s, 6).id == "rival-why-workers"  # type: ignore[union-attr]
    rival.workers = 5
    assert obstacle(s, 6) is None
    rival.placed[6] = 3
    assert obstacle(s, 6).id == "rival-why-blocked"  # type: ignore[union-attr]
    board.walls = [s.walls.pop()]
    assert obstacle(s, 7).id == "rival-why-attribute"  # type: ignore[union-attr]


@pytest.mark.rule("PAL-34.5", "PAL-D69")
def test_it_goes_on_while_it_has_workers() -> None:
    s, board, rival = solo(workers=0)
    before = len(rival.deck)
    s.log = []
    run(rival_turn(s))
    assert board.passed and len(rival.deck) == before
    s, board, rival = solo(workers=1)
    next_suspicion(s, 0)
    turn(s, "scheme_conspire")
    assert not board.passed and rival.workers == 2  # gained by its last action, and used


@pytest.mark.rule("PAL-34.7", "PAL-D71", "PAL-43.3")
def test_schemes_are_shuffled_only_by_pray_or_when_the_deck_is_empty() -> None:
    s, _, rival = solo(workers=3)
    pray = SCHEME["scheme_pray"]
    rival.deck, rival.pile = [], sorted(card for card in rival.deck if card != pray)
    s.log = []
    run(rival_turn(s))
    assert "log-rival-schemes-shuffled" in [event.message.id for event in s.log]
    assert len(rival.deck) + len(rival.pile) == 11 and rival.deck != sorted(rival.deck)
    s, _, rival = solo()
    rival.pile = [rival.deck.pop() for _ in range(4)]
    deck, pile = list(rival.deck), list(rival.pile)
    s.players[0].paladin = s.players[0].deck.pop()
    s.phase = REFRESH
    start(s)
    assert (rival.deck, rival.pile) == (deck, pile)


@pytest.mark.rule("PAL-D68")
def test_what_an_available_action_is() -> None:
    s, board, _ = solo(7, workers=9)
    townsfolk_row(s, dict.fromkeys(range(1, 6)))
    outsider_row(s, dict.fromkeys(range(1, 7)))
    assert obstacle(s, 1).id == "rival-why-no-townsfolk"  # type: ignore[union-attr]
    assert obstacle(s, 10).id == obstacle(s, 11).id == "rival-why-no-outsider"  # type: ignore[union-attr]
    board.jars, board.monks, board.outposts = list(range(7)), 7, 7
    assert [obstacle(s, action).id for action in (6, 8, 9)] == ["rival-why-limit"] * 3  # type: ignore[union-attr]
    s.favour_workers = [0] * 5
    assert obstacle(s, 14).id == "rival-why-no-favour"  # type: ignore[union-attr]
    s.walls = []
    assert obstacle(s, 7).id == "rival-why-no-wall"  # type: ignore[union-attr]
    assert [obstacle(s, action) for action in (3, 4, 5, 12)] == [None] * 4


# -- 35: the left column -------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-35.1", "PAL-D88")
def test_recruit_discards_for_the_reward_and_never_hires() -> None:
    s, board, rival = solo(marker=2)
    townsfolk_row(s, {2: "tf_01"})
    turn(s, "scheme_recruit")
    assert board.kept == [] and s.townsfolk_gone == [TOWNSFOLK["tf_01"]]
    assert rival.workers == 5 - 1 + 2 and placed(rival) == {"recruit": 1}


@pytest.mark.rule("PAL-35.2", "PAL-35.3")
def test_pray_clears_the_right_side_only() -> None:
    s, _, rival = solo()
    rival.placed[6], rival.placed[10], rival.placed[3] = 3, 2, 1
    rival.deck.sort()
    turn(s, "scheme_pray")
    assert placed(rival) == {"trade": 1, "pray": 1} and rival.workers == 4
    assert len(rival.deck) == 12 and rival.pile == []
    others = [card for card in rival.deck if card != SCHEME["scheme_pray"]]
    assert others != sorted(others)


@pytest.mark.rule("PAL-35.2", "PAL-35.3", "PAL-X63")
def test_ai_pray_on_an_empty_right_side() -> None:
    s, _, rival = solo(workers=3)
    scheme(s, "scheme_pray")
    rival.pile = [rival.deck.pop(0) for _ in range(4)]
    assert len(rival.deck) == 8
    s.log = []
    run(rival_turn(s))
    assert placed(rival) == {"pray": 1} and rival.workers == 3
    assert (len(rival.deck), len(rival.pile)) == (12, 0)


@pytest.mark.rule("PAL-35.4")
def test_trade_moves_the_marker() -> None:
    s, _, rival = solo(marker=2)
    turn(s, "scheme_trade")
    assert rival.marker == 3


@pytest.mark.rule("PAL-35.5", "PAL-32.4", "PAL-20.4", "PAL-X60")
def test_ai_conspire() -> None:
    s, board, rival = solo(workers=3, marker=4)
    s.tax = 2
    suspect(s, 1, 1)
    board.tracks = [3, 3, 4]
    rival.stack = [2, 0, 1]
    next_suspicion(s, 2)
    turn(s, "scheme_conspire")
    assert rival.workers == 4
    assert board.tracks == [3, 4, 4] and rival.stack[-1] == 1  # strength, on top of influence
    assert rival.marker == 1
    assert board.unpaid == 1 and len(board.suspicion) == 1 and s.players[0].unpaid == 0
    assert s.tax == 5


@pytest.mark.rule("PAL-35.6", "PAL-D70", "PAL-34.5", "PAL-X64")
def test_ai_rest() -> None:
    s, board, rival = solo(workers=3, marker=4)
    board.tracks = [1, 2, 2]
    for action in (1, 3, 4, 5):
        rival.placed[action] = 1
    rival.placed[10] = 3
    turn(s, "scheme_attack")
    assert placed(rival)["rest"] == 1 and rival.workers == 2
    assert rival.marker == 2 and board.tracks == [2, 2, 2]
    assert board.passed


# -- 43: end of round ----------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-43.1", "PAL-43.2")
def test_the_solo_refresh_discards_two_of_each_row() -> None:
    s, _, rival = solo(workers=4)
    rival.placed[6] = 3
    townsfolk_row(s, {1: "tf_01", 2: "tf_02", 3: "tf_03", 4: "tf_04", 5: "tf_05"})
    outsider_row(s, {1: "out_01", 2: "out_02", 3: "out_03", 4: None, 5: "out_05", 6: "out_06"})
    s.players[0].paladin = s.players[0].deck.pop()
    s.phase = REFRESH
    start(s)
    assert sorted(s.townsfolk_gone) == [TOWNSFOLK["tf_04"], TOWNSFOLK["tf_05"]]
    assert s.townsfolk_row[2:] == [TOWNSFOLK[id] for id in ("tf_01", "tf_02", "tf_03")]
    assert s.outsiders_gone == [OUTSIDER["out_01"], OUTSIDER["out_02"]]
    assert s.outsider_row[:3] == [OUTSIDER[id] for id in ("out_03", "out_05", "out_06")]
    assert placed(rival) == {} and rival.workers == 5


@pytest.mark.rule("PAL-43.2")
def test_the_solo_refresh_discards_only_what_is_there() -> None:
    s, _, _ = solo()
    townsfolk_row(s, {3: "tf_03", 4: None, 5: None})
    outsider_row(s, {1: None, 2: "out_02", 3: "out_03"})
    s.players[0].paladin = s.players[0].deck.pop()
    s.phase = REFRESH
    start(s)
    assert s.townsfolk_gone == [] and s.townsfolk_row[4] == TOWNSFOLK["tf_03"]
    assert s.outsiders_gone == [OUTSIDER["out_02"]] and s.outsider_row[0] == OUTSIDER["out_03"]


def test_suspicion_of_the_opponent_counts_in_an_inquisition() -> None:
    s, board, _ = solo()
    s.tax = 1
    suspect(s, 0, 3)
    add_outsiders(s, 0, "attacked", "out_01")
    next_suspicion(s, 1)
    run(draw_suspicion(s, 0, 1))
    assert board.unpaid == 1 and len(board.suspicion) == 2 and s.players[0].unpaid == 0
    assert NONE not in s.outsider_row
