"""A started table is its acts: replaying them gives the same table, log and line of scores, whatever was taken back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingstable.kernel import KingstableError, UnknownComponents, UnknownRules
from kingstable.play import wishes
from kingstable.play.acts import AnyAct, Chose, HintsAllowed, Sat, Started, UndoAnswered, UndoAsked, Undone, dump, load
from kingstable.play.header import Header
from kingstable.play.match import Match
from kingstable.play.refused import Refused
from kingstable.play.seats import Occupant

AT = "2026-01-01T00:00:00.000Z"


def header(**changes: Any) -> Header:
    facts: dict[str, Any] = {
        "id": "t",
        "game": "tiny",
        "rules_version": 1,
        "components": "",
        "options": {"rounds": 3},
        "seed": "7",
        "name": "",
        "owner": "anna",
        "free_undo": True,
        "private": False,
        "days": None,
        "join_code": "",
        "created": AT,
        "status": "running",
        "updated": AT,
        "rematch": None,
    }
    return Header(**{**facts, **changes})


def begun(*people: str, **changes: Any) -> Match:
    return Match(header(**changes), Started(at=AT, seats=tuple(Occupant(person=person) for person in people)))


def do(match: Match, *acts: AnyAct) -> list[AnyAct]:
    for act in acts:
        match.apply(act)
    return list(acts)


def state(match: Match) -> tuple[Any, ...]:
    return (
        match.table.digest(),
        match.version,
        match.asked_version,
        [(line.number, line.event) for line in match.log],
        match.marks,
        match.rewritten,
        match.occupants,
        match.consent,
        match.hints,
    )


@given(st.lists(st.integers(0, 1000), max_size=60), st.sampled_from([("anna", "anna"), ("anna", "borys")]))
def test_replaying_the_acts_gives_the_same_table(moves: list[int], people: tuple[str, str]) -> None:
    match = begun(*people)
    acts: list[AnyAct] = [Started(at=AT, seats=tuple(match.occupants))]
    for move in moves:
        seat = move % 2
        try:
            if move % 5 == 0:
                acts += do(match, *wishes.undo(match, people[seat]))
            elif move % 7 == 0:
                acts += do(match, *wishes.consent(match, people[seat], agree=move % 3 > 0))
            elif move % 11 == 0:
                acts += do(match, *wishes.allow_hints(match, people[seat], allow=move % 3 > 0))
            elif move % 31 == 0:
                acts += do(match, Sat(at=AT, seat=seat, occupant=Occupant(people[seat], "random"), why="resigned"))
            elif match.table.asks:
                ask = match.table.asks[move % len(match.table.asks)]
                option = ask.options[move % len(ask.options)]
                acts += do(match, Chose(at=AT, seat=ask.seat, do=option.notation))
        except Refused:
            continue
    again = Match.of(match.header, [load(dump(act)) for act in acts])
    assert state(again) == state(match)
    assert match.version == len(acts)


@given(st.lists(st.integers(0, 1000), min_size=5, max_size=60), st.data())
def test_a_reader_who_gets_only_what_they_lack_has_the_whole_log(moves: list[int], data: st.DataObject) -> None:
    match = begun("anna", "anna")
    read: list[Any] = []
    version = 1
    for move in moves:
        try:
            if move % 4 == 0:
                do(match, *wishes.undo(match, "anna"))
            elif match.table.asks:
                ask = match.table.asks[0]
                do(match, Chose(at=AT, seat=ask.seat, do=ask.options[move % len(ask.options)].notation))
        except Refused:
            continue
        if data.draw(st.booleans(), label="reads now"):
            first = match.log_from(len(read), version)
            read[first:] = match.log[first:]
            version = match.version
            assert read == match.log


@pytest.mark.parametrize(
    ("stored", "act"),
    [
        (
            '{"act":"started","seats":[{"person":"anna"},{"mind":"random"},{"person":"b","mind":"greedy"}],"at":"%s"}',
            Started(at=AT, seats=(Occupant("anna"), Occupant(mind="random"), Occupant("b", "greedy"))),
        ),
        ('{"act":"chose","seat":1,"do":"bid 1","at":"%s"}', Chose(at=AT, seat=1, do="bid 1")),
        (
            '{"act":"chose","seat":1,"do":"bid 1","client":"m7","at":"%s"}',
            Chose(at=AT, seat=1, do="bid 1", message_id="m7"),
        ),
        ('{"act":"chose","seat":1,"do":"pass","joined":true,"at":"%s"}', Chose(at=AT, seat=1, do="pass", joined=True)),
        ('{"act":"undone","seat":1,"at":"%s"}', Undone(at=AT, seat=1)),
        ('{"act":"undone","seat":1,"free":[0,1],"at":"%s"}', Undone(at=AT, seat=1, free=(0, 1))),
        ('{"act":"undo_asked","seat":1,"at":"%s"}', UndoAsked(at=AT, seat=1)),
        (
            '{"act":"undo_answered","person":"anna","agree":false,"at":"%s"}',
            UndoAnswered(at=AT, person="anna", agree=False),
        ),
        (
            '{"act":"hints_allowed","person":"anna","allow":true,"at":"%s"}',
            HintsAllowed(at=AT, person="anna", allow=True),
        ),
        (
            '{"act":"sat","seat":0,"occupant":{"person":"anna","open":true},"why":"awaited","at":"%s"}',
            Sat(at=AT, seat=0, occupant=Occupant("anna", open=True), why="awaited"),
        ),
    ],
)
def test_acts_are_stored_as_they_always_were(stored: str, act: AnyAct) -> None:
    assert dump(act) == stored % AT
    assert load(stored % AT) == act


def test_an_act_that_does_not_fit_changes_nothing() -> None:
    match = begun("anna", "borys")
    before = state(match)
    for wrong in ("bid 9", "nonsense", "play 1"):
        with pytest.raises(KingstableError):
            match.apply(Chose(at=AT, seat=0, do=wrong))
    assert state(match) == before


def test_the_line_of_scores_goes_back_with_the_rounds() -> None:
    match = begun("anna", "anna")
    seen = []
    while not match.table.over:
        seen.append(list(match.marks))
        ask = match.table.asks[0]
        do(match, Chose(at=AT, seat=ask.seat, do=ask.options[0].notation))
    assert [mark.round for mark in match.marks] == [1, 2, 3]
    assert match.marks[-1].totals == match.totals_of(match.table.scores())


def test_time_runs_out_at_a_pace_of_days() -> None:
    match = begun("anna", "borys", days=2)
    assert match.deadline == "2026-01-03T00:00:00Z"
    assert match.overdue == [0, 1]
    do(match, Chose(at="2199-01-01T00:00:00.000Z", seat=0, do="bid 1"))
    assert match.overdue == [1], "the question that is still open is as old as before"
    do(match, Chose(at="2199-01-01T00:00:00.000Z", seat=1, do="bid 0"))
    assert match.overdue == []
    assert begun("anna", "borys").deadline is None


def test_other_rules_or_components_are_refused() -> None:
    with pytest.raises(UnknownRules, match="version 1 of its rules; version 2 is not known"):
        begun("anna", rules_version=2)
    with pytest.raises(UnknownComponents):
        begun("anna", components="abc")


def test_only_the_others_are_asked_for_consent() -> None:
    match = begun("anna", "borys", "anna")
    do(match, UndoAsked(at=AT, seat=0))
    assert match.consent is not None
    assert match.consent.waiting_for == [1]


def allow(match: Match, person: str, how: bool = True) -> list[AnyAct]:
    return do(match, *wishes.allow_hints(match, person, how))


def told(match: Match) -> list[str]:
    return [line.event.message.id for line in match.log if not line.of_game]


def test_where_people_compete_all_must_be_for_hints() -> None:
    match = begun("anna", "borys", "clara")
    assert not match.hints_allowed
    allow(match, "borys")
    assert (match.hints.agreed, match.hints.waiting_for, match.hints.allowed) == ([1], [0, 2], False)
    allow(match, "anna")
    with pytest.raises(Refused, match="no_hints"):
        wishes.take_hint(match, "anna", 0, match.table.number)
    allow(match, "clara")
    assert (match.hints.waiting_for, match.hints_allowed) == ([], True)
    do(match, *wishes.take_hint(match, "anna", 0, match.table.number))
    assert match.hinted == [1, 0, 0]
    assert told(match) == ["log-hints-wanted", "log-hints-wanted", "log-hints-agreed"]


def test_one_who_is_against_ends_hints_for_all() -> None:
    match = begun("anna", "borys")
    allow(match, "anna")
    allow(match, "borys", False)
    assert (match.hints.agreed, match.hints.waiting_for, match.hints_allowed) == ([], [], False)
    allow(match, "borys")
    allow(match, "anna")
    assert match.hints_allowed
    allow(match, "anna", False)
    assert not match.hints_allowed
    allow(match, "anna")
    assert match.hints.waiting_for == [1], "who was for them before is asked anew"
    assert told(match) == [f"log-hints-{how}" for how in ("wanted", "declined", "wanted", "agreed", "ended", "wanted")]


def test_what_is_so_already_about_hints_is_not_said_again() -> None:
    match = begun("anna", "borys")
    assert allow(match, "anna", False) == []
    assert allow(match, "anna") and allow(match, "anna") == []
    with pytest.raises(Refused, match="not_seated"):
        wishes.allow_hints(match, "vera", True)
    do(match, Sat(at=AT, seat=1, occupant=Occupant("borys", "random"), why="resigned"))
    assert match.hints_allowed and allow(match, "anna", False) == [], "alone, nobody has to agree"


def test_whoever_sits_down_is_asked_about_hints_too() -> None:
    match = begun("anna", "borys")
    allow(match, "anna")
    allow(match, "borys")
    do(match, Sat(at=AT, seat=1, occupant=Occupant("clara"), why="joined"))
    assert (match.hints_allowed, match.hints.waiting_for) == (False, [1])


def test_those_who_share_a_screen_agree_among_themselves() -> None:
    match = begun("anna", "anna")
    assert not match.hints_allowed
    allow(match, "anna")
    assert match.hints_allowed and match.hints.agreed == [0, 1]
