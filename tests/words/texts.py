"""Everything that people read, wherever it is written: Fluent messages, component names, and pages in a language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tools.typography import language_of

from kingstable.kernel import LANGUAGES, find_game, game_ids
from kingstable.kernel.registry import folder_of

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "kingstable"


class Text(NamedTuple):
    """One text: the game it belongs to (empty for the house), its language, where it stands, and its words."""

    game: str
    lang: str
    place: str
    words: str


class _Words(Visitor):
    """All variants of a pattern, one after the other; an argument is an ellipsis in brackets."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if not isinstance(node.expression, ast.SelectExpression):
            self.found.append("[…]")
            return
        for variant in node.expression.variants:
            self.found.append("|")
            self.visit(variant.value)
        self.found.append("|")


def words_of(entry: ast.Message | ast.Term) -> str:
    """The words of a message and of its case forms."""
    look = _Words()
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern is not None:
            look.visit(pattern)
            look.found.append("|")
    return re.sub(r"[ \n]+", " ", "".join(look.found)).strip("|")


def fluent_files() -> list[Path]:
    """Every Fluent file of the sources, and of games that are installed from outside."""
    return sorted(path for folder in (SOURCES, *_outside().values()) for path in folder.rglob("*.ftl"))


def _outside() -> dict[str, Path]:
    """The packages of games from outside."""
    folders = {game: Path(str(folder_of(game))) for game in game_ids()}
    return {game: folder for game, folder in folders.items() if not folder.is_relative_to(SOURCES)}


@cache
def texts() -> list[Text]:
    """Everything that people read in a language."""
    return [*_messages(), *_names(), *_pages()]


def game_at(path: Path) -> str:
    """The game whose package a file lies in, empty for the house."""
    for game, folder in _outside().items():
        if path.is_relative_to(folder):
            return game
    return next((part for part in path.relative_to(ROOT).parts if part in game_ids()), "")


def place_in(path: Path) -> str:
    """A path as it is shown: inside the sources, or inside the package of a game from outside."""
    folder = _outside().get(game_at(path))
    return str(path.relative_to(folder.parent if folder else SOURCES))


def _messages() -> Iterator[Text]:
    for path in fluent_files():
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield Text(game_at(path), path.stem, f"{place_in(path)}: {entry.id.name}", words_of(entry))


def _names() -> Iterator[Text]:
    for game in game_ids():
        for id, name in find_game(game).names.items():
            for lang, words in name.items():
                yield Text(game, lang, f"{game}: {id}", words)


def pages() -> list[Path]:
    """Every page in one language: `uk.md`, or whatever lies in a folder `uk`."""
    folders = (SOURCES, ROOT / "docs", *_outside().values())
    return sorted(path for folder in folders for path in folder.rglob("*.md") if language_of(path) in LANGUAGES)


def _pages() -> Iterator[Text]:
    for path in pages():
        for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8").strip()):
            place = f"{path.parent.name}/{path.name}: {block[:40]!r}"
            yield Text(game_at(path), language_of(path), place, block)
