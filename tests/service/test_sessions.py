"""Sessions: they last while people come, and end by signing out or a new password; wrong tries harm who makes them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.kept.people import cookie, with_cookie
from tests.progress import SILENCE
from tests.service.conftest import both_databases
from tests.service.harness import Player, Server

from kingstable.service import accounts, register, sessions
from kingstable.service.database import prepare, url_of
from kingstable.service.identity import Signer, Ticket
from kingstable.service.limits import Limiter
from kingstable.service.passwords import TRIES, Passwords
from kingstable.service.register import Person
from kingstable.service.sessions import DAY, Sessions
from kingstable.service.settings import Settings
from kingstable.service.storage import Storage

PASSWORD = "correct horse"
SIGNED_OUT = 4401


def account(server: Server, name: str) -> Player:
    """Somebody with a login of that name, in lower case."""
    player = Player(server, name)
    player.post("/me/password", login=name, password=PASSWORD)
    return player


def signed_in(server: Server, login: str, password: str = PASSWORD) -> Player:
    player = Player(server)
    player.post("/login", login=login, password=password)
    return player


def is_known(player: Player) -> bool:
    return bool(player.get("/me")["id"])


# -- ends -------------------------------------------------------------------------------------------------------------


def test_signing_out_ends_the_session_and_no_other(server: Server) -> None:
    desk = account(server, "Olena")
    phone = signed_in(server, "olena")
    kept = cookie(phone)
    with phone.page() as page:
        assert page.ask("ping")["type"] == "pong"
        phone.post("/logout")
        assert page.closed_with() == SIGNED_OUT
    assert not is_known(phone)
    assert not is_known(with_cookie(server, kept)), "the cookie is worth nothing, wherever it was kept"
    assert is_known(desk)


def test_signing_out_everywhere(server: Server) -> None:
    desk = account(server, "Petro")
    phone = signed_in(server, "petro")
    phone.post("/logout", everywhere=True)
    assert not is_known(desk)


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(server: Server) -> None:
    desk = account(server, "Sofia")
    phone = signed_in(server, "sofia")
    with phone.page() as page:
        assert page.ask("ping")["type"] == "pong"
        wish = {"login": "sofia", "password": "battery staple"}
        assert desk.refused("/me/password", **wish) == "bad_password"
        assert desk.refused("/me/password", **wish, old="a wrong one") == "bad_password"
        assert page.ask("ping")["type"] == "pong"
        desk.post("/me/password", **wish, old=PASSWORD)
        assert page.closed_with() == SIGNED_OUT
    assert is_known(desk)
    assert not is_known(phone)
    assert phone.refused("/login", login="sofia", password=PASSWORD) == "bad_login"
    assert is_known(signed_in(server, "sofia", "battery staple"))


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@pytest.mark.xdist_group("postgresql")
def test_a_session_ends_at_all_workers(database: str, tmp_path: Path) -> None:
    one, other = Server(tmp_path, database).start(), Server(tmp_path, database).start()
    desk = account(one, "Taras")
    phone = signed_in(other, "taras")
    with phone.page() as page:
        assert page.ask("ping")["type"] == "pong"
        desk.post("/logout", everywhere=True)
        assert page.closed_with() == SIGNED_OUT
    assert not is_known(phone)
    one.stop()
    other.stop()


# -- lasts ------------------------------------------------------------------------------------------------------------


class Steered:
    """Sessions on a database of their own, and a clock that only the test moves."""

    def __init__(self, db: Path) -> None:
        prepare(url_of(str(db)))
        self.now = 1e9
        self.storage = Storage(url_of(str(db)), SILENCE)
        self.sessions = Sessions(Settings(session_days=30, guest_days=100), self.storage, lambda: self.now)

    async def come(self, ticket: Ticket) -> bool | None:
        """Come by after some time; None when one is not known any more, else whether the cookie is to be renewed."""
        session = await self.sessions.find(ticket)
        return None if session is None else await self.sessions.renewed(session)


def steered(db: Path, test: Callable[[Steered], Awaitable[None]]) -> None:
    async def run() -> None:
        them = Steered(db)
        for id, login in (("g", None), ("a", "anna")):
            await them.storage.write(register.save_person, Person(id=id, name=id), "w")
            if login:
                assert await them.storage.write(accounts.set_login, id, login, "x", "", "w")
        await test(them)
        them.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize(("person", "days"), [("g", 100), ("a", 30)])
def test_a_session_lasts_while_people_come_and_ends_when_they_do_not(tmp_path: Path, person: str, days: int) -> None:
    async def test(them: Steered) -> None:
        session = await them.sessions.begin(person, guest=person == "g")
        assert await them.come(session.ticket) is False, "it is new"
        for _ in range(5):
            them.now += (days - 1) * DAY
            them.sessions.clear()  # as after a restart
            assert await them.come(session.ticket) is True, "renewed with each visit"
            assert await them.come(session.ticket) is False, "once a day"
        them.now += days * DAY
        assert await them.come(session.ticket) is None
        them.sessions.clear()
        assert await them.come(session.ticket) is None
        them.now += 100 * DAY
        await them.sessions.begin("g", guest=True)
        them.now -= 200 * DAY
        assert await them.come(session.ticket) is None, "what is long forgotten leaves the database"

    steered(tmp_path / "tables.db", test)


def test_nobody_is_somebody_else_by_their_session(tmp_path: Path) -> None:
    async def test(them: Steered) -> None:
        session = (await them.sessions.begin("a", guest=False)).ticket.session
        assert await them.sessions.find(Ticket("g", session)) is None

    steered(tmp_path / "tables.db", test)


def test_what_was_read_before_a_session_ended_is_not_remembered(tmp_path: Path) -> None:
    async def test(them: Steered) -> None:
        ticket = (await them.sessions.begin("a", guest=False)).ticket
        them.sessions.clear()
        finding = asyncio.create_task(them.sessions.find(ticket))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        them.sessions.forget("a")
        assert await finding is not None
        await them.storage.write(sessions.end, "a", "w")
        assert await them.sessions.find(ticket) is None

    steered(tmp_path / "tables.db", test)


def test_a_cookie_is_renewed_with_the_answer(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db"), KINGSTABLE_GUEST_DAYS="50").start()
    anna = Player(server, "Anna")
    assert "set-cookie" not in anna.http.get("/me").headers
    server.stop()
    with sqlite3.connect(server.db) as connection:  # two days pass
        connection.execute("UPDATE sessions SET seen = seen - 2 * 86400")
    connection.close()
    server.start()
    anna.move_to(server)
    assert f"Max-Age={50 * 86400};" in anna.http.get("/me").headers["set-cookie"]
    assert "set-cookie" not in anna.http.get("/me").headers
    server.stop()


def test_a_cookie_from_before_there_were_sessions_is_one() -> None:
    signer = Signer("00" * 32)
    value = signer.sign(Ticket("anna", "desk"))
    assert signer.read(value) == Ticket("anna", "desk")
    assert signer.read(f"anna.{value.split('.')[2]}") is None
    old = signer._mark("anna")
    assert signer.read(f"anna.{old}") == Ticket("anna", "anna")
    assert signer.read(f"anna.desk.{old}") is None
    assert signer.read(f"borys.{old}") is None


# -- wrong tries ------------------------------------------------------------------------------------------------------


def test_wrong_tries_stop_who_makes_them_and_not_the_owner(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db"), FORWARDED_ALLOW_IPS="127.0.0.1").start()
    owner = account(server, "Anna")
    wish: dict[str, Any] = {"login": "anna", "password": "a wrong one"}
    attacker = Player(server)
    codes = [attacker.refused("/login", **wish) for _ in range(TRIES + 5)]
    assert codes == ["bad_login"] * TRIES + ["wrong_tries"] * 5
    assert attacker.refused("/login", login="anna", password=PASSWORD) == "wrong_tries"
    assert owner.post("/login", login="anna", password=PASSWORD)["name"] == "Anna", "who is signed in is not stopped"
    owner.post("/me/password", login="anna", password="battery staple", old=PASSWORD)
    elsewhere = Player(server)
    elsewhere.http.headers["x-forwarded-for"] = "203.0.113.7"
    assert elsewhere.post("/login", login="anna", password="battery staple")["name"] == "Anna"
    account(server, "Borys")
    assert signed_in(server, "borys"), "another name from the same address"
    server.stop()


def test_right_passwords_are_no_wrong_tries() -> None:
    async def many() -> None:
        passwords = Passwords(Limiter(0.0, 5))
        stored = await passwords.hashed("school", PASSWORD)
        for _ in range(10):
            passwords.admit("school", "anna")
            assert await passwords.right(stored, PASSWORD, "school", "anna")
        passwords.close()

    asyncio.run(many())


# -- lost passwords ---------------------------------------------------------------------------------------------------


@both_databases
def test_a_lost_password_is_set_anew_by_a_link_of_the_host(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    before = account(server, "Anna")
    code = accounts.new_link(database, "Anna")
    code = accounts.new_link(database, " anna ")
    newcomer = Player(server)
    assert newcomer.refused("/password/made-up", method="GET") == "bad_link"
    assert newcomer.get(f"/password/{code}") == {"login": "anna"}
    assert newcomer.refused(f"/password/{code}", password="short") == "malformed"
    assert newcomer.post(f"/password/{code}", password="battery staple")["name"] == "Anna"
    assert is_known(newcomer)
    assert not is_known(before)
    assert newcomer.refused(f"/password/{code}", password="another one") == "bad_link", "once"
    assert is_known(signed_in(server, "anna", "battery staple"))
    server.stop()


def test_a_newer_link_replaces_the_older_and_both_grow_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.db"

    async def test(them: Steered) -> None:
        monkeypatch.setattr(accounts.time, "time", lambda: them.now)
        first, second = (accounts.new_link(str(db), "anna") for _ in range(2))
        find = accounts.find_link
        assert await them.storage.read(find, first, them.now) is None
        person = await them.storage.read(find, second, them.now + DAY - 1)
        assert person is not None and person.id == "a"
        assert await them.storage.read(find, second, them.now + DAY) is None
        assert await them.storage.write(accounts.use_link, second, "x", them.now + DAY, "w") is None

    steered(db, test)
