"""Somebody who goes to every view and measures it: a few guests in one browser, in windows of all kinds."""

from __future__ import annotations

import base64
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.house import House
from tests.browser.look.positions import Position, put
from tests.browser.look.views import LANGS, OPENED, PLAIN, SIZES, TWO, View
from tests.browser.visitor import bare_ids
from tests.games.golden import GAMES
from tests.progress import SILENCE

from kingstable.kernel import find_game
from kingstable.lessons import lessons

MEASURES = (Path(__file__).parent / "measures.js").read_text()
EMPTINESS = (Path(__file__).parent / "emptiness.js").read_text()
SHAPE = (Path(__file__).parent / "shape.js").read_text()
_AXE = """async (rules) => {
  const shown = document.querySelector('dialog[open]') ?? document
  const { violations } = await axe.run(shown, { resultTypes: ['violations'], preload: false, ...rules })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => [String(target[0]), html.slice(0, 120), id, help]))
}"""
_CONTRAST = "color-contrast"
#: Where no rectangle may be empty that has more than this share of the window.
_FILLED = ("desktop", "large")
_EMPTY = 0.08

_MEDIA: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
    "contrast": {"contrast": "more"},
}

NAME = "Oleksandra"
#: The table at which views are taken that are the same at all tables.
_ANY = "kingdom_builder"
_FEW = Position(_ANY, 2, "middle")
#: Who looks, where it is not the one who plays: somebody who sits at one table only, and newcomers.
_NOBODY = ""
_WHO = {"lobby": "visitor", "newcomer": _NOBODY, "ways": _NOBODY, "join": _NOBODY}


class Fault(NamedTuple):
    """Something that is not as it should be: by which measure, which element, its text, its value, and the bound."""

    measure: str
    where: str
    text: str
    value: str
    bound: str


class Look(NamedTuple):
    """What was seen: the faults, and a picture of each area of the view."""

    view: View
    faults: list[Fault]
    pictures: dict[str, bytes]


