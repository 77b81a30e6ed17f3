"""Who is at a table, and who of those it waits for counts as gone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from kingstable.play.acts import Way, now, stamp
from kingstable.play.match import Match
from kingstable.play.seats import people
from kingstable.play.wire import Absent

#: At a pace of days, somebody is gone after so many times the days for a decision.
TURNS = 2


class Presence(Struct):
    """The people who have a page open at a table, and when others were last there."""

    connected: Collection[str] = ()
    seen: Mapping[str, str] = {}
    #: Minutes after which somebody counts as gone, where the table says nothing else.
    minutes: float = 10.0


def absent(match: Match, presence: Presence) -> list[Absent]:
    """Those for whom the game waits and who are not there, since when, and whether they count as gone."""
    asked = ((seat, match.occupants[seat]) for seat in match.waiting)
    return [
        _absent(match, presence, seat, who.person)
        for seat, who in asked
        if who.mind is None and who.person not in presence.connected
    ]


def _absent(match: Match, presence: Presence, seat: int, person: str | None) -> Absent:
    since = max(_time(match.asked_at), _last(match, presence, person))
    gone = _time(now()) - since >= _patience(match, presence)
    return Absent(seat, stamp(since), gone)


def stayed(match: Match, presence: Presence) -> list[str]:
    """The people at the table who are there, or were a short while ago."""
    since = _time(now()) - _patience(match, presence)
    here = people(match.occupants)
    return [one for one in here if one in presence.connected or _last(match, presence, one) > since]


def votes(match: Match, missing: Sequence[Absent]) -> dict[str, Way]:
    """What people want, as far as one of those because of whom they said so has been away ever since."""
    since = {one.seat: _time(one.since) for one in missing if one.gone}
    return {
        person: vote.how
        for person, vote in match.votes.items()
        if any(seat in since and since[seat] <= _time(vote.at) for seat in vote.gone)
    }


def majority(people: Collection[str]) -> int:
    """How many of these are more than half of them."""
    return len(people) // 2 + 1


def _patience(match: Match, presence: Presence) -> timedelta:
    if match.header.patience is not None:
        return timedelta(minutes=match.header.patience)
    if match.header.days is not None:
        return timedelta(days=TURNS * match.header.days)
    return timedelta(minutes=presence.minutes)


def _last(match: Match, presence: Presence, person: str | None) -> datetime:
    """When somebody was last there or did something; long ago where nobody knows."""
    times = (match.acted.get(person or ""), presence.seen.get(person or ""))
    return max((_time(time) for time in times if time), default=datetime.min.replace(tzinfo=UTC))


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)
