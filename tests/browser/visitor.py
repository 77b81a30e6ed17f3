"""A person at a browser: what they see, and how they play with the mouse."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypedDict

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect
from tests.progress import Patience

from kingstable.kernel import Record, Rng

SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"

#: What a page looks like to whoever chooses: the version, what is lit, what is picked, and whether a dialog is open.
LOOK = """() => JSON.stringify([
  document.querySelector('[data-version]')?.dataset.version,
  [...document.querySelectorAll('[data-lit]')].map(it => it.dataset.lit),
  document.querySelectorAll('.picked, [aria-pressed=true]').length,
  !!document.querySelector('dialog[open]'),
])"""

#: Whether that look has given way to another, and not only because a choice is on its way.
LED = """before => {
  const now = (LOOK)()
  const [then] = JSON.parse(before)
  return now !== before && (JSON.parse(now)[0] !== then || !!document.querySelector('[data-lit], dialog[open]'))
}""".replace("LOOK", LOOK)

#: Where the pointer can reach a thing: in its middle, or else somewhere on it.
_POINT = """it => {
  const { left, top, width, height } = it.getBoundingClientRect()
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [left + width * along, top + height * down]
      const found = document.elementFromPoint(x, y)
      if (found && (it === found || it.contains(found))) return [x, y]
    }
  return null
}"""

#: What can be chosen and reached: the lines of a small list, or else what is lit; nothing under another dialog.
CHOICES = """() => {
  const listed = [...document.querySelectorAll('dialog[open] .list button')]
  const lit = document.querySelector('dialog[open]') ? [] : [...document.querySelectorAll('[data-lit]')]
  return (listed.length ? listed : lit).flatMap((it) => {
    const at = (POINT)(it)
    return at ? [{ name: it.dataset.lit ?? '', classes: it.getAttribute('class') ?? '', at }] : []
  })
}""".replace("POINT", _POINT)


class Choice(TypedDict):
    """Something to click: the name it is lit by, its classes, and where."""

    name: str
    classes: str
    at: tuple[float, float]


#: Picks one of the things that can be clicked.
Pick = Callable[[Sequence[Choice]], Choice]


#: Ids of messages that nobody has put into words.
_BARE = re.compile(r"\b(?:ui|log|ask|option|score|why|setting|show|undo|refused|mind)(?:-[a-z0-9]+)+\b")


def bare_ids(page: Page) -> list[str]:
    """The messages that a page shows by their ids."""
    return sorted(set(_BARE.findall(page.locator("body").inner_text())))


class Visitor:
    """A page, and what a person does with it."""

    #: Where a page shows nothing of a table.
    ELSEWHERE = "/health"

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        #: Errors of the page and of its console, but for those that hold one of the words to forgive.
        self.faults: list[str] = []
        self.forgive: tuple[str, ...] = ()
        page.on("pageerror", lambda error: self._fault(str(error)))
        page.on("console", lambda line: line.type == "error" and self._fault(line.text))

    def _fault(self, text: str) -> None:
        if not any(word in text for word in self.forgive):
            self.faults.append(text)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def post(self, path: str, **body: Any) -> Any:
        answer = self.page.request.post(f"{self.url}/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, game: str, *seats: str, **more: Any) -> Any:
        """A table; seats are me, person, or the name of a mind."""
        plans = [{"kind": it} if it in ("me", "person") else {"kind": "mind", "mind": it} for it in seats]
        return self.post("/tables", game=game, seats=plans, **more)

    def sit(self, game: str, *seats: str, **options: Any) -> str:
        """Open a table, go there and wait for the first question; gives its id."""
        id = str(self.new_table(game, *seats, options=options)["id"])
        self.visit(f"/table/{id}")
        self.wait_for_question()
        return id

    def open(self, record: Record) -> str:
        """Open a record, whose people I am then; gives the id of the table."""
        kind = {"content-type": "application/jsonl"}
        answer = self.page.request.post(f"{self.url}/api/records", data=record.dumps(), headers=kind)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def take_up(self, record: Record) -> None:
        """Go on with a game in the place of its people."""
        self.visit(f"/table/{self.open(record)}")
        self.wait_for_question()

    def scene(self, id: str, **eyes: int) -> Any:
        """A table as its host tells it, without its log, through the eyes of a seat."""
        answer = self.page.request.get(f"{self.url}/api/tables/{id}/scene", params={"log": 1_000_000, **eyes})
        assert answer.ok, answer.text()
        return answer.json()

    def hurry(
        self,
        id: str,
        enough: Callable[[Any], bool] = lambda scene: False,
        seed: int = 1,
        together: Sequence[Visitor] = (),
        away: bool = False,
    ) -> Any:
        """Choose at random without the page until the scene is enough or the game over; gives the scene.

        Those who play together with me do the same. Pages that are `away` come back to the table afterwards.
        """
        rng = Rng.seeded(seed)
        gone = (self, *together) if away else ()
        for visitor in gone:
            visitor.visit(self.ELSEWHERE)
        while not (scene := self.scene(id))["over"] and not enough(scene):
            for visitor in (self, *together):
                for ask in visitor.scene(id)["asks"][:1]:  # none while others decide
                    do = rng.pick(ask["options"])["do"]
                    visitor.post(f"/tables/{id}/choose", seat=ask["seat"], number=ask["number"], do=do)
        for visitor in gone:
            visitor.visit(f"/table/{id}")
        return scene

    @property
    def table(self) -> str:
        """The id of the table that the page shows."""
        return self.page.url.rpartition("/")[2]

    def record(self, id: str) -> Record:
        """A finished game as the server exports it."""
        answer = self.page.request.get(f"{self.url}/api/tables/{id}/record")
        assert answer.ok, answer.text()
        return Record.loads(answer.text())

    def play_now(self) -> None:
        """From the lobby to a first question."""
        self.visit()
        self.cover.get_by_role("button", name=re.compile("Play now|Грати|Играть")).click()
        self.just_play()

    def just_play(self) -> None:
        """Somebody new to the game is asked how to begin, and just plays."""
        self.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Just play|Просто)")).click()
        self.wait_for_question()

    def first_game(self) -> None:
        """From the lobby to a first question on the board for beginners, where Knights pay for every first house."""
        self.visit()
        self.cover.get_by_role("button", name="New table").click()
        form = self.page.get_by_role("dialog")
        form.get_by_text("First game", exact=True).click()
        form.get_by_role("button", name="Open the table").click()
        self.wait_for_question()

    def wait_for_question(self) -> None:
        """Until there is something to choose; whoever is asked takes the screen over where several share it."""
        handed = self.page.locator("#hand-over .gold")
        self.lit.or_(handed).first.wait_for(state="attached")
        if handed.count():
            handed.click()
        self.lit.first.wait_for(state="attached")

    def wait_for_version(self, version: int) -> None:
        """Until the page shows a table at this version, and has something to choose."""
        self.page.locator(f"[data-version='{version}']").wait_for(state="attached")
        self.wait_for_question()

    @property
    def version(self) -> str | None:
        """The version of the table that the page shows."""
        return self.page.locator("[data-version]").get_attribute("data-version")

    def wait_for_turn(self) -> None:
        """Until there is something to choose, or a dialog to read."""
        self.page.locator("[data-lit], dialog[open]").first.wait_for(state="attached")

    @property
    def cover(self) -> Locator:
        """The game that most tests play, in the lobby."""
        return self.page.locator("article[data-game='kingdom_builder']")

    @property
    def lit(self) -> Locator:
        return self.page.locator("[data-lit]")

    @property
    def lit_hexes(self) -> Locator:
        return self.page.locator("[data-lit^='hex:']")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def houses(self) -> Locator:
        return self.page.locator("#pane-board [data-piece^='settlement:']")

    def build(self, index: int = 0) -> str:
        """Click a lit hex with the mouse, and wait until a house stands there.

        Where only one hex is left for the next house, the game builds it by itself: there may be more than one.
        """
        before = self.houses.count()
        thing = self.lit_hexes.nth(index)
        name = str(thing.get_attribute("data-lit"))
        thing.click()
        expect(self.houses.nth(before)).to_be_attached()
        return name

    def build_all(self) -> None:
        """Build the settlements of a turn with the mouse."""
        while self.lit_hexes.count():
            self.build(self.lit_hexes.count() // 2)
            self.wait_for_question()

    def end_turn(self) -> None:
        self.page.get_by_role("button", name="End the turn").click()

    def play_on(self, most: int = 100_000, alone: bool = True) -> int:
        """Choose at random with the mouse, until the score sheet opens, so many clicks are made, or others decide.

        Gives the number of clicks. Whoever plays `alone` waits for the others.
        """
        rng = Rng.seeded("clicks")
        over = self.page.locator("dialog[open]" if alone else "dialog[open], #prompt:not(.mine)")
        made = 0
        patience = Patience(lambda: self.version)
        while made < most and not (made and over.count()):
            patience.check(self.prompt.inner_text)
            made += self.step(rng.pick)
        return made

    def step(self, pick: Pick, until: str = "") -> bool:
        """Click one of the things that can be chosen, with the mouse; False if there is none for now.

        What is lit out of sight is walked to by keys. As soon as it is there `until` which one plays, nothing is done.
        """
        there, choices = self.page.evaluate(
            f"until => [until !== '' && document.querySelector(until) !== null, ({CHOICES})()]", until
        )
        if there:
            return False
        if choices:
            self.page.mouse.click(*pick(choices)["at"])
        elif self.lit.count() and not self.page.locator("dialog[open]").count():
            self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        else:
            self.page.wait_for_timeout(10)
            return False
        return True

    def reached(self, things: Locator) -> list[int]:
        """The numbers of those things that the pointer can reach."""
        found: list[int] = things.evaluate_all(f"all => all.flatMap((it, at) => (({_POINT})(it) ? [at] : []))")
        return found

    def press(self, thing: Locator, way: str = "mouse") -> None:
        """Choose something by mouse, touch or keys, and wait until that has led to something."""
        before = self.page.evaluate(LOOK)
        if way == "keys":
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            at = thing.evaluate(_POINT)
            self.page.mouse.click(*at) if way == "mouse" else self.page.touchscreen.tap(*at)
        self.page.wait_for_function(LED, arg=before)

    def show(self, name: str) -> None:
        """Keep a picture of the page."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def check_access(self, where: str) -> None:
        """No fault that axe can find."""
        self.page.wait_for_timeout(400)  # what comes in gently has come in
        found: list[dict[str, Any]] = Axe().run(self.page).response["violations"]
        told = [f"{it['id']}: {it['help']}: {it['nodes'][0]['html'][:160]}" for it in found]
        assert not told, f"{where}:\n" + "\n".join(told)

    def check_words(self, where: str) -> None:
        """Everything is in words: no message is shown by its id."""
        bare = bare_ids(self.page)
        assert not bare, f"{where}: not put into words: {', '.join(bare)}"

    def check_fits(self, where: str) -> None:
        """The page does not scroll."""
        room = self.page.evaluate(
            "() => { const { scrollWidth, scrollHeight } = document.documentElement;"
            " return [scrollWidth - innerWidth, scrollHeight - innerHeight] }"
        )
        assert room[0] <= 0 and room[1] <= 0, f"{where} scrolls by {room}"
