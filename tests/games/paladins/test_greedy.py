"""Greedy at Paladins: plays any table, plans whole rounds, and beats random players; and what a search is told."""

import pytest
from tests.games.paladins.scenes import ORDER, crew, give, keep, outsider_row, put_piece, stage, start

from kingstable.arena.contest import Contest, play
from kingstable.games.paladins.greedy import CLOSE, best_round, rounds
from kingstable.games.paladins.options import Pass, Use, UseFavour
from kingstable.games.paladins.prospects import (
    CAUGHT_UP,
    SKILLED,
    TRIED,
    WITHIN,
    candidates,
    margin,
    means,
    strengths,
)
from kingstable.games.paladins.scoring import points
from kingstable.games.paladins.worth import PLAIN, kept, worth
from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, default_mind, find_mind


def test_greedy_is_the_opponent_a_newcomer_meets() -> None:
    assert default_mind("paladins") == "greedy"


@pytest.mark.parametrize("seats", [1, 2])
def test_greedy_chooses_what_is_offered(seats: int) -> None:
    table = Table.new("paladins", seats, {"difficulty": "hard"}, seed=seats, quiet=True)
    minds = [find_mind("paladins", "greedy" if seat == 0 else "random") for seat in range(seats)]
    rng = Rng.seeded("offered")
    while not table.over:
        ask = table.asks[0]
        option = minds[ask.seat].choose(Sight.of(table, ask.seat, rng))
        assert option in ask.options
        table.choose(option, seat=ask.seat)


def test_a_plan_uses_the_workers_for_what_brings_most() -> None:
    s = stage(2, 7)
    mine = give(s.players[0], "scout labourer fighter", strength=1, influence=11)
    outsider_row(s, {1: "out_18"})
    plan = best_round(s, 0)
    assert [choice.notation for choices, _ in plan.turns for choice in choices][:2] == [
        "use attack 3",
        "attack out_18 0",
    ]
    assert plan.value > worth(s, 0)
    assert mine.attacked == []  # planning changes nothing


def test_a_plan_ends_when_nothing_is_gained_any_more() -> None:
    s = stage(2, 7)
    give(s.players[0])
    assert best_round(s, 0).turns == ()


def test_greedy_plans_anew_when_something_comes_out_differently() -> None:
    s = stage(2, 7)
    give(s.players[0], "labourer 2 merchant", silver=2)
    table = start(s)
    mind, rng = find_mind("paladins", "greedy"), Rng.seeded("anew")
    planned = mind.choose(Sight.of(table, 0, rng))
    other = next(option for option in table.asks[0].options if option != planned)
    table.choose(other)  # somebody else moved in its place
    for _ in range(12):
        if table.over or table.ask_of(0) is None:
            break
        option = mind.choose(Sight.of(table, 0, rng))
        assert option in table.asks[0].options
        table.choose(option)


def test_greedy_beats_a_random_player() -> None:
    played = play(Contest("paladins", ("greedy", "random"), seed="strength"), 0)
    assert played.won[played.seating.index(0)]


def test_where_it_is_counted_a_plan_of_the_last_round_is_worth_its_points() -> None:
    s = stage(2, 7)
    give(s.players[0], "labourer 2 fighter 2 cleric", strength=3, silver=4)
    plan = best_round(s, 0, CLOSE._replace(counted=True))
    assert plan.value == points(plan.state, 0) >= points(s, 0)


def test_plans_are_not_made_longer_when_enough_turns_were_tried() -> None:
    s = stage(2, 7)
    give(s.players[0], "labourer 2 fighter 2 cleric", strength=3, silver=4)
    assert len([*rounds(s, 0, CLOSE._replace(enough=1))]) < len([*rounds(s, 0, CLOSE)])


def test_a_plan_places_a_labourer_where_one_will_do() -> None:
    s = stage(2, 2)
    give(s.players[0], "labourer merchant cleric criminal", silver=1)
    anybody, placed = {"use recruit 1", "use hunt 1", "use trade 1", "use conspire 1"}, list[str]()
    for plan in rounds(s, 0, CLOSE._replace(crews=4)):
        for choices, _ in plan.turns[:1]:
            taken, *others = [choice.notation for choice in choices]
            placed += [other for other in others if taken in anybody and other.startswith("place")]
    assert placed and set(placed) == {"place labourer"}


