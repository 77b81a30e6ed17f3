"""What the people at a table may see and ask, without any server between."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.play.test_match import AT, begun

from kingstable.kernel import IllegalChoice, StaleChoice, named
from kingstable.play import wishes
from kingstable.play.acts import Chose
from kingstable.play.gathering import Gathering, Watching
from kingstable.play.plans import planned, rematch
from kingstable.play.presence import Presence
from kingstable.play.refused import Refused, refusal
from kingstable.play.seats import Occupant, free_seat
from kingstable.play.wire import Choose, Explain, NewTable, SeatPlan, TryOut


def gathered(*people: str) -> Gathering:
    match = begun(*people)
    return Gathering(match.header, list(match.occupants), {name: name.title() for name in people}, match)


def seen(table: Gathering, person: str, wanted: int | None = None) -> Any:
    return msgspec.json.decode(table.scene(person, Watching(wanted), Presence()))


def play_out(table: Gathering) -> None:
    while not table.match.table.over:
        ask = table.match.table.asks[0]
        table.carry_out([Chose(at=AT, seat=ask.seat, do=ask.options[0].notation)])


def test_everybody_looks_through_their_own_eyes_until_the_end() -> None:
    table = gathered("anna", "borys")
    assert [seen(table, person, 0)["seat"] for person in ("anna", "borys", "clara", "")] == [0, 1, None, None]
    for person in ("borys", "clara", ""):
        with pytest.raises(Refused, match="only your own seats") as caught:
            table.look_back(person, 0, 0, Presence())
        assert caught.value.code == "not_seated"
    play_out(table)
    assert [seen(table, person, 0)["seat"] for person in ("anna", "borys", "clara", "")] == [0] * 4
    assert msgspec.json.decode(table.look_back("", 0, 0, Presence()))["view"]["hand"] != []
    with pytest.raises(Refused, match="there is no seat 2"):
        table.look_back("", 0, 2, ())


def test_only_whoever_sits_there_may_try_out_and_ask_why() -> None:
    table = gathered("anna", "borys")
    assert table.try_out("anna", TryOut("t", 0, "bid 1", id="x")).id == "x"
    assert table.explain("anna", Explain("t", 0, "card:1", id="y")).id == "y"
    with pytest.raises(Refused, match="seat 0 is not yours"):
        table.try_out("borys", TryOut("t", 0, "bid 1"))
    with pytest.raises(Refused, match="seat 0 is not yours"):
        table.explain("", Explain("t", 0, "card:1"))


def test_a_wish_leads_to_acts_or_to_an_answer_that_says_why_not() -> None:
    table = gathered("anna", "borys")
    match = table.match
    table.carry_out(wishes.choose(match, "anna", Choose("t", 0, 0, "bid 1", id="first")))
    assert wishes.choose(match, "anna", Choose("t", 0, 0, "bid 1", id="first")) == [], "it has been done"
    for wish, error, code in (
        (Choose("t", 0, 0, "bid 1"), StaleChoice, "stale"),
        (Choose("t", 1, 7, "bid 1"), Refused, "not_seated"),
        (Choose("t", 0, 7, "bid 1"), StaleChoice, "stale"),
    ):
        with pytest.raises(error) as caught:
            wishes.choose(match, "anna", wish)
        told = refusal(caught.value).answer("m7")
        assert (told.id, told.code, told.message.id) == ("m7", code, f"error-{code}".replace("_", "-"))
    before = match.version
    with pytest.raises(IllegalChoice):
        table.carry_out(wishes.choose(match, "borys", Choose("t", 1, 0, "bid 9")))
    assert match.version == before


def test_a_mind_that_is_no_longer_asked_is_not_heard() -> None:
    table = gathered("anna", "borys")
    table.carry_out(wishes.resign(table.match, "borys", None, "random"))
    asked = table.match.asked_version
    table.carry_out(wishes.choose_for(table.match, 1, "random", asked, "bid 0"))
    with pytest.raises(StaleChoice):
        wishes.choose_for(table.match, 1, "greedy", asked, "bid 0")
    table.carry_out([Chose(at=AT, seat=0, do="bid 1")])
    with pytest.raises(StaleChoice):
        wishes.give_way(table.match, 1, "random", asked)


def test_a_plan_becomes_a_table_and_its_seats_turn_for_the_next() -> None:
    plan = NewTable("tiny", [SeatPlan("me"), SeatPlan("person"), SeatPlan("mind", "random")], name="Friday")
    header, seats = planned(plan, "anna")
    assert seats == [Occupant("anna"), Occupant(open=True), Occupant(mind="random")]
    assert (header.owner, header.name, header.status) == ("anna", "Friday", "open")
    again, turned = rematch(header, [Occupant("anna"), Occupant("borys"), Occupant(mind="random")], "borys")
    assert turned == [Occupant("borys"), Occupant(mind="random"), Occupant(open=True)]
    assert (again.owner, again.name, again.options) == ("borys", "Friday", header.options)
    assert len({header.id, again.id, header.seed, again.seed, header.join_code, again.join_code}) == 6


def test_a_free_seat_is_for_everybody_or_for_those_who_have_the_link() -> None:
    seats = [Occupant("anna"), Occupant(open=True), Occupant(open=True, listed=True), Occupant(mind="random")]
    assert free_seat(seats, None, with_link=False) == 2
    assert free_seat(seats, None, with_link=True) == 1
    assert free_seat(seats, 1, with_link=False) is None
    assert [free_seat(seats, seat, with_link=True) for seat in (0, 3)] == [None, None]
    assert [who.kind for who in seats] == ["person", "open", "open", "mind"]
    assert [who.by_link for who in seats] == [False, True, False, False]


def test_a_mind_that_fails_and_has_no_substitute_is_helped_and_that_is_told() -> None:
    table = gathered("anna", "borys")
    table.carry_out(wishes.resign(table.match, "borys", None, "random"))
    table.carry_out(wishes.give_way(table.match, 1, "random", table.match.asked_version))
    said = table.match.log[-1].event.message
    assert (said.id, said.args) == ("log-mind-stumbled", {"seat": 1, "mind": named("mind", "random")})
    assert [ask.seat for ask in table.match.table.asks] == [0], "the first option was chosen for it"
