"""Rule help: the clauses behind a question, a clause by its id, or all that speak of a word."""

from __future__ import annotations

import re

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from kingstable import rulebook
from kingstable.cli.desk import Desk
from kingstable.kernel import AnyGame
from kingstable.rulebook import Clause, UnknownClause

# Where a clause comes from, as `[rb 144][D9]`, [P][J D21] or (R113; D9), is for editors, not for players.
_SOURCES = re.compile(r"\s*`(?:\[[^\]`]*\]\s*)+`|(?:\s*\[[^\]]*\])+$|\s*\((?:R|D)\d[^)]*\)$", re.M)
_CODE = re.compile(r"`([^`]+)`")


def clauses(ids: tuple[str, ...]) -> RenderableType:
    """The clauses of these ids; one that has gone from the document is left out."""
    found = []
    for id in ids:
        try:
            found.append(rulebook.find(id))
        except UnknownClause:
            continue
    return _shown(found)


def search(game: AnyGame, word: str, desk: Desk, *, quiet: bool = False) -> RenderableType:
    """The clause of this id, or those in whose text the word stands; that there are none is said unless `quiet`."""
    wanted = word.lower()
    every = _all(game)
    found = [clause for clause in every if clause.id.lower() == wanted]
    found = found or [clause for clause in every if wanted in clause.text.lower()]
    if not found and not quiet:
        return Text(desk.say("help-rule-none", word=word))
    return _shown(found)


def _all(game: AnyGame) -> list[Clause]:
    try:
        return [clause for section in rulebook.clauses(game.info.id) for clause in section.clauses]
    except UnknownClause:
        return []


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
