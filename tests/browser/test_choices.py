"""Every kind of choice that a board offers, made for real: once by mouse, once by touch, once by keys."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import count

import msgspec
import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

from kingstable.kernel import Ask, Rng, Table, find_game, game_ids

WAYS = ("mouse", "touch", "keys")
#: A kind of thing, and the kinds of choices that it stands for.
Sort = tuple[str, frozenset[str]]
#: For each of them, the questions at which it was tried, once for each way.
Tried = dict[Sort, list[str]]
#: A game that offers much within so many choices.
GAMES = {
    "for_the_king": (9, 110),
    "kingdom_builder": (6, 50),
    "paladins": (4, 150),
    "tiletum": (1, 150),
    "viscounts": (2, 100),
}
#: What is seldom offered comes up sooner with these options.
SELDOM = {"for_the_king": {"nobles": "chosen"}}
#: What the bar below the board offers, and nothing on the board.
BUTTONS: dict[str, set[str]] = {
    "for_the_king": {"pass"},
    "kingdom_builder": {"end", "withdraw"},
    "paladins": {"choose", "decline", "destroy", "discard", "end", "next", "pass", "repay"},
    "tiletum": {"end", "leave_tile", "put_back", "reveal", "skip", "stop"},
    "viscounts": {"decline", "end", "keep", "reshuffle", "skip", "take", "top"},
}
#: Things on the board, and those that a question about them goes on with.
BOARD = ":is(#pane-board, #pane-aside, #pane-mine) [data-lit]:visible"
ANYTHING = "dialog[open] .list button, [data-lit]:visible"
#: What is told over the board until one goes on.
NOTES = "#pane-board .event button"
NAMES = ["Anna", "Borys", "Clara", "Dana"]
#: A choice takes no more clicks than this.
STEPS = 8


def test_every_game_is_walked() -> None:
    assert sorted(GAMES) == sorted(game_ids())


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_choice_by_mouse_touch_and_keys(invite: Invite, game: str) -> None:
    visitor = invite("Anna", touch=True)
    seed, most = GAMES[game]
    kinds = set(find_game(game).notation.options)
    left, tried = set(kinds), defaultdict(list)
    _play(visitor, Table.new(game, 2, seed=seed), most, left, tried)
    for seed in count():
        if not left:
            break
        _seek(visitor, Table.new(game, 2 + seed % (len(NAMES) - 1), SELDOM.get(game), seed=seed), left, tried)
    assert kinds - set().union(*(stands_for for _, stands_for in tried)) == BUTTONS[game]


def _play(visitor: Visitor, table: Table, most: int, left: set[str], tried: Tried) -> None:
    """Play so many choices at random, and try what is offered whenever it is more than was offered before."""
    rng = Rng.seeded(table.seed)
    id = _open(visitor, table)
    ahead = 0
    while not table.over and len(table.made) < most:
        ask = table.asks[0]
        if _offers(ask, left):
            _try(visitor, id, ask, tried)
            ahead = visitor.scene(id)["number"] - table.number
        option = rng.pick(ask.options)
        visitor.post(f"/tables/{id}/choose", seat=ask.seat, number=table.number + ahead, do=option.notation)
        table.choose(option, seat=ask.seat)


def _seek(visitor: Visitor, table: Table, left: set[str], tried: Tried) -> None:
    """Go through a game, and sit down only where something is offered that was not offered before."""
    rng = Rng.seeded(table.seed)
    while left and not table.over:
        ask = table.asks[0]
        if _offers(ask, left):
            _try(visitor, _open(visitor, table), ask, tried)
        table.choose(rng.pick(ask.options), seat=ask.seat)


def _offers(ask: Ask, left: set[str]) -> bool:
    """Whether a question offers something of what is left, which it then is no longer."""
    before = len(left)
    left.difference_update({option.kind for option in ask.options})
    return len(left) < before


def _open(visitor: Visitor, table: Table) -> str:
    """Go on with a game in the place of all its people."""
    id = visitor.open(msgspec.structs.replace(table.record, names=NAMES[: table.seats]))
    visitor.visit(f"/table/{id}")
    return id


def _try(visitor: Visitor, id: str, ask: Ask, tried: Tried) -> None:
    """Choose by each sort of lit thing that has not been tried at this question, and take it back.

    At the first question that offers a sort this is done in every way, at others in one way after the other.
    """
    visitor.wait_for_version(visitor.scene(id)["version"])
    while visitor.page.locator(NOTES).count():
        visitor.page.locator(NOTES).first.click()
    for sort, names in _sorts(_names(visitor.page.locator(BOARD)), ask).items():
        before = tried[sort]
        if ask.prompt.id in before:
            continue
        ways = WAYS if not before else (WAYS[len(before) % len(WAYS)],)
        before += [ask.prompt.id] * len(ways)
        for way in ways:
            _make(visitor, names, way)
            visitor.wait_for_version(visitor.post(f"/tables/{id}/undo")["version"])


def _sorts(names: list[str], ask: Ask) -> dict[Sort, list[str]]:
    """The lit things of each sort."""
    found: dict[Sort, list[str]] = defaultdict(list)
    for name in names:
        thing = re.split("[ :]", name)[0]
        places = {name, name.rstrip("+-")}  # an office goes up or down
        kinds = {option.kind for option in ask.options if places & {option.notation, *option.references}}
        found[thing, frozenset(kinds or {thing})].append(name)
    return found


def _names(lit: Locator) -> list[str]:
    """What things are lit; a line of a list has no name."""
    names: list[str] = lit.evaluate_all("all => all.map(it => it.dataset.lit ?? '')")
    return names


def _make(visitor: Visitor, names: list[str], way: str) -> None:
    """Choose by one of these things, and then by what the page leads to, until a choice is made."""
    lit = ", ".join(f"[data-lit='{name}']" for name in names)
    things = visitor.page.locator(f":is(#pane-board, #pane-aside, #pane-mine) :is({lit}):visible")
    next = things.nth(visitor.reached(things)[0])
    version = visitor.version
    for _ in range(STEPS):
        before = _names(visitor.page.locator(ANYTHING))
        visitor.press(next, way)
        if visitor.version != version:
            return
        next = _led_to(visitor, before)
    raise AssertionError(f"{names[0]} by {way} leads to no choice")


def _led_to(visitor: Visitor, before: list[str]) -> Locator:
    """What has been lit newly, or else what can be chosen last of all."""
    things = visitor.page.locator(ANYTHING)
    names, reached = _names(things), visitor.reached(things)
    return things.nth(next((at for at in reached if names[at] not in before), reached[-1]))
