"""Wishes: the acts to which it leads when somebody at a table wants something, or why it does not.

All of them raise `Refused`, or what the kernel raises, and change nothing; the acts are then carried out by the match.
"""

from __future__ import annotations

from msgspec.structs import replace

from kingstable.kernel import StaleChoice
from kingstable.minds import default_mind, substitute
from kingstable.play.acts import (
    AnyAct,
    CameBack,
    Chose,
    Ended,
    Hinted,
    HintsAllowed,
    Sat,
    Stumbled,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
    Way,
    now,
)
from kingstable.play.match import Match
from kingstable.play.plans import mind_named
from kingstable.play.presence import Presence, absent, majority, stayed, votes
from kingstable.play.refused import Refused
from kingstable.play.rows import whole
from kingstable.play.seats import Occupant
from kingstable.play.wire import Choose

# -- of people --------------------------------------------------------------------------------------------------------


def choose(match: Match, person: str, wish: Choose) -> list[AnyAct]:
    """Answer a question, or several in a row; no act where the same message has come before."""
    match.check_own(person, wish.seat)
    if (wish.seat, wish.id) in match.done:
        return []
    _check_not_over(match)
    if wish.version is not None and wish.version < match.asked_version:
        raise StaleChoice("the question has been taken back and put anew")
    match.table.question(wish.seat, wish.number)
    row, at = whole(match.table, wish.seat, [wish.do, *wish.then], wish.on), now()
    return [Chose(at=at, seat=wish.seat, do=do, message_id=wish.id, joined=n > 0) for n, do in enumerate(row)]


def undo(match: Match, person: str, seat: int | None = None, version: int | None = None) -> list[AnyAct]:
    """Take back my last choice, or ask the others for their consent."""
    mine = match.seats_of(person)
    if seat is not None:
        match.check_own(person, seat)
    elif not mine:
        raise Refused("not_seated")
    if version is not None and version != match.version:
        raise StaleChoice("something has happened since")
    if match.request is not None:
        raise Refused("undo_refused", "somebody is already asking to take a choice back")
    state = match.undo_state(mine)
    if not state.allowed:
        raise Refused("undo_refused", said=state.reason)
    assert state.seat is not None
    if state.needs_consent:
        return [UndoAsked(at=now(), seat=state.seat)]
    free = () if match.table.undo_refusal(state.seat) is None else tuple(mine)
    return [Undone(at=now(), seat=state.seat, free=free)]


def consent(match: Match, person: str, agree: bool) -> list[AnyAct]:
    """Answer a request to take a choice back, or withdraw my own."""
    if match.request is None:
        raise Refused("no_request")
    mine = match.request.seat in match.seats_of(person)
    if agree and (mine or person not in match.asked_people):
        raise Refused("no_request", "you have nothing to agree to")
    answer = UndoAnswered(at=now(), person=person, agree=agree)
    if agree and match.asked_people == {person}:
        return [answer, Undone(at=now(), seat=match.request.seat, free=(match.request.seat,))]
    return [answer]


def take_hint(match: Match, person: str, seat: int, number: int) -> list[AnyAct]:
    """Be told what a program would choose at this question; where people compete, once all of them have agreed."""
    match.check_own(person, seat)
    _check_not_over(match)
    if not match.hints_allowed:
        raise Refused("no_hints")
    match.table.question(seat, number)
    return [Hinted(at=now(), seat=seat)]


def allow_hints(match: Match, person: str, allow: bool) -> list[AnyAct]:
    """Propose hints where people compete, agree to them, or be against them: then nobody gets any.

    No act where it is so already, and where nobody has to agree.
    """
    if not match.seats_of(person):
        raise Refused("not_seated")
    _check_not_over(match)
    so_already = match.is_for_hints(person) if allow else not match.hints.agreed
    return [] if so_already or not match.competing else [HintsAllowed(at=now(), person=person, allow=allow)]


def resign(match: Match, person: str, seat: int | None, mind: str | None) -> list[AnyAct]:
    """Leave my seat, or all of mine, to a mind."""
    _check_not_over(match)
    mine = match.seats_of(person)
    if not mine or (seat is not None and seat not in mine):
        raise Refused("not_seated")
    named = mind_named(match.header.game, mind)
    left = [one for one in mine if seat in (None, one)]
    return [Sat(at=now(), seat=one, occupant=_with_mind(match, one, named), why="resigned") for one in left]


