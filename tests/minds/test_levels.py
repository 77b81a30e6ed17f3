"""Levels: one search for all games, over what each game tells of its prospects; it knows no more than its seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from statistics import fmean
from types import SimpleNamespace
from typing import ClassVar

import pytest
from tests.kernel.tiny import tiny
from tests.minds.sights import Blindfolded

from kingstable.kernel import AnyGame, Level, Rng, Table, find_game, game_ids, part_of
from kingstable.kernel.registry import package_of
from kingstable.minds import Sight, answers_at_once, find_mind, ladder, levels, mind_ids
from kingstable.minds.levels import LEVELS, SHARE, Thoughtful, level_of
from kingstable.minds.search import Judged, Line, Plain, Search, prospects, take

GAMES = [id for id in game_ids() if package_of(find_game(id)).startswith("kingstable.games.")]
SOLO = {"paladins", "tiletum", "viscounts"}
#: Turns that are looked at, and what overlooking costs a beginner at least in each of them, by what ways seem worth: in
#: For the King their order alone.
TURNS = 8
COSTS = {"kingdom_builder": 1.5, "for_the_king": 0.05, "paladins": 0.15, "viscounts": 1.2, "tiletum": 3.0}


def _tables(id: str, seed: str) -> list[Table]:
    seats = (1, 2) if id in SOLO else (2, 3)
    return [Table.new(id, number, seed=seed, quiet=True) for number in seats]


def _played(table: Table, mind: Thoughtful, rng: Rng, most: int) -> None:
    """One seat is the mind's, the others choose at random."""
    for _ in range(most):
        if table.over:
            return
        ask = table.asks[0]
        option = mind.choose(Sight.of(table, 0, rng)) if ask.seat == 0 else rng.pick(ask.options)
        assert option in ask.options
        table.choose(option, seat=ask.seat)


def _quick(level: Level) -> Thoughtful:
    """A mind whose clock goes on by a second whenever it looks at it."""
    ticks = count()
    return Thoughtful(level, lambda: float(next(ticks)))


@pytest.mark.parametrize("id", GAMES)
def test_candidates_can_be_chosen_and_stages_only_grow(id: str) -> None:
    rng = Rng.seeded(id)
    for table in _tables(id, "candidates"):
        part = prospects(table.game, rng)
        reached = [part.stage(table.state, seat) for seat in range(table.seats)]
        while not table.over:
            ask = table.asks[0]
            option = rng.pick(ask.options)
            if rng.below(20) == 0:
                found = part.candidates(table.imagine(ask.seat, rng), ask, rng.pick((1, 4)))
                assert 1 <= len(found) <= 4
                assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
                assert all(each.choices[0] in ask.options for each in found)
                option = found[0].choices[0]
            table.choose(option, seat=ask.seat)
            now = [part.stage(table.state, seat) for seat in range(table.seats)]
            assert table.over or all(later >= earlier for later, earlier in zip(now, reached, strict=True))
            reached = now


@pytest.mark.parametrize("id", [id for id in GAMES if id in SOLO or id == "kingdom_builder"])
def test_what_one_of_two_is_ahead_the_other_is_behind(id: str) -> None:
    table = Table.new(id, 2, seed="margin", quiet=True)
    part = prospects(table.game, Rng.seeded("margin"))
    table.play_out(lambda ask: ask.options[0], 60)
    assert part.margin(table.state, 0) == -part.margin(table.state, 1)


@pytest.mark.parametrize("id", GAMES)
def test_a_thoughtful_mind_chooses_what_is_offered(id: str) -> None:
    for table in _tables(id, "offered"):
        _played(table, _quick(Level(4.0, 3)), Rng.seeded("offered"), 8)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("level", [Level(4.0, 3), Level(0.0, 3, 0.5)])
def test_a_level_needs_nothing_but_its_imagination(id: str, level: Level) -> None:
    table = Table.new(id, 2, seed="blind", quiet=True)
    ask = table.asks[0]
    sight = Blindfolded(Sight.of(table, ask.seat, Rng.seeded("blind")))
    assert not hasattr(sight, "_table")
    assert _quick(level).choose(sight) in ask.options


def test_a_game_that_tells_no_prospects_is_searched_plainly() -> None:
    game: AnyGame = tiny
    assert part_of(find_game("kingdom_builder"), "prospects") is not None
    table = Table.new(game, 2, seed=1, quiet=True)
    part = Plain(game, Rng.seeded(1))
    assert len(part.candidates(table, table.asks[0], 2)) == min(2, len(table.asks[0].options))
    assert part.margin(table.state, 0) == -part.margin(table.state, 1)


def test_levels_stand_in_order_around_the_games_own_mind() -> None:
    assert mind_ids("paladins") == ["random", "beginner", "apprentice", "greedy", "expert", "master"]
    assert ladder("paladins") == mind_ids("paladins")
    assert [answers_at_once("kingdom_builder", name) for name in LEVELS] == [True, True, False, False]


@pytest.mark.parametrize("id", ["kingdom_builder", "for_the_king"])
def test_a_level_that_a_game_leaves_out_is_not_offered_and_plays_on_where_it_sits(id: str) -> None:
    assert ladder(id) == ["random", "beginner", "apprentice", "greedy", "master"]
    assert "expert" in mind_ids(id)
    assert level_of(find_game(id), "expert") == LEVELS["expert"]
    table = Table.new(id, 2, seed=7, quiet=True)
    assert find_mind(id, "expert", seconds=0.01).choose(Sight.of(table, 0, Rng.seeded(1))).notation


