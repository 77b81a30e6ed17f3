"""Rows of choices: made whole or not at all, taken back as one, and the ways that lead to what is further off."""

from __future__ import annotations

from typing import Annotated

import pytest
from tests.kernel.tiny import End, Pass, Throw, Tiny, TinyState
from tests.play.test_gathering import gathered, seen
from tests.play.test_match import state

from kingstable.kernel import Ask, KingstableError, Notation, Option, Rng, Table, Thing, Turn, message
from kingstable.play import rows, wishes
from kingstable.play.acts import AnyAct, Chose, Started, dump, load
from kingstable.play.gathering import Gathering
from kingstable.play.match import Match
from kingstable.play.refused import refusal
from kingstable.play.rows import after, ways
from kingstable.play.scene import open_ask
from kingstable.play.wire import Choose, TryOut


def playing() -> tuple[Gathering, list[AnyAct], str]:
    """Anna is to play a card: the table, its acts so far, and her first card."""
    table = gathered("anna", "borys")
    match = table.match
    acts: list[AnyAct] = [Started(at="", seats=tuple(match.occupants))]
    for seat, person, do in ((0, "anna", "bid 2"), (1, "borys", "bid 1")):
        acts += wishes.choose(match, person, Choose("t", seat, 0, do))
        table.carry_out(acts[-1:])
    return table, acts, match.table.asks[0].options[0].notation


def row(table: Gathering, do: str, *then: str, id: str = "", on: bool = False) -> list[AnyAct]:
    return wishes.choose(table.match, "anna", Choose("t", 0, 2, do, id=id, then=then, on=on))


def test_a_row_is_stored_as_its_choices_and_taken_back_as_one() -> None:
    table, acts, card = playing()
    before = state(table.match), seen(table, "anna")["view"]
    made = row(table, card, "pass", id="m1")
    assert [(act.do, act.message_id, act.joined) for act in made if isinstance(act, Chose)] == [
        (card, "m1", False),
        ("pass", "m1", True),
    ]
    table.carry_out(made)
    assert row(table, card, "pass", id="m1") == [], "it has been done"
    assert table.match.done[0, "m1"] == table.match.version
    undone = wishes.undo(table.match, "anna")
    table.carry_out(undone)
    assert (table.match.table.number, seen(table, "anna")["view"]) == (2, before[1])
    again = Match.of(table.header, [load(dump(act)) for act in [*acts, *made, *undone]])
    assert state(again) == state(table.match)


@pytest.mark.parametrize(
    ("then", "code"),
    [
        (("throw", "end"), "row_broken"),
        (("pass", "end", "bid 1"), "row_broken"),
        (("pass", "fly"), "illegal"),
        (("end",), "illegal"),
    ],
)
def test_what_does_not_go_is_refused_whole(then: tuple[str, ...], code: str) -> None:
    table, _, card = playing()
    before = state(table.match)
    with pytest.raises(KingstableError) as caught:
        row(table, card, *then)
    assert refusal(caught.value).code == code
    assert state(table.match) == before


def test_a_row_may_end_where_something_new_becomes_known() -> None:
    table, _, card = playing()
    table.carry_out(row(table, card, "pass", "end"))
    assert table.match.undo_state([0]).needs_consent


def test_a_row_can_be_tried_out() -> None:
    table, _, card = playing()
    trial = table.try_out("anna", TryOut("t", 0, card, then=("pass",)))
    assert trial.view is not None
    assert table.try_out("anna", TryOut("t", 0, card, then=("throw",))).view is None


# -- what follows of itself -------------------------------------------------------------------------------------------


class Passing:
    """Nobody thinks about throwing, or about the end."""

    @staticmethod
    def follows(s: TinyState, ask: Ask) -> Option | None:
        return ask.options[-1] if isinstance(ask.options[-1], Pass | End) else None


def test_what_follows_of_itself_is_part_of_the_row_unless_something_new_would_be_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, _, card = playing()
    assert [getattr(act, "do", "") for act in row(table, card, on=True)] == [card]
    monkeypatch.setattr(rows, "_part", lambda game: Passing)
    assert [getattr(act, "do", "") for act in row(table, card)] == [card]
    assert [getattr(act, "do", "") for act in row(table, card, on=True)] == [card, "pass"], "the end draws a card"
    assert [getattr(act, "do", "") for act in row(table, card, "throw", on=True)] == [card, "throw"]


# -- ways -------------------------------------------------------------------------------------------------------------

TOWN = Thing("town")
#: Two ways round, of which that by c pays a toll; g is a dead end where a die is thrown.
ROADS = {"a": "bc", "b": "ad", "c": "ad", "d": "bcef", "e": "d", "f": "dg", "g": "f"}


class Go(Option, frozen=True, tag="go"):
    town: Annotated[str, TOWN]


class Rest(Option, frozen=True, tag="rest"):
    town: Annotated[str, TOWN]


class Walking(Tiny):
    """A walk of at most `coins` steps; one may rest in e."""

    notation = Notation([Go, Rest, Throw, Pass, End])
    toll = 0

    def turn(self, s: TinyState) -> Turn:
        at, left = "a", s.coins[0]
        while left:
            options: list[Option] = [Go(town) for town in ROADS[at]]
            if at == "e":
                options.append(Rest(at))
            chosen = yield Ask(0, message("ask-go", left=left), [*options, Pass()])
            if isinstance(chosen, Pass | Rest):
                break
            at, left = chosen.town, left - 1
            s.coins[0] -= self.toll if at == "c" else 0
            if at == "g":
                s.rng.die(6)
        yield Ask(0, message("ask-end"), [End()], confirm=True)
        s.round += 1


class Steps:
    @staticmethod
    def leads_on(s: TinyState, option: Option) -> bool:
        return isinstance(option, Go) and option.town != "a"


def walk(monkeypatch: pytest.MonkeyPatch, steps: int, toll: int = 0) -> tuple[Table, list[str]]:
    monkeypatch.setattr(rows, "_part", lambda game: Steps)
    game = Walking()
    game.toll = toll
    start = game.setup(1, {"rounds": 2}, Rng.seeded(1))
    start.coins[0] = steps
    table = Table.at(game, start, 1)
    return table, [" ".join(getattr(step, "town", "") for step in way) for way in ways(table, 0)]


def test_ways_are_the_shortest_and_lead_on_to_what_can_be_done_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table, found = walk(monkeypatch, 9)
    assert found == ["b d", "b d e", "b d f", "b d e e", "b d f g"]
    for way in ways(table, 0):
        after(table, 0, way)
    assert walk(monkeypatch, 3)[1] == ["b d", "b d e", "b d f"], "there is no step left to rest"
    assert walk(monkeypatch, 1)[1] == []


def test_ways_that_differ_in_what_comes_of_them_are_all_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table, found = walk(monkeypatch, 2, toll=1)
    assert found == ["b d", "c d"]
    told = open_ask(table, table.asks[0]).far
    assert [(way.do, way.then, way.references, way.by) for way in told] == [
        ("go b", ["go d"], ["town:d"], [Go("b").message]),
        ("go c", ["go d"], ["town:d"], [Go("c").message]),
    ]


def test_a_game_without_rows_has_no_ways() -> None:
    table, _, _ = playing()
    assert seen(table, "anna")["asks"][0]["far"] == []
