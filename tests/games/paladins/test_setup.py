"""Sections 1 and 2: what there is, and how it is laid out."""

import pytest
from tests.games.paladins.scenes import (
    ORDER,
    TOWNSFOLK,
    asked,
    attribute,
    give,
    held,
    offered,
    outsider_row,
    play,
    stage,
    start,
    townsfolk_row,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.components import COMPONENTS
from kingstable.games.paladins.scoring import Tally, lines
from kingstable.games.paladins.setup import set_up
from kingstable.games.paladins.state import CLOSED, NONE, SETUP_HIRE
from kingstable.games.paladins.tables import ACTIONS, LEFT, NEEDS, RAISES, RIGHT, SPACE_PLAYERS, TAX_START
from kingstable.games.paladins.tables.rewards import FAITH, INFLUENCE, STRENGTH, WORKERS
from kingstable.kernel import BadOptions, Rng, Table

SEATS = (1, 2, 3, 4)


def first_table(seats: int, seed: int = 0) -> Table:
    return Table.new(game, seats, {}, seed)


@pytest.mark.rule("PAL-1.1")
def test_one_to_four_play_and_a_single_player_meets_the_ai() -> None:
    assert game.info.seats == (1, 4)
    with pytest.raises(BadOptions):
        Table.new(game, 5)
    assert len(first_table(1).state.players) == 2
    assert first_table(1).state.rival is not None
    for seats in (2, 3, 4):
        state = first_table(seats).state
        assert len(state.players) == seats and state.rival is None


@pytest.mark.rule("PAL-1.2", "PAL-3.1", "PAL-23.1", "PAL-23.13")
def test_the_game_has_seven_rounds_and_the_most_points_win() -> None:
    table = first_table(3)
    rounds = set()
    while not table.over:
        rounds.add(table.state.round)
        for ask in table.asks:
            table.choose(ask.options[-1], seat=ask.seat)
            break
    assert rounds == {0, 1, 2, 3, 4, 5, 6, 7}
    sheets = table.scores()
    best = max(sheet.total for sheet in sheets)
    assert {sheet.total for sheet in sheets if sheet.winner} == {best}


@pytest.mark.rule("PAL-1.3")
def test_six_types_of_workers() -> None:
    assert WORKERS == ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
    colours = [kind.colour for kind in COMPONENTS.worker_types]
    assert colours == ["white", "green", "blue", "red", "black", "purple"]


@pytest.mark.rule("PAL-1.4", "PAL-45.5", "PAL-D18")
def test_attributes_run_from_0_to_12_and_never_fall() -> None:
    track = COMPONENTS.player_board.attribute_track
    assert (track.min, track.max) == (0, 12)
    s = stage()
    mine = give(s.players[0], "scout labourer fighter", influence=12, strength=11)
    outsider_row(s, {1: "out_01"})
    play(start(s), "use attack 3", "attack out_01 0")
    assert attribute(mine, "influence") == 12  # every attack would raise it
    give(mine, "", paladin="gerin", influence=12)
    assert mine.effective(INFLUENCE) == 16


@pytest.mark.rule("PAL-1.5")
def test_the_effective_value_adds_the_bonus_of_the_revealed_paladin() -> None:
    s = stage()
    mine = give(s.players[0], strength=2, faith=1)
    assert [mine.effective(a) for a in (FAITH, STRENGTH, INFLUENCE)] == [1, 2, 0]
    give(mine, strength=2, faith=1, paladin="engelier")
    assert [mine.effective(a) for a in (FAITH, STRENGTH, INFLUENCE)] == [2, 5, 0]
    mine.paladin, mine.chosen = NONE, mine.paladin  # face down it gives nothing
    assert mine.effective(STRENGTH) == 2


@pytest.mark.rule("PAL-1.6")
def test_scoring_uses_the_track_alone() -> None:
    s = stage()
    give(s.players[0], strength=4, paladin="roland")
    sheet = game.scores(s)[0]
    assert {line.id: line.points for line in sheet.lines}["strength"] == 3


@pytest.mark.rule("PAL-1.7", "PAL-7.5")
def test_own_general_and_tax_supply_are_apart() -> None:
    s = stage()
    mine = give(s.players[0], "labourer merchant")
    play(start(s), "use trade 2")
    assert (mine.silver, s.tax) == (3, 8)
    assert held(mine) == {}


@pytest.mark.rule("PAL-1.8")
def test_left_and_right_side_actions() -> None:
    assert [ACTIONS[a] for a in LEFT] == ["develop", "recruit", "hunt", "trade", "pray", "conspire"]
    assert [ACTIONS[a] for a in RIGHT] == ["commission", "fortify", "garrison", "absolve", "attack", "convert"]


@pytest.mark.rule("PAL-1.9")
def test_counts_of_actions() -> None:
    s = stage()
    mine = s.players[0]
    mine.monks, mine.outposts, mine.built = 1, 2, 3
    mine.walls, mine.jars, mine.attacked, mine.converted = [1] * 4, [0, 1], [1] * 6, [1] * 5
    assert [mine.count(a) for a in RIGHT] == [1, 4, 2, 2, 6, 5]
    assert mine.count(0) == 3


@pytest.mark.rule("PAL-1.10")
def test_hired_townsfolk_are_kept_and_discarded_ones_are_not() -> None:
    s = stage()
    mine = give(s.players[0], "labourer 2 fighter", silver=5)
    give(s.players[1], "labourer", silver=5)
    townsfolk_row(s, {5: "tf_15", 4: "tf_04"})
    table = play(start(s), "use recruit 2", "hire tf_15 0", "end")
    assert mine.kept == [TOWNSFOLK["tf_15"]]
    play(table, "use recruit 1", "send tf_04 1")
    assert s.players[1].kept == []
    assert s.townsfolk_gone == [TOWNSFOLK["tf_04"]]


@pytest.mark.rule("PAL-1.11", "PAL-X7")
def test_what_each_right_side_action_needs_and_raises() -> None:
    table = {ACTIONS[a]: (game_attribute(NEEDS[a]), game_attribute(RAISES[a])) for a in RIGHT}
    assert table == {
        "commission": ("faith", "influence"),
        "fortify": ("influence", "strength"),
        "garrison": ("strength", "faith"),
        "absolve": ("influence", "faith"),
        "attack": ("strength", "influence"),
        "convert": ("faith", "strength"),
    }


def game_attribute(number: int) -> str:
    return COMPONENTS.attributes[number].id


@pytest.mark.rule("PAL-1.12")
def test_the_packing_list_is_that_of_the_box() -> None:
    counts = {entry.id: entry.count for entry in COMPONENTS.component_counts}
    assert counts["labourers"] == 22 and counts["fighters"] == counts["criminals"] == 18
    assert (counts["workshops"], counts["monks"], counts["outposts"], counts["jars"]) == (32, 28, 28, 28)
    assert (counts["paladin_cards"], counts["townsfolk"], counts["outsiders"]) == (48, 32, 36)
    assert (counts["kings_favour"], counts["kings_orders"], counts["debt"]) == (10, 6, 24)
    assert (counts["suspicion"], counts["tavern"], counts["wall"], counts["scheme"]) == (24, 24, 24, 17)
    assert (counts["silver"], counts["provisions"]) == (50, 40)


# -- setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("PAL-2.1", "PAL-2.2", "PAL-2.3", "PAL-2.6", "PAL-2.7", "PAL-2.11")
def test_decks_and_rows(seats: int) -> None:
    s = first_table(seats).state
    assert len(s.townsfolk_row) == 5 and NONE not in s.townsfolk_row and len(s.townsfolk) == 27
    assert len(s.outsider_row) == 6 and NONE not in s.outsider_row and len(s.outsiders) == 30
    assert len(s.walls) == len(s.suspicion) == len(s.taverns) == 24
    assert s.suspicion_gone == s.taverns_gone == s.townsfolk_gone == s.outsiders_gone == []
    other = first_table(seats, seed=1).state
    assert (s.townsfolk, s.walls, s.suspicion, s.taverns) != (
        other.townsfolk,
        other.walls,
        other.suspicion,
        other.taverns,
    )
    view = game.view(s, 0)
    assert (len(view.townsfolk), len(view.orders), len(view.favours)) == (5, 3, 5)
    assert (len(view.outsiders), len(game.faces().regions)) == (6, 6)


@pytest.mark.rule("PAL-2.2", "PAL-2.3", "PAL-2.6", "PAL-2.7", "PAL-2.8", "PAL-2.9", "PAL-2.11", "PAL-2.17", "PAL-30.5")
def test_every_deck_is_shuffled() -> None:
    def decks(seed: int) -> list[list[int]]:
        s = first_table(1, seed).state
        assert s.rival is not None
        return [
            s.townsfolk,
            s.townsfolk_row,
            s.walls,
            s.suspicion,
            s.outsiders,
            s.outsider_row,
            s.orders + s.unused_orders,
            s.favours + s.unused_favours,
            s.taverns,
            s.players[0].deck,
            s.rival.deck,
        ]

    for one, other in zip(decks(0), decks(1), strict=True):
        assert one != other and one != sorted(one)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("PAL-2.4")
def test_the_tax_supply_starts_by_the_number_of_players(seats: int) -> None:
    s = first_table(seats).state
    assert s.tax == s.tax_start == TAX_START[seats]
    assert 5 <= s.tax <= 8
    assert TAX_START[4] == 8


@pytest.mark.rule("PAL-2.5", "PAL-19.1")
def test_debts_are_stacked_unpaid_side_up() -> None:
    s = stage()
    give(s.players[0], "labourer")
    townsfolk_row(s, {1: "tf_15"})
    play(start(s), "use recruit 1", "send tf_15 debt")
    assert (s.players[0].unpaid, s.players[0].paid) == (1, 0)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("PAL-2.8", "PAL-2.9", "PAL-2.10")
def test_kings_cards_lie_face_down_and_the_rest_leaves_the_game(seats: int) -> None:
    s = first_table(seats).state
    assert len(s.orders) == len(s.unused_orders) == 3
    assert len(s.favours) == len(s.unused_favours) == 5
    assert s.orders_open == s.favours_open == 0
    for seat in (*range(seats), None):
        view = game.view(s, seat)
        assert [slot.card for slot in view.orders] == [None] * 3
        assert [slot.card for slot in view.favours] == [None] * 5


@pytest.mark.rule("PAL-2.12", "PAL-D15", "PAL-D16")
def test_the_general_supply_never_runs_out() -> None:
    s = stage()
    mine = give(s.players[0], "labourer merchant")
    mine.workers[0] = 30
    mine.silver, mine.unpaid = 60, 30
    townsfolk_row(s, {1: "tf_12"})
    play(start(s), "use recruit 1", "send tf_12 debt", "place labourer")
    assert (mine.unpaid, mine.workers[0]) == (31, 31)


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.rule("PAL-2.13", "PAL-2.14", "PAL-2.16", "PAL-2.17")
def test_what_each_player_receives(seats: int) -> None:
    s = first_table(seats).state
    view = game.view(s, 0)
    for player, shown in zip(s.players, view.players, strict=True):
        assert (player.silver, player.provisions, sum(player.workers)) == (3, 1, 0)
        assert player.tracks == [0, 0, 0]
        assert sorted(player.deck) == list(range(12))
        assert shown.workshops == shown.monks == shown.outposts == shown.jars == []
    jars = game.faces().jars
    assert len(game.faces().workshop_row) == 8 and len(jars) == 7 and list(jars) == sorted(jars)
    assert s.players[0].deck != s.players[1].deck
    assert shown.deck == 12


@pytest.mark.rule("PAL-2.15")
def test_the_sets_of_paladins_are_the_same() -> None:
    s = first_table(4).state
    assert all(sorted(player.deck) == sorted(s.players[0].deck) for player in s.players)
    assert all(card.copies_per_player == 1 and card.copies_total == 4 for card in COMPONENTS.paladins)


@pytest.mark.rule("PAL-2.18")
def test_the_first_player_is_random() -> None:
    firsts = {set_up(4, {"difficulty": "easy"}, Rng.seeded(seed)).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("PAL-2.19", "PAL-D21")
def test_setup_hires_run_against_the_order_of_turns() -> None:
    table = first_table(4)
    s = table.state
    order = []
    for hired in range(4):
        ask = table.asks[0]
        assert asked(table) == "ask-setup-hire"
        assert len(ask.options) == 5 - hired and "decline" not in offered(table)
        order.append(ask.seat)
        table.choose(ask.options[hired % len(ask.options)])
        while asked(table) == "ask-discard":
            table.choose("discard 0")
    assert order == [(s.first - 1 - step) % 4 for step in range(4)]


@pytest.mark.rule("PAL-2.20")
def test_a_setup_hire_costs_nothing() -> None:
    s = stage(2, round=0)
    s.phase, s.active = SETUP_HIRE, 1
    for player in s.players:
        give(player, silver=3, provisions=1)
    townsfolk_row(s, {1: "tf_07", 2: "tf_10", 3: "tf_12", 4: "tf_13", 5: "tf_24"})
    play(start(s), "hire tf_07 0", "hire tf_10 0")
    for player in s.players:
        assert (player.silver, player.provisions, player.unpaid) == (3, 1, 0)


@pytest.mark.rule("PAL-2.21")
def test_a_hired_townsfolk_is_public() -> None:
    s = stage(2, round=0)
    s.phase, s.active = SETUP_HIRE, 1
    townsfolk_row(s, {1: "tf_07"})
    play(start(s), "hire tf_07 0")
    for seat in (0, 1, None):
        assert game.view(s, seat).players[1].kept == ["tf_07"]


@pytest.mark.rule("PAL-2.22", "PAL-2.23", "PAL-X1")
def test_an_instant_reward_comes_at_once_and_the_slot_stays_empty_until_all_have_hired() -> None:
    s = stage(2, round=0)
    s.phase, s.active = SETUP_HIRE, 1
    for player in s.players:
        give(player, silver=3, provisions=1)
    townsfolk_row(s, {1: "tf_01", 2: "tf_08", 3: "tf_10", 4: "tf_12", 5: "tf_13"})
    coming = s.townsfolk[::-1]
    table = play(start(s), "hire tf_08 0")
    assert (s.players[1].silver, s.players[1].provisions) == (3, 2)
    assert s.players[1].kept == [TOWNSFOLK["tf_08"]]
    assert s.townsfolk_row[1] == NONE
    play(table, "hire tf_12 0")
    left = [TOWNSFOLK[id] for id in ("tf_01", "tf_10", "tf_13")]
    assert s.townsfolk_row == [coming[1], coming[0], *left]
    assert s.townsfolk_gone == []


@pytest.mark.rule("PAL-30.1", "PAL-D66")
def test_a_single_player_sets_up_as_for_one_player() -> None:
    table = first_table(1)
    s = table.state
    assert s.tax == TAX_START[1] == 5
    assert [piece == CLOSED for piece in s.pieces] == [least > 1 for least in SPACE_PLAYERS]
    assert asked(table) == "ask-setup-hire" and table.asks[0].seat == 0
    mine = s.players[0]
    assert (mine.silver, mine.provisions) == (3, 1)


@pytest.mark.rule("PAL-D1")
def test_values_only_seen_in_pictures_come_from_the_data_and_say_so() -> None:
    reconstructed = [card.id for card in COMPONENTS.townsfolk if card.provenance == "reconstructed"]
    assert reconstructed == ["tf_29"]
    assert all(place.provenance == "reconstructed" for place in COMPONENTS.player_board.workshop_row)
    assert [face.id for face in game.faces().townsfolk.values() if face.provenance == "reconstructed"] == ["tf_29"]


@pytest.mark.rule("PAL-28.11", "PAL-16.1")
def test_six_orders_one_for_each_right_side_action() -> None:
    assert {card.action for card in COMPONENTS.kings_orders} == {ACTIONS[a] for a in RIGHT}
    assert {card.required_count for card in COMPONENTS.kings_orders} == {5}
    five = Tally(tracks=(0, 0, 0), commission=5)
    four = Tally(tracks=(0, 0, 0), commission=4)
    assert lines(five, [ORDER["order_commission"]])[0].points == 4
    assert lines(four, [ORDER["order_commission"]])[0].points == 0
