"""Greedy for Tiletum: it chooses what is offered, also in the middle of a turn, and knows no secret."""

import pytest
from tests.games.tiletum.scenes import at, begin, cost, crest, fairs, hold, houses, live, own, pillars, play, scene

from kingstable.games.tiletum import game
from kingstable.games.tiletum.greedy import CLOSE, WIDE, WIDEST, Greedy, Look, Search
from kingstable.games.tiletum.options import CREST, END, USE, House, Move
from kingstable.games.tiletum.prospects import (
    BURDENS,
    IN_POINTS,
    MOST,
    WITHIN,
    WORTH,
    beginning,
    candidates,
    comes_to,
    expected,
    margin,
    means,
    strengths,
    turns_had,
)
from kingstable.games.tiletum.rules.pieces import cathedral_vp, contribute
from kingstable.games.tiletum.scoring import fair_points
from kingstable.games.tiletum.state import REFRESH
from kingstable.games.tiletum.tables import CATHEDRAL, MERCHANT_MEEPLE, SPACES, SPOT, STONE, TILE
from kingstable.games.tiletum.worth import Worth
from kingstable.kernel import Rng, ScoreLine, Table
from kingstable.minds import Sight, default_mind, find_mind
from kingstable.minds.hints import Outlook
from kingstable.minds.reasons import Prospect, Reading, compare


def test_greedy_is_the_default_opponent() -> None:
    assert default_mind("tiletum") == "greedy"
    assert isinstance(find_mind("tiletum", "greedy"), Greedy)


@pytest.mark.parametrize("seats", [1, 3])
def test_it_plays_a_whole_game_with_offered_options(seats: int) -> None:
    table = Table.new(game, seats, seed=seats, quiet=True)
    minds = [find_mind("tiletum", "greedy" if seat == 0 else "random") for seat in range(seats)]
    rng = Rng.seeded("play")
    while not table.over:
        ask = table.asks[0]
        option = minds[ask.seat].choose(Sight.of(table, ask.seat, rng))
        assert option in ask.options
        table.choose(option)
    totals = [sheet.total for sheet in table.scores()]
    assert totals[0] > 80
    assert seats == 1 or totals[0] == max(totals)


def test_it_goes_on_from_wherever_it_is_asked() -> None:
    """A new mind at every question, half of them answered at random."""
    table = Table.new(game, 2, seed=9, quiet=True)
    rng = Rng.seeded("middle")
    asked = set()
    while table.state.round == 1:
        ask = table.asks[0]
        asked.add(ask.prompt.id)
        option = Greedy().choose(Sight.of(table, ask.seat, rng)) if rng.chance() else rng.pick(ask.options)
        assert option in ask.options
        table.choose(option)
    assert {"ask-start", "ask-die", "ask-end"} < asked


def test_its_choice_does_not_depend_on_hidden_tiles() -> None:
    for seed in range(3):
        choices = []
        for order in ("one", "other"):
            s = scene(2, dice=["gold-1", "food-2", "iron-4", "wool-5", "stone-3"], seed=seed)
            for pile in (s.bonus_pile, s.contract_pile, s.character_pile):
                Rng.seeded(order).shuffle(pile)
            choices.append(Greedy().choose(Sight.of(begin(s), 0, Rng.seeded(seed))))
        assert choices[0] == choices[1]


def test_a_cathedral_that_can_be_paid_is_paid() -> None:
    s = scene(2, dice=["gold-1", "food-2"], round=4)
    cost(s, "Firenze", "cost-6-10")
    pillars(s, 0, "Firenze")
    own(s, 0, stone=6)
    table = begin(s)
    mind, rng = Greedy(), Rng.seeded(1)
    while table.asks[0].seat == 0:
        table.choose(mind.choose(Sight.of(table, 0, rng)))
    assert s.players[0].given_at == 1 << CATHEDRAL["Firenze"]


