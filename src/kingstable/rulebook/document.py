"""The rules documents of the games, read into sections and clauses: the law behind every rulebook."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources.abc import Traversable

from msgspec import Struct

from kingstable.kernel import KingstableError, game_ids, package_named
from kingstable.kernel.clauses import DEFINED, document

_BLOCK = re.compile(r"\s*([-*+>|`]|\d+[.)])(\s|$)|\s*(\||```)")
_HEADING = re.compile(r"^(?P<marks>#+) +(?P<title>.*)$")


class UnknownClause(KingstableError):
    """No rules document has a clause of this id, or the game has no document."""


class Clause(Struct):
    """One clause; `text` is Markdown."""

    id: str
    text: str


class Section(Struct):
    """A heading with the clauses directly below it; `text` is the Markdown that belongs to no clause."""

    title: str
    level: int
    text: str
    clauses: list[Clause]


def title(game_id: str) -> str:
    """The first heading of the game's document."""
    return _document(game_id)[0].title


def clauses(game_id: str) -> list[Section]:
    """The sections of the game's document below its title, in order; raises `UnknownClause` if there is none."""
    return list(_document(game_id)[1:])


def find(clause_id: str) -> Clause:
    """The clause of this id, of whatever game; raises `UnknownClause`."""
    for game_id in game_ids():
        clause = _by_id(game_id).get(clause_id) if _place(game_id) else None
        if clause is not None:
            return clause
    raise UnknownClause(f"no clause {clause_id!r} in the rules documents")


@cache
def _by_id(game_id: str) -> dict[str, Clause]:
    return {clause.id: clause for section in _document(game_id) for clause in section.clauses}


@cache
def _document(game_id: str) -> tuple[Section, ...]:
    path = _place(game_id)
    if path is None:
        raise UnknownClause(f"there is no rules document for {game_id!r}")
    return tuple(parse(path.read_text(encoding="utf-8")))


def _place(game_id: str) -> Traversable | None:
    """The document of an installed game."""
    return document(game_id, package_named(game_id)) if game_id in game_ids() else None


def parse(document: str) -> list[Section]:
    """Sections and clauses of a Markdown document; the first section is its title and what follows directly."""
    sections = [Section("", 1, "", [])]
    clause: Clause | None = None
    mark = ""
    for line in document.splitlines():
        defined = DEFINED.match(line)
        heading = _HEADING.match(line)
        section = sections[-1]
        if defined:
            mark = (defined["mark"] or "").strip()
            clause = Clause(defined["id"], _opening(defined["rest"], mark))
            if mark == "|":
                section.text = _without_table_head(section.text)
            section.clauses.append(clause)
        elif heading:
            clause = None
            if section.title:
                sections.append(Section(heading["title"], len(heading["marks"]), "", []))
            else:
                section.title, section.level = heading["title"], len(heading["marks"])
        elif clause is not None and _goes_on(line, clause, mark):
            clause.text += f" {line.strip()}" if _is_wrapped(line, clause) else "\n" + line
        else:
            clause = None
            section.text += line + "\n"
    for section in sections:
        section.text = section.text.strip().removesuffix("---").strip()
        for clause in section.clauses:
            clause.text = clause.text.strip()
    return sections


def _opening(rest: str, mark: str) -> str:
    if mark == "|":
        return " · ".join(cell.strip() for cell in rest.strip().strip("|").split(" | ")).removeprefix("| ").strip()
    if mark.startswith("#"):
        return f"**{rest.strip()}**"
    # `**FK-X33. What the favour zone hides** ...`: the title stays bold without the id.
    return ("**" if rest.count("**") % 2 else "") + rest.strip()


def _goes_on(line: str, clause: Clause, mark: str) -> bool:
    """Whether a line without a mark of its own still belongs to the clause before it."""
    if mark == "|" or line.startswith("---"):
        return False
    if mark.startswith("#") or not mark:
        return True
    return not line.strip() or line.startswith(" ") or not clause.text.endswith("\n")


def _is_wrapped(line: str, clause: Clause) -> bool:
    """Whether a line only goes on because the one before it was full: no list, table, quotation or new paragraph."""
    last = clause.text.rpartition("\n")[2]
    return bool(line.strip()) and bool(last.strip()) and not _BLOCK.match(line) and not _BLOCK.match(last)


def _without_table_head(text: str) -> str:
    """A table of clauses has become a list of them: its head is no longer needed."""
    lines = text.rstrip().split("\n")
    while lines and lines[-1].startswith("|"):
        lines.pop()
    return "\n".join(lines) + "\n"
