"""Hints: the best ways to go on from a question, by what the seat that is asked can know."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from tests.games.viscounts.scenes import begin, cards, markers, scene
from tests.kernel.tiny import tiny

from kingstable.kernel import Message, Rng, Sight, Table, find_game, game_ids, part_of
from kingstable.kernel.registry import package_of
from kingstable.minds import find_mind
from kingstable.minds.hints import NOBODY, Hint, hints, within_turn

GAMES = [id for id in game_ids() if package_of(find_game(id)).startswith("kingstable.games.")]


def _hinted(table: Table) -> list[Hint]:
    """What is found by a clock that goes on by a second whenever it is looked at."""
    ticks = count()
    return hints(Sight.of(table, table.asks[0].seat, Rng.seeded("hint")), clock=lambda: float(next(ticks)))


@pytest.mark.parametrize("id", GAMES)
def test_hints_are_ways_to_go_on_that_begin_differently(id: str) -> None:
    table = Table.new(id, 2, seed="hints", quiet=True)
    rng = Rng.seeded(id)
    for _ in range(30):
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    found = _hinted(table)
    first = [hint.choices[0] for hint in found]
    assert 1 <= len(found) <= 3
    assert len(set(first)) == len(first)
    assert set(first) <= set(table.asks[0].options)
    assert all(0 <= hint.chance <= 1 for hint in found)


def test_what_a_way_brings_at_once_is_what_the_score_sheet_then_says() -> None:
    table = Table.new("kingdom_builder", 2, seed="brings", quiet=True)
    hint, seat = _hinted(table)[0], table.asks[0].seat
    for choice in hint.choices:
        table.choose(choice, seat=seat)
    sheet = next(sheet for sheet in table.scores() if sheet.seat == seat)
    assert {line.id: line.points for line in sheet.lines if line.points} == {
        line.id: line.points for line in hint.brings
    }


@pytest.mark.parametrize("id", ["paladins", "viscounts", "tiletum"])
def test_a_way_from_the_middle_of_a_turn_goes_on_to_its_end(id: str) -> None:
    table, rng = Table.new(id, 2, seed="middle", quiet=True), Rng.seeded("middle")
    greedy, whole = find_mind(id, "greedy"), 0
    while len(table.made) < 80:
        seat = table.asks[0].seat
        began = len(table.made) and table.made[-1].seat == seat and len(table.asks[0].options) > 2
        for hint in _hinted(table)[:1] if began and rng.below(4) == 0 else ():
            ended, told = table.copy(), list[Message]()
            for choice in hint.choices:
                ended = within_turn(ended, choice, seat, told)
            cut = {reason.id for reason in hint.reasons} & {"hint-open", "hint-others-first"}
            assert cut or ended.ask_of(seat) is None
            whole += not cut
        table.choose(greedy.choose(Sight.of(table, seat, rng)), seat=seat)
    assert whole, "nothing was looked at"


def test_a_settlement_that_a_way_lifts_is_put_somewhere() -> None:
    table, rng, looked = Table.new("kingdom_builder", 2, seed=5, quiet=True), Rng.seeded("lift"), 0
    while not table.over and looked < 3:
        ask = table.asks[0]
        if len([option for option in ask.options if option.kind == "lift"]) > 2:
            looked += 1
            ways = [[choice.kind for choice in hint.choices[:2]] for hint in _hinted(table)]
            assert ["lift", "withdraw"] not in ways and ["lift", "put"] in ways
        uses = [option for option in ask.options if option.kind == "use"]
        table.choose(rng.pick(uses or ask.options))
    assert looked == 3


def test_a_game_that_tells_no_prospects_has_hints_too() -> None:
    table = Table.new(tiny, 2, {"rounds": 3}, seed=1, quiet=True)
    assert _hinted(table)[0].choices[0] in table.asks[0].options


def test_a_hint_tells_what_one_then_has_beside_points() -> None:
    table = Table.new("viscounts", 2, seed="means", quiet=True)
    seat = table.asks[0].seat
    hint = _hinted(table)[0]  # a player card, with supplies and cards
    part: Any = part_of(table.game, "prospects")
    before = {line.id: line.points for line in part.means(table.state, seat)}
    table.choose(hint.choices[0], seat=seat)
    after = {line.id: line.points - before[line.id] for line in part.means(table.state, seat)}
    assert {line.id: line.points for line in hint.means} == {id: more for id, more in after.items() if more}
    assert after["cards"] > 0


def test_where_a_game_tells_of_its_end_hints_do() -> None:
    table = Table.new("for_the_king", 2, seed="tells", quiet=True)
    rng = Rng.seeded("tells")
    for _ in range(20):
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    assert any(line.points > 0 for hint in _hinted(table) for line in hint.leads)


@pytest.mark.parametrize("id", GAMES)
def test_every_way_has_a_reason(id: str) -> None:
    table = Table.new(id, 2, seed="reasons", quiet=True)
    for hint in _hinted(table):
        assert any(reason.id.startswith("hint-") for reason in hint.reasons)


def test_what_a_way_brings_ends_with_the_own_turn() -> None:
    table = begin(scene(1, automa="cleric"))
    greedy, rng = find_mind(table.game, "greedy"), Rng.seeded("turn")
    while table.asks[0].prompt.id not in ("ask-hire", "ask-end"):
        table.choose(greedy.choose(Sight.of(table, 0, rng)), seat=0)
    told: list[Message] = []
    slots = list(table.state.players[0].slots)
    ended = within_turn(table, table.asks[0].options[-1], 0, told)
    assert ended.asks[0].seat == NOBODY and ended.state.players[0].slots == slots
    assert "log-turn" not in [message.id for message in told]
    table.choose(table.asks[0].options[-1], seat=0)
    assert table.state.players[0].slots != slots, "the next turn begins by sliding the cards"


def test_a_collision_that_a_way_leads_to_is_noted() -> None:
    s = scene(2)
    cards(s, 0, slots=["", "abbot", "squire"], hand=["labourer"], deck=["trader", "lender", "financer"])
    markers(s, 0, 5, 5)
    table = begin(s)
    seen = [hint for hint in _hinted(table) if hint.reasons[0].id == "hint-collision"]
    assert seen and seen[0].reasons[0].args["space"] == 5
    assert not {line.id for hint in seen for line in hint.means} & {"virtue", "corruption"}


def test_a_card_that_comes_to_light_later_is_not_named() -> None:
    table = Table.new("viscounts", 2, seed="light", quiet=True)
    greedy, rng = find_mind(table.game, "greedy"), Rng.seeded("light")
    cut = 0
    while len(table.made) < 60:
        ask = table.asks[0]
        if ask.prompt.id == "ask-play":
            folk = {pile[-1] for pile in table.state.folk if pile}
            known = folk | set(table.state.players[ask.seat].hand)
            for hint in _hinted(table):
                cut += hint.reasons[0].id == "hint-open"
                assert {each.card for each in hint.choices if each.notation.startswith(("hire", "play"))} <= known
        table.choose(greedy.choose(Sight.of(table, ask.seat, rng)), seat=ask.seat)
    assert cut, "some ways go on as it then turns out"