def test_more_is_worth_more() -> None:
    def worth(**owned: int) -> float:
        s = scene(2)
        own(s, 0, **owned)
        return Worth(s, 0).total()

    assert worth(gold=3) > worth(gold=1) > worth()
    s = scene(2)
    before = Worth(s, 0).total()
    hold(s, 0, "B22")
    assert Worth(s, 0).total() > before
    live(s, 0, 4, 1, "P10")
    crest(s, 0, 4, "B01")
    assert Worth(s, 0).total() > before + 2


def test_when_enough_was_tried_no_further_beginning_is_followed() -> None:
    table = Table.new(game, 2, seed=3, quiet=True)
    ask = table.asks[0]
    quick, whole = Search(table.copy, ask, (3, 1, 1)), Search(table.copy, ask, (3, 1, 100_000))
    assert 0 < len(quick.ends()) < len(whole.ends())
    assert quick.reached < whole.reached


@pytest.mark.parametrize("look", [CLOSE, WIDE, WIDEST])
def test_a_fair_four_steps_away_is_worth_the_walk(look: Look) -> None:
    s = scene(wheel="merchant king architect character contract jester", dice=["gold-1", "food-1"])
    fairs(s, ["Crests", "Houses", "Houses", "Crests"], ["Tiletum", "Leipzig", "Genova", "Praha"])
    table = begin(s)
    best = Search(table.copy, table.asks[0], look).best()
    placed = [SPACES[option.space].spot for option in best.choices if isinstance(option, House)]
    assert SPOT["Leipzig"] in placed
    for option in best.choices:
        table.choose(option)
    assert table.asks[0].seat == 1, "the whole turn can be played"


def test_a_bonus_step_begins_no_walk() -> None:
    """A step that a building grants is one step, also in the middle of a merchant action."""
    s = scene(wheel="merchant king architect character contract jester", dice=["gold-1", "food-1"])
    at(s, 0, merchant="Milano")
    live(s, 0, 2, 1, "P21")
    table = play(begin(s), "die gold-1", "take 1 0", "house Milano-h1", "bonus P21")
    assert table.asks[0].prompt.id not in ("ask-merchant", "ask-architect")
    search = Search(table.copy, table.asks[0], WIDEST)
    assert search._walks(search._reach(())) == []


def test_the_bonuses_of_empty_buildings_are_not_asked_for() -> None:
    s = scene(dice=["gold-1", "food-2"])
    hold(s, 0, "B13")
    for lived in (False, True):
        if lived:
            live(s, 0, 4, 1, "P10")
        table = begin(s.copy())
        search = Search(table.copy, table.asks[0])
        assert USE[TILE["B13"]] in table.asks[0].options
        assert (USE[TILE["B13"]] in search._sensible(search._reach(()))) == lived


def test_a_turn_is_told_without_steps_that_lead_nowhere() -> None:
    s = scene(wheel="merchant king architect character contract jester", first=4, dice=["gold-4", "food-4"])
    at(s, 0, merchant="Koeln")
    table = play(begin(s), "die gold-4", "take 4 0")
    search = Search(table.copy, table.asks[0], WIDEST)
    wandering = ["Antwerpen", "Koeln", "Frankfurt"]
    plan = search._reach((*(Move(MERCHANT_MEEPLE, SPOT[id]) for id in wandering), END))
    assert plan.ask is None
    assert [option.notation for option in search.straight(plan).choices] == ["move merchant Frankfurt", "stop", "end"]
    straight = search.straight(plan)
    assert search.straight(straight) == straight and straight.worth == plan.worth


def test_among_many_ways_some_begin_otherwise() -> None:
    table, rng, looked = Table.new(game, 2, seed="apart", quiet=True), Rng.seeded("apart"), 0
    while looked < 8:
        ask = table.asks[0]
        if len(ask.options) > 8 and ask.prompt.id != "ask-start" and rng.below(3) == 0:
            looked += 1
            found = candidates(table, ask, MOST)
            assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
            assert len({beginning(each.choices[0]) for each in found}) >= 2
        table.choose(Greedy().choose(Sight.of(table, ask.seat, rng)))


# -- what hints tell ------------------------------------------------------------------------------------------------


