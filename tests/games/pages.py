"""What a terminal prints of a moment, page by page, and which of the public facts are not to be read there.

Each game has a list of `Fact` in its `test_terminal.py`, and the same facts in a table of `docs/terminal.md`.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console, Group, RenderableType

from kingstable.cli.choices import Offer
from kingstable.cli.screen import Picture, Scene, listed, score_table
from kingstable.kernel import Rng, Table, find_game
from kingstable.words import Speaker

NAMES = ["Anna", "Borys", "Virineya", "Hryhoriy", "Dora"]
SIZES = [(80, 24), (120, 40)]
DOCS = Path(__file__).parents[2] / "docs" / "terminal.md"
_SPACES = re.compile(r"\s+")


class Fact(NamedTuple):
    """A public fact: its name in the document, the key of its page (``main`` is the main screen), and what must be
    read there: of a view, and for ``b`` of a view and a seat.
    """

    name: str
    key: str
    values: Callable[..., Iterable[object]]


@cache
def moments(game: str, seats: int, seed: int = 1) -> list[Table]:
    """A random game early on, at its half, and shortly before its end."""
    table = Table.new(game, seats, seed=seed)
    rng = Rng.seeded(seed)
    while not table.over:
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    record = table.record
    last = len(record.choices)
    return [Table.replay(record, at) for at in (last // 8, last // 2, last - 3)]


def printed(part: RenderableType, width: int, height: int = 40) -> str:
    """A page without colours; spaces and line breaks are one space each, and no-break spaces are spaces."""
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None, highlight=False, markup=False)
    console.print(part)
    return _SPACES.sub(" ", console.file.getvalue())  # type: ignore[attr-defined]


class Pages:
    """The pages of one seat at one moment."""

    def __init__(self, table: Table, seat: int | None, size: tuple[int, int], lang: str = "en") -> None:
        self.table, self.size = table, size
        self.view = table.view(seat)
        self.speaker = Speaker(lang, table.game, NAMES)
        self.picture = Picture(table.game, self.speaker)
        self.ask = table.ask_of(seat) if seat is not None and not table.over else None
        self.lit = Offer(self.ask, self.picture.draws, self.picture.types).lit if self.ask is not None else {}
        self.read: dict[tuple[str, int | None], str] = {}

    def main(self) -> str:
        """The board and the panel, each in the columns that it has on the main screen."""
        width, height = self.size
        console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
        scene = Scene(self.picture, self.view, self.lit, [])
        own, side, _, _ = scene.laid_out(console, console.options)
        return printed(scene.board, own or width, height) + printed(scene.panel, side.max_width, height)

    def height(self) -> int:
        """Lines of the main screen without a log: the table, the choices in as few lines as they can be told,
        question and prompt.
        """
        assert self.ask is not None
        console = Console(file=io.StringIO(), width=self.size[0], height=self.size[1], color_system=None)
        offered = Offer(self.ask, self.picture.draws, self.picture.types).listed
        told = [partial(words, self.view, self.ask) for words in (self.picture.choice, self.picture.brief)]
        choices = min(len(console.render_lines(listed(offered, words))) for words in told)
        scene = Scene(self.picture, self.view, self.lit, [], below=self.size[1])
        question = f"{self.speaker.say(self.ask.prompt)} {self.picture.typed(self.view, self.ask)}"
        return len(console.render_lines(Group(scene, question))) + choices + 1

    def choices(self) -> list[str]:
        """The choices of the open question as `o` tells them."""
        assert self.ask is not None
        return [_SPACES.sub(" ", self.picture.choice(self.view, self.ask, option)) for option in self.ask.options]

    def page(self, key: str, seat: int | None = None) -> str:
        """The page of a key, printed once."""
        if (key, seat) not in self.read:
            self.read[key, seat] = self._page(key, seat)
        return self.read[key, seat]

    def _page(self, key: str, seat: int | None) -> str:
        if key == "main":
            return self.main()
        parts: dict[str, Callable[[], RenderableType | None]] = {
            "b": lambda: self.picture.board(self.view, seat),
            "d": lambda: self.picture.piles(self.view),
            "t": lambda: self.picture.tracks(self.view),
            "s": lambda: score_table(self.table.scores(), self.speaker),
            "?": lambda: self.picture.about(self.view),
        }
        return printed(parts[key]() or "", *self.size)


def missing(facts: Sequence[Fact], game: str, seats: int, size: tuple[int, int]) -> list[str]:
    """The facts that cannot be read where they should be: the name, the key, and what was looked for."""
    found: list[str] = []
    for table in moments(game, seats):
        pages = Pages(table, 0, size)
        for fact in facts:
            boards: list[Any] = [sheet.seat for sheet in table.scores()] if fact.key == "b" else [()]
            for seat in boards:
                text = pages.page(fact.key, None if seat == () else seat)
                values = fact.values(pages.view, *([seat] if fact.key == "b" else []))
                found += [f"{fact.name} ({fact.key}): {value}" for value in values if str(value) not in text]
    return found


def documented(game: str) -> dict[str, str]:
    """The facts of a game in the document, each with its key."""
    title = find_game(game).info.names["en"]
    section = DOCS.read_text(encoding="utf-8").partition(f"### {title}: where everything is\n")[2]
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", section.partition("\n#")[0], re.M)
    return {name: key.strip("`") for name, key in rows if name not in ("fact", "---")}