class Walker:
    """Goes to views; contexts, tables and guests are kept from one to the next, the page if only the theme differs.

    `thorough`, it keeps a picture of each area with a fault, and axe, which reads no words, looks in one language and
    two windows; else in a hurry: then axe looks at the first area only. `pictures` are of every area.
    """

    def __init__(self, house: House, browser: Browser, *, thorough: bool = False, pictures: bool = False) -> None:
        self.house = house
        self.browser = browser
        self.thorough = thorough
        self.pictures = pictures
        self._contexts: dict[tuple[bool, str, str], BrowserContext] = {}
        self._guests: dict[str, Any] = {_NOBODY: None}
        self._tables: dict[tuple[Position, str], str] = {}
        self._open: Any = None
        self._solo: Any = None
        self._at: tuple[View, Page] | None = None
        self._kept = False  # whether the page was there before, in another theme
        #: The shape of each of its areas, and what was measured there.
        self._shapes: dict[str, tuple[int, list[Fault]]] = {}

    def close(self) -> None:
        for context in self._contexts.values():
            context.close()

    # -- people ---------------------------------------------------------------------------------------------------

    def _guest(self, who: str) -> Any:
        """Somebody with a name."""
        if who not in self._guests:
            context = self.browser.new_context()
            answer = context.request.post(f"{self.house.url}/api/me", data={"name": NAME})
            assert answer.ok, answer.text()
            self._guests[who] = context.storage_state()
            context.close()
        return self._guests[who]

    def _context(self, view: View) -> BrowserContext:
        touch = SIZES[view.size].touch
        key = (touch, view.lang, _WHO.get(view.page, "player"))
        if key not in self._contexts:
            self._contexts[key] = self.browser.new_context(
                has_touch=touch,
                is_mobile=touch,
                locale=view.lang,
                reduced_motion="reduce",
                storage_state=self._guest(key[-1]),
            )
            self._contexts[key].set_default_timeout(SILENCE * 1000)
        return self._contexts[key]

    def _post(self, page: Page | BrowserContext, path: str, **body: Any) -> Any:
        answer = page.request.post(f"{self.house.url}/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    # -- tables ---------------------------------------------------------------------------------------------------

    def _table(self, page: Page, position: Position, who: str = "player") -> str:
        """Where somebody sits, or nobody whom we know."""
        if (position, who) not in self._tables:
            table, code = put(self.house.db, position, NAME)
            if who and position.moment != "over":
                self._post(page, f"/join/{code}")
            self._tables[position, who] = table
        return self._tables[position, who]

    def _waiting(self) -> Any:
        """A table of the player's own that waits for somebody."""
        if self._open is None:
            seats = [{"kind": "me"}, {"kind": "person"}]
            context = self.browser.new_context(storage_state=self._guest("player"))
            self._open = self._post(context, "/tables", game=_ANY, seats=seats, private=True)
            context.close()
        return self._open

    def _alone(self, page: Page) -> str:
        """A table of our own against a program."""
        if self._solo is None:
            seats = [{"kind": "me"}, {"kind": "mind", "mind": "greedy"}]
            self._solo = self._post(page, "/tables", game=_ANY, seats=seats, options={"first": "0"})["id"]
        return str(self._solo)

    # -- going there ----------------------------------------------------------------------------------------------

    def _goto(self, page: Page, path: str, sight: str) -> None:
        page.goto(self.house.url + path)
        page.locator(sight).first.wait_for(state="attached")

    def _sit(self, page: Page, position: Position, sight: str = "[data-lit]") -> None:
        over = position.moment == "over"
        self._goto(page, f"/table/{self._table(page, position)}", "#prompt" if over else sight)

    def _press(self, page: Page, key: str) -> None:
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()

    def _game(self, page: Page, view: View) -> None:
        moment = "middle" if view.moment in OPENED else view.moment
        self._sit(page, Position(view.page, view.players, moment))
        if view.moment in ("over", "scores"):
            self._press(page, "s")
        elif view.moment == "reference":
            self._press(page, "c")
        elif view.moment == "lens":
            page.keyboard.press("ArrowRight")
            page.locator(".lens").wait_for()

    def _page(self, page: Page, view: View) -> None:
        going: dict[str, Callable[[], None]] = {
            "lobby": lambda: self._lobby(page),
            "newcomer": lambda: self._goto(page, "/", "article[data-game]"),
            "new-table": lambda: self._new_table(page),
            "me": lambda: self._goto(page, "/me", "main form"),
            "join": lambda: self._goto(page, f"/join/{self._waiting()['join']}", "main .gold"),
            "waiting": lambda: self._goto(page, f"/table/{self._waiting()['id']}", "main .rules p"),
            "rules": lambda: self._goto(page, f"/rules/{_ANY}", "main h2"),
            "about": lambda: self._goto(page, "/about", "main p"),
            "help": lambda: (self._sit(page, _FEW), self._press(page, "?"))[0],
            "menu": lambda: (self._sit(page, _FEW), self._menu(page))[0],
            "menu-over": lambda: (self._replay(page), self._menu(page))[0],
            "drawer": lambda: (self._sit(page, _FEW), self._press(page, "r"))[0],
            "replay": lambda: self._replay(page),
            "ways": lambda: self._ways(page),
            "watching": lambda: self._goto(page, f"/table/{self._table(page, _FEW, '')}", "#prompt"),
            "lessons": lambda: self._goto(page, f"/learn/{_ANY}", "main li"),
            "lesson": lambda: self._goto(page, f"/learn/{_ANY}/{lessons(find_game(_ANY))[0].id}", ".lesson .gold"),
            "analysis": lambda: self._analysis(page),
            "hint": lambda: self._hint(page),
        }
        going[view.page]()

    def _lobby(self, page: Page) -> None:
        self._table(page, _FEW, _WHO["lobby"])
        self._goto(page, "/", "article[data-game]")
        page.locator("li a.button, li .button").first.wait_for()

    def _new_table(self, page: Page) -> None:
        self._goto(page, "/", f"article[data-game={_ANY}]")
        page.locator(f"article[data-game={_ANY}] button").last.click()
        page.locator("dialog[open]").wait_for()

    def _menu(self, page: Page) -> None:
        page.locator("header > button.square").last.click()
        page.locator("dialog[open]").wait_for()

    def _replay(self, page: Page) -> None:
        self._sit(page, Position(_ANY, 2, "over"))
        page.keyboard.press("p")
        page.locator("input[type=range]").wait_for()

    def _ways(self, page: Page) -> None:
        self._goto(page, "/", f"article[data-game={_ANY}]")
        page.locator(f"article[data-game={_ANY}] .gold").click()
        page.locator("dialog[open]").wait_for()

    def _analysis(self, page: Page) -> None:
        """Of a game that is over; it is made once, and kept."""
        table = self._table(page, Position(_ANY, 2, "over"))
        self._post(page, f"/tables/{table}/analysis")
        self._goto(page, f"/table/{table}#analysis", ".panel tbody tr")
        page.locator(".panel progress").wait_for(state="detached")

    def _hint(self, page: Page) -> None:
        self._goto(page, f"/table/{self._alone(page)}", "[data-lit]")
        page.keyboard.press("h")
        page.locator(".hints li").first.wait_for()

    # -- looking --------------------------------------------------------------------------------------------------

    def look(self, view: View) -> Look:
        """Go there, and measure all areas of the view."""
        return self._measured(self._gone_to(view), view)

    def _gone_to(self, view: View) -> Page:
        """The page that shows the view."""
        self._kept = self._at is not None and _differ_by_theme(view, self._at[0])
        if self._at and self._kept:
            self._at[1].emulate_media(**_MEDIA[view.theme])
            return self._at[1]
        if self._at:
            self._at[1].close()
        self._shapes = {}
        page = self._context(view).new_page()
        self._at = view, page
        size = SIZES[view.size]
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.emulate_media(**_MEDIA[view.theme])
        (self._game if view.page in GAMES else self._page)(page, view)
        return page

    def _measured(self, page: Page, view: View) -> Look:
        faults = _sight(page, view)
        pictures: dict[str, bytes] = {}
        for number, area in enumerate(self._areas(page, view)):
            _settle(page)
            found = self._in_page(page, view, area)
            if (view.lang == LANGS[0] and view.size in TWO) if self.thorough else number == 0:
                found += _axe(page, view, colours=self._kept)
            picture = page.screenshot() if self.pictures or self._filled(page, view) else b""
            if self._filled(page, view):
                found += self._empty(picture)
            if self.pictures or (self.thorough and found):
                pictures[area] = picture or page.screenshot()
            faults += [each._replace(where=f"{area}: {each.where}" if area else each.where) for each in found]
        return Look(view, faults, pictures)

    def _filled(self, page: Page, view: View) -> bool:
        """Whether nothing large may be empty."""
        return view.size in _FILLED and "/table/" in page.url and not page.locator("dialog[open]").count()

    def _areas(self, page: Page, view: View) -> Any:
        """The areas of a table that are tabs on a phone, one after the other; elsewhere all at once."""
        tabs = page.locator("nav button:visible")
        opened = view.moment in OPENED or page.locator("dialog[open]").count()
        if view.page not in GAMES or opened or not tabs.count():
            yield ""
            return
        shown = tabs.evaluate_all("all => all.findIndex((it) => it.ariaCurrent)")
        # The one that opened by itself comes last, so that whoever looks again finds it open.
        for number in sorted(range(tabs.count()), key=lambda each: each == shown):
            tabs.nth(number).click()
            yield page.locator("[data-tab]").get_attribute("data-tab")

    def _in_page(self, page: Page, view: View, area: str) -> list[Fault]:
        """What the measures find; where another theme has changed nothing but colours, that is what it was."""
        shape = page.evaluate(SHAPE)
        if area not in self._shapes or self._shapes[area][0] != shape:
            self._shapes[area] = shape, self._measures(page, view, area)
        return list(self._shapes[area][1])

    def _measures(self, page: Page, view: View, area: str) -> list[Fault]:
        size = SIZES[view.size]
        asked = {
            "text": size.text,
            "target": size.target,
            "table": view.page == "lesson" or ("/table/" in page.url and view.page != "waiting"),
            "board": view.page in GAMES and area in ("", "board"),
            "shell": view.page not in GAMES,
        }
        bare = [Fault("words", "body", id, "", "") for id in bare_ids(page)]
        return bare + [Fault(*map(str, each)) for each in page.evaluate(MEASURES, asked)]

    @cached_property
    def _darkroom(self) -> Page:
        """A page of nobody in which pictures are read."""
        return self._contexts.setdefault((False, "", _NOBODY), self.browser.new_context()).new_page()

    def _empty(self, picture: bytes) -> list[Fault]:
        share, left, top, width, height = self._darkroom.evaluate(EMPTINESS, base64.b64encode(picture).decode())
        if share <= _EMPTY:
            return []
        return [Fault("empty", f"{width}x{height} at {left},{top}", "", f"{share:.1%}", f"{_EMPTY:.0%}")]


def _differ_by_theme(one: View, other: View) -> bool:
    """Whether a reader goes from one to the other by choosing a theme."""
    return one == other._replace(theme=one.theme) and {one.theme, other.theme} <= PLAIN


def _sight(page: Page, view: View) -> list[Fault]:
    """Whoever comes to a table that asks them sees something to choose."""
    asked = view.page in GAMES and view.moment != "over" and view.moment not in OPENED
    if not asked or page.locator("[data-lit]:visible").count():
        return []
    return [Fault("sight", "body", "", "nothing to choose", "")]


def _settle(page: Page) -> None:
    """Until fonts are there and nothing moves."""
    page.evaluate(
        """async () => {
          await document.fonts.ready
          const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
          await frame()
          await Promise.allSettled(document.getAnimations().filter(it =>
            it.effect.getComputedTiming().endTime !== Infinity).map((it) => it.finished))
          await frame()
        }"""
    )


def _axe(page: Page, view: View, *, colours: bool) -> list[Fault]:
    """What axe finds; where it has seen the page in another theme, it looks at the `colours` only."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    rules: dict[str, Any] = {"rules": {_CONTRAST: {"enabled": view.theme != "forced"}}}  # there the system chooses
    if colours:
        rules = {"runOnly": {"type": "rule", "values": [_CONTRAST]}}
    return [Fault("axe", *each) for each in page.evaluate(_AXE, rules)]