def claim(match: Match, person: str, seat: int | None) -> list[AnyAct]:
    """Have the default mind take the seat of somebody whose time has run out."""
    mine = match.seats_of(person)
    if not mine:
        raise Refused("not_seated")
    late = [one for one in match.overdue if seat in (None, one) and one not in mine]
    if not late:
        raise Refused("not_overdue", "nobody's time has run out there")
    return [Sat(at=now(), seat=one, occupant=_substitute(match, one), why="claimed") for one in late]


def vote(match: Match, person: str, how: Way, presence: Presence) -> list[AnyAct]:
    """Say what is to become of a game whose player is gone; when most of those who stayed want the same, it happens.

    No act where it has been said already, and nothing comes of it yet.
    """
    _check_not_over(match)
    mine = match.seats_of(person)
    if not mine:
        raise Refused("not_seated")
    missing = absent(match, presence)
    gone = tuple(one.seat for one in missing if one.gone and one.seat not in mine)
    if not gone:
        raise Refused("nobody_gone", "nobody for whom the game waits has been away for that long")
    vote = Voted(at=now(), person=person, how=how, gone=gone)
    voters = {*stayed(match, presence), person}
    wanted = votes(match, missing)
    agreed = {voter for voter in voters if wanted.get(voter) == how} | {person}
    if how == "wait" or len(agreed) < majority(voters):
        return [] if wanted.get(person) == how else [vote]
    if how == "end":
        return [vote, Ended(at=now(), why="voted")]
    return [vote, *(Sat(at=now(), seat=one, occupant=_substitute(match, one), why="absent") for one in gone)]


def _substitute(match: Match, seat: int) -> Occupant:
    """The mind that takes the seat of somebody who does not come: nobody may choose a weak one for them."""
    return _with_mind(match, seat, default_mind(match.header.game))


def _with_mind(match: Match, seat: int, mind: str | None) -> Occupant:
    """Whoever holds the seat, with this mind playing for them."""
    return replace(match.occupants[seat], mind=mind)


def return_to(match: Match, person: str) -> list[AnyAct]:
    """Be there again, while the others vote because one is gone."""
    if not match.is_missed(person):
        raise Refused("no_request", "nobody has voted because of you")
    return [CameBack(at=now(), seat=match.seats_of(person)[0])]


def come_back(match: Match, person: str, seat: int | None, code: str | None) -> list[AnyAct]:
    """Sit down again where a mind took over, or with the code on the first seat that is kept open.

    No act where one sits there anyway.
    """
    _check_not_over(match)
    wanted = [(n, who) for n, who in enumerate(match.occupants) if seat in (None, n)]
    back = [n for n, who in wanted if who.person == person and who.mind is not None]
    if back:
        return [Sat(at=now(), seat=one, occupant=_with_mind(match, one, None), why="returned") for one in back]
    free = [n for n, who in wanted if who.open and code == match.header.join_code]
    if free:
        return [Sat(at=now(), seat=free[0], occupant=Occupant(person=person), why="joined")]
    if any(who.is_held_by(person) for _, who in wanted):
        return []
    raise Refused("already_started", "the game has begun, and you have no seat to come back to")


def _check_not_over(match: Match) -> None:
    if match.over:
        raise Refused("over")


# -- of minds ---------------------------------------------------------------------------------------------------------


def choose_for(match: Match, seat: int, mind: str, asked: int, do: str) -> list[AnyAct]:
    """What a mind chose when it was asked at that version."""
    _check_asked(match, seat, mind, asked)
    return [Chose(at=now(), seat=seat, do=do)]


def give_way(match: Match, seat: int, mind: str, asked: int) -> list[AnyAct]:
    """Another mind takes the place of one that failed; where there is none, the first option is chosen."""
    _check_asked(match, seat, mind, asked)
    other = substitute(match.header.game, mind)
    if other is None:
        first = match.table.question(seat).options[0].notation
        return [Stumbled(at=now(), seat=seat), Chose(at=now(), seat=seat, do=first)]
    return [Sat(at=now(), seat=seat, occupant=_with_mind(match, seat, other), why="failed")]


def _check_asked(match: Match, seat: int, mind: str, asked: int) -> None:
    """Raise `StaleChoice` unless the mind still sits there, and the question is the one it thought about."""
    if match.asked_version != asked or match.occupants[seat].mind != mind:
        raise StaleChoice("the mind was asked something else since")
