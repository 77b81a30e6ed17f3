"""Rule help: the clauses behind a question, a clause by its id, or all that speak of a word."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kingstable import rulebook
from kingstable.cli.desk import Desk
from kingstable.kernel import AnyGame
from kingstable.rulebook import Clause, UnknownClause

MOST = 12
_MARKS = re.compile(r"`\[[^`]*\]`|\*\*|`")


def clauses(ids: tuple[str, ...]) -> RenderableType:
    """The clauses of these ids; one that has gone from the document is left out."""
    found = []
    for id in ids:
        try:
            found.append(rulebook.find(id))
        except UnknownClause:
            continue
    return _shown(found)


def search(game: AnyGame, word: str, desk: Desk) -> RenderableType:
    """The clause of this id, or those in whose text the word stands."""
    wanted = word.lower()
    every = _all(game)
    found = [clause for clause in every if clause.id.lower() == wanted]
    found = found or [clause for clause in every if wanted in clause.text.lower()]
    if not found:
        return Text(desk.say("help-rule-none", word=word))
    parts: list[RenderableType] = [_shown(found[:MOST])]
    if len(found) > MOST:
        parts.append(Text(desk.say("help-rule-more", count=len(found) - MOST), style="dim"))
    return Group(*parts)


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
        grid.add_row(clause.id, Text(_MARKS.sub("", clause.text).strip()))
    return grid
