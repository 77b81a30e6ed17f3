"""The HTTP API of people: who I am, passwords, signing in and out."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar.params import FromPath, JSONBody

from kingstable.play.header import new_id
from kingstable.play.refused import Refused
from kingstable.play.wire import Word
from kingstable.service import accounts, identity, requests, sessions, wire
from kingstable.service.api import AnyRequest, Myself, TheHall, Viewer, get, post
from kingstable.service.guard import SESSION
from kingstable.service.hall import Hall
from kingstable.service.limits import address_of
from kingstable.service.register import Person
from kingstable.service.sessions import Session


def shown(person: Person | None) -> wire.Me:
    """A person as they see themselves."""
    if person is None:
        return wire.Me("", "")
    lang: Any = person.lang
    return wire.Me(person.id, person.name, lang, person.login, person.notify)


@get("/me", tags=["people"])
async def read_me(viewer: Viewer, hall: TheHall) -> wire.Me:
    """The identity of this browser."""
    return shown(await hall.person(viewer) if viewer else None)


@post("/me", tags=["people"])
async def introduce(
    data: JSONBody[requests.Introduction], request: AnyRequest, viewer: Viewer, hall: TheHall
) -> wire.Me:
    """Take or change a name. A stranger becomes a guest, known by a signed cookie."""
    name = identity.clean_name(data.name)
    known = await hall.person(viewer) if viewer else None
    address = address_of(request.scope)
    if data.notify and (known is None or data.notify != known.notify):
        await hall.notices.check(data.notify, viewer or address)
    if known is None and not hall.guests.allows(address):
        raise Refused("rate", "too many new guests from one address; wait a minute")
    person = known or Person(id=new_id(), name=name)
    person = msgspec.structs.replace(
        person,
        name=name,
        lang=data.lang or person.lang,
        notify=person.notify if data.notify is None else data.notify,
    )
    await hall.introduce(person)
    if known is None:
        await _begin(request, hall, person, guest=True)
    return shown(person)


@post("/me/notice", tags=["people"], status_code=204)
async def try_notice(me: Myself, hall: TheHall) -> None:
    """Send a notice to my address now, to see whether it arrives."""
    await hall.notices.try_out(me)


async def _begin(request: AnyRequest, hall: Hall, person: Person, *, guest: bool = False) -> None:
    """From now on this browser is that person's."""
    request.scope[SESSION] = await hall.sessions.begin(person.id, guest=guest)  # type: ignore[literal-required]


# -- signing in and out -----------------------------------------------------------------------------------------------


@post("/login", tags=["people"])
async def log_in(data: JSONBody[requests.Credentials], request: AnyRequest, viewer: Viewer, hall: TheHall) -> wire.Me:
    """Take up an identity that was kept under a login."""
    login = accounts.login_of(data.login)
    known = await hall.person(viewer) if viewer else None
    # Whoever is signed in already does not share the wrong tries of others at this address.
    place = viewer if known and known.login == login else address_of(request.scope)
    hall.passwords.admit(place, login)
    person = await hall.storage.read(accounts.find_login, login)
    stored = person.password if person else None
    if not await hall.passwords.right(stored, data.password, place, login) or person is None:
        raise Refused("bad_login", "the login or the password is wrong")
    if data.bring and known is not None and known.login is None:
        await hall.hand_over(known.id, person.id)
    await _begin(request, hall, person)
    return shown(person)


@post("/logout", tags=["people"])
async def log_out(data: JSONBody[requests.Leaving], request: AnyRequest, hall: TheHall) -> wire.Me:
    """Become a stranger on this device, or everywhere; without a login the identity is gone for good."""
    session: Session | None = request.scope[SESSION]  # type: ignore[literal-required]
    if session is not None:
        person, only = session.ticket
        await hall.storage.write(sessions.end, person, hall.worker, "" if data.everywhere else only)
        hall.signed_out(person)
    request.scope[SESSION] = None  # type: ignore[literal-required]
    return shown(None)


# -- passwords --------------------------------------------------------------------------------------------------------


@post("/me/password", tags=["people"])
async def set_password(data: JSONBody[requests.NewLogin], request: AnyRequest, me: Myself, hall: TheHall) -> wire.Me:
    """Keep my identity under a login, so that I can take it up on another device; my other sessions are ended."""
    login = accounts.login_of(data.login)
    session: str = request.scope[SESSION].ticket.session  # type: ignore[literal-required]
    before = await hall.storage.read(accounts.find_login, me.login) if me.login else None
    if before is not None:
        hall.passwords.admit(session, me.id)
        if data.old is None or not await hall.passwords.right(before.password, data.old, session, me.id):
            raise Refused("bad_password", "a new password needs the old one")
    hashed = await hall.passwords.hashed(session, data.password)
    if not await hall.storage.write(accounts.set_login, me.id, login, hashed, session, hall.worker):
        raise Refused("login_taken", "somebody else has this login")
    hall.signed_out(me.id)
    return shown(await hall.person(me.id))


@get("/password/{code:str}", tags=["people"])
async def read_link(code: FromPath[Word], hall: TheHall) -> wire.PasswordLink:
    """Whose password a one-time link sets anew."""
    return wire.PasswordLink(await _login_of_link(code, hall))


@post("/password/{code:str}", tags=["people"])
async def renew_password(
    code: FromPath[Word], data: JSONBody[requests.NewPassword], request: AnyRequest, hall: TheHall
) -> wire.Me:
    """Set a new password by a one-time link, and sign in with it; all sessions of before are ended."""
    await _login_of_link(code, hall)
    hashed = await hall.passwords.hashed(address_of(request.scope), data.password)
    person = await hall.storage.write(accounts.use_link, code, hashed, time.time(), hall.worker)
    if person is None:
        raise Refused("bad_link", "this link has been used, or is too old")
    hall.signed_out(person.id)
    await _begin(request, hall, person)
    return shown(person)


async def _login_of_link(code: str, hall: Hall) -> str:
    person = await hall.storage.read(accounts.find_link, code, time.time())
    if person is None or person.login is None:
        raise Refused("bad_link", "this link has been used, or is too old")
    return person.login


HANDLERS = [read_me, introduce, try_notice, log_in, log_out, set_password, read_link, renew_password]
