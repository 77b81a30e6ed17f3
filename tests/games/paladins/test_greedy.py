"""Greedy at Paladins: plays any table, plans whole rounds, and beats random players."""

import pytest
from tests.games.paladins.scenes import give, outsider_row, stage, start

from kingstable.arena.contest import Contest, play
from kingstable.games.paladins.greedy import CLOSE, best_round, rounds
from kingstable.games.paladins.scoring import points
from kingstable.games.paladins.worth import worth
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
