"""When a player is gone, those who stayed decide: by majority, a mind plays on or the game ends without a result."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest
from tests.play.test_match import AT, begun, do, header, state

from kingstable.kernel import Record, Table
from kingstable.play import presence as presences
from kingstable.play import wishes
from kingstable.play.acts import AnyAct, Chose, Sat, Started, Way, dump, load, stamp
from kingstable.play.gathering import Gathering, Watching
from kingstable.play.match import Match
from kingstable.play.presence import Presence
from kingstable.play.refused import Refused
from kingstable.play.seats import Occupant
from kingstable.play.wire import Choose


class Evening:
    """A table whose clock the test steers; people leave and come back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *people: str, **changes: Any) -> None:
        self.match = begun(*people, **changes)
        self.acts: list[AnyAct] = [Started(at=AT, seats=tuple(self.match.occupants))]
        self.clock = datetime.fromisoformat(AT)
        self.here = set(people)
        self.seen: dict[str, str] = {}
        for module in (presences, wishes):
            monkeypatch.setattr(module, "now", self.now)

    def now(self) -> str:
        return stamp(self.clock)

    def wait(self, **time: float) -> None:
        self.clock += timedelta(**time)

    def leave(self, *people: str) -> None:
        self.here -= set(people)
        self.seen |= dict.fromkeys(people, self.now())

    @property
    def presence(self) -> Presence:
        return Presence(self.here, self.seen, 10)

    def vote(self, person: str, how: Way) -> None:
        self.acts += do(self.match, *wishes.vote(self.match, person, how, self.presence))

    def choose(self, seat: int) -> None:
        first = self.match.table.question(seat).options[0].notation
        self.acts += do(self.match, Chose(at=self.now(), seat=seat, do=first))

    def refused(self, person: str, how: Way = "end") -> str:
        with pytest.raises(Refused) as refused:
            wishes.vote(self.match, person, how, self.presence)
        return refused.value.code

    def scene(self, person: str = "anna") -> Any:
        match = self.match
        table = Gathering(match.header, match.occupants, {}, match)
        return msgspec.json.decode(table.scene(person, Watching(), self.presence))

    def told(self) -> list[str]:
        return [line.event.message.id for line in self.match.log if not line.of_game]


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> Evening:
    evening = Evening(monkeypatch, "anna", "borys", "clara")
    evening.leave("borys")
    evening.wait(minutes=10)
    return evening


def test_a_player_is_gone_after_ten_minutes_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "anna", "borys")
    evening.wait(minutes=60)
    assert evening.scene()["absent"] == [], "who is there may take their time"
    evening.leave("borys")
    since = evening.now()
    evening.wait(minutes=9.9)
    assert evening.scene()["absent"] == [{"seat": 1, "since": since, "gone": False}]
    assert (evening.scene()["ending"], evening.refused("anna")) == (None, "nobody_gone")
    evening.wait(minutes=0.1)
    assert evening.scene()["absent"] == [{"seat": 1, "since": since, "gone": True}]
    assert evening.scene()["ending"] == {"votes": {}, "needed": 1}
    assert evening.refused("nobody") == "not_seated"
    evening.vote("anna", "end")
    assert evening.match.over


def test_most_of_those_who_stayed_end_the_game_without_a_result(three: Evening) -> None:
    three.vote("anna", "end")
    three.vote("clara", "mind")
    assert three.scene()["ending"] == {"votes": {"0": "end", "2": "mind"}, "needed": 2}
    three.vote("clara", "end")
    match = three.match
    assert (match.over, match.status, match.waiting, match.minds_asked, match.winners) == (True, "ended", [], [], [])
    assert three.told() == ["log-voted-end", "log-voted-mind", "log-voted-end", "log-ended-voted"]
    scene = three.scene()
    assert (scene["status"], scene["over"], scene["asks"], scene["waiting"]) == ("ended", True, [], [])
    assert scene["result"] == {"winners": [], "at": three.now()}
    assert (scene["absent"], scene["ending"], scene["undo"]["allowed"]) == ([], None, False)
    with pytest.raises(Refused, match="over"):
        wishes.choose(match, "anna", Choose("t", 0, 0, "bid 1"))
    with pytest.raises(Refused, match="over"):
        match.apply(Chose(at=AT, seat=0, do="bid 1"))
    assert three.refused("anna") == "over"
    again = Match.of(header(), [load(dump(act)) for act in three.acts])
    assert (state(again), again.status) == (state(match), "ended")
    record = Record.loads(match.record(["Anna", "Borys", "Clara"]).dumps())
    assert Table.replay(record).digest() == match.table.digest()


