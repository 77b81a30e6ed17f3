"""Typical turns: with the clicks that the table in docs/client.md counts, and on a phone with few changes of tab."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import Invite
from tests.browser.kept import for_one
from tests.browser.visitor import Visitor
from tests.games.golden import golden
from tests.progress import until

from kingstable.kernel import Record, Table
from kingstable.play.rows import after, ways, whole

DOCS = Path(__file__).parents[2] / "docs" / "client.md"
#: So many changes of tab are few.
TABS = 2
#: Each turn by its name in the table: a kept game in which it is played, and its choices there.
PLAYED = {
    "build three settlements": ("kingdom_builder", "2-minds", r"(?<=end;)(build [^;]*;){3}end;"),
    "move a settlement by a token, build three": (
        "kingdom_builder",
        "3-minds",
        r"(?<=end;)use barn;lift [^;]*;put [^;]*;(build [^;]*;){3}end;",
    ),
    "deal out three cards as the advisor": ("for_the_king", "5-minds", r"(place [^;]*;){3}"),
    "Commission: the action, the space, the workers": (
        "paladins",
        "3-minds",
        r"(?<=end;)use commission 2;occupy [^;]*;place [^;]*;end;",
    ),
    "Hunt: the action, the workers": ("paladins", "3-minds", r"(?<=end;)use hunt 2;place [^;]*;end;"),
    "play a card, move, trade, pay": (
        "viscounts",
        "2-minds",
        r"(?<=end;)play [^;]*;move [^;]*;trade [^;]*;pay [^;]*;end;",
    ),
    "play a card, move, place workers, pay": (
        "viscounts",
        "2-mixed",
        r"(?<=end;)play [^;]*;move [^;]*;place [^;]*;pay [^;]*;end;",
    ),
}
#: Turns of Tiletum: a kept game in which one could be, wherever a turn begins, and its choices after the die.
LOOKED_FOR = {
    "take a die as it lies, walk two towns, place a house": (
        "2-minds",
        r"die .*;take . 0;move merchant [^;]*;move merchant [^;]*;house .*",
    ),
    "take a die as it lies, four steps up the king track": ("3-minds", r"die .*;take . 0(;king){3,};end"),
}


def counted(turn: str) -> tuple[int, int]:
    """The decisions and the clicks of a turn in the table."""
    [cells] = re.findall(rf"^\|[^|]*\| {re.escape(turn)} \|(.*)\|$", DOCS.read_text(), re.MULTILINE)
    decisions, _, clicks = map(int, cells.split("|"))
    return decisions, clicks


def played(game: str, name: str, choices: str) -> tuple[Record, list[str]]:
    """The kept game up to such a turn, and the choices of it."""
    whole = golden(game, name)
    dos = "".join(f"{choice.do};" for choice in whole.choices)
    found = re.search(choices, dos)
    assert found is not None
    at = dos.count(";", 0, found.start())
    seat = whole.choices[at].seat
    return for_one(msgspec.structs.replace(whole, choices=whole.choices[:at]), seat), found.group()[:-1].split(";")


def looked_for(name: str, choices: str) -> tuple[Record, list[str]]:
    """The kept game up to the first turn that could be such a one."""
    record = golden("tiletum", name)
    table = Table.replay(record, upto=0, quiet=True)
    for number, choice in enumerate(record.choices):
        if choice.do.startswith("die "):
            for dos in _turns(table, choice.seat):
                if re.fullmatch(choices, ";".join(dos)):
                    return for_one(msgspec.structs.replace(record, choices=record.choices[:number]), choice.seat), dos
        table.follow(record, upto=number + 1)
    raise AssertionError(f"nobody could {choices}")


def _turns(table: Table, seat: int) -> Iterator[list[str]]:
    """What may be done with each die that can only be taken as it lies, in one row after it."""
    for die in table.asks[0].options:
        row = whole(table, seat, [die.notation], on=True)
        if re.fullmatch(r"die .*;take \d 0", ";".join(row)):
            there = after(table, seat, row)
            for way in ways(there, seat):
                yield [*row, *whole(there, seat, [step.notation for step in way], on=True)]


def come_to(visitor: Visitor, things: Locator) -> tuple[int, int]:
    """Have one of these things in sight; gives how many taps on the board and changes of tab that took on a phone."""
    if visitor.reached(things):
        return 0, 0
    for tab in visitor.page.locator("nav button:visible").all():
        tab.tap()
        if visitor.reached(things):
            return 0, 1
    visitor.page.locator("nav button:visible").first.tap()
    visitor.page.get_by_role("button", name="Show the whole board").tap()
    until(lambda: bool(visitor.reached(things)))
    return 1, 0


def play(visitor: Visitor, id: str, dos: list[str], phone: bool) -> tuple[int, int]:
    """Make these choices, but for those that follow of themselves; gives the number of clicks and of changes of tab."""
    clicks = tabs = 0
    while dos and visitor.scene(id)["asks"]:
        ask = visitor.scene(id)["asks"][0]
        rows = [(offer, [offer["do"], *offer.get("then", ())]) for offer in (*ask["options"], *ask["far"])]
        fitting = [(offer, row) for offer, row in rows if row == dos[: len(row)]]
        if not fitting:
            dos = dos[1:]
            continue
        offer, row = max(fitting, key=lambda each: len(each[1]))
        version = visitor.version
        pressed: set[str] = set()
        while visitor.version == version:
            thing, name = _leading_on(visitor, ask, offer, pressed)
            more, changes = come_to(visitor, thing)
            visitor.press(thing.nth(visitor.reached(thing)[0]), "touch" if phone else "mouse")
            _settle(visitor, id)
            pressed.add(name)
            clicks += 1 + more
            tabs += changes
        dos = dos[len(row) :]
    return clicks, tabs


def _settle(visitor: Visitor, id: str) -> None:
    """Until no choice is on its way: something can be chosen again, and the page shows the table as it is."""
    visitor.wait_for_turn()
    until(lambda: visitor.version == str(visitor.scene(id)["version"]))


def _leading_on(visitor: Visitor, ask: dict[str, Any], offer: dict[str, Any], pressed: set[str]) -> tuple[Locator, str]:
    """What to press next for an offer, by its name: its line of a list, or else what is lit for it."""
    page = visitor.page
    lines = page.locator("dialog[open] .list button")
    if lines.count():
        alike = [it for it in ask["options"] if pressed <= {*it["references"]}]
        return lines.nth(alike.index(offer)), offer["do"]
    names = [it for it in (offer["do"], *reversed(offer["references"])) if it not in pressed]
    found = {name: page.locator(f"[data-lit='{name}']") for name in names}
    name = next(it for it in names if found[it].count())
    return found[name], name


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("turn", [*PLAYED, *LOOKED_FOR])
def test_a_typical_turn(invite: Invite, turn: str, phone: bool) -> None:
    decisions, most = counted(turn)
    assert most <= decisions + 1
    record, dos = played(*PLAYED[turn]) if turn in PLAYED else looked_for(*LOOKED_FOR[turn])
    visitor = invite("Anna", phone=phone)
    id = visitor.open(record)
    visitor.visit(f"/table/{id}")
    visitor.wait_for_question()
    clicks, tabs = play(visitor, id, dos, phone)
    assert clicks <= (decisions + 1 if phone else most)
    assert tabs <= TABS