def test_a_plan_is_kept_to_where_it_is_asked_for() -> None:
    one, two, three = (SimpleNamespace(name=name) for name in "abc")
    plan = [one, two, three]
    assert take(plan, [two]) is two  # type: ignore[arg-type, list-item]
    assert plan == [three]
    assert take(plan, [one]) is None  # type: ignore[arg-type, list-item]
    assert plan == [three]


def test_a_level_thinks_by_the_clock_it_is_given() -> None:
    table = Table.new("kingdom_builder", 2, {"first": "0"}, seed=5, quiet=True)
    ticks = count()
    find_mind("kingdom_builder", "master", lambda: float(next(ticks))).choose(Sight.of(table, 0, Rng.seeded(1)))
    assert next(ticks) > 1


def test_thinking_ends_with_its_time() -> None:
    """However much it is, no more than the clock allows."""
    table = Table.new("kingdom_builder", 2, {"first": "0"}, seed=5, quiet=True)
    looks: list[float] = []

    def clock() -> float:
        looks.append(len(looks) * 0.01)
        return looks[-1]

    Thoughtful(Level(0.2, 4), clock).choose(Sight.of(table, 0, Rng.seeded(1)))
    assert len(looks) < 40


class _Watched(Search):
    """A search that notes the worlds in which ways were tried."""

    tried: ClassVar[list[int]] = []

    def _judged(self, table: Table, line: Line, stages: int) -> Judged:
        self.tried.append(len(line.met))
        return super()._judged(table, line, stages)


@pytest.mark.parametrize("seconds", [0.0, 3.0, 8.0])
def test_a_world_for_which_time_is_lacking_is_broken_off_and_says_nothing(seconds: float) -> None:
    """The clock goes on by a second whenever it is looked at, which is after each of eight ways."""
    sight = Sight.of(Table.new("kingdom_builder", 2, {"first": "0"}, seed=5, quiet=True), 0, Rng.seeded(1))
    ticks = count()
    _Watched.tried.clear()
    found = _Watched(sight, seconds, lambda: float(next(ticks))).best(8)
    assert len(_Watched.tried) < 8
    assert next(ticks) <= seconds + 3
    assert found.choices == prospects(sight.game, sight.rng).candidates(sight.imagine(), sight.ask, 8)[0].choices


def test_what_a_thought_leaves_of_its_time_is_there_for_the_next() -> None:
    table = Table.new("kingdom_builder", 2, {"first": "0"}, seed=5, quiet=True)
    now = [0.0]
    mind = Thoughtful(Level(2.0, 1), lambda: now[0])  # one way alone: there is nothing to compare
    mind.choose(Sight.of(table, 0, Rng.seeded(1)))
    assert mind._left == 2.0
    now_and_then = count()
    mind = Thoughtful(Level(2.0, 8), lambda: float(next(now_and_then)))
    mind.choose(Sight.of(table, 0, Rng.seeded(1)))
    assert mind._left == 0.0


@pytest.mark.parametrize("id", GAMES)
def test_each_game_has_all_levels_and_none_keeps_anybody_waiting(id: str) -> None:
    game = find_game(id)
    beginner, apprentice, expert, master = (level_of(game, name) for name in LEVELS)
    assert not beginner.seconds and not apprentice.seconds
    assert beginner.slip > apprentice.slip > 0
    assert 0 < expert.seconds < master.seconds
    assert SHARE * master.seconds < 1, "a single answer within a second"


def _turns(id: str, count: int) -> Iterator[Sight]:
    """Where so many turns begin, three apart, in a game of the game's own mind."""
    table = Table.new(id, 2, seed="overlooked", quiet=True)
    minds, rng = [find_mind(id, "greedy"), find_mind(id, "greedy")], Rng.seeded("overlooked")
    begun = 0
    while not table.over and begun < 3 * count:
        sight = Sight.of(table, table.asks[0].seat, rng)
        if sight.begins and len(sight.ask.options) > 1:
            begun += 1
            if begun % 3 == 0:
                yield sight
        table.choose(minds[sight.seat].choose(sight), seat=sight.seat)


@pytest.mark.parametrize("id", GAMES)
def test_what_a_level_overlooks_costs_it_points(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The weaker it is, the more; also where many ways come to the same."""
    game, lost = find_game(id), {"beginner": 0.0, "apprentice": 0.0}
    for sight in _turns(id, TURNS):
        for name in lost:
            level = level_of(game, name)
            found = prospects(game, sight.rng).candidates(sight.imagine(), sight.ask, level.top)
            part = SimpleNamespace(candidates=lambda *_, found=found: [*found])
            monkeypatch.setattr(levels, "prospects", lambda *_, part=part: part)
            taken = [Thoughtful(level)._glanced(sight).worth for _ in range(40)]
            lost[name] += found[0].worth - fmean(taken)
    assert lost["beginner"] > COSTS[id] * TURNS
    assert lost["beginner"] > lost["apprentice"] > 0


@pytest.mark.parametrize("begins", [True, False])
def test_nothing_is_overlooked_within_a_turn(begins: bool) -> None:
    table = Table.new("for_the_king", 2, seed=5, quiet=True)
    sight = type("Moment", (Blindfolded,), {"begins": begins})(
        Sight.of(table, table.asks[0].seat, Rng.seeded("within"))
    )
    chosen = {Thoughtful(Level(0.0, 3, 0.5)).choose(sight).notation for _ in range(20)}
    assert (len(chosen) > 1) == begins


def test_a_game_that_says_nothing_of_levels_has_the_usual_ones() -> None:
    assert level_of(tiny, "master") == LEVELS["master"]