def _amounts(lines: list[ScoreLine]) -> dict[str, int]:
    return {line.id: line.points for line in lines}


def test_a_piece_that_is_placed_is_no_loss() -> None:
    s = scene()
    before = _amounts(means(s, 0))
    houses(s, 0, "Paris")
    pillars(s, 0, "Paris")
    after = _amounts(means(s, 0))
    changed = {id: after[id] - before[id] for id in after if after[id] != before[id] and id not in WITHIN}
    assert changed == {"houses": 1, "pillars": 1}


def test_a_crest_under_a_building_and_a_character_in_a_room_were_taken() -> None:
    s = scene()
    hold(s, 0, "B01", "P14", "B20")
    live(s, 0, 5, 1, "P11")
    crest(s, 0, 5, "B02")
    held = _amounts(means(s, 0))
    taken = [held[id] for id in ("crests", "crests-taken", "characters", "characters-taken", "helpers-stored")]
    assert taken == [1, 2, 1, 2, 1]


def test_ways_that_take_as_many_tiles_are_told_by_the_tiles() -> None:
    s = scene()
    hold(s, 0, "P04", "B48")
    live(s, 0, 6, 1, "P03")
    held = _amounts(means(s, 0))
    assert [held[f"tile-{id}"] for id in ("P03", "P04", "P05")] == [1, 1, 0]
    assert held["tile-B47"] == 1, "it is the same as B48"
    assert "tile-B48" not in held
    assert WITHIN["tile-P04"] == "characters-taken"


def test_the_way_to_the_next_piece_is_told_in_steps() -> None:
    s = scene(round=2)
    fairs(s, ["Crests", "Houses", "Houses", "Crests"], ["Tiletum", "Brugge", "Hamburg", "Genova"])
    cost(s, "Paris", "cost-3-4")
    at(s, 0, merchant="Tiletum", architect="Tiletum")
    far = ("far-house", "far-fair", "far-pillar", "fair-towns")
    assert [_amounts(means(s, 0))[id] for id in far] == [1, 2, 1, 0]
    s.players[0].dice = [0, 0, 0]
    assert _amounts(means(s, 0))["far-fair"] == 3, "for the fair of this round it is too late"
    houses(s, 0, "Hamburg")
    at(s, 0, merchant="Genova", architect="Paris")
    assert [_amounts(means(s, 0))[id] for id in far] == [0, 0, 0, 1]


def test_stone_is_wanting_until_a_cathedral_is_paid_for() -> None:
    s = scene()
    cost(s, "Paris", "cost-3-4")
    pillars(s, 0, "Paris")
    assert _amounts(strengths(s, 0))["strength-stone"] == 3 - s.players[0].resources[STONE]
    contribute(s, 0, CATHEDRAL["Paris"])
    assert _amounts(strengths(s, 0))["strength-stone"] == 0


def test_turns_that_differ_in_their_order_come_to_the_same() -> None:
    ends = []
    for choices in (("trade wool", "trade iron"), ("trade iron", "trade wool")):
        s = scene(dice=["food-1", "wool-1"])
        own(s, 0, gold=4)
        table = play(begin(s), *choices)
        ends.append(comes_to(table.state, 0))
    assert ends[0] == ends[1]


def test_the_same_crests_and_characters_in_other_places_come_to_the_same() -> None:
    ends, firsts = [], []
    for one, other in (("B01", "B02"), ("B02", "B01")):
        s = scene()
        hold(s, 0, other)
        crest(s, 0, 6, one)
        live(s, 0, 2, 1, "P10" if one == "B01" else "P12")
        live(s, 0, 2, 2, "P12" if one == "B01" else "P10")
        ends.append(comes_to(s, 0))
        firsts.append(beginning(CREST[TILE[one]][5]))
    assert ends[0] == ends[1] and firsts[0] == firsts[1]
    crest(s, 0, 5, "B03")
    assert comes_to(s, 0) != ends[1]


