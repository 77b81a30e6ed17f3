"""Every kind of choice that a board offers, made for real: once by mouse, once by touch, once by keys."""

from __future__ import annotations

import re
from collections import defaultdict

import msgspec
import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

from kingstable.kernel import Rng, Table, game_ids

WAYS = ("mouse", "touch", "keys")
#: For each kind of thing, the questions at which it was tried, once for each way.
Tried = dict[str, list[str]]
#: A game that offers much within so many choices.
GAMES = {
    "for_the_king": (9, 110),
    "kingdom_builder": (6, 50),
    "paladins": (4, 150),
    "tiletum": (1, 150),
    "viscounts": (2, 100),
}
#: Things on the board, and those that a question about them goes on with.
BOARD = ":is(#pane-board, #pane-aside, #pane-mine) [data-lit]:visible"
ANYTHING = "dialog[open] .list button, [data-lit]:visible"
#: What is told over the board until one goes on.
NOTES = "#pane-board .event button"
#: A choice takes no more clicks than this.
STEPS = 8


def test_every_game_is_walked() -> None:
    assert sorted(GAMES) == sorted(game_ids())


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_choice_by_mouse_touch_and_keys(invite: Invite, game: str) -> None:
    visitor = invite("Anna", touch=True)
    seed, most = GAMES[game]
    table, rng = Table.new(game, 2, seed=seed), Rng.seeded(seed)
    id = visitor.open(msgspec.structs.replace(table.record, names=["Anna", "Borys"]))
    visitor.visit(f"/table/{id}")
    offered: set[str] = set()
    tried: Tried = defaultdict(list)
    ahead = 0
    while not table.over and len(table.made) < most:
        ask = table.asks[0]
        kinds = {option.kind for option in ask.options}
        if not kinds <= offered:
            offered |= kinds
            _try(visitor, id, ask.prompt.id, tried)
            ahead = visitor.scene(id)["number"] - table.number
        option = rng.pick(ask.options)
        visitor.post(f"/tables/{id}/choose", seat=ask.seat, number=table.number + ahead, do=option.notation)
        table.choose(option, seat=ask.seat)
    assert sum(len(set(questions)) for questions in tried.values()) > 3


def _try(visitor: Visitor, id: str, asked: str, tried: Tried) -> None:
    """Choose by each kind of lit thing that has not been tried at this question, and take it back.

    At the first question that offers a thing this is done in every way, at others in one way after the other.
    """
    visitor.wait_for_version(visitor.scene(id)["version"])
    while visitor.page.locator(NOTES).count():
        visitor.page.locator(NOTES).first.click()
    for thing in _kinds(_names(visitor.page.locator(BOARD))):
        before = tried[thing]
        if asked in before:
            continue
        ways = WAYS if not before else (WAYS[len(before) % len(WAYS)],)
        before += [asked] * len(ways)
        for way in ways:
            _make(visitor, thing, way)
            visitor.wait_for_version(visitor.post(f"/tables/{id}/undo")["version"])


def _names(lit: Locator) -> list[str]:
    """What things are lit; a line of a list has no name."""
    names: list[str] = lit.evaluate_all("all => all.map(it => it.dataset.lit ?? '')")
    return names


def _kinds(names: list[str]) -> list[str]:
    """The first words of ids, each once."""
    return list(dict.fromkeys(re.split("[ :]", name)[0] for name in names))


def _make(visitor: Visitor, thing: str, way: str) -> None:
    """Choose by a thing of this kind, and then by what the page leads to, until a choice is made."""
    things = visitor.page.locator(f":is(#pane-board, #pane-aside, #pane-mine) [data-lit^='{thing}']:visible")
    next = things.nth(visitor.reached(things)[0])
    version = visitor.version
    for _ in range(STEPS):
        before = _names(visitor.page.locator(ANYTHING))
        visitor.press(next, way)
        if visitor.version != version:
            return
        next = _led_to(visitor, before)
    raise AssertionError(f"{thing} by {way} leads to no choice")


def _led_to(visitor: Visitor, before: list[str]) -> Locator:
    """What has been lit newly, or else what can be chosen last of all."""
    things = visitor.page.locator(ANYTHING)
    names, reached = _names(things), visitor.reached(things)
    return things.nth(next((at for at in reached if names[at] not in before), reached[-1]))