def test_or_the_default_mind_plays_on_and_the_player_may_come_back(
    three: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wishes, "default_mind", lambda game: "greedy")
    three.vote("anna", "mind")
    three.vote("clara", "mind")
    assert three.match.occupants[1] == Occupant("borys", "greedy")
    assert three.told()[-1] == "log-seat-absent"
    assert not three.match.votes
    do(three.match, *wishes.come_back(three.match, "borys", None, None))
    assert three.match.occupants[1] == Occupant("borys")


def test_who_comes_back_in_time_makes_the_votes_void(three: Evening) -> None:
    three.vote("anna", "end")
    assert three.match.is_missed("borys") and not three.match.is_missed("clara")
    three.here.add("borys")
    three.acts += do(three.match, *wishes.return_to(three.match, "borys"))
    assert not three.match.votes and not three.match.is_missed("borys")
    assert three.refused("clara") == "nobody_gone"
    three.leave("borys")
    three.wait(minutes=11)
    three.vote("clara", "end")
    assert not three.match.over, "what Anna wanted before counts no longer"
    three.wait(minutes=1)
    three.leave("borys")  # for a moment Borys was there again, though nobody was told
    three.wait(minutes=11)
    assert three.scene()["ending"] == {"votes": {}, "needed": 2}
    three.vote("anna", "end")
    assert not three.match.over, "what Clara wanted before counts no longer"
    three.choose(1)
    assert not three.match.votes, "nor after a choice, from wherever it comes"
    assert state(Match.of(header(), map(load, map(dump, three.acts)))) == state(three.match)


def test_whoever_has_left_too_has_no_say_and_minds_can_be_changed(three: Evening) -> None:
    three.choose(2)
    three.leave("clara")
    three.wait(minutes=5)
    three.vote("anna", "end")
    assert not three.match.over, "Clara was there five minutes ago"
    three.vote("anna", "wait")
    three.wait(minutes=5)
    assert three.scene()["ending"] == {"votes": {"0": "wait"}, "needed": 1}
    three.vote("anna", "end")
    assert three.match.over


def test_only_who_is_waited_for_can_be_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "anna", "borys")
    evening.choose(1)
    evening.leave("borys")
    evening.wait(days=1)
    assert evening.refused("anna") == "nobody_gone", "it is Anna for whom the game waits"
    while evening.match.waiting == [0]:
        evening.choose(0)
    assert 1 in evening.match.waiting
    assert not evening.scene()["absent"][0]["gone"], "time is counted from the question"
    evening.wait(minutes=10)
    assert evening.scene()["absent"][0]["gone"]


def test_at_a_pace_of_days_it_is_twice_the_days_and_each_table_may_say_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for changes, hours in (({"days": 3}, 6 * 24.0), ({"days": 3, "patience": 120}, 2.0), ({"patience": 30}, 0.5)):
        evening = Evening(monkeypatch, "anna", "borys", **changes)
        evening.leave("borys")
        evening.wait(hours=hours, seconds=-1)
        assert evening.refused("anna") == "nobody_gone"
        evening.wait(seconds=1)
        evening.vote("anna", "end")
        assert evening.match.over


def test_a_seat_kept_for_somebody_who_never_comes_is_empty_too(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "anna", "borys")
    kept = Sat(at=AT, seat=1, occupant=Occupant("borys", open=True), why="awaited")
    evening.acts += do(evening.match, kept)
    evening.here = {"anna"}
    evening.wait(minutes=10)
    evening.vote("anna", "mind")
    assert evening.match.occupants[1].kind == "mind"
