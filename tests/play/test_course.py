"""The course of a game: what happened after a moment, step by step, as somebody saw it."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.games.golden import golden
from tests.play.test_gathering import gathered, play_out
from tests.play.test_match import AT

from kingstable.kernel import Choice, ScoreSheet, Table, find_game, game_ids
from kingstable.kernel.known import known_scores
from kingstable.kernel.steps import MOST
from kingstable.play.acts import Chose
from kingstable.play.course import EVERY, LONGEST, Guide
from kingstable.play.refused import Refused
from kingstable.play.wire import Follow, Step


def _played(game: str, seats: int, seed: int, most: int = 150) -> Table:
    rng = random.Random(seed)
    table = Table.new(game, seats, seed=seed)
    while not table.over and len(table.made) < most:
        ask = rng.choice(table.asks)
        table.choose(rng.choice(ask.options), seat=ask.seat)
    return table


def _steps(guide: Guide, table: Table, since: int, seat: int | None) -> list[Step]:
    found: list[Step] = []
    while since < len(table.made):
        since, more = guide.lead(table, since, None, seat)
        found += more
    return found


@pytest.mark.parametrize("game", game_ids())
def test_steps_tell_the_whole_log_and_lead_to_every_position(game: str) -> None:
    table = _played(game, find_game(game).info.seats[0], 3)
    for seat in (None, 0):
        found = _steps(Guide(), table, 0, seat)
        began = sum(number == 0 for number, _ in table.heard(seat))
        assert [said for step in found for said in step.told] == [said for _, said in table.heard(seat)][began:]
        assert [step.n for step in found] == sorted(step.n for step in found)
        assert max(sum(step.n == n for step in found) for n in range(len(table.made) + 1)) <= MOST
        last = {step.n: step for step in found}
        for n in range(5, len(table.made) + 1, 40):
            then = Table.replay(table.record, upto=n, quiet=True)
            shown = last[max(number for number in last if number <= n)]
            assert bytes(shown.view) == msgspec.json.encode(then.view(seat))
            assert bytes(shown.scores) == msgspec.json.encode(known_scores(then, seat))
            made = table.made[shown.n - 1]
            assert (shown.seat, shown.auto) == (made.seat, made.auto)


@pytest.mark.parametrize("game", game_ids())
def test_every_step_of_a_turn_knows_where_it_began(game: str) -> None:
    table, guide, began = _played(game, find_game(game).info.seats[0], 3), Guide(), []
    at = Table.replay(table.record, upto=0, quiet=True)
    for n, choice in enumerate(table.record.choices):
        if at.begins:
            began.append(n)
        assert {step.turn for step in guide.lead(table, n, n + 1, 0)[1]} <= {began[-1]}
        at.again(choice)
    assert len(began) > 1


def test_points_come_with_the_step_that_tells_of_them() -> None:
    """Seen in Tiletum, where lines of the log name them; what is left over counts too, and is told of nowhere."""
    table = Table.replay(golden("tiletum", "2-minds"))
    untold = ("resources", "pieces", "buildings")
    telling = ("log-score", "log-fulfil", "log-contribute", "log-king-score")
    before, seen = 0, 0
    for step in _steps(Guide(), table, 0, 0):
        sheets = msgspec.json.decode(bytes(step.scores), type=list[ScoreSheet])
        told = [said for said in step.told if said.id in telling]
        after = sum(line.points for sheet in sheets for line in sheet.lines if line.id not in untold)
        if told:
            seen += 1
            assert after - before == sum(said.args["vp"] for said in told)
        before = after
    assert seen > 20


def test_a_guide_goes_on_where_it_was_and_anywhere_else() -> None:
    table = _played("viscounts", 1, 5)
    guide = Guide()
    one_by_one = [step for since in range(40, 60) for step in guide.lead(table, since, since + 1, 0)[1]]
    assert one_by_one == guide.lead(table, 40, 60, 0)[1] == Guide().lead(table, 40, 60, 0)[1]
    upto, steps = Guide().lead(table, 0, None, None)
    assert upto == LONGEST and {step.n for step in steps} <= set(range(1, LONGEST + 1))
    assert guide.lead(table, len(table.made) + 3, None, 0) == (len(table.made), [])


def test_whoever_looks_back_to_and_fro_makes_few_choices_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table, guide = _played("viscounts", 1, 5), Guide()
    record, again, made = table.record, Table.again, 0

    def counted(table: Table, choice: Choice) -> None:
        nonlocal made
        made += 1
        again(table, choice)

    monkeypatch.setattr(Table, "again", counted)
    guide.back(table, len(record.choices))
    assert made == len(record.choices)
    for number in (0, 149, 3, 80, 79, 41, 120):
        made = 0
        then = guide.back(table, number)
        assert made < EVERY
        assert then.digest() == Table.replay(record, upto=number, quiet=True).digest()


def test_what_was_taken_back_is_not_told_any_more() -> None:
    table, guide = Table.new("kingdom_builder", 2, seed=1), Guide()
    for option in table.asks[0].options[:2]:
        table.choose(option)
        upto, steps = guide.lead(table, 0, None, 0)
        assert upto == len(table.made) and bytes(steps[-1].view) == msgspec.json.encode(table.view(0))
        table.undo()
        assert guide.lead(table, 0, None, 0) == (0, [])


def test_everybody_follows_through_their_own_eyes_until_the_end() -> None:
    table = gathered("anna", "borys")
    table.carry_out([Chose(at=AT, seat=0, do="bid 1")])
    course = {person: table.follow(person, Follow("t", 0, id="x")) for person in ("anna", "borys", "clara", "")}
    assert [course[person].seat for person in course] == [0, 1, None, None]
    with pytest.raises(Refused, match="only your own seats"):
        table.follow("borys", Follow("t", 0, seat=0))
    play_out(table)
    assert table.follow("", Follow("t", 0, seat=0)).seat == 0
