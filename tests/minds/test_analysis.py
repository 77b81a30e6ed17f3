"""The analysis of a game: its decisions judged by what could be known, its course, and its turning points."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise

import pytest
from msgspec.structs import replace
from tests.kernel.tiny import tiny
from tests.minds.sights import Blindfolded

from kingstable.kernel import Record, Rng, Sight, Table, find_game, game_ids
from kingstable.kernel.registry import package_of
from kingstable.minds import find_mind
from kingstable.minds.analysis import Analysis, Study, analyse, weights
from kingstable.minds.judging import Decision, Expected, Span, Way, judge, judged, kind_of, mistake_of, spans
from kingstable.minds.simple import Random

GAMES = [id for id in game_ids() if package_of(find_game(id)).startswith("kingstable.games.")]


def _ticking(by: float = 1.0) -> Callable[[], float]:
    """A clock that goes on by so much whenever it is looked at."""
    ticks = count()
    return lambda: by * next(ticks)


def _played(id: str, seed: str, turns: int, planted: int | None = None) -> tuple[Record, int]:
    """So many turns of the game's own mind, one of them taken blindly, and the number of choices before that."""
    table = Table.new(id, 2, seed=seed, quiet=True)
    minds = [find_mind(id, "greedy") for _ in range(2)]
    rng, at = Rng.seeded(seed), 0
    for turn in range(turns):
        seat = table.asks[0].seat
        mind = Random() if turn == planted else minds[seat]
        at = len(table.made) if turn == planted else at
        while table.asks and table.asks[0].seat == seat:
            table.choose(mind.choose(Sight.of(table, seat, rng)), seat=seat)
    return table.record, at


def _whole(record: Record, seconds: float) -> Analysis:
    *_, last = analyse(record, seconds, _ticking(0.2))
    return last


@pytest.mark.parametrize("id", GAMES)
def test_every_decision_of_a_game_is_judged_once(id: str) -> None:
    record, _ = _played(id, "once", 6)
    found = spans(record)
    assert all(span.at < span.to for span in found)
    assert all(one.to <= other.at for one, other in pairwise(found))
    for span in found:
        assert len(Table.replay(record, span.at, quiet=True).question(span.seat).options) > 1
        assert {choice.seat for choice in record.choices[span.at : span.to]} == {span.seat}
    decision = judge(record, found[-1], 4.0, _ticking())
    assert (decision.seat, decision.at, decision.to) == found[-1][:3]
    assert decision.lost >= decision.sure >= 0
    assert [step.do for step in decision.played.steps] == [
        choice.do for choice in record.choices[decision.at : decision.to] if not choice.auto
    ]


def test_a_planted_mistake_is_among_the_worst() -> None:
    record, at = _played("kingdom_builder", "b", 6, planted=3)
    found = _whole(record, 8.0)
    worst = sorted(found.decisions, key=lambda each: -each.sure)[:3]
    planted = next(each for each in worst if each.at == at)
    assert planted.kind == "mistake"
    assert planted.better is not None and planted.better.steps
    assert found.players[planted.seat].kinds[planted.kind] >= 1
    assert found.players[planted.seat].lost >= round(planted.sure, 1)


def test_decisions_are_called_by_what_they_cost() -> None:
    assert [kind_of(lost, 4.0) for lost in (0.4, 0.5, 1.5, 4.0)] == ["best", "good", "inaccuracy", "mistake"]
    assert [kind_of(lost, mistake_of(find_game("tiletum"))) for lost in (4.0, 8.0)] == ["inaccuracy", "mistake"]


def test_the_same_game_is_judged_alike_twice() -> None:
    record, _ = _played("for_the_king", "twice", 4)
    assert _whole(record, 2.0) == _whole(record, 2.0)


