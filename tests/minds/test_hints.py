"""Hints: the best ways to go on from a question, by what the seat that is asked can know."""

from __future__ import annotations

import pytest
from tests.games.for_the_king.scenes import P1, P2, phase_two
from tests.games.hinting import hinted
from tests.kernel.tiny import tiny

from kingstable.kernel import Candidate, Message, Option, Rng, ScoreLine, Sight, Table, find_game, game_ids
from kingstable.kernel.registry import package_of
from kingstable.minds import find_mind
from kingstable.minds.hints import LEAST, AtOnce, Outlook, Way, within_turn
from kingstable.minds.reasons import Prospect
from kingstable.minds.search import Judged, Line

GAMES = [id for id in game_ids() if package_of(find_game(id)).startswith("kingstable.games.")]


@pytest.mark.parametrize("id", GAMES)
def test_hints_are_ways_to_go_on_that_begin_differently(id: str) -> None:
    table = Table.new(id, 2, seed="hints", quiet=True)
    rng = Rng.seeded(id)
    for _ in range(30):
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    found = hinted(table)
    first = [hint.choices[0] for hint in found]
    assert 1 <= len(found) <= 3
    assert len(set(first)) == len(first)
    assert set(first) <= set(table.asks[0].options)
    assert all(0 <= hint.chance <= 1 for hint in found)


@pytest.mark.parametrize("id", ["paladins", "viscounts", "tiletum"])
def test_a_way_from_the_middle_of_a_turn_goes_on_to_its_end(id: str) -> None:
    table, rng = Table.new(id, 2, seed="middle", quiet=True), Rng.seeded("middle")
    greedy, whole = find_mind(id, "greedy"), 0
    while len(table.made) < 80:
        seat = table.asks[0].seat
        began = len(table.made) and table.made[-1].seat == seat and len(table.asks[0].options) > 2
        for hint in hinted(table)[:1] if began and rng.below(4) == 0 else ():
            ended, told = table.copy(), list[Message]()
            for choice in hint.choices:
                while ended.ask_of(seat) is None:
                    other = ended.asks[0]
                    ended = within_turn(ended, other.options[0], seat, told, by=other.seat)
                ended = within_turn(ended, choice, seat, told)
            cut = {reason.id for reason in hint.reasons} & {"hint-open", "hint-others-first"}
            assert cut or ended.ask_of(seat) is None
            whole += not cut
        table.choose(greedy.choose(Sight.of(table, seat, rng)), seat=seat)
    assert whole, "nothing was looked at"


def test_a_game_that_tells_no_prospects_has_hints_too() -> None:
    table = Table.new(tiny, 2, {"rounds": 3}, seed=1, quiet=True)
    assert hinted(table)[0].choices[0] in table.asks[0].options


def test_of_ways_that_are_about_as_good_none_comes_first_that_only_costs_more() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)
    dear, cheap, worse = (
        Way(
            Line(Candidate(0.0, ()), 0.0), AtOnce((), [], [], []), Prospect([], means, frozenset(), [], [], [], margins)
        )
        for means, margins in (
            ([ScoreLine("gold-held", -5)], [1.1, 1.0]),
            ([ScoreLine("gold-held", -4)], [1.0, 1.0]),
            ([ScoreLine("gold-held", -3)], [-4.0, -4.0]),
        )
    )
    assert search.spoken_for([dear, cheap, worse]) == [cheap, dear, worse]
    assert search.spoken_for([cheap, dear, worse]) == [cheap, dear, worse]
    assert search.spoken_for([cheap, worse, dear]) == [cheap, dear, worse], "what is worse comes after what is as good"


def test_of_ways_that_are_about_as_good_the_first_brings_more_points_that_last() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)

    def way(points: int, gold: int, margin: float, last: bool) -> Way:
        brings, means = [ScoreLine("dip", points)], [ScoreLine("gold-held", gold)]
        seen = Prospect(brings, means, frozenset(), [brings] * 2, [], [], [margin] * 2, last)
        return Way(Line(Candidate(0.0, ()), 0.0), AtOnce((), brings, means, []), seen)

    kept, paid, far = way(0, 5, 1.2, last=True), way(3, 0, 1.0, last=True), way(9, 0, -4.0, last=True)
    assert search.spoken_for([kept, paid, far]) == [paid, kept, far]
    kept, paid = way(0, 5, 1.2, last=False), way(3, 0, 1.0, last=False)
    assert search.spoken_for([kept, paid]) == [kept, paid]