def test_what_cathedrals_paid_is_told_also_where_pillars_differ() -> None:
    reading = Reading(BURDENS, WITHIN, IN_POINTS)
    paid, pillar = [ScoreLine("cathedrals", 12)], ScoreLine("pillars", 1)
    one = Prospect(paid, [pillar], frozenset(), [paid], [[]], [0], [10.0])
    none = Prospect([], [ScoreLine("pillars", 2)], frozenset(), [[]], [[]], [0], [0.0])
    told = [(point.id, point.good) for point in compare(one, none, 2, reading).points]
    assert told[0] == ("cathedrals", True) and ("pillars", False) in told


def test_a_contract_is_told_before_some_wool() -> None:
    sides = [[ScoreLine("wool", 2), ScoreLine("contracts-taken", 0)], [ScoreLine("contracts-taken", -1)]]
    one, other = (Prospect([], means, frozenset(), [[]], [[]], [0], [0.0]) for means in sides)
    told = [point.id for point in compare(one, other, 2, Reading(BURDENS, WITHIN, IN_POINTS, WORTH)).points]
    assert told == ["contracts-taken", "wool"]


def test_contracts_and_crests_promise_something_until_they_leave_the_storehouse() -> None:
    s = scene()
    hold(s, 0, "K10", "K05", "B01")
    assert _amounts(strengths(s, 0))["strength-contracts"] == 13 + 4
    assert _amounts(strengths(s, 0))["strength-crests"] == 1
    s.players[0].storehouse.remove(TILE["K10"])
    assert _amounts(strengths(s, 0))["strength-contracts"] == 4


def test_the_king_track_counts_in_points() -> None:
    s = scene()
    s.players[0].king = 0
    assert _amounts(means(s, 0))["king"] == s.king_vp(0) == -7
    assert "king" in IN_POINTS


def test_who_has_had_one_turn_less_is_not_behind_for_that() -> None:
    for seats in (1, 2):
        s = scene(seats)
        before, turns = expected(s, 0), turns_had(s)
        s.players[1].dice.append(0)
        assert turns_had(s) != turns
        assert expected(s, 0) > before + 5, "what that turn brought is not there yet"


def test_against_the_cardinal_nobody_is_far_ahead_from_the_start() -> None:
    margins = [margin(Table.new(game, 1, seed=seed, quiet=True).state, 0) for seed in range(8)]
    assert -15 < sum(margins) / len(margins) < 15


def test_hints_tell_what_is_expected() -> None:
    table = begin(scene(dice=["gold-1", "food-2"]))
    search = Outlook(Sight.of(table, 0, Rng.seeded("hint")), 0.0, lambda: 0.0)
    table.state.players[1].dice.append(0)
    assert search._judge(table, 0).margin == expected(table.state, 0) != margin(table.state, 0)


def test_fairs_count_with_a_house_or_the_merchant_at_the_next_one() -> None:
    s = scene(round=2)
    fairs(s, ["Crests", "Houses", "Houses", "Crests"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    assert _amounts(means(s, 0))["fairs"] == 0, "the fair in Tiletum is over"
    at(s, 0, merchant="Troyes")
    assert _amounts(means(s, 0))["fairs"] == 0, "he will not wait there for a round"
    at(s, 0, merchant="Genova")
    next_one = fair_points(s, 0, 1, 0)
    assert _amounts(means(s, 0))["fairs"] == next_one > 0
    houses(s, 0, "Troyes")
    assert _amounts(means(s, 0))["fairs"] == fair_points(s, 0, 1, 0) + fair_points(s, 0, 2, 0) > next_one
    s.phase = REFRESH
    assert _amounts(means(s, 0))["fairs"] == fair_points(s, 0, 2, 0)


def test_a_pillar_promises_what_its_cathedral_pays() -> None:
    s = scene()
    cost(s, "Paris", "cost-3-4")
    pillars(s, 0, "Paris")
    promised = _amounts(strengths(s, 0))["strength-cathedrals"]
    assert promised == cathedral_vp(s, CATHEDRAL["Paris"]) > 0
    s.players[0].given_at |= 1 << CATHEDRAL["Paris"]
    assert _amounts(strengths(s, 0))["strength-cathedrals"] == 0