@pytest.mark.parametrize("id", GAMES)
def test_a_decision_is_judged_by_imagined_worlds_alone(id: str) -> None:
    record, _ = _played(id, "blind", 4)
    span = spans(record)[-1]
    table = Table.replay(record, span.at, quiet=True)
    chosen = [table.game.notation.parse(each.do) for each in record.choices[span.at : span.to] if not each.auto]
    sight = Blindfolded(Sight.of(table, span.seat, Rng.seeded(f"analysis/{span.at}")))
    assert judged(sight, chosen, span, 4.0, _ticking()) == judge(record, span, 4.0, _ticking())


def test_the_first_look_comes_first_and_then_the_worst() -> None:
    record, _ = _played("for_the_king", "order", 4)
    study = Study(record, 30.0)
    found = spans(record)
    losses = [float(place % 3) for place in range(len(found))]
    for span, lost in zip(found, losses, strict=True):
        assert study.task()[0] == span  # type: ignore[index]
        study.take(_decision(span, lost), 0.1)
        assert study.progress <= 50
    closely = study.task()
    assert closely is not None
    assert closely.span == found[losses.index(max(losses))]
    assert closely.seconds > 0.1
    study.take(_decision(closely.span, 0.0), 1000.0)
    assert study.task() is None
    assert study.analysis().progress == 100
    assert study.analysis().decisions[losses.index(max(losses))].lost == 0.0


def test_a_first_look_that_takes_longer_leaves_less_to_those_that_come() -> None:
    record, _ = _played("for_the_king", "order", 4)
    study, (first, *others) = Study(record, 30.0), spans(record)
    fair = 3.0 / (1 + len(others))
    seconds = []
    for span in (first, *others):
        task = study.task()
        assert task is not None
        seconds.append(task.seconds)
        study.take(_decision(span, 0.0), task.seconds + fair if span is first else task.seconds)
    assert seconds[0] == pytest.approx(fair)
    assert sum(seconds) + fair == pytest.approx(3.0), "a tenth of the time, all in all"


def _decision(span: Span, lost: float) -> Decision:
    way, even = Way([], []), [Expected(0.0, 0.5)] * 2
    return Decision(span.seat, span.at, span.to, "good", lost, lost, 2, way, None, even, even)


def test_an_analysis_ends_with_the_result() -> None:
    table = Table.new("for_the_king", 2, seed="end", quiet=True)
    rng = Rng.seeded("end")
    while not table.over:
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    study = Study(table.record, 1.0)
    for span in spans(table.record):
        study.take(_decision(span, 0.0), 1.0)
    last = study.analysis().points[-1]
    totals = [sheet.total for sheet in table.scores()]
    assert last.at == len(table.made)
    assert [each.margin for each in last.players] == [totals[0] - totals[1], totals[1] - totals[0]]


def test_where_chances_change_the_game_turns() -> None:
    record, _ = _played("for_the_king", "turns", 4)
    found = spans(record)
    study = Study(record, 1.0)
    for place, span in enumerate(found):
        decision = _decision(span, 0.0)
        if place == 2:
            worse = [Expected(0.0, 0.8 if seat == span.seat else 0.2) for seat in range(2)]
            decision = replace(decision, best=worse)
        study.take(decision, 1.0)
    turning = study.analysis().turnings[-1]
    assert (turning.at, turning.seat, turning.by) == (found[2].at, found[2].seat, "decision")
    assert (turning.before, turning.after) == (0.8, 0.5)


def test_what_a_game_is_judged_by_has_a_name() -> None:
    assert weights(find_game("kingdom_builder")) == "margin"
    assert weights(find_game("viscounts")) != "margin"


def test_a_game_that_tells_no_prospects_is_analysed_too() -> None:
    table = Table.new(tiny, 2, {"rounds": 2}, seed=1, quiet=True)
    ask = table.asks[0]
    chosen = judged(Sight.of(table, ask.seat, Rng.seeded(1)), ask.options[:1], Span(ask.seat, 0, 1), 4.0, _ticking())
    assert chosen.played.steps[0].do == ask.options[0].notation