def test_a_way_that_is_close_to_one_that_is_close_to_the_best_does_not_come_first() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)

    def way(points: int, margin: float) -> Way:
        brings, means = [ScoreLine("dip", points)], [ScoreLine("ink", -points)]
        seen = Prospect(brings, means, frozenset(), [brings] * 2, [], [], [margin] * 2)
        return Way(Line(Candidate(0.0, ()), 0.0), AtOnce((), brings, means, []), seen)

    best, close, closer = way(0, 1.0), way(1, 0.6), way(2, 0.2)
    assert search.spoken_for([best, close, closer])[0] == close


def test_of_ways_that_are_about_as_good_the_first_does_nothing_in_vain() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)
    one, two, *_ = table.asks[0].options

    def way(choices: tuple[Option, ...], gold: int, ink: int, margin: float) -> Way:
        means = [ScoreLine("gold-held", gold), ScoreLine("ink", ink)]
        seen = Prospect([], means, frozenset(), [[]] * 2, [], [], [margin] * 2)
        return Way(Line(Candidate(0.0, ()), 0.0), AtOnce(choices, [], means, []), seen)

    longer, shorter = way((one, two), 0, 1, 1.2), way((two,), 2, 0, 1.0)
    assert search.spoken_for([longer, shorter]) == [shorter, longer]
    another = way((one,), 2, 0, 1.0)._replace(sure=AtOnce((one, one), [], [], []))
    assert search.spoken_for([longer, another]) == [longer, another]
    richer = way((one, two), 2, 1, 1.2)
    assert search.spoken_for([richer, shorter]) == [richer, shorter]


def test_a_way_that_is_only_behind_the_first_comes_after_one_that_is_as_good() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)
    first, behind, alike, worse = (
        Way(
            Line(Candidate(0.0, ()), 0.0), AtOnce((), [], [], []), Prospect([], means, frozenset(), [], [], [], margins)
        )
        for means, margins in (
            ([ScoreLine("ink", 1)], [1.0, 1.0]),
            ([], [0.9, 0.9]),
            ([ScoreLine("seals", 1)], [0.8, 0.8]),
            ([ScoreLine("seals", 1)], [-4.0, -4.0]),
        )
    )
    assert search.spoken_for([first, behind, alike]) == [first, alike, behind]
    assert search.spoken_for([first, behind, worse]) == [first, behind, worse]


def test_ways_are_tried_in_several_worlds_however_late_it_is() -> None:
    table = Table.new("for_the_king", 3, seed="late", quiet=True)
    search = Outlook(Sight.of(table, table.asks[0].seat, Rng.seeded("hint")), 0.0, lambda: 1.0)
    assert all(len(line.met) >= LEAST for line in search.best_few(8, 3))
    assert all(0 < search.hint(0, [search.way(line)]).chance < 1 for line in search.best_few(8, 3))


@pytest.mark.parametrize("id", GAMES)
def test_every_way_has_a_reason(id: str) -> None:
    table = Table.new(id, 2, seed="reasons", quiet=True)
    for hint in hinted(table):
        assert any(reason.id.startswith("hint-") for reason in hint.reasons)


def test_ways_stand_in_the_order_of_what_came_of_them() -> None:
    table, rng, looked = Table.new("viscounts", 1, seed="order", quiet=True), Rng.seeded("order"), 0
    greedy = find_mind("viscounts", "greedy")
    while looked < 4:
        if len(table.asks[0].options) > 2:
            values = [Judged(hint.margin, hint.chance).value for hint in hinted(table)]
            assert values == sorted(values, reverse=True)
            looked += 1
        table.choose(greedy.choose(Sight.of(table, 0, rng)), seat=0)
