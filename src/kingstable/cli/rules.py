"""Rule help and `kingstable rules`: the rulebook in the reader's language, and behind it the numbered clauses."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable import rulebook
from kingstable.cli.desk import Desk
from kingstable.kernel import AnyGame
from kingstable.rulebook import Block, Chapter, Clause, UnknownClause

# Where a clause comes from, as `[rb 144][D9]`, [P][J D21] or (R113; D9), is for editors, not for players.
_SOURCES = re.compile(r"\s*`(?:\[[^\]`]*\]\s*)+`|(?:\s*\[[^\]]*\])+$|\s*\((?:R|D)\d[^)]*\)$", re.M)
_CODE = re.compile(r"`([^`]+)`")


def rules(given: argparse.Namespace, desk: Desk) -> int:
    """Print the rulebook of a game, or what it says of a word."""
    word = " ".join(given.word)
    desk.console.print(search(given.game, word, desk) if word else _whole(given.game, desk))
    return 0


def behind(game: AnyGame, ids: Iterable[str], desk: Desk) -> RenderableType:
    """What the rulebook says of these clauses; those that it does not tell as they are written."""
    return Group(_told(game, {*ids}, desk), _shown([clause for clause in _untold(game, desk) if clause.id in {*ids}]))


def search(game: AnyGame, word: str, desk: Desk, *, quiet: bool = False) -> RenderableType:
    """A clause with what tells it, or all that speaks of a word; that nothing does is said unless `quiet`."""
    every = _all(game)
    if found := [clause for clause in every if clause.id.lower() == word.lower()]:
        return Group(_told(game, {clause.id for clause in found}, desk), _shown(found))
    book = rulebook.book(game, desk.lang)
    if book is not None and (chapters := rulebook.search(book, word)):
        return _pages(chapters)
    found = [clause for clause in every if word.lower() in clause.text.lower()]
    if not found and not quiet:
        return Text(desk.say("help-rule-none", word=word))
    return _shown(found)


def _whole(game: AnyGame, desk: Desk) -> RenderableType:
    book = rulebook.book(game, desk.lang)
    return (
        _shown(_all(game))
        if book is None
        else Group(Text(f"{book.title}\n", "bold"), _pages(book.chapters, clauses=False))
    )


def _told(game: AnyGame, ids: set[str], desk: Desk) -> RenderableType:
    """The blocks that tell these clauses best."""
    book = rulebook.book(game, desk.lang)
    if book is None:
        return Group()
    places = {place for clause, place in rulebook.told(book).items() if clause in ids}
    chapters = (
        Chapter(
            chapter.id,
            chapter.title,
            chapter.level,
            [block for place, block in rulebook.places(chapter) if place in places],
        )
        for chapter in book.chapters
    )
    return _pages([chapter for chapter in chapters if chapter.blocks])


def _untold(game: AnyGame, desk: Desk) -> list[Clause]:
    book = rulebook.book(game, desk.lang)
    told = rulebook.told(book) if book is not None else {}
    return [clause for clause in _all(game) if clause.id not in told]


def _all(game: AnyGame) -> list[Clause]:
    try:
        return [clause for section in rulebook.clauses(game.info.id) for clause in section.clauses]
    except UnknownClause:
        return []


def _pages(chapters: list[Chapter], *, clauses: bool = True) -> RenderableType:
    """Chapters as one reads them, each block with its clauses behind it unless one reads on and on."""
    parts: list[RenderableType] = []
    for chapter in chapters:
        parts.append(Text(chapter.title, "bold green" if chapter.level == 2 else "bold"))
        parts.extend(Padding(_block(block, clauses), (0, 0, 1, 2)) for block in chapter.blocks)
    return Group(*parts)


def _block(block: Block, clauses: bool) -> RenderableType:
    if block.picture:
        return Text(block.text, "italic dim")
    text = Markdown(f"> {block.text}" if block.kind == "example" else block.text)
    return Group(text, Text(" ".join(block.clauses), "dim")) if clauses and block.clauses else text


def _shown(found: list[Clause]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for clause in found:
        grid.add_row(clause.id, Markdown(_plain(clause.text)))
    return grid


def _plain(text: str) -> str:
    """A clause as a player reads it: without its sources, and with names from the data as words."""
    return _CODE.sub(lambda code: code[1].replace("_", " "), _SOURCES.sub("", text)).strip()
