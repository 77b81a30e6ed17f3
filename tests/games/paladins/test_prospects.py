"""What hints say of Paladins: workers and pieces, and what an Inquisition brings."""

from __future__ import annotations

from typing import Any

from tests.games.hinting import hinted
from tests.games.paladins.scenes import (
    add_walls,
    give,
    only,
    put_piece,
    put_workshop,
    stage,
    start,
    suspect,
    townsfolk_row,
)

from kingstable.games.paladins import prospects
from kingstable.games.paladins.state import PaladinsState
from kingstable.kernel import Candidate, Message, Rng, ScoreLine, Sight, Table, find_game, part_of
from kingstable.minds.hints import AtOnce, Outlook, Way
from kingstable.minds.reasons import Prospect
from kingstable.minds.search import Line


def _asked(prompt: str) -> Table:
    """A game of Paladins at the first question of this kind."""
    table = Table.new("paladins", 2, seed="beginning", quiet=True)
    while table.asks[0].prompt.id != prompt:
        table.choose(table.asks[0].options[0], seat=table.asks[0].seat)
    return table


def test_of_choices_that_begin_alike_for_the_game_the_best_alone_is_told() -> None:
    firsts: list[Any] = [hint.choices[0] for hint in hinted(_asked("ask-paladin"))]
    assert sorted(first.use for first in firsts) == [1, 2, 3]


def test_what_is_counted_in_another_line_tells_ways_apart_where_that_is_the_same() -> None:
    found = hinted(_asked("ask-tavern"))
    assert {line.id: line.points for line in found[0].means} == {"workers": 4}
    assert "worker-" in repr(found[0].reasons)
    assert "means-workers" not in repr(found[0].reasons)


def test_workers_are_told_whole_and_by_their_kind_and_so_are_pieces_that_pay_only_later() -> None:
    s = stage(2)
    give(s.players[0], "scout 2 criminal", silver=0, provisions=0)
    put_workshop(s.players[0], "commission.1")
    put_piece(s, 0, "monk", "r1s1")
    put_piece(s, 0, "outpost", "r2s1", "r2s2")
    add_walls(s, 0, 3)
    part: Any = part_of(find_game("paladins"), "prospects")
    has = {line.id: line.points for line in part.means(s, 0) if line.points}
    assert {id: has.pop(id) for id in [*has] if id in part.WITHIN} == {"worker-scout": 2, "worker-criminal": 1}
    assert has == {"workers": 3, "workshop": 1, "monk": 1, "outpost": 2, "wall": 3}


def test_points_that_only_stand_for_means_do_not_put_a_way_first() -> None:
    table = _asked("ask-action")
    search = Outlook(Sight.of(table, table.asks[0].seat, Rng.seeded("hint")), 0.0, lambda: 0.0)

    def way(points: int, margin: float) -> Way:
        brings, means = [ScoreLine("leftovers", points)], [ScoreLine("silver", points), ScoreLine("workers", -points)]
        seen = Prospect(brings, means, frozenset(), [brings] * 2, [], [], [margin] * 2)
        return Way(Line(Candidate(0.0, ()), 0.0), AtOnce((), brings, means, []), seen)

    assert not search._brings_more(way(2, 0.8), way(0, 1.0))


def _tempted() -> PaladinsState:
    """Townsfolk that give two taxes, and one silver in the tax supply."""
    s = stage(2)
    give(s.players[0], "labourer 2")
    townsfolk_row(s, only("tf_09", slot=5))
    s.tax = 1
    return s


def _noted(s: PaladinsState) -> list[list[Message]]:
    """What the hints note, way by way."""
    notes = {id.replace("log-", "hint-") for id in prospects.NOTED}
    return [[reason for reason in hint.reasons if reason.id in notes] for hint in hinted(start(s))]


def test_an_inquisition_that_a_way_sets_off_is_noted_with_whoever_takes_a_debt() -> None:
    s = _tempted()
    suspect(s, 0, 2)
    ways = _noted(s)
    (noted,) = [way for way in ways if way]
    assert [each.id for each in noted] == ["hint-inquisition", "hint-debt"]
    assert noted[1].args["who"] == s.name(1)
    assert len(ways) > 1, "other ways set off none"


def test_an_inquisition_without_suspicion_gives_nobody_a_debt() -> None:
    (noted,) = [way for way in _noted(_tempted()) if way]
    assert [each.id for each in noted] == ["hint-inquisition", "hint-inquisition-nobody"]


def test_what_follows_a_choice_within_a_turn_is_weighed_too() -> None:
    s = stage(2)
    give(s.players[0], "scout cleric 2", provisions=1)
    townsfolk_row(s, {1: "tf_26", 2: "tf_22", 3: None, 4: None, 5: None})  # a Peddler who waits for suspicion
    table = start(s)
    for choice in ("use commission 3", "occupy r1s1"):
        table.choose(choice)
    (ask,) = table.asks
    assert ask.prompt.id == "ask-free-recruit" and ask.options[0].notation == "hire tf_26 0"
    (best,) = prospects.candidates(table, ask, 1)
    assert best.choices[0].notation == "hire tf_22 0", "a Missionary with a provision"