@pytest.mark.parametrize(
    ("workers", "value"),
    [
        ("", 0.0),
        ("labourer 2", 2 * PLAIN.plain),
        ("merchant", PLAIN.coloured),
        ("merchant labourer", PLAIN.coloured + PLAIN.plain),
        ("cleric 3", 2 * PLAIN.coloured + PLAIN.plain),
        ("criminal", PLAIN.criminal),
        ("criminal cleric scout fighter", PLAIN.criminal + 2 * PLAIN.coloured),
    ],
)
def test_each_worker_that_is_kept_is_worth_something_once(workers: str, value: float) -> None:
    assert kept(crew(workers)) == pytest.approx(value)


def test_a_criminal_is_kept_rather_than_another_worker_and_a_labourer_last() -> None:
    for weights in (PLAIN, TRIED):
        assert kept(crew("criminal"), weights) > kept(crew("cleric"), weights) > kept(crew("labourer"), weights)


def test_a_position_is_worth_the_same_at_the_end_of_a_round_and_when_the_next_one_begins() -> None:
    s = stage(2, 6)
    give(s.players[0], "cleric criminal", silver=4, provisions=2, faith=5)
    ended = worth(s, 0, TRIED)
    s.round = 7
    assert worth(s, 0, TRIED, begins=True) == pytest.approx(ended)
    assert worth(s, 0, TRIED) < ended, "nothing could be done with workers and silver any more"


def test_before_the_last_round_a_lead_counts_the_workers_and_silver_for_it() -> None:
    s = stage(2, 7)
    poor = margin(s, 0)
    give(s.players[0], "cleric 2 fighter", silver=4)
    assert margin(s, 0) > poor + 5


def test_the_opponent_without_a_seat_is_expected_to_catch_up_by_its_workshops() -> None:
    for round in range(1, 8):
        ahead = []
        for difficulty in ("easy", "normal", "hard"):
            s = stage(1, round, difficulty=difficulty)
            ahead.append(worth(s, 0, TRIED, begins=True) - points(s, 1) - margin(s, 0))
        assert ahead[0] < ahead[1] < ahead[2]
        assert ahead[1] == pytest.approx(CAUGHT_UP[round - 1][0])


def test_no_way_passes_while_workers_could_do_much_more() -> None:
    s = stage(2, 6)
    workers = "labourer scout merchant fighter 2 cleric 2 criminal"
    give(s.players[0], workers, silver=15, provisions=7, faith=6, strength=8)
    table = start(s)
    for candidate in candidates(table, table.asks[0], 8):
        turns = [option for option in candidate.choices if isinstance(option, Use | UseFavour)]
        assert len(turns) > 1 and isinstance(candidate.choices[-1], Pass)


def test_steps_towards_open_orders_and_townsfolk_who_answer_actions_are_strengths() -> None:
    s = stage(2, 2)
    before = {line.id: line.points for line in strengths(s, 0)}
    assert before == {"order-steps": 0, "helpers": 0}
    s.orders[:3] = [ORDER["order_commission"], ORDER["order_garrison"], ORDER["order_attack"]]
    put_piece(s, 0, "monk", "r1s1", "r1s2")
    put_piece(s, 0, "outpost", "r2s1")
    keep(s, 0, "tf_04", "tf_10")
    assert {line.id: line.points for line in strengths(s, 0)} == {"order-steps": 3, "helpers": 1}


def test_labourers_tell_no_ways_apart_and_points_for_silver_only_where_silver_does_not() -> None:
    s = stage(2)
    give(s.players[0], "labourer 2 scout", silver=3)
    has = {line.id: line.points for line in means(s, 0) if line.points}
    assert has == {"silver": 3, "workers": 3, "worker-scout": 1}
    assert {"worker-labourer"}.isdisjoint({*WITHIN, *SKILLED})
    assert WITHIN["leftovers"] == "silver"
