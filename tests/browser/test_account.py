"""Accounts in the browser: a guest creates one, comes from a phone, brings games, changes the password, loses it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.visitor import Visitor

from kingstable.service.accounts import new_link

PASSWORD = "correct horse"


def at_home(visitor: Visitor) -> Locator:
    """The page about me, by the link in the head of the lobby."""
    visitor.visit()
    visitor.page.get_by_role("link", name="Me and my games").click()
    expect(visitor.page.get_by_role("heading", name="Me and my games")).to_be_visible()
    return visitor.page.locator("main")


def form_of(page: Locator, name: str) -> Locator:
    return page.get_by_role("form", name=name)


def fill(form: Locator, **fields: str) -> None:
    """Fill a form, and send it by its button."""
    for label, text in fields.items():
        form.get_by_label(label.replace("_", " ")).fill(text)
    form.get_by_role("button").click()


#: What a password manager is told of the fields of a form.
KEPT = "it => [...it.querySelectorAll('input')].map(({ type, autocomplete }) => `${type} ${autocomplete}`)"


def test_a_guest_keeps_their_games_and_comes_from_a_phone(invite: Invite) -> None:
    desk = invite("Olena")
    table = str(desk.new_table("kingdom_builder", "me", "random")["id"])
    mine = at_home(desk)
    desk.show("account-guest")
    desk.check_access("the account of a guest")
    assert form_of(mine, "Create an account").evaluate(KEPT) == ["text username", "password new-password"]
    assert form_of(mine, "Log in").evaluate(KEPT) == ["text username", "password current-password"]
    fill(form_of(mine, "Create an account"), Login="Olena", New_password=PASSWORD)
    expect(mine).to_contain_text("You are logged in as “olena”")
    desk.show("account")
    desk.check_access("an account")

    phone = invite(phone=True)
    phone.forgive = ("401",)
    page = at_home(phone)
    phone.show("account-stranger-phone")
    form = form_of(page, "Log in")
    fill(form, Login="olena", Password="a wrong one")
    expect(form.get_by_role("alert")).to_have_text("The login or the password is wrong.")
    expect(form.get_by_label("Password")).to_have_attribute("aria-invalid", "true")
    fill(form, Login="olena", Password=PASSWORD)
    expect(page).to_contain_text("You are logged in as “olena”")
    phone.show("account-phone")
    expect(phone.page.locator(f"a[href='/table/{table}']").first).to_be_visible()

    fill(form_of(mine, "Change the password"), Present_password=PASSWORD, New_password="battery staple")
    expect(mine.get_by_role("status")).to_contain_text("All other devices have been logged out")
    expect(phone.page.get_by_text("You have been logged out.")).to_be_visible()
    phone.show("logged-out-phone")
    phone.page.get_by_role("button", name="Reload").click()
    expect(phone.page.get_by_text("You have been logged out.")).to_have_count(0)
    expect(phone.page.get_by_label("Your name")).to_have_value("")

    mine.get_by_role("button", name="Log out", exact=True).click()
    expect(mine.get_by_role("heading", name="Log in")).to_be_visible()
    expect(desk.page.get_by_text("You have been logged out.")).to_have_count(0)


def test_a_guest_who_logs_in_is_asked_about_their_games_and_loses_none(invite: Invite) -> None:
    invite("Ivan").post("/me/password", login="ivan", password=PASSWORD)
    guest = invite("Falconer")
    table = str(guest.new_table("kingdom_builder", "me", "random")["id"])
    page = at_home(guest)
    form = form_of(page, "Log in")
    fill(form, Login="ivan", Password=PASSWORD)
    asked = guest.page.get_by_role("dialog", name="What becomes of your games?")
    expect(asked).to_contain_text("As the guest Falconer you have games here")
    guest.show("bring-games")
    guest.check_access("the question about games")
    asked.get_by_role("button", name="Stay a guest").click()
    expect(asked).to_have_count(0)
    form.get_by_label("Password").press("Enter")
    asked.get_by_role("button", name="Take them along").click()
    expect(page).to_contain_text("You are logged in as “ivan”")
    expect(page.locator(f"a[href='/table/{table}']").first).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ivan")


def test_what_is_wrong_is_said_at_its_field(invite: Invite) -> None:
    invite("Taken").post("/me/password", login="taken", password=PASSWORD)
    visitor = invite("Zoia")
    visitor.forgive = ("409", "400")
    page = at_home(visitor)
    form = form_of(page, "Create an account")
    fill(form, Login="taken", New_password=PASSWORD)
    expect(form.get_by_label("Login")).to_have_attribute("aria-invalid", "true")
    expect(form.get_by_role("alert")).to_have_text("This login is already taken.")
    notices = form_of(page, "Notices")
    expect(notices.get_by_role("button", name="Send a test")).to_be_disabled()
    notices.get_by_label("Address").fill("carrier pigeon")
    notices.get_by_role("button", name="Save").click()
    expect(notices.get_by_role("alert")).to_contain_text("begins with one of these: discord://")
    notices.get_by_label("Address").fill("ntfys://ntfy.sh/falcons")
    notices.get_by_role("button", name="Save").click()
    visitor.page.route("**/api/me/notice", lambda route: route.fulfill(status=204))
    notices.get_by_role("button", name="Send a test").click()
    expect(notices.get_by_role("status")).to_have_text("Sent. It should arrive in a moment.")
    page.get_by_label("Your name").fill("Zoia the Second")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Zoia the Second")).to_be_visible()


def test_a_lost_password_is_set_by_the_link_of_the_host(invite: Invite, house: House) -> None:
    first = invite("Petro")
    first.post("/me/password", login="petro", password=PASSWORD)
    code = new_link(str(house.folder / "tables.db"), "petro")
    for phone in (False, True):
        visitor = invite(phone=phone)
        visitor.visit(f"/password/{code}")
        expect(visitor.page.get_by_role("heading", name="A new password for “petro”")).to_be_visible()
        visitor.show(f"new-password{'-phone' if phone else ''}")
        visitor.check_access("a new password")
        assert visitor.page.locator("main form").evaluate(KEPT) == ["text username", "password new-password"]
    fill(visitor.page.locator("form"), New_password="battery staple")
    expect(visitor.page.get_by_role("link", name="Petro")).to_be_visible()
    late = invite()
    late.forgive = ("404",)
    late.visit(f"/password/{code}")
    expect(late.page.get_by_role("heading")).to_contain_text("This link has already been used")


def test_at_a_private_table_an_onlooker_reads_and_does_not_write(invite: Invite) -> None:
    host = invite("Anna")
    table = str(host.new_table("kingdom_builder", "me", "random", private=True)["id"])
    host.post(f"/tables/{table}/chat", text="Good luck!")
    for phone in (False, True):
        onlooker = invite(phone=phone)
        onlooker.visit(f"/table/{table}")
        if phone:
            onlooker.page.get_by_role("navigation").get_by_role("button", name="Log").click()
        onlooker.page.get_by_role("button", name="Chat").click()
        expect(onlooker.page.get_by_text("Anna: Good luck!")).to_be_visible()
        expect(onlooker.page.get_by_text("only those who sit at it can write")).to_be_visible()
        expect(onlooker.page.get_by_role("button", name="Send")).to_have_count(0)
        onlooker.show(f"private-chat{'-phone' if phone else ''}")
