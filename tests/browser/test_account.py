"""Accounts in the browser: a guest creates one, comes from a phone, changes the password, loses it, and logs out."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.visitor import Visitor

from kingstable.service.accounts import new_link

PASSWORD = "correct horse"


def account_of(visitor: Visitor) -> Locator:
    """The open dialog."""
    visitor.page.get_by_role("button", name="Account").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def fill(form: Locator, **fields: str) -> None:
    """Fill a form, and send it by its button."""
    for label, text in fields.items():
        form.get_by_label(label.replace("_", " ")).fill(text)
    form.get_by_role("button").click()


def test_a_guest_keeps_their_games_and_comes_from_a_phone(invite: Invite) -> None:
    desk = invite("Olena")
    table = str(desk.new_table("kingdom_builder", "me", "random")["id"])
    desk.visit()
    dialog = account_of(desk)
    desk.show("account-guest")
    desk.check_access("the account of a guest")
    fill(dialog.locator("form", has_text="Create an account").last, Login="Olena", New_password=PASSWORD)
    expect(dialog).to_contain_text("You are logged in as “olena”")
    desk.show("account")
    desk.check_access("an account")

    phone = invite(phone=True)
    phone.forgive = ("401",)
    phone.visit()
    dialog = account_of(phone)
    phone.show("account-stranger-phone")
    form = dialog.locator("form", has_text="Log in").first
    fill(form, Login="olena", Password="a wrong one")
    expect(dialog.get_by_role("alert")).to_have_text("The login or the password is wrong.")
    fill(form, Login="olena", Password=PASSWORD)
    expect(dialog).to_contain_text("You are logged in as “olena”")
    phone.show("account-phone")
    dialog.get_by_role("button", name="Close").click()
    expect(phone.page.locator(f"a[href='/table/{table}']").first).to_be_visible()

    dialog = desk.page.get_by_role("dialog")
    fill(dialog.locator("form"), Present_password=PASSWORD, New_password="battery staple")
    expect(dialog.get_by_role("status")).to_contain_text("All other devices have been logged out")
    expect(phone.page.get_by_text("You have been logged out.")).to_be_visible()
    phone.show("logged-out-phone")
    phone.page.get_by_role("button", name="Reload").click()
    expect(phone.page.get_by_text("You have been logged out.")).to_have_count(0)
    expect(phone.page.get_by_label("Your name")).to_have_value("")

    dialog.get_by_role("button", name="Log out", exact=True).click()
    expect(dialog.get_by_role("heading", name="Log in")).to_be_visible()
    expect(desk.page.get_by_text("You have been logged out.")).to_have_count(0)


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
    fill(visitor.page.locator("form"), New_password="battery staple")
    expect(visitor.page.get_by_label("Your name")).to_have_value("Petro")
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
